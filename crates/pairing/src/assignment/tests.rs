use proptest::prelude::*;

use super::*;

/// All complete assignments with their cost, in lexicographic order.
fn all(problem: &Problem<i64>) -> Vec<(i64, Vec<usize>)> {
    fn extend(
        problem: &Problem<i64>,
        chosen: &mut Vec<usize>,
        cost: i64,
        found: &mut Vec<(i64, Vec<usize>)>,
    ) {
        let row = chosen.len();
        if row == problem.rows.len() {
            found.push((cost, chosen.clone()));
            return;
        }
        for column in 0..problem.columns.len() {
            if let Some(price) = problem.price(row, column)
                && !chosen.contains(&column)
            {
                chosen.push(column);
                extend(problem, chosen, cost + price, found);
                chosen.pop();
            }
        }
    }
    let mut found = Vec::new();
    extend(problem, &mut Vec::new(), 0, &mut found);
    found
}

fn any_problem() -> impl Strategy<Value = Problem<i64>> {
    (1usize..=6, 1usize..=3, 1usize..=3).prop_flat_map(|(size, row_kinds, column_kinds)| {
        let price = prop_oneof![3 => Just(Some(0)), 3 => Just(Some(1)), 1 => Just(None)];
        (
            prop::collection::vec(0..row_kinds, size),
            prop::collection::vec(0..column_kinds, size),
            prop::collection::vec(prop::collection::vec(price, column_kinds), row_kinds),
            prop::collection::vec(prop::collection::btree_set(0..size, 0..=size.div_ceil(2)), size),
        )
            .prop_map(move |(rows, columns, prices, barred)| Problem {
                rows,
                columns,
                prices,
                barred: barred.into_iter().map(|columns| columns.into_iter().collect()).collect(),
                duals: Duals { rows: vec![0; row_kinds], columns: vec![0; column_kinds] },
            })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn the_first_cheapest_assignment_is_found(problem in any_problem()) {
        let every = all(&problem);
        let cheapest = every.iter().map(|(cost, _)| *cost).min();
        let first = every.iter().find(|(cost, _)| Some(*cost) == cheapest);
        let size = problem.rows.len();
        let solved = problem.solve().map(|mut solved| {
            solved.arrange_first(size);
            (solved.cost(), solved.columns().to_vec())
        });
        prop_assert_eq!(solved.as_ref(), first);
    }

    #[test]
    fn only_the_first_places_are_arranged(problem in any_problem()) {
        let every = all(&problem);
        let cheapest = every.iter().map(|(cost, _)| *cost).min();
        let places = problem.rows.len() / 2;
        let first = every.iter().find(|(cost, _)| Some(*cost) == cheapest).map(|(_, columns)| columns[..places].to_vec());
        let solved = problem.solve().map(|mut solved| {
            solved.arrange_first(places);
            solved.columns()[..places].to_vec()
        });
        prop_assert_eq!(solved, first);
    }
}
