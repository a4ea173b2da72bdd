//! Matches on devices: opened, taken off them, their results brought home.

use super::InvalidEvent;
use crate::event::{LiveClosed, LiveDelivered, LiveOpened};
use crate::live::LiveOpening;
use crate::state::State;

impl State {
    pub(super) fn live_opened(&mut self, event: &LiveOpened) -> Result<(), InvalidEvent> {
        let meeting = self.meeting_mut(&event.pairing)?;
        if meeting.live.is_some() {
            return Err(InvalidEvent::WrongLive);
        }
        let LiveOpened { live, opening, time, .. } = event.clone();
        meeting.live = Some(LiveOpening { live, opening, time });
        Ok(())
    }

    pub(super) fn live_closed(&mut self, event: &LiveClosed) -> Result<(), InvalidEvent> {
        let live = self.meeting_mut(&event.pairing)?.live.take();
        live.map(|_| ()).ok_or(InvalidEvent::WrongLive)
    }

    /// The result itself is an event beside it.
    pub(super) fn live_delivered(&mut self, event: &LiveDelivered) -> Result<(), InvalidEvent> {
        let meeting = self.meeting(&event.pairing).ok_or(InvalidEvent::NoSuchPairing)?;
        let known = meeting.live.as_ref().is_some_and(|known| known.live == event.live);
        if known { Ok(()) } else { Err(InvalidEvent::WrongLive) }
    }
}
