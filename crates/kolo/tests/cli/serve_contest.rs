//! `kolo serve --contest`: a match of a contest goes to the screens, and its result comes back onto its slip.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::contest_support::{FILE, Office};

/// A server that ends with the test, and somebody at its desk.
struct Desk {
    server: Child,
    host: String,
    cookie: String,
}

impl Drop for Desk {
    fn drop(&mut self) {
        // It may be gone already; then there is nothing to end.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Desk {
    fn open(office: &Office) -> Desk {
        Desk::with(office, FILE)
    }

    fn with(office: &Office, contest: &str) -> Desk {
        let args =
            ["serve", "--contest", contest, "--listen", "127.0.0.1:0", "--database", "sqlite:web.sqlite"];
        let mut server =
            office.folder.command(&args).stdout(Stdio::piped()).spawn().expect("the server starts");
        let out = BufReader::new(server.stdout.take().expect("it prints"));
        let link = out.lines().map_while(Result::ok).find_map(|line| {
            let (_, rest) = line.split_once("http://")?;
            let (host, key) = rest.trim().split_once("/desk/enter/")?;
            Some((host.to_owned(), key.to_owned()))
        });
        let (host, key) = link.expect("the link of the desk");
        let mut desk = Desk { server, host, cookie: String::new() };
        let form = "application/x-www-form-urlencoded";
        let (head, _) = desk.send("POST", "/desk/enter", form, &format!("key={key}&name=Eva"));
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.and_then(|line| line.split(';').next()).expect("a session of the desk");
        cookie.clone_into(&mut desk.cookie);
        desk
    }

    fn send(&self, method: &str, path: &str, kind: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.host).expect("it listens");
        let (host, cookie, length) = (&self.host, &self.cookie, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\nx-kolo-desk: 1\r\n\
             content-type: {kind}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        (head.to_lowercase(), body.to_owned())
    }

    fn post(&self, path: &str, body: &Value) -> (String, String) {
        self.send("POST", path, "application/json", &body.to_string())
    }
}

impl Desk {
    /// Takes a match to the screens, and answers the address of its acts.
    fn takes(&self, game: &str) -> String {
        let (head, body) = self.post("/api/desk/contest", &json!({"venue": "ot-brno", "game": game}));
        assert!(head.starts_with("http/1.1 200"), "{head} {body}");
        let goto: Value = serde_json::from_str(&body).expect("an answer");
        format!("/api{}", goto["goto"].as_str().expect("an address"))
    }

    /// Plays the match to 8:4 by rulings.
    fn plays(&self, path: &str) {
        for (number, (board, winner)) in
            [(1, "first"), (1, "first"), (2, "first"), (2, "second"), (3, "second"), (3, "first")]
                .into_iter()
                .enumerate()
        {
            let duel = ["one", "two"][number % 2];
            let start = json!({"id": format!("s{number}"), "act": "start", "board": board, "duel": duel});
            let (head, body) = self.post(path, &start);
            assert!(head.starts_with("http/1.1 200"), "{head} {body}");
            let rule = json!({
                "id": format!("r{number}"), "act": "rule", "board": board, "duel": duel,
                "outcome": {"won": winner}, "reason": "by hand",
            });
            let (head, body) = self.post(path, &rule);
            assert!(head.starts_with("http/1.1 200"), "{head} {body}");
        }
    }

