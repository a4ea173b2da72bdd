//! 2.3, 2.4: what makes one pairing of a bracket better than another, one module each, and the list of them in the
//! order of their importance.
//!
//! C1 to C3 are in [`legal`](super::legal), C4 and C5 in [`completion`](super::completion): they leave no choice.
//! Each of the others counts something of every *choice*, two who meet or one who floats; the sum over all choices is
//! to be small. Where the rules take scores "in descending order", every score is counted by itself, the highest first.

mod c06_downfloaters;
mod c07_scores_of_downfloaters;
mod c08_following_bracket;
mod c09_unplayed_games_of_bye;
mod c10_difference_above_two;
mod c11_third_time_in_a_row;
mod c12_preferences;
mod c13_strong_preferences;
mod c14_downfloat_again;
mod c15_upfloat_again;
mod c16_downfloat_after_two;
mod c17_upfloat_after_two;
mod c18_far_down_again;
mod c19_far_up_again;
mod c20_far_down_after_two;
mod c21_far_up_after_two;

use kolo_model::HalfPoints;

use super::bracket::{Bracket, Reach};
use super::field::Player;
use super::floats::Float;

/// Where one of the bracket stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    /// Left over by the bracket above (1.4.1).
    MovedDown,
    /// Has the score of the bracket (1.3.2).
    Resident,
}

/// One of the bracket.
#[derive(Debug, Clone, Copy)]
pub(super) struct Member<'a> {
    pub(super) player: &'a Player,
    pub(super) standing: Standing,
}

/// Where a downfloater goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Target {
    /// Meets a player of the following bracket.
    FollowingBracket,
    /// Floats through the following bracket as well.
    Further,
    Bye,
}

/// One thing that a pairing of the bracket and of those below consists of.
#[derive(Debug, Clone, Copy)]
pub(super) enum Choice<'a> {
    /// Two of the bracket meet.
    Meet { upper: Member<'a>, lower: Member<'a> },
    /// One of the bracket floats down.
    Float { who: Member<'a>, to: Target },
    /// One of the following score group floats down from there.
    FloatBelow,
    /// Two meet, of whom none is in the bracket, or a player below has the bye.
    Elsewhere,
}

/// A criterion, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Criterion {
    C6,
    C7,
    /// The number of downfloaters of the following bracket: C6 there.
    C8Pairs,
    /// Their scores: C7 there.
    C8Scores,
    C9,
    C10,
    C11,
    C12,
    C13,
    C14,
    C15,
    C16,
    C17,
    C18,
    C19,
    C20,
    C21,
}

/// The rule book: every criterion, the most important first.
pub(super) const IN_ORDER: [Criterion; 17] = [
    Criterion::C6,
    Criterion::C7,
    Criterion::C8Pairs,
    Criterion::C8Scores,
    Criterion::C9,
    Criterion::C10,
    Criterion::C11,
    Criterion::C12,
    Criterion::C13,
    Criterion::C14,
    Criterion::C15,
    Criterion::C16,
    Criterion::C17,
    Criterion::C18,
    Criterion::C19,
    Criterion::C20,
    Criterion::C21,
];

/// One number of a criterion in a weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Span {
    /// The score it is about, where scores are taken one by one.
    pub(super) score: Option<HalfPoints>,
    /// What one choice counts at most.
    pub(super) each: u64,
    /// What all of them count at most.
    pub(super) most: u64,
}

/// What a criterion counts of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Counted {
    pub(super) amount: u64,
    /// The score it counts for, where scores are taken one by one.
    pub(super) score: HalfPoints,
}

impl Counted {
    const NOTHING: Counted = Counted { amount: 0, score: HalfPoints::ZERO };

    fn once_if(condition: bool) -> Self {
        Counted { amount: u64::from(condition), score: HalfPoints::ZERO }
    }

    fn at(score: HalfPoints, condition: bool) -> Self {
        Counted { amount: u64::from(condition), score }
    }
}

