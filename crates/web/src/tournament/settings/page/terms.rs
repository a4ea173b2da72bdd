//! How the games of a tournament are played: what only some systems ask for, and forbidden pairs.

use kolo_messages::{Figure, Lang, Message};
use kolo_model::{HandicapBy, HandicapRules, Lot, StrengthBy, System};
use kolo_tournament::{Acceleration, EntrantId, Settings, State};

use crate::pages::words::words;
use crate::tournament::settings::page::Choice;

words! {
    /// What the form says.
    TermsWords {
        apart: "terms-apart",
        apart_clubs: "terms-apart-clubs",
        apart_how: "terms-apart-how",
        baku: "terms-baku",
        bar: "terms-bar",
        by: "terms-by",
        floor: "terms-floor",
        games: "terms-games",
        given: "terms-given",
        go: "terms-go",
        handicap_by: "terms-handicap-by",
        handicap_komi: "terms-handicap-komi",
        komi: "terms-komi",
        lot: "terms-lot",
        most: "terms-most",
        none_from: "terms-none-from",
        reduction: "terms-reduction",
        start: "terms-start",
    }
}

/// The games of a tournament as its form shows them.
#[derive(Debug)]
pub(crate) struct TermsForm {
    pub(crate) w: TermsWords,
    /// What go asks for; none for other games.
    pub(crate) go: Option<GoForm>,
    /// The lot of round 1, where the system begins with one.
    pub(crate) lots: Vec<Choice>,
    /// Whether the first rounds are accelerated, where they can be.
    pub(crate) baku: Option<bool>,
    /// Games in a match, where there is more than one.
    pub(crate) games: Option<u32>,
    /// Forbidden pairs, a group a line.
    pub(crate) apart: String,
}

/// Handicap, komi and start coefficients.
#[derive(Debug)]
pub(crate) struct GoForm {
    pub(crate) komi: Figure,
    /// Whether handicap is given.
    pub(crate) handicap: bool,
    pub(crate) handicap_by: Vec<Choice>,
    pub(crate) reduction: u8,
    pub(crate) none_from: String,
    pub(crate) most: String,
    pub(crate) handicap_komi: Figure,
    /// Start coefficients, in a McMahon tournament.
    pub(crate) start: Option<StartForm>,
}

/// With which coefficient all players start.
#[derive(Debug)]
pub(crate) struct StartForm {
    pub(crate) by: Vec<Choice>,
    pub(crate) bar: String,
    pub(crate) floor: String,
}

impl TermsForm {
    /// The form of a tournament.
    pub(crate) fn of(state: &State, lang: Lang) -> TermsForm {
        let settings = state.settings();
        TermsForm {
            w: TermsWords::of(lang),
            go: plays_go(settings.system).then(|| go(settings, lang)),
            lots: lots(settings, lang),
            baku: (settings.system == Some(System::Dutch))
                .then_some(settings.acceleration == Acceleration::Baku),
            games: (settings.system == Some(System::Pisqworky2023)).then_some(settings.boards.unwrap_or(1)),
            apart: apart(state),
        }
    }
}

/// Whether a tournament of this system may be one of go.
pub(crate) fn plays_go(system: Option<System>) -> bool {
    matches!(system, Some(System::Swiss | System::McMahon | System::RoundRobin))
}

/// Whether round 1 begins with a lot.
pub(crate) fn begins_with_lot(system: Option<System>) -> bool {
    matches!(system, Some(System::Fide1992 | System::Dutch))
}

/// The words for what handicap is taken from.
pub(crate) fn handicap_message(by: HandicapBy) -> Message {
    match by {
        HandicapBy::Coefficients => Message::new("terms-by-coefficients"),
        HandicapBy::Ranks => Message::new("terms-by-ranks"),
    }
}

/// The words for what start coefficients are taken from.
pub(crate) fn strength_message(by: StrengthBy) -> Message {
    match by {
        StrengthBy::Rank => Message::new("terms-by-rank"),
        StrengthBy::Rating => Message::new("terms-by-rating"),
    }
}

/// The words for the lot of round 1.
pub(crate) fn lot_message(lot: Option<Lot>) -> Message {
    match lot {
        None => Message::new("terms-lot-seed"),
        Some(Lot::FirstStarts) => Message::new("terms-lot-starts"),
        Some(Lot::FirstWaits) => Message::new("terms-lot-waits"),
    }
}

fn go(settings: &Settings, lang: Lang) -> GoForm {
    let rules = settings.go.handicap.unwrap_or_default();
    let HandicapRules { by, reduction, none_from, most, komi } = rules;
    let measure = |(code, one): (&'static str, HandicapBy)| Choice {
        code,
        label: handicap_message(one).text(lang),
        chosen: by == one,
    };
    GoForm {
        komi: settings.go.komi.map(|komi| Figure::new(komi, lang)).unwrap_or_default(),
        handicap: settings.go.handicap.is_some(),
        handicap_by: HandicapBy::ALL.into_iter().map(measure).collect(),
        reduction,
        none_from: none_from.to_string(),
        most: most.to_string(),
        handicap_komi: Figure::new(komi, lang),
        start: (settings.system == Some(System::McMahon)).then(|| start(settings, lang)),
    }
}

fn start(settings: &Settings, lang: Lang) -> StartForm {
    let known = settings.go.mcmahon;
    let strength = |(code, one): (&'static str, StrengthBy)| Choice {
        code,
        label: strength_message(one).text(lang),
        chosen: known.by == one,
    };
    StartForm {
        by: StrengthBy::ALL.into_iter().map(strength).collect(),
        bar: known.bar.map(|rank| rank.to_string()).unwrap_or_default(),
        floor: known.floor.map(|rank| rank.to_string()).unwrap_or_default(),
    }
}

/// The lots of the form, by the word that stands for each.
pub(crate) const LOTS: [(&str, Option<Lot>); 3] =
    [("seed", None), ("starts", Some(Lot::FirstStarts)), ("waits", Some(Lot::FirstWaits))];

fn lots(settings: &Settings, lang: Lang) -> Vec<Choice> {
    if !begins_with_lot(settings.system) {
        return Vec::new();
    }
    let choice = |(code, lot): (&'static str, Option<Lot>)| Choice {
        code,
        label: lot_message(lot).text(lang),
        chosen: settings.lot == lot,
    };
    LOTS.into_iter().map(choice).collect()
}

/// A group a line, names with semicolons between them; namesakes by their numbers.
fn apart(state: &State) -> String {
    let named = |id: &EntrantId| {
        let name = state.entrants().get(id).map(|entrant| entrant.entry.name.as_str())?;
        let same = state.entrants().values().filter(|other| other.entry.name.as_str() == name).count();
        Some(if same == 1 && !name.contains(';') { name.to_owned() } else { format!("#{id}") })
    };
    let line = |group: &Vec<EntrantId>| group.iter().filter_map(named).collect::<Vec<_>>().join("; ");
    state.settings().keep_apart.iter().map(line).collect::<Vec<_>>().join("\n")
}
