//! Pages of a tournament at the desk: what comes next, teams, the draw, results, slips, corrections, ties, the log.

use askama::Template;
use kolo_contest::{Contest, Hand, Phase, Refusal, VenueState};
use kolo_day::contest::draft::Draft;
use kolo_day::contest::log::{LogLine, UndoOf};
use kolo_day::contest::matches::{self, MatchLine, MatchState};
use kolo_day::contest::slip::Slip;
use kolo_day::contest::teams::{self, Team};
use kolo_day::contest::ties::{self, Decider, Tie, TieTeam};
use kolo_day::contest::venue::{self, Card, VenueStep, Waiting};
use kolo_messages::{Lang, Message};
use kolo_model::{PerSide, Side};

use super::SchoolWords;
use crate::app::App;
use crate::desk::Arbiter;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::day::Shell;
use crate::posted::Hidden;
use crate::time;

/// The one button of the next step.
#[derive(Debug)]
pub(crate) struct Button {
    href: String,
    label: String,
    /// The form, if it is one.
    hidden: Option<Hidden>,
    /// Whether a reason may be needed.
    reason: bool,
}

/// A protest that holds play up.
#[derive(Debug)]
pub(crate) struct Protest {
    id: u32,
    label: String,
    hidden: Hidden,
}

/// Where the day stands.
#[derive(Debug, Template)]
#[template(path = "contest/venue.html")]
pub(crate) struct VenuePage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    id: String,
    card: Card,
    button: Option<Button>,
    waiting: Vec<Waiting>,
    protests: Vec<Protest>,
    terms: String,
    office: bool,
    started: bool,
    played: usize,
    known: usize,
    reopen: Option<Hidden>,
}

impl VenuePage {
    /// The page.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        id: &str,
        contest: &Contest,
        venue: &VenueState,
        by: &Arbiter,
    ) -> Result<VenuePage, NoChance> {
        let card = Card::of(contest, venue, lang);
        let base = shell.home.clone();
        let play = contest.play(&venue.plan.id);
        let lines = matches::all(contest, &venue.plan.id, lang);
        let mut protests = Vec::new();
        for protest in play.map(|play| play.holding_protests()).unwrap_or_default() {
            let label = Message::new("school-play-on").with("id", protest).text(lang);
            protests.push(Protest { id: protest, label, hidden: Hidden::new(by)? });
        }
        let over = matches!(venue.phase, Phase::Closed(_));
        Ok(VenuePage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            button: button(&card, &base, id, by, lang)?,
            waiting: venue::waiting(contest, venue, lang),
            protests,
            terms: venue::terms(venue.plan.level).text(lang),
            office: contest.state().season().has_office(),
            started: play.is_some(),
            played: lines.iter().filter(|line| line.score.is_some()).count(),
            known: lines.len(),
            reopen: over.then(|| Hidden::new(by)).transpose()?,
            id: id.to_owned(),
            base,
            card,
            shell,
        })
    }
}

fn button(card: &Card, base: &str, id: &str, by: &Arbiter, lang: Lang) -> Result<Option<Button>, NoChance> {
    let office = format!("/desk/c/{id}/-/office");
    let (href, label, form) = match card.step {
        VenueStep::Office => (office, Message::new("school-button-office"), false),
        VenueStep::Entries => (format!("{base}/entries"), Message::new("school-button-entries"), false),
        VenueStep::CheckIn => (format!("{base}/entries"), Message::new("school-button-check-in"), false),
        VenueStep::Start => (format!("{base}/draw"), Message::new("school-button-start"), false),
        VenueStep::Results | VenueStep::Protests => {
            (format!("{base}/results"), Message::new("school-button-results"), false)
        }
        VenueStep::Ties => (format!("{base}/ties"), Message::new("school-button-ties"), false),
        VenueStep::Round => (format!("{base}/round"), Message::new("school-button-round"), true),
        VenueStep::Close => (format!("{base}/close"), Message::new("school-button-close"), true),
        VenueStep::Over => (format!("{base}/table"), Message::new("school-button-table"), false),
    };
    let hidden = form.then(|| Hidden::new(by)).transpose()?;
    Ok(Some(Button { href, label: label.text(lang), hidden, reason: false }))
}

/// A team with its form.
#[derive(Debug)]
pub(crate) struct TeamForm {
    team: Team,
    hidden: Hidden,
    can_leave: bool,
}

/// Who comes.
#[derive(Debug, Template)]
#[template(path = "contest/entries.html")]
pub(crate) struct EntriesPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    card: Card,
    lines: Vec<TeamForm>,
    all: Hidden,
    add: Option<Hidden>,
    open: bool,
}

