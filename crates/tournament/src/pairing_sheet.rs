//! The pairs of one round, as drafted, edited and published.

use kolo_model::{GameTerms, PerSide};
use serde::{Deserialize, Serialize};

use crate::EntrantId;

/// Who meets whom on which side, in the order of the tables, and who is free.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingSheet {
    /// Pairs in the order of the tables.
    pub pairs: Vec<PerSide<EntrantId>>,
    /// Handicap and komi of every pair, in the order of the tables.
    ///
    /// In a draft and in what is published nothing means: all games are even and no komi is recorded. In an
    /// order nothing means: pairs that were there before keep their terms, others get those of the tournament.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub terms: Vec<GameTerms>,
    /// Those whom the pairing leaves free.
    pub byes: Vec<EntrantId>,
}

impl PairingSheet {
    /// A sheet with the terms of every game, which are not written where there is nothing to say about any.
    pub(crate) fn new(pairs: Vec<PerSide<EntrantId>>, terms: Vec<GameTerms>, byes: Vec<EntrantId>) -> Self {
        let all_even = terms.iter().all(|terms| *terms == GameTerms::EVEN);
        PairingSheet { pairs, terms: if all_even { Vec::new() } else { terms }, byes }
    }

    /// This sheet with two people at a table of their own: where one of them sat, else behind the others. Those who sat
    /// with them are not on it any more, and terms are made again: they follow from the pair.
    #[must_use]
    pub fn with_pair(&self, pair: PerSide<EntrantId>) -> PairingSheet {
        let is_theirs = |id: EntrantId| id == pair.first || id == pair.second;
        let has_them = |other: &PerSide<EntrantId>| is_theirs(other.first) || is_theirs(other.second);
        let at = self.pairs.iter().position(has_them);
        let mut pairs: Vec<_> = self.pairs.iter().filter(|other| !has_them(other)).copied().collect();
        pairs.insert(at.unwrap_or(pairs.len()).min(pairs.len()), pair);
        let byes = self.byes.iter().copied().filter(|id| !is_theirs(*id)).collect();
        PairingSheet { pairs, terms: Vec::new(), byes }
    }

    /// All on the sheet, in order; a player named twice appears twice.
    pub fn named(&self) -> impl Iterator<Item = EntrantId> {
        let paired = self.pairs.iter().flat_map(|pair| [pair.first, pair.second]);
        paired.chain(self.byes.iter().copied())
    }

    /// The pairs with their terms, in the order of the tables.
    pub fn games(&self) -> impl Iterator<Item = (PerSide<EntrantId>, GameTerms)> {
        let terms = self.terms.iter().copied().chain(std::iter::repeat(GameTerms::EVEN));
        self.pairs.iter().copied().zip(terms)
    }

    /// Whether there are terms for every pair, or for none.
    pub(crate) fn has_terms_of_its_pairs(&self) -> bool {
        self.terms.is_empty() || self.terms.len() == self.pairs.len()
    }
}
