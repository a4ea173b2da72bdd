//! Countries as go files write them: two letters.

/// Codes of three letters, as chess and the Olympic movement write them, with those of two letters. The European
/// Go Database calls Great Britain `UK`.
const THREE_LETTERS: [(&str, &str); 50] = [
    ("ARG", "AR"),
    ("ARM", "AM"),
    ("AUS", "AU"),
    ("AUT", "AT"),
    ("AZE", "AZ"),
    ("BEL", "BE"),
    ("BIH", "BA"),
    ("BLR", "BY"),
    ("BRA", "BR"),
    ("BUL", "BG"),
    ("CAN", "CA"),
    ("CHN", "CN"),
    ("CRO", "HR"),
    ("CYP", "CY"),
    ("CZE", "CZ"),
    ("DEN", "DK"),
    ("ENG", "UK"),
    ("ESP", "ES"),
    ("EST", "EE"),
    ("FIN", "FI"),
    ("FRA", "FR"),
    ("GBR", "UK"),
    ("GEO", "GE"),
    ("GER", "DE"),
    ("GRE", "GR"),
    ("HUN", "HU"),
    ("IRL", "IE"),
    ("ISL", "IS"),
    ("ISR", "IL"),
    ("ITA", "IT"),
    ("JPN", "JP"),
    ("KAZ", "KZ"),
    ("KOR", "KR"),
    ("LAT", "LV"),
    ("LTU", "LT"),
    ("LUX", "LU"),
    ("NED", "NL"),
    ("NOR", "NO"),
    ("POL", "PL"),
    ("POR", "PT"),
    ("ROU", "RO"),
    ("RUS", "RU"),
    ("SLO", "SI"),
    ("SRB", "RS"),
    ("SUI", "CH"),
    ("SVK", "SK"),
    ("SWE", "SE"),
    ("TPE", "TW"),
    ("TUR", "TR"),
    ("UKR", "UA"),
];

/// The two letters of a country as Kolo has it, if they are known.
pub(crate) fn two_letters(country: &str) -> Option<String> {
    let country = country.trim().to_ascii_uppercase();
    if country.len() == 2 && country.bytes().all(|byte| byte.is_ascii_alphabetic()) {
        return Some(country);
    }
    THREE_LETTERS.iter().find(|(three, _)| *three == country).map(|(_, two)| (*two).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn countries_have_two_letters() {
        for (country, two) in [("cz", "CZ"), ("SVK", "SK"), ("GER", "DE"), ("FR", "FR")] {
            assert_eq!(two_letters(country).as_deref(), Some(two));
        }
        for country in ["", "C", "Česko", "XYZ", "1A", "čr"] {
            assert_eq!(two_letters(country), None, "{country}");
        }
        assert!(THREE_LETTERS.is_sorted());
    }
}
