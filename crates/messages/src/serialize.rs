//! A message as data: its key and arguments, for programs that do not read sentences.

use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

use crate::{Arg, Message};

impl Serialize for Message {
    /// `{"key": …, "args": {…}}`
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Message", 2)?;
        fields.serialize_field("key", self.key())?;
        fields.serialize_field("args", &Args(self.args()))?;
        fields.end()
    }
}

struct Args<'a>(&'a [(&'static str, Arg)]);

impl Serialize for Args<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in self.0 {
            fields.serialize_entry(name, arg)?;
        }
        fields.end()
    }
}

impl Serialize for Arg {
    /// Texts, numbers and lists as such, a message inside a message like a message.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Arg::Text(text) | Arg::Decimal(text) => serializer.serialize_str(text),
            Arg::Number(number) => serializer.serialize_i64(*number),
            Arg::Message(message) => message.serialize(serializer),
            Arg::List(items) => serializer.collect_seq(items),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn key_and_arguments_survive_as_data() {
        let inner = Message::new("points-not-half").with("value", "0.3");
        let outer = Message::new("pair-no-pairing").with("round", 7u8).with("obstacle", inner);
        let outer = outer.with("list", vec![1u8, 2]);
        assert_eq!(
            serde_json::to_string(&outer).unwrap(),
            r#"{"key":"pair-no-pairing","args":{"round":7,"obstacle":{"key":"points-not-half","args":{"value":"0.3"}},"list":[1,2]}}"#
        );
    }
}
