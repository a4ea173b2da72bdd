//! The organiser's pages of a contest besides results: documents, incidents and protests, sanctions, absences, dates,
//! entries, steps undone and redone, webhooks.

use crate::client::{Answer, Client};
use crate::contest::{made, open, result, started, view};
use crate::documents::pages;
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

const API: &str = "/api/c/skolni-prebor/turnaj";

/// Sends a form whose changes are shown first, then the form of that page.
async fn sure(form: &Form, desk: &Client) -> String {
    let preview = form.send(desk).await;
    assert_eq!(preview.status, 200, "{}", preview.body);
    let action =
        preview.body.split("<form method=\"post\" action=\"").nth(1).and_then(|rest| rest.split('"').next());
    let form = Form::on(&preview, action.expect("a form"));
    let reason = attribute_value(&preview, "reason");
    let form = if reason.is_empty() { form } else { form.with("reason", &reason) };
    led_to(&form.with("sure", "yes").send(desk).await)
}

/// What stands in a field of a page.
fn attribute_value(page: &Answer, name: &str) -> String {
    let field = page.body.split(&format!("<input name=\"{name}\"")).nth(1);
    let value = field.and_then(|rest| rest.split('>').next()?.split("value=\"").nth(1)?.split('"').next());
    value.unwrap_or_default().to_owned()
}

#[tokio::test]
async fn documents_are_pages_and_pdfs_that_say_the_same() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    let docs = format!("{base}/documents");
    let list = desk.get(&docs).await;
    assert!(
        list.status == 200 && list.body.contains("/documents/badges") && !list.body.contains("/match-sheets")
    );
    let badges = pages(&desk, &format!("{docs}/badges.pdf")).await.join("\n");
    assert!(badges.contains("Bára 7") && badges.contains("Tým 07"), "{badges}");
    assert_eq!(desk.get(&format!("{docs}/match-sheets")).await.status, 422, "nothing is drawn yet");
    started(&desk, &base).await;
    let games = open(&site, API).await;
    led_to(&result(&desk, &base, &games[0], "11 10 =0").await);
    let list = desk.get(&docs).await.body;
    let every = ["Tým 01", "Tým 08", "Tým 14"];
    for kind in
        ["pairings", "names", "slips", "match-sheets", "slips/all", "match-sheets/all", "groups", "standings"]
    {
        let path = format!("{docs}/{kind}");
        assert!(list.contains(&format!("\"{path}\"")), "{kind} is not in the list");
        let page = desk.get(&path).await;
        let text = pages(&desk, &format!("{path}.pdf")).await.join("\n");
        for name in every {
            assert!(page.body.contains(name) && text.contains(name), "{name} is missing in {kind}: {text}");
        }
    }
    assert!(desk.get(&format!("{docs}/bracket")).await.body.contains("Semi-final"));
    let sheet = pages(&desk, &format!("{docs}/match-sheets/{}.pdf", games[1])).await;
    assert_eq!(sheet.len(), 1, "one match on one page");
    assert!(sheet[0].contains("Game") && sheet[0].contains("Captain"), "{}", sheet[0]);
    assert!(!pages(&desk, &format!("{docs}/slips.pdf")).await.join("").contains(&games[0]), "it is played");
    for (path, status) in
        [("match-sheets/Z.9.9", 404), ("crosstable", 404), ("standings/1", 404), ("secrets", 404)]
    {
        assert_eq!(desk.get(&format!("{docs}/{path}")).await.status, status, "{path}");
    }
    let public = "/c/skolni-prebor/turnaj/documents";
    for kind in ["pairings", "names", "groups", "bracket", "standings"] {
        assert_eq!(site.client.get(&format!("{public}/{kind}")).await.status, 200, "{kind}");
    }
    for kind in ["badges", "slips", "match-sheets", "match-sheets/all", "poster"] {
        assert_eq!(site.client.get(&format!("{public}/{kind}")).await.status, 404, "{kind}");
        assert_eq!(site.client.get(&format!("{public}/{kind}.pdf")).await.status, 404, "{kind}");
    }
    let poster = pages(&desk, &format!("{docs}/poster.pdf")).await.join("");
    assert!(poster.contains("/c/skolni-prebor/turnaj"), "{poster}");
    // The links of the captains are a file as well, and the same ones as on the page.
    let page = desk.get(&format!("{base}/links")).await;
    let made = Form::on(&page, "/links").with("do", "make").send(&desk).await;
    let again = Form::within(&made.body, "/links", "paper").with("do", "make");
    let (answer, bytes) = again.file(&desk).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, "application/pdf"));
    let text = lopdf::Document::load_mem(&bytes).expect("a PDF").extract_text(&[1]).expect("text");
    let link = made.body.split("/team/").nth(1).and_then(|rest| rest.split('<').next()).expect("a link");
    assert!(text.replace('\n', "").contains(&link[..12]), "{text}");
    site.stop().await;
}

