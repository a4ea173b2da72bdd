//! Accounts, invitations, passwords and sessions, as people meet them.

use crate::client::Client;
use crate::crew::{Crew, invite, join, join_with, shown_link, sign_in, with_session};
use crate::forms::Form;
use crate::postgres::on_postgres;
use crate::service::turned_away;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, entered, led_to, result};

const PASSWORD: &str = "four words make one";

/// A user with an account, who came in by an invitation.
async fn account(site: &Site, by: &Client, grant: &str, name: &str) -> Client {
    let link = invite(by, "/desk/people", grant, name).await;
    let fields = [("name", name), ("sign_in", name), ("password", PASSWORD), ("again", PASSWORD)];
    join_with(&site.client, &link, &fields).await
}

#[tokio::test]
async fn an_invitation_makes_an_account_that_signs_in_and_out() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let administrator = site.desk().await;
    let eva = account(&site, &administrator, "creator", "eva").await;
    // A user who may create a tournament becomes its organiser.
    let base = created(&eva, "round-robin", "3").await;
    assert_eq!(eva.get(&format!("{base}/people")).await.status, 200);
    assert_eq!(eva.get("/desk/people").await.status, 403);

    let page = eva.get("/account").await;
    led_to(&Form::on(&page, "/sign-out").send(&eva).await);
    let out = eva.get(&base).await;
    assert_eq!(out.status, 401);
    // The page that refuses leads on to where she wanted to go.
    assert!(out.body.contains(&format!("name=\"to\" value=\"{base}\"")), "{}", out.body);
    let door = out.header("set-cookie").split(';').next().expect("a cookie").to_owned();
    let form = Form::within(&out.body, "/sign-in", "");
    let answer =
        form.with("sign_in", "EVA").with("password", PASSWORD).send(&site.client.with("cookie", &door)).await;
    assert_eq!(answer.header("location"), base);
    let again = with_session(&site.client, &answer);
    assert_eq!(again.get(&base).await.status, 200, "the roles are hers");
    assert!(
        answer.header("set-cookie").contains("HttpOnly; SameSite=Strict"),
        "{}",
        answer.header("set-cookie")
    );

    // No other user takes her name, and a page of another site cannot sign any user in.
    let link = invite(&administrator, "/desk/people", "creator", "").await;
    let path = &link[link.find("/desk/enter/").expect("an invitation")..];
    let form = Form::on(&site.client.get(path).await, "/desk/enter").with("name", "Another Eva");
    let form = form.with("sign_in", "eva").with("password", PASSWORD).with("again", PASSWORD);
    let taken = form.send(&site.client).await;
    assert_eq!(taken.status, 409, "{}", taken.body);
    assert!(taken.body.contains("Another Eva"), "what was typed is kept");
    let short = form.clone().with("sign_in", "eva2").with("password", "short").with("again", "short");
    assert_eq!(short.send(&site.client).await.status, 422);
    let foreign = Form::on(&site.client.get("/sign-in").await, "/sign-in").with("sign_in", "eva");
    assert_eq!(foreign.with("password", PASSWORD).send(&site.client).await.status, 403, "without the cookie");
    // What was wrong did not use the link up.
    led_to(&form.with("sign_in", "eva2").send(&site.client).await);
    site.stop().await;
}

