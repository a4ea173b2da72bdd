//! The organiser's pages of a tournament: what comes next, teams, the draw of groups.

use askama::Template;
use kolo_contest::{Contest, Order, Phase, Play, Refusal, VenueState};
use kolo_messages::{Lang, Message};
use kolo_views::contest::draft::Draft;
use kolo_views::contest::matches;
use kolo_views::contest::teams::{self, Team};
use kolo_views::contest::venue::{self, Card, VenueStep, Waiting};

use super::SchoolWords;
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::tasks::Task;
use crate::time;
use crate::tournament::Shell;
use crate::tournament::draw::page::draft_words;

/// The one button of the next step.
#[derive(Debug)]
pub(crate) struct Button {
    href: String,
    label: String,
    /// The form, if it is one.
    hidden: Option<Hidden>,
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
    may_plan: bool,
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
        let arbitrates = by.may(Task::Arbitrate);
        let holding = play.filter(|_| arbitrates).map(Play::holding_protests).unwrap_or_default();
        for protest in holding {
            let label = Message::new("school-play-on").with("id", protest).text(lang);
            protests.push(Protest { id: protest.0, label, hidden: Hidden::new(by)? });
        }
        let over = matches!(venue.phase, Phase::Closed(_));
        Ok(VenuePage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            button: button(&card, &base, id, by, lang)?,
            waiting: venue::waiting(contest, venue, time::moment(), lang),
            protests,
            terms: venue::terms(venue.plan.level).text(lang),
            office: contest.state().season().has_office(),
            may_plan: Task::RunOffice.is_for(shell.here),
            started: play.is_some(),
            played: lines.iter().filter(|line| line.score.is_some()).count(),
            known: lines.len(),
            reopen: (over && arbitrates).then(|| Hidden::new(by)).transpose()?,
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
        VenueStep::Seeding => (format!("{base}/seeding"), Message::new("school-button-seeding"), true),
        VenueStep::Entries => (format!("{base}/entries"), Message::new("school-button-entries"), false),
        VenueStep::CheckIn => (format!("{base}/entries"), Message::new("school-button-check-in"), false),
        VenueStep::Start => (format!("{base}/draw"), Message::new("school-button-start"), false),
        VenueStep::Results | VenueStep::Protests => {
            (format!("{base}/results"), Message::new("school-button-results"), false)
        }
        VenueStep::Ties => (format!("{base}/ties"), Message::new("school-button-ties"), false),
        VenueStep::Round => (format!("{base}/draw"), Message::new("school-button-round"), false),
        VenueStep::Close => (format!("{base}/close"), Message::new("school-button-close"), true),
        VenueStep::Over => (format!("{base}/table"), Message::new("school-button-table"), false),
    };
    let needs = match card.step {
        VenueStep::Seeding | VenueStep::Close | VenueStep::Ties => Task::Arbitrate,
        VenueStep::Start | VenueStep::Round => Task::Draw,
        VenueStep::Office => Task::RunOffice,
        VenueStep::Entries
        | VenueStep::CheckIn
        | VenueStep::Results
        | VenueStep::Protests
        | VenueStep::Over => Task::LookOn,
    };
    if !by.may(needs) {
        // Users who may not do the next step see what it is, and nothing more.
        return Ok(None);
    }
    let hidden = form.then(|| Hidden::new(by)).transpose()?;
    Ok(Some(Button { href, label: label.text(lang), hidden }))
}

/// A team with its form.
#[expect(clippy::struct_excessive_bools, reason = "each is a part of the page that is there or not")]
#[derive(Debug)]
pub(crate) struct TeamForm {
    team: Team,
    hidden: Hidden,
    leaves: Hidden,
    names: Hidden,
    can_leave: bool,
    /// Whether it can be corrected who is here: it plays already.
    mends: bool,
    owes: bool,
    waivable: bool,
    declines: bool,
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
    /// Whether the viewer may do more than check in.
    manages: bool,
    /// Whether a round of the Swiss is to come that a team can miss.
    rounds: bool,
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
        let manages = by.may(Task::ManageEntries);
        let mut lines = Vec::new();
        // In the contest the next in order takes the place of a team that does not come.
        let declines = open && contest.state().season().has_office();
        for team in teams::expected(contest, venue, lang) {
            let mends = manages && running && team.plays;
            let can_leave = (manages && open) || mends;
            let owes = team.fee.as_ref().is_some_and(|fee| fee.open);
            let waivable = team.fee.as_ref().is_some_and(|fee| fee.waivable);
            let (hidden, leaves, names) = (Hidden::new(by)?, Hidden::new(by)?, Hidden::new(by)?);
            lines.push(TeamForm { team, hidden, leaves, names, can_leave, mends, owes, waivable, declines });
        }
        let alone = !contest.state().season().has_office();
        Ok(EntriesPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            card: Card::of(contest, venue, lang),
            lines,
            all: Hidden::new(by)?,
            add: (open && alone && manages).then(|| Hidden::new(by)).transpose()?,
            open,
            manages,
            rounds: contest.play(&venue.plan.id).is_some_and(Play::has_round_to_come),
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
    by_hand: Option<ByHand>,
}

/// What changes groups by hand.
#[derive(Debug)]
pub(crate) struct ByHand {
    hidden: Hidden,
    exchange: Hidden,
    check: String,
    words: String,
}

impl DrawPage {
    /// The page; the actor is the one who would start it.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        contest: &Contest,
        venue: &VenueState,
        hand: &Order,
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
                let text = kolo_views::contest::refused::message(&refusal).text(lang);
                (None, Some(Refused { text, clause: refusal.clause().id() }))
            }
        };
        let unplayed = contest.play(id).is_none_or(|play| !play.has_play());
        let grouped = draft.as_ref().is_some_and(|draft| !draft.groups.is_empty());
        let by_hand = if unplayed && grouped {
            let check = format!("/api{}/draft/check", shell.home);
            let (hidden, exchange) = (Hidden::new(by)?, Hidden::new(by)?);
            Some(ByHand { hidden, exchange, check, words: draft_words(lang) })
        } else {
            None
        };
        Ok(DrawPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            by_hand,
            waiting: if announced {
                venue::waiting(contest, venue, time::moment(), lang)
            } else {
                Vec::new()
            },
            start: (announced && draft.is_some()).then(|| Hidden::new(by)).transpose()?,
            draft,
            refused,
            reason: hand.reason.clone().unwrap_or_default(),
            shell,
        })
    }
}
