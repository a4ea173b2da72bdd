//! What is written into the journal, until when a protest comes, and which matches wait for one (K-PROTEST).

use std::collections::BTreeSet;

use kolo_rulings::{Assessment, Repeat};

use super::journal::{CupIncident, CupProtest, NoteRuling};
use super::{
    Answer, Arrangement, Cup, CupEvent, CupOrder, CupRefusal, Journal, Note, NoteCommand, Past, side_of,
};
use crate::decide::require_reason;
use crate::{Command, EntrantId, Event, Fixture, Later, MatchId, Refusal, State, Status};

impl Cup {
    /// Incidents and protests.
    pub fn journal(&self) -> &Journal {
        &self.journal
    }

    pub(super) fn note_down(
        &self,
        order: &CupOrder,
        command: &NoteCommand,
    ) -> Result<Vec<CupEvent>, CupRefusal> {
        let note = match command {
            NoteCommand::RecordIncident { game, assessment, repeat } => {
                self.incident(game.as_ref(), assessment, *repeat)?
            }
            NoteCommand::AmendIncident { id, assessment } => {
                reasoned(order)?;
                let known = self.journal.incidents().get(id).ok_or(CupRefusal::UnknownIncident(*id))?;
                let assessment = assessment.checked().map_err(CupRefusal::Assessment)?;
                if known.assessment == assessment {
                    return Ok(Vec::new());
                }
                Note::IncidentAmended { id: *id, assessment }
            }
            NoteCommand::LodgeProtest { game, by } => {
                let Some(protest) = self.protest(order, game, *by)? else { return Ok(Vec::new()) };
                protest
            }
            NoteCommand::DecideProtest { id, answer } => return self.answer(order, *id, *answer),
            NoteCommand::PassOver(id) => {
                self.open_protest(*id)?;
                reasoned(order)?;
                if !self.holding_protests().contains(id) {
                    return Ok(Vec::new());
                }
                Note::PassedOver { id: *id }
            }
        };
        Ok(vec![order.arranged(Arrangement::Noted { note })])
    }

    /// An incident is decided, and says why where it departs from the rules (K-INCIDENT). A tournament of stages does not
    /// say by which book it is played: it may be of any.
    fn incident(
        &self,
        game: Option<&MatchId>,
        assessment: &Assessment,
        repeat: Repeat,
    ) -> Result<Note, CupRefusal> {
        let sides = match game {
            None => None,
            Some(game) => {
                let fixture = self.playing()?.state().fixture(game);
                let sides = fixture.and_then(Fixture::people);
                Some(sides.ok_or_else(|| CupRefusal::Play(Refusal::UnknownMatch(game.clone())))?)
            }
        };
        let same = |known: &CupIncident| {
            (known.game.as_ref(), known.sides) == (game, sides) && known.assessment.case == assessment.case
        };
        let first = self.journal.incidents().iter().find(|(_, known)| same(known));
        match (first, repeat) {
            (Some((first, _)), Repeat::Ask) => return Err(CupRefusal::IncidentRepeated(*first)),
            (Some(_), Repeat::Again) | (None, _) => {}
        }
        let assessment = assessment.checked().map_err(CupRefusal::Assessment)?;
        Ok(Note::Incident { id: self.journal.next_incident(), game: game.cloned(), sides, assessment })
    }

    /// Whoever played may protest against a result, before a match that depends on it has begun. The same protest twice is
    /// one.
    fn protest(&self, order: &CupOrder, game: &MatchId, by: EntrantId) -> Result<Option<Note>, CupRefusal> {
        let state = self.playing()?.state();
        let fixture = state.fixture(game);
        let fixture = fixture.ok_or_else(|| CupRefusal::Play(Refusal::UnknownMatch(game.clone())))?;
        let sides = fixture.people().filter(|sides| side_of(*sides, by).is_some());
        let sides = sides.ok_or_else(|| CupRefusal::NotInMatch(game.clone()))?;
        // Nobody can answer a protest that does not say what is wrong.
        reasoned(order)?;
        let no_result = || CupRefusal::Play(Refusal::NoResult(game.clone()));
        let against = fixture.outcome().ok_or_else(no_result)?;
        if self.past_protest().contains(game) {
            return Err(CupRefusal::ProtestTooLate(game.clone()));
        }
        let lodged = |one: &CupProtest| {
            one.ruling.is_none() && self.is_of(one, state) && one.game == *game && one.by == by
        };
        if self.journal.protests().values().any(lodged) {
            return Ok(None);
        }
        let (id, game) = (self.journal.next_protest(), game.clone());
        Ok(Some(Note::Protest { id, game, sides, by, against }))
    }

