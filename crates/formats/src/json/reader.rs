//! Reads a whole file.

use kolo_messages::Message;
use kolo_model::{
    MAX_COMPETITORS, Place, ProblemKind, RawCompetitor, RawTournament, Scoring, System, TooManyOf,
};

use super::decode::{self, Fields};
use super::value::{Node, Value};
use super::{entries, event, go, keys, parser, rating, settings};
use crate::collector::Collector;
use crate::limits::MOST_BYTES;
use crate::text;
use crate::{FileProblems, Reading};

/// Reads a plain tournament file.
pub(crate) fn read(bytes: &[u8]) -> Result<Reading, FileProblems> {
    text::refuse_too_large(bytes, MOST_BYTES)?;
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let valid = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
        FileProblems::one(text::place_of_offset(valid, valid.len()), Message::new("json-not-utf8"))
    })?;
    let file = parser::parse(text)?;
    let mut notes = Collector::default();
    let Some(fields) = Fields::open(&file, &keys::FILE, &mut notes) else {
        return Err(problems_of(notes));
    };
    check_version(&fields, &mut notes);
    refuse_too_many(&fields)?;
    let raw = tournament(&fields, &mut notes);
    let places = Places::of(&fields);
    notes.check(&raw, |problem| places.of_problem(&problem.kind))
}

fn problems_of(notes: Collector) -> FileProblems {
    match notes.finish() {
        Err(problems) => problems,
        Ok(_) => FileProblems::one(Place::default(), Message::new("json-an-object")),
    }
}

/// More competitors than are taken are not even looked at.
fn refuse_too_many(fields: &Fields<'_, '_>) -> Result<(), FileProblems> {
    match fields.get("competitors") {
        Some(Value { at, node: Node::List(items) }) if items.len() > MAX_COMPETITORS => {
            let what = TooManyOf::Competitors;
            let kind = ProblemKind::TooMany { what, count: items.len(), most: MAX_COMPETITORS };
            Err(FileProblems::too_large(at.place(), kind.message()))
        }
        Some(_) | None => Ok(()),
    }
}

fn check_version(fields: &Fields<'_, '_>, notes: &mut Collector) {
    if let Some(value) = fields.require("kolo", notes)
        && let Some(version) = decode::whole::<u32>(value, notes)
        && version != keys::VERSION
    {
        let message =
            Message::new("json-other-version").with("version", version).with("known", keys::VERSION);
        notes.missing(value.at.place(), message);
    }
}

fn tournament(fields: &Fields<'_, '_>, notes: &mut Collector) -> RawTournament {
    let system = fields.read("system", notes, |value, notes| decode::one_of(value, &keys::systems(), notes));
    let usual = system.map_or(Scoring::ONE_HALF_ZERO, System::scoring);
    let scoring = fields.read("scoring", notes, |value, notes| settings::scoring(value, usual, notes));
    let boards = fields.read("boards", notes, decode::whole_spot);
    // Without these it is not known which points and scores are sound.
    let given = ["system", "scoring", "boards"].map(|key| fields.get(key).is_some());
    if given != [system.is_some(), scoring.is_some(), boards.is_some()] {
        notes.mark_incomplete();
    }
    let points = scoring.unwrap_or(usual);
    let competitors = match fields.require("competitors", notes) {
        Some(value) => decode::list_of(value, notes, competitor),
        None => Vec::new(),
    };
    let mut raw = RawTournament {
        event: fields.read("event", notes, event::read).unwrap_or_default(),
        system,
        rounds: fields.read("rounds", notes, decode::whole_spot),
        lot: fields.read("lot", notes, |value, notes| decode::one_of(value, &keys::LOTS, notes)),
        boards,
        bye_score: fields.read("bye_score", notes, decode::whole_spot),
        scoring,
        adjourned_games: fields
            .read("adjourned_games", notes, |value, notes| {
                decode::one_of(value, &keys::ADJOURNED_GAMES, notes)
            })
            .unwrap_or_default(),
        b6: fields
            .read("b6", notes, |value, notes| decode::one_of(value, &keys::B6, notes))
            .unwrap_or_default(),
        acceleration: fields
            .read("acceleration", notes, |value, notes| decode::one_of(value, &keys::ACCELERATIONS, notes))
            .unwrap_or_default(),
        go: go::settings(fields, notes),
        seed: fields.read("seed", notes, decode::whole),
        criteria: fields.list("criteria", notes, decode::text_spot),
        competitors,
        played: fields.list("played", notes, |value, notes| entries::round(value, &points, notes)),
        planned: fields.list("absent_next", notes, settings::absent_next),
        forbidden: fields.list("forbidden", notes, settings::forbidden),
        accelerations: settings::accelerations(fields, notes),
        teams: fields.list("teams", notes, settings::team),
    };
    raw.planned.extend(fields.list("planned", notes, settings::planned));
    raw
}

fn competitor(value: &Value<'_>, notes: &mut Collector) -> Option<RawCompetitor> {
    let fields = Fields::open(value, &keys::COMPETITOR, notes)?;
    let no = fields.require("no", notes).and_then(|value| decode::whole(value, notes));
    let name = fields.require("name", notes).and_then(|value| decode::text(value, notes));
    let (rating, rating_basis) = rating::read(&fields, notes);
    let rest = RawCompetitor {
        place: fields.place(),
        rating,
        rating_basis,
        title: fields.read("title", notes, decode::text_spot),
        rank: fields.read("rank", notes, decode::text_spot),
        adjustment: go::adjustment(&fields, notes),
        super_group: go::super_group(&fields, notes),
        club: fields.read("club", notes, decode::text_spot),
        country: fields.read("country", notes, decode::text_spot),
        sex: fields.read("sex", notes, |value, notes| decode::one_of(value, &keys::SEXES, notes)),
        born: fields.read("born", notes, decode::text_spot),
        federation_id: fields.read("federation_id", notes, decode::whole),
        listed_place: fields.read("listed_place", notes, decode::whole),
        withdrawn_after: fields.read("withdrawn_after", notes, decode::whole_spot),
        roster: fields.get("roster").map(|value| decode::list_of(value, notes, settings::member)),
        ..RawCompetitor::default()
    };
    Some(RawCompetitor { no: no?, name: name?.to_owned(), ..rest })
}

/// Places of what has none in the raw data.
struct Places {
    competitors: Option<Place>,
    rounds: Vec<Place>,
}

impl Places {
    fn of(fields: &Fields<'_, '_>) -> Self {
        let rounds = match fields.get("played").map(|value| &value.node) {
            Some(Node::List(rounds)) => rounds.iter().map(|round| round.at.place()).collect(),
            _ => Vec::new(),
        };
        Places { competitors: fields.get("competitors").map(|value| value.at.place()), rounds }
    }

    fn of_problem(&self, kind: &ProblemKind) -> Option<Place> {
        match kind {
            ProblemKind::NoCompetitors => self.competitors.clone(),
            ProblemKind::RoundEmpty { round } => self.rounds.get(*round as usize - 1).cloned(),
            _ => None,
        }
    }
}
