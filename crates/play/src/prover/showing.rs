//! The claimant shows the win, as the rule asks (P-3.3.1.6), and enters the moves; the program defends as well as it
//! knows, and after every move it says whether the win still stands.

use kolo_messages::Message;
use kolo_model::Clause;

use super::answer::{Budget, Verdict};
use super::prove::prove;
use super::{Question, QuestionFlaw};
use crate::{Cell, Mark, Row};

mod defence;

use defence::{Reply, best_defence};

/// A win that is being shown. It waits for a move of the claimant until it is over.
#[derive(Debug, Clone)]
pub struct Showing {
    question: Question,
    budget: Budget,
    standing: Standing,
    /// What five in a row of the claimant would be worth.
    claim: Claim,
    replies: Replies,
    played: Vec<Cell>,
    end: Option<End>,
}

/// What is known of the claim itself and of the way since then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Claim {
    /// It is not proven.
    Open,
    /// It is proven for the position in which it was made.
    Proven,
    /// On the way there was no forced win: whatever comes afterwards was given by the defence.
    GivenAway,
}

/// The opponent's replies so far. While they have had no choice, what is proven later is proven for the claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Replies {
    AllForced,
    Chosen,
}

/// What is known of the claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// The claimant wins by force from here.
    Wins,
    /// That is not proven here, neither is it refuted.
    NotProven,
    /// The claimant does not win by force from here.
    Lost,
}

/// How a showing ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum End {
    /// The claimant has five in a row, and the claim is proven: the win is shown.
    Shown(Row),
    /// The claimant has five in a row against this defence; that they could force it is not proven.
    Reached(Row),
    /// The claimant has five in a row, but on the way they did not win by force: the opponent could have held.
    Regained(Row),
    /// The opponent has five in a row.
    OpponentWins(Row),
    /// The board is full (P-3.3.1.5).
    Full,
}

/// What a move of the claimant led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Response {
    /// The defence, and how the claim stands after it.
    Defence {
        /// The reply.
        cell: Cell,
        /// How the claim stands.
        standing: Standing,
    },
    /// The showing is over; the reply that ended it, if it was one.
    Over {
        /// The opponent's last move.
        reply: Option<Cell>,
        /// How it ended.
        end: End,
    },
}

/// Why a move is not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refused {
    /// The showing is over.
    Over,
    /// The move cannot be made.
    Move(QuestionFlaw),
}

impl Refused {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            Refused::Over => Message::new("prover-showing-over"),
            Refused::Move(flaw) => flaw.message(),
        }
    }

    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        match self {
            Refused::Over => Clause::new("P-3.3.1.6"),
            Refused::Move(flaw) => flaw.clause(),
        }
    }
}

impl Showing {
    /// Begins. Where the opponent is to move, the program makes their move at once. `budget` is for every answer.
    pub fn begin(question: Question, budget: Budget) -> Showing {
        let mut showing = Showing {
            question,
            budget,
            standing: Standing::NotProven,
            claim: Claim::Open,
            replies: Replies::AllForced,
            played: Vec::new(),
            end: None,
        };
        if showing.question.empty().next().is_none() {
            showing.end = Some(End::Full);
            showing.standing = Standing::Lost;
        } else if showing.question.to_move() == showing.claimant() {
            showing.standing = Standing::of(&prove(&showing.question, budget).verdict);
            showing.note(&showing.standing.clone());
        } else {
            showing.defend();
        }
        showing
    }

    fn claimant(&self) -> Mark {
        self.question.claimant()
    }

    /// The position in which it stands; at the end the one before the last move.
    pub fn question(&self) -> &Question {
        &self.question
    }

    /// How the claim stands.
    pub fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The moves so far, of both sides in turn.
    pub fn played(&self) -> &[Cell] {
        &self.played
    }

    /// How it ended, if it has.
    pub fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// Takes a move of the claimant and answers it.
    ///
    /// # Errors
    /// When the showing is over or the square is not free; nothing changes then.
    pub fn claim(&mut self, cell: Cell) -> Result<Response, Refused> {
        if self.end.is_some() {
            return Err(Refused::Over);
        }
        match self.question.after(cell) {
            Err(QuestionFlaw::Decided(row)) => {
                self.played.push(cell);
                self.note(&Standing::Wins);
                let end = match self.claim {
                    Claim::Proven => End::Shown(row),
                    Claim::Open => End::Reached(row),
                    Claim::GivenAway => End::Regained(row),
                };
                Ok(self.finish(None, end, Standing::Wins))
            }
            Err(flaw) => Err(Refused::Move(flaw)),
            Ok(question) => {
                self.played.push(cell);
                self.question = question;
                Ok(self.defend())
            }
        }
    }

    /// A win that is proven here is proven for the claim, unless the opponent has chosen a reply on the way. A win that
    /// is refuted here is given away, and a weaker reply later does not bring it back.
    fn note(&mut self, standing: &Standing) {
        match (standing, self.claim, self.replies) {
            (Standing::Lost, _, _) => self.claim = Claim::GivenAway,
            (Standing::Wins, Claim::Open, Replies::AllForced) => self.claim = Claim::Proven,
            (Standing::Wins | Standing::NotProven, _, _) => {}
        }
    }

