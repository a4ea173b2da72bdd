//! A tournament of fourteen school teams from the pasted list to its winner, through pages and forms as a browser sends
//! them; what is refused on the way; a season of the office.

use serde_json::Value;

use crate::client::{Answer, Client};
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

/// Fourteen teams of eight schools.
pub(crate) fn teams() -> String {
    let team = |number: u32| {
        let school = (number - 1) / 2 + 1;
        format!("Tým {number:02} (ZŠ {school}); Adam {number}; Bára {number}; Cyril {number}; Dana {number}")
    };
    (1..=14).map(team).collect::<Vec<_>>().join("\n")
}

pub(crate) fn today(page: &Answer) -> String {
    let day =
        page.body.split("type=\"date\" required value=\"").nth(1).and_then(|rest| rest.split('"').next());
    day.unwrap_or_default().to_owned()
}

/// Makes the tournament; what the addresses of its pages begin with.
pub(crate) async fn made(desk: &Client) -> String {
    let page = desk.get("/desk/c/new").await;
    let form = Form::on(&page, "/desk/c/new").with("name", "Školní přebor").with("category", "zs");
    let form = form.with("day", &today(&page)).with("teams", &teams());
    led_to(&form.send(desk).await).trim_end_matches("/entries").to_owned()
}

/// Checks all teams in and starts.
pub(crate) async fn started(desk: &Client, base: &str) {
    let page = desk.get(&format!("{base}/entries")).await;
    led_to(&Form::on(&page, "/entries").with("do", "all").send(desk).await);
    let page = desk.get(&format!("{base}/draw")).await;
    led_to(&Form::on(&page, "/start").send(desk).await);
}

pub(crate) async fn view(desk: &Client, path: &str) -> Value {
    desk.get(path).await.ok()["view"].clone()
}

/// The matches that can be played now.
pub(crate) async fn open(site: &Site, api: &str) -> Vec<String> {
    let lines = view(&site.client, &format!("{api}/matches")).await;
    let lines = lines.as_array().cloned().unwrap_or_default().into_iter();
    let open = lines.filter(|line| line["state"] == "open" || line["state"] == "reported");
    open.map(|line| line["key"].as_str().unwrap_or_default().to_owned()).collect()
}

pub(crate) async fn result(desk: &Client, base: &str, game: &str, text: &str) -> Answer {
    let page = desk.get(&format!("{base}/results")).await;
    Form::on(&page, &format!("/results/{game}")).with("result", text).send(desk).await
}

/// Plays everything that is open, again and again, and decides what is equal, until nothing is left.
async fn played_out(site: &Site, desk: &Client, base: &str, api: &str) {
    let results = ["11 10 =0", "00 01 11", "11 11 10", "=0 01 00"];
    for turn in 0..60 {
        let games = open(site, api).await;
        for (at, game) in games.iter().enumerate() {
            led_to(&result(desk, base, game, results[(turn + at) % results.len()]).await);
        }
        let ties = view(desk, &format!("/api/desk{}/waiting", &api[4..])).await;
        let ties = ties["ties"].as_array().cloned().unwrap_or_default();
        let Some(tie) = ties.first() else {
            if games.is_empty() {
                return;
            }
            continue;
        };
        let what = tie["what"].as_str().unwrap_or_default();
        let form = Form::on(&desk.get(&format!("{base}/ties")).await, &format!("/ties/{what}"));
        let form = match tie["pairs"].as_array().and_then(|pairs| pairs.first()) {
            Some(pair) => {
                let player =
                    |side: &str| pair[side]["players"][0]["id"].as_str().unwrap_or_default().to_owned();
                let form = form.with("first", &player("first")).with("second", &player("second"));
                form.with("winner", "first").with("do", "duel")
            }
            None => form.with("do", "lot"),
        };
        led_to(&form.send(desk).await);
    }
}

