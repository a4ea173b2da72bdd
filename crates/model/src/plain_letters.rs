//! Letters without their marks, for comparing what people typed and for files that know plain letters only.

/// The plain letters that stand for `letter` where marks cannot be written: `č` is `c`, `Ö` is `O`, `ß` is `ss`.
/// `None` for letters that have none, plain letters included.
pub fn plain_letter(letter: char) -> Option<&'static str> {
    let plain = match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' | 'ǎ' => "a",
        'À' | 'Á' | 'Â' | 'Ã' | 'Ä' | 'Å' | 'Ā' | 'Ă' | 'Ą' | 'Ǎ' => "A",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => "c",
        'Ç' | 'Ć' | 'Ĉ' | 'Ċ' | 'Č' => "C",
        'ď' | 'đ' | 'ð' => "d",
        'Ď' | 'Đ' | 'Ð' => "D",
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => "e",
        'È' | 'É' | 'Ê' | 'Ë' | 'Ē' | 'Ĕ' | 'Ė' | 'Ę' | 'Ě' => "E",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => "g",
        'Ĝ' | 'Ğ' | 'Ġ' | 'Ģ' => "G",
        'ĥ' | 'ħ' => "h",
        'Ĥ' | 'Ħ' => "H",
        'ì' | 'í' | 'î' | 'ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => "i",
        'Ì' | 'Í' | 'Î' | 'Ï' | 'Ĩ' | 'Ī' | 'Ĭ' | 'Į' | 'İ' => "I",
        'ĵ' => "j",
        'Ĵ' => "J",
        'ķ' => "k",
        'Ķ' => "K",
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => "l",
        'Ĺ' | 'Ļ' | 'Ľ' | 'Ŀ' | 'Ł' => "L",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'Ñ' | 'Ń' | 'Ņ' | 'Ň' => "N",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => "o",
        'Ò' | 'Ó' | 'Ô' | 'Õ' | 'Ö' | 'Ø' | 'Ō' | 'Ŏ' | 'Ő' => "O",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'Ŕ' | 'Ŗ' | 'Ř' => "R",
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => "s",
        'Ś' | 'Ŝ' | 'Ş' | 'Š' | 'Ș' => "S",
        'ţ' | 'ť' | 'ŧ' | 'ț' => "t",
        'Ţ' | 'Ť' | 'Ŧ' | 'Ț' => "T",
        'ù' | 'ú' | 'û' | 'ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => "u",
        'Ù' | 'Ú' | 'Û' | 'Ü' | 'Ũ' | 'Ū' | 'Ŭ' | 'Ů' | 'Ű' | 'Ų' => "U",
        'ŵ' => "w",
        'Ŵ' => "W",
        'ý' | 'ÿ' | 'ŷ' => "y",
        'Ý' | 'Ÿ' | 'Ŷ' => "Y",
        'ź' | 'ż' | 'ž' => "z",
        'Ź' | 'Ż' | 'Ž' => "Z",
        'æ' => "ae",
        'Æ' => "AE",
        'œ' => "oe",
        'Œ' => "OE",
        'ß' => "ss",
        'þ' => "th",
        'Þ' => "Th",
        '–' | '—' | '‐' | '‑' => "-",
        '’' | '‘' | '´' => "'",
        '“' | '”' | '„' => "\"",
        '\u{a0}' => " ",
        _ => return None,
    };
    Some(plain)
}

/// The words of `text` as they are compared: small plain letters and digits, cut at everything else.
///
/// ```
/// assert_eq!(kolo_model::search_words("Černý_Jan-Emil"), ["cerny", "jan", "emil"]);
/// ```
pub fn search_words(text: &str) -> Vec<String> {
    let mut folded = String::with_capacity(text.len());
    // Marks that stand behind their letter, as some systems write them, are left out.
    for letter in text.chars().filter(|letter| !('\u{300}'..='\u{36f}').contains(letter)) {
        match plain_letter(letter) {
            Some(plain) => {
                folded.extend(plain.chars().map(|plain| small_or_blank(plain.to_ascii_lowercase())));
            }
            None => folded.extend(letter.to_lowercase().map(small_or_blank)),
        }
    }
    folded.split_whitespace().map(str::to_owned).collect()
}

fn small_or_blank(letter: char) -> char {
    if letter.is_alphanumeric() { letter } else { ' ' }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn czech_and_slovak_letters_have_a_plain_one() {
        let text = "áčďéěíĺľňóôŕřšťúůýžäöüÁČĎÉĚÍĹĽŇÓÔŔŘŠŤÚŮÝŽ";
        let plain: String = text.chars().map(|letter| plain_letter(letter).unwrap()).collect();
        assert_eq!(plain, "acdeeillnoorrstuuyzaouACDEEILLNOORRSTUUYZ");
        assert_eq!(['a', 'Z', '7', '何'].map(plain_letter), [None; 4]);
    }

    #[test]
    fn plain_letters_are_ascii_and_keep_their_case() {
        for letter in (0..0x3000).filter_map(char::from_u32) {
            let Some(plain) = plain_letter(letter) else { continue };
            assert!(plain.is_ascii(), "{letter}");
            if letter.is_uppercase() || letter.is_lowercase() {
                let first = plain.chars().next().unwrap();
                assert_eq!(letter.is_uppercase(), first.is_uppercase(), "{letter}");
            }
        }
    }

    #[test]
    fn words_are_compared_without_marks() {
        assert_eq!(search_words("  ŘEHOŘ,  Strauß’ "), ["rehor", "strauss"]);
        assert_eq!(search_words("r\u{30c}ehor\u{30c}"), ["rehor"]);
        assert!(search_words(" ._- ").is_empty());
    }
}
