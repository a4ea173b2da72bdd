//! The description of the data for programs: as it was written down, whole, and true of real answers.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::client::Client;
use crate::forms::Form;
use crate::routes::ROUTES;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, entered, result};
use crate::{contest, cup};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

async fn described() -> Value {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let described = site.client.get("/api/openapi.json").await.ok();
    site.stop().await;
    described
}

/// A change to what programs get is seen here. `KOLO_RENEW=1 cargo test -p kolo-web --test web openapi` writes the
/// description again; the program carries what is written.
#[tokio::test]
async fn the_description_is_that_of_the_code() {
    let path = root().join("docs/api/openapi.json");
    let of_the_code = serde_json::to_value(kolo_web::description_of_the_code()).expect("JSON");
    let now = format!("{}\n", serde_json::to_string_pretty(&of_the_code).expect("JSON"));
    if std::env::var_os("KOLO_RENEW").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, &now).expect("it can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == now,
        "docs/api/openapi.json is not what the code says; if the change is meant, renew it with \
         KOLO_RENEW=1 cargo test -p kolo-web --test web openapi"
    );
    assert_eq!(described().await, of_the_code, "the server answers what was written when it was built");
}

/// Whether an address is for programs: data, streams of events, what phones send, and what the owner looks at.
fn is_for_programs(address: &str) -> bool {
    ["/api/", "/events/"].iter().any(|start| address.starts_with(start))
        || ["/healthz", "/healthz/alive", "/metrics"].contains(&address)
        || address.ends_with("/{key}/report")
}

#[tokio::test]
async fn every_address_for_programs_is_described_and_no_other() {
    let addresses = ROUTES.iter().map(|(_, path, _)| *path).filter(|path| is_for_programs(path));
    let addresses: BTreeSet<String> = addresses.map(str::to_owned).collect();
    let described = described().await;
    let paths = described["paths"].as_object().expect("paths");
    let documented: BTreeSet<String> = paths.keys().cloned().collect();
    assert_eq!(addresses, documented);
    let hooks = described["webhooks"].as_object().expect("webhooks");
    let every = paths.values().chain(hooks.values());
    let ids: Vec<&Value> = every.flat_map(|path| path.as_object().expect("methods").values()).collect();
    let unique: BTreeSet<String> = ids.iter().map(|one| one["operationId"].to_string()).collect();
    assert_eq!(ids.len(), unique.len(), "every config has a name of its own");
}

/// The form of everything that programs get is described; only this description itself has a foreign form.
#[tokio::test]
async fn no_answer_is_described_as_anything() {
    let described = described().await;
    for (path, methods) in described["paths"].as_object().expect("paths") {
        for (method, config) in methods.as_object().expect("methods") {
            for (status, answer) in config["responses"].as_object().expect("answers") {
                let form = &answer["content"]["application/json"]["schema"];
                let bare = form["type"] == "object" && form["properties"].is_null();
                assert!(!bare || path == "/api/openapi.json", "{method} {path} {status}");
            }
        }
    }
}

/// Whatever is named is there.
#[tokio::test]
async fn every_form_that_is_named_is_described() {
    fn named<'a>(value: &'a Value, found: &mut BTreeSet<&'a str>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("$ref").and_then(Value::as_str));
                fields.values().for_each(|field| named(field, found));
            }
            Value::Array(all) => all.iter().for_each(|one| named(one, found)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    let described = described().await;
    let mut found = BTreeSet::new();
    named(&described, &mut found);
    assert!(found.len() > 100, "{found:?}");
    for name in found {
        let there = described.pointer(name.trim_start_matches('#'));
        assert!(there.is_some_and(Value::is_object), "{name}");
    }
}

