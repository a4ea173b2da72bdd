//! The player of scripts: a server of its own with fixed lots, an organiser, and what is recorded of the answers.

use kolo_web::ServerConfig;
use serde_json::Value;

use super::recording::Recording;
use crate::client::{Answer, Client};
use crate::crew::Member;
use crate::forms::Form;
use crate::site::{Folder, Site};

/// The seed of all lots.
const SEED: u64 = 2026;

/// A day that is being played.
pub(super) struct Script {
    pub(super) site: Site,
    /// The organiser.
    pub(super) desk: Client,
    recording: Recording,
    token: String,
    orders: u32,
    folder: Folder,
}

impl Script {
    /// A new server for the day of this name.
    pub(super) async fn begin(name: &'static str) -> Script {
        let folder = Folder::new();
        let config = ServerConfig { seed: Some(SEED), ..ServerConfig::default() };
        let site = Site::run_as(&folder.url(), config).await;
        let desk = site.desk().await;
        let token = Member { client: desk.clone() }.token().await;
        Script { site, desk, recording: Recording::new(name), token, orders: 0, folder }
    }

    /// The day is over: nothing was wrong with the server, another one reads the same from the log under these addresses, and
    /// the answers are those that were recorded.
    pub(super) async fn end(self, addresses: &[String]) {
        assert_eq!(self.site.reports.lock().expect("sound").as_slice(), [] as [String; 0]);
        let before = views(&self.site.client, addresses).await;
        self.site.stop().await;
        let again = Site::on(&self.folder.url()).await;
        assert_eq!(views(&again.client, addresses).await, before, "read again from the log");
        again.stop().await;
        self.recording.compare();
    }

    /// Something that the script does or looks at.
    pub(super) fn heading(&mut self, text: &str) {
        self.recording.heading(text);
    }

    pub(super) fn line(&mut self, text: &str) {
        self.recording.line(text);
    }

    pub(super) fn lines(&mut self, lines: impl IntoIterator<Item = String>) {
        for line in lines {
            self.recording.line(&line);
        }
    }

    /// An organiser's form, whether or not a page has a button for it now.
    pub(super) fn order(&mut self, action: &str) -> Form {
        let token = self.token.clone();
        self.report(action).with("token", &token)
    }

    /// A form of a player who has a link.
    pub(super) fn report(&mut self, action: &str) -> Form {
        self.orders += 1;
        Form::unseen(action, &[("command", &format!("script-{}", self.orders))])
    }

    /// Sends a form and records whether it was taken, or why not.
    pub(super) async fn give(&mut self, what: &str, form: &Form, by: &Client) -> Answer {
        let answer = form.send(by).await;
        self.recording.line(&format!("{what}: {}", heard(&answer)));
        answer
    }

    /// Sends a form that shows what it changes first, records that, and says that it is meant.
    pub(super) async fn look_and_save(
        &mut self,
        what: &str,
        form: &Form,
        action: &str,
        save: &[(&str, &str)],
    ) {
        let desk = self.desk.clone();
        let asked = form.send(&desk).await;
        if asked.status != 200 {
            self.recording.line(&format!("{what}: {}", heard(&asked)));
            return;
        }
        self.recording.line(&format!("{what}, looked at first:"));
        self.lines(preview(&asked).into_iter().map(|line| format!("  {line}")));
        let form =
            save.iter().fold(Form::again(&asked, action), |form, (name, value)| form.with(name, value));
        self.give("  then saved", &form, &desk).await;
    }
}

/// The view that a program is given.
pub(super) async fn view(client: &Client, path: &str) -> Value {
    client.get(path).await.ok()["view"].clone()
}

async fn views(client: &Client, addresses: &[String]) -> Vec<Value> {
    let mut views = Vec::new();
    for address in addresses {
        views.push(view(client, address).await);
    }
    views
}

/// The lines of a list.
pub(super) fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// A text, or a number as one; nothing for what is not there.
pub(super) fn text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Whether something was done; otherwise the status, the clause and the sentence.
pub(super) fn heard(answer: &Answer) -> String {
    if answer.status < 400 {
        return "done".to_owned();
    }
    if let Ok(refused) = serde_json::from_str::<Value>(&answer.body) {
        let clause = text(&refused["clause"]);
        return format!("{} {clause} {}", answer.status, text(&refused["message"])).replace("  ", " ");
    }
    // The last one, since the frame of a page has an empty one for its module.
    let alert = answer.body.rsplit_once("role=\"alert\">").and_then(|(_, rest)| rest.split("</p>").next());
    format!("{} {}", answer.status, plain(alert.unwrap_or("without a word")))
}

/// What the page says that a correction changes.
fn preview(page: &Answer) -> Vec<String> {
    let section =
        page.body.split("class=\"preview\"").nth(1).and_then(|rest| rest.split("</section>").next());
    let section = section.unwrap_or_default();
    let starts = ["<li", "<p>", "<p "];
    let marked =
        starts.iter().fold(section.to_owned(), |text, tag| text.replace(tag, &format!("\u{1}{tag}")));
    let items: Vec<String> = marked.split('\u{1}').skip(1).map(plain).collect();
    items.into_iter().filter(|item| !item.is_empty()).collect()
}

/// The words of a piece of a page.
fn plain(html: &str) -> String {
    let words = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, words)| words));
    let words = words.collect::<String>();
    let marks = [("&#60;", "<"), ("&#62;", ">"), ("&#34;", "\""), ("&#39;", "'"), ("&#38;", "&")];
    let words = marks.iter().fold(words, |words, (code, mark)| words.replace(code, mark));
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}
