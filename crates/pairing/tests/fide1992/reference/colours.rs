//! Colour preferences (A7), what B2 allows, and who gets which colour (E).

use kolo_model::Side;

use super::facts::{Facts, Player};

/// How much a colour is due; the stronger one is the larger one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Strength {
    Mild,
    Strong,
    Absolute,
}

/// The colour that is due to a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Preference {
    pub(crate) colour: Side,
    pub(crate) strength: Strength,
}

/// Games with White less games with Black.
fn difference(player: &Player) -> i32 {
    player.colours.iter().map(|colour| toward(*colour)).sum()
}

fn toward(colour: Side) -> i32 {
    match colour {
        Side::First => 1,
        Side::Second => -1,
    }
}

/// The colour of the last two played games, if it was the same.
fn twice_in_a_row(player: &Player) -> Option<Side> {
    match player.colours.as_slice() {
        [.., before, last] if before == last => Some(*last),
        _ => None,
    }
}

/// A7: what colour is due, and how much.
pub(crate) fn preference(player: &Player) -> Option<Preference> {
    let last = *player.colours.last()?;
    let difference = difference(player);
    let repeated = twice_in_a_row(player);
    let balancing = if difference < 0 { Side::First } else { Side::Second };
    let (colour, strength) = if !player.exempt && (difference.abs() > 1 || repeated.is_some()) {
        (repeated.map_or(balancing, Side::other), Strength::Absolute)
    } else if difference != 0 {
        (balancing, Strength::Strong)
    } else {
        (last.other(), Strength::Mild)
    };
    Some(Preference { colour, strength })
}

/// B2: whether the player may have this colour in the next game.
pub(crate) fn may_have(player: &Player, colour: Side) -> bool {
    let before = difference(player).abs();
    let after = (difference(player) + toward(colour)).abs();
    player.exempt || (!(after > 2 && after > before) && twice_in_a_row(player) != Some(colour))
}

/// E: the colour of the higher ranked player of a pair.
pub(crate) fn of_higher(facts: &Facts, higher: usize, lower: usize) -> Side {
    let (wish, other_wish) = match (facts.preference(higher), facts.preference(lower)) {
        (None, None) => {
            // As in round 1: the lot is the colour of the odd numbers.
            let lot = facts.lot;
            return if facts.players[higher].no % 2 == 1 { lot } else { lot.other() };
        }
        (Some(wish), None) => return wish.colour,
        (None, Some(wish)) => return wish.colour.other(),
        (Some(wish), Some(other_wish)) => (wish, other_wish),
    };
    if wish.colour != other_wish.colour || wish.strength > other_wish.strength {
        return wish.colour;
    }
    if other_wish.strength > wish.strength {
        return wish.colour.other();
    }
    alternation(&facts.players[higher].colours, &facts.players[lower].colours).unwrap_or(wish.colour)
}

/// E3 on histories without holes (F3): the colour for the owner of the first one that alternates against the
/// most recent round in which the two differed.
pub(crate) fn alternation(own: &[Side], others: &[Side]) -> Option<Side> {
    let mut from_the_end = own.iter().rev().zip(others.iter().rev());
    from_the_end.find(|(own, other)| own != other).map(|(own, _)| own.other())
}
