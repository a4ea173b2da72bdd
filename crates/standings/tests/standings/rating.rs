//! The own rating as a criterion (G-3.3.2f).

use kolo_messages::Lang;
use kolo_model::{Clause, Place, RatingBasis, Spot, System};
use kolo_standings::{Criterion, StandingsError, Value, standings};

use crate::notation::{explained, field, places, round, tournament};

#[test]
fn the_higher_rating_goes_first_and_none_goes_last() {
    let mut raw = field(System::Swiss, 4);
    raw.competitors[1].rating = Some(Spot::new(-120, Place::default()));
    raw.competitors[2].rating = Some(Spot::new(2105, Place::default()));
    raw.competitors[2].rating_basis = RatingBasis::Estimated;
    raw.played = vec![round("1-2:= 3-4:=")];
    let table = standings(&raw.check().unwrap().tournament, &[Criterion::Points, Criterion::Rating]).unwrap();
    assert_eq!(places(&table), ["1 3", "2 2", "3-4 1", "3-4 4"]);
    assert_eq!(explained(&table, 3, Criterion::Rating, Lang::En), ["2105", "2105 (estimated)"]);
    assert_eq!(explained(&table, 2, Criterion::Rating, Lang::En), ["-120", "-120"]);
    assert_eq!(
        explained(&table, 4, Criterion::Rating, Lang::Cs),
        ["", "bez ratingu: až za všemi, kdo jej mají"]
    );
    assert_eq!(table.rows[3].columns[1].value, Value::Rating(None));
}

#[test]
fn where_nobody_has_a_rating_it_is_refused() {
    let played = tournament(System::Swiss, 2, &["1-2:1"]);
    let refused = standings(&played, &[Criterion::Points, Criterion::Rating]).unwrap_err();
    assert_eq!(refused, StandingsError::NobodyRated);
    assert_eq!(refused.clause().map(Clause::id), Some("G-3.3.2f"));
    assert!(refused.to_string().contains("enter ratings or leave it out"), "{refused}");
}
