//! A tournament of the contest in a few lines: how far it has come, what comes next, what it waits for.

use kolo_contest::{
    Contest, DuelTime, GameKey, Level, Opening, Phase, Play, Progress, ProtestId, Timestamp, VenueState,
};
use kolo_messages::{Lang, Message};
use kolo_teams::{Slip, SlipState};
use serde::Serialize;
use utoipa::ToSchema;

use super::describe;
use super::office::category_name;
use crate::round;
use crate::waiting::{self, Kind};

/// A tournament in a few lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Card {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Its category.
    pub category: &'static str,
    /// What the category is called.
    pub category_name: String,
    /// Its level.
    pub level: &'static str,
    /// What the level is called.
    pub level_name: String,
    /// On which day.
    pub day: String,
    /// The same in words, with the day of the week.
    pub day_name: String,
    /// Where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// When it begins, or in play the next round of a Swiss, in milliseconds since 1970, if that is set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<i64>,
    /// How far it has come.
    pub stage: Stage,
    /// How many are expected.
    pub expected: usize,
    /// How many are checked in.
    pub came: usize,
    /// How many go on, once published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub go_on: Option<u32>,
    /// What comes next.
    pub step: VenueStep,
    /// The same in words.
    pub next: String,
}

/// How far a tournament has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = VenueStage)]
pub enum Stage {
    /// It is announced.
    Announced,
    /// It is being played.
    Running,
    /// It is over.
    Over,
}

/// What comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum VenueStep {
    /// Something elsewhere must come first.
    Office,
    /// The order of the grand final is published.
    Seeding,
    /// Teams are entered.
    Entries,
    /// Those who come are checked in.
    CheckIn,
    /// The groups are drawn and play starts.
    Start,
    /// Results come in.
    Results,
    /// Something must decide between tied teams.
    Ties,
    /// The next round is paired.
    Round,
    /// Protests are decided.
    Protests,
    /// Everything is played.
    Close,
    /// It is over.
    Over,
}

/// Something that stands in the way, or will.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = VenueWaiting)]
pub struct Waiting {
    /// In words.
    pub text: String,
    /// The clause behind it.
    pub clause: &'static str,
    /// The organiser's page where it is dealt with, behind the address of the tournament; empty where there is none.
    #[serde(skip)]
    pub path: String,
}

