//! Incidents and protests: what happened at the boards, what the rules say about it, and what was decided.

use kolo_messages::{Lang, Message};
use kolo_model::{PerSide, RuleSet, Side};
use kolo_rulings::facts::{Field, Kind};
use kolo_rulings::{ALL, Entry, Leeway, RuleEntry, Situation, UnreadableVerdict, Verdict};
use kolo_tournament::{
    Author, Incident, IncidentId, Ledger, PairingId, Protest, ProtestRuling, Scene, State, Timestamp,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Who;
use crate::log::scene_message;
use crate::result;

/// An incident that counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct IncidentLine {
    /// Its number.
    pub id: u32,
    /// Where it happened, in words.
    pub place: String,
    /// What happened, by which clauses, what was decided.
    pub text: String,
    /// Anything else worth knowing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// When it was recorded, in milliseconds since 1970.
    pub at: i64,
    /// By whom.
    pub by: String,
    /// The step that recorded it, by which it is withdrawn.
    pub step: u64,
}

/// A protest that counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ProtestLine {
    /// Its number.
    pub id: u32,
    /// The game, in words.
    pub place: String,
    /// Who protests.
    pub by: Who,
    /// The result that counted then.
    pub against: String,
    /// Why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// How it stands.
    pub standing: ProtestStanding,
    /// The same in words.
    #[serde(rename = "told")]
    pub text: String,
}

/// How a protest stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ProtestStanding {
    /// It is not decided, and the pairing waits for it.
    Open,
    /// It is not decided; the arbiter lets play go on.
    PassedOver,
    /// It was right.
    Upheld,
    /// The result stays.
    Rejected,
}

/// Who wrote something into a book, when, and in which step.
pub(crate) struct Written<'a> {
    pub(crate) at: Timestamp,
    pub(crate) by: &'a Author,
    pub(crate) step: u64,
}

impl IncidentLine {
    /// An incident of any book.
    pub(crate) fn new(
        id: IncidentId,
        incident: &Incident,
        place: String,
        written: Option<Written<'_>>,
        lang: Lang,
    ) -> IncidentLine {
        IncidentLine {
            id: id.0,
            place,
            text: incident.assessment.message().text(lang),
            note: incident.assessment.note.clone(),
            at: written.as_ref().map_or(0, |written| written.at.0),
            by: written.as_ref().map(|written| written.by.name.to_string()).unwrap_or_default(),
            step: written.map_or(0, |written| written.step),
        }
    }
}

impl ProtestStanding {
    /// How a protest stands that does or does not hold play back.
    pub(crate) fn of(protest: &Protest, holds: bool) -> ProtestStanding {
        match protest.ruling {
            None if holds => ProtestStanding::Open,
            None => ProtestStanding::PassedOver,
            Some(ProtestRuling::Upheld(_)) => ProtestStanding::Upheld,
            Some(ProtestRuling::Rejected) => ProtestStanding::Rejected,
        }
    }
}

/// What the rules say about a situation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Advised {
    /// What happened.
    pub title: String,
    /// The clauses, the deciding one first.
    pub clauses: Vec<&'static str>,
    /// What is ruled.
    pub verdict: Choice,
    /// Whether the rules leave nothing open.
    pub must: bool,
    /// What the arbiter may choose instead.
    pub alternatives: Vec<Choice>,
    /// Why.
    pub explanation: String,
    /// What to enter, a sentence each.
    pub enter: Vec<String>,
}

/// Something to choose, with its stable word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The word.
    pub code: String,
    /// What it means.
    pub text: String,
}

/// A situation of the rule book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BookLine {
    /// Its stable name.
    pub id: &'static str,
    /// What happened.
    pub title: String,
    /// The clauses.
    pub clauses: Vec<&'static str>,
}

/// A fact that a situation asks for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Asked {
    /// Its stable name.
    pub name: &'static str,
    /// What it means.
    pub about: String,
    /// How it is written.
    pub how: String,
    /// What to choose from; nothing where something is typed.
    pub choices: Vec<Choice>,
    /// Whether it is a number.
    pub number: bool,
    /// What holds unless changed.
    pub default: Option<&'static str>,
}

