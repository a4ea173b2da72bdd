use super::*;
use crate::key::Secret;

fn hash() -> KeyHash {
    Secret::random().expect("random bytes").hash()
}

fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

fn login(sign_in: &str) -> Login {
    Login { sign_in: sign_in.parse().expect("a name"), hash: PasswordHash("$argon2id$1".to_owned()) }
}

fn grant(text: &str) -> Grant {
    text.parse().expect("a grant")
}

fn give(site: &mut Site, at: i64, by: Giver, act: SiteAct) -> Result<(), SiteRefusal> {
    let order = SiteOrder { at: Now(at), by, act };
    for event in site.decide(&order)? {
        let written = Site::write(&order, &event).expect("it can be written");
        let read = SiteEvent::read(&written.code, written.schema, &written.payload).expect("it reads back");
        assert_eq!(read, event, "{}", written.payload);
        site.apply(&read).expect("it was decided here");
    }
    Ok(())
}

/// A user who came in with this grant; with a password if there is a name to sign in.
fn joined(site: &mut Site, text: &str, given: &str, sign_in: Option<&str>) -> (Giver, KeyHash) {
    let (key, session) = (hash(), hash());
    let invite = SiteAct::Invite { key, grant: grant(given), note: String::new() };
    give(site, 0, Giver::Owner, invite).expect("an invitation");
    let enter = SiteAct::Enter { key, session, name: name(text), login: sign_in.map(login) };
    give(site, 0, Giver::Stranger(name(text)), enter).expect("it holds");
    let id = site.session(&session, Now(0)).expect("a session").person;
    (Giver::Person(id, name(text)), session)
}

fn id(giver: &Giver) -> PersonId {
    let Giver::Person(id, _) = giver else { return PersonId(0) };
    *id
}

#[test]
fn a_key_opens_one_session_and_only_in_its_time() {
    let mut site = Site::empty();
    let (key, session) = (hash(), hash());
    let enter = |session: &KeyHash| SiteAct::Enter { key, session: *session, name: name("Eva"), login: None };
    let stranger = || Giver::Stranger(name("Eva"));
    assert_eq!(give(&mut site, 0, stranger(), enter(&session)), Err(SiteRefusal::KeyUnknown));
    give(&mut site, 0, Giver::Owner, SiteAct::IssueKey(key)).expect("a key");
    let late = give(&mut site.clone(), KEY_LASTS_MS, stranger(), enter(&session));
    assert_eq!(late, Err(SiteRefusal::KeyUnknown), "it has run out");
    give(&mut site, 5, stranger(), enter(&session)).expect("the key is good");
    assert_eq!(give(&mut site, 6, stranger(), enter(&hash())), Err(SiteRefusal::KeyUnknown), "it works once");
    let eva = site.session(&session, Now(7)).expect("a session").person;
    assert!(site.rights(eva).is_administrator());
    assert!(!site.has_administrator(), "she cannot come back");
    assert_eq!(site.session(&session, Now(5 + GUEST_LASTS_MS)), None, "it has run out");
    give(&mut site, 8, stranger(), SiteAct::Leave(session)).expect("always");
    assert_eq!(site.session(&session, Now(9)), None);
    assert_eq!(site.people().count(), 0, "nobody without a password is remembered");
}

#[test]
fn what_has_run_out_is_forgotten_and_the_rest_is_bounded() {
    let mut site = Site::empty();
    for _ in 0..MOST_INVITATIONS {
        give(&mut site, 0, Giver::Owner, SiteAct::IssueKey(hash())).expect("room for it");
    }
    let more = SiteAct::IssueKey(hash());
    assert_eq!(give(&mut site, 1, Giver::Owner, more.clone()), Err(SiteRefusal::TooMany));
    give(&mut site, KEY_LASTS_MS, Giver::Owner, more).expect("the others have run out");
    assert_eq!(site.invitations.len(), 1);

    let (eva, first) = joined(&mut site, "Eva", "creator", Some("eva"));
    for at in 1..=i64::try_from(MOST_OWN).expect("small") {
        let hash = PasswordHash("$argon2id$1".to_owned());
        let act = SiteAct::SignIn { person: id(&eva), hash, session: self::hash() };
        give(&mut site, at, eva.clone(), act).expect("the right password");
    }
    assert_eq!(site.sessions_of(id(&eva), Now(30)).count(), MOST_OWN);
    assert_eq!(site.session(&first, Now(30)), None, "the oldest ended");
}

