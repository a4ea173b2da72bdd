//! How often all meet each other.

use kolo_model::Tournament;

use crate::CannotPair;

/// A single or a double round robin; also the name of the first and the second cycle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cycles {
    /// Once.
    Single,
    /// Twice, the second time with the sides exchanged.
    Double,
}

impl Cycles {
    /// What the planned number of rounds asks for; a single round robin when none is planned.
    ///
    /// # Errors
    /// [`CannotPair::TooManyRounds`] when two cycles have fewer rounds than planned.
    pub fn planned(tournament: &Tournament) -> Result<Cycles, CannotPair> {
        let competitors = tournament.competitors().len();
        let Some(planned) = tournament.planned_rounds() else {
            return Ok(Cycles::Single);
        };
        let most = Cycles::Double.rounds(competitors);
        match planned {
            _ if planned <= Cycles::Single.rounds(competitors) => Ok(Cycles::Single),
            _ if planned <= most => Ok(Cycles::Double),
            _ => Err(CannotPair::TooManyRounds { planned, most, competitors }),
        }
    }

    /// The number of rounds for a field of so many.
    pub fn rounds(self, field: usize) -> u32 {
        let field = u32::try_from(field).unwrap_or(u32::MAX - 1);
        let once = field.next_multiple_of(2).saturating_sub(1);
        match self {
            Cycles::Single => once,
            Cycles::Double => once.saturating_mul(2),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_odd_field_needs_one_round_more() {
        let rounds: Vec<u32> = [1, 2, 3, 4, 5, 10].map(|field| Cycles::Single.rounds(field)).into();
        assert_eq!(rounds, [1, 1, 3, 3, 5, 9]);
        assert_eq!(Cycles::Double.rounds(5), 10);
        assert_eq!(Cycles::Single.rounds(0), 0);
    }
}