    fn open_protest(&self, id: u32) -> Result<&CupProtest, CupRefusal> {
        let protest = self.journal.protests().get(&id).ok_or(CupRefusal::UnknownProtest(id))?;
        match protest.ruling {
            None => Ok(protest),
            Some(_) => Err(CupRefusal::ProtestIsDecided(id)),
        }
    }

    /// The ruling, and with it the correction it leads to.
    fn answer(&self, order: &CupOrder, id: u32, answer: Answer) -> Result<Vec<CupEvent>, CupRefusal> {
        let protest = self.open_protest(id)?;
        reasoned(order)?;
        let decided =
            |ruling| order.arranged(Arrangement::Noted { note: Note::ProtestDecided { id, ruling } });
        match answer {
            Answer::Rejected => Ok(vec![decided(NoteRuling::Rejected)]),
            Answer::Upheld { outcome: None } => Ok(vec![decided(NoteRuling::Upheld { step: None })]),
            Answer::Upheld { outcome: Some(outcome) } => {
                let play = self.playing()?;
                if !self.is_of(protest, play.state()) {
                    return Err(CupRefusal::Play(Refusal::NoResult(protest.game.clone())));
                }
                let game = protest.game.clone();
                let correct = Command::Correct { game, outcome, later: Later::TakeBack };
                let corrected = order.played(play, correct)?;
                let step = Some(play.records().len() as u64 + 1);
                Ok(vec![decided(NoteRuling::Upheld { step }), corrected])
            }
        }
    }

    /// Whether a protest is about what is played now: the draw counts, and the same two stand in the match.
    fn is_of(&self, protest: &CupProtest, state: &State) -> bool {
        let people = state.fixture(&protest.game).and_then(Fixture::people);
        self.held.draw == Some(protest.draw) && people == Some(protest.sides)
    }

    /// Protests that nobody has decided and that are about what is played now.
    pub fn open_protests(&self) -> Vec<u32> {
        let Some(state) = self.state() else { return Vec::new() };
        let open =
            self.journal.protests().iter().filter(|(_, one)| one.ruling.is_none() && self.is_of(one, state));
        open.map(|(id, _)| *id).collect()
    }

    /// Those of them that hold matches back: nobody has let play go on over them.
    pub fn holding_protests(&self) -> Vec<u32> {
        let passed_over = |id: &u32| self.journal.protests().get(id).is_some_and(|one| one.passed_over);
        self.open_protests().into_iter().filter(|id| !passed_over(id)).collect()
    }

    /// Results that a protest comes too late against: a match that depends on them has begun.
    pub fn past_protest(&self) -> BTreeSet<MatchId> {
        let Some(state) = self.state() else { return BTreeSet::new() };
        let plan = state.plan();
        // What one side alone says shuts nobody out: it may be a mistake, or a trick.
        let both = |id: &MatchId| {
            self.reports(id).is_some_and(|one| one.said.first.is_some() && one.said.second.is_some())
        };
        let begun = |id: &&MatchId| state.result(id).is_some() || both(id);
        plan.game_ids().filter(begun).flat_map(|id| plan.feeding(id)).cloned().collect()
    }

    fn holding_among(&self, games: &BTreeSet<&MatchId>) -> Vec<u32> {
        let mut holding = self.holding_protests();
        holding.retain(|id| self.journal.protests().get(id).is_some_and(|one| games.contains(&one.game)));
        holding
    }

    /// Protests that a match waits for: those against results that say who plays in it. A match that is over, or that
    /// somebody has given up, waits for none, also when a protest holds again since then.
    pub fn held_by(&self, game: &MatchId) -> Vec<u32> {
        // Hardly any tournament has a protest, and this is asked for every match.
        let Some(state) = self.state().filter(|_| !self.journal.protests().is_empty()) else {
            return Vec::new();
        };
        let to_come = |fixture: &Fixture| matches!(fixture.status, Status::Waiting | Status::Ready);
        if !state.fixture(game).is_some_and(to_come) {
            return Vec::new();
        }
        self.holding_among(&state.plan().feeding(game))
    }

