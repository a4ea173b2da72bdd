//! Names of people who do not exist.

use kolo_model::SplitMix64;

const WOMEN: [&str; 12] = [
    "Alena", "Barbora", "Dana", "Eva", "Hana", "Jana", "Lucie", "Markéta", "Petra", "Šárka", "Tereza",
    "Žofie",
];
const WOMENS_SURNAMES: [&str; 12] = [
    "Bílá",
    "Černá",
    "Dvořáková",
    "Horáková",
    "Kučerová",
    "Malá",
    "Nováková",
    "Procházková",
    "Říhová",
    "Svobodová",
    "Šimková",
    "Veselá",
];
const MEN: [&str; 12] = [
    "Adam",
    "Bohumil",
    "David",
    "František",
    "Jakub",
    "Jiří",
    "Karel",
    "Lukáš",
    "Matěj",
    "Ondřej",
    "Šimon",
    "Zdeněk",
];
const MENS_SURNAMES: [&str; 12] = [
    "Bartoš",
    "Čermák",
    "Dvořák",
    "Fiala",
    "Horák",
    "Jelínek",
    "Kučera",
    "Novák",
    "Procházka",
    "Říha",
    "Svoboda",
    "Šťastný",
];

/// A name, surname first as in tournament lists.
pub(super) fn draw(chance: &mut SplitMix64) -> String {
    let (surnames, names) =
        if chance.happens(500) { (&WOMENS_SURNAMES, &WOMEN) } else { (&MENS_SURNAMES, &MEN) };
    let surname = pick(surnames, chance);
    format!("{surname}, {}", pick(names, chance))
}

fn pick<'a>(list: &[&'a str], chance: &mut SplitMix64) -> &'a str {
    let drawn = chance.below(u64::try_from(list.len()).unwrap_or(u64::MAX));
    // The random number is below the length of the list, so it fits and is found.
    usize::try_from(drawn).ok().and_then(|index| list.get(index)).copied().unwrap_or_default()
}