#[test]
fn nobody_gives_what_is_not_in_his_hands() {
    let mut site = Site::empty();
    let (admin, _) = joined(&mut site, "Admin", "administrator", Some("admin"));
    let (organiser, _) = joined(&mut site, "Ota", "organiser@t/a", Some("ota"));
    let (arbiter, _) = joined(&mut site, "Eva", "arbiter@t/a", Some("eva"));
    let invite = |given: &str| SiteAct::Invite { key: hash(), grant: grant(given), note: "x".to_owned() };
    for (by, given, result) in [
        (&admin, "administrator", Ok(())),
        (&organiser, "organiser@t/a", Ok(())),
        (&organiser, "helper@t/a", Ok(())),
        (&organiser, "helper@t/b", Err(SiteRefusal::NotAllowed)),
        (&organiser, "creator", Err(SiteRefusal::NotAllowed)),
        (&organiser, "administrator", Err(SiteRefusal::NotAllowed)),
        (&arbiter, "helper@t/a", Err(SiteRefusal::NotAllowed)),
        (&Giver::Stranger(name("Nobody")), "helper@t/a", Err(SiteRefusal::NotAllowed)),
    ] {
        assert_eq!(give(&mut site, 1, by.clone(), invite(given)), result, "{by:?} {given}");
        let act = SiteAct::Give { to: id(&arbiter), grant: grant(given) };
        assert_eq!(give(&mut site.clone(), 1, by.clone(), act.clone()), result, "{by:?} {given}");
        give(&mut site, 1, Giver::Owner, act).expect("the owner of the server may");
        let act = SiteAct::Take { from: id(&arbiter), grant: grant(given) };
        assert_eq!(give(&mut site.clone(), 1, by.clone(), act.clone()), result, "{by:?} {given}");
        give(&mut site, 1, Giver::Owner, act).expect("the owner of the server may");
    }
    for act in [SiteAct::Disable(id(&arbiter)), SiteAct::EndSessions { of: id(&arbiter), keep: None }] {
        assert_eq!(give(&mut site, 1, organiser.clone(), act), Err(SiteRefusal::NotAllowed));
    }
    let own = [SiteAct::Disable(id(&admin)), SiteAct::Take { from: id(&admin), grant: Grant::Administrator }];
    for act in own {
        assert_eq!(give(&mut site, 1, admin.clone(), act), Err(SiteRefusal::Oneself));
    }
    // A user who was shut out grants nothing any more.
    give(&mut site, 1, admin.clone(), SiteAct::Disable(id(&organiser))).expect("she may");
    assert_eq!(give(&mut site, 1, organiser, invite("helper@t/a")), Err(SiteRefusal::NotAllowed));
}

#[test]
fn a_shut_account_and_a_changed_password_open_nothing() {
    let mut site = Site::empty();
    let (admin, _) = joined(&mut site, "Admin", "administrator", Some("admin"));
    let (eva, here) = joined(&mut site, "Eva", "arbiter@t/a", Some("eva"));
    assert!(site.has_administrator());
    let sign_in = |hash: &str| SiteAct::SignIn {
        person: id(&eva),
        hash: PasswordHash(hash.to_owned()),
        session: self::hash(),
    };
    give(&mut site, 1, eva.clone(), sign_in("$argon2id$1")).expect("the right one");
    let other = Login { hash: PasswordHash("$argon2id$2".to_owned()), ..login("eva2") };
    let change = SiteAct::SetPassword { login: other, keep: here };
    give(&mut site, 2, eva.clone(), change).expect("her own");
    assert_eq!(site.sessions_of(id(&eva), Now(3)).count(), 1, "the other session ended");
    assert!(site.session(&here, Now(3)).is_some());
    assert_eq!(give(&mut site, 3, eva.clone(), sign_in("$argon2id$1")), Err(SiteRefusal::WrongPassword));
    assert_eq!(site.named(&"eva".parse().expect("a name")), None, "the old name is free");
    let taken = SiteAct::SetPassword { login: login("admin"), keep: here };
    assert_eq!(give(&mut site, 3, eva.clone(), taken), Err(SiteRefusal::NameTaken));
    give(&mut site, 4, admin.clone(), SiteAct::Disable(id(&eva))).expect("she may");
    assert_eq!(site.session(&here, Now(4)), None);
    assert_eq!(site.rights(id(&eva)), Rights::default());
    assert_eq!(give(&mut site, 5, eva.clone(), sign_in("$argon2id$2")), Err(SiteRefusal::WrongPassword));
    give(&mut site, 6, admin, SiteAct::Enable(id(&eva))).expect("she may");
    give(&mut site, 7, eva.clone(), sign_in("$argon2id$2")).expect("as before");
}

