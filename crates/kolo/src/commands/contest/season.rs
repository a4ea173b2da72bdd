//! The dates of a season: built in, or from a file, with what the organiser chooses.

use std::path::{Path, PathBuf};

use kolo_contest::{Day, Season, Window};
use kolo_messages::Message;
use kolo_model::{Name, Place};
use serde_json::Value;

use crate::exit::Exit;
use crate::failure::{Complaint, Failure};
use crate::input;

/// Which dates.
#[derive(Debug, clap::Args)]
pub(super) struct Dates {
    /// The dates of a season that is built in: 2023
    #[arg(long, value_name = "YEAR", value_parser = ["2023"], conflicts_with = "dates-file")]
    season: Option<String>,
    /// A file with the dates of another season, as JSON
    #[arg(long = "dates", id = "dates-file", value_name = "FILE")]
    file: Option<PathBuf>,
    /// The last day on which entries are taken [default of 2023: 2023-10-27]
    #[arg(long, value_name = "DAY")]
    entries_close: Option<Day>,
    /// The day of the grand finals of individuals [default of 2023: 2023-12-07 to 2023-12-08]
    #[arg(long, value_name = "DAY")]
    individual_final: Option<Day>,
}

/// The built-in dates of 2023 as a file would have them (P-1.1.4.2, P-1.1.5.2, P-1.1.6.2, P-1.2.2.2). The rules leave the
/// end of entries and the days of the individual finals to the organiser: the last working day before the first tournament,
/// and the days of the team finals, unless they say otherwise.
const DATES_OF_2023: &str = r#"{
    "announced": "2023-09-25",
    "entries_close": "2023-10-27",
    "area": {"from": "2023-10-30", "to": "2023-11-16"},
    "regional": {"from": "2023-11-20", "to": "2023-11-30"},
    "online": {"from": "2023-11-03", "to": "2023-11-19"},
    "final_zs": {"from": "2023-12-07", "to": "2023-12-07"},
    "final_ss": {"from": "2023-12-08", "to": "2023-12-08"},
    "final_individuals": {"from": "2023-12-07", "to": "2023-12-08"}
}"#;

impl Dates {
    /// A new season.
    pub(super) fn season(&self, name: &Name, seed: u64) -> Result<Season, Failure> {
        let season = match &self.file {
            Some(file) => from_file(file, name, seed)?,
            None => read(DATES_OF_2023, Path::new("2023"), name, seed)?,
        };
        Ok(self.chosen(season))
    }

    /// A season with what was typed changed.
    pub(super) fn changed(&self, before: &Season) -> Result<Season, Failure> {
        let season = match (&self.file, &self.season) {
            (Some(file), _) => from_file(file, &before.name, before.seed)?,
            (None, Some(_)) => read(DATES_OF_2023, Path::new("2023"), &before.name, before.seed)?,
            (None, None) => before.clone(),
        };
        Ok(self.chosen(season))
    }

    fn chosen(&self, mut season: Season) -> Season {
        if let Some(day) = self.entries_close {
            season.entries_close = day;
        }
        if let Some(day) = self.individual_final {
            season.final_individuals = Window { from: day, to: day };
        }
        season
    }
}

fn from_file(file: &Path, name: &Name, seed: u64) -> Result<Season, Failure> {
    let bytes = input::bytes(file)?;
    let text = String::from_utf8_lossy(&bytes);
    read(&text, file, name, seed)
}

/// Dates as JSON; name and seed stand in the order, not in the file.
fn read(text: &str, file: &Path, name: &Name, seed: u64) -> Result<Season, Failure> {
    let bad = |place: Place, error: &serde_json::Error| {
        let message = Message::new("contest-cli-dates").with("text", error.to_string());
        Failure::one(
            Exit::BadInput,
            Complaint { place, ..Complaint::file(&file.display().to_string(), message) },
        )
    };
    let at = |error: &serde_json::Error| {
        Place::at(u32::try_from(error.line()).unwrap_or(0), u32::try_from(error.column()).unwrap_or(0))
    };
    let mut value: Value = serde_json::from_str(text).map_err(|error| bad(at(&error), &error))?;
    if let Some(object) = value.as_object_mut() {
        object.insert("name".to_owned(), Value::from(name.as_str()));
        object.insert("seed".to_owned(), Value::from(seed));
    }
    serde_json::from_value(value).map_err(|error| bad(Place::default(), &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_dates_can_be() {
        let dates = Dates { season: None, file: None, entries_close: None, individual_final: None };
        let season = dates.season(&Name::new("Cup").unwrap(), 7).unwrap();
        assert_eq!((season.seed, season.area.from), (7, "2023-10-30".parse().unwrap()));
        let later = Dates { entries_close: Some("2023-10-31".parse().unwrap()), ..dates };
        assert_eq!(later.changed(&season).unwrap().entries_close, "2023-10-31".parse().unwrap());
    }
}
