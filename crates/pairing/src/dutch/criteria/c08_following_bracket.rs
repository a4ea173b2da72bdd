//! 2.4.3 C8: the downfloaters are chosen so that C6 and C7 come out best in the following bracket. That it can be paired
//! at all (C1 to C5) is seen to everywhere.

use super::{Choice, Counted, Target};

/// C6 of the following bracket: who floats down from there.
pub(super) fn count_downfloaters(choice: &Choice<'_>) -> Counted {
    match choice {
        Choice::Float { to: Target::Further | Target::Bye, .. } | Choice::FloatBelow => {
            Counted::once_if(true)
        }
        _ => Counted::NOTHING,
    }
}

/// C7 of the following bracket. Its residents all have the same score, so that their number says it all.
pub(super) fn count_scores(choice: &Choice<'_>) -> Counted {
    match choice {
        Choice::Float { who, to: Target::Further | Target::Bye } => Counted::at(who.player.score, true),
        _ => Counted::NOTHING,
    }
}
