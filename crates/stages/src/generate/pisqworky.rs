//! P-1.1.4.3: the tournaments of the contest by the number of teams, with the brackets of P-1.1.4.3a to P-1.1.4.3d
//! as they are printed. Regional tournaments are the same (P-1.1.5.3).

use std::collections::BTreeMap;

use kolo_model::Clause;

use super::groups::{name, places};
use super::hat::draw_groups;
use super::knockout::Rows;
use super::{CannotPlan, places_of};
use crate::{
    Boards, Contest, ContestRules, Drawn, Entrant, Games, Group, GroupId, MAX_GROUP, Match, Plan, Slot,
    SmallField, Stage, TieRule,
};

/// The order of a group; the rest of P-1.1.4.7 is no matter of a table.
const CRITERIA: [&str; 3] = ["points", "direct-two", "score"];

/// How a tournament of the contest is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// 4 to 7 teams: one group, four go on.
    OneGroup,
    /// 8 to 12 teams: two groups, four of each go on.
    TwoGroups,
    /// 13 to 24 teams: four groups, two of each go on.
    FourGroups,
    /// 25 teams and more: eight groups, two of each go on.
    EightGroups,
    /// Fewer than four, by the choice of the organiser.
    Small(SmallField),
}

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ContestRecipe {
    /// Games of a match.
    pub boards: Boards,
    /// The seed of all lots (K-SEED).
    pub seed: u64,
    /// Whether the proposal is taken where there are fewer than four teams.
    pub small: TakeProposal,
}

/// Whether the organiser has agreed to what is proposed for a small field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TakeProposal {
    /// Not yet: the field is refused, with the proposal.
    #[default]
    No,
    /// Yes.
    Yes,
}

impl Format {
    /// The format for so many teams.
    ///
    /// # Errors
    /// For fewer than four: what is proposed.
    pub fn of(teams: usize) -> Result<Self, CannotPlan> {
        match teams {
            4..=7 => Ok(Format::OneGroup),
            8..=12 => Ok(Format::TwoGroups),
            13..=24 => Ok(Format::FourGroups),
            25.. => Ok(Format::EightGroups),
            0 => Err(CannotPlan::TooFewTeams(SmallField::NotHeld)),
            1 => Err(CannotPlan::TooFewTeams(SmallField::GoesOn)),
            2 => Err(CannotPlan::TooFewTeams(SmallField::TwoMatches)),
            3 => Err(CannotPlan::TooFewTeams(SmallField::DoubleRound)),
        }
    }

    /// The clause that describes it.
    pub fn clause(self) -> Clause {
        Clause::new(match self {
            Format::OneGroup => "P-1.1.4.3a",
            Format::TwoGroups => "P-1.1.4.3b",
            Format::FourGroups => "P-1.1.4.3c",
            Format::EightGroups => "P-1.1.4.3d",
            Format::Small(_) => "P-1.1.4.3",
        })
    }

    /// How many groups.
    pub fn groups(self) -> usize {
        match self {
            Format::OneGroup | Format::Small(_) => 1,
            Format::TwoGroups => 2,
            Format::FourGroups => 4,
            Format::EightGroups => 8,
        }
    }

    /// How many of each group play on.
    pub fn advance(self) -> usize {
        match self {
            Format::OneGroup | Format::TwoGroups => 4,
            Format::FourGroups | Format::EightGroups => 2,
            Format::Small(_) => 0,
        }
    }

    /// The names of the groups: A, B …
    pub fn group_ids(self) -> Vec<GroupId> {
        (0..self.groups()).map(|index| name(index, 1).into()).collect()
    }

