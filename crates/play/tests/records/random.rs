//! Random duels and records that are fixed by their seed.

use kolo_model::{Name, Side, SplitMix64};
use kolo_play::duel::{Duel, End, Opening, Outcome, Placed, Stage, Step};
use kolo_play::record::{Record, Spent};
use kolo_play::{Board, Cell, Mark};

/// A number below `bound`.
pub(crate) fn below(random: &mut SplitMix64, bound: usize) -> usize {
    usize::try_from(random.below(bound as u64)).expect("below a small number")
}

/// One of several.
pub(crate) fn pick<'a, T>(random: &mut SplitMix64, items: &'a [T]) -> &'a T {
    &items[below(random, items.len())]
}

fn mark(random: &mut SplitMix64) -> Mark {
    *pick(random, &Mark::BOTH)
}

/// An empty square, near others most of the time, so that rows come about.
fn square(random: &mut SplitMix64, board: &Board) -> Cell {
    let empty: Vec<Cell> = board.empty().collect();
    let near = |cell: &&Cell| {
        [(1, 0), (0, 1), (1, 1), (-1, 1)].into_iter().any(|direction| {
            [-1, 1]
                .into_iter()
                .filter_map(|steps| cell.step(direction, steps))
                .any(|next| board.get(next).is_some())
        })
    };
    let close: Vec<Cell> = empty.iter().filter(near).copied().collect();
    if close.is_empty() || random.happens(150) { *pick(random, &empty) } else { *pick(random, &close) }
}

fn squares<const N: usize>(random: &mut SplitMix64, board: &Board) -> [Cell; N] {
    let mut empty: Vec<Cell> = board.empty().collect();
    random.shuffle(&mut empty);
    std::array::from_fn(|index| empty[index])
}

/// The next lawful step.
fn next_step(random: &mut SplitMix64, duel: &Duel) -> Step {
    match duel.stage() {
        Stage::Opening => {
            let cells: [Cell; 3] = squares(random, duel.board());
            let (most, alone) = (mark(random), below(random, 3));
            let of = |index: usize| if index == alone { most.other() } else { most };
            Step::Open { marks: std::array::from_fn(|index| Placed { cell: cells[index], mark: of(index) }) }
        }
        Stage::Choosing { may_add: true, .. } if random.happens(500) => {
            let cells: [Cell; 2] = squares(random, duel.board());
            let first = mark(random);
            Step::Add {
                marks: [
                    Placed { cell: cells[0], mark: first },
                    Placed { cell: cells[1], mark: first.other() },
                ],
            }
        }
        Stage::Choosing { .. } => Step::Choose { mark: mark(random) },
        Stage::Playing { .. } | Stage::Over(_) => Step::Play { cell: square(random, duel.board()) },
    }
}

fn end(random: &mut SplitMix64) -> End {
    let side = *pick(random, &Side::BOTH);
    match below(random, 8) {
        0 => End::Resigned { by: side },
        1 => End::Agreed,
        2 => End::Flag { loser: side },
        3 => End::BothFlags,
        4 => End::TimeLimit,
        5 => End::ForcedWin { winner: side },
        6 => End::Ruled { outcome: Outcome::Won(side), reason: "spoke | : twice".to_owned() },
        _ => End::Ruled { outcome: Outcome::Drawn, reason: "hodiny nešly".to_owned() },
    }
}

/// A lawful duel: played to its end, broken off, or ended off the board.
pub(crate) fn duel(random: &mut SplitMix64) -> Duel {
    let mut duel = Duel::new(*pick(random, &[Opening::Swap1, Opening::Swap2]));
    let most = if random.happens(300) { below(random, 8) } else { below(random, 400) };
    for _ in 0..most {
        let Some(side) = duel.to_act() else { return duel };
        let step = next_step(random, &duel);
        duel.take(side, step).expect("only lawful steps are drawn");
    }
    if duel.end().is_none() && random.happens(600) {
        duel.end_by(end(random)).expect("not over");
    }
    duel
}

/// The record of a duel with names and times, or without.
pub(crate) fn record(random: &mut SplitMix64) -> Record {
    let mut record = Record::of_duel(&duel(random));
    let names =
        ["Ada Malá", "Ján Ďurica", "<script>alert(1)</script>", "-1", "8,8,0", "?", "first: x", "kolo \"&'"];
    for side in Side::BOTH {
        if random.happens(600) {
            record.names[side] = Some(Name::new(names[below(random, names.len())]).expect("a name"));
        }
    }
    let per_mille = *pick(random, &[0, 500, 1000]);
    for taken in &mut record.steps {
        if random.happens(per_mille) {
            taken.spent = Spent::new(random.below(200_000));
        }
    }
    record
}
