//! Who plays and how: the form of a new tournament, and the same as long as the draw does not count.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_stages::cup::{Cup, Setup, write_list};
use kolo_stages::generate::{Losers, Lots, SeedBy};
use kolo_stages::{Entrant, Games};
use kolo_views::cup::entries::{self, CupEntrant};

use super::CupWords;
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::{Fields, Hidden};
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::day::Shell;
use crate::tasks::Task;

/// Something to choose.
#[derive(Debug)]
pub(crate) struct Choice {
    code: &'static str,
    label: String,
    about: String,
    chosen: bool,
}

/// What was typed so far, or what holds.
#[derive(Debug, Clone)]
pub(crate) struct Typed {
    name: String,
    list: String,
    form: String,
    groups: String,
    advance: String,
    double: bool,
    losers: String,
    seeding: String,
    lot: bool,
    seeded: String,
}

impl Default for Typed {
    fn default() -> Self {
        Typed {
            name: String::new(),
            list: String::new(),
            form: "knockout".to_owned(),
            groups: "4".to_owned(),
            advance: "2".to_owned(),
            double: false,
            losers: "third".to_owned(),
            seeding: "rating".to_owned(),
            lot: false,
            seeded: String::new(),
        }
    }
}

impl Typed {
    /// What a form holds.
    pub(crate) fn sent(fields: &Fields) -> Typed {
        let text = |name: &str| fields.text(name).to_owned();
        Typed {
            name: text("name"),
            list: text("list"),
            form: text("form"),
            groups: text("groups"),
            advance: text("advance"),
            double: fields.given("double").is_some(),
            losers: text("losers"),
            seeding: text("seeding"),
            lot: fields.given("lot").is_some(),
            seeded: text("seeded"),
        }
    }

    /// What holds.
    pub(crate) fn of(setup: &Setup) -> Typed {
        let usual = Typed::default();
        let recipe = &setup.recipe;
        let first = recipe.groups.first();
        let form = match (recipe.groups.as_slice(), recipe.knockout.is_some()) {
            ([], _) => "knockout",
            ([only], false) if only.groups == 1 => "round-robin",
            ([only], true) if only.groups == 1 => "round-robin-final",
            (_, true) => "groups-knockout",
            (_, false) => "groups-final",
        };
        Typed {
            name: setup.name.to_string(),
            list: write_list(&setup.entrants),
            form: form.to_owned(),
            groups: first.map_or(usual.groups, |first| first.groups.to_string()),
            advance: first.map_or(usual.advance, |first| first.advance.to_string()),
            double: first.is_some_and(|first| first.games == Games::Double),
            losers: match recipe.knockout {
                Some(Losers::Out) => "out",
                Some(Losers::ThirdPlace) | None => "third",
                Some(Losers::AllPlaces) => "all",
                Some(Losers::Consolation { .. }) => "consolation",
            }
            .to_owned(),
            seeding: match recipe.seed_by {
                SeedBy::List => "list",
                SeedBy::Rating => "rating",
                SeedBy::Rank => "rank",
            }
            .to_owned(),
            lot: recipe.lots != Lots::None,
            seeded: match recipe.lots {
                Lots::None => String::new(),
                Lots::Drawn { seeded } => seeded.to_string(),
            },
        }
    }
}

/// The fields of a setup.
#[derive(Debug)]
pub(crate) struct SetupForm {
    action: String,
    hidden: Hidden,
    typed: Typed,
    forms: Vec<Choice>,
    losers: Vec<Choice>,
    seedings: Vec<Choice>,
    button: String,
}

impl SetupForm {
    fn new(action: String, hidden: Hidden, typed: Typed, button: &Message, lang: Lang) -> SetupForm {
        let choice = |chosen: &str, code: &'static str, label: Message, about: Option<Message>| Choice {
            code,
            label: label.text(lang),
            about: about.map(|about| about.text(lang)).unwrap_or_default(),
            chosen: chosen == code,
        };
        let form = |code, label, about| choice(&typed.form, code, label, Some(about));
        let forms = vec![
            form("knockout", Message::new("cup-form-knockout"), Message::new("cup-about-knockout")),
            form("groups-knockout", Message::new("cup-choice-groups"), Message::new("cup-about-groups")),
            form("round-robin-final", Message::new("cup-choice-final"), Message::new("cup-about-final")),
            form("groups-final", Message::new("cup-choice-group"), Message::new("cup-about-group")),
            form("round-robin", Message::new("cup-form-round-robin"), Message::new("cup-about-all")),
        ];
        let losers = vec![
            choice(&typed.losers, "out", Message::new("cup-losers-out"), None),
            choice(&typed.losers, "third", Message::new("cup-losers-third"), None),
            choice(&typed.losers, "all", Message::new("cup-losers-all"), None),
            choice(&typed.losers, "consolation", Message::new("cup-losers-consolation"), None),
        ];
        let seedings = vec![
            choice(&typed.seeding, "rating", Message::new("cup-seed-rating"), None),
            choice(&typed.seeding, "rank", Message::new("cup-seed-rank"), None),
            choice(&typed.seeding, "list", Message::new("cup-seed-list"), None),
        ];
        SetupForm { action, hidden, typed, forms, losers, seedings, button: button.text(lang) }
    }
}

