//! What is explained about one pair: who would have come first, and who gets White.

use kolo_messages::Message;
use kolo_model::{Clause, PerSide, Side};

use super::super::candidate::{Candidate, Turn};
use super::super::colours::{ColourRule, decide};
use super::super::field::{Field, Rank};
use super::super::round::ChangeRule;
use super::Boards;
use super::people::People;
use crate::names::side_name;
use crate::{Observer, Subject, report, section};

/// How many of those who were passed over are named.
const NAMED: usize = 5;

/// The rule that had the bracket paired again, and whom it leaves over.
pub(super) type NeededBelow<'a> = Option<(ChangeRule, &'a [Rank])>;

/// A player of S1, their opponent, and who stood before the opponent.
pub(super) struct Choice {
    player: Rank,
    opponent: Rank,
    /// The first of those who were still free and stood before the opponent.
    passed_over: Vec<Rank>,
    /// How many there were in all.
    passed_over_in_all: usize,
    /// The place in S1, from 1.
    place: usize,
    /// Clashes still allowed when this place came up.
    clashes_left: usize,
}

impl Choice {
    /// The choices of S1 in its order, given the positions of the opponents in S2 and the clashes allowed.
    pub(super) fn all(field: &Field, s1: &[Rank], s2: &[Rank], positions: &[usize], x: usize) -> Vec<Choice> {
        let mut free = vec![true; s2.len()];
        let mut clashes_left = x;
        let mut choices = Vec::with_capacity(s1.len());
        for (place, (player, position)) in s1.iter().zip(positions).enumerate() {
            let mut before = (0..*position).filter(|at| free[*at]).map(|at| s2[at]);
            let passed_over: Vec<Rank> = before.by_ref().take(NAMED).collect();
            let passed_over_in_all = passed_over.len() + before.count();
            let opponent = s2[*position];
            choices.push(Choice {
                player: *player,
                opponent,
                passed_over,
                passed_over_in_all,
                place: place + 1,
                clashes_left,
            });
            free[*position] = false;
            clashes_left -= usize::from(field.clash(*player, opponent));
        }
        choices
    }

    /// Clashes still allowed after this place.
    pub(super) fn clashes_left_after(&self, field: &Field) -> usize {
        self.clashes_left - usize::from(field.clash(self.player, self.opponent))
    }
}

pub(super) fn explain_pair(
    people: People<'_>,
    candidate: &Candidate,
    choice: &Choice,
    needed_below: NeededBelow<'_>,
    boards: &Boards,
    observer: &mut dyn Observer,
) {
    let higher = choice.player.min(choice.opponent);
    let lower = choice.player.max(choice.opponent);
    let (higher_has, rule) = decide(people.field, higher, lower, boards.lot);
    let sides = match higher_has {
        Side::First => PerSide::new(higher, lower),
        Side::Second => PerSide::new(lower, higher),
    };
    let title = || {
        Message::new("fide-pair")
            .with("board", boards.number(higher))
            .with("white", people.one(sides.first))
            .with("black", people.one(sides.second))
    };
    let pair = sides.map(|who| people.no(who));
    section(observer, Subject::Pair(pair), title, |observer| {
        explain_opponent(people, &candidate.turn, choice, needed_below, observer);
        explain_colours(people, higher, sides, rule, observer);
    });
}

/// R-C6, R-C7: why this opponent and not an earlier one.
fn explain_opponent(
    people: People<'_>,
    turn: &Turn,
    choice: &Choice,
    needed_below: NeededBelow<'_>,
    observer: &mut dyn Observer,
) {
    for &other in &choice.passed_over {
        let (clause, reason) = ruled_out(people, turn, choice, other, needed_below);
        report(observer, clause, || {
            Message::new("fide-passed-over").with("other", people.one(other)).with("reason", reason)
        });
    }
    let unnamed = choice.passed_over_in_all - choice.passed_over.len();
    if unnamed > 0 {
        report(observer, Clause::new("R-C7"), || {
            Message::new("fide-more-passed-over").with("count", unnamed)
        });
    }
    let (clause, key) = match choice.passed_over_in_all {
        0 => ("R-C6.0", "fide-first-free"),
        _ => ("R-D1", "fide-next-free"),
    };
    report(observer, Clause::new(clause), || {
        Message::new(key)
            .with("place", choice.place)
            .with("player", people.one(choice.player))
            .with("opponent", people.one(choice.opponent))
    });
}

/// What keeps `other` from being the opponent: the criterion that the pair breaks, or else that the rest
/// could not be completed.
fn ruled_out(
    people: People<'_>,
    turn: &Turn,
    choice: &Choice,
    other: Rank,
    needed_below: NeededBelow<'_>,
) -> (Clause, Message) {
    let field = people.field;
    if let Some(obstacle) = field.obstacle(choice.player, other, turn.up) {
        return people.obstacle(obstacle, choice.player, other);
    }
    if field.clash(choice.player, other) && choice.clashes_left == 0 {
        let side = field[other].preference.map_or(Side::First, |preference| preference.side);
        let reason = Message::new("fide1992-clash").with("side", side_name(side)).with("x", turn.x);
        return (Clause::new("R-B4"), reason);
    }
    match needed_below {
        Some((rule, left)) if left.contains(&other) => (rule.clause(), Message::new("fide1992-needed-below")),
        Some(_) | None => (Clause::new("R-C7"), Message::new("fide1992-rest-impossible")),
    }
}

/// R-E: the rule that gave the colours.
fn explain_colours(
    people: People<'_>,
    higher: Rank,
    sides: PerSide<Rank>,
    rule: ColourRule,
    observer: &mut dyn Observer,
) {
    let message = match rule {
        ColourRule::BothGranted => ("R-E1", "fide-colour-granted"),
        ColourRule::StrongerGranted => ("R-E2", "fide-colour-stronger"),
        ColourRule::Alternated { .. } => ("R-E3", "fide-colour-alternated"),
        ColourRule::HigherGranted => ("R-E4.1", "fide-colour-higher"),
        ColourRule::Lot => ("R-E4.2", "fide-colour-lot"),
    };
    let more = |message: Message| match rule {
        ColourRule::Alternated { games_ago } => message.with("games", games_ago),
        ColourRule::Lot => message.with("higher", people.no(higher)),
        ColourRule::BothGranted | ColourRule::StrongerGranted | ColourRule::HigherGranted => message,
    };
    people.explain_colours(message, sides, more, observer);
}
