//! What stands in the cells: words in Czech, Slovak and English, with or without diacritics.

use super::column::fold;
use super::problem::RegistrationFault as Fault;
use crate::{Category, Day, MemberRole, Schooling};
use kolo_model::Name;

/// Whether a player is the captain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Captaincy {
    Captain,
    Other,
}

pub(super) fn category(text: &str) -> Result<Category, Fault> {
    match fold(text).as_str() {
        "zs" | "zakladni skoly" | "zakladne skoly" | "primary" => Ok(Category::Zs),
        "ss" | "stredni skoly" | "stredne skoly" | "secondary" => Ok(Category::Ss),
        "kadeti" | "kadet" | "cadets" => Ok(Category::Kadeti),
        "veterani" | "veteran" | "veterans" => Ok(Category::Veterani),
        _ => Err(Fault::BadCategory(text.to_owned())),
    }
}

/// A grade such as `8` or `8.`, and the words for a secondary school and for none.
pub(super) fn schooling(text: &str) -> Result<Schooling, Fault> {
    let folded = fold(text);
    match folded.as_str() {
        "ss" | "stredni" | "stredni skola" | "stredna" | "stredna skola" | "secondary" => {
            Ok(Schooling::Secondary)
        }
        "left" | "mimo skolu" | "mimo skoly" | "ne" | "nie" | "no" => Ok(Schooling::Left),
        _ => {
            let grade = folded.parse().ok().filter(|grade| (1..=13).contains(grade));
            grade.map(Schooling::Grade).ok_or_else(|| Fault::BadSchooling(text.to_owned()))
        }
    }
}

pub(super) fn role(text: &str) -> Result<MemberRole, Fault> {
    match fold(text).as_str() {
        "regular" | "zaklad" | "zakladni" | "zakladni sestava" | "zakladny" | "zakladna zostava" | "hrac" => {
            Ok(MemberRole::Regular)
        }
        "substitute" | "nahradnik" | "nahradnice" | "nahradnicka" => Ok(MemberRole::Substitute),
        _ => Err(Fault::BadRole(text.to_owned())),
    }
}

pub(super) fn captaincy(text: &str) -> Result<Captaincy, Fault> {
    match fold(text).as_str() {
        "yes" | "ano" | "x" | "1" | "captain" | "kapitan" | "kapitanka" => Ok(Captaincy::Captain),
        "no" | "ne" | "nie" | "0" => Ok(Captaincy::Other),
        _ => Err(Fault::BadCaptain(text.to_owned())),
    }
}

pub(super) fn part(text: &str) -> Result<u32, Fault> {
    text.parse().ok().filter(|part| *part > 0).ok_or_else(|| Fault::BadPart(text.to_owned()))
}

pub(super) fn day(text: &str) -> Result<Day, Fault> {
    text.parse::<Day>().map_err(|bad| Fault::Unreadable(bad.message()))
}

/// A name on one line: line ends inside a quoted cell are blanks.
pub(super) fn name(text: &str) -> Result<Name, Fault> {
    let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    Name::new(&one_line).map_err(|problem| Fault::Unreadable(problem.message()))
}

/// The word that is written for a school year.
pub(super) fn written_schooling(schooling: Schooling) -> String {
    match schooling {
        Schooling::Grade(grade) => grade.to_string(),
        Schooling::Secondary => "ss".to_owned(),
        Schooling::Left => "left".to_owned(),
    }
}

/// The word that is written for a role.
pub(super) fn written_role(role: MemberRole) -> &'static str {
    match role {
        MemberRole::Regular => "regular",
        MemberRole::Substitute => "substitute",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_three_languages_are_understood() {
        assert_eq!(category("ZŠ"), Ok(Category::Zs));
        assert_eq!(category("Střední školy"), Ok(Category::Ss));
        assert_eq!(category("Veteráni"), Ok(Category::Veterani));
        assert_eq!(schooling("8."), Ok(Schooling::Grade(8)));
        assert_eq!(schooling("SŠ"), Ok(Schooling::Secondary));
        assert_eq!(role("Náhradník"), Ok(MemberRole::Substitute));
        assert_eq!(captaincy("Áno"), Ok(Captaincy::Captain));
        for bad in ["0", "14", "osmá", "-8x"] {
            assert!(schooling(bad).is_err(), "{bad}");
        }
        assert!(category("muži").is_err() && role("trenér").is_err() && captaincy("snad").is_err());
        assert!(
            part("0").is_err() && part("a").is_err() && day("30. 2. 2010").is_err() && name(" ").is_err()
        );
        assert_eq!(name("Jan\n Novák").map(String::from), Ok("Jan Novák".to_owned()));
    }

    #[test]
    fn what_is_written_is_understood() {
        for category in Category::ALL {
            assert_eq!(self::category(category.code()), Ok(category));
        }
        for schooling in [Schooling::Grade(6), Schooling::Grade(9), Schooling::Secondary, Schooling::Left] {
            assert_eq!(self::schooling(&written_schooling(schooling)), Ok(schooling));
        }
        for role in [MemberRole::Regular, MemberRole::Substitute] {
            assert_eq!(self::role(written_role(role)), Ok(role));
        }
    }
}
