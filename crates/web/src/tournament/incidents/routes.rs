//! Incidents with the advice of the rules, and protests against results.

use crate::handler::{erased, get};
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_messages::{Lang, Message};
use kolo_model::RoundNumber;
use kolo_rulings::facts::FactProblem;
use kolo_rulings::{Assessment, AssessmentProblem, Situation};
use kolo_tournament::{
    Command, EntrantId, Incident, IncidentId, MatchCommand, ProtestId, ProtestRuling, PublishedPairs, Remedy,
    Repeat, Scene, StageId, State, TableNumber,
};
use kolo_views::incidents;
use serde::Deserialize;

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::{Fields, Posted};
use crate::pages;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::act::{Act, act};
use crate::tournament::give;
use crate::tournament::incidents::page::{Around, CaseForm, CasePage, IncidentsPage, places};
use crate::tournament::meeting::routes::typed_for;
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, Shell, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new()
        .route("/desk/t/{id}/incidents", get(page))
        .route("/desk/t/{id}/incidents/new", get(form).post(erased(record)))
        .route("/desk/t/{id}/incidents/{number}", get(amend_form).post(erased(amend)))
        .route("/desk/t/{id}/protests", get(page).post(erased(lodge)))
        .route("/desk/t/{id}/protests/{number}", get(page).post(erased(settle)))
}

fn to_incidents(id: &str) -> Response {
    Redirect::to(&format!("/desk/t/{id}/incidents")).into_response()
}

async fn page(at: AtDesk<of::Arbitrate>) -> Result<Response, Problem> {
    let shell = at.shell(View::Desk, Part::Incidents)?;
    pages::html(&IncidentsPage::new(&at.app, at.lang, shell, &at.newest.state.ledger, &at.by)?)
}

/// Which situation, and where.
#[derive(Debug, Deserialize)]
pub(crate) struct Chosen {
    #[serde(default)]
    pub(crate) situation: String,
    #[serde(default)]
    pub(crate) place: String,
}

async fn form(at: AtDesk<of::Arbitrate>, Query(chosen): Query<Chosen>) -> Result<Response, Problem> {
    if chosen.situation.is_empty() {
        // Nothing was chosen, as when the address is opened by itself.
        return Ok(to_incidents(&at.id));
    }
    let filled_in = CaseForm { place: chosen.place, ..CaseForm::default() };
    case_page(&at, &at.by, &chosen.situation, filled_in, None)
}

/// The page of a case, new or to be rewritten.
fn case_page(
    at: &Visit,
    by: &Arbiter,
    situation: &str,
    filled_in: CaseForm,
    again: Option<u32>,
) -> Result<Response, Problem> {
    let mut shell = at.shell(View::Desk, Part::Incidents)?;
    shell.follow = String::new();
    let around = match again {
        Some(number) => Around::amended(&shell.home, number),
        None => Around::new(&shell.home, places(at.state()?, at.lang), 0),
    };
    shown(&at.app, at.lang, shell, around, situation, filled_in, by)
}

/// The page of a case; what is wrong with it is the status, too.
pub(crate) fn shown(
    app: &App,
    lang: Lang,
    shell: Shell,
    around: Around,
    situation: &str,
    filled_in: CaseForm,
    by: &Arbiter,
) -> Result<Response, Problem> {
    let trouble = filled_in.trouble.is_some();
    let mut response = pages::html(&CasePage::new(app, lang, shell, around, situation, filled_in, by)?)?;
    if trouble {
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    }
    Ok(response)
}

/// A case that the rules refused, to be sent again: with what was typed, and with a box where the same is known already.
/// Any other problem is one of the page.
pub(crate) fn refused(filled_in: CaseForm, problem: Problem, lang: Lang) -> Result<CaseForm, Problem> {
    if problem.status != StatusCode::CONFLICT {
        return Err(problem);
    }
    let again = matches!(problem.message.key(), "refused-incident-repeated" | "contest-incident-repeated");
    Ok(CaseForm { trouble: Some(problem.message.text(lang)), again, ..filled_in })
}

/// What was typed for the facts of a situation: fields whose names begin with `fact.`. One that is left out has its usual
/// value.
fn facts(fields: &Fields) -> Vec<(String, String)> {
    let fact = |(name, value): &(String, String)| {
        let name = name.strip_prefix("fact.")?;
        (!value.trim().is_empty()).then(|| (name.to_owned(), value.trim().to_owned()))
    };
    fields.all().iter().filter_map(fact).collect()
}

