//! What goes wrong between people and forms: two arbiters at one result, names that are more than text, lists without
//! end, links of last month, forms that were made by others.

use kolo_store::{Append, EventLog, NewEvent, Store, StoredEvent, StreamId, Timestamp, Version};
use serde_json::Value;

use crate::client::{Answer, Client};
use crate::contest;
use crate::crew::{invite, join};
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, entered, led_to};

/// Names that people really have, or that are meant to break something.
pub(crate) const NAMES: [&str; 8] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "{{7*7}} ${7*7} <%= 7 %>",
    "'); DROP TABLE events;--",
    "שָׁלוֹם עוֹלָם",
    "محمد الخوارزمي",
    "👩‍👩‍👧‍👦 Ďáblík 🏳️‍🌈",
    "Z̸̡̛a̶l̷g̵o̴ ﷽",
];

/// What no page may hold, whatever it shows.
const LIVE: [&str; 3] = ["<script>alert", "<img src=x", "49 "];

/// Names that are none, with what is wrong.
pub(crate) const NO_NAMES: [&str; 4] = ["\u{202e}gnirts", "a\u{0}b", "\u{7}", "  \u{a0} "];

#[track_caller]
pub(crate) fn harmless(page: &Answer, at: &str) {
    assert_eq!(page.status, 200, "{at}: {}", page.body);
    for live in LIVE {
        assert!(!page.body.contains(live), "{at}: {live}");
    }
}

#[tokio::test]
async fn names_are_text_on_every_page_of_a_tournament() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "swiss", "5").await;
    for name in NAMES {
        let form = Form::on(&desk.get(&format!("{base}/entries")).await, "/entries/add");
        led_to(&form.with("name", name).with("club", name).send(&desk).await);
    }
    let form = Form::on(&desk.get(&format!("{base}/entries")).await, "/entries/add");
    for name in NO_NAMES {
        let refused = form.clone().with("name", name).send(&desk).await;
        assert_eq!(refused.status, 422, "{name:?}");
    }
    drawn_and_published(&desk, &base).await;
    for part in ["", "/entries", "/draw", "/results/1", "/table", "/chart", "/log", "/check-in", "/settings"]
    {
        harmless(&desk.get(&format!("{base}{part}")).await, part);
    }
    for part in ["", "/round/1", "/table", "/table/1", "/chart", "/screen", "/find?q=%3Cscript%3E"] {
        harmless(&site.client.get(&format!("/t/jarni-prebor{part}")).await, part);
    }
    let lines = site.client.get("/api/t/jarni-prebor/rounds/1/names").await.ok();
    let lines = lines["view"].as_array().cloned().unwrap_or_default();
    for name in NAMES {
        assert!(lines.iter().any(|line| line["name"] == name), "{name} is kept letter by letter");
    }
    // Letters that the font does not have are left out of the sheet, not the sheet.
    let (head, file) = desk.file(&format!("{base}/documents/pairings.pdf")).await;
    assert!(head.status == 200 && file.starts_with(b"%PDF-"), "{}", head.status);
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;
}

#[tokio::test]
async fn names_are_text_on_every_page_of_a_contest() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let page = desk.get("/desk/c/new").await;
    let line = |(at, name): (usize, &str)| {
        let name = name.replace([';', ','], " ");
        format!("{name} {at}; Adam {name}; Bára {at}; Cyril {at}; Dana {at}")
    };
    let teams: Vec<String> = NAMES.into_iter().enumerate().map(line).collect();
    let form = Form::on(&page, "/desk/c/new").with("name", NAMES[0]).with("category", "zs");
    let form = form.with("day", "2026-11-20").with("teams", &teams.join("\n"));
    let base = led_to(&form.send(&desk).await).trim_end_matches("/entries").to_owned();
    contest::started(&desk, &base).await;
    for part in ["", "/entries", "/draw", "/results", "/groups", "/log", "/links"] {
        harmless(&desk.get(&format!("{base}{part}")).await, part);
    }
    let public = base.trim_start_matches("/desk");
    for part in ["", "/groups", "/matches"] {
        harmless(&site.client.get(&format!("{public}{part}")).await, part);
    }
    harmless(&site.client.get("/").await, "the front page");
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;
}

