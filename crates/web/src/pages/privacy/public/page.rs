//! What is public of a tournament or a contest: the choice, and beside it what comes of it.

use askama::Template;
use kolo_contest::Contest;
use kolo_messages::Lang;
use kolo_tournament::State;
use kolo_views::entries::Entries;
use kolo_views::public::{self, Fact, Names, Policy, Reach};

use crate::app::App;
use crate::form::Hidden;
use crate::pages::Frame;
use crate::pages::words::words;
use crate::tournament::Shell;

words! {
    /// The words of the page.
    PublicWords {
        about: "privacy-public-about",
        always: "privacy-never",
        as_entered: "privacy-as-entered",
        as_shown: "privacy-as-shown",
        club: "privacy-club",
        facts: "privacy-facts",
        heading: "privacy-public-heading",
        data: "privacy-data-people",
        names: "privacy-names",
        not_saved: "privacy-not-saved",
        preview: "privacy-preview",
        preview_heading: "privacy-preview-heading",
        preview_more: "privacy-preview-more",
        preview_none: "privacy-preview-none",
        public_page: "hall-public-page",
        reach: "privacy-reach",
        save: "privacy-save",
        strength: "privacy-strength",
    }
}

/// Something to choose.
#[derive(Debug)]
struct Choice {
    code: &'static str,
    label: String,
    chosen: bool,
}

/// A person as entered and as shown.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Sample {
    entered: String,
    shown: String,
    /// What else is shown.
    about: String,
}

/// How many people the preview has.
const SAMPLES: usize = 12;

/// The page.
#[derive(Debug, Template)]
#[template(path = "pages/privacy/public/page.html")]
pub(crate) struct PublicPage {
    frame: Frame,
    shell: Shell,
    w: PublicWords,
    /// Where the form goes.
    action: String,
    /// The public page.
    page: String,
    /// Where people are found of whom something is known, if that is not the list of entries.
    people: Option<String>,
    reach: Vec<Choice>,
    names: Vec<Choice>,
    /// Whether club and strength can be chosen.
    with_facts: bool,
    club: Fact,
    strength: Fact,
    samples: Vec<Sample>,
    more: bool,
    /// Whether what is shown is only tried.
    tried: bool,
    hidden: Hidden,
}

/// What the page is about.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Of<'a> {
    /// A tournament.
    Tournament(&'a State),
    /// A contest.
    Contest(&'a Contest),
}

/// Where the page leads.
#[derive(Debug)]
pub(crate) struct Ways {
    /// Where its form goes.
    pub(crate) action: String,
    /// The public page.
    pub(crate) page: String,
    /// Where people are found of whom something is known.
    pub(crate) people: Option<String>,
}

impl PublicPage {
    /// The page with a choice, which holds or is only tried.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        of: Of<'_>,
        ways: Ways,
        (policy, tried): (Policy, bool),
        hidden: Hidden,
    ) -> PublicPage {
        let mut samples = match of {
            Of::Tournament(state) => of_tournament(state, policy, lang),
            Of::Contest(contest) => of_contest(contest, policy, lang),
        };
        let more = samples.len() > SAMPLES;
        samples.truncate(SAMPLES);
        let reach = Reach::ALL.map(|one| Choice {
            code: one.code(),
            label: one.message().text(lang),
            chosen: one == policy.reach,
        });
        let names = Names::ALL.map(|one| Choice {
            code: one.code(),
            label: one.message().text(lang),
            chosen: one == policy.names,
        });
        PublicPage {
            frame: Frame::named(app, lang, &shell.name),
            w: PublicWords::of(lang),
            action: ways.action,
            page: ways.page,
            people: ways.people,
            reach: reach.into(),
            names: names.into(),
            with_facts: match of {
                Of::Tournament(_) => true,
                Of::Contest(_) => false,
            },
            club: policy.club,
            strength: policy.strength,
            samples,
            more,
            tried,
            hidden,
            shell,
        }
    }
}

/// All players of a tournament, as entered and as shown.
fn of_tournament(state: &State, policy: Policy, lang: Lang) -> Vec<Sample> {
    let shown = public::tournament(state, policy, lang);
    let lines = Entries::of(&shown, lang).lines.into_iter();
    let samples = lines.map(|line| {
        let entrant = state.entrants().get(&kolo_tournament::EntrantId(line.who.id));
        let entered = entrant.map(|entrant| entrant.entry.name.to_string()).unwrap_or_default();
        let rating = line.rating.map(|rating| rating.to_string());
        let facts = [line.club, line.country, line.title, line.rank, rating, Some(line.roster.join(", "))];
        let facts = facts.into_iter().flatten().filter(|fact| !fact.is_empty());
        Sample { entered, shown: line.who.name, about: facts.collect::<Vec<_>>().join(" · ") }
    });
    samples.collect()
}

/// All players of a contest, as entered and as shown, with the team.
fn of_contest(contest: &Contest, policy: Policy, lang: Lang) -> Vec<Sample> {
    let shown = public::contest(contest, policy, None, lang);
    let (whole, shown) = (contest.state(), shown.state());
    let mut samples = Vec::new();
    for entry in whole.entries().values() {
        let Some(open) = shown.entries().get(&entry.id) else { continue };
        for member in &entry.members {
            let Some(player) = whole.players().get(&member.player) else { continue };
            let visible = open.members.iter().any(|one| one.player == member.player);
            let known = shown.players().get(&member.player).filter(|_| visible);
            samples.push(Sample {
                entered: player.name.to_string(),
                shown: known.map_or_else(|| "–".to_owned(), |player| player.name.to_string()),
                about: open.name.to_string(),
            });
        }
    }
    samples
}
