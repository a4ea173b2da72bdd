//! The methods by name.

use std::fmt;

use kolo_messages::{Arg, Message};
use serde::{Deserialize, Serialize};

/// How seats are shared in proportion to entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Whole parts of the exact shares, then the largest remainders (Hamilton, Hare).
    #[default]
    LargestRemainder,
    /// One seat after the other, by entries over 1, 3, 5 and so on.
    SainteLague,
    /// One seat after the other, by entries over 1, 2, 3 and so on.
    #[serde(rename = "d-hondt")]
    DHondt,
}

impl Method {
    /// Every method.
    pub const ALL: [Method; 3] = [Method::LargestRemainder, Method::SainteLague, Method::DHondt];

    /// The name on the command line and in files.
    pub fn code(self) -> &'static str {
        match self {
            Method::LargestRemainder => "largest-remainder",
            Method::SainteLague => "sainte-lague",
            Method::DHondt => "d-hondt",
        }
    }

    /// The method with this code.
    pub fn named(code: &str) -> Option<Method> {
        Method::ALL.into_iter().find(|method| method.code() == code)
    }

    /// The name for people.
    pub fn message(self) -> Message {
        match self {
            Method::LargestRemainder => Message::new("pieces-method-largest-remainder"),
            Method::SainteLague => Message::new("pieces-method-sainte-lague"),
            Method::DHondt => Message::new("pieces-method-d-hondt"),
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl From<Method> for Arg {
    fn from(method: Method) -> Self {
        Arg::from(method.message())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_those_of_files() {
        for method in Method::ALL {
            assert_eq!(Method::named(method.code()), Some(method));
            assert_eq!(serde_json::to_value(method).unwrap(), method.code());
        }
    }
}
