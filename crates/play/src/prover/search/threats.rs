//! What an attacker's threat by fours leaves to the defender.

use super::position::{Fives, Position, Side, members};

/// Plays the attacker's fours in `line` with the replies that they force, the attacker to move. Whether that wins.
pub(super) fn replay(position: &mut Position, line: &[u8]) -> bool {
    let Some((cell, rest)) = line.split_first() else { return false };
    if !position.is_empty(*cell) {
        return false;
    }
    if position.windows_through(*cell, Side::Attacker, 4) > 0 {
        return true;
    }
    position.place(*cell, Side::Attacker);
    let wins = position.fives(Side::Defender) == Fives::None
        && match position.fives(Side::Attacker) {
            Fives::None => false,
            Fives::Several(..) => true,
            Fives::One(reply) => {
                position.place(reply, Side::Defender);
                let wins = replay(position, rest);
                position.undo(reply, Side::Defender);
                wins
            }
        };
    position.undo(*cell, Side::Attacker);
    wins
}

/// The squares that can stop a line of fours which wins if the defender passes: those in which something of the line
/// happens, and those in which the defender comes to a four of his own on the way. Every other square leaves all marks,
/// all replies and all fives of the line as they are.
pub(super) fn interferers(position: &mut Position, line: &[u8], found: &mut Vec<u8>) {
    let mut played: Vec<(u8, Side)> = Vec::new();
    let note = |cell: u8, found: &mut Vec<u8>| {
        if !found.contains(&cell) {
            found.push(cell);
        }
    };
    found.clear();
    for cell in line {
        note_fours(position, found);
        note(*cell, found);
        position.place(*cell, Side::Attacker);
        played.push((*cell, Side::Attacker));
        for window in members(&position.windows(Side::Attacker, 4)) {
            for cell in position.empty_of(window) {
                note(cell, found);
            }
        }
        if let Fives::One(reply) = position.fives(Side::Attacker) {
            position.place(reply, Side::Defender);
            played.push((reply, Side::Defender));
        }
    }
    for (cell, side) in played.into_iter().rev() {
        position.undo(cell, side);
    }
}

/// Squares in which the defender would have four in a row, or five.
fn note_fours(position: &Position, found: &mut Vec<u8>) {
    for window in members(&position.windows(Side::Defender, 3)) {
        for cell in position.empty_of(window) {
            if !found.contains(&cell) {
                found.push(cell);
            }
        }
    }
}
