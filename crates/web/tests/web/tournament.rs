//! A tournament from an empty list to its end, through pages and forms as a browser sends them.

use serde_json::Value;

use crate::client::{Answer, Client};
use crate::forms::Form;
use crate::site::{Folder, Site};

const NAMES: [&str; 6] = ["Chalupa", "Cibulka", "Čech", "Dvořák", "Hynek", "<script>alert(1)</script>"];

/// Whether a form was taken and leads on.
#[track_caller]
pub(crate) fn led_to(answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.header("location").to_owned()
}

/// Creates a tournament; where its pages are.
pub(crate) async fn created(desk: &Client, system: &str, rounds: &str) -> String {
    let form = Form::on(&desk.get("/desk/new").await, "/desk/new");
    let form = form.with("name", "Jarní přebor").with("system", system).with("rounds", rounds);
    let entries = led_to(&form.send(desk).await);
    entries.trim_end_matches("/entries").to_owned()
}

pub(crate) async fn entered(desk: &Client, base: &str) {
    for (rating, name) in (1800..).zip(NAMES) {
        let page = desk.get(&format!("{base}/entries")).await;
        let form = Form::on(&page, "/entries/add").with("name", name).with("rating", &rating.to_string());
        led_to(&form.send(desk).await);
    }
}

pub(crate) async fn drawn_and_published(desk: &Client, base: &str) {
    let page = desk.get(&format!("{base}/draw")).await;
    led_to(&Form::on(&page, "/draw").send(desk).await);
    let page = desk.get(&format!("{base}/draw")).await;
    led_to(&Form::on(&page, "/draw/publish").send(desk).await);
}

pub(crate) async fn result(desk: &Client, base: &str, round: u32, table: u32, key: &str) -> Answer {
    let page = desk.get(&format!("{base}/results/{round}")).await;
    Form::on(&page, &format!("/results/{round}/{table}")).with("result", key).send(desk).await
}

#[tokio::test]
async fn a_tournament_is_run_from_the_first_entry_to_the_end() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    assert_eq!(base, "/desk/t/jarni-prebor");
    entered(&desk, &base).await;
    let entries = desk.get(&format!("{base}/entries")).await;
    assert!(!entries.body.contains("<script>alert"), "names are only text");
    for round in 1..=5 {
        drawn_and_published(&desk, &base).await;
        for (table, key) in [(1, "1"), (2, "0"), (3, "=")] {
            led_to(&result(&desk, &base, round, table, key).await);
        }
    }
    let page = desk.get(&base).await;
    led_to(&Form::on(&page, "/finish").send(&desk).await);
    assert!(desk.get(&base).await.body.contains("/reopen"));
    for part in ["", "/round/3", "/table", "/table/1", "/chart"] {
        let page = site.client.get(&format!("/t/jarni-prebor{part}")).await;
        assert_eq!(page.status, 200, "{part}");
        assert!(page.body.contains("Chalupa") && !page.body.contains("<script>alert"), "{part}");
    }
    assert!(site.client.get("/").await.body.contains("Jarní přebor"));
    assert!(desk.get(&format!("{base}/log")).await.body.contains("Eva"));
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;
}

