//! All addresses with all roles, and the headers and secrets of what is answered.

use serde_json::json;

use crate::client::{Answer, Client};
use crate::contest;
use crate::crew::{Crew, Member, Staff};
use crate::cup;
use crate::forms::Form;
use crate::routes::{For, ROUTES};
use crate::site::{Folder, Game, Site};
use crate::tournament::{drawn_and_published, entered, led_to};

/// A user who tries.
struct Actor {
    name: &'static str,
    client: Client,
    /// The token of the forms; nothing without a session.
    token: String,
    /// Which addresses are open to them besides.
    may: &'static [For],
    /// The same at the tournament that is played by a plan.
    at_plan: &'static [For],
    /// The key in addresses, and that of a captain.
    key: String,
    team: String,
}

impl Actor {
    /// Whether an address is for this one. Addresses that name a stage are those of the plan.
    fn may(&self, path: &str, whose: For) -> bool {
        if path.contains("{stage}") { self.at_plan.contains(&whose) } else { self.may.contains(&whose) }
    }
}

/// A user who works somewhere: what is open to this one, and what of that at the plan.
type Worker<'a> = (&'static str, &'a Client, &'static [For], &'static [For]);

/// What stands in the place of names in addresses.
struct World {
    crew: Crew,
    game: String,
    clock: String,
    key: String,
    style: String,
    contest: School,
    stages: Cup,
}

/// A tournament played by a plan, and those who work there.
struct Cup {
    /// Its name in addresses.
    id: String,
    /// The link of a player.
    player: String,
    /// A match by its id.
    pairing: String,
    here: Staff,
}

impl Cup {
    async fn new(site: &Site, desk: &Client) -> Cup {
        let base = cup::made(desk, "groups-knockout", 8).await;
        cup::published(desk, &base).await;
        led_to(&cup::result(desk, &base, "A.1.1", "1").await);
        let id = base.rsplit('/').next().expect("a name").to_owned();
        let player = cup::linked(desk, &base).await.swap_remove(0);
        let screen = Form::on(&desk.get(&format!("{base}/screen")).await, "/screen").with("screen", "chodba");
        led_to(&screen.with("bracket", "yes").with("seconds", "5").send(desk).await);
        let here = Staff::gather(site, desk, &format!("{base}/people"), &format!("t/{id}")).await;
        let pairing = cup::pairing(desk, &base, "A.1.1").await;
        Cup { id, player: player.trim_start_matches("/my/").to_owned(), pairing, here }
    }

    fn people(&self) -> [Worker<'_>; 3] {
        use For::{Arbiters, ArbitersHere, HelpersHere, OrganisersHere, Public, SignedIn};
        [
            ("helper of stages", &self.here.helper, &[Public, SignedIn], &[Public, SignedIn, HelpersHere]),
            (
                "arbiter of stages",
                &self.here.arbiter,
                &[Public, SignedIn, Arbiters],
                &[Public, SignedIn, Arbiters, HelpersHere, ArbitersHere],
            ),
            (
                "organiser of stages",
                &self.here.organiser,
                &[Public, SignedIn, Arbiters],
                &[Public, SignedIn, Arbiters, HelpersHere, ArbitersHere, OrganisersHere],
            ),
        ]
    }
}

/// A tournament of schools that is being played, those who work there, and those who work at another contest.
struct School {
    /// The name of the contest in addresses.
    id: String,
    /// The link of a captain.
    team: String,
    /// A group, and the number of a player in it.
    group: String,
    number: String,
    here: Staff,
    whole: Staff,
    elsewhere: Staff,
}

impl School {
    async fn new(site: &Site, desk: &Client) -> School {
        let base = contest::made(desk).await;
        contest::started(desk, &base).await;
        let id = base.split('/').nth(3).expect("a name").to_owned();
        let links = Form::on(&desk.get(&format!("{base}/links")).await, "/links").with("do", "make");
        let made = links.without("who").send(desk).await;
        let team = made.body.split("/team/").nth(1).and_then(|rest| rest.split('<').next()).expect("a link");
        let screen = Form::on(&desk.get(&format!("{base}/screen")).await, "/screen").with("screen", "chodba");
        led_to(&screen.with("clock", "yes").with("seconds", "5").send(desk).await);
        let stages = contest::view(desk, &format!("/api/c/{id}/turnaj/stages")).await;
        let group = &stages["stages"][0]["groups"][0];
        let other = contest::made(desk).await;
        let other = other.split('/').nth(3).expect("a name").to_owned();
        let staff = async |page: String, place: String| Staff::gather(site, desk, &page, &place).await;
        School {
            team: team.to_owned(),
            group: group["id"].as_str().expect("a group").to_owned(),
            number: group["lines"][0]["id"].to_string(),
            here: staff(format!("{base}/people"), format!("c/{id}/turnaj")).await,
            whole: staff(format!("/desk/c/{id}/-/people"), format!("c/{id}")).await,
            elsewhere: staff(format!("/desk/c/{other}/-/people"), format!("c/{other}")).await,
            id,
        }
    }

