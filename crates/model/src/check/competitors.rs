//! Each competitor's own data.

use super::Collect;
use crate::{
    Competitor, CompetitorKind, GoRank, Member, Name, PartialDate, Person, Place, Problem, ProblemKind,
    Rating, RawCompetitor, Spot, StartNumber, Title,
};

/// The competitors by start number. Complete only if no problem was added.
pub(super) fn check(raw: &[RawCompetitor], problems: &mut Vec<Problem>) -> Vec<Competitor> {
    let mut competitors: Vec<Competitor> = raw.iter().filter_map(|c| competitor(c, problems)).collect();
    competitors.sort_by_key(|competitor| competitor.no);
    competitors
}

fn competitor(raw: &RawCompetitor, problems: &mut Vec<Problem>) -> Option<Competitor> {
    let name = Name::new(&raw.name).map_err(ProblemKind::Name).collect(&raw.place, problems);
    let rating = spot(raw.rating.as_ref(), problems, |value| {
        Rating::new(*value, raw.rating_basis).map_err(ProblemKind::Rating)
    });
    let title = spot(raw.title.as_ref(), problems, |text| text.parse::<Title>().map_err(ProblemKind::Title));
    let rank = spot(raw.rank.as_ref(), problems, |text| text.parse::<GoRank>().map_err(ProblemKind::Rank));
    let club = spot(raw.club.as_ref(), problems, |text| Name::new(text).map_err(ProblemKind::Name));
    let country = spot(raw.country.as_ref(), problems, |text| Name::new(text).map_err(ProblemKind::Name));
    let born =
        spot(raw.born.as_ref(), problems, |text| text.parse::<PartialDate>().map_err(ProblemKind::Date));
    let kind = match &raw.roster {
        None => CompetitorKind::Person(Person { sex: raw.sex, born, federation_id: raw.federation_id }),
        Some(roster) => CompetitorKind::Team(members(roster, problems)),
    };
    Some(Competitor {
        no: StartNumber::new(raw.no)?,
        name: name?,
        kind,
        rating,
        title,
        rank,
        adjustment: raw.adjustment,
        super_group: raw.super_group,
        club,
        country,
        listed_place: raw.listed_place,
        withdrawn_after: raw.withdrawn_after.as_ref().map(|round| round.value),
    })
}

fn members(roster: &[(Spot<String>, crate::MemberRole)], problems: &mut Vec<Problem>) -> Vec<Member> {
    roster
        .iter()
        .filter_map(|(name, role)| {
            let name = Name::new(&name.value).map_err(ProblemKind::Name).collect(&name.place, problems)?;
            Some(Member { name, role: *role, person: Person::default() })
        })
        .collect()
}

/// Checks an optional value at its place.
fn spot<T, U>(
    raw: Option<&Spot<T>>,
    problems: &mut Vec<Problem>,
    check: impl FnOnce(&T) -> Result<U, ProblemKind>,
) -> Option<U> {
    let Spot { value, place }: &Spot<T> = raw?;
    let place: &Place = place;
    check(value).collect(place, problems)
}
