//! The rule book of a pairing: which criteria count, in which order.

use kolo_model::{DrawPreset, Seeding, SeedingPlan, System, Tournament, Wish};

use super::criteria::Criterion;

/// The association's wishes, the most important first (G-3.2.2).
const ASSOCIATION: [Wish; 6] =
    [Wish::RepeatedFloats, Wish::FloatBalance, Wish::Seeding, Wish::Club, Wish::Country, Wish::Colours];

/// The criteria of users who come from OpenGotha: no look at the round before alone, floats balanced and from the
/// middle of the group. Clubs and countries count with the score; see [`Neighbours`].
const OPENGOTHA: [Wish; 4] = [Wish::FloatBalance, Wish::Floaters, Wish::Seeding, Wish::Colours];

/// The rules of one pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Rules {
    /// All criteria, the most important first.
    pub(super) criteria: Vec<Criterion>,
    /// Who meets whom inside a score group in this round.
    pub(super) seeding: Seeding,
    /// What a game within a club or country counts like.
    pub(super) neighbours: Neighbours,
}

/// To how many points of score difference a game between neighbours is as bad; zero where they are a wish of their
/// own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Neighbours {
    pub(super) club: u32,
    pub(super) country: u32,
}

impl Rules {
    pub(super) fn of(system: System, tournament: &Tournament) -> Self {
        let draw = &tournament.go().draw;
        let usual: &[Wish] = match draw.preset {
            DrawPreset::Association => &ASSOCIATION,
            DrawPreset::OpengothaMm | DrawPreset::OpengothaSwiss => &OPENGOTHA,
        };
        let wishes = draw.wishes.as_deref().unwrap_or(usual);
        let mut criteria = vec![Criterion::FreeRound, Criterion::ScoreDifference];
        criteria.extend(wishes.iter().map(|wish| Criterion::Wish(*wish)));
        criteria.push(Criterion::Lot);
        let seeding = draw.seeding.unwrap_or_else(|| usual_seeding(draw.preset, system));
        Rules {
            criteria,
            seeding: seeding.in_round(tournament.next_round()),
            neighbours: neighbours(draw.preset),
        }
    }
}

/// Who meets whom inside a score group where the tournament does not say it.
fn usual_seeding(preset: DrawPreset, system: System) -> SeedingPlan {
    match (preset, system) {
        (DrawPreset::Association, System::McMahon) => {
            SeedingPlan { first: Seeding::Halves, first_rounds: 2, later: Seeding::Slip }
        }
        (DrawPreset::OpengothaMm, _) => {
            SeedingPlan { first: Seeding::Halves, first_rounds: 1, later: Seeding::Slip }
        }
        (DrawPreset::Association | DrawPreset::OpengothaSwiss, _) => SeedingPlan::always(Seeding::Slip),
    }
}

fn neighbours(preset: DrawPreset) -> Neighbours {
    match preset {
        DrawPreset::Association | DrawPreset::OpengothaSwiss => Neighbours::default(),
        DrawPreset::OpengothaMm => Neighbours { club: 3, country: 1 },
    }
}
