//! Pages of a tournament that organisers and the public have in common: matches, groups, the bracket, places.

use askama::Template;
use kolo_contest::{Contest, Phase, Play, VenueState};
use kolo_messages::{Lang, Message};
use kolo_tournament::State;
use kolo_views::contest::matches::{self, MatchLine};
use kolo_views::contest::places::{self, DrawnBecause, GroupDerivation, PlaceLine, PlanDerivation};
use kolo_views::contest::teams::{self, Team};
use kolo_views::contest::venue::{Card, starts};
use kolo_views::plan::Plan;
use kolo_views::stages::{Group, PlaceLine as Possible, Stage, Stages};

use super::SchoolWords;
use crate::app::App;
use crate::pages::Frame;
use crate::pages::bracket::Picture;
use crate::time;
use crate::tournament::Shell;

/// All matches, and who takes part.
#[derive(Debug, Template)]
#[template(path = "contest/matches.html")]
pub(crate) struct MatchesPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    overview: bool,
    next: String,
    /// When it begins, or the next round of a Swiss.
    starts: Option<String>,
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
            next: public_notice(contest, venue, lang),
            starts: starts(contest, venue).map(|at| time::set(at, lang)),
            lines,
            teams: if overview { teams::expected(contest, venue, lang) } else { Vec::new() },
            shell,
        }
    }
}

/// How far it has come, as the public sees it: what the organiser has to do next is not shown.
pub(super) fn public_notice(contest: &Contest, venue: &VenueState, lang: Lang) -> String {
    Card::of(contest, venue, lang).for_public(lang).next
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
    /// Each with the end of its address.
    groups: Vec<(String, Group)>,
}

impl GroupsPage {
    /// The groups of a tournament of a contest.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, play: &Play) -> GroupsPage {
        let stages = play.stages().map(|ledger| Stage::all(ledger.state(), lang)).unwrap_or_default();
        let groups = stages.into_iter().flat_map(|stage| stage.groups).map(|group| (group.id.clone(), group));
        GroupsPage::with(app, lang, shell, groups.collect(), &Message::new("school-team"))
    }

    /// The groups of all plans of a tournament.
    pub(crate) fn of_tournament(app: &App, lang: Lang, shell: Shell, state: &State) -> GroupsPage {
        let mut groups = Vec::new();
        for plan in Plan::played(state) {
            let id = plan.settings.id.as_str();
            let stages = plan.play().map(|play| Stage::all(play, lang)).unwrap_or_default();
            let of_stage = stages.into_iter().flat_map(|stage| stage.groups);
            groups.extend(of_stage.map(|group| (format!("{id}/{}", group.id), group)));
        }
        GroupsPage::with(app, lang, shell, groups, &Message::new("hall-name"))
    }

    fn with(app: &App, lang: Lang, shell: Shell, groups: Vec<(String, Group)>, who: &Message) -> GroupsPage {
        GroupsPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            who: who.text(lang),
            groups,
            shell,
        }
    }
}

/// How the numbers of a player or a team came about.
#[derive(Debug, Template)]
#[template(path = "contest/derived.html")]
pub(crate) struct DerivedPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    derived: GroupDerivation,
    why: Vec<DrawnBecause>,
}

impl DerivedPage {
    /// These numbers, and why the player or the team stands there.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, opened: PlanDerivation) -> DerivedPage {
        let PlanDerivation { derived, why } = opened;
        DerivedPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            derived,
            why,
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
        let stages = play.stages().map(|ledger| Stage::all(ledger.state(), lang));
        BracketPage::of_stages(app, lang, shell, &stages.unwrap_or_default())
    }

    /// The brackets of these stages.
    pub(crate) fn of_stages(app: &App, lang: Lang, shell: Shell, stages: &[Stage]) -> BracketPage {
        BracketPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            picture: Picture::new(stages, lang),
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
