//! One tournament of each kind, in play: a result counts, an incident and a protest are written down, a link is made.

use std::ops::Range;

use serde_json::Value;

use crate::by_hand::grand_final;
use crate::client::Client;
use crate::crew::Member;
use crate::forms::Form;
use crate::site::Site;
use crate::tournament::{created, drawn_and_published, led_to};
use crate::{contest, cup};

/// How routes write the places of tournaments, and the columns of those that are there.
pub(super) const PLACES: [(&str, Range<usize>); 2] = [("/t/{id}", 0..6), ("/c/{id}/{venue}", 6..8)];

/// A kind of tournament.
pub(super) struct Kind {
    pub(super) name: &'static str,
    /// What stands for `…`.
    place: String,
    /// What stands for names in braces.
    known: Vec<(&'static str, String)>,
}

impl Kind {
    /// An address of this tournament.
    pub(super) fn fill(&self, path: &str) -> String {
        let filled = path.replace('…', &self.place);
        self.known.iter().fold(filled, |path, (name, value)| path.replace(&format!("{{{name}}}"), value))
    }

    async fn of(name: &'static str, base: &str, desk: &Client, known: Vec<(&'static str, String)>) -> Kind {
        let place = base.trim_start_matches("/desk/").to_owned();
        let id = place.split('/').nth(1).expect("a name").to_owned();
        let screen = Form::on(&desk.get(&format!("{base}/screen")).await, "/screen").with("screen", "sal");
        led_to(&screen.with("seconds", "5").with("standings", "yes").send(desk).await);
        let page = desk.get(&format!("{base}/links")).await;
        let links = Form::on(&page, "/links").without("who").with("do", "make").send(desk).await;
        let link = links.body.split("<p class=\"link\">").nth(1).and_then(|rest| rest.split('<').next());
        let key = link.and_then(|link| link.rsplit('/').next()).expect("a link").to_owned();
        let mut all = vec![("id", id), ("key", key), ("number", "1".to_owned()), ("name", "sal".to_owned())];
        all.extend([("who", "1".to_owned()), ("table", "1".to_owned())]);
        all.extend(known);
        Kind { name, place, known: all }
    }
}

async fn rounds(name: &'static str, system: &str, desk: &Client) -> Kind {
    let base = created(desk, system, "5").await;
    let list =
        "Name;Rating;Rank\nAna;1900;2d\nBo;1800;1d\nCyril;1700;1k\nDana;1600;2k\nEma;1500;3k\nFil;1400;4k\n";
    let page = desk.get(&format!("{base}/entries")).await;
    led_to(&Form::on(&page, "/entries/import").with("csv", list).send(desk).await);
    drawn_and_published(desk, &base).await;
    let page = desk.get(&format!("{base}/results/1")).await;
    led_to(&Form::on(&page, "/results/1/1").with("result", "+").send(desk).await);
    let round = desk.get(&format!("/api{base}/rounds/1")).await.ok();
    let by = &round["view"]["tables"][0]["seats"]["first"]["id"];
    let page = desk.get(&format!("{base}/incidents")).await;
    let protest = Form::on(&page, "/protests").with("game", &format!("1.1.{by}")).with("reason", "why");
    led_to(&protest.send(desk).await);
    // The rules of pIšQworky have situations of their own.
    let (situation, facts): (_, &[_]) = match system {
        "pisqworky-2023" => ("undue-delay", &[("fact.who", "first"), ("fact.taken", "90s")]),
        _ => ("wrong-colours", &[("fact.move", "3")]),
    };
    let page = desk.get(&format!("{base}/incidents/new?situation={situation}&place=1.1")).await;
    let form = Form::on(&page, "/incidents/new").with("sure", "yes");
    led_to(&facts.iter().fold(form, |form, (name, value)| form.with(name, value)).send(desk).await);
    let seat = |side: &str| round["view"]["tables"][0]["seats"][side]["id"].to_string();
    let known = [("round", "1".to_owned()), ("stage", "main".to_owned()), ("place", "r1".to_owned())];
    let pair = ("pair", format!("{}-{}", seat("first"), seat("second")));
    Kind::of(name, &base, desk, known.into_iter().chain([pair]).collect()).await
}

