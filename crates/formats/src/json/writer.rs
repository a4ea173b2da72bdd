//! Writes the canonical form.

use std::fmt::Write as _;

use kolo_model::{
    Competitor, CompetitorKind, EventInfo, Game, Idle, Outcome, PerSide, PlannedIdle, Rating, RatingBasis,
    RatingReport, Round, Scoring, Share, SuperGroup, Tournament,
};

use super::{go, keys};
use crate::Writing;

/// Writes a plain tournament file. Nothing is lost: the format holds everything the model does.
pub(crate) fn write(tournament: &Tournament) -> Writing {
    let mut file = Object::default();
    file.put("kolo", keys::VERSION);
    put_event(&mut file, tournament.event());
    file.put_some("system", tournament.system().map(|system| quoted(system.code())));
    file.put_some("rounds", tournament.planned_rounds());
    file.put_some("lot", tournament.lot().map(|lot| quoted(keys::name_of(&keys::LOTS, &lot))));
    file.put_some("boards", tournament.boards());
    file.put_some("bye_score", tournament.bye_score());
    file.put_some("scoring", tournament.own_scoring().map(|scoring| scoring_object(&scoring)));
    if !tournament.adjourned_games().is_usual() {
        let name = keys::name_of(&keys::ADJOURNED_GAMES, &tournament.adjourned_games());
        file.put("adjourned_games", quoted(name));
    }
    if !tournament.b6().is_usual() {
        file.put("b6", quoted(keys::name_of(&keys::B6, &tournament.b6())));
    }
    if !tournament.acceleration().is_usual() {
        file.put("acceleration", quoted(keys::name_of(&keys::ACCELERATIONS, &tournament.acceleration())));
    }
    go::put_settings(&mut file, tournament);
    file.put_some("seed", tournament.seed());
    file.put_list("criteria", tournament.criteria().iter().map(|criterion| quoted(criterion)));
    let competitors: Vec<String> = tournament.competitors().iter().map(competitor).collect();
    file.put("competitors", lines(&competitors, 2));
    let scoring = tournament.scoring();
    let rounds: Vec<String> = tournament.rounds().iter().map(|r| round(r, &scoring)).collect();
    file.put("played", lines(&rounds, 2));
    put_planned(&mut file, tournament);
    let forbidden = tournament.forbidden().iter().map(|forbidden| {
        let mut object = Object::default();
        object.put("members", list(forbidden.members.iter()));
        object.put_some("from", forbidden.from);
        object.put_some("to", forbidden.to);
        object.inline()
    });
    file.put_lines("forbidden", forbidden);
    let accelerations = tournament.accelerations().iter().map(|(no, points)| {
        let mut object = Object::default();
        object.put("no", no);
        object.put("points", list(points.iter()));
        object.inline()
    });
    file.put_lines("accelerations", accelerations);
    let teams = tournament.teams().iter().map(|team| {
        let mut object = Object::default();
        object.put("name", quoted(&team.name));
        object.put("members", list(team.members.iter()));
        object.inline()
    });
    file.put_lines("teams", teams);
    let mut text = file.on_lines(0);
    text.push('\n');
    Writing { bytes: text.into_bytes(), lost: Vec::new() }
}

fn put_event(file: &mut Object, event: &EventInfo) {
    let EventInfo {
        name,
        city,
        federation,
        start,
        end,
        kind,
        chief_arbiter,
        deputies,
        time_control,
        round_dates,
        other_lines,
        layout,
    } = event;
    let mut object = Object::default();
    object.put_text("name", name);
    object.put_text("city", city);
    object.put_text("federation", federation);
    object.put_text("start", start);
    object.put_text("end", end);
    object.put_text("kind", kind);
    object.put_text("chief_arbiter", chief_arbiter);
    object.put_list("deputies", deputies.iter().map(|text| quoted(text)));
    object.put_text("time_control", time_control);
    object.put_list("round_dates", round_dates.iter().map(|text| quoted(text)));
    let other_lines: Vec<String> = other_lines.iter().map(|text| quoted(text)).collect();
    if !other_lines.is_empty() {
        object.put("other_lines", lines(&other_lines, 4));
    }
    let usual = kolo_model::TrfLayout::default();
    if layout.dialect != usual.dialect {
        object.put("dialect", quoted(keys::name_of(&keys::DIALECTS, &layout.dialect)));
    }
    if layout.opponents != usual.opponents {
        object.put("opponents", quoted(keys::name_of(&keys::PADDINGS, &layout.opponents)));
    }
    object.put_list("counts", layout.counts.iter().map(|count| quoted(keys::name_of(&keys::COUNTS, count))));
    if !object.0.is_empty() {
        file.put("event", object.on_lines(2));
    }
}

