//! Putting criteria into as few words of 64 bits as possible.

/// Bits that `kolo-matching` needs above the largest weight for `n` vertices: prices grow to some hundred times the
/// sum of all weights.
const HEADROOM_BITS: u32 = 8;

/// A criterion and where it stands in its word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Part<C> {
    pub(crate) criterion: C,
    pub(crate) shift: u32,
}

/// Fills words from the least important end.
pub(crate) struct Packer<C> {
    /// Bits that a single weight may use of a word.
    room: u32,
    /// The last word first.
    pub(crate) words: Vec<Vec<Part<C>>>,
    /// Bits of the newest word that sums may use.
    used: u32,
}

impl<C> Packer<C> {
    pub(crate) fn new(players: u64) -> Self {
        Packer { room: room_for(players), words: Vec::new(), used: 0 }
    }

    /// `own` bits for one pair, `sum` bits for all of them.
    pub(crate) fn add(&mut self, criterion: C, own: u32, sum: u32) {
        let shift = self.begin_word_unless(own);
        if let Some(word) = self.words.last_mut() {
            word.push(Part { criterion, shift });
        }
        self.used = shift + sum;
    }

    /// Where a number of one bit above everything else stands.
    pub(crate) fn shift_of_one(&mut self) -> u32 {
        self.begin_word_unless(1)
    }

    /// The shift for so many bits, in a new word if they do not fit into this one.
    fn begin_word_unless(&mut self, own: u32) -> u32 {
        if self.words.is_empty() || self.used + own > self.room {
            self.words.push(Vec::new());
            self.used = 0;
        }
        self.used
    }
}

/// Bits of a word that a single weight may use among so many players.
pub(crate) fn room_for(players: u64) -> u32 {
    63 - HEADROOM_BITS - bits(players + 2)
}

/// How many bits `number` needs.
pub(crate) fn bits(number: u64) -> u32 {
    u64::BITS - number.leading_zeros()
}
