//! The golden tables of the reading (section 7): six members, of whom no. 1 and no. 2 have met some.

use std::collections::BTreeSet;

use crate::reference::Used;
use crate::reference::exchange::Unpaired;
use crate::reference::field::{Field, Player};
use crate::reference::pairable::Pairable;

/// Six players of whom these have met.
fn six(met: &[(u32, u32)]) -> Field {
    let player = |no: u32| Player {
        no,
        points: 0,
        score: 0,
        buchholz: 0,
        had_bye: false,
        started: Vec::new(),
        not_again: met
            .iter()
            .filter_map(|(a, b)| if *a == no { Some(*b) } else { (*b == no).then_some(*a) })
            .collect(),
    };
    Field { players: (1..=6).map(player).collect(), rounds: 0, first_starts: true }
}

/// The pairs of six as the table writes them: `14 25 36`, in any order.
fn exchanged(met: &[(u32, u32)]) -> BTreeSet<String> {
    let field = six(met);
    let pairable = Pairable::of(&field);
    let mut six = Unpaired { field: &field, pairable: &pairable, list: (0..6).collect(), made: Vec::new() };
    six.pair_the_rest("7", &mut Used::default());
    six.made.iter().map(|(a, b)| format!("{}{}", a.min(b) + 1, a.max(b) + 1)).collect()
}

fn table(line: &str) -> BTreeSet<String> {
    line.split(' ').map(str::to_owned).collect()
}

#[test]
fn no_1_has_met_the_first_few() {
    let expected = ["14 25 36", "15 24 36", "16 24 35", "13 25 46", "12 35 46"];
    for (count, line) in expected.into_iter().enumerate() {
        let met: Vec<(u32, u32)> = [4, 5, 6, 3].into_iter().take(count).map(|no| (1, no)).collect();
        assert_eq!(exchanged(&met), table(line), "no. 1 has met {count}");
    }
}

#[test]
fn no_2_has_met_the_first_few_as_well() {
    let expected = ["16 24 35", "16 25 34", "16 23 45", "26 13 45", "12 35 46"];
    for (count, line) in expected.into_iter().enumerate() {
        let mut met = vec![(1, 4), (1, 5)];
        met.extend([4, 5, 3, 6].into_iter().take(count).map(|no| (2, no)));
        assert_eq!(exchanged(&met), table(line), "no. 2 has met {count}");
    }
}
