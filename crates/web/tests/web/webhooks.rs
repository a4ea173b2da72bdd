//! Webhooks with a real receiver on this machine: in order, signed, again until taken, by one server of several.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use kolo_store::{EventLog, Store};
use kolo_web::{ServerConfig, WebhookPatience, WebhookReach};
use serde_json::Value;
use sha2::Sha256;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

use crate::client::{Answer, Client};
use crate::contest;
use crate::forms::Form;
use crate::openapi::messages_fit;
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, entered, led_to, result};

/// A request as it came.
#[derive(Debug, Clone)]
struct Came {
    head: Vec<(String, String)>,
    body: String,
}

impl Came {
    fn header(&self, name: &str) -> &str {
        self.head.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.body).expect("JSON")
    }

    fn kind(&self) -> String {
        self.json()["kind"].as_str().expect("a kind").to_owned()
    }
}

/// A receiver that listens.
pub(crate) struct Receiver {
    url: String,
    came: Arc<Mutex<Vec<Came>>>,
    /// What to answer next; 200 when nothing is left, no answer at all for 0.
    answers: Arc<Mutex<Vec<u16>>>,
    task: JoinHandle<()>,
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Receiver {
    pub(crate) async fn new() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}/in?from=kolo", listener.local_addr().expect("an address"));
        let (came, answers) = (Arc::<Mutex<Vec<Came>>>::default(), Arc::<Mutex<Vec<u16>>>::default());
        let (noted, next) = (Arc::clone(&came), Arc::clone(&answers));
        let task = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (noted, next) = (Arc::clone(&noted), Arc::clone(&next));
                tokio::spawn(async move {
                    let _ = take(stream, &noted, &next).await;
                });
            }
        });
        Receiver { url, came, answers, task }
    }

    /// Where it listens.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// What has come, once so many requests have.
    pub(crate) async fn bodies(&self, count: usize) -> Vec<String> {
        self.wait(count).await.into_iter().map(|came| came.body).collect()
    }

    fn will_answer(&self, statuses: &[u16]) {
        let mut answers = self.answers.lock().expect("sound");
        *answers = statuses.iter().rev().copied().collect();
    }

    fn came(&self) -> Vec<Came> {
        self.came.lock().expect("sound").clone()
    }

    /// Waits until so many requests have come.
    async fn wait(&self, count: usize) -> Vec<Came> {
        for _ in 0..3000 {
            let came = self.came();
            if came.len() >= count {
                return came;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(self.came().len(), count, "they did not come: {:?}", self.came());
        Vec::new()
    }
}

async fn take(stream: TcpStream, came: &Mutex<Vec<Came>>, answers: &Mutex<Vec<u16>>) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    let (mut head, mut line) = (Vec::new(), String::new());
    while stream.read_line(&mut line).await? > 2 {
        let (name, value) = line.split_once(':').unwrap_or((line.as_str(), ""));
        head.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        line.clear();
    }
    let one = Came { head, body: String::new() };
    let mut bytes = vec![0; one.header("content-length").parse().unwrap_or(0)];
    stream.read_exact(&mut bytes).await?;
    let status = answers.lock().expect("sound").pop().unwrap_or(200);
    came.lock().expect("sound").push(Came { body: String::from_utf8_lossy(&bytes).into_owned(), ..one });
    if status == 0 {
        return Ok(());
    }
    let location = if status == 302 { "location: http://127.0.0.1:1/elsewhere\r\n" } else { "" };
    let answer = format!("HTTP/1.1 {status} X\r\ncontent-length: 0\r\n{location}connection: close\r\n\r\n");
    stream.get_mut().write_all(answer.as_bytes()).await
}

pub(crate) fn quick() -> ServerConfig {
    let webhook_patience = WebhookPatience {
        first: Duration::from_millis(20),
        most: Duration::from_millis(100),
        give_up: Duration::from_hours(24),
    };
    ServerConfig { webhooks: WebhookReach::Local, webhook_patience, ..ServerConfig::default() }
}

