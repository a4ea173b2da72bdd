//! One tournament on one log.

use kolo_store::{Append, AppendError, CommandId, EventLog, StreamId, Version};
use kolo_tournament::{Ledger, Order, Preview, Recorded, RuleBreak};

use crate::error::{DeskError, DeskMistake};
use crate::record::{from_store, to_store};

/// What an order led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    /// The events that were written.
    pub events: Vec<Recorded>,
    /// Rules that the result breaks, by the arbiter's will.
    pub breaks: Vec<RuleBreak>,
    /// Whether the order had been carried out before; then nothing was written now.
    pub repeated: bool,
}

/// One tournament on one log, as far as this process knows it.
#[derive(Debug)]
pub struct Desk<L> {
    log: L,
    stream: StreamId,
    ledger: Ledger,
}

impl<L: EventLog> Desk<L> {
    /// Opens a tournament: reads its stream and replays it. A stream that does not exist yet is an empty
    /// tournament, waiting to be created.
    ///
    /// # Errors
    /// Trouble with the database, or a log that this program cannot follow.
    pub async fn open(log: L, stream: StreamId) -> Result<Self, DeskError> {
        let records = from_store(log.read_all(&stream).await?)?;
        let ledger = Ledger::replay(records).map_err(DeskMistake::from)?;
        Ok(Desk { log, stream, ledger })
    }

    /// The tournament as this desk knows it.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The version of the stream that this desk knows.
    pub fn version(&self) -> Version {
        Version(self.ledger.records().len() as u64)
    }

    /// The name of the stream.
    pub fn stream(&self) -> &StreamId {
        &self.stream
    }

    /// What an order would change. Nothing is written.
    ///
    /// # Errors
    /// The refusal that giving the order would meet.
    pub fn preview(&self, order: &Order) -> Result<Preview, DeskError> {
        self.ledger.preview(order).map_err(DeskError::Refused)
    }

    /// Carries out an order: decides, writes, and only then takes it into the state.
    ///
    /// `command` names the order; the same name with the same order counts once, however often it is sent.
    ///
    /// # Errors
    /// See [`DeskError`]. After [`DeskError::Stale`] the desk knows the newest state.
    pub async fn give(&mut self, command: CommandId, order: &Order) -> Result<Done, DeskError> {
        if let Some(done) = self.done_before(&command, order).await? {
            return Ok(done);
        }
        let decision = self.ledger.decide(order).map_err(DeskError::Refused)?;
        let events: Result<Vec<_>, _> = decision.events.iter().map(|event| to_store(order, event)).collect();
        // What does not fit must never reach the log.
        let prepared = self.ledger.prepare(order, decision.events).map_err(DeskMistake::from)?;
        let append = Append {
            stream: self.stream.clone(),
            expected: self.version(),
            command: command.clone(),
            events: events?,
        };
        match self.log.append(append).await {
            Ok(appended) if appended.repeated => {
                // Another process took the same order a moment ago.
                let done = self.done_before(&command, order).await?;
                Ok(done.unwrap_or(Done { events: Vec::new(), breaks: Vec::new(), repeated: true }))
            }
            Ok(_) => {
                let recorded = self.ledger.commit(prepared);
                Ok(Done { events: recorded.to_vec(), breaks: decision.breaks, repeated: false })
            }
            Err(AppendError::Conflict(_)) => {
                let since = self.catch_up().await?;
                Err(DeskError::Stale(since))
            }
            Err(AppendError::Store(error)) => Err(error.into()),
            Err(mistake) => Err(DeskMistake::Append(Box::new(mistake)).into()),
        }
    }

    /// Takes in what others have written since, and reports it.
    ///
    /// # Errors
    /// Trouble with the database, or a log that this program cannot follow.
    pub async fn catch_up(&mut self) -> Result<Vec<Recorded>, DeskError> {
        let mut stored = Vec::new();
        self.log.for_each(&self.stream, self.version(), |event| stored.push(event)).await?;
        if stored.is_empty() {
            return Ok(Vec::new());
        }
        let prepared = self.ledger.follow(from_store(stored)?).map_err(DeskMistake::from)?;
        Ok(self.ledger.commit(prepared).to_vec())
    }

    /// What became of an order that was carried out before. The same name for another order is refused: whether
    /// it is the same is found out by deciding it again where the first one was decided.
    async fn done_before(&mut self, command: &CommandId, order: &Order) -> Result<Option<Done>, DeskError> {
        let Some(appended) = self.log.find_command(&self.stream, command).await? else {
            return Ok(None);
        };
        self.catch_up().await?;
        let records = self.ledger.records();
        let last = usize::try_from(appended.version.0).unwrap_or(usize::MAX).checked_sub(1);
        let step = last.and_then(|index| records.get(index)).map(|record| record.step);
        let events = step.map_or(Vec::new(), |step| self.ledger.step(step).to_vec());
        let same = step.is_some_and(|step| self.ledger.is_step_of(step, order));
        if !same {
            return Err(DeskError::NameReused(command.clone()));
        }
        Ok(Some(Done { events, breaks: Vec::new(), repeated: true }))
    }
}
