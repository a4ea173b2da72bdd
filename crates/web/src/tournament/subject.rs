//! A tournament as the subject of a room: the log of `kolo-tournament` on a stream, in the form that `kolo-desk` gives it.

use std::sync::Arc;

use kolo_messages::Message;
use kolo_store::{NewEvent, StoredEvent, Version};
use kolo_tournament::{Event, Ledger, Order, Recorded, Refusal, State};

use crate::attendee_access::Link;
use crate::desk;
use crate::problem::Problem;
use crate::subject::{InvalidEvent, Subject};
use crate::webhooks::happened::Happened;
use crate::webhooks::plans::Known;

/// A tournament.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tournament {
    /// Its log and what it adds up to.
    pub(crate) ledger: Ledger,
    /// What opened in its plans, for webhooks, in the order it came.
    opened: Arc<Vec<Happened>>,
    /// Where its plans stood when that was found.
    known: Arc<Known>,
}

/// An order, and what the one who gives it has seen.
#[derive(Debug, Clone)]
pub(crate) struct TournamentOrder {
    /// Who, when, why and what.
    pub(crate) order: Order,
    /// The version that was shown when it was given. An order that does not say so is decided on whatever holds now.
    pub(crate) seen: Option<Version>,
    /// The link by which it came, if it came from a phone.
    pub(crate) link: Option<Link>,
}

/// Why an order does not count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum TournamentRefusal {
    /// A rule is against it.
    Rule(Refusal),
    /// Something has happened that was not seen, and the order would mean something else now (K-STALE): what, a sentence
    /// each.
    Stale(Vec<Message>),
    /// The link by which it came is no longer valid (K-SEAT).
    LinkGone,
}

impl Tournament {
    /// One with this in it, to be looked at only.
    pub(crate) fn showing(ledger: Ledger) -> Tournament {
        Tournament { ledger, ..Tournament::default() }
    }

    /// What opened in its plans, for webhooks, in the order it came.
    pub(crate) fn opened(&self) -> &[Happened] {
        &self.opened
    }

    /// Takes in what one order wrote, and finds what that opened in plans.
    fn take_step(&mut self, step: &[Recorded]) -> Result<(), InvalidEvent> {
        let prepared = self.ledger.follow(step.to_vec()).map_err(InvalidEvent::of)?;
        self.ledger.commit(prepared);
        let Some(state) = self.ledger.state() else { return Ok(()) };
        let meant = Arc::make_mut(&mut self.known).move_on(state, step);
        if !meant.is_empty() {
            Arc::make_mut(&mut self.opened).extend(meant);
        }
        Ok(())
    }

    /// What its log adds up to.
    ///
    /// # Errors
    /// When it was not created.
    pub(crate) fn state(&self) -> Result<&State, Problem> {
        self.ledger.state().ok_or_else(Problem::not_found)
    }

    fn version(&self) -> Version {
        Version(self.ledger.next_seq().saturating_sub(1))
    }
}

impl Subject for Tournament {
    type Order = TournamentOrder;
    type Event = Recorded;
    type Refusal = TournamentRefusal;

    fn empty() -> Self {
        Tournament::default()
    }

    fn decide(&self, order: &TournamentOrder) -> Result<Vec<Recorded>, TournamentRefusal> {
        if order.link.as_ref().is_some_and(|link| !link.holds()) {
            return Err(TournamentRefusal::LinkGone);
        }
        if let Some(seen) = order.seen.filter(|seen| *seen != self.version())
            && !self.ledger.means_the_same_as_of(seen.0, &order.order)
        {
            return Err(TournamentRefusal::Stale(kolo_views::log::changes_since(&self.ledger, seen.0)));
        }
        let decision = self.ledger.decide(&order.order).map_err(TournamentRefusal::Rule)?;
        Ok(self.ledger.recorded(&order.order, decision.events))
    }

    fn apply(&mut self, record: &Recorded) -> Result<(), InvalidEvent> {
        self.apply_all(std::slice::from_ref(record))
    }

