//! What comes in while an arbiter thinks (K-STALE): results of other tables stop nothing, the same thing changed by
//! another arbiter stops the order and is shown. Tournaments of rounds and of plans, and contests, on both databases.

use crate::client::{Answer, Client};
use crate::contest;
use crate::cup;
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, entered, led_to, result};

/// Asks what a correction would change.
async fn asked(desk: &Client, address: &str, action: &str, text: &str) -> Answer {
    let form = Form::on(&desk.get(address).await, action).with("result", text).with("reason", "misread");
    let asked = form.send(desk).await;
    assert_eq!(asked.status, 200, "{}", asked.body);
    assert!(asked.body.contains("data-follow=\"\""), "news does not sweep a preview away");
    asked
}

/// Saves what was asked about.
async fn saved(desk: &Client, asked: &Answer, action: &str, text: &str) -> Answer {
    let form = Form::again(asked, action).with("result", text).with("reason", "misread");
    form.with("sure", "yes").send(desk).await
}

/// A page that says what came in, keeps what was typed, and asks again.
#[track_caller]
fn assert_explained(stale: &Answer, since: &str, typed: &str) {
    assert_eq!(stale.status, 409, "K-STALE: {}", stale.body);
    assert!(stale.body.contains(since), "{since}: {}", stale.body);
    assert!(!stale.body.contains("$since"), "nobody reads the name of a gap: {}", stale.body);
    for kept in [format!("value=\"{typed}\""), "value=\"misread\"".to_owned()] {
        assert!(stale.body.contains(&kept), "{kept}: {}", stale.body);
    }
}

async fn tournament(url: &str) {
    let site = Site::on(url).await;
    let desk = site.desk().await;
    let base = created(&desk, "fide-1992", "5").await;
    entered(&desk, &base).await;
    drawn_and_published(&desk, &base).await;
    led_to(&result(&desk, &base, 1, 1, "1").await);
    let (address, action) = (format!("{base}/correct/1/1"), "/correct/1/1");

    // Two other tables are ready meanwhile.
    let shown = asked(&desk, &address, action, "0").await;
    led_to(&result(&desk, &base, 1, 2, "=").await);
    led_to(&result(&desk, &base, 1, 3, "1").await);
    led_to(&saved(&desk, &shown, action, "0").await);

    // Another arbiter corrects the same game.
    let shown = asked(&desk, &address, action, "=").await;
    let other = asked(&desk, &address, action, "1").await;
    led_to(&saved(&desk, &other, action, "1").await);
    let stale = saved(&desk, &shown, action, "=").await;
    assert_explained(&stale, "round 1, table 1", "=");
    led_to(&saved(&desk, &stale, action, "=").await);

    // What cannot be read, or has no reason, comes back on the same page.
    let unread = saved(&desk, &asked(&desk, &address, action, "0").await, action, "what").await;
    assert_eq!(unread.status, 422, "{}", unread.body);
    assert!(unread.body.contains("value=\"what\"") && unread.body.contains("role=\"alert\""));

    // It is typed otherwise on the page that refused it; what is saved is what was shown.
    let right = Form::again(&unread, action).with("result", "0").with("reason", "misread").send(&desk).await;
    assert!(right.status == 200 && right.body.contains("class=\"preview\""), "{}", right.body);
    let other = saved(&desk, &right, action, "1").await;
    assert!(
        other.status == 200 && other.body.contains("class=\"preview\""),
        "it is shown first: {}",
        other.body
    );
    led_to(&saved(&desk, &right, action, "0").await);

    // An order that does not say what its sender looked at is decided on what holds now.
    let shown = asked(&desk, &address, action, "=").await;
    led_to(&saved(&desk, &asked(&desk, &address, action, "1").await, action, "1").await);
    let unseen = Form::again(&shown, action).without("seen").with("result", "=").with("reason", "misread");
    led_to(&unseen.with("sure", "yes").send(&desk).await);

    a_draft(&desk, &base).await;
    site.stop().await;
}