fn scoring_object(scoring: &Scoring) -> String {
    let mut object = Object::default();
    for (key, value) in keys::SCORING.into_iter().zip(scoring.values()) {
        object.put(key, value);
    }
    object.inline()
}

fn competitor(competitor: &Competitor) -> String {
    let Competitor {
        no,
        name,
        kind,
        rating,
        title,
        rank,
        adjustment,
        super_group,
        club,
        country,
        listed_place,
        withdrawn_after,
    } = competitor;
    let mut object = Object::default();
    object.put("no", no);
    object.put("name", quoted(name.as_str()));
    object.put_some("rating", rating.map(Rating::value));
    if let Some(basis) = rating.map(Rating::basis).filter(|basis| *basis != RatingBasis::Listed) {
        object.put("rating_basis", quoted(basis.code()));
    }
    object.put_some("title", title.map(|title| quoted(title.code())));
    object.put_some("rank", rank.map(|rank| quoted(&rank.to_string())));
    object.put_some("mm_adjustment", (*adjustment != 0).then_some(*adjustment));
    object.put_some("super_group", (*super_group == SuperGroup::Member).then_some(true));
    object.put_some("club", club.as_ref().map(|club| quoted(club.as_str())));
    object.put_some("country", country.as_ref().map(|country| quoted(country.as_str())));
    if let CompetitorKind::Person(person) = kind {
        object.put_some("sex", person.sex.map(|sex| quoted(keys::name_of(&keys::SEXES, &sex))));
        object.put_some("born", person.born.map(|born| quoted(&born.to_string())));
        object.put_some("federation_id", person.federation_id);
    }
    object.put_some("listed_place", *listed_place);
    object.put_some("withdrawn_after", *withdrawn_after);
    if let CompetitorKind::Team(members) = kind {
        let members = members.iter().map(|member| {
            let mut object = Object::default();
            object.put("name", quoted(member.name.as_str()));
            object.put("role", quoted(keys::name_of(&keys::ROLES, &member.role)));
            object.inline()
        });
        object.put("roster", list(members));
    }
    object.inline()
}

fn round(round: &Round, scoring: &Scoring) -> String {
    let games = round.games.iter().map(|g| game(g, scoring));
    let idle = round.idle.iter().map(|(who, idle)| idle_object(None, *idle, who.get()).inline());
    let entries: Vec<String> = games.chain(idle).collect();
    lines(&entries, 4)
}

fn idle_object(round: Option<u32>, idle: Idle, who: u32) -> Object {
    let mut object = Object::default();
    object.put_some("round", round);
    object.put(keys::name_of(&keys::IDLE, &idle), who);
    object
}