    /// Waits until the desk tells something.
    fn tells(&self, wanted: &str) {
        let patience = Instant::now();
        loop {
            let (_, page) = self.send("GET", "/desk", "text/html", "");
            if page.contains(wanted) {
                return;
            }
            assert!(patience.elapsed() < Duration::from_secs(30), "the desk does not say {wanted}: {page}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

/// Waits until a match is no longer open.
fn result_comes_home(office: &Office, game: &str) {
    let patience = Instant::now();
    loop {
        let open = office.data(&["games", FILE, "ot-brno", "--open"]);
        let open = open["games"].as_array().expect("a list");
        if open.iter().all(|one| one["match"] != game) {
            return;
        }
        assert!(patience.elapsed() < Duration::from_secs(30), "the result does not come back: {open:?}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_match_of_the_contest_is_played_on_screens() {
    let office = Office::started();
    let desk = Desk::open(&office);
    let (_, page) = desk.send("GET", "/desk", "text/html", "");
    assert!(page.contains(r#"data-venue="ot-brno" data-game="A.1.1""#), "{page}");
    assert!(!page.contains(r#"data-clocks="none""#), "in an area there is nothing to choose");

    let wanted = json!({"venue": "ot-brno", "game": "A.1.1"});
    let path = desk.takes("A.1.1");
    let (head, _) = desk.post("/api/desk/contest", &wanted);
    assert!(head.starts_with("http/1.1 409") || head.starts_with("http/1.1 422"), "only once: {head}");
    let (_, page) = desk.send("GET", "/desk", "text/html", "");
    assert!(!page.contains(r#"data-game="A.1.1""#), "it is no longer offered");

    desk.plays(&path);
    result_comes_home(&office, "A.1.1");
    let sheet = office.look(&["slip", FILE, "ot-brno", "A.1.1"]);
    assert!(sheet.contains("8:4"), "{sheet}");
    assert!(office.look(&["check", FILE]).starts_with("The contest is consistent"));
}

#[test]
fn a_contest_that_cannot_be_read_is_told_before_anything_is_served() {
    let office = Office::open();
    office.folder.write("broken.json", "{");
    let args = ["serve", "--contest", "broken.json", "--listen", "127.0.0.1:0"];
    let run = office.folder.kolo(&args);
    assert!(run.complaint(3).contains("broken.json"));
}

#[test]
fn a_result_is_not_brought_home_again_after_a_correction_by_hand() {
    let office = Office::started();
    let desk = Desk::open(&office);
    desk.plays(&desk.takes("A.1.1"));
    result_comes_home(&office, "A.1.1");
    drop(desk);
    let correct = ["correct", FILE, "ot-brno", "A.1.1", "5:7", "--reason", "slip misread"];
    office.order("2023-11-08", &correct);

    // The server starts again and looks at every result: what was corrected by hand stays, and the desk is told.
    let desk = Desk::open(&office);
    desk.tells("differs from the devices");
    let sheet = office.look(&["slip", FILE, "ot-brno", "A.1.1"]);
    assert!(sheet.contains("5:7") && !sheet.contains("8:4"), "{sheet}");
    let (_, page) = desk.send("GET", "/desk", "text/html", "");
    assert!(!page.contains(r#"data-game="A.1.1""#), "a match on screens is not offered again");
}

#[test]
fn a_result_goes_into_the_contest_that_it_belongs_to_and_no_other() {
    let office = Office::started();
    let desk = Desk::open(&office);
    desk.plays(&desk.takes("A.1.1"));
    result_comes_home(&office, "A.1.1");
    drop(desk);
    let other = ["open", "other.json", "--name", "Cup", "--season", "2023", "--seed", "8"];
    office.order(crate::contest_support::AUTUMN, &other);
    let before = office.folder.read("other.json");
    Desk::with(&office, "other.json").tells("the file belongs to another contest");
    assert_eq!(office.folder.read("other.json"), before);
}

/// The final is played on screens; then a semifinal is corrected, and others play the final anew on the same screens.
#[test]
fn a_match_that_was_taken_back_is_offered_again_and_comes_home() {
    let office = Office::started();
    let at = "2023-11-08";
    for game in ["A.1.1", "A.1.2", "A.2.1", "A.2.2", "A.3.1", "A.3.2", "SF1", "SF2"] {
        let open = office.data(&["games", FILE, "ot-brno", "--open"]);
        let open = open["games"].as_array().expect("a list");
        let fixture = open.iter().find(|one| one["match"] == game).expect("it can be played");
        let [first, second] = ["first", "second"].map(|side| fixture[side]["entry"].to_string());
        let result = if first < second { "11 11 10" } else { "00 00 01" };
        office.order(at, &["result", FILE, "ot-brno", game, result]);
    }
    let desk = Desk::open(&office);
    let offered = r#"data-venue="ot-brno" data-game="final""#;
    desk.tells(offered);
    desk.plays(&desk.takes("final"));
    result_comes_home(&office, "final");
    let (_, page) = desk.send("GET", "/desk", "text/html", "");
    assert!(!page.contains(offered), "it is over");

    let slip = office.look(&["slip", FILE, "ot-brno", "SF1"]);
    let turned = if slip.contains("10:2") { "00 00 00" } else { "11 11 11" };
    let correct = ["correct", FILE, "ot-brno", "SF1", turned, "--take-back", "--reason", "sides swapped"];
    office.order(at, &correct);
    drop(desk);
    // A server that starts again looks at all results: the old one is not entered for other people, and the desk says so.
    let desk = Desk::open(&office);
    desk.tells("what was played in ot-brno final no longer counts");
    desk.tells(offered);
    desk.plays(&desk.takes("final"));
    result_comes_home(&office, "final");
    let slip = office.look(&["slip", FILE, "ot-brno", "final"]);
    assert!(slip.contains("8:4"), "{slip}");
    assert!(office.look(&["check", FILE]).starts_with("The contest is consistent"));
}