#[tokio::test]
async fn incidents_and_protests_are_written_down_decided_and_taken_back() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    started(&desk, &base).await;
    let games = open(&site, API).await;
    let game = games[0].as_str();
    let page = desk.get(&format!("{base}/incidents")).await;
    let situation = "undue-delay";
    assert!(page.body.contains(situation), "the rule book is there");
    let facts = |form: Form| form.with("fact.who", "first").with("fact.taken", "90s");
    let case = desk.get(&format!("{base}/incidents/new?situation={situation}&place={game}")).await;
    let form = facts(Form::on(&case, "/incidents/new").with("place", game).with("board", "2"));
    let advice = form.send(&desk).await;
    assert!(advice.body.contains("class=\"verdict\"") && advice.body.contains("P-"), "{}", advice.body);
    let decided = form.clone().with("sure", "yes").with("verdict", "");
    led_to(&decided.send(&desk).await);
    let twice =
        Form::on(&desk.get(&format!("{base}/incidents/new?situation={situation}")).await, "/incidents/new");
    let twice = facts(twice).with("place", game).with("board", "2").with("sure", "yes");
    let asked = twice.send(&desk).await;
    assert!(asked.status == 422 && asked.body.contains("name=\"again\""), "{}", asked.body);
    assert!(
        desk.get(&format!("{base}/slip/{game}")).await.body.contains("Incident 1"),
        "it stands on the match"
    );
    // A protest needs a result; it holds the next pairing back until it is decided.
    let lodge = |page: &Answer| Form::on(page, "/protests").with("reason", "the score was misread");
    led_to(&result(&desk, &base, game, "11 10 =0").await);
    let lines = view(&site.client, &format!("{API}/matches")).await;
    let line = lines.as_array().expect("lines").iter().find(|line| line["key"] == game).expect("it");
    let by = line["sides"]["second"]["entry"].as_str().expect("a team");
    let page = desk.get(&format!("{base}/incidents")).await;
    led_to(&lodge(&page).with("game", &format!("{game} {by}")).send(&desk).await);
    let waiting = view(&desk, &format!("/api/desk{}/waiting", &API[4..])).await;
    assert_eq!(waiting["waiting"][0]["clause"], "K-PROTEST", "{waiting}");
    // Upheld with the right result, which is corrected at once after a look at what it changes.
    let page = desk.get(&format!("{base}/incidents")).await;
    let uphold = Form::on(&page, "/protests/1").with("do", "uphold").with("result", "11 10 ==");
    let preview = uphold.clone().with("reason", "the slip says so").send(&desk).await;
    assert!(preview.body.contains("8 : 4") || preview.body.contains("8:4"), "{}", preview.body);
    sure(&uphold.with("reason", "the slip says so"), &desk).await;
    let lines = view(&site.client, &format!("{API}/matches")).await;
    let line = lines.as_array().expect("lines").iter().find(|line| line["key"] == game).expect("it");
    assert_eq!(line["score"], "8 : 4");
    let waiting = view(&desk, &format!("/api/desk{}/waiting", &API[4..])).await;
    assert_eq!(waiting["waiting"].as_array().map(Vec::len), Some(0), "{waiting}");
    // A line about it is undone from the log and counts again.
    let log = desk.get(&format!("{base}/log")).await;
    let unrule = Form::on(&log, "/undo").with("what", "line:1").with("reason", "of another match");
    assert_eq!(sure(&unrule, &desk).await, format!("{base}/log"));
    assert!(!desk.get(&format!("{base}/incidents")).await.body.contains("id=\"i1\""));
    let log = desk.get(&format!("{base}/log")).await;
    sure(&Form::within(&log.body, "/redo", "value=\"line:").with("reason", "it was right"), &desk).await;
    let page = desk.get(&format!("{base}/incidents")).await;
    assert!(page.body.contains("id=\"i1\""));
    let again = desk.get(&format!("{base}/incidents/1")).await;
    let again = facts(Form::on(&again, "/incidents/1")).with("note", "seen by two").with("sure", "yes");
    assert_eq!(again.clone().send(&desk).await.status, 422, "a reason is missing");
    led_to(&again.with("reason", "a witness came").send(&desk).await);
    assert!(desk.get(&format!("{base}/incidents")).await.body.contains("seen by two"));
    site.stop().await;
}

