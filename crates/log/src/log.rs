//! Records, which steps of them are undone, and the state that the others add up to.

use std::collections::BTreeSet;

use crate::{Effect, Machine, Record, Step};

/// A log and the state it leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log<M: Machine> {
    beginning: M,
    records: Vec<M::Record>,
    undone: BTreeSet<Step>,
    state: M,
}

/// Records that fit a log and are not yet taken in.
#[derive(Debug, Clone)]
pub struct Prepared<M: Machine> {
    records: Vec<M::Record>,
    undone: BTreeSet<Step>,
    state: M,
}

/// A record that does not fit those before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damaged<R, I> {
    /// Its place in the log, from 1.
    pub seq: u64,
    /// The record.
    pub record: Box<R>,
    /// What is wrong with it.
    pub flaw: Flaw<I>,
}

impl<R: Record, I> Damaged<R, I> {
    /// The step it belongs to.
    pub fn step(&self) -> Step {
        self.record.step(self.seq)
    }
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw<I> {
    /// Its step cannot be: it undoes or redoes what cannot be undone or redone, or is no part of the step it names.
    Step,
    /// It does not fit the state.
    Invalid(I),
}

type Fits<T, M> = Result<T, Damaged<<M as Machine>::Record, <M as Machine>::Invalid>>;

impl<M: Machine + Default> Default for Log<M> {
    fn default() -> Self {
        Log::new(M::default())
    }
}

impl<M: Machine> Prepared<M> {
    /// The records.
    pub fn records(&self) -> &[M::Record] {
        &self.records
    }

    /// The state that they lead to.
    pub fn state(&self) -> &M {
        &self.state
    }
}

impl<M: Machine> Log<M> {
    /// A log before its first record.
    pub fn new(beginning: M) -> Self {
        Log { state: beginning.clone(), beginning, records: Vec::new(), undone: BTreeSet::new() }
    }

    /// The log of these records.
    ///
    /// # Errors
    /// When one does not fit those before it.
    pub fn replay(beginning: M, records: Vec<M::Record>) -> Fits<Self, M> {
        let mut log = Log::new(beginning);
        let prepared = log.follow(records)?;
        log.commit(prepared);
        Ok(log)
    }

    /// The log as it stood after so many records; nothing if there were never so many.
    pub fn as_of(&self, records: u64) -> Option<Self> {
        let records = self.records.get(..usize::try_from(records).ok()?)?;
        Log::replay(self.beginning.clone(), records.to_vec()).ok()
    }

    /// The state before the first record.
    pub fn beginning(&self) -> &M {
        &self.beginning
    }

    /// The state now.
    pub fn state(&self) -> &M {
        &self.state
    }

    /// Every record, undone or not.
    pub fn records(&self) -> &[M::Record] {
        &self.records
    }

    /// The record at a place, from 1.
    pub fn record(&self, seq: u64) -> Option<&M::Record> {
        self.records.get(usize::try_from(seq).ok()?.checked_sub(1)?)
    }

    /// The records with their places, from 1.
    pub fn numbered(&self) -> impl DoubleEndedIterator<Item = (u64, &M::Record)> {
        self.records.iter().enumerate().map(|(index, record)| (place(index), record))
    }

    /// The place of the next record.
    pub fn next_seq(&self) -> u64 {
        place(self.records.len())
    }

    /// The steps that do not count.
    pub fn undone(&self) -> &BTreeSet<Step> {
        &self.undone
    }

    /// Whether a step does not count.
    pub fn is_undone(&self, step: Step) -> bool {
        self.undone.contains(&step)
    }

    /// The records of a step; none if there is no such step.
    pub fn step(&self, step: Step) -> &[M::Record] {
        let Some(start) = usize::try_from(step.0).ok().and_then(|seq| seq.checked_sub(1)) else { return &[] };
        let rest = self.records.get(start..).unwrap_or_default();
        let own = rest.iter().zip(step.0..).take_while(|(record, seq)| record.step(*seq) == step).count();
        &rest[..own]
    }

    /// Prepares records that come after those of this log. Nothing is changed yet.
    ///
    /// # Errors
    /// When one does not fit.
    pub fn follow(&self, records: Vec<M::Record>) -> Fits<Prepared<M>, M> {
        let (undone, touched) = self.undone_with(&records)?;
        let state = if touched {
            // What happened before counts differently now: everything is folded again.
            self.fold(&records, &undone)?
        } else {
            let (mut state, ahead) = (self.state.clone(), M::Ahead::default());
            for (seq, record) in (self.next_seq()..).zip(&records) {
                apply(&mut state, seq, record, &ahead)?;
            }
            state
        };
        Ok(Prepared { records, undone, state })
    }

    /// Takes in what was prepared on this very log.
    pub fn commit(&mut self, prepared: Prepared<M>) -> &[M::Record] {
        let before = self.records.len();
        let Prepared { mut records, undone, state } = prepared;
        self.records.append(&mut records);
        (self.undone, self.state) = (undone, state);
        &self.records[before..]
    }

