//! People in a contest: taken out of its log on request, and shown to others under other names. Play stays the same.

use kolo_contest::codec::Addition;
use kolo_contest::simulate::{Scale, simulate};
use kolo_contest::{
    Command, Consents, Contest, Entry, ErasingPlayer, Kind, Order, Player, PlayerId, Showing, TeamPlayers,
};
use kolo_model::Name;

use crate::support::{World, entry_id, name, player_id, venue_id};

/// A season with teams and individuals, played to its end.
fn played() -> Contest {
    simulate(Scale { teams: 12, areas: 1, regions: 1, individuals: 10 }, 5).expect("a season").contest
}

fn text(addition: &Addition) -> String {
    serde_json::to_string(addition).expect("it can be written")
}

/// The same contest without a person, read back from what its log says then.
fn without(contest: &Contest, player: &PlayerId) -> (ErasingPlayer, Contest, String) {
    let erasing = ErasingPlayer::of(contest, player).expect("somebody is written down");
    let whole = Addition::whole(contest).expect("it can be written");
    let mut value = serde_json::to_value(&whole).expect("it can be written");
    assert!(erasing.rewrite(&mut value), "there is something to take out");
    assert!(!erasing.rewrite(&mut value.clone()), "done again, it changes nothing more");
    let after: Addition = serde_json::from_value(value).expect("it still reads");
    let written = text(&after);
    (erasing, after.open().expect("it still fits"), written)
}

fn one_of(contest: &Contest, kind: Kind) -> (Entry, Player) {
    let came = |entry: &&Entry| {
        let mut fields = contest.plays().map(|(_, play)| play.field());
        entry.category.kind() == kind && fields.any(|field| field.contains(&entry.id))
    };
    let entry = contest.state().entries().values().find(came).expect("somebody has played");
    let player = contest.state().players().get(&entry.members[0].player).expect("of an entry");
    (entry.clone(), player.clone())
}

#[test]
fn an_erased_player_leaves_results_and_nothing_of_the_person() {
    let contest = played();
    for kind in [Kind::Teams, Kind::Individuals] {
        let (entry, player) = one_of(&contest, kind);
        assert!(text(&Addition::whole(&contest).expect("written")).contains(player.name.as_str()));
        let (erasing, after, written) = without(&contest, &player.id);
        assert!(contest.plays_the_same(&after) && after.plays_the_same(&contest));
        let left = after.state().players().get(&player.id).expect("the id stays");
        let label = erasing.label().clone();
        assert!(label.as_str().starts_with("erased "), "{label}");
        let bare = Player {
            id: player.id.clone(),
            name: label.clone(),
            born: None,
            schooling: None,
            school: None,
            consents: Consents::default(),
        };
        assert_eq!(*left, bare);
        let named = after.state().entries().get(&entry.id).expect("the entry stays").name.clone();
        match kind {
            // A team has a name of its own; a person who plays alone is the entry.
            Kind::Teams => assert_eq!(named, entry.name),
            Kind::Individuals => {
                assert_eq!(named, label);
                assert!(!written.contains(player.name.as_str()), "the name is in no log of a tournament");
            }
        }
    }
}

#[test]
fn others_of_the_same_contest_stay_as_they_are() {
    let contest = played();
    let (_, player) = one_of(&contest, Kind::Teams);
    let (_, after, _) = without(&contest, &player.id);
    for (id, before) in contest.state().players() {
        if *id != player.id {
            assert_eq!(after.state().players().get(id), Some(before));
        }
    }
    assert_eq!(contest.state().schools().count(), after.state().schools().count());
}

#[test]
fn nobody_of_this_id_cannot_be_erased() {
    let world = World::with_teams();
    assert!(ErasingPlayer::of(&world.contest, &player_id("nobody")).is_none());
}

#[test]
fn erasing_follows_a_name_through_corrections_and_reasons() {
    let mut world = World::with_teams();
    let id = player_id("a1-1");
    let before = world.contest.state().players().get(&id).expect("a player").clone();
    let renamed = Player { name: name("Jiří Tajný"), ..before.clone() };
    let hand = Order { reason: Some("Tajný Jiří sent the right name".to_owned()), ..world.hand() };
    world.contest.give(&hand, &Command::CorrectPlayer(renamed)).expect("it is corrected");
    let (_, after, written) = without(&world.contest, &id);
    // The earlier name is that of others with a hyphen behind it, too.
    for gone in [format!("\"{}\"", before.name), "Tajný".to_owned(), "Jiří".to_owned()] {
        assert!(!written.contains(&gone), "{gone}: {written}");
    }
    assert!(world.contest.plays_the_same(&after));
}

