//! Looking for a name on the public pages of contests and of tournaments of stages, and logs that go on.

use serde_json::json;

use crate::captains::School;
use crate::contest::view;
use crate::cup::{button, made, published};
use crate::site::{Folder, Site};

#[tokio::test]
async fn a_pupil_is_found_with_the_team_and_its_table() {
    let school = School::open().await;
    let client = &school.site.client;
    let api = "/api/c/skolni-prebor/turnaj/find";
    assert_eq!(view(client, api).await, json!([]), "nothing typed finds nobody");
    // The names of pupils are cut: what is not shown cannot be found.
    let found = view(client, &format!("{api}?q=bara")).await;
    assert_eq!(found.as_array().map(Vec::len), Some(14), "{found}");
    assert!(found[0]["players"][0].as_str().is_some_and(|name| name.starts_with("Bára")), "{found}");
    let found = view(client, &format!("{api}?q=tym%2003")).await;
    assert_eq!(found.as_array().map(Vec::len), Some(1), "{found}");
    assert!(found[0]["next"]["opponent"].is_string() && found[0]["next"]["table"].is_u64(), "{found}");
    let page = client.get("/c/skolni-prebor/turnaj/find?q=TYM%2003").await;
    assert!(
        page.status == 200 && page.body.contains("Table") && page.body.contains("Tým 03"),
        "{}",
        page.body
    );
    assert!(!page.body.contains("Tým 05</b>"), "{}", page.body);
    let nobody = client.get("/c/skolni-prebor/turnaj/find?q=Xaver").await;
    assert!(nobody.body.contains("No player found"), "{}", nobody.body);
    assert!(client.get("/c/skolni-prebor/turnaj").await.body.contains("/turnaj/find\""), "a tab leads there");
    assert_eq!(client.get("/c/skolni-prebor/nowhere/find?q=a").await.status, 404);
    school.site.stop().await;
}

#[tokio::test]
async fn a_player_of_a_knockout_is_found_with_the_next_match() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 6).await;
    let api = "/api/t/zimni-pohar/find";
    let before = view(&site.client, &format!("{api}?q=hrac%2006")).await;
    assert!(
        before[0]["next"].is_null() && before[0]["name"] == "Hráč 06",
        "the draw is the desk's: {before}"
    );
    published(&desk, &base).await;
    let found = view(&site.client, &format!("{api}?q=HRAC%2006")).await;
    assert_eq!(found[0]["next"]["opponent"], "Hráč 03", "{found}");
    let waits = view(&site.client, &format!("{api}?q=hrac%2001")).await;
    assert!(waits[0]["waits"].is_string(), "{waits}");
    assert_eq!(view(&site.client, &format!("{api}?q=%20")).await, json!([]));
    let page = site.client.get("/t/zimni-pohar/find?q=klub%203").await.body;
    assert!(
        page.contains("Hráč 05</b>") && page.contains("Hráč 06</b>") && !page.contains("Hráč 01</b>"),
        "{page}"
    );
    assert!(
        site.client.get("/t/zimni-pohar").await.body.contains("/t/zimni-pohar/find\""),
        "a tab leads there"
    );
    site.stop().await;
}

/// A log of more lines than a page: every line is reached by going back, each on one page.
#[tokio::test]
async fn a_long_log_goes_on_page_by_page() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 4).await;
    for turn in 0..52 {
        published(&desk, &base).await;
        let recall = button(&desk, &base, "recall").await.with("reason", "too early");
        assert_eq!(recall.send(&desk).await.status, 303, "{turn}");
    }
    // The same as data: the header leads to older lines.
    let (mut address, mut all) = ("/api/desk/t/zimni-pohar/log".to_owned(), 0);
    loop {
        let answer = desk.get(&address).await;
        all += answer.ok()["view"].as_array().map(Vec::len).expect("lines");
        let Some(next) = answer.header("link").split(['<', '>']).nth(1) else { break };
        address = format!("/api/desk/t/zimni-pohar/log{next}");
    }
    assert!(all > 100, "{all}");
    let (mut address, mut seen) = (format!("{base}/log"), 0);
    loop {
        let page = desk.get(&address).await;
        assert_eq!(page.status, 200);
        seen += page.body.matches("class=\"log-head\"").count();
        let Some(rest) = page.body.split("/log?before=").nth(1) else { break };
        assert!(seen <= all, "it ends");
        address = format!("{base}/log?before={}", rest.split('"').next().unwrap_or_default());
    }
    assert_eq!(seen, all);
    site.stop().await;
}
