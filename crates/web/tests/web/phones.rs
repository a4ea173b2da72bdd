//! Competitors with phones: a link each, their next game, and what they report about it.

use serde_json::Value;

use crate::client::{Answer, Client};
use crate::forms::Form;
use crate::service::turned_away;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, entered, led_to};

/// The addresses on a page of links, in its order.
fn links(page: &Answer) -> Vec<String> {
    assert_eq!(page.status, 200, "{}", page.body);
    let found = page.body.split("<p class=\"link\">").skip(1);
    let found = found.map(|rest| rest.split('<').next().unwrap_or_default());
    found.map(|link| link[link.find("/my/").expect("a link")..].to_owned()).collect()
}

/// A hall with a round on the wall and a link for every player.
struct Hall {
    site: Site,
    desk: Client,
    base: String,
    phones: Vec<Phone>,
    folder: Folder,
}

struct Phone {
    client: Client,
    path: String,
}

impl Phone {
    async fn game(&self) -> Value {
        let seen = self.client.get(&format!("/api{}", self.path)).await.ok();
        seen["view"]["rounds"][0]["game"].clone()
    }

    /// A report, as its page sends it.
    async fn form(&self, got: &str) -> Form {
        Form::on(&self.client.get(&self.path).await, "/report").with("got", got)
    }

    async fn report(&self, got: &str) -> Answer {
        self.form(got).await.send(&self.client).await
    }
}

impl Hall {
    async fn open() -> Hall {
        let folder = Folder::new();
        let site = Site::on(&folder.url()).await;
        let desk = site.desk().await;
        let base = created(&desk, "round-robin", "5").await;
        entered(&desk, &base).await;
        drawn_and_published(&desk, &base).await;
        let made = Form::on(&desk.get(&format!("{base}/links")).await, "/links").with("do", "make");
        let made = made.without("who").send(&desk).await;
        let phones = links(&made).into_iter().map(|path| Phone { client: site.client.clone(), path });
        Hall { phones: phones.collect(), site, desk, base, folder }
    }

    /// Two who meet, the first side first.
    async fn pair(&self) -> (&Phone, &Phone) {
        let mut at_first = (None, None);
        for phone in &self.phones {
            let game = phone.game().await;
            if game["table"] != 1 {
                continue;
            }
            match game["side"].as_str() {
                Some("first") => at_first.0 = Some(phone),
                _ => at_first.1 = Some(phone),
            }
        }
        (at_first.0.expect("somebody"), at_first.1.expect("somebody"))
    }

    async fn results(&self) -> String {
        self.desk.get(&format!("{}/results/1", self.base)).await.body
    }
}

#[tokio::test]
async fn one_side_reports_and_the_other_confirms() {
    let hall = Hall::open().await;
    assert_eq!(hall.phones.len(), 6);
    let (first, second) = hall.pair().await;
    let form = first.form("won").await;
    led_to(&form.send(&first.client).await);
    led_to(&form.send(&first.client).await);
    assert_eq!(first.game().await["reported"], "1 : 0");
    assert_eq!(second.game().await["opponent_reported"], "1 : 0");
    assert_eq!(second.game().await["status"], "unconfirmed");
    // Seen from the other side it is a loss.
    led_to(&second.report("lost").await);
    assert_eq!(
        (&first.game().await["status"], &first.game().await["result"]),
        (&"settled".into(), &"1 : 0".into())
    );
    assert!(hall.results().await.contains("1 : 0"));
    let late = form.with("command", "another").with("got", "lost").send(&first.client).await;
    assert_eq!(late.status, 409, "what counts is the arbiter's to correct");
    hall.site.stop().await;
}

