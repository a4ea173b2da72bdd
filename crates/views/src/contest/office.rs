//! The office: the season, its categories, all tournaments and what is to be done.

use kolo_contest::{Category, Contest, Level, Phase, State, VenueState};
use kolo_messages::{Lang, Message};
use serde::Serialize;
use utoipa::ToSchema;

use super::venue::Card;

/// The office in a few lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Office {
    /// What the contest is called.
    pub name: String,
    /// Whether it is one tournament of a single organiser.
    pub alone: bool,
    /// How many regions are recorded.
    pub regions: usize,
    /// How many areas.
    pub areas: usize,
    /// How many schools.
    pub schools: usize,
    /// The last day on which entries are taken.
    pub entries_close: String,
    /// Categories that have entries or an announced tournament.
    pub categories: Vec<CategoryLine>,
    /// The tournaments, in the order of categories, levels and days.
    pub venues: Vec<Card>,
}

/// A category of the contest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CategoryLine {
    /// Its code.
    pub code: &'static str,
    /// What it is called.
    pub name: String,
    /// How many have entered.
    pub entries: usize,
    /// How many fees are open, which is for the office alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fees_open: Option<usize>,
    /// Its levels.
    pub levels: Vec<LevelLine>,
}

/// A level of a category.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct LevelLine {
    /// Its code.
    pub code: &'static str,
    /// What it is called.
    pub name: String,
    /// The first day on which it may be.
    pub from: String,
    /// The last one.
    pub to: String,
    /// Both in words.
    pub window: String,
    /// How many tournaments are announced.
    pub venues: usize,
    /// How many are over.
    pub over: usize,
    /// Whether it is said how many go on, or need not be.
    pub numbers_published: bool,
    /// Whether the numbers can still be published: tournaments are there, and none has begun.
    pub numbers_due: bool,
}

impl Office {
    /// The office.
    pub fn of(contest: &Contest, lang: Lang) -> Office {
        let state = contest.state();
        let season = state.season();
        let mut venues: Vec<&VenueState> = state.venues().collect();
        venues.sort_by_key(|venue| (venue.plan.category, venue.plan.level, venue.plan.day, &venue.plan.id));
        Office {
            name: season.name.to_string(),
            alone: !season.has_office(),
            regions: state.regions().count(),
            areas: state.areas().count(),
            schools: state.schools().count(),
            entries_close: season.entries_close.to_string(),
            categories: Category::ALL.into_iter().filter_map(|one| category(state, one, lang)).collect(),
            venues: venues.into_iter().map(|venue| Card::of(contest, venue, lang)).collect(),
        }
    }
}

impl Office {
    /// The same for the public: who owes what is for the office alone.
    #[must_use]
    pub fn for_public(self, lang: Lang) -> Office {
        let venues = self.venues.into_iter().map(|card| card.for_public(lang)).collect();
        let categories = self.categories.into_iter();
        let categories = categories.map(|line| CategoryLine { fees_open: None, ..line }).collect();
        Office { categories, venues, ..self }
    }
}

fn category(state: &State, category: Category, lang: Lang) -> Option<CategoryLine> {
    let entries: Vec<_> = state.entries().values().filter(|entry| entry.category == category).collect();
    let announced = state.venues().any(|venue| venue.plan.category == category);
    if entries.is_empty() && !announced {
        return None;
    }
    Some(CategoryLine {
        code: category.code(),
        name: category_name(category).text(lang),
        entries: entries.len(),
        fees_open: Some(entries.iter().filter(|entry| !state.fee_is_settled(&entry.id)).count()),
        levels: category.levels().into_iter().map(|one| level(state, category, one, lang)).collect(),
    })
}

fn level(state: &State, category: Category, level: Level, lang: Lang) -> LevelLine {
    let venues: Vec<&VenueState> = state.venues_of(category, level).collect();
    let window = state.season().window(category, level);
    let begun = venues.iter().any(|venue| venue.phase != Phase::Announced);
    LevelLine {
        code: level.code(),
        name: level.message().text(lang),
        from: window.from.to_string(),
        to: window.to.to_string(),
        window: format!("{} – {}", window.from.message().text(lang), window.to.message().text(lang)),
        venues: venues.len(),
        over: venues.iter().filter(|venue| matches!(venue.phase, Phase::Closed(_))).count(),
        numbers_published: venues.iter().all(|venue| !state.needs_quota(venue)),
        numbers_due: !venues.is_empty() && !begun && level.after().is_some(),
    }
}

/// What a category is called.
pub fn category_name(category: Category) -> Message {
    match category {
        Category::Zs => Message::new("contest-category-zs"),
        Category::Ss => Message::new("contest-category-ss"),
        Category::Kadeti => Message::new("contest-category-kadeti"),
        Category::Veterani => Message::new("contest-category-veterani"),
    }
}
