//! The words of a round: the order, the bye, the groups in the order of their turns, then every table.

mod groups;
mod people;
mod table;

use kolo_messages::Message;
use kolo_model::{Clause, Tournament};

use self::people::People;
use super::Drawn;
use super::bye::{Bye, NoBye};
use crate::{Observer, Subject, report, section};

const ORDER: Clause = Clause::new("P-6.1");
const BYE: Clause = Clause::new("P-6.2");
const GROUPS: Clause = Clause::new("P-6.3");

/// Explains the whole round, if there is an observer.
pub(super) fn round(tournament: &Tournament, drawn: &Drawn<'_>, observer: &mut dyn Observer) {
    if !observer.listens() {
        return;
    }
    let people = People { tournament, field: drawn.field };
    let explainer = Explainer { drawn, people };
    let title = || {
        Message::new("pisqworky-title").with("round", drawn.field.round).with("players", drawn.field.len())
    };
    section(observer, Subject::Round, title, |observer| {
        if drawn.field.len() == 0 {
            report(observer, GROUPS, || Message::new("pisqworky-nobody-present"));
            return;
        }
        explainer.order(observer);
        if let Some(bye) = &drawn.bye {
            explainer.bye(bye, observer);
        }
        explainer.groups(observer);
        for (index, (pair, starter)) in drawn.tables.iter().enumerate() {
            explainer.table(index + 1, pair, starter, observer);
        }
    });
}

/// Everything there is to explain.
struct Explainer<'a> {
    drawn: &'a Drawn<'a>,
    people: People<'a>,
}

impl Explainer<'_> {
    fn order(&self, observer: &mut dyn Observer) {
        section(
            observer,
            Subject::Round,
            || Message::new("pisqworky-order"),
            |observer| {
                for place in self.drawn.field.places() {
                    let player = &self.drawn.field[place];
                    report(observer, ORDER, || {
                        Message::new("pisqworky-place")
                            .with("place", place.0 + 1)
                            .with("who", self.people.one(place))
                            .with("points", player.points)
                            .with("score", player.score.to_string())
                            .with("median", player.median)
                    });
                }
            },
        );
    }

    fn bye(&self, bye: &Bye, observer: &mut dyn Observer) {
        let who = || self.people.one(bye.who);
        let subject = Subject::Bye(self.drawn.field[bye.who].no);
        section(
            observer,
            subject,
            || Message::new("pisqworky-bye").with("who", who()),
            |observer| {
                report(observer, BYE, || Message::new("pisqworky-bye-given").with("who", who()));
                for (passed, reason) in &bye.passed {
                    report(observer, BYE, || {
                        let message = match reason {
                            NoBye::HadOne(round) => Message::new("pisqworky-bye-had").with("round", *round),
                            NoBye::RestNotPairable => Message::new("pisqworky-bye-rest"),
                        };
                        message.with("who", self.people.one(*passed))
                    });
                }
            },
        );
    }
}
