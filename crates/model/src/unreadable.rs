//! Texts that are not what they should be.

/// Declares the error for a text that cannot be read, with its sentence for people.
macro_rules! unreadable {
    ($(#[$doc:meta])* $name:ident, $message:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct $name(pub String);

        impl $name {
            /// The sentence for people.
            pub fn message(&self) -> kolo_messages::Message {
                let message: fn() -> kolo_messages::Message = $message;
                message().with("value", self.0.as_str())
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.message().text(kolo_messages::Lang::En))
            }
        }

        impl std::error::Error for $name {}
    };
}
pub(crate) use unreadable;
