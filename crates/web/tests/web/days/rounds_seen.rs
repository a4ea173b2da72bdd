//! What people see of tournaments in rounds, as it is recorded.

use serde_json::Value;

use super::rounds::{Rounds, round_lines};
use super::script::{heard, list, text};

impl Rounds {
    /// The day is over.
    pub(super) async fn end(self) {
        let addresses =
            ["", "/entries", "/table", "/chart", "/square"].map(|part| format!("/api/t/{}{part}", self.id));
        self.day.end(&addresses).await;
    }

    /// Records who is entered.
    pub(super) async fn entries(&mut self) {
        let entries = self.inside("/entries").await;
        self.day.heading("Entries");
        let line = |line: &Value| {
            let fields =
                ["no", "name", "rating", "title", "rank", "club", "standing"].map(|field| text(&line[field]));
            let fields: Vec<String> = fields.into_iter().filter(|field| !field.is_empty()).collect();
            let absences = list(&line["absences"]);
            let absences =
                absences.iter().map(|one| format!(", round {}: {}", one["round"], text(&one["what"])));
            format!("{}{}", fields.join(" "), absences.collect::<String>())
        };
        let lines: Vec<String> = list(&entries["lines"]).iter().map(line).collect();
        self.day.lines(lines);
    }

    /// Records a round as the public sees it.
    pub(super) async fn round(&mut self, number: u32) {
        let round = self.public(&format!("/rounds/{number}")).await;
        self.day.heading(&format!("Round {number}, public"));
        self.day.lines(round_lines(&round));
    }

    /// Records what the public is answered that asks for a round before it is published.
    pub(super) async fn hidden_round(&mut self, number: u32) {
        let answer = self.day.site.client.get(&format!("/api/t/{}/rounds/{number}", self.id)).await;
        self.day.line(&format!("the public asks for round {number}: {}", heard(&answer)));
    }

    /// Records what the next round waits for.
    pub(super) async fn waiting(&mut self) {
        let waiting = list(&self.inside("/waiting").await);
        self.day.line("the next round waits for:");
        let lines = waiting.iter().map(|one| format!("  {} {}", text(&one["clause"]), text(&one["text"])));
        self.day.lines(lines.collect::<Vec<_>>());
    }

    /// Records the standings.
    pub(super) async fn standings(&mut self) {
        let table = self.public("/table").await;
        self.day.heading(&format!("Standings after round {}", table["after"]));
        let heads: Vec<String> =
            list(&table["columns"]).iter().map(|column| text(&column["heading"])).collect();
        self.day.line(&heads.join(" | "));
        let line = |line: &Value| {
            let values: Vec<String> = list(&line["values"]).iter().map(text).collect();
            format!("{} {}: {}", text(&line["place"]), text(&line["name"]), values.join(" | "))
        };
        let lines: Vec<String> = list(&table["lines"]).iter().map(line).collect();
        self.day.lines(lines);
        let notes: Vec<String> = list(&table["for_rating"]).iter().map(text).collect();
        self.day.lines(notes);
    }

    /// Records how the numbers of one place come about.
    pub(super) async fn derivation(&mut self, name: &str) {
        let number = self.number(name).await;
        let derived = self.public(&format!("/table/{number}")).await;
        self.day.heading(&format!("How the numbers of {name} come about"));
        for column in list(&derived["columns"]) {
            let parts: Vec<String> = list(&column["parts"]).iter().map(text).collect();
            let head = [&column["heading"], &column["clause"], &column["value"]].map(text);
            self.day.line(&format!("{}: {}", head.join(" "), parts.join("; ")));
        }
    }

    /// Records the wall chart.
    pub(super) async fn chart(&mut self) {
        let chart = self.public("/chart").await;
        self.day.heading("Wall chart");
        let cell = |cell: &Value| match &cell["game"] {
            Value::Null => format!("{} {}", text(&cell["free"]["why"]), text(&cell["free"]["points"])),
            game => format!("{}{} {}", game["opponent"], text(&game["side"]), text(&game["result"])),
        };
        let line = |line: &Value| {
            let cells: Vec<String> = list(&line["cells"]).iter().map(cell).collect();
            format!(
                "{} {}: {} = {}",
                line["no"],
                text(&line["name"]),
                cells.join(", "),
                text(&line["points"])
            )
        };
        let lines: Vec<String> = list(&chart["lines"]).iter().map(line).collect();
        self.day.lines(lines);
    }

    /// Records the crosstable.
    pub(super) async fn crosstable(&mut self) {
        let square = self.public("/square").await;
        self.day.heading("Crosstable");
        let line = |line: &Value| {
            let cells = list(&line["against"]);
            let cells = cells.iter().map(|cell| list(cell).iter().map(text).collect::<Vec<_>>().join("/"));
            let cells = cells.map(|cell| if cell.is_empty() { "·".to_owned() } else { cell });
            format!(
                "{} {} = {}",
                text(&line["name"]),
                cells.collect::<Vec<_>>().join(" "),
                text(&line["points"])
            )
        };
        let lines: Vec<String> = list(&square["lines"]).iter().map(line).collect();
        self.day.lines(lines);
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

    /// Records the log in sentences, the oldest first.
    pub(super) async fn log(&mut self) {
        let mut log = list(&self.inside("/log").await);
        while let Some(oldest) = log.last().and_then(|line| line["step"].as_u64()).filter(|step| *step > 1) {
            log.extend(list(&self.inside(&format!("/log?before={oldest}")).await));
        }
        self.day.heading("Log");
        let line = |line: &Value| {
            let events: Vec<String> = list(&line["events"]).iter().map(text).collect();
            let reason = line["reason"].as_str().map(|reason| format!(" – {reason}")).unwrap_or_default();
            let undone = if line["standing"] == "undone" { " [undone]" } else { "" };
            format!("{}, {}: {}{reason}{undone}", text(&line["by"]), text(&line["role"]), events.join("; "))
        };
        let lines: Vec<String> = log.iter().rev().map(line).collect();
        self.day.lines(lines);
    }
}
