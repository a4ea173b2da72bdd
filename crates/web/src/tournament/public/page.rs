//! The first public page of a tournament that is played by plans: what is played now and what was, who takes part.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_tournament::State;
use kolo_views::contest::matches::MatchLine;
use kolo_views::entries::{Entries, EntryLine};
use kolo_views::overview::{DayStep, Overview};
use kolo_views::plan::{Plan, matches};

use crate::app::App;
use crate::pages::Frame;
use crate::tournament::PlanWords;
use crate::tournament::Shell;

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/public/page.html")]
pub(crate) struct PublicPage {
    frame: Frame,
    shell: Shell,
    w: PlanWords,
    standing: String,
    matches: Matches,
    overview: Overview,
    entries: Vec<EntryLine>,
}

/// Matches that can be played, and those that were played last.
#[derive(Debug)]
pub(crate) struct Matches {
    /// The next ones first.
    pub(crate) open: Vec<MatchLine>,
    /// The latest first.
    pub(crate) latest: Vec<MatchLine>,
}

/// Matches that were played last, as a page shows them.
const LATEST: usize = 8;

impl Matches {
    /// Those of all plans of a tournament.
    pub(crate) fn of(state: &State, lang: Lang) -> Matches {
        let lines = matches::of_tournament(state, lang).into_iter();
        let (open, mut latest): (Vec<MatchLine>, Vec<MatchLine>) =
            lines.partition(|line| line.state.is_open());
        latest.retain(|line| line.score.is_some());
        latest.reverse();
        latest.truncate(LATEST);
        Matches { open, latest }
    }
}

impl PublicPage {
    /// The page.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, state: &State) -> PublicPage {
        let overview = Overview::for_public(state, lang);
        PublicPage {
            frame: Frame::named(app, lang, &shell.name),
            w: PlanWords::of(lang),
            standing: standing(state, overview.step).map(|text| text.text(lang)).unwrap_or_default(),
            matches: Matches::of(state, lang),
            entries: Entries::of(state, lang).for_public().lines,
            overview,
            shell,
        }
    }
}

/// How far it has come, in words; nothing where that is for organisers only.
pub(crate) fn standing(state: &State, step: DayStep) -> Option<Message> {
    match step {
        DayStep::Results => {
            let open = Plan::played(state).filter_map(|plan| plan.play()).map(|play| play.ready().count());
            let open: usize = open.sum();
            (open > 0).then(|| Message::new("plan-next-play").with("count", open))
        }
        DayStep::Finish | DayStep::Over => winner(state),
        DayStep::Entries | DayStep::Draw | DayStep::Publish | DayStep::Ties | DayStep::Close => None,
    }
}

/// Who has won, once everything is played.
pub(crate) fn winner(state: &State) -> Option<Message> {
    Plan::played(state).next()?;
    let order = state.final_order();
    let settled = kolo_stages::Settled::Yes;
    let first = order.iter().filter(|one| one.places.from == 1 && one.settled == settled);
    let known = first.filter_map(|one| state.entrants().get(&one.entrant));
    let names: Vec<String> = known.map(|one| one.entry.name.to_string()).collect();
    (!names.is_empty()).then(|| Message::new("plan-next-over").with("winner", names))
}
