//! What cannot be: an undo of an undo, a redo that no longer fits, an order on an old version, a log that is damaged. The
//! answer is the same in rounds, in plans and in a contest, and nothing is lost.

use kolo_store::{Append, EventLog as _, NewEvent, Store, Timestamp};

use crate::client::{Answer, Client};
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, entered, led_to, result};
use crate::{contest, cup};

/// A tournament of one kind, in play.
struct Kind {
    base: String,
    stream: &'static str,
    /// How a step is written in the forms of its log.
    field: &'static str,
    prefix: &'static str,
    /// A page on which a result is corrected.
    correction: String,
    right: &'static str,
}

impl Kind {
    fn step(&self, number: u64) -> String {
        format!("{}{number}", self.prefix)
    }

    /// Asks for a step to be undone or redone that no page offers.
    async fn ask(&self, desk: &Client, order: &str, number: u64) -> Answer {
        let page = desk.get(&format!("{}/log", self.base)).await;
        let form = Form::on(&page, "/undo").to(&format!("{}/{order}", self.base));
        let form = form.with(self.field, &self.step(number)).with("reason", "by mistake");
        form.with("sure", "yes").send(desk).await
    }
}

async fn rounds(desk: &Client) -> Kind {
    let base = created(desk, "swiss", "5").await;
    entered(desk, &base).await;
    drawn_and_published(desk, &base).await;
    led_to(&result(desk, &base, 1, 1, "1").await);
    let correction = format!("{base}/correct/1/1");
    Kind { base, stream: "t-jarni-prebor", field: "step", prefix: "", correction, right: "0" }
}

async fn plan(desk: &Client) -> Kind {
    let base = cup::made(desk, "knockout", 4).await;
    cup::published(desk, &base).await;
    led_to(&cup::result(desk, &base, "SF1", "1").await);
    let correction = cup::match_page(desk, &base, "SF1").await;
    Kind { base, stream: "t-zimni-pohar", field: "step", prefix: "", correction, right: "0" }
}

async fn school(site: &Site, desk: &Client) -> Kind {
    let base = contest::made(desk).await;
    contest::started(desk, &base).await;
    let api = format!("/api{}", base.trim_start_matches("/desk"));
    let game = contest::open(site, &api).await.first().expect("a match").clone();
    led_to(&contest::result(desk, &base, &game, "11 11 11").await);
    // A name that was mistyped: a step of the office that can be undone at any time.
    let page = desk.get(&format!("{base}/entries")).await;
    let form = Form::within(&page.body, "/entries/t01", "value=\"rename\"").with("do", "rename");
    let preview = form.with("name", "Tým jedna").send(desk).await;
    assert_eq!(preview.status, 200, "{}", preview.body);
    led_to(
        &Form::again(&preview, "/entries/t01").with("sure", "yes").with("reason", "typo").send(desk).await,
    );
    let correction = format!("{base}/correct/{game}");
    Kind { base, stream: "c-skolni-prebor", field: "what", prefix: "step:", correction, right: "00 00 00" }
}

/// The number in the first form of the log that undoes a step.
fn undoable(log: &Answer, kind: &Kind) -> u64 {
    let begins = format!("name=\"{}\" value=\"{}", kind.field, kind.prefix);
    let digits = |rest: &str| rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().ok();
    log.body.split(&begins).skip(1).find_map(digits).expect("a step that can be undone")
}

