//! P-1.1.4.4: the groups of a tournament of the contest are drawn on site, a school at most once in a group if this
//! is possible.
//!
//! It is done as with a hat: teams are drawn in random order, and each goes into a random group among those that
//! still allow the best end. Best means, in this order: sizes as equal as possible, then as few pairs of one school
//! inside a group as any such draw has. What is open to a team follows from the teams before it alone, so that a
//! draw that was recorded can be explained step by step without its seed.

mod outlook;

use std::collections::BTreeMap;

use kolo_messages::{Arg, Message};
use kolo_model::{Clause, Name, SplitMix64};

use self::outlook::{Outlook, Why};
use super::groups::name;
use crate::{Drawn, Entrant, EntrantId, GroupId};

/// The part of the seed that the draw comes from.
const PART: u32 = u32::MAX - 2;

/// Draws all into so many groups, called A, B, C …
pub fn draw_groups(entrants: &[Entrant], groups: usize, seed: u64) -> Vec<Drawn> {
    let schools = Schools::of(entrants);
    let mut outlook = Outlook::new(&schools.of_team, groups);
    let mut random = SplitMix64::stream(seed, PART);
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    random.shuffle(&mut order);
    let mut draw = Vec::with_capacity(order.len());
    for team in order {
        let school = schools.of_team[team];
        let mut open: Vec<usize> =
            (0..groups).filter(|group| outlook.allows(school, *group).is_ok()).collect();
        random.shuffle(&mut open);
        // There is an end now, and the team stands somewhere in it.
        let Some(group) = open.first().copied() else { continue };
        outlook.place(school, group);
        draw.push(Drawn { who: entrants[team].id, group: name(group, 1).into() });
    }
    draw
}

/// One step of a draw with what was open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawStep {
    /// Who was drawn.
    pub who: EntrantId,
    /// The group.
    pub group: GroupId,
    /// The groups that were closed to this team. After a step that went against them nothing is closed any more,
    /// since the best end is out of reach.
    pub closed: Vec<(GroupId, Closed)>,
}

/// Why a team could not go into a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Closed {
    /// The group has as many as it can have.
    Full {
        /// How many.
        teams: usize,
    },
    /// The group has its share of the school.
    School {
        /// How many of the school are in it.
        there: usize,
    },
    /// The teams still in the hat could not be spread as well as before.
    Later,
}

impl DrawStep {
    /// Whether the team went into a group that was closed to it.
    pub fn is_against(&self) -> Option<Closed> {
        self.closed.iter().find(|(group, _)| *group == self.group).map(|(_, why)| *why)
    }

    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new("P-1.1.4.4")
    }

    /// The sentence for people; `name` is that of the team.
    pub fn message(&self, number: usize, name: &str) -> Message {
        let closed: Vec<Message> = self.closed.iter().map(|(group, why)| why.message(group)).collect();
        let message = if self.is_against().is_some() {
            Message::new("stages-drawn-against").with("closed", closed)
        } else if closed.is_empty() {
            Message::new("stages-drawn-free")
        } else {
            Message::new("stages-drawn").with("closed", closed)
        };
        message.with("number", number).with("name", name).with("group", &self.group)
    }
}

impl Closed {
    fn message(self, group: &GroupId) -> Message {
        match self {
            Closed::Full { teams } => Message::new("stages-closed-full").with("teams", teams),
            Closed::School { there } => Message::new("stages-closed-school").with("there", there),
            Closed::Later => Message::new("stages-closed-later"),
        }
        .with("group", group)
    }
}

/// A draw step by step; teams and groups that are not known are left out.
pub fn explain_draw(entrants: &[Entrant], groups: &[GroupId], draw: &[Drawn]) -> Vec<DrawStep> {
    let schools = Schools::of(entrants);
    let mut outlook = Some(Outlook::new(&schools.of_team, groups.len()));
    let mut steps = Vec::with_capacity(draw.len());
    for Drawn { who, group } in draw {
        let team = entrants.iter().position(|entrant| entrant.id == *who);
        let place = groups.iter().position(|other| other == group);
        let (Some(team), Some(place)) = (team, place) else { continue };
        let school = schools.of_team[team];
        let closed = outlook.as_ref().map(|outlook| closed_groups(outlook, groups, school));
        let step = DrawStep { who: *who, group: group.clone(), closed: closed.unwrap_or_default() };
        match &mut outlook {
            Some(outlook) if step.is_against().is_none() => outlook.place(school, place),
            Some(_) | None => outlook = None,
        }
        steps.push(step);
    }
    steps
}

fn closed_groups(outlook: &Outlook, groups: &[GroupId], school: usize) -> Vec<(GroupId, Closed)> {
    let closed = groups.iter().enumerate().filter_map(|(index, group)| {
        let why = match outlook.allows(school, index).err()? {
            Why::Full => Closed::Full { teams: outlook.teams_in(index) },
            Why::School => Closed::School { there: outlook.of_school_in(school, index) },
            Why::Later => Closed::Later,
        };
        Some((group.clone(), why))
    });
    closed.collect()
}

/// A school with more teams than there are groups: some of them must meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CrowdedSchool {
    /// Which.
    pub school: Name,
    /// Its teams.
    pub teams: usize,
    /// The groups.
    pub groups: usize,
    /// The pairs of its teams that meet in a group, in the best draw.
    pub pairs: usize,
}

impl CrowdedSchool {
    /// The schools that cannot be separated in so many groups.
    pub fn all(entrants: &[Entrant], groups: usize) -> Vec<CrowdedSchool> {
        let mut teams: BTreeMap<&Name, usize> = BTreeMap::new();
        for school in entrants.iter().filter_map(|entrant| entrant.club.as_ref()) {
            *teams.entry(school).or_default() += 1;
        }
        let crowded = teams.into_iter().filter(|(_, teams)| *teams > groups && groups > 0);
        let crowded = crowded.map(|(school, teams)| {
            let pairs = |count: usize| count * count.saturating_sub(1) / 2;
            let (each, more) = (teams / groups, teams % groups);
            let pairs = more * pairs(each + 1) + (groups - more) * pairs(each);
            CrowdedSchool { school: school.clone(), teams, groups, pairs }
        });
        crowded.collect()
    }

    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new("P-1.1.4.4")
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        Message::new("stages-school-crowded")
            .with("school", Arg::from(&self.school))
            .with("teams", self.teams)
            .with("groups", self.groups)
            .with("pairs", self.pairs)
    }
}

/// The school of every team by number; a team without one is a school of its own.
struct Schools {
    of_team: Vec<usize>,
}

impl Schools {
    fn of(entrants: &[Entrant]) -> Self {
        let mut known: BTreeMap<&Name, usize> = BTreeMap::new();
        let (mut next, mut of_team) = (0, Vec::with_capacity(entrants.len()));
        for entrant in entrants {
            let school = entrant.club.as_ref().and_then(|school| known.get(school).copied());
            of_team.push(school.unwrap_or(next));
            if school.is_none() {
                known.extend(entrant.club.as_ref().map(|school| (school, next)));
                next += 1;
            }
        }
        Schools { of_team }
    }
}