async fn a_whole_day(url: &str) {
    let site = Site::on(url).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    assert_eq!(base, "/desk/c/skolni-prebor/turnaj");
    let api = "/api/c/skolni-prebor/turnaj";
    let entries = desk.get(&format!("{base}/entries")).await;
    assert!(entries.body.contains("Tým 14") && entries.body.contains("Dana 14"));

    // A substitute steps in for a player who is not there.
    let form = Form::on(&entries, "/entries/t01").with("do", "check-in");
    let too_many = form.clone().with("player", "t01-1").send(&desk).await;
    assert_eq!(too_many.status, 409, "one player is too few: {}", too_many.body);
    started(&desk, &base).await;
    let draw = desk.get(&format!("{base}/draw")).await;
    assert!(draw.body.contains("P-1.1.4.3c"), "fourteen teams play in four groups");

    // The first match is reported by both captains to the organiser; reports that differ wait for a decision.
    let games = open(&site, api).await;
    let first = games[0].as_str();
    let slip = format!("{base}/slip/{first}");
    for (side, text) in [("first", "11 10 =0"), ("second", "11 10 ==")] {
        let form = Form::on(&desk.get(&slip).await, &format!("/slip/{first}"));
        led_to(&form.with("do", "report").with("side", side).with("result", text).send(&desk).await);
    }
    let waiting = view(&desk, &format!("/api/desk{}/waiting", &api[4..])).await;
    assert_eq!(waiting["waiting"][0]["clause"], "P-2.1.1.5");
    let without = result(&desk, &base, first, "11 10 =0").await;
    assert_eq!(without.status, 409, "who decides between reports says why");
    let form = Form::on(&desk.get(&slip).await, &format!("/results/{first}"));
    led_to(&form.with("result", "11 10 =0").with("reason", "the sheets say so").send(&desk).await);

    // A correction in the middle is shown before it is saved; what other tables bring meanwhile does not stop it.
    let address = format!("{base}/correct/{first}");
    let form = Form::on(&desk.get(&address).await, &format!("/correct/{first}"));
    let form = form.with("result", "00 01 =0").with("reason", "misread");
    let asked = form.clone().send(&desk).await;
    assert!(asked.status == 200 && asked.body.contains("7:5 → 3:9"), "{}", asked.body);
    led_to(&result(&desk, &base, &games[1], "8:4").await);
    let form = form.with("sure", "yes");
    led_to(&form.send(&desk).await);
    led_to(&form.send(&desk).await);
    assert!(desk.get(&slip).await.body.contains("3 : 9"));

    played_out(&site, &desk, &base, api).await;
    let card = view(&site.client, api).await;
    assert_eq!((&card["step"], &card["next"]), (&"results".into(), &"".into()), "to close it is the desk's");
    assert_eq!(view(&site.client, "/api/c/skolni-prebor").await["venues"][0], card);
    let page = desk.get(&base).await;
    led_to(&Form::on(&page, "/close").send(&desk).await);
    let table = view(&site.client, &format!("{api}/table")).await;
    let places: Vec<u64> =
        table.as_array().expect("a table").iter().filter_map(|row| row["place"].as_u64()).collect();
    assert_eq!(places.len(), 14);
    assert_eq!(places[..4], [1, 2, 3, 4]);
    opens(&site, &table).await;
    for part in ["", "/matches", "/groups", "/groups/A/1", "/bracket", "/table"] {
        let page = site.client.get(&format!("/c/skolni-prebor/turnaj{part}")).await;
        let known = page.body.contains("Tým 0");
        assert!(part == "/groups/A/1" || (page.status == 200 && known), "{part}: {}", page.status);
    }
    for part in ["", "/entries", "/draw", "/results", "/ties", "/log", "/links", "/table"] {
        assert_eq!(desk.get(&format!("{base}{part}")).await.status, 200, "{part}");
        assert_eq!(site.client.get(&format!("{base}{part}")).await.status, 401, "{part}");
    }
    assert!(site.client.get("/").await.body.contains("Školní přebor"));
    assert!(desk.get(&format!("{base}/log")).await.body.contains("misread"));

    // It is the same contest that `kolo contest` reads.
    let file = desk.get("/desk/c/skolni-prebor/-/file").await;
    let contest = kolo_contest::codec::read(file.body.as_bytes()).expect("a contest file");
    assert_eq!(kolo_contest::invariants::check(&contest), []);
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;

    // Another server goes on from the log.
    let again = Site::on(url).await;
    assert_eq!(view(&again.client, &format!("{api}/table")).await, table);
    again.stop().await;
}

#[tokio::test]
async fn a_school_tournament_is_run_from_the_list_to_the_winner() {
    let folder = Folder::new();
    a_whole_day(&folder.url()).await;
}

#[tokio::test]
async fn the_same_on_postgres() {
    on_postgres(|url| async move { a_whole_day(&url).await }).await;
}

#[tokio::test]
async fn a_list_is_taken_whole_or_its_mistakes_are_shown() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let page = desk.get("/desk/c/new").await;
    let form = Form::on(&page, "/desk/c/new")
        .with("name", "Přebor")
        .with("category", "zs")
        .with("day", &today(&page));
    let wrong = form.clone().with("teams", "A; b; c; d\nA; e; f; f\nSami\n").send(&desk).await;
    assert_eq!(wrong.status, 422);
    for line in ["line 2", "line 3", "twice"] {
        assert!(wrong.body.contains(line), "{line}: {}", wrong.body);
    }
    assert!(wrong.body.contains("A; e; f; f"), "what was typed is kept");
    assert_eq!(
        form.clone().with("day", "31. 2. 2026").with("teams", "A;b;c;d").send(&desk).await.status,
        422
    );
    assert_eq!(form.clone().with("name", "").with("teams", "A;b;c;d").send(&desk).await.status, 422);
    assert_eq!(form.clone().with("teams", "A;b;c;d").without("token").send(&desk).await.status, 403);
    assert_eq!(form.with("teams", "<script>alert(1)</script>;b;c;d").send(&desk).await.status, 303);
    assert!(!desk.get("/desk/c/prebor/turnaj/entries").await.body.contains("<script>alert"));
    for address in [
        "/desk/c/none",
        "/desk/c/prebor/none",
        "/desk/c/prebor/turnaj/slip/A.1.1",
        "/desk/c/prebor/turnaj/groups",
    ] {
        assert_eq!(desk.get(address).await.status, 404, "{address}");
    }
    site.stop().await;
}