/// A tournament with six players, and a signed-in organiser.
async fn tournament(site: &Site) -> (Client, String) {
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    (desk, base)
}

/// Adds a webhook; its secret.
pub(crate) async fn added(desk: &Client, base: &str, url: &str, topics: &[&str]) -> String {
    let answer = add(desk, base, url, topics).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let secret = answer.body.split("<code>").nth(1).and_then(|rest| rest.split('<').next());
    secret.expect("a secret").to_owned()
}

async fn add(desk: &Client, base: &str, url: &str, topics: &[&str]) -> Answer {
    let mut page = desk.get(&format!("{base}/webhooks")).await;
    // The last form of the page, after those of the webhooks.
    page.body = format!("<form {}", page.body.rsplit("<form ").next().expect("a form"));
    let form = Form::on(&page, "/webhooks").without("which").with("do", "add").with("url", url);
    topics.iter().fold(form, |form, topic| form.with(topic, "yes")).send(desk).await
}

#[tokio::test]
async fn what_happens_is_reported_in_order_and_signed() {
    let folder = Folder::new();
    let site = Site::run_as(&folder.url(), quick()).await;
    let (desk, base) = tournament(&site).await;
    let (all, ends) = (Receiver::new().await, Receiver::new().await);
    let secret = added(&desk, &base, &all.url, &["rounds", "results", "end"]).await;
    added(&desk, &base, &ends.url, &["end"]).await;
    for round in 1..=5 {
        drawn_and_published(&desk, &base).await;
        for (table, key) in [(1, "1"), (2, "0"), (3, "=")] {
            led_to(&result(&desk, &base, round, table, key).await);
        }
    }
    led_to(&Form::on(&desk.get(&base).await, "/finish").send(&desk).await);

    let came = all.wait(21).await;
    let kinds: Vec<String> = came.iter().map(Came::kind).collect();
    let mut expected = ["round.published", "result.entered", "result.entered", "result.entered"].repeat(5);
    expected.push("tournament.finished");
    assert_eq!(kinds, expected);
    messages_fit(&site.client, &came.iter().map(Came::json).collect::<Vec<_>>()).await;
    let versions: Vec<u64> =
        came.iter().map(|one| one.json()["version"].as_u64().expect("a number")).collect();
    assert!(versions.is_sorted(), "{versions:?}");
    for one in &came {
        let json = one.json();
        assert_eq!(one.head[0].0.trim(), "post /in?from=kolo http/1.1");
        assert_eq!(one.header("kolo-delivery"), json["id"].as_str().expect("an id"));
        assert_eq!((one.header("kolo-event"), one.header("kolo-attempt")), (one.kind().as_str(), "1"));
        let (at, signature) = one.header("kolo-signature").split_once(",v1=").expect("a signature");
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key");
        mac.update(format!("{}.{}", at.trim_start_matches("t="), one.body).as_bytes());
        let digits = |at: usize| u8::from_str_radix(&signature[at..at + 2], 16).expect("hexadecimal digits");
        let given: Vec<u8> = (0..signature.len()).step_by(2).map(digits).collect();
        assert!(mac.verify_slice(&given).is_ok(), "{signature}");
    }
    let first = came[1].json();
    assert_eq!((&first["data"]["result"], &first["data"]["round"]), (&Value::from("1 : 0"), &Value::from(1)));
    assert!(first["data"]["first"]["name"].is_string(), "{first}");
    assert_eq!(came[0].json()["data"]["view"], "/api/t/jarni-prebor/rounds/1");
    let only = ends.wait(1).await;
    assert_eq!(only[0].kind(), "tournament.finished");

    // Organisers and programs see that all is sent; the secret is shown nowhere.
    let mut listed = desk.get("/api/desk/t/jarni-prebor/webhooks").await;
    for _ in 0..500 {
        if listed.ok()["view"][0]["waiting"] == 0 {
            break;
        }
        listed = desk.get("/api/desk/t/jarni-prebor/webhooks").await;
    }
    let view = listed.ok()["view"][0].clone();
    assert_eq!(
        (&view["waiting"], &view["latest"][0]["outcome"]),
        (&Value::from(0), &Value::from("delivered"))
    );
    let page = desk.get(&format!("{base}/webhooks")).await;
    for body in [&page.body, &listed.body] {
        assert!(!body.contains(&secret));
    }
    assert_eq!(site.client.get(&format!("{base}/webhooks")).await.status, 401);
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;
}

