//! Names in addresses: those that look like a part of the program's own names, and forms that make something, sent twice.

use std::collections::BTreeSet;

use crate::client::Client;
use crate::contest::teams;
use crate::forms::Form;
use crate::privacy::choose;
use crate::site::{Folder, Site};
use crate::tournament::{created, led_to};

async fn tournament(desk: &Client, name: &str) -> Form {
    let form = Form::on(&desk.get("/desk/new").await, "/desk/new").with("name", name);
    form.with("system", "round-robin").with("rounds", "3")
}

async fn contest(desk: &Client, name: &str) -> Form {
    let form = Form::on(&desk.get("/desk/c/new").await, "/desk/c/new").with("name", name);
    form.with("category", "zs").with("day", "2031-05-06").with("teams", &teams())
}

async fn stages(desk: &Client, name: &str) -> Form {
    let form = Form::on(&desk.get("/desk/new/plan").await, "/desk/new/plan").with("name", name);
    form.with("form", "knockout").with("losers", "out").with("list", "Anna\nJan\nEva\nPetr")
}

/// The names of streams begin with `t-` and `c-`; once those of knockouts began with `s-`. What was chosen for `2026` says nothing about `T 2026`.
#[tokio::test]
async fn what_is_called_like_the_beginning_of_a_stream_is_itself() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let made = [
        (tournament(&desk, "T 2026").await, "T 2026", "t/t-2026", "/desk/t/t-2026/public"),
        (contest(&desk, "C 1").await, "C 1", "c/c-1", "/desk/c/c-1/-/public"),
        (stages(&desk, "S 1").await, "S 1", "t/s-1", "/desk/t/s-1/public"),
    ];
    for (form, name, place, page) in &made {
        led_to(&form.send(&desk).await);
        let shown = site.client.get("/").await.body;
        assert!(shown.contains(name) && shown.contains(&format!("\"/{place}")), "{name}: {shown}");
        choose(&desk, page, &[("reach", "closed"), ("names", "full")]).await;
        let people = desk.get("/desk/people").await.body;
        assert!(people.contains(&format!("@{place}\"")), "{place}: {people}");
    }
    for address in ["/", "/api/t"] {
        let shown = site.client.get(address).await.body;
        for (_, name, place, _) in &made {
            assert!(!shown.contains(name) && !shown.contains(place), "{address} {name}: {shown}");
        }
    }
    site.stop().await;
}

#[tokio::test]
async fn a_form_that_makes_something_makes_it_once() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    for form in [
        tournament(&desk, "Jarní přebor").await,
        contest(&desk, "Jarní přebor").await,
        stages(&desk, "Jarní přebor").await,
    ] {
        let first = led_to(&form.send(&desk).await);
        assert_eq!(led_to(&form.send(&desk).await), first, "sent twice");
    }
    // A knockout is a tournament like others: of the same name it is the second one.
    assert_eq!(site.client.get("/api/t").await.ok().as_array().map(Vec::len), Some(2));
    let another = led_to(&tournament(&desk, "Jarní přebor").await.send(&desk).await);
    assert_eq!(another, "/desk/t/jarni-prebor-3/entries", "another form is another tournament");
    site.stop().await;
}

/// Forms that are sent in the same moment make one each, under names of their own.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_made_at_once_under_one_name_has_addresses_of_its_own() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    for kind in ["tournament", "stages", "contest"] {
        let mut sent = Vec::new();
        for _ in 0..6 {
            let form = match kind {
                "tournament" => tournament(&desk, "Pohár").await,
                "stages" => stages(&desk, "Velký pohár").await,
                _ => contest(&desk, "Pohár").await,
            };
            let desk = desk.clone();
            sent.push(tokio::spawn(async move { led_to(&form.send(&desk).await) }));
        }
        let mut places = BTreeSet::new();
        for one in sent {
            places.insert(one.await.expect("it was sent"));
        }
        assert_eq!(places.len(), 6, "{kind}: {places:?}");
    }
    site.stop().await;
}

#[tokio::test]
async fn a_tournament_without_a_name_is_not_spoken_of_as_a_player() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    for form in [tournament(&desk, "   ").await, stages(&desk, "   ").await, contest(&desk, "   ").await] {
        let answer = form.send(&desk).await;
        assert_eq!(answer.status, 422, "{}", answer.body);
        assert!(answer.body.contains("say what it is called"), "{}", answer.body);
        assert!(!answer.body.contains("every competitor"), "{}", answer.body);
    }
    site.stop().await;
}

#[tokio::test]
async fn a_name_that_was_entered_twice_is_pointed_out() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    let enters = async |name: &str, club: &str| {
        let page = desk.get(&format!("{base}/entries")).await;
        let form = Form::on(&page, "/entries/add").with("name", name).with("club", club);
        led_to(&form.send(&desk).await);
        desk.get(&format!("{base}/entries")).await.body
    };
    enters("Eva Malá", "Brno").await;
    let two = enters("Eva Malá", "Praha").await;
    assert!(!two.contains("Entered more than once"), "two clubs are two people: {two}");
    enters("Jan Novák", "").await;
    let twice = enters("jan novák", "").await;
    assert!(twice.contains("Entered more than once") && twice.contains("/entries/4\">jan novák"), "{twice}");
    let leaves = Form::on(&desk.get(&format!("{base}/entries")).await, "/entries/4").with("do", "withdraw");
    leaves.send(&desk).await;
    let page = Form::on(&desk.get(&format!("{base}/entries")).await, "/entries/import");
    let list = page.with("csv", "name\nPetr Dlouhý\nPetr Dlouhý\n").send(&desk).await;
    led_to(&list);
    let listed = desk.get(&format!("{base}/entries")).await.body;
    assert!(listed.contains("Entered more than once") && listed.contains("Petr Dlouhý</a></li>"), "{listed}");
    site.stop().await;
}
