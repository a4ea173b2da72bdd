//! Names in addresses: those that look like a part of the program's own names, and forms that make something, sent twice.

use crate::client::Client;
use crate::contest::teams;
use crate::forms::Form;
use crate::privacy::choose;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

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