#[tokio::test]
async fn a_contest_tells_of_all_its_tournaments() {
    let folder = Folder::new();
    let site = Site::run_as(&folder.url(), quick()).await;
    let desk = site.desk().await;
    let base = contest::made(&desk).await;
    let office = "/desk/c/skolni-prebor/-";
    let receiver = Receiver::new().await;
    let secret = added(&desk, office, &receiver.url, &["rounds", "results", "end"]).await;
    contest::started(&desk, &base).await;
    let game = contest::open(&site, "/api/c/skolni-prebor/turnaj").await[0].clone();
    led_to(&contest::result(&desk, &base, &game, "11 10 =0").await);
    let page = desk.get(&format!("{base}/correct/{game}")).await;
    let form = Form::on(&page, &format!("/correct/{game}")).with("result", "11 10 ==");
    led_to(&form.with("reason", "misread").with("sure", "yes").send(&desk).await);
    let came = receiver.wait(3).await;
    let kinds: Vec<String> = came.iter().map(Came::kind).collect();
    assert_eq!(kinds, ["draw.published", "result.entered", "result.corrected"]);
    messages_fit(&site.client, &came.iter().map(Came::json).collect::<Vec<_>>()).await;
    let (draw, entered, corrected) = (came[0].json(), came[1].json(), came[2].json());
    assert_eq!(draw["contest"], "skolni-prebor");
    assert_eq!(draw["data"]["view"], "/api/c/skolni-prebor/turnaj/matches");
    assert_eq!(site.client.get("/api/c/skolni-prebor/turnaj/matches").await.status, 200);
    assert_eq!(
        (&entered["data"]["result"], &entered["data"]["duels"]),
        (&Value::from("7 : 5"), &Value::from("11 10 =0"))
    );
    assert_eq!(
        (&entered["data"]["match"], &entered["data"]["venue"]),
        (&Value::from(game), &Value::from("turnaj"))
    );
    assert_eq!(corrected["data"]["result"], "8 : 4");
    assert!(
        entered["data"]["first"]["name"].as_str().is_some_and(|name| name.starts_with("Tým")),
        "{entered}"
    );
    let ids: Vec<&str> = came.iter().map(|one| one.header("kolo-delivery")).collect();
    assert!(ids.iter().all(|id| id.starts_with("c-skolni-prebor-")) && ids[1] != ids[2], "{ids:?}");
    // After a restart it goes on where it was, and nothing is sent twice.
    let listed = desk.get("/api/desk/c/skolni-prebor/-/webhooks").await;
    assert!(listed.status == 200 && !listed.body.contains(&secret));
    site.stop().await;
    let site = Site::run_as(&folder.url(), quick()).await;
    let desk = site.desk().await;
    let game = contest::open(&site, "/api/c/skolni-prebor/turnaj").await[0].clone();
    led_to(&contest::result(&desk, &base, &game, "00 01 11").await);
    let came = receiver.wait(4).await;
    assert_eq!((came.len(), came[3].kind().as_str()), (4, "result.entered"));
    site.stop().await;
}

