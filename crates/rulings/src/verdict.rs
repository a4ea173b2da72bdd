//! What is ruled.

use std::fmt;
use std::str::FromStr;

use kolo_messages::Message;
use kolo_model::{RuleSet, Side};
use serde::{Deserialize, Serialize};

use crate::facts::{Fact, MOST, Span, side_code};

/// Declares the verdicts that need nothing more, each with its stable word and its sentence.
macro_rules! verdicts {
    ($( $(#[$doc:meta])* $name:ident = $code:literal, $message:expr; )*) => {
        /// A verdict. In logs and on the command line it is one word, with `:` before a side, a number or a time.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub enum Verdict {
            $( $(#[$doc])* $name, )*
            /// The illegal move and those after it are taken back, so many in all.
            TakeBack {
                /// How many.
                moves: u32,
            },
            /// This side loses.
            LostFor(Side),
            /// This side loses the whole match.
            MatchLostFor(Side),
            /// Byo-yomi of this side begins.
            StartByoYomi(Side),
            /// The clock of this side is started.
            StartClock(Side),
            /// The clock in question is set to this.
            SetClock(Span),
            /// Both clocks are set to this.
            SetBothClocks(Span),
        }

        const PLAIN: &[Verdict] = &[$( Verdict::$name ),*];

        impl Verdict {
            /// The stable word.
            pub fn code(self) -> String {
                match self {
                    $( Verdict::$name => $code.to_owned(), )*
                    Verdict::TakeBack { moves } => format!("take-back:{moves}"),
                    Verdict::LostFor(side) => format!("lost-for:{}", side_code(side)),
                    Verdict::MatchLostFor(side) => format!("match-lost-for:{}", side_code(side)),
                    Verdict::StartByoYomi(side) => format!("start-byo-yomi:{}", side_code(side)),
                    Verdict::StartClock(side) => format!("start-clock:{}", side_code(side)),
                    Verdict::SetClock(to) => format!("set-clock:{}", to.write()),
                    Verdict::SetBothClocks(to) => format!("set-both-clocks:{}", to.write()),
                }
            }

            /// The sentence for people, with the sides named as these rules name them.
            pub fn message(self, book: Option<RuleSet>) -> Message {
                match self {
                    $( Verdict::$name => $message, )*
                    Verdict::TakeBack { moves } => Message::new("rulings-verdict-take-back").with("moves", moves),
                    Verdict::LostFor(side) => {
                        Message::new("rulings-verdict-lost-for").with("side", side_message(side, book))
                    }
                    Verdict::MatchLostFor(side) => {
                        Message::new("rulings-verdict-match-lost-for").with("side", side_message(side, book))
                    }
                    Verdict::StartByoYomi(side) => {
                        Message::new("rulings-verdict-start-byo-yomi").with("side", side_message(side, book))
                    }
                    Verdict::StartClock(side) => {
                        Message::new("rulings-verdict-start-clock").with("side", side_message(side, book))
                    }
                    Verdict::SetClock(to) => Message::new("rulings-verdict-set-clock").with("time", to.message()),
                    Verdict::SetBothClocks(to) => {
                        Message::new("rulings-verdict-set-both-clocks").with("time", to.message())
                    }
                }
            }
        }
    };
}

verdicts! {
    /// The game begins again.
    StartAgain = "start-again", Message::new("rulings-verdict-start-again");
    /// Play goes on as it is.
    PlayOn = "play-on", Message::new("rulings-verdict-play-on");
    /// The move stands.
    MoveStands = "move-stands", Message::new("rulings-verdict-move-stands");
    /// Both sides lose.
    LostForBoth = "lost-for-both", Message::new("rulings-verdict-lost-for-both");
    /// A draw.
    Draw = "draw", Message::new("rulings-verdict-draw");
    /// The time is set on another clock, and play goes on with that.
    NewClock = "new-clock", Message::new("rulings-verdict-new-clock");
    /// Both clocks run.
    StartBothClocks = "start-both-clocks", Message::new("rulings-verdict-start-both-clocks");
    /// The clocks are stopped.
    StopClocks = "stop-clocks", Message::new("rulings-verdict-stop-clocks");
    /// What the clock shows counts.
    TimeStands = "time-stands", Message::new("rulings-verdict-time-stands");
    /// No clocks are used.
    NoClocks = "no-clocks", Message::new("rulings-verdict-no-clocks");
    /// The move counts as a pass.
    Pass = "pass", Message::new("rulings-verdict-pass");
    /// The sealed move stands.
    SealedMoveStands = "sealed-move-stands", Message::new("rulings-verdict-sealed-move-stands");
    /// The player to move may seal.
    MaySeal = "may-seal", Message::new("rulings-verdict-may-seal");
    /// The player to move must seal.
    MustSeal = "must-seal", Message::new("rulings-verdict-must-seal");
    /// The form is opened, and play goes on.
    OpenForm = "open-form", Message::new("rulings-verdict-open-form");
    /// The arbiter keeps the form.
    KeepForm = "keep-form", Message::new("rulings-verdict-keep-form");
    /// The form is not needed any more.
    ReleaseForm = "release-form", Message::new("rulings-verdict-release-form");
    /// The position on the form is corrected.
    CorrectForm = "correct-form", Message::new("rulings-verdict-correct-form");
    /// The position on the form stands.
    FormStands = "form-stands", Message::new("rulings-verdict-form-stands");
    /// The player who moved puts the stone, or the mark, clearly.
    PlaceClearly = "place-clearly", Message::new("rulings-verdict-place-clearly");
    /// The position is put back as it was.
    RestorePosition = "restore-position", Message::new("rulings-verdict-restore-position");
    /// A warning.
    Warning = "warning", Message::new("rulings-verdict-warning");
    /// The player is excluded.
    ExcludePlayer = "exclude-player", Message::new("rulings-verdict-exclude-player");
    /// The whole team is excluded.
    ExcludeTeam = "exclude-team", Message::new("rulings-verdict-exclude-team");
    /// Nothing was done that is forbidden.
    NoBreach = "no-breach", Message::new("rulings-verdict-no-breach");
    /// The protest is heard.
    HearProtest = "hear-protest", Message::new("rulings-verdict-hear-protest");
    /// The protest comes too late.
    ProtestTooLate = "protest-too-late", Message::new("rulings-verdict-protest-too-late");
    /// The start is changed.
    ChangeStart = "change-start", Message::new("rulings-verdict-change-start");
    /// The start stays as it was set.
    StartStands = "start-stands", Message::new("rulings-verdict-start-stands");
    /// The points are counted; the count says who has won.
    CountPoints = "count-points", Message::new("rulings-verdict-count-points");
    /// Something that no other verdict says; the note says what.
    AsNoted = "as-noted", Message::new("rulings-verdict-as-noted");
    /// What the players agree on.
    AsAgreed = "as-agreed", Message::new("rulings-verdict-as-agreed");
    /// The rules name nothing: the arbiter or organiser decides.
    ArbiterDecides = "arbiter-decides", Message::new("rulings-verdict-arbiter-decides");
}

/// A word that is not a verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadableVerdict(pub String);

impl UnreadableVerdict {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        Message::new("rulings-verdict-unreadable").with("value", self.0.as_str())
    }
}

impl fmt::Display for UnreadableVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message().text(kolo_messages::Lang::En))
    }
}

