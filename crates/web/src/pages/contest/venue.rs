//! Pages of a tournament that the desk and everybody else have in common: matches, groups, the bracket, places.

use askama::Template;
use kolo_contest::{Contest, Phase, Play, VenueState};
use kolo_messages::{Lang, Message};
use kolo_stages::{Ledger, State as StagesState, Told};
use kolo_views::contest::matches::{self, MatchLine};
use kolo_views::contest::places::{self, GroupDerivation, PlaceLine};
use kolo_views::contest::teams::{self, Team};
use kolo_views::contest::venue::Card;
use kolo_views::stages::{Group, PlaceLine as Possible, Stages};

use super::SchoolWords;
use crate::app::App;
use crate::pages::Frame;
use crate::pages::bracket::Picture;
use crate::pages::day::Shell;

/// All matches, and who takes part.
#[derive(Debug, Template)]
#[template(path = "contest/matches.html")]
pub(crate) struct MatchesPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    overview: bool,
    next: String,
    lines: Vec<MatchLine>,
    teams: Vec<Team>,
}

impl MatchesPage {
    /// All matches; the overview has those in play and the teams.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        contest: &Contest,
        venue: &VenueState,
        overview: bool,
    ) -> MatchesPage {
        let mut lines = matches::all(contest, &venue.plan.id, lang);
        if overview {
            lines.retain(|line| line.state.is_open());
        }
        MatchesPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            overview,
            next: told_to_everybody(contest, venue, lang),
            lines,
            teams: if overview { teams::expected(contest, venue, lang) } else { Vec::new() },
            shell,
        }
    }
}

/// How far it has come, as everybody is told: what the desk has to do next is its own business.
pub(super) fn told_to_everybody(contest: &Contest, venue: &VenueState, lang: Lang) -> String {
    Card::of(contest, venue, lang).for_everybody(lang).next
}

/// Groups with their tables.
#[derive(Debug, Template)]
#[template(path = "contest/groups.html")]
pub(crate) struct GroupsPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    who: String,
    groups: Vec<Group>,
}

impl GroupsPage {
    /// The groups of a tournament.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, play: &Play) -> GroupsPage {
        let state = play.stages().map(Ledger::state);
        GroupsPage::of_state(app, lang, shell, state, &Message::new("school-team"))
    }

    /// The groups of any stages; those who play are called like this.
    pub(crate) fn of_state(
        app: &App,
        lang: Lang,
        shell: Shell,
        state: Option<&StagesState>,
        who: &Message,
    ) -> GroupsPage {
        let stages = state.map(|state| Stages::of(state, lang).stages).unwrap_or_default();
        GroupsPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            who: who.text(lang),
            groups: stages.into_iter().flat_map(|stage| stage.groups).collect(),
            shell,
        }
    }
}

/// A step of an explanation.
#[derive(Debug)]
pub(crate) struct Why {
    text: String,
    clause: &'static str,
}

/// How the numbers of a team in its group came about.
#[derive(Debug, Template)]
#[template(path = "contest/derived.html")]
pub(crate) struct DerivedPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    derived: GroupDerivation,
    why: Vec<Why>,
}

impl DerivedPage {
    /// The numbers of the team with this number; nothing if it is not in this group.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        play: &Play,
        group: &str,
        number: u32,
    ) -> Option<DerivedPage> {
        let derived = places::derivation(play, group, number, lang)?;
        let drawn = play.stages().map(|ledger| ledger.state().explain_draw()).unwrap_or_default();
        let own = drawn.into_iter().filter(|(who, _)| who.0 == number);
        let why = own.map(|(_, told)| told).collect();
        Some(DerivedPage::with(app, lang, shell, derived, why))
    }

    /// These numbers, and why somebody stands there.
    pub(crate) fn with(
        app: &App,
        lang: Lang,
        shell: Shell,
        derived: GroupDerivation,
        why: Vec<Told>,
    ) -> DerivedPage {
        let why = why.into_iter();
        DerivedPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            derived,
            why: why.map(|told| Why { text: told.message.text(lang), clause: told.clause.id() }).collect(),
            shell,
        }
    }
}

/// The play-off.
#[derive(Debug, Template)]
#[template(path = "contest/bracket.html")]
pub(crate) struct BracketPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    picture: Picture,
}

impl BracketPage {
    /// The play-off of a tournament.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, play: &Play) -> BracketPage {
        BracketPage::of_state(app, lang, shell, play.stages().map(Ledger::state))
    }

    /// The bracket of any stages.
    pub(crate) fn of_state(app: &App, lang: Lang, shell: Shell, state: Option<&StagesState>) -> BracketPage {
        let stages = state.map(|state| Stages::of(state, lang).stages).unwrap_or_default();
        BracketPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            picture: Picture::new(&stages, lang),
            shell,
        }
    }
}

/// Places.
#[derive(Debug, Template)]
#[template(path = "contest/table.html")]
pub(crate) struct TablePage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    heading: String,
    lines: Vec<PlaceLine>,
    possible: Vec<Possible>,
}

impl TablePage {
    /// The table of a tournament that has started.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        contest: &Contest,
        venue: &VenueState,
        play: &Play,
    ) -> TablePage {
        let over = matches!(venue.phase, Phase::Closed(_));
        let heading =
            if over { Message::new("school-table-final") } else { Message::new("school-table-heading") };
        let stages = play.stages().filter(|_| !over);
        TablePage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            heading: heading.text(lang),
            lines: places::table(contest, &venue.plan.id).unwrap_or_default(),
            possible: stages.map(|ledger| Stages::of(ledger.state(), lang).places).unwrap_or_default(),
            shell,
        }
    }
}
