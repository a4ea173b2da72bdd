//! How the owner of the machine wants the server to be run.

use std::time::Duration;

use crate::proxies::TrustedProxies;
use crate::webhooks::progress::WebhookPatience;

/// What the owner of the machine chooses.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ServerConfig {
    /// What opens the figures under `/metrics`. Without it they are for this machine alone, and behind a proxy nothing
    /// opens them.
    pub metrics_token: Option<MetricsToken>,
    /// How long the server goes on answering after it has said that it will close, so that a load balancer notices.
    pub leave: Duration,
    /// Whether webhooks may go to addresses of the local network.
    pub webhooks: WebhookReach,
    /// The proxies that are believed when they say from where a request comes.
    pub trusted_proxies: TrustedProxies,
    /// How long a webhook is tried again.
    pub webhook_patience: WebhookPatience,
    /// The seed of the lots of every tournament that is made here; without it each gets one by chance. With it the same
    /// orders give the same tournament, so that a day of play can be repeated and compared.
    pub seed: Option<u64>,
}

/// Where webhooks may go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum WebhookReach {
    /// To public addresses alone.
    #[default]
    Public,
    /// Also to this machine and to the local network.
    Local,
}

/// A secret that opens the figures. It is never printed by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct MetricsToken(String);

impl MetricsToken {
    /// Fewer letters than this can be guessed.
    pub const SHORTEST: usize = 16;

    /// A secret of letters that can stand in a header, long enough.
    pub fn new(text: &str) -> Option<MetricsToken> {
        let text = text.trim();
        let sound = text.len() >= Self::SHORTEST && text.bytes().all(|byte| byte.is_ascii_graphic());
        sound.then(|| MetricsToken(text.to_owned()))
    }

    /// The letters.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for MetricsToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("MetricsToken(…)")
    }
}
