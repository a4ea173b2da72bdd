//! Reading what the user names: a file, or standard input for `-`.
//!
//! A file is opened by its path as typed; only messages show it as text, which may lose odd characters.

use std::io::Read;
use std::path::Path;

use kolo_formats::egd_list::{self, RatingList};
use kolo_formats::{Format, MOST_BYTES};
use kolo_messages::Message;
use kolo_model::Tournament;

use crate::console::Console;
use crate::crash;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};

/// The name of standard input and output on the command line.
pub const STANDARD_STREAM: &str = "-";

/// A tournament and how the user calls it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// The name of the file, `-` for standard input.
    pub name: String,
    /// What it holds.
    pub tournament: Tournament,
}

/// Reads a tournament; what is odd about it is reported on the console.
///
/// # Errors
/// When the file cannot be read or is wrong.
pub fn tournament(file: &Path, console: &mut Console<'_>) -> Result<Input, Failure> {
    let name = file.display().to_string();
    let bytes = bytes(file)?;
    let format = Format::of_file_name(&name).unwrap_or_else(|| Format::sniff(&bytes));
    let reading =
        kolo_formats::read(format, &bytes).map_err(|problems| Failure::of_content(&name, &problems))?;
    console.warn(&name, &reading.warnings);
    Ok(Input { name, tournament: reading.tournament })
}

/// Reads a rating list of the European Go Database; what is odd about it is reported on the console.
///
/// # Errors
/// When the file cannot be read or is not such a list.
pub fn rating_list(file: &Path, console: &mut Console<'_>) -> Result<RatingList, Failure> {
    let name = file.display().to_string();
    let list = egd_list::read(&bytes(file)?);
    let list = list.map_err(|problems| Failure::of_content(&name, &problems))?;
    console.warn(&name, &list.warnings);
    Ok(list)
}

/// Reads all bytes and remembers them, so that a bug can be reported with what it was about.
///
/// # Errors
/// When the file cannot be read or is too large.
pub fn bytes(file: &Path) -> Result<Vec<u8>, Failure> {
    let bytes = all_bytes(file)?;
    crash::remember_input(&bytes);
    Ok(bytes)
}

/// Reads all bytes, but no more than one beyond what any reader takes: that one shows that it is too much.
pub(crate) fn all_bytes(file: &Path) -> Result<Vec<u8>, Failure> {
    let name = file.display().to_string();
    let most = u64::try_from(MOST_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    let read = if file == Path::new(STANDARD_STREAM) {
        std::io::stdin().lock().take(most).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(file).and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::of_reading(&name, &error))?;
    if bytes.len() > MOST_BYTES {
        let message = Message::new("cli-too-large").with("most", MOST_BYTES / (1024 * 1024));
        return Err(Failure::one(Exit::TooLarge, Complaint::file(&name, message)));
    }
    Ok(bytes)
}
