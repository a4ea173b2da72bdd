//! Links, displays, and what is public.

use kolo_messages::{Lang, Message};
use kolo_store::StoredEvent;
use kolo_tournament::EntrantId;
use kolo_views::public::{Fact, Policy};

use super::About;
use crate::attendee_access::{Front, FrontEvent, Screen, ScreenName};
use crate::subject::{InvalidEvent, Subject as _};
use crate::time;
use crate::tournament::screen::page::label;

/// What an event says, and what it is about.
pub(super) fn describe(
    stored: &StoredEvent,
    holder: &dyn Fn(EntrantId) -> Option<String>,
    lang: Lang,
) -> Result<(About, String), InvalidEvent> {
    let name = |who: &EntrantId| holder(*who).unwrap_or_else(|| format!("#{}", who.0));
    Ok(match Front::read(stored)? {
        FrontEvent::Issued { links } => {
            let names: Vec<String> = links.iter().map(|(who, _)| name(who)).collect();
            let message = Message::new("house-links-made").with("count", names.len());
            (About::Links, message.with("names", names.join(", ")).text(lang))
        }
        FrontEvent::Revoked { who } => {
            (About::Links, Message::new("house-link-back").with("who", name(&who)).text(lang))
        }
        FrontEvent::Shown { screen } => (About::Screens, shows(&ScreenName::default(), &screen, lang)),
        FrontEvent::ShownOn { on, screen } => (About::Screens, shows(&on, &screen, lang)),
        FrontEvent::TakenDown { down } => {
            let message = Message::new("house-screen-down").with("screen", screen_name(&down, lang));
            (About::Screens, message.text(lang))
        }
        FrontEvent::MadePublic { public } => (About::Public, policy(public, lang)),
    })
}

fn screen_name(name: &ScreenName, lang: Lang) -> String {
    match name.as_str() {
        "" => Message::new("house-screen-first").text(lang),
        name => name.to_owned(),
    }
}

fn shows(name: &ScreenName, screen: &Screen, lang: Lang) -> String {
    let parts: Vec<String> = screen.parts.iter().map(|part| label(*part).text(lang)).collect();
    let shows = Message::new("house-screen-shows")
        .with("screen", screen_name(name, lang))
        .with("parts", parts.join(", "))
        .with("seconds", screen.seconds);
    let message = Some(screen.message.as_str()).filter(|message| !message.is_empty());
    let message = message.map(|message| Message::new("house-screen-message").with("message", message));
    let starts =
        screen.starts.map(|at| Message::new("house-screen-starts").with("at", time::describe(at, lang)));
    let all = [Some(shows), message, starts].into_iter().flatten();
    all.map(|message| message.text(lang)).collect::<Vec<_>>().join(" ")
}

fn policy(policy: Policy, lang: Lang) -> String {
    let shown = |fact: Fact| match fact {
        Fact::Shown => Message::new("house-fact-shown"),
        Fact::Hidden => Message::new("house-fact-hidden"),
    };
    Message::new("house-public")
        .with("reach", policy.reach.message())
        .with("names", policy.names.message())
        .with("club", shown(policy.club))
        .with("strength", shown(policy.strength))
        .text(lang)
}
