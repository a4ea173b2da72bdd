//! Plans of a contest of schools.

use std::path::Path;

use kolo_formats::FileNote;
use kolo_messages::Message;
use kolo_model::{Clause, Place};
use kolo_stages::generate::{ContestRecipe, CrowdedSchool, TakeProposal};
use kolo_stages::{Boards, ContestRules, MOST_BOARDS, State};

use crate::cli::choice;
use crate::console::Console;
use crate::failure::Failure;

/// What a contest asks for
#[derive(Debug, clap::Args)]
pub(super) struct ContestArgs {
    /// Plan a tournament of a contest: groups, draw and play-off by the number of teams
    #[arg(
        long,
        value_name = "RULES",
        value_parser = choice(&RULES, rules),
        requires_all = ["boards", "seed"],
        conflicts_with_all = ["groups", "advance", "double", "by", "knockout", "seeding", "lot", "seeded"],
    )]
    format: Option<ContestRules>,
    /// Games of a match: 3 for primary schools, 5 for secondary schools
    #[arg(long, value_name = "N", requires = "format")]
    boards: Option<u32>,
    /// Use the proposed plan for fewer than four teams
    #[arg(long, requires = "format")]
    small: bool,
}

const RULES: [ContestRules; 1] = [ContestRules::Pisqworky2023];

fn rules(rules: ContestRules) -> &'static str {
    match rules {
        ContestRules::Pisqworky2023 => "pisqworky-2023",
    }
}

impl ContestArgs {
    /// What is asked for, if a contest is.
    pub(super) fn recipe(&self, seed: u64) -> Result<Option<ContestRecipe>, Failure> {
        if self.format.is_none() {
            return Ok(None);
        }
        let asked = self.boards.unwrap_or_default();
        let boards = Boards::new(asked).ok_or_else(|| {
            let message = Message::new("stages-bad-boards").with("boards", asked);
            Failure::usage(message.with("most", MOST_BOARDS))
        })?;
        let small = if self.small { TakeProposal::Yes } else { TakeProposal::No };
        Ok(Some(ContestRecipe { boards, seed, small }))
    }
}

/// Names the schools whose teams cannot all be in different groups.
pub(super) fn warn(state: &State, file: &Path, console: &mut Console<'_>) {
    let plan = state.plan();
    if plan.plan().contest.is_none() {
        return;
    }
    let groups = plan.stages().first().map_or(0, |stage| stage.groups.len());
    let crowded = CrowdedSchool::all(plan.entrants(), groups);
    let notes: Vec<FileNote> = crowded
        .iter()
        .map(|school| FileNote {
            place: Place::default(),
            message: by_clause(school.message(), school.clause()),
        })
        .collect();
    console.warn(&file.display().to_string(), &notes);
}

/// A sentence with the clause it follows.
pub(super) fn by_clause(text: Message, clause: Clause) -> Message {
    Message::new("stages-cli-by-clause").with("text", text).with("clause", clause.id())
}