    fn finish(&mut self, reply: Option<Cell>, end: End, standing: Standing) -> Response {
        self.standing = standing;
        self.end = Some(end.clone());
        Response::Over { reply, end }
    }

    /// Makes the opponent's move, who is to move.
    fn defend(&mut self) -> Response {
        if self.question.empty().next().is_none() {
            return self.finish(None, End::Full, Standing::Lost);
        }
        let verdict = prove(&self.question, self.budget).verdict;
        let before = Standing::of(&verdict);
        self.note(&before);
        let (cell, reply) = best_defence(&self.question, &verdict, self.budget);
        if reply != Reply::Forced {
            self.replies = Replies::Chosen;
        }
        self.played.push(cell);
        match self.question.after(cell) {
            Ok(question) => {
                self.question = question;
                if self.question.empty().next().is_none() {
                    return self.finish(Some(cell), End::Full, Standing::Lost);
                }
                self.standing = match (before, reply) {
                    (Standing::Wins, _) => Standing::Wins,
                    (Standing::Lost, Reply::Forced | Reply::Known) => Standing::Lost,
                    // A reply that was only tried may be better or worse than what was known before it.
                    (Standing::Lost, Reply::Tried) | (Standing::NotProven, _) => {
                        Standing::of(&prove(&self.question, self.budget).verdict)
                    }
                };
                self.note(&self.standing.clone());
                Response::Defence { cell, standing: self.standing.clone() }
            }
            Err(flaw) => {
                let row = flaw.row().expect("a defence is an empty square, so only five in a row ends it");
                self.finish(Some(cell), End::OpponentWins(row), Standing::Lost)
            }
        }
    }
}

impl Standing {
    fn of(verdict: &Verdict) -> Standing {
        match verdict {
            Verdict::Proven(_) => Standing::Wins,
            Verdict::NotProven(_) => Standing::NotProven,
            Verdict::Refuted(_) => Standing::Lost,
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            Standing::Wins => Message::new("prover-standing-wins"),
            Standing::NotProven => Message::new("prover-standing-not-proven"),
            Standing::Lost => Message::new("prover-standing-lost"),
        }
    }
}

impl End {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        let ends = |row: &Row| {
            let ends = [row.cells.first(), row.cells.last()];
            ends.map(|cell| cell.map(Cell::to_string).unwrap_or_default())
        };
        match self {
            End::Shown(row) => {
                let [from, to] = ends(row);
                Message::new("prover-end-shown").with("from", from).with("to", to)
            }
            End::Reached(row) => {
                let [from, to] = ends(row);
                Message::new("prover-end-reached").with("from", from).with("to", to)
            }
            End::Regained(row) => {
                let [from, to] = ends(row);
                Message::new("prover-end-regained").with("from", from).with("to", to)
            }
            End::OpponentWins(row) => {
                let [from, to] = ends(row);
                Message::new("prover-end-opponent-wins").with("from", from).with("to", to)
            }
            End::Full => Message::new("prover-end-full"),
        }
    }
}

#[cfg(test)]
mod tests {
    use kolo_messages::Lang;

    use super::*;
    use crate::Board;

    fn cell(text: &str) -> Cell {
        text.parse().expect("a square")
    }

    fn question(crosses: &str, circles: &str) -> Question {
        let mut board = Board::default();
        for (text, mark) in [(crosses, Mark::Cross), (circles, Mark::Circle)] {
            for name in text.split_whitespace() {
                board.put(cell(name), mark).expect("an empty square");
            }
        }
        Question::new(board, Mark::Cross, Mark::Cross).expect("nobody has won")
    }

    /// The defence hardly ever lets a refuted claim live on, so the test makes its weak move for it.
    #[test]
    fn a_win_that_was_given_away_is_not_shown_by_a_weak_reply() {
        let mut showing = Showing::begin(question("g8 h8 i8", "c3 d3 e3"), Budget(60_000));
        assert_eq!(showing.standing(), &Standing::Wins);
        let kept = showing.clone();
        let elsewhere = showing.claim(cell("a15"));
        assert!(matches!(elsewhere, Ok(Response::Defence { standing: Standing::Lost, .. })), "{elsewhere:?}");

        // Instead of making their own four, circles have looked on twice.
        let four = question("g8 h8 i8 j8 a15", "c3 d3 e3 o1 o15");
        showing.question = four.clone();
        let Ok(Response::Over { reply: None, end }) = showing.claim(cell("k8")) else {
            panic!("{:?}", showing.end())
        };
        assert!(matches!(end, End::Regained(_)), "{end:?}");
        for lang in Lang::ALL {
            assert!(end.message().text(lang).contains("g8"), "{lang:?}");
        }
        // Without the move elsewhere the same five shows the win.
        let mut showing = Showing { question: four, ..kept };
        let shown = showing.claim(cell("k8"));
        assert!(matches!(shown, Ok(Response::Over { end: End::Shown(_), .. })), "{shown:?}");
    }
}
