//! Why a competitor had no opponent in a round.

use serde::{Deserialize, Serialize};

/// A round without an opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Idle {
    /// The pairing left no opponent for this competitor (R-A5.1, G-3.1.1, P-6.2).
    PairingBye,
    /// The organiser gave a full point.
    FullPointBye,
    /// Asked for beforehand, half a point.
    HalfPointBye,
    /// Asked for beforehand, no point.
    ZeroPointBye,
    /// Said beforehand that this round is missed: not paired, no point (R-F5.2, G-3.2.1).
    AnnouncedAbsence,
    /// Not there, for no recorded reason: withdrawn, late entry, or not named in the file.
    Absent,
}

impl Idle {
    /// Every kind.
    pub const ALL: [Idle; 6] = [
        Idle::PairingBye,
        Idle::FullPointBye,
        Idle::HalfPointBye,
        Idle::ZeroPointBye,
        Idle::AnnouncedAbsence,
        Idle::Absent,
    ];
}
