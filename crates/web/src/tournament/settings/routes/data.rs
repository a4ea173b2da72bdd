//! The settings of a tournament as data: what the page of the settings shows.

use axum::response::Response;
use kolo_messages::{Lang, Message};
use kolo_model::{HandicapBy, RoundNumber, StrengthBy, System};
use kolo_standings::Criterion;
use kolo_tournament::{Acceleration, CheckIn, EntrantId, NoShows, Phase, Settings, State};
use kolo_views::overview::{play_code, play_message};
use serde::Serialize;
use utoipa::ToSchema;

use crate::problem::Problem;
use crate::routes::Routes;
use crate::routes::openapi::{ErrorBody, Viewed, routes};
use crate::routes::visiting::seen;
use crate::tasks::of;
use crate::time;
use crate::tournament::settings::page::terms::{
    LOTS, begins_with_lot, handicap_message, lot_message, plays_go, strength_message,
};
use crate::tournament::settings::page::{EQUALS, equals_message};
use crate::tournament::visit::AtDesk;

pub(in crate::tournament) fn routes() -> Routes {
    Routes::new().routes(routes!(settings_data))
}

/// Something that was chosen.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ChosenSetting {
    /// The word in forms.
    pub(crate) code: String,
    /// In words.
    pub(crate) label: String,
}

impl ChosenSetting {
    /// This word, and what it means.
    pub(crate) fn of(code: &str, label: &Message, lang: Lang) -> ChosenSetting {
        ChosenSetting { code: code.to_owned(), label: label.text(lang) }
    }

    /// One of these; every choice of a setting stands among them.
    fn among<T: PartialEq>(
        all: impl IntoIterator<Item = (&'static str, T)>,
        chosen: &T,
        words: impl Fn(&T) -> Message,
        lang: Lang,
    ) -> ChosenSetting {
        let code = all.into_iter().find(|(_, one)| one == chosen).map_or("", |(code, _)| code);
        ChosenSetting::of(code, &words(chosen), lang)
    }

    fn of_criterion(criterion: Criterion, lang: Lang) -> ChosenSetting {
        ChosenSetting::of(criterion.code(), &criterion.heading(), lang)
    }
}

/// The settings of a tournament.
#[derive(Debug, Serialize, ToSchema)]
#[expect(clippy::struct_excessive_bools, reason = "each is a plain fact, as the page has it")]
pub(crate) struct SettingsView {
    /// Its name.
    name: String,
    /// The pairing system.
    system: ChosenSetting,
    /// How many rounds are planned.
    rounds: u32,
    /// The seed of all lots (K-SEED); a text, since it can be larger than numbers of some programs.
    seed: String,
    /// Whether round 1 waits until all players were checked in.
    check_in: bool,
    /// Whether those who did not come stay in the tournament (R-F8).
    no_shows_stay: bool,
    /// Who is first of equal players (R-A2d).
    equals: ChosenSetting,
    /// The order of players.
    criteria: Vec<ChosenSetting>,
    /// Whether this is the usual order of the system.
    usual_criteria: bool,
    /// The lot of round 1, where the system begins with one.
    #[serde(skip_serializing_if = "Option::is_none")]
    lot: Option<ChosenSetting>,
    /// Whether the first rounds are accelerated (C.04.7), where they can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    baku: Option<bool>,
    /// Games in a match, in gomoku.
    #[serde(skip_serializing_if = "Option::is_none")]
    games: Option<u32>,
    /// What go asks for.
    #[serde(skip_serializing_if = "Option::is_none")]
    go: Option<GoSettingsView>,
    /// Forbidden pairs (K-APART), group by group.
    apart: Vec<Vec<KeptApart>>,
    /// When rounds start (G-4.4.1), as far as it is set.
    starts: Vec<RoundStart>,
    /// Whether round 1 has fixed what it fixes (K-LOCK).
    started: bool,
    /// Whether it is over.
    finished: bool,
}

/// What a tournament of go sets.
#[derive(Debug, Serialize, ToSchema)]
struct GoSettingsView {
    /// Komi of even games, if it is set.
    komi: Option<String>,
    /// How handicap is given, if it is.
    handicap: Option<HandicapView>,
    /// Start coefficients, in a McMahon tournament.
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<StartCoefficients>,
}

/// How handicap is given.
#[derive(Debug, Serialize, ToSchema)]
struct HandicapView {
    /// What it is taken from.
    by: ChosenSetting,
    /// How many stones fewer than the difference.
    reduction: u8,
    /// From which rank on there is none.
    none_from: String,
    /// The most stones.
    most: String,
    /// Komi of games with handicap.
    komi: String,
}

/// With which coefficient all players start.
#[derive(Debug, Serialize, ToSchema)]
struct StartCoefficients {
    /// What they are taken from.
    by: ChosenSetting,
    /// The rank at and above which all start alike.
    bar: Option<String>,
    /// The rank at and below which all start alike.
    floor: Option<String>,
}

/// A player who must not meet the others of a group.
#[derive(Debug, Serialize, ToSchema)]
struct KeptApart {
    /// The competitor's id, as views give it.
    id: u32,
    /// The name.
    name: String,
}

/// When a round starts.
#[derive(Debug, Serialize, ToSchema)]
struct RoundStart {
    /// The round.
    round: u32,
    /// When.
    #[serde(flatten)]
    at: Moment,
}

/// A moment that is set.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SetMoment)]
pub(crate) struct Moment {
    /// In milliseconds since 1970.
    at: i64,
    /// In words.
    text: String,
}

impl Moment {
    /// This moment, in the zone of the server.
    pub(crate) fn of(at: i64, lang: Lang) -> Moment {
        Moment { at, text: time::set(at, lang) }
    }
}

/// The settings of a tournament.
#[utoipa::path(
    get, path = "/api/desk/t/{id}/settings", tag = "desk", security(("session" = [])),
    params(("id" = String, Path, description = "the tournament's name in addresses")),
    responses(
        (status = 200, description = "what is set", body = Viewed<SettingsView>),
        (status = 404, description = "there is no such tournament", body = ErrorBody),
    )
)]
async fn settings_data(at: AtDesk<of::Arbitrate>) -> Result<Response, Problem> {
    Ok(seen(&at, SettingsView::of(at.state()?, at.lang)))
}

