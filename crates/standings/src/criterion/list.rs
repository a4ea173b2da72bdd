//! Lists of criteria: reading them, and what a system does not allow.

use kolo_model::System;

use super::{Allowed, Rule};
use crate::{Criterion, StandingsError, TieBreak};

impl Criterion {
    /// The criterion with this name, or with this other name of it.
    fn named(name: &str) -> Option<Criterion> {
        let is_named = |rule: &Rule| rule.code == name || rule.other_names.contains(&name);
        let own = Criterion::NAMED.into_iter().find(|criterion| is_named(criterion.rule()));
        own.or_else(|| TieBreak::named(name).map(Criterion::TieBreak))
    }

    /// Reads a list such as `points,sos,direct`.
    ///
    /// # Errors
    /// An empty list, an unknown name, or a criterion named twice; only the direct encounter of C.07 may come again.
    pub fn parse_list(text: &str) -> Result<Vec<Criterion>, StandingsError> {
        let names = text.split(',').map(str::trim);
        Criterion::from_names(names.filter(|name| !name.is_empty()))
    }

    /// The criteria with these names, in the same order.
    ///
    /// # Errors
    /// As [`Criterion::parse_list`].
    pub fn from_names<'a>(names: impl Iterator<Item = &'a str>) -> Result<Vec<Criterion>, StandingsError> {
        let mut list = Vec::new();
        for name in names {
            let criterion = Criterion::named(name).ok_or_else(|| unknown(name))?;
            if list.contains(&criterion) && criterion.allowed() != Allowed::Again {
                return Err(StandingsError::NamedTwice { criterion });
            }
            list.push(criterion);
        }
        if list.is_empty() { Err(StandingsError::NoCriteria) } else { Ok(list) }
    }

    /// Refuses a list that `system` does not allow.
    ///
    /// # Errors
    /// SOS and its kin in a round robin (G-3.3.2a, T-8), and MM where the system is not McMahon (G-3.3.1).
    pub fn check_list(list: &[Criterion], system: Option<System>) -> Result<(), StandingsError> {
        if list.is_empty() {
            return Err(StandingsError::NoCriteria);
        }
        let find = |allowed| list.iter().copied().find(|criterion| criterion.allowed() == allowed);
        if system != Some(System::McMahon) && find(Allowed::OnlyInMcMahon).is_some() {
            return Err(StandingsError::OnlyInMcMahon);
        }
        if system == Some(System::RoundRobin)
            && let Some(criterion) = find(Allowed::NotInRoundRobin)
        {
            return Err(StandingsError::NotInRoundRobin { criterion });
        }
        Ok(())
    }

    fn allowed(self) -> Allowed {
        self.rule().allowed
    }
}

/// A modifier that is not there is distinguished from a name that is not there.
fn unknown(name: &str) -> StandingsError {
    let (name, known) = (name.to_owned(), TieBreak::akin(name));
    if known.is_empty() {
        StandingsError::UnknownCriterion { name }
    } else {
        StandingsError::UnknownModifier { name, known }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        let all: Vec<&str> = Criterion::all().map(Criterion::code).collect();
        assert_eq!(Criterion::parse_list(&all.join(",")), Ok(Criterion::all().collect()));
        assert_eq!(
            Criterion::parse_list(" points , direct "),
            Ok(vec![Criterion::Points, Criterion::DirectEncounter])
        );
    }

    #[test]
    fn the_names_of_go_players_are_understood() {
        assert_eq!(Criterion::parse_list("sosos,sodos"), Ok(vec![Criterion::Ssos, Criterion::Sdos]));
        let twice = Err(StandingsError::NamedTwice { criterion: Criterion::Sdos });
        assert_eq!(Criterion::parse_list("sdos,sodos"), twice, "two names of one criterion");
    }

    #[test]
    fn lists_that_make_no_sense_are_refused() {
        assert_eq!(Criterion::parse_list(""), Err(StandingsError::NoCriteria));
        assert_eq!(
            Criterion::parse_list("points,luck"),
            Err(StandingsError::UnknownCriterion { name: "luck".into() })
        );
        assert_eq!(
            Criterion::parse_list("points,sdos,points"),
            Err(StandingsError::NamedTwice { criterion: Criterion::Points })
        );
    }

    #[test]
    fn mm_is_for_mcmahon_only() {
        for system in System::ALL.into_iter().map(Some).chain([None]) {
            let expected =
                if system == Some(System::McMahon) { Ok(()) } else { Err(StandingsError::OnlyInMcMahon) };
            assert_eq!(Criterion::check_list(&[Criterion::Mm], system), expected, "{system:?}");
        }
    }

    #[test]
    fn sos_and_its_kin_are_refused_in_a_round_robin_only() {
        use Criterion::{Buchholz, MedianBuchholz, Msos, MsosOne, Sos, Ssos};
        for criterion in Criterion::all().filter(|criterion| *criterion != Criterion::Mm) {
            let list = [Criterion::Points, criterion];
            let of_article_8 = ["BH", "FB", "AOB"].iter().any(|code| criterion.code().starts_with(code));
            let kin =
                of_article_8 || [Sos, Ssos, Msos, MsosOne, Buchholz, MedianBuchholz].contains(&criterion);
            let refused = Err(StandingsError::NotInRoundRobin { criterion });
            let expected = if kin { refused } else { Ok(()) };
            assert_eq!(Criterion::check_list(&list, Some(System::RoundRobin)), expected, "{criterion}");
            assert_eq!(Criterion::check_list(&list, Some(System::McMahon)), Ok(()), "{criterion}");
        }
    }
}