#[tokio::test]
async fn wrong_passwords_wait_longer_and_the_right_one_gets_in_after_it() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let administrator = site.desk().await;
    account(&site, &administrator, "creator", "eva").await;
    let mut answers = Vec::new();
    // On a busy machine a short wait is over before the next try; it doubles each time.
    while answers.iter().all(|(status, _)| *status != 429) {
        assert!(answers.len() < 15, "{answers:?}");
        let answer = sign_in(&site.client, "eva", "wrong wrong wrong").await;
        answers.push((answer.status, answer.header("retry-after").to_owned()));
        assert!(!answer.body.contains("wrong wrong"), "no page shows a password");
    }
    assert_eq!(turned_away(&site.client, "sign-in").await, Some(1));
    let unknown = sign_in(&site.client, "nobody", PASSWORD).await;
    assert_eq!(unknown.status, 401);
    assert_eq!(answers[..5], vec![(401, String::new()); 5]);
    let (_, wait) = answers.last().expect("somebody waits");
    let wait: u64 = wait.parse().expect("it says how long");
    assert!((1..=30).contains(&wait), "{wait}");
    // Even the right one waits, but no longer than the page said.
    tokio::time::sleep(std::time::Duration::from_secs(wait)).await;
    assert_eq!(sign_in(&site.client, "eva", PASSWORD).await.status, 303, "nobody is locked out");
    site.stop().await;
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let administrator = site.desk().await;
    let eva = account(&site, &administrator, "creator", "eva").await;
    let elsewhere = with_session(&site.client, &sign_in(&site.client, "eva", PASSWORD).await);
    let form = Form::on(&eva.get("/account").await, "/account").with("do", "password");
    let change = form.with("password", "another one please ").with("again", "another one please ");
    assert_eq!(change.clone().with("old", "not this one").send(&eva).await.status, 422);
    assert_eq!(elsewhere.get("/desk").await.status, 200);
    led_to(&change.with("old", PASSWORD).send(&eva).await);
    assert_eq!((eva.get("/desk").await.status, elsewhere.get("/desk").await.status), (200, 401));
    assert_eq!(sign_in(&site.client, "eva", PASSWORD).await.status, 401);
    let elsewhere = with_session(&site.client, &sign_in(&site.client, "eva", "another one please ").await);
    // The other way round, by the button.
    let page = eva.get("/account").await;
    led_to(&Form::on(&page, "/account").with("do", "end-others").send(&eva).await);
    assert_eq!((eva.get("/desk").await.status, elsewhere.get("/desk").await.status), (200, 401));
    // A user for the day chooses a password and can come back.
    let guest =
        join(&site.client, &invite(&administrator, "/desk/people", "creator", "").await, "Guest").await;
    let form = Form::on(&guest.get("/account").await, "/account").with("do", "password");
    let form = form.with("sign-in", "guest").with("password", PASSWORD).with("again", PASSWORD);
    led_to(&form.send(&guest).await);
    assert_eq!(sign_in(&site.client, "guest", PASSWORD).await.status, 303);
    site.stop().await;
}

#[tokio::test]
async fn a_helper_takes_results_under_her_own_name_and_sees_nothing_else() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let crew = Crew::gather(&site).await;
    let base = format!("/desk/t/{}", crew.here);
    entered(&crew.arbiter, &base).await;
    drawn_and_published(&crew.arbiter, &base).await;
    led_to(&result(&crew.helper, &base, 1, 1, "1").await);
    let page = crew.helper.get(&format!("{base}/results/1")).await.body;
    for gone in ["/correct/", "/draw", "/links", "/log", "/people", "/screen"] {
        assert!(!page.contains(gone), "{gone}");
    }
    let entries = crew.helper.get(&format!("{base}/entries")).await;
    assert!(entries.body.contains("value=\"check-in\"") && !entries.body.contains("value=\"withdraw\""));
    assert!(!entries.body.contains("/entries/add"));
    let forged = Form::on(&entries, "/entries/1").with("do", "withdraw").send(&crew.helper).await;
    assert_eq!(forged.status, 403);
    assert!(
        forged.body.contains("enter and withdraw") && forged.body.contains("assistant"),
        "{}",
        forged.body
    );
    led_to(&Form::on(&entries, "/entries/1").with("do", "check-in").send(&crew.helper).await);
    let log = crew.arbiter.get(&format!("{base}/log")).await.body;
    assert!(log.contains("<b>Hana</b> <span class=\"quiet\">assistant"), "{log}");
    assert!(log.contains("<b>Anna</b> <span class=\"quiet\">arbiter"), "{log}");
    let desk = crew.helper.get("/desk").await.body;
    assert!(desk.contains(&base) && !desk.contains("new-match") && !desk.contains("/desk/new"), "{desk}");
    assert!(!desk.contains("/desk/live/new"), "{desk}");
    // The way from a corrected result: the arbiter sees it, a stranger does not even learn that it is there.
    assert!(crew.arbiter.get(&format!("{base}/results/1")).await.body.contains("/correct/"));
    assert_eq!(crew.helper.get("/desk/t/nowhere/results").await.status, 403);
    site.stop().await;
}

