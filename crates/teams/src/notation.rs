//! The short way to write a result, for keyboards.
//!
//! One mark is one duel, two marks are one board, a space parts the boards: `11 10 =0`.
//!
//! | mark | meaning |
//! | --- | --- |
//! | `1` | the first side won |
//! | `0` | the second side won |
//! | `=` | drawn |
//! | `+` | the first side won by forfeit |
//! | `-` | the second side won by forfeit |
//! | `x` | forfeited by both |
//! | `.` | no result yet |
//!
//! A board with the one mark `+`, `-` or `x` is a game forfeited as a whole. A third mark does the same to a game that
//! had begun: `1.-` is a game whose first duel the first side won before its player left (P-3.2.3). Boards without
//! gaps between them can be written in one piece: `1110=0`.
//!
//! Where a board is a single game, one mark is one board (`1 = 0 +`), and three more tell what an arbiter can decide: `l` lost
//! by both, `>` a draw for the first side and a loss for the second, `<` the other way round.
//!
//! With a colon it is a whole match: the score `7:5`, with `x1` behind it for every duel that neither side won (`6:4 x1`), or
//! a match that was not played: `+:-` for the first side, `-:+` for the second, `-:-` for neither.
//!
//! ```
//! use kolo_teams::{MatchSheet, Shape, Terms, parse_entry};
//!
//! let entry = parse_entry("11 10 =0", Shape::THREE).unwrap();
//! let sheet = MatchSheet::new(Shape::THREE, entry).check(Terms::default()).unwrap();
//! assert_eq!((sheet.result().score.first, sheet.result().points.first), (7, 2));
//! ```

mod problem;
mod score;

use std::fmt;

use kolo_model::{ForfeitResult, Outcome, PlayedResult, Verdict};

use crate::result::forfeited_by;
use crate::{BoardNumber, BoardResult, DuelResult, ForfeitBy, Game, Games, MatchResult, Shape};

pub use problem::{NotationProblem, NotationProblemKind};

/// The mark of a duel without result.
const OPEN: char = '.';

impl DuelResult {
    /// The mark of the short notation.
    pub fn mark(self) -> char {
        match self {
            DuelResult::FirstWins => '1',
            DuelResult::SecondWins => '0',
            DuelResult::Draw => '=',
            DuelResult::ForfeitedBy(by) => by.mark(),
        }
    }
}

impl ForfeitBy {
    /// The mark of the short notation: `+` if the first side wins by it.
    pub fn mark(self) -> char {
        match self {
            ForfeitBy::First => '-',
            ForfeitBy::Second => '+',
            ForfeitBy::Both => 'x',
        }
    }
}

/// The mark of a single game; an adjourned one has no result yet, and the marks do not say whether it is rated.
pub(crate) fn outcome_mark(outcome: Outcome) -> char {
    match outcome {
        Outcome::Pending | Outcome::Adjourned => OPEN,
        Outcome::Played(PlayedResult::FirstWins, _) => '1',
        Outcome::Played(PlayedResult::SecondWins, _) => '0',
        Outcome::Played(PlayedResult::Draw, _) => '=',
        Outcome::Played(PlayedResult::BothLose, _) => 'l',
        Outcome::Played(PlayedResult::FirstDrawsSecondLoses, _) => '>',
        Outcome::Played(PlayedResult::SecondDrawsFirstLoses, _) => '<',
        Outcome::Forfeit(result) => forfeited_by(result).mark(),
    }
}

/// What the mark of a single game says.
fn outcome_of(letter: char) -> Option<Outcome> {
    let played = PlayedResult::ALL.map(Outcome::played);
    let forfeits = ForfeitResult::ALL.map(Outcome::Forfeit);
    let known = played.into_iter().chain(forfeits).chain([Outcome::Pending]);
    let letter = plain(letter);
    known.into_iter().find(|outcome| outcome_mark(*outcome) == letter)
}

impl fmt::Display for BoardResult {
    /// The board in the short notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardResult::Duels(game) => game.fmt(f),
            BoardResult::Game(outcome) => f.pad(outcome_mark(*outcome).encode_utf8(&mut [0; 4])),
        }
    }
}

impl fmt::Display for Game {
    /// The board in the short notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = |duel: Option<DuelResult>| duel.map_or(OPEN, DuelResult::mark);
        let text: String = match (self.duels, self.forfeit) {
            ([None, None], Some(by)) => by.mark().to_string(),
            (duels, forfeit) => duels.into_iter().map(mark).chain(forfeit.map(ForfeitBy::mark)).collect(),
        };
        f.pad(&text)
    }
}

