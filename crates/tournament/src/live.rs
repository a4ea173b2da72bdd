//! Matches that are played on devices (K-LIVE): opened in the log of the tournament first, so that no match is opened twice;
//! what stands there when its result comes home.

use kolo_live::{BoardSetting, Delivery, Home, LiveId, Setting};
use kolo_model::{Name, Outcome, PerSide, RoundNumber, RuleSet, Side};
use kolo_play::clock::TimeControl;
use kolo_play::duel::Opening;
use kolo_teams::{Games, LineUp};

use crate::event::{Event, StepRedone, StepUndone};
use crate::meeting::Meeting;
use crate::state::{Phase, State};
use crate::{Ledger, MatchResult, PairingId, Place, Recorded, Settings, Step};

/// A match on devices as it was opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LiveOpening {
    /// Its name there.
    pub live: LiveId,
    /// How duels begin (P-3.3.1.2).
    pub opening: Opening,
    /// The time of a duel.
    pub time: TimeControl,
}

impl Settings {
    /// Whether matches can be played on devices, which play gomoku: boards of two duels (P-3.2.1). A tournament by the rules
    /// of go has none, whatever its shape.
    pub fn plays_on_devices(&self) -> bool {
        let gomoku = match self.rules() {
            Some(RuleSet::Go2009) => false,
            Some(RuleSet::Fide1992 | RuleSet::FideDutch | RuleSet::Pisqworky2023) | None => true,
        };
        gomoku && self.shape().games() == Games::TwoDuels
    }
}

impl Meeting {
    /// Whether it has no result yet that ends it.
    pub fn is_open(&self) -> bool {
        match self.outcome {
            Outcome::Pending | Outcome::Adjourned => true,
            Outcome::Played(..) | Outcome::Forfeit(_) => false,
        }
    }
}

impl State {
    /// All matches that are, or were, played on devices, with what is known about them.
    pub fn lives(&self) -> Vec<(PairingId, Meeting)> {
        let in_rounds = self.rounds.iter().enumerate().flat_map(|(index, round)| {
            let tables = round.tables.iter().filter(|table| table.live.is_some());
            tables.map(move |table| {
                let round = RoundNumber::from_index(index);
                (PairingId::in_round(self.stage.clone(), round, table.sides), table.clone())
            })
        });
        let in_plans = self.graphs.iter().flat_map(|(stage, graph)| {
            let known = graph.meetings.keys().filter_map(|game| Some((game, graph.meeting(game)?)));
            known.filter(|(_, meeting)| meeting.live.is_some()).map(|(game, meeting)| {
                (PairingId::at_node(stage.clone(), game.clone(), meeting.sides), meeting)
            })
        });
        in_rounds.chain(in_plans).collect()
    }

    /// Those of them that have no result yet.
    pub fn in_play_live(&self) -> Vec<(PairingId, Meeting)> {
        self.lives().into_iter().filter(|(_, meeting)| meeting.is_open()).collect()
    }

    /// The line-up in the order of the rosters, where both sides have one and it is written down who plays.
    pub fn usual_line_up(&self, meeting: &Meeting) -> Option<LineUp> {
        if !self.settings.has_line_ups() {
            return None;
        }
        let rosters =
            PerSide::new(self.roster_of(meeting.sides.first)?, self.roster_of(meeting.sides.second)?);
        Some(kolo_teams::in_order(self.settings.shape(), PerSide::new(&rosters.first, &rosters.second)))
    }

    /// A match as it was opened on devices: who plays whom by which opening and time. Nothing if it is not open there.
    pub fn live_setting(&self, pairing: &PairingId, home: Home) -> Option<Setting> {
        let meeting = self.meeting(pairing)?;
        let LiveOpening { opening, time, .. } = meeting.live.as_ref()?;
        let name = |side: Side| Some(self.entrants.get(&meeting.sides[side])?.entry.name.clone());
        let sides = PerSide::new(name(Side::First)?, name(Side::Second)?);
        let rosters = self.roster_of(meeting.sides.first).zip(self.roster_of(meeting.sides.second));
        let shape = self.settings.shape();
        let boards = if let (Some(line_up), Some((first, second))) = (&meeting.line_up, &rosters) {
            let board = |table| BoardSetting::of(table, PerSide::new(first, second));
            line_up.tables.iter().map(board).collect()
        } else {
            // Without rosters a board is played for the side.
            let players = PerSide::new(Some(sides.first.clone()), Some(sides.second.clone()));
            let board = |_| BoardSetting { players: players.clone(), opens: Side::First };
            (0..shape.boards()).map(board).collect()
        };
        let place = match self.find(pairing) {
            Some((round, table, _)) => format!("{round}.{table}"),
            None => pairing.place.to_string(),
        };
        let tournament = &self.settings.name;
        let title = Name::new(&format!("{tournament} {place}")).unwrap_or_else(|_| tournament.clone());
        Some(Setting { title, shape, sides, boards, opening: *opening, time: *time, home: Some(home) })
    }
}