#[tokio::test]
async fn what_was_given_can_be_taken_back_at_once() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let crew = Crew::gather(&site).await;
    let page = format!("/desk/t/{}/people", crew.here);
    // An invitation that was not used yet.
    let link = invite(&crew.organiser, &page, &format!("helper@t/{}", crew.here), "Late").await;
    let path = link[link.find("/desk/enter/").expect("an invitation")..].to_owned();
    assert_eq!(site.client.get(&path).await.status, 200);
    let shown = crew.organiser.get(&page).await;
    assert!(!shown.body.contains(&path), "it is shown once");
    led_to(
        &Form::within(&shown.body, "/people", "value=\"revoke\"")
            .with("do", "revoke")
            .send(&crew.organiser)
            .await,
    );
    assert_eq!(site.client.get(&path).await.status, 403);
    // A form sent again shows the same link, and its name is good for nothing else (K-ONCE).
    let form = Form::on(&crew.organiser.get(&page).await, "/people").with("do", "invite");
    let form = form.with("grant", &format!("helper@t/{}", crew.here)).with("note", "Twice");
    let first = shown_link(&form.send(&crew.organiser).await);
    assert_eq!(shown_link(&form.send(&crew.organiser).await), first);
    let other = form.with("grant", &format!("arbiter@t/{}", crew.here)).send(&crew.organiser).await;
    assert_eq!(other.status, 409, "{}", other.body);
    // A role.
    let shown = crew.organiser.get(&page).await;
    let take =
        Form::within(&shown.body, "/people", &format!("name=\"grant\" value=\"helper@t/{}\"", crew.here))
            .with("do", "take");
    led_to(&take.send(&crew.organiser).await);
    assert_eq!(crew.helper.get(&format!("/desk/t/{}", crew.here)).await.status, 403);
    assert_eq!(crew.helper.get("/desk").await.status, 200, "she is still signed in");
    // An organiser gives nothing beyond the own tournament, whatever the form says.
    let form = Form::on(&crew.organiser.get(&page).await, "/people").with("do", "invite");
    assert_eq!(form.clone().with("grant", "administrator").send(&crew.organiser).await.status, 403);
    assert_eq!(form.with("grant", "helper@t/jarni-prebor-2").send(&crew.organiser).await.status, 403);
    // An account.
    let list = crew.administrator.get("/desk/people").await;
    let shut = Form::within(&list.body, "/people", "value=\"disable\"").with("do", "disable");
    let shut = shut.send(&crew.administrator).await;
    led_to(&shut);
    let statuses =
        [&crew.organiser, &crew.arbiter, &crew.helper, &crew.arbiter_elsewhere, &crew.helper_elsewhere];
    let mut closed = 0;
    for client in statuses {
        closed += u32::from(client.get("/desk").await.status == 401);
    }
    assert_eq!(closed, 1, "the first in the list");
    site.stop().await;
}

