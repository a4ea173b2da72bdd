//! The verbs of tournaments in rounds: what people do there, by which addresses, and how the answers read.

use serde_json::Value;

use super::script::{Script, list, text, view};
use crate::client::Client;
use crate::forms::Form;
use crate::tournament::led_to;

/// A tournament in rounds, as it is played.
pub(super) struct Rounds {
    pub(super) day: Script,
    pub(super) id: String,
    title: &'static str,
    planned: &'static str,
}

/// The phone of a player.
#[derive(Debug)]
pub(super) struct Phone(String);

impl Rounds {
    /// Makes the tournament.
    pub(super) async fn create(
        day: Script,
        title: &'static str,
        system: &str,
        planned: &'static str,
        more: &[(&str, &str)],
    ) -> Rounds {
        let form = Form::on(&day.desk.get("/desk/new").await, "/desk/new");
        let form = form.with("name", title).with("system", system).with("rounds", planned);
        let form = more.iter().fold(form, |form, (field, value)| form.with(field, value));
        let at = led_to(&form.send(&day.desk).await);
        let id = at.trim_start_matches("/desk/t/").trim_end_matches("/entries").to_owned();
        Rounds { day, id, title, planned }
    }

    /// A tournament that is there already.
    pub(super) fn running(day: Script, id: String, title: &'static str) -> Rounds {
        Rounds { day, id, title, planned: "" }
    }

    pub(super) fn at(&self, part: &str) -> String {
        format!("/desk/t/{}{part}", self.id)
    }

    async fn page(&self, part: &str) -> crate::client::Answer {
        self.day.desk.get(&self.at(part)).await
    }

    pub(super) async fn public(&self, part: &str) -> Value {
        view(&self.day.site.client, &format!("/api/t/{}{part}", self.id)).await
    }

    pub(super) async fn inside(&self, part: &str) -> Value {
        view(&self.day.desk, &format!("/api/desk/t/{}{part}", self.id)).await
    }

    /// The number of a player in the log.
    pub(super) async fn number(&self, name: &str) -> String {
        let entries = self.inside("/entries").await;
        let line = list(&entries["lines"]).into_iter().find(|line| line["name"] == name);
        text(&line.expect("a player of this name")["id"])
    }

    /// Pastes a list of people.
    pub(super) async fn paste(&mut self, csv: &str) {
        let form = self.day.order(&self.at("/entries/import")).with("csv", csv);
        let desk = self.day.desk.clone();
        self.day.give("the list is entered", &form, &desk).await;
    }

    /// Enters a player.
    pub(super) async fn enter(&mut self, name: &str, fields: &[(&str, &str)]) {
        let form = self.day.order(&self.at("/entries/add")).with("name", name);
        let form = fields.iter().fold(form, |form, (field, value)| form.with(field, value));
        let desk = self.day.desk.clone().with("accept", "application/json");
        self.day.give(&format!("{name} is entered"), &form, &desk).await;
    }

    /// Enters a player after the start, which is looked at first.
    pub(super) async fn enter_late(&mut self, name: &str, rating: &str) {
        let form = self.day.order(&self.at("/entries/add")).with("name", name);
        let form = form.with("rating", rating);
        self.day
            .look_and_save(&format!("{name} is entered late"), &form, "/entries/add", &[("sure", "yes")])
            .await;
    }

    /// Changes settings.
    pub(super) async fn set(&mut self, fields: &[(&str, &str)]) {
        let form = Form::on(&self.page("/settings").await, "/settings").with("name", self.title);
        let form = form.with("rounds", self.planned);
        let form = fields.iter().fold(form, |form, (field, value)| form.with(field, value));
        let save = [("sure", "yes"), ("reason", "as announced")];
        self.day.look_and_save("settings", &form, "/settings", &save).await;
    }

    /// A player is here.
    pub(super) async fn check_in(&mut self, name: &str) {
        let who = self.number(name).await;
        let form = self.day.order(&self.at(&format!("/here/{who}"))).with("do", "check-in");
        let desk = self.day.desk.clone();
        self.day.give(&format!("{name} is here"), &form, &desk).await;
    }

