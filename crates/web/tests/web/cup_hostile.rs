//! What goes wrong between people and the forms of a knockout, in the manner of `hostile`.

use crate::contest::view;
use crate::crew::{invite, join};
use crate::cup::{linked, made, match_page, plan, published, result, result_form};
use crate::forms::Form;
use crate::hostile::{NAMES, NO_NAMES, harmless};
use crate::postgres::on_postgres;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

#[tokio::test]
async fn names_are_text_on_every_page_of_a_knockout() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let line = |name: &str| {
        let name = name.replace([';', ','], " ");
        format!("{name}; 1{:03}; {name}", name.len() % 1000)
    };
    let list = NAMES.map(line).join("\n");
    let page = desk.get("/desk/new/plan").await;
    let form = Form::on(&page, "/desk/new/plan").with("name", NAMES[0]).with("form", "knockout");
    for name in NO_NAMES {
        let refused = form.clone().with("list", &format!("Anna\n{name}x\u{0}")).send(&desk).await;
        assert_eq!(refused.status, 422, "{name:?}");
    }
    let form = form.with("list", &list).with("losers", "third").with("seeding", "rating");
    let base = led_to(&form.send(&desk).await).trim_end_matches("/draw").to_owned();
    for part in ["", "/plan/main", "/entries"] {
        harmless(&desk.get(&format!("{base}{part}")).await, part);
    }
    published(&desk, &base).await;
    led_to(&result(&desk, &base, "QF1", "1").await);
    let phones = linked(&desk, &base).await;
    for part in
        ["", "/plan/main", "/entries", "/results", "/bracket", "/table", "/log", "/links", "/incidents"]
    {
        harmless(&desk.get(&format!("{base}{part}")).await, part);
    }
    harmless(&desk.get(&match_page(&desk, &base, "QF1").await).await, "a match");
    let public = base.trim_start_matches("/desk");
    for part in ["", "/bracket", "/table", "/screen", "/find?q=%3Cscript%3E"] {
        harmless(&site.client.get(&format!("{public}{part}")).await, part);
    }
    for phone in &phones {
        harmless(&site.client.get(phone).await, phone);
    }
    let (head, file) = desk.file(&format!("{base}/documents/pairings.pdf")).await;
    assert!(head.status == 200 && file.starts_with(b"%PDF-"), "{}", head.status);
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;
}

#[tokio::test]
async fn lists_without_end_are_refused_and_nothing_is_made() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let form = Form::on(&desk.get("/desk/new/plan").await, "/desk/new/plan").with("form", "knockout");
    let paste =
        form.clone().with("name", &"x".repeat(10_000_000)).with("list", "Anna\nJan").send(&desk).await;
    assert_eq!(paste.status, 413, "ten megabytes are no name");
    let long = form.clone().with("name", "Pohár").with("list", &format!("{}\nJan", "a".repeat(300_000)));
    let long = long.send(&desk).await;
    assert_eq!(long.status, 422);
    let many = form.with("name", "Pohár").with("list", &"x\n".repeat(100_000)).send(&desk).await;
    assert!(many.status == 422 && many.body.len() < 500_000, "{} {}", many.status, many.body.len());
    assert!(!desk.get("/desk").await.body.contains("/desk/t/pohar"), "nothing was made");
    let base = made(&desk, "knockout", 4).await;
    published(&desk, &base).await;
    let rename = Form::on(&desk.get(&format!("{base}/entries/1")).await, "/entries/1").with("do", "edit");
    let refused = rename.with("name", &"x".repeat(1_500_000)).send(&desk).await;
    assert!((400..500).contains(&refused.status), "{}", refused.status);
    site.stop().await;
}

