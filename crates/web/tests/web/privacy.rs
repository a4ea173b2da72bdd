//! Personal data: what leaves the server under each choice of the organiser. Secrets with marks go in on the
//! organiser's pages, and the bytes of every public address are searched for them.

use kolo_contest::simulate::{Scale, simulate};
use kolo_contest::{Contest, Kind};

use crate::client::Client;
use crate::contest::view;
use crate::forms::Form;
use crate::routes::{For, ROUTES};
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, led_to, result};
use crate::webhooks::{Receiver, added, quick};

/// Four people with everything that a list can hold.
pub(crate) const LIST: &str = "name;rating;club;born\n\
    Aneta Skrytovska;1811;Zlatorog;2011-03-17\n\
    Bořek Utajeny;1722;Zlatorog;2011-03-18\n\
    Cyril Neviditel;1633;Zlatorog;2011-03-19\n\
    Dana Schovankova;1544;Zlatorog;2011-03-20\n";

const SURNAMES: [&str; 4] = ["Skrytovsk", "Utajen", "Neviditel", "Schovankov"];
const GIVEN: [&str; 4] = ["Aneta", "Bořek", "Cyril", "Dana"];
const RATINGS: [&str; 4] = ["1811", "1722", "1633", "1544"];

/// A tournament of them with a round on the wall; where its pages are.
async fn tournament(desk: &Client) -> String {
    let base = created(desk, "round-robin", "3").await;
    let form = Form::on(&desk.get(&format!("{base}/entries")).await, "/entries/import");
    led_to(&form.with("csv", LIST).send(desk).await);
    drawn_and_published(desk, &base).await;
    led_to(&result(desk, &base, 1, 1, "1").await);
    base
}

/// What is chosen on the organiser's page.
pub(crate) async fn choose(desk: &Client, page: &str, fields: &[(&str, &str)]) {
    let form = Form::on(&desk.get(page).await, "/public").with("do", "save");
    let form = fields.iter().fold(form, |form, (name, value)| form.with(name, value));
    led_to(&form.send(desk).await);
}

/// Everything that the public can fetch of a tournament: address and text, of printouts what a reader of PDF finds.
async fn everything(client: &Client) -> Vec<(String, String)> {
    let mut paths: Vec<String> = Vec::new();
    for (method, path, whose) in ROUTES {
        let about = path.contains("/t/{id}") || matches!(*path, "/" | "/api/t");
        if *method != "get" || *whose != For::Public || !about || path.starts_with("/events/") {
            continue;
        }
        let path = path.replace("{id}", "jarni-prebor").replace("{round}", "1").replace("{who}", "1");
        if path.contains("{kind}") {
            for kind in ["pairings", "names", "standings", "crosstable", "chart"] {
                let one = path.replace("{kind}", kind);
                paths.extend([format!("{one}.pdf"), one]);
            }
        } else {
            paths.push(path.replace("/{name}", ""));
        }
    }
    paths.extend(GIVEN.iter().chain(&SURNAMES).flat_map(|name| {
        ["/t/jarni-prebor/find?q=", "/api/t/jarni-prebor/find?q="].map(|path| format!("{path}{}", &name[..2]))
    }));
    let mut texts = Vec::new();
    for path in paths {
        let text = if path.contains(".pdf") {
            let (answer, bytes) = client.file(&path).await;
            if answer.status == 404 {
                continue;
            }
            let pdf = lopdf::Document::load_mem(&bytes).expect("a PDF");
            let pages: Vec<u32> = pdf.get_pages().keys().copied().collect();
            pdf.extract_text(&pages).expect("text")
        } else {
            client.get(&path).await.body
        };
        texts.push((path, text));
    }
    texts
}

#[track_caller]
pub(crate) fn assert_hidden(texts: &[(String, String)], secrets: &[&str]) {
    for (path, text) in texts {
        for secret in secrets {
            // What was typed into the search stands in its field.
            let typed = path.contains("find?q=") && path.ends_with(&secret[..2]);
            assert!(!text.contains(secret) || typed, "{path} shows {secret}: {text}");
        }
    }
}

