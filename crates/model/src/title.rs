//! Chess titles.

use std::fmt;
use std::str::FromStr;

use kolo_messages::Message;
use serde::{Deserialize, Serialize};

use crate::unreadable::unreadable;

/// A chess title, strongest first as R-A2c orders them; candidate titles came later and follow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// Woman grandmaster.
    Wgm,
    /// International master.
    Im,
    /// Woman international master.
    Wim,
    /// FIDE master.
    Fm,
    /// Woman FIDE master.
    Wfm,
    /// Candidate master.
    Cm,
    /// Woman candidate master.
    Wcm,
}

impl Title {
    /// Every title, in order.
    pub const ALL: [Title; 8] =
        [Title::Gm, Title::Wgm, Title::Im, Title::Wim, Title::Fm, Title::Wfm, Title::Cm, Title::Wcm];

    /// The title as it is written: `GM`, `WIM` …
    pub fn code(self) -> &'static str {
        match self {
            Title::Gm => "GM",
            Title::Wgm => "WGM",
            Title::Im => "IM",
            Title::Wim => "WIM",
            Title::Fm => "FM",
            Title::Wfm => "WFM",
            Title::Cm => "CM",
            Title::Wcm => "WCM",
        }
    }

    /// The place in the order of R-A2c: 0 for a grandmaster, 6 for no title.
    ///
    /// The rules of 1992 know six titles; candidate masters count there as untitled.
    pub fn order_1992(title: Option<Title>) -> u8 {
        match title {
            Some(Title::Gm) => 0,
            Some(Title::Wgm) => 1,
            Some(Title::Im) => 2,
            Some(Title::Wim) => 3,
            Some(Title::Fm) => 4,
            Some(Title::Wfm) => 5,
            Some(Title::Cm | Title::Wcm) | None => 6,
        }
    }
}

impl Title {
    /// The place in the order of D-C.04.2-2.2.2: 0 for a grandmaster, 8 for no title.
    pub fn order_2026(title: Option<Title>) -> u8 {
        match title {
            Some(Title::Gm) => 0,
            Some(Title::Im) => 1,
            Some(Title::Wgm) => 2,
            Some(Title::Fm) => 3,
            Some(Title::Wim) => 4,
            Some(Title::Cm) => 5,
            Some(Title::Wfm) => 6,
            Some(Title::Wcm) => 7,
            None => 8,
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

unreadable! {
    /// A text that is not a chess title.
    UnreadableTitle, || Message::new("title-unreadable")
}

impl FromStr for Title {
    type Err = UnreadableTitle;

    /// Reads `GM`, also the older `g`, `m`, `f`, `c`, `wg`, `wm`, `wf`, `wc` and `IGM`, in any case.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.trim().to_ascii_uppercase().as_str() {
            "GM" | "IGM" | "G" => Ok(Title::Gm),
            "WGM" | "WG" => Ok(Title::Wgm),
            "IM" | "M" => Ok(Title::Im),
            "WIM" | "WM" => Ok(Title::Wim),
            "FM" | "F" => Ok(Title::Fm),
            "WFM" | "WF" => Ok(Title::Wfm),
            "CM" | "C" => Ok(Title::Cm),
            "WCM" | "WC" => Ok(Title::Wcm),
            _ => Err(UnreadableTitle(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_read_back_and_stand_in_order() {
        for title in Title::ALL {
            assert_eq!(title.code().parse(), Ok(title));
        }
        assert!(Title::ALL.is_sorted());
        assert_eq!("igm".parse(), Ok(Title::Gm));
        assert!("doctor".parse::<Title>().is_err());
        let orders: Vec<u8> = Title::ALL.into_iter().map(|t| Title::order_1992(Some(t))).collect();
        assert_eq!(orders, [0, 1, 2, 3, 4, 5, 6, 6]);
        assert_eq!(Title::order_1992(None), 6);
    }

    #[test]
    fn titles_of_today_stand_in_another_order() {
        let mut titles = Title::ALL;
        titles.sort_by_key(|title| Title::order_2026(Some(*title)));
        let codes: Vec<&str> = titles.into_iter().map(Title::code).collect();
        assert_eq!(codes, ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"]);
        assert!(Title::ALL.into_iter().all(|title| Title::order_2026(Some(title)) < Title::order_2026(None)));
    }
}
