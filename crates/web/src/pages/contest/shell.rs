//! What stands around every page of a contest: its name and its parts.

use kolo_contest::{Contest, VenueId, VenueState};
use kolo_messages::{Lang, Message};
use kolo_model::Name;
use kolo_store::Version;
use kolo_views::contest::matches::{self, MatchLine, MatchState};
use kolo_views::contest::{absent, venue::Card};

use crate::site::Role;
use crate::tasks::Task;
use crate::time;
use crate::tournament::{Shell, ShellWords, Tab, Trouble, View, called};

/// A part of a contest or of one of its tournaments that has its own page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// The office: all tournaments.
    Office,
    /// What the office still does: numbers, entries, dates.
    Affairs,
    /// What happened in the office.
    OfficeLog,
    /// Who works in the contest.
    OfficePeople,
    /// What is public.
    OfficePublic,
    /// All entries.
    OfficeEntries,
    /// Sanctions of the whole contest.
    OfficeSanctions,
    /// Who is notified by a request of ours.
    Webhooks,
    /// Where the day stands.
    Overview,
    /// Teams.
    Entries,
    /// The draw.
    Draw,
    /// Results.
    Results,
    /// Matches, public.
    Matches,
    /// Where does a player play next? Public.
    Find,
    /// Groups.
    Groups,
    /// The play-off.
    Bracket,
    /// Places.
    Table,
    /// Every competitor's way through the rounds of a Swiss.
    Chart,
    /// What decides between tied teams.
    Ties,
    /// When rounds of a Swiss start.
    Starts,
    /// Links of captains.
    Links,
    /// Displays on the wall.
    Screen,
    /// Documents to print.
    Documents,
    /// Incidents and protests.
    Incidents,
    /// Sanctions.
    Sanctions,
    /// Who is away, and who watches.
    Notes,
    /// Who works at the tournament.
    People,
    /// What happened.
    Log,
}

impl Part {
    fn path(self) -> &'static str {
        match self {
            Part::Office | Part::Overview => "",
            Part::Affairs => "/-/office",
            Part::OfficeLog => "/-/log",
            Part::OfficePeople => "/-/people",
            Part::OfficePublic => "/-/public",
            Part::OfficeEntries => "/-/entries",
            Part::OfficeSanctions => "/-/sanctions",
            Part::Webhooks => "/-/webhooks",
            Part::Documents => "/documents",
            Part::Incidents => "/incidents",
            Part::Sanctions => "/sanctions",
            Part::Notes => "/notes",
            Part::People => "/people",
            Part::Entries => "/entries",
            Part::Draw => "/draw",
            Part::Results => "/results",
            Part::Matches => "/matches",
            Part::Find => "/find",
            Part::Groups => "/groups",
            Part::Bracket => "/bracket",
            Part::Table => "/table",
            Part::Chart => "/chart",
            Part::Ties => "/ties",
            Part::Starts => "/settings/start",
            Part::Links => "/links",
            Part::Screen => "/screen",
            Part::Log => "/log",
        }
    }

    fn label(self) -> Message {
        match self {
            Part::Office => Message::new("school-part-office"),
            Part::Affairs => Message::new("school-part-affairs"),
            Part::Overview => Message::new("school-part-overview"),
            Part::Entries => Message::new("school-part-entries"),
            Part::Draw => Message::new("school-part-draw"),
            Part::Results => Message::new("school-part-results"),
            Part::Matches => Message::new("school-part-matches"),
            Part::Find => Message::new("floor-part-find"),
            Part::Groups => Message::new("school-part-groups"),
            Part::Bracket => Message::new("school-part-bracket"),
            Part::Table => Message::new("school-part-table"),
            Part::Chart => Message::new("hall-part-chart"),
            Part::Ties => Message::new("school-part-ties"),
            Part::Starts => Message::new("floor-starts"),
            Part::Links => Message::new("school-part-links"),
            Part::Screen => Message::new("hall-part-screen"),
            Part::OfficeEntries => Message::new("affairs-part-entries"),
            Part::Webhooks => Message::new("affairs-part-webhooks"),
            Part::Documents => Message::new("affairs-part-documents"),
            Part::Incidents => Message::new("affairs-part-incidents"),
            Part::Sanctions | Part::OfficeSanctions => Message::new("affairs-part-sanctions"),
            Part::Notes => Message::new("affairs-part-notes"),
            Part::People | Part::OfficePeople => Message::new("people-part"),
            Part::OfficePublic => Message::new("privacy-part"),
            Part::Log | Part::OfficeLog => Message::new("school-part-log"),
        }
    }

    /// The task that it is there for on the organiser's pages.
    fn task(self) -> Task {
        match self {
            Part::Office
            | Part::Overview
            | Part::Entries
            | Part::Matches
            | Part::Find
            | Part::Groups
            | Part::Bracket
            | Part::Documents
            | Part::Table
            | Part::Chart => Task::LookOn,
            Part::Affairs | Part::OfficeEntries | Part::OfficeSanctions | Part::Webhooks => Task::RunOffice,
            Part::Draw => Task::Draw,
            Part::Results => Task::EnterResults,
            Part::Ties | Part::Starts | Part::Incidents | Part::Sanctions | Part::Notes => Task::Arbitrate,
            Part::Links => Task::HandOutLinks,
            Part::Screen => Task::ShowOnWall,
            Part::People | Part::OfficePeople => Task::Invite,
            Part::OfficePublic => Task::ChoosePublic,
            Part::Log | Part::OfficeLog => Task::ReadLog,
        }
    }
}