/// What a form describes, and the case that it makes; without one the trouble stands in the description.
fn read_case(fields: &Fields, lang: Lang) -> (CaseForm, Option<Situation>) {
    let facts = facts(fields);
    let mut filled_in = CaseForm {
        place: fields.text("place").to_owned(),
        board: fields.text("board").to_owned(),
        verdict: fields.text("verdict").to_owned(),
        other: fields.text("other").to_owned(),
        more: fields.text("more").to_owned(),
        reason: fields.text("reason").to_owned(),
        note: fields.text("note").to_owned(),
        facts: facts.clone(),
        ..CaseForm::default()
    };
    match Situation::read(fields.text("situation"), &facts) {
        Ok(case) => {
            filled_in.advised = Some(incidents::advised(&case, lang));
            (filled_in, Some(case))
        }
        Err(problems) => {
            let all: Vec<String> =
                problems.iter().map(FactProblem::in_a_form).map(|one| one.text(lang)).collect();
            filled_in.trouble = Some(all.join("\n"));
            (filled_in, None)
        }
    }
}

/// What a form describes, and the case with what was decided about it; nothing of that until it is said and can be.
pub(crate) fn decided(fields: &Fields, lang: Lang) -> (CaseForm, Option<Assessment>) {
    let (mut filled_in, case) = read_case(fields, lang);
    let case = case.filter(|_| fields.given("sure").is_some());
    match case.map(|case| assessed(case, fields)) {
        Some(Ok(assessment)) => (filled_in, Some(assessment)),
        Some(Err(why)) => {
            filled_in.trouble = Some(why.text(lang));
            (filled_in, None)
        }
        None => (filled_in, None),
    }
}

/// Shows what the rules say about it; if the arbiter has decided, writes it down.
async fn record(at: Visit, posted: Posted<of::Arbitrate>) -> Result<Response, Problem> {
    let fields = &posted.fields;
    let scene = scene(at.state()?, fields.text("place"));
    let repeat = if fields.given("again").is_some() { Repeat::Again } else { Repeat::Ask };
    write(at, &posted, None, |assessment| {
        let nowhere = || {
            Message::new("web-bad-field")
                .with("field", Message::new("floor-place"))
                .with("why", Message::new("web-not-found"))
        };
        let scene = scene.ok_or_else(nowhere)?;
        Ok(Command::RecordIncident { scene, assessment, repeat })
    })
    .await
}

/// The incident in the address.
fn known(at: &Visit) -> Result<(IncidentId, &Incident), Problem> {
    let id = IncidentId(at.number("number")?);
    Ok((id, at.state()?.incidents().get(&id).ok_or_else(Problem::not_found)?))
}

async fn amend_form(at: AtDesk<of::Arbitrate>) -> Result<Response, Problem> {
    // One that was withdrawn meanwhile is not in the list any more.
    let Ok((id, incident)) = known(&at) else { return Ok(to_incidents(&at.id)) };
    let assessment = &incident.assessment;
    let filled_in = CaseForm { seen: Some(at.newest.version.0), ..CaseForm::again(assessment) };
    case_page(&at, &at.by, assessment.case.entry().id, filled_in, Some(id.0))
}

async fn amend(at: Visit, posted: Posted<of::Arbitrate>) -> Result<Response, Problem> {
    let (id, _) = known(&at)?;
    write(at, &posted, Some(id.0), |assessment| Ok(Command::AmendIncident { id, assessment })).await
}

/// Writes a case down once it is decided; until then the rules are asked.
async fn write(
    at: Visit,
    posted: &Posted<of::Arbitrate>,
    again: Option<u32>,
    command: impl FnOnce(Assessment) -> Result<Command, Message>,
) -> Result<Response, Problem> {
    let fields = &posted.fields;
    let situation = fields.text("situation").to_owned();
    // What was seen first counts, however often the rules are asked in between.
    let seen = posted.seen.map(|seen| seen.0);
    let page =
        |filled_in: CaseForm| case_page(&at, &posted.by, &situation, CaseForm { seen, ..filled_in }, again);
    let (filled_in, decided) = decided(fields, at.lang);
    let Some(assessment) = decided else { return page(filled_in) };
    let command = match command(assessment) {
        Ok(command) => command,
        Err(why) => return page(CaseForm { trouble: Some(why.text(at.lang)), ..filled_in }),
    };
    match give(&at.app, &at.id, posted, command).await {
        Ok(_) => Ok(to_incidents(&at.id)),
        Err(problem) => page(refused(filled_in, problem, at.lang)?),
    }
}

