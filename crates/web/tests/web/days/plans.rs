//! The verbs of tournaments that are played by plans, knockouts and groups; everything else is as in rounds.

use serde_json::Value;

use super::rounds::Rounds;
use super::script::{Script, list, text, view};
use super::stages_seen::{drawn, meetings, stages};
use crate::forms::Form;
use crate::tournament::led_to;

/// The phone of a player.
#[derive(Debug, Clone)]
pub(super) struct Phone {
    path: String,
    pub(super) name: String,
}

impl Rounds {
    /// A knockout, or groups that lead to one, from a pasted list.
    pub(super) async fn of_plan(
        day: Script,
        title: &'static str,
        list: &str,
        fields: &[(&str, &str)],
    ) -> Rounds {
        let form = Form::on(&day.desk.get("/desk/new/plan").await, "/desk/new/plan");
        let form = form.with("name", title).with("list", list);
        let form = fields.iter().fold(form, |form, (field, value)| form.with(field, value));
        let at = led_to(&form.send(&day.desk).await);
        let id = at.trim_start_matches("/desk/t/").trim_end_matches("/draw").to_owned();
        Rounds::running(day, id, title)
    }

    /// A form of the organiser, whether or not a page has a button for it.
    async fn order(&mut self, what: &str, to: &str, fields: &[(&str, &str)]) {
        let form = self.day.order(&self.at(to));
        let form = fields.iter().fold(form, |form, (field, value)| form.with(field, value));
        let desk = self.day.desk.with("accept", "application/json");
        self.day.give(what, &form, &desk).await;
    }

    /// Records the plan with its reasons.
    pub(super) async fn plan(&mut self) {
        let draft = self.inside("/plan/main").await;
        drawn(&mut self.day, &draft);
    }

    /// The plan is public.
    pub(super) async fn publish_plan(&mut self) {
        self.order("the draw is published", "/plan/main", &[("do", "publish")]).await;
    }

    /// It is the organiser's alone again.
    pub(super) async fn unpublish_plan(&mut self, reason: &str) {
        let fields = [("do", "recall"), ("reason", reason)];
        self.order("the draw is unpublished", "/plan/main", &fields).await;
    }

    /// Two change their places in the plan.
    pub(super) async fn exchange_slots(&mut self, one: &str, other: &str, reason: &str) {
        let places = list(&self.inside("/plan/main").await["places"]);
        let slot = |name: &str| {
            let place = places.iter().find(|place| place["name"] == name);
            text(&place.expect("a place in the draw")["slot"])
        };
        let fields = [("one", slot(one)), ("other", slot(other)), ("reason", reason.to_owned())];
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        self.order(&format!("{one} and {other} change places"), "/plan/main/exchange", &fields).await;
    }

    /// All matches whose sides are known.
    pub(super) async fn matches(&self) -> Vec<Value> {
        list(&self.public("/matches").await)
    }

    /// The names of the matches that can be played now, in the order of play.
    pub(super) async fn open(&self) -> Vec<String> {
        let open = self.matches().await.into_iter().filter(|line| line["state"] == "open");
        open.map(|line| text(&line["key"])).collect()
    }

    /// The id of a match, or one that there is not.
    async fn pairing(&self, game: &str) -> String {
        let known = self.matches().await.into_iter().find(|line| line["key"] == game);
        known.map_or_else(|| format!("main/{game}/1-2"), |line| text(&line["pairing"]))
    }

    /// A result by the keys of the organiser.
    pub(super) async fn match_result(&mut self, game: &str, typed: &str) {
        let to = format!("/match/{}", self.pairing(game).await);
        self.order(&format!("{game}, {typed}"), &to, &[("result", typed)]).await;
    }

    /// Corrects a result; `void` undoes what was played on it.
    pub(super) async fn correct_match(&mut self, game: &str, typed: &str, reason: &str, void: bool) {
        let address = format!("/match/{}", self.pairing(game).await);
        let form = self.day.order(&self.at(&address)).with("result", typed).with("reason", reason);
        let form = if void { form.with("take-back", "yes") } else { form };
        let later = if void { ", and what rests on it is void" } else { "" };
        let what = format!("{game} is corrected to {typed}{later}");
        let mut save = vec![("sure", "yes"), ("reason", reason)];
        if void {
            save.push(("take-back", "yes"));
        }
        self.day.look_and_save(&what, &form.with("do", "correct"), &address, &save).await;
    }

    /// A link for every player, with their names.
    pub(super) async fn match_phones(&mut self) -> Vec<Phone> {
        let form = self.day.order(&self.at("/links")).with("do", "make");
        let page = form.send(&self.day.desk).await;
        let links = page.body.split("<p class=\"link\">").skip(1).filter_map(|rest| rest.split('<').next());
        let mut phones = Vec::new();
        for link in links {
            let path = link[link.find("/my/").expect("a link")..].to_owned();
            let name = text(&view(&self.day.site.client, &format!("/api{path}")).await["name"]);
            phones.push(Phone { path, name });
        }
        phones
    }

    /// A report of a match by phone, and what the phone shows then.
    pub(super) async fn report_match(&mut self, phone: &Phone, game: &str, fields: &[(&str, &str)]) {
        let client = self.day.site.client.with("accept", "application/json");
        let pairing = self.pairing(game).await;
        let form = self.day.report(&format!("{}/report", phone.path)).with("pairing", &pairing);
        let form = fields.iter().fold(form, |form, (field, value)| form.with(field, value));
        let said: Vec<&str> = fields.iter().map(|(_, value)| *value).collect();
        let what = format!("{} reports {game} by phone: {}", phone.name, said.join(" "));
        self.day.give(&what, &form, &client).await;
        let mine = view(&client, &format!("/api{}", phone.path)).await;
        let own = list(&mine["open"]).into_iter().chain(list(&mine["earlier"]));
        for one in own.filter(|one| one["key"] == game) {
            let fields = ["part", "opponent", "state", "result", "reported", "opponent_reported"];
            let shown = fields.into_iter().map(|field| text(&one[field]));
            let shown: Vec<String> = shown.filter(|shown| !shown.is_empty()).collect();
            self.day.line(&format!("  {}", shown.join(" | ")));
        }
    }

    /// Writes an incident of a match down.
    pub(super) async fn match_incident(
        &mut self,
        situation: &str,
        game: &str,
        facts: &[(&str, &str)],
        note: &str,
    ) {
        let place = self.pairing(game).await;
        self.incident(situation, &place, facts, note).await;
    }

    /// A player protests against the result of a match.
    pub(super) async fn protest_match(&mut self, game: &str, by: &str, why: &str) {
        let game_and_side = format!("{}.{by}", self.pairing(game).await);
        let fields = [("game", game_and_side.as_str()), ("reason", why)];
        self.order(&format!("{by} protests against {game}"), "/protests", &fields).await;
    }

    /// Records the matches whose sides are known: as the public sees them.
    pub(super) async fn meetings(&mut self) {
        let lines = self.matches().await;
        meetings(&mut self.day, &lines);
    }

    /// Records groups with their tables, brackets and places.
    pub(super) async fn stages(&mut self) {
        let seen = self.public("/stages").await;
        stages(&mut self.day, &seen);
    }

    /// The day is over.
    pub(super) async fn end_of_plans(self) {
        let addresses = ["", "/matches", "/stages"].map(|part| format!("/api/t/{}{part}", self.id));
        self.day.end(&addresses).await;
    }
}
