//! Results by keyboard, the slip of a match, and the correction of one that counts.

use askama::Template;
use kolo_contest::{Contest, GameKey, Phase, Play, VenueState};
use kolo_messages::{Lang, Message};
use kolo_model::Side;
use kolo_views::contest::matches::{self, MatchLine, MatchState};
use kolo_views::contest::slip::Slip;
use kolo_views::contest::{absent, incidents, sanctions, venue};

use super::SchoolWords;
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::devices::{Asked, DevicesPanel, OnDevices};
use crate::tasks::Task;
use crate::time;
use crate::tournament::Shell;

/// A match of which a side is away, in style sheets.
const AWAY: &str = "away";

/// A match with its form.
#[expect(clippy::struct_excessive_bools, reason = "each is a part of the page that is there or not")]
#[derive(Debug)]
pub(crate) struct ResultLine {
    game: MatchLine,
    class: &'static str,
    label: String,
    hidden: Hidden,
    open: bool,
    /// Whether it has begun: players are lined up or a side has reported.
    in_play: bool,
    correctable: bool,
    both: bool,
    said_first: String,
    said_second: String,
    /// The form that lets it be played on devices, where that can be done.
    devices: Option<Hidden>,
}

/// Results by keyboard.
#[derive(Debug, Template)]
#[template(path = "contest/results.html")]
pub(crate) struct ResultsPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    open: usize,
    in_play: usize,
    boards: u32,
    lines: Vec<ResultLine>,
    round_is_due: bool,
    /// The form that lets all open matches be played on devices.
    devices: Option<Hidden>,
    /// Whether they can also be played without clocks, by another time.
    without_clocks: bool,
}

impl ResultsPage {
    /// The page.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        contest: &Contest,
        venue: &VenueState,
        by: &Arbiter,
    ) -> Result<ResultsPage, NoChance> {
        let running = venue.phase == Phase::Running;
        let mut lines = Vec::new();
        let now = time::moment();
        for mut game in matches::all(contest, &venue.plan.id, lang) {
            let away = absent::side(venue, &game, now).filter(|_| game.state.is_open());
            if let Some(side) = away {
                let name = game.sides[side].name.as_str();
                game.text = Message::new("school-match-away").with("name", name).text(lang);
            }
            let slip = contest.play(&venue.plan.id).and_then(|play| play.slip(&GameKey(game.key.clone())));
            let mut line = ResultLine::of(game, running, slip.is_some(), lang, by)?;
            if away.is_some() {
                // It can be forfeited, but nothing waits for it.
                line.class = AWAY;
            }
            lines.push(line);
        }
        let due = contest.play(&venue.plan.id).is_some_and(Play::round_is_due);
        Ok(ResultsPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            open: lines.iter().filter(|line| line.open && line.class != AWAY).count(),
            in_play: lines.iter().filter(|line| line.in_play).count(),
            boards: venue.plan.category.boards(),
            devices: lines.iter().any(|line| line.devices.is_some()).then(|| Hidden::new(by)).transpose()?,
            without_clocks: contest.leaves_the_choice_of_clocks(&venue.plan.id),
            lines,
            round_is_due: due && running,
            shell,
        })
    }
}

impl ResultLine {
    fn of(
        game: MatchLine,
        running: bool,
        begun: bool,
        lang: Lang,
        by: &Arbiter,
    ) -> Result<ResultLine, NoChance> {
        let label = Message::new("school-result-of")
            .with("game", game.key.as_str())
            .with("first", game.sides.first.name.as_str())
            .with("second", game.sides.second.name.as_str());
        let said = |side: Side| game.reports[side].clone().unwrap_or_default();
        let open = running && game.state.is_open() && game.held.is_empty();
        let devices = open && game.live.is_none() && by.may(Task::Arbitrate);
        Ok(ResultLine {
            devices: devices.then(|| Hidden::new(by)).transpose()?,
            class: game.state.code(),
            label: label.text(lang),
            hidden: Hidden::new(by)?,
            open,
            in_play: running && begun && game.state.is_open(),
            correctable: game.notation.is_some() && by.may(Task::Correct),
            both: game.state == MatchState::Differing,
            said_first: said(Side::First),
            said_second: said(Side::Second),
            game,
        })
    }
}

/// The report of a captain, as the organiser takes it.
#[derive(Debug)]
pub(crate) struct Take {
    label: String,
    result: String,
    hidden: Hidden,
    /// Whether the other captain says something else, so that there must be a reason.
    against: bool,
}

/// A player who can sit at a board.
#[derive(Debug)]
pub(crate) struct Sitter {
    number: u32,
    name: String,
    sits: bool,
}

/// One board, and who can sit there.
#[derive(Debug)]
pub(crate) struct SeatRow {
    board: u32,
    first: Vec<Sitter>,
    second: Vec<Sitter>,
}

/// Who sits where, to be written down.
#[derive(Debug)]
pub(crate) struct Seats {
    rows: Vec<SeatRow>,
    hidden: Hidden,
    /// Whether the result counts already, so that this is a correction.
    corrects: bool,
}

