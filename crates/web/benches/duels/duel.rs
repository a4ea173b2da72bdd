//! One duel: two players and a spectator, each behaving as their page does.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use serde_json::{Value, json};
use tokio::sync::{Mutex as AsyncMutex, watch};
use tokio::task::JoinHandle;

use crate::Outcome;
use crate::client::{Line, Signal};
use crate::desk::Table;
use crate::figures::{Figures, Samples};
use crate::thinking::Thinking;

const SIDES: [&str; 2] = ["first", "second"];

/// What a duel has brought.
pub(crate) struct Played {
    pub(crate) name: String,
    /// The names of the moves that were acknowledged.
    pub(crate) moves: Vec<String>,
    pub(crate) figures: Figures,
}

/// When the move under way was sent, in microseconds since the duel was made; 0 when none is.
struct UnderWay {
    begun: Instant,
    sent: AtomicU64,
}

impl UnderWay {
    fn now(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_micros()).unwrap_or(u64::MAX)
    }

    /// A move leaves. The lowest bit tells whose it is.
    fn leave(&self, side: &str) {
        let sent = (self.now() | 1) ^ u64::from(side == SIDES[0]);
        self.sent.store(sent, Ordering::SeqCst);
    }

    /// A side hears that the match has grown: how long that took, if it is the opponent's move. One's own comes back as
    /// well; that is no measure of anything.
    fn heard_by(&self, side: &str) -> Option<u64> {
        let sent = self.sent.load(Ordering::SeqCst);
        if sent == 0 || sent % 2 == u64::from(side == SIDES[1]) {
            return None;
        }
        let taken = self.sent.compare_exchange(sent, 0, Ordering::SeqCst, Ordering::SeqCst);
        taken.ok().map(|sent| self.now().saturating_sub(sent))
    }
}

/// One player's page.
struct Seat {
    key: String,
    side: &'static str,
    line: Arc<AsyncMutex<Line>>,
    /// The newest version that was signalled.
    heard: watch::Receiver<u64>,
    known: u64,
    view: Value,
    listening: JoinHandle<()>,
    under_way: Arc<UnderWay>,
    signals: Arc<Mutex<Samples>>,
    moves: Vec<String>,
    answers: Samples,
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

/// A duel whose players are there.
pub(crate) struct Duel {
    name: String,
    seats: [Seat; 2],
    spectator: JoinHandle<Outcome<()>>,
}

impl Duel {
    /// Both players open their links and are ready; somebody watches.
    pub(crate) async fn arrive(address: SocketAddr, table: Table) -> Outcome<Duel> {
        let Table { name, keys: [first, second] } = table;
        let under_way = Arc::new(UnderWay { begun: Instant::now(), sent: AtomicU64::new(0) });
        let mut seats = [
            Seat::open(address, first, SIDES[0], Arc::clone(&under_way)).await?,
            Seat::open(address, second, SIDES[1], under_way).await?,
        ];
        let spectator = tokio::spawn(watch_match(address, name.clone()));
        for seat in &mut seats {
            seat.act(json!({ "id": "arrive", "act": "arrive" })).await?;
        }
        Ok(Duel { name, seats, spectator })
    }

