//! A contest as the subject of a room: what each order added to it, on a stream of its own.
//!
//! A contest in a file and one on a stream hold the same records, so that each can be made of the other.

mod recent;

use std::sync::Arc;

use kolo_contest::codec::Addition;
use kolo_contest::{
    Against, Clocks, Command, Contest, EntryId, GameKey, LiveOpening, Note, Order, PlayCommand, Refusal,
    SanctionOrder, Season, Taken, VenueId, still_means,
};
use kolo_live::LiveRefusal;
use kolo_messages::Message;
use kolo_model::{Clause, PerSide, Side};
use kolo_stages::Later;
use kolo_store::{NewEvent, StoredEvent, Timestamp, Version};
use kolo_teams::{BroadcastTables, MatchResult, Slip, SlipCommand, differences};
use kolo_tournament::{Author, Role};
use serde::{Deserialize, Serialize};

use self::recent::Recent;
use crate::attendee_access::Link;
use crate::courier::{self, Played};
use crate::desk;
use crate::problem::Problem;
use crate::subject::{InvalidEvent, Subject};
use crate::time::Now;
use crate::webhooks::happened::Happened;
use crate::webhooks::school::Marks;

/// The code of its one kind of event.
pub(crate) const CODE: &str = "contest.added";

/// A contest, once it was opened. Clones share it until one of them changes.
#[derive(Debug, Clone, Default)]
pub(crate) struct ContestRoom {
    contest: Option<Arc<Contest>>,
    /// How many orders it is made of.
    orders: u64,
    /// What its orders meant to others, in the order they came.
    happened: Arc<Vec<Happened>>,
    /// How far they were looked through for that.
    marks: Arc<Marks>,
    /// What it was not long ago.
    recent: Arc<Recent>,
}

/// What an order asks for: everything or nothing.
#[derive(Debug, Clone)]
pub(crate) struct ContestOrder {
    /// Who, and in which role.
    pub(crate) by: Author,
    /// When.
    pub(crate) at: Now,
    /// Why.
    pub(crate) reason: Option<String>,
    /// What, one after the other.
    pub(crate) acts: Vec<ContestAct>,
    /// The version that was shown when it was given. An order that does not say so is decided on whatever holds now.
    pub(crate) seen: Option<Version>,
    /// What distinguishes this order from every other under the same name.
    pub(crate) digest: String,
    /// The link by which it came, if it came from a phone.
    pub(crate) link: Option<Link>,
    /// The tournament to whose people the order is limited, unless its author runs the office.
    pub(crate) within: Option<VenueId>,
}

/// One thing that can be ordered in a contest.
#[derive(Debug, Clone)]
pub(crate) enum ContestAct {
    /// Open it.
    Open(Box<Season>),
    /// Take it over as it stands in a file.
    TakeOver(Arc<Contest>),
    /// Something of the office.
    Office(Box<Command>),
    /// Something of a tournament that is being played.
    Play(VenueId, Box<PlayCommand>),
    /// A sanction with what follows from it.
    Sanction(Box<SanctionOrder>),
    /// What a captain reports. Which side the team is, is looked at when it is decided: a correction may have changed who
    /// plays.
    Report(Box<TeamReport>),
    /// Play a match on devices. Under which name follows from who plays when it is decided.
    OpenLive(Box<OpenLive>),
    /// What was played there.
    Deliver(Box<LiveResult>),
}

/// A match that is to be played on devices.
#[derive(Debug, Clone)]
pub(crate) struct OpenLive {
    /// The name of the contest.
    pub(crate) contest: String,
    /// The tournament.
    pub(crate) venue: VenueId,
    /// The match.
    pub(crate) game: GameKey,
    /// Whether it is played with clocks, where the level leaves the choice.
    pub(crate) clocks: Clocks,
}

/// What was played on devices.
#[derive(Debug, Clone)]
pub(crate) struct LiveResult {
    /// The tournament.
    pub(crate) venue: VenueId,
    /// The match.
    pub(crate) game: GameKey,
    /// What the devices say.
    pub(crate) played: Played,
}

impl OpenLive {
    /// Opens it, unless nobody could play it there.
    fn on(&self, contest: &mut Contest, hand: &Order) -> Result<(), ContestRefusal> {
        let rule = |refusal| ContestRefusal::Rule(Box::new(refusal));
        let OpenLive { venue, game, clocks, .. } = self;
        let live =
            contest.play(venue).and_then(|play| courier::id_in_contest(&self.contest, play, venue, game));
        let live = live.ok_or_else(|| rule(Refusal::UnknownGame(game.clone())))?;
        let opening = LiveOpening { live, clocks: *clocks };
        let command = PlayCommand::OpenLive { game: game.clone(), opening };
        contest.play_on(hand, venue, &command).map_err(rule)?;
        let home = courier::home_in_contest(&self.contest, venue, game);
        let setting = contest.live_setting(venue, game, home).map_err(rule)?;
        setting.check().map_err(ContestRefusal::Live)
    }
}

