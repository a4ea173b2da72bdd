//! Invitations and people, as the site and a tournament show them.

use kolo_live::KeyHash;
use kolo_messages::{Lang, Message};
use kolo_model::CzechKey;

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::links::Link;
use crate::site::{Access, Grant, Invitation, Person, PersonId, Place, Role};
use crate::time;

/// Tournaments and contests by their names.
pub(crate) type Places = Vec<(Place, String)>;

/// An invitation that was just made.
#[derive(Debug)]
pub(crate) struct Made {
    /// For whom.
    pub(crate) note: String,
    /// What it gives.
    pub(crate) grant: Grant,
    /// The link with its picture.
    pub(crate) link: Link,
}

/// An invitation in the list.
#[derive(Debug)]
pub(crate) struct InvitationLine {
    pub(crate) note: String,
    pub(crate) grant: String,
    pub(crate) by: String,
    pub(crate) until: String,
    pub(crate) key: String,
    pub(crate) hidden: Hidden,
}

/// What a user was granted, and whether the viewer can revoke it.
#[derive(Debug)]
pub(crate) struct GrantLine {
    pub(crate) text: String,
    pub(crate) value: String,
    /// The form that revokes it.
    pub(crate) hidden: Option<Hidden>,
}

/// A user in the list.
#[derive(Debug)]
pub(crate) struct PersonLine {
    pub(crate) id: u32,
    pub(crate) name: String,
    /// What they sign in with; nothing for the day.
    pub(crate) sign_in: Option<String>,
    pub(crate) grants: Vec<GrantLine>,
    pub(crate) disabled: bool,
    pub(crate) sessions: usize,
    /// Whether it is the viewer.
    pub(crate) own: bool,
    pub(crate) hidden: Hidden,
}

/// A choice of what can be given.
#[derive(Debug)]
pub(crate) struct Choice {
    pub(crate) value: String,
    pub(crate) label: String,
}

/// Choices of one place; of the site itself if it has no name.
#[derive(Debug)]
pub(crate) struct Group {
    pub(crate) name: Option<String>,
    pub(crate) choices: Vec<Choice>,
}

/// The card of an invitation that was just made.
#[derive(Debug)]
pub(crate) struct Card {
    pub(crate) note: String,
    pub(crate) grant: String,
    pub(crate) link: Link,
}

/// What both pages have in common.
#[derive(Debug)]
pub(crate) struct List {
    /// Where the forms go.
    pub(crate) action: String,
    /// How deep its headings are.
    pub(crate) level: u8,
    /// Whether the viewer can shut people out.
    pub(crate) administers: bool,
    pub(crate) made: Option<Card>,
    pub(crate) groups: Vec<Group>,
    pub(crate) invite: Hidden,
    pub(crate) give: Hidden,
    pub(crate) invitations: Vec<InvitationLine>,
    pub(crate) people: Vec<PersonLine>,
}

/// How grants are described: with the names of the tournaments.
pub(crate) struct GrantNames<'p> {
    pub(crate) places: &'p Places,
    pub(crate) lang: Lang,
}

impl GrantNames<'_> {
    /// What a user was granted, in words.
    pub(crate) fn text(&self, grant: &Grant) -> String {
        let Grant::At(role, at) = grant else { return grant.message().text(self.lang) };
        let named = self.places.iter().find(|(place, _)| place == at);
        let Some((_, name)) = named else { return grant.message().text(self.lang) };
        let message =
            Message::new("people-role-at").with("role", role.message()).with("place", name.as_str());
        message.text(self.lang)
    }

    /// The roles at a place.
    pub(crate) fn roles_at(&self, place: &Place, name: Option<String>) -> Group {
        let choice = |role: Role| Choice {
            value: Grant::At(role, place.clone()).to_string(),
            label: role.message().text(self.lang),
        };
        Group { name, choices: Role::ALL.into_iter().map(choice).collect() }
    }
}

impl List {
    /// Everything that `shown` lets through.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        names: &GrantNames<'_>,
        by: &Arbiter,
        action: String,
        groups: Vec<Group>,
        made: Option<Made>,
        shown: impl Fn(&Grant) -> bool,
    ) -> Result<List, NoChance> {
        let (site, now) = (app.site.newest().state, time::now());
        let invitation = |(key, invitation): (&KeyHash, &Invitation)| -> Result<InvitationLine, NoChance> {
            Ok(InvitationLine {
                note: invitation.note.clone(),
                grant: names.text(&invitation.grant),
                by: invitation.by.as_ref().map_or_else(|| "kolo serve".to_owned(), ToString::to_string),
                until: time::set(invitation.until, names.lang),
                key: key.to_string(),
                hidden: Hidden::new(by)?,
            })
        };
        let mut invitations: Vec<_> =
            site.invitations(now).filter(|(_, invitation)| shown(&invitation.grant)).collect();
        invitations.sort_by_key(|(_, invitation)| std::cmp::Reverse(invitation.until));
        let person = |(id, person): (PersonId, &Person)| -> Result<PersonLine, NoChance> {
            let grant = |grant: &Grant| -> Result<GrantLine, NoChance> {
                let own = id == by.id && *grant == Grant::Administrator;
                let takes = by.rights.may_give(grant) && !own;
                let hidden = takes.then(|| Hidden::new(by)).transpose()?;
                Ok(GrantLine { text: names.text(grant), value: grant.to_string(), hidden })
            };
            Ok(PersonLine {
                id: id.0,
                name: person.name.to_string(),
                sign_in: person.login.as_ref().map(|login| login.sign_in.as_str().to_owned()),
                grants: person
                    .grants
                    .iter()
                    .filter(|given| shown(given))
                    .map(grant)
                    .collect::<Result<_, _>>()?,
                disabled: person.access == Access::Disabled,
                sessions: site.sessions_of(id, now).count(),
                own: id == by.id,
                hidden: Hidden::new(by)?,
            })
        };
        let administers = by.rights.is_administrator();
        // The page of the whole site shows also those who have nothing left.
        let of_site = action == super::all::page::PATH;
        let here = |person: &Person| of_site || person.grants.iter().any(&shown);
        let mut people: Vec<_> = site.people().filter(|(_, person)| here(person)).collect();
        people.sort_by_cached_key(|(id, person)| (CzechKey::new(person.name.as_str()), *id));
        Ok(List {
            level: if of_site { 2 } else { 3 },
            administers,
            made: made.map(|made| Card { grant: names.text(&made.grant), note: made.note, link: made.link }),
            groups,
            invite: Hidden::new(by)?,
            give: Hidden::new(by)?,
            invitations: invitations.into_iter().map(invitation).collect::<Result<_, _>>()?,
            people: people.into_iter().map(person).collect::<Result<_, _>>()?,
            action,
        })
    }
}