impl fmt::Display for MatchResult {
    /// The result in the short notation; [`parse_entry`] reads it back.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchResult::Game(Verdict { score: Some(score), outcome })
                if !matches!(outcome, Outcome::Forfeit(_)) =>
            {
                write!(f, "{}:{}", score.first, score.second)
            }
            MatchResult::Game(Verdict { outcome, .. }) => write!(f, "{}", outcome_mark(*outcome)),
            MatchResult::Boards(boards) => {
                let boards: Vec<String> = boards.iter().map(BoardResult::to_string).collect();
                f.write_str(&boards.join(" "))
            }
            MatchResult::Score(score) => write!(f, "{score}"),
            MatchResult::Forfeit(by) => f.write_str(match by {
                ForfeitBy::First => "-:+",
                ForfeitBy::Second => "+:-",
                ForfeitBy::Both => "-:-",
            }),
        }
    }
}

/// What one mark says of a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    Open,
    Result(DuelResult),
}

impl Mark {
    fn of(letter: char) -> Option<Mark> {
        let letter = plain(letter);
        let result = DuelResult::ALL.into_iter().find(|result| result.mark() == letter);
        result.map(Mark::Result).or((letter == OPEN).then_some(Mark::Open))
    }

    fn duel(self) -> Option<DuelResult> {
        match self {
            Mark::Open => None,
            Mark::Result(result) => Some(result),
        }
    }

    fn forfeit(self) -> Option<ForfeitBy> {
        self.duel().and_then(DuelResult::forfeit)
    }
}

/// Phones turn a hyphen into a dash, and some people write capitals.
fn plain(letter: char) -> char {
    match letter {
        '–' | '—' | '−' => '-',
        'X' | '×' => 'x',
        other => other,
    }
}

fn parts_boards(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '/')
}

/// Some marks that stand together, and the column of the first.
struct Piece {
    column: u32,
    marks: Vec<char>,
}

fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut open = false;
    for (column, letter) in (1..).zip(text.chars()) {
        if parts_boards(letter) {
            open = false;
            continue;
        }
        match pieces.last_mut() {
            Some(piece) if open => piece.marks.push(letter),
            Some(_) | None => pieces.push(Piece { column, marks: vec![letter] }),
        }
        open = true;
    }
    pieces
}

/// All boards in one piece, two marks each.
fn unjoined(pieces: Vec<Piece>, shape: Shape) -> Vec<Piece> {
    match pieces.as_slice() {
        [whole] if whole.marks.len() == 2 * shape.len() => {
            let boards = (whole.column..).step_by(2).zip(whole.marks.chunks(2));
            boards.map(|(column, marks)| Piece { column, marks: marks.to_vec() }).collect()
        }
        _ => pieces,
    }
}

/// Reads the games of a match.
///
/// # Errors
/// Everything that cannot be read, each with its column.
pub fn parse_games(text: &str, shape: Shape) -> Result<Vec<Game>, Vec<NotationProblem>> {
    let pieces = unjoined(pieces(text), shape);
    let mut problems = Vec::new();
    let mut games = Vec::new();
    for (index, piece) in pieces.iter().enumerate() {
        match board(piece, BoardNumber::of_index(index)) {
            Ok(game) => games.push(game),
            Err(found) => problems.extend(found),
        }
    }
    if pieces.len() != shape.len() {
        let kind = NotationProblemKind::Boards { given: pieces.len(), boards: shape.boards() };
        let column = pieces.get(shape.len()).map_or(1, |piece| piece.column);
        problems.push(NotationProblem { column, kind });
    }
    if problems.is_empty() { Ok(games) } else { Err(problems) }
}

fn board(piece: &Piece, board: BoardNumber) -> Result<Game, Vec<NotationProblem>> {
    let read = || (piece.column..).zip(piece.marks.iter().copied());
    let unknown = read().filter(|(_, letter)| Mark::of(*letter).is_none());
    let problems: Vec<NotationProblem> = unknown
        .map(|(column, mark)| NotationProblem { column, kind: NotationProblemKind::UnknownMark(mark) })
        .collect();
    if !problems.is_empty() {
        return Err(problems);
    }
    let marks: Vec<Mark> = read().filter_map(|(_, letter)| Mark::of(letter)).collect();
    let at = |column, kind| Err(vec![NotationProblem { column, kind }]);
    match marks.as_slice() {
        [whole] => match whole.forfeit() {
            Some(by) => Ok(Game::forfeited(by)),
            None => at(piece.column, NotationProblemKind::OneMark { board }),
        },
        [one, two] => Ok(Game { duels: [one.duel(), two.duel()], forfeit: None }),
        [one, two, whole] => match whole.forfeit() {
            Some(by) => Ok(Game { duels: [one.duel(), two.duel()], forfeit: Some(by) }),
            None => at(piece.column.saturating_add(2), NotationProblemKind::ThirdMark { board }),
        },
        [] | [_, _, _, ..] => {
            at(piece.column.saturating_add(3), NotationProblemKind::ManyMarks { board, marks: marks.len() })
        }
    }
}

