//! Handicap and komi of the games on a sheet.

use std::collections::BTreeMap;

use kolo_model::{GameTerms, PerSide, StartNumber};
use kolo_pairing::go::game_terms;

use crate::state::State;
use crate::{EntrantId, PairingSheet, Refusal};

impl State {
    /// The sheet of an order with the terms of every game, played after this state: those the sheet names, else
    /// those the pair had in `earlier`, else those of the tournament.
    pub(super) fn with_terms(
        &self,
        sheet: &PairingSheet,
        earlier: Option<&PairingSheet>,
    ) -> Result<PairingSheet, Refusal> {
        if !sheet.has_terms_of_its_pairs() {
            let (terms, pairs) = (sheet.terms.len(), sheet.pairs.len());
            return Err(Refusal::TermsIncomplete { terms, pairs });
        }
        let terms = if sheet.terms.is_empty() {
            let before: BTreeMap<_, GameTerms> = earlier.into_iter().flat_map(PairingSheet::games).collect();
            let by_rules = self.terms_by_rules(&sheet.pairs)?;
            let kept = |(pair, rules)| before.get(pair).copied().unwrap_or(rules);
            sheet.pairs.iter().zip(by_rules).map(kept).collect()
        } else {
            sheet.terms.clone()
        };
        Ok(PairingSheet::new(sheet.pairs.clone(), terms, sheet.byes.clone()))
    }

    /// What the tournament says about games of the next round. Players who are not entered are reported later, with all
    /// else that is wrong with the sheet.
    fn terms_by_rules(&self, pairs: &[PerSide<EntrantId>]) -> Result<Vec<GameTerms>, Refusal> {
        let numbers = |pair: &PerSide<EntrantId>| -> Option<PerSide<StartNumber>> {
            Some(PerSide::new(self.number_of(pair.first)?, self.number_of(pair.second)?))
        };
        let numbers: Option<Vec<_>> = pairs.iter().map(numbers).collect();
        let numbers = numbers.ok_or(Refusal::SheetUnknown)?;
        let facts = self.facts().map_err(|problems| Refusal::unsound(&problems))?;
        Ok(game_terms(self.rounds_system()?, &facts, &numbers))
    }
}
