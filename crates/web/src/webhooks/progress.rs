//! How far a webhook has come: a note beside the log, written over after every attempt.

use std::time::Duration;

use kolo_store::{Store, StoreError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How many outcomes are shown.
const SHOWN: usize = 10;

/// How long a webhook is tried again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WebhookPatience {
    /// After the first failure.
    pub first: Duration,
    /// Longer and longer, up to this.
    pub most: Duration,
    /// What is older than this is tried once more and then left out.
    pub give_up: Duration,
}

impl Default for WebhookPatience {
    fn default() -> Self {
        WebhookPatience {
            first: Duration::from_secs(1),
            most: Duration::from_mins(10),
            give_up: Duration::from_hours(24),
        }
    }
}

impl WebhookPatience {
    /// How long to wait after so many failures, in milliseconds.
    fn after(self, failures: u32) -> i64 {
        let factor = 2_u32.saturating_pow(failures.saturating_sub(1).min(20));
        millis(self.first.saturating_mul(factor).min(self.most))
    }
}

fn millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}

/// What became of one attempt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct Attempt {
    /// The name of the delivery.
    pub(crate) id: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
    /// Which attempt it was.
    pub(crate) number: u32,
    /// `delivered`, `failed` or `given-up`.
    pub(crate) outcome: Outcome,
    /// The status that the receiver gave, or why there is none.
    pub(crate) detail: String,
}

/// What became of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Outcome {
    /// It was taken.
    Delivered,
    /// It will be tried again.
    Failed,
    /// It will not be tried again.
    GivenUp,
}

/// How far a webhook has come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Progress {
    /// Everything up to this version is sent or left out.
    pub(crate) after: u64,
    /// How often the next one has failed.
    pub(crate) failures: u32,
    /// Not before this moment.
    pub(crate) not_before: i64,
    /// The latest attempts, newest first.
    pub(crate) latest: Vec<Attempt>,
}

impl Progress {
    /// A webhook that was never called.
    pub(crate) fn new(since: u64) -> Progress {
        Progress { after: since, failures: 0, not_before: 0, latest: Vec::new() }
    }

    /// What the database knows of a webhook.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(crate) async fn load(store: &Store, name: &str, id: u32, since: u64) -> Result<Progress, StoreError> {
        let note = store.note(&note_name(name, id)).await?;
        let known = note.and_then(|text| serde_json::from_str::<Progress>(&text).ok());
        Ok(known.filter(|known| known.after >= since).unwrap_or_else(|| Progress::new(since)))
    }

    /// Keeps it.
    ///
    /// # Errors
    /// Trouble with the database.
    pub(crate) async fn save(&self, store: &Store, name: &str, id: u32) -> Result<(), StoreError> {
        let text = serde_json::to_string(self).expect("numbers and texts can be written");
        store.set_note(&note_name(name, id), Some(&text)).await
    }

    /// It was taken.
    pub(crate) fn delivered(&mut self, seq: u64, id: &str, at: i64, status: u16) {
        self.note(id, at, Outcome::Delivered, status.to_string());
        self.on_to(seq);
    }

    /// It was not taken. What is too old goes no further.
    pub(crate) fn failed(
        &mut self,
        event: (u64, i64),
        id: &str,
        at: i64,
        why: String,
        patience: WebhookPatience,
    ) -> Outcome {
        let (seq, happened) = event;
        if at.saturating_sub(happened) >= millis(patience.give_up) {
            self.note(id, at, Outcome::GivenUp, why);
            self.on_to(seq);
            return Outcome::GivenUp;
        }
        self.note(id, at, Outcome::Failed, why);
        self.failures = self.failures.saturating_add(1);
        self.not_before = at.saturating_add(patience.after(self.failures));
        Outcome::Failed
    }

    fn note(&mut self, id: &str, at: i64, outcome: Outcome, detail: String) {
        let number = self.failures.saturating_add(1);
        self.latest.insert(0, Attempt { id: id.to_owned(), at, number, outcome, detail });
        self.latest.truncate(SHOWN);
    }

    fn on_to(&mut self, seq: u64) {
        (self.after, self.failures, self.not_before) = (seq, 0, 0);
    }
}

/// The name of the note of a webhook.
pub(crate) fn note_name(name: &str, id: u32) -> String {
    format!("webhook {name} {id}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_waits_longer_and_longer_and_gives_up_what_is_old() {
        let patience = WebhookPatience::default();
        let mut progress = Progress::new(4);
        for (failures, waits) in [(1, 1_000), (2, 2_000), (3, 4_000)] {
            assert_eq!(progress.failed((5, 0), "a-5", 100, "500".to_owned(), patience), Outcome::Failed);
            assert_eq!((progress.failures, progress.not_before, progress.after), (failures, 100 + waits, 4));
        }
        assert_eq!(patience.after(30), 600_000, "at most ten minutes");
        let day = 24 * 60 * 60 * 1000;
        assert_eq!(progress.failed((5, 0), "a-5", day, "500".to_owned(), patience), Outcome::GivenUp);
        assert_eq!((progress.failures, progress.not_before, progress.after), (0, 0, 5));
        progress.delivered(6, "a-6", day, 204);
        assert_eq!(progress.after, 6);
        let attempts: Vec<_> = progress.latest.iter().map(|one| (one.number, one.outcome)).collect();
        assert_eq!(attempts[..2], [(1, Outcome::Delivered), (4, Outcome::GivenUp)]);
        for seq in 7..30 {
            progress.delivered(seq, "x", day, 200);
        }
        assert_eq!(progress.latest.len(), SHOWN);
    }
}
