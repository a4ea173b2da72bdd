//! One person: everything that is known, as a page and as a file (K-EXPORT), and the form that erases it (K-ERASE).

use crate::handler::{get, post};
use axum::extract::Query;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use kolo_desk::StreamKind;
use kolo_messages::Lang;
use kolo_store::{StoreError, StreamId};
use serde::Deserialize;
use serde_json::Value;

use crate::app::App;
use crate::form::{Hidden, Posted};
use crate::pages;
use crate::pages::contest::Part as ContestPart;
use crate::pages::privacy::person::page::{Found, PeopleDataPage, PersonDataPage};
use crate::privacy::known::known;
use crate::privacy::{self, PersonProblem};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::contest::visit::{AtPlace, Given};
use crate::tasks::{Needed, of};
use crate::time;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, Shell, View};

pub(in crate::pages) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/entries/{who}/data", get(page))
        .route("/desk/t/{id}/entries/{who}/data/file", get(file))
        .route("/desk/t/{id}/entries/{who}/data/erase", post(erase))
        .route("/desk/c/{id}/-/person", get(people))
        .route("/desk/c/{id}/-/person/{player}", get(player_page))
        .route("/desk/c/{id}/-/person/{player}/file", get(player_file))
        .route("/desk/c/{id}/-/person/{player}/erase", post(player_erase))
}

impl From<PersonProblem> for Problem {
    fn from(problem: PersonProblem) -> Problem {
        match problem {
            PersonProblem::NoLog(_) | PersonProblem::Nobody => {
                Problem::new(StatusCode::NOT_FOUND, problem.message())
            }
            // To try again does not help.
            PersonProblem::Store(StoreError::NotOwner { .. }) => Problem::refused(problem.message(), None),
            PersonProblem::Store(error) => Problem::from(error),
            PersonProblem::Unreadable(detail) => Problem::internal(detail),
            PersonProblem::NoReason | PersonProblem::PlayChanges | PersonProblem::Stale => {
                Problem::refused(problem.message(), problem.clause())
            }
        }
    }
}

/// One person in one log.
struct Person<'a> {
    app: &'a App,
    lang: Lang,
    stream: StreamId,
    who: &'a str,
    /// What the addresses begin with.
    base: String,
}

impl Person<'_> {
    async fn page(&self, shell: Shell, hidden: Hidden) -> Result<Response, Problem> {
        let known = known(&self.app.store, &self.stream, self.who, self.lang).await?;
        let page = PersonDataPage::new(self.app, self.lang, shell, self.base.clone(), known, None, hidden);
        pages::html(&page)
    }

    async fn file(&self) -> Result<Response, Problem> {
        let data: Value = privacy::export(&self.app.store, &self.stream, self.who, self.lang).await?;
        let text = serde_json::to_string_pretty(&data).map_err(Problem::internal)?;
        let headers = [
            (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
            (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"person.json\"")),
        ];
        Ok((headers, text).into_response())
    }

    /// Shows what erasing would do; does it when the form comes back sure.
    async fn erase<T: Needed>(
        &self,
        shell: Shell,
        posted: &Posted<T>,
        done: &str,
    ) -> Result<Response, Problem> {
        let (store, fields, by) = (&self.app.store, &posted.fields, &posted.by);
        if fields.text("sure") != "yes" {
            let known = known(store, &self.stream, self.who, self.lang).await?;
            let erasure = privacy::plan(store, &self.stream, self.who).await?;
            let asked = Some((&erasure, fields.text("reason")));
            let hidden = Hidden::new(by)?;
            let base = self.base.clone();
            return pages::html(&PersonDataPage::new(self.app, self.lang, shell, base, known, asked, hidden));
        }
        let (app, stream, who) = (self.app.clone(), self.stream.clone(), self.who.to_owned());
        let (by, reason) = (by.name.to_string(), fields.text("reason").to_owned());
        let erased = async move {
            privacy::erase(&app.store, &stream, &who, &by, &reason, time::now().0).await?;
            // Others hear of it by the log of the site; here it is to be gone when the page comes back.
            app.site.catch_up().await?;
            app.reload_erased().await;
            Ok::<(), Problem>(())
        };
        // Once begun it is brought to its end, also if no request waits for the page any more.
        tokio::spawn(erased).await.map_err(Problem::internal)??;
        Ok(Redirect::to(done).into_response())
    }
}

