//! People who were never born, each old enough and not too old.

use kolo_model::{Name, SplitMix64};

use crate::{Category, Consents, Day, Player, PlayerId, Refusal, SchoolId, Schooling};

const GIVEN: [&str; 20] = [
    "Adam",
    "Anna",
    "Barbora",
    "David",
    "Eliška",
    "Filip",
    "Ema",
    "Jakub",
    "Jan",
    "Kateřina",
    "Lukáš",
    "Marek",
    "Matěj",
    "Natálie",
    "Ondřej",
    "Tereza",
    "Tomáš",
    "Viktorie",
    "Vojtěch",
    "Zuzana",
];
const FAMILY: [&str; 20] = [
    "Bartoš",
    "Beneš",
    "Blažek",
    "Čech",
    "Dvořák",
    "Fiala",
    "Holub",
    "Hruška",
    "Jelínek",
    "Kolář",
    "Král",
    "Kučera",
    "Malý",
    "Novák",
    "Pokorný",
    "Růžička",
    "Sedláček",
    "Svoboda",
    "Urban",
    "Zeman",
];

/// A person who may play in a category.
pub(super) fn player(
    random: &mut SplitMix64,
    id: &str,
    category: Category,
    school: Option<&SchoolId>,
    agreed: Day,
) -> Result<Player, Refusal> {
    let pick = |random: &mut SplitMix64, list: [&'static str; 20]| {
        let index = usize::try_from(random.below(20)).unwrap_or_default();
        list[index]
    };
    let name = format!("{} {}", pick(random, GIVEN), pick(random, FAMILY));
    let (years, schooling) = match category {
        Category::Zs => {
            let grade = 6 + random.below(4);
            (2017 - grade, Schooling::Grade(u8::try_from(grade).unwrap_or(6)))
        }
        Category::Ss => (2004 + random.below(4), Schooling::Secondary),
        Category::Kadeti => (2005 + random.below(3), Schooling::Secondary),
        Category::Veterani => (1998 + random.below(6), Schooling::Left),
    };
    let month = u8::try_from(1 + random.below(12)).unwrap_or(1);
    let day = u8::try_from(1 + random.below(28)).unwrap_or(1);
    let born = Day::new(u16::try_from(years).unwrap_or(2005), month, day);
    let internal = |text: &str| Refusal::Internal(text.to_owned());
    Ok(Player {
        id: PlayerId::new(id).map_err(|bad| internal(&bad.0))?,
        name: Name::new(&name).map_err(|problem| internal(&problem.to_string()))?,
        born: Some(born.ok_or_else(|| internal("no such day"))?),
        schooling: Some(schooling),
        school: school.cloned(),
        consents: Consents { rules_and_data: Some(agreed), photos: Some(agreed) },
    })
}
