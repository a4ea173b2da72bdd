//! The board of the search: marks, windows by what stands in them, and a key; placed and removed step by step.

use kolo_model::SplitMix64;

use super::geometry::{Geometry, LENGTH, byte};
use crate::prover::Question;
use crate::{CELLS, Mark};

/// Words of a set of windows.
const WORDS: usize = 9;

/// The side that wants to win in this search, and the other. When a claim is to be refuted, its opponent attacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Attacker,
    Defender,
}

impl Side {
    pub(super) fn other(self) -> Side {
        match self {
            Side::Attacker => Side::Defender,
            Side::Defender => Side::Attacker,
        }
    }

    fn index(self) -> usize {
        match self {
            Side::Attacker => 0,
            Side::Defender => 1,
        }
    }
}

/// The squares in which a side makes five.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fives {
    None,
    One(u8),
    /// Two of them, there may be more.
    Several(u8, u8),
}

/// Kinds of windows: 0 holds marks of both sides, 1 none, then 1 to 5 of the attacker, then of the defender.
const KINDS: usize = 12;

const fn kind_of(side: usize, count: usize) -> usize {
    if count == 0 { 1 } else { 1 + side * LENGTH + count }
}

/// The kind of a window by its bits: five of the attacker, five of the defender above them.
const KIND: [u8; 1024] = {
    let mut table = [0; 1024];
    let mut bits = 0;
    while bits < 1024_u32 {
        let attacker = (bits & 31).count_ones();
        let defender = (bits >> 5).count_ones();
        table[bits as usize] = if attacker > 0 && defender > 0 {
            0
        } else if defender > 0 {
            6 + defender.to_le_bytes()[0]
        } else {
            1 + attacker.to_le_bytes()[0]
        };
        bits += 1;
    }
    table
};

/// The bit of a key that says whose turn it is.
const DEFENDER_TO_MOVE: u128 = 1 << 127;

/// Empty squares up to which keys are exact: two bits for each, and one is taken.
const EXACT: usize = 63;

/// A number for each square and side, so that a position is the exclusive or of its marks' numbers. With few empty
/// squares every one of them has two bits of its own, and no two positions share a key; otherwise the numbers are
/// random.
fn keys(question: &Question) -> (Vec<[u128; 2]>, bool) {
    let empty = question.empty().count();
    let mut keys = vec![[0, 0]; CELLS];
    if empty <= EXACT {
        for (place, cell) in question.empty().enumerate() {
            keys[cell.index()] = [1 << (2 * place), 2 << (2 * place)];
        }
        return (keys, true);
    }
    let mut random = SplitMix64::new(0x3316);
    let mut word =
        || ((u128::from(random.next_u64()) << 64) | u128::from(random.next_u64())) & !DEFENDER_TO_MOVE;
    for cell in question.empty() {
        keys[cell.index()] = [word(), word()];
    }
    (keys, false)
}