    /// Its people, by name, with for whom else the addresses are that they may use.
    fn people(&self) -> [(&'static str, &Client, &'static [For]); 9] {
        use For::{
            Arbiters, ContestArbiters, ContestHelpers, ContestOrganisers, Public, SignedIn, VenueArbiters,
            VenueHelpers, VenueOrganisers,
        };
        let (here, whole, elsewhere) = (&self.here, &self.whole, &self.elsewhere);
        [
            ("helper of the venue", &here.helper, &[Public, SignedIn, VenueHelpers]),
            (
                "arbiter of the venue",
                &here.arbiter,
                &[Public, SignedIn, Arbiters, VenueHelpers, VenueArbiters],
            ),
            (
                "organiser of the venue",
                &here.organiser,
                &[Public, SignedIn, Arbiters, VenueHelpers, VenueArbiters, VenueOrganisers],
            ),
            ("helper of the contest", &whole.helper, &[Public, SignedIn, VenueHelpers, ContestHelpers]),
            (
                "arbiter of the contest",
                &whole.arbiter,
                &[Public, SignedIn, Arbiters, VenueHelpers, VenueArbiters, ContestHelpers, ContestArbiters],
            ),
            (
                "organiser of the contest",
                &whole.organiser,
                &[
                    Public,
                    SignedIn,
                    Arbiters,
                    VenueHelpers,
                    VenueArbiters,
                    VenueOrganisers,
                    ContestHelpers,
                    ContestArbiters,
                    ContestOrganisers,
                ],
            ),
            ("helper of another contest", &elsewhere.helper, &[Public, SignedIn]),
            ("arbiter of another contest", &elsewhere.arbiter, &[Public, SignedIn, Arbiters]),
            ("organiser of another contest", &elsewhere.organiser, &[Public, SignedIn, Arbiters]),
        ]
    }
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
        let screen = Form::on(&desk.get(&format!("{base}/screen")).await, "/screen").with("screen", "chodba");
        led_to(&screen.with("clock", "yes").with("seconds", "5").send(desk).await);
        let contest = School::new(site, desk).await;
        let stages = Cup::new(site, desk).await;
        World { game, clock, key: key.to_owned(), style, contest, stages, crew }
    }

    async fn actors(&self, site: &Site) -> Vec<Actor> {
        let all = &[For::Public, For::SignedIn, For::Arbiters, For::Creators, For::Administrators];
        let crew = &self.crew;
        let people: [(&'static str, &Client, &'static [For]); 6] = [
            ("helper elsewhere", &crew.helper_elsewhere, &all[..2]),
            ("helper", &crew.helper, &[For::Public, For::SignedIn, For::HelpersHere]),
            ("arbiter elsewhere", &crew.arbiter_elsewhere, &all[..3]),
            (
                "arbiter",
                &crew.arbiter,
                &[For::Public, For::SignedIn, For::Arbiters, For::HelpersHere, For::ArbitersHere],
            ),
            (
                "organiser",
                &crew.organiser,
                &[
                    For::Public,
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
                    For::Public,
                    For::SignedIn,
                    For::Arbiters,
                    For::Creators,
                    For::Administrators,
                    For::HelpersHere,
                    For::ArbitersHere,
                    For::OrganisersHere,
                    For::VenueHelpers,
                    For::VenueArbiters,
                    For::VenueOrganisers,
                    For::ContestHelpers,
                    For::ContestArbiters,
                    For::ContestOrganisers,
                ],
            ),
        ];
        let forged_team = || format!("{}--turnaj.{}", self.contest.id, "a".repeat(26));
        let forged = || format!("{}.{}", crew.here, "a".repeat(26));
        let stranger = || Actor {
            name: "anonymous",
            client: site.client.with("x-kolo-desk", "1"),
            token: String::new(),
            may: &[For::Public],
            at_plan: &[For::Public],
            key: forged(),
            team: forged_team(),
        };
        let mut actors = vec![
            stranger(),
            Actor { name: "competitor", may: &[For::Public, For::Link], key: self.key.clone(), ..stranger() },
            Actor {
                name: "captain",
                may: &[For::Public, For::Captain],
                team: self.contest.team.clone(),
                ..stranger()
            },
            Actor {
                name: "player",
                may: &[For::Public, For::Link],
                key: self.stages.player.clone(),
                ..stranger()
            },
        ];
        // At the plan work only those who may everywhere.
        let at_plan = |may: &'static [For]| {
            if may.contains(&For::Administrators) {
                may
            } else if may.contains(&For::Arbiters) {
                &all[..3]
            } else {
                &all[..2]
            }
        };
        let works = self.contest.people().into_iter().chain(people);
        let works = works.map(|(name, client, may)| (name, client, may, at_plan(may)));
        for (name, client, may, at_plan) in self.stages.people().into_iter().chain(works) {
            let token = Member { client: client.clone() }.token().await;
            actors.push(Actor {
                name,
                client: client.clone(),
                token,
                may,
                at_plan,
                key: forged(),
                team: forged_team(),
            });
        }
        actors
    }

    /// An address with everything filled in.
    fn address(&self, path: &str, actor: &Actor) -> String {
        let name = if path.contains("/clock/") { &self.clock } else { &self.game };
        let path = path.replace("/assets/{digest}/{name}", &self.style);
        let path = if path == "/desk/enter/{key}" { path.replace("{key}", &"a".repeat(26)) } else { path };
        let path = path.replace("{kind}/{what}", "pairings/all");
        let path = path.replace("/screen/{name}", "/screen/chodba");
        let of_contest = path.contains("/c/");
        let of_plan = path.contains("{stage}");
        let id = match (of_contest, of_plan) {
            (true, _) => &self.contest.id,
            (false, true) => &self.stages.id,
            (false, false) => &self.crew.here,
        };
        let number = if of_contest { &self.contest.number } else { "1" };
        let key = if path.contains("/team/") { &actor.team } else { &actor.key };
        let path = path.replace("{stage}/{place}/{pair}", &self.stages.pairing);
        let path = if of_plan { path.replace("{stage}/{group}", "main/A") } else { path };
        let path = path.replace("{stage}", "main");
        let path = path.replace("{id}", id).replace("{name}", name).replace("{key}", key);
        let path = path.replace("{venue}", "turnaj").replace("{number}", number);
        let path = path.replace("{group}", &self.contest.group).replace("{what}", &self.contest.group);
        let path = path
            .replace("{game}", "A.1.1")
            .replace("{entry}", "t01")
            .replace("{player}", "t01-1")
            .replace("{kind}", "pairings");
        ["{round}", "{table}", "{who}", "{board}", "{protest}"]
            .into_iter()
            .fold(path, |path, part| path.replace(part, "1"))
    }
}

