//! What the organiser of a tournament of a contest changes by hand: groups before play, the draft of a round, a result
//! on the wrong slip.

use kolo_contest::{Contest, Timestamp, codec};
use kolo_examples::{Content, Example};
use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::contest::{made, open, result, started, view};
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

/// The teams of every group, as the page of the draw has them.
fn groups(page: &Answer) -> Vec<Vec<u32>> {
    let groups = page.body.split("<li class=\"pair panel group\">").skip(1);
    let numbers = |group: &str| {
        let cards = group.split("data-id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        cards.filter_map(|number| number.parse().ok()).collect()
    };
    groups.map(|group| numbers(group.split("</li>\n<li").next().unwrap_or_default())).collect()
}

fn clauses(checked: &Value) -> Vec<String> {
    let tables = checked["view"]["tables"].as_array().cloned().unwrap_or_default();
    let remarks = tables.iter().flat_map(|table| table.as_array().cloned().unwrap_or_default());
    remarks.map(|remark| remark["clause"].as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test]
async fn groups_are_changed_by_hand_before_the_start_and_after_it() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    let page = desk.get(&format!("{base}/entries")).await;
    led_to(&Form::on(&page, "/entries").with("do", "all").send(&desk).await);
    let draw = desk.get(&format!("{base}/draw")).await;
    let drawn = groups(&draw);
    assert_eq!(drawn.concat().len(), 14);

    // Two teams of one school in one group could be separated.
    let check = format!("/api{base}/draft/check");
    let fine = desk.post(&check, &json!({ "pairs": drawn, "byes": [] })).await.ok();
    assert_eq!((&fine["view"]["possible"], clauses(&fine)), (&json!(true), Vec::new()));
    // Teams 1 and 2 are of one school: 1 comes into the group of 2, in the place of the first team there.
    let mut crowded = drawn.clone();
    let group_of = |number: u32| drawn.iter().position(|group| group.contains(&number)).expect("it plays");
    let (one, other) = (group_of(1), group_of(2));
    assert_ne!(one, other, "the draw keeps schools apart");
    let place = drawn[one].iter().position(|number| *number == 1).expect("it is there");
    let there = drawn[other].iter().position(|number| *number != 2).expect("somebody else");
    let moved = drawn[other][there];
    (crowded[one][place], crowded[other][there]) = (moved, 1);
    let view = desk.post(&check, &json!({ "pairs": crowded, "byes": [] })).await.ok();
    assert!(clauses(&view).contains(&"P-1.1.4.4".to_owned()), "{view}");
    let impossible = desk.post(&check, &json!({ "pairs": [[1, 1]], "byes": [] })).await.ok();
    assert_eq!(impossible["view"]["possible"], false);

    // It starts with them, with a reason.
    let sheet = |groups: &[Vec<u32>]| {
        let group = |group: &Vec<u32>| group.iter().map(ToString::to_string).collect::<Vec<_>>().join("-");
        format!("{};", groups.iter().map(group).collect::<Vec<_>>().join(","))
    };
    let form = Form::within(&draw.body, "/start", "name=\"sheet\"").with("sheet", &sheet(&crowded));
    assert_eq!(form.clone().with("reason", "").send(&desk).await.status, 409);
    assert_eq!(form.clone().with("sheet", "nonsense").with("reason", "x").send(&desk).await.status, 400);
    led_to(&form.with("reason", "they travel together").send(&desk).await);
    let draw = desk.get(&format!("{base}/draw")).await;
    assert_eq!(groups(&draw), crowded);

    // No match has been played: two change places once more. After a result none may.
    let form = Form::within(&draw.body, "/draw/groups", "name=\"one\"");
    let exchange = form.with("one", "1").with("other", &moved.to_string()).with("reason", "they do not");
    led_to(&exchange.send(&desk).await);
    let draw = desk.get(&format!("{base}/draw")).await;
    assert_eq!(groups(&draw), drawn);
    let games = open(&site, "/api/c/skolni-prebor/turnaj").await;
    led_to(&result(&desk, &base, &games[0], "11 10 =0").await);
    let late = Form::within(&draw.body, "/draw/groups", "name=\"sheet\"").with("sheet", &sheet(&crowded));
    let late = late.without("seen").with("reason", "too late");
    assert_eq!(
        late.send(&desk.with("accept", "application/json")).await.refusal(),
        (409, "K-ORDER".to_owned())
    );
    assert_eq!(groups(&desk.get(&format!("{base}/draw")).await), Vec::<Vec<u32>>::new(), "nothing to change");
    site.stop().await;
}

/// The grand final of the examples, in its fourth round.
pub(crate) async fn grand_final(desk: &Client) -> String {
    let contest = match Example::GrandFinal.content(Timestamp(1_760_000_000_000)).expect("an example") {
        Content::Contest(contest) => Some(contest),
        Content::Tournament(_) => None,
    };
    let contest = contest.expect("it is a contest");
    let contest: &Contest = &contest;
    let form = Form::on(&desk.get("/desk/c/new").await, "/desk/c/new/file");
    let at = led_to(&form.with("file", &codec::write(contest).expect("a file")).send(desk).await);
    let running = contest
        .plays()
        .map(|(venue, _)| venue)
        .find(|venue| contest.play(venue).is_some_and(|play| play.swiss().is_some()));
    format!("{at}/{}", running.expect("a Swiss"))
}

/// Lines up and enters every result that is missing.
pub(crate) async fn play_round(site: &Site, desk: &Client, base: &str, api: &str) {
    for game in open(site, api).await {
        let slip = desk.get(&format!("{base}/slip/{game}")).await;
        led_to(&Form::on(&slip, &format!("/slip/{game}")).with("do", "line-up").send(desk).await);
        let answer = result(desk, base, &game, "+:-").await;
        led_to(&answer);
    }
}

#[tokio::test]
async fn a_round_of_the_swiss_is_drawn_explained_changed_and_published() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = grand_final(&desk).await;
    let api = format!("/api{}", base.trim_start_matches("/desk"));
    let json = desk.with("accept", "application/json");

    // The pairing page says what it waits for, and pairs nothing before.
    let draw = desk.get(&format!("{base}/draw")).await;
    assert!(draw.body.contains("no result yet"), "{}", draw.body);
    assert!(!draw.body.contains(&format!("action=\"{base}/draw\"")), "no button that is refused");
    let game = open(&site, &api).await.remove(0);
    let early = Form::on(&desk.get(&format!("{base}/slip/{game}")).await, &format!("/slip/{game}"));
    let early = early.to(&format!("{base}/draw")).send(&json).await;
    assert_eq!(early.refusal(), (409, "K-ORDER".to_owned()));
    play_round(&site, &desk, &base, &api).await;
    led_to(&Form::on(&desk.get(&format!("{base}/draw")).await, "/draw").send(&desk).await);
    let draft = desk.get(&format!("{base}/draw")).await;
    assert!(draft.body.contains("class=\"reasons\"") && draft.body.contains("P-6."), "it says why");
    assert_eq!(open(&site, &api).await, Vec::<String>::new(), "for everybody else there is no round yet");

    // The first of two tables meet: those of round 4 have met before, which is said with the clause.
    let cards = |page: &Answer| -> Vec<u32> {
        let cards = page.body.split("class=\"card\" id=\"c").skip(1);
        cards.filter_map(|rest| rest.split('"').next()?.parse().ok()).collect()
    };
    let seats = cards(&draft);
    assert_eq!(seats.len(), 24);
    let mut pairs: Vec<Vec<u32>> = seats.chunks(2).map(<[u32]>::to_vec).collect();
    let check = format!("/api{base}/draft/check");
    let fine = desk.post(&check, &json!({ "pairs": pairs, "byes": [] })).await.ok();
    assert_eq!(fine["view"]["breaks"], false, "{fine}");
    let odd = desk.post(&check, &json!({ "pairs": [[1, 2, 3]], "byes": [] })).await;
    assert_eq!(odd.status, 400, "{}", odd.body);
    pairs.swap(0, 1);
    let exchange = Form::on(&draft, "/draw/exchange").with("one", &seats[0].to_string());
    let exchange = exchange.with("other", &seats[2].to_string()).with("reason", "they sit side by side");
    led_to(&exchange.send(&desk).await);
    let changed = desk.get(&format!("{base}/draw")).await;
    assert_eq!(cards(&changed)[..3], [seats[2], seats[1], seats[0]]);

    // Back to the proposal, then published: the public sees it.
    led_to(&Form::on(&changed, "/draw").send(&desk).await);
    let again = desk.get(&format!("{base}/draw")).await;
    assert_eq!(cards(&again), seats);
    let to = led_to(&Form::on(&again, "/draw/publish").send(&desk).await);
    assert_eq!(to, format!("{base}/results"));
    assert_eq!(open(&site, &api).await.len(), 12);
    assert_eq!(
        Form::on(&again, "/draw/publish")
            .without("seen")
            .with("command", "once-more")
            .send(&json)
            .await
            .status,
        409
    );
    let log = desk.get(&format!("{base}/log")).await;
    assert!(log.body.contains("they sit side by side"), "a change by hand stands in the log with its reason");
    site.stop().await;
}

