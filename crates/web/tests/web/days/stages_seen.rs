//! What people see of tournaments of matches, as it is recorded.

use serde_json::Value;

use super::script::{Script, heard, list, text};
use super::stages::Stages;

impl Stages {
    /// The day is over.
    pub(super) async fn end(self) {
        let addresses = ["", "/matches"].map(|part| format!("/api{}{part}", self.place));
        self.day.end(&addresses).await;
    }

    /// Records the teams and who plays for them.
    pub(super) async fn teams(&mut self) {
        self.day.heading("Teams");
        let line = |team: &Value| {
            let members = list(&team["members"]);
            let members = members.iter().filter(|one| one["plays"] == true).map(|one| text(&one["name"]));
            let shown = [("came", "here"), ("left", "has left"), ("misses", "misses the next round")];
            let shown = shown.iter().filter(|(field, _)| team[*field] == true).map(|(_, shown)| *shown);
            let fields = [text(&team["name"]), text(&team["school"]), members.collect::<Vec<_>>().join(", ")];
            format!("{} [{}]", fields.join("; "), shown.collect::<Vec<_>>().join(", "))
        };
        let lines: Vec<String> = list(&self.inside("/teams").await).iter().map(line).collect();
        self.day.lines(lines);
    }

    /// Records the draw of school teams with its reasons.
    pub(super) async fn drawn_groups(&mut self) {
        let answer = self.day.desk.get(&format!("/api{}", self.at("/draft"))).await;
        if answer.status >= 400 {
            self.day.line(&format!("the draw: {}", heard(&answer)));
            return;
        }
        let draft = answer.ok()["view"]["draw"].clone();
        drawn(&mut self.day, &draft);
    }

    /// Records the matches whose sides are known: as the public sees them.
    pub(super) async fn meetings(&mut self) {
        let lines = self.matches().await;
        meetings(&mut self.day, &lines);
    }

    /// Records a slip as the organiser sees it.
    pub(super) async fn slip_seen(&mut self, game: &str) {
        let slip = self.inside(&format!("/slips/{game}")).await;
        let head = ["told", "score", "notation"].map(|field| text(&slip[field]));
        self.day.line(&format!("slip of {game}: {}", head.join(" | ")));
        for board in list(&slip["games"]) {
            let [first, second] = ["first", "second"].map(|side| text(&board["players"][side]));
            let said = ["first", "second"].map(|side| text(&board["reports"][side])).join(" | ");
            let marks = text(&board["marks"]);
            let opens = board["opens"].as_str().map(|side| format!(", {side} opens")).unwrap_or_default();
            self.day
                .line(&format!("  board {}: {first} – {second}{opens}: {marks} [{said}]", board["board"]));
        }
        let differences: Vec<String> =
            list(&slip["differences"]).iter().map(|one| format!("  {}", text(one))).collect();
        self.day.lines(differences);
        for past in list(&slip["past"]) {
            self.day.line(&format!("  before: {} – {}", text(&past["result"]), text(&past["reason"])));
        }
    }

    /// Records groups with their tables, brackets and places.
    pub(super) async fn stages(&mut self) {
        let seen = self.public("/stages").await;
        stages(&mut self.day, &seen);
    }

    /// Records the table of a tournament of teams.
    pub(super) async fn standings(&mut self) {
        self.day.heading("Standings");
        let line = |line: &Value| {
            let on = if line["goes_on"] == true { ", goes on" } else { "" };
            let place = line["place"].as_u64().map_or_else(|| "–".to_owned(), |place| place.to_string());
            format!(
                "{place} {}: {} points, {} in duels{on}",
                text(&line["name"]),
                line["points"],
                line["score"]
            )
        };
        let lines: Vec<String> = list(&self.public("/table").await).iter().map(line).collect();
        self.day.lines(lines);
    }

    /// Records how the numbers of one team of a Swiss come about.
    pub(super) async fn derivation(&mut self, number: u32) {
        let derived = self.public(&format!("/table/{number}")).await;
        self.day.heading(&format!("How the numbers of {} come about", text(&derived["name"])));
        for column in list(&derived["columns"]) {
            let parts: Vec<String> = list(&column["parts"]).iter().map(text).collect();
            let head = [&column["heading"], &column["clause"], &column["value"]].map(text);
            self.day.line(&format!("{}: {}", head.join(" "), parts.join("; ")));
        }
    }

    /// Records what play waits for; the ties that are to be decided.
    pub(super) async fn waiting(&mut self) -> Vec<Value> {
        let waits = self.inside("/waiting").await;
        self.day.line("play waits for:");
        let line = |one: &Value| format!("  {} {}", text(&one["clause"]), text(&one["text"]));
        let lines: Vec<String> = list(&waits["waiting"]).iter().map(line).collect();
        self.day.lines(lines);
        let ties = list(&waits["ties"]);
        let tie = |one: &Value| {
            let members: Vec<String> =
                list(&one["members"]).iter().map(|member| text(&member["name"])).collect();
            let head = [&one["clause"], &one["text"]].map(text).join(" ");
            format!("  tie in {}: {head} ({})", text(&one["what"]), members.join(", "))
        };
        let lines: Vec<String> = ties.iter().map(tie).collect();
        self.day.lines(lines);
        ties
    }