impl Seats {
    /// The form, where it can be used: a match of teams that is open, or one that counts and that the viewer may
    /// correct.
    fn of(
        contest: &Contest,
        venue: &VenueState,
        slip: &Slip,
        by: &Arbiter,
    ) -> Result<Option<Seats>, NoChance> {
        let key = GameKey(slip.line.key.clone());
        let open = slip.line.state.is_open();
        let corrects = !open && slip.line.notation.is_some();
        let play = contest.play(&venue.plan.id).filter(|play| play.shape().is_of_teams());
        let rosters =
            play.filter(|_| open || (corrects && by.may(Task::Correct))).and_then(|play| play.rosters(&key));
        let Some(rosters) = rosters else { return Ok(None) };
        let row = |board: &kolo_views::contest::slip::Board| {
            let sitters = |side: Side| {
                let sits = board.players[side].as_deref();
                let members = &rosters[side].members;
                let of_name = |name: &str| members.iter().filter(|one| one.name.as_str() == name).count();
                let sitter = |member: &kolo_teams::RosterMember| Sitter {
                    number: member.id.0,
                    name: member.name.to_string(),
                    // Which of two namesakes sat there is for the arbiter to say.
                    sits: sits == Some(member.name.as_str()) && of_name(member.name.as_str()) == 1,
                };
                members.iter().map(sitter).collect::<Vec<Sitter>>()
            };
            SeatRow { board: board.board, first: sitters(Side::First), second: sitters(Side::Second) }
        };
        let rows = slip.games.iter().map(row).collect();
        Ok(Some(Seats { rows, hidden: Hidden::new(by)?, corrects }))
    }
}

impl Take {
    /// What can be taken: while the match is open, what a side has reported.
    fn of(slip: &Slip, lang: Lang, by: &Arbiter) -> Result<Vec<Take>, NoChance> {
        let reports = &slip.line.reports;
        let against = reports.first.is_some() && reports.second.is_some();
        let mut takes = Vec::new();
        // Deciding between two captains is for an arbiter.
        let may = slip.line.state.is_open() && (!against || by.may(Task::Arbitrate));
        for side in Side::BOTH {
            let Some(result) = reports[side].clone().filter(|_| may) else { continue };
            let name = slip.line.sides[side].name.as_str();
            let label = Message::new("school-take-of").with("name", name).with("result", result.as_str());
            takes.push(Take { label: label.text(lang), result, hidden: Hidden::new(by)?, against });
        }
        Ok(takes)
    }
}

/// The slip of a match.
#[derive(Debug, Template)]
#[template(path = "contest/slip.html")]
pub(crate) struct SlipPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    slip: Slip,
    about: Vec<String>,
    terms: String,
    reported: bool,
    first: Side,
    second: Side,
    /// What a captain has reported, to be taken with one button.
    takes: Vec<Take>,
    /// Who can be written down at each board.
    seats: Option<Seats>,
    corrects: bool,
    draws: bool,
    example: &'static str,
    enter: Hidden,
    report: Hidden,
    other: Hidden,
    /// What devices say, and the form that lets it be played there.
    panel: DevicesPanel,
}

impl SlipPage {
    /// The page.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        contest: &Contest,
        venue: &VenueState,
        slip: Slip,
        by: &Arbiter,
    ) -> Result<SlipPage, NoChance> {
        let game = GameKey(slip.line.key.clone());
        let mut about = incidents::about(contest, &venue.plan.id, &game, lang);
        about.extend(sanctions::about(contest, &venue.plan.id, &game, lang));
        let choice = contest.leaves_the_choice_of_clocks(&venue.plan.id);
        let asked = if choice { Asked::Clocks } else { Asked::Nothing };
        let standing = (slip.line.state.is_open(), slip.line.live.is_some());
        let action = format!("{}/live/{game}", shell.home);
        let panel = DevicesPanel::new(lang, Vec::new(), standing, action, asked, by)?;
        Ok(SlipPage {
            about,
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            terms: venue::terms(venue.plan.level).text(lang),
            reported: slip.line.reports.first.is_some() || slip.line.reports.second.is_some(),
            first: Side::First,
            second: Side::Second,
            takes: Take::of(&slip, lang, by)?,
            seats: Seats::of(contest, venue, &slip, by)?,
            corrects: by.may(Task::Correct),
            draws: by.may(Task::Draw),
            example: match slip.boards {
                1 => "10",
                3 => "11 10 =0",
                _ => "11 10 =0 01 11",
            },
            slip,
            enter: Hidden::new(by)?,
            report: Hidden::new(by)?,
            other: Hidden::new(by)?,
            panel,
            shell,
        })
    }

    /// With what devices say.
    #[must_use]
    pub(crate) fn with_devices(self, on_devices: Vec<OnDevices>) -> SlipPage {
        SlipPage { panel: self.panel.saying(on_devices), ..self }
    }
}

/// The correction of a result: where it is typed.
#[derive(Debug, Template)]
#[template(path = "contest/correct.html")]
pub(crate) struct CorrectPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    heading: String,
    line: MatchLine,
    hidden: Hidden,
    unplayed: Option<Hidden>,
    sides: Option<Hidden>,
}

impl CorrectPage {
    /// The page of a match; `unplayed` is the form that removes its result, where that can be done.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        line: MatchLine,
        hidden: Hidden,
        unplayed: Option<Hidden>,
    ) -> CorrectPage {
        CorrectPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            heading: Message::new("school-correct-heading").with("game", line.key.as_str()).text(lang),
            line,
            hidden,
            unplayed,
            sides: None,
            shell,
        }
    }

    /// With the form that lets the two sides change places, where that can be done.
    #[must_use]
    pub(crate) fn with_sides(self, sides: Option<Hidden>) -> CorrectPage {
        CorrectPage { sides, ..self }
    }
}
