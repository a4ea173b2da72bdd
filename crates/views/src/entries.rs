//! Who takes part.

use kolo_messages::{Lang, Message};
use kolo_model::{CzechKey, Idle};
use kolo_tournament::{Entrant, EntrantId, State, Strength};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Who;

/// All who ever entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Entries {
    /// By start number; those without one by name.
    pub lines: Vec<EntryLine>,
    /// How many play.
    pub playing: usize,
    /// How many of these were seen at the door, which is for the organiser alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub here: Option<usize>,
    /// Whether start numbers may still change; nothing where they are final.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provisional: Option<ProvisionalNumbers>,
}

/// That start numbers may still change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ProvisionalNumbers {
    /// Until when and why, in words.
    pub text: String,
    /// The clause.
    pub clause: &'static str,
}

/// One of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct EntryLine {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// Rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// Chess title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Go rank.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<String>,
    /// Club or school.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// Country.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub country: Option<String>,
    /// The names of a team's members.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub roster: Vec<String>,
    /// Whether they are here.
    pub standing: Standing,
    /// Rounds to come without an opponent, by their wish or the organiser's leave.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub absences: Vec<AbsenceLine>,
}

/// Whether they play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Entered, not seen yet.
    Entered,
    /// Seen at the door.
    Here,
    /// Does not play any more.
    Withdrawn,
}

/// A round without an opponent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct AbsenceLine {
    /// Which round.
    pub round: u32,
    /// What it is, in words.
    pub what: String,
}

/// A round without an opponent, in a word or two.
pub fn idle_message(idle: Idle) -> Message {
    match idle {
        Idle::PairingBye => Message::new("day-idle-bye"),
        Idle::FullPointBye => Message::new("day-idle-full-point"),
        Idle::HalfPointBye => Message::new("day-idle-half-point"),
        Idle::ZeroPointBye => Message::new("day-idle-zero-points"),
        Idle::AnnouncedAbsence => Message::new("day-idle-announced"),
        Idle::Absent => Message::new("day-idle-absent"),
    }
}

impl Standing {
    pub(crate) fn of(entrant: &Entrant) -> Standing {
        if entrant.withdrawn_after.is_some() {
            Standing::Withdrawn
        } else if entrant.checked_in {
            Standing::Here
        } else {
            Standing::Entered
        }
    }
}

impl EntryLine {
    fn of(state: &State, id: EntrantId, entrant: &Entrant, lang: Lang) -> EntryLine {
        let entry = &entrant.entry;
        let next = state.next_round();
        let absences = entrant
            .absences
            .range(next..)
            .map(|(round, idle)| AbsenceLine { round: round.get(), what: idle_message(*idle).text(lang) });
        let shown = state.strength() == Strength::Shown;
        let roster = entry.roster.iter().flatten().map(|member| member.name.to_string());
        EntryLine {
            who: Who::of(state, id),
            rating: entry.rating.filter(|_| shown).map(kolo_model::Rating::value),
            title: entry.title.filter(|_| shown).map(|title| title.to_string()),
            rank: entry.rank.filter(|_| shown).map(|rank| rank.to_string()),
            club: entry.club.as_ref().map(ToString::to_string),
            country: entry.country.as_ref().map(ToString::to_string),
            roster: roster.collect(),
            standing: Standing::of(entrant),
            absences: absences.collect(),
        }
    }
}

impl Entries {
    /// All players of a tournament.
    pub fn of(state: &State, lang: Lang) -> Entries {
        let of = |(id, entrant): (&EntrantId, &std::sync::Arc<Entrant>)| {
            EntryLine::of(state, *id, entrant.as_ref(), lang)
        };
        let mut lines: Vec<EntryLine> = state.entrants().iter().map(of).collect();
        lines.sort_by_cached_key(|line| {
            let no = line.who.no;
            (no.is_none(), no, CzechKey::new(&line.who.name), line.who.id)
        });
        let standing = |wanted| lines.iter().filter(move |line| line.standing == wanted).count();
        let here = standing(Standing::Here);
        let playing = here + standing(Standing::Entered);
        let provisional = state.provisional_numbers().map(|clause| ProvisionalNumbers {
            text: Message::new("day-numbers-provisional").text(lang),
            clause: clause.id(),
        });
        Entries { lines, playing, here: Some(here), provisional }
    }

    /// The same for the public: who came through the door and who asked to be left out of a round to come is for the
    /// organiser alone.
    #[must_use]
    pub fn for_public(self) -> Entries {
        let lines = self.lines.into_iter().map(|line| {
            let standing = match line.standing {
                Standing::Entered | Standing::Here => Standing::Entered,
                Standing::Withdrawn => Standing::Withdrawn,
            };
            EntryLine { standing, absences: Vec::new(), ..line }
        });
        Entries { lines: lines.collect(), here: None, ..self }
    }
}
