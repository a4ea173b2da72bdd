//! Writes a list of entries: UTF-8 with a byte order mark and semicolons, as spreadsheets in Czech and Slovak read it.

use kolo_messages::Lang;

use super::RegistrationColumn as Column;
use super::values::{written_role, written_schooling};
use crate::eligibility::{EntryFault, EntryProblem, Register};
use crate::{Day, Entry, Member, Player};

/// All entries of a register with headings in `lang`, one row per member. With its ids it reads back as it was.
///
/// # Errors
/// When a member of an entry is not recorded.
pub fn write_registration(register: Register<'_>, lang: Lang) -> Result<Vec<u8>, EntryProblem> {
    let mut text = String::from('\u{feff}');
    push_line(&mut text, &Column::ALL.map(|column| column.heading().text(lang)));
    for entry in register.entries.values() {
        for member in &entry.members {
            let player = register.players.get(&member.player).ok_or_else(|| EntryProblem {
                entry: entry.id.clone(),
                name: entry.name.clone(),
                fault: EntryFault::UnknownPlayer(member.player.clone()),
            })?;
            let row = Row { register, entry, member, player };
            push_line(&mut text, &Column::ALL.map(|column| row.cell(column)));
        }
    }
    Ok(text.into_bytes())
}

/// What a row is about.
struct Row<'a> {
    register: Register<'a>,
    entry: &'a Entry,
    member: &'a Member,
    player: &'a Player,
}

impl Row<'_> {
    fn cell(&self, column: Column) -> String {
        let Row { register, entry, member, player } = self;
        let day = |day: Option<Day>| day.map(|day| day.to_string()).unwrap_or_default();
        match column {
            Column::Category => entry.category.to_string(),
            Column::SchoolId => entry.school.as_ref().map(ToString::to_string).unwrap_or_default(),
            Column::School => {
                let school = entry.school.as_ref().and_then(|id| register.schools.get(id));
                school.map(|school| school.name.to_string()).unwrap_or_default()
            }
            Column::Part => entry.part.map(|part| part.to_string()).unwrap_or_default(),
            Column::EntryId => entry.id.to_string(),
            Column::Team => match entry.category.kind() {
                crate::Kind::Teams => entry.name.to_string(),
                crate::Kind::Individuals => String::new(),
            },
            Column::PlayerId => player.id.to_string(),
            Column::Player => player.name.to_string(),
            Column::Born => day(player.born),
            Column::Schooling => player.schooling.map(written_schooling).unwrap_or_default(),
            Column::Role => written_role(member.role).to_owned(),
            Column::Captain => {
                let is_captain = entry.captain.as_ref() == Some(&player.id);
                if is_captain { "yes".to_owned() } else { String::new() }
            }
            Column::RulesConsent => day(player.consents.rules_and_data),
            Column::PhotosConsent => day(player.consents.photos),
            Column::Entered => entry.entered_on.to_string(),
        }
    }
}

/// Cells in which a separator or a quote stands are quoted.
fn push_line(text: &mut String, cells: &[String]) {
    for (index, cell) in cells.iter().enumerate() {
        if index > 0 {
            text.push(';');
        }
        if cell.contains([';', ',', '"']) {
            text.push('"');
            text.push_str(&cell.replace('"', "\"\""));
            text.push('"');
        } else {
            text.push_str(cell);
        }
    }
    text.push_str("\r\n");
}
