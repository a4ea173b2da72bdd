//! Facts that are one of a few words.

use kolo_messages::Message;
use kolo_model::RuleSet;

use super::{Fact, Kind};

/// Declares facts with a few values, each with its stable word and what people read.
macro_rules! choices {
    ($( $(#[$doc:meta])* $name:ident { $( $(#[$value_doc:meta])* $value:ident = $code:literal, $message:expr ),* $(,)? } )*) => {$(
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

            /// The same for people.
            pub fn describe(self) -> Message {
                match self { $( $name::$value => $message, )* }
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

            fn describe(&self, _: RuleSet) -> Option<Message> {
                Some((*self).describe())
            }
        }
    )*};
}
pub(crate) use choices;

choices! {
    /// Whether the stone of the last move was let go of (G-4.3.6).
    Finality {
        /// It was.
        Final = "yes", Message::new("facts-yes"),
        /// The player still touches it.
        Touched = "no", Message::new("facts-no"),
    }
    /// Whether it was intended.
    Intent {
        /// By mistake.
        Mistake = "mistake", Message::new("facts-mistake"),
        /// On purpose.
        Deliberate = "deliberate", Message::new("facts-deliberate"),
    }
    /// Whether it happened before.
    Repeated {
        /// For the first time.
        First = "no", Message::new("facts-no"),
        /// Again.
        Again = "yes", Message::new("facts-yes"),
    }
    /// How heavy a breach is.
    #[derive(Default)]
    Weight {
        /// An ordinary one.
        #[default]
        Usual = "usual", Message::new("facts-usual"),
        /// A serious one.
        Serious = "serious", Message::new("facts-serious"),
    }
    /// What kind of move it was.
    MoveKind {
        /// One that the rules of play allow.
        Possible = "possible", Message::new("facts-possible"),
        /// One that they do not.
        Impossible = "impossible", Message::new("facts-impossible"),
    }
    /// How the last move before an adjournment was made.
    Sealing {
        /// Written on the form.
        Written = "written", Message::new("facts-written"),
        /// Played on the board.
        Openly = "openly", Message::new("facts-openly"),
    }
    /// Which byo-yomi follows or runs.
    ByoYomi {
        /// None.
        None = "none", Message::new("facts-byo-yomi-none"),
        /// Canadian: a time for a number of moves.
        Canadian = "canadian", Message::new("facts-byo-yomi-canadian"),
        /// Japanese: a time for every move.
        Japanese = "japanese", Message::new("facts-byo-yomi-japanese"),
    }
    /// In which phase a clock was when its flag fell (G-6.6).
    ClockPhase {
        /// In the basic time.
        Basic = "basic", Message::new("facts-phase-basic"),
        /// In byo-yomi, at its end: in a Canadian period, or in the last Japanese one.
        ByoYomi = "byo-yomi", Message::new("facts-phase-byo-yomi"),
    }
    /// Whose clock it is about.
    WhoseClock {
        /// That of the first side.
        First = "first", Message::new("rulings-side-black"),
        /// That of the second side.
        Second = "second", Message::new("rulings-side-white"),
        /// Both.
        Both = "both", Message::new("facts-both"),
    }
    /// Whether a player is at the board when an adjourned game goes on.
    AtBoard {
        /// They are.
        Present = "present", Message::new("facts-present"),
        /// They are not, and their time has not ended.
        Absent = "absent", Message::new("facts-absent"),
        /// They did not come before their time ended.
        TimeOver = "time-over", Message::new("facts-absent-time-over"),
    }
    /// Whether both players agree.
    Agreement {
        /// Both do.
        Both = "both", Message::new("facts-agree-both"),
        /// At least one does not.
        NotBoth = "not-both", Message::new("facts-agree-not-both"),
    }
    /// Whether a competition is over.
    FormOf {
        /// It goes on.
        Running = "running", Message::new("facts-event-running"),
        /// It is over.
        Over = "over", Message::new("facts-event-over"),
    }
    /// How a player gave a game up.
    ResignedBy {
        /// With the word.
        Word = "word", Message::new("facts-resigned-word"),
        /// With stones put on the board at once.
        Stones = "stones", Message::new("facts-resigned-stones"),
        /// In another way.
        OtherSign = "other", Message::new("facts-in-another-way"),
    }
    /// Whether clocks were stopped.
    Clocks {
        /// Both.
        Stopped = "stopped", Message::new("facts-clocks-stopped"),
        /// At least one runs.
        Running = "running", Message::new("facts-clocks-running"),
    }
    /// What ended a game.
    EndedBy {
        /// One of the two gave up.
        Resignation = "resignation", Message::new("facts-ended-resignation"),
        /// The points were counted.
        Counting = "counting", Message::new("facts-ended-counting"),
        /// A player exceeded their time.
        Time = "time", Message::new("facts-ended-time"),
        /// Something else.
        Other = "other", Message::new("facts-in-another-way"),
    }
    /// Which round.
    RoundKind {
        /// There is one after it.
        Earlier = "earlier", Message::new("facts-round-earlier"),
        /// The last one.
        Last = "last", Message::new("facts-round-last"),
    }
    /// Whether the next round is paired.
    DrawState {
        /// Not yet.
        NotDrawn = "no", Message::new("facts-no"),
        /// It is.
        Drawn = "yes", Message::new("facts-yes"),
    }
    /// Whether the results of the event are announced.
    Publication {
        /// Not yet.
        NotAnnounced = "no", Message::new("facts-no"),
        /// They are.
        Announced = "yes", Message::new("facts-yes"),
    }
    /// Who wants another start.
    WhoChanges {
        /// The arbiter.
        Arbiter = "arbiter", Message::new("facts-arbiter"),
        /// The director.
        Director = "director", Message::new("facts-director"),
        /// Another person.
        Other = "other", Message::new("facts-other-person"),
    }
    /// Who heard of it first.
    HeardBy {
        /// The arbiter.
        Arbiter = "arbiter", Message::new("facts-arbiter"),
        /// The players of the game.
        Players = "players", Message::new("facts-players"),
    }
    /// What became of a claim that a win is forced (P-3.3.1.6).
    ForcedWin {
        /// Neither player showed one.
        None = "none", Message::new("facts-win-none"),
        /// One was shown, and the arbiter has to judge it.
        Shown = "shown", Message::new("facts-win-shown"),
        /// One was shown and checked: it holds against every defence.
        Proven = "proven", Message::new("facts-win-proven"),
        /// One was shown, and a defence was found.
        Refuted = "refuted", Message::new("facts-win-refuted"),
    }
    /// How quickly something was said.
    Promptness {
        /// At once.
        AtOnce = "at-once", Message::new("facts-at-once"),
        /// Later.
        Later = "later", Message::new("facts-later"),
    }
    /// Who spoke with the organiser.
    Speakers {
        /// The two players only.
        Players = "players", Message::new("facts-speakers-players"),
        /// Another person, too.
        Others = "others", Message::new("facts-speakers-others"),
    }
    /// The level of a tournament of the contest.
    ClockLevel {
        /// School and area tournaments.
        Area = "area", Message::new("facts-level-area"),
        /// Regional tournaments.
        Regional = "regional", Message::new("contest-level-regional"),
        /// Online tournaments.
        Online = "online", Message::new("facts-level-online"),
        /// Grand finals.
        GrandFinal = "grand-final", Message::new("contest-level-grand-final"),
    }
    /// Whether a clock is clearly faulty.
    Fault {
        /// It is.
        Clear = "clear", Message::new("facts-yes"),
        /// It is not.
        None = "none", Message::new("facts-no"),
    }
    /// Who caused a break.
    WhoCaused {
        /// Neither player.
        Nobody = "nobody", Message::new("facts-neither-player"),
        /// One of them.
        Player = "player", Message::new("facts-one-player"),
    }
    /// Whether the organiser was sent for.
    Sent {
        /// At once.
        AtOnce = "yes", Message::new("facts-yes"),
        /// Not at once.
        No = "no", Message::new("facts-no"),
    }
    /// Who pointed something out.
    PointedOutBy {
        /// One of the two players.
        Player = "player", Message::new("facts-one-player"),
        /// A person who does not play in this duel.
        Other = "other", Message::new("facts-not-in-duel"),
        /// The organiser.
        Organiser = "organiser", Message::new("facts-organiser"),
    }
    /// Whether a player has time left.
    TimeLeft {
        /// They have.
        Left = "left", Message::new("facts-time-left"),
        /// It is over.
        Over = "over", Message::new("facts-time-over"),
    }
    /// Who pointed out that a time is over.
    Claim {
        /// No one.
        Nobody = "nobody", Message::new("facts-nobody"),
        /// The first side.
        First = "first", Message::new("rulings-side-opening"),
        /// The second side.
        Second = "second", Message::new("rulings-side-other"),
    }
    /// Whether something was permitted.
    Permission {
        /// Before it was done.
        Given = "given", Message::new("facts-yes"),
        /// Not.
        NotGiven = "not-given", Message::new("facts-no"),
    }
    /// Who is not at the board.
    WhoIsLate {
        /// The first side.
        First = "first", Message::new("rulings-side-opening"),
        /// The second side.
        Second = "second", Message::new("rulings-side-other"),
        /// Both.
        Both = "both", Message::new("facts-both"),
    }
    /// Whether clocks are used.
    ClockUse {
        /// They are.
        Used = "used", Message::new("facts-yes"),
        /// They are not.
        NotUsed = "not-used", Message::new("facts-no"),
    }
    /// Whether an absence was announced before it began.
    Announcement {
        /// It was.
        InAdvance = "in-advance", Message::new("facts-yes"),
        /// It was not.
        Not = "not", Message::new("facts-no"),
    }
    /// Who plays.
    Contestants {
        /// Teams.
        Teams = "teams", Message::new("facts-teams"),
        /// Individuals.
        Individuals = "individuals", Message::new("facts-individuals"),
    }
    /// Where something was done.
    WhereDone {
        /// At a tournament.
        Tournament = "tournament", Message::new("facts-at-tournament"),
        /// Elsewhere.
        Elsewhere = "elsewhere", Message::new("facts-elsewhere"),
    }
    /// When a breach was found.
    WhenFound {
        /// At once.
        AtOnce = "at-once", Message::new("facts-at-once"),
        /// Later, however long after.
        Later = "later", Message::new("facts-later"),
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
