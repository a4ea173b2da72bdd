//! What the owner of the machine sees: health, figures, and a server that closes in good order.

use std::time::Duration;

use kolo_web::{MetricsToken, ServerConfig, TrustedProxies};
use serde_json::{Value, json};

use crate::client::Client;
use crate::site::{Folder, Game, Site};
use crate::tournament::{created, drawn_and_published, entered, result};

const TOKEN: &str = "a-long-enough-token";

#[tokio::test]
async fn a_server_that_works_says_so() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let mut health = site.client.get("/healthz").await.ok();
    let server = health.as_object_mut().and_then(|health| health.remove("server"));
    assert!(server.is_some_and(|server| server.as_str().is_some_and(|name| !name.is_empty())));
    let version = env!("CARGO_PKG_VERSION");
    let well = json!({"alive": true, "ready": true, "database": true, "draining": false, "version": version});
    assert_eq!(health, well);
    assert_eq!(site.client.get("/healthz/alive").await.ok(), json!({"alive": true}));
    site.stop().await;
}

/// How many this limit has turned away.
pub(crate) async fn turned_away(client: &Client, limit: &str) -> Option<u64> {
    let text = client.get("/metrics").await.body;
    figure(&text, &format!("kolo_refused_total{{limit=\"{limit}\"}}"))
}

/// The value of a figure, by the beginning of its line.
fn figure(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')))?;
    line.rsplit(' ').next()?.parse().ok()
}

#[tokio::test]
async fn figures_tell_what_was_done() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    for _ in 0..3 {
        site.client.get("/t/jarni-prebor").await;
        site.client.get("/no/such/page").await;
    }
    let mut stream = site.client.follow("/events/t/jarni-prebor").await;
    assert!(stream.next("version").await.is_some());
    let page = site.client.get("/metrics").await;
    assert!(page.header("content-type").starts_with("text/plain; version=0.0.4"));
    let text = &page.body;
    let requests = |labels: &str| figure(text, &format!("kolo_http_requests_total{{{labels}}}"));
    assert_eq!(requests("route=\"/t/{id}\",method=\"GET\",status=\"200\""), Some(3), "{text}");
    assert_eq!(requests("route=\"elsewhere\",method=\"GET\",status=\"404\""), Some(3), "{text}");
    assert_eq!(figure(text, "kolo_event_streams"), Some(1), "{text}");
    assert_eq!(figure(text, "kolo_rooms{kind=\"tournament\"}"), Some(1), "{text}");
    assert!(figure(text, "kolo_store_append_seconds_count").is_some_and(|count| count > 7), "{text}");
    assert_eq!(figure(text, "kolo_draining"), Some(0), "{text}");
    assert!(!text.contains("jarni"), "figures name no tournament");
    site.stop().await;
}

#[tokio::test]
async fn figures_are_for_the_owner_alone() {
    let folder = Folder::new();
    // A proxy on this machine stands for all clients.
    let site = Site::behind_a_proxy(&folder.url()).await;
    assert_eq!(site.client.get("/metrics").await.status, 404);
    site.stop().await;

    let metrics_token = MetricsToken::new(TOKEN);
    assert!(metrics_token.is_some());
    let site = Site::run_as(&folder.url(), ServerConfig { metrics_token, ..ServerConfig::default() }).await;
    assert_eq!(site.client.get("/metrics").await.status, 404, "not even this machine without it");
    assert_eq!(
        site.client.with("authorization", "Bearer another-long-token").get("/metrics").await.status,
        404
    );
    let page = site.client.with("authorization", &format!("Bearer {TOKEN}")).get("/metrics").await;
    assert_eq!(page.status, 200);
    site.stop().await;
    assert_eq!(MetricsToken::new("short"), None);
    assert_eq!(MetricsToken::new("long but with spaces in it"), None);
}

async fn until_closing(client: &Client) -> Value {
    loop {
        let health = client.get("/healthz").await;
        if health.status == 503 {
            return serde_json::from_str(&health.body).expect("JSON");
        }
    }
}

