//! The page of one competitor.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_store::Version;
use kolo_tournament::State;
use kolo_views::contest::matches::MatchState;
use kolo_views::mine::{Confirms, Mine, MyGame, MyRound};
use kolo_views::plan::Plan;
use kolo_views::plan::mine::{Confirmation, MyMatch, MyWay};
use kolo_views::result::Form;
use kolo_views::round::Status;

use crate::app::App;
use crate::key::{NoChance, Secret};
use crate::pages::Frame;
use crate::pages::devices::SeatButton;
use crate::pages::words::words;
use crate::room_key::RoomKey;
use crate::time;
use crate::tournament::DayWords;

words! {
    /// The words of the page of one competitor.
    MyWords {
        connected: "hall-connected",
        disconnected: "hall-disconnected",
        waiting: "hall-my-waiting",
        won: "hall-my-won",
        drawn: "hall-my-drawn",
        lost: "hall-my-lost",
        report: "hall-my-report",
        how: "hall-my-how",
        own: "hall-my-own",
        other: "hall-my-other",
        send: "hall-my-send",
        sending: "hall-my-sending",
        earlier: "hall-my-earlier",
        against: "hall-my-against",
        everything: "hall-my-everything",
        refused: "hall-my-refused",
        others: "plan-my-others",
        place: "hall-place",
        score: "plan-my-score",
    }
}

/// The game that is on, or was last.
#[derive(Debug)]
pub(crate) struct Now {
    round: MyRound,
    heading: String,
    /// What the page says about its result.
    standing: String,
    /// Whether a report can be sent.
    can_report: bool,
    /// What says the same as the other side, in one press.
    confirm: Option<Confirm>,
    /// The boards on devices at which this side sits.
    seats: Vec<SeatButton>,
}