#[test]
fn invitations_can_be_taken_back_and_taken_by_those_who_are_here() {
    let mut site = Site::empty();
    let (organiser, _) = joined(&mut site, "Ota", "organiser@t/a", Some("ota"));
    let (eva, _) = joined(&mut site, "Eva", "helper@t/b", Some("eva"));
    let key = hash();
    let invite = SiteAct::Invite { key, grant: grant("arbiter@t/a"), note: "Eva".to_owned() };
    give(&mut site, 1, organiser.clone(), invite.clone()).expect("his own place");
    assert_eq!(give(&mut site, 1, eva.clone(), SiteAct::Uninvite(key)), Err(SiteRefusal::NotAllowed));
    give(&mut site, 1, organiser.clone(), SiteAct::Uninvite(key)).expect("his own");
    assert_eq!(give(&mut site, 2, eva.clone(), SiteAct::Accept(key)), Err(SiteRefusal::KeyUnknown));
    give(&mut site, 3, organiser, invite).expect("again");
    give(&mut site, 4, eva.clone(), SiteAct::Accept(key)).expect("it holds");
    assert_eq!(site.rights(id(&eva)).role_at(&"t/a".parse().expect("a place")), Some(Role::Arbiter));
    assert_eq!(site.rights(id(&eva)).role_at(&"t/b".parse().expect("a place")), Some(Role::Helper));
    // Who creates a tournament is responsible for it, and only those do who may.
    let found = || SiteAct::Found("t/c".parse().expect("a place"));
    assert_eq!(give(&mut site, 5, eva, found()), Err(SiteRefusal::NotAllowed));
    let (cyril, _) = joined(&mut site, "Cyril", "creator", None);
    give(&mut site, 5, cyril.clone(), found()).expect("he may");
    let here = |site: &Site| site.rights(id(&cyril)).role_at(&"t/c".parse().expect("a place"));
    assert_eq!(here(&site), Some(Role::Organiser));
    give(&mut site, 6, cyril.clone(), found()).expect("the form sent again");
    assert_eq!(site.person(id(&cyril)).expect("he is here").grants.len(), 2, "what he has he has once");
    // A user who was relieved of it does not get it back by the old form.
    let take = SiteAct::Take { from: id(&cyril), grant: grant("organiser@t/c") };
    give(&mut site, 7, Giver::Owner, take).expect("the owner may");
    give(&mut site, 8, cyril.clone(), found()).expect("nothing follows");
    assert_eq!(here(&site), None);
}