#[tokio::test]
async fn reports_that_differ_call_the_arbiter_and_can_be_corrected() {
    let hall = Hall::open().await;
    let (first, second) = hall.pair().await;
    led_to(&first.report("won").await);
    led_to(&second.report("won").await);
    assert_eq!(first.game().await["status"], "mismatch");
    assert!(hall.results().await.contains("reports differ"));
    let overview = hall.desk.get(&hall.base).await.body;
    assert!(overview.contains("the two sides reported different results"), "it stands before the next draw");
    let link = format!("<a href=\"{}/results/1#t1\">", hall.base);
    assert_eq!(overview.matches(&link).count(), 2, "the line and the call lead there: {overview}");
    let entries = hall.desk.get(&format!("{}/entries", hall.base)).await.body;
    assert!(entries.contains(&link), "the desk is called on every page: {entries}");
    let page = hall.site.client.get(&hall.base.replace("/desk", "")).await.body;
    assert!(!page.contains("different results"), "and nobody else");
    // The organiser sees by whom; all others see that the game is open.
    let id = hall.base.rsplit('/').next().expect("a name");
    let at_desk = hall.desk.get(&format!("/api/desk/t/{id}/rounds/1")).await.ok();
    let table = &at_desk["view"]["tables"][0];
    assert_eq!((&table["status"], &table["reports"]["second"]), (&"mismatch".into(), &"0 : 1".into()));
    let public = hall.site.client.get(&format!("/api/t/{id}/rounds/1")).await.ok();
    let table = &public["view"]["tables"][0];
    assert_eq!((&table["status"], &table["reports"]), (&"open".into(), &Value::Null));
    led_to(&second.report("lost").await);
    assert_eq!(first.game().await["status"], "settled");
    hall.site.stop().await;
}

/// Every change of mind stands in the log for good; a player who turns a report round without end is made to wait.
#[tokio::test]
async fn a_link_does_not_write_without_end() {
    let hall = Hall::open().await;
    let (first, second) = hall.pair().await;
    let mut refused = None;
    for turn in 0..60 {
        let answer = first.report(if turn % 2 == 0 { "won" } else { "lost" }).await;
        if answer.status != 303 {
            refused = Some((turn, answer));
            break;
        }
    }
    let (turn, refused) = refused.expect("there is an end");
    assert_eq!(refused.status, 429, "{}", refused.body);
    assert!((10..40).contains(&turn), "{turn}");
    let refused = first.form("won").await.send(&first.client.with("accept", "application/json")).await;
    assert_eq!((refused.status, refused.json()["key"].as_str()), (429, Some("web-link-slow")));
    assert_eq!(turned_away(&hall.site.client, "pace-of-link").await, Some(2));
    led_to(&second.report("lost").await);
    hall.site.stop().await;
}

#[tokio::test]
async fn a_link_opens_one_competitors_games_and_nothing_else() {
    let hall = Hall::open().await;
    let (first, _) = hall.pair().await;
    let stranger = first.path.rsplit_once('.').expect("a key").0;
    let forged = format!("{stranger}.{}", "a".repeat(26));
    assert_eq!(hall.site.client.get(&forged).await.status, 403);
    assert_eq!(hall.site.client.get("/my/nowhere").await.status, 403);
    for elsewhere in ["main/r1/98-99", "main/r9/1-2", "main/SF1/1-2"] {
        let answer = first.form("won").await.with("pairing", elsewhere).send(&first.client).await;
        assert_eq!(answer.status, 409, "K-WHO: {elsewhere}");
    }
    for (field, value) in
        [("round", "1"), ("got", "everything"), ("table", "1"), ("pairing", "x"), ("command", "")]
    {
        let answer = first.form("won").await.with(field, value).send(&first.client).await;
        assert!((400..500).contains(&answer.status), "{field}: {}", answer.status);
    }
    assert_eq!(first.game().await["status"], "open", "nothing was written");
    // A new link puts the old one out of use.
    let page = hall.desk.get(&format!("{}/links", hall.base)).await;
    let again = Form::on(&page, "/links").with("do", "replace").send(&hall.desk).await;
    assert_eq!(links(&again).len(), 6);
    assert_eq!(hall.site.client.get(&first.path).await.status, 403);
    // The page of links shows them once, and no other page does.
    let later = hall.desk.get(&format!("{}/links", hall.base)).await.body;
    assert!(!later.contains("/my/"));
    assert_eq!(hall.site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    hall.site.stop().await;
}

/// A link that is withdrawn at one server reports nothing at the other, although that one has not heard of it yet.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_taken_back_elsewhere_reports_nothing() {
    let hall = Hall::open().await;
    let other = Site::on(&hall.folder.url()).await;
    let (first, _) = hall.pair().await;
    let there = Phone { client: other.client.clone(), path: first.path.clone() };
    let form = there.form("won").await;
    let page = hall.desk.get(&format!("{}/links", hall.base)).await;
    let name = there.client.get(&there.path).await.body;
    let name = name.split("<h1>").nth(1).and_then(|rest| rest.split('<').next()).expect("a name").to_owned();
    let row =
        page.body.split("<tr>").find(|row| row.contains(&name) && row.contains("revoke")).expect("a row");
    led_to_page(&Form::within(row, "/links", "revoke").with("do", "revoke").send(&hall.desk).await);
    assert_eq!(form.send(&there.client).await.status, 403);
    let results = hall
        .desk
        .get(&format!("/api/desk/t/{}/rounds/1", hall.base.rsplit('/').next().expect("a name")))
        .await
        .ok();
    assert!(
        results["view"]["tables"].as_array().expect("tables").iter().all(|table| table["status"] == "open")
    );
    other.stop().await;
    hall.site.stop().await;
}