#[tokio::test]
async fn a_draft_is_shown_to_the_desk_alone() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    let page = desk.get(&format!("{base}/draw")).await;
    led_to(&Form::on(&page, "/draw").send(&desk).await);
    assert!(desk.get(&format!("{base}/draw")).await.body.contains("Dvořák"));
    let seen = site.client.get("/t/jarni-prebor").await;
    assert!(seen.status == 200 && !seen.body.contains("Dvořák"));
    assert_eq!(site.client.get("/t/jarni-prebor/round/1").await.status, 404);
    for part in ["", "/entries", "/draw", "/results", "/table", "/chart", "/log"] {
        assert_eq!(site.client.get(&format!("{base}{part}")).await.status, 401, "{part}");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_form_counts_once_and_only_from_our_own_page() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    let page = desk.get(&format!("{base}/entries")).await;
    let form = Form::on(&page, "/entries/add").with("name", "Ana");
    assert_eq!(form.clone().without("token").send(&desk).await.status, 403);
    assert_eq!(form.clone().with("token", &"a".repeat(26)).send(&desk).await.status, 403);
    assert_eq!(form.send(&site.client).await.status, 401);
    led_to(&form.send(&desk).await);
    led_to(&form.send(&desk).await);
    let again = form.with("name", "Bára").send(&desk).await;
    assert_eq!(again.status, 409, "the name of a form belongs to one form");
    let entries = desk.get(&format!("{base}/entries")).await.body;
    assert_eq!((entries.matches(">Ana<").count(), entries.matches("Bára").count()), (1, 0));
    site.stop().await;
}

#[tokio::test]
async fn a_correction_is_shown_before_it_is_saved() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    drawn_and_published(&desk, &base).await;
    led_to(&result(&desk, &base, 1, 1, "1").await);
    let correct = format!("{base}/correct/1/1");
    let form = Form::on(&desk.get(&correct).await, "/correct/1/1");
    let without_reason = form.clone().with("result", "0").send(&desk).await;
    assert!(without_reason.status == 200 && without_reason.body.contains("0 → 1"), "{}", without_reason.body);
    let save = Form::on(&without_reason, "/correct/1/1").with("result", "0").with("sure", "yes");
    assert_eq!(save.send(&desk).await.status, 409, "K-REASON");
    let asked = form.with("result", "0").with("reason", "misread").send(&desk).await;
    assert_eq!(asked.status, 200);
    assert!(asked.body.contains("0 → 1") && asked.body.contains("1 → 0"), "{}", asked.body);
    assert!(desk.get(&format!("{base}/results/1")).await.body.contains("1 : 0"), "nothing is saved yet");
    let save =
        Form::on(&asked, "/correct/1/1").with("result", "0").with("reason", "misread").with("sure", "yes");
    // Another arbiter enters the result of another table meanwhile.
    led_to(&result(&desk, &base, 1, 2, "=").await);
    led_to(&save.send(&desk).await);
    assert!(desk.get(&format!("{base}/results/1")).await.body.contains("0 : 1"));
    site.stop().await;
}

#[tokio::test]
async fn steps_are_undone_and_count_again() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    let log = format!("{base}/log");
    led_to(&Form::on(&desk.get(&log).await, "/undo").with("sure", "yes").send(&desk).await);
    let entries = desk.get(&format!("{base}/entries")).await.body;
    assert!(entries.contains("Hynek") && !entries.contains("alert(1)"));
    led_to(&Form::on(&desk.get(&log).await, "/redo").with("sure", "yes").send(&desk).await);
    assert!(desk.get(&format!("{base}/entries")).await.body.contains("alert(1)"));
    site.stop().await;
}

#[tokio::test]
async fn a_list_is_entered_as_one_step() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "swiss", "5").await;
    let entries = format!("{base}/entries");
    let form = Form::on(&desk.get(&entries).await, "/entries/import");
    for (list, what) in [("", "list"), ("Jméno;Rating\nAna;1800\nBára;many\n", "3"), ("a,b\n1,2", "")] {
        let refused = form.clone().with("csv", list).send(&desk).await;
        assert!(refused.status == 422 && refused.body.contains(what), "{list}: {}", refused.body);
    }
    let rows: Vec<String> = (1..=300).map(|number| format!("Player {number};{}", 1000 + number)).collect();
    let rows = rows.join("\n");
    led_to(&form.clone().with("csv", &format!("Name;Rating\n{rows}")).send(&desk).await);
    assert_eq!(desk.get(&entries).await.body.matches(">Player ").count(), 300);
    led_to(&Form::on(&desk.get(&format!("{base}/log")).await, "/undo").with("sure", "yes").send(&desk).await);
    assert_eq!(desk.get(&entries).await.body.matches(">Player ").count(), 0, "one step brought them all");
    led_to(&form.with("csv", &format!("Name;Rating\n{rows}")).send(&desk).await);
    assert_eq!(
        desk.get(&entries).await.body.matches(">Player ").count(),
        0,
        "it is the same form: it counts once"
    );
    site.stop().await;
}