/// How a page is looked at.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Looks<'a> {
    /// The version that is shown.
    pub(crate) version: Version,
    /// For organisers or not.
    pub(crate) view: View,
    /// The role of the viewer here.
    pub(crate) here: Option<Role>,
    /// Who looks, if it is a signed-in organiser.
    pub(crate) who: Option<&'a Name>,
}

impl Looks<'_> {
    /// The public.
    pub(crate) fn public(version: Version) -> Self {
        Looks { version, view: View::Public, here: None, who: None }
    }
}

/// What the addresses of a contest, or of one of its tournaments, begin with.
pub(crate) fn base(view: View, id: &str, venue: Option<&VenueId>) -> String {
    let desk = match view {
        View::Desk => "/desk",
        View::Public => "",
    };
    match venue {
        None => format!("{desk}/c/{id}"),
        Some(venue) => format!("{desk}/c/{id}/{venue}"),
    }
}

/// Around a page of a tournament.
pub(crate) fn of_venue(
    id: &str,
    contest: &Contest,
    venue: &VenueState,
    looks: Looks<'_>,
    part: Part,
    lang: Lang,
) -> Shell {
    let Looks { version, view, here, who } = looks;
    let card = Card::of(contest, venue, lang);
    let base = base(view, id, Some(&venue.plan.id));
    let play = contest.play(&venue.plan.id);
    let groups = play.is_some_and(|play| play.stages().is_some());
    let stages = groups.then_some([Part::Groups, Part::Bracket]).into_iter().flatten();
    let chart = play.is_some_and(|play| play.swiss().is_some()).then_some(Part::Chart);
    let (parts, more): (Vec<Part>, Vec<Part>) = match (view, play.is_some()) {
        (View::Desk, false) => {
            let more =
                vec![Part::Notes, Part::Sanctions, Part::Documents, Part::Screen, Part::People, Part::Log];
            (vec![Part::Overview, Part::Entries, Part::Draw], more)
        }
        (View::Desk, true) => {
            let mut parts = vec![Part::Overview, Part::Entries, Part::Results];
            parts.extend(stages);
            parts.push(Part::Table);
            parts.extend(chart);
            let mut more = vec![Part::Draw];
            more.extend(groups.then_some(Part::Ties));
            more.extend(chart.map(|_| Part::Starts));
            more.extend([Part::Incidents, Part::Sanctions, Part::Notes, Part::Documents]);
            more.extend([Part::Screen, Part::Links, Part::People, Part::Log]);
            (parts, more)
        }
        (View::Public, false) => (vec![Part::Overview, Part::Find], Vec::new()),
        (View::Public, true) => {
            let mut parts = vec![Part::Overview, Part::Matches];
            parts.extend(stages);
            parts.push(Part::Table);
            parts.extend(chart);
            parts.push(Part::Find);
            (parts, Vec::new())
        }
    };
    let shown = |one: &&Part| view == View::Public || one.task().is_for(here);
    let lines = matches::all(contest, &venue.plan.id, lang);
    let now = time::moment();
    let open =
        lines.iter().filter(|line| line.state.is_open() && absent::side(venue, line, now).is_none()).count();
    let ties = play.and_then(|play| play.stages()).map_or(0, |ledger| ledger.state().open_steps().len());
    let protests = play.map_or(0, |play| play.unsettled_protests().len());
    let count = |one: Part| match one {
        Part::Incidents => (protests > 0).then_some(protests),
        Part::Results => (open > 0).then_some(open),
        Part::Ties => (ties > 0).then_some(ties),
        Part::Office
        | Part::Affairs
        | Part::OfficeLog
        | Part::OfficePeople
        | Part::OfficePublic
        | Part::OfficeEntries
        | Part::OfficeSanctions
        | Part::Webhooks
        | Part::Documents
        | Part::Sanctions
        | Part::Notes
        | Part::People
        | Part::Overview
        | Part::Entries
        | Part::Draw
        | Part::Matches
        | Part::Find
        | Part::Groups
        | Part::Bracket
        | Part::Table
        | Part::Chart
        | Part::Starts
        | Part::Links
        | Part::Screen
        | Part::Log => None,
    };
    let tab = |one: &Part| Tab {
        href: format!("{base}{}", one.path()),
        label: one.label().text(lang),
        current: *one == part,
        count: count(*one),
    };
    // A tournament by itself has no page of the office from which this could be found.
    let own = !contest.state().season().has_office() && view == View::Desk;
    let of_contest = (own && Part::OfficePublic.task().is_for(here)).then(|| Tab {
        href: format!("{}{}", self::base(view, id, None), Part::OfficePublic.path()),
        label: Part::OfficePublic.label().text(lang),
        current: false,
        count: None,
    });
    let differing = lines.iter().filter(|line| called(view, here) && line.state == MatchState::Differing);
    let troubles = differing.map(|line| trouble(line, format!("{base}/slip/{}", line.key), lang)).collect();
    let about = format!("{} · {} · {}", card.level_name, card.category_name, card.day_name);
    let subtitle = if contest.state().season().has_office() {
        format!("{} · {about}", contest.state().season().name)
    } else {
        format!("{} · {}", card.category_name, card.day_name)
    };
    Shell {
        name: card.name,
        subtitle,
        follow: format!("/events/c/{id}"),
        version,
        tabs: parts.iter().filter(shown).map(tab).collect(),
        more: more.iter().filter(shown).map(tab).chain(of_contest).collect(),
        here,
        who: who.filter(|_| view == View::Desk).map(Name::to_string),
        troubles,
        words: ShellWords::of(lang),
        home: base,
    }
}

