//! Personal data of a tournament played by a plan: what leaves the server under each choice of the organiser. Secrets
//! with marks go in on the organiser's pages, and the bytes of every public address are searched for them.

use crate::client::Client;
use crate::contest::view;
use crate::cup::{linked, plan, published, result};
use crate::forms::Form;
use crate::privacy::{assert_hidden, assert_visible, choose};
use crate::routes::{For, ROUTES};
use crate::site::{Folder, Site};
use crate::tournament::led_to;

/// Eight people with everything that a list can hold. Two of them look the same once their names are cut.
pub(crate) const LIST: &str = "Aneta Skrytovska; 1811; 3d; Zlatorog\n\
    Bořek Utajeny; 1722; 2d; Zlatorog\n\
    Cyril Neviditel; 1633; 1d; Zlatorog\n\
    Dana Schovankova; 1544; 1k; Zlatorog\n\
    Aneta Sebranova; 1455; 2k; Zlatorog\n\
    Emil Zahaleny; 1366; 3k; Zlatorog\n\
    Filip Zamlceny; 1277; 4k; Zlatorog\n\
    Gita Zastrena; 1188; 5k; Zlatorog";

const SURNAMES: [&str; 8] =
    ["Skrytovsk", "Utajen", "Neviditel", "Schovankov", "Sebranov", "Zahalen", "Zamlcen", "Zastren"];
const GIVEN: [&str; 7] = ["Aneta", "Bořek", "Cyril", "Dana", "Emil", "Filip", "Gita"];
const RATINGS: [&str; 8] = ["1811", "1722", "1633", "1544", "1455", "1366", "1277", "1188"];

const NAME: &str = "tajny-pohar";

/// Two groups with a play-off, drawn; what the organiser's addresses begin with.
pub(crate) async fn drawn(desk: &Client) -> String {
    let page = Form::on(&desk.get("/desk/new/plan").await, "/desk/new/plan");
    let page = page.with("name", "Tajný pohár").with("list", LIST).with("form", "groups-knockout");
    let page = page.with("groups", "2").with("advance", "2").with("losers", "third");
    let base = led_to(&page.with("seeding", "rating").send(desk).await);
    let base = base.trim_end_matches("/draw").to_owned();
    published(desk, &base).await;
    base
}

/// The same, changed by hand for a reason that names a player, and played until semi-finals wait.
async fn played(desk: &Client) -> String {
    let base = drawn(desk).await;
    let page = plan(desk, &base).await;
    let form = Form::within(&page.body, "/exchange", "name=\"one\"").with("one", "A.1").with("other", "B.1");
    let asked = form.with("reason", "Skrytovska asked for it").send(desk).await;
    let sure = Form::on(&asked, "/exchange").with("reason", "Skrytovska asked for it").with("sure", "yes");
    led_to(&sure.send(desk).await);
    let stages = view(desk, &format!("/api/t/{NAME}/stages")).await;
    for group in stages["stages"][0]["groups"].as_array().expect("groups") {
        for game in group["games"].as_array().expect("games") {
            led_to(&result(desk, &base, game["id"].as_str().expect("a name"), "1").await);
        }
    }
    for tie in view(desk, &format!("/api/desk/t/{NAME}/ties")).await.as_array().expect("ties") {
        let group = tie["what"].as_str().expect("a group");
        let page = desk.get(&format!("{base}/ties")).await;
        led_to(&Form::on(&page, &format!("/ties/{group}")).with("do", "lot").send(desk).await);
    }
    base
}

/// Everything that the public can fetch: address and text.
async fn everything(client: &Client) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for (method, path, whose) in ROUTES {
        let about = path.contains("/t/{id}") || *path == "/";
        if *method != "get" || *whose != For::Public || !about || path.starts_with("/events/") {
            continue;
        }
        let path = path.replace("{id}", NAME).replace("/{name}", "").replace("{stage}", "main");
        let paths: Vec<String> = if path.contains("{number}") {
            let all = ["A", "B"].into_iter().flat_map(|group| (1..=8).map(move |number| (group, number)));
            all.map(|(group, number)| path.replace("{group}", group).replace("{number}", &number.to_string()))
                .collect()
        } else if path.contains("{kind}") {
            let kinds = ["pairings", "names", "groups", "crosstable", "bracket", "standings"].into_iter();
            kinds.map(|kind| path.replace("{kind}", kind).replace("{round}", "all")).collect()
        } else if path.ends_with("/find") {
            GIVEN.iter().chain(&SURNAMES).map(|name| format!("{path}?q={}", &name[..2])).collect()
        } else {
            vec![path]
        };
        for path in paths {
            let text = client.get(&path).await.body;
            texts.push((path, text));
        }
    }
    texts
}

