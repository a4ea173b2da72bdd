//! Teams, and sheets made at random.

use std::collections::BTreeSet;

use kolo_model::{MemberRole, Name, PerSide, Side, SplitMix64};
use kolo_teams::{
    DuelNumber, DuelResult, ForfeitBy, Game, LineUp, PlayerId, Roster, RosterMember, Seat, Shape,
};

/// A team of `regulars` players and `substitutes` more, numbered from `from` on.
pub(crate) fn team(name: &str, from: u32, regulars: u32, substitutes: u32) -> Roster {
    let member = |index: u32| RosterMember {
        id: PlayerId(from + index),
        name: Name::new(&format!("{name} {}", index + 1)).expect("a short name"),
        role: match index {
            0 => MemberRole::Captain,
            index if index < regulars => MemberRole::Player,
            _ => MemberRole::Substitute,
        },
    };
    let members = (0..regulars + substitutes).map(member).collect();
    Roster { name: Name::new(name).expect("a short name"), members }
}

/// Two teams of the size that a shape asks for: players 11… against 21….
pub(crate) fn two_teams(shape: Shape) -> PerSide<Roster> {
    PerSide::new(team("Lípa", 11, shape.boards(), 2), team("Dub", 21, shape.boards(), 2))
}

pub(crate) fn ids(numbers: &[u32]) -> BTreeSet<PlayerId> {
    numbers.iter().copied().map(PlayerId).collect()
}

/// The numbers on the boards of a side, 0 for nobody.
pub(crate) fn numbers(line_up: &LineUp, side: Side) -> Vec<u32> {
    line_up.seats(side).map(|seat| seat.player().map_or(0, |id| id.0)).collect()
}

pub(crate) fn below(random: &mut SplitMix64, bound: usize) -> usize {
    usize::try_from(random.below(u64::try_from(bound).expect("small"))).expect("small")
}

pub(crate) fn pick<T: Copy>(random: &mut SplitMix64, from: &[T]) -> T {
    from[below(random, from.len())]
}

pub(crate) fn any_shape(random: &mut SplitMix64) -> Shape {
    pick(random, &Shape::CONTEST)
}

/// A game that may be open, finished, forfeited, or forfeited after play.
pub(crate) fn any_game(random: &mut SplitMix64) -> Game {
    let mut game = Game::OPEN;
    for duel in DuelNumber::BOTH {
        if !random.happens(200) {
            game.set(duel, Some(pick(random, &DuelResult::ALL)));
        }
    }
    if random.happens(150) {
        game.forfeit = Some(pick(random, &ForfeitBy::ALL));
    }
    game
}

/// A game with everything written down.
pub(crate) fn finished_game(random: &mut SplitMix64) -> Game {
    loop {
        let game = any_game(random);
        if game.is_over() {
            return game;
        }
    }
}

/// A line-up of the two teams in any order, with gaps in `per_mille` of a thousand seats.
pub(crate) fn any_line_up(shape: Shape, random: &mut SplitMix64, per_mille: u32) -> LineUp {
    let teams = two_teams(shape);
    let mut seats = PerSide::new(Vec::new(), Vec::new());
    for side in Side::BOTH {
        let mut members: Vec<PlayerId> = teams[side].members.iter().map(|member| member.id).collect();
        random.shuffle(&mut members);
        for id in members.into_iter().take(shape.boards() as usize) {
            seats[side].push(if random.happens(per_mille) { Seat::Missing } else { Seat::Player(id) });
        }
    }
    LineUp::of_seats(shape, &seats)
}