/// The form of a new tournament.
#[derive(Debug, Template)]
#[template(path = "cup/new.html")]
pub(crate) struct NewPage {
    frame: Frame,
    w: CupWords,
    setup: SetupForm,
    troubles: Vec<String>,
}

impl NewPage {
    /// The form, with what was typed before and what was wrong with it.
    pub(crate) fn new(app: &App, lang: Lang, hidden: Hidden, typed: Typed, troubles: Vec<String>) -> NewPage {
        let button = Message::new("cup-create");
        NewPage {
            frame: Frame::new(app, lang, &Message::new("cup-new-heading")),
            w: CupWords::of(lang),
            setup: SetupForm::new("/desk/s/new".to_owned(), hidden, typed, &button, lang),
            troubles,
        }
    }
}

/// Somebody with a form to withdraw.
#[derive(Debug)]
pub(crate) struct Line {
    entrant: CupEntrant,
    leave: Option<Hidden>,
    /// Whether the name can be corrected.
    renames: bool,
}

/// Who plays.
#[derive(Debug, Template)]
#[template(path = "cup/entries.html")]
pub(crate) struct EntriesPage {
    frame: Frame,
    shell: Shell,
    w: CupWords,
    base: String,
    setup: Option<SetupForm>,
    /// The form that says who has come, before the draw counts.
    check_in: Option<Hidden>,
    lines: Vec<Line>,
    /// Whether everything that is known about somebody may be handed out.
    keeps_data: bool,
    troubles: Vec<String>,
}

impl EntriesPage {
    /// The page; what was typed and what is wrong with it, if it was sent.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        cup: &Cup,
        by: &Arbiter,
        sent: Option<(Typed, Vec<String>)>,
    ) -> Result<EntriesPage, NoChance> {
        let may = by.may(Task::ManageEntries);
        let started = cup.state().is_some();
        let (typed, troubles) = sent.unwrap_or_else(|| (Typed::of(cup.setup()), Vec::new()));
        let button = Message::new("cup-save");
        let setup = (may && !started)
            .then(|| Hidden::new(by))
            .transpose()?
            .map(|hidden| SetupForm::new(format!("{}/entries", shell.home), hidden, typed, &button, lang));
        let mut lines = Vec::new();
        for entrant in entries::all(cup) {
            let plays = !entrant.withdrawn && !entrant.missing && entrant.place.is_none();
            let leaves = may && started && plays;
            let leave = leaves.then(|| Hidden::new(by)).transpose()?;
            lines.push(Line { leave, renames: may && started, entrant });
        }
        Ok(EntriesPage {
            frame: Frame::named(app, lang, &shell.name),
            w: CupWords::of(lang),
            base: shell.home.clone(),
            check_in: (may && !started && troubles.is_empty()).then(|| Hidden::new(by)).transpose()?,
            setup,
            lines,
            keeps_data: by.may(Task::KeepData),
            troubles,
            shell,
        })
    }

    fn is_anybody_missing(&self) -> bool {
        self.lines.iter().any(|line| line.entrant.missing)
    }
}

/// How somebody is called, to be corrected.
#[derive(Debug, Template)]
#[template(path = "cup/entrant.html")]
pub(crate) struct EntrantPage {
    frame: Frame,
    shell: Shell,
    w: CupWords,
    action: String,
    name: String,
    club: String,
    hidden: Hidden,
}

impl EntrantPage {
    /// The form.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        mut shell: Shell,
        entrant: &Entrant,
        hidden: Hidden,
    ) -> EntrantPage {
        // What is typed must not be swept away by news.
        shell.follow = String::new();
        EntrantPage {
            frame: Frame::named(app, lang, &shell.name),
            w: CupWords::of(lang),
            action: format!("{}/entries/{}", shell.home, entrant.id),
            name: entrant.name.to_string(),
            club: entrant.club.as_ref().map(ToString::to_string).unwrap_or_default(),
            hidden,
            shell,
        }
    }
}
