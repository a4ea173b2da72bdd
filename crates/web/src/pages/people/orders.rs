//! What the pages of people send: who is invited, who may do what, who is shut out.

use axum::http::HeaderMap;
use kolo_live::KeyHash;
use kolo_messages::Message;

use crate::app::App;
use crate::form::{Posted, wrong};
use crate::key::Secret;
use crate::links::Link;
use crate::pages::people::list::Made;
use crate::problem::Problem;
use crate::site::{Grant, PersonId, SiteAct, SiteOrder};
use crate::time;

/// Letters of the longest note.
const LONGEST_NOTE: usize = 100;

/// Carries out what a form asks for. An invitation is answered with its link, which is never shown again; its secret
/// follows from the session and the name of the form, so that the same form sent again shows the same link.
pub(crate) async fn act<T>(
    app: &App,
    headers: &HeaderMap,
    posted: &Posted<T>,
) -> Result<Option<Made>, Problem> {
    let fields = &posted.fields;
    let grant =
        || fields.text("grant").parse::<Grant>().map_err(|unknown| Problem::unreadable(&unknown.to_string()));
    let who = || fields.text("who").parse().map(PersonId).map_err(|_| Problem::unreadable("who"));
    let secret = posted.by.secret.derived(&format!("invitation {}", posted.command.as_str()));
    let act = match fields.text("do") {
        "invite" => SiteAct::Invite { key: secret.hash(), grant: grant()?, note: note(fields.text("note"))? },
        "revoke" => {
            let key: Result<KeyHash, _> = fields.text("key").parse();
            SiteAct::Uninvite(key.map_err(|_| Problem::unreadable("key"))?)
        }
        "give" => SiteAct::Give { to: who()?, grant: grant()? },
        "take" => SiteAct::Take { from: who()?, grant: grant()? },
        "disable" => SiteAct::Disable(who()?),
        "enable" => SiteAct::Enable(who()?),
        "end" => SiteAct::EndSessions { of: who()?, keep: None },
        _ => return Err(Problem::unreadable("do")),
    };
    let invites = matches!(act, SiteAct::Invite { .. });
    let order = SiteOrder { at: time::now(), by: posted.by.giver(), act };
    app.site.give(posted.command.clone(), &order).await?;
    Ok(if invites { made(app, headers, &secret) } else { None })
}

fn note(typed: &str) -> Result<String, Problem> {
    if typed.chars().count() > LONGEST_NOTE || typed.chars().any(char::is_control) {
        let why = Message::new("people-note-long").with("most", LONGEST_NOTE);
        return Err(wrong(Message::new("people-note"), why));
    }
    Ok(typed.to_owned())
}

/// The link to show, if the invitation still holds.
fn made(app: &App, headers: &HeaderMap, secret: &Secret) -> Option<Made> {
    let site = app.site.newest().state;
    let invitation = site.invitation(&secret.hash(), time::now())?;
    let link = Link::to(app, headers, &format!("/desk/enter/{}", secret.reveal()));
    Some(Made { note: invitation.note.clone(), grant: invitation.grant.clone(), link })
}