    fn apply_all(&mut self, records: &[Recorded]) -> Result<(), InvalidEvent> {
        let plans = |record: &Recorded| match &record.event {
            Event::Created(one) => !one.settings.stages.is_empty(),
            Event::Configured(one) => !one.settings.stages.is_empty(),
            _ => false,
        };
        let of_plans = |state: &State| !state.settings().stages.is_empty();
        if !self.ledger.state().is_some_and(of_plans) && !records.iter().any(plans) {
            let prepared = self.ledger.follow(records.to_vec()).map_err(InvalidEvent::of)?;
            self.ledger.commit(prepared);
            return Ok(());
        }
        // What a step opens must not depend on how many are read at once.
        records.chunk_by(|one, next| one.step == next.step).try_for_each(|step| self.take_step(step))
    }

    fn write(order: &TournamentOrder, record: &Recorded) -> Result<NewEvent, InvalidEvent> {
        kolo_desk::to_store(&order.order, &record.event).map_err(InvalidEvent::of)
    }

    fn read(stored: &StoredEvent) -> Result<Recorded, InvalidEvent> {
        let mut records = Self::read_all(std::slice::from_ref(stored))?;
        records.pop().ok_or_else(|| InvalidEvent("an event is one event".to_owned()))
    }

    fn read_all(stored: &[StoredEvent]) -> Result<Vec<Recorded>, InvalidEvent> {
        kolo_desk::from_store(stored.to_vec()).map_err(InvalidEvent::of)
    }

    fn is_same(&self, order: &TournamentOrder, first: &Recorded) -> bool {
        self.ledger.is_step_of(first.step, &order.order)
    }
}

impl From<TournamentRefusal> for Problem {
    fn from(refusal: TournamentRefusal) -> Problem {
        match refusal {
            TournamentRefusal::Rule(Refusal::DecidesBetween) => desk::decides_between(),
            TournamentRefusal::Rule(refusal) => Problem::refused(refusal.why(), Some(refusal.clause())),
            TournamentRefusal::LinkGone => Problem::link_gone(),
            TournamentRefusal::Stale(since) => Problem::stale(since),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::Arc;

    use kolo_desk::StreamKind;
    use kolo_model::Name;
    use kolo_store::Store;
    use kolo_tournament::{Author, Command, EntrantId, Role, Timestamp};

    use super::*;
    use crate::attendee_access::{Front, FrontAct, FrontOrder};
    use crate::key::Secret;
    use crate::room::Room;
    use crate::time::Now;

    /// The order waits for its turn, and meanwhile the link is withdrawn.
    #[tokio::test]
    async fn an_order_by_a_link_is_decided_only_while_the_link_holds() {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("front.sqlite").display());
        let store = Store::open(&url).await.expect("a database");
        let stream = StreamKind::Access.stream("a").expect("a name");
        let front: Arc<Room<Front>> = Arc::new(Room::open(store, stream).await.expect("open"));
        let (who, key) = (EntrantId(1), Secret::random().expect("random bytes").hash());
        let name = Name::new("Eva").expect("a name");
        let act = |command: &str, act: FrontAct| {
            let (front, by) = (Arc::clone(&front), name.clone());
            let command = command.parse().expect("a name");
            async move { front.give(command, &FrontOrder { at: Now(0), by, act }).await.expect("it is done") }
        };
        act("issue", FrontAct::Issue(BTreeMap::from([(who, key)]))).await;
        let by = Author { name: name.clone(), role: Role::Competitor(who) };
        let order = Order { by, at: Timestamp(0), reason: None, command: Command::Publish };
        let link = |who: EntrantId| Some(Link { front: Arc::clone(&front), key, who });
        let decide = |link: Option<Link>| {
            let order = TournamentOrder { order: order.clone(), seen: None, link };
            Tournament::default().decide(&order).expect_err("nobody has created it")
        };
        assert!(matches!(decide(link(who)), TournamentRefusal::Rule(_)), "the link holds");
        assert_eq!(decide(link(EntrantId(2))), TournamentRefusal::LinkGone, "it belongs to another player");
        act("revoke", FrontAct::Revoke(who)).await;
        assert_eq!(decide(link(who)), TournamentRefusal::LinkGone);
    }
}
