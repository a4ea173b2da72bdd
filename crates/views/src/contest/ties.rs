//! What decides between tied teams: duels of chosen players, lots, an order by hand (P-1.1.4.7, P-1.1.4.8.1, K-TIE).

use kolo_contest::{Contest, EntryId, GameKey, Play, State, VenueId};
use kolo_messages::Lang;
use kolo_model::PerSide;
use kolo_stages::{DeciderStep, EntrantId, OpenStep, TieStep};
use serde::Serialize;
use utoipa::ToSchema;

use super::describe;
use crate::schema::Sides;

/// Something that must decide before play goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Tie {
    /// The group or the match it is about.
    pub what: String,
    /// What decides.
    pub by: Decider,
    /// In words.
    pub text: String,
    /// The clause that asks for it.
    pub clause: &'static str,
    /// The pairs whose duel is to be played.
    #[schema(value_type = Vec<Sides<TieTeam>>)]
    pub pairs: Vec<PerSide<TieTeam>>,
    /// Those who are tied.
    pub members: Vec<TieTeam>,
}

/// What decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Decider {
    /// A duel of chosen players.
    Duel,
    /// The lot.
    Lot,
    /// The organiser, or the lot.
    Hand,
}

/// A team with those who can play a duel for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct TieTeam {
    /// Its id.
    pub entry: String,
    /// Its name.
    pub name: String,
    /// Those who came.
    pub players: Vec<TiePlayer>,
}

/// A player who can play a duel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct TiePlayer {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
}

/// Everything that must be decided now, in the order of play.
pub fn open(contest: &Contest, venue: &VenueId, lang: Lang) -> Vec<Tie> {
    let Some(play) = contest.play(venue) else { return Vec::new() };
    let Some(ledger) = play.stages() else { return Vec::new() };
    let steps = ledger.state().open_steps();
    let ties = steps.iter().map(|step| {
        let (what, by, pairs, members) = parts(contest, venue, play, step);
        let explained = ledger.state().explain_step(step);
        Tie { what, by, text: explained.message.text(lang), clause: explained.clause.id(), pairs, members }
    });
    ties.collect()
}

type Parts = (String, Decider, Vec<PerSide<TieTeam>>, Vec<TieTeam>);

fn parts(contest: &Contest, venue: &VenueId, play: &Play, step: &OpenStep) -> Parts {
    let state = contest.state();
    let team = |id: EntrantId| {
        let index = usize::try_from(id.0).ok().and_then(|number| number.checked_sub(1));
        index.and_then(|index| play.field().get(index)).map(|entry| TieTeam::of(state, venue, entry))
    };
    match step {
        OpenStep::Group { group, tie } => {
            let members = tie.members.iter().filter_map(|id| team(*id)).collect();
            let (by, missing) = match &tie.step {
                TieStep::Decision => (Decider::Hand, &[][..]),
                TieStep::ChosenDuels { missing } => (Decider::Duel, missing.as_slice()),
                TieStep::Lot => (Decider::Lot, &[][..]),
            };
            let pair = |[first, second]: &[EntrantId; 2]| Some(PerSide::new(team(*first)?, team(*second)?));
            (group.to_string(), by, missing.iter().filter_map(pair).collect(), members)
        }
        OpenStep::Match { game, step } => {
            let fixture = play.fixture(&GameKey(game.to_string()));
            let pair = fixture.map(|fixture| fixture.sides.map(|entry| TieTeam::of(state, venue, &entry)));
            let by = match step {
                DeciderStep::Duel(_) => Decider::Duel,
                DeciderStep::Lot => Decider::Lot,
            };
            (game.to_string(), by, pair.into_iter().collect(), Vec::new())
        }
    }
}

impl TieTeam {
    fn of(state: &State, venue: &VenueId, entry: &EntryId) -> TieTeam {
        let present = state.venue(venue).and_then(|venue| venue.present.get(entry));
        let players = present.into_iter().flatten().filter(|id| !state.is_player_excluded(id, venue));
        TieTeam {
            entry: entry.to_string(),
            name: describe::entry_name(state, entry),
            players: players
                .map(|id| TiePlayer { id: id.to_string(), name: describe::person(state, id) })
                .collect(),
        }
    }
}
