//! Prize money (R-F10.1): who is equal in points shares the prizes of the places they take together.
//!
//! Money is counted in its smallest unit, so nothing is rounded. Our readings: the smallest unit is the one in
//! which the list is written (`1000` in crowns, `1000.00` in hellers); what is left over after equal division
//! goes out one unit each, to those of the group who stand first in the table; prizes of places that no player
//! takes are not awarded.

mod list;

pub use list::{Money, PrizeList, UnreadablePrizes};

use std::collections::BTreeSet;

use kolo_messages::Message;
use kolo_model::{StartNumber, System, Tournament};

use crate::{Criterion, PlaceRange, Standings, StandingsError, standings_on};

/// Who gets how much.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prizes {
    /// One entry for those with the same points, the most points first; as far as there are prizes.
    pub shared: Vec<SharedPrize>,
}

/// The prizes of some places, and how those who are equal in points share them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedPrize {
    /// The places they take together.
    pub places: PlaceRange,
    /// The prizes of these places; places without a prize are left out.
    pub prizes: Vec<Money>,
    /// Who shares them and what each one gets, in the order of the table.
    pub shares: Vec<(StartNumber, Money)>,
}

impl Prizes {
    /// What all together get.
    pub fn paid(&self) -> u64 {
        self.shared.iter().flat_map(|shared| &shared.shares).map(|(_, money)| money.units).sum()
    }

    /// What was there to be awarded.
    pub fn awarded(&self) -> u64 {
        self.shared.iter().map(SharedPrize::sum).sum()
    }

    /// What `no` gets, and with whom they share it; `None` for those without a prize.
    pub fn of(&self, no: StartNumber) -> Option<(Money, &SharedPrize)> {
        let share = |shared: &SharedPrize| shared.shares.iter().find(|(who, _)| *who == no).map(|(_, m)| *m);
        self.shared.iter().find_map(|shared| Some((share(shared)?, shared)))
    }
}

impl SharedPrize {
    fn sum(&self) -> u64 {
        self.prizes.iter().map(|prize| prize.units).sum()
    }

    /// How a share came about: `places 2-3: 500 + 250 = 750, shared by 2: 375 each`.
    pub fn message(&self) -> Message {
        let Some(Money { decimals, .. }) = self.prizes.first().copied() else {
            return Message::new("prize-none");
        };
        let money = |units| Money { units, decimals };
        let sum = self.sum();
        let terms: Vec<String> = self.prizes.iter().map(ToString::to_string).collect();
        let total = match &terms[..] {
            [one] => one.clone(),
            several => format!("{} = {}", several.join(" + "), money(sum)),
        };
        let count = (self.shares.len() as u64).max(1);
        let (each, left) = (sum / count, sum % count);
        let message = match (count, left) {
            (1, _) => Message::new("prize-alone"),
            (_, 0) => Message::new("prize-shared"),
            (_, _) => Message::new("prize-shared-unevenly"),
        };
        message
            .with("places", self.places.to_string())
            .with("total", total)
            .with("count", self.shares.len())
            .with("each", money(each))
            .with("left", usize::try_from(left).unwrap_or(usize::MAX))
            .with("unit", money(1))
    }
}

/// Shares the prizes of `list`, that of the first place first, among those at the top of `tournament`. `table`
/// says in which order what is left over goes out.
///
/// # Errors
/// As [`standings_on`].
pub fn share_prizes(
    tournament: &Tournament,
    table: &Standings,
    list: &PrizeList,
) -> Result<Prizes, StandingsError> {
    // In McMahon the points that rank players are those of MM (G-3.3.1).
    let points = match table.ground.system {
        Some(System::McMahon) => Criterion::Mm,
        Some(
            System::Fide1992 | System::Dutch | System::Pisqworky2023 | System::Swiss | System::RoundRobin,
        )
        | None => Criterion::Points,
    };
    let by_points = standings_on(table.ground, tournament, &[points])?;
    let groups = by_points.rows.chunk_by(|a, b| a.place == b.place);
    let shared = groups.map_while(|group| {
        let places = group[0].place;
        let prizes: Vec<Money> = list.of_places(places).collect();
        if prizes.is_empty() {
            return None;
        }
        let group: BTreeSet<StartNumber> = group.iter().map(|row| row.no).collect();
        let members = table.rows.iter().map(|row| row.no).filter(|no| group.contains(no)).collect();
        Some(share(places, prizes, members))
    });
    Ok(Prizes { shared: shared.collect() })
}

fn share(places: PlaceRange, prizes: Vec<Money>, members: Vec<StartNumber>) -> SharedPrize {
    let sum: u64 = prizes.iter().map(|prize| prize.units).sum();
    let decimals = prizes.first().map_or(0, |prize| prize.decimals);
    let count = (members.len() as u64).max(1);
    let (each, left) = (sum / count, sum % count);
    let amount = |index: usize| Money { units: each + u64::from((index as u64) < left), decimals };
    let shares = members.into_iter().enumerate().map(|(index, no)| (no, amount(index))).collect();
    SharedPrize { places, prizes, shares }
}
