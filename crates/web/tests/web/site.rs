//! A server for one test.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use kolo_store::Store;
use kolo_web::{AdminLink, Server, ServerConfig, Settings, StreamLimits};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client::Client;

/// A running server.
pub(crate) struct Site {
    pub(crate) client: Client,
    pub(crate) desk_link: String,
    /// What the server reported to its owner.
    pub(crate) reports: Arc<Mutex<Vec<String>>>,
    store: Store,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Site {
    /// A server on this database.
    pub(crate) async fn on(url: &str) -> Site {
        Site::with(url, StreamLimits::default(), None, ServerConfig::default()).await
    }

    /// The same, run as its owner wants.
    pub(crate) async fn run_as(url: &str, config: ServerConfig) -> Site {
        Site::with(url, StreamLimits::default(), None, config).await
    }

    /// The same, reached through a proxy on this machine.
    pub(crate) async fn behind_a_proxy(url: &str) -> Site {
        let address = Some("https://kolo.example".to_owned());
        Site::with(url, StreamLimits::default(), address, ServerConfig::default()).await
    }

    /// The same with so many streams of events.
    pub(crate) async fn with_streams(url: &str, streams: StreamLimits) -> Site {
        Site::with(url, streams, None, ServerConfig::default()).await
    }

    async fn with(url: &str, streams: StreamLimits, base_url: Option<String>, config: ServerConfig) -> Site {
        let store = Store::open(url).await.expect("a database");
        let reports: Arc<Mutex<Vec<String>>> = Arc::default();
        let heard = Arc::clone(&reports);
        let settings = Settings {
            listen: "127.0.0.1:0".to_owned(),
            base_url,
            demo: None,
            admin_link: AdminLink::Always,
            streams,
            config,
            reporter: Arc::new(move |text| heard.lock().expect("sound").push(text.to_owned())),
        };
        let server = Server::start(store.clone(), settings).await.expect("a free port");
        let client = Client::new(server.address());
        let desk_link = server.desk_link().expect("a link").to_owned();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Site { client, desk_link, reports, store, stop, running }
    }

    /// Stops the server in good order.
    pub(crate) async fn stop(self) {
        let _ = self.stop.send(());
        self.running.await.expect("the server ends");
        self.store.close().await.expect("the database closes");
    }

    /// A client that is signed in as an organiser.
    pub(crate) async fn desk(&self) -> Client {
        self.enter(&self.desk_link).await
    }

    /// A client that has come in by this link.
    pub(crate) async fn enter(&self, link: &str) -> Client {
        let key = link.rsplit('/').next().expect("a key");
        let form = self.client.with("content-type", "application/x-www-form-urlencoded");
        let answer = form.send("POST", "/desk/enter", &format!("key={key}&name=Eva")).await;
        assert_eq!((answer.status, answer.header("location")), (303, "/desk"), "{}", answer.body);
        let cookie = answer.header("set-cookie").split(';').next().expect("a cookie").to_owned();
        self.client.with("cookie", &cookie).with("x-kolo-desk", "1")
    }
}

/// A database in a folder of its own.
pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) fn path(&self) -> &std::path::Path {
        self.0.path()
    }

    pub(crate) fn url(&self) -> String {
        format!("sqlite:{}", self.0.path().join("web.sqlite").display())
    }
}

/// A live match, and what its players need.
pub(crate) struct Game {
    pub(crate) name: String,
    pub(crate) desk: Client,
}

impl Game {
    /// A match of individuals with this time; `first` opens duel 1.
    pub(crate) async fn set_up(desk: Client, time: &str) -> Game {
        let boards = json!([{"first": "Ana", "second": "Bo", "opens": "first"}]);
        Game::with_boards(desk, time, &boards).await
    }

    pub(crate) async fn with_boards(desk: Client, time: &str, boards: &Value) -> Game {
        let form = json!({
            "title": "Round <1>", "first": "A & B", "second": "C", "boards": boards, "opening": "swap2", "time": time,
        });
        let answer = desk.post("/api/desk/live", &form).await.ok();
        let name =
            answer["goto"].as_str().expect("an address").rsplit('/').next().expect("a name").to_owned();
        Game { name, desk }
    }

    /// Carries out an act of the arbiter under a name of its own.
    pub(crate) async fn act(&self, id: &str, mut act: Value) -> crate::client::Answer {
        act["id"] = json!(id);
        self.desk.post(&format!("/api/desk/live/{}", self.name), &act).await
    }

    /// The path of a new link for a seat.
    pub(crate) async fn link(&self, board: u32, side: &str) -> String {
        static LINKS: AtomicU32 = AtomicU32::new(0);
        let seat = json!({"board": board, "side": side});
        let id = format!("link-{}", LINKS.fetch_add(1, Ordering::Relaxed));
        let issued = self.act(&id, json!({"act": "issue-seat", "seat": seat})).await.ok();
        let link = issued["issued"]["link"].as_str().expect("a link").to_owned();
        link[link.find("/seat/").expect("a seat")..].to_owned()
    }
}
