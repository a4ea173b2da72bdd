//! Reading codes as people and programs write them.

use super::TieBreak;

impl TieBreak {
    /// The tie-break that `text` names: `BH/C1` as in files, `BH-C1` as the Handbook writes it, `BH:C1`, in capitals
    /// or not.
    pub fn named(text: &str) -> Option<TieBreak> {
        let wanted = canonical(text)?;
        TieBreak::all().find(|tie_break| tie_break.code() == wanted)
    }

    /// Those with the same acronym as `text`: what was meant by a modifier that is not there.
    pub(crate) fn akin(text: &str) -> Vec<TieBreak> {
        let acronym: String = text.chars().take_while(char::is_ascii_alphabetic).collect();
        let acronym = acronym.to_ascii_uppercase();
        TieBreak::all().filter(|tie_break| tie_break.acronym() == acronym).collect()
    }
}

/// Acronym and modifiers with slashes between them, in capitals. A sign after an `L` belongs to the number.
fn canonical(text: &str) -> Option<String> {
    let mut code = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '-' | '+' if code.ends_with("/L") => code.push(letter),
            '/' | '-' | ':' => code.push('/'),
            letter if letter.is_ascii_alphanumeric() => code.push(letter.to_ascii_uppercase()),
            _ => return None,
        }
    }
    Some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_reads_back_in_every_spelling() {
        for tie_break in TieBreak::all() {
            let code = tie_break.code();
            let small = code.to_ascii_lowercase();
            for spelling in [code, &small, &code.replace('/', "-"), &code.replace('/', ":")] {
                assert_eq!(TieBreak::named(spelling), Some(tie_break), "{spelling}");
            }
        }
    }

    #[test]
    fn no_code_and_no_rule_with_its_modifiers_stands_twice() {
        let all: Vec<TieBreak> = TieBreak::all().collect();
        for (index, one) in all.iter().enumerate() {
            for other in &all[index + 1..] {
                assert_ne!(one.code(), other.code());
                let same = std::ptr::eq(one.rule(), other.rule()) && one.modifiers() == other.modifiers();
                assert!(!same, "{} and {}", one.code(), other.code());
            }
        }
    }

    #[test]
    fn what_is_no_code_is_not_guessed() {
        for text in ["", "B", "BH/", "BH//C1", "BH/C3", "BHC1", "BH C1", "KS/L0", "KS/L--1", "BH:MP", "ÉÉ"]
        {
            assert_eq!(TieBreak::named(text), None, "{text}");
        }
        let akin: Vec<&str> = TieBreak::akin("ps/C9").into_iter().map(TieBreak::code).collect();
        assert_eq!(akin, ["PS", "PS/C1", "PS/C2"]);
        assert_eq!(TieBreak::akin("EDE"), []);
    }
}
