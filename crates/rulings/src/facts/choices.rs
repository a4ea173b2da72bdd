//! Facts that are one of a few words.

use super::{Fact, Kind};

/// Declares facts with a few values, each with its stable word.
macro_rules! choices {
    ($( $(#[$doc:meta])* $name:ident { $( $(#[$value_doc:meta])* $value:ident = $code:literal ),* $(,)? } )*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $( $(#[$value_doc])* $value, )*
        }

        impl $name {
            /// Every value.
            pub const ALL: &'static [$name] = &[$( $name::$value ),*];

            /// The stable word.
            pub fn code(self) -> &'static str {
                match self { $( $name::$value => $code, )* }
            }
        }

        impl Fact for $name {
            const KIND: Kind = Kind::Choice(&[$( $code ),*]);

            fn read(text: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.code() == text)
            }

            fn write(&self) -> String {
                self.code().to_owned()
            }
        }
    )*};
}
pub(crate) use choices;

choices! {
    /// Whether the stone of the last move was let go of (G-4.3.6).
    Finality {
        /// It was.
        Final = "yes",
        /// The player still touches it.
        Touched = "no",
    }
    /// Whether somebody meant to do it.
    Intent {
        /// By mistake.
        Mistake = "mistake",
        /// On purpose.
        Deliberate = "deliberate",
    }
    /// Whether it happened before.
    Repeated {
        /// For the first time.
        First = "no",
        /// Again.
        Again = "yes",
    }
    /// How heavy a breach is.
    Weight {
        /// An ordinary one.
        Usual = "usual",
        /// A serious one.
        Serious = "serious",
    }
    /// What kind of move it was.
    MoveKind {
        /// One that the rules of play allow.
        Possible = "possible",
        /// One that they do not.
        Impossible = "impossible",
    }
    /// How the last move before an adjournment was made.
    Sealing {
        /// Written on the form.
        Written = "written",
        /// Played on the board.
        Openly = "openly",
    }
    /// Which byo-yomi follows or runs.
    ByoYomi {
        /// None.
        None = "none",
        /// Canadian: a time for a number of moves.
        Canadian = "canadian",
        /// Japanese: a time for every move.
        Japanese = "japanese",
    }
    /// In which phase a clock was when its flag fell (G-6.6).
    ClockPhase {
        /// In the basic time.
        Basic = "basic",
        /// In byo-yomi, at its end: in a Canadian period, or in the last Japanese one.
        ByoYomi = "byo-yomi",
    }
    /// Whose clock it is about.
    WhoseClock {
        /// That of the first side.
        First = "first",
        /// That of the second side.
        Second = "second",
        /// Both.
        Both = "both",
    }
    /// Whether somebody is at the board when an adjourned game goes on.
    AtBoard {
        /// He is.
        Present = "present",
        /// He is not, and his time has not ended.
        Absent = "absent",
        /// He did not come before his time ended.
        TimeOver = "time-over",
    }
    /// Whether both players agree.
    Agreement {
        /// Both do.
        Both = "both",
        /// At least one does not.
        NotBoth = "not-both",
    }
    /// Whether a competition is over.
    FormOf {
        /// It goes on.
        Running = "running",
        /// It is over.
        Over = "over",
    }
    /// How somebody gave a game up.
    ResignedBy {
        /// With the word.
        Word = "word",
        /// With stones put on the board at once.
        Stones = "stones",
        /// In another way.
        OtherSign = "other",
    }
    /// Whether clocks were stopped.
    Clocks {
        /// Both.
        Stopped = "stopped",
        /// At least one runs.
        Running = "running",
    }
    /// What ended a game.
    EndedBy {
        /// One of the two gave up.
        Resignation = "resignation",
        /// The points were counted.
        Counting = "counting",
        /// Somebody exceeded his time.
        Time = "time",
        /// Something else.
        Other = "other",
    }
    /// Which round.
    RoundKind {
        /// There is one after it.
        Earlier = "earlier",
        /// The last one.
        Last = "last",
    }
    /// Whether the next round is drawn.
    DrawState {
        /// Not yet.
        NotDrawn = "no",
        /// It is.
        Drawn = "yes",
    }
    /// Whether the results of the event are announced.
    Publication {
        /// Not yet.
        NotAnnounced = "no",
        /// They are.
        Announced = "yes",
    }
    /// Who wants another start.
    WhoChanges {
        /// The arbiter.
        Arbiter = "arbiter",
        /// The director.
        Director = "director",
        /// Somebody else.
        Other = "other",
    }
    /// Who heard of it first.
    HeardBy {
        /// The arbiter.
        Arbiter = "arbiter",
        /// The players of the game.
        Players = "players",
    }
    /// What became of a claim that a win is forced (P-3.3.1.6).
    ForcedWin {
        /// Nobody showed one.
        None = "none",
        /// One was shown, and the arbiter has to judge it.
        Shown = "shown",
        /// One was shown and checked: it holds against every defence.
        Proven = "proven",
        /// One was shown, and a defence was found.
        Refuted = "refuted",
    }
    /// How quickly something was said.
    Promptness {
        /// At once.
        AtOnce = "at-once",
        /// Later.
        Later = "later",
    }
    /// Who spoke with the organiser.
    Speakers {
        /// The two players only.
        Players = "players",
        /// Somebody else, too.
        Others = "others",
    }
    /// The level of a tournament of the contest.
    ClockLevel {
        /// School and area tournaments.
        Area = "area",
        /// Regional tournaments.
        Regional = "regional",
        /// Online tournaments.
        Online = "online",
        /// Grand finals.
        GrandFinal = "grand-final",
    }
    /// Whether a clock is clearly faulty.
    Fault {
        /// It is.
        Clear = "clear",
        /// It is not.
        None = "none",
    }
    /// Who caused a break.
    WhoCaused {
        /// Neither player.
        Nobody = "nobody",
        /// One of them.
        Player = "player",
    }
    /// Whether the organiser was sent for.
    Sent {
        /// At once.
        AtOnce = "yes",
        /// Not at once.
        No = "no",
    }
    /// Who pointed something out.
    PointedOutBy {
        /// One of the two players.
        Player = "player",
        /// Somebody who does not play in this duel.
        Other = "other",
        /// The organiser.
        Organiser = "organiser",
    }
    /// Whether somebody has time left.
    TimeLeft {
        /// He has.
        Left = "left",
        /// It is over.
        Over = "over",
    }
    /// Who pointed out that a time is over.
    Claim {
        /// Nobody.
        Nobody = "nobody",
        /// The first side.
        First = "first",
        /// The second side.
        Second = "second",
    }
    /// Whether something was permitted.
    Permission {
        /// Before it was done.
        Given = "given",
        /// Not.
        NotGiven = "not-given",
    }
    /// Who is not at the board.
    WhoIsLate {
        /// The first side.
        First = "first",
        /// The second side.
        Second = "second",
        /// Both.
        Both = "both",
    }
    /// Whether clocks are used.
    ClockUse {
        /// They are.
        Used = "used",
        /// They are not.
        NotUsed = "not-used",
    }
    /// Whether an absence was announced before it began.
    Announcement {
        /// It was.
        InAdvance = "in-advance",
        /// It was not.
        Not = "not",
    }
    /// Who plays.
    Contestants {
        /// Teams.
        Teams = "teams",
        /// Individuals.
        Individuals = "individuals",
    }
    /// Where something was done.
    WhereDone {
        /// At a tournament.
        Tournament = "tournament",
        /// Elsewhere.
        Elsewhere = "elsewhere",
    }
    /// When a breach was found.
    WhenFound {
        /// At once.
        AtOnce = "at-once",
        /// Later, however long after.
        Later = "later",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lead_back_to_their_values() {
        for value in ByoYomi::ALL {
            assert_eq!(ByoYomi::read(value.code()), Some(*value));
        }
        assert_eq!(ByoYomi::read("Canadian"), None);
        assert_eq!(Intent::read(""), None);
    }
}