async fn nothing_undoes_an_undo(desk: &Client, kind: &Kind) {
    let log = desk.get(&format!("{}/log", kind.base)).await;
    let step = undoable(&log, kind);
    let done = kind.ask(desk, "undo", step).await;
    assert_eq!(done.status, 303, "{}: {}", kind.base, done.body);

    let again = kind.ask(desk, "undo", step).await;
    assert_eq!(again.status, 409, "{}", again.body);
    assert!(again.body.contains(&format!("step {step} is undone already")), "{}: {}", kind.base, again.body);
    let unknown = kind.ask(desk, "undo", 100_000).await;
    assert_eq!(unknown.status, 409, "{}", unknown.body);
    assert!(unknown.body.contains("there is no step 100000"), "{}: {}", kind.base, unknown.body);
    // The undo itself is one of the steps that follow: it can be neither undone nor redone, and the answer says what can.
    let mut named = 0;
    for later in step + 1..step + 40 {
        let instead = format!("step {later} is an undo: redo step {step} instead");
        for order in ["undo", "redo"] {
            let answer = kind.ask(desk, order, later).await;
            named += u32::from(answer.status == 409 && answer.body.contains(&instead));
            assert_ne!(answer.status, 303, "{}: step {later} was taken before the undo was found", kind.base);
        }
        if named == 2 {
            break;
        }
    }
    assert_eq!(named, 2, "{}: neither undone nor redone", kind.base);
    let redone = kind.ask(desk, "redo", step).await;
    assert_eq!(redone.status, 303, "{}: {}", kind.base, redone.body);
    let not_undone = kind.ask(desk, "redo", step).await;
    assert_eq!(not_undone.status, 409, "{}", not_undone.body);
    assert!(not_undone.body.contains(&format!("step {step} is not undone")), "{}", not_undone.body);
}

async fn an_old_version_is_said(desk: &Client, kind: &Kind) {
    let page = desk.get(&kind.correction).await;
    let action = kind.correction.trim_start_matches(&kind.base).to_owned();
    let form = Form::within(&page.body, &action, "name=\"result\"").with("result", kind.right);
    let form = form.with("reason", "misread").with("do", "correct");
    let shown = form.clone().send(desk).await;
    assert_eq!(shown.status, 200, "{}: {}", kind.base, shown.body);
    // Meanwhile the same match is corrected by others.
    let other = Form::again(&shown, &action).with("result", kind.right).with("reason", "misread");
    let answer = other.with("sure", "yes").send(desk).await;
    assert_eq!(answer.status, 303, "{}: {}", kind.base, answer.body);
    // The page that was opened before says what came in between.
    let late = form.with("seen", "3").with("reason", "another reason").with("sure", "yes");
    let late = late.send(desk).await;
    assert_eq!(late.status, 409, "{}: {}", kind.base, late.body);
    assert!(
        late.body.contains("Something has changed since this page was opened"),
        "{}: {}",
        kind.base,
        late.body
    );
}

#[tokio::test]
async fn an_undo_of_an_undo_has_one_answer_everywhere() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    for kind in [rounds(&desk).await, plan(&desk).await, school(&site, &desk).await] {
        nothing_undoes_an_undo(&desk, &kind).await;
        an_old_version_is_said(&desk, &kind).await;
    }
    site.stop().await;
}

#[tokio::test]
async fn a_damaged_log_stops_its_own_tournament_only_and_nothing_is_written_over() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let kinds = [rounds(&desk).await, plan(&desk).await, school(&site, &desk).await];
    let store = Store::open(&folder.url()).await.expect("a database");
    for (at, kind) in kinds.iter().enumerate() {
        let stream = kind.stream.parse().expect("a name");
        let expected = store.version(&stream).await.expect("a log");
        let event = NewEvent {
            code: "step.undone".to_owned(),
            schema: 1,
            payload: "{\"step\":4096}".to_owned(),
            author: "{}".to_owned(),
            at: Timestamp(0),
            reason: None,
        };
        let command = format!("damage-{at}").parse().expect("a name");
        let append = Append { stream: stream.clone(), expected, command, events: vec![event] };
        let damaged = store.append(append).await.expect("it is written").version;
        // What was known is shown; an order is answered in words, and the log stays as it is.
        let page = desk.get(&format!("{}/log", kind.base)).await;
        assert_eq!(page.status, 200, "{}: {}", kind.base, page.body);
        let refused = kind.ask(&desk, "undo", undoable(&page, kind)).await;
        assert_eq!(refused.status, 500, "{}: {}", kind.base, refused.body);
        assert!(!refused.body.contains("panicked"), "{}", refused.body);
        assert_eq!(store.version(&stream).await.expect("a log"), damaged);
        for next in &kinds[at + 1..] {
            assert_eq!(desk.get(&next.base).await.status, 200, "{}", next.base);
        }
    }
    site.stop().await;
}
