//! Slips written, and results sent to the engine.

use std::collections::{BTreeMap, BTreeSet};

use kolo_live::LiveId;
use kolo_log::{Author, Order};
use kolo_model::PerSide;
use kolo_stages::Later;
use kolo_teams::{
    Arrangement, AskedBy, Attendance, BroadcastTables, LineUp, Slip, SlipCommand, SlipEvent, TableKind,
    Terms, arrange, decide,
};
use serde::{Deserialize, Serialize};

use super::{LiveOpening, Play, Progress};
use crate::{GameKey, Kind, Level, Refusal, Timestamp};

/// What was written on a slip, when, by whom and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlipRecord {
    /// When.
    pub at: Timestamp,
    /// Who.
    pub by: Author,
    /// Why, where that is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The match on devices that it came from, if no person wrote it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub live: Option<LiveId>,
    /// On which slip.
    pub game: GameKey,
    /// What.
    pub step: SlipStep,
}

/// One thing that happened to a slip.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SlipStep {
    /// It was written on.
    Wrote(SlipEvent),
    /// It does not count any more: other people play the match now (K-LATER). A new one is begun.
    Void,
    /// The sides of the match were corrected: what stands on it was turned round.
    Turned,
    /// The match is played on devices from now on.
    LiveOpened(LiveOpening),
    /// It is not any more: what is played there does not come home.
    LiveClosed,
}

/// Who plays in matches that have begun, by their numbers; empty where that is open again.
pub(super) type Begun = BTreeMap<GameKey, Option<PerSide<u32>>>;

impl Level {
    /// The level as a match knows it.
    pub(crate) fn of_match(self) -> kolo_teams::Level {
        match self {
            Level::Area => kolo_teams::Level::Area,
            Level::Regional => kolo_teams::Level::Regional,
            Level::FirstOnline | Level::SecondOnline => kolo_teams::Level::Online,
            Level::GrandFinal => kolo_teams::Level::GrandFinal,
        }
    }
}

impl Play {
    /// Whether a table is shown in the broadcast: the first ones of a grand final (P-1.1.6.8).
    pub fn table_kind(&self, table: Option<u32>, broadcast: BroadcastTables) -> TableKind {
        match (self.sides.level, table) {
            (Level::GrandFinal, Some(table)) => broadcast.kind(table),
            (Level::GrandFinal, None)
            | (Level::Area | Level::Regional | Level::FirstOnline | Level::SecondOnline, _) => {
                TableKind::Usual
            }
        }
    }

