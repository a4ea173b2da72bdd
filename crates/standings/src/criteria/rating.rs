//! The own rating (G-3.3.2f): the higher goes first. Only where somebody has one.
//!
//! Our reading: the rating with which the player entered, not a new one; who has none comes after all who have.

use kolo_model::{Rating, StartNumber};

use crate::Contribution;
use crate::field::Field;

/// The rating and the part it is made of.
pub(crate) fn rating(field: &Field, no: StartNumber) -> (Option<Rating>, Vec<Contribution>) {
    let rating = field.rating(no);
    (rating, vec![Contribution::OwnRating(rating)])
}
