//! Names of the go world: the surname first, then the first name.
//!
//! Kolo keeps one text, `Surname First` or `Surname, First`. Without a comma the last word is the first name and
//! everything before it the surname. A first name of several words keeps together by no-break spaces: `Li
//! Jean\u{a0}Marc`. Lists and result files write an underscore for a blank inside of either part: `Van_Dam Jean_Marc`.

/// One name of two parts.
pub(crate) fn join(surname: &str, first_name: &str) -> String {
    let surname = words(surname).join(" ");
    let first_name = words(first_name).join("\u{a0}");
    [surname, first_name].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The two parts of a name; the first name may be empty. A comma parts them where there is one, as in `Nová, Eva`,
/// which is how chess files write names; other programs of the go world have none.
pub(crate) fn split(name: &str) -> (String, String) {
    let name = name.trim();
    if let Some((surname, rest)) = name.split_once(',') {
        let (surname, first_name) = (words(surname).join(" "), words(&rest.replace(',', " ")).join(" "));
        let is_name = |part: &str| part.contains(char::is_alphabetic);
        if is_name(&surname) && is_name(&first_name) {
            return (surname, first_name);
        }
    }
    let (surname, first_name) = name.rsplit_once(' ').unwrap_or((name, ""));
    (surname.trim().to_owned(), words(first_name).join(" "))
}

/// A name in which blanks inside of a part are underscores.
fn from_underscored(text: &str) -> String {
    let (surname, first_name) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
    join(&surname.replace('_', " "), &first_name.replace('_', " "))
}

/// The name with underscores for the blanks inside of a part.
fn underscored(name: &str) -> String {
    let (surname, first_name) = split(name);
    let parts = [surname, first_name].map(|part| words(&part).join("_"));
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// What stands for the first name of a player who has none: other programs ask for one.
pub(crate) const NO_FIRST_NAME: &str = "x";

/// The name as lists and result files write it, always of two words.
pub(crate) fn to_list(name: &str) -> String {
    let underscored = underscored(name);
    if underscored.contains(' ') { underscored } else { format!("{underscored} {NO_FIRST_NAME}") }
}

/// A name as lists and result files write it.
pub(crate) fn from_list(text: &str) -> String {
    let text = text.trim();
    from_underscored(text.strip_suffix(NO_FIRST_NAME).filter(|rest| rest.ends_with(' ')).unwrap_or(text))
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_and_underscores_read_back() {
        for (surname, first_name, underscored_name) in [
            ("Nová", "Eva", "Nová Eva"),
            ("van Dam", "Jean Marc", "van_Dam Jean_Marc"),
            ("Li", "Jean Marc", "Li Jean_Marc"),
            ("Madonna", "", "Madonna"),
        ] {
            let name = join(surname, first_name);
            assert_eq!(split(&name), (surname.to_owned(), first_name.to_owned()));
            assert_eq!(underscored(&name), underscored_name);
            assert_eq!(from_list(underscored_name), name);
            assert_eq!(from_list(&to_list(&name)), name);
        }
    }

    #[test]
    fn a_comma_parts_a_name_and_is_not_written() {
        assert_eq!(split("Nová, Eva Marie"), ("Nová".to_owned(), "Eva Marie".to_owned()));
        assert_eq!(split("van Dam,Jan"), ("van Dam".to_owned(), "Jan".to_owned()));
        assert_eq!(to_list("Nová, Eva Marie"), "Nová Eva_Marie");
    }

    #[test]
    fn several_words_without_a_mark_are_a_long_surname() {
        assert_eq!(split("Jan Emil Novák"), ("Jan Emil".to_owned(), "Novák".to_owned()));
        assert_eq!(from_underscored("Novak Jan Emil"), "Novak Jan\u{a0}Emil");
    }
}
