//! The rule book of the organiser's pages: what is done there, and who may do it (K-ROLE).
//!
//! Every handler names its task by the type of its extractor: `By<of::Draw>`, `AtDesk<of::Draw>`, `Posted<of::Draw>`.

use kolo_messages::Message;

use crate::site::{Grant, Place, Role};

/// Who may do a task.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Need {
    /// All who are let in.
    Anybody,
    /// Users with this role, or a higher one, at some place.
    Somewhere(Role),
    /// Users with this role, or a higher one, at the place in the address.
    Here(Role),
    /// Users who may create tournaments.
    Creator,
    /// Administrators.
    Administrator,
}

/// A task as a type, for extractors.
pub(crate) trait Needed: Send + Sync + 'static {
    /// The task.
    const TASK: Task;
}

macro_rules! tasks {
    ($($(#[$doc:meta])* $name:ident: $need:expr, $key:literal;)*) => {
        /// What is done on the organiser's pages.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Task {
            $($(#[$doc])* $name,)*
        }

        impl Task {
            /// All of them.
            #[cfg(test)]
            pub(crate) const ALL: &'static [Task] = &[$(Task::$name),*];

            /// Who may do it.
            pub(crate) fn need(self) -> Need {
                match self { $(Task::$name => $need,)* }
            }

            /// What it is, for people.
            pub(crate) fn message(self) -> Message {
                match self { $(Task::$name => Message::new($key),)* }
            }
        }

        /// The tasks as types.
        pub(crate) mod of {
            $($(#[$doc])* #[derive(Debug, Clone, Copy)] pub(crate) struct $name;

            impl super::Needed for $name {
                const TASK: super::Task = super::Task::$name;
            })*
        }
    };
}

tasks! {
    /// See the organiser's first page and one's own account, and leave.
    SitAtDesk: Need::Anybody, "people-task-desk";
    /// Live matches, clocks of the hall, the prover. They belong to no place.
    RunScreens: Need::Somewhere(Role::Arbiter), "people-task-screens";
    /// Create a tournament and be responsible for it.
    CreateTournament: Need::Creator, "people-task-create";
    /// Let people onto the site, shut them out, end their sessions.
    ManagePeople: Need::Administrator, "people-task-people";
    /// See where the day stands: entries, results, standings.
    LookOn: Need::Here(Role::Helper), "people-task-look";
    /// Enter results of a published round.
    EnterResults: Need::Here(Role::Helper), "people-task-results";
    /// Note who has come.
    CheckIn: Need::Here(Role::Helper), "people-task-check-in";
    /// Enter, change and withdraw competitors.
    ManageEntries: Need::Here(Role::Arbiter), "people-task-entries";
    /// Pair, change, publish and discard rounds.
    Draw: Need::Here(Role::Arbiter), "people-task-draw";
    /// Correct what counts already, undo and redo.
    Correct: Need::Here(Role::Arbiter), "people-task-correct";
    /// Read the log.
    ReadLog: Need::Here(Role::Arbiter), "people-task-log";
    /// Choose what the display on the wall shows.
    ShowOnWall: Need::Here(Role::Arbiter), "people-task-wall";
    /// Everything else that an arbiter decides: end a tournament, open it again.
    Arbitrate: Need::Here(Role::Arbiter), "people-task-arbitrate";
    /// Run the office of a contest: entries, fees, tournaments, how many go on.
    RunOffice: Need::Here(Role::Organiser), "people-task-office";
    /// Hand out links to competitors, and withdraw them.
    HandOutLinks: Need::Here(Role::Organiser), "people-task-links";
    /// Choose what is public.
    ChoosePublic: Need::Here(Role::Organiser), "people-task-public";
    /// Hand out, or erase, everything that is known about a person.
    KeepData: Need::Here(Role::Organiser), "people-task-data";
    /// Read what was done beside the play: links, displays, what is public, webhooks, people.
    ReadHouse: Need::Here(Role::Organiser), "people-task-house";
    /// Say who works at a place.
    Invite: Need::Here(Role::Organiser), "people-task-invite";
}

impl Task {
    /// Whether a user with this role at the place in the address may do it there.
    pub(crate) fn is_for(self, here: Option<Role>) -> bool {
        match self.need() {
            Need::Anybody => true,
            Need::Here(least) => here.is_some_and(|role| role >= least),
            Need::Somewhere(_) | Need::Creator | Need::Administrator => false,
        }
    }
}

/// What a user may do.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Rights(Vec<Grant>);

impl Rights {
    /// What follows from grants.
    pub(crate) fn of(grants: &[Grant]) -> Rights {
        Rights(grants.to_vec())
    }

    /// Whether everything is allowed.
    pub(crate) fn is_administrator(&self) -> bool {
        self.0.contains(&Grant::Administrator)
    }

    /// The highest role at a place. Administrators are responsible for all of them.
    pub(crate) fn role_at(&self, place: &Place) -> Option<Role> {
        let roles = self.0.iter().filter_map(|grant| match grant {
            Grant::Administrator => Some(Role::Organiser),
            Grant::Creator => None,
            Grant::At(role, at) => at.covers(place).then_some(*role),
        });
        roles.max()
    }

    /// Whether a user works at a place, or at one of the tournaments of a contest.
    pub(crate) fn works_at(&self, place: &Place) -> bool {
        let inside = |grant: &Grant| match grant {
            Grant::Administrator => true,
            Grant::Creator => false,
            Grant::At(_, at) => at.covers(place) || place.covers(at),
        };
        self.0.iter().any(inside)
    }

    /// The highest role anywhere.
    pub(crate) fn role_somewhere(&self) -> Option<Role> {
        let roles = self.0.iter().filter_map(|grant| match grant {
            Grant::Administrator => Some(Role::Organiser),
            Grant::Creator => None,
            Grant::At(role, _) => Some(*role),
        });
        roles.max()
    }

    /// The contests, and tournaments of contests, at which a user has a role of their own, the latest first.
    pub(crate) fn contests(&self) -> Vec<(&str, Option<&str>)> {
        let mut seen = Vec::new();
        for grant in self.0.iter().rev() {
            let place = match grant {
                Grant::At(_, Place::Contest(contest)) => (contest.as_str(), None),
                Grant::At(_, Place::Venue { contest, venue }) => (contest.as_str(), Some(venue.as_str())),
                Grant::At(_, Place::Tournament(_)) | Grant::Administrator | Grant::Creator => continue,
            };
            if !seen.contains(&place) {
                seen.push(place);
            }
        }
        seen
    }

    /// The tournaments at which a user has a role of their own, the latest first.
    pub(crate) fn tournaments(&self) -> Vec<&str> {
        let names = self.0.iter().rev().filter_map(|grant| {
            if let Grant::At(_, Place::Tournament(name)) = grant { Some(name.as_str()) } else { None }
        });
        each_once(names)
    }

    /// Whether a task is allowed, at the place in the address if it is about one.
    pub(crate) fn may(&self, task: Task, place: Option<&Place>) -> bool {
        match task.need() {
            Need::Anybody => true,
            Need::Somewhere(least) => self.role_somewhere().is_some_and(|role| role >= least),
            Need::Here(_) => task.is_for(place.and_then(|place| self.role_at(place))),
            Need::Creator => self.is_administrator() || self.0.contains(&Grant::Creator),
            Need::Administrator => self.is_administrator(),
        }
    }

    /// Whether a user may grant this to others, or revoke it.
    pub(crate) fn may_give(&self, grant: &Grant) -> bool {
        match grant {
            Grant::Administrator | Grant::Creator => self.is_administrator(),
            Grant::At(_, place) => self.may(Task::Invite, Some(place)),
        }
    }

    /// What a user is, for the sentence that says why something is refused.
    pub(crate) fn describe(&self, place: Option<&Place>) -> Message {
        let role = match place {
            Some(place) => self.role_at(place),
            None => self.role_somewhere(),
        };
        match (self.is_administrator(), role) {
            (true, _) => Grant::Administrator.message(),
            (false, Some(role)) => role.message(),
            (false, None) => Message::new("people-role-none"),
        }
    }
}

fn each_once<'a>(names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut seen = Vec::new();
    for name in names {
        if !seen.contains(&name) {
            seen.push(name);
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rights(grants: &[&str]) -> Rights {
        Rights(grants.iter().map(|text| text.parse().expect("a grant")).collect())
    }

    /// The rule book written a second time, as people would say it.
    #[test]
    fn the_rule_book() {
        let here: Place = "t/a".parse().expect("a place");
        let may = |grants: &[&str]| -> Vec<Task> {
            let rights = rights(grants);
            Task::ALL.iter().copied().filter(|task| rights.may(*task, Some(&here))).collect()
        };
        let helper = [Task::SitAtDesk, Task::LookOn, Task::EnterResults, Task::CheckIn];
        assert_eq!(may(&["helper@t/a"]), helper);
        let mut arbiter = may(&["arbiter@t/a"]);
        arbiter.retain(|task| !helper.contains(task));
        assert_eq!(
            arbiter,
            [
                Task::RunScreens,
                Task::ManageEntries,
                Task::Draw,
                Task::Correct,
                Task::ReadLog,
                Task::ShowOnWall,
                Task::Arbitrate
            ]
        );
        assert_eq!(may(&["arbiter@t/b"]), [Task::SitAtDesk, Task::RunScreens]);
        assert_eq!(may(&["helper@t/b", "arbiter@c/a"]), [Task::SitAtDesk, Task::RunScreens]);
        assert_eq!(may(&["creator"]), [Task::SitAtDesk, Task::CreateTournament]);
        let organiser = may(&["organiser@t/a"]);
        let rest: Vec<Task> = Task::ALL.iter().copied().filter(|task| !organiser.contains(task)).collect();
        assert_eq!(rest, [Task::CreateTournament, Task::ManagePeople]);
        assert_eq!(may(&["administrator"]), Task::ALL);
        assert_eq!(may(&[]), [Task::SitAtDesk]);
    }

    #[test]
    fn the_highest_role_counts_and_nobody_gives_more_than_a_place() {
        let both = rights(&["helper@t/a", "arbiter@t/a"]);
        assert_eq!(
            rights(&["helper@t/a", "arbiter@t/b", "arbiter@t/a", "creator"]).tournaments(),
            ["a", "b"]
        );
        assert_eq!(both.role_at(&"t/a".parse().expect("a place")), Some(Role::Arbiter));
        let organiser = rights(&["organiser@c/s"]);
        let gives = |text: &str| organiser.may_give(&text.parse().expect("a grant"));
        assert!(gives("organiser@c/s") && gives("helper@c/s/grf"));
        assert!(!gives("administrator") && !gives("creator") && !gives("helper@t/a"));
        assert!(!both.may_give(&"helper@t/a".parse().expect("a grant")), "arbiters invite nobody");
    }
}
