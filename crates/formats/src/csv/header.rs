//! The columns of a list and their names in three languages.

use kolo_messages::Message;
use kolo_model::search_words;

/// A column that Kolo knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Column {
    No,
    Name,
    FirstName,
    Surname,
    Rating,
    RatingOrigin,
    Title,
    Rank,
    Club,
    Country,
    Sex,
    Born,
    FederationId,
}

impl Column {
    /// Names in files, folded as by [`fold`], with bars between them. The word for a name alone is a full
    /// name, unless there is a column of surnames.
    const NAMES: [(Column, &'static str); 13] = [
        (
            Column::No,
            "no|nr|c|cislo|poradi|poradie|number|start number|startovni cislo|startove cislo|st c|\
             stc|id",
        ),
        (
            Column::Name,
            "name|jmeno|meno|nazev|nazov|player|hrac|ucastnik|competitor|team|tym|tim|druzstvo|\
             jmeno a prijmeni|meno a priezvisko|prijmeni a jmeno|priezvisko a meno|full name",
        ),
        (Column::FirstName, "first name|given name|krestni jmeno|krstne meno"),
        (Column::Surname, "surname|prijmeni|priezvisko|last name|family name"),
        (Column::Rating, "rating|elo|rtg|fide elo|elo fide|fide rating|gor"),
        (
            Column::RatingOrigin,
            "rating origin|rating basis|rating source|puvod ratingu|povod ratingu|zdroj ratingu",
        ),
        (Column::Title, "title|titul"),
        (Column::Rank, "rank|trida|trieda|vt|grade|stupen"),
        (Column::Club, "club|klub|oddil|oddiel|skola|school|klub skola|oddil skola|organization"),
        (Column::Country, "country|zeme|krajina|stat|federation|federace|federacia|fed|nation"),
        (Column::Sex, "sex|gender|pohlavi|pohlavie"),
        (
            Column::Born,
            "born|birth|birthday|birthdate|birth date|date of birth|year of birth|narozen|narozena|\
             narozeni|narodeny|narodena|datum narozeni|datum narodenia|rok narozeni|rok narodenia|\
             rocnik",
        ),
        (
            Column::FederationId,
            "federation id|federation number|fide id|id fide|fide cislo|egf pin|pin|cislo federace|\
             cislo federacie",
        ),
    ];

    /// The column that a header cell names.
    pub(super) fn named(cell: &str) -> Option<Column> {
        let folded = fold(cell);
        let found = Column::NAMES.iter().find(|(_, names)| names.split('|').any(|name| name == folded));
        found.map(|(column, _)| *column)
    }

    /// The heading that is written.
    pub(super) fn heading(self) -> Message {
        match self {
            Column::No => Message::new("csv-column-no"),
            Column::Name => Message::new("csv-column-name"),
            Column::FirstName => Message::new("csv-column-first-name"),
            Column::Surname => Message::new("csv-column-surname"),
            Column::Rating => Message::new("csv-column-rating"),
            Column::RatingOrigin => Message::new("csv-column-rating-origin"),
            Column::Title => Message::new("csv-column-title"),
            Column::Rank => Message::new("csv-column-rank"),
            Column::Club => Message::new("csv-column-club"),
            Column::Country => Message::new("csv-column-country"),
            Column::Sex => Message::new("csv-column-sex"),
            Column::Born => Message::new("csv-column-born"),
            Column::FederationId => Message::new("csv-column-federation-id"),
        }
    }
}

/// `text` in small letters without diacritics, with one blank for anything that is not a letter or digit.
pub(super) fn fold(text: &str) -> String {
    search_words(text).join(" ")
}

#[cfg(test)]
mod tests {
    use kolo_messages::Lang;

    use super::*;

    #[test]
    fn headers_of_three_languages_are_known() {
        for (cell, column) in [
            ("Číslo", Column::No),
            ("č.", Column::No),
            ("Jméno", Column::Name),
            ("MENO", Column::Name),
            ("Příjmení", Column::Surname),
            ("priezvisko", Column::Surname),
            ("First-name", Column::FirstName),
            ("ELO", Column::Rating),
            ("Třída", Column::Rank),
            ("Oddíl / škola", Column::Club),
            ("Dátum narodenia", Column::Born),
            ("Země", Column::Country),
            ("FIDE ID", Column::FederationId),
        ] {
            assert_eq!(Column::named(cell), Some(column), "{cell}");
        }
        assert_eq!(Column::named("telefon"), None);
    }

    #[test]
    fn what_is_written_is_known_and_no_name_stands_for_two_columns() {
        let mut all: Vec<&str> = Vec::new();
        for (column, names) in Column::NAMES {
            for lang in Lang::ALL {
                assert_eq!(Column::named(&column.heading().text(lang)), Some(column), "{lang}");
            }
            all.extend(names.split('|'));
        }
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
