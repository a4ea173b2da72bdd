//! Every player who is to be paired, in the order of 1.2, with all that the criteria ask about them.

use std::ops::Range;

use kolo_model::{Crosstable, HalfPoints, RoundNumber, StartNumber, Tournament};

use super::floats::Float;
use super::history::History;
use super::preference::has_absolute_difference;
use crate::colours::{Colours, Preference, Strength};
use crate::forbidden_pairs::ForbiddenPairs;

/// A place in the order of 1.2 among those to be paired: 0 is the highest ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Rank(pub(super) u32);

impl Rank {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// One player before the round.
#[derive(Debug, Clone)]
pub(super) struct Player {
    /// Start number, the tournament pairing number of the rules.
    pub(super) no: StartNumber,
    /// Their number among those who take part, for 5.2.5: a player who has not been paired yet and is not there now has
    /// none.
    pub(super) number: u32,
    /// Points for pairing: those won and the acceleration points of this round.
    pub(super) score: HalfPoints,
    /// Points won, for the order of the boards.
    pub(super) points: HalfPoints,
    /// Colours of the played games.
    pub(super) colours: Colours,
    /// 1.7: the colour they should get.
    pub(super) preference: Option<Preference>,
    /// The float of the round before, and of the round before that.
    pub(super) floats: [Option<Float>; 2],
    /// 1.8: more than half of the points when the last round is paired.
    pub(super) topscorer: bool,
    /// C2: in which round they got the points of a win without playing, which bars them from the bye.
    pub(super) barred_from_bye: Option<RoundNumber>,
    /// C9: rounds in which they did not play.
    pub(super) unplayed: u32,
    /// C1: whom they have met, and in which round; by rank.
    pub(super) met: Vec<(Rank, RoundNumber)>,
}

impl Player {
    /// The colour they must get, if there is one (1.7.1).
    pub(super) fn absolute(&self) -> Option<kolo_model::Side> {
        self.preference.filter(|preference| preference.strength == Strength::Absolute).map(|it| it.side)
    }

    /// Whether their difference of colours alone makes the preference absolute.
    pub(super) fn has_absolute_difference(&self) -> bool {
        has_absolute_difference(&self.colours)
    }
}

/// All players to be paired, the highest ranked first.
#[derive(Debug)]
pub(super) struct Field {
    players: Vec<Player>,
    forbidden_pairs: ForbiddenPairs,
    /// The round to be paired.
    pub(super) round: RoundNumber,
}

impl std::ops::Index<Rank> for Field {
    type Output = Player;

    fn index(&self, rank: Rank) -> &Player {
        &self.players[rank.index()]
    }
}

impl Field {
    /// Collects every player who is present.
    pub(super) fn of(tournament: &Tournament) -> Self {
        let history = History::of(tournament);
        let mut players: Vec<Player> =
            tournament.present_next().into_iter().map(|no| history.player(no)).collect();
        // 1.2: points, then start number. Rating, title and name settled the start numbers.
        players.sort_by_key(|player| (std::cmp::Reverse(player.score), player.no));
        let forbidden_pairs = ForbiddenPairs::of(tournament, players.iter().map(|player| player.no));
        let mut field = Field { players, forbidden_pairs, round: tournament.next_round() };
        field.link(tournament, &history.crosstable);
        field
    }

    /// Fills in who has met whom.
    fn link(&mut self, tournament: &Tournament, crosstable: &Crosstable) {
        let mut rank_of: Vec<Option<Rank>> = vec![None; tournament.competitors().len()];
        for rank in self.ranks() {
            rank_of[self[rank].no.index()] = Some(rank);
        }
        for player in &mut self.players {
            let games = crosstable.row(player.no).games();
            player.met =
                games.filter_map(|(round, game)| Some((rank_of[game.opponent.index()]?, round))).collect();
            player.met.sort_unstable();
        }
    }

    pub(super) fn len(&self) -> usize {
        self.players.len()
    }

    /// Whether a player must have the bye.
    pub(super) fn is_odd(&self) -> bool {
        !self.players.len().is_multiple_of(2)
    }

    /// All players, the highest ranked first.
    pub(super) fn ranks(&self) -> impl DoubleEndedIterator<Item = Rank> + use<> {
        (0..u32::try_from(self.players.len()).unwrap_or(u32::MAX)).map(Rank)
    }

    /// 1.3.1: the score groups, the highest first, as parts of the order of 1.2.
    pub(super) fn score_groups(&self) -> Vec<Range<usize>> {
        let groups = self.players.chunk_by(|a, b| a.score == b.score);
        groups
            .scan(0, |start, group| {
                let begin = *start;
                *start += group.len();
                Some(begin..*start)
            })
            .collect()
    }

    /// Whether these two have met (C1), and when.
    pub(super) fn met(&self, a: Rank, b: Rank) -> Option<RoundNumber> {
        let met = &self[a].met;
        let found = met.binary_search_by_key(&b, |(rank, _)| *rank).ok()?;
        Some(met[found].1)
    }

    /// Whether the organiser keeps these two apart.
    pub(super) fn forbidden_pairs(&self, a: Rank, b: Rank) -> bool {
        self.forbidden_pairs.are(a.index(), b.index())
    }

    /// Who forms a forbidden pair with this one.
    pub(super) fn kept_apart_from(&self, who: Rank) -> impl Iterator<Item = Rank> {
        self.forbidden_pairs.from(who.index()).map(|at| Rank(u32::try_from(at).unwrap_or(u32::MAX)))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::colours::tests::colours;
    use crate::dutch::preference::preference;

    /// A player with so many half points who had these colours, `W` and `B`, and nothing else of note.
    pub(in crate::dutch) fn player(no: u32, halves: u32, had: &str) -> Player {
        let colours = colours(had);
        Player {
            no: StartNumber::new(no).unwrap(),
            number: no,
            score: HalfPoints::from_halves(halves),
            points: HalfPoints::from_halves(halves),
            preference: preference(&colours),
            colours,
            floats: [None, None],
            topscorer: false,
            barred_from_bye: None,
            unplayed: 0,
            met: Vec::new(),
        }
    }

    /// The players in the order of 1.2, of whom these have met, by rank.
    pub(in crate::dutch) fn field(mut players: Vec<Player>, met: &[(usize, usize)]) -> Field {
        let rank = |index: usize| Rank(u32::try_from(index).unwrap());
        for &(one, other) in met {
            players[one].met.push((rank(other), RoundNumber::FIRST));
            players[other].met.push((rank(one), RoundNumber::FIRST));
        }
        for player in &mut players {
            player.met.sort_unstable();
        }
        let in_order = players.is_sorted_by_key(|player| (std::cmp::Reverse(player.score), player.no));
        assert!(in_order, "not in the order of 1.2");
        Field { players, forbidden_pairs: ForbiddenPairs::default(), round: RoundNumber::FIRST }
    }

    #[test]
    fn score_groups_go_down_and_meetings_go_both_ways() {
        let players = vec![player(2, 4, ""), player(1, 2, ""), player(3, 2, "")];
        let field = field(players, &[(0, 2)]);
        assert_eq!(field.score_groups(), [0..1, 1..3]);
        assert_eq!(field.met(Rank(0), Rank(2)), Some(RoundNumber::FIRST));
        assert_eq!(field.met(Rank(2), Rank(0)), Some(RoundNumber::FIRST));
        assert_eq!(field.met(Rank(0), Rank(1)), None);
        assert!(field.is_odd());
    }
}
