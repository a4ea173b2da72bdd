//! What live matches and clocks are sent and answer, where no type that is read or written says it.

use serde::Serialize;
use utoipa::ToSchema;

/// Where the page goes next.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Goto {
    /// The address on this site.
    pub(crate) goto: String,
}

/// That it was heard.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Heard {}

/// An act under a name that counts once. Its further fields stand beside these: what the guide lists.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "it describes what is read field by field")]
pub(crate) struct ActSent {
    /// The name of the request, chosen by the sender: the same name with the same act counts once.
    id: String,
    /// What is done.
    act: String,
}

/// An event of a clock under a name that counts once. Its further fields stand beside these, as in the log of a clock.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "it describes what is read field by field")]
pub(crate) struct ClockActSent {
    /// The name of the request, chosen by the sender.
    id: String,
    /// What is done.
    kind: String,
}