/// The situations of the rules that the tournament is run by. Where it is run by rules that have none, by those of
/// both books.
pub fn book(state: &State, lang: Lang) -> Vec<BookLine> {
    book_of(state.settings().rules(), lang)
}

/// The situations of these rules.
pub fn book_of(rules: Option<RuleSet>, lang: Lang) -> Vec<BookLine> {
    let of_rules = |entry: &&RuleEntry| match rules {
        Some(rules @ (RuleSet::Go2009 | RuleSet::Pisqworky2023)) => entry.book == rules,
        Some(RuleSet::Fide1992 | RuleSet::FideDutch) | None => true,
    };
    let line = |entry: &RuleEntry| BookLine {
        id: entry.id,
        title: entry.title().text(lang),
        clauses: entry.clauses.iter().map(|clause| clause.id()).collect(),
    };
    ALL.iter().filter(of_rules).map(line).collect()
}

/// The facts that a situation asks for; nothing for a name that is none.
pub fn asked(situation: &str, lang: Lang) -> Option<Vec<Asked>> {
    let entry = ALL.iter().find(|entry| entry.id == situation)?;
    let choice = |field: &Field, word: &str| {
        let text = field.describe(word).map(|text| text.text(lang));
        Choice { code: word.to_owned(), text: text.unwrap_or_else(|| word.to_owned()) }
    };
    let field = |field: &Field| Asked {
        name: field.name,
        about: field.about().text(lang),
        how: field.kind.message().text(lang),
        choices: field.kind.choices().iter().map(|word| choice(field, word)).collect(),
        number: matches!(field.kind, Kind::Count | Kind::Handicap),
        default: field.default,
    };
    Some(entry.fields.iter().map(field).collect())
}

/// What the rules say.
pub fn advised(case: &Situation, lang: Lang) -> Advised {
    let (ruling, book) = (case.rule(), Some(case.entry().book));
    let choice = |verdict: Verdict| Choice { code: verdict.code(), text: verdict.message(book).text(lang) };
    Advised {
        title: case.entry().title().text(lang),
        clauses: ruling.clauses.iter().map(|clause| clause.id()).collect(),
        verdict: choice(ruling.verdict),
        must: match ruling.leeway {
            Leeway::Must => true,
            Leeway::May(_) => false,
        },
        alternatives: ruling.leeway.alternatives().iter().copied().map(choice).collect(),
        explanation: ruling.explanation.text(lang),
        enter: ruling.entries.iter().map(|entry: &Entry| entry.message(book).text(lang)).collect(),
    }
}

/// What can be decided under these rules where they do not name it. Where a number or a time is wanted besides, the word
/// ends before it ([`verdict`]).
pub fn verdicts(book: RuleSet, lang: Lang) -> Vec<Choice> {
    let plain =
        |verdict: Verdict| Choice { code: verdict.code(), text: verdict.message(Some(book)).text(lang) };
    let with_more = |code: &str, text: Message| Choice { code: code.to_owned(), text: text.text(lang) };
    let of_sides = [Verdict::LostFor, Verdict::MatchLostFor, Verdict::StartByoYomi, Verdict::StartClock];
    let of_sides = of_sides.into_iter().flat_map(|of| Side::BOTH.map(|side| plain(of(side))));
    // That the arbiter decides is no decision.
    let plain =
        Verdict::plain().iter().filter(|verdict| **verdict != Verdict::ArbiterDecides).copied().map(plain);
    let with_more = [
        with_more(TAKE_BACK, Message::new("floor-verdict-take-back")),
        with_more(SET_CLOCK, Message::new("floor-verdict-set-clock")),
        with_more(SET_BOTH_CLOCKS, Message::new("floor-verdict-set-both-clocks")),
    ];
    plain.chain(of_sides).chain(with_more).collect()
}

const TAKE_BACK: &str = "take-back";
const SET_CLOCK: &str = "set-clock";
const SET_BOTH_CLOCKS: &str = "set-both-clocks";

