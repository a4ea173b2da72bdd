//! Numbers with decimals: programs write a point, people what their language writes.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Lang;

/// A number as programs write it (`1.5`) in the words of a language: Czech and Slovak write a comma, `1,5`.
///
/// Every number for people comes through here; files and data keep the point.
pub(crate) fn written(plain: &str, lang: Lang) -> String {
    match lang {
        Lang::En => plain.to_owned(),
        Lang::Cs | Lang::Sk => plain.replace('.', ","),
    }
}

/// A number on a page: shown as the language writes it, as data with a point. Empty where there is no number.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Figure {
    plain: String,
    lang: Lang,
}

impl Figure {
    /// The number as it shows itself, with a point, for readers of `lang`.
    pub fn new(number: impl fmt::Display, lang: Lang) -> Self {
        Figure { plain: number.to_string(), lang }
    }

    /// Whether there is no number.
    pub fn is_empty(&self) -> bool {
        self.plain.is_empty()
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&written(&self.plain, self.lang))
    }
}

impl From<&Figure> for String {
    fn from(figure: &Figure) -> String {
        figure.to_string()
    }
}

impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.plain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_read_the_mark_of_their_language_and_programs_a_point() {
        let shown = |lang| Figure::new("-2104.67", lang).to_string();
        assert_eq!(Lang::ALL.map(shown), ["-2104.67", "-2104,67", "-2104,67"]);
        assert_eq!(serde_json::to_string(&Figure::new(1.5, Lang::Cs)).unwrap(), r#""1.5""#);
        assert_eq!(format!("{:>5}", Figure::new("0.5", Lang::Sk)), "  0,5");
        assert!(Figure::default().is_empty());
    }
}