/// Two forms of one name would be one in the description, and wrong for one of them.
#[test]
fn no_two_forms_have_one_name() {
    let crates = ["model", "play", "teams", "live", "views", "web"];
    let mut folders: Vec<PathBuf> =
        crates.iter().map(|one| root().join("crates").join(one).join("src")).collect();
    let mut taken = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).expect("a source");
            for rest in text.split("ToSchema)]").skip(1) {
                let head = rest.split('{').next().unwrap_or_default();
                let behind =
                    ["schema(as = ", "struct ", "enum "].iter().find_map(|mark| head.split(mark).nth(1));
                let name = behind.and_then(|rest| rest.split(|c: char| !c.is_alphanumeric()).next());
                let name = name.expect("a name").to_owned();
                assert!(
                    taken.insert(name.clone()),
                    "{name} of {} is the name of another form",
                    path.display()
                );
            }
        }
    }
    assert!(taken.contains("PlayStage") && taken.len() > 60, "{taken:?}");
}

/// The form of an answer.
pub(crate) fn form(described: &Value, path: &str, method: &str, status: &str) -> jsonschema::Validator {
    let schema =
        &described["paths"][path][method]["responses"][status]["content"]["application/json"]["schema"];
    assert!(!schema.is_null(), "{method} {path} {status} has a form");
    whole(described, schema)
}

/// Whether messages of webhooks have the form that is described for their kind.
pub(crate) async fn messages_fit(client: &Client, messages: &[Value]) {
    let described = client.get("/api/openapi.json").await.ok();
    for message in messages {
        let sources = ["tournament", "contest"];
        let source = sources.into_iter().find(|source| message[source].is_string()).expect("a source");
        let name = format!("{source}/{}", message["kind"].as_str().expect("a kind"));
        let body = &described["webhooks"][&name]["post"]["requestBody"];
        let schema = &body["content"]["application/json"]["schema"];
        assert!(!schema.is_null(), "{name} is described");
        fits(&whole(&described, schema), message, &name);
    }
}

/// A form, whole: the part of the description with everything that it names.
fn whole(described: &Value, schema: &Value) -> jsonschema::Validator {
    let mut whole = json!({ "$schema": "https://json-schema.org/draft/2020-12/schema", "components": described["components"] });
    for (key, value) in schema.as_object().expect("a form") {
        whole[key] = value.clone();
    }
    jsonschema::validator_for(&whole).expect("a sound form")
}

#[track_caller]
pub(crate) fn fits(form: &jsonschema::Validator, answer: &Value, about: &str) {
    let troubles: Vec<String> =
        form.iter_errors(answer).map(|error| format!("{error} at {}", error.instance_path())).collect();
    assert!(troubles.is_empty(), "{about}: {troubles:?} in {answer}");
}