#[tokio::test]
async fn a_contest_tells_of_equals_and_of_what_decided_between_them() {
    let folder = Folder::new();
    let site = Site::run_as(&folder.url(), quick()).await;
    let desk = site.desk().await;
    let base = contest::made(&desk).await;
    contest::started(&desk, &base).await;
    let receiver = Receiver::new().await;
    added(&desk, "/desk/c/skolni-prebor/-", &receiver.url, &["results"]).await;
    let api = "/api/c/skolni-prebor/turnaj";
    let games = contest::open(&site, api).await.into_iter().filter(|key| key.starts_with("A."));
    let games: Vec<String> = games.collect();
    for game in &games {
        led_to(&contest::result(&desk, &base, game, "== == ==").await);
    }
    // All players in the group are tied: chosen players play duels, and where those do not help the lot decides.
    let mut duels = 0;
    loop {
        let waiting = contest::view(&desk, "/api/desk/c/skolni-prebor/turnaj/waiting").await;
        let Some(tie) = waiting["ties"].as_array().and_then(|ties| ties.first()).cloned() else { break };
        let form = Form::on(&desk.get(&format!("{base}/ties")).await, "/ties/A");
        let player = |side: &str| tie["pairs"][0][side]["players"][0]["id"].as_str().map(str::to_owned);
        let form = match (player("first"), player("second")) {
            (Some(first), Some(second)) => {
                duels += 1;
                form.with("first", &first).with("second", &second).with("winner", "draw").with("do", "duel")
            }
            _ => form.with("do", "lot"),
        };
        led_to(&form.send(&desk).await);
    }
    assert!(duels > 0);
    let came = receiver.wait(games.len() + duels + 2).await;
    let kinds: Vec<String> = came.iter().skip(games.len()).map(Came::kind).collect();
    let expected = std::iter::once("tie.open").chain(vec!["tie.played"; duels]).chain(["tie.decided"]);
    assert_eq!(kinds, expected.collect::<Vec<_>>());
    messages_fit(&site.client, &came.iter().map(Came::json).collect::<Vec<_>>()).await;
    let equal = came[games.len()].json()["data"].clone();
    assert_eq!((&equal["venue"], &equal["group"]), (&Value::from("turnaj"), &Value::from("A")));
    assert!(equal["equal"][0]["name"].as_str().is_some_and(|name| name.starts_with("Tým")), "{equal}");
    let duel = came[games.len() + 1].json();
    assert_eq!(duel["data"]["result"], "½ : ½");
    assert!(!duel.to_string().contains("Adam"), "who played for a team is not told: {duel}");
    let decided = came.last().expect("one came").json()["data"].clone();
    assert_eq!((&decided["by"], &decided["venue"]), (&Value::from("lot"), &Value::from("turnaj")));
    assert_eq!(decided["order"].as_array().map(Vec::len), equal["equal"].as_array().map(Vec::len));

    site.stop().await;
}

#[tokio::test]
async fn what_was_not_taken_is_sent_again_and_nothing_overtakes_it() {
    let folder = Folder::new();
    let site = Site::run_as(&folder.url(), quick()).await;
    let (desk, base) = tournament(&site).await;
    let receiver = Receiver::new().await;
    added(&desk, &base, &receiver.url, &["rounds", "results"]).await;
    // A fault, a redirect, which is not followed, and a connection that breaks off.
    receiver.will_answer(&[500, 302, 0, 204]);
    drawn_and_published(&desk, &base).await;
    led_to(&result(&desk, &base, 1, 1, "1").await);
    let came = receiver.wait(5).await;
    let seen: Vec<(String, &str)> = came.iter().map(|one| (one.kind(), one.header("kolo-attempt"))).collect();
    let expected = [("round.published", "1"), ("round.published", "2"), ("round.published", "3")];
    assert_eq!(seen[..3], expected.map(|(kind, attempt)| (kind.to_owned(), attempt)));
    assert_eq!(seen[3..], [("round.published".to_owned(), "4"), ("result.entered".to_owned(), "1")]);
    let names: Vec<&str> = came.iter().map(|one| one.header("kolo-delivery")).collect();
    assert_eq!(names[0], names[3], "the same name however often it is sent");

    // An undone result is sent to all who were notified of it.
    let log = desk.get(&format!("{base}/log")).await;
    led_to(&Form::on(&log, "/undo").with("reason", "wrong table").with("sure", "yes").send(&desk).await);
    let came = receiver.wait(6).await;
    assert_eq!(
        (came[5].kind().as_str(), came[5].json()["data"]["was"]["kind"].as_str()),
        ("step.undone", Some("result.entered"))
    );
    site.stop().await;
}

