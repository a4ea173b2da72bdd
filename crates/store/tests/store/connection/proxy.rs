//! A line to the server that breaks when told to.

use std::sync::{Arc, Mutex};

use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};

/// What the line does.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Mood {
    LetThrough,
    /// Breaks before a packet with these words reaches the server.
    CutAt(&'static str),
    /// Delivers a packet with these words, waits for the answer, and breaks without passing it on.
    SwallowTheAnswerTo(&'static str),
    /// From a packet with these words on delivers nothing and says nothing.
    GoSilentAt(&'static str),
    /// Delivers so many packets, and breaks without passing on the answer to the last.
    CutAfter(u32),
    /// Breaks everything and takes no new connection.
    Refuse,
}

pub(super) struct Proxy {
    url: String,
    mood: Arc<Mutex<Mood>>,
    refused: watch::Sender<bool>,
    silent: Arc<Notify>,
}

impl Proxy {
    pub(super) async fn start(server: &str) -> Proxy {
        let options: PgConnectOptions = server.parse().unwrap();
        let target = (options.get_host().to_owned(), options.get_port());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let mood = Arc::new(Mutex::new(Mood::LetThrough));
        let refused = watch::Sender::new(false);
        let silent = Arc::new(Notify::new());
        tokio::spawn(accept(listener, target, Arc::clone(&mood), refused.clone(), Arc::clone(&silent)));
        let url = options.host("127.0.0.1").port(port).to_url_lossy().to_string();
        Proxy { url, mood, refused, silent }
    }

    pub(super) fn url(&self) -> String {
        self.url.clone()
    }

    pub(super) fn cut_at(&self, words: &'static str) {
        self.set(Mood::CutAt(words));
    }

    pub(super) fn swallow_the_answer_to(&self, words: &'static str) {
        self.set(Mood::SwallowTheAnswerTo(words));
    }

    pub(super) fn go_silent_at(&self, words: &'static str) {
        self.set(Mood::GoSilentAt(words));
    }

    /// Waits until the line has gone silent.
    pub(super) async fn silence(&self) {
        self.silent.notified().await;
    }

    pub(super) fn cut_after(&self, packets: u32) {
        self.set(Mood::CutAfter(packets));
    }

    pub(super) fn cut_all_and_refuse(&self) {
        self.set(Mood::Refuse);
        self.refused.send_replace(true);
    }

    pub(super) fn let_through(&self) {
        self.refused.send_replace(false);
        self.set(Mood::LetThrough);
    }

    fn set(&self, mood: Mood) {
        *self.mood.lock().unwrap() = mood;
    }
}

async fn accept(
    listener: TcpListener,
    target: (String, u16),
    mood: Arc<Mutex<Mood>>,
    refused: watch::Sender<bool>,
    silent: Arc<Notify>,
) {
    loop {
        let (client, _) = listener.accept().await.unwrap();
        if *refused.borrow() {
            continue;
        }
        let server = TcpStream::connect(target.clone()).await.unwrap();
        let (mood, mut refused, silent) = (Arc::clone(&mood), refused.subscribe(), Arc::clone(&silent));
        tokio::spawn(async move {
            tokio::select! {
                _ = pass(client, server, &mood, &silent) => {}
                _ = refused.wait_for(|refused| *refused) => {}
            }
        });
    }
}

/// Passes packets both ways until one side ends or the mood breaks the line.
async fn pass(
    mut client: TcpStream,
    mut server: TcpStream,
    mood: &Mutex<Mood>,
    silent: &Notify,
) -> std::io::Result<()> {
    let (mut question, mut answer) = (vec![0; 64 * 1024], vec![0; 64 * 1024]);
    loop {
        tokio::select! {
            read = client.read(&mut question) => {
                let packet = &question[..read?];
                match react(mood, packet) {
                    Reaction::Deliver => server.write_all(packet).await?,
                    Reaction::Cut => return Ok(()),
                    Reaction::DeliverAndCut => {
                        server.write_all(packet).await?;
                        let _answer = server.read(&mut answer).await?;
                        return Ok(());
                    }
                    Reaction::Hang => {
                        silent.notify_one();
                        std::future::pending::<()>().await;
                    }
                }
                if packet.is_empty() {
                    return Ok(());
                }
            }
            read = server.read(&mut answer) => {
                let packet = &answer[..read?];
                if packet.is_empty() {
                    return Ok(());
                }
                client.write_all(packet).await?;
            }
        }
    }
}

enum Reaction {
    Deliver,
    Cut,
    DeliverAndCut,
    Hang,
}

/// What to do with a packet to the server. A break happens once; then the line is good again.
fn react(mood: &Mutex<Mood>, packet: &[u8]) -> Reaction {
    let mut mood = mood.lock().unwrap();
    let text = String::from_utf8_lossy(packet);
    let reaction = match &mut *mood {
        Mood::CutAt(words) if text.contains(*words) => Reaction::Cut,
        Mood::SwallowTheAnswerTo(words) if text.contains(*words) => Reaction::DeliverAndCut,
        Mood::GoSilentAt(words) if text.contains(*words) => Reaction::Hang,
        Mood::CutAfter(0 | 1) => Reaction::DeliverAndCut,
        Mood::CutAfter(packets) => {
            *packets -= 1;
            Reaction::Deliver
        }
        Mood::Refuse => Reaction::Cut,
        Mood::LetThrough | Mood::CutAt(_) | Mood::SwallowTheAnswerTo(_) | Mood::GoSilentAt(_) => {
            Reaction::Deliver
        }
    };
    match reaction {
        Reaction::Cut | Reaction::DeliverAndCut if *mood != Mood::Refuse => *mood = Mood::LetThrough,
        Reaction::Deliver | Reaction::Cut | Reaction::DeliverAndCut | Reaction::Hang => {}
    }
    reaction
}