fn game(game: &Game, scoring: &Scoring) -> String {
    let mut object = Object::default();
    object.put("first", game.sides.first);
    object.put("second", game.sides.second);
    let (points, shares, back) = match game.outcome {
        Outcome::Pending | Outcome::Adjourned => (None, None, None),
        Outcome::Played(result, _) => {
            let points = result.shares().map(|share| scoring.played(share));
            (Some(points), Some(result.shares()), scoring.shares_of_points(points))
        }
        Outcome::Forfeit(result) => {
            let points = result.shares().map(|share| scoring.forfeit(share));
            (Some(points), Some(result.shares()), scoring.forfeit_shares_of_points(points))
        }
    };
    match (points, shares) {
        // Where two results bring the same points, points alone do not say which it was.
        (_, Some(shares)) if back != Some(shares) => object.put("result", shares_list(shares)),
        (Some(PerSide { first, second }), _) => object.put("points", list([first, second].iter())),
        (None, _) => {}
    }
    if let Some(score) = game.score {
        object.put("score", list([score.first, score.second].iter()));
    }
    go::put_terms(&mut object, game.terms);
    match game.outcome {
        Outcome::Forfeit(_) => object.put("forfeit", true),
        Outcome::Played(_, RatingReport::Unrated) => object.put("unrated", true),
        Outcome::Adjourned => object.put("adjourned", true),
        Outcome::Pending => object.put("pending", true),
        Outcome::Played(_, RatingReport::Rated) => {}
    }
    object.inline()
}

fn shares_list(shares: PerSide<Share>) -> String {
    list([shares.first, shares.second].iter().map(|share| quoted(keys::name_of(&keys::SHARES, share))))
}

/// Absences of the next round are the common case and have a list of their own.
fn put_planned(file: &mut Object, tournament: &Tournament) {
    let next = tournament.next_round();
    let is_next = |planned: &&PlannedIdle| planned.round == next && planned.idle == Idle::AnnouncedAbsence;
    file.put_list("absent_next", tournament.planned().iter().filter(is_next).map(|planned| planned.who));
    let later = tournament.planned().iter().filter(|planned| !is_next(planned));
    file.put_lines(
        "planned",
        later.map(|planned| idle_object(Some(planned.round.get()), planned.idle, planned.who.get()).inline()),
    );
}

/// Keys and values that are JSON already.
#[derive(Default)]
pub(super) struct Object(Vec<(&'static str, String)>);

impl Object {
    #[expect(clippy::needless_pass_by_value, reason = "callers hand over texts and numbers they just made")]
    pub(super) fn put(&mut self, key: &'static str, value: impl ToString) {
        self.0.push((key, value.to_string()));
    }

    pub(super) fn put_some(&mut self, key: &'static str, value: Option<impl ToString>) {
        if let Some(value) = value {
            self.put(key, value);
        }
    }

    fn put_text(&mut self, key: &'static str, text: &str) {
        if !text.is_empty() {
            self.put(key, quoted(text));
        }
    }

    fn put_list<T: ToString>(&mut self, key: &'static str, items: impl Iterator<Item = T>) {
        let mut items = items.peekable();
        if items.peek().is_some() {
            self.put(key, list(items));
        }
    }

    fn put_lines(&mut self, key: &'static str, items: impl Iterator<Item = String>) {
        let items: Vec<String> = items.collect();
        if !items.is_empty() {
            self.put(key, lines(&items, 2));
        }
    }

    fn members(&self) -> Vec<String> {
        self.0.iter().map(|(key, value)| format!("\"{key}\": {value}")).collect()
    }

    /// On one line.
    pub(super) fn inline(&self) -> String {
        format!("{{{}}}", self.members().join(", "))
    }

    /// One key a line; the braces stand at `indent`.
    fn on_lines(&self, indent: usize) -> String {
        on_lines('{', &self.members(), '}', indent)
    }
}

pub(super) fn list<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    format!("[{}]", items.join(", "))
}

/// A list with one item a line; the brackets stand at `indent`.
fn lines(items: &[String], indent: usize) -> String {
    if items.is_empty() {
        return "[]".to_owned();
    }
    on_lines('[', items, ']', indent)
}

fn on_lines(open: char, items: &[String], close: char, indent: usize) -> String {
    let inner = " ".repeat(indent + 2);
    let outer = " ".repeat(indent);
    format!("{open}\n{inner}{}\n{outer}{close}", items.join(&format!(",\n{inner}")))
}

/// A JSON text. Letters stay letters; only what must be escaped is.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\n' => quoted.push_str("\\n"),
            '\t' => quoted.push_str("\\t"),
            control if control.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(control));
            }
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}
