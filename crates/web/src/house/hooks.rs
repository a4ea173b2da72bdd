//! Webhooks. Of an address only the host is shown: what stands behind it may be a secret.

use std::collections::BTreeMap;

use kolo_messages::{Lang, Message};
use kolo_store::StoredEvent;

use super::{About, HouseLine, line};
use crate::subject::{InvalidEvent, Subject as _};
use crate::webhooks::{HookEvent, HookUrl, Hooks};

/// What was done.
pub(super) fn lines(stored: &[StoredEvent], lang: Lang) -> Result<Vec<HouseLine>, InvalidEvent> {
    let mut hosts: BTreeMap<u32, String> = BTreeMap::new();
    let mut lines = Vec::new();
    for event in stored {
        let message = match Hooks::read(event)? {
            HookEvent::Added { id, hook } => {
                let host = host(&hook.url);
                hosts.insert(id, host.clone());
                Message::new("house-hook-added").with("number", id).with("host", host)
            }
            HookEvent::Removed { id } => Message::new("house-hook-removed")
                .with("number", id)
                .with("host", hosts.get(&id).cloned().unwrap_or_default()),
        };
        lines.push(line(event, About::Webhooks, message.text(lang)));
    }
    Ok(lines)
}

fn host(url: &HookUrl) -> String {
    let text = url.as_str();
    let rest = text.split_once("://").map_or(text, |(_, rest)| rest);
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    // A name and a password before the host are private.
    host.rsplit('@').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_by_its_host_alone() {
        let url = "https://example.org/in?token=s3cret".parse::<HookUrl>().expect("an address");
        assert_eq!(host(&url), "example.org");
    }
}
