//! Writes players and when they are there.

use std::collections::BTreeSet;

use kolo_model::{Competitor, GoRank, Idle, PlannedIdle, RatingBasis, StartNumber, Tournament};

use super::{MOST_ROUNDS, RATING_MOST, key};
use crate::go_country::two_letters;
use crate::go_lost::{Loss, pin};
use crate::go_strength::{rank_of, upper_rank};
use crate::losses::Losses;
use crate::surname_first::{self, NO_FIRST_NAME};

/// Surname, first name and key of each player, by start number. No two keys are equal.
pub(super) struct Names(Vec<(String, String, String)>);

impl Names {
    pub(super) fn of(tournament: &Tournament, losses: &mut Losses<Loss>) -> Self {
        let mut keys = BTreeSet::new();
        let names = tournament.competitors().iter().map(|competitor| {
            let (surname, first_name) = surname_first::split(competitor.name.as_str());
            let mut first_name = if first_name.is_empty() { NO_FIRST_NAME.to_owned() } else { first_name };
            let is_new = keys.insert(key(&surname, &first_name));
            losses.add_if(!is_new, Loss::Namesakes);
            if !is_new {
                first_name = format!("{first_name}({})", competitor.no);
                keys.insert(key(&surname, &first_name));
            }
            let key = key(&surname, &first_name);
            (surname, first_name, key)
        });
        Names(names.collect())
    }

    pub(super) fn key(&self, no: StartNumber) -> String {
        self.0[no.index()].2.clone()
    }
}

/// The attributes of a player.
pub(super) fn player(
    competitor: &Competitor,
    names: &Names,
    there: &str,
    losses: &mut Losses<Loss>,
) -> [(&'static str, String); 16] {
    let (surname, first_name, _) = &names.0[competitor.no.index()];
    let rank = rank_of(competitor);
    losses.add_if(competitor.rank.is_none(), Loss::RanksMadeUp);
    let country = competitor.country.as_ref().map(|country| two_letters(country.as_str()));
    losses.add_if(country == Some(None), Loss::Countries);
    let club = competitor.club.as_ref().map_or("", |club| club.as_str());
    let (rating, origin) = rating(competitor, rank, losses);
    let pin = pin(competitor, losses);
    // Who is never there has not come.
    let status = if there.contains('1') { "FIN" } else { "PRE" };
    [
        ("name", surname.clone()),
        ("firstName", first_name.clone()),
        ("country", country.flatten().unwrap_or_default()),
        ("club", club.to_owned()),
        ("egfPin", pin.map(|pin| pin.to_string()).unwrap_or_default()),
        ("ffgLicence", String::new()),
        ("ffgLicenceStatus", String::new()),
        ("agaId", String::new()),
        ("agaExpirationDate", String::new()),
        ("rank", upper_rank(amateur(rank))),
        ("rating", rating.to_string()),
        ("ratingOrigin", origin.to_owned()),
        ("grade", upper_rank(rank)),
        ("smmsCorrection", competitor.adjustment.to_string()),
        ("participating", there.to_owned()),
        ("registeringStatus", status.to_owned()),
    ]
}

/// The program's rank of a professional: 7 dan for the first three grades, 8 and 9 dan for the next ones.
fn amateur(rank: GoRank) -> GoRank {
    let dan = |grade: u8| GoRank::dan(7 + (grade - 1) / 3).unwrap_or(rank);
    rank.professional_grade().map_or(rank, dan)
}

fn rating(competitor: &Competitor, rank: GoRank, losses: &mut Losses<Loss>) -> (i32, &'static str) {
    let Some(rating) = competitor.rating else {
        return (100 * i32::from(amateur(rank).steps()) - 900, "INI");
    };
    losses.add_if(rating.value() > RATING_MOST, Loss::Ratings);
    let origin = match rating.basis() {
        RatingBasis::Estimated => "MAN",
        RatingBasis::Listed => "EGF",
        RatingBasis::Unverified | RatingBasis::Ingo | RatingBasis::Bcf => {
            losses.add_if(true, Loss::RatingOrigins);
            "EGF"
        }
    };
    (rating.value().min(RATING_MOST), origin)
}

/// Twenty digits for each player: `0` where they are not there.
pub(super) fn participation(tournament: &Tournament, losses: &mut Losses<Loss>) -> Vec<String> {
    let mut there = vec![[true; MOST_ROUNDS]; tournament.competitors().len()];
    for (round, index) in tournament.rounds().iter().zip(0..) {
        for (who, idle) in &round.idle {
            there[who.index()][index] = *idle == Idle::PairingBye;
            losses.add_if(matches!(idle, Idle::FullPointBye | Idle::HalfPointBye), Loss::PointByes);
            losses.add_if(*idle == Idle::ZeroPointBye, Loss::Absences);
        }
    }
    for PlannedIdle { round, who, idle } in tournament.planned() {
        let slot = there[who.index()].get_mut(round.index());
        losses.add_if(slot.is_none() || !matches!(idle, Idle::AnnouncedAbsence), Loss::PlannedByes);
        if let Some(slot) = slot {
            *slot = *idle == Idle::PairingBye;
        }
    }
    for competitor in tournament.competitors() {
        let own = &mut there[competitor.no.index()];
        if let Some(rounds) = competitor.withdrawn_after {
            let rounds = rounds as usize;
            losses.add_if(rounds >= MOST_ROUNDS, Loss::Withdrawals);
            own.iter_mut().skip(rounds).for_each(|there| *there = false);
        } else if !own[MOST_ROUNDS - 1] {
            // Absent to the very end is read as gone.
            losses.add_if(true, Loss::Absences);
        }
    }
    there.iter().map(|own| own.iter().map(|there| if *there { '1' } else { '0' }).collect()).collect()
}