    /// Takes in one more record.
    ///
    /// # Errors
    /// When it does not fit; then nothing has changed.
    pub fn take(&mut self, record: M::Record) -> Fits<(), M> {
        if record.effect() == Effect::Plain && M::applies_whole(&record) {
            let seq = self.next_seq();
            self.undone_with(std::slice::from_ref(&record))?;
            apply(&mut self.state, seq, &record, &M::Ahead::default())?;
            self.records.push(record);
        } else {
            let prepared = self.follow(vec![record])?;
            self.commit(prepared);
        }
        Ok(())
    }

    /// The state if exactly these steps did not count.
    ///
    /// # Errors
    /// When a record does not fit then.
    pub fn state_without(&self, undone: &BTreeSet<Step>) -> Fits<M, M> {
        self.fold(&[], undone)
    }

    /// The steps that did not count after so many records.
    pub fn undone_after(&self, records: usize) -> BTreeSet<Step> {
        let mut undone = BTreeSet::new();
        for record in self.records.iter().take(records) {
            match record.effect() {
                Effect::Plain => {}
                Effect::Undo(step) => drop(undone.insert(step)),
                Effect::Redo(step) => drop(undone.remove(&step)),
            }
        }
        undone
    }

    /// Changes what nothing depends on, such as names, in the first state and in the one of now.
    pub fn adorn(&mut self, mut change: impl FnMut(&mut M)) {
        change(&mut self.beginning);
        change(&mut self.state);
    }

    /// Changes what no state depends on, such as authors and reasons, in every record.
    pub fn rewrite(&mut self, change: impl FnMut(&mut M::Record)) {
        self.records.iter_mut().for_each(change);
    }

    /// The steps that do not count after these further records, and whether one of them has changed that.
    fn undone_with(&self, records: &[M::Record]) -> Fits<(BTreeSet<Step>, bool), M> {
        let mut undone = self.undone.clone();
        let mut touched = false;
        let mut current = self.records.last().map(|last| last.step(place(self.records.len() - 1)));
        for (index, record) in records.iter().enumerate() {
            let seq = self.next_seq() + index as u64;
            let step = record.step(seq);
            let belongs = step.0 == seq || current == Some(step);
            current = Some(step);
            let fits = belongs
                && match record.effect() {
                    Effect::Plain => true,
                    // Only what is written already and about the matter itself can be undone.
                    Effect::Undo(target) => {
                        touched = true;
                        self.is_about_the_matter(&records[..index], target)
                            && target < step
                            && undone.insert(target)
                    }
                    Effect::Redo(target) => {
                        touched = true;
                        undone.remove(&target)
                    }
                };
            if !fits {
                return Err(Damaged { seq, record: Box::new(record.clone()), flaw: Flaw::Step });
            }
        }
        Ok((undone, touched))
    }

    fn is_about_the_matter(&self, more: &[M::Record], step: Step) -> bool {
        let known = (1..).zip(self.records.iter().chain(more));
        let skipped = usize::try_from(step.0.saturating_sub(1)).unwrap_or(usize::MAX);
        let mut own = known.skip(skipped).take_while(|(seq, record)| record.step(*seq) == step).peekable();
        own.peek().is_some() && own.all(|(_, record)| record.effect() == Effect::Plain)
    }

    fn fold(&self, more: &[M::Record], undone: &BTreeSet<Step>) -> Fits<M, M> {
        let numbered = || (1..).zip(self.records.iter().chain(more));
        let counting: Vec<&M::Record> = numbered()
            .filter(|(seq, record)| !undone.contains(&record.step(*seq)))
            .map(|(_, record)| record)
            .collect();
        let (mut state, ahead) = (self.beginning.clone(), M::ahead(&counting));
        for (seq, record) in numbered() {
            if undone.contains(&record.step(seq)) {
                state.skip(record);
            } else {
                apply(&mut state, seq, record, &ahead)?;
            }
        }
        Ok(state)
    }

    /// The first step after which it makes no difference any more which of two sets of steps does not count.
    pub(crate) fn first_alike(&self, one: &BTreeSet<Step>, other: &BTreeSet<Step>) -> Option<Step> {
        let differ = *one.symmetric_difference(other).next()?;
        let mut states = [one, other].map(|undone| {
            let counts = |(seq, record): &(u64, &M::Record)| !undone.contains(&record.step(*seq));
            let counting: Vec<&M::Record> =
                self.numbered().filter(counts).map(|(_, record)| record).collect();
            (undone, self.beginning.clone(), M::ahead(&counting))
        });
        for (seq, record) in self.numbered() {
            let step = record.step(seq);
            for (undone, state, ahead) in &mut states {
                if undone.contains(&step) {
                    state.skip(record);
                } else {
                    apply(state, seq, record, ahead).ok()?;
                }
            }
            let last = self.record(seq + 1).is_none_or(|next| next.step(seq + 1) != step);
            if last && step >= differ && states[0].1 == states[1].1 {
                return Some(step);
            }
        }
        None
    }
}

fn place(index: usize) -> u64 {
    index as u64 + 1
}

fn apply<M: Machine>(state: &mut M, seq: u64, record: &M::Record, ahead: &M::Ahead) -> Fits<(), M> {
    if record.effect() != Effect::Plain {
        return Ok(());
    }
    let damaged = |invalid| Damaged { seq, record: Box::new(record.clone()), flaw: Flaw::Invalid(invalid) };
    state.apply(seq, record, ahead).map_err(damaged)
}
