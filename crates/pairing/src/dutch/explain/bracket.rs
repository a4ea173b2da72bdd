//! What is explained about one bracket.

use std::collections::BTreeMap;

use kolo_messages::Message;
use kolo_model::{Clause, HalfPoints, Idle};

use super::Boards;
use super::pair::{self, Place};
use super::people::{People, clause, counted, instead};
use crate::dutch::bracket::Unpaired;
use crate::dutch::criteria::{Choice, Criterion, IN_ORDER, Member, Standing, Target};
use crate::dutch::field::Rank;
use crate::dutch::round::Round;
use crate::dutch::search::{NAMED, Paired, Questions, Reasons, reasons};
use crate::dutch::weights::UnplayedGames;
use crate::{Observer, Subject, report, section};

pub(super) fn explain_bracket(
    people: People<'_>,
    round: &Round<'_>,
    at: usize,
    boards: &Boards,
    questions: &mut Questions,
    observer: &mut dyn Observer,
) {
    let stage = &round.brackets[at];
    let all = round.unpaired(at, &stage.moved_down);
    let paired = &stage.paired;
    let title = || Message::new("fide-bracket").with("score", people.score(all.residents[0]));
    section(observer, Subject::Bracket, title, |observer| {
        if !all.moved_down.is_empty() {
            report(observer, Clause::new("D-1.4.1"), || people.about("fide-came-down", all.moved_down));
        }
        explain_counts(&all, paired, observer);
        let reasons = reasons(&all, paired, questions);
        for &(who, cost) in &reasons.going_on {
            let meets_nobody = all.residents.iter().all(|other| !all.field.legal(who, *other));
            let (clause, reason) = if meets_nobody {
                (Clause::new("D-3.2"), Message::new("dutch-meets-nobody"))
            } else {
                instead(cost, "D-4.4")
            };
            report(observer, clause, || {
                Message::new("dutch-goes-on").with("player", people.one(who)).with("reason", reason)
            });
        }
        explain_pairs(people, &all, paired, &reasons, boards, observer);
        if round.brackets.len() == at + 1 {
            explain_bye(people, &all, paired, &reasons, observer);
        } else {
            explain_downfloaters(people, paired, &reasons, observer);
        }
    });
}

/// 2.4: what could not be avoided.
fn explain_counts(all: &Unpaired<'_>, paired: &Paired, observer: &mut dyn Observer) {
    let resident = all.residents.first().copied();
    let member = |who: Rank| Member {
        player: &all.field[who],
        standing: if resident.is_some_and(|first| who < first) {
            Standing::MovedDown
        } else {
            Standing::Resident
        },
    };
    // What C8 asks of the following bracket is reported there.
    let to = match paired.unplayed {
        UnplayedGames::Count => Target::Bye,
        UnplayedGames::DoNotCount => Target::FollowingBracket,
    };
    let meet = paired.pairs.iter().map(|(a, b)| Choice::Meet { upper: member(*a), lower: member(*b) });
    let float = paired.downfloaters.iter().map(|who| Choice::Float { who: member(*who), to });
    let choices: Vec<Choice<'_>> = meet.chain(float).collect();
    let own = resident.map(|first| all.field[first].score);
    for criterion in IN_ORDER {
        if matches!(criterion, Criterion::C8Pairs | Criterion::C8Scores) {
            continue;
        }
        let mut counts: BTreeMap<HalfPoints, usize> = BTreeMap::new();
        for found in choices.iter().map(|choice| criterion.count(choice)).filter(|found| found.amount > 0) {
            *counts.entry(found.score).or_default() += usize::try_from(found.amount).unwrap_or(usize::MAX);
        }
        let by_score = matches!(
            criterion,
            Criterion::C7 | Criterion::C18 | Criterion::C19 | Criterion::C20 | Criterion::C21
        );
        if !by_score {
            let count: usize = counts.values().sum();
            counts = BTreeMap::from([(HalfPoints::ZERO, count)]);
        }
        // How many residents float follows from C6.
        counts.retain(|score, count| *count > 0 && !(criterion == Criterion::C7 && Some(*score) == own));
        for (score, count) in counts.into_iter().rev() {
            report(observer, clause(criterion), || {
                let message = if by_score {
                    Message::new("dutch-least-score").with("score", score)
                } else {
                    Message::new("dutch-least")
                };
                message.with("what", counted(criterion)).with("count", count)
            });
        }
    }
}

