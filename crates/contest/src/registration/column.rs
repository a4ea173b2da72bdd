//! The columns of a list and their names in three languages.

use kolo_messages::{Arg, Message};
use kolo_model::search_words;

/// A column of a list of entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RegistrationColumn {
    /// `zs`, `ss`, `kadeti` or `veterani`.
    Category,
    /// The id of the school.
    SchoolId,
    /// The name of the school.
    School,
    /// The part of a merged school, from 1.
    Part,
    /// The id of the entry.
    EntryId,
    /// The name of the team.
    Team,
    /// The id of the player.
    PlayerId,
    /// The name of the player.
    Player,
    /// The day of birth.
    Born,
    /// `6` to `9`, `ss` or `left`.
    Schooling,
    /// `regular` or `substitute`.
    Role,
    /// `yes` for the captain.
    Captain,
    /// The day of the consent to rules and data processing.
    RulesConsent,
    /// The day of the consent to photos.
    PhotosConsent,
    /// The day of the entry.
    Entered,
}

use RegistrationColumn as Column;

impl RegistrationColumn {
    /// Every column, in the order in which they are written.
    pub const ALL: [Column; 15] = [
        Column::Category,
        Column::SchoolId,
        Column::School,
        Column::Part,
        Column::EntryId,
        Column::Team,
        Column::PlayerId,
        Column::Player,
        Column::Born,
        Column::Schooling,
        Column::Role,
        Column::Captain,
        Column::RulesConsent,
        Column::PhotosConsent,
        Column::Entered,
    ];

    /// Columns without which a list says too little.
    pub(super) const NEEDED: [Column; 4] =
        [Column::Category, Column::Player, Column::Born, Column::Schooling];

    /// Names in files, folded as by [`fold`], with bars between them.
    fn names(self) -> &'static str {
        match self {
            Column::Category => "category|kategorie|kategoria|soutez|sutaz",
            Column::SchoolId => "school id|id skoly|skola id|school code|kod skoly",
            Column::School => "school|skola|school name|nazev skoly|nazov skoly",
            Column::Part => "part|cast|part of school|cast skoly|soucast|sucast",
            Column::EntryId => "entry id|entry|id prihlasky|prihlaska",
            Column::Team => "team|tym|tim|team name|nazev tymu|nazov timu|druzstvo",
            Column::PlayerId => "player id|id hrace|id hraca",
            Column::Player => "player|name|hrac|jmeno|meno|jmeno a prijmeni|meno a priezvisko",
            Column::Born => {
                "born|date of birth|birth date|narozen|narozena|narozeni|datum narozeni|narodeny|narodena|\
                 datum narodenia"
            }
            Column::Schooling => "schooling|grade|school year|trida|trieda|rocnik|studium|skoleni",
            Column::Role => "role|rola|funkce|funkcia",
            Column::Captain => "captain|kapitan",
            Column::RulesConsent => {
                "consent to rules|rules consent|souhlas s pravidly|souhlas pravidla|suhlas s pravidlami|\
                 suhlas pravidla"
            }
            Column::PhotosConsent => {
                "consent to photos|photos consent|souhlas s fotografiemi|souhlas fotografie|\
                 suhlas s fotografiami|suhlas fotografie"
            }
            Column::Entered => {
                "entered|entered on|date of entry|prihlaseno|datum prihlaseni|prihlasene|datum prihlasenia"
            }
        }
    }

    /// The column that a heading names.
    pub(super) fn named(heading: &str) -> Option<Column> {
        let folded = fold(heading);
        Column::ALL.into_iter().find(|column| column.names().split('|').any(|name| name == folded))
    }

    /// The heading that is written, and shown to people.
    pub fn heading(self) -> Message {
        match self {
            Column::Category => Message::new("pieces-column-category"),
            Column::SchoolId => Message::new("pieces-column-school-id"),
            Column::School => Message::new("pieces-column-school"),
            Column::Part => Message::new("pieces-column-part"),
            Column::EntryId => Message::new("pieces-column-entry-id"),
            Column::Team => Message::new("pieces-column-team"),
            Column::PlayerId => Message::new("pieces-column-player-id"),
            Column::Player => Message::new("pieces-column-player"),
            Column::Born => Message::new("pieces-column-born"),
            Column::Schooling => Message::new("pieces-column-schooling"),
            Column::Role => Message::new("pieces-column-role"),
            Column::Captain => Message::new("pieces-column-captain"),
            Column::RulesConsent => Message::new("pieces-column-rules-consent"),
            Column::PhotosConsent => Message::new("pieces-column-photos-consent"),
            Column::Entered => Message::new("pieces-column-entered"),
        }
    }
}

impl From<RegistrationColumn> for Arg {
    fn from(column: RegistrationColumn) -> Self {
        Arg::from(column.heading())
    }
}

/// `text` in small letters without diacritics, with one blank for anything that is no letter or digit.
pub(super) fn fold(text: &str) -> String {
    search_words(text).join(" ")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kolo_messages::Lang;

    use super::*;

    #[test]
    fn what_is_written_is_known_and_no_name_stands_for_two_columns() {
        let mut names = BTreeSet::new();
        for column in Column::ALL {
            for lang in Lang::ALL {
                assert_eq!(Column::named(&column.heading().text(lang)), Some(column), "{lang} {column:?}");
            }
            for name in column.names().split('|') {
                assert!(names.insert(name), "{name}");
                assert_eq!(fold(name), name);
            }
        }
        assert_eq!(Column::named("Datum narození"), Some(Column::Born));
        assert_eq!(Column::named("e-mail"), None);
    }
}
