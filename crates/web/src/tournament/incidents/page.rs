//! Incidents and protests.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_model::{RoundNumber, Side};
use kolo_rulings::{Assessment, Decided};
use kolo_stages::MatchId;
use kolo_tournament::{Ledger, State, TableNumber};
use kolo_views::contest::matches::MatchLine;
use kolo_views::incidents::{
    self, Advised, Asked, BookLine, Choice, IncidentLine, ProtestLine, ProtestStanding,
};
use kolo_views::plan::{Plan, matches};
use kolo_views::round::Round;

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::pages::Frame;
use crate::pages::result_input::ResultInput;
use crate::problem::Problem;
use crate::time;
use crate::tournament::{FloorWords, Shell};

/// A place to choose: its code and its words.
#[derive(Debug)]
pub(crate) struct Place {
    /// What is sent.
    pub(crate) code: String,
    /// What is shown.
    pub(crate) label: String,
}

/// A game, with those who can protest against its result.
#[derive(Debug)]
pub(crate) struct Game {
    /// Which game.
    pub(crate) label: String,
    /// Who can protest.
    pub(crate) sides: Vec<Place>,
}

/// What a list is made of.
#[derive(Debug)]
pub(crate) struct Listed {
    /// The situations of the rule book.
    pub(crate) book: Vec<BookLine>,
    /// Where something can have happened.
    pub(crate) places: Vec<Place>,
    /// What can be protested against.
    pub(crate) games: Vec<Game>,
    /// What was written down.
    pub(crate) incidents: Vec<IncidentLine>,
    /// Who protests.
    pub(crate) protests: Vec<ProtestLine>,
    /// The field by which an incident is undone, and what stands before its number there.
    pub(crate) withdraw: (&'static str, &'static str),
    /// What is typed where a protest is upheld.
    pub(crate) remedy: ResultInput,
    /// Protests that were right and whose results are not corrected yet, with the page that corrects them.
    pub(crate) to_correct: Vec<(u32, String)>,
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
    correct: Option<String>,
}

/// The list.
#[derive(Debug, Template)]
#[template(path = "tournament/incidents/page.html")]
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
    withdraw: (&'static str, &'static str),
    remedy: ResultInput,
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
        let listed = Listed {
            book: incidents::book(state, lang),
            places: places(state, lang),
            games: latest_games(state, lang)
                .into_iter()
                .map(|(_, game)| game)
                .chain(protestable(state, lang))
                .collect(),
            incidents: incidents::incidents(ledger, lang),
            protests: incidents::protests(ledger, lang),
            withdraw: ("step", ""),
            remedy: {
                let label = Message::new("floor-protest-result");
                ResultInput::of(&label, state.settings().shape(), lang)
            },
            to_correct: Vec::new(),
        };
        IncidentsPage::listing(app, lang, shell, listed, by)
    }

    /// The page of a list.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn listing(
        app: &App,
        lang: Lang,
        shell: Shell,
        listed: Listed,
        by: &Arbiter,
    ) -> Result<IncidentsPage, Problem> {
        let incident = |line: IncidentLine| -> Result<Incident, Problem> {
            Ok(Incident {
                when: time::describe(line.at, lang),
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
            let to_correct = listed.to_correct.iter().find(|(id, _)| *id == line.id);
            let correct = to_correct.map(|(_, href)| href.clone());
            Ok(Protest { open, holds, settle: Hidden::new(by)?, pass: Hidden::new(by)?, correct, line })
        };
        Ok(IncidentsPage {
            frame: Frame::named(app, lang, &shell.name),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            incidents: listed.incidents.into_iter().map(incident).collect::<Result<_, _>>()?,
            protests: listed.protests.into_iter().map(protest).collect::<Result<_, _>>()?,
            book: listed.book,
            places: listed.places,
            games: listed.games,
            lodge: Hidden::new(by)?,
            withdraw: listed.withdraw,
            remedy: listed.remedy,
            shell,
        })
    }
}

/// The tournament itself, the latest round, and its tables.
pub(crate) fn places(state: &State, lang: Lang) -> Vec<Place> {
    let nowhere = Place { code: String::new(), label: Message::new("day-scene-tournament").text(lang) };
    let mut places = vec![nowhere];
    if let Some(round) = state.latest_round() {
        let label = Message::new("day-scene-round").with("round", round).text(lang);
        places.push(Place { code: round.to_string(), label });
    }
    let games = latest_games(state, lang).into_iter();
    places.extend(games.map(|(code, game)| Place { code, label: game.label }));
    let matches = matches::of_tournament(state, lang).into_iter().rev();
    places.extend(matches.map(|line| Place { label: called(&line), code: line.path().to_owned() }));
    places
}

fn called(line: &MatchLine) -> String {
    format!("{} {} – {}", line.key, line.sides.first.name, line.sides.second.name)
}

/// Matches of plans that can be protested against, the latest first: no match that rests on them has begun (G-4.4.8).
fn protestable(state: &State, lang: Lang) -> Vec<Game> {
    let mut games = Vec::new();
    for plan in Plan::played(state) {
        let late = state.past_protest(&plan.settings.id);
        let lines = matches::all(plan, lang).into_iter();
        let open =
            lines.filter(|line| line.score.is_some() && !late.contains(&MatchId::from(line.key.as_str())));
        games.extend(open.map(|line| {
            let side = |side: Side| {
                let corner = &line.sides[side];
                Place { code: format!("{}.{}", line.path(), corner.entry), label: corner.name.clone() }
            };
            Game { label: called(&line), sides: Side::BOTH.map(side).into() }
        }));
    }
    games.reverse();
    games
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
            let at = RoundNumber::new(round.number).zip(TableNumber::new(line.table));
            let Some(pairing) = at.and_then(|(round, table)| state.pairing(round, table)) else { continue };
            let code = pairing.to_string();
            let side =
                |who: &kolo_views::Who| Place { code: format!("{code}.{}", who.id), label: who.name.clone() };
            let sides = vec![side(first), side(second)];
            games.push((code, Game { label: label.text(lang), sides }));
        }
    }
    games
}

