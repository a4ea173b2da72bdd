//! Teams as a teacher has them on paper: a line a team, first its name, then its players (K-ALONE).
//!
//! Cells are parted by tabs, as a spreadsheet copies them, or by `;`, or by `,`. The school may stand in brackets behind
//! the name of the team; teams without one come from a school of their own name. Players stand in the order of the boards,
//! the captain first; those behind the last board are substitutes.

use std::collections::{BTreeMap, BTreeSet};

use kolo_messages::Message;
use kolo_model::{Clause, Name};

use crate::{
    AreaId, Category, Consents, Day, Entry, EntryId, Member, MemberRole, Player, PlayerId, School, SchoolId,
};

/// Why an id that is made here is one.
const MADE: &str = "letters, digits and hyphens are a sound id";

/// More teams than any hall has tables for.
const MOST_TEAMS: usize = 500;

/// Teams of a list, with their schools and players.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TeamList {
    /// Schools, each once.
    pub schools: Vec<School>,
    /// Players of all teams.
    pub players: Vec<Player>,
    /// Teams, in the order of the list.
    pub entries: Vec<Entry>,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamListProblem {
    /// The line, from 1; 0 for the list as a whole.
    pub line: usize,
    /// What is wrong.
    pub fault: TeamListFault,
}

/// What can be wrong with a list of teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TeamListFault {
    /// There is no team in it.
    NoTeams,
    /// There are too many.
    TooManyTeams,
    /// A name is none.
    BadName(Message),
    /// A team stands there twice.
    TeamTwice(Name),
    /// A team has too few players.
    TooFewPlayers {
        /// Which team.
        team: Name,
        /// How many it has.
        count: usize,
        /// How many it needs.
        fewest: usize,
    },
    /// A team has too many players.
    TooManyPlayers {
        /// Which team.
        team: Name,
        /// How many it has.
        count: usize,
        /// How many it may have, substitutes among them.
        most: usize,
    },
    /// A player stands in a team twice.
    PlayerTwice {
        /// Which team.
        team: Name,
        /// Who.
        player: Name,
    },
}

impl TeamListProblem {
    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new(match self.fault {
            TeamListFault::TooFewPlayers { .. } => "P-1.1.2.5",
            TeamListFault::TooManyPlayers { .. } | TeamListFault::PlayerTwice { .. } => "P-1.1.2.1",
            TeamListFault::NoTeams
            | TeamListFault::TooManyTeams
            | TeamListFault::BadName(_)
            | TeamListFault::TeamTwice(_) => "K-ALONE",
        })
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        let message = match &self.fault {
            TeamListFault::NoTeams => return Message::new("pieces-teams-none"),
            TeamListFault::TooManyTeams => {
                return Message::new("pieces-teams-too-many").with("most", MOST_TEAMS);
            }
            TeamListFault::BadName(why) => Message::new("pieces-teams-name").with("why", why.clone()),
            TeamListFault::TeamTwice(team) => Message::new("pieces-teams-twice").with("team", team),
            TeamListFault::TooFewPlayers { team, count, fewest } => Message::new("pieces-teams-few")
                .with("team", team)
                .with("count", *count)
                .with("fewest", *fewest),
            TeamListFault::TooManyPlayers { team, count, most } => {
                Message::new("pieces-teams-many").with("team", team).with("count", *count).with("most", *most)
            }
            TeamListFault::PlayerTwice { team, player } => {
                Message::new("pieces-teams-player-twice").with("team", team).with("player", player)
            }
        };
        message.with("line", self.line)
    }
}

/// Reads a list of teams; all problems are reported at once. Numbers of teams begin after `taken`, so that teams
/// can be added to a list.
///
/// # Errors
/// Everything that is wrong.
pub fn read_teams(
    text: &str,
    category: Category,
    area: &AreaId,
    entered_on: Day,
    taken: usize,
) -> Result<TeamList, Vec<TeamListProblem>> {
    let mut reading = Reading::new(category, area, entered_on);
    for (line, text) in (1..).zip(text.lines()) {
        if !text.trim().is_empty() && reading.list.entries.len() <= MOST_TEAMS {
            reading.line(line, text, taken);
        }
    }
    if reading.list.entries.len() > MOST_TEAMS {
        reading.problems.push(TeamListProblem { line: 0, fault: TeamListFault::TooManyTeams });
    }
    if reading.problems.is_empty() && reading.list.entries.is_empty() {
        reading.problems.push(TeamListProblem { line: 0, fault: TeamListFault::NoTeams });
    }
    if reading.problems.is_empty() { Ok(reading.list) } else { Err(reading.problems) }
}

struct Reading<'a> {
    category: Category,
    area: &'a AreaId,
    entered_on: Day,
    list: TeamList,
    names: BTreeSet<Name>,
    schools: BTreeMap<Name, SchoolId>,
    problems: Vec<TeamListProblem>,
}

impl<'a> Reading<'a> {
    fn new(category: Category, area: &'a AreaId, entered_on: Day) -> Self {
        Reading {
            category,
            area,
            entered_on,
            list: TeamList::default(),
            names: BTreeSet::new(),
            schools: BTreeMap::new(),
            problems: Vec::new(),
        }
    }

    fn line(&mut self, line: usize, text: &str, taken: usize) {
        let mut cells = cells(text);
        let Some(first) = (!cells.is_empty()).then(|| cells.remove(0)) else { return };
        let mut faults = Vec::new();
        let (team, school) = with_school(&first);
        let team = name(team, &mut faults);
        let school = school.and_then(|school| name(school, &mut faults));
        let players: Vec<Name> = cells.iter().filter_map(|cell| name(cell, &mut faults)).collect();
        if let Some(team) = team {
            if !self.names.insert(team.clone()) {
                faults.push(TeamListFault::TeamTwice(team.clone()));
            }
            faults.extend(self.sizes(&team, &players));
            let number = taken + self.list.entries.len() + 1;
            self.team(number, team, school, players);
        }
        self.problems.extend(faults.into_iter().map(|fault| TeamListProblem { line, fault }));
    }