/// Two arbiters type a result for the same table at the same moment: the same one is one result, another one is refused
/// with what stands there, and the log holds what counted and nothing else.
async fn two_arbiters(url: &str) {
    let (one, two) = (Site::on(url).await, Site::on(url).await);
    let eva = one.desk().await;
    let base = created(&eva, "round-robin", "5").await;
    entered(&eva, &base).await;
    drawn_and_published(&eva, &base).await;
    let invited = invite(&eva, &format!("{base}/people"), "arbiter@t/jarni-prebor", "").await;
    let jan = join(&two.client, &invited, "Jan").await;
    let mut agreed = 0;
    for (table, (left, right)) in (1..).zip([("1", "0"), ("1", "1"), ("0", "=")]) {
        let page = format!("{base}/results/1");
        let (at_one, at_two) = tokio::join!(eva.get(&page), jan.get(&page));
        let address = format!("/results/1/{table}");
        let left_form = Form::on(&at_one, &address).with("result", left);
        let right_form = Form::on(&at_two, &address).with("result", right);
        let (first, second) = tokio::join!(left_form.send(&eva), right_form.send(&jan));
        let mut statuses = [first.status, second.status];
        statuses.sort_unstable();
        if left == right {
            agreed += 1;
            assert!(statuses == [303, 303] || statuses == [303, 409], "{statuses:?}");
        } else {
            assert_eq!(statuses, [303, 409], "{}{}", first.body, second.body);
            let refused = if first.status == 409 { &first } else { &second };
            assert!(
                refused.body.contains("role=\"alert\"") || refused.body.contains("<h1"),
                "{}",
                refused.body
            );
        }
        let counted = if first.status == 303 { left } else { right };
        let written = match counted {
            "1" => "1 : 0",
            "0" => "0 : 1",
            _ => "½ : ½",
        };
        for server in [&one, &two] {
            let shown = server.client.get("/api/t/jarni-prebor/rounds/1").await.ok();
            let shown = &shown["view"]["tables"][table - 1]["result"];
            assert_eq!(shown, &Value::from(written), "both servers show what was acknowledged");
        }
    }
    assert_eq!(agreed, 1);
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_arbiters_save_the_same_result() {
    two_arbiters(&Folder::new().url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_arbiters_save_the_same_result_on_postgresql() {
    on_postgres(|url| async move { two_arbiters(&url).await }).await;
}

#[tokio::test]
async fn lists_without_end_are_refused_by_name_and_long_ones_are_taken() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "swiss", "5").await;
    let entries = format!("{base}/entries");
    let import = Form::on(&desk.get(&entries).await, "/entries/import");
    let rows = |count: usize| {
        let row = |number: usize| format!("Player {number};{}\n", 1000 + number % 1800);
        (1..=count).map(row).collect::<String>()
    };
    let wide = format!("Name;Rating\nAna;{}\n", ";".repeat(200_000));
    let long = format!("Name\n{}\n", "a".repeat(3_000_000));
    let quoted = format!("Name;Rating\n\"Ana;{}", rows(100_000));
    for (what, list) in [("wide", &wide), ("long", &long), ("open quote", &quoted)] {
        let refused = import.clone().with("csv", list).send(&desk).await;
        assert_eq!(refused.status, 422, "{what}: {}", &refused.body[..refused.body.len().min(3000)]);
        assert!(refused.body.len() < 300_000, "{what}: what is wrong is told, not the list told back");
    }
    // What is not taken is shown first, and the list stays on the page.
    let strange = format!("Name;Name;Shoes\n{}", rows(3).replace('\n', ";42\n"));
    let asked = import.clone().with("csv", &strange).send(&desk).await;
    assert!(asked.status == 200 && asked.body.contains("Shoes") && asked.body.contains("Player 2;1002;42"));
    let many = rows(60).replace(';', ";x");
    let refused = import.clone().with("csv", &format!("Name;Rating\n{many}")).send(&desk).await;
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("line 2:") && refused.body.contains("line 21:"), "{}", refused.body);
    assert!(!refused.body.contains("line 30:") && refused.body.contains("Player 60;x1060"));
    let endless = import.clone().with("csv", &format!("Name;Rating\n{}", rows(600_000))).send(&desk).await;
    assert_eq!(endless.status, 413);
    assert!(!desk.get(&entries).await.body.contains(">Player 1<"), "nothing was taken");
    led_to(&import.with("csv", &format!("Name;Rating\n{}", rows(3_000))).send(&desk).await);
    assert!(desk.get(&entries).await.body.contains("Player 3000"));
    site.stop().await;
}

