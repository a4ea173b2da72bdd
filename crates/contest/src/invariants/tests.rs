//! What no file can bring about, since it would be refused: slips against results.

use super::{Broken, check};
use crate::contest::Contest;
use crate::simulate::{Scale, simulate};
use crate::{GameKey, VenueId};

fn season() -> Contest {
    simulate(Scale { teams: 12, areas: 1, regions: 1, individuals: 0 }, 7).unwrap().contest
}

/// Two settled matches of one tournament that ended differently.
fn differing(contest: &Contest) -> (VenueId, GameKey, GameKey) {
    contest
        .plays
        .iter()
        .find_map(|(venue, play)| {
            let score = |key: &GameKey| Some(play.slips.get(key)?.settled()?.sheet.result().score);
            let keys: Vec<&GameKey> = play.slips.keys().filter(|key| score(key).is_some()).collect();
            let other = keys.iter().find(|key| score(key) != score(keys[0]))?;
            Some((venue.clone(), keys[0].clone(), (*other).clone()))
        })
        .unwrap()
}

#[test]
fn a_slip_that_says_something_else_is_found() {
    let mut contest = season();
    let (venue, one, other) = differing(&contest);
    let play = contest.plays.get_mut(&venue).unwrap();
    let slip = play.slips[&one].clone();
    play.slips.insert(other, slip);
    assert!(matches!(check(&contest).as_slice(), [Broken::Slip { venue: at, .. }] if *at == venue));
}

/// A match of three games counted as one of a single game has more points than it can have.
#[test]
fn a_match_with_too_many_points_is_found() {
    let mut contest = season();
    let (venue, ..) = differing(&contest);
    let play = contest.plays.get_mut(&venue).unwrap();
    play.sides.category = crate::Category::Kadeti;
    let broken = check(&contest);
    assert!(!broken.is_empty());
    assert!(
        broken.iter().all(|one| matches!(one, Broken::Match { venue: at, .. } if *at == venue)),
        "{broken:?}"
    );
}