/// What a captain reports.
#[derive(Debug, Clone)]
pub(crate) struct TeamReport {
    /// The tournament.
    pub(crate) venue: VenueId,
    /// The team.
    pub(crate) team: EntryId,
    /// The match.
    pub(crate) game: GameKey,
    /// The result, as it is if the team is the first side, and if it is the second.
    pub(crate) result: PerSide<MatchResult>,
}

impl TeamReport {
    fn command(&self, contest: &Contest) -> Option<PlayCommand> {
        let fixture = contest.play(&self.venue)?.fixture(&self.game)?;
        let by = Side::BOTH.into_iter().find(|side| fixture.sides[*side] == self.team)?;
        Some(PlayCommand::Slip {
            game: self.game.clone(),
            command: SlipCommand::Report { by, entry: self.result[by].clone() },
            later: Later::Keep,
            broadcast: BroadcastTables::default(),
        })
    }
}

impl ContestAct {
    /// Something of the office.
    pub(crate) fn office(command: Command) -> ContestAct {
        ContestAct::Office(Box::new(command))
    }

    /// Something of a tournament.
    pub(crate) fn play(venue: &VenueId, command: PlayCommand) -> ContestAct {
        ContestAct::Play(venue.clone(), Box::new(command))
    }
}

/// What an order added.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Added {
    /// What distinguishes the order from every other.
    order: String,
    /// The records.
    addition: Addition,
}

/// Why an order does not count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ContestRefusal {
    /// A rule is against it.
    Rule(Box<Refusal>),
    /// Something has happened that was not seen (K-STALE): what, a sentence each.
    Stale(Vec<Message>),
    /// The link by which it came is no longer valid (K-SEAT).
    LinkGone,
    /// The team does not play in this match (K-WHO).
    NotYours,
    /// The match cannot be played on devices.
    Live(LiveRefusal),
    /// It decides against what a side has said, which a helper does not (K-ROLE).
    DecidesBetween,
    /// It was not opened.
    NotOpen,
    /// It was opened before.
    OpenAlready,
    /// It cannot be written, which is a mistake of the program.
    Unwritable(String),
}

impl ContestRoom {
    /// The contest.
    ///
    /// # Errors
    /// When it was not opened.
    pub(crate) fn contest(&self) -> Result<&Arc<Contest>, Problem> {
        self.contest.as_ref().ok_or_else(Problem::not_found)
    }

    /// The same with another contest in its place, to be looked at only.
    pub(crate) fn showing(&self, contest: Contest) -> ContestRoom {
        ContestRoom { contest: Some(Arc::new(contest)), ..self.clone() }
    }

    /// What its orders meant to others, in the order they came.
    pub(crate) fn happened(&self) -> &[Happened] {
        &self.happened
    }

    /// The contest after an order, without writing anything.
    ///
    /// # Errors
    /// As the order itself.
    pub(crate) fn after(&self, order: &ContestOrder) -> Result<Contest, ContestRefusal> {
        if order.link.as_ref().is_some_and(|link| !link.holds()) {
            return Err(ContestRefusal::LinkGone);
        }
        let Some(seen) = order.seen.filter(|seen| *seen != Version(self.orders)) else {
            return order.on(self.contest.as_deref());
        };
        let (then, now) = (self.recent.as_of(seen.0), self.contest.as_deref());
        let after = order.on(now);
        if let Some((then, now)) = then.as_ref().zip(now)
            && order.means_the_same(then, (now, &after))
        {
            return after;
        }
        let changes = |now| kolo_views::contest::since::changes_since(then.as_ref(), now, order.venue());
        Err(ContestRefusal::Stale(now.map(changes).unwrap_or_default()))
    }
}

