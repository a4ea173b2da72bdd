//! One player's way through the plans of a tournament: what is to be played, and what was.

#![expect(clippy::similar_names, reason = "a plan, its play and a player are what they are called")]

use kolo_messages::{Lang, Message};
use kolo_model::{ForfeitResult, Outcome, PlayedResult, Share, Side, Verdict};
use kolo_stages::{EntrantId, MatchId, Settled, SlotPlace, State, Status};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Plan, matches};
use crate::contest::matches::{MatchState, parts_of};
use crate::own_boards::OwnBoards;
use crate::schema::SideName;

/// One player's way through the plans of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct MyWay {
    /// Matches that can be played now, the next one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<MyMatch>,
    /// The match that waits for an opponent, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<String>,
    /// Matches that are over, the latest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<MyMatch>,
    /// The place, once it is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

/// One match of one player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct MyMatch {
    /// Its id, by which it is reported.
    pub pairing: String,
    /// Its name.
    pub key: String,
    /// Where it belongs.
    pub part: String,
    /// The table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<u32>,
    /// Which side.
    #[schema(value_type = SideName)]
    pub side: Side,
    /// Against whom.
    pub opponent: String,
    /// How far it has come.
    pub state: MatchState,
    /// Whether it waits for a decision of the arbiter, before which nothing is reported.
    pub held: bool,
    /// Whether it may end in a draw.
    pub may_be_drawn: bool,
    /// The result that counts, the first side first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// Whether it was won, once it is over and has a winner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// The result that counts, in words and as this player sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<String>,
    /// What this player has reported, in words and as this player sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reported: Option<String>,
    /// What the other one has reported, in words and as this player sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent_reported: Option<String>,
    /// The boards, where there are several.
    #[serde(flatten)]
    pub match_boards: OwnBoards,
}

impl MyWay {
    /// The way of an entrant through all plans that are published.
    pub fn of(tournament: &kolo_tournament::State, who: EntrantId, lang: Lang) -> MyWay {
        let mut way = MyWay::default();
        for plan in Plan::played(tournament) {
            if let Some(play) = plan.play() {
                way.go_on(plan, play, who, lang);
            }
        }
        way.earlier.reverse();
        way
    }

    fn go_on(&mut self, plan: Plan<'_>, play: &State, who: EntrantId, lang: Lang) {
        for id in play.plan().game_ids() {
            let Some(fixture) = play.fixture(id) else { continue };
            let Some(side) = Side::BOTH.into_iter().find(|side| fixture.sides[*side].id() == Some(who))
            else {
                continue;
            };
            match fixture.status {
                Status::Waiting => {
                    let waits = self.waits.take();
                    self.waits = waits.or_else(|| Some(waits_for(play, id, side, lang)));
                }
                Status::Bye => {}
                Status::Ready | Status::Tied { .. } => self.open.extend(my_match(plan, id, side, lang)),
                Status::Over(_) | Status::TieBroken { .. } | Status::GivenUp(_) => {
                    self.earlier.extend(my_match(plan, id, side, lang));
                }
            }
        }
        let own = play.standings().into_iter().find(|one| one.entrant == who);
        let settled = own.filter(|one| one.settled == Settled::Yes).map(|one| one.places.to_string());
        // A later stage that one plays in has the last word.
        if play.plan().entrant(who).is_some() {
            self.place = settled;
        }
    }
}

fn waits_for(state: &State, id: &MatchId, side: Side, lang: Lang) -> String {
    let part = parts_of(state).remove(id.as_str()).map(|part| part.text(lang)).unwrap_or_default();
    let other = state.label(&SlotPlace::Side(id.clone(), Side::other(side)), lang);
    Message::new("plan-my-waits").with("part", part).with("match", id).with("other", other).text(lang)
}

fn my_match(plan: Plan<'_>, id: &MatchId, side: Side, lang: Lang) -> Option<MyMatch> {
    let line = matches::one(plan, id, lang)?;
    let play = plan.play()?;
    let fixture = play.fixture(id)?;
    let winner = fixture.winner();
    let said = plan.reports(id).map(|reports| reports.said);
    let own = said.and_then(|said| said[side]);
    let other = said.and_then(|said| said[side.other()]);
    let seen = |verdict: Verdict| seen_from(verdict, side).text(lang);
    Some(MyMatch {
        match_boards: OwnBoards::of(plan.tournament, &plan.pairing(id)?, side, lang),
        pairing: line.pairing?,
        key: line.key,
        part: line.part,
        side,
        table: line.table,
        opponent: line.sides[side.other()].name.clone(),
        state: line.state,
        held: !line.held.is_empty(),
        may_be_drawn: in_group(play, id),
        result: line.score,
        won: winner.map(|winner| winner == side),
        seen: fixture.verdict().map(seen),
        reported: own.map(seen),
        opponent_reported: other.map(seen),
    })
}

/// A result in words, as one side sees it.
fn seen_from(verdict: Verdict, side: Side) -> Message {
    let own = verdict.score.map(|score| format!("{} : {}", score[side], score[side.other()]));
    let usual = |text: &str| own.clone().unwrap_or_else(|| text.to_owned());
    match verdict.outcome {
        Outcome::Played(PlayedResult::BothLose, _) | Outcome::Forfeit(ForfeitResult::BothLose) => {
            Message::new("plan-my-nobody-came")
        }
        Outcome::Played(result, _) => match result.shares()[side] {
            Share::Win => Message::new("plan-my-you-won").with("score", usual("1 : 0")),
            Share::Loss => Message::new("plan-my-you-lost").with("score", usual("0 : 1")),
            Share::Draw => Message::new("plan-my-you-drew").with("score", usual("½ : ½")),
        },
        Outcome::Forfeit(result) => match result.shares()[side] {
            Share::Win => Message::new("plan-my-other-missed"),
            Share::Loss | Share::Draw => Message::new("plan-my-you-missed"),
        },
        Outcome::Pending | Outcome::Adjourned => Message::new("day-adjourned"),
    }
}

/// Whether a match belongs to a group: there it may be drawn, while a knockout needs a winner.
fn in_group(state: &State, id: &MatchId) -> bool {
    let groups = state.plan().stages().iter().flat_map(|stage| &stage.groups);
    let mut views = groups.filter_map(|group| state.group(&group.id));
    views.any(|view| view.games.iter().any(|(game, _)| game == id))
}