/// A report that confirms the other side's.
#[derive(Debug)]
pub(crate) struct Confirm {
    /// What stands on the button.
    label: String,
    /// What it sends.
    fields: Vec<(&'static str, String)>,
    /// Its name.
    command: String,
}

impl Confirm {
    /// Where the other side has reported, and this one has not or something else.
    fn of(game: &MyGame, command: String, lang: Lang) -> Option<Confirm> {
        let reported = game.own.opponent_reported.as_ref().filter(|_| game.status != Status::Settled)?;
        let fields = match game.own.confirms.as_ref()? {
            Confirms::Got(got) => vec![("got", (*got).to_owned())],
            Confirms::Points(own, other) => vec![("own", own.to_string()), ("other", other.to_string())],
        };
        let label = Message::new("hall-my-yes").with("result", reported.as_str()).text(lang);
        Some(Confirm { label, fields, command })
    }
}

/// A match of a plan that can be played, with its form.
#[derive(Debug)]
pub(crate) struct NowMatch {
    game: MyMatch,
    /// What the page says about its result.
    standing: String,
    can_report: bool,
    command: String,
    confirm: Option<ConfirmMatch>,
    /// The boards on devices at which this side sits.
    seats: Vec<SeatButton>,
}

/// One press that says the same as the other side.
#[derive(Debug)]
pub(crate) struct ConfirmMatch {
    command: String,
    same: Confirmation,
    label: String,
}

impl NowMatch {
    fn of(game: MyMatch, lang: Lang) -> Result<NowMatch, NoChance> {
        let can_report = game.state.is_open() && !game.held;
        let confirm = match game.confirm.clone().filter(|_| can_report) {
            None => None,
            Some(same) => {
                let theirs = game.opponent_reported.as_deref().unwrap_or_default();
                let label = Message::new("plan-my-agree").with("result", theirs).text(lang);
                Some(ConfirmMatch { command: Secret::random()?.reveal().to_owned(), same, label })
            }
        };
        Ok(NowMatch {
            confirm,
            standing: standing_of_match(&game).text(lang),
            can_report,
            command: Secret::random()?.reveal().to_owned(),
            seats: SeatButton::all(&game.match_boards.seats, lang)?,
            game,
        })
    }
}

fn standing_of_match(game: &MyMatch) -> Message {
    match (&game.reported, &game.opponent_reported) {
        _ if game.held => Message::new("plan-my-held"),
        _ if game.state == MatchState::Tied => Message::new("school-match-tied"),
        (Some(own), Some(other)) => {
            Message::new("plan-my-differ").with("own", own.as_str()).with("other", other.as_str())
        }
        (Some(own), None) => Message::new("plan-my-reported").with("result", own.as_str()),
        (None, Some(other)) => Message::new("plan-my-confirm").with("result", other.as_str()),
        (None, None) if !game.match_boards.seats.is_empty() => Message::new("school-my-live"),
        (None, None) => Message::new("hall-my-open"),
    }
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/my/page.html")]
pub(crate) struct MyPage {
    frame: Frame,
    w: DayWords,
    my: MyWords,
    key: String,
    id: String,
    tournament: String,
    version: Version,
    /// How often it was chosen what is public.
    choices: u32,
    name: String,
    /// Whether a plan is on: then it comes before the rounds.
    in_plan: bool,
    way: MyWay,
    matches: Vec<NowMatch>,
    now: Option<Now>,
    earlier: Vec<MyRound>,
    /// When the next round starts.
    starts: Option<String>,
    is_match: bool,
    command: String,
}

impl MyPage {
    /// For a competitor with a link.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        key: &RoomKey,
        state: &State,
        (version, choices): (Version, u32),
        mine: Mine,
        [command, confirm]: [String; 2],
    ) -> Result<MyPage, NoChance> {
        let mut way = mine.way;
        let mut matches = Vec::new();
        for game in std::mem::take(&mut way.open) {
            matches.push(NowMatch::of(game, lang)?);
        }
        let mut rounds = mine.rounds.into_iter();
        let now = rounds.next();
        let seats = now.as_ref().and_then(|round| round.game.as_ref());
        let seats = seats.map_or(&[][..], |game| &game.match_boards.seats);
        let seats = SeatButton::all(seats, lang)?;
        let now = now.map(|round| Now {
            seats,
            heading: Message::new("hall-round-heading").with("round", round.round).text(lang),
            standing: round.game.as_ref().map(|game| standing(game).text(lang)).unwrap_or_default(),
            can_report: round.game.as_ref().is_some_and(|game| game.status != Status::Settled),
            confirm: round.game.as_ref().and_then(|game| Confirm::of(game, confirm, lang)),
            round,
        });
        Ok(MyPage {
            frame: Frame::named(app, lang, &mine.who.name),
            w: DayWords::of(lang),
            my: MyWords::of(lang),
            key: key.reveal().to_string(),
            choices,
            id: key.name().to_owned(),
            tournament: state.settings().name.to_string(),
            version,
            name: mine.who.name,
            in_plan: Plan::played(state).next().is_some() || state.settings().system.is_none(),
            way,
            matches,
            now,
            earlier: rounds.collect(),
            starts: mine.starts.filter(|at| *at > time::now().0).map(|at| next_round(at, lang)),
            is_match: Form::of(state.settings()) == Form::Match,
            command,
        })
    }
}

/// When the next round starts, as telephones say it.
pub(crate) fn next_round(at: i64, lang: Lang) -> String {
    Message::new("captain-starts").with("time", time::soon(at, lang)).text(lang)
}

fn standing(game: &MyGame) -> Message {
    match (&game.own.result, &game.own.reported, &game.own.opponent_reported) {
        (Some(result), _, _) => Message::new("hall-my-counts").with("result", result.as_str()),
        (None, Some(own), Some(other)) => {
            Message::new("hall-my-differ").with("own", own.as_str()).with("other", other.as_str())
        }
        (None, Some(own), None) => Message::new("hall-my-reported").with("result", own.as_str()),
        (None, None, Some(other)) => Message::new("hall-my-confirm").with("result", other.as_str()),
        (None, None, None) if !game.match_boards.seats.is_empty() => Message::new("school-my-live"),
        (None, None, None) => Message::new("hall-my-open"),
    }
}
