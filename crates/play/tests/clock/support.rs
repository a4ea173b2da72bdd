//! A clock with short names for what is done to it. Times are seconds unless they say otherwise.

use kolo_messages::Lang;
use kolo_model::Side;
use kolo_play::clock::{
    Clock, Event, Moment, PassSaid, Person, Span, StopReason, TimeControl, Verdict, What,
};

pub(crate) const FIRST: Side = Side::First;
pub(crate) const SECOND: Side = Side::Second;

pub(crate) fn control(text: &str) -> TimeControl {
    text.parse().expect(text)
}

pub(crate) fn press(by: Side) -> Event {
    Event::Press { by }
}

pub(crate) fn pass(by: Side) -> Event {
    Event::Pass { by, said: PassSaid::Spoken }
}

pub(crate) fn stop(by: Person, reason: StopReason) -> Event {
    Event::Stop { by, reason }
}

pub(crate) fn resume(by: Person) -> Event {
    Event::Resume { by }
}

pub(crate) struct Game {
    pub(crate) clock: Clock,
}

impl Game {
    /// A clock that waits.
    pub(crate) fn waiting(text: &str) -> Game {
        Game { clock: Clock::new(control(text)) }
    }

    /// A clock that was started at 0.
    pub(crate) fn started(text: &str) -> Game {
        let mut game = Game::waiting(text);
        game.ms(0, &Event::Start { by: Person::Arbiter });
        game
    }

    /// Does something that is allowed, at a second.
    pub(crate) fn at(&mut self, seconds: u64, event: &Event) -> Vec<What> {
        self.ms(seconds * 1000, event)
    }

    /// The same at a millisecond.
    pub(crate) fn ms(&mut self, ms: u64, event: &Event) -> Vec<What> {
        let happenings = self.clock.apply(Moment(ms), event).expect("allowed");
        happenings.iter().map(|happening| happening.what).collect()
    }

    /// Does something that is refused: gives the clause, and makes sure that nothing changed and that the sentence is
    /// written in every language.
    pub(crate) fn refused(&mut self, seconds: u64, event: &Event) -> &'static str {
        self.refused_ms(seconds * 1000, event)
    }

    pub(crate) fn refused_ms(&mut self, ms: u64, event: &Event) -> &'static str {
        let before = self.clock.clone();
        let refusal = self.clock.apply(Moment(ms), event).expect_err("not allowed");
        assert_eq!(self.clock, before, "a refusal changes nothing");
        for lang in Lang::ALL {
            let text = refusal.message().text(lang);
            assert!(text.len() > 20 && !text.contains('{'), "{text}");
        }
        refusal.clause().id()
    }

    /// Lets time pass.
    pub(crate) fn until_ms(&mut self, ms: u64) -> Vec<What> {
        let happenings = self.clock.advance(Moment(ms)).expect("time goes on");
        happenings.iter().map(|happening| happening.what).collect()
    }

    pub(crate) fn until(&mut self, seconds: u64) -> Vec<What> {
        self.until_ms(seconds * 1000)
    }

    /// What is left on the clock of a side, in milliseconds.
    pub(crate) fn left(&self, side: Side) -> u64 {
        self.clock.view().sides.expect("there is a clock")[side].left.0
    }

    pub(crate) fn left_span(&self, side: Side) -> Span {
        Span(self.left(side))
    }

    pub(crate) fn verdict(&self) -> Option<Verdict> {
        self.clock.verdict()
    }
}
