//! Sanctions in a tournament: what each of them changes is shown before it is given.

use crate::handler::get;
use axum::response::Response;
use kolo_messages::Message;
use kolo_model::RuleSet;
use kolo_rulings::PlayedMatches;
use kolo_rulings::conduct::ContestBreach;
use kolo_rulings::facts::Weight;
use kolo_tournament::{
    Against, Command, EntrantId, Measure, PairingId, PlayerId, PublishedPairs, Sanction, State,
};
use kolo_views::plan::matches;
use kolo_views::round::Round;
use kolo_views::sanctions;

use crate::form::{Fields, Posted, coded, wrong};
use crate::pages;
use crate::pages::contest::affairs::sanctions::{Listed, Reach, SanctionsPage, Side};
use crate::pages::contest::new::Choice;
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::act::{Act, act};
use crate::tournament::visit::{AtDesk, Visit};
use crate::tournament::{Part, View};

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new().route("/desk/t/{id}/sanctions", get(page).post(give))
}

fn choice(code: String, label: String) -> Choice {
    Choice { code, label, chosen: false }
}

async fn page(at: AtDesk<of::Arbitrate>) -> Result<Response, Problem> {
    let state = at.state()?;
    let ledger = &at.newest.state.ledger;
    let of_list = state.settings().rules() == Some(RuleSet::Pisqworky2023);
    let listed = Listed {
        lines: sanctions::lines(ledger, at.lang),
        warned: sanctions::warned(state),
        breaches: if of_list { ContestBreach::ALL } else { &[] },
        measures: &["warning", "match", "exclude"],
        undo: ("step", ""),
        clause: if of_list { "P-2.1.1.2" } else { "K-SANCTION" },
    };
    let reach = Reach { sides: sides(state), games: games(&at, state), boards: 0, wanted: None };
    let shell = at.shell(View::Desk, Part::Sanctions)?;
    let base = shell.home.clone();
    pages::html(&SanctionsPage::listing(&at.app, at.lang, shell, base, listed, reach, (&at.by, true))?)
}

/// Players by themselves, teams with their members.
fn sides(state: &State) -> Vec<Side> {
    let side = |(id, entrant): (&EntrantId, &std::sync::Arc<kolo_tournament::Entrant>)| {
        let name = entrant.entry.name.to_string();
        let members = state.roster_of(*id).map(|roster| roster.members).unwrap_or_default().into_iter();
        let members = members.map(|one| choice(format!("member {}", one.id.0), one.name.to_string()));
        let own = choice(format!("entrant {}", id.0), name.clone());
        Side { name, choices: std::iter::once(own).chain(members).collect() }
    };
    state.entrants().iter().map(side).collect()
}

/// The matches that can be lost: those of all rounds, the latest first, and of all plans.
fn games(at: &Visit, state: &State) -> Vec<Choice> {
    let rounds = (1..=state.rounds().len()).rev();
    let rounds =
        rounds.filter_map(|number| u32::try_from(number).ok().and_then(kolo_model::RoundNumber::new));
    let in_rounds = rounds.filter_map(|number| Round::of(state, number, at.lang)).flat_map(|round| {
        round.tables.into_iter().filter_map(move |line| {
            let table = kolo_tournament::TableNumber::new(line.table)?;
            let pairing = state.pairing(kolo_model::RoundNumber::new(round.number)?, table)?;
            let label =
                Message::new("hall-game-heading").with("round", round.number).with("table", line.table);
            let names = [line.seats.first.who.name, line.seats.second.who.name].join(" – ");
            Some(choice(pairing.to_string(), format!("{} {names}", label.text(at.lang))))
        })
    });
    let in_plans = matches::of_tournament(state, at.lang).into_iter().filter_map(|line| {
        let label = format!("{} {} – {}", line.key, line.sides.first.name, line.sides.second.name);
        Some(choice(line.pairing?, label))
    });
    in_rounds.chain(in_plans).collect()
}

async fn give(at: Visit, posted: Posted<of::Arbitrate>) -> Result<Response, Problem> {
    let (state, fields) = (at.state()?, &posted.fields);
    let sanction = read(state, fields)?;
    let who = state.name_against(sanction.against).ok_or_else(|| Problem::unreadable("against"))?;
    let what = Message::new("affairs-sanction-what").with("who", who.to_string());
    let removes = fields.given("take-back").is_some();
    let published = if removes { PublishedPairs::Revoke } else { PublishedPairs::Keep };
    let command = Command::Sanction { sanction, published };
    let (action, back) = ("/sanctions".to_owned(), "/sanctions".to_owned());
    act(at, &posted, Act { command, what, action, back, part: Part::Sanctions }).await
}

/// The sanction that a form holds.
fn read(state: &State, fields: &Fields) -> Result<Sanction, Problem> {
    let unread = || Problem::unreadable("against");
    let (kind, number) = fields.text("against").split_once(' ').ok_or_else(unread)?;
    let number = number.parse().map_err(|_| unread())?;
    let against = match kind {
        "entrant" => Against::Entrant(EntrantId(number)),
        "member" => Against::Member(PlayerId(number)),
        _ => return Err(unread()),
    };
    let missing = || wrong(Message::new("affairs-game"), Message::new("affairs-game-missing"));
    let measure = match fields.text("measure") {
        "warning" => Measure::Warning,
        "match" => {
            let pairing: PairingId =
                fields.given("game").ok_or_else(missing)?.parse().map_err(|_| missing())?;
            Measure::ForfeitMatch { pairing }
        }
        "exclude" => {
            let forfeited = fields.given("forfeit-played").is_some();
            Measure::Exclusion {
                played: if forfeited { PlayedMatches::Forfeited } else { PlayedMatches::Stay },
            }
        }
        _ => return Err(Problem::unreadable("measure")),
    };
    let breach = match state.settings().rules() {
        Some(RuleSet::Pisqworky2023) => {
            Some(coded(ContestBreach::ALL, ContestBreach::code, fields.text("breach"), "breach")?)
        }
        Some(RuleSet::Go2009 | RuleSet::Fide1992 | RuleSet::FideDutch) | None => None,
    };
    let weight = if fields.given("serious").is_some() { Weight::Serious } else { Weight::Usual };
    Ok(Sanction { against, breach, weight, measure })
}
