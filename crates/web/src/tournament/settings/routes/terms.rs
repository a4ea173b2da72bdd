//! What was typed about the games: handicap, komi, start coefficients, the lot, forbidden pairs.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::str::FromStr;

use kolo_messages::Message;
use kolo_model::{
    GoSettings, Handicap, HandicapBy, HandicapRules, Komi, McMahon, StrengthBy, System, UnreadableHandicap,
};
use kolo_tournament::{Acceleration, EntrantId, Settings, State};

use crate::form::{Fields, wrong};
use crate::problem::Problem;
use crate::tournament::settings::page::terms::{LOTS, begins_with_lot, plays_go};

/// Takes over what was typed; what the form does not ask for stays.
pub(in crate::tournament) fn take_over(
    settings: &mut Settings,
    state: &State,
    fields: &Fields,
) -> Result<(), Problem> {
    if plays_go(settings.system) {
        settings.go = go(&settings.go, settings.system, fields)?;
    }
    if begins_with_lot(settings.system)
        && let Some(typed) = fields.given("lot")
    {
        let lot = LOTS.into_iter().find(|(code, _)| *code == typed).map(|(_, lot)| lot);
        settings.lot = lot.ok_or_else(|| unknown(Message::new("terms-lot"), typed))?;
    }
    if settings.system == Some(System::Dutch) {
        settings.acceleration = match fields.given("baku") {
            Some(_) => Acceleration::Baku,
            None => Acceleration::NotUsed,
        };
    }
    if settings.system == Some(System::Pisqworky2023) && fields.given("games").is_some() {
        settings.boards = Some(fields.number("games", Message::new("terms-games"))?);
    }
    settings.keep_apart = match fields.given("clubs") {
        Some(_) => clubs(state),
        None => apart(state, fields.text("apart"))?,
    };
    Ok(())
}

fn unknown(label: Message, typed: &str) -> Problem {
    wrong(label, Message::new("terms-no-choice").with("typed", typed))
}

fn go(known: &GoSettings, system: Option<System>, fields: &Fields) -> Result<GoSettings, Problem> {
    let komi = |message: fn() -> Message| move |text: &str| read::<Komi>(text, message());
    let mut go = known.clone();
    go.komi = fields.given("komi").map(komi(|| Message::new("terms-komi"))).transpose()?;
    go.handicap = match fields.given("handicap") {
        None => None,
        Some(_) => Some(handicap(fields)?),
    };
    if system == Some(System::McMahon) {
        go.mcmahon = start(known.mcmahon, fields)?;
    }
    Ok(go)
}

fn handicap(fields: &Fields) -> Result<HandicapRules, Problem> {
    let typed = fields.text("handicap-by");
    let by: Option<HandicapBy> = choice(HandicapBy::ALL, typed);
    let reduction = fields.number("reduction", Message::new("terms-reduction"))?;
    Ok(HandicapRules {
        by: by.ok_or_else(|| unknown(Message::new("terms-handicap-by"), typed))?,
        reduction: u8::try_from(reduction)
            .map_err(|_| unknown(Message::new("terms-reduction"), fields.text("reduction")))?,
        none_from: read(fields.text("none-from"), Message::new("terms-none-from"))?,
        most: most(fields)?,
        komi: read(fields.text("handicap-komi"), Message::new("terms-handicap-komi"))?,
    })
}

fn most(fields: &Fields) -> Result<Handicap, Problem> {
    let stones = fields.number("most", Message::new("terms-most"))?;
    let most = u8::try_from(stones).ok().and_then(Handicap::new);
    most.ok_or_else(|| wrong(Message::new("terms-most"), UnreadableHandicap(stones.to_string()).message()))
}

fn start(known: McMahon, fields: &Fields) -> Result<McMahon, Problem> {
    let by = match fields.given("strength-by") {
        None => known.by,
        Some(typed) => {
            choice(StrengthBy::ALL, typed).ok_or_else(|| unknown(Message::new("terms-by"), typed))?
        }
    };
    let rank = |field: &str, label: Message| fields.given(field).map(|text| read(text, label)).transpose();
    Ok(McMahon {
        by,
        bar: rank("bar", Message::new("terms-bar"))?,
        floor: rank("floor", Message::new("terms-floor"))?,
        ..known
    })
}

fn choice<T, const N: usize>(all: [(&str, T); N], typed: &str) -> Option<T> {
    all.into_iter().find(|(code, _)| *code == typed).map(|(_, one)| one)
}

fn read<T>(text: &str, label: Message) -> Result<T, Problem>
where
    T: FromStr,
    T::Err: Describe,
{
    text.parse().map_err(|problem: T::Err| wrong(label, problem.describe()))
}

/// What is wrong with a text, in words.
trait Describe: Display {
    fn describe(&self) -> Message;
}

macro_rules! describe {
    ($($kind:ty),*) => { $(impl Describe for $kind { fn describe(&self) -> Message { self.message() } })* };
}

describe!(kolo_model::UnreadableRank, kolo_model::UnreadableKomi);

/// Every player of a club with its other members.
fn clubs(state: &State) -> Vec<Vec<EntrantId>> {
    let mut clubs: BTreeMap<&str, Vec<EntrantId>> = BTreeMap::new();
    for (id, entrant) in state.entrants() {
        if let Some(club) = &entrant.entry.club {
            clubs.entry(club.as_str()).or_default().push(*id);
        }
    }
    clubs.into_values().filter(|members| members.len() > 1).collect()
}

/// A group a line: names, or `#` and the number of a player, with semicolons between them.
fn apart(state: &State, typed: &str) -> Result<Vec<Vec<EntrantId>>, Problem> {
    let label = || Message::new("terms-apart");
    let who = |text: &str| {
        let numbered = text.strip_prefix('#').and_then(|number| number.parse().ok()).map(EntrantId);
        if let Some(id) = numbered.filter(|id| state.entrants().contains_key(id)) {
            return Ok(id);
        }
        let named = |(_, entrant): &(&EntrantId, &std::sync::Arc<kolo_tournament::Entrant>)| {
            entrant.entry.name.as_str().eq_ignore_ascii_case(text)
        };
        let mut found = state.entrants().iter().filter(named).map(|(id, _)| *id);
        match (found.next(), found.next()) {
            (Some(id), None) => Ok(id),
            (None, _) => Err(wrong(label(), Message::new("terms-apart-nobody").with("name", text))),
            (Some(one), Some(other)) => Err(wrong(
                label(),
                Message::new("terms-apart-namesakes")
                    .with("name", text)
                    .with("one", format!("#{one}"))
                    .with("other", format!("#{other}")),
            )),
        }
    };
    let mut groups = Vec::new();
    for line in typed.lines().filter(|line| !line.trim().is_empty()) {
        let names = line.split(';').map(str::trim).filter(|name| !name.is_empty());
        let group: Vec<EntrantId> = names.map(who).collect::<Result<_, _>>()?;
        if group.len() < 2 {
            return Err(wrong(label(), Message::new("terms-apart-alone").with("line", line.trim())));
        }
        groups.push(group);
    }
    Ok(groups)
}