impl Criterion {
    /// The numbers it needs in a weight, the most important first, and how large they can become in this bracket.
    pub(super) fn spans(self, bracket: &Bracket<'_>) -> Vec<Span> {
        let members = bracket.len() as u64;
        let plain = |most: u64| vec![Span { score: None, each: 1, most }];
        let scores = bracket.scores();
        let by_score = |scores: &[(HalfPoints, usize)]| -> Vec<Span> {
            scores
                .iter()
                .map(|&(score, count)| Span { score: Some(score), each: 1, most: count as u64 })
                .collect()
        };
        let moved_down = &scores[..scores.len() - 1];
        let from_above = if moved_down.is_empty() { 0 } else { members };
        match self {
            Criterion::C8Pairs | Criterion::C8Scores if bracket.reach == Reach::Bracket => Vec::new(),
            Criterion::C8Pairs => plain(members + bracket.following().len() as u64),
            Criterion::C8Scores => by_score(&scores),
            Criterion::C9 => {
                let most = u64::from(bracket.field.round.get());
                vec![Span { score: None, each: most, most }]
            }
            Criterion::C10 | Criterion::C11 => plain(if bracket.has_topscorers() { members } else { 0 }),
            Criterion::C6 | Criterion::C12 | Criterion::C13 | Criterion::C14 | Criterion::C16 => {
                plain(members)
            }
            Criterion::C15 | Criterion::C17 => plain(from_above),
            // How many residents C7 would count follows from C6.
            Criterion::C7 | Criterion::C18 | Criterion::C19 | Criterion::C20 | Criterion::C21 => {
                by_score(moved_down)
            }
        }
    }

    /// What it counts of one choice.
    pub(super) fn count(self, choice: &Choice<'_>) -> Counted {
        match self {
            Criterion::C6 => c06_downfloaters::count(choice),
            Criterion::C7 => c07_scores_of_downfloaters::count(choice),
            Criterion::C8Pairs => c08_following_bracket::count_downfloaters(choice),
            Criterion::C8Scores => c08_following_bracket::count_scores(choice),
            Criterion::C9 => c09_unplayed_games_of_bye::count(choice),
            Criterion::C10 => c10_difference_above_two::count(choice),
            Criterion::C11 => c11_third_time_in_a_row::count(choice),
            Criterion::C12 => c12_preferences::count(choice),
            Criterion::C13 => c13_strong_preferences::count(choice),
            Criterion::C14 => c14_downfloat_again::count(choice),
            Criterion::C15 => c15_upfloat_again::count(choice),
            Criterion::C16 => c16_downfloat_after_two::count(choice),
            Criterion::C17 => c17_upfloat_after_two::count(choice),
            Criterion::C18 => c18_far_down_again::count(choice),
            Criterion::C19 => c19_far_up_again::count(choice),
            Criterion::C20 => c20_far_down_after_two::count(choice),
            Criterion::C21 => c21_far_up_after_two::count(choice),
        }
    }
}

/// How long ago a float was that should not come again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ago {
    LastRound,
    TwoRounds,
}

fn floated(player: &Player, direction: Float, ago: Ago) -> bool {
    let index = match ago {
        Ago::LastRound => 0,
        Ago::TwoRounds => 1,
    };
    player.floats[index] == Some(direction)
}

/// C14, C16: a resident who floats down, as they did then.
fn resident_down_again(choice: &Choice<'_>, ago: Ago) -> Counted {
    match choice {
        Choice::Float { who, .. } if who.standing == Standing::Resident => {
            Counted::once_if(floated(who.player, Float::Down, ago))
        }
        _ => Counted::NOTHING,
    }
}

/// C15, C17: the opponent of a player moved down, who floated up then. C19, C21: the same by the score they meet.
fn up_again(choice: &Choice<'_>, ago: Ago) -> Counted {
    match choice {
        Choice::Meet { upper, lower } if upper.standing == Standing::MovedDown => {
            Counted::at(upper.player.score, floated(lower.player, Float::Up, ago))
        }
        _ => Counted::NOTHING,
    }
}

/// C18, C20: a player moved down who floated down then, and floats on. Their difference counts as larger than that of
/// any player who meets a resident; those who meet one cannot differ in anything else.
fn moved_down_again(choice: &Choice<'_>, ago: Ago) -> Counted {
    match choice {
        Choice::Float { who, .. } if who.standing == Standing::MovedDown => {
            Counted::at(who.player.score, floated(who.player, Float::Down, ago))
        }
        _ => Counted::NOTHING,
    }
}
