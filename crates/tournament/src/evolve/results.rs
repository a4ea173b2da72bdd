//! Results of matches, in rounds and in plans: reported, counted, corrected; and who plays at which board.

use kolo_model::{Outcome, PerSide, Verdict};
use kolo_teams::Judged;

use super::InvalidEvent;
use crate::event::{LineUpSet, ResultConfirmed, ResultCorrected, ResultReported, SidesCorrected};
use crate::meeting::Meeting;
use crate::rating_note::ForRating;
use crate::state::State;
use crate::{PairingId, Place};

impl State {
    /// A match as it stands now, to be changed. In a plan it begins again when others stand in it, or its
    /// result no longer counts.
    pub(super) fn meeting_mut(&mut self, pairing: &PairingId) -> Result<&mut Meeting, InvalidEvent> {
        match &pairing.place {
            Place::Round(_) => self.table_mut(pairing).map(|(_, meeting)| meeting),
            Place::Node(game) => {
                let sides = self.sides_at(pairing)?;
                Ok(self.graph_mut(&pairing.stage).meeting_mut(game, sides))
            }
        }
    }

    /// The match is not in the state that a step needs.
    fn wrong_status(&self, pairing: &PairingId) -> InvalidEvent {
        match self.seat(pairing) {
            Ok((round, table)) => InvalidEvent::TableStatus(round, table),
            Err(_) if pairing.round().is_none() => {
                InvalidEvent::Stage(kolo_stages::InvalidEvent::OtherResult)
            }
            Err(unknown) => unknown,
        }
    }

    pub(super) fn reported(&mut self, event: &ResultReported) -> Result<(), InvalidEvent> {
        let wrong = self.wrong_status(&event.pairing);
        let meeting = self.meeting_mut(&event.pairing)?;
        let side = meeting.side_of(event.by).ok_or(wrong)?;
        if meeting.outcome != Outcome::Pending {
            return Err(wrong);
        }
        meeting.reports[side] = Some(Judged::of(event.verdict, event.result.clone()));
        Ok(())
    }

    pub(super) fn confirmed(&mut self, event: &ResultConfirmed) -> Result<(), InvalidEvent> {
        let wrong = self.wrong_status(&event.pairing);
        if let Place::Node(game) = &event.pairing.place {
            self.node_ended(&event.pairing, game, event.verdict)?;
        } else if !matches!(self.meeting_mut(&event.pairing)?.outcome, Outcome::Pending | Outcome::Adjourned)
        {
            return Err(wrong);
        }
        self.meeting_mut(&event.pairing)?.count(event.verdict, event.result.clone());
        Ok(())
    }

    pub(super) fn corrected(&mut self, event: &ResultCorrected) -> Result<(), InvalidEvent> {
        let wrong = self.wrong_status(&event.pairing);
        match &event.pairing.place {
            Place::Node(game) => self.node_corrected(event, game)?,
            Place::Round(_) if self.meeting_mut(&event.pairing)?.verdict() != event.was => return Err(wrong),
            Place::Round(_) => {}
        }
        self.meeting_mut(&event.pairing)?.count(event.verdict, event.result.clone());
        let noted = ForRating::Result(event.verdict.outcome);
        self.for_rating.retain(|note| !note.is_about(&event.pairing, noted));
        if let Some(round) = event.pairing.round() {
            self.note_correction(round);
        }
        Ok(())
    }

    pub(super) fn sides_corrected(&mut self, event: &SidesCorrected) -> Result<(), InvalidEvent> {
        if let Place::Node(_) = &event.pairing.place {
            let wrong = self.wrong_status(&event.pairing);
            let meeting = self.meeting_mut(&event.pairing)?;
            if meeting.outcome == Outcome::Pending {
                return Err(wrong);
            }
            meeting.exchanged = !meeting.exchanged;
            return Ok(());
        }
        let ((round, number), table) = self.table_mut(&event.pairing)?;
        if table.outcome == Outcome::Pending {
            return Err(InvalidEvent::TableStatus(round, number));
        }
        table.turn();
        let noted = ForRating::SidesExchanged;
        self.for_rating.retain(|note| !note.is_about(&event.pairing, noted));
        self.note_correction(round);
        Ok(())
    }

    pub(super) fn line_up_set(&mut self, event: &LineUpSet) -> Result<(), InvalidEvent> {
        let boards = self.settings.shape().boards();
        if u32::try_from(event.line_up.tables.len()) != Ok(boards) {
            return Err(InvalidEvent::WrongLineUp);
        }
        let meeting = self.meeting_mut(&event.pairing)?;
        meeting.line_up = Some(event.line_up.clone());
        match event.side {
            Some(side) => meeting.lined_up[side] = true,
            None => meeting.lined_up = PerSide::new(true, true),
        }
        Ok(())
    }

    fn node_ended(
        &mut self,
        pairing: &PairingId,
        game: &kolo_stages::MatchId,
        verdict: Verdict,
    ) -> Result<(), InvalidEvent> {
        let (game, sides, verdict) = (game.clone(), pairing.sides, counted(verdict)?);
        let ended = kolo_stages::Event::Result { game, sides, verdict };
        self.play_on(&pairing.stage, &ended).map(|_| ())
    }

    fn node_corrected(
        &mut self,
        event: &ResultCorrected,
        game: &kolo_stages::MatchId,
    ) -> Result<(), InvalidEvent> {
        // Other boards may add up to the same.
        if event.was == event.verdict {
            let meeting = self.meeting_mut(&event.pairing)?;
            let same = meeting.verdict() == event.was;
            return if same { Ok(()) } else { Err(self.wrong_status(&event.pairing)) };
        }
        let corrected = kolo_stages::Event::Corrected {
            game: game.clone(),
            sides: event.pairing.sides,
            was: counted(event.was)?,
            verdict: counted(event.verdict)?,
            void: event.void.clone(),
        };
        let graph = self.play_on(&event.pairing.stage, &corrected)?;
        for game in &event.void {
            graph.meetings.remove(game);
        }
        Ok(())
    }
}

/// The verdict of a stored step as the plan counts it.
fn counted(verdict: Verdict) -> Result<Verdict, InvalidEvent> {
    kolo_stages::verdict::counted(verdict)
        .map_err(|_| InvalidEvent::Stage(kolo_stages::InvalidEvent::Impossible))
}