#[tokio::test]
async fn a_person_with_an_account_takes_another_role() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let crew = Crew::gather(&site).await;
    let page = format!("/desk/t/{}/people", crew.here);
    let link = invite(&crew.organiser, &page, &format!("arbiter@t/{}", crew.here), "Aleš").await;
    let path = &link[link.find("/desk/enter/").expect("an invitation")..];
    let elsewhere = &crew.arbiter_elsewhere;
    assert_eq!(elsewhere.get(&format!("/desk/t/{}/draw", crew.here)).await.status, 403);
    let accept = Form::on(&elsewhere.get(path).await, "/desk/accept");
    assert_eq!(led_to(&accept.send(elsewhere).await), format!("/desk/t/{}", crew.here));
    assert_eq!(elsewhere.get(&format!("/desk/t/{}/draw", crew.here)).await.status, 200);
    assert_eq!(site.client.get(path).await.status, 403, "it works once");
    site.stop().await;
}

#[tokio::test]
async fn neither_the_log_nor_the_reports_hold_a_secret() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let administrator = site.desk().await;
    let link = invite(&administrator, "/desk/people", "creator", "Eva").await;
    let fields = [("name", "Eva"), ("sign_in", "eva"), ("password", PASSWORD), ("again", PASSWORD)];
    let eva = join_with(&site.client, &link, &fields).await;
    let signed = sign_in(&site.client, "eva", PASSWORD).await;
    sign_in(&site.client, "eva", "a wrong password").await;
    let base = created(&eva, "round-robin", "5").await;
    entered(&eva, &base).await;
    let links = Form::on(&eva.get(&format!("{base}/links")).await, "/links").with("do", "make");
    let phone = shown_link(&links.without("who").send(&eva).await);
    let cookie = signed.header("set-cookie").to_owned();
    let secrets = [
        PASSWORD,
        "a wrong password",
        link.rsplit('/').next().expect("a key"),
        phone.rsplit('.').next().expect("a key"),
        cookie.split(['=', ';']).nth(1).expect("a session"),
        site.desk_link.rsplit('/').next().expect("a key"),
    ]
    .map(str::to_owned);
    assert!(secrets.iter().all(|secret| secret.len() > 15), "they are secrets");
    let reports = site.reports.lock().expect("sound").join("\n");
    site.stop().await;
    let mut kept = reports;
    for entry in std::fs::read_dir(folder.path()).expect("a folder") {
        let bytes = std::fs::read(entry.expect("a file").path()).expect("a file");
        kept.push_str(&String::from_utf8_lossy(&bytes));
    }
    assert!(kept.contains("$argon2id$") && kept.contains("organiser@t/"), "the log was looked at");
    for secret in secrets {
        assert!(!kept.contains(&secret), "{secret}");
    }
}

/// Two servers on one database: what is given or taken at one holds at the other.
async fn at_two_servers(url: &str) {
    let (one, two) = (Site::on(url).await, Site::on(url).await);
    let administrator = one.desk().await;
    let eva = account(&one, &administrator, "creator", "eva").await;
    // Known at the other, at once.
    assert_eq!(eva.towards(&two.client).get("/desk").await.status, 200);
    let there = with_session(&two.client, &sign_in(&two.client, "eva", PASSWORD).await);
    assert_eq!(there.towards(&one.client).get("/account").await.status, 200);
    let base = created(&there, "round-robin", "5").await;
    entered(&eva, &base).await;
    let page = eva.get(&format!("{base}/entries")).await;
    // Shut at one: the next order at the other is refused, and soon every look.
    let list = administrator.get("/desk/people").await;
    let shut = Form::within(&list.body, "/people", "value=\"disable\"").with("do", "disable");
    led_to(&shut.send(&administrator).await);
    let add = Form::on(&page, "/entries/add").with("name", "Too late");
    assert_eq!(add.send(&there).await.status, 401);
    while there.get("/account").await.status != 401 {
        tokio::task::yield_now().await;
    }
    assert_eq!(sign_in(&two.client, "eva", PASSWORD).await.status, 401);
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_servers_on_one_sqlite_file() {
    at_two_servers(&Folder::new().url()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_servers_on_one_postgresql_database() {
    on_postgres(|url| async move { at_two_servers(&url).await }).await;
}
