//! People who do not exist, no two of a field with the same name.

use kolo_model::SplitMix64;

const WOMEN: [&str; 16] = [
    "Adéla", "Anna", "Barbora", "Eliška", "Ema", "Hana", "Ivana", "Jana", "Klára", "Lenka", "Lucie",
    "Markéta", "Nikola", "Sára", "Tereza", "Zuzana",
];
const WOMENS_SURNAMES: [&str; 16] = [
    "Benešová",
    "Bílková",
    "Doležalová",
    "Hájková",
    "Havlíčková",
    "Jandová",
    "Kadlecová",
    "Kopecká",
    "Machová",
    "Pešková",
    "Ptáčková",
    "Řezníčková",
    "Sýkorová",
    "Šťastná",
    "Vaňková",
    "Žáková",
];
const MEN: [&str; 16] = [
    "Adam",
    "Daniel",
    "Filip",
    "Jakub",
    "Jan",
    "Jiří",
    "Kryštof",
    "Lukáš",
    "Marek",
    "Martin",
    "Michal",
    "Ondřej",
    "Petr",
    "Štěpán",
    "Tomáš",
    "Vojtěch",
];
const MENS_SURNAMES: [&str; 16] = [
    "Bartošek",
    "Čapek",
    "Dušek",
    "Havelka",
    "Hruška",
    "Janeček",
    "Kolář",
    "Krejčí",
    "Liška",
    "Moravec",
    "Němec",
    "Pospíšil",
    "Řehák",
    "Šebesta",
    "Tichý",
    "Zeman",
];

/// People as (given name, surname), all different, in an order that the seed decides. There are 512.
pub(crate) fn people(seed: u64) -> Vec<(&'static str, &'static str)> {
    let pairs = |given: [&'static str; 16], surnames: [&'static str; 16]| {
        given.into_iter().flat_map(move |name| surnames.map(|surname| (name, surname)))
    };
    let mut all: Vec<_> = pairs(WOMEN, WOMENS_SURNAMES).chain(pairs(MEN, MENS_SURNAMES)).collect();
    let mut chance = SplitMix64::new(seed);
    for last in (1..all.len()).rev() {
        let other = chance.below(last as u64 + 1);
        all.swap(last, usize::try_from(other).unwrap_or(last));
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::people;

    #[test]
    fn nobody_has_a_namesake() {
        let all = people(7);
        assert_eq!(all.len(), 512);
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), 512);
        assert_ne!(all, people(8));
        assert_eq!(all, people(7));
    }
}