/// The case with what was decided about it.
fn assessed(case: Situation, fields: &Fields) -> Result<Assessment, Message> {
    let verdict = match fields.text("verdict") {
        "" => None,
        "other" => Some(incidents::verdict(fields.text("other"), fields.text("more"))?),
        chosen => Some(incidents::verdict(chosen, "")?),
    };
    let note = fields.given("note").map(str::to_owned);
    Assessment::new(case, verdict, fields.given("reason"), note).map_err(AssessmentProblem::message)
}

/// Nothing (not in a round), `3` (in round 3), `3.12` (the players at table 12 of round 3), or a match such as
/// `main/r3/7-12`.
fn scene(state: &State, place: &str) -> Option<Scene> {
    if place.is_empty() {
        return Some(Scene::Tournament);
    }
    let board = None;
    if let Ok(pairing) = place.parse() {
        return Some(Scene::Match { pairing, board });
    }
    let number = |text: &str| text.parse::<u32>().ok();
    match place.split_once('.') {
        None => {
            let round = number(place).and_then(RoundNumber::new)?;
            Some(Scene::Round { stage: StageId::main(), round })
        }
        Some((round, table)) => {
            let round = number(round).and_then(RoundNumber::new)?;
            let pairing = state.pairing(round, number(table).and_then(TableNumber::new)?)?;
            Some(Scene::Match { pairing, board })
        }
    }
}

/// A protest against the result of a game; the reason says why.
async fn lodge(at: Visit, posted: Posted<of::Arbitrate>) -> Result<Response, Problem> {
    let fields = &posted.fields;
    let (game, by) = fields.text("game").rsplit_once('.').ok_or_else(|| Problem::unreadable("game"))?;
    let by = by.parse().map(EntrantId).map_err(|_| Problem::unreadable("game"))?;
    let Some(Scene::Match { pairing, .. }) = scene(at.state()?, game) else {
        return Err(Problem::unreadable("game"));
    };
    let command = Command::Match { pairing, command: MatchCommand::Protest { by } };
    give(&at.app, &at.id, &posted, command).await?;
    Ok(to_incidents(&at.id))
}

/// A protest is decided, or play goes on over it; what a corrected result changes is shown first.
async fn settle(at: Visit, posted: Posted<of::Arbitrate>) -> Result<Response, Problem> {
    let number = at.number("number")?;
    let id = ProtestId(number);
    let fields = &posted.fields;
    let ruling = match fields.text("do") {
        "pass-over" => {
            give(&at.app, &at.id, &posted, Command::PassOverProtest(id)).await?;
            let back = if fields.given("stay").is_some() { "/incidents" } else { "/draw" };
            return Ok(Redirect::to(&format!("/desk/t/{}{back}", at.id)).into_response());
        }
        "reject" => ProtestRuling::Rejected,
        "uphold" => match fields.given("result") {
            None => ProtestRuling::Upheld(Remedy::Other),
            Some(result) => {
                let state = at.state()?;
                let protest = state.protests().get(&id).ok_or_else(Problem::not_found)?;
                let right = typed_for(result, &protest.pairing, state.settings())?;
                ProtestRuling::Upheld(Remedy::Correction(right))
            }
        },
        _ => return Err(Problem::unreadable("do")),
    };
    let what = match ruling {
        ProtestRuling::Rejected => Message::new("floor-protest-reject-what"),
        ProtestRuling::Upheld(_) => Message::new("floor-protest-uphold-what"),
    };
    let command = Command::DecideProtest { id, ruling, published: PublishedPairs::Keep };
    let what = what.with("id", number);
    let (action, back) = (format!("/protests/{number}"), "/incidents".to_owned());
    act(at, &posted, Act { command, what, action, back, part: Part::Incidents }).await
}

#[cfg(test)]
mod tests {
    use kolo_examples::{Content, Example};
    use kolo_tournament::Ledger;

    use super::*;

    #[test]
    fn a_place_is_a_tournament_a_round_or_a_match() {
        let at = kolo_contest::Timestamp(1_800_000_000_000);
        let Content::Tournament(orders) = Example::RoundRobin.content(at).expect("an example") else {
            return;
        };
        let mut ledger = Ledger::default();
        for order in orders {
            let decided = ledger.decide(&order).expect("an order");
            ledger.record(&order, decided.events).expect("events that fit");
        }
        let state = ledger.state().expect("an example");
        assert_eq!(scene(state, ""), Some(Scene::Tournament));
        assert!(matches!(scene(state, "3"), Some(Scene::Round { .. })));
        let at_table = scene(state, "1.1").expect("a table");
        let code = at_table.pairing().expect("a match").to_string();
        assert_eq!(scene(state, &code), Some(at_table));
        for place in ["0", "x", "3.", ".1", "3.0", "3.1.2", "1.99"] {
            assert_eq!(scene(state, place), None, "{place}");
        }
    }
}
