//! The tie-breaks of FIDE C.07: published examples, cases worked out by hand, and a plain reference.

mod agreement;
mod cases;
mod encounters;
mod published;
mod reference;