#[tokio::test]
async fn the_table_of_a_swiss_opens_every_number_and_has_a_chart() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = grand_final(&desk).await;
    let public = base.trim_start_matches("/desk");
    let table = view(&site.client, &format!("/api{public}/table")).await;
    let first = table[0]["number"].as_u64().expect("a number in the draw");
    let name = table[0]["name"].as_str().expect("a name");

    for (client, base) in [(&site.client, public), (&desk, base.as_str())] {
        let page = client.get(&format!("{base}/table")).await;
        assert_eq!(page.status, 200, "{}", page.body);
        for shown in [format!("href=\"{base}/table/{first}#c3\""), format!("href=\"{base}/chart\"")] {
            assert!(page.body.contains(&shown), "{shown}: {}", page.body);
        }
        let opened = client.get(&format!("{base}/table/{first}")).await;
        assert_eq!(opened.status, 200, "{}", opened.body);
        assert!(opened.body.contains("class=\"derived\"") && opened.body.contains("P-6."), "{}", opened.body);
        let chart = client.get(&format!("{base}/chart")).await;
        assert_eq!(chart.status, 200, "{}", chart.body);
        assert_eq!(client.get(&format!("{base}/table/99")).await.status, 404);
    }
    let opened = view(&site.client, &format!("/api{public}/table/{first}")).await;
    assert_eq!(opened["name"], name);
    assert!(opened["columns"].as_array().is_some_and(|columns| columns.len() > 2), "{opened}");
    let chart = view(&site.client, &format!("/api{public}/chart")).await;
    assert_eq!(chart["lines"].as_array().map(Vec::len), table.as_array().map(Vec::len));
    site.stop().await;
}