    /// Those who are not here are not paired in the next round.
    pub(super) async fn leave_out(&mut self) {
        let form = self.day.order(&self.at("/check-in/absent"));
        let save = [("sure", "yes"), ("reason", "not here")];
        self.day.look_and_save("who is not here is not paired", &form, "/check-in/absent", &save).await;
    }

    /// Something about one person, which is looked at first: `withdraw`, `return`, `edit`, `absent`.
    pub(super) async fn person(&mut self, name: &str, does: &str, fields: &[(&str, &str)]) {
        let action = format!("/entries/{}", self.number(name).await);
        let form = self.day.order(&self.at(&action)).with("do", does);
        let form = fields.iter().fold(form, |form, (field, value)| form.with(field, value));
        let save = [("sure", "yes"), ("reason", "told the arbiter")];
        self.day.look_and_save(&format!("{name}: {does}"), &form, &action, &save).await;
    }

    /// Pairs the next round; the draft is for organisers only.
    pub(super) async fn pair(&mut self) {
        let form = self.day.order(&self.at("/draw"));
        let desk = self.day.desk.with("accept", "application/json");
        let answer = self.day.give("paired", &form, &desk).await;
        if answer.status >= 400 {
            return;
        }
        let draft = self.inside("/draft").await;
        assert!(!list(&draft["reasons"]).is_empty(), "it says why");
        let lines = round_lines(&draft["draft"]);
        self.day.lines(lines);
    }

    /// Two people of the draft change places.
    pub(super) async fn exchange(&mut self, one: &str, other: &str, reason: &str) {
        let (first, second) = (self.number(one).await, self.number(other).await);
        let form = self.day.order(&self.at("/draw/exchange")).with("one", &first);
        let form = form.with("other", &second).with("reason", reason);
        let desk = self.day.desk.with("accept", "application/json");
        let answer = self.day.give(&format!("{one} and {other} change places"), &form, &desk).await;
        if answer.status < 400 {
            let lines = round_lines(&self.inside("/draft").await["draft"]);
            self.day.lines(lines);
        }
    }

    /// Throws the draft away.
    pub(super) async fn discard(&mut self) {
        let form = self.day.order(&self.at("/draw/discard"));
        let desk = self.day.desk.clone();
        self.day.give("the draft is thrown away", &form, &desk).await;
    }

    pub(super) async fn publish(&mut self) {
        let form = self.day.order(&self.at("/draw/publish"));
        let desk = self.day.desk.with("accept", "application/json");
        self.day.give("published", &form, &desk).await;
    }

    /// The published round is taken from the wall.
    pub(super) async fn unpublish(&mut self, reason: &str) {
        let form = self.day.order(&self.at("/draw/take-back")).with("reason", reason);
        let save = [("sure", "yes"), ("reason", reason)];
        self.day.look_and_save("unpublished", &form, "/draw/take-back", &save).await;
    }

    /// A result by the keys of the organiser's page.
    pub(super) async fn result(&mut self, round: u32, table: u32, key: &str) {
        let address = format!("/results/{round}/{table}");
        let form = self.day.order(&self.at(&address)).with("result", key);
        let desk = self.day.desk.with("accept", "application/json");
        self.day.give(&format!("table {table}, {key}"), &form, &desk).await;
    }

    /// The results that are missing, from the first table on.
    pub(super) async fn results(&mut self, round: u32, keys: &[&str]) {
        let now = self.inside(&format!("/rounds/{round}")).await;
        let open = list(&now["tables"]).into_iter().filter(|table| table["status"] != "settled");
        let open: Vec<u32> = open.filter_map(|table| text(&table["table"]).parse().ok()).collect();
        for (at, table) in open.into_iter().enumerate() {
            self.result(round, table, keys[at % keys.len()]).await;
        }
    }

