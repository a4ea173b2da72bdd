//! How the games are played: bar, handicap, komi, the lot of round 1, and forbidden pairs, on the page of settings.

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, led_to};

/// The settings as data.
async fn shown(desk: &Client) -> Value {
    desk.get("/api/desk/t/jarni-prebor/settings").await.ok()["view"].clone()
}

async fn settings(desk: &Client, base: &str, fields: &[(&str, &str)]) -> Answer {
    let page = desk.get(&format!("{base}/settings")).await;
    let mut form = Form::on(&page, "/settings").with("name", "Jarní přebor").with("rounds", "3");
    for (field, value) in fields {
        form = form.with(field, value);
    }
    form.send(desk).await
}

/// Looks at the preview and saves.
async fn saved(desk: &Client, base: &str, fields: &[(&str, &str)]) {
    let asked = settings(desk, base, fields).await;
    led_to(
        &Form::on(&asked, "/settings").with("reason", "as announced").with("sure", "yes").send(desk).await,
    );
}

const GO: [(&str, &str); 7] = [
    ("strength-by", "rank"),
    ("komi", "6,5"),
    ("handicap-by", "coefficients"),
    ("reduction", "2"),
    ("most", "4"),
    ("none-from", "4d"),
    ("handicap-komi", "0.5"),
];

#[tokio::test]
async fn a_go_weekend_sets_its_bar_and_handicap() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "mcmahon", "3").await;
    for (name, rank) in [("Ana", "5d"), ("Bo", "3d"), ("Cyril", "2k"), ("Dana", "9k")] {
        let form = Form::on(&desk.get(&format!("{base}/entries")).await, "/entries/add");
        led_to(&form.with("name", name).with("rank", rank).send(&desk).await);
    }
    for (field, value) in
        [("bar", "strong"), ("komi", "much"), ("none-from", ""), ("most", "12"), ("strength-by", "height")]
    {
        let fields: Vec<_> = GO.into_iter().chain([("handicap", "yes"), (field, value)]).collect();
        let refused = settings(&desk, &base, &fields).await;
        assert_eq!(refused.status, 422, "{field}: {}", refused.body);
    }
    let fields: Vec<_> =
        GO.into_iter().chain([("handicap", "yes"), ("bar", "3d"), ("floor", "12k")]).collect();
    saved(&desk, &base, &fields).await;
    let page = desk.get(&format!("{base}/settings")).await.body;
    for shown in ["name=\"bar\" size=\"5\" maxlength=\"10\" placeholder=\"3d\" value=\"3d\"", "value=\"6.5\""]
    {
        assert!(page.contains(shown), "{shown}: {page}");
    }
    // In Czech it has a comma, as it was typed.
    let czech = desk.with("accept-language", "cs").get(&format!("{base}/settings")).await.body;
    assert!(
        czech.contains("name=\"komi\" size=\"5\" maxlength=\"10\" inputmode=\"decimal\" value=\"6,5\""),
        "{czech}"
    );
    let data = shown(&desk).await;
    assert_eq!((&data["system"]["code"], &data["go"]["komi"]), (&json!("mcmahon"), &json!("6.5")), "{data}");
    assert_eq!(data["go"]["start"]["bar"], "3d");
    let handicap = &data["go"]["handicap"];
    assert_eq!((&handicap["by"]["code"], &handicap["reduction"]), (&json!("coefficients"), &json!(2)));
    assert_eq!((&data["usual_criteria"], &data["criteria"][0]["code"]), (&json!(true), &json!("mm")));
    assert_eq!((&data["started"], &data["lot"]), (&json!(false), &Value::Null));
    drawn_and_published(&desk, &base).await;
    assert_eq!(shown(&desk).await["started"], true);
    let round = site.client.get("/api/t/jarni-prebor/rounds/1").await.ok();
    // 3 dan and above start together, so that they meet; 2 kyu and 9 kyu are seven apart, less two, at most four.
    let tables = round["view"]["tables"].to_string();
    assert!(tables.contains("4 stones") && tables.contains("6.5"), "{tables}");
    // Round 1 is published: the bar is fixed.
    let fields: Vec<_> = GO.into_iter().chain([("handicap", "yes"), ("bar", "1d")]).collect();
    let late = settings(&desk, &base, &fields).await;
    assert!(late.body.contains("K-LOCK"), "{}", late.body);
    site.stop().await;
}

#[tokio::test]
async fn members_of_a_club_are_kept_apart() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "fide-1992", "3").await;
    for (rating, (name, club)) in
        (1500..).zip([("Ana", "A"), ("Bo", "B"), ("Cyril", "A"), ("Dana", "B"), ("Dana", "C"), ("Eva", "C")])
    {
        let form = Form::on(&desk.get(&format!("{base}/entries")).await, "/entries/add");
        let form = form.with("name", name).with("club", club).with("rating", &rating.to_string());
        led_to(&form.send(&desk).await);
    }
    for (apart, why) in
        [("Ana; Nobody", "Nobody"), ("Ana", "single player"), ("Ana; Dana", "#4"), ("Ana; #99", "#99")]
    {
        let refused = settings(&desk, &base, &[("lot", "waits"), ("apart", apart)]).await;
        assert!(refused.status == 422 && refused.body.contains(why), "{apart}: {}", refused.body);
    }
    assert_eq!(settings(&desk, &base, &[("lot", "heads")]).await.status, 422);
    saved(&desk, &base, &[("lot", "waits"), ("apart", "ana; Bo\n\n#4; Eva;")]).await;
    let page = desk.get(&format!("{base}/settings")).await.body;
    assert!(page.contains("Ana; Bo\n#4; Eva</textarea>"), "{page}");
    let data = shown(&desk).await;
    assert_eq!(data["apart"][1], json!([{ "id": 4, "name": "Dana" }, { "id": 6, "name": "Eva" }]), "{data}");
    assert_eq!((&data["lot"]["code"], &data["go"]), (&json!("waits"), &Value::Null));
    // Without forbidden pairs the best of the upper half would meet the best of the lower half: Eva and Cyril.
    saved(&desk, &base, &[("lot", "waits"), ("clubs", "yes")]).await;
    let page = desk.get(&format!("{base}/settings")).await.body;
    assert!(page.contains("Ana; Cyril\nBo; #4\n#5; Eva</textarea>"), "{page}");
    saved(&desk, &base, &[("lot", "waits"), ("apart", "Eva; Cyril")]).await;
    drawn_and_published(&desk, &base).await;
    let round = site.client.get("/api/t/jarni-prebor/rounds/1").await.ok();
    for table in round["view"]["tables"].as_array().expect("tables") {
        let pair = [&table["seats"]["first"]["name"], &table["seats"]["second"]["name"]];
        assert!(!pair.iter().all(|name| *name == "Eva" || *name == "Cyril"), "{table}");
    }
    let first = &round["view"]["tables"][0];
    assert_eq!(first["seats"]["second"]["name"], "Eva", "the lot was drawn by hand: no. 1 waits: {first}");
    site.stop().await;
}