    /// Plays until the deadline; moves that are under way then are waited for.
    pub(crate) async fn play(self, thinking: [Thinking; 2], deadline: Instant) -> Outcome<Played> {
        let Duel { name, seats: [mut first, mut second], spectator } = self;
        let [of_first, of_second] = thinking;
        let (one, other) = tokio::join!(first.play(of_first, deadline), second.play(of_second, deadline));
        one?;
        other?;
        if spectator.is_finished() {
            spectator.await??;
        } else {
            spectator.abort();
        }
        let mut figures = Figures::default();
        let mut moves = Vec::new();
        for seat in [&mut first, &mut second] {
            figures.answers.append(&mut seat.answers);
            figures.signals.append(&mut seat.signals.lock().unwrap_or_else(PoisonError::into_inner));
            moves.append(&mut seat.moves);
        }
        Ok(Played { name, moves, figures })
    }
}

impl Seat {
    async fn open(
        address: SocketAddr,
        key: String,
        side: &'static str,
        under_way: Arc<UnderWay>,
    ) -> Outcome<Seat> {
        let line = Arc::new(AsyncMutex::new(Line::open(address).await?));
        let signals = Arc::new(Mutex::new(Samples::default()));
        let (tell, heard) = watch::channel(0);
        let mut stream = Line::open(address).await?.listen(&format!("/events/seat/{key}")).await?;
        let echo = (Arc::clone(&line), format!("/api/seat/{key}/echo"));
        let (flying, measured) = (Arc::clone(&under_way), Arc::clone(&signals));
        // When the stream ends, so does `tell`, and the player notices.
        let listening = tokio::spawn(async move {
            let (line, path) = echo;
            while let Ok(signal) = stream.next().await {
                match signal {
                    Signal::Version(version) => {
                        if let Some(took) = flying.heard_by(side) {
                            measured.lock().unwrap_or_else(PoisonError::into_inner).add(took);
                        }
                        tell.send_replace(version);
                    }
                    Signal::Ping(ping) => {
                        if line.lock().await.post(&path, &json!({ "ping": ping }), &[]).await.is_err() {
                            return;
                        }
                    }
                }
            }
        });
        Ok(Seat {
            key,
            side,
            line,
            heard,
            known: 0,
            view: Value::Null,
            listening,
            under_way,
            signals,
            moves: Vec::new(),
            answers: Samples::default(),
        })
    }

    async fn play(&mut self, mut thinking: Thinking, deadline: Instant) -> Outcome<()> {
        self.fetch().await?;
        while Instant::now() < deadline {
            let duel = self.view["boards"][0]["duels"][0].clone();
            if duel["to_act"] == self.side {
                tokio::time::sleep(thinking.time()).await;
                if Instant::now() >= deadline {
                    break;
                }
                let Some(step) = thinking.step(&duel, self.side) else { break };
                self.take_step(&duel, step).await?;
            } else {
                self.wait_for_news(deadline).await?;
            }
        }
        Ok(())
    }

    async fn take_step(&mut self, duel: &Value, step: Value) -> Outcome<()> {
        let id = format!("move-{}", duel["ply"]);
        let act = json!({ "id": id, "act": "step", "ply": duel["ply"], "duel": "one", "take": step });
        self.under_way.leave(self.side);
        let took = self.act(act).await?;
        self.answers.add(took);
        self.moves.push(format!("1{}.{id}", if self.side == SIDES[0] { 'a' } else { 'b' }));
        Ok(())
    }

    /// Waits until the match is newer than what is known, and fetches it.
    async fn wait_for_news(&mut self, deadline: Instant) -> Outcome<()> {
        let known = self.known;
        let news = self.heard.wait_for(|version| *version > known);
        match tokio::time::timeout_at(deadline.into(), news).await {
            Ok(news) => drop(news.map_err(|_| "the stream of signals has ended")?),
            Err(_) => return Ok(()),
        }
        self.fetch().await
    }

    async fn fetch(&mut self) -> Outcome<()> {
        let seen = self.line.lock().await.get(&format!("/api/seat/{}", self.key)).await?;
        self.take_in(seen)
    }

    /// Does something; microseconds until the answer.
    async fn act(&mut self, act: Value) -> Outcome<u64> {
        let mut line = self.line.lock().await;
        let sent = Instant::now();
        let answer = line.post(&format!("/api/seat/{}", self.key), &act, &[]).await?;
        let took = u64::try_from(sent.elapsed().as_micros())?;
        drop(line);
        self.take_in(answer.good()?)?;
        Ok(took)
    }

    fn take_in(&mut self, mut seen: Value) -> Outcome<()> {
        let version = seen["version"].as_u64().ok_or("a view without its version")?;
        if version >= self.known {
            self.known = version;
            self.view = seen["view"].take();
        }
        Ok(())
    }
}

/// A page of a spectator: fetches the match whenever it has grown.
async fn watch_match(address: SocketAddr, name: String) -> Outcome<()> {
    let mut line = Line::open(address).await?;
    let mut signals = Line::open(address).await?.listen(&format!("/events/live/{name}")).await?;
    let path = format!("/api/live/{name}");
    let mut known = 0;
    loop {
        if let Signal::Version(version) = signals.next().await?
            && version > known
        {
            known = line.get(&path).await?["version"].as_u64().ok_or("a view without its version")?;
        }
    }
}
