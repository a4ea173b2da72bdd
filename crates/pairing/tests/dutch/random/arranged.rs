//! What an organiser may arrange in a random tournament: pairs kept apart, other points, lent points, a round by hand.

use kolo_model::{
    HalfPoints, Place, RawForbidden, Row, Scoring, Side, SplitMix64, Spot, StartNumber, Tournament,
};

use crate::reference::Board;

/// A few small groups whose members never meet.
pub(crate) fn forbidden(random: &mut SplitMix64, players: u32) -> Vec<RawForbidden> {
    let groups = 1 + random.below(3);
    let group = |random: &mut SplitMix64| {
        let mut members: Vec<u32> = (1..=players).collect();
        random.shuffle(&mut members);
        members.truncate(if random.happens(700) { 2 } else { 3 });
        RawForbidden {
            place: Place::default(),
            members,
            from: random.happens(200).then_some(2),
            to: random.happens(200).then_some(3),
        }
    };
    (0..groups).map(|_| group(random)).collect()
}

/// Three points for a win; or a bye that brings less than a win.
pub(crate) fn scoring(random: &mut SplitMix64) -> Scoring {
    if random.happens(300) {
        return Scoring { pairing_bye: HalfPoints::HALF, ..Scoring::ONE_HALF_ZERO };
    }
    let (win, draw) = (HalfPoints::from_whole(3), HalfPoints::ONE);
    Scoring {
        win,
        draw,
        forfeit_win: win,
        pairing_bye: win,
        full_bye: win,
        half_bye: draw,
        ..Scoring::ONE_HALF_ZERO
    }
}

/// Points lent to the upper half, less of them later on; or to anybody.
pub(crate) fn accelerations(
    random: &mut SplitMix64,
    players: u32,
    rounds: u32,
) -> Vec<(Spot<u32>, Vec<HalfPoints>)> {
    let upper_half = random.happens(700);
    let mut lent = Vec::new();
    for no in 1..=players {
        let points = |round: u32, random: &mut SplitMix64| match upper_half {
            true if 4 * round < rounds => HalfPoints::ONE,
            true if 2 * round < rounds => HalfPoints::HALF,
            true => HalfPoints::ZERO,
            false => HalfPoints::from_halves(u32::try_from(random.below(4)).unwrap()),
        };
        if upper_half && no > players.div_ceil(2) || !upper_half && random.happens(500) {
            continue;
        }
        let values = (0..rounds).map(|round| points(round, random)).collect();
        lent.push((Spot::new(no, Place::default()), values));
    }
    lent
}

/// A round in which everybody meets the first one found whom C1 and the limits of colours allow. Whoever finds nobody
/// has the bye.
pub(crate) fn by_hand(random: &mut SplitMix64, tournament: &Tournament) -> Vec<Board> {
    let crosstable = tournament.crosstable();
    let legal = |white: StartNumber, black: StartNumber| {
        let has_met = crosstable.row(white).games().any(|(_, game)| game.opponent == black);
        !has_met
            && may_have(crosstable.row(white), Side::First)
            && may_have(crosstable.row(black), Side::Second)
    };
    let mut waiting = tournament.present_next();
    random.shuffle(&mut waiting);
    let mut boards = Vec::new();
    while let Some(one) = waiting.pop() {
        if let Some(found) = waiting.iter().position(|&other| legal(one, other)) {
            boards.push((one.get(), waiting.remove(found).get()));
        } else if let Some(found) = waiting.iter().position(|&other| legal(other, one)) {
            boards.push((waiting.remove(found).get(), one.get()));
        } else {
            boards.push((one.get(), 0));
        }
    }
    boards
}

/// Whether another game with this colour keeps the difference within two and makes no three in a row. What the system
/// says about a player who is beyond that already is not meant to be tested.
fn may_have(row: &Row, colour: Side) -> bool {
    let colours: Vec<Side> = row.games().map(|(_, game)| game.side).collect();
    let same = colours.iter().filter(|&&side| side == colour).count();
    same < colours.len() - same + 2 && !colours.ends_with(&[colour, colour])
}
