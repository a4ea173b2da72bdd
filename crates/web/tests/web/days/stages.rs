//! The verbs of tournaments that are played match by match (knockouts, groups, teams of a contest): what people do there, by
//! which addresses, and how the answers read.

use serde_json::Value;

use super::script::{Script, heard, list, text, view};
use crate::client::Answer;
use crate::forms::Form;
use crate::tournament::led_to;

/// A tournament of matches, as it is played.
pub(super) struct Stages {
    pub(super) day: Script,
    /// What its addresses have in common.
    pub(super) place: String,
}

/// The phone of a player or a captain.
#[derive(Debug, Clone)]
pub(super) struct Phone {
    path: String,
    pub(super) name: String,
}

impl Stages {
    /// One tournament of school teams from a pasted list.
    pub(super) async fn of_teams(day: Script, title: &str, teams: &str) -> Stages {
        let form = Form::on(&day.desk.get("/desk/c/new").await, "/desk/c/new").with("name", title);
        let form = form.with("category", "zs").with("day", "2099-05-06").with("teams", teams);
        let at = led_to(&form.send(&day.desk).await);
        let place = at.trim_start_matches("/desk").trim_end_matches("/entries").to_owned();
        Stages { day, place }
    }

    /// A tournament that is there already, under this organiser's address.
    pub(super) fn running(day: Script, at: &str) -> Stages {
        Stages { day, place: at.trim_start_matches("/desk").to_owned() }
    }

    pub(super) fn at(&self, part: &str) -> String {
        format!("/desk{}{part}", self.place)
    }

    pub(super) async fn page(&self, part: &str) -> Answer {
        self.day.desk.get(&self.at(part)).await
    }

    pub(super) async fn public(&self, part: &str) -> Value {
        view(&self.day.site.client, &format!("/api{}{part}", self.place)).await
    }

    pub(super) async fn inside(&self, part: &str) -> Value {
        view(&self.day.desk, &format!("/api/desk{}{part}", self.place)).await
    }

    /// An organiser's form that is sent to an address, whether or not a page has a button for it.
    async fn order(&mut self, what: &str, to: &str, fields: &[(&str, &str)]) -> Answer {
        let form = self.day.order(&self.at(to));
        let form = fields.iter().fold(form, |form, (field, value)| form.with(field, value));
        let desk = self.day.desk.with("accept", "application/json");
        self.day.give(what, &form, &desk).await
    }

    /// The same for what shows its changes first.
    async fn look_and_order(&mut self, what: &str, to: &str, fields: &[(&str, &str)], reason: &str) {
        let form = self.day.order(&self.at(to)).with("reason", reason);
        let form = fields.iter().fold(form, |form, (field, value)| form.with(field, value));
        let save = [("sure", "yes"), ("reason", reason)];
        self.day.look_and_save(what, &form, to, &save).await;
    }

    /// All matches whose sides are known.
    pub(super) async fn matches(&self) -> Vec<Value> {
        list(&self.public("/matches").await)
    }

    /// The names of the matches that can be played now, in the order of play.
    pub(super) async fn open(&self) -> Vec<String> {
        let open = self
            .matches()
            .await
            .into_iter()
            .filter(|line| line["state"] == "open" || line["state"] == "reported");
        open.map(|line| text(&line["key"])).collect()
    }

    /// All teams are here with those who play.
    pub(super) async fn check_in_all(&mut self) {
        self.order("all teams are here", "/entries", &[("do", "all")]).await;
    }

    /// A team is here with these players.
    pub(super) async fn check_in(&mut self, team: &str, players: &[&str]) {
        let form = self.day.order(&self.at(&format!("/entries/{team}"))).with("do", "check-in");
        let more: Vec<String> = players.iter().map(|player| format!("player={player}")).collect();
        let answer = form.send_with(&self.day.desk.with("accept", "application/json"), &more.join("&")).await;
        self.day.line(&format!("{team} is here with {}: {}", players.join(", "), heard(&answer)));
    }

    /// Play begins.
    pub(super) async fn start(&mut self) {
        self.order("started", "/start", &[]).await;
    }

    /// Something about one team, which is looked at first: `give-up`, `come-back`, `miss`, `attend`.
    pub(super) async fn team(&mut self, team: &str, does: &str, reason: &str) {
        let to = format!("/entries/{team}");
        self.look_and_order(&format!("{team}: {does}"), &to, &[("do", does)], reason).await;
    }

    /// A result by the keys of the organiser's page.
    pub(super) async fn result(&mut self, game: &str, typed: &str) {
        let to = format!("/results/{game}");
        self.order(&format!("{game}, {typed}"), &to, &[("result", typed)]).await;
    }

