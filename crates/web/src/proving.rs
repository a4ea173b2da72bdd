//! The prover behind a queue: one search at a time, few that wait, each question once, and the last answers kept for those
//! who step through them.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;
use kolo_messages::Message;
use kolo_play::prover::{Answer, Budget, Question, prove};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use crate::problem::Problem;

/// Questions that may wait; later ones are asked to try again.
const QUEUE: usize = 16;

/// Answers kept.
const KEPT: usize = 32;

/// The largest budget that can be asked for: some seconds of one processor.
pub(crate) const MOST_NODES: u64 = 4_000_000;

/// The prover and its queue; clones are the same.
#[derive(Debug, Clone)]
pub(crate) struct Proving {
    places: Arc<Semaphore>,
    search: Arc<Semaphore>,
    questions: Arc<Mutex<Questions>>,
}

/// What was asked and answered.
#[derive(Debug, Default)]
struct Questions {
    answered: VecDeque<(Asked, Arc<Answer>)>,
    /// Those that wait or are being looked at. Equal questions wait with the first.
    at_work: Vec<(Asked, watch::Receiver<Option<Arc<Answer>>>)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Asked {
    question: Question,
    budget: Budget,
}

/// How a question waits when many others do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Waits {
    /// A user at a page: if the queue is full, the page says so.
    IfThereIsRoom,
    /// A claim in a duel: there are no more of them than boards, and each gets its answer.
    Always,
}

impl Default for Proving {
    fn default() -> Self {
        Proving {
            places: Arc::new(Semaphore::new(QUEUE)),
            search: Arc::new(Semaphore::new(1)),
            questions: Arc::default(),
        }
    }
}

impl Proving {
    /// The answer to a question. The search goes on if the asker stops waiting, and its answer is kept; the same question
    /// asked again in the meantime is not searched twice.
    ///
    /// # Errors
    /// When too many wait already.
    pub(crate) async fn ask(
        &self,
        question: Question,
        budget: Budget,
        waits: Waits,
    ) -> Result<Arc<Answer>, Problem> {
        let asked = Asked { question, budget };
        let mut answer = {
            let mut questions = self.lock();
            if let Some((_, known)) = questions.answered.iter().find(|(known, _)| *known == asked) {
                return Ok(Arc::clone(known));
            }
            let at_work = questions.at_work.iter().find(|(known, _)| *known == asked);
            if let Some((_, answer)) = at_work {
                answer.clone()
            } else {
                let place = match waits {
                    Waits::IfThereIsRoom => Some(self.place()?),
                    Waits::Always => None,
                };
                let (tell, answer) = watch::channel(None);
                questions.at_work.push((asked.clone(), answer.clone()));
                tokio::spawn(self.clone().search(asked, place, tell));
                answer
            }
        };
        let found = answer.wait_for(Option::is_some).await.map_err(Problem::internal)?;
        found.clone().ok_or_else(|| Problem::internal("a search has ended without an answer"))
    }

    /// Searches when its turn comes, keeps the answer, and wakes up those who wait.
    async fn search(
        self,
        asked: Asked,
        place: Option<OwnedSemaphorePermit>,
        tell: watch::Sender<Option<Arc<Answer>>>,
    ) {
        let (question, budget) = (asked.question.clone(), asked.budget);
        let found = self.in_turn(place, move || prove(&question, budget)).await;
        let mut questions = self.lock();
        questions.at_work.retain(|(known, _)| *known != asked);
        // A search that failed is reported by the end of the channel.
        let Ok(found) = found.map(Arc::new) else { return };
        questions.answered.push_back((asked, Arc::clone(&found)));
        while questions.answered.len() > KEPT {
            questions.answered.pop_front();
        }
        drop(questions);
        tell.send_replace(Some(found));
    }

    /// Does something long when its turn comes.
    ///
    /// # Errors
    /// When too many wait already.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.in_turn(Some(self.place()?), work).await
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        place: Option<OwnedSemaphorePermit>,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = Arc::clone(&self.search).acquire_owned().await.map_err(Problem::internal)?;
        // A client that stops waiting leaves a search behind; it holds its places until it ends.
        let searching = tokio::task::spawn_blocking(move || {
            let answer = work();
            drop((place, turn));
            answer
        });
        searching.await.map_err(Problem::internal)
    }

    fn place(&self) -> Result<OwnedSemaphorePermit, Problem> {
        let busy = |_| Problem::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("web-prover-busy"));
        Arc::clone(&self.places).try_acquire_owned().map_err(busy)
    }

    fn lock(&self) -> MutexGuard<'_, Questions> {
        // A panic while the lock was held cannot leave the lists half changed.
        self.questions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;
    use kolo_play::{Board, Mark};

    use super::*;

    /// Two crossing threes, and one circle at `cell`.
    fn question(cell: &str) -> Question {
        let mut board = Board::default();
        for cross in ["h8", "i8", "j8", "k9", "k10"] {
            board.put(cross.parse().expect("a square"), Mark::Cross).expect("free");
        }
        board.put(cell.parse().expect("a square"), Mark::Circle).expect("free");
        Question::new(board, Mark::Cross, Mark::Cross).expect("nobody has won")
    }

    #[tokio::test]
    async fn an_answer_is_kept_though_the_asker_has_gone() {
        let proving = Proving::default();
        let held = Arc::clone(&proving.search).acquire_owned().await.expect("open");
        let mut asking = Box::pin(proving.ask(question("a1"), Budget(1000), Waits::IfThereIsRoom));
        assert!((&mut asking).now_or_never().is_none());
        drop(asking);
        // The same once more takes no second place in the queue.
        let mut again = Box::pin(proving.ask(question("a1"), Budget(1000), Waits::IfThereIsRoom));
        assert!((&mut again).now_or_never().is_none());
        assert_eq!((proving.places.available_permits(), proving.lock().at_work.len()), (QUEUE - 1, 1));
        drop(again);
        drop(held);
        while proving.lock().answered.is_empty() {
            tokio::task::yield_now().await;
        }
        assert_eq!(proving.lock().at_work.len(), 0);
        let mut known = Box::pin(proving.ask(question("a1"), Budget(1000), Waits::IfThereIsRoom));
        assert!((&mut known).now_or_never().is_some());
    }

    #[tokio::test]
    async fn a_full_queue_turns_pages_away_and_claims_wait() {
        let proving = Proving::default();
        let held = Arc::clone(&proving.search).acquire_owned().await.expect("open");
        let full = Arc::clone(&proving.places).acquire_many_owned(u32::try_from(QUEUE).expect("few")).await;
        let page = proving.ask(question("a1"), Budget(1000), Waits::IfThereIsRoom).await;
        assert_eq!(page.map(drop).map_err(|busy| busy.status), Err(StatusCode::SERVICE_UNAVAILABLE));
        let mut claim = Box::pin(proving.ask(question("a1"), Budget(1000), Waits::Always));
        assert!((&mut claim).now_or_never().is_none());
        drop(held);
        claim.await.expect("an answer");
        drop(full);
    }
}
