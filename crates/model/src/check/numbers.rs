//! Start numbers: 1 to n, each once.

use std::collections::BTreeMap;

use super::MAX_COMPETITORS;
use crate::{Place, Problem, ProblemKind, RawCompetitor, StartNumber, TooManyOf};

/// The start numbers that are entered, for everything that refers to one.
pub(super) struct KnownNumbers {
    first_places: BTreeMap<u32, Place>,
}

impl KnownNumbers {
    pub(super) fn check(competitors: &[RawCompetitor], problems: &mut Vec<Problem>) -> Self {
        let mut add = |place: &Place, kind| problems.push(Problem { place: place.clone(), kind });
        if competitors.is_empty() {
            add(&Place::default(), ProblemKind::NoCompetitors);
        }
        if competitors.len() > MAX_COMPETITORS {
            let count = competitors.len();
            let what = TooManyOf::Competitors;
            add(&Place::default(), ProblemKind::TooMany { what, count, most: MAX_COMPETITORS });
        }
        let mut first_places = BTreeMap::new();
        for competitor in competitors {
            let no = competitor.no;
            if no == 0 {
                add(&competitor.place, ProblemKind::NumberZero);
            } else if let Some(first) = first_places.get(&no) {
                let first: &Place = first;
                add(&competitor.place, ProblemKind::NumberTwice { no, first: first.clone() });
            } else {
                first_places.insert(no, competitor.place.clone());
            }
        }
        // One gap is reported, the lowest: after it is fixed the others are usually gone too.
        if let Some((&highest, place)) = first_places.last_key_value()
            && first_places.len() < highest as usize
        {
            let missing = (1..highest).find(|no| !first_places.contains_key(no));
            if let Some(no) = missing {
                add(place, ProblemKind::NumberMissing { no, highest });
            }
        }
        KnownNumbers { first_places }
    }

    /// The start number `no` if a player has it; otherwise the problem for the place that refers to it.
    pub(super) fn resolve(&self, no: u32, round: Option<u32>) -> Result<StartNumber, ProblemKind> {
        StartNumber::new(no)
            .filter(|_| self.first_places.contains_key(&no))
            .ok_or(ProblemKind::UnknownCompetitor { no, round })
    }
}
