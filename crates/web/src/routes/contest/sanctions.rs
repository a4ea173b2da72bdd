//! Sanctions, in a tournament and in the whole contest: what each of them changes is shown before it is given.

use crate::handler::{erased, get};
use axum::extract::Query;
use axum::response::Response;
use kolo_contest::{
    Against, Breach, EntryId, GameKey, Measure, PlayedMatches, PlayerId, Refusal, Sanction, SanctionOrder,
    Weight,
};
use kolo_messages::Message;
use kolo_views::contest::{describe, matches};
use kolo_views::find;
use serde::Deserialize;

use super::act::{Act, act, later_of};
use super::visit::{AtPlace, Given, Visit};
use crate::contest_room::{ContestAct, ContestRefusal};
use crate::desk::Arbiter;
use crate::form::{coded, wrong};
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::affairs::sanctions::{Reach, SanctionsPage, Side};
use crate::pages::contest::new::Choice;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::{Needed, of};
use crate::tournament::View;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/{venue}/sanctions", get(here).post(erased(give_here)))
        .route("/desk/c/{id}/-/sanctions", get(everywhere).post(erased(give_everywhere)))
}

/// So many teams stand in one list; of more, those that are looked for.
const SHOWN: usize = 60;

/// Who is looked for.
#[derive(Debug, Default, Deserialize)]
struct Wanted {
    #[serde(default)]
    q: String,
}

/// Teams with their people; in the whole contest those that are looked for.
fn sides(at: &Visit, wanted: &str) -> Vec<Side> {
    let state = at.contest().state();
    let side = |id: &EntryId| {
        let entry = state.entry(id)?.entry;
        let one = |code: String, label: String| Choice { code, label, chosen: false };
        let name = entry.name.to_string();
        let people = entry
            .members
            .iter()
            .map(|member| one(format!("player {}", member.player), describe::person(state, &member.player)));
        let choices = std::iter::once(one(format!("entry {id}"), name.clone())).chain(people).collect();
        Some(Side { name, choices })
    };
    let named = |side: &Side| {
        find::matches(&side.name, wanted) || side.choices.iter().any(|one| find::matches(&one.label, wanted))
    };
    if let Ok(venue) = at.venue_state() {
        let field = venue.start.as_ref().map(|start| start.field.clone());
        return field.unwrap_or_else(|| state.expected(venue)).iter().filter_map(side).collect();
    }
    state.entries().keys().filter_map(side).filter(named).take(SHOWN).collect()
}

fn page(at: &Visit, by: &Arbiter, wanted: &str) -> Result<Response, Problem> {
    let venue = at.venue().ok();
    let part = if venue.is_some() { Part::Sanctions } else { Part::OfficeSanctions };
    let games = venue.map(|venue| matches::all(at.contest(), venue, at.lang)).unwrap_or_default();
    let game = |line: matches::MatchLine| Choice {
        label: format!("{} {} – {}", line.key, line.sides.first.name, line.sides.second.name),
        code: line.key,
        chosen: false,
    };
    let many = at.contest().state().entries().len() > SHOWN;
    let reach = Reach {
        sides: sides(at, wanted),
        games: games.into_iter().map(game).collect(),
        boards: at.play().map(|play| play.shape().boards()).unwrap_or_default(),
        wanted: (venue.is_none() && many).then(|| wanted.to_owned()),
    };
    let base = if venue.is_some() { at.base() } else { format!("{}/-", at.base()) };
    let shell = at.shell_of(View::Desk, part)?;
    let may_undo = at.has_office(by);
    let page = SanctionsPage::new(&at.app, at.lang, shell, base, at.contest(), venue, reach, (by, may_undo))?;
    pages::html(&page)
}

async fn here(at: AtPlace<of::Arbitrate>) -> Result<Response, Problem> {
    page(&at, &at.by, "")
}

async fn everywhere(at: AtPlace<of::RunOffice>, Query(wanted): Query<Wanted>) -> Result<Response, Problem> {
    page(&at, &at.by, wanted.q.trim())
}

async fn give_here(given: Given<of::Arbitrate>) -> Result<Response, Problem> {
    give(given).await
}

async fn give_everywhere(given: Given<of::RunOffice>) -> Result<Response, Problem> {
    give(given).await
}

async fn give<T: Needed>(given: Given<T>) -> Result<Response, Problem> {
    let order = read(&given)?;
    let (part, path) = match order.sanction.venue {
        Some(_) => (Part::Sanctions, "/sanctions"),
        None => (Part::OfficeSanctions, "/-/sanctions"),
    };
    let back = format!("{}{path}", given.base());
    // Before any person is named: one tournament does not show who plays elsewhere.
    if !given.has_office(&given.posted.by)
        && !given.contest().state().is_at(given.venue()?, &order.sanction.against)
    {
        return Err(ContestRefusal::Rule(Box::new(Refusal::DoesNotPlayHere)).into());
    }
    let state = given.contest().state();
    let who = match &order.sanction.against {
        Against::Entry(id) => describe::entry_name(state, id),
        Against::Player(id) => describe::person(state, id),
    };
    let what = Message::new("affairs-sanction-what").with("who", who);
    let later = Some(order.later);
    act(given, Act { acts: vec![ContestAct::Sanction(Box::new(order))], what, back, part, later }).await
}

/// The sanction that a form holds.
fn read<T>(given: &Given<T>) -> Result<SanctionOrder, Problem> {
    let fields = &given.posted.fields;
    let unread = || Problem::unreadable("against");
    let against = match fields.text("against").split_once(' ').ok_or_else(unread)? {
        ("entry", id) => Against::Entry(EntryId::new(id).map_err(|_| unread())?),
        ("player", id) => Against::Player(PlayerId::new(id).map_err(|_| unread())?),
        _ => return Err(unread()),
    };
    let missing = || wrong(Message::new("affairs-game"), Message::new("affairs-game-missing"));
    let game = || fields.given("game").map(|game| GameKey(game.to_owned())).ok_or_else(missing);
    let board = || fields.number("board", Message::new("affairs-board"));
    let duel = || fields.number("duel", Message::new("affairs-duel"));
    let measure = match fields.text("measure") {
        "warning" => Measure::Warning,
        "duel" => Measure::ForfeitDuel { game: game()?, board: board()?, duel: duel()? },
        "game" => Measure::ForfeitGame { game: game()?, board: board()? },
        "match" => Measure::ForfeitMatch { game: game()? },
        "exclude" => {
            let forfeited = fields.given("forfeit-played").is_some();
            let played = if forfeited { PlayedMatches::Forfeited } else { PlayedMatches::Stay };
            Measure::Exclusion { played }
        }
        _ => return Err(Problem::unreadable("measure")),
    };
    let sanction = Sanction {
        venue: given.venue().ok().cloned(),
        against,
        breach: coded(Breach::ALL, Breach::code, fields.text("breach"), "breach")?,
        weight: if fields.given("serious").is_some() { Weight::Serious } else { Weight::Usual },
        measure,
        decided_by: given.posted.by.name.clone(),
    };
    Ok(SanctionOrder { sanction, later: later_of(fields) })
}
