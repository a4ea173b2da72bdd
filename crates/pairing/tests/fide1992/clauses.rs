//! Single clauses on small positions: what the engine does, and the clause it tells.

use kolo_messages::Lang;
use kolo_model::{Idle, Place, RawCompetitor, RawTournament, Spot, System, Tournament};
use kolo_pairing::{CannotPair, Explanation, FloatsTwoRoundsAgo, Node, Options, pair};

use crate::events::{RoundOf, tournament};
use crate::reference;

/// The pairs, and what was shown: clause and key of every step.
struct Round {
    pairs: Vec<(u32, u32)>,
    shown: Vec<(String, &'static str)>,
    text: String,
}

impl Round {
    fn shows(&self, clause: &str, key: &str) -> bool {
        self.shown.iter().any(|(c, k)| c == clause && *k == key)
    }
}

fn steps(nodes: &[Node], shown: &mut Vec<(String, &'static str)>) {
    for node in nodes {
        match node {
            Node::Step(step) => shown.push((step.clause.to_string(), step.message.key())),
            Node::Section(section) => steps(&section.nodes, shown),
        }
    }
}

fn paired_with(tournament: &Tournament, options: &Options) -> Round {
    let mut explanation = Explanation::default();
    let next = pair(System::Fide1992, tournament, options, &mut explanation).unwrap();
    let games = next.pairs.iter().map(|pair| (pair.first.get(), pair.second.get()));
    let pairs = games.chain(next.byes.iter().map(|no| (no.get(), 0))).collect();
    let mut shown = Vec::new();
    steps(explanation.nodes(), &mut shown);
    Round { pairs, shown, text: explanation.text(Lang::En) }
}

/// The round, which the reference must give as well.
fn paired(tournament: &Tournament) -> Round {
    let round = paired_with(tournament, &Options::default());
    assert_eq!(Some(round.pairs.clone()), reference::pair(tournament));
    round
}

fn all(players: u32) -> Vec<u32> {
    (1..=players).collect()
}

fn round() -> RoundOf {
    RoundOf::default()
}

#[test]
fn round_one_pairs_top_half_with_bottom_half() {
    let round = paired(&tournament(8, 5, vec![], &all(8)));
    assert_eq!(round.pairs, [(1, 5), (6, 2), (3, 7), (8, 4)]);
    assert!(round.shows("R-C6.0", "fide-first-free"));
    assert!(round.shows("R-E4.2", "fide-colour-lot"));
}

#[test]
fn the_lowest_gets_the_bye_in_round_one() {
    let round = paired(&tournament(7, 5, vec![], &all(7)));
    assert_eq!(round.pairs, [(1, 4), (5, 2), (3, 6), (7, 0)]);
    assert!(round.shows("R-A5.1", "fide1992-bye-given"));
}

#[test]
fn the_field_falls_into_score_groups() {
    let first = round().white(1, 4).draw(5, 2).black(3, 6);
    let round = paired(&tournament(6, 5, vec![first], &all(6)));
    assert!(round.text.contains("1 (2×), 0.5 (2×), 0 (2×)"), "{}", round.text);
    assert!(round.shows("R-A3.1", "fide-field"));
}

#[test]
fn boards_follow_points_and_start_number() {
    let first = round().black(1, 5).black(6, 2).white(3, 7).draw(8, 4);
    let round = paired(&tournament(8, 5, vec![first], &all(8)));
    // 2, 3 and 5 have a point, 4 and 8 half a point, 1, 6 and 7 none.
    assert_eq!(round.pairs, [(2, 3), (5, 8), (4, 1), (7, 6)]);
    assert!(round.shows("R-F1", "fide-boards"));
}

#[test]
fn who_is_left_over_moves_down() {
    let first = round().white(1, 4).white(2, 5).white(3, 6);
    let round = paired(&tournament(6, 5, vec![first], &all(6)));
    assert!(round.shows("R-C6.1", "fide-left-over"));
    assert!(round.shows("R-A3.2", "fide-came-down"));
}

#[test]
fn who_came_down_is_paired_first() {
    let first = round().white(1, 4).white(2, 5).white(3, 6).black(7, 8).draw(9, 10);
    let round = paired(&tournament(10, 5, vec![first], &all(10)));
    // 9 and 10 have met and come down to 4, 5, 6 and 7.
    assert_eq!(round.pairs, [(3, 1), (8, 2), (4, 9), (10, 5), (6, 7)]);
    assert!(round.shows("R-A3.3", "fide1992-heterogeneous"));
    assert!(round.shows("R-A6.2", "fide-halves"));
    assert!(round.shows("R-C6.2", "fide-halves"));
}

#[test]
fn who_can_meet_nobody_moves_down() {
    // 1 and 2 lead and have met.
    let rounds = vec![round().white(1, 3).black(4, 2).draw(5, 6), round().draw(1, 2).draw(3, 5).draw(6, 4)];
    let round = paired(&tournament(6, 5, rounds, &all(6)));
    assert!(round.shows("R-C1.3", "fide1992-resident-alone"));
    assert!(round.text.contains("they have already played (round 2)"), "{}", round.text);
}

#[test]
fn a_pair_meets_once_but_a_forfeit_is_no_game() {
    let played = tournament(4, 3, vec![round().white(1, 3).white(2, 4)], &[1, 3]);
    let refused = pair(System::Fide1992, &played, &Options::default(), &mut kolo_pairing::Silent);
    assert!(matches!(refused, Err(CannotPair::NoPairing { .. })), "they have met");
    let forfeited = tournament(4, 3, vec![round().forfeit(1, 3).white(2, 4)], &[1, 3]);
    let round = paired(&forfeited);
    assert_eq!(round.pairs, [(1, 3)], "no colour was given either: the lot decides again");
}

#[test]
fn a_point_without_play_bars_from_the_bye() {
    let first = round().white(1, 2).idle(3, Idle::PairingBye);
    let round = paired(&tournament(3, 3, vec![first], &[1, 2, 3]));
    assert_eq!(round.pairs, [(3, 1), (2, 0)]);
    assert!(round.shows("R-A5.1", "fide1992-bye-given"));
    let forfeit = tournament(3, 3, vec![RoundOf::default().forfeit(3, 1)], &[2, 3]);
    assert_eq!(paired(&forfeit).pairs.len(), 1);
    let alone = tournament(3, 3, vec![RoundOf::default().forfeit(3, 1)], &[3]);
    let refused = pair(System::Fide1992, &alone, &Options::default(), &mut kolo_pairing::Silent);
    assert!(matches!(refused, Err(CannotPair::NoPairing { .. })), "3 has a point without play");
}

#[test]
fn an_opponent_is_passed_over_for_the_colour() {
    // All four have half a point; 1 and 3 had White, 2 and 4 had Black against outsiders.
    let first = round().draw(1, 5).draw(6, 2).draw(3, 7).draw(8, 4);
    let round = paired(&tournament(8, 5, vec![first], &[1, 2, 3, 4]));
    assert_eq!(round.pairs, [(4, 1), (2, 3)]);
    assert!(round.shows("R-B4", "fide-passed-over"), "{}", round.text);
}

#[test]
fn an_exchange_is_made_when_no_order_works() {
    // 1 has met 3 and 4, so that only 1-2 and 3-4 are left: 2 must change places with 3.
    let rounds = vec![round().draw(1, 3).draw(2, 5).draw(6, 4), round().draw(4, 1).draw(3, 6).draw(5, 2)];
    let round = paired(&tournament(6, 9, rounds, &[1, 2, 3, 4]));
    let mut met: Vec<(u32, u32)> = round.pairs.iter().map(|(a, b)| (*a.min(b), *a.max(b))).collect();
    met.sort_unstable();
    assert_eq!(met, [(1, 2), (3, 4)]);
    assert!(round.shows("R-D2.1", "fide1992-exchange"), "{}", round.text);
}

#[test]
fn the_colour_rule_is_reported() {
    // Round 2: 1 had White and 2 had Black, so both can get what they should.
    let granted = paired(&tournament(4, 5, vec![round().draw(1, 3).draw(4, 2)], &[1, 2]));
    assert_eq!(granted.pairs, [(2, 1)]);
    assert!(granted.shows("R-E1", "fide-colour-granted"));
    // 1 had White twice in a row, 2 once: both should get Black, 1 more so.
    let rounds = vec![round().draw(1, 3).idle(2, Idle::HalfPointBye), round().draw(1, 4).draw(2, 3)];
    let stronger = paired(&tournament(4, 5, rounds, &[1, 2]));
    assert_eq!(stronger.pairs, [(2, 1)]);
    assert!(stronger.shows("R-E2", "fide-colour-stronger"));
    // Both had White in their only game: the higher ranked gets Black.
    let higher = paired(&tournament(4, 5, vec![round().draw(1, 3).draw(2, 4)], &[1, 2]));
    assert_eq!(higher.pairs, [(2, 1)]);
    assert!(higher.shows("R-E4.1", "fide-colour-higher"));
    // Both should get White; three games ago 1 had Black and 2 White.
    let rounds = vec![
        round().draw(1, 3).draw(7, 2),
        round().draw(4, 1).draw(2, 8),
        round().draw(1, 5).draw(2, 3),
        round().draw(6, 1).draw(4, 2),
    ];
    let alternated = paired(&tournament(8, 9, rounds, &[1, 2]));
    assert_eq!(alternated.pairs, [(1, 2)]);
    assert!(alternated.shows("R-E3", "fide-colour-alternated"));
    assert!(alternated.text.contains("3 games ago"), "{}", alternated.text);
}

#[test]
fn the_last_round_does_not_protect_leaders() {
    // 1 and 2 won both games and had White twice: only in the last round may one of them get it again.
    let rounds = || vec![round().white(1, 3).white(2, 4), round().white(1, 4).white(2, 3)];
    let earlier = tournament(4, 5, rounds(), &[1, 2]);
    let refused = pair(System::Fide1992, &earlier, &Options::default(), &mut kolo_pairing::Silent);
    assert!(matches!(refused, Err(CannotPair::NoPairing { .. })));
    let last = paired(&tournament(4, 3, rounds(), &[1, 2]));
    assert_eq!(last.pairs.len(), 1);
    assert!(last.shows("R-B.note", "fide1992-exempt"));
}

#[test]
fn b6_can_be_read_literally() {
    // 7 floated up in the last round. The bye is a downfloat: by the English text 7 may have it, by the
    // literal Czech text whoever floated must not float in either direction, so 4 gets it.
    let rounds = vec![
        round().idle(1, Idle::HalfPointBye).draw(5, 2).draw(3, 6).draw(8, 4).idle(9, Idle::PairingBye),
        round().draw(9, 1).draw(2, 3).draw(6, 7).idle(8, Idle::HalfPointBye),
    ];
    let position = tournament(9, 4, rounds, &[2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(paired(&position).pairs, [(6, 2), (3, 8), (4, 5), (7, 0)]);
    let literal = Options { b6: FloatsTwoRoundsAgo::Any, ..Options::default() };
    let round = paired_with(&position, &literal);
    assert_eq!(round.pairs, [(6, 2), (3, 8), (7, 5), (4, 0)]);
    assert!(round.shows("R-B6", "fide1992-down-lately"), "{}", round.text);
}

#[test]
fn players_without_an_opponent_are_named() {
    // 1 has met everybody; two others could only meet him.
    let rounds =
        vec![round().white(1, 2).draw(3, 4), round().white(1, 3).draw(4, 2), round().white(1, 4).draw(2, 3)];
    let refused = pair(
        System::Fide1992,
        &tournament(4, 9, rounds, &all(4)),
        &Options::default(),
        &mut kolo_pairing::Silent,
    );
    let Err(cannot @ CannotPair::NoPairing { .. }) = refused else { unreachable!("everybody has met") };
    let text = cannot.message().text(Lang::En);
    assert!(text.contains("Somebody has no legal opponent"), "{text}");
    assert_eq!(cannot.clause().unwrap().to_string(), "R-B.abs");
}

#[test]
fn nobody_at_all_gives_an_empty_round() {
    let raw = RawTournament {
        rounds: Some(Spot::new(3, Place::default())),
        competitors: vec![RawCompetitor::named(1, "Alone")],
        ..RawTournament::default()
    };
    let alone = raw.check().unwrap().tournament;
    assert_eq!(paired(&alone).pairs, [(1, 0)]);
    assert_eq!(paired(&tournament(2, 3, vec![], &[])).pairs, []);
}
