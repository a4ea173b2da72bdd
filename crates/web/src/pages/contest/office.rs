//! The office: tournaments, numbers, lists, fees.

use askama::Template;
use kolo_contest::{Category, Contest, Level};
use kolo_messages::{Lang, Message};
use kolo_views::contest::office::{Office, category_name};

use super::SchoolWords;
use super::new::Choice;
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::tournament::Shell;

/// The list of tournaments.
#[derive(Debug, Template)]
#[template(path = "contest/office.html")]
pub(crate) struct OfficePage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    id: String,
    office: Office,
    desk: bool,
}

impl OfficePage {
    /// The page, for organisers or the public.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        id: &str,
        contest: &Contest,
        desk: bool,
    ) -> OfficePage {
        let office = Office::of(contest, lang);
        OfficePage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            id: id.to_owned(),
            office: if desk { office } else { office.for_public(lang) },
            desk,
            shell,
        }
    }
}

/// Numbers that would be published.
#[derive(Debug)]
pub(crate) struct NumbersPreview {
    /// How they are shared, a sentence each.
    pub(crate) lines: Vec<String>,
    /// Category and level.
    pub(crate) share: String,
    /// How many.
    pub(crate) seats: String,
    /// How they are shared.
    pub(crate) method: String,
    /// The form that publishes them.
    pub(crate) hidden: Hidden,
}

/// What the office does.
#[derive(Debug, Template)]
#[template(path = "contest/affairs.html")]
pub(crate) struct AffairsPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    preview: Option<NumbersPreview>,
    shares: Vec<Choice>,
    quotas: Hidden,
    announce: Hidden,
    lists: Hidden,
    pay: Hidden,
    categories: Vec<Choice>,
    levels: Vec<Choice>,
    areas: Vec<Choice>,
    schools: Vec<Choice>,
    fees: Vec<Choice>,
}

fn choice(code: String, label: String) -> Choice {
    Choice { code, label, chosen: false }
}

impl AffairsPage {
    /// The page.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        contest: &Contest,
        by: &Arbiter,
        preview: Option<NumbersPreview>,
    ) -> Result<AffairsPage, NoChance> {
        let state = contest.state();
        let office = Office::of(contest, lang);
        let shares = office.categories.iter().flat_map(|category| {
            let due = category.levels.iter().filter(|level| level.numbers_due);
            due.map(|level| {
                choice(
                    format!("{} {}", category.code, level.code),
                    format!("{}, {}", level.name, category.name),
                )
            })
        });
        let areas = state.areas().map(|area| {
            choice(
                format!("area {}", area.id),
                Message::new("contest-level-area").text(lang) + ": " + area.name.as_str(),
            )
        });
        let regions = state.regions().map(|region| {
            let level = Message::new("contest-level-regional").text(lang);
            choice(format!("region {}", region.id), format!("{level}: {}", region.name))
        });
        let unpaid = state.entries().values().filter(|entry| !state.fee_is_settled(&entry.id));
        Ok(AffairsPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            preview,
            shares: shares.collect(),
            quotas: Hidden::new(by)?,
            announce: Hidden::new(by)?,
            lists: Hidden::new(by)?,
            pay: Hidden::new(by)?,
            categories: Category::ALL
                .map(|one| choice(one.code().to_owned(), category_name(one).text(lang)))
                .into(),
            levels: Level::ALL.map(|one| choice(one.code().to_owned(), one.message().text(lang))).into(),
            areas: areas.chain(regions).collect(),
            schools: state.schools().map(|one| choice(one.id.to_string(), one.name.to_string())).collect(),
            fees: unpaid
                .map(|one| choice(one.id.to_string(), format!("{} ({})", one.name, one.id)))
                .collect(),
            shell,
        })
    }
}
