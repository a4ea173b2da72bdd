//! All entries, and one entry: its fee, its people, where it plays.

use askama::Template;
use kolo_contest::{
    Category, Contest, Entry, EntryId, Kind, MemberRole, Phase, Player, Schooling, State, VenueState,
};
use kolo_messages::{Lang, Message};
use kolo_views::contest::office::category_name;
use kolo_views::contest::registry::{self, EntryLine};
use kolo_views::contest::teams::fee_text;

use super::AffairsWords;
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::contest::new::Choice;
use crate::tournament::Shell;

/// So many stand on a page.
const LINES: usize = 200;

/// The list.
#[derive(Debug, Template)]
#[template(path = "affairs/entries.html")]
pub(crate) struct EntriesPage {
    frame: Frame,
    shell: Shell,
    a: AffairsWords,
    base: String,
    wanted: String,
    lines: Vec<EntryLine>,
    more: usize,
}

fn school_name(state: &State, entry: &Entry) -> String {
    let school = entry.school.as_ref().and_then(|school| state.school(school));
    school.map(|school| school.name.to_string()).unwrap_or_default()
}

impl EntriesPage {
    /// Those whose name, school or people fit what was typed.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, contest: &Contest, wanted: &str) -> EntriesPage {
        let mut lines = registry::entries(contest, wanted, lang);
        let more = lines.len().saturating_sub(LINES);
        lines.truncate(LINES);
        EntriesPage {
            frame: Frame::named(app, lang, &shell.name),
            a: AffairsWords::of(lang),
            base: shell.home.clone(),
            wanted: wanted.to_owned(),
            more,
            lines,
            shell,
        }
    }
}

/// A member of an entry, as the form has it.
#[derive(Debug)]
pub(crate) struct Person {
    id: String,
    name: String,
    role: &'static str,
    captain: bool,
    order: usize,
    born: String,
    school: String,
    schoolings: Vec<Choice>,
    rules: String,
    photos: String,
    hidden: Hidden,
}

/// School years by the words of forms.
pub(crate) const SCHOOLINGS: [(&str, Schooling); 11] = [
    ("1", Schooling::Grade(1)),
    ("2", Schooling::Grade(2)),
    ("3", Schooling::Grade(3)),
    ("4", Schooling::Grade(4)),
    ("5", Schooling::Grade(5)),
    ("6", Schooling::Grade(6)),
    ("7", Schooling::Grade(7)),
    ("8", Schooling::Grade(8)),
    ("9", Schooling::Grade(9)),
    ("ss", Schooling::Secondary),
    ("left", Schooling::Left),
];

/// A school year in words.
pub(crate) fn schooling_name(schooling: Schooling) -> Message {
    match schooling {
        Schooling::Grade(grade) => Message::new("affairs-schooling-grade").with("grade", u32::from(grade)),
        Schooling::Secondary => Message::new("affairs-schooling-secondary"),
        Schooling::Left => Message::new("affairs-schooling-left"),
    }
}

fn schoolings(chosen: Option<Schooling>, lang: Lang) -> Vec<Choice> {
    let choice = |(code, schooling): (&str, Schooling)| Choice {
        code: code.to_owned(),
        label: schooling_name(schooling).text(lang),
        chosen: chosen == Some(schooling),
    };
    SCHOOLINGS.map(choice).into()
}

/// What concerns one entry.
#[expect(clippy::struct_excessive_bools, reason = "each is a part of the page that is there or not")]
#[derive(Debug, Template)]
#[template(path = "affairs/entry.html")]
pub(crate) struct EntryPage {
    frame: Frame,
    shell: Shell,
    a: AffairsWords,
    base: String,
    id: String,
    name: String,
    about: String,
    office: bool,
    fee: String,
    owes: bool,
    waivable: bool,
    alone: bool,
    own_code: String,
    school: String,
    part: String,
    people: Vec<Person>,
    new_schoolings: Vec<Choice>,
    venues: Vec<Choice>,
    levels: Vec<Choice>,
    won: bool,
    sent: bool,
    forms: Vec<Hidden>,
}

