//! What the sentences say, where they could say something untrue.

use kolo_messages::{Lang, Message};
use kolo_model::{HalfPoints, Place, RawForbidden, RawTournament, Scoring, Spot, System};
use kolo_pairing::{Explanation, Node, Options, pair};

use crate::position::position;

fn steps<'a>(nodes: &'a [Node], messages: &mut Vec<&'a Message>) {
    for node in nodes {
        match node {
            Node::Step(step) => messages.push(&step.message),
            Node::Section(section) => steps(&section.nodes, messages),
        }
    }
}

/// The sentences with this key in the explanation of the next round.
fn explained(raw: &RawTournament, key: &str, lang: Lang) -> Vec<String> {
    let tournament = raw.check().unwrap().tournament;
    let mut explanation = Explanation::default();
    pair(System::Dutch, &tournament, &Options::default(), &mut explanation).unwrap();
    let mut all = Vec::new();
    steps(explanation.nodes(), &mut all);
    all.into_iter().filter(|message| message.key() == key).map(|message| message.text(lang)).collect()
}

fn no_points_for_byes(raw: RawTournament) -> RawTournament {
    let scoring = Scoring { pairing_bye: HalfPoints::ZERO, ..Scoring::ONE_HALF_ZERO };
    RawTournament { scoring: Some(scoring), ..raw }
}

#[test]
fn a_bye_is_a_downfloat_only_where_it_is_worth_more_than_a_loss() {
    let three = position(20, &["", "", ""]);
    assert_eq!(explained(&three, "dutch-bye-given", Lang::En).len(), 1);
    assert_eq!(explained(&three, "dutch-bye-worthless", Lang::En), [""; 0]);
    let worthless = no_points_for_byes(three);
    assert_eq!(explained(&worthless, "dutch-bye-given", Lang::En), [""; 0]);
    let said = explained(&worthless, "dutch-bye-worthless", Lang::En);
    assert!(said[0].ends_with("so it does not count as a downfloat"), "{said:?}");
}

#[test]
fn a_player_barred_from_the_bye_is_shown_with_the_reason() {
    for (had, why) in [
        ("U", "had the bye in round 1"),
        ("F", "had a full-point bye in round 1"),
        ("+", "won by forfeit in round 1"),
    ] {
        let barred = position(20, &["w1", "b1", had]);
        let said = explained(&barred, "fide-barred", Lang::En);
        assert!(said.len() == 1 && said[0].ends_with(why), "{had}: {said:?}");
    }
    // By kind, whatever it is worth: nobody got a point here.
    let said = explained(&no_points_for_byes(position(20, &["w0", "b0", "U"])), "fide-barred", Lang::En);
    assert!(said[0].ends_with("had the bye in round 1"), "{said:?}");
}

#[test]
fn colours_of_histories_of_different_length_are_the_same_as_far_as_both_have_played() {
    // Players 1 and 2 have had White and Black, and White, Black, White, Black.
    let round = position(20, &["w= b= Z Z", "w0 b0 w= b="]);
    let said = explained(&round, "fide-colour-higher", Lang::En);
    assert!(said[0].contains("as far back as both have played they had the same colours"), "{said:?}");
}

#[test]
fn one_and_several_have_words_of_their_own() {
    let one = position(20, &["w1", "b0", "w0"]);
    assert!(explained(&one, "fide-came-down", Lang::Cs)[0].starts_with("přesun shora: 1"));
    assert!(explained(&one, "fide-left-over", Lang::Sk)[0].starts_with("bez súpera, presúva sa nadol: 1"));
    let apart = RawTournament {
        forbidden: vec![RawForbidden { place: Place::default(), members: vec![1, 2], from: None, to: None }],
        ..position(20, &["w1", "w1", "b0", "b0"])
    };
    assert!(explained(&apart, "fide-came-down", Lang::Cs)[0].starts_with("přesunutí shora: 1"));
    assert!(
        explained(&apart, "fide-left-over", Lang::Sk)[0].starts_with("bez súpera, presúvajú sa nadol: 1")
    );
}

#[test]
fn points_on_loan_and_scores_are_written_as_the_language_does() {
    let lend = |numbers: &[u32]| RawTournament {
        accelerations: numbers
            .iter()
            .map(|no| (Spot::new(*no, Place::default()), vec![HalfPoints::HALF]))
            .collect(),
        ..position(20, &["", "", "", "", "", ""])
    };
    assert!(explained(&lend(&[1]), "dutch-lent", Lang::Cs)[0].ends_with("má: 1 Somebody"));
    assert!(explained(&lend(&[1, 2]), "dutch-lent", Lang::Cs)[0].contains("mají 2 hráči: 1"));
    assert!(explained(&lend(&[1, 2, 3, 4, 5]), "dutch-lent", Lang::Sk)[0].contains("má 5 hráčov: 1"));
    assert!(
        explained(&lend(&[1]), "dutch-lent", Lang::En)[0].starts_with("one player has acceleration points")
    );
    let field = |lang| explained(&lend(&[1, 2]), "fide-field", lang).remove(0);
    assert_eq!(field(Lang::En), "6 players, by points: 0.5 (2×), 0 (4×)");
    assert_eq!(field(Lang::Cs), "6 hráčů, podle bodů: 0,5 (2×), 0 (4×)");
}