/// What an event says about the result of a match.
fn settles(event: &Event, pairing: &PairingId) -> bool {
    match event {
        // An adjourned game is played on, on the same devices.
        Event::ResultConfirmed(one) => {
            one.pairing.is_match_of(pairing) && one.verdict.outcome != Outcome::Adjourned
        }
        Event::ResultCorrected(one) => one.pairing.is_match_of(pairing),
        // Sides on devices are those of the opening: who turned the match round answers for it from then on.
        Event::SidesCorrected(one) => one.pairing.is_match_of(pairing),
        _ => false,
    }
}

/// Who had the last word on a match since it was opened on devices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LastWord<'a> {
    /// No one has said anything.
    Unsaid,
    /// The devices.
    Devices,
    /// A person, or an undo.
    Other(&'a Name),
}

impl Ledger {
    /// What becomes, or became, of a result from devices: [`Delivery::ThereAlready`] once it is home.
    pub fn delivery(&self, pairing: &PairingId, live: &LiveId, result: &MatchResult) -> Delivery {
        let Some(state) = self.state() else { return Delivery::Stale };
        let Some(meeting) = state.meeting(pairing) else { return Delivery::Stale };
        if meeting.live.as_ref().is_none_or(|known| known.live != *live) {
            return Delivery::Stale;
        }
        if !meeting.is_open() && crate::decide::counts_already(state, pairing, result) {
            return Delivery::ThereAlready;
        }
        match self.last_word(pairing, live) {
            LastWord::Other(by) => Delivery::ByHand(by.clone()),
            LastWord::Unsaid if !meeting.is_open() => {
                self.gave_up(pairing).map_or(Delivery::Stale, |by| Delivery::ByHand(by.clone()))
            }
            LastWord::Unsaid | LastWord::Devices if state.phase == Phase::Finished => Delivery::Stale,
            LastWord::Unsaid | LastWord::Devices => Delivery::Entered,
        }
    }

    fn last_word(&self, pairing: &PairingId, live: &LiveId) -> LastWord<'_> {
        let from_devices = |step: Step| {
            let delivered = |record: &Recorded| match &record.event {
                Event::LiveDelivered(one) => one.pairing.is_match_of(pairing) && one.live == *live,
                _ => false,
            };
            self.step(step).iter().any(delivered)
        };
        for record in self.records().iter().rev() {
            match &record.event {
                // An undo is a word as well.
                Event::StepUndone(StepUndone { step }) | Event::StepRedone(StepRedone { step })
                    if self.step(*step).iter().any(|one| settles(&one.event, pairing)) =>
                {
                    return LastWord::Other(&record.by.name);
                }
                _ if self.is_undone(record.step) => {}
                // Who opens the match again wants it after all.
                Event::LiveOpened(one) if one.pairing.is_match_of(pairing) => return LastWord::Unsaid,
                event if settles(event, pairing) => {
                    let devices = from_devices(record.step);
                    return if devices { LastWord::Devices } else { LastWord::Other(&record.by.name) };
                }
                _ => {}
            }
        }
        LastWord::Unsaid
    }

    /// Who wrote down that a player of a match gives up what is left to play (K-OUT).
    fn gave_up(&self, pairing: &PairingId) -> Option<&Name> {
        let counts = self.records().iter().rev().filter(|record| !self.is_undone(record.step));
        let mut out = counts.filter(|record| match &record.event {
            Event::Withdrawn(one) => pairing.has(one.id),
            _ => false,
        });
        out.next().map(|record| &record.by.name)
    }

    /// Every opening of a match on devices, also those that do not count any more, the latest last.
    pub fn live_openings(&self, pairing: &PairingId) -> Vec<LiveId> {
        let mut openings: Vec<LiveId> = Vec::new();
        for record in self.records() {
            if let Event::LiveOpened(one) = &record.event
                && one.pairing.is_match_of(pairing)
            {
                // Opened again after it was closed, it is the same match.
                openings.retain(|known| *known != one.live);
                openings.push(one.live.clone());
            }
        }
        openings
    }

    /// How often a match has begun again: its result from devices was undone or no longer counted, or what was published with
    /// it was taken back. Each time it is played on devices under another name.
    pub fn live_attempt(&self, pairing: &PairingId) -> usize {
        let begins_again = |record: &&Recorded| match &record.event {
            Event::StepUndone(StepUndone { step }) => self.step(*step).iter().any(|one| match &one.event {
                Event::LiveDelivered(one) => one.pairing.is_match_of(pairing),
                _ => false,
            }),
            Event::ResultCorrected(one) => match &pairing.place {
                Place::Node(game) => one.pairing.stage == pairing.stage && one.void.contains(game),
                Place::Round(_) => false,
            },
            Event::RoundRevoked(one) => pairing.round() == Some(one.round),
            Event::PlanUnpublished(one) => pairing.round().is_none() && one.stage == pairing.stage,
            _ => false,
        };
        self.records().iter().filter(begins_again).count()
    }
}
