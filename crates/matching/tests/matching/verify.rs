//! A proof that is no proof is found out.

use kolo_matching::{
    Alone, Blossom, Certificate, Flaw, Graph, Matching, minimum_cost_perfect_matching, verify,
};

/// Two triangles joined by one dear edge: both triangles are blossoms.
fn two_triangles() -> Graph<i64> {
    let triangles = [(0, 1, 0), (1, 2, 0), (0, 2, 0), (3, 4, 0), (4, 5, 0), (3, 5, 0), (2, 3, 10)];
    Graph::from_edges(6, triangles).expect("sound")
}

fn never(_: usize) -> Alone<i64> {
    Alone::Never
}

fn proven() -> (Graph<i64>, Matching, Certificate<i64>) {
    let graph = two_triangles();
    let solution = minimum_cost_perfect_matching(&graph).expect("perfect");
    assert_eq!(verify(&graph, never, &solution.matching, &solution.certificate), Ok(()));
    assert!(!solution.certificate.blossoms.is_empty());
    (graph, solution.matching, solution.certificate)
}

#[test]
fn a_worse_matching_does_not_pass() {
    let square = Graph::from_edges(4, [(0, 1, 1_i64), (2, 3, 1), (0, 2, 2), (1, 3, 2)]).unwrap();
    let solution = minimum_cost_perfect_matching(&square).unwrap();
    let worse = Matching::from_pairs(4, [(0, 2), (1, 3)]).unwrap();
    let flaw = verify(&square, never, &worse, &solution.certificate);
    assert!(matches!(flaw, Err(Flaw::PairNotTight(..))), "{flaw:?}");
}

#[test]
fn pairs_must_be_edges_and_complete() {
    let (graph, _, certificate) = proven();
    let strangers = Matching::from_pairs(6, [(0, 5), (1, 2), (3, 4)]).unwrap();
    assert_eq!(verify(&graph, never, &strangers, &certificate), Err(Flaw::NoEdge(0, 5)));
    let incomplete = Matching::from_pairs(6, [(0, 1), (4, 5)]).unwrap();
    assert_eq!(verify(&graph, never, &incomplete, &certificate), Err(Flaw::MayNotBeAlone(2)));
    let small = Matching::from_pairs(4, []).unwrap();
    assert_eq!(verify(&graph, never, &small, &certificate), Err(Flaw::WrongSize));
}

#[test]
fn every_price_matters() {
    let (graph, matching, certificate) = proven();
    for vertex in 0..6 {
        for change in [-1, 1] {
            let mut other = certificate.clone();
            other.vertices[vertex] += change;
            assert!(verify(&graph, never, &matching, &other).is_err());
        }
    }
    for blossom in 0..certificate.blossoms.len() {
        let mut other = certificate.clone();
        other.blossoms[blossom].price += 1;
        assert!(verify(&graph, never, &matching, &other).is_err());
        other.blossoms.remove(blossom);
        assert!(verify(&graph, never, &matching, &other).is_err());
    }
}

#[test]
fn staying_alone_is_checked() {
    let pair = Graph::from_edges(2, [(0, 1, 10_i64)]).unwrap();
    let apart = Matching::from_pairs(2, []).unwrap();
    let cheap = |_| Alone::Costs(2);
    let with = |vertices| Certificate { vertices, blossoms: vec![] };
    assert_eq!(verify(&pair, cheap, &apart, &with(vec![4, 4])), Ok(()));
    assert_eq!(verify(&pair, cheap, &apart, &with(vec![4, 3])), Err(Flaw::AloneNotTight(1)));
    assert_eq!(verify(&pair, cheap, &apart, &with(vec![5, 4])), Err(Flaw::AloneTooCheap(0)));
    assert_eq!(
        verify(&pair, |_| Alone::Costs(99), &apart, &with(vec![11, 10])),
        Err(Flaw::EdgeTooCheap(0, 1))
    );
}

#[test]
fn blossoms_are_odd_sets_that_nest() {
    let (graph, matching, certificate) = proven();
    let with = |sets: &[(&[usize], i64)]| {
        let blossoms = sets.iter().map(|&(members, price)| Blossom { members: members.to_vec(), price });
        let certificate = Certificate { blossoms: blossoms.collect(), ..certificate.clone() };
        verify(&graph, never, &matching, &certificate)
    };
    for unsound in [&[0, 1][..], &[0], &[], &[2, 1, 0], &[0, 0, 1], &[0, 1, 6]] {
        assert_eq!(with(&[(unsound, 1)]), Err(Flaw::NoOddSet(unsound.to_vec())));
    }
    assert_eq!(with(&[(&[0, 1, 2], 0)]), Err(Flaw::PriceOfBlossom(vec![0, 1, 2])));
    assert!(matches!(with(&[(&[0, 1, 2], 1), (&[2, 3, 4], 1)]), Err(Flaw::Overlap(..))));
    assert!(matches!(with(&[(&[0, 1, 2, 3, 4], 1), (&[3, 4, 5], 1)]), Err(Flaw::Overlap(..))));
    assert_eq!(with(&[(&[0, 1, 2], i64::MAX)]), Err(Flaw::TooLarge));
    let huge = Certificate { vertices: vec![i64::MAX; 6], blossoms: vec![] };
    assert_eq!(verify(&graph, never, &matching, &huge), Err(Flaw::TooLarge));
}

#[test]
fn a_blossom_must_be_full() {
    // All pairs are tight, but none lies within the blossom.
    let across = Graph::from_edges(6, [(0, 3, 0_i64), (1, 4, 0), (2, 5, 0)]).unwrap();
    let outward = Matching::from_pairs(6, [(0, 3), (1, 4), (2, 5)]).unwrap();
    let certificate = Certificate {
        vertices: vec![1, 1, 1, -1, -1, -1],
        blossoms: vec![Blossom { members: vec![0, 1, 2], price: 1 }],
    };
    assert_eq!(verify(&across, never, &outward, &certificate), Err(Flaw::BlossomNotFull(vec![0, 1, 2])));
}

#[test]
fn costs_of_staying_alone_that_cannot_be_doubled_are_refused() {
    let graph = Graph::<i64>::from_edges(1, []).unwrap();
    let matching = Matching::from_pairs(1, []).unwrap();
    let certificate = Certificate { vertices: vec![0], blossoms: Vec::new() };
    for cost in [i64::MAX, i64::MIN] {
        assert_eq!(verify(&graph, |_| Alone::Costs(cost), &matching, &certificate), Err(Flaw::TooLarge));
    }
}
