//! The arbiter: sets the tournament up and enters one result after the other, as the page does it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::Outcome;
use crate::figures::Samples;
use crate::listeners::Listeners;
use crate::wire::{Answer, Line, Servers};

/// How soon the page sends again what was not answered.
const AGAIN: Duration = Duration::from_millis(100);

/// Somebody at the desk.
pub(crate) struct Desk {
    servers: Arc<Servers>,
    line: Option<Line>,
    cookie: String,
    token: String,
    /// The name of the tournament in addresses.
    name: String,
    players: usize,
    /// How many forms were sent; each has a name of its own.
    forms: u64,
}

/// What was acknowledged.
pub(crate) struct Entered {
    /// The stream of the tournament.
    pub(crate) stream: String,
    /// The names of the results.
    pub(crate) commands: Vec<String>,
    /// The version after the last of them.
    pub(crate) version: u64,
    /// From sending to the answer.
    pub(crate) took: Samples,
}

impl Desk {
    /// Comes in with the key that works once.
    pub(crate) async fn enter(servers: &Arc<Servers>, key: &str) -> Outcome<Desk> {
        let mut line = servers.connect().await?;
        let form = [("content-type", "application/x-www-form-urlencoded")];
        let answer = line.ask("POST", "/desk/enter", &form, &format!("key={key}&name=Eva")).await?;
        let cookie =
            answer.header("set-cookie").and_then(|line| line.split(';').next()).ok_or("no session")?;
        let (cookie, servers) = (cookie.to_owned(), Arc::clone(servers));
        let (line, token, name) = (Some(line), String::new(), String::new());
        Ok(Desk { servers, line, cookie, token, name, players: 0, forms: 0 })
    }

    /// A tournament of so many, two rounds played and the third published.
    pub(crate) async fn open_round(&mut self, players: usize) -> Outcome<()> {
        let page = self.ask("GET", "/desk/new", "").await?;
        let token = page.body.split("name=\"token\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
        token.ok_or("no form")?.clone_into(&mut self.token);
        let created = self.send("/desk/new", "name=Hala&system=fide-1992&rounds=5").await?;
        let goto = created.header("location").ok_or_else(|| created.body.clone())?;
        goto.split('/').nth(3).ok_or("no name")?.clone_into(&mut self.name);
        let names = (1..=players).map(|nth| format!("Player+{nth}%3B{}%0A", 2600 - nth));
        let list = format!("csv=name%3Brating%0A{}", names.collect::<String>());
        let base = format!("/desk/t/{}", self.name);
        self.taken(&format!("{base}/entries/import"), &list).await?;
        self.players = players;
        for round in 1..=3 {
            self.taken(&format!("{base}/draw"), "").await?;
            self.taken(&format!("{base}/draw/publish"), "").await?;
            for table in (1..=players / 2).filter(|_| round < 3) {
                let result = ["1", "0", "%3D"][(table + round) % 3];
                self.taken(&format!("{base}/results/{round}/{table}"), &format!("result={result}")).await?;
            }
        }
        Ok(())
    }

    /// The stream of signals of the tournament.
    pub(crate) fn events(&self) -> String {
        format!("/events/t/{}", self.name)
    }

    /// Its public pages.
    pub(crate) fn pages(&self) -> Vec<String> {
        let base = format!("/t/{}", self.name);
        let mut pages =
            vec![base.clone(), format!("{base}/table"), format!("{base}/round/2"), format!("{base}/chart")];
        pages.extend((1..=self.players).step_by(17).map(|who| format!("{base}/table/{who}")));
        pages
    }

    /// Enters so many results in a second, and says after each which version it is.
    pub(crate) async fn enter_results(
        &mut self,
        a_second: u64,
        until: Instant,
        listeners: &Listeners,
    ) -> Outcome<Entered> {
        let stream = format!("t-{}", self.name);
        let mut entered = Entered { stream, commands: Vec::new(), version: 0, took: Samples::default() };
        let mut due = Instant::now();
        for table in 1..=self.players / 2 {
            if due >= until {
                break;
            }
            tokio::time::sleep_until(due.into()).await;
            let (path, at) = (format!("/desk/t/{}/results/3/{table}", self.name), Instant::now());
            if entered.version > 0 {
                listeners.sent(entered.version + 1, at);
            }
            let (answer, command) = self.sent_until_answered(&path, "result=1").await?;
            let view: Value = serde_json::from_str(&answer.body)?;
            let version = view["version"].as_u64().ok_or_else(|| answer.body.clone())?;
            entered.took.add(at.elapsed());
            entered.version = entered.version.max(version);
            entered.commands.push(command);
            due += Duration::from_micros(1_000_000 / a_second.max(1));
        }
        Ok(entered)
    }

    /// A form that must be taken.
    async fn taken(&mut self, path: &str, fields: &str) -> Outcome<()> {
        let answer = self.send(path, fields).await?;
        if answer.status == 303 {
            Ok(())
        } else {
            Err(format!("{path}: {} {}", answer.status, answer.body).into())
        }
    }

    async fn send(&mut self, path: &str, fields: &str) -> Outcome<Answer> {
        let (body, _) = self.named(fields);
        self.ask("POST", path, &body).await
    }

    /// Sends a form under the same name until somebody answers.
    async fn sent_until_answered(&mut self, path: &str, fields: &str) -> Outcome<(Answer, String)> {
        let (body, command) = self.named(fields);
        loop {
            match self.ask("POST", path, &body).await {
                Ok(answer) if answer.status == 200 => return Ok((answer, command)),
                Ok(answer) if answer.status < 500 => {
                    return Err(format!("{path}: {} {}", answer.status, answer.body).into());
                }
                Ok(_) | Err(_) => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    fn named(&mut self, fields: &str) -> (String, String) {
        self.forms += 1;
        let command = format!("hall-{}", self.forms);
        (format!("token={}&command={command}&{fields}", self.token), command)
    }

    async fn ask(&mut self, method: &str, path: &str, body: &str) -> Outcome<Answer> {
        let mut line = match self.line.take() {
            Some(line) => line,
            None => self.servers.connect().await?,
        };
        let json = if path.contains("/results/3/") { "application/json" } else { "text/html" };
        let headers = [
            ("cookie", self.cookie.as_str()),
            ("accept", json),
            ("content-type", "application/x-www-form-urlencoded"),
        ];
        let answer = line.ask(method, path, &headers, body).await?;
        self.line = Some(line);
        Ok(answer)
    }
}