/// The verdict of a word of [`verdicts`] and of the number or time that was typed beside it.
///
/// # Errors
/// What is missing.
pub fn verdict(word: &str, more: &str) -> Result<Verdict, Message> {
    let wants_more = [TAKE_BACK, SET_CLOCK, SET_BOTH_CLOCKS].contains(&word);
    let written = if wants_more { format!("{word}:{}", more.trim()) } else { word.to_owned() };
    let problem =
        if wants_more { Message::new("floor-verdict-more") } else { Message::new("floor-verdict-choose") };
    written.parse().map_err(|_: UnreadableVerdict| problem)
}

/// The word of [`verdicts`] for a verdict, and the number or time that belongs beside it.
pub fn verdict_words(verdict: Verdict) -> (String, String) {
    let code = verdict.code();
    match code.split_once(':') {
        Some((word, more)) if [TAKE_BACK, SET_CLOCK, SET_BOTH_CLOCKS].contains(&word) => {
            (word.to_owned(), more.to_owned())
        }
        Some(_) | None => (code, String::new()),
    }
}

/// Every incident that counts, the newest first.
pub fn incidents(ledger: &Ledger, lang: Lang) -> Vec<IncidentLine> {
    let Some(state) = ledger.state() else { return Vec::new() };
    let line = |(id, incident): (&IncidentId, &Incident)| {
        let record = ledger.incident_record(*id);
        let written = record.map(|record| Written { at: record.at, by: &record.by, step: record.step.0 });
        IncidentLine::new(*id, incident, place(state, &incident.scene, lang), written, lang)
    };
    state.incidents().iter().rev().map(line).collect()
}

/// Where something happened, with the names of those who sat there then.
fn place(state: &State, scene: &Scene, lang: Lang) -> String {
    let table = scene.pairing().and_then(|pairing| state.find(pairing)).map(|(_, table, _)| table);
    let text = scene_message(scene, table).text(lang);
    match scene.pairing().map(|pairing| pairing.sides) {
        Some(PerSide { first, second }) => {
            let name = |id| Who::of(state, id).name;
            format!("{text}, {} – {}", name(first), name(second))
        }
        None => text,
    }
}

/// Every protest that counts, the newest first.
pub fn protests(ledger: &Ledger, lang: Lang) -> Vec<ProtestLine> {
    let Some(state) = ledger.state() else { return Vec::new() };
    let holding: Vec<_> = state.holding_protests().collect();
    let line = |(id, protest): (&kolo_tournament::ProtestId, &Protest)| {
        let standing = ProtestStanding::of(protest, holding.contains(id));
        let text = match (standing, protest.pairing.round()) {
            (ProtestStanding::Open, None) => Message::new("plan-protest-open"),
            // Others stand in the match by now: it waits for nothing.
            (ProtestStanding::PassedOver, None) if !state.has_match(&protest.pairing) => {
                Message::new("plan-protest-moot")
            }
            _ => standing_message(standing),
        };
        // The sides may have been exchanged since.
        let sides = state.find(&protest.pairing).map_or(protest.pairing.sides, |(_, _, game)| game.sides);
        let pairing = PairingId { sides, ..protest.pairing.clone() };
        ProtestLine {
            id: id.0,
            place: place(state, &Scene::Match { pairing, board: None }, lang),
            by: Who::of(state, protest.by),
            against: result::text(protest.against, None, lang).unwrap_or_default(),
            why: ledger.protest_record(*id).and_then(|record| record.reason.clone()),
            standing,
            text: text.text(lang),
        }
    };
    state.protests().iter().rev().map(line).collect()
}

/// How a protest stands, in words.
pub fn standing_message(standing: ProtestStanding) -> Message {
    match standing {
        ProtestStanding::Open => Message::new("day-protest-open"),
        ProtestStanding::PassedOver => Message::new("day-protest-passed-over"),
        ProtestStanding::Upheld => Message::new("day-protest-upheld"),
        ProtestStanding::Rejected => Message::new("day-protest-rejected"),
    }
}
