//! What a tournament of go can set and not every file can say.

use clap::builder::TypedValueParser;
use kolo_messages::Message;
use kolo_model::{
    DrawPreset, DrawWishes, GoRank, GoSettings, HandicapRules, McMahon, Seeding, SeedingPlan, System,
    Tournament,
};

use crate::cli::choice;
use crate::failure::Failure;

/// Choices of Swiss and McMahon. What is not given stays as the file says.
#[derive(Debug, clap::Args)]
pub(in crate::commands) struct GoChoices {
    /// Swiss and McMahon: the list of pairing criteria [default: what the file says, else
    /// association]
    #[arg(long, value_name = "PRESET", value_parser = presets())]
    draw: Option<DrawPreset>,
    /// Swiss and McMahon: who meets whom in a score group, in every round [default: what the file says,
    /// else the usual way]
    #[arg(long, value_name = "SEEDING", value_parser = seedings())]
    seeding: Option<Seeding>,
    /// McMahon: the bar; no player starts above this rank, for example 3d
    #[arg(long, value_name = "RANK")]
    bar: Option<GoRank>,
    /// McMahon: the floor; no player starts below this rank, for example 20k
    #[arg(long, value_name = "RANK")]
    floor: Option<GoRank>,
    /// Swiss and McMahon: give handicap by the usual rules, unless the file has its own
    #[arg(long)]
    handicap: bool,
}

fn presets() -> impl TypedValueParser<Value = DrawPreset> {
    choice(&DrawPreset::ALL, |(name, _)| name).map(|(_, preset)| preset)
}

fn seedings() -> impl TypedValueParser<Value = Seeding> {
    choice(&Seeding::ALL, |(name, _)| name).map(|(_, seeding)| seeding)
}

impl GoChoices {
    /// The tournament with these choices in the place of what it says itself.
    ///
    /// # Errors
    /// When a choice does not belong to the system, or the bar lies below the floor.
    pub(in crate::commands) fn applied(
        &self,
        system: System,
        name: &str,
        tournament: Tournament,
    ) -> Result<Tournament, Failure> {
        let of_mcmahon = [("--bar", self.bar.is_some()), ("--floor", self.floor.is_some())];
        let of_both = [
            ("--draw", self.draw.is_some()),
            ("--seeding", self.seeding.is_some()),
            ("--handicap", self.handicap),
        ];
        let given = |choices: &[(&'static str, bool)]| {
            choices.iter().find(|(_, given)| *given).map(|(option, _)| *option)
        };
        let misplaced = match system {
            System::McMahon => None,
            System::Swiss => given(&of_mcmahon).map(|option| (option, "mcmahon")),
            System::Fide1992 | System::Dutch | System::Pisqworky2023 | System::RoundRobin => {
                given(&of_mcmahon)
                    .map(|option| (option, "mcmahon"))
                    .or_else(|| given(&of_both).map(|option| (option, "swiss, mcmahon")))
            }
        };
        if let Some((option, systems)) = misplaced {
            let message = Message::new("cli-option-of-system")
                .with("option", option)
                .with("systems", systems)
                .with("system", system);
            return Err(Failure::usage(message));
        }
        if given(&of_mcmahon).or_else(|| given(&of_both)).is_none() {
            return Ok(tournament);
        }
        let go = self.over(tournament.go().clone());
        tournament.with_go(go).map_err(|problems| Failure::of_problems(name, &problems))
    }

    fn over(&self, file: GoSettings) -> GoSettings {
        let McMahon { bar, floor, .. } = file.mcmahon;
        let mut draw = match self.draw {
            Some(preset) => DrawWishes { preset, ..DrawWishes::default() },
            None => file.draw,
        };
        draw.seeding = self.seeding.map(SeedingPlan::always).or(draw.seeding);
        GoSettings {
            mcmahon: McMahon { bar: self.bar.or(bar), floor: self.floor.or(floor), ..file.mcmahon },
            handicap: file.handicap.or_else(|| self.handicap.then(HandicapRules::default)),
            draw,
            ..file
        }
    }
}