/// How many forms the page has besides those of the people.
const FORMS: usize = 6;

impl EntryPage {
    /// The page of an entry that counts; nothing for one that does not.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        contest: &Contest,
        id: &EntryId,
        by: &Arbiter,
    ) -> Result<Option<EntryPage>, NoChance> {
        let state = contest.state();
        let Some(entry) = state.entries().get(id) else { return Ok(None) };
        let mut people = Vec::new();
        for (at, member) in entry.members.iter().enumerate() {
            let Some(player) = state.players().get(&member.player) else { continue };
            let role = match member.role {
                MemberRole::Regular => "regular",
                MemberRole::Substitute => "substitute",
            };
            let captain = entry.captain.as_ref() == Some(&member.player);
            let person = Person::of(player, lang, Hidden::new(by)?);
            people.push(Person { role, captain, order: at + 1, ..person });
        }
        let forms = (0..FORMS).map(|_| Hidden::new(by)).collect::<Result<Vec<_>, _>>()?;
        let school = school_name(state, entry);
        let hosts = |venue: &VenueState| entry.school.is_some() && venue.plan.host == entry.school;
        let won = state.venues().any(|venue| {
            let final_level = venue.plan.level == kolo_contest::Level::GrandFinal;
            final_level && state.order(venue).first().is_some_and(|first| first.entry == *id)
        });
        Ok(Some(EntryPage {
            frame: Frame::named(app, lang, &shell.name),
            a: AffairsWords::of(lang),
            base: shell.home.clone(),
            id: id.to_string(),
            name: entry.name.to_string(),
            about: format!("{} · {school} · {id}", category_name(entry.category).text(lang)),
            office: state.season().has_office(),
            fee: fee_text(state, id).text(lang),
            owes: !state.fee_is_settled(id),
            waivable: entry.category.kind() == Kind::Teams && state.venues().any(hosts),
            alone: entry.category.kind() == Kind::Individuals,
            own_code: state.code_of(id).map(|code| code.to_string()).unwrap_or_default(),
            school: entry.school.as_ref().map(ToString::to_string).unwrap_or_default(),
            part: entry.part.map(|part| part.to_string()).unwrap_or_default(),
            people,
            new_schoolings: schoolings(None, lang),
            venues: venues(state, entry.category, lang),
            levels: levels(entry.category, lang),
            won,
            sent: state.has_sent_photos(id),
            forms,
            shell,
        }))
    }
}

impl Person {
    fn of(player: &Player, lang: Lang, hidden: Hidden) -> Person {
        let day = |day: Option<kolo_contest::Day>| day.map(|day| day.to_string()).unwrap_or_default();
        Person {
            id: player.id.to_string(),
            name: player.name.to_string(),
            role: "regular",
            captain: false,
            order: 0,
            born: day(player.born),
            school: player.school.as_ref().map(ToString::to_string).unwrap_or_default(),
            schoolings: schoolings(player.schooling, lang),
            rules: day(player.consents.rules_and_data),
            photos: day(player.consents.photos),
            hidden,
        }
    }
}

/// Tournaments of a category that have not started.
fn venues(state: &State, category: Category, lang: Lang) -> Vec<Choice> {
    let announced =
        state.venues().filter(|venue| venue.plan.category == category && venue.phase == Phase::Announced);
    let choice = |venue: &VenueState| Choice {
        code: venue.plan.id.to_string(),
        label: format!("{} ({})", venue.plan.name, venue.plan.day.message().text(lang)),
        chosen: false,
    };
    announced.map(choice).collect()
}

fn levels(category: Category, lang: Lang) -> Vec<Choice> {
    let choice = |level: kolo_contest::Level| Choice {
        code: level.code().to_owned(),
        label: level.message().text(lang),
        chosen: false,
    };
    category.levels().map(choice).into()
}