/// A draft that an arbiter is changing.
async fn a_draft(desk: &Client, base: &str) {
    led_to(&Form::on(&desk.get(&format!("{base}/draw")).await, "/draw").send(desk).await);
    let draw = desk.get(&format!("{base}/draw")).await;
    let one_away = Form::on(&desk.get(&format!("{base}/check-in")).await, "/here/1").with("do", "check-in");
    led_to(&one_away.send(desk).await);
    let swap = Form::within(&draw.body, "/draw/exchange", "").with("swap", "1").with("reason", "sides");
    led_to(&swap.send(desk).await);

    // Another one has turned a pair of the same draft: what was shown is not on the table any more.
    let stale = Form::within(&draw.body, "/draw/publish", "").send(desk).await;
    assert_eq!((stale.status, stale.body.contains("K-STALE")), (409, true), "{}", stale.body);
    assert!(stale.body.contains(&format!("href=\"{base}/draw/publish\"")), "a way back: {}", stale.body);
    assert_eq!(led_to(&desk.get(&format!("{base}/draw/publish")).await), format!("{base}/draw"));

    let draw = desk.get(&format!("{base}/draw")).await;
    let another = Form::on(&desk.get(&format!("{base}/check-in")).await, "/here/2").with("do", "check-in");
    led_to(&another.send(desk).await);
    led_to(&Form::on(&draw, "/draw/publish").send(desk).await);
}

async fn school(url: &str) {
    let site = Site::on(url).await;
    let desk = site.desk().await;
    let base = contest::made(&desk).await;
    contest::started(&desk, &base).await;
    let api = "/api/c/skolni-prebor/turnaj";
    let games = contest::open(&site, api).await;
    led_to(&contest::result(&desk, &base, &games[0], "11 10 =0").await);
    let address = format!("{base}/correct/{}", games[0]);
    let action = format!("/correct/{}", games[0]);

    let shown = ask_school(&desk, &address, &action, "00 01 =0").await;
    led_to(&contest::result(&desk, &base, &games[1], "8:4").await);
    led_to(&contest::result(&desk, &base, &games[2], "8:4").await);
    led_to(&saved(&desk, &shown, &action, "00 01 =0").await);

    let shown = ask_school(&desk, &address, &action, "11 11 11").await;
    let other = ask_school(&desk, &address, &action, "11 11 10").await;
    led_to(&saved(&desk, &other, &action, "11 11 10").await);
    let stale = saved(&desk, &shown, &action, "11 11 11").await;
    assert_eq!((stale.status, stale.body.contains("$since")), (409, false), "{}", stale.body);
    assert!(stale.body.contains("Eva: "), "it is told who did what: {}", stale.body);
    site.stop().await;
}

async fn ask_school(desk: &Client, address: &str, action: &str, text: &str) -> Answer {
    let form = Form::on(&desk.get(address).await, action).with("result", text).with("reason", "misread");
    let asked = form.send(desk).await;
    assert_eq!(asked.status, 200, "{}", asked.body);
    asked
}

async fn knockout(url: &str) {
    let site = Site::on(url).await;
    let desk = site.desk().await;
    let base = cup::made(&desk, "knockout", 8).await;
    cup::published(&desk, &base).await;
    led_to(&cup::result(&desk, &base, "QF1", "1").await);
    let ask = async |text: &str| {
        let asked = cup::correction(&desk, &base, "QF1", text, "misread").await.send(&desk).await;
        assert_eq!(asked.status, 200, "{}", asked.body);
        assert!(asked.body.contains("data-follow=\"\""), "news does not sweep a preview away");
        asked
    };
    let action = cup::pairing(&desk, &base, "QF1").await;
    let save = async |asked: &Answer| {
        Form::again(asked, &action).with("reason", "misread").with("sure", "yes").send(&desk).await
    };

    let shown = ask("0").await;
    led_to(&cup::result(&desk, &base, "QF3", "1").await);
    led_to(&cup::result(&desk, &base, "QF4", "0").await);
    led_to(&save(&shown).await);

    let shown = ask("+").await;
    let other = ask("1").await;
    led_to(&save(&other).await);
    let stale = save(&shown).await;
    assert_explained(&stale, "QF1", "+");

    site.stop().await;
}

#[tokio::test]
async fn a_correction_is_stopped_by_what_it_touches_only() {
    let folder = Folder::new();
    tournament(&folder.url()).await;
}

#[tokio::test]
async fn a_correction_is_stopped_by_what_it_touches_only_on_postgres() {
    on_postgres(|url| async move { tournament(&url).await }).await;
}

#[tokio::test]
async fn a_slip_is_corrected_while_others_are_handed_in() {
    let folder = Folder::new();
    school(&folder.url()).await;
}

#[tokio::test]
async fn a_slip_is_corrected_while_others_are_handed_in_on_postgres() {
    on_postgres(|url| async move { school(&url).await }).await;
}

#[tokio::test]
async fn a_match_is_corrected_while_others_are_played() {
    let folder = Folder::new();
    knockout(&folder.url()).await;
}

#[tokio::test]
async fn a_match_is_corrected_while_others_are_played_on_postgres() {
    on_postgres(|url| async move { knockout(&url).await }).await;
}
