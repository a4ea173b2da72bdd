//! Articles 1.6 and 1.7: colour differences and preferences; article 5: who gets which colour.

use kolo_model::Side;

use super::facts::{Facts, Player};

/// How much a colour is wanted (article 1.7), the weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Strength {
    /// Even so far: to alternate.
    Mild,
    /// One game more with the other colour.
    Strong,
    /// Two games more with the other colour, or the other colour twice in a row.
    Absolute,
}

/// The colour a player wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Preference {
    pub(crate) colour: Side,
    pub(crate) strength: Strength,
}

/// Games with White less games with Black (article 1.6).
pub(crate) fn difference(player: &Player) -> i32 {
    player.colours.iter().map(|&side| weight(side)).sum()
}

fn weight(side: Side) -> i32 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}

/// The colour preference of a player; whoever has played no game has none.
pub(crate) fn preference(player: &Player) -> Option<Preference> {
    use Strength::{Absolute, Mild, Strong};
    let last = *player.colours.last()?;
    let twice = player.colours.iter().rev().take(2).filter(|&&side| side == last).count() == 2;
    let wanted = |colour, strength| Some(Preference { colour, strength });
    match difference(player) {
        2.. => wanted(Side::Second, Absolute),
        ..=-2 => wanted(Side::First, Absolute),
        _ if twice => wanted(last.other(), Absolute),
        1 => wanted(Side::Second, Strong),
        -1 => wanted(Side::First, Strong),
        0 => wanted(last.other(), Mild),
    }
}

/// The colour that a player must have by C3.
pub(crate) fn absolute(player: &Player) -> Option<Side> {
    preference(player).filter(|wanted| wanted.strength == Strength::Absolute).map(|wanted| wanted.colour)
}

/// The colours of a pair, White first (article 5.2).
pub(crate) fn allocate(facts: &Facts, one: usize, other: usize) -> (usize, usize) {
    let (higher, lower) = (one.min(other), one.max(other));
    match of_higher(facts, &facts.players[higher], &facts.players[lower]) {
        Side::First => (higher, lower),
        Side::Second => (lower, higher),
    }
}

/// The colour of the higher ranked of the two.
fn of_higher(facts: &Facts, higher: &Player, lower: &Player) -> Side {
    let (mine, theirs) = (preference(higher), preference(lower));
    // 5.2.1: both get what they want.
    match (mine, theirs) {
        (Some(mine), None) => return mine.colour,
        (None, Some(theirs)) => return theirs.colour.other(),
        (Some(mine), Some(theirs)) if mine.colour != theirs.colour => return mine.colour,
        (Some(_), Some(_)) | (None, None) => {}
    }
    // 5.2.2: the stronger wish; of two absolute ones the wider difference.
    if let (Some(mine), Some(theirs)) = (mine, theirs) {
        let width = |player: &Player, wish: Preference| match wish.strength {
            Strength::Absolute => difference(player).unsigned_abs(),
            Strength::Strong | Strength::Mild => 0,
        };
        let weight = |player, wish: Preference| (wish.strength, width(player, wish));
        match weight(higher, mine).cmp(&weight(lower, theirs)) {
            std::cmp::Ordering::Greater => return mine.colour,
            std::cmp::Ordering::Less => return theirs.colour.other(),
            std::cmp::Ordering::Equal => {}
        }
    }
    // 5.2.3: the other way round than when they last had different colours, counted back from their last games.
    let mut backwards = higher.colours.iter().rev().zip(lower.colours.iter().rev());
    if let Some((&had, _)) = backwards.find(|(mine, theirs)| mine != theirs) {
        return had.other();
    }
    // 5.2.4 and 5.2.5: the wish of the higher ranked one, else an odd number has the initial colour.
    match mine {
        Some(wish) => wish.colour,
        None if higher.number % 2 == 1 => facts.initial,
        None => facts.initial.other(),
    }
}
