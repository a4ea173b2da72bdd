//! Incidents and protests.

use askama::Template;
use kolo_day::incidents::{
    self, Advised, Asked, BookLine, Choice, IncidentLine, ProtestLine, ProtestStanding,
};
use kolo_day::round::Round;
use kolo_messages::{Lang, Message};
use kolo_model::RoundNumber;
use kolo_tournament::{Ledger, State};

use super::{FloorWords, Shell};
use crate::app::App;
use crate::desk::Arbiter;
use crate::pages::Frame;
use crate::posted::Hidden;
use crate::problem::Problem;
use crate::time;

/// A place to choose: its code and its words.
#[derive(Debug)]
pub(crate) struct Place {
    code: String,
    label: String,
}

/// A game, with those who can protest against its result.
#[derive(Debug)]
pub(crate) struct Game {
    label: String,
    sides: Vec<Place>,
}

/// An incident with its time and the form that withdraws it.
#[derive(Debug)]
pub(crate) struct Incident {
    line: IncidentLine,
    when: String,
    iso: String,
    hidden: Hidden,
}

/// A protest with its forms.
#[derive(Debug)]
pub(crate) struct Protest {
    line: ProtestLine,
    open: bool,
    holds: bool,
    settle: Hidden,
    pass: Hidden,
}

/// The list.
#[derive(Debug, Template)]
#[template(path = "day/incidents.html")]
pub(crate) struct IncidentsPage {
    frame: Frame,
    shell: Shell,
    f: FloorWords,
    base: String,
    book: Vec<BookLine>,
    places: Vec<Place>,
    games: Vec<Game>,
    incidents: Vec<Incident>,
    protests: Vec<Protest>,
    lodge: Hidden,
}

impl IncidentsPage {
    /// The list of a tournament.
    ///
    /// # Errors
    /// No random bytes, or no such tournament.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        ledger: &Ledger,
        by: &Arbiter,
    ) -> Result<IncidentsPage, Problem> {
        let state = ledger.state().ok_or_else(Problem::not_found)?;
        let incident = |line: IncidentLine| -> Result<Incident, Problem> {
            Ok(Incident {
                when: time::told(line.at, lang),
                iso: time::iso(line.at),
                hidden: Hidden::new(by)?,
                line,
            })
        };
        let protest = |line: ProtestLine| -> Result<Protest, Problem> {
            let (open, holds) = match line.standing {
                ProtestStanding::Open => (true, true),
                ProtestStanding::PassedOver => (true, false),
                ProtestStanding::Upheld | ProtestStanding::Rejected => (false, false),
            };
            Ok(Protest { open, holds, settle: Hidden::new(by)?, pass: Hidden::new(by)?, line })
        };
        Ok(IncidentsPage {
            frame: Frame::named(app, lang, &shell.name),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            book: incidents::book(state, lang),
            places: places(state, lang),
            games: latest_games(state, lang).into_iter().map(|(_, game)| game).collect(),
            incidents: incidents::incidents(ledger, lang)
                .into_iter()
                .map(incident)
                .collect::<Result<_, _>>()?,
            protests: incidents::protests(ledger, lang).into_iter().map(protest).collect::<Result<_, _>>()?,
            lodge: Hidden::new(by)?,
            shell,
        })
    }
}

/// The tournament itself, the latest round, and its tables.
fn places(state: &State, lang: Lang) -> Vec<Place> {
    let nowhere = Place { code: String::new(), label: Message::new("day-scene-tournament").text(lang) };
    let mut places = vec![nowhere];
    if let Some(round) = state.latest_round() {
        let label = Message::new("day-scene-round").with("round", round).text(lang);
        places.push(Place { code: round.to_string(), label });
    }
    places
        .extend(latest_games(state, lang).into_iter().map(|(code, game)| Place { code, label: game.label }));
    places
}

/// The games of the latest two rounds, the newest first, by round and table: a result of an adjourned game may come a round
/// later.
fn latest_games(state: &State, lang: Lang) -> Vec<(String, Game)> {
    let rounds = (0..state.rounds().len()).rev().take(2);
    let rounds = rounds.filter_map(|index| Round::of(state, RoundNumber::from_index(index), lang));
    let mut games = Vec::new();
    for round in rounds {
        for line in &round.tables {
            let (first, second) = (&line.seats.first.who, &line.seats.second.who);
            let label = Message::new("floor-game")
                .with("round", round.number)
                .with("table", line.table)
                .with("first", first.name.as_str())
                .with("second", second.name.as_str());
            let code = format!("{}.{}", round.number, line.table);
            let side =
                |who: &kolo_day::Who| Place { code: format!("{code}.{}", who.id), label: who.name.clone() };
            let sides = vec![side(first), side(second)];
            games.push((code, Game { label: label.text(lang), sides }));
        }
    }
    games
}

/// An incident as far as it was told.
#[derive(Debug, Default)]
pub(crate) struct Told {
    /// Where.
    pub(crate) place: String,
    /// The facts.
    pub(crate) facts: Vec<(String, String)>,
    /// What the rules say, once they were asked.
    pub(crate) advised: Option<Advised>,
    /// What is decided.
    pub(crate) verdict: String,
    /// Another verdict, typed.
    pub(crate) other: String,
    /// Why.
    pub(crate) reason: String,
    /// Anything else.
    pub(crate) note: String,
    /// What is wrong.
    pub(crate) trouble: Option<String>,
    /// Whether the same stands there already.
    pub(crate) again: bool,
}

/// A fact with what was typed for it.
#[derive(Debug)]
pub(crate) struct FactLine {
    asked: Asked,
    value: String,
}

/// The page of one incident.
#[derive(Debug, Template)]
#[template(path = "day/case.html")]
pub(crate) struct CasePage {
    frame: Frame,
    shell: Shell,
    f: FloorWords,
    base: String,
    situation: String,
    title: String,
    clauses: Vec<&'static str>,
    places: Vec<Place>,
    facts: Vec<FactLine>,
    others: Vec<Choice>,
    told: Told,
    hidden: Hidden,
}

impl CasePage {
    /// The page for a situation.
    ///
    /// # Errors
    /// No random bytes, or no such situation.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        state: &State,
        situation: &str,
        told: Told,
        by: &Arbiter,
    ) -> Result<CasePage, Problem> {
        let entry = kolo_rulings::ALL.iter().find(|entry| entry.id == situation);
        let entry = entry.ok_or_else(Problem::not_found)?;
        let asked = incidents::asked(situation, lang).unwrap_or_default();
        let fact = |asked: Asked| {
            let typed =
                told.facts.iter().find(|(name, _)| name == asked.name).map(|(_, value)| value.clone());
            FactLine { value: typed.or(asked.default.map(str::to_owned)).unwrap_or_default(), asked }
        };
        Ok(CasePage {
            frame: Frame::named(app, lang, &shell.name),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            situation: situation.to_owned(),
            title: entry.title().text(lang),
            clauses: entry.clauses.iter().map(|clause| clause.id()).collect(),
            places: places(state, lang),
            facts: asked.into_iter().map(fact).collect(),
            others: incidents::verdicts(entry.book, lang),
            told,
            hidden: Hidden::new(by)?,
            shell,
        })
    }
}
