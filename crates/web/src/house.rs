//! What was done about a tournament beside its play, and about the whole site, in sentences: links, displays, what is
//! public, webhooks, people, erasures. Every line has its author; none has a key, a hash or a password.

mod attendee_access;
mod hooks;
mod site;

use axum::http::header;
use axum::response::Response;
use kolo_messages::{Lang, Message};
use kolo_store::{EventLog, StoredEvent, StreamId};
use kolo_tournament::EntrantId;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::problem::Problem;
use crate::site::{Place, SITE};

/// Something that was done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct HouseLine {
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
    /// By whom.
    pub(crate) by: String,
    /// To what.
    pub(crate) about: About,
    /// At which tournament of a contest, by its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) place: Option<String>,
    /// What, in words.
    pub(crate) text: String,
    /// Why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reason: Option<String>,
}

/// What something was done to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = HouseSubject)]
pub(crate) enum About {
    /// Links of competitors.
    Links,
    /// Displays on the wall.
    Screens,
    /// What is public.
    Public,
    /// Webhooks.
    Webhooks,
    /// Who works here.
    People,
    /// What is known about a person.
    Data,
}

impl About {
    /// In a word.
    pub(crate) fn message(self) -> Message {
        match self {
            About::Links => Message::new("house-about-links"),
            About::Screens => Message::new("house-about-screens"),
            About::Public => Message::new("house-about-public"),
            About::Webhooks => Message::new("house-about-webhooks"),
            About::People => Message::new("house-about-people"),
            About::Data => Message::new("house-about-data"),
        }
    }
}

/// A stream of links and displays, whose it is, and how the holders of its links are called.
pub(crate) struct FrontOf<'a> {
    /// The stream.
    pub(crate) stream: Option<StreamId>,
    /// The tournament of a contest, by its name.
    pub(crate) place: Option<String>,
    /// The holder of a link by its number.
    pub(crate) holder: Box<dyn Fn(EntrantId) -> Option<String> + Send + Sync + 'a>,
}

/// Where a line stands in its stream, before it is put into words.
fn line(stored: &StoredEvent, about: About, text: String) -> HouseLine {
    let by = stored.author.clone();
    HouseLine { at: stored.at.0, by, about, place: None, text, reason: stored.reason.clone() }
}

/// What was done about a place: its streams of links and displays, its webhooks, and the people who work there. The
/// latest first.
///
/// # Errors
/// Trouble with the database, or a log that this program cannot follow.
pub(crate) async fn of_place(
    app: &App,
    place: &Place,
    fronts: Vec<FrontOf<'_>>,
    hooks: Option<StreamId>,
    own: Option<StreamId>,
    lang: Lang,
) -> Result<Vec<HouseLine>, Problem> {
    let mut lines = Vec::new();
    for front in fronts {
        let Some(stream) = &front.stream else { continue };
        for stored in app.store.read_all(stream).await? {
            let (about, text) = attendee_access::describe(&stored, &front.holder, lang)?;
            lines.push(HouseLine { place: front.place.clone(), ..line(&stored, about, text) });
        }
    }
    if let Some(stream) = hooks {
        lines.extend(hooks::lines(&app.store.read_all(&stream).await?, lang)?);
    }
    let people = app.store.read_all(&site_stream()?).await?;
    lines.extend(site::lines(&people, site::Of::Place { place, own: own.as_ref() }, lang)?);
    Ok(newest_first(lines))
}

/// What was done about all who work on this site. The latest first.
///
/// # Errors
/// Trouble with the database, or a log that this program cannot follow.
pub(crate) async fn of_site(app: &App, lang: Lang) -> Result<Vec<HouseLine>, Problem> {
    let people = app.store.read_all(&site_stream()?).await?;
    Ok(newest_first(site::lines(&people, site::Of::Site, lang)?))
}

fn site_stream() -> Result<StreamId, Problem> {
    SITE.parse().map_err(Problem::internal)
}

/// Each stream is in the order of time; what came at one moment stays together.
fn newest_first(mut lines: Vec<HouseLine>) -> Vec<HouseLine> {
    lines.sort_by_key(|line| line.at);
    lines.reverse();
    lines
}

/// Lines on a page.
pub(crate) const PAGE: usize = 100;

/// The lines of one page, the latest, or those before one that is counted from the oldest; and where the next page begins.
pub(crate) fn page<T>(lines: Vec<T>, before: Option<usize>) -> (Vec<T>, Option<usize>) {
    let left = before.map_or(lines.len(), |before| before.saturating_sub(1).min(lines.len()));
    let newer = lines.len() - left;
    let older = left.checked_sub(PAGE).filter(|rest| *rest > 0).map(|rest| rest + 1);
    (lines.into_iter().skip(newer).take(PAGE).collect(), older)
}

/// An answer with one page of lines; its header `link` leads to the older ones.
pub(crate) fn answer<T>(
    lines: Vec<T>,
    before: Option<usize>,
    seen: impl FnOnce(Vec<T>) -> Response,
) -> Result<Response, Problem> {
    let (lines, older) = page(lines, before);
    let mut response = seen(lines);
    if let Some(older) = older {
        let next = format!("<?before={older}>; rel=\"next\"");
        response.headers_mut().insert(header::LINK, next.parse().map_err(Problem::internal)?);
    }
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_follow_each_other_without_a_gap() {
        let line = |at: i64| HouseLine {
            at,
            by: String::new(),
            about: About::Links,
            place: None,
            text: String::new(),
            reason: None,
        };
        let all = || newest_first((0..250).map(line).collect());
        let (mut seen, mut before) = (Vec::new(), None);
        loop {
            let (lines, older) = page(all(), before);
            seen.extend(lines.iter().map(|line| line.at));
            match older {
                Some(next) => before = Some(next),
                None => break,
            }
        }
        assert_eq!(seen, (0..250).rev().collect::<Vec<i64>>());
        assert_eq!(page(all(), Some(0)).0, []);
        assert_eq!(page(Vec::<HouseLine>::new(), None), (Vec::new(), None));
    }
}