    /// What is wrong with the number of players.
    fn sizes(&self, team: &Name, players: &[Name]) -> Vec<TeamListFault> {
        let (count, fewest) = (players.len(), self.category.fewest_to_start());
        let most = self.category.regulars() + self.category.substitutes();
        let mut faults = Vec::new();
        if count < fewest {
            faults.push(TeamListFault::TooFewPlayers { team: team.clone(), count, fewest });
        }
        if count > most {
            faults.push(TeamListFault::TooManyPlayers { team: team.clone(), count, most });
        }
        let mut seen = BTreeSet::new();
        for player in players.iter().filter(|player| !seen.insert(*player)) {
            faults.push(TeamListFault::PlayerTwice { team: team.clone(), player: player.clone() });
        }
        faults
    }

    fn team(&mut self, number: usize, team: Name, school: Option<Name>, players: Vec<Name>) {
        let school_name = school.unwrap_or_else(|| team.clone());
        let fresh = SchoolId::new(&format!("s{number:02}")).expect(MADE);
        let known = self.schools.entry(school_name.clone()).or_insert_with(|| fresh.clone());
        if *known == fresh {
            self.list.schools.push(School {
                id: fresh.clone(),
                name: school_name,
                town: None,
                area: self.area.clone(),
                parts: Vec::new(),
            });
        }
        let (id, school) = (EntryId::new(&format!("t{number:02}")).expect(MADE), known.clone());
        let mut members = Vec::with_capacity(players.len());
        for (index, player) in players.into_iter().enumerate() {
            let role =
                if index < self.category.regulars() { MemberRole::Regular } else { MemberRole::Substitute };
            let player_id = PlayerId::new(&format!("{id}-{}", index + 1)).expect(MADE);
            members.push(Member { player: player_id.clone(), role });
            self.list.players.push(Player {
                id: player_id,
                name: player,
                born: None,
                schooling: None,
                school: Some(school.clone()),
                consents: Consents::default(),
            });
        }
        let captain = members.first().map(|member| member.player.clone());
        let (category, entered_on) = (self.category, self.entered_on);
        let school = Some(school);
        let entry = Entry { id, category, name: team, school, part: None, members, captain, entered_on };
        self.list.entries.push(entry);
    }
}

/// The cells of a line; empty ones are left out.
fn cells(line: &str) -> Vec<String> {
    let separator = ['\t', ';', ','].into_iter().find(|separator| line.contains(*separator)).unwrap_or('\t');
    let cells = line.split(separator).map(|cell| cell.trim().trim_matches('"').trim());
    cells.filter(|cell| !cell.is_empty()).map(str::to_owned).collect()
}

/// A team, and the school in brackets behind it.
fn with_school(cell: &str) -> (&str, Option<&str>) {
    let Some((team, rest)) = cell.split_once('(') else { return (cell, None) };
    match rest.trim_end().strip_suffix(')') {
        Some(school) if !team.trim().is_empty() && !school.trim().is_empty() => {
            (team.trim(), Some(school.trim()))
        }
        Some(_) | None => (cell, None),
    }
}

fn name(text: &str, faults: &mut Vec<TeamListFault>) -> Option<Name> {
    match Name::new(text) {
        Ok(name) => Some(name),
        Err(problem) => {
            faults.push(TeamListFault::BadName(problem.message()));
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<TeamList, Vec<TeamListProblem>> {
        let (area, day) = (AreaId::new("hala").unwrap(), Day::new(2026, 11, 16).unwrap());
        read_teams(text, Category::Zs, &area, day, 0)
    }

    #[test]
    fn a_line_is_a_team_however_it_was_copied() {
        let list = read(
            "Křížky (ZŠ Horní); Adam; Eva; Jan; Ida\n\nKolečka (ZŠ Horní)\tPetr\tOta\tNela\nPětka, Ana, Bára, Cyril\n",
        );
        let list = list.unwrap();
        let names: Vec<&str> = list.entries.iter().map(|entry| entry.name.as_str()).collect();
        assert_eq!(names, ["Křížky", "Kolečka", "Pětka"]);
        assert_eq!((list.schools.len(), list.players.len()), (2, 10));
        assert_eq!(list.entries[0].school, list.entries[1].school);
        let roles = list.entries[0].members.iter().map(|member| member.role).collect::<Vec<_>>();
        assert_eq!(roles[2..], [MemberRole::Regular, MemberRole::Substitute]);
        assert_eq!(list.entries[2].captain, Some(PlayerId::new("t03-1").unwrap()));
    }

    #[test]
    fn everything_that_is_wrong_is_reported_at_once() {
        let problems =
            read("Křížky; Adam; Eva; Jan; Ida; Ota\nKřížky; Petr; Petr; Nela\nSami\n").unwrap_err();
        let lines: Vec<(usize, &str)> =
            problems.iter().map(|problem| (problem.line, problem.clause().id())).collect();
        let expected = [(1, "P-1.1.2.1"), (2, "K-ALONE"), (2, "P-1.1.2.1"), (3, "P-1.1.2.5")];
        assert_eq!(lines, expected);
        assert_eq!(read(" \n\t\n").unwrap_err()[0].fault, TeamListFault::NoTeams);
        let crowd = (0..=MOST_TEAMS).map(|team| format!("T{team};A;B;C\n")).collect::<Vec<_>>().concat();
        assert_eq!(read(&crowd).unwrap_err()[0].fault, TeamListFault::TooManyTeams);
    }
}
