//! What a user may be, and where: roles, places, and the two together.

use std::fmt;
use std::str::FromStr;

use kolo_messages::Message;
use serde::{Deserialize, Serialize};

/// What a user is at a place. A higher role may do everything that a lower one may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Role {
    /// Takes results and checks people in.
    Helper,
    /// Pairs, publishes, corrects.
    Arbiter,
    /// Is responsible for the place: lets others in and hands out links.
    Organiser,
}

impl Role {
    /// All of them, the least first.
    pub(crate) const ALL: [Role; 3] = [Role::Helper, Role::Arbiter, Role::Organiser];

    /// Its stable name in the log and in forms.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Role::Helper => "helper",
            Role::Arbiter => "arbiter",
            Role::Organiser => "organiser",
        }
    }

    /// Its name for people.
    pub(crate) fn message(self) -> Message {
        match self {
            Role::Helper => Message::new("people-role-helper"),
            Role::Arbiter => Message::new("people-role-arbiter"),
            Role::Organiser => Message::new("people-role-organiser"),
        }
    }
}

/// A text that names no role, place or grant.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` names no role at a place")]
pub(crate) struct UnknownGrant(String);

impl FromStr for Role {
    type Err = UnknownGrant;

    fn from_str(text: &str) -> Result<Role, UnknownGrant> {
        let found = Role::ALL.into_iter().find(|role| role.code() == text);
        found.ok_or_else(|| UnknownGrant(text.to_owned()))
    }
}

/// Where a user works: `t/NAME` a tournament, `s/NAME` a tournament of stages, `c/NAME` a contest with all its
/// tournaments, `c/NAME/VENUE` one of them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) enum Place {
    /// A tournament by itself.
    Tournament(String),
    /// A contest and everything in it.
    Contest(String),
    /// One tournament of a contest.
    Venue {
        /// The contest.
        contest: String,
        /// The tournament in it.
        venue: String,
    },
}

/// The longest name of a place in addresses.
const LONGEST: usize = 64;

impl Place {
    /// Whether a user who works here works there as well.
    pub(crate) fn covers(&self, other: &Place) -> bool {
        match (self, other) {
            (Place::Contest(own), Place::Venue { contest, .. }) => own == contest,
            (Place::Tournament(_) | Place::Contest(_) | Place::Venue { .. }, _) => self == other,
        }
    }

    /// The place that an organiser's address is about: `/desk/t/NAME/…`, `/desk/c/NAME/…`, or, if the route has a
    /// tournament of a contest in it, `/desk/c/NAME/VENUE/…`; the same below `/api`.
    pub(crate) fn of_address(path: &str, venue: Option<&str>) -> Option<Place> {
        let path = path.strip_prefix("/api").unwrap_or(path);
        let path = path.strip_prefix("/desk").unwrap_or(path);
        let path = path.strip_prefix("/events").unwrap_or(path);
        let mut parts = path.strip_prefix('/')?.split('/');
        let (kind, name) = (parts.next()?, parts.next()?);
        let text = match venue {
            Some(venue) => format!("{kind}/{name}/{venue}"),
            None => format!("{kind}/{name}"),
        };
        text.parse().ok()
    }
}

impl FromStr for Place {
    type Err = UnknownGrant;

    fn from_str(text: &str) -> Result<Place, UnknownGrant> {
        let sound = |name: &str| {
            let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
            !name.is_empty() && name.len() <= LONGEST && name.chars().all(allowed)
        };
        let parts: Vec<&str> = text.split('/').collect();
        match parts.as_slice() {
            ["t", name] if sound(name) => Ok(Place::Tournament((*name).to_owned())),
            ["c", name] if sound(name) => Ok(Place::Contest((*name).to_owned())),
            ["c", name, venue] if sound(name) && sound(venue) => {
                Ok(Place::Venue { contest: (*name).to_owned(), venue: (*venue).to_owned() })
            }
            _ => Err(UnknownGrant(text.to_owned())),
        }
    }
}

impl TryFrom<String> for Place {
    type Error = UnknownGrant;

    fn try_from(text: String) -> Result<Place, UnknownGrant> {
        text.parse()
    }
}