/// A result, an incident and a protest in a tournament of matches.
async fn matches(name: &'static str, base: &str, desk: &Client, result: &str) -> Kind {
    let token = Member { client: desk.clone() }.token().await;
    let send = async |to: String, fields: &[(&str, &str)]| {
        let named = [("token", token.as_str()), ("command", &to.replace('/', "-"))];
        let fields: Vec<(&str, &str)> = named.into_iter().chain(fields.iter().copied()).collect();
        led_to(&Form::unseen(&to, &fields).send(desk).await);
    };
    let api = format!("/api{}", base.trim_start_matches("/desk"));
    let lines = contest::view(desk, &format!("{api}/matches")).await;
    let line = lines.as_array().and_then(|lines| lines.iter().find(|line| line["state"] == "open"));
    let line = line.expect("an open match");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let (game, entry) = (text(&line["key"]), text(&line["sides"]["first"]["entry"]));
    // A match of a tournament by itself is known by its id, one of a contest by its name.
    let pairing = line["pairing"].as_str().map(str::to_owned);
    if name == "team Swiss of a contest" {
        send(format!("{base}/slip/{game}"), &[("do", "line-up")]).await;
    }
    let (at, place, side) = match &pairing {
        Some(pairing) => (format!("match/{pairing}"), pairing.clone(), format!("{pairing}.{entry}")),
        None => (format!("results/{game}"), game.clone(), format!("{game} {entry}")),
    };
    send(format!("{base}/{at}"), &[("result", result)]).await;
    let facts = [("situation", "undue-delay"), ("fact.who", "first"), ("fact.taken", "90s"), ("sure", "yes")];
    let facts: Vec<(&str, &str)> = facts.into_iter().chain([("place", place.as_str())]).collect();
    send(format!("{base}/incidents/new"), &facts).await;
    send(format!("{base}/protests"), &[("game", &side), ("reason", "why")]).await;
    let mut known =
        vec![("game", game), ("entry", entry), ("what", "A".to_owned()), ("round", "4".to_owned())];
    let parts = pairing.iter().flat_map(|pairing| pairing.split('/'));
    known.extend(["stage", "place", "pair"].into_iter().zip(parts.map(str::to_owned)));
    let stages = desk.get(&format!("{api}/stages")).await;
    if stages.status == 200 {
        let groups = stages.json()["view"]["stages"][0]["groups"].as_array().cloned().unwrap_or_default();
        let with_one = |group: &&Value| {
            group["lines"].as_array().is_some_and(|lines| lines.iter().any(|line| line["id"] == 1))
        };
        known.extend(groups.iter().find(with_one).map(|group| ("group", text(&group["id"]))));
    }
    let teams = desk.get(&format!("/api{base}/teams")).await;
    if teams.status == 200 {
        let teams = teams.json()["view"].as_array().cloned().unwrap_or_default();
        let own = teams.iter().find(|team| team["id"] == known[1].1.as_str()).expect("the team of the match");
        known.push(("player", text(&own["members"][0]["id"])));
    }
    Kind::of(name, base, desk, known).await
}

/// All kinds, in the order of the columns.
pub(super) async fn all(site: &Site, desk: &Client) -> Vec<Kind> {
    let mut kinds = Vec::new();
    for (name, system) in [
        ("rating Swiss", "dutch"),
        ("McMahon", "mcmahon"),
        ("Swiss of pIšQworky", "pisqworky-2023"),
        ("round robin", "round-robin"),
    ] {
        kinds.push(rounds(name, system, desk).await);
    }
    for (name, form) in [("knockout", "knockout"), ("groups + play-off", "groups-knockout")] {
        let base = cup::made(desk, form, 16).await;
        cup::published(desk, &base).await;
        kinds.push(matches(name, &base, desk, "1").await);
    }
    let base = contest::made(desk).await;
    contest::started(desk, &base).await;
    kinds.push(matches("school teams in groups", &base, desk, "11 10 =0").await);
    let base = grand_final(desk).await;
    kinds.push(matches("team Swiss of a contest", &base, desk, "+:-").await);
    assert!(site.reports.lock().expect("sound").is_empty());
    kinds
}
