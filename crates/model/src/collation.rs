//! The Czech alphabet, for "key 4: alphabet" of the order of players (R-A2d).

/// Sorts texts as a Czech or Slovak list does: č after c, ch after h, ř after r, š after s, ž after z; other
/// accents only decide between words that are otherwise equal. Case decides nothing.
///
/// ```
/// use kolo_model::CzechKey;
/// let mut names = ["Chalupa", "Cibulka", "Čech", "Hynek", "Ibl", "Cech"];
/// names.sort_by_key(|name| CzechKey::new(name));
/// assert_eq!(names, ["Cech", "Cibulka", "Čech", "Hynek", "Chalupa", "Ibl"]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CzechKey {
    letters: Vec<u32>,
    accents: Vec<u32>,
    text: String,
}

impl CzechKey {
    /// The key of `text`.
    pub fn new(text: &str) -> Self {
        let lower = text.to_lowercase();
        let mut letters = Vec::with_capacity(lower.len());
        let mut accents = Vec::with_capacity(lower.len());
        let mut chars = lower.chars().peekable();
        while let Some(letter) = chars.next() {
            let is_ch = letter == 'c' && chars.next_if_eq(&'h').is_some();
            let (base, step) = if is_ch { ('h', 1) } else { base_letter(letter) };
            // Room for the letters that follow a base letter of their own: c č, h ch, r ř, s š, z ž.
            letters.push(u32::from(base) * 2 + step);
            accents.push(u32::from(letter));
        }
        CzechKey { letters, accents, text: text.to_owned() }
    }
}

/// The letter under which `letter` is filed, and 1 if it has a place of its own behind that.
fn base_letter(letter: char) -> (char, u32) {
    match letter {
        'č' => ('c', 1),
        'ř' => ('r', 1),
        'š' => ('s', 1),
        'ž' => ('z', 1),
        'á' | 'ä' | 'à' | 'â' => ('a', 0),
        'ď' => ('d', 0),
        'é' | 'ě' | 'ë' | 'è' | 'ê' => ('e', 0),
        'í' | 'î' => ('i', 0),
        'ľ' | 'ĺ' | 'ł' => ('l', 0),
        'ň' | 'ń' => ('n', 0),
        'ó' | 'ö' | 'ô' | 'ő' => ('o', 0),
        'ŕ' => ('r', 0),
        'ť' => ('t', 0),
        'ú' | 'ů' | 'ü' | 'ű' => ('u', 0),
        'ý' => ('y', 0),
        other => (other, 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_names_as_a_czech_list_does() {
        let sorted = [
            "Adam", "Ádám", "Cach", "Cech", "Čapek", "Dvořák", "Hus", "Chalupa", "Iva", "Novak", "Novák",
            "Rous", "Řehoř", "Sova", "Šíp", "Zeman", "Žák",
        ];
        let mut names = sorted;
        names.reverse();
        names.sort_by_key(|name| CzechKey::new(name));
        assert_eq!(names, sorted);
    }

    /// One order for both languages (K-NAMES).
    #[test]
    fn slovak_letters_are_filed_with_their_base() {
        let sorted = ["Kocúr", "Kôň", "Kosa", "Kôstka", "Maco", "Mäsiar", "Mašek", "Mat", "Mät"];
        let mut names = sorted;
        names.reverse();
        names.sort_by_key(|name| CzechKey::new(name));
        assert_eq!(names, sorted);
    }

    #[test]
    fn a_name_comes_before_its_longer_namesake() {
        assert!(CzechKey::new("Novák") < CzechKey::new("Novák Jan"));
        assert!(CzechKey::new("Novák Jan") < CzechKey::new("Nováková"));
    }
}