fn competitor(at: &Visit) -> Result<Person<'_>, Problem> {
    let who = at.number("who")?;
    let stream = StreamKind::Tournament.stream(&at.id).ok_or_else(Problem::not_found)?;
    let base = format!("/desk/t/{}/entries/{who}/data", at.id);
    Ok(Person { app: &at.app, lang: at.lang, stream, who: at.word("who"), base })
}

async fn page(at: AtDesk<of::KeepData>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Entries)?;
    competitor(&at)?.page(shell, Hidden::new(&at.by)?).await
}

async fn file(at: AtDesk<of::KeepData>) -> Result<Response, Problem> {
    competitor(&at)?.file().await
}

async fn erase(at: Visit, posted: Posted<of::KeepData>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Entries)?;
    let done = format!("/desk/t/{}/entries/{}", at.id, at.number("who")?);
    competitor(&at)?.erase(shell, &posted, &done).await
}

/// The letters of a name.
#[derive(Debug, Deserialize)]
struct Typed {
    #[serde(default)]
    q: String,
}

/// How many people a list shows.
const LISTED: usize = 100;

async fn people(at: AtPlace<of::KeepData>, Query(typed): Query<Typed>) -> Result<Response, Problem> {
    let typed: String = typed.q.trim().chars().take(100).collect();
    let plain = |text: &str| -> String {
        let letter =
            |letter: char| kolo_model::plain_letter(letter).map_or_else(|| letter.to_string(), str::to_owned);
        text.chars().map(letter).collect::<String>().to_lowercase()
    };
    let state = at.contest().state();
    let wanted = plain(&typed);
    let matching = state
        .players()
        .values()
        .filter(|player| !wanted.is_empty() && plain(player.name.as_str()).contains(&wanted));
    let found = matching.take(LISTED).map(|player| {
        let entries = state.entries().values();
        let own = entries.filter(|entry| entry.members.iter().any(|member| member.player == player.id));
        let teams: Vec<String> = own.map(|entry| entry.name.to_string()).collect();
        Found { id: player.id.to_string(), name: player.name.to_string(), teams: teams.join(", ") }
    });
    let found = found.collect();
    let shell = at.office_shell(View::Desk, ContestPart::OfficePublic);
    let base = format!("/desk/c/{}/-/person", at.id);
    pages::html(&PeopleDataPage::new(&at.app, at.lang, shell, base, typed, found))
}

fn player(at: &crate::routes::contest::visit::Visit) -> Result<Person<'_>, Problem> {
    let who = at.part("player")?;
    let stream = StreamKind::Contest.stream(&at.id).ok_or_else(Problem::not_found)?;
    let base = format!("/desk/c/{}/-/person/{who}", at.id);
    Ok(Person { app: &at.app, lang: at.lang, stream, who, base })
}

async fn player_page(at: AtPlace<of::KeepData>) -> Result<Response, Problem> {
    let shell = at.office_shell(View::Desk, ContestPart::OfficePublic);
    player(&at)?.page(shell, at.hidden()?).await
}

async fn player_file(at: AtPlace<of::KeepData>) -> Result<Response, Problem> {
    player(&at)?.file().await
}

async fn player_erase(given: Given<of::KeepData>) -> Result<Response, Problem> {
    let shell = given.office_shell(View::Desk, ContestPart::OfficePublic);
    let person = player(&given)?;
    let done = person.base.clone();
    person.erase(shell, &given.posted, &done).await
}