impl ContestOrder {
    /// The contest after it, whatever was seen before.
    fn on(&self, contest: Option<&Contest>) -> Result<Contest, ContestRefusal> {
        let (order, hand) = (self, self.hand());
        let mut contest = contest.cloned();
        for act in &order.acts {
            let rule = |refusal| ContestRefusal::Rule(Box::new(refusal));
            if let Some(contest) = &contest {
                order.stays_within(contest, act).map_err(rule)?;
            }
            match (act, contest.as_mut()) {
                (ContestAct::Open(season), None) => {
                    contest = Some(Contest::open(&hand, (**season).clone()).map_err(rule)?);
                }
                (ContestAct::TakeOver(whole), None) => contest = Some((**whole).clone()),
                (ContestAct::Open(_) | ContestAct::TakeOver(_), Some(_)) => {
                    return Err(ContestRefusal::OpenAlready);
                }
                (ContestAct::Office(command), Some(contest)) => {
                    contest.give(&hand, command).map_err(rule)?;
                }
                (ContestAct::Play(venue, command), Some(contest)) => {
                    let said = slip_of(contest, venue, command).cloned();
                    contest.play_on(&hand, venue, command).map_err(rule)?;
                    let now = slip_of(contest, venue, command);
                    if order.by.role == Role::Helper
                        && said.zip(now).is_some_and(|(said, now)| overrules(&said, now))
                    {
                        return Err(ContestRefusal::DecidesBetween);
                    }
                }
                (ContestAct::Report(report), Some(contest)) => {
                    let command = report.command(contest).ok_or(ContestRefusal::NotYours)?;
                    contest.play_on(&hand, &report.venue, &command).map_err(rule)?;
                }
                (ContestAct::OpenLive(open), Some(contest)) => open.on(contest, &hand)?,
                (ContestAct::Deliver(result), Some(contest)) => {
                    let LiveResult { venue, game, played } = &**result;
                    // The last word counts; what stands there is shown by the match's own page.
                    contest.deliver(&hand, venue, game, &played.live, &played.games).map_err(rule)?;
                }
                (ContestAct::Sanction(order), Some(contest)) => {
                    contest.sanction(&hand, order).map_err(rule)?;
                }
                (
                    ContestAct::Office(_)
                    | ContestAct::Play(..)
                    | ContestAct::Report(_)
                    | ContestAct::OpenLive(_)
                    | ContestAct::Deliver(_)
                    | ContestAct::Sanction(_),
                    None,
                ) => {
                    return Err(ContestRefusal::NotOpen);
                }
            }
        }
        contest.ok_or(ContestRefusal::NotOpen)
    }

    /// Whether it means now what it meant then: it is about the same things and takes the same step. One that was refused
    /// then and is refused now means the same: the rule says why.
    fn means_the_same(
        &self,
        then: &Contest,
        (now, after): (&Contest, &Result<Contest, ContestRefusal>),
    ) -> bool {
        let in_hand = |act: &ContestAct| match act {
            ContestAct::Play(venue, command) => then.holds_the_same(now, venue, command),
            ContestAct::Office(command) => then.office_holds_the_same(now, command),
            ContestAct::Open(_)
            | ContestAct::TakeOver(_)
            | ContestAct::Sanction(_)
            | ContestAct::OpenLive(_)
            | ContestAct::Deliver(_)
            | ContestAct::Report(_) => true,
        };
        still_means(self.on(Some(then)).as_ref(), after.as_ref(), |after_then, after| {
            let step = Taken { before: then, after: after_then };
            self.acts.iter().all(in_hand) && step.is_the_same_step(&Taken { before: now, after })
        })
    }

    /// The tournament that it is about, if it is about one that is being played.
    fn venue(&self) -> Option<&VenueId> {
        self.acts.iter().find_map(|act| match act {
            ContestAct::Play(venue, _) => Some(venue),
            ContestAct::Report(report) => Some(&report.venue),
            ContestAct::OpenLive(open) => Some(&open.venue),
            ContestAct::Deliver(result) => Some(&result.venue),
            ContestAct::Open(_)
            | ContestAct::TakeOver(_)
            | ContestAct::Office(_)
            | ContestAct::Sanction(_) => None,
        })
    }
}

/// The slip that a command writes on.
fn slip_of<'a>(contest: &'a Contest, venue: &VenueId, command: &PlayCommand) -> Option<&'a Slip> {
    let PlayCommand::Slip { game, .. } = command else { return None };
    contest.play(venue)?.slip(game)
}

/// Whether something that a side has said is replaced, or does not count, by what the slip says now.
fn overrules(said: &Slip, now: &Slip) -> bool {
    let differs = |side: Side| {
        let Some(before) = said.report(side) else { return false };
        let replaced = now.report(side).is_none_or(|after| !differences(before, after).is_empty());
        let settled = now.settled().filter(|_| said.settled().is_none());
        replaced || settled.is_some_and(|settled| !differences(before, &settled.sheet).is_empty())
    };
    Side::BOTH.into_iter().any(differs)
}