    /// Who sits at a table.
    pub(super) async fn seated(&self, round: u32, table: usize) -> [String; 2] {
        let now = self.inside(&format!("/rounds/{round}")).await;
        ["first", "second"].map(|side| text(&now["tables"][table - 1]["seats"][side]["name"]))
    }

    /// Corrects a result: what it changes is looked at first.
    pub(super) async fn correct(&mut self, round: u32, table: u32, key: &str, reason: &str) {
        let action = format!("/correct/{round}/{table}");
        let form = self.day.order(&self.at(&action)).with("result", key).with("reason", reason);
        let save = [("result", key), ("reason", reason), ("sure", "yes")];
        let what = format!("round {round}, table {table} is corrected to {key}");
        self.day.look_and_save(&what, &form, &action, &save).await;
    }

    /// A link for every player; the phones of these.
    pub(super) async fn phones(&self, names: &[&str]) -> Vec<Phone> {
        let form = Form::on(&self.page("/links").await, "/links").with("do", "make").without("who");
        let page = form.send(&self.day.desk).await;
        let links = page.body.split("<p class=\"link\">").skip(1);
        let links = links.filter_map(|rest| rest.split('<').next()?.split_once("/my/").map(|(_, key)| key));
        let mut found = Vec::new();
        for key in links {
            let mine = view(&self.day.site.client, &format!("/api/my/{key}")).await;
            found.push((text(&mine["name"]), key.to_owned()));
        }
        let phone = |name: &&str| {
            let link = found.iter().find(|(holder, _)| holder == name).expect("a link of this name");
            Phone(link.1.clone())
        };
        names.iter().map(phone).collect()
    }

    /// A player reports by phone.
    pub(super) async fn report(&mut self, phone: &Phone, got: &str) {
        let client: Client = self.day.site.client.clone();
        let address = format!("/my/{}", phone.0);
        let mine = view(&client, &format!("/api{address}")).await;
        let (who, now) = (text(&mine["name"]), &mine["rounds"][0]);
        let form = self.day.report(&format!("{address}/report")).with("got", got);
        let form = form.with("pairing", &text(&now["game"]["pairing"]));
        let client = client.with("accept", "application/json");
        self.day.give(&format!("{who} reports by phone: {got}"), &form, &client).await;
        let mine = view(&client, &format!("/api{address}")).await;
        let game = &mine["rounds"][0]["game"];
        let own = ["result", "reported", "opponent_reported"].map(|field| text(&game["own"][field]));
        let line = format!(
            "  round {}, table {}, {}, against {}: {} ({})",
            mine["rounds"][0]["round"],
            game["table"],
            text(&game["side_name"]),
            text(&game["opponent"]["name"]),
            text(&game["status"]),
            own.join(" | ")
        );
        self.day.line(&line);
    }

    /// Undoes the newest step that says this.
    pub(super) async fn undo(&mut self, sentence: &str, reason: &str) {
        self.step("/undo", false, sentence, reason).await;
    }

    /// Does the newest undone step that says this again.
    pub(super) async fn redo(&mut self, sentence: &str, reason: &str) {
        self.step("/redo", true, sentence, reason).await;
    }

    async fn step(&mut self, action: &str, undone: bool, sentence: &str, reason: &str) {
        let log = list(&self.inside("/log").await);
        let says = |line: &&Value| {
            line["events"].to_string().contains(sentence) && (line["standing"] == "undone") == undone
        };
        let step = text(&log.iter().find(says).expect("a step that says this")["step"]);
        let form = self.day.order(&self.at(action)).with("step", &step).with("reason", reason);
        let save = [("sure", "yes"), ("reason", reason)];
        self.day.look_and_save(&format!("{} “{sentence}”", &action[1..]), &form, action, &save).await;
    }

