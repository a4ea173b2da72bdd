//! A site of examples: they are planted when it starts, any visitor may come in, and a visitor who has broken enough
//! can have them restored.

use std::sync::Arc;

use kolo_contest::{Contest, Timestamp};
use kolo_desk::StreamKind;
use kolo_examples::{Content, Example};
use kolo_model::Name;
use kolo_tournament::{Author, Order, Role};
use tokio::sync::Notify;

use crate::app::{self, App};
use crate::contest_room::{ContestAct, ContestOrder};
use crate::problem::Problem;
use crate::time::{self, Now};
use crate::tournament::TournamentOrder;

/// The wish to have the examples restored; clones are the same.
#[derive(Debug, Clone, Default)]
pub struct Demo(Arc<Notify>);

impl Demo {
    /// No wish yet.
    pub fn new() -> Demo {
        Demo::default()
    }

    /// Ends when a visitor wants the examples restored.
    pub async fn restore_wanted(&self) {
        self.0.notified().await;
    }

    /// A visitor wants them restored.
    pub(crate) fn want_restore(&self) {
        self.0.notify_one();
    }
}

/// Plants the examples as they stand now.
///
/// # Errors
/// Trouble with the database, or an example that the program refuses, which would be a bug.
pub(crate) async fn plant(app: &App) -> Result<(), Problem> {
    let now = time::now();
    // Each is played from its first entry on; side by side they take as long as the longest.
    let making = Example::ALL
        .map(|example| (example, tokio::task::spawn_blocking(move || example.content(Timestamp(now.0)))));
    for (example, making) in making {
        match making.await.map_err(Problem::internal)?.map_err(Problem::internal)? {
            Content::Tournament(orders) => tournament(app, example, orders).await?,
            Content::Contest(contest) => contest_room(app, example, *contest, now).await?,
        }
    }
    Ok(())
}

async fn tournament(app: &App, example: Example, orders: Vec<Order>) -> Result<(), Problem> {
    let stream = StreamKind::Tournament.stream(example.address()).ok_or_else(Problem::not_found)?;
    let named = |order| Ok((app::command("example")?, TournamentOrder { order, seen: None, link: None }));
    let orders = orders.into_iter().map(named).collect::<Result<_, Problem>>()?;
    app.tournaments.room(&stream).await?.begin_with(orders).await?;
    Ok(())
}

async fn contest_room(app: &App, example: Example, contest: Contest, now: Now) -> Result<(), Problem> {
    let stream = StreamKind::Contest.stream(example.address()).ok_or_else(Problem::not_found)?;
    let name = Name::new("Kolo").map_err(Problem::internal)?;
    let order = ContestOrder {
        by: Author { name, role: Role::Arbiter },
        at: now,
        reason: None,
        acts: vec![ContestAct::TakeOver(Arc::new(contest))],
        seen: None,
        digest: example.address().to_owned(),
        link: None,
        within: None,
    };
    app.contests.room(&stream).await?.give(app::command("example")?, &order).await?;
    Ok(())
}