/// A form that was made for another user, for another tournament, by another site, or with fields that it never had.
#[tokio::test]
async fn forged_forms_of_tournaments_and_contests_do_nothing() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let eva = site.desk().await;
    let base = created(&eva, "round-robin", "5").await;
    entered(&eva, &base).await;
    drawn_and_published(&eva, &base).await;
    let school = contest::made(&eva).await;
    contest::started(&eva, &school).await;
    let invited = invite(&eva, &format!("{base}/people"), "arbiter@t/jarni-prebor", "").await;
    let jan = join(&site.client, &invited, "Jan").await;
    let played = contest::open(&site, &format!("/api{}", school.trim_start_matches("/desk"))).await;
    for (page, address, result) in [
        (format!("{base}/results/1"), "/results/1/1".to_owned(), "1"),
        (format!("{school}/results"), format!("/results/{}", played[0]), "11 10 =0"),
    ] {
        let form = Form::on(&eva.get(&page).await, &address).with("result", result);
        assert_eq!(form.clone().without("token").send(&eva).await.status, 403, "{page}: no token");
        assert_eq!(form.clone().send(&jan).await.status, 403, "{page}: a token of another session");
        assert_eq!(form.clone().without("command").send(&eva).await.status, 400, "{page}: no name");
        let foreign = eva.with("sec-fetch-site", "cross-site").with("origin", "https://elsewhere.example");
        assert_ne!(form.clone().without("token").send(&foreign).await.status, 303, "{page}: another site");
        let other = form.clone().with("seen", "-1").send(&eva).await;
        assert_eq!(other.status, 400, "{page}: a version that is none");
        let body = "token=%FF%FE&command=%00";
        let raw = eva.with("content-type", "application/x-www-form-urlencoded");
        let answer = raw.send("POST", &format!("{base}/entries/add"), body).await;
        assert!((400..500).contains(&answer.status), "{}", answer.status);
        let json = eva.with("content-type", "application/json").send("POST", &page, "{}").await;
        assert!((400..500).contains(&json.status), "{}", json.status);
        // Sent twice it counts once; under the same name with something else it is refused.
        led_to(&form.send(&eva).await);
        led_to(&form.send(&eva).await);
        let other = if result == "1" { "0" } else { "00 01 =0" };
        assert_eq!(form.with("result", other).send(&eva).await.status, 409, "{page}");
    }
    site.stop().await;
}

/// How long ago the links and sessions were made.
const A_MONTH: i64 = 31 * 24 * 60 * 60 * 1000;

/// What happened, a month earlier.
fn a_month_earlier(event: &StoredEvent) -> NewEvent {
    let mut payload: Value = serde_json::from_str(&event.payload).expect("JSON");
    earlier(&mut payload);
    NewEvent {
        code: event.code.clone(),
        schema: event.schema,
        payload: payload.to_string(),
        author: event.author.clone(),
        at: Timestamp(event.at.0 - A_MONTH),
        reason: event.reason.clone(),
    }
}

fn earlier(value: &mut Value) {
    let Some(fields) = value.as_object_mut() else { return };
    for (name, field) in fields {
        match (name.as_str(), field.as_i64()) {
            ("at" | "until", Some(moment)) => *field = Value::from(moment - A_MONTH),
            _ => earlier(field),
        }
    }
}

/// The same people, links and sessions, in a database in which all of it was a month ago.
async fn aged(from: &str, to: &str) {
    let (from, to) = (Store::open(from).await.expect("it opens"), Store::open(to).await.expect("it opens"));
    let stream: StreamId = "site".parse().expect("a name");
    let events = from.read_all(&stream).await.expect("it reads");
    for (event, before) in events.iter().zip(0..) {
        let append = Append {
            stream: stream.clone(),
            expected: Version(before),
            command: event.command.clone(),
            events: vec![a_month_earlier(event)],
        };
        to.append(append).await.expect("it is written");
    }
    from.close().await.expect("it closes");
    to.close().await.expect("it closes");
}

#[tokio::test]
async fn links_and_sessions_of_last_month_open_nothing_and_say_so() {
    let (now, then) = (Folder::new(), Folder::new());
    let site = Site::on(&now.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "swiss", "5").await;
    let invited = invite(&desk, &format!("{base}/people"), "helper@t/jarni-prebor", "").await;
    let invitation = invited[invited.find("/desk/enter/").expect("an invitation")..].to_owned();
    let page = site.client.get(&invitation).await;
    assert_eq!(page.status, 200, "today it opens: {}", page.body);
    let (link, form) = (site.desk_link.clone(), Form::on(&page, "/desk/enter").with("name", "Jan"));
    site.stop().await;
    aged(&now.url(), &then.url()).await;

    let site = Site::on(&then.url()).await;
    let first = &link[link.find("/desk/enter/").expect("a link")..];
    for path in [first, invitation.as_str()] {
        let shown = site.client.get(path).await;
        assert!((400..500).contains(&shown.status), "{path}: {}", shown.status);
        assert!(shown.body.contains("<h1"), "a page says what to do: {}", shown.body);
    }
    let sent = form.send(&site.client).await;
    assert!((400..500).contains(&sent.status) && sent.header("set-cookie").is_empty(), "{}", sent.status);
    let old: Client = desk.towards(&site.client);
    assert_eq!(old.get("/desk").await.status, 401, "the session has run out");
    site.stop().await;
}