    /// Writes an incident down, after what the rules say about it was read.
    pub(super) async fn incident(
        &mut self,
        situation: &str,
        place: &str,
        facts: &[(&str, &str)],
        note: &str,
    ) {
        let form =
            self.day.order(&self.at("/incidents/new")).with("situation", situation).with("place", place);
        let form = facts.iter().fold(form, |form, (fact, value)| form.with(&format!("fact.{fact}"), value));
        let mut save: Vec<(String, &str)> =
            facts.iter().map(|(fact, value)| (format!("fact.{fact}"), *value)).collect();
        save.extend(
            [("place", place), ("sure", "yes"), ("note", note)].map(|(name, value)| (name.to_owned(), value)),
        );
        let save: Vec<(&str, &str)> = save.iter().map(|(name, value)| (name.as_str(), *value)).collect();
        let what = format!("incident {situation} at {place}");
        self.day.look_and_save(&what, &form, "/incidents/new", &save).await;
    }

    /// Amends an incident.
    pub(super) async fn amend(&mut self, incident: u32, facts: &[(&str, &str)], note: &str, reason: &str) {
        let address = format!("/incidents/{incident}");
        let form = Form::on(&self.page(&address).await, &address).with("note", note).with("reason", reason);
        let form = facts.iter().fold(form, |form, (fact, value)| form.with(&format!("fact.{fact}"), value));
        let desk = self.day.desk.clone();
        self.day.give(&format!("incident {incident} is amended"), &form.with("sure", "yes"), &desk).await;
    }

    /// A player protests against the result of a table.
    pub(super) async fn protest(&mut self, round: u32, table: u32, by: &str, why: &str) {
        let game = format!("{round}.{table}.{}", self.number(by).await);
        let form = self.day.order(&self.at("/protests")).with("game", &game).with("reason", why);
        let desk = self.day.desk.with("accept", "application/json");
        self.day.give(&format!("{by} protests against round {round}, table {table}"), &form, &desk).await;
    }

    /// A protest is decided: `uphold` with the right result, or `reject`.
    pub(super) async fn rule(&mut self, protest: u32, ruling: &str, result: &str, reason: &str) {
        let action = format!("/protests/{protest}");
        let form = self.day.order(&self.at(&action)).with("do", ruling).with("result", result);
        let save = [("sure", "yes"), ("reason", reason)];
        let what = format!("protest {protest}: {ruling} {result}");
        self.day.look_and_save(&what, &form.with("reason", reason), &action, &save).await;
    }

    /// The tournament is over.
    pub(super) async fn finish(&mut self) {
        let form = self.day.order(&self.at("/finish"));
        let desk = self.day.desk.with("accept", "application/json");
        self.day.give("finished", &form, &desk).await;
    }

    /// It is not over yet.
    pub(super) async fn reopen(&mut self, reason: &str) {
        let form = self.day.order(&self.at("/reopen")).with("reason", reason);
        let desk = self.day.desk.with("accept", "application/json");
        self.day.give("opened again", &form, &desk).await;
    }
}

/// The tables of a round and those without an opponent.
pub(super) fn round_lines(round: &Value) -> Vec<String> {
    let seat = |seat: &Value| format!("{} ({})", text(&seat["name"]), text(&seat["points"]));
    let table = |table: &Value| {
        let seats = &table["seats"];
        let terms = table["terms"].as_str().map(|terms| format!(", {terms}")).unwrap_or_default();
        let reports = ["first", "second"].map(|side| text(&table["reports"][side]));
        let reports =
            if reports.concat().is_empty() { String::new() } else { format!(" [{}]", reports.join(" | ")) };
        let result = [text(&table["result"]), text(&table["status"])].join(" ");
        format!(
            "{}. {} – {}{terms}: {}{reports}",
            table["table"],
            seat(&seats["first"]),
            seat(&seats["second"]),
            result.trim()
        )
    };
    let mut lines: Vec<String> = list(&round["tables"]).iter().map(table).collect();
    lines.extend(
        list(&round["free"]).iter().map(|one| format!("free: {}, {}", text(&one["name"]), text(&one["why"]))),
    );
    if round["changed_by_hand"] == true {
        lines.push("changed by hand".to_owned());
    }
    lines
}
