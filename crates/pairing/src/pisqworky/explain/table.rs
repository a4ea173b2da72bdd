//! A table: why these two meet, who was passed over, and who starts.

use kolo_messages::Message;

use super::Explainer;
use super::people::obstacle;
use crate::pisqworky::groups::{Moved, Region};
use crate::pisqworky::pairs::{By, Pair, Passed};
use crate::pisqworky::sides;
use crate::pisqworky::starts::{Starter, Suited, Why};
use crate::{AtLastDifference, Observer, Subject, report, section};

/// How many of those passed over are reported one by one.
const MOST_PASSED: usize = 12;

impl Explainer<'_> {
    pub(super) fn table(&self, table: usize, pair: &Pair, starter: &Starter, observer: &mut dyn Observer) {
        let sides = sides(pair, starter);
        let title = || {
            Message::new("pisqworky-table")
                .with("table", table)
                .with("first", self.people.one(sides.first))
                .with("second", self.people.one(sides.second))
        };
        let subject = Subject::Pair(sides.map(|who| self.drawn.field[who].no));
        section(observer, subject, title, |observer| {
            self.why_they_meet(pair, observer);
            self.passed_over(pair, observer);
            self.why_he_starts(pair, starter, observer);
        });
    }

    fn why_they_meet(&self, pair: &Pair, observer: &mut dyn Observer) {
        let key = match (pair.by, pair.region) {
            (By::Moved(Moved::Down), _) => "pisqworky-by-moved-down",
            (By::Moved(Moved::Up), _) => "pisqworky-by-moved-up",
            (By::Exchange, Region::Upper | Region::Middle) => "pisqworky-by-exchange",
            (By::Exchange, Region::Lower) => "pisqworky-by-exchange-lower",
        };
        report(observer, pair.region.clause(), || {
            Message::new(key)
                .with("who", self.people.one(pair.who))
                .with("opponent", self.people.one(pair.opponent))
        });
    }

    fn passed_over(&self, pair: &Pair, observer: &mut dyn Observer) {
        for (other, passed) in pair.passed.iter().take(MOST_PASSED) {
            let (clause, reason) = match passed {
                Passed::Inadmissible(found) => obstacle(*found),
                Passed::RestNotPairable => {
                    (pair.region.clause(), Message::new("pisqworky-rest-not-pairable"))
                }
            };
            report(observer, clause, || {
                Message::new("pisqworky-passed").with("other", self.people.one(*other)).with("reason", reason)
            });
        }
        let more = pair.passed.len().saturating_sub(MOST_PASSED);
        if more > 0 {
            report(observer, pair.region.clause(), || {
                Message::new("pisqworky-more-passed").with("count", more)
            });
        }
    }

    fn why_he_starts(&self, pair: &Pair, starter: &Starter, observer: &mut dyn Observer) {
        let message = || match starter.why {
            Why::FewerStarts { own, others } => {
                Message::new("pisqworky-starts-fewer").with("own", own).with("others", others)
            }
            Why::MoreWaits { own, others } => {
                Message::new("pisqworky-starts-waited").with("own", own).with("others", others)
            }
            Why::LastDifference { back, .. } => {
                let key = match self.drawn.field.options.alternate {
                    AtLastDifference::StartsAgain => "pisqworky-starts-again",
                    AtLastDifference::Alternates => "pisqworky-starts-alternates",
                };
                Message::new(key).with("back", back)
            }
            Why::SameHistory { decides, suited } => {
                let key = match suited {
                    Suited::OddRound => "pisqworky-starts-odd-round",
                    Suited::LessOften => "pisqworky-starts-less-often",
                    Suited::Level => "pisqworky-starts-level",
                };
                Message::new(key).with("decides", self.people.one(decides))
            }
            Why::Lot => Message::new("pisqworky-starts-lot"),
        };
        report(observer, starter.why.clause(pair.region), || {
            message().with("first", self.people.one(starter.who))
        });
    }
}