#[tokio::test]
async fn sanctions_show_what_they_change_and_take_effect() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    started(&desk, &base).await;
    let games = open(&site, API).await;
    let game = games[0].as_str();
    led_to(&result(&desk, &base, game, "11 10 =0").await);
    let lines = view(&site.client, &format!("{API}/matches")).await;
    let line = lines.as_array().expect("lines").iter().find(|line| line["key"] == game).expect("it");
    let team = line["sides"]["first"]["entry"].as_str().expect("a team").to_owned();
    let page = desk.get(&format!("{base}/sanctions")).await;
    let form = Form::on(&page, "/sanctions").with("against", &format!("entry {team}"));
    let form = form.with("breach", "language").with("reason", "shouting");
    let lost = form.clone().with("measure", "match").with("game", game);
    let refused = lost.send(&desk).await;
    assert!(refused.status == 409 && refused.body.contains("P-2.1.1.2"), "{}", refused.body);
    assert_eq!(sure(&form.clone().with("measure", "warning"), &desk).await, format!("{base}/sanctions"));
    assert!(desk.get(&format!("{base}/sanctions")).await.body.contains("P-4.1.1.2"));
    let page = desk.get(&format!("{base}/sanctions")).await;
    let lost =
        Form::within(&page.body, "/sanctions", "name=\"measure\"").with("against", &format!("entry {team}"));
    let lost =
        lost.with("breach", "language").with("reason", "again").with("measure", "match").with("game", game);
    let preview = lost.send(&desk).await;
    assert!(preview.body.contains(game) && preview.status == 200, "{}", preview.body);
    sure(&lost, &desk).await;
    let lines = view(&site.client, &format!("{API}/matches")).await;
    let line = lines.as_array().expect("lines").iter().find(|line| line["key"] == game).expect("it");
    assert_eq!(line["sides"]["second"]["won"], true, "{line}");
    assert!(desk.get(&format!("{base}/slip/{game}")).await.body.contains("match A.1.1") || game != "A.1.1");
    assert_eq!(lost.with("measure", "duel").with("game", "").send(&desk).await.status, 422);
    site.stop().await;
}

#[tokio::test]
async fn steps_are_undone_and_done_again_with_a_preview() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    started(&desk, &base).await;
    let log = desk.get(&format!("{base}/log")).await;
    let undo = Form::within(&log.body, "/undo", "").with("reason", "one is missing");
    let preview = undo.send(&desk).await;
    assert!(preview.status == 200 && preview.body.contains("will no longer count"), "{}", preview.body);
    assert!(!open(&site, API).await.is_empty(), "nothing has happened yet");
    sure(&undo, &desk).await;
    assert!(open(&site, API).await.is_empty(), "it has not started after all");
    let log = desk.get(&format!("{base}/log")).await;
    let redo = Form::on(&log, "/redo").with("reason", "it came");
    sure(&redo, &desk).await;
    assert!(!open(&site, API).await.is_empty(), "it has started after all");
    let games = open(&site, API).await;
    led_to(&result(&desk, &base, &games[0], "11 10 =0").await);
    let log = desk.get(&format!("{base}/log")).await;
    let again = Form::within(&log.body, "/undo", "").with("what", "step:1").with("reason", "a test");
    assert_eq!(again.send(&desk).await.status, 409, "the opening stays");
    site.stop().await;
    // Another server sees the same.
    let site = Site::on(&folder.url()).await;
    assert!(!open(&site, API).await.is_empty(), "what was done again is kept");
    site.stop().await;
}

