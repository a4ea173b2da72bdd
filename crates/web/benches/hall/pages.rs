//! People who look at public pages, so many in a second whether the server keeps up or not.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::Outcome;
use crate::figures::Samples;
use crate::wire::{Line, Servers};

/// Browsers with a connection each; every one asks in turn.
const BROWSERS: u32 = 40;

/// All who look.
pub(crate) struct Visitors(JoinSet<Outcome<Seen>>);

/// What they saw.
#[derive(Default)]
pub(crate) struct Seen {
    /// From the moment when a page was due to the end of its answer.
    pub(crate) took: Samples,
    /// How often somebody had to ask again.
    pub(crate) repeated: u64,
}

impl Visitors {
    pub(crate) fn send(
        servers: &Arc<Servers>,
        pages: Vec<String>,
        a_second: u64,
        until: Instant,
    ) -> Visitors {
        let pages = Arc::new(pages);
        let between = Duration::from_micros(1_000_000 / a_second.max(1));
        let begun = Instant::now();
        let mut tasks = JoinSet::new();
        for browser in 0..BROWSERS {
            let (servers, pages) = (Arc::clone(servers), Arc::clone(&pages));
            tasks.spawn(look(servers, pages, browser, begun + between * browser, between * BROWSERS, until));
        }
        Visitors(tasks)
    }

    /// Waits until all are back.
    pub(crate) async fn come_back(mut self) -> Outcome<Seen> {
        let mut all = Seen::default();
        while let Some(done) = self.0.join_next().await {
            let mut seen = done??;
            all.took.append(&mut seen.took);
            all.repeated += seen.repeated;
        }
        Ok(all)
    }
}

async fn look(
    servers: Arc<Servers>,
    pages: Arc<Vec<String>>,
    browser: u32,
    mut due: Instant,
    every: Duration,
    until: Instant,
) -> Outcome<Seen> {
    let mut seen = Seen::default();
    let mut line: Option<Line> = None;
    let mut next = usize::try_from(browser)?;
    while due < until {
        tokio::time::sleep_until(due.into()).await;
        let page = &pages[next % pages.len()];
        loop {
            let open = match line.take() {
                Some(open) => Ok(open),
                None => servers.connect().await,
            };
            if let Ok(mut open) = open
                && let Ok(answer) = open.ask("GET", page, &[], "").await
            {
                if answer.status != 200 {
                    return Err(format!("{page}: {}", answer.status).into());
                }
                line = Some(open);
                break;
            }
            seen.repeated += 1;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        seen.took.add(due.elapsed());
        due += every;
        next += 7;
    }
    Ok(seen)
}
