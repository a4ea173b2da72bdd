//! Positions written down by what happened to each player, with opponents made up where it does not matter who they were.

use kolo_model::{HalfPoints, Idle, RawTournament, System};
use kolo_pairing::{CannotPair, NextRound, Options, Silent, check_round, pair};

use crate::events::{RoundOf, raw};

/// White and Black; 0 for the bye.
pub(crate) type Board = (u32, u32);

/// Points before the game against somebody made up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Opponent {
    /// As many as the player has: nobody floats.
    Level,
    /// Half a point more: the player floats up.
    Above,
    /// Half a point less: the player floats down.
    Below,
    /// Another of the players.
    Player(u32),
}

/// What happened to a player in one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Happened {
    Game { white: bool, halves: u32, opponent: Opponent },
    ForfeitWin,
    ForfeitLoss,
    Idle(Idle),
}

impl Happened {
    /// `w1`, `b=`, `w0`: a game with White or Black. After it `^` or `v` for an opponent with more or fewer points, `@3` for
    /// player 3. `+` and `-`: a forfeit. `U`, `F`, `H`, `Z`: the bye of the pairing, full, half or no point.
    fn parse(word: &str) -> Happened {
        match word {
            "+" => return Happened::ForfeitWin,
            "-" => return Happened::ForfeitLoss,
            "U" => return Happened::Idle(Idle::PairingBye),
            "F" => return Happened::Idle(Idle::FullPointBye),
            "H" => return Happened::Idle(Idle::HalfPointBye),
            "Z" => return Happened::Idle(Idle::ZeroPointBye),
            _ => {}
        }
        let (colour, rest) = word.split_at(1);
        let (result, opponent) = rest.split_at(1);
        assert!(matches!(colour, "w" | "b"), "{word}");
        Happened::Game {
            white: colour == "w",
            halves: match result {
                "0" => 0,
                "=" => 1,
                "1" => 2,
                _ => panic!("{word}"),
            },
            opponent: match opponent {
                "" => Opponent::Level,
                "^" => Opponent::Above,
                "v" => Opponent::Below,
                player => Opponent::Player(player.strip_prefix('@').unwrap().parse().unwrap()),
            },
        }
    }

    fn halves(self) -> u32 {
        match self {
            Happened::Game { halves, .. } => halves,
            Happened::ForfeitWin | Happened::Idle(Idle::PairingBye | Idle::FullPointBye) => 2,
            Happened::Idle(Idle::HalfPointBye) => 1,
            Happened::ForfeitLoss | Happened::Idle(_) => 0,
        }
    }
}

/// The rounds as they fill, and how many there are, players and made-up ones.
struct Book {
    rounds: Vec<RoundOf>,
    people: u32,
}

impl Book {
    /// Somebody new who has so many half points before the round with this index.
    fn opponent_with(&mut self, mut halves: u32, before: usize) -> u32 {
        self.people += 1;
        for index in 0..before {
            let (idle, worth) = match halves {
                0 => (Idle::ZeroPointBye, 0),
                1 => (Idle::HalfPointBye, 1),
                _ => (Idle::FullPointBye, 2),
            };
            halves -= worth;
            let who = self.people;
            self.change(index, |round| round.idle(who, idle));
        }
        assert_eq!(halves, 0, "nobody can have so many points by then");
        self.people
    }

    fn change(&mut self, index: usize, change: impl FnOnce(RoundOf) -> RoundOf) {
        let round = std::mem::take(&mut self.rounds[index]);
        self.rounds[index] = change(round);
    }

    fn enter(&mut self, player: u32, index: usize, points: u32, happened: Happened) {
        match happened {
            Happened::Idle(idle) => self.change(index, |round| round.idle(player, idle)),
            Happened::ForfeitWin | Happened::ForfeitLoss => {
                let other = self.opponent_with(points, index);
                let won = happened == Happened::ForfeitWin;
                let (winner, loser) = if won { (player, other) } else { (other, player) };
                self.change(index, |round| round.forfeit(winner, loser));
            }
            Happened::Game { white, halves, opponent } => {
                let other = match opponent {
                    // The game is entered once, where White is told about.
                    Opponent::Player(_) if !white => return,
                    Opponent::Player(player) => player,
                    Opponent::Level => self.opponent_with(points, index),
                    Opponent::Above => self.opponent_with(points + 1, index),
                    Opponent::Below => self.opponent_with(points - 1, index),
                };
                let (one, two) = if white { (player, other) } else { (other, player) };
                let of_white = if white { halves } else { 2 - halves };
                self.change(index, |round| match of_white {
                    2 => round.white(one, two),
                    1 => round.draw(one, two),
                    _ => round.black(one, two),
                });
            }
        }
    }
}

/// A tournament of so many planned rounds in which this happened to players 1, 2 and so on, one word a round. Only they
/// play the next round. The words are those of `Happened::parse`.
pub(crate) fn position(planned: u32, players: &[&str]) -> RawTournament {
    let count = u32::try_from(players.len()).unwrap();
    let all: Vec<Vec<Happened>> =
        players.iter().map(|words| words.split_whitespace().map(Happened::parse).collect()).collect();
    let played = all[0].len();
    let mut book = Book { rounds: (0..played).map(|_| RoundOf::default()).collect(), people: count };
    for (player, happened) in (1..).zip(&all) {
        assert_eq!(happened.len(), played, "player {player}");
        for (index, what) in happened.iter().enumerate() {
            let points = happened[..index].iter().map(|earlier| earlier.halves()).sum();
            book.enter(player, index, points, *what);
        }
    }
    let present: Vec<u32> = (1..=count).collect();
    raw(book.people, planned, book.rounds, &present)
}

/// So many half points.
pub(crate) fn halves(count: u32) -> HalfPoints {
    HalfPoints::from_halves(count)
}

/// The next round in board order, or the refusal. A round keeps what must be kept without exception.
pub(crate) fn next(raw: &RawTournament) -> Result<NextRound, CannotPair> {
    let tournament = raw.check().unwrap().tournament;
    let round = pair(System::Dutch, &tournament, &Options::default(), &mut Silent);
    if let Ok(round) = &round {
        assert_eq!(check_round(System::Dutch, &tournament, round), []);
    }
    round
}

/// The boards of the next round, White first, the bye at the end.
pub(crate) fn boards(raw: &RawTournament) -> Vec<Board> {
    let round = next(raw).unwrap();
    let pairs = round.pairs.iter().map(|pair| (pair.first.get(), pair.second.get()));
    pairs.chain(round.byes.iter().map(|no| (no.get(), 0))).collect()
}

/// The boards after this happened, with many rounds to go.
pub(crate) fn after(players: &[&str]) -> Vec<Board> {
    boards(&position(20, players))
}

/// The boards of the last round after this happened.
pub(crate) fn at_the_end(players: &[&str]) -> Vec<Board> {
    boards(&position(last_round(players), players))
}

/// The number of rounds with which the next one is the last.
pub(crate) fn last_round(players: &[&str]) -> u32 {
    u32::try_from(players[0].split_whitespace().count() + 1).unwrap()
}

/// Whether C1 to C3 leave no pairing.
pub(crate) fn is_impossible(raw: &RawTournament) -> bool {
    matches!(next(raw), Err(CannotPair::NoPairing { .. }))
}
