//! Regions, areas, schools, teams with rosters, individuals, and their fees.

use kolo_model::Name;

use super::{Simulation, name, people};
use crate::command::Command;
use crate::fees::PaidWhen;
use crate::{
    Area, AreaId, Category, Country, Entry, EntryId, Kind, Member, MemberRole, Player, Refusal, Region,
    RegionId, School, SchoolId,
};

fn internal(bad: &crate::BadId) -> Refusal {
    Refusal::Internal(bad.to_string())
}

/// In advance, the whole amount.
fn pay(entry: &EntryId) -> Command {
    Command::Pay { entry: entry.clone(), when: PaidWhen::InAdvance, amount: None }
}

impl Simulation<'_> {
    /// All enter before the day entries close.
    pub(super) fn enter_all(&mut self) -> Result<(), Refusal> {
        self.write_tables()?;
        let mut players: Vec<Player> = Vec::new();
        let mut entries: Vec<Entry> = Vec::new();
        let (mut teams, mut school) = (0, 0);
        while teams < self.scale.teams {
            school += 1;
            teams += self.school_enters(school, self.scale.teams - teams, &mut players, &mut entries)?;
        }
        self.individuals_enter(&mut players, &mut entries)?;
        self.give(&Command::Register { players, entries })?;
        self.pay_in_advance()
    }

    fn write_tables(&mut self) -> Result<(), Refusal> {
        for number in 1..=self.scale.regions {
            let id = RegionId::new(&format!("kraj-{number}")).map_err(|bad| internal(&bad))?;
            let country = if number % 7 == 0 { Country::Sk } else { Country::Cz };
            self.give(&Command::SetRegion(Region { id, name: name(&format!("Kraj {number}"))?, country }))?;
        }
        for number in 1..=self.scale.areas {
            let region = 1 + (number - 1) % self.scale.regions.max(1);
            let area = Area {
                id: AreaId::new(&format!("oblast-{number}")).map_err(|bad| internal(&bad))?,
                name: name(&format!("Oblast {number}"))?,
                region: RegionId::new(&format!("kraj-{region}")).map_err(|bad| internal(&bad))?,
            };
            self.give(&Command::SetArea(area))?;
        }
        Ok(())
    }

    /// A school with one to four teams, some of them of a merged part; gives how many teams.
    fn school_enters(
        &mut self,
        number: u32,
        left: u32,
        players: &mut Vec<Player>,
        entries: &mut Vec<Entry>,
    ) -> Result<u32, Refusal> {
        let id = SchoolId::new(&format!("skola-{number}")).map_err(|bad| internal(&bad))?;
        let area = 1 + (number - 1) % self.scale.areas.max(1);
        let merged = self.random.happens(40);
        let parts: Vec<Name> = if merged { vec![name("Část A")?, name("Část B")?] } else { Vec::new() };
        let school = School {
            id: id.clone(),
            name: name(&format!("Škola {number}"))?,
            town: None,
            area: AreaId::new(&format!("oblast-{area}")).map_err(|bad| internal(&bad))?,
            parts,
        };
        self.give(&Command::SetSchool(school))?;
        let category = if self.random.happens(550) { Category::Zs } else { Category::Ss };
        let teams = left.min(1 + u32::try_from(self.random.below(4)).unwrap_or_default());
        for team in 1..=teams {
            let part = merged.then(|| 1 + team % 2);
            self.team_enters(&id, category, team, part, players, entries)?;
        }
        Ok(teams)
    }

    fn team_enters(
        &mut self,
        school: &SchoolId,
        category: Category,
        team: u32,
        part: Option<u32>,
        players: &mut Vec<Player>,
        entries: &mut Vec<Entry>,
    ) -> Result<(), Refusal> {
        let id = format!("{school}-{team}");
        let today = self.now.day();
        // A few come with the fewest players there may be.
        let regulars = if self.random.happens(60) { category.fewest_to_start() } else { category.regulars() };
        let substitutes = self.below(category.substitutes() + 1);
        let mut members = Vec::new();
        for index in 1..=regulars + substitutes {
            let role = if index <= regulars { MemberRole::Regular } else { MemberRole::Substitute };
            // A substitute may be a regular player of the school's team before (P-1.1.2.2).
            let shared = role == MemberRole::Substitute && team > 1 && self.random.happens(300);
            let before = entries.last().filter(|before| before.school.as_ref() == Some(school));
            let member = before.filter(|_| shared).map(|before| before.members[0].player.clone());
            let player = if let Some(player) = member {
                player
            } else {
                let player = people::player(
                    &mut self.random,
                    &format!("{id}-{index}"),
                    category,
                    Some(school),
                    today,
                )?;
                players.push(player);
                players[players.len() - 1].id.clone()
            };
            if !members.iter().any(|member: &Member| member.player == player) {
                members.push(Member { player, role });
            }
        }
        let captain = Some(members[0].player.clone());
        entries.push(Entry {
            id: EntryId::new(&id).map_err(|bad| internal(&bad))?,
            category,
            name: name(&format!("Tým {id}"))?,
            school: Some(school.clone()),
            part,
            members,
            captain,
            entered_on: today,
        });
        Ok(())
    }

    fn individuals_enter(
        &mut self,
        players: &mut Vec<Player>,
        entries: &mut Vec<Entry>,
    ) -> Result<(), Refusal> {
        let today = self.now.day();
        let team_members: Vec<_> = players.iter().map(|player| player.id.clone()).collect();
        for number in 1..=self.scale.individuals {
            let category = if number % 2 == 0 { Category::Kadeti } else { Category::Veterani };
            // Members of teams may play alone, too (P-1.2.1.10).
            let member = (category == Category::Kadeti && self.random.happens(500))
                .then(|| team_members.get(number as usize * 3))
                .flatten();
            let player = if let Some(member) = member {
                member.clone()
            } else {
                let player =
                    people::player(&mut self.random, &format!("hrac-{number}"), category, None, today)?;
                players.push(player);
                players[players.len() - 1].id.clone()
            };
            entries.push(Entry {
                id: EntryId::new(&format!("{category}-{number}")).map_err(|bad| internal(&bad))?,
                category,
                name: name(&format!("Hráč {number}"))?,
                school: None,
                part: None,
                members: vec![Member { player, role: MemberRole::Regular }],
                captain: None,
                entered_on: today,
            });
        }
        Ok(())
    }

    /// Most teams pay in advance; individuals pay, or use the code of their team.
    fn pay_in_advance(&mut self) -> Result<(), Refusal> {
        let entries: Vec<Entry> = self.contest.state().entries().values().cloned().collect();
        let (teams, individuals): (Vec<Entry>, Vec<Entry>) =
            entries.into_iter().partition(|entry| entry.category.kind() == Kind::Teams);
        for team in &teams {
            if self.random.happens(900) {
                self.give(&pay(&team.id))?;
            }
        }
        for entry in individuals {
            let player = &entry.members[0].player;
            let team = teams.iter().find(|team| team.members.iter().any(|member| member.player == *player));
            let code = team.and_then(|team| self.contest.state().code_of(&team.id));
            let command = match code {
                Some(code) => Command::UseCode { entry: entry.id.clone(), code },
                None => pay(&entry.id),
            };
            if self.give(&command).is_err() {
                // Another member of the team was faster.
                self.give(&pay(&entry.id))?;
            }
        }
        Ok(())
    }
}
