//! A whole tournament as one file, out and in.

use kolo_store::{EventLog, Store};
use sha2::{Digest, Sha256};

use crate::client::Client;
use crate::crew::Staff;
use crate::cup;
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, entered, led_to};

/// The file of a tournament on the organiser's pages.
async fn out(desk: &Client, base: &str) -> String {
    let (answer, file) = desk.file(&format!("{base}/file")).await;
    assert_eq!(answer.status, 200, "{base}");
    String::from_utf8(file).expect("a text")
}

/// The form with a file in it, its lines ended as browsers do.
async fn form(desk: &Client, file: &str) -> Form {
    let page = desk.get("/desk/new/file").await;
    assert!(page.body.contains("personal data"), "{}", page.body);
    Form::on(&page, "/desk/new/file").with("file", &file.replace('\n', "\r\n"))
}

/// Out here and in there gives the same tournament, and the same bytes when it goes out again.
async fn moves(desk: &Client, base: &str, there: &Client, views: &[&str]) {
    let file = out(desk, base).await;
    assert_eq!(led_to(&form(there, &file).await.send(there).await), base);
    assert!(there.get(base).await.body.contains(&format!("{base}/file")));
    for view in views {
        let address = format!("/api{base}{view}");
        assert_eq!(
            desk.get(&address).await.ok()["view"],
            there.get(&address).await.ok()["view"],
            "{address}"
        );
    }
    assert_eq!(out(there, base).await, file);

    // The same file again is known; a second one is made only if it is asked for.
    let known = form(there, &file).await.send(there).await;
    assert_eq!(known.status, 409, "{}", known.body);
    assert!(known.body.contains(&format!("href=\"{base}\"")) && known.body.contains("name=\"copy\""));
    assert_eq!(there.get(&format!("{base}-2")).await.status, 404, "nothing was written");
    let copy = Form::again(&known, "/desk/new/file").with("file", &file).with("copy", "yes");
    assert_eq!(led_to(&copy.send(there).await), format!("{base}-2"));
    let (events, again) = (file.lines().skip(1), out(there, &format!("{base}-2")).await);
    let events: Vec<&str> = events.collect();
    let again: Vec<&str> = again.lines().skip(1).collect();
    assert_eq!(events[..events.len() - 1], again[..again.len() - 1], "only name and seal differ");
}

#[tokio::test]
async fn a_tournament_goes_out_and_in_and_is_the_same() {
    let (here, there) = (Folder::new(), Folder::new());
    let (site, other) = (Site::on(&here.url()).await, Site::on(&there.url()).await);
    let (desk, away) = (site.desk().await, other.desk().await);
    let base = created(&desk, "swiss", "5").await;
    entered(&desk, &base).await;
    drawn_and_published(&desk, &base).await;
    moves(&desk, &base, &away, &["", "/entries", "/table", "/rounds/1", "/log"]).await;

    let staff =
        Staff::gather(&site, &desk, &format!("{base}/people"), base.trim_start_matches("/desk/")).await;
    assert_eq!(staff.arbiter.get(&format!("{base}/file")).await.status, 403, "organisers only");
    assert!(!staff.arbiter.get(&base).await.body.contains(&format!("{base}/file")), "and not offered");
    assert_eq!(staff.organiser.get(&format!("{base}/file")).await.status, 200);
    site.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn a_knockout_goes_out_and_in_and_is_the_same() {
    let (here, there) = (Folder::new(), Folder::new());
    let (site, other) = (Site::on(&here.url()).await, Site::on(&there.url()).await);
    let (desk, away) = (site.desk().await, other.desk().await);
    let base = cup::made(&desk, "groups-knockout", 16).await;
    cup::published(&desk, &base).await;
    moves(&desk, &base, &away, &["/waiting", "/incidents", "/ties", "/plan/main", "/log"]).await;
    site.stop().await;
    other.stop().await;
}

#[tokio::test]
async fn a_file_that_is_damaged_foreign_or_empty_is_refused_with_its_line() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "swiss", "5").await;
    entered(&desk, &base).await;
    let file = out(&desk, &base).await;
    let lines: Vec<&str> = file.lines().collect();
    let unsealed = lines[..lines.len() - 1].join("\n");
    // Sealed and whole, but of something else: the log of who works here.
    let store = Store::open(&folder.url()).await.expect("a database");
    let streams = store.list().await.expect("streams");
    let site_log = streams.iter().find(|info| !info.stream.as_str().starts_with("t-")).expect("another");
    let mut foreign = Vec::new();
    kolo_store::export(&store, &site_log.stream, &mut foreign).await.expect("a file");
    store.close().await.expect("closed");
    let foreign = String::from_utf8(foreign).expect("a text");
    let renamed = file.replace("\"t-jarni-prebor\"", "\"c-jarni-prebor\"");
    for (sent, why) in [
        (String::new(), "not a tournament exported by Kolo"),
        ("{\"kolo-contest\": 1}".to_owned(), "not a tournament exported by Kolo"),
        (unsealed, "ends too early"),
        (file.replacen("Jarní", "Letní", 1), "checksum does not match"),
        (foreign, "so nothing was imported"),
        (renamed, "checksum does not match"),
    ] {
        let refused = form(&desk, &sent).await.send(&desk).await;
        assert_eq!(refused.status, 422, "{why}: {}", refused.body);
        assert!(refused.body.contains(why), "{why}: {}", refused.body);
    }
    assert_eq!(desk.get(&format!("{base}-2")).await.status, 404, "nothing was written");
    site.stop().await;
}

/// The file with another checksum, as any program can write it.
fn sealed(file: &str) -> String {
    let (lines, _) = file.trim_end().rsplit_once('\n').expect("a file of lines");
    let lines = format!("{lines}\n");
    let hex: Vec<String> = Sha256::digest(&lines).iter().map(|byte| format!("{byte:02x}")).collect();
    let hex = hex.concat();
    format!("{lines}{{\"sha256\":\"{hex}\"}}\n")
}

#[tokio::test]
async fn a_file_with_settings_that_no_form_takes_is_refused() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "swiss", "5").await;
    let file = out(&desk, &base).await;
    let forged = sealed(&file.replace(r#"\"rounds\":5"#, r#"\"rounds\":4294967295"#));
    assert_ne!(forged, file);
    let refused = form(&desk, &forged).await.with("copy", "yes").send(&desk).await;
    assert!(refused.status == 422 && refused.body.contains("4294967295"), "{}", refused.body);
    assert_eq!(desk.get(&format!("{base}-2")).await.status, 404, "nothing was written");
    site.stop().await;
}