impl ContestOrder {
    /// Staff of one tournament sanction no player, and note no player away, who does not play there.
    fn stays_within(&self, contest: &Contest, act: &ContestAct) -> Result<(), Refusal> {
        let about = match act {
            ContestAct::Sanction(order) => Some(order.sanction.against.clone()),
            ContestAct::Office(command) => {
                let Command::Note(Note::Absence(away)) = &**command else { return Ok(()) };
                Some(Against::Player(away.player.clone()))
            }
            ContestAct::Open(_)
            | ContestAct::TakeOver(_)
            | ContestAct::Play(..)
            | ContestAct::OpenLive(_)
            | ContestAct::Deliver(_)
            | ContestAct::Report(_) => None,
        };
        match (&self.within, about) {
            (Some(venue), Some(about)) if !contest.state().is_at(venue, &about) => {
                Err(Refusal::DoesNotPlayHere)
            }
            (Some(_) | None, _) => Ok(()),
        }
    }

    /// The hand that gives it.
    pub(crate) fn hand(&self) -> Order {
        Order {
            by: self.by.clone(),
            at: kolo_contest::Timestamp(self.at.0),
            reason: self.reason.clone(),
            command: (),
        }
    }
}

impl Subject for ContestRoom {
    type Order = ContestOrder;
    type Event = Added;
    type Refusal = ContestRefusal;

    fn empty() -> Self {
        ContestRoom::default()
    }

    fn decide(&self, order: &ContestOrder) -> Result<Vec<Added>, ContestRefusal> {
        let after = self.after(order)?;
        let addition = match self.contest.as_deref() {
            None => Addition::whole(&after),
            Some(before) => Addition::between(before, &after),
        };
        let addition = addition.map_err(|error| ContestRefusal::Unwritable(error.to_string()))?;
        if addition.is_empty() {
            return Ok(Vec::new());
        }
        Ok(vec![Added { order: order.digest.clone(), addition }])
    }

    fn apply(&mut self, event: &Added) -> Result<(), InvalidEvent> {
        let unreadable = |trouble: kolo_contest::codec::FileTrouble| {
            let (place, message, _) = trouble.describe();
            InvalidEvent(format!("{}: {}", place.field, message.text(kolo_messages::Lang::En)))
        };
        let addition = event.addition.clone();
        let opened = self.contest.is_none();
        match self.contest.as_mut() {
            None => self.contest = Some(Arc::new(addition.open().map_err(unreadable)?)),
            Some(contest) => addition.add_to(Arc::make_mut(contest)).map_err(unreadable)?,
        }
        self.orders += 1;
        if let Some(contest) = &self.contest {
            Arc::make_mut(&mut self.recent).note(self.orders, contest, &event.addition);
            let meant = Arc::make_mut(&mut self.marks).move_on(self.orders, contest);
            // What stood in a file that was taken over happened elsewhere.
            if !opened && !meant.is_empty() {
                Arc::make_mut(&mut self.happened).extend(meant);
            }
        }
        Ok(())
    }

    fn write(order: &ContestOrder, event: &Added) -> Result<NewEvent, InvalidEvent> {
        Ok(NewEvent {
            code: CODE.to_owned(),
            schema: 1,
            payload: serde_json::to_string(event).map_err(InvalidEvent::of)?,
            author: serde_json::to_string(&order.by).map_err(InvalidEvent::of)?,
            at: Timestamp(order.at.0),
            reason: order.reason.clone(),
        })
    }

    fn read(stored: &StoredEvent) -> Result<Added, InvalidEvent> {
        if (stored.code.as_str(), stored.schema) != (CODE, 1) {
            return Err(InvalidEvent(format!("the form {} of `{}` is unknown", stored.schema, stored.code)));
        }
        serde_json::from_str(&stored.payload).map_err(InvalidEvent::of)
    }

    fn is_same(&self, order: &ContestOrder, first: &Added) -> bool {
        first.order == order.digest
    }
}

impl From<ContestRefusal> for Problem {
    fn from(refusal: ContestRefusal) -> Problem {
        match refusal {
            ContestRefusal::Rule(refusal) => {
                let message = kolo_views::contest::refused::message(&refusal);
                Problem::refused(message, Some(refusal.clause()))
            }
            ContestRefusal::Stale(since) => Problem::stale(since),
            ContestRefusal::LinkGone => Problem::link_gone(),
            ContestRefusal::NotYours => {
                Problem::refused(Message::new("captain-not-yours"), Some(Clause::new("K-WHO")))
            }
            ContestRefusal::Live(refusal) => refusal.into(),
            ContestRefusal::DecidesBetween => desk::decides_between(),
            ContestRefusal::NotOpen => Problem::not_found(),
            ContestRefusal::OpenAlready => {
                Problem::refused(Message::new("school-name-taken"), Some(Clause::new("K-ONCE")))
            }
            ContestRefusal::Unwritable(detail) => Problem::internal(detail),
        }
    }
}

#[cfg(test)]
mod tests;
