//! 2.4.1 C6: as few downfloaters as possible.

use super::{Choice, Counted};

pub(super) fn count(choice: &Choice<'_>) -> Counted {
    Counted::once_if(matches!(choice, Choice::Float { .. }))
}
