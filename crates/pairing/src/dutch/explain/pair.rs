//! What is explained about one pair: who would have come first, and who gets White.

use kolo_messages::Message;
use kolo_model::{Clause, PerSide, Side};

use super::Boards;
use super::people::{People, instead};
use crate::dutch::colours::{ColourRule, decide};
use crate::dutch::field::Rank;
use crate::dutch::search::{Instead, PassedOver};
use crate::{Observer, Subject, report, section};

/// The place of a player in the first half, from 1.
#[derive(Clone, Copy)]
pub(super) struct Place(pub(super) usize);

pub(super) fn explain_pair(
    people: People<'_>,
    (player, opponent): (Rank, Rank),
    place: Place,
    passed_over: &PassedOver,
    boards: &Boards,
    observer: &mut dyn Observer,
) {
    let (higher, lower) = (player.min(opponent), player.max(opponent));
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
    section(observer, Subject::Pair(sides.map(|who| people.no(who))), title, |observer| {
        explain_passed_over(people, player, passed_over, observer);
        let none = passed_over.named.is_empty();
        let (clause, key) = if none { ("D-3.3", "fide-first-free") } else { ("D-4.2", "fide-next-free") };
        report(observer, Clause::new(clause), || {
            Message::new(key)
                .with("place", place.0)
                .with("player", people.one(player))
                .with("opponent", people.one(opponent))
        });
        explain_colours(people, higher, sides, rule, observer);
    });
}

/// Why not an earlier opponent.
fn explain_passed_over(
    people: People<'_>,
    player: Rank,
    passed_over: &PassedOver,
    observer: &mut dyn Observer,
) {
    for &(other, cost) in &passed_over.named {
        let (clause, reason) = people
            .obstacle(player, other)
            .unwrap_or_else(|| instead(cost.unwrap_or(Instead::NotAsked), "D-4.2"));
        report(observer, clause, || {
            Message::new("fide-passed-over").with("other", people.one(other)).with("reason", reason)
        });
    }
    if passed_over.more > 0 {
        report(observer, Clause::new("D-4.2"), || {
            Message::new("fide-more-passed-over").with("count", passed_over.more)
        });
    }
}

/// 5: the rule that gave the colours.
fn explain_colours(
    people: People<'_>,
    higher: Rank,
    sides: PerSide<Rank>,
    rule: ColourRule,
    observer: &mut dyn Observer,
) {
    let message = match rule {
        ColourRule::BothGranted => ("D-5.2.1", "fide-colour-granted"),
        ColourRule::StrongerGranted => ("D-5.2.2", "fide-colour-stronger"),
        ColourRule::WiderGranted => ("D-5.2.2", "dutch-colour-wider"),
        ColourRule::Alternated { .. } => ("D-5.2.3", "fide-colour-alternated"),
        ColourRule::HigherGranted => ("D-5.2.4", "fide-colour-higher"),
        ColourRule::Lot => ("D-5.2.5", "dutch-colour-lot"),
    };
    let more = |message: Message| match rule {
        ColourRule::Alternated { games_ago } => message.with("games", games_ago),
        ColourRule::Lot => message.with("higher", people.field[higher].number),
        ColourRule::BothGranted
        | ColourRule::StrongerGranted
        | ColourRule::WiderGranted
        | ColourRule::HigherGranted => message,
    };
    people.explain_colours(message, sides, more, observer);
}