fn explain_pairs(
    people: People<'_>,
    all: &Unpaired<'_>,
    paired: &Paired,
    reasons: &Reasons,
    boards: &Boards,
    observer: &mut dyn Observer,
) {
    let halves = |s1: &[Rank], s2: &[Rank]| {
        Message::new("fide-halves")
            .with("pairs", s1.len())
            .with("s1", people.numbers(s1))
            .with("s2", people.numbers(s2))
    };
    let (heads, rest) = paired.pairs.split_at(paired.heads);
    let firsts = |pairs: &[(Rank, Rank)]| -> Vec<Rank> { pairs.iter().map(|(upper, _)| *upper).collect() };
    if !heads.is_empty() {
        report(observer, Clause::new("D-3.2"), || halves(&firsts(heads), all.residents));
    }
    let explain_all = |pairs: &[(Rank, Rank)], offset: usize, observer: &mut dyn Observer| {
        for (at, (pair, passed_over)) in pairs.iter().zip(&reasons.passed_over[offset..]).enumerate() {
            pair::explain_pair(people, *pair, Place(at + 1), passed_over, boards, observer);
        }
    };
    explain_all(heads, 0, observer);
    if rest.is_empty() {
        return;
    }
    let remainder: Vec<Rank> =
        all.residents.iter().copied().filter(|who| heads.iter().all(|(_, lower)| lower != who)).collect();
    let (top, bottom) = remainder.split_at(rest.len());
    let clause = if heads.is_empty() { "D-3.2" } else { "D-3.3" };
    report(observer, Clause::new(clause), || halves(top, bottom));
    if let Some(cost) = reasons.exchange {
        let first = firsts(rest);
        let from: Vec<Rank> = top.iter().copied().filter(|who| !first.contains(who)).collect();
        let to: Vec<Rank> = first.iter().copied().filter(|who| !top.contains(who)).collect();
        report(observer, Clause::new("D-4.3"), || {
            Message::new("dutch-exchange")
                .with("reason", instead(cost, "D-4.3").1)
                .with("from", people.several(&from))
                .with("to", people.several(&to))
        });
    }
    explain_all(rest, heads.len(), observer);
}

fn explain_downfloaters(people: People<'_>, paired: &Paired, reasons: &Reasons, observer: &mut dyn Observer) {
    if paired.downfloaters.is_empty() {
        return;
    }
    report(observer, Clause::new("D-1.4.1"), || people.about("fide-left-over", &paired.downfloaters));
    explain_not_floating(people, reasons, observer);
}

fn explain_not_floating(people: People<'_>, reasons: &Reasons, observer: &mut dyn Observer) {
    for &(who, cost) in &reasons.not_floating {
        let (clause, reason) = instead(cost, "D-4.2");
        report(observer, clause, || {
            Message::new("fide-passed-over").with("other", people.one(who)).with("reason", reason)
        });
    }
}

/// 1.5: who has the bye, and why no player ranked below does.
fn explain_bye(
    people: People<'_>,
    all: &Unpaired<'_>,
    paired: &Paired,
    reasons: &Reasons,
    observer: &mut dyn Observer,
) {
    let Some(&who) = paired.downfloaters.first() else { return };
    let title = || Message::new("fide-bye").with("player", people.one(who));
    section(observer, Subject::Bye(people.no(who)), title, |observer| {
        let lower = all.residents.iter().rev().take_while(|other| **other > who);
        let barred = lower.filter_map(|other| Some((*other, all.field[*other].barred_from_bye?)));
        for (other, round) in barred.take(NAMED) {
            report(observer, Clause::new("D-2.1.2"), || people.barred(other, round));
        }
        let open = Reasons {
            not_floating: reasons
                .not_floating
                .iter()
                .copied()
                .filter(|(other, _)| all.field[*other].barred_from_bye.is_none())
                .collect(),
            ..Reasons::default()
        };
        explain_not_floating(people, &open, observer);
        let scoring = people.tournament.scoring();
        let key = if scoring.idle(Idle::PairingBye) > scoring.loss {
            "dutch-bye-given"
        } else {
            "dutch-bye-worthless"
        };
        report(observer, Clause::new("D-1.5"), || Message::new(key).with("player", people.one(who)));
    });
}
