//! The words of a pairing: what was looked at, what it came to, and why each pair was made.

mod pair;

use kolo_messages::{Arg, Message};
use kolo_model::{Clause, Seeding, System, Tournament, WarningKind, Wish};

use super::alternatives::without_each_pair;
use super::boards::pairs_in_order;
use super::criteria::Criterion;
use super::field::{Field, Rank};
use super::optimum::Draw;
use super::weights::Weights;
use crate::blocked::shortened;
use crate::{Observer, Subject, report, section};

const PRESENCE: Clause = Clause::new("G-3.2.1");
const CHANCE: Clause = Clause::new("G-3.2.2");
const PROGRAM: Clause = Clause::new("G-3.2.3");

/// Everything there is to explain.
pub(super) struct Explainer<'a> {
    pub(super) tournament: &'a Tournament,
    pub(super) field: &'a Field,
    pub(super) weights: &'a Weights,
    pub(super) draw: &'a Draw,
}

/// Explains the whole round, if there is an observer.
pub(super) fn round(explainer: &Explainer<'_>, observer: &mut dyn Observer) {
    if !observer.listens() {
        return;
    }
    let field = explainer.field;
    let title = || {
        let key = if field.system == System::McMahon { "go-title-mcmahon" } else { "go-title-swiss" };
        Message::new(key).with("round", field.round).with("players", field.len())
    };
    section(observer, Subject::Round, title, |observer| {
        explainer.program(observer);
        explainer.presence(observer);
        explainer.size(observer);
        explainer.criteria(observer);
        explainer.groups(observer);
        let without = without_each_pair(field, explainer.weights, explainer.draw);
        for (index, pair) in pairs_in_order(field, explainer.draw).into_iter().enumerate() {
            let reason = explainer.draw.pairs.iter().position(|&(a, b)| (a.min(b), a.max(b)) == pair);
            let reason = reason.and_then(|place| without.get(place)).copied();
            explainer.pair(index + 1, pair, reason, observer);
        }
        if let Some(free) = explainer.draw.free {
            explainer.free(free, observer);
        }
    });
}

impl Explainer<'_> {
    /// Which program paired with which seed (G-3.2.3): with both the pairing can be repeated.
    fn program(&self, observer: &mut dyn Observer) {
        report(observer, PROGRAM, || {
            Message::new("go-program")
                .with("version", env!("CARGO_PKG_VERSION"))
                .with("seed", self.field.seed.to_string())
        });
    }

    fn presence(&self, observer: &mut dyn Observer) {
        let absent = self.tournament.competitors().iter().map(|competitor| competitor.no);
        let absent: Vec<_> = absent.filter(|no| self.tournament.idle_next(*no).is_some()).collect();
        if !absent.is_empty() {
            let names = absent.iter().map(|no| Arg::from(self.tournament.label(*no))).collect();
            report(observer, PRESENCE, || {
                Message::new("go-absent").with("count", absent.len()).with("who", shortened(names))
            });
        }
    }

    /// Whether the system suits so many players (G-3.1.2, G-3.1.3).
    fn size(&self, observer: &mut dyn Observer) {
        for warning in self.tournament.ill_suited_to(self.field.system) {
            let clause = match warning {
                WarningKind::FewForSwiss { .. } => Clause::new("G-3.1.2"),
                WarningKind::FewForMcMahon { .. } => Clause::new("G-3.1.3"),
                _ => continue,
            };
            report(observer, clause, || warning.message());
        }
    }

    /// The rule book of this pairing, with what the whole pairing comes to.
    fn criteria(&self, observer: &mut dyn Observer) {
        let totals = self.weights.totals(self.field, self.draw);
        let title = || Message::new("go-criteria");
        section(observer, Subject::Bracket, title, |observer| {
            let counted = self.field.rules.criteria.iter().zip(totals);
            let counted =
                counted.filter(|(criterion, _)| self.field.is_odd() || **criterion != Criterion::FreeRound);
            for (place, (criterion, total)) in counted.enumerate() {
                report(observer, criterion.clause(self.field), || {
                    Message::new("go-criterion")
                        .with("place", place + 1)
                        .with("criterion", name_of(*criterion, self.field.rules.seeding))
                        .with("total", total.to_string())
                });
            }
        });
    }

    fn groups(&self, observer: &mut dyn Observer) {
        let clause = Criterion::ScoreDifference.clause(self.field);
        section(
            observer,
            Subject::Bracket,
            || Message::new("go-groups"),
            |observer| {
                for group in self.field.groups() {
                    let names = group.clone().map(|index| Arg::from(self.label(Rank(index)))).collect();
                    report(observer, clause, || {
                        Message::new("go-group")
                            .with("score", self.field[Rank(group.start)].score)
                            .with("count", group.len())
                            .with("who", shortened(names))
                    });
                }
            },
        );
    }

    fn free(&self, free: Rank, observer: &mut dyn Observer) {
        let player = &self.field[free];
        let title = || Message::new("go-free").with("who", self.label(free));
        section(observer, Subject::Bye(player.no), title, |observer| {
            report(observer, CHANCE, || {
                Message::new("go-free-why")
                    .with("rounds", player.past.free_rounds)
                    .with("score", player.score)
            });
        });
    }

    fn label(&self, rank: Rank) -> String {
        self.tournament.label(self.field[rank].no)
    }
}

/// A criterion in words.
pub(super) fn name_of(criterion: Criterion, seeding: Seeding) -> Message {
    Message::new(match criterion {
        Criterion::FreeRound => "go-criterion-free-round",
        Criterion::ScoreDifference => "go-criterion-score",
        Criterion::Wish(Wish::RepeatedFloats) => "go-criterion-repeated-floats",
        Criterion::Wish(Wish::FloatBalance) => "go-criterion-float-balance",
        Criterion::Wish(Wish::Floaters) => "go-criterion-floaters",
        Criterion::Wish(Wish::Seeding) => match seeding {
            Seeding::Slip => "go-criterion-slip",
            Seeding::Fold => "go-criterion-fold",
            Seeding::Halves => "go-criterion-halves",
            Seeding::Random => "go-criterion-random",
        },
        Criterion::Wish(Wish::Club) => "go-criterion-club",
        Criterion::Wish(Wish::Country) => "go-criterion-country",
        Criterion::Wish(Wish::Colours) => "go-criterion-colours",
        Criterion::Lot => "go-criterion-lot",
    })
}
