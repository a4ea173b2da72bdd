//! The page of one competitor.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_store::Version;
use kolo_tournament::State;
use kolo_views::contest::matches::MatchState;
use kolo_views::mine::{Mine, MyGame, MyRound};
use kolo_views::plan::Plan;
use kolo_views::plan::mine::{MyMatch, MyWay};
use kolo_views::round::Status;

use super::report::{ReportForms, Reporting};
use crate::app::App;
use crate::key::NoChance;
use crate::pages::Frame;
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
        line_up: "plan-match-line-up",
        line_up_save: "plan-match-line-up-save",
        own_result: "captain-own-result",
        we_won: "school-we-won",
        key_draw: "school-key-draw",
        they_won: "school-they-won",
    }
}

/// The game that is on, or was last.
#[derive(Debug)]
pub(crate) struct Now {
    round: MyRound,
    heading: String,
    /// What the page says about its result.
    standing: String,
    /// The forms that report it.
    forms: Option<ReportForms>,
}

impl Now {
    fn of(round: MyRound, lang: Lang) -> Result<Now, NoChance> {
        let forms = |game: &MyGame| {
            let open = if game.status == Status::Settled { Reporting::Closed } else { Reporting::Open };
            let said = game.own.opponent_reported.as_deref();
            let agree = said.map(|said| Message::new("hall-my-yes").with("result", said));
            ReportForms::of(&game.pairing, &game.match_boards, (open, true), agree, lang)
        };
        Ok(Now {
            forms: round.game.as_ref().map(forms).transpose()?,
            heading: Message::new("hall-round-heading").with("round", round.round).text(lang),
            standing: round.game.as_ref().map(|game| standing(game).text(lang)).unwrap_or_default(),
            round,
        })
    }
}

/// A match of a plan that can be played, with its form.
#[derive(Debug)]
pub(crate) struct NowMatch {
    game: MyMatch,
    /// What the page says about its result.
    standing: String,
    forms: ReportForms,
}

impl NowMatch {
    fn of(game: MyMatch, lang: Lang) -> Result<NowMatch, NoChance> {
        let open = game.state.is_open() && !game.held;
        let open = if open { Reporting::Open } else { Reporting::Closed };
        let said = game.opponent_reported.as_deref();
        let agree = said.map(|said| Message::new("plan-my-agree").with("result", said));
        let forms =
            ReportForms::of(&game.pairing, &game.match_boards, (open, game.may_be_drawn), agree, lang)?;
        Ok(NowMatch { standing: standing_of_match(&game).text(lang), forms, game })
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
    /// Whether matches have several boards or duels.
    by_boards: bool,
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
    ) -> Result<MyPage, NoChance> {
        let mut way = mine.way;
        let mut matches = Vec::new();
        for game in std::mem::take(&mut way.open) {
            matches.push(NowMatch::of(game, lang)?);
        }
        let mut rounds = mine.rounds.into_iter();
        let now = rounds.next();
        let now = now.map(|round| Now::of(round, lang)).transpose()?;
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
            by_boards: !state.settings().shape().is_one_game(),
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
