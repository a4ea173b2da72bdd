//! The names of all streams: what a stream is of, by the word that its name begins with, and whose links, displays or
//! webhooks it holds.

use std::fmt;

use kolo_store::StreamId;

/// The stream of the log of the site.
pub const SITE: &str = "site";

/// What stands between the name of a contest and that of one of its tournaments. No name has two hyphens in a row.
const WITHIN: &str = "--";

/// Whose links, displays or webhooks a stream holds; its text is the name of the stream without the word of the kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Owner<'a> {
    /// A tournament, by its name in addresses.
    Tournament(&'a str),
    /// A contest.
    Contest(&'a str),
    /// One tournament of a contest.
    Venue {
        /// The contest.
        contest: &'a str,
        /// The tournament.
        venue: &'a str,
    },
}

impl<'a> Owner<'a> {
    /// Takes a name apart.
    pub fn of(name: &'a str) -> Self {
        match name.split_once(WITHIN) {
            None => Owner::Tournament(name),
            Some((contest, "")) => Owner::Contest(contest),
            Some((contest, venue)) => Owner::Venue { contest, venue },
        }
    }

    /// The contest that it is of or in.
    pub fn contest(&self) -> Option<&'a str> {
        match *self {
            Owner::Tournament(_) => None,
            Owner::Contest(contest) | Owner::Venue { contest, .. } => Some(contest),
        }
    }
}

impl fmt::Display for Owner<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Owner::Tournament(name) => f.write_str(name),
            Owner::Contest(contest) => write!(f, "{contest}{WITHIN}"),
            Owner::Venue { contest, venue } => write!(f, "{contest}{WITHIN}{venue}"),
        }
    }
}

/// What a stream is of. Its name is the word of its kind, a hyphen, and the name in addresses: `t-spring-cup`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StreamKind {
    /// A tournament.
    Tournament,
    /// A contest with its tournaments.
    Contest,
    /// Links and displays of a tournament, or of one tournament of a contest.
    Access,
    /// Webhooks of a place.
    Webhooks,
    /// A match on devices.
    Live,
    /// A clock of the hall.
    Clock,
}

impl StreamKind {
    /// All of them.
    pub const ALL: [StreamKind; 6] = [
        StreamKind::Tournament,
        StreamKind::Contest,
        StreamKind::Access,
        StreamKind::Webhooks,
        StreamKind::Live,
        StreamKind::Clock,
    ];

    /// What the names of its streams begin with. It never changes: logs are stored under it.
    pub fn prefix(self) -> &'static str {
        match self {
            StreamKind::Tournament => "t-",
            StreamKind::Contest => "c-",
            StreamKind::Access => "f-",
            StreamKind::Webhooks => "w-",
            StreamKind::Live => "live-",
            StreamKind::Clock => "clock-",
        }
    }

    /// The stream with this name in addresses, if that can be a name.
    pub fn stream(self, name: &str) -> Option<StreamId> {
        format!("{}{name}", self.prefix()).parse().ok()
    }

    /// The stream that holds links and displays, or webhooks, of an owner.
    pub fn stream_for(self, owner: &Owner<'_>) -> Option<StreamId> {
        self.stream(&owner.to_string())
    }

    /// Whose links, displays or webhooks a stream of this kind holds.
    pub fn owner_of(self, stream: &StreamId) -> Option<Owner<'_>> {
        self.name_of(stream).map(Owner::of)
    }

    /// The name in addresses, if a stream is of this kind.
    pub fn name_of(self, stream: &StreamId) -> Option<&str> {
        stream.as_str().strip_prefix(self.prefix())
    }

    /// Whether a stream is of this kind.
    pub fn is_of(self, stream: &StreamId) -> bool {
        self.name_of(stream).is_some()
    }

    /// The kind of a stream; none where the command line chose the name, and for the log of the site.
    pub fn of(stream: &StreamId) -> Option<StreamKind> {
        StreamKind::ALL.into_iter().find(|kind| kind.is_of(stream))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_owner_is_read_back_from_its_name() {
        let venue = Owner::Venue { contest: "skolni", venue: "kraj-1" };
        for owner in [Owner::Tournament("t-2026"), Owner::Contest("c-2026"), venue] {
            let stream = StreamKind::Webhooks.stream_for(&owner).expect("a name");
            assert_eq!(StreamKind::Webhooks.owner_of(&stream), Some(owner));
        }
    }

    #[test]
    fn a_stream_is_of_the_one_kind_it_was_named_by() {
        for kind in StreamKind::ALL {
            let stream = kind.stream("t-2026").expect("a name");
            let kinds = StreamKind::ALL.into_iter().filter(|other| other.is_of(&stream));
            assert_eq!(kinds.collect::<Vec<_>>(), [kind], "{stream}");
            assert_eq!((StreamKind::of(&stream), kind.name_of(&stream)), (Some(kind), Some("t-2026")));
        }
        let others: StreamId = "spring-cup".parse().expect("a name");
        assert_eq!(StreamKind::of(&others), None);
        assert_eq!(StreamKind::Live.stream("a/b"), None);
    }
}
