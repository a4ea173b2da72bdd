//! All addresses with all roles, and the headers and secrets of what is answered.

use serde_json::json;

use crate::client::{Answer, Client};
use crate::crew::{Crew, Member};
use crate::forms::Form;
use crate::routes::{For, ROUTES};
use crate::site::{Folder, Game, Site};
use crate::tournament::{drawn_and_published, entered};

/// Somebody who tries.
struct Actor {
    name: &'static str,
    client: Client,
    /// The token of the forms; nothing without a session.
    token: String,
    /// For whom else the addresses are that he or she may use.
    may: &'static [For],
    /// The key in addresses.
    key: String,
}

/// What stands in the place of names in addresses.
struct World {
    crew: Crew,
    game: String,
    clock: String,
    key: String,
    style: String,
}

impl World {
    async fn new(site: &Site) -> World {
        let crew = Crew::gather(site).await;
        let (desk, base) = (&crew.administrator, format!("/desk/t/{}", crew.here));
        entered(desk, &base).await;
        drawn_and_published(desk, &base).await;
        let links = Form::on(&desk.get(&format!("{base}/links")).await, "/links").with("do", "make");
        let made = links.without("who").send(desk).await;
        let key = made.body.split("/my/").nth(1).and_then(|rest| rest.split('<').next()).expect("a link");
        let form = json!({"control": "10m", "first": "Ana", "second": "Bo"});
        let clock = desk.post("/api/desk/clock", &form).await.ok();
        let clock =
            clock["goto"].as_str().and_then(|path| path.rsplit('/').next()).expect("a clock").to_owned();
        let game = Game::set_up(desk.clone(), "8m+8m").await.name;
        let front = site.client.get("/").await.body;
        let style =
            front.split('"').find(|part| part.ends_with("kolo.css")).expect("a style sheet").to_owned();
        World { game, clock, key: key.to_owned(), style, crew }
    }

    async fn actors(&self, site: &Site) -> Vec<Actor> {
        let all = &[For::Everybody, For::SignedIn, For::Arbiters, For::Creators, For::Administrators];
        let crew = &self.crew;
        let people: [(&'static str, &Client, &'static [For]); 6] = [
            ("helper elsewhere", &crew.helper_elsewhere, &all[..2]),
            ("helper", &crew.helper, &[For::Everybody, For::SignedIn, For::HelpersHere]),
            ("arbiter elsewhere", &crew.arbiter_elsewhere, &all[..3]),
            (
                "arbiter",
                &crew.arbiter,
                &[For::Everybody, For::SignedIn, For::Arbiters, For::HelpersHere, For::ArbitersHere],
            ),
            (
                "organiser",
                &crew.organiser,
                &[
                    For::Everybody,
                    For::SignedIn,
                    For::Arbiters,
                    For::HelpersHere,
                    For::ArbitersHere,
                    For::OrganisersHere,
                ],
            ),
            (
                "administrator",
                &crew.administrator,
                &[
                    For::Everybody,
                    For::SignedIn,
                    For::Arbiters,
                    For::Creators,
                    For::Administrators,
                    For::HelpersHere,
                    For::ArbitersHere,
                    For::OrganisersHere,
                ],
            ),
        ];
        let forged = || format!("{}.{}", crew.here, "a".repeat(26));
        let stranger = || Actor {
            name: "anonymous",
            client: site.client.with("x-kolo-desk", "1"),
            token: String::new(),
            may: &[For::Everybody],
            key: forged(),
        };
        let mut actors = vec![
            stranger(),
            Actor {
                name: "competitor",
                may: &[For::Everybody, For::Link],
                key: self.key.clone(),
                ..stranger()
            },
        ];
        for (name, client, may) in people {
            let token = Member { client: client.clone() }.token().await;
            actors.push(Actor { name, client: client.clone(), token, may, key: forged() });
        }
        actors
    }

    /// An address with everything filled in.
    fn address(&self, path: &str, actor: &Actor) -> String {
        let name = if path.contains("/clock/") { &self.clock } else { &self.game };
        let path = path.replace("/assets/{digest}/{name}", &self.style);
        let path = if path == "/desk/enter/{key}" { path.replace("{key}", &"a".repeat(26)) } else { path };
        let path = path.replace("{id}", &self.crew.here).replace("{name}", name).replace("{key}", &actor.key);
        ["{round}", "{table}", "{who}", "{board}"]
            .into_iter()
            .fold(path, |path, part| path.replace(part, "1"))
    }
}

/// Asks for it, or sends a form without anything but what every form has.
async fn tried(actor: &Actor, method: &str, path: &str, number: usize) -> u16 {
    if method == "get" {
        return actor.client.status(path).await;
    }
    let answer = if path.starts_with("/api/") {
        actor.client.post(path, &json!({})).await
    } else {
        let form = actor.client.with("content-type", "application/x-www-form-urlencoded");
        form.send("POST", path, &format!("token={}&command=matrix-{number}", actor.token)).await
    };
    answer.status
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_opens_for_those_for_whom_it_is_and_for_nobody_else() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let world = World::new(&site).await;
    let actors = world.actors(&site).await;
    let mut wrong = Vec::new();
    for (number, (method, path, whose)) in ROUTES.iter().enumerate() {
        for actor in &actors {
            // Whoever has left is a stranger.
            if *path == "/sign-out" && !actor.token.is_empty() {
                continue;
            }
            let address = world.address(path, actor);
            let status = tried(actor, method, &address, number).await;
            let allowed = actor.may.contains(whose);
            let keyed = matches!(whose, For::Link | For::Key);
            let right = match (allowed, actor.token.is_empty()) {
                // A page is there; an empty order is read and found wanting, or done.
                (true, _) if *method == "get" => matches!(status, 200 | 303),
                (true, _) => matches!(status, 200 | 303 | 400 | 404 | 409 | 422),
                // A key is refused in the same way whoever has it, and more shortly after many.
                (false, _) if keyed => matches!(status, 400 | 401 | 403 | 429),
                (false, true) => status == 401,
                (false, false) => status == 403,
            };
            if !right {
                wrong.push(format!("{} {method} {path}: {status}", actor.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
    site.stop().await;
}

fn is_guarded(path: &str, answer: &Answer) {
    for (name, value) in [
        ("referrer-policy", "no-referrer"),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("cross-origin-opener-policy", "same-origin"),
    ] {
        assert_eq!(answer.header(name), value, "{path}");
    }
    let policy = answer.header("content-security-policy");
    for part in [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    ] {
        assert!(policy.contains(part), "{path}: {policy}");
    }
    assert!(!policy.contains("unsafe") && !policy.contains('*'), "{path}: {policy}");
    if !path.starts_with("/assets/") {
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_guarded_and_no_page_shows_a_secret() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let world = World::new(&site).await;
    let actors = world.actors(&site).await;
    let administrator = actors.last().expect("somebody");
    let secret = world.key.rsplit('.').next().expect("a secret");
    for (method, path, whose) in ROUTES {
        if *method != "get" || path.starts_with("/events/") {
            continue;
        }
        for actor in [&actors[0], administrator] {
            let address = world.address(path, actor);
            let answer = actor.client.get(&address).await;
            is_guarded(&address, &answer);
            assert!(!answer.body.contains(secret), "{address} shows the link of a competitor");
            let html = answer.header("content-type").starts_with("text/html");
            let inline = answer.body.contains(" style=") || answer.body.contains("<script>");
            assert!(!(html && inline), "{address}");
            assert!(*whose == For::Everybody || !answer.body.contains("argon2"), "{address}");
        }
    }
    site.stop().await;
}