/// Two arbiters type a result for the same match at the same moment.
async fn two_arbiters(url: &str) {
    let (one, two) = (Site::on(url).await, Site::on(url).await);
    let eva = one.desk().await;
    let base = made(&eva, "knockout", 8).await;
    published(&eva, &base).await;
    let invited = invite(&eva, &format!("{base}/people"), "arbiter@t/zimni-pohar", "").await;
    let jan = join(&two.client, &invited, "Jan").await;
    for (game, left, right) in [("QF1", "1", "0"), ("QF2", "1", "1"), ("QF3", "2:0", "+")] {
        let page = format!("{base}/results");
        let (at_one, at_two) = tokio::join!(eva.get(&page), jan.get(&page));
        let left_form = result_form(&at_one, game).with("result", left);
        let right_form = result_form(&at_two, game).with("result", right);
        let (first, second) = tokio::join!(left_form.send(&eva), right_form.send(&jan));
        let mut statuses = [first.status, second.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [303, 409], "{game}: {}{}", first.body, second.body);
        let counted = view(&one.client, "/api/t/zimni-pohar/matches").await;
        assert_eq!(counted, view(&two.client, "/api/t/zimni-pohar/matches").await, "both show the same");
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_arbiters_save_the_result_of_a_match() {
    two_arbiters(&Folder::new().url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_arbiters_save_the_result_of_a_match_on_postgresql() {
    on_postgres(|url| async move { two_arbiters(&url).await }).await;
}

#[tokio::test]
async fn forged_and_repeated_forms_of_a_knockout_do_nothing() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let eva = site.desk().await;
    let base = made(&eva, "knockout", 8).await;
    let drawn = plan(&eva, &base).await;
    let exchange = Form::within(&drawn.body, "/exchange", "name=\"one\"").with("reason", "x");
    for (one, other) in
        [("", ""), ("QF9.first", "QF1.first"), ("QF1.third", "QF1.first"), ("place 1", "QF1.first")]
    {
        let refused = exchange.clone().with("one", one).with("other", other).send(&eva).await;
        assert!((400..500).contains(&refused.status), "{one} {other}: {}", refused.status);
    }
    let same = exchange.clone().with("one", "QF1.first").with("other", "QF1.first").send(&eva).await;
    assert_eq!(same.status, 409, "nothing changes");
    let sheet = Form::on(&drawn, "/exchange").with("reason", "x");
    for text in ["1-2;", "1-8,4-5,2-7,3-6;9", "1-1,4-5,2-7,3-6;", "99999999999;", ";;", &"1-".repeat(100_000)]
    {
        let refused = sheet.clone().with("sheet", text).send(&eva).await;
        assert!((400..500).contains(&refused.status), "{}: {}", &text[..text.len().min(30)], refused.status);
    }
    published(&eva, &base).await;
    let invited = invite(&eva, &format!("{base}/people"), "arbiter@t/zimni-pohar", "").await;
    let jan = join(&site.client, &invited, "Jan").await;
    let form = result_form(&eva.get(&format!("{base}/results")).await, "QF1").with("result", "1");
    assert_eq!(form.clone().without("token").send(&eva).await.status, 403, "no token");
    assert_eq!(form.clone().send(&jan).await.status, 403, "a token of another session");
    assert_eq!(form.clone().without("command").send(&eva).await.status, 400, "no name");
    assert_eq!(form.clone().with("seen", "-1").send(&eva).await.status, 400, "a version that is none");
    led_to(&form.send(&eva).await);
    led_to(&form.send(&eva).await);
    assert_eq!(form.with("result", "0").send(&eva).await.status, 409, "the name is good for one result");
    let log = eva.get(&format!("{base}/log")).await;
    for (path, step) in [("/undo", "999"), ("/undo", "1"), ("/redo", "2"), ("/undo", "x"), ("/redo", "")] {
        let forged = Form::within(&log.body, "/undo", "name=\"step\"").to(&format!("{base}{path}"));
        let answer = forged.with("step", step).with("reason", "x").with("sure", "yes").send(&eva).await;
        assert!((400..500).contains(&answer.status), "{path} {step}: {}", answer.status);
    }
    // A link that was replaced opens nothing more, and says so.
    let old = linked(&eva, &base).await;
    let fresh = linked(&eva, &base).await;
    assert_ne!(old[0], fresh[0]);
    assert_eq!((site.client.get(&old[0]).await.status, site.client.get(&fresh[0]).await.status), (403, 200));
    site.stop().await;
}

#[tokio::test]
async fn addresses_that_knockouts_had_lead_to_the_tournament_as_they_were_asked_for() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    for (asked, found) in [
        ("/s/liga", "/t/liga"),
        ("/s/liga/bracket?lang=cs", "/t/liga/bracket?lang=cs"),
        ("/desk/s/new", "/desk/new/plan"),
        ("/desk/s/liga/s/log", "/desk/t/liga/s/log"),
        ("/s/%0d%0aset-cookie:x/%C5%A1", "/t/%0d%0aset-cookie:x/%C5%A1"),
        ("/s/liga//example.org", "/t/liga//example.org"),
    ] {
        let moved = site.client.get(asked).await;
        assert_eq!((moved.status, moved.header("location")), (308, found), "{asked}");
    }
}
