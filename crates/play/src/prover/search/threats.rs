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
/// happens, and those in which the defender comes to a four of their own on the way. Every other square leaves all
/// marks, all replies and all fives of the line as they are.
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

#[cfg(test)]
mod tests {
    use kolo_model::SplitMix64;

    use super::*;
    use crate::prover::search::fours::{FourSearch, Fours};
    use crate::prover::search::geometry::byte;
    use crate::prover::{Field, Question};
    use crate::{Board, Mark};

    /// A random position with a line of fours that wins if the defender passes.
    fn threatening(random: &mut SplitMix64) -> Option<(Position, Vec<u8>)> {
        let field = Field::new(9).expect("a field");
        let mut board = Board::default();
        for cell in field.cells() {
            let mark = match random.below(10) {
                0..3 => Mark::Cross,
                3..5 => Mark::Circle,
                _ => continue,
            };
            board.put(cell, mark).ok()?;
        }
        let question = Question::on(field, board, Mark::Circle, Mark::Cross).ok()?;
        let mut position = Position::new(&question, Mark::Cross);
        let none = Fives::None;
        if position.fives(Side::Attacker) != none || position.fives(Side::Defender) != none {
            return None;
        }
        let mut line = Vec::new();
        let found = FourSearch::default().find(&mut position, Side::Attacker, 500, &mut line);
        (found == Fours::Win).then_some((position, line))
    }

    #[test]
    fn squares_that_do_not_interfere_leave_the_line_as_it_is() {
        let mut random = SplitMix64::new(31);
        let (mut lines, mut stopped, mut long) = (0, 0, 0);
        while lines < 200 {
            let Some((mut position, line)) = threatening(&mut random) else { continue };
            lines += 1;
            long += u32::from(line.len() > 1);
            assert!(replay(&mut position, &line));
            let mut found = Vec::new();
            interferers(&mut position, &line, &mut found);
            for cell in Field::new(9).expect("a field").cells().map(|cell| byte(cell.index())) {
                if !position.is_empty(cell) {
                    assert!(!found.contains(&cell));
                    continue;
                }
                position.place(cell, Side::Defender);
                let wins = replay(&mut position, &line);
                position.undo(cell, Side::Defender);
                assert!(wins || found.contains(&cell), "{cell} stops {line:?}");
                stopped += u32::from(!wins);
            }
        }
        assert!(stopped > 400 && long > 20, "{stopped} stopped, {long} long lines");
    }
}