/// An incident as far as the form describes it.
#[derive(Debug, Default)]
pub(crate) struct CaseForm {
    /// Where.
    pub(crate) place: String,
    /// On which board, where there are several.
    pub(crate) board: String,
    /// The facts.
    pub(crate) facts: Vec<(String, String)>,
    /// What the rules say, once they were asked.
    pub(crate) advised: Option<Advised>,
    /// What is decided.
    pub(crate) verdict: String,
    /// Another verdict, chosen from all of them.
    pub(crate) other: String,
    /// The number or the time that it needs.
    pub(crate) more: String,
    /// Why.
    pub(crate) reason: String,
    /// Anything else.
    pub(crate) note: String,
    /// What is wrong.
    pub(crate) trouble: Option<String>,
    /// Whether the same stands there already.
    pub(crate) again: bool,
    /// The version from which something is rewritten, where that is asked (K-STALE).
    pub(crate) seen: Option<u64>,
}

impl CaseForm {
    /// What stands in the log, to be rewritten.
    pub(crate) fn again(assessment: &Assessment) -> CaseForm {
        let facts = assessment.case.facts().into_iter().map(|(name, value)| (name.to_owned(), value));
        let filled_in = CaseForm {
            facts: facts.collect(),
            note: assessment.note.clone().unwrap_or_default(),
            ..CaseForm::default()
        };
        match assessment.decided {
            // The advice may be another one for other facts.
            Decided::AsAdvised => filled_in,
            Decided::Otherwise { verdict, .. } if assessment.case.rule().allows(verdict) => {
                CaseForm { verdict: verdict.code(), ..filled_in }
            }
            Decided::Otherwise { verdict, .. } => {
                let (other, more) = incidents::verdict_words(verdict);
                CaseForm { verdict: "other".to_owned(), other, more, ..filled_in }
            }
        }
    }
}

/// A fact with what was typed for it.
#[derive(Debug)]
pub(crate) struct FactLine {
    asked: Asked,
    value: String,
}

/// The page of one incident.
#[derive(Debug, Template)]
#[template(path = "tournament/incidents/case.html")]
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
    filled_in: CaseForm,
    hidden: Hidden,
    action: String,
    boards: Vec<String>,
    amends: bool,
}

/// What a case can be of.
#[derive(Debug)]
pub(crate) struct Around {
    /// Where it can have happened; nothing where that is known and stays.
    pub(crate) places: Vec<Place>,
    /// How many boards a match has; none where there are no matches.
    pub(crate) boards: u32,
    /// Where the form is sent to.
    pub(crate) action: String,
    /// Whether something is rewritten, for which there is a reason.
    pub(crate) amends: bool,
}

impl Around {
    /// What stays where an incident is rewritten: its place and its board.
    pub(crate) fn amended(home: &str, number: u32) -> Around {
        Around { places: Vec::new(), boards: 0, action: format!("{home}/incidents/{number}"), amends: true }
    }

    /// What is chosen for a new one.
    pub(crate) fn new(home: &str, places: Vec<Place>, boards: u32) -> Around {
        Around { places, boards, action: format!("{home}/incidents/new"), amends: false }
    }
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
        around: Around,
        situation: &str,
        filled_in: CaseForm,
        by: &Arbiter,
    ) -> Result<CasePage, Problem> {
        let entry = kolo_rulings::ALL.iter().find(|entry| entry.id == situation);
        let entry = entry.ok_or_else(Problem::not_found)?;
        let asked = incidents::asked(situation, lang).unwrap_or_default();
        let fact = |asked: Asked| {
            let typed =
                filled_in.facts.iter().find(|(name, _)| name == asked.name).map(|(_, value)| value.clone());
            FactLine { value: typed.or(asked.default.map(str::to_owned)).unwrap_or_default(), asked }
        };
        Ok(CasePage {
            frame: Frame::named(app, lang, &shell.name),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            situation: situation.to_owned(),
            title: entry.title().text(lang),
            clauses: entry.clauses.iter().map(|clause| clause.id()).collect(),
            places: around.places,
            boards: (1..=around.boards).map(|board| board.to_string()).collect(),
            action: around.action,
            amends: around.amends,
            facts: asked.into_iter().map(fact).collect(),
            others: incidents::verdicts(entry.book, lang),
            filled_in,
            hidden: Hidden::new(by)?,
            shell,
        })
    }
}