impl std::error::Error for UnreadableVerdict {}

impl Verdict {
    /// Those that need nothing more.
    pub fn plain() -> &'static [Verdict] {
        PLAIN
    }

    /// One of every kind, for lists of what can be written.
    pub fn examples() -> Vec<Verdict> {
        let with_more = [
            Verdict::TakeBack { moves: 1 },
            Verdict::LostFor(Side::First),
            Verdict::MatchLostFor(Side::First),
            Verdict::StartByoYomi(Side::First),
            Verdict::StartClock(Side::First),
            Verdict::SetClock(Span::minutes(10)),
            Verdict::SetBothClocks(Span::minutes(8)),
        ];
        PLAIN.iter().copied().chain(with_more).collect()
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code())
    }
}

impl From<Verdict> for String {
    fn from(verdict: Verdict) -> String {
        verdict.code()
    }
}

impl TryFrom<String> for Verdict {
    type Error = UnreadableVerdict;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl FromStr for Verdict {
    type Err = UnreadableVerdict;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unreadable = || UnreadableVerdict(text.to_owned());
        let Some((word, more)) = text.split_once(':') else {
            return PLAIN.iter().copied().find(|verdict| verdict.code() == text).ok_or_else(unreadable);
        };
        let side = || Side::read(more).ok_or_else(unreadable);
        let span = || Span::read(more).ok_or_else(unreadable);
        match word {
            "take-back" => {
                let moves =
                    u32::read(more).filter(|moves| (1..=MOST).contains(moves)).ok_or_else(unreadable)?;
                Ok(Verdict::TakeBack { moves })
            }
            "lost-for" => side().map(Verdict::LostFor),
            "match-lost-for" => side().map(Verdict::MatchLostFor),
            "start-byo-yomi" => side().map(Verdict::StartByoYomi),
            "start-clock" => side().map(Verdict::StartClock),
            "set-clock" => span().map(Verdict::SetClock),
            "set-both-clocks" => span().map(Verdict::SetBothClocks),
            _ => Err(unreadable()),
        }
    }
}

/// A side, for people: the one that moves first is Black in go. Without a book it has both names.
pub(crate) fn side_message(side: Side, book: Option<RuleSet>) -> Message {
    match (book, side) {
        (Some(RuleSet::Go2009), Side::First) => Message::new("rulings-side-black"),
        (Some(RuleSet::Go2009), Side::Second) => Message::new("rulings-side-white"),
        (Some(RuleSet::Pisqworky2023), Side::First) => Message::new("rulings-side-opening"),
        (Some(RuleSet::Pisqworky2023), Side::Second) => Message::new("rulings-side-other"),
        (None | Some(RuleSet::Fide1992 | RuleSet::FideDutch), Side::First) => {
            Message::new("rulings-side-first")
        }
        (None | Some(RuleSet::Fide1992 | RuleSet::FideDutch), Side::Second) => {
            Message::new("rulings-side-second")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_lead_back_to_their_verdicts() {
        for verdict in Verdict::examples() {
            assert_eq!(verdict.code().parse(), Ok(verdict));
            let json = serde_json::to_string(&verdict).unwrap();
            assert_eq!(serde_json::from_str::<Verdict>(&json).unwrap(), verdict);
        }
        for text in ["", "win", "take-back:0", "take-back:", "lost-for:nobody", "set-clock:10", "play-on:1"] {
            assert_eq!(text.parse::<Verdict>(), Err(UnreadableVerdict(text.to_owned())));
        }
    }
}