    /// A result of reports that differ, decided for a reason.
    pub(super) async fn decide(&mut self, game: &str, typed: &str, reason: &str) {
        let fields = [("result", typed), ("reason", reason)];
        let to = format!("/results/{game}");
        self.order(&format!("{game}, {typed}, since {reason}"), &to, &fields).await;
    }

    /// What a captain says to the organiser.
    pub(super) async fn slip(&mut self, game: &str, does: &str, fields: &[(&str, &str)]) {
        let slip = format!("/slip/{game}");
        let fields: Vec<(&str, &str)> = [("do", does)].into_iter().chain(fields.iter().copied()).collect();
        self.order(&format!("{game}: {does}"), &slip, &fields).await;
    }

    /// Corrects a result; `void` undoes what was played on it.
    pub(super) async fn correct(&mut self, game: &str, typed: &str, reason: &str, void: bool) {
        let address = format!("/correct/{game}");
        let form = self.day.order(&self.at(&address)).with("result", typed).with("reason", reason);
        let form = if void { form.with("take-back", "yes") } else { form };
        let mut save = vec![("result", typed), ("reason", reason), ("sure", "yes")];
        if void {
            save.push(("take-back", "yes"));
        }
        let later = if void { ", and what rests on it is void" } else { "" };
        let what = format!("{game} is corrected to {typed}{later}");
        self.day.look_and_save(&what, &form, &address, &save).await;
    }

    /// Undoes the newest line of the log that says this.
    pub(super) async fn undo(&mut self, sentence: &str, reason: &str) {
        let log = list(&self.inside("/log").await);
        let says = |line: &&Value| text(&line["text"]).contains(sentence) && line["undo"].is_object();
        let line = log.iter().find(says).expect("a line that says this");
        let (kind, what) = line["undo"].as_object().and_then(|of| of.iter().next()).expect("what is meant");
        let what = format!("{kind}:{}", text(what));
        self.look_and_order(&format!("undo “{sentence}”"), "/undo", &[("what", &what)], reason).await;
    }

    /// Decides what is equal: by the first duel that is offered, or by lot.
    pub(super) async fn decide_tie(&mut self, tie: &Value) {
        let what = text(&tie["what"]);
        let to = format!("/ties/{what}");
        let Some(pair) = list(&tie["pairs"]).into_iter().next() else {
            self.order(&format!("tie in {what} is decided by lot"), &to, &[("do", "lot")]).await;
            return;
        };
        let player =
            |side: &str| (text(&pair[side]["players"][0]["id"]), text(&pair[side]["players"][0]["name"]));
        let (first, second) = (player("first"), player("second"));
        let teams = ["first", "second"].map(|side| text(&pair[side]["entry"]));
        let fields = [
            ("do", "duel"),
            ("first-team", teams[0].as_str()),
            ("second-team", teams[1].as_str()),
            ("first", first.0.as_str()),
            ("second", second.0.as_str()),
            ("winner", "first"),
        ];
        let what = format!("tie in {what} is decided by a duel of {} and {}", first.1, second.1);
        self.order(&what, &to, &fields).await;
    }

    /// Writes an incident down, after what the rules say about it was read.
    pub(super) async fn incident(&mut self, situation: &str, game: &str, facts: &[(&str, &str)], note: &str) {
        let form = self.day.order(&self.at("/incidents/new")).with("situation", situation);
        let facts: Vec<(String, &str)> =
            facts.iter().map(|(fact, value)| (format!("fact.{fact}"), *value)).collect();
        let mut fields: Vec<(&str, &str)> =
            facts.iter().map(|(fact, value)| (fact.as_str(), *value)).collect();
        fields.push(("place", game));
        let form = fields.iter().fold(form, |form, (name, value)| form.with(name, value));
        fields.extend([("sure", "yes"), ("note", note)]);
        let what = format!("incident {situation} in {game}");
        self.day.look_and_save(&what, &form, "/incidents/new", &fields).await;
    }

    /// Amends an incident.
    pub(super) async fn amend(&mut self, incident: u32, facts: &[(&str, &str)], note: &str, reason: &str) {
        let address = format!("/incidents/{incident}");
        let form = Form::on(&self.page(&address).await, &address).with("note", note).with("reason", reason);
        let form = facts.iter().fold(form, |form, (fact, value)| form.with(&format!("fact.{fact}"), value));
        let desk = self.day.desk.clone();
        self.day.give(&format!("incident {incident} is amended"), &form.with("sure", "yes"), &desk).await;
    }

