//! stub
use crate::EntryId;
/// x
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate { /// x
 pub entry: EntryId, /// x
 pub higher: u32, /// x
 pub lower: Option<u32> }
/// x
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seeded { /// x
 pub entry: EntryId }
/// x
pub fn seed(c: &[Candidate], seed: u64) -> Vec<Seeded> { let mut v: Vec<_> = c.to_vec(); kolo_model::SplitMix64::new(seed).shuffle(&mut v); v.sort_by_key(|c| (c.higher, c.lower)); v.into_iter().map(|c| Seeded{entry:c.entry}).collect() }