#[tokio::test]
async fn a_result_is_undone_from_the_log_and_counts_again() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk).await;
    started(&desk, &base).await;
    let api = "/api/c/skolni-prebor/turnaj";
    let games = open(&site, api).await;
    let game = games[0].as_str();
    led_to(&result(&desk, &base, game, "11 10 =0").await);
    let score = async || {
        let lines = view(&site.client, &format!("{api}/matches")).await;
        let line = lines.as_array().into_iter().flatten().find(|line| line["key"] == game).cloned();
        line.expect("the match")["score"].as_str().map(str::to_owned)
    };
    let played = score().await;
    assert!(played.is_some());

    // What changes is shown first, then it is done; a reason is needed.
    let sure = async |page: &Answer, action: &str| {
        assert!(page.body.contains("This changes"), "{}", page.body);
        led_to(&Form::again(page, action).with("sure", "yes").with("reason", "wrong slip").send(&desk).await)
    };
    let log = desk.get(&format!("{base}/log")).await;
    let undo = Form::within(&log.body, "/undo", &format!("result:{game}\"")).with("reason", "wrong slip");
    sure(&undo.send(&desk).await, "/undo").await;
    assert_eq!(score().await, None);
    assert!(open(&site, api).await.contains(&game.to_owned()));

    let log = desk.get(&format!("{base}/log")).await;
    let redo = Form::within(&log.body, "/redo", &format!("result:{game}\"")).with("reason", "it was right");
    sure(&redo.send(&desk).await, "/redo").await;
    assert_eq!(score().await, played);

    // A correction undone brings back what it corrected; from the page of the correction the whole result goes.
    let correct = desk.get(&format!("{base}/correct/{game}")).await;
    let form =
        Form::on(&correct, &format!("/correct/{game}")).with("result", "00 00 00").with("reason", "misread");
    led_to(&form.with("sure", "yes").send(&desk).await);
    assert_ne!(score().await, played);
    let log = desk.get(&format!("{base}/log")).await;
    let undo =
        Form::within(&log.body, "/undo", &format!("result:{game}\"")).with("reason", "it was read right");
    sure(&undo.send(&desk).await, "/undo").await;
    assert_eq!(score().await, played);
    let correct = desk.get(&format!("{base}/correct/{game}")).await;
    let form = Form::on(&correct, "/undo").with("reason", "they have not played");
    sure(&form.send(&desk).await, "/undo").await;
    assert_eq!(score().await, None);
    site.stop().await;
}