fn initials(name: &Name, number: u32) -> Name {
    let letter: String = name.as_str().chars().take(1).collect();
    Name::new(&format!("{letter}. {number}")).expect("a name")
}

fn shown(contest: &Contest, players: TeamPlayers, own: Option<&str>) -> Contest {
    let own = own.map(entry_id);
    contest.shown(&Showing { person: &initials, players, own: own.as_ref() })
}

#[test]
fn what_is_shown_has_other_names_nothing_else_of_anybody_and_no_log() {
    let contest = played();
    let shown = shown(&contest, TeamPlayers::Named, None);
    assert!(shown.records().is_empty());
    for (id, before) in contest.state().players() {
        let seen = shown.state().players().get(id).expect("everybody is there");
        assert_ne!(seen.name, before.name);
        assert_eq!((seen.born, seen.schooling, seen.consents), (None, None, Consents::default()));
    }
    for (id, entry) in contest.state().entries() {
        let seen = shown.state().entries().get(id).expect("every entry is there");
        assert_eq!(seen.members, entry.members);
        match entry.category.kind() {
            Kind::Teams => assert_eq!(seen.name, entry.name),
            Kind::Individuals => assert_ne!(seen.name, entry.name),
        }
    }
    for venue in shown.state().venues() {
        assert!(venue.absences.is_empty() && venue.spectators.is_empty());
    }
    // The same matches with the same results, under other names.
    for ((venue, before), (_, seen)) in contest.plays().zip(shown.plays()) {
        assert_eq!(before.games(), seen.games(), "{venue}");
        for game in before.games() {
            assert_eq!(before.fixture(&game), seen.fixture(&game), "{venue} {game}");
        }
    }
}

#[test]
fn a_number_stays_the_same_and_belongs_to_one_of_a_category() {
    let contest = played();
    let alone = |contest: &Contest| -> Vec<String> {
        let entries = contest.state().entries().values();
        let alone = entries.filter(|entry| entry.category.kind() == Kind::Individuals);
        alone.map(|entry| format!("{} {}", entry.category.code(), entry.name)).collect()
    };
    let (once, twice) =
        (shown(&contest, TeamPlayers::Named, None), shown(&contest, TeamPlayers::Named, None));
    assert_eq!(alone(&once), alone(&twice));
    let numbers = |names: Vec<String>| -> std::collections::BTreeSet<String> {
        names
            .into_iter()
            .map(|name| name.rsplit_once(' ').map(|(_, no)| no.to_owned()).unwrap_or(name))
            .collect()
    };
    let names = alone(&once);
    assert!(numbers(names.clone()).len() * 2 >= names.len(), "{names:?}");
}

#[test]
fn players_of_teams_can_be_left_out_except_ones_own() {
    let mut world = World::with_quotas();
    world.begin("ot-a");
    let all = shown(&world.contest, TeamPlayers::LeftOut, None);
    for entry in all.state().entries().values().filter(|entry| entry.category.kind() == Kind::Teams) {
        assert!(entry.members.is_empty() && entry.captain.is_none(), "{}", entry.id);
    }
    let venue = all.state().venue(&venue_id("ot-a")).expect("it is there");
    assert!(venue.present.values().all(Vec::is_empty));

    let own = shown(&world.contest, TeamPlayers::LeftOut, Some("a1"));
    let seen = own.state().entries().get(&entry_id("a1")).expect("its own entry");
    let before = world.contest.state().entries().get(&entry_id("a1")).expect("the entry");
    assert_eq!(seen, before);
    for member in &seen.members {
        let (seen, before) =
            (&own.state().players()[&member.player], &world.contest.state().players()[&member.player]);
        assert_eq!(seen.name, before.name);
        assert!(seen.born.is_none(), "a captain sees names, not days of birth");
    }
    assert!(own.state().entries()[&entry_id("a2")].members.is_empty(), "of others no players");
}