#[tokio::test]
async fn what_is_too_old_is_given_up_and_the_desk_sees_it() {
    let folder = Folder::new();
    let mut config = quick();
    config.webhook_patience.give_up = Duration::from_millis(400);
    let site = Site::run_as(&folder.url(), config).await;
    let (desk, base) = tournament(&site).await;
    // A port where no server listens.
    let port =
        TcpListener::bind("127.0.0.1:0").await.expect("a port").local_addr().expect("an address").port();
    added(&desk, &base, &format!("http://127.0.0.1:{port}/"), &["rounds"]).await;
    drawn_and_published(&desk, &base).await;
    let mut attempts = Vec::new();
    for _ in 0..500 {
        let listed = desk.get("/api/desk/t/jarni-prebor/webhooks").await.ok();
        attempts.clone_from(listed["view"][0]["latest"].as_array().expect("a list"));
        if attempts.first().is_some_and(|attempt| attempt["outcome"] == "given-up") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(attempts.first().is_some_and(|attempt| attempt["outcome"] == "given-up"), "{attempts:?}");
    assert!(attempts.len() > 1, "it was tried more than once: {attempts:?}");
    assert!(attempts.iter().all(|attempt| attempt["detail"] == "unreachable"), "{attempts:?}");
    let page = desk.get(&format!("{base}/webhooks")).await;
    assert!(page.body.contains("given up"), "{}", page.body);
    site.stop().await;
}

#[tokio::test]
async fn after_a_restart_it_goes_on_where_it_was() {
    let folder = Folder::new();
    let site = Site::run_as(&folder.url(), quick()).await;
    let (desk, base) = tournament(&site).await;
    let receiver = Receiver::new().await;
    added(&desk, &base, &receiver.url, &["rounds", "results"]).await;
    drawn_and_published(&desk, &base).await;
    receiver.wait(1).await;
    // It fails while the server is stopped in between.
    receiver.will_answer(&[503; 1000]);
    led_to(&result(&desk, &base, 1, 1, "1").await);
    receiver.wait(2).await;
    site.stop().await;
    let before = receiver.came().len();
    receiver.will_answer(&[]);

    let site = Site::run_as(&folder.url(), quick()).await;
    let came = receiver.wait(before + 1).await;
    let last = came.last().expect("one came");
    assert_eq!(last.kind(), "result.entered");
    assert!(last.header("kolo-attempt").parse::<u32>().expect("a number") > 1, "the attempts are counted on");
    assert_eq!(
        came.iter().filter(|one| one.kind() == "round.published").count(),
        1,
        "what was taken is not sent again"
    );
    site.stop().await;
}

/// The server dies after a parcel was taken and before it could note that: it goes out once more, under the same name.
#[tokio::test]
async fn after_a_crash_between_the_last_one_comes_again_under_its_name() {
    let folder = Folder::new();
    let site = Site::run_as(&folder.url(), quick()).await;
    let (desk, base) = tournament(&site).await;
    let receiver = Receiver::new().await;
    added(&desk, &base, &receiver.url, &["rounds", "results"]).await;
    drawn_and_published(&desk, &base).await;
    receiver.wait(1).await;
    let store = Store::open(&folder.url()).await.expect("a database");
    let mut before = None;
    while before.is_none() {
        before = store.note("webhook jarni-prebor 1").await.expect("a database");
    }
    led_to(&result(&desk, &base, 1, 1, "1").await);
    receiver.wait(2).await;
    site.stop().await;
    // What the database would know if the server had died in between.
    store.set_note("webhook jarni-prebor 1", before.as_deref()).await.expect("a database");
    let site = Site::run_as(&folder.url(), quick()).await;
    let came = receiver.wait(3).await;
    assert_eq!(came[1].header("kolo-delivery"), came[2].header("kolo-delivery"));
    assert_eq!(came[1].body, came[2].body);
    site.stop().await;
}

async fn one_of_two_delivers(url: &str) {
    let (one, two) = (Site::run_as(url, quick()).await, Site::run_as(url, quick()).await);
    let (desk, base) = tournament(&one).await;
    let receiver = Receiver::new().await;
    added(&desk, &base, &receiver.url, &["rounds", "results"]).await;
    drawn_and_published(&desk, &base).await;
    for (table, key) in [(1, "1"), (2, "0"), (3, "=")] {
        led_to(&result(&desk, &base, 1, table, key).await);
    }
    let came = receiver.wait(4).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(receiver.came().len(), came.len(), "nobody was told twice");
    // The one who has the work stops; the other takes it over.
    let elsewhere = desk.towards(&two.client);
    one.stop().await;
    drawn_and_published(&elsewhere, &base).await;
    let came = receiver.wait(5).await;
    assert_eq!(came[4].kind(), "round.published");
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_servers_on_one_sqlite_file_delivers() {
    one_of_two_delivers(&Folder::new().url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_servers_on_one_postgresql_database_delivers() {
    on_postgres(|url| async move { one_of_two_delivers(&url).await }).await;
}

#[tokio::test]
async fn the_organiser_tries_out_removes_and_sees_what_cannot_be() {
    let folder = Folder::new();
    let site = Site::run_as(&folder.url(), quick()).await;
    let (desk, base) = tournament(&site).await;
    let receiver = Receiver::new().await;
    added(&desk, &base, &receiver.url, &["end"]).await;
    let page = desk.get(&format!("{base}/webhooks")).await;
    let tried = Form::on(&page, "/webhooks").with("do", "test").send(&desk).await;
    assert!(tried.body.contains("200"), "{}", tried.body);
    assert_eq!(receiver.wait(1).await[0].kind(), "test");
    receiver.will_answer(&[404]);
    let tried = Form::on(&page, "/webhooks").with("do", "test").send(&desk).await;
    assert!(tried.body.contains("404"), "{}", tried.body);
    let removed = Form::on(&page, "/webhooks").with("do", "remove").send(&desk).await;
    assert!(
        removed.status == 200 && !removed.body.contains(&receiver.url.replace('&', "&amp;")),
        "{}",
        removed.body
    );
    assert_eq!(desk.get("/api/desk/t/jarni-prebor/webhooks").await.ok()["view"], Value::Array(Vec::new()));

    for (url, topics) in
        [("ftp://example.org", &["end"] as &[&str]), ("", &["end"]), ("https://example.org", &[])]
    {
        assert_eq!(add(&desk, &base, url, topics).await.status, 422, "{url}");
    }
    let foreign = Form::on(&page, "/webhooks").with("token", "x").with("do", "remove").send(&desk).await;
    assert_eq!(foreign.status, 403);
    assert_eq!(desk.get("/desk/t/nowhere/webhooks").await.status, 404);
    site.stop().await;

    // Without the owner's word nothing goes to the local network.
    let site = Site::on(&folder.url()).await;
    let desk = desk.towards(&site.client);
    for url in [
        "http://127.0.0.1:9/",
        "http://10.0.0.1/",
        "http://[::1]/",
        "http://169.254.169.254/latest/meta-data",
    ] {
        assert_eq!(add(&desk, &base, url, &["end"]).await.status, 422, "{url}");
    }
    added(&desk, &base, "http://localhost:9/", &["end"]).await;
    let page = desk.get(&format!("{base}/webhooks")).await;
    let tried = Form::on(&page, "/webhooks").with("do", "test").send(&desk).await;
    assert!(tried.body.contains("local network"), "{}", tried.body);
    site.stop().await;
    let store = Store::open(&folder.url()).await.expect("a database");
    let stream = "w-jarni-prebor".parse().expect("a name");
    assert_eq!(store.read_all(&stream).await.expect("a log").len(), 3);
}