/// K-DRAIN: the load balancer is notified first, pages are sent elsewhere, requests are answered to the end.
#[tokio::test]
async fn a_server_that_closes_sends_all_visitors_elsewhere_and_answers_to_the_end() {
    let folder = Folder::new();
    let leave = Duration::from_secs(4);
    let site = Site::run_as(&folder.url(), ServerConfig { leave, ..ServerConfig::default() }).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    drawn_and_published(&desk, &base).await;
    let client = site.client.clone();
    let mut stream = client.follow("/events/t/jarni-prebor").await;
    assert!(stream.next("version").await.is_some());
    let stopping = tokio::spawn(site.stop());

    let health = until_closing(&client).await;
    assert_eq!((&health["ready"], &health["draining"]), (&json!(false), &json!(true)));
    assert_eq!(stream.next("closing").await.as_deref(), Some("1"), "the stream says when to come back");
    while figure(&client.get("/metrics").await.body, "kolo_event_streams") != Some(0) {}
    let refused = client.with("accept", "application/json").get("/events/t/jarni-prebor").await;
    assert_eq!(refused.status, 503);
    // A client that has not noticed yet is answered: a result counts.
    let entered = result(&desk, &base, 1, 1, "1").await;
    assert_eq!((entered.status, entered.header("connection")), (303, "close"));
    stopping.await.expect("it stops");
    assert_eq!(stream.next("version").await, None, "nothing came after the last word");

    let site = Site::on(&folder.url()).await;
    let round = site.client.get("/api/t/jarni-prebor/rounds/1").await.ok();
    assert_eq!(round["view"]["tables"][0]["result"], "1 : 0");
    site.stop().await;
}

#[tokio::test]
async fn the_hint_differs_from_stream_to_stream() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let game = Game::set_up(site.desk().await, "8m+8m").await;
    let mut hints = std::collections::BTreeSet::new();
    for _ in 0..10 {
        let mut stream = site.client.follow(&format!("/events/live/{}", game.name)).await;
        hints.insert(stream.field("retry").await.expect("a hint").parse::<u64>().expect("a number"));
    }
    assert!(hints.len() > 1, "a whole hall would come back at once: {hints:?}");
    assert!(hints.iter().all(|hint| (500..2000).contains(hint)), "{hints:?}");
    site.stop().await;
}

/// Wrong keys are counted by the address that a proxy names, if the owner has named the proxy; else the header is nothing.
#[tokio::test]
async fn only_a_named_proxy_says_from_where_a_visitor_comes() {
    let folder = Folder::new();
    let tries = async |site: &Site, from: &str| {
        let client = site.client.with("x-forwarded-for", from);
        let mut last = 0;
        for _ in 0..40 {
            last = client.get("/my/nowhere").await.status;
        }
        last
    };
    let trusted_proxies = TrustedProxies::new([std::net::IpAddr::from([127, 0, 0, 1])]);
    let site = Site::run_as(&folder.url(), ServerConfig { trusted_proxies, ..ServerConfig::default() }).await;
    assert_eq!(tries(&site, "203.0.113.9").await, 429);
    let other = site.client.with("x-forwarded-for", "203.0.113.9, 203.0.113.10").get("/my/nowhere").await;
    assert_eq!(other.status, 403, "somebody else is not concerned");
    site.stop().await;
    let site = Site::on(&folder.url()).await;
    assert_eq!(turned_away(&site.client, "wrong-keys").await, Some(0));
    assert_eq!(tries(&site, "203.0.113.9").await, 429);
    assert!(turned_away(&site.client, "wrong-keys").await.is_some_and(|count| (5..=10).contains(&count)));
    let other = site.client.with("x-forwarded-for", "203.0.113.10").get("/my/nowhere").await;
    assert_eq!(other.status, 429, "anybody can write this header");
    site.stop().await;
}
