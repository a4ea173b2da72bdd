//! The languages Kolo speaks.

use std::fmt;
use std::str::FromStr;

/// A language of the user interface.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Lang {
    /// English, the default.
    #[default]
    En,
    /// Czech.
    Cs,
    /// Slovak.
    Sk,
}

impl Lang {
    /// All languages, in the order they are offered to the user.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Cs, Lang::Sk];

    /// The two-letter code used on the command line, in files and in the folder of texts.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Cs => "cs",
            Lang::Sk => "sk",
        }
    }

    /// The language of a POSIX locale such as `cs_CZ.UTF-8`, if Kolo speaks it.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Lang::ALL.into_iter().find(|lang| language.eq_ignore_ascii_case(lang.code()))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language code that is none of `en`, `cs`, `sk`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language `{}`, expected en, cs or sk", self.0)
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_lead_to_languages() {
        assert_eq!(Lang::from_locale("cs_CZ.UTF-8"), Some(Lang::Cs));
        assert_eq!(Lang::from_locale("sk"), Some(Lang::Sk));
        assert_eq!(Lang::from_locale("EN-gb"), Some(Lang::En));
        assert_eq!(Lang::from_locale("C"), None);
        assert_eq!(Lang::from_locale(""), None);
    }

    #[test]
    fn codes_parse_back() {
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
        }
        assert_eq!("de".parse::<Lang>(), Err(UnknownLang("de".into())));
    }
}