#[tokio::test]
async fn bad_input_is_named_and_changes_nothing() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    drawn_and_published(&desk, &base).await;
    for typed in ["", "2", "7:3", "<script>", &"9".repeat(1000)] {
        let answer = result(&desk, &base, 1, 1, typed).await;
        assert!(answer.status == 422 && !answer.body.contains("<script>a"), "{typed}");
    }
    // The module of the page gets its own form, so that it does not take a refusal for a lost line.
    let page = desk.get(&format!("{base}/results/1")).await;
    let asked = Form::on(&page, "/results/1/1").with("result", "7:3");
    let refused = asked.send(&desk.with("accept", "application/json")).await;
    assert!(
        refused.status == 422 && refused.json()["message"].as_str().is_some_and(|text| text.contains("7:3"))
    );
    let page = desk.get(&format!("{base}/entries")).await;
    let form = Form::on(&page, "/entries/add");
    for (name, rating) in [("", "1500"), ("Ana", "much"), (&"a".repeat(10_000), "")] {
        let answer = form.clone().with("name", name).with("rating", rating).send(&desk).await;
        assert_eq!(answer.status, 422, "{rating}");
    }
    let huge = form.with("name", &"a".repeat(10 * 1024 * 1024)).send(&desk).await;
    assert_eq!(huge.status, 413);
    let form = Form::on(&desk.get("/desk/new").await, "/desk/new");
    for (name, system, rounds) in [("", "swiss", "5"), ("A", "chess", "5"), ("A", "swiss", "many")] {
        let answer =
            form.clone().with("name", name).with("system", system).with("rounds", rounds).send(&desk).await;
        assert_eq!(answer.status, 422, "{system} {rounds}");
        assert!(answer.body.contains("role=\"alert\""), "the form comes back with what is wrong");
    }
    for path in
        ["/t/nowhere", "/t/..%2f..", "/desk/t/nowhere", "/t/jarni-prebor/round/0", "/t/jarni-prebor/table/99"]
    {
        assert_eq!(desk.get(path).await.status, 404, "{path}");
    }
    site.stop().await;
}

#[tokio::test]
async fn the_screen_on_the_wall_shows_what_the_desk_chooses() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    let wall = "/t/jarni-prebor/screen";
    let page = desk.get(&format!("{base}/draw")).await;
    led_to(&Form::on(&page, "/draw").send(&desk).await);
    assert!(!site.client.get(wall).await.body.contains("wall-names"), "a draft is not for the wall");
    let page = desk.get(&format!("{base}/draw")).await;
    led_to(&Form::on(&page, "/draw/publish").send(&desk).await);
    let shown = site.client.get(wall).await;
    assert!(shown.status == 200 && shown.body.contains("wall-names") && !shown.body.contains("/my/"));

    let mut signals = site.client.follow("/events/screen/jarni-prebor").await;
    let before: u64 = signals.next("version").await.expect("a signal").parse().expect("a number");
    let control = format!("{base}/screen");
    let form = Form::on(&desk.get(&control).await, "/screen").with("message", "yes").with("seconds", "5");
    let form = form.with("text", "Oběd do jedné").with("minutes", "45");
    led_to(&form.send(&desk).await);
    led_to(&form.send(&desk).await);
    let after: u64 = signals.next("version").await.expect("a signal").parse().expect("a number");
    assert_eq!(after, before + 1, "the same form counts once");
    let shown = site.client.get(wall).await.body;
    assert!(shown.contains("Oběd do jedné") && !shown.contains("Dvořák"), "only the message is shown");
    for (field, value) in
        [("seconds", "0"), ("seconds", "soon"), ("minutes", "soon"), ("text", &"x".repeat(301))]
    {
        let form = Form::on(&desk.get(&control).await, "/screen").with("names", "yes").with("seconds", "5");
        assert_eq!(form.with(field, value).send(&desk).await.status, 422, "{field}");
    }
    let nothing = Form::on(&desk.get(&control).await, "/screen").with("seconds", "5").send(&desk).await;
    assert_eq!(nothing.status, 422, "it would be empty");
    assert_eq!(site.client.get(&control).await.status, 401);
    assert_eq!(site.client.get("/t/nowhere/screen").await.status, 404);
    site.stop().await;
}

