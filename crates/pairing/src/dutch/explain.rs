//! The round in words: what each bracket decided, and what other choices would have cost.

mod bracket;
mod pair;
mod people;

use kolo_messages::Message;
use kolo_model::{Clause, Tournament};

use self::people::People;
use super::field::{Field, Rank};
use super::round::Round;
use super::search::Questions;
use crate::{Observer, Subject, report, section};

/// So many times a round it is worked out what another choice would have cost. A hall of three hundred asks about as
/// much; in larger rounds the rest is explained in general words.
const MOST_QUESTIONS: usize = 600;

/// Explains how the round was paired. `boards` are the pairs in board order.
pub(super) fn explain_round(
    tournament: &Tournament,
    field: &Field,
    round: &Round<'_>,
    boards: &[(Rank, Rank)],
    observer: &mut dyn Observer,
) {
    if !observer.listens() {
        return;
    }
    let people = People { tournament, field };
    let boards = Boards::new(boards, tournament.lot().unwrap_or_default());
    let title = || match tournament.planned_rounds() {
        Some(rounds) => Message::new("dutch-title-of").with("round", field.round).with("rounds", rounds),
        None => Message::new("dutch-title").with("round", field.round),
    };
    section(observer, Subject::Round, title, |observer| {
        if field.len() == 0 {
            report(observer, Clause::new("D-1.3.1"), || Message::new("fide-field-empty"));
            return;
        }
        explain_field(people, round, observer);
        let mut questions = Questions(MOST_QUESTIONS);
        for at in 0..round.brackets.len() {
            bracket::explain_bracket(people, round, at, &boards, &mut questions, observer);
        }
        report(observer, Clause::new("D-C.04.2-3.6"), || Message::new("fide-boards"));
    });
}

/// What sets the boards.
type Boards = crate::people::Boards<Rank>;

fn explain_field(people: People<'_>, round: &Round<'_>, observer: &mut dyn Observer) {
    let field = people.field;
    let ranks: Vec<Rank> = field.ranks().collect();
    report(observer, Clause::new("D-1.3.1"), || {
        let group = |group: std::ops::Range<usize>| {
            Message::new("fide-group-size")
                .with("score", people.score(ranks[group.start]))
                .with("players", group.len())
        };
        let groups: Vec<Message> = field.score_groups().into_iter().map(group).collect();
        Message::new("fide-field").with("players", field.len()).with("groups", groups)
    });
    let lent: Vec<Rank> = field.ranks().filter(|who| field[*who].score != field[*who].points).collect();
    if !lent.is_empty() {
        report(observer, Clause::new("D-1.2"), || people.about("dutch-lent", &lent));
    }
    let topscorers: Vec<Rank> = field.ranks().filter(|who| field[*who].topscorer).collect();
    if !topscorers.is_empty() {
        report(observer, Clause::new("D-1.8"), || people.about("dutch-topscorers", &topscorers));
    }
    if let Some(score) = round.bye_score {
        report(observer, Clause::new("D-2.3.1"), || Message::new("dutch-bye-score").with("score", score));
    }
}