    /// The matches after the groups up to the semi-finals, round by round: name and sides in the printed order.
    fn rounds(self) -> &'static [&'static [(&'static str, &'static str, &'static str)]] {
        match self {
            Format::OneGroup => &[&[("SF1", "A1", "A4"), ("SF2", "A2", "A3")]],
            Format::TwoGroups => &[
                &[("V1", "A1", "B4"), ("V2", "A3", "B2"), ("V3", "A2", "B3"), ("V4", "A4", "B1")],
                &[("SF1", "V1", "V2"), ("SF2", "V3", "V4")],
            ],
            Format::FourGroups => &[
                &[("V1", "A1", "B2"), ("V2", "C1", "D2"), ("V3", "A2", "B1"), ("V4", "C2", "D1")],
                &[("SF1", "V1", "V2"), ("SF2", "V3", "V4")],
            ],
            Format::EightGroups => &[
                &[
                    ("V1", "A1", "B2"),
                    ("V2", "C1", "D2"),
                    ("V3", "E1", "F2"),
                    ("V4", "G1", "H2"),
                    ("V5", "A2", "B1"),
                    ("V6", "C2", "D1"),
                    ("V7", "E2", "F1"),
                    ("V8", "G2", "H1"),
                ],
                &[("U1", "V1", "V2"), ("U2", "V3", "V4"), ("U3", "V5", "V6"), ("U4", "V7", "V8")],
                &[("SF1", "U1", "U2"), ("SF2", "U3", "U4")],
            ],
            Format::Small(_) => &[],
        }
    }
}

/// The plan of a tournament of the contest, with the groups drawn from the seed.
///
/// # Errors
/// When there are fewer than four teams and the proposal is not taken, when there is nothing to play, or when a
/// group would be larger than the program takes.
pub fn contest_format(entrants: &[Entrant], recipe: &ContestRecipe) -> Result<Plan, CannotPlan> {
    let format = format_for(entrants, recipe)?;
    plan_drawn(entrants, recipe, draw_groups(entrants, format.groups(), recipe.seed))
}

/// The format for these teams; a small one only if the proposal is taken and leaves something to play.
fn format_for(entrants: &[Entrant], recipe: &ContestRecipe) -> Result<Format, CannotPlan> {
    let format = match (Format::of(entrants.len()), recipe.small) {
        (Ok(format), _) => format,
        (
            Err(CannotPlan::TooFewTeams(small @ (SmallField::TwoMatches | SmallField::DoubleRound))),
            TakeProposal::Yes,
        ) => Format::Small(small),
        (Err(cannot), _) => return Err(cannot),
    };
    if entrants.len().div_ceil(format.groups()) > MAX_GROUP {
        return Err(CannotPlan::GroupsTooLarge { groups: format.groups(), entrants: entrants.len() });
    }
    Ok(format)
}

/// The plan of a tournament whose groups were drawn in another way, such as from a real hat.
///
/// # Errors
/// As [`contest_format`], and when the draw does not put each team into one group of the format, or leaves fewer in
/// a group than go on from it.
pub fn plan_drawn(
    entrants: &[Entrant],
    recipe: &ContestRecipe,
    draw: Vec<Drawn>,
) -> Result<Plan, CannotPlan> {
    let format = format_for(entrants, recipe)?;
    let groups = groups(format, entrants, &draw)?;
    let (_, left_over) = places(&groups, format.advance());
    let mut stages = vec![Stage { id: "groups".into(), groups, matches: Vec::new() }];
    let mut rows = play_off(format, &mut stages);
    rows.extend(left_over);
    let small = match format {
        Format::Small(small) => Some(small),
        Format::OneGroup | Format::TwoGroups | Format::FourGroups | Format::EightGroups => None,
    };
    let contest = Contest { rules: ContestRules::Pisqworky2023, boards: recipe.boards, small, draw };
    Ok(Plan { contest: Some(contest), stages, places: places_of(rows) })
}

/// The groups as drawn; the number in a group is the order of the draw.
fn groups(format: Format, entrants: &[Entrant], draw: &[Drawn]) -> Result<Vec<Group>, CannotPlan> {
    let group_of: BTreeMap<_, _> = draw.iter().map(|drawn| (drawn.who, &drawn.group)).collect();
    let all = entrants.iter().all(|entrant| group_of.contains_key(&entrant.id));
    if !all || draw.len() != entrants.len() || group_of.len() != entrants.len() {
        return Err(CannotPlan::DrawIncomplete);
    }
    let (games, settle) = match format {
        Format::Small(_) => (Games::Double, u32::try_from(entrants.len()).unwrap_or(u32::MAX)),
        Format::OneGroup | Format::TwoGroups | Format::FourGroups | Format::EightGroups => (Games::Single, 0),
    };
    let mut groups = Vec::new();
    for id in format.group_ids() {
        let members: Vec<Slot> =
            draw.iter().filter(|drawn| drawn.group == id).map(|drawn| Slot::Entrant(drawn.who)).collect();
        if members.len() < format.advance().max(2) {
            return Err(CannotPlan::DrawIncomplete);
        }
        let criteria = CRITERIA.map(str::to_owned).to_vec();
        groups.push(Group { id, members, games, criteria, ties: TieRule::Pisqworky2023, settle });
    }
    let drawn: usize = groups.iter().map(|group| group.members.len()).sum();
    if drawn == entrants.len() { Ok(groups) } else { Err(CannotPlan::DrawIncomplete) }
}

/// Adds the matches after the groups; gives the rows of places of those who play them.
fn play_off(format: Format, stages: &mut Vec<Stage>) -> Rows {
    let mut rows = Rows::new();
    let mut matches = Vec::new();
    for round in format.rounds() {
        let losers = round.iter().map(|(id, ..)| Slot::Loser((*id).into())).collect();
        rows.insert(0, losers);
        matches.extend(round.iter().map(|(id, first, second)| game(id, side(first), side(second))));
    }
    if matches.is_empty() {
        return rows;
    }
    // The losers of the semi-finals play on.
    rows.remove(0);
    let [sf1, sf2] = ["SF1", "SF2"];
    matches.push(game("P3", Slot::Loser(sf1.into()), Slot::Loser(sf2.into())));
    matches.push(game("final", Slot::Winner(sf1.into()), Slot::Winner(sf2.into())));
    stages.push(Stage { id: "play-off".into(), groups: Vec::new(), matches });
    let best = ["final", "P3"].into_iter().flat_map(|id| [Slot::Winner(id.into()), Slot::Loser(id.into())]);
    best.map(|slot| vec![slot]).chain(rows).collect()
}

fn game(id: &str, first: Slot, second: Slot) -> Match {
    Match { id: id.into(), first, second, ties: TieRule::Pisqworky2023 }
}

/// `A1` is place 1 of group A; `V1` and `U1` are winners of matches. No group is called V or U.
fn side(text: &str) -> Slot {
    match text.split_at_checked(1) {
        Some((group, place)) if !matches!(group, "V" | "U") => {
            Slot::Place { group: group.into(), place: place.parse().unwrap_or_default() }
        }
        Some(_) | None => Slot::Winner(text.into()),
    }
}
