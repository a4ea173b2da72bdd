//! How wide the search looks, and the numbers it starts from. They decide how fast a win is found, never whether a
//! proof holds.

/// Which moves are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::prover) enum Scope {
    /// Every move that can threaten to win by fours.
    Threats,
    /// All moves of both sides: an end without a proof is a disproof.
    All,
}

/// Numbers found by trying on the collection of positions in `tests/data/gomoku`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Tuning {
    /// Marks that may be placed in looking for a win by fours: of the attacker to move,
    pub(super) attack: u64,
    /// of the attacker if the defender passed,
    pub(super) threat: u64,
    /// of the defender to move,
    pub(super) counter: u64,
    /// of the attacker after a reply that stops their line.
    pub(super) after_reply: u64,
    /// What a reply is thought to cost the attacker.
    pub(super) reply: u8,
    /// What a move is thought to cost: a four that builds threes, or four and more windows with three,
    pub(super) best: u8,
    /// three windows,
    pub(super) three_windows: u8,
    /// two,
    pub(super) two_windows: u8,
    /// one,
    pub(super) one_window: u8,
    /// a four that builds nothing,
    pub(super) bare_four: u8,
    /// a move that becomes useful only after a four,
    pub(super) after_four: u8,
    /// any other move.
    pub(super) quiet: u8,
    /// The larger, the sooner another branch is taken up: a branch may grow to 1 + 1/`patience` of the next.
    pub(super) patience: u32,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning {
            attack: 200,
            threat: 50,
            counter: 30,
            after_reply: 20,
            reply: 5,
            best: 7,
            three_windows: 12,
            two_windows: 18,
            one_window: 60,
            bare_four: 30,
            after_four: 60,
            quiet: 90,
            patience: 4,
        }
    }
}