#[tokio::test]
async fn programs_get_what_the_pages_show() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    let page = desk.get(&format!("{base}/draw")).await;
    led_to(&Form::on(&page, "/draw").send(&desk).await);
    let api = "/api/t/jarni-prebor";
    assert_eq!(site.client.get(&format!("{api}/rounds/1")).await.status, 404, "a draft is the desk's");
    let public = site.client.get(api).await.ok();
    assert_eq!((&public["view"]["draft"], &public["view"]["step"]), (&Value::Null, &"entries".into()));
    assert_eq!(site.client.get("/api/t").await.ok()[0]["draft"], Value::Null);
    let at_desk = desk.get("/api/desk/t/jarni-prebor").await.ok();
    assert_eq!((&at_desk["view"]["draft"], &at_desk["view"]["step"]), (&1.into(), &"publish".into()));
    let draft = desk.get("/api/desk/t/jarni-prebor/draft").await.ok();
    assert_eq!(draft["view"]["draft"]["stage"], "draft");
    assert!(draft["view"]["reasons"].as_array().is_some_and(|reasons| !reasons.is_empty()));
    let page = desk.get(&format!("{base}/draw")).await;
    led_to(&Form::on(&page, "/draw/publish").send(&desk).await);
    led_to(&result(&desk, &base, 1, 1, "1").await);
    let public = site.client.with("accept-language", "cs");
    let round = public.get(&format!("{api}/rounds/1")).await.ok();
    assert_eq!(round["view"]["tables"][0]["result"], "1 : 0");
    let names = public.get(&format!("{api}/rounds/1/names")).await.ok();
    assert_eq!(names["view"].as_array().map(Vec::len), Some(6));
    let table = public.get(&format!("{api}/table")).await.ok();
    let first = &table["view"]["lines"][0];
    let opened = public.get(&format!("{api}/table/{}", first["id"])).await.ok();
    assert_eq!(opened["view"]["columns"][0]["value"], first["values"][0]);
    let came = Form::on(&desk.get(&format!("{base}/check-in")).await, "/here/1").with("do", "check-in");
    assert!(came.send(&desk).await.status < 400);
    let entries = public.get(&format!("{api}/entries")).await.ok();
    assert_eq!((&entries["view"]["playing"], &entries["view"]["here"]), (&6.into(), &Value::Null));
    let standing = |entries: &Value| entries["view"]["lines"].to_string().contains("\"here\"");
    assert!(!standing(&entries), "who came through the door is the desk's");
    let entries = desk.get("/api/desk/t/jarni-prebor/entries").await.ok();
    assert!(standing(&entries) && entries["view"]["here"] == 1, "{entries}");
    assert_eq!(public.get(&format!("{api}/chart")).await.ok()["view"]["rounds"], 1);
    assert_eq!(
        public.get(&format!("{api}/square")).await.ok()["view"]["lines"].as_array().map(Vec::len),
        Some(6)
    );
    let waiting = desk.get("/api/desk/t/jarni-prebor/waiting").await.ok();
    assert_eq!(waiting["view"].as_array().map(Vec::len), Some(2), "two results are missing");
    let log = desk.get("/api/desk/t/jarni-prebor/log?before=3").await.ok();
    assert_eq!(log["view"].as_array().map(Vec::len), Some(2));
    for path in ["draft", "waiting", "log"] {
        let refused = site.client.get(&format!("/api/desk/t/jarni-prebor/{path}")).await;
        assert_eq!(refused.refusal(), (401, "K-DESK".to_owned()), "{path}");
    }
    for path in ["/rounds/9", "/rounds/x", "/table/99"] {
        assert_eq!(site.client.get(&format!("{api}{path}")).await.status, 404, "{path}");
    }
    site.stop().await;
}