    /// Records incidents and protests.
    pub(super) async fn book(&mut self) {
        let book = self.inside("/incidents").await;
        self.day.heading("Incidents and protests");
        let incident = |one: &Value| {
            let fields = ["place", "text", "note"].map(|field| text(&one[field]));
            format!("incident {}, {} ({})", one["id"], fields.join(": "), text(&one["by"]))
        };
        let protest = |one: &Value| {
            let fields = ["place", "against", "why", "told"].map(|field| text(&one[field]));
            format!("protest {} of {}, {}", one["id"], text(&one["by"]["name"]), fields.join(": "))
        };
        let mut lines: Vec<String> = list(&book["incidents"]).iter().map(incident).collect();
        lines.extend(list(&book["protests"]).iter().map(protest));
        self.day.lines(lines);
    }

    /// Records the log in sentences, the oldest first; only this many of the newest lines.
    pub(super) async fn log(&mut self, newest: usize) {
        let mut log = list(&self.inside("/log").await);
        let mut before = self.day.desk.get(&format!("/api{}", self.at("/log"))).await;
        while let Some(older) =
            before.header("link").split("before=").nth(1).and_then(|rest| rest.split('>').next())
        {
            let path = format!("/api{}", self.at(&format!("/log?before={older}")));
            before = self.day.desk.get(&path).await;
            log.extend(list(&before.ok()["view"]));
        }
        log.truncate(newest);
        self.day.heading("Log");
        let line = |line: &Value| {
            let reason = line["reason"].as_str().map(|reason| format!(" – {reason}")).unwrap_or_default();
            let undone = if line["counts"] == true { "" } else { " [undone]" };
            format!("{}, {}: {}{reason}{undone}", text(&line["by"]), text(&line["role"]), text(&line["text"]))
        };
        let lines: Vec<String> = log.iter().rev().map(line).collect();
        self.day.lines(lines);
    }
}

/// Records a draw with its reasons.
pub(super) fn drawn(day: &mut Script, draft: &Value) {
    day.heading(&format!("Draw: {}", text(&draft["form"])));
    for group in list(&draft["groups"]) {
        let teams: Vec<String> = list(&group["teams"]).iter().map(|team| text(&team["name"])).collect();
        day.line(&format!("group {}: {}", text(&group["id"]), teams.join(", ")));
    }
    for pair in list(&draft["pairs"]) {
        let sides: Vec<String> = list(&pair["sides"]).iter().map(text).collect();
        day.line(&format!("{}: {}", text(&pair["id"]), sides.join(" – ")));
    }
    let reasons = list(&draft["reasons"]).into_iter().chain(list(&draft["remarks"]));
    let reasons = reasons.map(|reason| format!("{} {}", text(&reason["clause"]), text(&reason["text"])));
    day.lines(reasons.collect::<Vec<_>>());
}

/// Records the matches whose sides are known: as the public sees them.
pub(super) fn meetings(day: &mut Script, matches: &[Value]) {
    day.heading("Matches");
    let line = |line: &Value| {
        let side = |side: &str| {
            let won = if line["sides"][side]["won"] == true { "*" } else { "" };
            format!("{}{won}", text(&line["sides"][side]["name"]))
        };
        let table = line["table"].as_u64().map(|table| format!(", table {table}")).unwrap_or_default();
        let shown = ["score", "notation", "told"].map(|field| text(&line[field]));
        let shown: Vec<String> = shown.into_iter().filter(|shown| !shown.is_empty()).collect();
        let head = format!("{} {}{table}", text(&line["key"]), text(&line["part"]));
        format!("{head}: {} – {}: {}", side("first"), side("second"), shown.join(" | "))
    };
    let lines: Vec<String> = matches.iter().map(line).collect();
    day.lines(lines);
}

/// Records groups with their tables, brackets and places.
pub(super) fn stages(day: &mut Script, stages: &Value) {
    day.heading("Groups, brackets and places");
    for stage in list(&stages["stages"]) {
        for group in list(&stage["groups"]) {
            let columns: Vec<String> = list(&group["columns"]).iter().map(text).collect();
            day.line(&format!("group {} ({})", text(&group["id"]), columns.join(" | ")));
            for line in list(&group["lines"]) {
                let against = list(&line["against"]).into_iter();
                let against = against.map(|cell| if cell.is_null() { "·".to_owned() } else { text(&cell) });
                let values: Vec<String> = list(&line["values"]).iter().map(text).collect();
                let head = format!("  {} {}", text(&line["place"]), text(&line["name"]));
                let against: Vec<String> = against.collect();
                day.line(&format!("{head}: {} = {}", against.join(" "), values.join(" | ")));
            }
        }
        for (round, games) in (1..).zip(list(&stage["rounds"])) {
            day.line(&format!("bracket, round {round}"));
            for game in list(&games) {
                let side = |side: &str| {
                    let corner = &game["sides"][side];
                    let on = if corner["goes_on"] == true { "*" } else { "" };
                    format!("{}{on}", text(&corner["name"]))
                };
                let shown = [text(&game["result"]), text(&game["standing"])].join(" ");
                let head = format!("  {}: {} – {}", text(&game["id"]), side("first"), side("second"));
                day.line(&format!("{head}: {}", shown.trim()));
            }
        }
    }
    let place = |line: &Value| {
        let open = if line["settled"] == true { "" } else { " (not settled)" };
        format!("place {}: {}{open}", text(&line["places"]), text(&line["name"]))
    };
    let lines: Vec<String> = list(&stages["places"]).iter().map(place).collect();
    day.lines(lines);
}