    /// The terms of a slip, and the numbers of its two sides.
    fn terms(&self, key: &GameKey, kind: TableKind) -> Result<Terms<'_>, Refusal> {
        let unknown = || Refusal::UnknownGame(key.clone());
        let meeting = self.engine.meeting(key).ok_or_else(unknown)?;
        let first = self.sides.roster(meeting.sides.first).ok_or_else(unknown)?;
        let second = self.sides.roster(meeting.sides.second).ok_or_else(unknown)?;
        let slip_rule = match self.sides.category.kind() {
            Kind::Teams => self.sides.level.of_match().slip_rule(),
            // One plays one: who plays whom is known without recording it.
            Kind::Individuals => kolo_teams::SlipRule::LineUpAnyTime,
        };
        Ok(Terms { rosters: Some(PerSide::new(first, second)), slip_rule, table: kind })
    }

    /// A line-up in the order of registration, or by lot on request of a team (P-3.1.2).
    pub(crate) fn arranged(
        &self,
        key: &GameKey,
        kind: TableKind,
        lot: Option<AskedBy>,
        seed: u64,
    ) -> Result<LineUp, Refusal> {
        let terms = self.terms(key, kind)?;
        let rosters = terms.rosters.ok_or_else(|| Refusal::UnknownGame(key.clone()))?;
        let present = rosters.map(|roster| {
            let members = roster.members.iter().map(|member| member.id);
            members.filter(|id| !self.sides.barred.contains(id)).collect::<BTreeSet<_>>()
        });
        let sides = PerSide::new(
            Attendance { roster: rosters.first, present: &present.first },
            Attendance { roster: rosters.second, present: &present.second },
        );
        let arrangement = match lot {
            None => Arrangement::Registration,
            Some(asked) => Arrangement::Random { asked, seed },
        };
        arrange(self.shape(), sides, kind, arrangement).map_err(Refusal::Arrange)
    }

    /// Writes on the slip of a match; a result that counts goes to the engine.
    pub(crate) fn write_slip(
        &mut self,
        hand: &Order,
        key: &GameKey,
        command: &SlipCommand,
        kind: TableKind,
        later: Later,
    ) -> Result<(), Refusal> {
        let meeting = self.engine.meeting(key).ok_or_else(|| Refusal::UnknownGame(key.clone()))?;
        let known = self.slips.get(key).cloned();
        let slip = known.unwrap_or_else(|| Slip::new(self.shape()));
        let terms = self.terms(key, kind)?;
        if meeting.progress == Progress::Waiting {
            return Err(Refusal::UnknownGame(key.clone()));
        }
        if meeting.progress == Progress::Open {
            self.require_not_held(key)?;
        }
        let Some(event) = decide(&slip, terms, command).map_err(Refusal::Slip)? else {
            // The same once more changes nothing (K-ONCE).
            return Ok(());
        };
        match &event {
            SlipEvent::Confirmed { sheet, .. } | SlipEvent::Entered { sheet, .. } => {
                self.engine.record(hand, key, sheet.verdict())?;
            }
            SlipEvent::Corrected { was, sheet, .. } => {
                let differs = was.verdict() != sheet.verdict();
                if differs {
                    let before = self.begun();
                    self.engine.correct(hand, key, sheet.verdict(), later)?;
                    self.void_orphans(hand, &before);
                }
            }
            SlipEvent::LineUpSet { .. } | SlipEvent::Reported { .. } | SlipEvent::PapersTicked(_) => {}
        }
        self.apply(hand, key, SlipStep::Wrote(event))
    }

    /// Who plays in the matches that have begun and have no result.
    pub(super) fn begun(&self) -> Begun {
        let unsettled = self.slips.iter().filter(|(_, slip)| slip.settled().is_none());
        unsettled.map(|(key, _)| (key.clone(), self.people(key))).collect()
    }

    fn people(&self, key: &GameKey) -> Option<PerSide<u32>> {
        self.engine.meeting(key).map(|meeting| meeting.sides)
    }

    /// Puts slips aside that are of other people: those whose result the engine undid, and those without a result in
    /// whose match others stand now than `before`.
    pub(super) fn void_orphans(&mut self, hand: &Order, before: &Begun) {
        let orphans: Vec<GameKey> = self
            .slips
            .iter()
            .filter(|(key, slip)| {
                if slip.settled().is_none() {
                    return before.get(*key).is_some_and(|people| *people != self.people(key));
                }
                let progress = self.engine.meeting(key).map(|meeting| meeting.progress);
                matches!(progress, None | Some(Progress::Open | Progress::Waiting))
            })
            .map(|(key, _)| key.clone())
            .collect();
        for key in orphans {
            // Nothing stands against an empty slip.
            let _ = self.apply(hand, &key, SlipStep::Void);
        }
    }

    /// Takes a step in and writes it down.
    pub(crate) fn apply(&mut self, hand: &Order, key: &GameKey, step: SlipStep) -> Result<(), Refusal> {
        self.take_in(key, &step).map_err(Refusal::Internal)?;
        let reason = hand.reason().map(str::to_owned);
        let (by, game) = (hand.by.clone(), key.clone());
        self.log.push(SlipRecord { at: hand.at, by, reason, live: None, game, step });
        Ok(())
    }

    /// What a step does to the slips.
    pub(crate) fn take_in(&mut self, key: &GameKey, step: &SlipStep) -> Result<(), String> {
        let shape = self.shape();
        match step {
            SlipStep::Void => {
                self.slips.remove(key);
                Ok(())
            }
            SlipStep::Turned => {
                let slip = self.slips.remove(key).ok_or_else(|| format!("slip {key}: nothing to turn"))?;
                self.slips.insert(key.clone(), slip.swapped());
                Ok(())
            }
            SlipStep::Wrote(event) => {
                let slip = self.slips.entry(key.clone()).or_insert_with(|| Slip::new(shape));
                slip.apply(event).map_err(|misfit| format!("slip {key}: {misfit:?}"))
            }
            SlipStep::LiveOpened(_) | SlipStep::LiveClosed => Ok(()),
        }
    }
}

impl Play {
    /// Whether slips and engine say the same; a file changed by hand may not.
    pub(crate) fn agrees(&self) -> Result<(), String> {
        for (key, slip) in &self.slips {
            let Some(settled) = slip.settled() else { continue };
            let score = match self.engine.meeting(key).map(|meeting| meeting.progress) {
                Some(Progress::Over(score)) => score,
                Some(Progress::Tied) => Some(settled.sheet.result().score),
                Some(Progress::Open | Progress::Waiting) | None => {
                    return Err(format!("the slip of {key} is settled, but the match has no result"));
                }
            };
            if score.is_some_and(|score| score != settled.sheet.result().score) {
                return Err(format!("the slip of {key} and the result of the match differ"));
            }
        }
        Ok(())
    }
}
