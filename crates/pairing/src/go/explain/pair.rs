//! Why a pair was made, and who has which side.

use kolo_messages::Message;
use kolo_model::{Seeding, Wish};

use super::{CHANCE, Explainer, name_of};
use crate::go::alternatives::Without;
use crate::go::criteria::{Criterion, float_against};
use crate::go::field::Rank;
use crate::go::handicap;
use crate::go::history::Float;
use crate::go::sides::{Reason, sides};
use crate::{Observer, Subject, report, section};

impl Explainer<'_> {
    /// One pair: the best one first, as boards list them.
    pub(super) fn pair(
        &self,
        board: usize,
        pair: (Rank, Rank),
        without: Option<Without>,
        observer: &mut dyn Observer,
    ) {
        let (sides, reason) = sides(self.field, pair.0, pair.1);
        let title = || {
            Message::new("go-pair")
                .with("board", board)
                .with("first", self.label(sides.first))
                .with("second", self.label(sides.second))
        };
        let subject = Subject::Pair(sides.map(|rank| self.field[rank].no));
        section(observer, subject, title, |observer| {
            self.why(without, observer);
            for criterion in &self.field.rules.criteria {
                self.counts(*criterion, pair, observer);
            }
            self.explain_handicap(pair, observer);
            let key = match reason {
                Reason::Weaker => "go-sides-weaker",
                Reason::Balance => "go-sides-balance",
                Reason::Lot => "go-sides-lot",
            };
            report(observer, CHANCE, || Message::new(key).with("first", self.label(sides.first)));
        });
    }

    /// What the best pairing without the pair would lose.
    fn why(&self, without: Option<Without>, observer: &mut dyn Observer) {
        match without {
            None => {}
            Some(Without::NoDraw) => report(observer, CHANCE, || Message::new("go-without-no-draw")),
            Some(Without::Equal) => report(observer, CHANCE, || Message::new("go-without-equal")),
            Some(Without::Worse { criterion: Criterion::Lot, .. }) => {
                report(observer, Criterion::Lot.clause(self.field), || Message::new("go-without-lot"));
            }
            Some(Without::Worse { criterion, now, then }) => {
                report(observer, criterion.clause(self.field), || {
                    Message::new("go-without-worse")
                        .with("criterion", name_of(criterion, self.field.rules.seeding))
                        .with("now", now.to_string())
                        .with("then", then.to_string())
                });
            }
        }
    }

    /// What the pair counts by one criterion, if there is something to say.
    fn counts(&self, criterion: Criterion, (a, b): (Rank, Rank), observer: &mut dyn Observer) {
        let (better, worse) = (&self.field[a], &self.field[b]);
        let count = criterion.of_pair(self.field, better, worse);
        let clause = criterion.clause(self.field);
        match criterion {
            Criterion::ScoreDifference if better.score == worse.score => {
                report(observer, clause, || Message::new("go-same-score").with("score", better.score));
            }
            Criterion::ScoreDifference => report(observer, clause, || {
                Message::new("go-other-score")
                    .with("down", self.label(a))
                    .with("higher", better.score)
                    .with("up", self.label(b))
                    .with("lower", worse.score)
            }),
            Criterion::Wish(wish @ (Wish::RepeatedFloats | Wish::FloatBalance)) => {
                for (who, other) in [(a, b), (b, a)] {
                    let float = float_against(&self.field[who], &self.field[other]);
                    if let Some(float) = float
                        && criterion.of_float(&self.field[who], float) > 0
                    {
                        report(observer, clause, || {
                            Message::new(float_key(wish, float)).with("who", self.label(who))
                        });
                    }
                }
            }
            Criterion::Wish(Wish::Seeding) if better.score == worse.score => {
                let key = match self.field.rules.seeding {
                    Seeding::Random => return,
                    Seeding::Slip | Seeding::Fold | Seeding::Halves => "go-positions",
                };
                report(observer, clause, || {
                    Message::new(key)
                        .with("better", better.position + 1)
                        .with("worse", worse.position + 1)
                        .with("size", better.group_size)
                        .with("count", count.to_string())
                });
            }
            Criterion::Wish(Wish::Club) if count > 0 => {
                report(observer, clause, || Message::new("go-same-club"));
            }
            Criterion::Wish(Wish::Country) if count > 0 => {
                report(observer, clause, || Message::new("go-same-country"));
            }
            Criterion::FreeRound | Criterion::Wish(_) | Criterion::Lot => {}
        }
    }

    fn explain_handicap(&self, (a, b): (Rank, Rank), observer: &mut dyn Observer) {
        let stones = handicap::stones(self.field, &self.field[a], &self.field[b]);
        let go = self.tournament.go();
        match (stones.is_none(), go.handicap, go.komi) {
            (false, Some(rules), _) => report(observer, CHANCE, || {
                Message::new("go-handicap").with("stones", stones).with("komi", rules.komi)
            }),
            (true, _, Some(komi)) => report(observer, CHANCE, || Message::new("go-komi").with("komi", komi)),
            (false, None, _) | (true, _, None) => {}
        }
    }
}

fn float_key(wish: Wish, float: Float) -> &'static str {
    match (wish, float) {
        (Wish::RepeatedFloats, Float::Up) => "go-up-again",
        (Wish::RepeatedFloats, Float::Down) => "go-down-again",
        (_, Float::Up) => "go-up-often",
        (_, Float::Down) => "go-down-often",
    }
}