impl EntriesPage {
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
    ) -> Result<EntriesPage, NoChance> {
        let open = venue.phase == Phase::Announced;
        let running = venue.phase == Phase::Running;
        let mut lines = Vec::new();
        for team in teams::expected(contest, venue, lang) {
            let can_leave = open || (running && team.plays);
            lines.push(TeamForm { team, hidden: Hidden::new(by)?, can_leave });
        }
        let alone = !contest.state().season().has_office();
        Ok(EntriesPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            card: Card::of(contest, venue, lang),
            lines,
            all: Hidden::new(by)?,
            add: (open && alone).then(|| Hidden::new(by)).transpose()?,
            open,
            shell,
        })
    }
}

/// Why the draw cannot be made.
#[derive(Debug)]
pub(crate) struct Refused {
    text: String,
    clause: &'static str,
}

/// The draw, before it counts and after.
#[derive(Debug, Template)]
#[template(path = "contest/draw.html")]
pub(crate) struct DrawPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    waiting: Vec<Waiting>,
    draft: Option<Draft>,
    refused: Option<Refused>,
    reason: String,
    start: Option<Hidden>,
}

impl DrawPage {
    /// The page; the hand is the one that would start it.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        contest: &Contest,
        venue: &VenueState,
        hand: &Hand,
        by: &Arbiter,
    ) -> Result<DrawPage, NoChance> {
        let id = &venue.plan.id;
        let announced = venue.phase == Phase::Announced;
        let drawn: Result<Draft, Refusal> = match (contest.play(id), &venue.start) {
            (Some(play), Some(start)) => Ok(Draft::drawn(contest, play, start.seed, lang)),
            (Some(_) | None, _) => Draft::of(contest, hand, id, lang),
        };
        let (draft, refused) = match drawn {
            Ok(draft) => (Some(draft), None),
            Err(refusal) => {
                let text = refusal.message().text(lang);
                (None, Some(Refused { text, clause: refusal.clause().id() }))
            }
        };
        Ok(DrawPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            waiting: if announced { venue::waiting(contest, venue, lang) } else { Vec::new() },
            start: (announced && draft.is_some()).then(|| Hidden::new(by)).transpose()?,
            draft,
            refused,
            reason: hand.reason.clone().unwrap_or_default(),
            shell,
        })
    }
}

/// A match with its form.
#[derive(Debug)]
pub(crate) struct ResultLine {
    game: MatchLine,
    class: &'static str,
    label: String,
    hidden: Hidden,
    open: bool,
    correctable: bool,
    both: bool,
    said_first: String,
    said_second: String,
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
    boards: u32,
    lines: Vec<ResultLine>,
    round: Option<Hidden>,
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
        for game in matches::all(contest, &venue.plan.id, lang) {
            lines.push(ResultLine::of(game, running, lang, by)?);
        }
        let due = contest.play(&venue.plan.id).is_some_and(|play| play.round_is_due());
        Ok(ResultsPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            open: lines.iter().filter(|line| line.open).count(),
            boards: venue.plan.category.boards(),
            lines,
            round: (due && running).then(|| Hidden::new(by)).transpose()?,
            shell,
        })
    }
}

impl ResultLine {
    fn of(game: MatchLine, running: bool, lang: Lang, by: &Arbiter) -> Result<ResultLine, NoChance> {
        let label = Message::new("school-result-of")
            .with("game", game.key.as_str())
            .with("first", game.sides.first.name.as_str())
            .with("second", game.sides.second.name.as_str());
        let said = |side: Side| game.reports[side].clone().unwrap_or_default();
        Ok(ResultLine {
            class: game.state.code(),
            label: label.text(lang),
            hidden: Hidden::new(by)?,
            open: running && game.state.is_open() && game.held.is_empty(),
            correctable: game.notation.is_some(),
            both: game.state == MatchState::Differing,
            said_first: said(Side::First),
            said_second: said(Side::Second),
            game,
        })
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
    terms: String,
    reported: bool,
    first: Side,
    second: Side,
    example: &'static str,
    enter: Hidden,
    report: Hidden,
    other: Hidden,
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
        venue: &VenueState,
        slip: Slip,
        by: &Arbiter,
    ) -> Result<SlipPage, NoChance> {
        Ok(SlipPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            terms: venue::terms(venue.plan.level).text(lang),
            reported: slip.line.reports.first.is_some() || slip.line.reports.second.is_some(),
            first: Side::First,
            second: Side::Second,
            example: match slip.boards {
                1 => "10",
                3 => "11 10 =0",
                _ => "11 10 =0 01 11",
            },
            slip,
            enter: Hidden::new(by)?,
            report: Hidden::new(by)?,
            other: Hidden::new(by)?,
            shell,
        })
    }
}