/// Whether only a Swiss of a contest has this page.
fn is_of_swiss(path: &str) -> bool {
    path.contains("/c/") && ["/chart", "/square", "/settings/start"].iter().any(|end| path.ends_with(end))
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
            // A user who has left is a stranger.
            if *path == "/sign-out" && !actor.token.is_empty() {
                continue;
            }
            let address = world.address(path, actor);
            let status = tried(actor, method, &address, number).await;
            let allowed = actor.may(path, *whose);
            let keyed = matches!(whose, For::Link | For::Captain | For::Key);
            let right = match (allowed, actor.token.is_empty()) {
                (_, _) if *whose == For::Examples => status == 404,
                // Old addresses lead to the new ones, for any user; who may go there is asked there.
                (_, _) if path.starts_with("/s/") || path.starts_with("/desk/s/") => status == 308,
                // The tournament of the world is played in groups: whoever may is told that there is no such page.
                (true, _) if *method == "get" && is_of_swiss(path) => status == 404,
                // And the other one goes by rules that name no ground on which published pairs change.
                (true, _) if *method == "get" && path.ends_with("/amend") => status == 404,
                // Nor absences and spectators.
                (true, _) if *method == "get" && path.ends_with("/t/{id}/notes") => status == 404,
                // A page is there; an empty order is read and found wanting, or done.
                (true, _) if *method == "get" => matches!(status, 200 | 303),
                (true, _) => matches!(status, 200 | 303 | 400 | 404 | 409 | 422),
                // A key is refused in the same way for every user, and more shortly after many.
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
    let secrets = [&world.key, &world.contest.team, &world.stages.player]
        .map(|key| key.rsplit('.').next().expect("a secret"));
    for (method, path, whose) in ROUTES {
        if *method != "get" || path.starts_with("/events/") {
            continue;
        }
        for actor in [&actors[0], administrator] {
            let address = world.address(path, actor);
            let answer = actor.client.get(&address).await;
            is_guarded(&address, &answer);
            for secret in secrets {
                assert!(!answer.body.contains(secret), "{address} shows the link of somebody");
            }
            let html = answer.header("content-type").starts_with("text/html");
            let inline = answer.body.contains(" style=") || answer.body.contains("<script>");
            assert!(!(html && inline), "{address}");
            assert!(*whose == For::Public || !answer.body.contains("argon2"), "{address}");
        }
    }
    site.stop().await;
}