/// The organiser is called to a match whose sides have reported different results.
pub(crate) fn trouble(line: &MatchLine, href: String, lang: Lang) -> Trouble {
    let names = [line.sides.first.name.as_str(), line.sides.second.name.as_str()];
    Trouble::mismatch(line.key.as_str(), names, href, lang)
}

/// Around a page of the office.
pub(crate) fn of_office(id: &str, contest: &Contest, looks: Looks<'_>, part: Part, lang: Lang) -> Shell {
    let Looks { version, view, here, who } = looks;
    let base = base(view, id, None);
    let parts: &[Part] = match view {
        View::Desk => &[
            Part::Office,
            Part::Affairs,
            Part::OfficeEntries,
            Part::OfficeSanctions,
            Part::Webhooks,
            Part::OfficePeople,
            Part::OfficePublic,
            Part::OfficeLog,
        ],
        View::Public => &[Part::Office],
    };
    let tab = |one: &Part| Tab {
        href: format!("{base}{}", one.path()),
        label: one.label().text(lang),
        current: *one == part,
        count: None,
    };
    let season = contest.state().season();
    let subtitle = Message::new("school-office-subtitle").with("entries", contest.state().entries().len());
    Shell {
        name: season.name.to_string(),
        subtitle: subtitle.text(lang),
        follow: format!("/events/c/{id}"),
        version,
        tabs: parts.iter().filter(|one| view == View::Public || one.task().is_for(here)).map(tab).collect(),
        more: Vec::new(),
        here,
        who: who.filter(|_| view == View::Desk).map(Name::to_string),
        troubles: Vec::new(),
        words: ShellWords::of(lang),
        home: base,
    }
}
