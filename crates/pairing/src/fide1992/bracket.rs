//! R-A3, R-A6, R-A8: the players among whom pairs are made, and how many pairs and colour clashes to
//! expect.

use kolo_model::Side;

use super::field::{Field, Rank};
use super::floats::FloatRules;

/// A score group with those who downfloated to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Bracket {
    /// By rank. Those who downfloated have more points, so they stand before the residents.
    pub(super) players: Vec<Rank>,
    /// How many of them downfloated from a higher bracket (MDPs).
    pub(super) moved_down: usize,
    /// Where it stands.
    pub(super) place: Place,
}

/// What may become of those who stay without an opponent in a bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// They move down to the next bracket.
    Inner,
    /// There is no next bracket: at most one, who gets the bye.
    Lowest,
}

/// How pairs are looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Handling {
    /// Those who downfloated are paired first, then the remainder (R-A3.3).
    Heterogeneous,
    /// All players at once (R-A3.1, R-A3.4).
    Homogeneous,
}

/// How many pairs are to be made (R-A6.4, R-C14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Shape {
    /// Pairs of players who downfloated, the highest of them.
    pub(super) heads: usize,
    /// Pairs of the remainder (p).
    pub(super) pairs: usize,
}

impl Shape {
    /// Pairs in all.
    pub(super) fn all(self) -> usize {
        self.heads + self.pairs
    }
}

impl Bracket {
    /// A bracket of those who downfloated and the residents.
    pub(super) fn new(moved_down: &[Rank], residents: &[Rank], place: Place) -> Self {
        let mut players = [moved_down, residents].concat();
        players[..moved_down.len()].sort_unstable();
        players[moved_down.len()..].sort_unstable();
        Bracket { players, moved_down: moved_down.len(), place }
    }

    /// R-A3.4: with at least half of the players moved down, a bracket is handled as homogeneous.
    pub(super) fn handling(&self) -> Handling {
        match self.moved_down {
            0 => Handling::Homogeneous,
            heads if 2 * heads < self.players.len() => Handling::Heterogeneous,
            _ => Handling::Homogeneous,
        }
    }

    /// Who downfloated.
    pub(super) fn heads(&self) -> &[Rank] {
        &self.players[..self.moved_down]
    }

    /// Whether `who` belongs to the score group.
    pub(super) fn is_resident(&self, who: Rank) -> bool {
        self.heads().binary_search(&who).is_err()
    }

    /// The number of pairs of players who downfloated that is tried first.
    fn most_heads(&self) -> usize {
        match self.handling() {
            Handling::Heterogeneous => self.moved_down,
            Handling::Homogeneous => 0,
        }
    }

    /// As many pairs as there can be with `heads` pairs of those who downfloated.
    fn fullest(&self, heads: usize) -> Shape {
        Shape { heads, pairs: (self.players.len() - 2 * heads) / 2 }
    }

    /// Every player who downfloated is paired, and as many of the others as there can be.
    pub(super) fn complete(&self) -> Shape {
        self.fullest(self.most_heads())
    }

    /// R-C14: all shapes, in the order in which they are tried.
    pub(super) fn shapes(&self) -> impl Iterator<Item = Shape> + '_ {
        self.fullest_shapes().flat_map(|fullest| {
            (0..=fullest.pairs).rev().map(move |pairs| Shape { heads: fullest.heads, pairs })
        })
    }

    /// The shapes that leave no one but the bye, in the order in which they are tried.
    pub(super) fn fullest_shapes(&self) -> impl Iterator<Item = Shape> + '_ {
        (0..=self.most_heads()).rev().map(|heads| self.fullest(heads))
    }

    /// R-B1b, R-B5, R-B6: whether `who` may stay without an opponent while the float rules `down` are in
    /// force. Who has already come down is not asked again.
    pub(super) fn may_be_left(&self, field: &Field, who: Rank, down: FloatRules) -> bool {
        let barred = match self.place {
            Place::Inner => false,
            Place::Lowest => field[who].barred_from_bye.is_some(),
        };
        !barred && (field[who].down <= down || !self.is_resident(who))
    }
}

/// R-A8: how many of `players` should get White and Black.
pub(super) fn wishes(field: &Field, players: &[Rank]) -> [usize; 2] {
    Side::BOTH.map(|side| {
        players.iter().filter(|&&who| field[who].preference.is_some_and(|p| p.side == side)).count()
    })
}

/// R-A8.2: the least number of clashes in `pairs` pairs of `players`, as far as counting can show.
///
/// With w who want one colour and n players, at most n − w pairs can do without a clash between two of
/// them, if the others are all used up. For p = n / 2 this is the x of the rules; with fewer pairs it falls
/// as R-C14.1 lets x fall.
pub(super) fn least_clashes(field: &Field, players: &[Rank], pairs: usize) -> usize {
    surplus(wishes(field, players).into_iter().max().unwrap_or(0), players.len(), pairs)
}

/// How many of `wanting` must meet each other when `pairs` pairs are made of `players`.
fn surplus(wanting: usize, players: usize, pairs: usize) -> usize {
    (wanting + pairs).saturating_sub(players)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(from: u32, to: u32) -> Vec<Rank> {
        (from..to).map(Rank::new).collect()
    }

    #[test]
    fn half_moved_down_is_handled_as_one_group() {
        let bracket = |heads, size| Bracket::new(&ranks(0, heads), &ranks(heads, size), Place::Inner);
        assert_eq!(bracket(0, 5).handling(), Handling::Homogeneous);
        assert_eq!(bracket(1, 3).handling(), Handling::Heterogeneous);
        assert_eq!(bracket(1, 2).handling(), Handling::Homogeneous);
        assert_eq!(bracket(2, 5).handling(), Handling::Heterogeneous);
        assert_eq!(bracket(3, 6).handling(), Handling::Homogeneous);
    }

    #[test]
    fn shapes_fall_from_the_fullest_to_none() {
        let bracket = Bracket::new(&ranks(0, 1), &ranks(1, 5), Place::Inner);
        let shapes: Vec<(usize, usize)> = bracket.shapes().map(|s| (s.heads, s.pairs)).collect();
        assert_eq!(shapes, [(1, 1), (1, 0), (0, 2), (0, 1), (0, 0)]);
        assert_eq!(bracket.complete(), Shape { heads: 1, pairs: 1 });
        let fullest: Vec<(usize, usize)> = bracket.fullest_shapes().map(|s| (s.heads, s.pairs)).collect();
        assert_eq!(fullest, [(1, 1), (0, 2)]);
    }

    #[test]
    fn x_is_the_surplus_of_one_wish() {
        // Wishes of White and Black, players, pairs: the number of clashes.
        for (white, players, pairs, x) in
            [(4, 6, 3, 1), (3, 6, 3, 0), (6, 6, 3, 3), (4, 7, 3, 0), (5, 7, 3, 1), (4, 6, 2, 0), (6, 6, 1, 1)]
        {
            assert_eq!(surplus(white, players, pairs), x, "{white} of {players}, {pairs} pairs");
        }
    }
}