#[track_caller]
pub(crate) fn assert_visible(texts: &[(String, String)], wanted: &[&str]) {
    for one in wanted {
        assert!(texts.iter().any(|(_, text)| text.contains(one)), "{one} is nowhere");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_leaves_the_house_of_a_tournament_is_what_its_organiser_chose() {
    let folder = Folder::new();
    let site = Site::run_as(&folder.url(), quick()).await;
    let desk = site.desk().await;
    let base = tournament(&desk).await;
    let page = format!("{base}/public");
    let born = ["2011-03", "2011"];

    // Until it is chosen, what a printout on the wall has.
    let texts = everything(&site.client).await;
    assert!(texts.len() > 25, "{}", texts.len());
    assert_hidden(&texts, &born);
    assert_visible(&texts, &["Aneta Skrytovska", "Zlatorog", "1811"]);

    // A choice is tried out first, and is not taken by that.
    let form = Form::on(&desk.get(&page).await, "/public").with("do", "preview");
    let tried = form.with("reach", "listed").with("names", "given-first").send(&desk).await;
    assert!(tried.status == 200 && tried.body.contains("<b>Aneta S.</b>"), "{}", tried.body);
    assert!(!tried.body.contains("2011-03"));
    assert_visible(&everything(&site.client).await, &["Aneta Skrytovska"]);

    let receiver = Receiver::new().await;
    added(&desk, &base, receiver.url(), &["results"]).await;
    choose(&desk, &page, &[("reach", "listed"), ("names", "given-first"), ("strength", "yes")]).await;
    let texts = everything(&site.client).await;
    assert_hidden(&texts, &born);
    assert_hidden(&texts, &SURNAMES);
    assert_hidden(&texts, &["Zlatorog"]);
    assert_visible(&texts, &["Aneta S.", "Dana S.", "1811"]);

    choose(&desk, &page, &[("reach", "by-address"), ("names", "numbers"), ("club", "yes")]).await;
    let texts = everything(&site.client).await;
    assert_hidden(&texts, &born);
    assert_hidden(&texts, &SURNAMES);
    assert_hidden(&texts, &GIVEN);
    assert_hidden(&texts, &RATINGS);
    assert_visible(&texts, &["No. 1", "No. 4", "Zlatorog"]);
    let czech = site.client.with("accept-language", "cs").get("/t/jarni-prebor").await.body;
    assert!(czech.contains("č. 1"), "{czech}");
    for list in ["/", "/api/t"] {
        assert!(!site.client.get(list).await.body.contains("jarni-prebor"), "{list} lists it");
    }
    assert!(desk.get("/desk").await.body.contains("jarni-prebor"), "the desk does");

    // Programs that are notified, phones of others; players see their own names in full.
    led_to(&result(&desk, &base, 1, 2, "1").await);
    let sent = receiver.bodies(1).await.join("\n");
    assert!(sent.contains("No. ") && SURNAMES.iter().all(|name| !sent.contains(name)), "{sent}");
    let links = Form::on(&desk.get(&format!("{base}/links")).await, "/links").with("do", "make");
    let made = links.without("who").send(&desk).await.body;
    let phones = made.split("/my/").skip(1).map(|rest| rest.split('<').next().expect("a link"));
    let mut seen = Vec::new();
    for phone in phones {
        for path in [format!("/my/{phone}"), format!("/api/my/{phone}")] {
            let text = site.client.get(&path).await.body;
            let names: Vec<&str> = SURNAMES.into_iter().filter(|name| text.contains(name)).collect();
            assert_eq!(names.len(), 1, "{text}");
            assert!(text.contains("No. ") && !text.contains("2011"), "{text}");
            seen.extend(names);
        }
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 4, "everybody has a telephone");

    // The organiser sees everything, and writes what it sees.
    let entries = desk.get(&format!("{base}/entries")).await.body;
    assert!(SURNAMES.iter().all(|name| entries.contains(name)) && entries.contains("1811"));
    let form = Form::on(&desk.get(&format!("{base}/entries/1")).await, "/entries/1");
    let asked =
        form.with("do", "edit").with("name", "Aneta Skrytovska").with("club", "Orel").send(&desk).await;
    assert!(asked.body.contains("Aneta Skrytovska"), "{}", asked.body);

    choose(&desk, &page, &[("reach", "closed"), ("names", "full")]).await;
    for (path, _) in everything(&site.client).await {
        if !matches!(path.as_str(), "/" | "/api/t") {
            assert_eq!(site.client.get(&path).await.status, 404, "{path}");
        }
    }
    for path in ["/events/t/jarni-prebor", "/events/screen/jarni-prebor"] {
        assert_eq!(site.client.status(path).await, 404, "{path}");
        assert_eq!(desk.status(path).await, 200, "{path}");
    }
    let seen = desk.get("/t/jarni-prebor").await;
    assert!(seen.status == 200 && seen.body.contains("Aneta Skrytovska") && !seen.body.contains("2011"));
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;
}

/// A season of teams and individuals, taken over from its file; its name in addresses.
pub(crate) async fn season(desk: &Client) -> (Contest, String) {
    let scale = Scale { teams: 24, individuals: 24, areas: 2, regions: 1 };
    let contest = simulate(scale, 11).expect("a season").contest;
    let file = kolo_contest::codec::write(&contest).expect("it can be written");
    let form = Form::on(&desk.get("/desk/c/new").await, "/desk/c/new/file");
    let base = led_to(&form.with("file", &file).send(desk).await);
    (contest, base.rsplit('/').next().expect("a name").to_owned())
}

/// Everything that the public can fetch of a contest.
async fn all_of_contest(client: &Client, contest: &Contest, id: &str) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for (method, path, whose) in ROUTES {
        let about = path.contains("/c/{id}") || *path == "/";
        if *method != "get" || *whose != For::Public || !about || path.starts_with("/events/") {
            continue;
        }
        let venues = contest.state().venues().filter(|_| path.contains("{venue}"));
        let mut paths: Vec<String> =
            venues.map(|venue| path.replace("{venue}", venue.plan.id.as_str())).collect();
        if paths.is_empty() {
            paths.push((*path).to_owned());
        }
        for path in paths {
            let path = path.replace("{id}", id).replace("{group}", "A").replace("{number}", "1");
            let path = path.replace("{who}", "1");
            let text = client.get(&path).await.body;
            texts.push((path, text));
        }
    }
    texts
}

#[tokio::test(flavor = "multi_thread")]
async fn of_pupils_in_a_contest_nothing_leaves_the_house_but_what_was_chosen() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let (contest, id) = season(&desk).await;
    let state = contest.state();
    let page = format!("/desk/c/{id}/-/public");
    let names: Vec<&str> = state.players().values().map(|player| player.name.as_str()).collect();
    let mut born: Vec<String> =
        state.players().values().filter_map(|player| player.born.map(|day| day.to_string())).collect();
    // A date of birth may also be the date of a tournament; those reveal nothing.
    let days = view(&site.client, &format!("/api/c/{id}")).await.to_string();
    born.retain(|day| !days.contains(day));
    assert!(!days.contains("fees_open"), "who owes what is the office's");
    let born: Vec<&str> = born.iter().map(String::as_str).collect();
    assert!(names.len() > 50 && born.len() > 30, "{} {}", names.len(), born.len());
    let alone = state.entries().values().find(|entry| entry.category.kind() == Kind::Individuals);
    let alone = alone.expect("somebody plays alone").name.to_string();

    let texts = all_of_contest(&site.client, &contest, &id).await;
    assert_hidden(&texts, &names);
    assert_hidden(&texts, &born);
    let (given, surname) = alone.split_once(' ').expect("two names");
    assert_visible(&texts, &[&format!("{given} {}.", surname.chars().next().expect("a letter"))]);

    choose(&desk, &page, &[("reach", "listed"), ("names", "numbers")]).await;
    let texts = all_of_contest(&site.client, &contest, &id).await;
    let families: Vec<&str> = names.iter().filter_map(|name| name.split(' ').nth(1)).collect();
    assert_hidden(&texts, &families);
    assert_hidden(&texts, &born);
    assert_visible(&texts, &["No. 1"]);

    choose(&desk, &page, &[("reach", "listed"), ("names", "full")]).await;
    let texts = all_of_contest(&site.client, &contest, &id).await;
    assert_hidden(&texts, &born);
    // A player of a team is named where the team has come.
    let teams = state.entries().values().filter(|entry| entry.category.kind() == Kind::Teams);
    let came = state.venues().flat_map(|venue| &venue.present).collect::<std::collections::BTreeMap<_, _>>();
    let player =
        teams.filter_map(|entry| came.get(&entry.id)?.first()).find_map(|id| state.players().get(id));
    assert_visible(&texts, &[&alone, player.expect("a team has come").name.as_str()]);

    choose(&desk, &page, &[("reach", "closed"), ("names", "full")]).await;
    for (path, text) in all_of_contest(&site.client, &contest, &id).await {
        assert!(path == "/" || site.client.get(&path).await.status == 404, "{path}");
        assert!(!text.contains(&format!("/c/{id}")), "{path}");
    }
    assert_eq!(site.client.status(&format!("/events/c/{id}")).await, 404);
    let venue = &state.venues().next().expect("a tournament").plan.id;
    assert_eq!(site.client.status(&format!("/events/c/{id}/{venue}/screen")).await, 404);
    assert_eq!(desk.status(&format!("/events/c/{id}/{venue}/screen")).await, 200);
    assert_eq!(desk.get(&format!("/c/{id}")).await.status, 200);
    site.stop().await;
}