#[tokio::test]
async fn absences_spectators_and_the_day_of_a_tournament_are_kept() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    // The day moves with its season, before play only.
    let page = desk.get(&format!("{base}/plan")).await;
    let plan = Form::on(&page, "/plan").with("name", "Jarní turnaj").with("place", "Tělocvična");
    let plan = plan.with("day", "2031-05-06").with("language", "cs").with("reason", "the hall was taken");
    assert_eq!(sure(&plan, &desk).await, base);
    let home = site.client.get("/c/skolni-prebor/turnaj").await.body;
    assert!(home.contains("Jarní turnaj") && home.contains("6 May 2031"), "{home}");
    started(&desk, &base).await;
    assert_eq!(plan.send(&desk).await.status, 409, "play has begun");
    let page = desk.get(&format!("{base}/notes")).await;
    let form =
        Form::within(&page.body, "/notes", "name=\"player\"").with("do", "absence").with("player", "t03-1");
    let form = form.with("from", "2031-05-06T10:00").with("informed", "assistant");
    assert_eq!(form.clone().with("until", "2031-05-06T09:00").send(&desk).await.status, 409);
    led_to(&form.with("until", "2031-05-06T11:00").send(&desk).await);
    let page = desk.get(&format!("{base}/notes")).await;
    assert!(page.body.contains("Adam 3") && page.body.contains("P-2.1.1.3"), "{}", page.body);
    let form =
        Form::within(&page.body, "/notes", "name=\"name\"").with("do", "spectator").with("name", "Paní Nová");
    led_to(&form.send(&desk).await);
    let badges = pages(&desk, &format!("{base}/documents/badges.pdf")).await.join("");
    assert!(badges.contains("Paní Nová"), "whoever may watch has a badge");
    let page = desk.get(&format!("{base}/notes")).await;
    sure(&Form::within(&page.body, "/undo", "required").with("reason", "is back"), &desk).await;
    assert!(!desk.get(&format!("{base}/notes")).await.body.contains("<b>Adam 3</b>"));
    site.stop().await;
}

#[tokio::test]
async fn an_absent_player_has_no_slip_and_no_result_is_awaited() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    started(&desk, &base).await;
    let away = async |player: &str, until: &str| {
        let page = desk.get(&format!("{base}/notes")).await;
        let form = Form::within(&page.body, "/notes", "name=\"player\"").with("do", "absence");
        let form = form.with("player", player).with("from", "2020-05-06T10:00").with("until", until);
        led_to(&form.with("informed", "assistant").send(&desk).await);
    };
    let slips = async || pages(&desk, &format!("{base}/documents/slips.pdf")).await.join("\n");
    let open = async || {
        let page = desk.get(&format!("{base}/results")).await.body;
        let count = page.split("id=\"only-open\"").nth(1).and_then(|rest| rest.split(['(', ')']).nth(1));
        count.and_then(|count| count.parse::<usize>().ok()).expect("a count")
    };
    assert!(slips().await.contains("Tým 03"));
    let before = open().await;

    // As long as one player of the team is there it plays; so it does when the absence is over.
    away("t03-1", "").await;
    away("t05-1", "2020-05-06T11:00").await;
    assert!(slips().await.contains("Tým 03"));
    assert_eq!(open().await, before);
    for player in ["t03-2", "t03-3", "t03-4"] {
        away(player, "").await;
    }
    let printed = slips().await;
    assert!(!printed.contains("Tým 03") && printed.contains("Tým 05"), "{printed}");
    let games = view(&site.client, &format!("{API}/matches")).await;
    let of_team = |line: &&serde_json::Value| {
        ["first", "second"].iter().any(|side| line["sides"][*side]["name"] == "Tým 03")
    };
    let own = games.as_array().expect("matches").iter().filter(of_team).count();
    assert!(own > 0);
    assert_eq!(open().await, before - own);
    let page = desk.get(&format!("{base}/results")).await.body;
    assert!(page.contains("Away: Tým 03") && page.contains("class=\"away"), "{page}");
    let all = pages(&desk, &format!("{base}/documents/slips/all.pdf")).await.join("\n");
    assert!(all.contains("Tým 03"), "whoever asks for all has all");
    site.stop().await;
}
