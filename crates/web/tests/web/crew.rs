//! People with their roles, each signed in in a browser of their own.

use crate::client::{Answer, Client};
use crate::forms::Form;
use crate::site::Site;
use crate::tournament::created;

/// A user in front of a browser.
#[derive(Debug, Clone)]
pub(crate) struct Member {
    pub(crate) client: Client,
}

impl Member {
    /// The token that the forms of this session carry.
    pub(crate) async fn token(&self) -> String {
        let page = self.client.get("/account").await;
        let rest = page.body.split("name=\"token\" value=\"").nth(1).expect("a form");
        rest.split('"').next().expect("a token").to_owned()
    }
}

/// The address of the link on a page that shows one once.
#[track_caller]
pub(crate) fn shown_link(page: &Answer) -> String {
    assert_eq!(page.status, 200, "{}", page.body);
    let rest = page.body.split("<p class=\"link\">").nth(1).expect("a link is shown");
    rest.split('<').next().expect("a link").to_owned()
}

/// Comes in by an invitation for the day.
pub(crate) async fn join(client: &Client, link: &str, name: &str) -> Client {
    join_with(client, link, &[("name", name)]).await
}

/// The same with these fields.
pub(crate) async fn join_with(client: &Client, link: &str, fields: &[(&str, &str)]) -> Client {
    let path = &link[link.find("/desk/enter/").expect("an invitation")..];
    let mut form = Form::on(&client.get(path).await, "/desk/enter");
    for (field, value) in fields {
        form = form.with(field, value);
    }
    with_session(client, &form.send(client).await)
}

/// The client with the session that an answer begins.
#[track_caller]
pub(crate) fn with_session(client: &Client, answer: &Answer) -> Client {
    assert_eq!(answer.status, 303, "{}", answer.body);
    let cookie = answer.header("set-cookie").split(';').next().expect("a cookie").to_owned();
    assert!(cookie.starts_with("kolo-desk="), "{cookie}");
    client.with("cookie", &cookie).with("x-kolo-desk", "1")
}

/// Makes an invitation on a page of people.
pub(crate) async fn invite(by: &Client, page: &str, grant: &str, note: &str) -> String {
    let form = Form::on(&by.get(page).await, "people").with("do", "invite");
    shown_link(&form.with("grant", grant).with("note", note).send(by).await)
}

/// Signs in with a password at the page for it.
pub(crate) async fn sign_in(client: &Client, name: &str, password: &str) -> Answer {
    let page = client.get("/sign-in").await;
    let door = page.header("set-cookie").split(';').next().expect("a cookie").to_owned();
    let form = Form::on(&page, "/sign-in").with("sign_in", name).with("password", password);
    form.send(&client.with("cookie", &door)).await
}

/// Two tournaments and all users who can have to do with them.
pub(crate) struct Crew {
    pub(crate) administrator: Client,
    pub(crate) organiser: Client,
    pub(crate) arbiter: Client,
    pub(crate) arbiter_elsewhere: Client,
    pub(crate) helper: Client,
    pub(crate) helper_elsewhere: Client,
    /// The name of the tournament in addresses, and of the other one.
    pub(crate) here: String,
}

impl Crew {
    /// Invites all users.
    pub(crate) async fn gather(site: &Site) -> Crew {
        let administrator = site.desk().await;
        let bases = [
            created(&administrator, "round-robin", "5").await,
            created(&administrator, "round-robin", "5").await,
        ];
        let [here, there] = bases.map(|base| base.rsplit('/').next().expect("a name").to_owned());
        let come = async |role: &str, at: &str, name: &str| {
            let page = format!("/desk/t/{at}/people");
            let link = invite(&administrator, &page, &format!("{role}@t/{at}"), name).await;
            join(&site.client, &link, name).await
        };
        Crew {
            organiser: come("organiser", &here, "Ota").await,
            arbiter: come("arbiter", &here, "Anna").await,
            arbiter_elsewhere: come("arbiter", &there, "Aleš").await,
            helper: come("helper", &here, "Hana").await,
            helper_elsewhere: come("helper", &there, "Honza").await,
            administrator,
            here,
        }
    }
}

/// The people of a place, each with a role there.
#[derive(Debug, Clone)]
pub(crate) struct Staff {
    pub(crate) helper: Client,
    pub(crate) arbiter: Client,
    pub(crate) organiser: Client,
}

impl Staff {
    /// Invites them on a page of people to a place, written as in addresses.
    pub(crate) async fn gather(site: &Site, by: &Client, page: &str, place: &str) -> Staff {
        let come = async |role: &str| {
            let link = invite(by, page, &format!("{role}@{place}"), role).await;
            join(&site.client, &link, &format!("{role} {place}")).await
        };
        Staff {
            helper: come("helper").await,
            arbiter: come("arbiter").await,
            organiser: come("organiser").await,
        }
    }
}