    /// The same for what is done again. A result has been there before: it waits whatever stands in its place now.
    fn held_again(&self, event: &Event) -> Vec<u32> {
        let Some(state) = self.state() else { return Vec::new() };
        let plan = state.plan();
        match event {
            Event::Result { game, .. } => self.holding_among(&plan.feeding(game)),
            Event::TieDecided { group, .. } | Event::ChosenDuel { group, .. } => {
                self.holding_among(&plan.deciding_group(group))
            }
            Event::DecidingDuel { game, .. } | Event::MatchLot { game, .. } => {
                let mut games = plan.feeding(game);
                games.insert(game);
                self.holding_among(&games)
            }
            Event::Corrected { .. }
            | Event::SlotsEdited { .. }
            | Event::Withdrawn { .. }
            | Event::Returned { .. }
            | Event::Undone { .. }
            | Event::Redone { .. } => Vec::new(),
        }
    }

    /// K-PROTEST: no result is entered, and nothing is decided between equals, over a protest that nobody passed over. A
    /// reason given for something else is none for this.
    pub(super) fn require_not_held(&self, command: &Command) -> Result<(), CupRefusal> {
        let play = self.playing()?;
        let drawn = play.state().plan();
        let held = match command {
            Command::Record { game, .. } => self.held_by(game),
            Command::Redo(step) => {
                let index = usize::try_from(step.saturating_sub(1)).unwrap_or(usize::MAX);
                let again = play.records().get(index).map(|record| self.held_again(&record.event));
                again.unwrap_or_default()
            }
            Command::Decide { group, .. } | Command::DrawLot(group) | Command::ChosenDuel { group, .. } => {
                self.holding_among(&drawn.deciding_group(group))
            }
            Command::DecidingDuel { game, .. } | Command::DrawMatchLot(game) => {
                let mut games = drawn.feeding(game);
                games.insert(game);
                self.holding_among(&games)
            }
            Command::Correct { .. }
            | Command::EditSlots(_)
            | Command::Withdraw(_)
            | Command::Return(_)
            | Command::Undo(_) => Vec::new(),
        };
        if held.is_empty() { Ok(()) } else { Err(CupRefusal::ProtestsOpen(held)) }
    }

    /// What lets a line of the journal not count, or count again; with a ruling the correction that it led to.
    pub(super) fn line_counts(
        &self,
        order: &CupOrder,
        event: u64,
        counts: bool,
    ) -> Result<Vec<CupEvent>, CupRefusal> {
        self.journal.with(event, counts).map_err(|_| CupRefusal::NotNow(event))?;
        if counts {
            self.require_in_time(event)?;
        }
        let arranged =
            if counts { Arrangement::DoneAgain { event } } else { Arrangement::TakenBack { event } };
        let mut events = vec![order.arranged(arranged)];
        let corrected = match self.journal.line(event) {
            Some(Note::ProtestDecided { ruling: NoteRuling::Upheld { step }, .. }) => *step,
            Some(_) | None => None,
        };
        let of_draw = self.journal.draw_of(event) == self.held.draw;
        let play = self.play().filter(|_| of_draw);
        if let (Some(step), Some(play)) = (corrected, play) {
            match (counts, play.is_undone(step)) {
                (false, false) => events.push(order.played(play, Command::Undo(step))?),
                (true, true) if self.went_with(event, step) => {
                    events.push(order.played(play, Command::Redo(step))?);
                }
                // It was undone, or done again, by itself.
                (false, true) | (true, _) => {}
            }
        }
        Ok(events)
    }
}

impl Cup {
    /// A protest that counts again is one of now: in time, and not lodged a second time meanwhile.
    fn require_in_time(&self, event: u64) -> Result<(), CupRefusal> {
        let Some(Note::Protest { game, by, .. }) = self.journal.line(event) else { return Ok(()) };
        if self.past_protest().contains(game) {
            return Err(CupRefusal::ProtestTooLate(game.clone()));
        }
        let same = |one: &CupProtest| one.ruling.is_none() && one.game == *game && one.by == *by;
        if self.journal.protests().values().any(same) { Err(CupRefusal::NotNow(event)) } else { Ok(()) }
    }

    /// Whether this step of play was undone together with this line when the line was taken back last.
    fn went_with(&self, event: u64, step: u64) -> bool {
        let taken_back = |past: &Past| match past {
            Past::Arranged(arranged) => arranged.event == Arrangement::TakenBack { event },
            Past::Step { .. } => false,
        };
        let next = self.past().iter().rposition(taken_back).and_then(|at| self.past().get(at + 1));
        match next.and_then(|past| self.event(past)) {
            Some(CupEvent::Played(record)) => record.event == Event::Undone { step },
            Some(CupEvent::Arranged(_)) | None => false,
        }
    }
}

fn reasoned(order: &CupOrder) -> Result<(), CupRefusal> {
    require_reason(order.reason.as_deref()).map_err(CupRefusal::Play)
}
