//! What a stream of the log is of, by the word that its name begins with.

use kolo_store::StreamId;

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

    /// The name in addresses, if a stream is of this kind.
    pub fn name_of(self, stream: &StreamId) -> Option<&str> {
        stream.as_str().strip_prefix(self.prefix())
    }

    /// The kind of a stream; none where the command line chose the name, and for the log of the site.
    pub fn of(stream: &StreamId) -> Option<StreamKind> {
        StreamKind::ALL.into_iter().find(|kind| kind.name_of(stream).is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_is_of_the_one_kind_it_was_named_by() {
        for kind in StreamKind::ALL {
            let stream = kind.stream("t-2026").expect("a name");
            let kinds = StreamKind::ALL.into_iter().filter(|other| other.name_of(&stream).is_some());
            assert_eq!(kinds.collect::<Vec<_>>(), [kind], "{stream}");
            assert_eq!((StreamKind::of(&stream), kind.name_of(&stream)), (Some(kind), Some("t-2026")));
        }
        let others: StreamId = "spring-cup".parse().expect("a name");
        assert_eq!(StreamKind::of(&others), None);
        assert_eq!(StreamKind::Live.stream("a/b"), None);
    }
}