#[tokio::test]
async fn real_answers_have_the_form_that_is_described() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    drawn_and_published(&desk, &base).await;
    for (table, key) in [(1, "1"), (2, "0")] {
        result(&desk, &base, 1, table, key).await;
    }
    let described = site.client.get("/api/openapi.json").await.ok();
    let paths = described["paths"].as_object().expect("paths");
    let made =
        Form::on(&desk.get(&format!("{base}/links")).await, "/links").with("do", "make").send(&desk).await;
    let key = made.body.split("/my/").nth(1).and_then(|rest| rest.split('<').next()).expect("a link");

    let mut looked_at = 0;
    for (path, methods) in paths {
        let ours = ["/api/t", "/api/t/", "/api/desk/t/", "/api/my/"]
            .iter()
            .any(|start| path == start || start.ends_with('/') && path.starts_with(start));
        // Plans are looked at below, notes where the rules have them.
        if !ours || path.contains("{stage}") || path.ends_with("/notes") || methods.get("get").is_none() {
            continue;
        }
        let address = path.replace("{id}", "jarni-prebor").replace("{round}", "1").replace("{who}", "2");
        let address = address.replace("{key}", key.trim());
        for lang in ["en", "cs"] {
            let answer = desk.with("accept-language", lang).get(&address).await.ok();
            fits(&form(&described, path, "get", "200"), &answer, path);
        }
        looked_at += 1;
        if path.starts_with("/api/desk") {
            let refused = site.client.get(&address).await;
            assert_eq!(refused.status, 401, "{path}");
            let refusal = serde_json::from_str(&refused.body).expect("JSON");
            fits(&form(&described, path, "get", "401"), &refusal, path);
        }
        if path.contains("{id}") {
            let missing = desk
                .get(&path.replace("{id}", "nowhere").replace("{round}", "1").replace("{who}", "2"))
                .await;
            assert_eq!(missing.status, 404, "{path}");
            fits(
                &form(&described, path, "get", "404"),
                &serde_json::from_str(&missing.body).expect("JSON"),
                path,
            );
        }
    }
    assert!(looked_at >= 15, "{looked_at}");
    let plans = cup::made(&desk, "groups-knockout", 16).await;
    cup::published(&desk, &plans).await;
    let id = plans.trim_start_matches("/desk/t/");
    let groups = site.client.get(&format!("/api/t/{id}/stages")).await.ok();
    let member = groups["view"]["stages"][0]["groups"][0]["lines"][0]["id"].to_string();
    let matches = site.client.get(&format!("/api/t/{id}/matches")).await.ok();
    let pairing = matches["view"][0]["pairing"].as_str().expect("a match").to_owned();
    for path in paths.keys().filter(|path| path.starts_with("/api/t/{id}") || path.contains("{stage}")) {
        if paths[path].get("get").is_none() || path.contains("{round}") || path.contains("{who}") {
            continue;
        }
        let address = path.replace("{stage}/{place}/{pair}", &pairing).replace("{id}", id);
        let address = address.replace("{stage}", "main").replace("{group}", "A");
        let answer = desk.get(&address.replace("{number}", &member)).await;
        // There are no rounds, so there is no chart and no table of them.
        let of_rounds = matches!(answer.status, 404 | 422) || answer.body.contains("\"view\":null");
        if !of_rounds || path.contains("{stage}") || path.ends_with("/stages") {
            fits(&form(&described, path, "get", "200"), &answer.ok(), path);
        }
    }
    // The check can fail: a view is not the form of another.
    let table = desk.get("/api/t/jarni-prebor/table").await.ok();
    assert!(!form(&described, "/api/t/{id}/chart", "get", "200").is_valid(&table));
    // A round with a draft, for organisers.
    result(&desk, &base, 1, 3, "=").await;
    crate::tournament::led_to(&Form::on(&desk.get(&format!("{base}/draw")).await, "/draw").send(&desk).await);
    let draft = desk.get("/api/desk/t/jarni-prebor/draft").await.ok();
    assert!(draft["view"]["draft"].is_object());
    fits(&form(&described, "/api/desk/t/{id}/draft", "get", "200"), &draft, "a draft");
    // A sheet made by hand: one that can be, and one that cannot.
    let path = "/api/desk/t/{id}/draft/check";
    let check = path.replace("{id}", "jarni-prebor");
    let pairs = [json!([[1, 2], [3, 4], [5, 6]]), json!([[1, 1], [3, 4]])];
    for (pairs, possible) in pairs.into_iter().zip([true, false]) {
        let checked = desk.post(&check, &json!({ "pairs": pairs, "byes": [] })).await.ok();
        assert_eq!(checked["view"]["possible"], possible, "{checked}");
        fits(&form(&described, path, "post", "200"), &checked, path);
    }
    let refused =
        site.client.with("x-kolo-desk", "1").post(&check, &json!({ "pairs": [], "byes": [] })).await;
    assert_eq!(refused.status, 401);
    fits(&form(&described, path, "post", "401"), &refused.json(), path);
    // A player is found.
    let found = desk.get("/api/t/jarni-prebor/find?q=chal").await.ok();
    assert_eq!(found["view"].as_array().map(Vec::len), Some(1), "{found}");
    fits(&form(&described, "/api/t/{id}/find", "get", "200"), &found, "somebody who is found");
    site.stop().await;
}

