//! Every sentence Kolo says to people, in Czech, Slovak and English.
//!
//! The other crates never hold finished sentences. They make a [`Message`]: a key
//! and its arguments. The sentence itself stands in the Fluent files under `ftl/`,
//! once per language, and is put together by [`Message::text`].
//!
//! ```
//! use kolo_messages::{Lang, Message};
//!
//! let refused = Message::new("points-not-half").with("value", "0.3");
//! assert!(refused.text(Lang::En).contains("0.3"));
//! assert!(refused.text(Lang::Cs).contains("0.3"));
//! ```
//!
//! The texts are compiled into the program; nothing is read at run time.

mod arg;
mod catalog;
mod figure;
mod lang;
mod message;
mod packed;
mod serialize;

pub use arg::Arg;
pub use catalog::{Catalog, TextFile, catalog};
pub use figure::Figure;
pub use lang::{Lang, UnknownLang};
pub use message::Message;
pub use packed::unpacked;