impl SettingsView {
    /// What is set for a tournament, also for a Swiss of a contest.
    pub(crate) fn of(state: &State, lang: Lang) -> SettingsView {
        let settings = state.settings();
        // What is not for the system is refused when it is set; none of it would be shown.
        let criteria = settings.criteria().unwrap_or_default();
        let lot = begins_with_lot(settings.system)
            .then(|| ChosenSetting::among(LOTS, &settings.lot, |lot| lot_message(*lot), lang));
        SettingsView {
            name: settings.name.to_string(),
            system: ChosenSetting::of(play_code(settings), &play_message(settings), lang),
            rounds: settings.rounds,
            seed: settings.seed.to_string(),
            check_in: settings.check_in == CheckIn::Required,
            no_shows_stay: settings.no_shows == NoShows::Stay,
            equals: ChosenSetting::among(EQUALS, &settings.equals_by, |by| equals_message(*by), lang),
            criteria: criteria.into_iter().map(|one| ChosenSetting::of_criterion(one, lang)).collect(),
            usual_criteria: settings.criteria.is_empty(),
            lot,
            baku: (settings.system == Some(System::Dutch))
                .then_some(settings.acceleration == Acceleration::Baku),
            games: (settings.system == Some(System::Pisqworky2023)).then_some(settings.boards.unwrap_or(1)),
            go: plays_go(settings.system).then(|| go(settings, lang)),
            apart: apart(state),
            starts: starts(state, lang),
            started: state.has_started(),
            finished: state.phase() == Phase::Finished,
        }
    }
}

fn go(settings: &Settings, lang: Lang) -> GoSettingsView {
    let handicap = settings.go.handicap.as_ref().map(|rules| HandicapView {
        by: ChosenSetting::among(HandicapBy::ALL, &rules.by, |by| handicap_message(*by), lang),
        reduction: rules.reduction,
        none_from: rules.none_from.to_string(),
        most: rules.most.to_string(),
        komi: rules.komi.to_string(),
    });
    let known = settings.go.mcmahon;
    let start = (settings.system == Some(System::McMahon)).then(|| StartCoefficients {
        by: ChosenSetting::among(StrengthBy::ALL, &known.by, |by| strength_message(*by), lang),
        bar: known.bar.map(|rank| rank.to_string()),
        floor: known.floor.map(|rank| rank.to_string()),
    });
    GoSettingsView { komi: settings.go.komi.map(|komi| komi.to_string()), handicap, start }
}

fn apart(state: &State) -> Vec<Vec<KeptApart>> {
    let named = |id: &EntrantId| {
        let entrant = state.entrants().get(id)?;
        Some(KeptApart { id: id.0, name: entrant.entry.name.to_string() })
    };
    let group = |members: &Vec<EntrantId>| members.iter().filter_map(named).collect();
    state.settings().keep_apart.iter().map(group).collect()
}

fn starts(state: &State, lang: Lang) -> Vec<RoundStart> {
    let start = |round: RoundNumber| {
        Some(RoundStart { round: round.get(), at: Moment::of(state.start_of(round)?.0, lang) })
    };
    (1..=state.settings().rounds).filter_map(RoundNumber::new).filter_map(start).collect()
}