/// A correction as far as it was typed.
#[derive(Debug, Clone, Default)]
pub(crate) struct Correction {
    /// The right result.
    pub(crate) typed: String,
    /// Why.
    pub(crate) reason: String,
    /// Whether later results that no longer hold are taken back.
    pub(crate) take_back: bool,
    /// What it would change, once that was asked.
    pub(crate) changes: Option<Vec<String>>,
    /// Why it cannot be.
    pub(crate) refused: Option<String>,
}

/// The correction of a result.
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
    typed: String,
    reason: String,
    take_back: bool,
    changes: Option<Vec<String>>,
    refused: Option<String>,
}

impl CorrectPage {
    /// The page of a match.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        line: MatchLine,
        correction: Correction,
        hidden: Hidden,
    ) -> CorrectPage {
        let Correction { typed, reason, take_back, changes, refused } = correction;
        CorrectPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            heading: Message::new("school-correct-heading").with("game", line.key.as_str()).text(lang),
            line,
            hidden,
            typed,
            reason,
            take_back,
            changes,
            refused,
            shell,
        }
    }
}

/// A pair whose duel is to be played.
#[derive(Debug)]
pub(crate) struct PairForm {
    teams: PerSide<TieTeam>,
    hidden: Hidden,
}

/// A tie with its forms.
#[derive(Debug)]
pub(crate) struct TieForm {
    tie: Tie,
    pairs: Vec<PairForm>,
    lot: bool,
    by_hand: bool,
    hidden: Hidden,
    hidden_order: Hidden,
}

/// What decides between equals.
#[derive(Debug, Template)]
#[template(path = "contest/ties.html")]
pub(crate) struct TiesPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    ties: Vec<TieForm>,
}

impl TiesPage {
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
    ) -> Result<TiesPage, NoChance> {
        let mut forms = Vec::new();
        for tie in ties::open(contest, &venue.plan.id, lang) {
            let mut pairs = Vec::new();
            for teams in tie.pairs.clone() {
                pairs.push(PairForm { teams, hidden: Hidden::new(by)? });
            }
            let (lot, by_hand) = match tie.by {
                Decider::Duel => (false, !tie.members.is_empty()),
                Decider::Lot => (true, !tie.members.is_empty()),
                Decider::Hand => (true, true),
            };
            let (hidden, hidden_order) = (Hidden::new(by)?, Hidden::new(by)?);
            forms.push(TieForm { tie, pairs, lot, by_hand, hidden, hidden_order });
        }
        Ok(TiesPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            ties: forms,
            shell,
        })
    }
}

/// What undoes a line.
#[derive(Debug)]
pub(crate) struct Action {
    path: &'static str,
    what: String,
    hidden: Hidden,
}

/// A line of the log.
#[derive(Debug)]
pub(crate) struct LoggedLine {
    line: LogLine,
    when: String,
    iso: String,
    class: &'static str,
    action: Option<Action>,
}

/// Lines on a page; older ones are counted.
const LINES: usize = 300;

/// What happened.
#[derive(Debug, Template)]
#[template(path = "contest/log.html")]
pub(crate) struct LogPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    lines: Vec<LoggedLine>,
    more: usize,
}

impl LogPage {
    /// The page of these lines; forms are sent to addresses below `base`.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        base: String,
        lines: Vec<LogLine>,
        by: &Arbiter,
    ) -> Result<LogPage, NoChance> {
        let more = lines.len().saturating_sub(LINES);
        let mut shown = Vec::new();
        for line in lines.into_iter().take(LINES) {
            let action = match &line.undo {
                None => None,
                Some(UndoOf::Step(step)) => Some(("undo", step.to_string())),
                Some(UndoOf::Tie(what)) => Some(("undecide", what.clone())),
            };
            let action = match action {
                None => None,
                Some((path, what)) => Some(Action { path, what, hidden: Hidden::new(by)? }),
            };
            shown.push(LoggedLine {
                when: time::local(line.at),
                iso: time::iso(line.at),
                class: if line.counts { "counts" } else { "undone" },
                action,
                line,
            });
        }
        Ok(LogPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base,
            lines: shown,
            more,
            shell,
        })
    }
}