#[tokio::test(flavor = "multi_thread")]
async fn what_leaves_the_house_of_a_tournament_of_stages_is_what_its_organiser_chose() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = played(&desk).await;
    let page = format!("{base}/public");

    // Until it is chosen, what a printout on the wall has; reasons are for organisers only.
    let texts = everything(&site.client).await;
    assert!(texts.len() > 25, "{}", texts.len());
    assert_visible(&texts, &["Aneta Skrytovska", "Zlatorog", "1811", "3d", "changed by hand"]);
    assert_hidden(&texts, &["asked for it"]);

    // A choice is tried out first, and is not taken by that.
    let form = Form::on(&desk.get(&page).await, "/public").with("do", "preview");
    let tried = form.with("reach", "listed").with("names", "given-first").send(&desk).await;
    assert!(tried.status == 200 && tried.body.contains("<b>Aneta S.</b>"), "{}", tried.body);
    assert_visible(&everything(&site.client).await, &["Aneta Skrytovska"]);

    choose(&desk, &page, &[("reach", "listed"), ("names", "given-first"), ("strength", "yes")]).await;
    let texts = everything(&site.client).await;
    assert_hidden(&texts, &SURNAMES);
    assert_hidden(&texts, &["Zlatorog"]);
    assert_visible(&texts, &["Aneta S.", "Emil Z.", "1811", "3d"]);
    let entries = view(&site.client, &format!("/api/t/{NAME}/entries")).await["lines"].clone();
    let fifth =
        entries.as_array().and_then(|lines| lines.iter().find(|line| line["id"] == 5)).expect("the fifth");
    assert_eq!(fifth["name"], "Aneta S.", "{entries}");
    assert!(fifth["club"].is_null() && fifth["rating"] == 1455, "{entries}");

    choose(&desk, &page, &[("reach", "by-address"), ("names", "numbers"), ("club", "yes")]).await;
    let texts = everything(&site.client).await;
    assert_hidden(&texts, &SURNAMES);
    assert_hidden(&texts, &GIVEN);
    assert_hidden(&texts, &RATINGS);
    assert_visible(&texts, &["No. 1", "No. 8", "Zlatorog"]);
    let czech = site.client.with("accept-language", "cs").get(&format!("/t/{NAME}")).await.body;
    assert!(czech.contains("č. 1"), "{czech}");
    assert!(!site.client.get("/").await.body.contains(NAME), "it is not listed");
    assert!(desk.get("/desk").await.body.contains(NAME), "the desk lists it");
    telephones(&site, &desk, &base).await;

    // The organiser sees everything.
    for path in ["/entries", "/table", "/results", "/log"] {
        let text = desk.get(&format!("{base}{path}")).await.body;
        assert!(SURNAMES.iter().any(|name| text.contains(name)), "{path}: {text}");
    }

    choose(&desk, &page, &[("reach", "closed"), ("names", "full"), ("club", "yes")]).await;
    for (path, _) in everything(&site.client).await {
        assert!(path == "/" || site.client.get(&path).await.status == 404, "{path}");
    }
    for path in [format!("/events/t/{NAME}"), format!("/events/screen/{NAME}")] {
        assert_eq!(site.client.status(&path).await, 404, "{path}");
        assert_eq!(desk.status(&path).await, 200, "{path}");
    }
    let seen = desk.get(&format!("/t/{NAME}")).await;
    assert!(seen.status == 200 && seen.body.contains("Aneta Skrytovska"), "{}", seen.body);
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;
}

/// On a phone a player sees their own name in full, and no other.
async fn telephones(site: &Site, desk: &Client, base: &str) {
    let mut seen = Vec::new();
    for phone in linked(desk, base).await {
        for path in [phone.clone(), format!("/api{phone}")] {
            let text = site.client.get(&path).await.body;
            let names: Vec<&str> = SURNAMES.into_iter().filter(|name| text.contains(name)).collect();
            assert_eq!(names.len(), 1, "{text}");
            assert!(text.contains("No. "), "{text}");
            seen.extend(names);
        }
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), SURNAMES.len(), "everybody has a telephone");
    // What is reported there stands in the log under the name, not under the number.
    let phone = linked(desk, base).await.into_iter();
    let mut reported = false;
    for phone in phone {
        let page = site.client.get(&phone).await;
        if !reported && page.body.contains("/report") {
            led_to(&Form::on(&page, "/report").with("got", "won").send(&site.client).await);
            reported = true;
        }
    }
    assert!(reported, "somebody can report");
    let log = view(desk, &format!("/api/desk/t/{NAME}/log")).await;
    let by = log[0]["by"].as_str().unwrap_or_default();
    assert!(SURNAMES.iter().any(|name| by.contains(name)), "{log}");
}