    /// A player protests against the result of a match.
    pub(super) async fn protest(&mut self, game: &str, by: &str, why: &str) {
        let match_and_side = format!("{game} {by}");
        let fields = [("game", match_and_side.as_str()), ("reason", why)];
        self.order(&format!("{by} protests against {game}"), "/protests", &fields).await;
    }

    /// A protest is decided: `uphold` with the right result, or `reject`.
    pub(super) async fn rule(&mut self, protest: u32, ruling: &str, result: &str, reason: &str) {
        let to = format!("/protests/{protest}");
        let what = format!("protest {protest}: {ruling} {result}");
        self.look_and_order(&what, &to, &[("do", ruling), ("result", result)], reason).await;
    }

    /// A sanction, which is looked at first.
    pub(super) async fn sanction(&mut self, against: &str, measure: &[(&str, &str)], reason: &str) {
        let fields: Vec<(&str, &str)> = [("against", against), ("breach", "language")]
            .into_iter()
            .chain(measure.iter().copied())
            .collect();
        let what = format!("sanction of {against}, {}", measure[0].1);
        self.look_and_order(&what, "/sanctions", &fields, reason).await;
    }

    /// A link for every player or captain, with their names.
    pub(super) async fn phones(&mut self) -> Vec<Phone> {
        let form = self.day.order(&self.at("/links")).with("do", "make");
        let page = form.send(&self.day.desk).await;
        let links = page.body.split("<p class=\"link\">").skip(1).filter_map(|rest| rest.split('<').next());
        let mut phones = Vec::new();
        for link in links {
            let start = link.find("/team/").expect("a link");
            let path = link[start..].to_owned();
            let name = text(&view(&self.day.site.client, &format!("/api{path}")).await["name"]);
            phones.push(Phone { path, name });
        }
        phones
    }

    /// A report of the next match by phone, with these fields, and what the phone shows then.
    pub(super) async fn report(&mut self, phone: &Phone, game: &str, fields: &[(&str, &str)]) {
        let client = self.day.site.client.with("accept", "application/json");
        let form = self.day.report(&format!("{}/report", phone.path)).with("game", game);
        let form = fields.iter().fold(form, |form, (field, value)| form.with(field, value));
        let said: Vec<&str> = fields.iter().map(|(_, value)| *value).collect();
        let what = format!("{} reports {game} by phone: {}", phone.name, said.join(" "));
        self.day.give(&what, &form, &client).await;
        let mine = view(&client, &format!("/api{}", phone.path)).await;
        let earlier = if mine["done"].is_array() { "done" } else { "earlier" };
        for one in
            list(&mine["open"]).into_iter().chain(list(&mine[earlier])).filter(|one| one["key"] == game)
        {
            let shown = |field: &str| match &one[field] {
                Value::Object(report) => report.get("score").map(text).unwrap_or_default(),
                other => text(other),
            };
            let fields =
                ["part", "opponent", "state", "told", "score", "result", "reported", "opponent_reported"];
            let shown: Vec<String> =
                fields.into_iter().map(shown).filter(|shown| !shown.is_empty()).collect();
            self.day.line(&format!("  {}", shown.join(" | ")));
        }
    }

    /// Pairs the next round of a Swiss, and records the draft.
    pub(super) async fn pair(&mut self) {
        let answer = self.order("paired", "/draw", &[]).await;
        if answer.status < 400 {
            let draft = self.inside("/draft").await;
            assert!(!list(&draft["reasons"]).is_empty(), "it says why");
            let seat = |table: &Value, side: &str| {
                let seat = &table["seats"][side];
                format!("{} ({})", text(&seat["name"]), text(&seat["points"]))
            };
            let tables = list(&draft["round"]["tables"]);
            let tables = tables.iter().map(|table| {
                format!("{}. {} – {}", table["table"], seat(table, "first"), seat(table, "second"))
            });
            let free = list(&draft["round"]["free"]);
            let free = free.iter().map(|one| format!("free: {}, {}", text(&one["name"]), text(&one["why"])));
            let lines: Vec<String> = tables.chain(free).collect();
            self.day.lines(lines);
        }
    }

    /// The round that was paired is on the wall.
    pub(super) async fn publish_round(&mut self) {
        self.order("the round is published", "/draw/publish", &[]).await;
    }

    /// It is over.
    pub(super) async fn close(&mut self) {
        self.order("closed", "/close", &[]).await;
    }

    /// It is not over yet.
    pub(super) async fn reopen(&mut self, reason: &str) {
        self.order("opened again", "/reopen", &[("reason", reason)]).await;
    }
}