/// The two halves of a key, mixed: for places in tables.
pub(super) fn mixed(key: u128) -> (u64, u64) {
    let [high, low] = [key >> 64, key & u128::from(u64::MAX)].map(|half| u64::try_from(half).unwrap_or(0));
    let fold = (high ^ low.rotate_left(29)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let place = (fold ^ (fold >> 31)).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 24;
    (place, low ^ high.wrapping_mul(0x94D0_49BB_1331_11EB))
}

/// A set of windows.
pub(super) type Windows = [u64; WORDS];

/// The position that the search stands in.
pub(super) struct Position {
    pub(super) geometry: &'static Geometry,
    /// The squares of the field without a mark.
    free: [bool; CELLS],
    bits: Vec<u16>,
    kinds: [Windows; KINDS],
    keys: Vec<[u128; 2]>,
    exact: bool,
    key: u128,
    empty: usize,
    /// Marks placed so far: the measure of all effort.
    pub(super) placed: u64,
}

impl Position {
    pub(super) fn new(question: &Question, attacker: Mark) -> Position {
        let geometry = Geometry::of(question.field());
        let (keys, exact) = keys(question);
        let mut kinds = [[0; WORDS]; KINDS];
        for window in 0..geometry.windows.len() {
            kinds[1][window / 64] |= 1 << (window % 64);
        }
        let mut free = [false; CELLS];
        question.field().cells().for_each(|cell| free[cell.index()] = true);
        let mut position = Position {
            geometry,
            free,
            bits: vec![0; geometry.windows.len()],
            kinds,
            keys,
            exact,
            key: 0,
            empty: question.field().cells().count(),
            placed: 0,
        };
        for mark in Mark::BOTH {
            let side = if mark == attacker { Side::Attacker } else { Side::Defender };
            for cell in question.board().cells(mark) {
                position.place(byte(cell.index()), side);
            }
        }
        position.key = 0;
        position.placed = 0;
        position
    }

    /// Marks an empty square.
    pub(super) fn place(&mut self, cell: u8, side: Side) {
        debug_assert!(self.is_empty(cell), "only empty squares are marked");
        self.placed += 1;
        self.free[usize::from(cell)] = false;
        self.empty -= 1;
        self.flip(cell, side);
    }

    /// Takes a mark back.
    pub(super) fn undo(&mut self, cell: u8, side: Side) {
        self.free[usize::from(cell)] = true;
        self.empty += 1;
        self.flip(cell, side);
    }

    fn flip(&mut self, cell: u8, side: Side) {
        self.key ^= self.keys[usize::from(cell)][side.index()];
        let shift = side.index() * LENGTH;
        for touch in self.geometry.through(cell) {
            let window = usize::from(touch.window);
            let before = self.bits[window];
            let after = before ^ (touch.bit << shift);
            self.bits[window] = after;
            let (before, after) = (KIND[usize::from(before)], KIND[usize::from(after)]);
            let (word, bit) = (window / 64, 1 << (window % 64));
            self.kinds[usize::from(before)][word] &= !bit;
            self.kinds[usize::from(after)][word] |= bit;
        }
    }

    /// Whether a square lies on the field and has no mark.
    pub(super) fn is_empty(&self, cell: u8) -> bool {
        self.free[usize::from(cell)]
    }

    /// How many squares of the field have no mark.
    pub(super) fn empty_count(&self) -> usize {
        self.empty
    }

    /// Whether different positions are sure to have different keys.
    pub(super) fn has_exact_keys(&self) -> bool {
        self.exact
    }

    /// A number for this position and this side to move; other positions have other ones, surely if the keys are exact
    /// and as good as always if not.
    pub(super) fn key(&self, to_move: Side) -> u128 {
        match to_move {
            Side::Attacker => self.key,
            Side::Defender => self.key | DEFENDER_TO_MOVE,
        }
    }

    /// The key after a move of `side`, without making it: the other is to move then.
    pub(super) fn key_after(&self, cell: u8, side: Side) -> u128 {
        self.key(side.other()) ^ self.keys[usize::from(cell)][side.index()]
    }

    /// The key after a move of `side` and a reply, without making them.
    pub(super) fn key_after_both(&self, cell: u8, reply: u8, side: Side) -> u128 {
        self.key(side)
            ^ self.keys[usize::from(cell)][side.index()]
            ^ self.keys[usize::from(reply)][side.other().index()]
    }

    /// The windows with `count` marks of a side and none of the other.
    pub(super) fn windows(&self, side: Side, count: usize) -> Windows {
        self.kinds[kind_of(side.index(), count)]
    }

    /// Whether a side has a window with `count` marks that the other has none in.
    pub(super) fn has_windows(&self, side: Side, count: usize) -> bool {
        self.kinds[kind_of(side.index(), count)].iter().any(|word| *word != 0)
    }

    /// How many windows through a square have `count` marks of a side and none of the other.
    pub(super) fn windows_through(&self, cell: u8, side: Side, count: usize) -> u32 {
        let kind = kind_of(side.index(), count);
        let touches = self.geometry.through(cell).iter();
        let matching = touches
            .filter(|touch| usize::from(KIND[usize::from(self.bits[usize::from(touch.window)])]) == kind);
        u32::try_from(matching.count()).unwrap_or(u32::MAX)
    }

    /// The empty squares of a window.
    pub(super) fn empty_of(&self, window: usize) -> impl Iterator<Item = u8> + use<> {
        let bits = self.bits[window];
        let marked = (bits | (bits >> LENGTH)) & 31;
        let cells = self.geometry.windows[window];
        cells
            .into_iter()
            .enumerate()
            .filter(move |(place, _)| marked & (1 << place) == 0)
            .map(|(_, cell)| cell)
    }

    /// The squares in which a side makes five.
    pub(super) fn fives(&self, side: Side) -> Fives {
        let mut found = Fives::None;
        for window in members(&self.kinds[kind_of(side.index(), 4)]) {
            for cell in self.empty_of(window) {
                match found {
                    Fives::None => found = Fives::One(cell),
                    Fives::One(first) if first != cell => return Fives::Several(first, cell),
                    Fives::One(_) | Fives::Several(..) => {}
                }
            }
        }
        found
    }
}

/// The windows in a set, in order.
pub(super) fn members(windows: &Windows) -> impl Iterator<Item = usize> + use<> {
    (*windows).into_iter().enumerate().flat_map(|(place, mut word)| {
        std::iter::from_fn(move || {
            if word == 0 {
                return None;
            }
            let bit = word.trailing_zeros() as usize;
            word &= word - 1;
            Some(place * 64 + bit)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Board;
    use crate::prover::Field;

    /// Places and removes at random; all that is kept must be what a fresh count finds.
    #[test]
    fn what_is_kept_is_what_stands_on_the_board() {
        let mut random = SplitMix64::new(4);
        for side in [6u8, 15] {
            let field = Field::new(side).expect("a field");
            let question = Question::on(field, Board::default(), Mark::Cross, Mark::Cross).expect("empty");
            let mut position = Position::new(&question, Mark::Cross);
            assert_eq!(position.has_exact_keys(), side == 6);
            let cells: Vec<u8> = field.cells().map(|cell| byte(cell.index())).collect();
            let mut played: Vec<(u8, Side)> = Vec::new();
            for _ in 0..400 {
                let free: Vec<u8> = cells.iter().copied().filter(|cell| position.is_empty(*cell)).collect();
                assert_eq!((free.len(), position.empty_count()), (cells.len() - played.len(), free.len()));
                if free.is_empty() || random.happens(450) {
                    if let Some((cell, side)) = played.pop() {
                        position.undo(cell, side);
                    }
                } else {
                    let at = random.below(u64::try_from(free.len()).expect("small"));
                    let cell = free[usize::try_from(at).expect("small")];
                    let side = if random.happens(500) { Side::Attacker } else { Side::Defender };
                    let after = position.key_after(cell, side);
                    position.place(cell, side);
                    assert_eq!(position.key(side.other()), after);
                    played.push((cell, side));
                }
                check(&position, &played);
            }
            while let Some((cell, side)) = played.pop() {
                position.undo(cell, side);
            }
            assert_eq!(position.key(Side::Attacker), 0);
        }
    }

    fn check(position: &Position, played: &[(u8, Side)]) {
        for side in [Side::Attacker, Side::Defender] {
            let mut fives: Vec<u8> = Vec::new();
            for (window, cells) in position.geometry.windows.iter().enumerate() {
                let count = |side: Side| cells.iter().filter(|cell| played.contains(&(**cell, side))).count();
                let (own, other) = (count(side), count(side.other()));
                for marks in 0..=4 {
                    let kept = members(&position.windows(side, marks)).any(|kept| kept == window);
                    assert_eq!(kept, own == marks && other == 0);
                }
                if own == 4 && other == 0 {
                    fives.extend(cells.iter().filter(|cell| position.is_empty(**cell)));
                }
            }
            fives.sort_unstable();
            fives.dedup();
            match position.fives(side) {
                Fives::None => assert!(fives.is_empty()),
                Fives::One(cell) => assert_eq!(fives, [cell]),
                Fives::Several(one, two) => {
                    assert!(one != two && fives.contains(&one) && fives.contains(&two));
                }
            }
        }
    }
}
