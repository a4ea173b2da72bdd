//! One's own account.

use askama::Template;
use kolo_live::KeyHash;
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::people::PeopleWords;
use crate::site::{Person, Session};
use crate::time;

/// A session in the list.
#[derive(Debug)]
pub(crate) struct Line {
    since: String,
    until: String,
    this_one: bool,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/people/account/page.html")]
pub(crate) struct AccountPage {
    frame: Frame,
    w: PeopleWords,
    name: String,
    sign_in: Option<String>,
    roles: Vec<String>,
    sessions: Vec<Line>,
    hidden: Hidden,
    trouble: Option<String>,
}

impl AccountPage {
    /// For the signed-in user.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new<'s>(
        app: &App,
        lang: Lang,
        by: &Arbiter,
        person: &Person,
        sessions: impl Iterator<Item = (&'s KeyHash, &'s Session)>,
        trouble: Option<&Message>,
    ) -> Result<AccountPage, NoChance> {
        let mut sessions: Vec<_> = sessions.collect();
        sessions.sort_by_key(|(_, session)| std::cmp::Reverse(session.since));
        let line = |(hash, session): (&KeyHash, &Session)| Line {
            since: time::describe(session.since, lang),
            until: time::describe(session.until, lang),
            this_one: *hash == by.session,
        };
        Ok(AccountPage {
            frame: Frame::new(app, lang, &Message::new("people-account")),
            w: PeopleWords::of(lang),
            name: person.name.to_string(),
            sign_in: person.login.as_ref().map(|login| login.sign_in.as_str().to_owned()),
            roles: person.grants.iter().map(|grant| grant.message().text(lang)).collect(),
            sessions: sessions.into_iter().map(line).collect(),
            hidden: Hidden::new(by)?,
            trouble: trouble.map(|message| message.text(lang)),
        })
    }
}
