//! The language when the command line does not name one.

use kolo_messages::Lang;

/// The language of the locale: the first of the POSIX variables that is set decides, and English is used
/// where Kolo does not know that language.
pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let locale = set.into_iter().find(|value| !value.is_empty());
    locale.and_then(|locale| Lang::from_locale(&locale)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(set: &[(&str, &str)]) -> Lang {
        from_environment(|name| {
            set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_strongest_variable_decides() {
        assert_eq!(spoken(&[]), Lang::En);
        assert_eq!(spoken(&[("LANG", "cs_CZ.UTF-8")]), Lang::Cs);
        assert_eq!(spoken(&[("LANG", "cs_CZ.UTF-8"), ("LC_MESSAGES", "sk_SK")]), Lang::Sk);
        assert_eq!(spoken(&[("LC_ALL", ""), ("LANG", "sk_SK")]), Lang::Sk);
        assert_eq!(spoken(&[("LC_ALL", "C"), ("LANG", "cs_CZ")]), Lang::En);
    }
}