#[tokio::test]
async fn refusals_name_their_clause() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let html = site.desk().await;
    let desk = html.with("accept", "application/json");
    let base = made(&html).await;
    let page = html.get(&format!("{base}/entries")).await;
    let check_in = Form::on(&page, "/entries/t02").with("do", "check-in");
    for (players, clause) in [
        ("player=t01-1&player=t02-1", "P-1.1.2.1"),
        ("player=t02-1", "P-1.1.2.5"),
        ("player=t02-1&player=t02-2&player=t02-3&player=t02-4", "P-1.1.2.4"),
    ] {
        let refused = check_in.send_with(&desk, players).await.refusal();
        assert_eq!(refused, (409, clause.to_owned()), "{players}");
    }
    let withdraw = Form::on(&page, "/entries/t02").with("do", "withdraw");
    assert_eq!(withdraw.send(&desk).await.refusal(), (409, "K-REASON".to_owned()));
    let draw = html.get(&format!("{base}/draw")).await.body;
    assert!(draw.contains("No one is here yet"), "{draw}");
    started(&html, &base).await;
    let page = html.get(&format!("{base}/results")).await;
    let enter = Form::on(&page, "/results/A.1.1");
    for bad in ["", "11 10 2", "13:8", "hello", "11 10"] {
        let status = enter.clone().with("result", bad).send(&desk).await.status;
        assert!(status == 422 || status == 409, "{bad}: {status}");
    }
    assert_eq!(html.get(&format!("{base}/slip/A.9.9")).await.status, 404);
    let page = html.get(&format!("{base}/log")).await;
    let undo = Form::on(&page, "/undo").with("what", "step:1").with("reason", "a test");
    assert_eq!(undo.send(&desk).await.status, 409, "the opening stays");
    site.stop().await;
}

#[tokio::test]
async fn a_season_of_the_office_shares_its_places() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let season = kolo_contest::simulate::simulate(
        kolo_contest::simulate::Scale { teams: 40, individuals: 0, areas: 4, regions: 2 },
        7,
    );
    let contest = season.expect("a season").contest;
    let file = kolo_contest::codec::write(&contest).expect("it can be written");
    let form = Form::on(&desk.get("/desk/c/new").await, "/desk/c/new/file");
    assert_eq!(form.clone().with("file", "{\"kolo-contest\": 9}").send(&desk).await.status, 422);
    let at = led_to(&form.with("file", &file).send(&desk).await);
    let office = desk.get(&at).await;
    assert!(office.status == 200 && office.body.contains("class=\"card\""));
    let view = view(&site.client, &format!("/api{}", at.trim_start_matches("/desk"))).await;
    let venues = view["venues"].as_array().expect("tournaments").len();
    assert_eq!(venues, contest.state().venues().count());
    for part in ["/-/office", "/-/log"] {
        assert_eq!(desk.get(&format!("{at}{part}")).await.status, 200, "{part}");
        assert_eq!(site.client.get(&format!("{at}{part}")).await.status, 401, "{part}");
    }
    let back = desk.get(&format!("{at}/-/file")).await;
    assert_eq!(back.body, file, "what was taken over is what is kept");
    site.stop().await;
}

/// The first place leads to the match that decided it, the last one to the numbers of a group.
async fn opens(site: &Site, table: &Value) {
    let base = "/c/skolni-prebor/turnaj";
    let page = site.client.get(&format!("{base}/table")).await.body;
    let rows = table.as_array().expect("a table");
    let game = rows[0]["game"].as_str().expect("a match of the play-off");
    assert!(page.contains(&format!("href=\"{base}/bracket#m-{game}\"")), "{page}");
    let bracket = site.client.get(&format!("{base}/bracket")).await.body;
    assert!(bracket.contains(&format!("id=\"m-{game}\"")), "{bracket}");
    for row in rows {
        let (group, number) = (row["group"].as_str().expect("a group"), &row["number"]);
        let address = format!("{base}/groups/{group}/{number}");
        assert!(page.contains(&format!("href=\"{address}\"")), "{address}: {page}");
        assert_eq!(site.client.get(&address).await.status, 200, "{address}");
    }
}
