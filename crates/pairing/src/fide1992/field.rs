//! Every player who is to be paired, in the order of R-A2, with all that the criteria ask about them.

use kolo_model::{
    Adjourned, Cell, Crosstable, HalfPoints, RoundNumber, Row, StartNumber, System, Tournament,
};

use super::floats::{Float, FloatRules, RecentFloats, float_of};
use super::preference::{Colours, Preference};
use crate::forbidden_pairs::ForbiddenPairs;
use crate::invariants::{bars_from_bye, is_exempt};
use crate::{FloatsTwoRoundsAgo, Options};

/// A place in the order of R-A2 among those to be paired: 0 is the highest ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Rank(u32);

impl Rank {
    /// The place with so many before it.
    pub(super) fn new(index: u32) -> Self {
        Rank(index)
    }

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// One player before the round.
#[derive(Debug, Clone)]
pub(super) struct Player {
    pub(super) no: StartNumber,
    /// R-A2a: points so far, adjourned games as draws (R-F9).
    pub(super) score: HalfPoints,
    /// Colours of the played games.
    pub(super) colours: Colours,
    /// R-A7: the colour they should get.
    pub(super) preference: Option<Preference>,
    /// R-B.note: last round, and more than half of the points: B 2, B 5 and B 6 do not protect them.
    pub(super) exempt: bool,
    /// The strictest rules under which they may float down.
    pub(super) down: FloatRules,
    /// The strictest rules under which they may float up.
    pub(super) up: FloatRules,
    /// R-B1b: in which round they got a point without playing, which bars them from the bye.
    pub(super) barred_from_bye: Option<RoundNumber>,
    /// R-B1a: whom they have met, and in which round; by rank.
    pub(super) met: Vec<(Rank, RoundNumber)>,
}

/// All players to be paired, the highest ranked first.
#[derive(Debug)]
pub(super) struct Field {
    players: Vec<Player>,
    forbidden_pairs: ForbiddenPairs,
    /// The round to be paired.
    pub(super) round: RoundNumber,
    /// How R-B6 is read.
    pub(super) b6: FloatsTwoRoundsAgo,
}

impl std::ops::Index<Rank> for Field {
    type Output = Player;

    fn index(&self, rank: Rank) -> &Player {
        &self.players[rank.index()]
    }
}

impl Field {
    /// Collects every player who is present.
    pub(super) fn of(tournament: &Tournament, options: &Options) -> Self {
        let history = History::of(tournament);
        let mut players: Vec<Player> =
            tournament.present_next().into_iter().map(|no| history.player(no, options)).collect();
        // R-A2: points, then start number. Rating, title and name settled the start numbers.
        players.sort_by_key(|player| (std::cmp::Reverse(player.score), player.no));
        let forbidden_pairs = ForbiddenPairs::of(tournament, players.iter().map(|player| player.no));
        let mut field = Field { players, forbidden_pairs, round: tournament.next_round(), b6: options.b6 };
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

    /// All players, the highest ranked first.
    pub(super) fn ranks(&self) -> impl Iterator<Item = Rank> + use<> {
        (0..u32::try_from(self.players.len()).unwrap_or(u32::MAX)).map(Rank::new)
    }

    /// R-A3.1: the score groups, the highest first.
    pub(super) fn score_groups(&self) -> Vec<Vec<Rank>> {
        let ranks: Vec<Rank> = self.ranks().collect();
        ranks.chunk_by(|a, b| self[*a].score == self[*b].score).map(<[Rank]>::to_vec).collect()
    }

    /// Whether these two have met (R-B1a), and when.
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
        let rank = |at: usize| Rank::new(u32::try_from(at).unwrap_or(u32::MAX));
        self.forbidden_pairs.from(who.index()).map(rank)
    }
}

/// The rounds so far.
struct History<'a> {
    tournament: &'a Tournament,
    crosstable: Crosstable,
    /// Points of all players before the last round, and before the one before it.
    earlier_points: [Vec<HalfPoints>; 2],
}

impl<'a> History<'a> {
    fn of(tournament: &'a Tournament) -> Self {
        let crosstable = tournament.crosstable();
        let scoring = tournament.scoring();
        let rounds = tournament.rounds().len();
        let before = |index: usize| -> Vec<HalfPoints> {
            let round = RoundNumber::from_index(index);
            crosstable
                .rows()
                .iter()
                .map(|row| row.points_before(round, &scoring, Adjourned::AsDraw))
                .collect()
        };
        let earlier_points = [before(rounds.saturating_sub(1)), before(rounds.saturating_sub(2))];
        History { tournament, crosstable, earlier_points }
    }

    fn player(&self, no: StartNumber, options: &Options) -> Player {
        let row = self.crosstable.row(no);
        let scoring = self.tournament.scoring();
        let score = row.points(&scoring, Adjourned::AsDraw);
        let exempt = is_exempt(self.tournament, row);
        let colours = Colours::new(row.games().map(|(_, game)| game.side).collect());
        let floats = RecentFloats { last: self.float(row, 0), two_ago: self.float(row, 1) };
        let strictest = |direction| {
            if exempt { FloatRules::B5AndB6 } else { floats.strictest_for(direction, options.b6) }
        };
        Player {
            no,
            score,
            preference: colours.preference(exempt),
            colours,
            exempt,
            down: strictest(Float::Down),
            up: strictest(Float::Up),
            barred_from_bye: point_without_play(row),
            met: Vec::new(),
        }
    }

    /// The float of the last round (`ago` 0) or the one before it (`ago` 1).
    fn float(&self, row: &Row, ago: usize) -> Option<Float> {
        let index = row.cells.len().checked_sub(ago + 1)?;
        let points = &self.earlier_points[ago];
        float_of(&row.cells[index], points[row.no.index()], points)
    }
}

/// R-B1b: the first round that gave a point without a game: a bye, a full-point bye or a forfeit win.
fn point_without_play(row: &Row) -> Option<RoundNumber> {
    let bars = |cell: &Cell| bars_from_bye(System::Fide1992, cell);
    row.cells.iter().position(bars).map(RoundNumber::from_index)
}
