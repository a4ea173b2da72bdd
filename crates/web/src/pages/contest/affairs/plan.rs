//! The announcement of a tournament and the dates of a season, to be changed before play.

use askama::Template;
use kolo_contest::{Contest, Season, VenueLanguage, VenueState};
use kolo_messages::Lang;

use super::AffairsWords;
use crate::app::App;
use crate::form::Hidden;
use crate::pages::Frame;
use crate::pages::contest::new::{Choice, DATES, date_label};
use crate::time;
use crate::tournament::Shell;

/// The announcement.
#[derive(Debug, Template)]
#[template(path = "affairs/plan.html")]
pub(crate) struct PlanPage {
    frame: Frame,
    shell: Shell,
    a: AffairsWords,
    base: String,
    name: String,
    day: String,
    starts: String,
    place: String,
    rounds: String,
    swiss: bool,
    schools: Vec<Choice>,
    languages: Vec<Choice>,
    hidden: Hidden,
}

/// Languages of a tournament by the words of forms.
pub(crate) const LANGUAGES: [(&str, &str, VenueLanguage); 2] =
    [("cs", "Čeština", VenueLanguage::Cs), ("sk", "Slovenčina", VenueLanguage::Sk)];

impl PlanPage {
    /// The page of a tournament that has not started.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        contest: &Contest,
        venue: &VenueState,
        hidden: Hidden,
    ) -> PlanPage {
        let plan = &venue.plan;
        let school = |school: &kolo_contest::School| Choice {
            code: school.id.to_string(),
            label: school.name.to_string(),
            chosen: plan.host.as_ref() == Some(&school.id),
        };
        let language = |(code, label, one): (&str, &str, VenueLanguage)| Choice {
            code: code.to_owned(),
            label: label.to_owned(),
            chosen: plan.language == one,
        };
        PlanPage {
            frame: Frame::named(app, lang, &shell.name),
            a: AffairsWords::of(lang),
            base: shell.home.clone(),
            name: plan.name.to_string(),
            day: plan.day.to_string(),
            starts: plan.starts.map(|starts| time::written_local(starts.0)).unwrap_or_default(),
            place: plan.place.as_ref().map(ToString::to_string).unwrap_or_default(),
            rounds: plan.rounds.map(|rounds| rounds.to_string()).unwrap_or_default(),
            swiss: plan.is_swiss(),
            schools: contest.state().schools().map(school).collect(),
            languages: LANGUAGES.map(language).into(),
            hidden,
            shell,
        }
    }
}

/// A date of the season.
#[derive(Debug)]
pub(crate) struct Date {
    name: &'static str,
    label: String,
    value: String,
}

/// The dates of a season.
#[derive(Debug, Template)]
#[template(path = "affairs/season.html")]
pub(crate) struct SeasonPage {
    frame: Frame,
    shell: Shell,
    a: AffairsWords,
    base: String,
    name: String,
    dates: Vec<Date>,
    hidden: Hidden,
}

impl SeasonPage {
    /// The page of a contest in which nothing has started.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, season: &Season, hidden: Hidden) -> SeasonPage {
        let value = |name: &str| match name {
            "announced" => season.announced,
            "entries-close" => season.entries_close,
            "area-from" => season.area.from,
            "area-to" => season.area.to,
            "regional-from" => season.regional.from,
            "regional-to" => season.regional.to,
            "online-from" => season.online.from,
            "online-to" => season.online.to,
            "final-zs" => season.final_zs.from,
            "final-ss" => season.final_ss.from,
            _ => season.final_individuals.from,
        };
        let date = |name: &'static str| Date {
            name,
            label: date_label(name).text(lang),
            value: value(name).to_string(),
        };
        SeasonPage {
            frame: Frame::named(app, lang, &shell.name),
            a: AffairsWords::of(lang),
            base: shell.home.clone(),
            name: season.name.to_string(),
            dates: DATES.map(date).into(),
            hidden,
            shell,
        }
    }
}
