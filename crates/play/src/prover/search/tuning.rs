//! How wide the search looks, and the numbers it starts from. They decide how fast a win is found, never whether a proof
//! holds.

/// Which moves are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scope {
    /// Fours, and moves that build several threes at once.
    Strong,
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
    /// of the attacker after a reply that stops his line.
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
            threat: 100,
            counter: 100,
            after_reply: 60,
            reply: 6,
            best: 10,
            three_windows: 12,
            two_windows: 14,
            one_window: 30,
            bare_four: 20,
            after_four: 22,
            quiet: 60,
            patience: 4,
        }
    }
}
