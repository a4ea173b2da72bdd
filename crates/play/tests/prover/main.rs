//! The proof of forced wins (P-3.3.1.6), held against plain exhaustive search on small fields and against collections of
//! positions on the whole board.
//!
//! `KOLO_PROVER=full cargo test -p kolo-play --test prover` goes through everything; otherwise parts of the long runs are
//! left out.

mod brute;
mod collection;
mod damage;
mod forced_wins;
mod known;
mod naive;
mod people;
mod positions;
mod small_fields;
mod symmetry;

/// Whether the long runs are wanted.
fn is_full() -> bool {
    std::env::var("KOLO_PROVER").is_ok_and(|value| value == "full")
}