/// What is waited for: the clause, what it is, and the page where it is dealt with.
type Waits = (&'static str, Message, String);

impl Card {
    /// A tournament in a few lines.
    pub fn of(contest: &Contest, venue: &VenueState, lang: Lang) -> Card {
        let (state, plan) = (contest.state(), &venue.plan);
        let (step, next) = step(contest, venue);
        Card {
            id: plan.id.to_string(),
            name: plan.name.to_string(),
            category: plan.category.code(),
            category_name: category_name(plan.category).text(lang),
            level: plan.level.code(),
            level_name: plan.level.message().text(lang),
            day: plan.day.to_string(),
            day_name: plan.day.message_with_weekday().text(lang),
            place: plan.place.as_ref().map(ToString::to_string),
            starts: starts(contest, venue),
            stage: match venue.phase {
                Phase::Announced => Stage::Announced,
                Phase::Running => Stage::Running,
                Phase::Closed(_) => Stage::Over,
            },
            expected: state.expected(venue).len(),
            came: venue.present.len(),
            go_on: venue.quota,
            step,
            next: next.text(lang),
        }
    }
}

impl Card {
    /// The same for the public: what the organiser has to do next is not shown.
    #[must_use]
    pub fn for_public(self, lang: Lang) -> Card {
        let (step, next) = match self.step {
            VenueStep::Office | VenueStep::Seeding | VenueStep::Entries => {
                (VenueStep::Entries, String::new())
            }
            VenueStep::CheckIn | VenueStep::Start => {
                let here = Message::new("school-came").text(lang);
                (VenueStep::CheckIn, format!("{here} {} / {}", self.came, self.expected))
            }
            VenueStep::Ties | VenueStep::Round | VenueStep::Protests | VenueStep::Close => {
                (VenueStep::Results, String::new())
            }
            VenueStep::Results | VenueStep::Over => (self.step, self.next),
        };
        Card { step, next, ..self }
    }
}

/// When a tournament begins, or in play the next round of a Swiss, in milliseconds since 1970, if that is set.
pub fn starts(contest: &Contest, venue: &VenueState) -> Option<i64> {
    match (&venue.phase, contest.play(&venue.plan.id)) {
        (Phase::Announced, _) => venue.plan.starts.map(|at| at.0),
        (Phase::Running, Some(play)) => round::next_start(play.swiss()?.state()?),
        (Phase::Running, None) | (Phase::Closed(_), _) => None,
    }
}

/// The fewest teams that the rules have a form for.
const FEWEST: usize = 4;

/// What comes next, and in words.
pub fn step(contest: &Contest, venue: &VenueState) -> (VenueStep, Message) {
    let state = contest.state();
    match (&venue.phase, contest.play(&venue.plan.id)) {
        (Phase::Announced, _) => before(contest, venue),
        (Phase::Running, Some(play)) => during(play),
        (Phase::Running, None) => (VenueStep::Office, Message::new("school-next-elsewhere")),
        (Phase::Closed(_), _) => {
            let first = state.order(venue).first().map(|first| describe::entry_name(state, &first.entry));
            (VenueStep::Over, Message::new("school-next-over").with("winner", first.unwrap_or_default()))
        }
    }
}

fn before(contest: &Contest, venue: &VenueState) -> (VenueStep, Message) {
    let state = contest.state();
    let open = state.waits_for(venue).count();
    if open > 0 {
        return (VenueStep::Office, Message::new("school-next-feeding").with("open", open));
    }
    if state.needs_quota(venue) {
        return (VenueStep::Office, Message::new("school-next-quota"));
    }
    if venue.plan.level == Level::GrandFinal && venue.seeding.is_none() {
        return (VenueStep::Seeding, Message::new("school-next-seeding"));
    }
    let (expected, came) = (state.expected(venue).len(), venue.present.len());
    if expected == 0 {
        return (VenueStep::Entries, Message::new("school-next-entries"));
    }
    if came < expected {
        let message = Message::new("school-next-check-in").with("came", came).with("expected", expected);
        return (VenueStep::CheckIn, message);
    }
    (VenueStep::Start, Message::new("school-next-start").with("came", came))
}

fn during(play: &Play) -> (VenueStep, Message) {
    let open = play.open_games().len();
    let ties = play.stages().map_or(0, |ledger| ledger.state().open_steps().len());
    if ties > 0 {
        return (VenueStep::Ties, Message::new("school-next-ties").with("ties", ties));
    }
    if open > 0 {
        return (VenueStep::Results, Message::new("school-next-results").with("open", open));
    }
    let protests = play.unsettled_protests().len();
    if protests > 0 {
        return (VenueStep::Protests, Message::new("school-next-protests").with("open", protests));
    }
    if play.round_is_due() {
        return (VenueStep::Round, Message::new("school-next-round"));
    }
    if play.is_over() {
        return (VenueStep::Close, Message::new("school-next-close"));
    }
    (VenueStep::Results, Message::new("school-next-results").with("open", open))
}

/// Everything that stands in the way, or will, the most urgent first. A player who is away cannot be asked (K-AWAY).
pub fn waiting(contest: &Contest, venue: &VenueState, now: Timestamp, lang: Lang) -> Vec<Waiting> {
    let waiting = |(clause, message, path): Waits| Waiting { text: message.text(lang), clause, path };
    match (&venue.phase, contest.play(&venue.plan.id)) {
        (Phase::Announced, _) => before_start(contest, venue).into_iter().map(waiting).collect(),
        (Phase::Running, Some(play)) => in_play(contest, venue, play, now).into_iter().map(waiting).collect(),
        (Phase::Running | Phase::Closed(_), _) => Vec::new(),
    }
}

fn before_start(contest: &Contest, venue: &VenueState) -> Vec<Waits> {
    let state = contest.state();
    let (mut list, nowhere) = (Vec::new(), String::new);
    let entries = || "/entries".to_owned();
    for open in state.waits_for(venue) {
        list.push((
            "P-1.1.1.2",
            Message::new("school-waits-feeding").with("name", &open.plan.name),
            nowhere(),
        ));
    }
    if state.needs_quota(venue) {
        list.push(("P-1.1.4.1", Message::new("school-waits-quota"), nowhere()));
    }
    if venue.plan.level == Level::GrandFinal && venue.seeding.is_none() {
        list.push(("P-1.2.3.6.2", Message::new("school-waits-seeding"), nowhere()));
    }
    for id in state.expected(venue) {
        if !state.fee_is_settled(&id) {
            let name = describe::entry_name(state, &id);
            list.push(("P-1.1.2.7", Message::new("school-waits-fee").with("name", name), entries()));
        } else if !venue.present.contains_key(&id) {
            let name = describe::entry_name(state, &id);
            list.push(("P-1.1.2.2", Message::new("school-waits-arrival").with("name", name), entries()));
        }
    }
    let teams = venue.plan.category.kind() == kolo_contest::Kind::Teams && !venue.plan.is_swiss();
    if teams && venue.present.len() < FEWEST {
        let few = Message::new("school-waits-few").with("came", venue.present.len());
        list.push(("P-1.1.4.3", few, entries()));
    }
    list
}

fn in_play(contest: &Contest, venue: &VenueState, play: &Play, now: Timestamp) -> Vec<Waits> {
    let mut list: Vec<Waits> = Vec::new();
    for id in play.unsettled_protests() {
        list.push(("K-PROTEST", protested(play, id), "/incidents#protests".to_owned()));
    }
    for key in play.games() {
        if reports_to_nobody(venue, play, &key, now) {
            continue;
        }
        let waits = on_slip(contest, play, &key).filter(|(kind, _)| *kind != Kind::Result);
        list.extend(waits.map(|(_, message)| ("P-2.1.1.5", message, format!("/slip/{key}"))));
    }
    list
}

/// Whether one side has reported and the other one is away as a whole, so that nobody is there to confirm.
fn reports_to_nobody(venue: &VenueState, play: &Play, key: &GameKey, now: Timestamp) -> bool {
    let (Some(slip), Some(fixture)) = (play.slip(key), play.fixture(key)) else { return false };
    matches!(slip.state(), SlipState::Reported(side) if venue.is_all_away(&fixture.sides[side.other()], now))
}

/// What the slip of a match waits for, if the match is to be played.
fn on_slip(contest: &Contest, play: &Play, key: &GameKey) -> Option<(Kind, Message)> {
    play.fixture(key).filter(|fixture| fixture.progress == Progress::Open)?;
    let names = describe::sides(contest.state(), play, key);
    let (kind, message) = match play.slip(key).map(Slip::state) {
        Some(SlipState::Mismatch(_)) => (Kind::Mismatch, Message::new("school-waits-differ")),
        Some(SlipState::Reported(side)) => {
            let message = Message::new("school-waits-other").with("side", names[side].as_str());
            (Kind::Confirmation, message)
        }
        Some(SlipState::Open | SlipState::Settled(_)) | None => {
            (Kind::Result, Message::new("school-waits-result"))
        }
    };
    Some((kind, message.with("game", key).with("first", names.first).with("second", names.second)))
}

/// Everything that the next round of a Swiss waits for: protests, reports that differ or that only one side has made,
/// results that are missing.
pub fn before_next_round(contest: &Contest, venue: &VenueState, lang: Lang) -> Vec<waiting::Waiting> {
    let Some(play) = contest.play(&venue.plan.id) else { return Vec::new() };
    let mut list = Vec::new();
    for id in play.holding_protests() {
        let text = protested(play, id).text(lang);
        let waits = waiting::Waiting::new(Kind::Protest, text, "K-PROTEST");
        list.push(waiting::Waiting { protest: Some(id.0), ..waits });
    }
    for key in play.games() {
        let Some((kind, message)) = on_slip(contest, play, &key) else { continue };
        // Groups are made by the points of all, so a missing result cannot be passed over.
        let clause = if kind == Kind::Result { "P-6.3" } else { "P-2.1.1.5" };
        let waits = waiting::Waiting::new(kind, message.text(lang), clause);
        list.push(waiting::Waiting { table: key.table(), ..waits });
    }
    list
}

fn protested(play: &Play, id: ProtestId) -> Message {
    let protest = play.journal().book().protests().get(&id);
    let game = protest.map(|protest| describe::match_name(play, &protest.pairing));
    Message::new("school-waits-protest").with("id", id).with("game", game.unwrap_or_default())
}

/// How duels are played on this level.
pub fn terms(level: Level) -> Message {
    let kolo_contest::Terms { opening, time } = level.terms();
    let opening = match opening {
        Opening::Swap1 => "SWAP 1",
        Opening::Swap2 => "SWAP 2",
    };
    let minutes = |seconds: u32| format!("{}:{:02}", seconds / 60, seconds % 60);
    let message = match time {
        DuelTime::Together { seconds } => {
            Message::new("school-terms-together").with("time", minutes(seconds))
        }
        DuelTime::EachSide { seconds, without_clocks: None } => {
            Message::new("school-terms-each").with("time", minutes(seconds))
        }
        DuelTime::EachSide { seconds, without_clocks: Some(without) } => {
            let message = Message::new("school-terms-clocks").with("time", minutes(seconds));
            message.with("without", minutes(without))
        }
    };
    message.with("opening", opening)
}
