//! The stages of a tournament, and the fields that say how one is played.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_stages::Games;
use kolo_stages::generate::{Losers, Lots, Recipe, SeedBy};
use kolo_tournament::{Field, State};
use kolo_views::plan::{Plan, form};

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::{Fields, Hidden};
use crate::key::NoChance;
use crate::pages::Frame;
use crate::tournament::PlanWords;
use crate::tournament::Shell;

/// Something to choose.
#[derive(Debug)]
pub(crate) struct Choice {
    pub(crate) code: &'static str,
    pub(crate) label: String,
    pub(crate) about: String,
    pub(crate) chosen: bool,
}

/// What was typed so far, or what holds.
#[derive(Debug, Clone)]
pub(crate) struct Typed {
    pub(crate) name: String,
    pub(crate) list: String,
    pub(crate) form: String,
    pub(crate) groups: String,
    pub(crate) advance: String,
    pub(crate) double: bool,
    pub(crate) losers: String,
    pub(crate) seeding: String,
    pub(crate) lot: bool,
    pub(crate) seeded: String,
    pub(crate) check_in: bool,
    pub(crate) from: String,
    pub(crate) to: String,
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
            check_in: false,
            from: "1".to_owned(),
            to: "8".to_owned(),
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
            check_in: fields.given("check-in").is_some(),
            from: text("from"),
            to: text("to"),
        }
    }

    /// What holds.
    pub(crate) fn of(recipe: &Recipe) -> Typed {
        let usual = Typed::default();
        let first = recipe.groups.first();
        let form = match (recipe.groups.as_slice(), recipe.knockout.is_some()) {
            ([], _) => "knockout",
            ([only], false) if only.groups == 1 => "round-robin",
            ([only], true) if only.groups == 1 => "round-robin-final",
            (_, true) => "groups-knockout",
            (_, false) => "groups-final",
        };
        Typed {
            form: form.to_owned(),
            groups: first.map_or(usual.groups.clone(), |first| first.groups.to_string()),
            advance: first.map_or(usual.advance.clone(), |first| first.advance.to_string()),
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
            ..usual
        }
    }
}

/// The fields of a stage.
#[derive(Debug)]
pub(crate) struct StageForm {
    pub(crate) typed: Typed,
    pub(crate) forms: Vec<Choice>,
    pub(crate) losers: Vec<Choice>,
    pub(crate) seedings: Vec<Choice>,
}

impl StageForm {
    /// The fields, with what was typed before.
    pub(crate) fn new(typed: Typed, lang: Lang) -> StageForm {
        let choice = |chosen: &str, code: &'static str, label: Message, about: Option<Message>| Choice {
            code,
            label: label.text(lang),
            about: about.map(|about| about.text(lang)).unwrap_or_default(),
            chosen: chosen == code,
        };
        let form = |code, label, about| choice(&typed.form, code, label, Some(about));
        let forms = vec![
            form("knockout", Message::new("plan-form-knockout"), Message::new("plan-about-knockout")),
            form("groups-knockout", Message::new("plan-choice-groups"), Message::new("plan-about-groups")),
            form("round-robin-final", Message::new("plan-choice-final"), Message::new("plan-about-final")),
            form("groups-final", Message::new("plan-choice-group"), Message::new("plan-about-group")),
            form("round-robin", Message::new("plan-form-round-robin"), Message::new("plan-about-all")),
        ];
        let losers = vec![
            choice(&typed.losers, "out", Message::new("plan-losers-out"), None),
            choice(&typed.losers, "third", Message::new("plan-losers-third"), None),
            choice(&typed.losers, "all", Message::new("plan-losers-all"), None),
            choice(&typed.losers, "consolation", Message::new("plan-losers-consolation"), None),
        ];
        let seedings = vec![
            choice(&typed.seeding, "rating", Message::new("plan-seed-rating"), None),
            choice(&typed.seeding, "rank", Message::new("plan-seed-rank"), None),
            choice(&typed.seeding, "list", Message::new("plan-seed-list"), None),
        ];
        StageForm { typed, forms, losers, seedings }
    }

    /// The fields of a later stage, which is drawn in the order of the stage before.
    fn later(typed: Typed, lang: Lang) -> StageForm {
        StageForm { seedings: Vec::new(), ..StageForm::new(typed, lang) }
    }
}

/// A stage in the list.
#[derive(Debug)]
pub(crate) struct StageLine {
    id: String,
    form: String,
    field: String,
    /// Whether its plan is published, so that it stays as it is.
    fixed: bool,
    /// The form that removes it, where it is the last one.
    remove: Option<Hidden>,
}

/// The stages of a tournament.
#[derive(Debug, Template)]
#[template(path = "tournament/stages/page.html")]
pub(crate) struct StagesPage {
    frame: Frame,
    shell: Shell,
    w: PlanWords,
    base: String,
    rounds: Option<String>,
    lines: Vec<StageLine>,
    /// How the first stage is played, as long as nothing is published.
    first: Option<(StageForm, Hidden)>,
    /// A further stage.
    next: StageForm,
    add: Hidden,
}

impl StagesPage {
    /// The stages with their forms.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        state: &State,
        by: &Arbiter,
    ) -> Result<StagesPage, NoChance> {
        let settings = state.settings();
        let count = settings.stages.len();
        let alone = settings.system.is_none();
        let mut lines = Vec::new();
        for (index, plan) in Plan::all(state).enumerate() {
            let fixed = plan.play().is_some();
            let removable = index + 1 == count && !fixed && !(alone && index == 0);
            let field = match &plan.settings.field {
                Field::Entrants => Message::new("plan-field-entrants"),
                Field::Places { from, to, .. } => {
                    Message::new("plan-field-places").with("from", *from).with("to", *to)
                }
            };
            lines.push(StageLine {
                id: plan.settings.id.as_str().to_owned(),
                form: form(&plan.settings.recipe).text(lang),
                field: field.text(lang),
                fixed,
                remove: removable.then(|| Hidden::new(by)).transpose()?,
            });
        }
        let first = settings.stages.first().filter(|_| alone && !state.has_started());
        let first = match first {
            Some(one) => Some((StageForm::new(Typed::of(&one.recipe), lang), Hidden::new(by)?)),
            None => None,
        };
        let rounds = settings.system.map(|system| kolo_views::overview::system_message(system).text(lang));
        Ok(StagesPage {
            frame: Frame::named(app, lang, &shell.name),
            w: PlanWords::of(lang),
            base: shell.home.clone(),
            rounds,
            lines,
            first,
            next: StageForm::later(Typed::default(), lang),
            add: Hidden::new(by)?,
            shell,
        })
    }
}