/// The list of the registration has grown and is pasted once more.
#[tokio::test]
async fn a_list_that_is_pasted_again_enters_the_new_ones_alone() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "swiss", "3").await;
    let entries = format!("{base}/entries");
    let count = async || {
        desk.get("/api/desk/t/jarni-prebor/entries").await.ok()["view"]["lines"].as_array().map(Vec::len)
    };
    let import = Form::on(&desk.get(&entries).await, "/entries/import");
    let first = import.with("csv", "Name;Rating\nAda;2000\nBára;1900\nCyril;1800\n");
    led_to(&first.send(&desk).await);
    led_to(&first.send(&desk).await);
    assert_eq!(count().await, Some(3), "the same form counts once");
    let grown = "Name;Rating\nAda;2000\nBára;1950\nCyril;1800\nDana;1700\n";
    let import = Form::on(&desk.get(&entries).await, "/entries/import").with("csv", grown);
    let asked = import.send(&desk).await;
    assert_eq!(asked.status, 200, "{}", asked.body);
    assert!(asked.body.contains("One player will be entered."), "{}", asked.body);
    let different =
        asked.body.split("with different data").nth(1).and_then(|rest| rest.split("</ul>").next());
    assert!(different.is_some_and(|list| list.contains("Bára") && !list.contains("Ada")), "{}", asked.body);
    let sure = Form::on(&asked, "/entries/import").with("csv", grown).without("namesakes");
    led_to(&sure.send(&desk).await);
    led_to(&sure.send(&desk).await);
    assert_eq!(count().await, Some(4));
    // Once more there are no new players; namesakes are entered if that is meant.
    let import = Form::on(&desk.get(&entries).await, "/entries/import").with("csv", grown);
    let asked = import.send(&desk).await;
    assert!(asked.body.contains("This list has no new players."), "{}", asked.body);
    let sure = Form::on(&asked, "/entries/import").with("csv", grown).without("namesakes");
    let nobody = sure.send(&desk).await;
    assert_eq!((nobody.status, count().await), (200, Some(4)));
    led_to(&sure.with("namesakes", "yes").send(&desk).await);
    assert_eq!(count().await, Some(8));
    site.stop().await;
}

#[tokio::test]
async fn every_number_of_the_crosstable_leads_on() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    drawn_and_published(&desk, &base).await;
    led_to(&result(&desk, &base, 1, 1, "1").await);
    for (client, home, page) in
        [(&desk, base.as_str(), "results"), (&site.client, "/t/jarni-prebor", "round")]
    {
        let chart = client.get(&format!("{home}/chart")).await.body;
        let rows = chart.split("<tbody>").nth(1).expect("rows");
        let links: Vec<&str> =
            rows.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(links.len(), 12, "a game and the points of everybody: {links:?}");
        assert!(links.contains(&format!("{home}/{page}/1#t1").as_str()), "{links:?}");
        for link in links {
            let (path, mark) = link.split_once('#').unwrap_or((link, ""));
            let answer = client.get(path).await;
            assert!(
                answer.status == 200 && answer.body.contains(&format!("id=\"{mark}\"")) != mark.is_empty(),
                "{link}"
            );
        }
    }
    site.stop().await;
}
