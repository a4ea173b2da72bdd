//! The settings of a tournament.

pub(crate) mod terms;

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_model::RoundNumber;
use kolo_standings::Criterion;
use kolo_tournament::{CheckIn, EqualsBy, NoShows, Phase, State};
use kolo_views::overview::play_message;

use self::terms::TermsForm;
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::time;
use crate::tournament::shape::ShapeForm;
use crate::tournament::{DayWords, FloorWords, Shell};

/// The most criteria of an order that the page offers.
pub(crate) const CRITERIA: usize = 8;

/// Who is first of equal players, by the word in the form.
pub(crate) const EQUALS: [(&str, EqualsBy); 5] = [
    ("alphabet", EqualsBy::Alphabet),
    ("lot", EqualsBy::Lot),
    ("entry", EqualsBy::Entry),
    ("older", EqualsBy::OlderFirst),
    ("younger", EqualsBy::YoungerFirst),
];

/// Something to choose.
#[derive(Debug)]
pub(crate) struct Choice {
    code: &'static str,
    label: String,
    chosen: bool,
}

/// A place in the order of players.
#[derive(Debug)]
pub(crate) struct Rank {
    number: usize,
    label: String,
    choices: Vec<Choice>,
}

/// When a round starts.
#[derive(Debug)]
pub(crate) struct Start {
    /// Which round.
    pub(crate) round: u32,
    /// As the field of the form holds it.
    pub(crate) at: String,
    /// In words, if it is set.
    pub(crate) text: Option<String>,
    /// The form beside it.
    pub(crate) hidden: Hidden,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/settings/page.html")]
pub(crate) struct SettingsPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    f: FloorWords,
    base: String,
    name: String,
    rounds: u32,
    /// Whether rounds are played; else plans alone are.
    has_rounds: bool,
    system: String,
    seed: String,
    check_in: CheckIn,
    no_shows: NoShows,
    started: bool,
    over: bool,
    equals: Vec<Choice>,
    terms: TermsForm,
    shape: ShapeForm,
    ranks: Vec<Rank>,
    usual: String,
    starts: Vec<Start>,
    save: Hidden,
    end: Hidden,
}

impl SettingsPage {
    /// The page of a tournament.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        state: &State,
        by: &Arbiter,
    ) -> Result<SettingsPage, NoChance> {
        let settings = state.settings();
        let equals = |(code, one): (&'static str, EqualsBy)| Choice {
            code,
            label: equals_message(one).text(lang),
            chosen: settings.equals_by == one,
        };
        let usual = kolo_standings::preset(settings.system).iter();
        let usual: Vec<String> = usual.map(|criterion| criterion.heading().text(lang)).collect();
        Ok(SettingsPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            name: settings.name.to_string(),
            rounds: settings.rounds,
            has_rounds: settings.system.is_some(),
            system: play_message(settings).text(lang),
            seed: settings.seed.to_string(),
            check_in: settings.check_in,
            no_shows: settings.no_shows,
            started: state.has_started(),
            over: state.phase() == Phase::Finished,
            terms: TermsForm::of(state, lang),
            shape: ShapeForm::of(settings, lang),
            equals: EQUALS.into_iter().map(equals).collect(),
            ranks: (1..=CRITERIA).map(|number| rank(state, number, lang)).collect(),
            usual: usual.join(", "),
            starts: starts(state, by, lang)?,
            save: Hidden::new(by)?,
            end: Hidden::new(by)?,
            shell,
        })
    }
}

/// The words for who is first of equal players.
pub(crate) fn equals_message(by: EqualsBy) -> Message {
    match by {
        EqualsBy::Alphabet => Message::new("floor-equals-alphabet"),
        EqualsBy::Lot => Message::new("floor-equals-lot"),
        EqualsBy::Entry => Message::new("floor-equals-entry"),
        EqualsBy::OlderFirst => Message::new("floor-equals-older"),
        EqualsBy::YoungerFirst => Message::new("floor-equals-younger"),
    }
}

fn rank(state: &State, number: usize, lang: Lang) -> Rank {
    let set = state.settings().criteria.get(number - 1).map(String::as_str);
    // What a file chose is offered, too, however rare it is.
    let rare = Criterion::all().filter(|criterion| {
        set == Some(criterion.code()) && !Criterion::offered().any(|offered| offered == *criterion)
    });
    let choice = |criterion: Criterion| Choice {
        code: criterion.code(),
        label: format!("{} – {}", criterion.heading().text(lang), criterion.meaning().text(lang)),
        chosen: set == Some(criterion.code()),
    };
    Rank {
        number,
        label: Message::new("floor-criterion").with("number", number).text(lang),
        choices: Criterion::offered().chain(rare).map(choice).collect(),
    }
}

/// Rounds that have no result yet.
///
/// # Errors
/// No random bytes.
pub(crate) fn starts(state: &State, by: &Arbiter, lang: Lang) -> Result<Vec<Start>, NoChance> {
    let mut starts = Vec::new();
    for round in (1..=state.settings().rounds).filter_map(RoundNumber::new) {
        let touched = |table: &kolo_tournament::Meeting| table.is_touched();
        if state.rounds().get(round.index()).is_some_and(|played| played.tables.iter().any(touched)) {
            continue;
        }
        let at = state.start_of(round).map(|at| at.0);
        starts.push(Start {
            round: round.get(),
            at: at.map(time::written_local).unwrap_or_default(),
            text: at.map(|at| time::set(at, lang)),
            hidden: Hidden::new(by)?,
        });
    }
    Ok(starts)
}
