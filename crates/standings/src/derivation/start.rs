//! Where a McMahon start coefficient comes from, in words.

use kolo_messages::Message;
use kolo_model::{Cut, StartBasis, StartCoefficient};

/// `start by rank 5d (34), no higher than the bar, adjusted by +1: 33`.
pub(super) fn start_message(start: &StartCoefficient) -> Message {
    let basis = match start.basis {
        StartBasis::Rank(rank) => Message::new("start-by-rank").with("rank", rank.to_string()),
        StartBasis::Rating(rating) => Message::new("start-by-rating").with("rating", rating),
        StartBasis::Unknown => Message::new("start-unknown"),
    };
    let basis = basis.with("natural", start.natural);
    let cut = match start.cut {
        Cut::No => None,
        Cut::Bar => Some(Message::new("start-bar")),
        Cut::Floor => Some(Message::new("start-floor")),
        Cut::SuperGroup => Some(Message::new("start-super-group")),
        Cut::BelowSuperGroup => Some(Message::new("start-below-super-group")),
    };
    let cut = match cut {
        None => basis,
        Some(cut) => cut.with("start", basis),
    };
    let adjusted = match start.adjustment {
        0 => cut,
        steps => Message::new("start-adjusted").with("start", cut).with("steps", format!("{steps:+}")),
    };
    Message::new("contribution-start").with("start", adjusted).with("value", start.value)
}