#[track_caller]
fn led_to_page(answer: &Answer) {
    assert_eq!(answer.status, 200, "{}", answer.body);
}

#[tokio::test]
async fn the_logs_of_a_day_can_be_looked_over() {
    let hall = Hall::open().await;
    let store = kolo_store::Store::open(&hall.folder.url()).await.expect("the database");
    let read = |name: &str| {
        let (store, stream) = (store.clone(), name.parse().expect("a name"));
        async move { kolo_web::logs::read(&store, &stream).await.expect("it reads") }
    };
    assert_eq!(read("f-jarni-prebor").await, kolo_web::logs::Reading::Sound);
    assert_eq!(read("t-jarni-prebor").await, kolo_web::logs::Reading::Another, "a tournament like any other");
    let tournament = "t-jarni-prebor".parse().expect("a name");
    let desk = kolo_desk::Desk::open(store.clone(), tournament).await.expect("it can be followed");
    assert!(desk.ledger().state().is_some());
    store.close().await.expect("it closes");
    hall.site.stop().await;
}

#[tokio::test]
async fn links_that_were_handed_out_go_on_working() {
    let hall = Hall::open().await;
    let address = format!("{}/links", hall.base);
    let asked = async || Form::on(&hall.desk.get(&address).await, "/links").with("do", "make");
    let again = asked().await.send(&hall.desk).await;
    assert!(again.body.contains("All players have a link"), "{}", again.body);
    assert_eq!(links(&again).len(), 0);
    for phone in &hall.phones {
        assert_eq!(phone.client.get(&phone.path).await.status, 200);
    }

    // Players who have none get one, and no other does; the form sent once more shows the same.
    let page = hall.desk.get(&address).await;
    let revoke = Form::within(&page.body, "/links", "name=\"who\" value=\"1\"").with("do", "revoke");
    assert_eq!(revoke.send(&hall.desk).await.status, 200);
    let form = asked().await;
    let (made, repeated) = (form.send(&hall.desk).await, form.send(&hall.desk).await);
    assert_eq!(links(&made).len(), 1);
    assert_eq!(links(&made), links(&repeated));
    let kept = async || {
        let mut kept = 0;
        for phone in &hall.phones {
            kept += usize::from(phone.client.get(&phone.path).await.status == 200);
        }
        kept
    };
    assert_eq!(kept().await, 5, "one was taken back");

    // Replacing all links asks first, on the page, and puts the others out of use.
    let page = hall.desk.get(&address).await;
    assert!(page.body.contains("stops working at once"), "{}", page.body);
    let again =
        Form::within(&page.body, "/links", "value=\"replace\"").with("do", "replace").send(&hall.desk).await;
    assert_eq!(links(&again).len(), 6);
    assert_eq!(kept().await, 0);
    hall.site.stop().await;
}

#[tokio::test]
async fn a_telephone_tells_its_own_side_and_confirms_with_one_press() {
    let hall = Hall::open().await;
    let (first, second) = hall.pair().await;
    led_to(&second.report("won").await);
    let page = first.client.get(&first.path).await;
    assert!(page.body.contains("The other side reported: you lost"), "{}", page.body);
    assert_eq!(first.game().await["own"]["opponent_reported"], "you lost");
    led_to(&Form::within(&page.body, "/report", "class=\"report confirm\"").send(&first.client).await);
    assert!(first.client.get(&first.path).await.body.contains("Final result: you lost"));
    assert!(second.client.get(&second.path).await.body.contains("Final result: you won"));
    hall.site.stop().await;
}
