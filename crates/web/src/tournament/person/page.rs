//! The organiser's page of one competitor.

use askama::Template;
use kolo_messages::Lang;
use kolo_model::{Idle, Title};
use kolo_tournament::{EntrantId, Phase, State};
use kolo_views::entries::{Entries, EntryLine, ProvisionalNumbers, Standing, idle_message};
use kolo_views::game::Game;

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::pages::Frame;
use crate::problem::Problem;
use crate::tasks::Task;
use crate::tournament::{DayWords, FloorWords, Shell};

/// The kinds of absences that an organiser can announce, by the word in the form.
pub(crate) const ABSENCES: [(&str, Idle); 5] = [
    ("announced", Idle::AnnouncedAbsence),
    ("absent", Idle::Absent),
    ("half-point", Idle::HalfPointBye),
    ("full-point", Idle::FullPointBye),
    ("zero-points", Idle::ZeroPointBye),
];

/// A round as it is, or will be, for a player.
#[derive(Debug)]
pub(crate) struct Ahead {
    number: u32,
    published: bool,
    text: Option<String>,
    hidden: Hidden,
    /// Whether a correction counts only by the rules of the competition (D-C.04.2-4.3).
    too_late: bool,
}

/// A kind of absence to choose.
#[derive(Debug)]
pub(crate) struct Kind {
    code: &'static str,
    label: String,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/person/page.html")]
pub(crate) struct PersonPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    f: FloorWords,
    base: String,
    line: EntryLine,
    with_rank: bool,
    /// The members, one a line, where teams meet.
    roster: Option<String>,
    /// Titles to choose from, where the game has them.
    titles: Vec<&'static str>,
    numbers_open: bool,
    provisional: Option<ProvisionalNumbers>,
    over: bool,
    edit: Hidden,
    number: Hidden,
    leave: Hidden,
    rounds: Vec<Ahead>,
    kinds: Vec<Kind>,
    /// Where everything that is known is found, for those who may have it.
    data: Option<String>,
}

impl PersonPage {
    /// The page of a player who is entered.
    ///
    /// # Errors
    /// No random bytes, or no player of that number.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        state: &State,
        who: EntrantId,
        by: &Arbiter,
    ) -> Result<PersonPage, Problem> {
        let entries = Entries::of(state, lang);
        let line = entries.lines.into_iter().find(|line| line.who.id == who.0);
        let line = line.ok_or_else(Problem::not_found)?;
        let kind = |(code, idle)| Kind { code, label: idle_message(idle).text(lang) };
        Ok(PersonPage {
            frame: Frame::named(app, lang, &line.who.name),
            w: DayWords::of(lang),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            with_rank: has_ranks(state),
            roster: state.settings().has_line_ups().then(|| line.roster.join("\n")),
            titles: titles(state),
            numbers_open: state.numbers_are_open(),
            provisional: entries.provisional,
            over: state.phase() == Phase::Finished,
            edit: Hidden::new(by)?,
            number: Hidden::new(by)?,
            leave: Hidden::new(by)?,
            rounds: rounds(state, who, lang, by)?,
            kinds: ABSENCES.into_iter().map(kind).collect(),
            data: by.may(Task::KeepData).then(|| format!("{}/entries/{}/data", shell.home, who.0)),
            line,
            shell,
        })
    }
}

impl PersonPage {
    fn has_title(&self, code: &str) -> bool {
        self.line.title.as_deref() == Some(code)
    }

    fn withdrawn(&self) -> bool {
        self.line.standing == Standing::Withdrawn
    }
}

/// In go every player has a rank; in a game that is not named, it depends on the list.
pub(in crate::tournament) fn has_ranks(state: &State) -> bool {
    let mut entrants = state.entrants().values();
    Game::of(state.settings()) == Game::Go || entrants.any(|entrant| entrant.entry.rank.is_some())
}

/// Chess has titles; a player who has one in another game keeps it.
fn titles(state: &State) -> Vec<&'static str> {
    match Game::of(state.settings()) {
        Game::Chess => Title::ALL.map(Title::code).to_vec(),
        Game::Go | Game::Gomoku | Game::Any => Vec::new(),
    }
}

/// The rounds that can be asked about: those to come, and those in which there was no opponent.
fn rounds(state: &State, who: EntrantId, lang: Lang, by: &Arbiter) -> Result<Vec<Ahead>, Problem> {
    let next = state.next_round();
    let mut rounds = Vec::new();
    for number in 1..=state.settings().rounds {
        let Some(round) = kolo_model::RoundNumber::new(number) else { continue };
        let published = round < next;
        let idle = match state.rounds().get(round.index()) {
            Some(played) => played.idle.iter().find(|(id, _)| *id == who).map(|(_, idle)| *idle),
            None => state.entrants().get(&who).and_then(|entrant| entrant.absences.get(&round).copied()),
        };
        if published && idle.is_none() {
            continue;
        }
        let text = idle.map(|idle| idle_message(idle).text(lang));
        let too_late = published && state.is_too_late_for(round);
        rounds.push(Ahead { number, published, text, hidden: Hidden::new(by)?, too_late });
    }
    Ok(rounds)
}