#[test]
fn invitations_of_a_person_who_was_shut_out_or_demoted_open_nothing() {
    let enter = |site: &mut Site, key: KeyHash| {
        let act = SiteAct::Enter { key, session: hash(), name: name("Guest"), login: None };
        give(site, 9, Giver::Stranger(name("Guest")), act)
    };
    let invite = |site: &mut Site, by: &Giver, given: &str| {
        let key = hash();
        let act = SiteAct::Invite { key, grant: grant(given), note: String::new() };
        give(site, 1, by.clone(), act).expect("it is in his or her hands");
        key
    };
    let mut site = Site::empty();
    let (admin, _) = joined(&mut site, "Admin", "administrator", Some("admin"));
    let (ota, _) = joined(&mut site, "Ota", "organiser@t/a", Some("ota"));
    give(&mut site, 1, admin.clone(), SiteAct::Give { to: id(&ota), grant: grant("organiser@t/b") })
        .expect("she may");
    let (lost, kept) = (invite(&mut site, &ota, "helper@t/a"), invite(&mut site, &ota, "helper@t/b"));
    give(&mut site, 2, admin.clone(), SiteAct::Take { from: id(&ota), grant: grant("organiser@t/a") })
        .expect("she may");
    assert_eq!(enter(&mut site, lost), Err(SiteRefusal::KeyUnknown));
    enter(&mut site, kept).expect("that place is still his");
    // A user who came for a day is forgotten when shut out; the invitations go as well.
    let (guest, session) = joined(&mut site, "Day", "organiser@t/a", None);
    let own = invite(&mut site, &guest, "helper@t/a");
    give(&mut site, 3, admin.clone(), SiteAct::Disable(id(&guest))).expect("she may");
    assert_eq!(site.session(&session, Now(4)), None);
    assert_eq!(enter(&mut site, own), Err(SiteRefusal::KeyUnknown));
    let (leaver, session) = joined(&mut site, "Leaver", "organiser@t/a", None);
    let own = invite(&mut site, &leaver, "helper@t/a");
    give(&mut site, 5, leaver, SiteAct::Leave(session)).expect("his own");
    enter(&mut site, own).expect("he was not shut out");
    let again = invite(&mut site, &ota, "helper@t/b");
    give(&mut site, 6, admin, SiteAct::Disable(id(&ota))).expect("she may");
    assert_eq!(enter(&mut site, again), Err(SiteRefusal::KeyUnknown));
}

/// K-STEP: an invitation of before, which does not say who made it by a number.
#[test]
fn an_invitation_without_the_number_of_its_author_is_read() {
    let key = "a".repeat(64);
    let payload =
        format!(r#"{{"key":"{key}","grant":"helper@t/a","note":"","by":"Ota","at":1,"until":9000}}"#);
    let mut site = Site::empty();
    site.apply(&SiteEvent::read("WI", 1, &payload).expect("it is read")).expect("it fits");
    let invitation = site.invitation(&key.parse().expect("a hash"), Now(2)).expect("it holds");
    assert_eq!((invitation.by.as_ref().map(Name::as_str), invitation.inviter), (Some("Ota"), None));
}

/// K-STEP: what the first version wrote. A key without a grant makes an administrator for the day.
#[test]
fn a_log_of_the_first_version_is_read() {
    let (key, session) = ("a".repeat(64), "b".repeat(64));
    let stored = [
        ("WK", format!(r#"{{"key":"{key}","at":1000,"until":43201000}}"#)),
        (
            "WE",
            format!(
                r#"{{"key":"{key}","session":"{session}","opened":{{"name":"Eva","until":64801000}},"at":2000}}"#
            ),
        ),
        ("WK", format!(r#"{{"key":"{}","at":2500,"until":43201000}}"#, "c".repeat(64))),
        ("WL", format!(r#"{{"session":"{session}","at":3000}}"#)),
    ];
    let mut site = Site::empty();
    let mut seen = Vec::new();
    for (code, payload) in &stored {
        let event = SiteEvent::read(code, 1, payload).expect("it is read");
        site.apply(&event).expect("it fits");
        let session = session.parse().expect("a hash");
        let person = site.session(&session, Now(2600)).map(|session| session.person);
        seen.push(person.map(|id| (site.person(id).expect("a person").name.to_string(), site.rights(id))));
    }
    let eva = Some(("Eva".to_owned(), Rights::of(&[Grant::Administrator])));
    assert_eq!(seen, [None, eva.clone(), eva, None]);
    assert_eq!(site.invitations(Now(3000)).count(), 1);
    assert!(SiteEvent::read("WK", 2, &stored[0].1).is_err(), "a later form");
    assert!(SiteEvent::read("ZZ", 1, &stored[0].1).is_err(), "another code");
    assert!(SiteEvent::read("WL", 1, &stored[0].1).is_err(), "another payload");
}