/// Reads the single games of a match, one mark each.
fn parse_outcomes(text: &str, shape: Shape) -> Result<MatchResult, Vec<NotationProblem>> {
    let marks = || (1..).zip(text.chars()).filter(|(_, letter)| !parts_boards(*letter));
    let unknown = marks().filter(|(_, letter)| outcome_of(*letter).is_none());
    let mut problems: Vec<NotationProblem> = unknown
        .map(|(column, mark)| NotationProblem { column, kind: NotationProblemKind::UnknownMark(mark) })
        .collect();
    let outcomes: Vec<Outcome> = marks().filter_map(|(_, letter)| outcome_of(letter)).collect();
    if marks().count() != shape.len() {
        let kind = NotationProblemKind::Boards { given: marks().count(), boards: shape.boards() };
        let column = marks().nth(shape.len()).map_or(1, |(column, _)| column);
        problems.push(NotationProblem { column, kind });
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    Ok(match (shape.is_one_game(), outcomes.as_slice()) {
        (true, [outcome]) => MatchResult::from(*outcome),
        (true | false, _) => MatchResult::of_outcomes(outcomes),
    })
}

/// Reads the result of a match: games, a score, or a forfeit of the whole.
///
/// # Errors
/// Everything that cannot be read, each with its column.
pub fn parse_entry(text: &str, shape: Shape) -> Result<MatchResult, Vec<NotationProblem>> {
    if !text.contains(':') {
        return match shape.games() {
            Games::TwoDuels => parse_games(text, shape).map(MatchResult::of_games),
            Games::Single => parse_outcomes(text, shape),
        };
    }
    let bare: String = text.chars().filter(|letter| !letter.is_whitespace()).map(plain).collect();
    match bare.as_str() {
        "+:-" => Ok(MatchResult::Forfeit(ForfeitBy::Second)),
        "-:+" => Ok(MatchResult::Forfeit(ForfeitBy::First)),
        "-:-" | "x:x" => Ok(MatchResult::Forfeit(ForfeitBy::Both)),
        _ => score::parse(text).map(MatchResult::Score).map_err(|problem| vec![problem]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns(text: &str, shape: Shape) -> Vec<(u32, &'static str)> {
        let problems = parse_entry(text, shape).expect_err("it cannot be read");
        problems.iter().map(|problem| (problem.column, problem.kind.message().key())).collect()
    }

    #[test]
    fn boards_may_be_parted_in_several_ways() {
        let plain = parse_games("11 10 =0", Shape::THREE);
        for other in ["1110=0", " 11,10;=0 ", "11/10/=0", "11\t10\n=0", "11  10 , =0"] {
            assert_eq!(parse_games(other, Shape::THREE), plain, "{other}");
        }
        assert_eq!(parse_games("– X −+", Shape::THREE), parse_games("- x -+", Shape::THREE));
    }

    #[test]
    fn a_game_that_had_begun_keeps_its_duel() {
        let left = Game { duels: [Some(DuelResult::FirstWins), None], forfeit: Some(ForfeitBy::First) };
        assert_eq!(parse_games("1.-", Shape::ONE), Ok(vec![left]));
        assert_eq!(left.to_string(), "1.-");
        assert_eq!(parse_games("+", Shape::ONE), Ok(vec![Game::forfeited(ForfeitBy::Second)]));
    }

    #[test]
    fn every_trouble_has_its_column() {
        let (one, three) = (Shape::ONE, Shape::THREE);
        assert_eq!(columns("11 1? a0", three), [(5, "teams-notation-mark"), (7, "teams-notation-mark")]);
        assert_eq!(columns("11 1 00", three), [(4, "teams-notation-one-mark")]);
        assert_eq!(columns("11 101 00", three), [(6, "teams-notation-third-mark")]);
        assert_eq!(columns("1111 00 11", three), [(4, "teams-notation-many-marks")]);
        assert_eq!(columns("11 00", three), [(1, "teams-notation-boards")]);
        assert_eq!(columns("11 00 11 10", three), [(10, "teams-notation-boards")]);
        assert_eq!(columns("", one), [(1, "teams-notation-boards")]);
        assert_eq!(columns("7:", three), [(3, "teams-notation-score")]);
        assert_eq!(columns(" a:5", three), [(2, "teams-notation-score")]);
        assert_eq!(columns("7:5 2", three), [(5, "teams-notation-score")]);
        assert_eq!(columns("7:5:3", three), [(4, "teams-notation-score")]);
        assert_eq!(columns("99999999999999999999:5", three), [(1, "teams-notation-score")]);
    }

    #[test]
    fn a_colon_makes_it_a_match() {
        let read = |text| parse_entry(text, Shape::THREE);
        assert_eq!(read("7:5"), Ok(MatchResult::score(7, 5)));
        assert_eq!(read(" 7 : 5 "), Ok(MatchResult::score(7, 5)));
        assert_eq!(
            read("6:4 x1"),
            Ok(MatchResult::Score(crate::ScoreEntry { first: 6, second: 4, void: 1 }))
        );
        assert_eq!(read("-1:13"), Ok(MatchResult::score(-1, 13)), "the check says that this cannot be");
        assert_eq!(read("+ : –"), Ok(MatchResult::Forfeit(ForfeitBy::Second)));
        assert_eq!(read("x:x"), read("-:-"));
    }
}