impl From<Place> for String {
    fn from(place: Place) -> String {
        place.to_string()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Tournament(name) => write!(f, "t/{name}"),
            Place::Contest(name) => write!(f, "c/{name}"),
            Place::Venue { contest, venue } => write!(f, "c/{contest}/{venue}"),
        }
    }
}

/// What a user was granted: `administrator`, `creator`, or a role at a place, `helper@t/NAME`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) enum Grant {
    /// Everything on this site.
    Administrator,
    /// To create tournaments, whose organiser one then is.
    Creator,
    /// A role at a place.
    At(Role, Place),
}

impl Grant {
    /// Its name for people. A place is shown by its name in addresses.
    pub(crate) fn message(&self) -> Message {
        match self {
            Grant::Administrator => Message::new("people-administrator"),
            Grant::Creator => Message::new("people-creator"),
            Grant::At(role, place) => {
                Message::new("people-role-at").with("role", role.message()).with("place", place.to_string())
            }
        }
    }
}

impl FromStr for Grant {
    type Err = UnknownGrant;

    fn from_str(text: &str) -> Result<Grant, UnknownGrant> {
        match text {
            "administrator" => Ok(Grant::Administrator),
            "creator" => Ok(Grant::Creator),
            other => {
                let (role, place) = other.split_once('@').ok_or_else(|| UnknownGrant(other.to_owned()))?;
                Ok(Grant::At(role.parse()?, place.parse()?))
            }
        }
    }
}

impl TryFrom<String> for Grant {
    type Error = UnknownGrant;

    fn try_from(text: String) -> Result<Grant, UnknownGrant> {
        text.parse()
    }
}

impl From<Grant> for String {
    fn from(grant: Grant) -> String {
        grant.to_string()
    }
}

impl fmt::Display for Grant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Grant::Administrator => f.write_str("administrator"),
            Grant::Creator => f.write_str("creator"),
            Grant::At(role, place) => write!(f, "{}@{place}", role.code()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> Place {
        text.parse().expect("a place")
    }

    #[test]
    fn places_and_grants_read_back() {
        for text in
            ["administrator", "creator", "helper@t/jarni", "arbiter@c/skolni-2026", "organiser@c/s/grf"]
        {
            assert_eq!(text.parse::<Grant>().expect("a grant").to_string(), text);
        }
        let long = format!("helper@t/{}", "a".repeat(65));
        for text in [
            "",
            "helper",
            "helper@",
            "helper@t/",
            "helper@x/a",
            "helper@s/pohar",
            "boss@t/a",
            "helper@t/a/b",
            "helper@t/á",
            &long,
        ] {
            assert!(text.parse::<Grant>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_contest_covers_its_tournaments_and_nothing_else_does() {
        let (contest, venue) = (place("c/s"), place("c/s/grf"));
        assert!(contest.covers(&venue) && contest.covers(&contest) && venue.covers(&venue));
        for (here, there) in
            [("c/s/grf", "c/s"), ("c/s", "c/x/grf"), ("t/s", "c/s"), ("t/s", "t/x"), ("c/s", "t/s")]
        {
            assert!(!place(here).covers(&place(there)), "{here} {there}");
        }
    }

    #[test]
    fn addresses_name_their_place() {
        let at =
            |path: &str, venue: Option<&str>| Place::of_address(path, venue).map(|place| place.to_string());
        assert_eq!(at("/desk/t/jarni/results/1/2", None).as_deref(), Some("t/jarni"));
        assert_eq!(at("/api/desk/t/jarni/log", None).as_deref(), Some("t/jarni"));
        assert_eq!(at("/t/jarni", None).as_deref(), Some("t/jarni"));
        assert_eq!(at("/desk/c/s/entries", None).as_deref(), Some("c/s"));
        assert_eq!(at("/desk/c/s/grf/entries", Some("grf")).as_deref(), Some("c/s/grf"));
        for path in ["/", "/desk", "/desk/clock/a", "/desk/t/a%2Fb/log"] {
            assert_eq!(at(path, None), None, "{path}");
        }
    }
}