/// Every address of a contest before any team has come, in the middle with captains who do not agree, and of a whole
/// season.
#[tokio::test]
async fn real_answers_about_contests_have_the_form_that_is_described() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let described = site.client.get("/api/openapi.json").await.ok();
    let base = contest::made(&desk).await;
    assert_eq!(contests_fit(&site, &desk, &described, "skolni-prebor", "turnaj").await, 21);
    contest::started(&desk, &base).await;
    let games = contest::open(&site, "/api/c/skolni-prebor/turnaj").await;
    crate::tournament::led_to(&contest::result(&desk, &base, &games[1], "11 10 =0").await);
    let slip = format!("{base}/slip/A.1.1");
    for (side, text) in [("first", "11 10 =0"), ("second", "11 10 ==")] {
        let form = Form::on(&desk.get(&slip).await, "/slip/A.1.1").with("do", "report");
        let form = form.with("side", side).with("result", text);
        crate::tournament::led_to(&form.send(&desk).await);
    }
    assert_eq!(contests_fit(&site, &desk, &described, "skolni-prebor", "turnaj").await, 31);
    let waiting = contest::view(&desk, "/api/desk/c/skolni-prebor/turnaj/waiting").await;
    assert_eq!(waiting["waiting"][0]["clause"], "P-2.1.1.5");

    let scale = kolo_contest::simulate::Scale { teams: 40, individuals: 0, areas: 4, regions: 2 };
    let season = kolo_contest::simulate::simulate(scale, 7).expect("a season").contest;
    let file = kolo_contest::codec::write(&season).expect("it can be written");
    let new = Form::on(&desk.get("/desk/c/new").await, "/desk/c/new/file").with("file", &file);
    let season = crate::tournament::led_to(&new.send(&desk).await);
    let id = season.rsplit('/').next().expect("a name");
    let office = contest::view(&desk, &format!("/api/c/{id}")).await;
    for card in office["venues"].as_array().expect("tournaments") {
        let venue = card["id"].as_str().expect("an id");
        assert!(contests_fit(&site, &desk, &described, id, venue).await >= 7, "{venue}");
    }
    site.stop().await;
}

/// How many addresses of a tournament of a contest gave what is described; the others have nothing yet, and say so.
async fn contests_fit(site: &Site, desk: &Client, described: &Value, id: &str, venue: &str) -> usize {
    let mut shown = 0;
    let paths = described["paths"].as_object().expect("paths");
    let stages = site.client.get(&format!("/api/c/{id}/{venue}/stages")).await.json();
    let member = stages["view"]["stages"][0]["groups"][0]["lines"][0]["id"].to_string();
    let of_contests = |path: &&String| path.starts_with("/api/c/") || path.starts_with("/api/desk/c/");
    // What is asked with a body is asked where drafts are changed.
    let looked_at = |path: &&String| paths[path.as_str()]["get"].is_object();
    for path in paths.keys().filter(of_contests).filter(looked_at) {
        let address = |id: &str| {
            let path = path.replace("{id}", id).replace("{venue}", venue).replace("{game}", "A.1.1");
            path.replace("{who}", "1").replace("{group}", "A").replace("{number}", &member)
        };
        for lang in ["en", "sk"] {
            let answer = desk.with("accept-language", lang).get(&address(id)).await;
            // What cannot be paired yet is refused with its reason.
            let drawn = path.ends_with("/draft");
            assert!(matches!(answer.status, 200 | 404) || drawn, "{path}: {}", answer.body);
            let status = answer.status.to_string();
            fits(&form(described, path, "get", &status), &answer.json(), path);
            shown += usize::from(answer.status == 200 && lang == "en");
        }
        let missing = desk.get(&address("nowhere")).await;
        assert_eq!(missing.status, 404, "{path}");
        fits(&form(described, path, "get", "404"), &missing.json(), path);
        if path.starts_with("/api/desk/") {
            let refused = site.client.get(&address(id)).await;
            assert_eq!(refused.status, 401, "{path}");
            fits(&form(described, path, "get", "401"), &refused.json(), path);
        }
    }
    shown
}
