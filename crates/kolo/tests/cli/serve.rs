//! The server as a program: it starts, answers, stops when asked to, and says why it cannot start.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::support::Folder;

struct Running {
    child: Child,
    out: BufReader<std::process::ChildStdout>,
    address: String,
    desk: String,
    /// The whole line about the desk.
    said: String,
}

fn start(folder: &Folder, more: &[&str]) -> Running {
    let args = [&["serve", "--listen", "127.0.0.1:0"], more].concat();
    let mut child = folder.command(&args).stdout(Stdio::piped()).spawn().expect("kolo starts");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut line = || {
        let mut line = String::new();
        out.read_line(&mut line).expect("a line");
        line.trim_end().to_owned()
    };
    let last = |line: &str| line.rsplit(' ').next().expect("a word").to_owned();
    let (address, said, _) = (line(), line(), line());
    Running { child, out, address: last(&address), desk: last(&said), said }
}

/// Asks politely, as a system does that shuts down.
fn stop(mut running: Running) -> (Option<i32>, String) {
    let killed = Command::new("kill").arg(running.child.id().to_string()).status().expect("kill is there");
    assert!(killed.success());
    let status = running.child.wait().expect("kolo ends");
    let mut rest = String::new();
    running.out.read_to_string(&mut rest).expect("text");
    (status.code(), rest)
}

#[test]
fn it_serves_until_it_is_asked_to_stop_and_the_log_is_sound() {
    let folder = Folder::new();
    let running = start(&folder, &[]);
    let host = running.address.strip_prefix("http://").expect("an address").to_owned();
    assert!(running.desk.starts_with(&format!("http://{host}/desk/enter/")), "{}", running.desk);
    let mut stream = TcpStream::connect(&host).expect("it listens");
    write!(stream, "GET / HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");

    let taken = folder.kolo(&["serve", "--listen", &host]).complaint(5);
    assert!(taken.contains(&host) && taken.contains("--listen"), "{taken}");

    let (code, last) = stop(running);
    assert_eq!(code, Some(0));
    assert!(last.contains("stopped"), "{last}");
    // The keys of the desk are a log of their own, which the other commands know.
    let listed = folder.kolo(&["log", "list"]).answer();
    assert!(listed.contains("site"), "{listed}");
    let shown = folder.kolo(&["log", "show", "site"]).answer();
    assert!(shown.contains("WK"), "{shown}");
    folder.kolo(&["log", "check"]).answer();
}

#[test]
fn links_follow_the_address_that_the_owner_gives() {
    let folder = Folder::new();
    let running = start(&folder, &["--base-url", "https://kolo.example.org/"]);
    assert_eq!(running.address, "https://kolo.example.org");
    assert!(running.desk.starts_with("https://kolo.example.org/desk/enter/"), "{}", running.desk);
    assert_eq!(stop(running).0, Some(0));
}

/// Sends a form and gives the head of the answer.
fn sent(host: &str, path: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(host).expect("it listens");
    let length = body.len();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n{body}"
    )
    .expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

#[test]
fn the_link_of_the_first_administrator_is_printed_until_there_is_one() {
    let folder = Folder::new();
    let running = start(&folder, &[]);
    let host = running.address.strip_prefix("http://").expect("an address").to_owned();
    let key = running.desk.rsplit('/').next().expect("a key").to_owned();
    // Whoever comes for the day only leaves no administrator behind.
    assert!(sent(&host, "/desk/enter", &format!("key={key}&name=Eva")).starts_with("HTTP/1.1 303 "));
    stop(running);

    let running = start(&folder, &[]);
    let host = running.address.strip_prefix("http://").expect("an address").to_owned();
    let key = running.desk.rsplit('/').next().expect("a key").to_owned();
    let password = "password=four+words+make+one&again=four+words+make+one";
    let entered = sent(&host, "/desk/enter", &format!("key={key}&name=Eva&sign_in=eva&{password}"));
    assert!(entered.starts_with("HTTP/1.1 303 "), "{entered}");
    stop(running);

    let running = start(&folder, &[]);
    assert!(running.said.contains("/sign-in") && !running.said.contains("/desk/enter/"), "{}", running.said);
    stop(running);
    let forgotten = start(&folder, &["--admin-link"]);
    assert!(forgotten.desk.contains("/desk/enter/"), "{}", forgotten.desk);
    stop(forgotten);
    let shown = folder.kolo(&["log", "show", "site"]).answer();
    assert!(!shown.contains(&key) && !shown.contains("argon2") && shown.contains("Eva"), "{shown}");
}

#[test]
fn the_picture_for_phones_shows_the_public_address() {
    let folder = Folder::new();
    let running = start(&folder, &["--qr", "--base-url", "https://kolo.example.org"]);
    let (_, rest) = stop(running);
    let lines: Vec<&str> = rest.lines().collect();
    let picture = lines.iter().filter(|line| line.contains('█')).count();
    assert!((13..30).contains(&picture), "{rest}");
    assert!(lines.contains(&"https://kolo.example.org"), "{rest}");
    assert!(!rest.contains("/desk/enter/"), "{rest}");
    let plain = stop(start(&folder, &[])).1;
    assert!(!plain.contains('█'), "nobody sees it in a file");
}

#[test]
fn what_cannot_be_started_is_reported_with_its_exit_code() {
    let folder = Folder::new();
    let serve = |more: &[&str]| folder.kolo(&[&["serve", "--listen", "127.0.0.1:0"], more].concat());
    let missing = serve(&["--database", "sqlite:nowhere/kolo.sqlite"]).complaint(5);
    assert!(missing.contains("nowhere"), "{missing}");
    serve(&["--database", "mysql://x"]).complaint(3);
    serve(&["--base-url", "kolo.example.org"]).complaint(3);
    let no_token = serve(&["--metrics-token-file", "nowhere"]).complaint(3);
    assert!(no_token.contains("nowhere"), "{no_token}");
    folder.write("token", "short\n");
    let short = serve(&["--metrics-token-file", "token"]).complaint(3);
    assert!(short.contains("16"), "{short}");
    let nonsense = folder.kolo(&["serve", "--listen", "nowhere:0:0"]).complaint(5);
    assert!(nonsense.contains("nowhere:0:0"), "{nonsense}");
}
