//! The prover behind a queue: one search at a time, few that wait, and the last answers kept for those who step
//! through them.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::StatusCode;
use kolo_messages::Message;
use kolo_play::prover::{Answer, Budget, Question, prove};
use tokio::sync::Semaphore;

use crate::problem::Problem;

/// Questions that may wait; whoever comes later is asked to try again.
const QUEUE: usize = 16;

/// Answers kept.
const KEPT: usize = 32;

/// The largest budget that can be asked for: some seconds of one processor.
pub(crate) const MOST_NODES: u64 = 4_000_000;

/// The prover and its queue.
#[derive(Debug)]
pub(crate) struct Proving {
    places: Arc<Semaphore>,
    search: Arc<Semaphore>,
    answers: Mutex<VecDeque<Kept>>,
}

#[derive(Debug)]
struct Kept {
    question: Question,
    budget: Budget,
    answer: Arc<Answer>,
}

impl Default for Proving {
    fn default() -> Self {
        Proving {
            places: Arc::new(Semaphore::new(QUEUE)),
            search: Arc::new(Semaphore::new(1)),
            answers: Mutex::default(),
        }
    }
}

impl Proving {
    /// The answer to a question.
    ///
    /// # Errors
    /// When too many wait already.
    pub(crate) async fn ask(&self, question: Question, budget: Budget) -> Result<Arc<Answer>, Problem> {
        if let Some(known) = self.known(&question, budget) {
            return Ok(known);
        }
        let asked = question.clone();
        let answer = Arc::new(self.work(move || prove(&asked, budget)).await?);
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        answers.push_back(Kept { question, budget, answer: Arc::clone(&answer) });
        while answers.len() > KEPT {
            answers.pop_front();
        }
        Ok(answer)
    }

    /// Does something long when its turn comes.
    ///
    /// # Errors
    /// When too many wait already.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let busy = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("web-prover-busy"));
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| busy())?;
        let turn = Arc::clone(&self.search).acquire_owned().await.map_err(|_| busy())?;
        // Whoever stops waiting leaves a search behind; it holds its places until it ends.
        let searching = tokio::task::spawn_blocking(move || {
            let answer = work();
            drop((place, turn));
            answer
        });
        searching.await.map_err(Problem::internal)
    }

    fn known(&self, question: &Question, budget: Budget) -> Option<Arc<Answer>> {
        // A panic while the lock was held cannot leave the list half changed.
        let answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        let found = answers.iter().find(|kept| kept.question == *question && kept.budget == budget);
        found.map(|kept| Arc::clone(&kept.answer))
    }
}
