//! What is explained about one bracket.

use kolo_messages::{Arg, Message};
use kolo_model::Clause;

use super::super::bracket::{Bracket, Handling, Place, least_clashes, wishes};
use super::super::candidate::Candidate;
use super::super::completion::split;
use super::super::field::Rank;
use super::super::floats::FloatRules;
use super::super::round::{ChangeRule, Paired, Stage};
use super::Boards;
use super::pair::{self, Choice};
use super::people::People;
use crate::{FloatsTwoRoundsAgo, Observer, Subject, report, section};

/// A bracket as it ended.
pub(super) struct Shown<'a> {
    /// One player of each score group, the highest group first.
    groups: Vec<Rank>,
    bracket: &'a Bracket,
    candidate: &'a Candidate,
    stage: Option<&'a Stage>,
}

impl<'a> Shown<'a> {
    /// All brackets, the highest first.
    pub(super) fn all(paired: &'a Paired) -> Vec<Shown<'a>> {
        let mut all: Vec<Shown<'_>> = paired
            .stages
            .iter()
            .map(|stage| Shown {
                groups: stage.group.first().copied().into_iter().collect(),
                bracket: &stage.bracket,
                candidate: &stage.candidate,
                stage: Some(stage),
            })
            .collect();
        let lowest = &paired.lowest;
        all.push(Shown {
            groups: lowest.groups.iter().rev().filter_map(|group| group.first().copied()).collect(),
            bracket: &lowest.bracket,
            candidate: &lowest.candidate,
            stage: None,
        });
        all
    }
}

pub(super) fn explain_bracket(
    people: People<'_>,
    shown: &Shown<'_>,
    boards: &Boards,
    observer: &mut dyn Observer,
) {
    let scores: Vec<Arg> = shown.groups.iter().map(|who| Arg::from(people.score(*who))).collect();
    let title = || match scores.len() {
        0 | 1 => Message::new("fide-bracket").with("score", Arg::List(scores)),
        _ => Message::new("fide1992-bracket-joined").with("scores", Arg::List(scores)),
    };
    section(observer, Subject::Bracket, title, |observer| {
        if shown.groups.len() > 1 {
            report(observer, Clause::new("R-C13.2"), || Message::new("fide1992-joined"));
        }
        explain_who_is_here(people, shown, observer);
        explain_allowances(people, shown, observer);
        explain_changes(people, shown, observer);
        let last_change = shown.stage.and_then(|stage| stage.changes.last());
        let needed_below = last_change.map(|change| (change.rule, shown.candidate.left.as_slice()));
        for choice in explain_halves(people, shown, observer) {
            pair::explain_pair(people, shown.candidate, &choice, needed_below, boards, observer);
        }
        explain_left_over(people, shown, observer);
    });
}

/// R-C1, R-A3: who downfloated, who floated on at once, and how the bracket is handled.
fn explain_who_is_here(people: People<'_>, shown: &Shown<'_>, observer: &mut dyn Observer) {
    let bracket = shown.bracket;
    if bracket.moved_down > 0 && shown.groups.len() < 2 {
        report(observer, Clause::new("R-A3.2"), || people.about("fide-came-down", bracket.heads()));
    }
    if let Some(stage) = shown.stage {
        let moved_on = &stage.moved_on;
        let all_players = [moved_on.heads.as_slice(), bracket.heads(), &stage.group].concat();
        for (key, clause, alone) in [
            ("fide1992-resident-alone", "R-C1.3", &moved_on.residents),
            ("fide1992-head-alone", "R-C1.1", &moved_on.heads),
        ] {
            for who in alone {
                report(observer, Clause::new(clause), || {
                    Message::new(key)
                        .with("player", people.one(*who))
                        .with("reasons", people.reasons(*who, &all_players))
                });
            }
        }
    }
    if bracket.moved_down > 0 {
        let counted =
            |key| Message::new(key).with("heads", bracket.moved_down).with("size", bracket.players.len());
        match bracket.handling() {
            Handling::Heterogeneous => {
                report(observer, Clause::new("R-A3.3"), || counted("fide1992-heterogeneous"));
            }
            Handling::Homogeneous => {
                report(observer, Clause::new("R-A3.4"), || counted("fide1992-majority"));
            }
        }
    }
}

/// R-A8, R-C9, R-C10, R-C11, R-C14: what had to give way.
fn explain_allowances(people: People<'_>, shown: &Shown<'_>, observer: &mut dyn Observer) {
    let (bracket, turn) = (shown.bracket, &shown.candidate.turn);
    let full = bracket.complete();
    if bracket.players.is_empty() && bracket.place == Place::Inner {
        // A player who has an opponent stays, so a bracket without pairs is one that all have left.
        return report(observer, Clause::new("R-C14.2"), || Message::new("fide1992-no-pairs"));
    }
    if turn.shape != full {
        let key = match full.heads {
            0 => "fide1992-fewer-pairs",
            _ if turn.shape.all() == full.all() => "fide1992-fewer-heads",
            _ => "fide1992-fewer-pairs-heads",
        };
        report(observer, Clause::new("R-C14.1"), || {
            Message::new(key)
                .with("wanted", full.all())
                .with("pairs", turn.shape.all())
                .with("heads", turn.shape.heads)
        });
    }
    if turn.shape.all() == 0 {
        return;
    }
    let [white, black] = wishes(people.field, &bracket.players);
    let counted = least_clashes(people.field, &bracket.players, turn.shape.all());
    report(observer, Clause::new("R-A8.2"), || {
        Message::new("fide1992-allowance")
            .with("white", white)
            .with("black", black)
            .with("players", bracket.players.len())
            .with("x", counted)
    });
    if turn.x > counted {
        report(observer, Clause::new("R-C11.1"), || {
            Message::new("fide1992-allowance-raised").with("counted", counted).with("x", turn.x)
        });
    }
    explain_dropped(turn.up, Clause::new("R-C10.2"), ["fide1992-up-b6", "fide1992-up-b5"], observer);
    explain_dropped(turn.down, Clause::new("R-C9"), ["fide1992-down-b6", "fide1992-down-b5"], observer);
}

fn explain_dropped(rules: FloatRules, clause: Clause, keys: [&'static str; 2], observer: &mut dyn Observer) {
    match rules {
        FloatRules::B5AndB6 => {}
        FloatRules::B5Only => report(observer, clause, || Message::new(keys[0])),
        FloatRules::Neither => report(observer, clause, || Message::new(keys[1])),
    }
}

/// R-C12, R-C13.1: how the bracket was paired again.
fn explain_changes(people: People<'_>, shown: &Shown<'_>, observer: &mut dyn Observer) {
    let Some(stage) = shown.stage else { return };
    let after = stage.changes.iter().skip(1).map(|change| &change.left_before).chain([&stage.candidate.left]);
    for (change, now) in stage.changes.iter().zip(after) {
        let key = match (change.rule, change.left_before.is_empty()) {
            (ChangeRule::C12, _) => "fide1992-paired-again",
            (ChangeRule::C13, false) => "fide1992-reopened",
            (ChangeRule::C13, true) => "fide1992-reopened-from-nobody",
        };
        report(observer, change.rule.clause(), || {
            Message::new(key)
                .with("before", people.several(&change.left_before))
                .with("now", people.several(now))
        });
    }
}

/// R-A6, R-D2: the halves; gives back whom each had to choose from.
fn explain_halves(people: People<'_>, shown: &Shown<'_>, observer: &mut dyn Observer) -> Vec<Choice> {
    let (turn, players) = (&shown.candidate.turn, &shown.bracket.players);
    let (heads, others) = players.split_at(turn.shape.heads);
    let mut choices = Choice::all(people.field, heads, others, &turn.heads, turn.x);
    let halves = |s1: &[Rank], s2: &[Rank]| {
        Message::new("fide-halves")
            .with("pairs", s1.len())
            .with("s1", people.numbers(s1))
            .with("s2", people.numbers(s2))
    };
    if !heads.is_empty() {
        report(observer, Clause::new("R-A6.2"), || halves(heads, others));
    }
    if turn.shape.pairs > 0 {
        let taken = |who: &Rank| shown.candidate.pairs[..heads.len()].iter().any(|(_, lower)| lower == who);
        let list: Vec<Rank> = others.iter().copied().filter(|who| !taken(who)).collect();
        let (top, rest) = list.split_at(turn.shape.pairs);
        let clause = if heads.is_empty() { "R-A6.3" } else { "R-C6.2" };
        report(observer, Clause::new(clause), || halves(top, rest));
        if !turn.exchange.from_s1.is_empty() {
            report(observer, Clause::new("R-D2.1"), || {
                let at = |positions: &[usize]| -> Vec<Rank> {
                    let mut sorted = positions.to_vec();
                    sorted.sort_unstable();
                    sorted.into_iter().map(|position| list[position]).collect()
                };
                Message::new("fide1992-exchange")
                    .with("from", people.several(&at(&turn.exchange.from_s1)))
                    .with("to", people.several(&at(&turn.exchange.from_s2)))
            });
        }
        let (s1, s2) = split(&list, turn.shape.pairs, &turn.exchange);
        let x = choices.last().map_or(turn.x, |last| last.clashes_left_after(people.field));
        choices.extend(Choice::all(people.field, &s1, &s2, &turn.transposition, x));
    }
    choices
}

/// R-C6.1, R-A5: who stays without an opponent, and why no player ranked below does.
fn explain_left_over(people: People<'_>, shown: &Shown<'_>, observer: &mut dyn Observer) {
    let left = &shown.candidate.left;
    match shown.bracket.place {
        Place::Inner if left.is_empty() => {}
        Place::Inner => {
            report(observer, Clause::new("R-C6.1"), || people.about("fide-left-over", left));
            explain_why_not_lower(people, shown, observer);
        }
        Place::Lowest => {
            for who in left {
                let title = || Message::new("fide-bye").with("player", people.one(*who));
                section(observer, Subject::Bye(people.no(*who)), title, |observer| {
                    explain_why_not_lower(people, shown, observer);
                    report(observer, Clause::new("R-A5.1"), || {
                        Message::new("fide1992-bye-given").with("player", people.one(*who))
                    });
                });
            }
        }
    }
}

/// How many of the lower ranked are asked.
const ASKED: usize = 6;

fn explain_why_not_lower(people: People<'_>, shown: &Shown<'_>, observer: &mut dyn Observer) {
    let (candidate, field) = (shown.candidate, people.field);
    let Some(highest) = candidate.left.first() else { return };
    let lower = shown.bracket.players.iter().rev().take_while(|who| *who > highest);
    for who in lower.filter(|who| !candidate.left.contains(who)).take(ASKED) {
        let player = || people.one(*who);
        let down = field[*who].down;
        if shown.bracket.place == Place::Lowest
            && let Some(round) = field[*who].barred_from_bye
        {
            report(observer, Clause::new("R-B1b"), || people.barred(*who, round));
        } else if !shown.bracket.may_be_left(field, *who, candidate.turn.down) {
            let (clause, key) = match down {
                FloatRules::Neither => ("R-B5", "fide1992-down-again"),
                FloatRules::B5AndB6 | FloatRules::B5Only => match field.b6 {
                    FloatsTwoRoundsAgo::Same => ("R-B6", "fide1992-down-after-two"),
                    FloatsTwoRoundsAgo::Any => ("R-B6", "fide1992-down-lately"),
                },
            };
            report(observer, Clause::new(clause), || Message::new(key).with("player", player()));
        } else {
            report(observer, Clause::new("R-C7"), || {
                Message::new("fide1992-not-left").with("player", player())
            });
        }
    }
}
