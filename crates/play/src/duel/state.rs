//! The duel itself: what has happened, who has to act, what that changes.

use kolo_model::{PerSide, Side};

use super::{DuelRefusal, End, Opening, Outcome, Placed, Step, opening};
use crate::{Board, Cell, Mark};

/// What the duel waits for.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The first side sets three marks (P-3.3.3.1, P-3.3.4.1).
    Opening,
    /// A side chooses its symbol (P-3.3.3.2, P-3.3.4.3), or adds two marks if it may (P-3.3.4.2).
    Choosing {
        /// Who.
        by: Side,
        /// Whether adding a cross and a circle is possible as well.
        may_add: bool,
    },
    /// The sides mark squares in turn (P-3.3.1.3).
    Playing {
        /// Whose turn it is.
        to_move: Side,
    },
    /// Nothing more: it is over.
    Over(End),
}

/// A duel. [`Side::First`] is the one who opens it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duel {
    opening: Opening,
    board: Board,
    stage: Stage,
    marks: Option<PerSide<Mark>>,
    placed: Vec<Placed>,
    steps: Vec<Step>,
}

impl Duel {
    /// A duel in which nothing has happened.
    pub fn new(opening: Opening) -> Self {
        Duel {
            opening,
            board: Board::default(),
            stage: Stage::Opening,
            marks: None,
            placed: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// How the first marks are set.
    pub fn opening(&self) -> Opening {
        self.opening
    }

    /// What stands on the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What it waits for.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Which side plays with which mark, once that is chosen.
    pub fn marks(&self) -> Option<PerSide<Mark>> {
        self.marks
    }

    /// Whose mark this is, once that is chosen.
    pub fn side_of(&self, mark: Mark) -> Option<Side> {
        let marks = self.marks?;
        Side::BOTH.into_iter().find(|side| marks[*side] == mark)
    }

    /// Every mark in the order in which it was set: the numbers of a diagram.
    pub fn placed(&self) -> &[Placed] {
        &self.placed
    }

    /// Every step taken. Who took it follows from the rules.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Who has to act; the clock runs for this side. None when it is over.
    pub fn to_act(&self) -> Option<Side> {
        match &self.stage {
            Stage::Opening => Some(Side::First),
            Stage::Choosing { by: side, .. } | Stage::Playing { to_move: side } => Some(*side),
            Stage::Over(_) => None,
        }
    }

    /// How it ended, if it is over.
    pub fn end(&self) -> Option<&End> {
        if let Stage::Over(end) = &self.stage { Some(end) } else { None }
    }

    /// Who has won, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.end().map(End::outcome)
    }

    /// Takes a step of the side whose turn it is.
    ///
    /// # Errors
    /// When the rules refuse it. Nothing has changed then.
    pub fn take(&mut self, by: Side, step: Step) -> Result<(), DuelRefusal> {
        let due = self.to_act().ok_or(DuelRefusal::Over)?;
        if by != due {
            return Err(DuelRefusal::NotYourTurn { due });
        }
        let opening = self.opening;
        let next = match (&self.stage, step) {
            (Stage::Opening, Step::Open { marks }) => {
                opening.check_first(marks)?;
                self.put_all(&marks)?;
                Stage::Choosing { by: Side::Second, may_add: opening == Opening::Swap2 }
            }
            (Stage::Choosing { may_add: true, .. }, Step::Add { marks }) => {
                opening::check_added(marks)?;
                self.put_all(&marks)?;
                Stage::Choosing { by: by.other(), may_add: false }
            }
            (Stage::Choosing { .. }, Step::Choose { mark }) => self.choose(by, mark),
            (Stage::Playing { .. }, Step::Play { cell }) => self.play(by, cell)?,
            (stage, step) => return Err(out_of_place(stage, step, opening)),
        };
        self.stage = next;
        self.steps.push(step);
        Ok(())
    }

    /// Ends the duel off the board.
    ///
    /// # Errors
    /// When it is over already.
    pub fn end_by(&mut self, end: End) -> Result<(), DuelRefusal> {
        if self.end().is_some() {
            return Err(DuelRefusal::Over);
        }
        self.stage = Stage::Over(end);
        Ok(())
    }

    /// Sets marks, all or none.
    fn put_all(&mut self, marks: &[Placed]) -> Result<(), DuelRefusal> {
        let mut board = self.board.clone();
        for placed in marks {
            put(&mut board, *placed)?;
        }
        self.board = board;
        self.placed.extend_from_slice(marks);
        Ok(())
    }

    fn choose(&mut self, by: Side, mark: Mark) -> Stage {
        let marks = match by {
            Side::First => PerSide::new(mark, mark.other()),
            Side::Second => PerSide::new(mark.other(), mark),
        };
        self.marks = Some(marks);
        // Whose mark stands there less often goes on (P-3.3.3.3, P-3.3.4.3); after three or five marks the numbers
        // differ.
        let first_moves = self.board.fewer() == Some(marks.first);
        Stage::Playing { to_move: if first_moves { Side::First } else { Side::Second } }
    }

    fn play(&mut self, by: Side, cell: Cell) -> Result<Stage, DuelRefusal> {
        let marks = self.marks.expect("symbols are chosen before anybody plays on");
        let placed = Placed { cell, mark: marks[by] };
        put(&mut self.board, placed)?;
        self.placed.push(placed);
        Ok(if let Some(row) = self.board.row_through(cell) {
            Stage::Over(End::Row { winner: by, mark: row.mark, cells: row.cells })
        } else if self.board.is_full() {
            Stage::Over(End::BoardFull)
        } else {
            Stage::Playing { to_move: by.other() }
        })
    }
}

fn put(board: &mut Board, placed: Placed) -> Result<(), DuelRefusal> {
    board.put(placed.cell, placed.mark).map_err(|taken| DuelRefusal::Taken { cell: taken.cell, by: taken.by })
}

/// Why a step of the right side is not the one that the stage asks for.
fn out_of_place(stage: &Stage, step: Step, opening: Opening) -> DuelRefusal {
    match (stage, step) {
        (Stage::Over(_), _) => DuelRefusal::Over,
        (Stage::Opening, _) => DuelRefusal::OpenFirst { opening },
        (Stage::Choosing { .. } | Stage::Playing { .. }, Step::Open { .. }) => {
            DuelRefusal::OpenedAlready { opening }
        }
        (Stage::Choosing { .. }, Step::Add { .. }) => DuelRefusal::MayNotAdd { opening },
        (Stage::Choosing { may_add, .. }, Step::Play { .. } | Step::Choose { .. }) => {
            DuelRefusal::ChooseFirst { opening, may_add: *may_add }
        }
        (Stage::Playing { .. }, Step::Add { .. } | Step::Choose { .. } | Step::Play { .. }) => {
            DuelRefusal::ChosenAlready { opening }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(text: &str) -> Cell {
        text.parse().expect("a square")
    }

    fn x(text: &str) -> Placed {
        Placed { cell: cell(text), mark: Mark::Cross }
    }

    fn o(text: &str) -> Placed {
        Placed { cell: cell(text), mark: Mark::Circle }
    }

    fn opened(opening: Opening) -> Duel {
        let mut duel = Duel::new(opening);
        duel.take(Side::First, Step::Open { marks: [x("h8"), o("i8"), x("j10")] }).expect("lawful");
        duel
    }

    #[test]
    fn swap_1_three_marks_then_the_other_chooses_and_fewer_marks_go_on() {
        for (chosen, to_move) in [(Mark::Cross, Side::First), (Mark::Circle, Side::Second)] {
            let mut duel = opened(Opening::Swap1);
            assert_eq!(duel.to_act(), Some(Side::Second));
            duel.take(Side::Second, Step::Choose { mark: chosen }).expect("lawful");
            assert_eq!(duel.stage(), &Stage::Playing { to_move });
            assert_eq!(duel.side_of(chosen), Some(Side::Second));
        }
    }

    #[test]
    fn two_circles_and_a_cross_are_an_opening_too() {
        for opening in [Opening::Swap1, Opening::Swap2] {
            let mut duel = Duel::new(opening);
            duel.take(Side::First, Step::Open { marks: [o("h8"), x("a1"), o("o15")] }).expect("lawful");
            duel.take(Side::Second, Step::Choose { mark: Mark::Cross }).expect("lawful");
            assert_eq!(duel.to_act(), Some(Side::Second), "one cross is fewer than two circles");
        }
    }

    #[test]
    fn three_alike_and_a_square_twice_are_refused() {
        for opening in [Opening::Swap1, Opening::Swap2] {
            let mut duel = Duel::new(opening);
            let alike = Step::Open { marks: [x("h8"), x("i8"), x("j8")] };
            assert_eq!(duel.take(Side::First, alike), Err(DuelRefusal::ThreeAlike { opening }));
            let twice = Step::Open { marks: [x("h8"), o("h8"), x("j8")] };
            let taken = DuelRefusal::Taken { cell: cell("h8"), by: Mark::Cross };
            assert_eq!(duel.take(Side::First, twice), Err(taken));
            assert_eq!(duel, Duel::new(opening), "nothing of it stays");
        }
    }

    #[test]
    fn swap_2_lets_the_second_side_add_one_of_each_and_the_first_choose() {
        let mut duel = opened(Opening::Swap2);
        let alike = Step::Add { marks: [x("a1"), x("a2")] };
        assert_eq!(duel.take(Side::Second, alike), Err(DuelRefusal::TwoAlike));
        duel.take(Side::Second, Step::Add { marks: [x("a1"), o("a2")] }).expect("lawful");
        assert_eq!(duel.stage(), &Stage::Choosing { by: Side::First, may_add: false });
        let again = Step::Add { marks: [x("b1"), o("b2")] };
        let refused = DuelRefusal::MayNotAdd { opening: Opening::Swap2 };
        assert_eq!(duel.take(Side::First, again), Err(refused));
        // P-3.3.4.3: now there is only the choice, and no hint to add.
        let early = duel.take(Side::First, Step::Play { cell: cell("b1") }).expect_err("not chosen yet");
        assert_eq!(early, DuelRefusal::ChooseFirst { opening: Opening::Swap2, may_add: false });
        assert_eq!((early.clause().id(), early.message().key()), ("P-3.3.4.3", "duel-choose-first"));
        duel.take(Side::First, Step::Choose { mark: Mark::Circle }).expect("lawful");
        assert_eq!(duel.to_act(), Some(Side::First), "two circles are fewer than three crosses");
    }

    #[test]
    fn swap_1_knows_no_adding() {
        let mut duel = opened(Opening::Swap1);
        let add = Step::Add { marks: [x("a1"), o("a2")] };
        let refused = duel.take(Side::Second, add).expect_err("not in SWAP 1");
        assert_eq!(refused, DuelRefusal::MayNotAdd { opening: Opening::Swap1 });
        assert_eq!(refused.clause().id(), "P-3.3.3.2");
    }

    #[test]
    fn steps_out_of_turn_or_place_are_refused_and_change_nothing() {
        let choose = Step::Choose { mark: Mark::Cross };
        let play = Step::Play { cell: cell("c3") };
        let open = Step::Open { marks: [x("a1"), o("a2"), x("a3")] };
        let opening = Opening::Swap2;

        let mut fresh = Duel::new(opening);
        for step in [choose, play] {
            assert_eq!(fresh.take(Side::First, step), Err(DuelRefusal::OpenFirst { opening }));
        }
        assert_eq!(fresh.take(Side::Second, open), Err(DuelRefusal::NotYourTurn { due: Side::First }));

        let mut duel = opened(opening);
        let before = duel.clone();
        assert_eq!(duel.take(Side::Second, play), Err(DuelRefusal::ChooseFirst { opening, may_add: true }));
        assert_eq!(duel.take(Side::Second, open), Err(DuelRefusal::OpenedAlready { opening }));
        assert_eq!(duel.take(Side::First, choose), Err(DuelRefusal::NotYourTurn { due: Side::Second }));
        assert_eq!(duel, before);

        duel.take(Side::Second, choose).expect("lawful");
        let before = duel.clone();
        assert_eq!(duel.take(Side::First, choose), Err(DuelRefusal::ChosenAlready { opening }));
        assert_eq!(duel.take(Side::Second, play), Err(DuelRefusal::NotYourTurn { due: Side::First }));
        let taken = Step::Play { cell: cell("h8") };
        let by = Mark::Cross;
        assert_eq!(duel.take(Side::First, taken), Err(DuelRefusal::Taken { cell: cell("h8"), by }));
        assert_eq!(duel, before);
    }

    #[test]
    fn five_in_a_row_end_it() {
        let mut duel = opened(Opening::Swap1);
        duel.take(Side::Second, Step::Choose { mark: Mark::Circle }).expect("lawful");
        // Circles (second side) on row 3, crosses on row 5.
        for column in ["a", "b", "c", "d"] {
            duel.take(Side::Second, Step::Play { cell: cell(&format!("{column}3")) }).expect("lawful");
            duel.take(Side::First, Step::Play { cell: cell(&format!("{column}5")) }).expect("lawful");
        }
        duel.take(Side::Second, Step::Play { cell: cell("e3") }).expect("lawful");
        let Some(End::Row { winner, mark, cells }) = duel.end() else { panic!("a row") };
        assert_eq!((*winner, *mark, cells.len()), (Side::Second, Mark::Circle, 5));
        assert_eq!(duel.outcome(), Some(Outcome::Won(Side::Second)));
        assert_eq!(duel.take(Side::First, Step::Play { cell: cell("e5") }), Err(DuelRefusal::Over));
        assert_eq!(duel.end_by(End::Agreed), Err(DuelRefusal::Over));
    }

    #[test]
    fn a_full_board_without_a_row_is_drawn() {
        // Blocks of two by one, shifted by one every other row: no five in any direction.
        let cross = |cell: Cell| (cell.column() + 2 * cell.row()) % 4 < 2;
        let crosses: Vec<Cell> = Cell::all().filter(|cell| cross(*cell)).collect();
        let circles: Vec<Cell> = Cell::all().filter(|cell| !cross(*cell)).collect();
        assert!(crosses.len().abs_diff(circles.len()) <= 1);
        let (most, least, mark) = if crosses.len() > circles.len() {
            (crosses, circles, Mark::Cross)
        } else {
            (circles, crosses, Mark::Circle)
        };
        let at = |cell, mark| Placed { cell, mark };
        let mut duel = Duel::new(Opening::Swap1);
        let marks = [at(most[0], mark), at(least[0], mark.other()), at(most[1], mark)];
        duel.take(Side::First, Step::Open { marks }).expect("lawful");
        duel.take(Side::Second, Step::Choose { mark: mark.other() }).expect("lawful");
        let mut next = PerSide::new(most[2..].iter(), least[1..].iter());
        while let Some(side) = duel.to_act() {
            let cell = *next[side].next().expect("as many turns as squares");
            duel.take(side, Step::Play { cell }).expect("lawful");
        }
        assert_eq!(duel.end(), Some(&End::BoardFull));
        assert_eq!(duel.outcome(), Some(Outcome::Drawn));
        assert_eq!(duel.placed().len(), crate::CELLS);
    }

    #[test]
    fn ends_off_the_board_name_their_winner_and_clause() {
        let cases = [
            (End::Resigned { by: Side::First }, Outcome::Won(Side::Second), "K-DUEL-AGREED"),
            (End::Agreed, Outcome::Drawn, "K-DUEL-AGREED"),
            (End::Flag { loser: Side::Second }, Outcome::Won(Side::First), "P-3.3.2.8"),
            (End::BothFlags, Outcome::Drawn, "P-3.3.2.9"),
            (End::TimeLimit, Outcome::Drawn, "P-3.3.1.6"),
            (End::ForcedWin { winner: Side::First }, Outcome::Won(Side::First), "P-3.3.1.6"),
        ];
        for (end, outcome, clause) in cases {
            let mut duel = opened(Opening::Swap2);
            duel.end_by(end.clone()).expect("not over yet");
            assert_eq!((duel.outcome(), end.clause().id()), (Some(outcome), clause));
            assert_eq!(duel.to_act(), None);
        }
    }
}
