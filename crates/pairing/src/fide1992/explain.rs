//! The pairing in words: what each bracket decided, and what ruled out the choices that come before it.
//!
//! Everything explained is what the search settled (its [`Turn`](super::candidate::Turn)s) or an answer of the
//! same functions that decided: nothing is searched a second time.

mod bracket;
mod pair;
mod people;

use kolo_messages::Message;
use kolo_model::{Clause, Lot, Tournament};

use self::bracket::Shown;
use self::people::People;
use super::field::{Field, Rank};
use super::round::Paired;
use crate::{Observer, Subject, report, section};

/// Explains how the round was paired. `boards` are the pairs in board order.
pub(super) fn explain_round(
    tournament: &Tournament,
    field: &Field,
    paired: &Paired,
    boards: &[(Rank, Rank)],
    lot: Lot,
    observer: &mut dyn Observer,
) {
    if !observer.listens() {
        return;
    }
    let people = People { tournament, field };
    let boards = Boards::new(boards, lot);
    let title = || match tournament.planned_rounds() {
        Some(rounds) => Message::new("fide1992-title-of").with("round", field.round).with("rounds", rounds),
        None => Message::new("fide1992-title").with("round", field.round),
    };
    section(observer, Subject::Round, title, |observer| {
        if field.len() == 0 {
            report(observer, Clause::new("R-A3.1"), || Message::new("fide-field-empty"));
            return;
        }
        explain_field(people, observer);
        for shown in Shown::all(paired) {
            bracket::explain_bracket(people, &shown, &boards, observer);
        }
        report(observer, Clause::new("R-F1"), || Message::new("fide-boards"));
    });
}

/// What sets the boards.
type Boards = crate::people::Boards<Rank>;

fn explain_field(people: People<'_>, observer: &mut dyn Observer) {
    let groups = people.field.score_groups();
    report(observer, Clause::new("R-A3.1"), || {
        let scores: Vec<Message> = groups
            .iter()
            .map(|group| {
                Message::new("fide-group-size")
                    .with("score", people.score(group[0]))
                    .with("players", group.len())
            })
            .collect();
        Message::new("fide-field").with("players", people.field.len()).with("groups", scores)
    });
    if !people.tournament.accelerations().is_empty() || !people.tournament.acceleration().is_usual() {
        report(observer, Clause::new("R-A2a"), || Message::new("fide1992-no-acceleration"));
    }
    let exempt: Vec<Rank> = people.field.ranks().filter(|who| people.field[*who].exempt).collect();
    if !exempt.is_empty() {
        report(observer, Clause::new("R-B.note"), || people.about("fide1992-exempt", &exempt));
    }
}
