//! All entries of the contest: found, corrected, placed, paid for, withdrawn.

use crate::handler::{erased, get};
use axum::extract::Query;
use axum::response::{IntoResponse, Redirect, Response};
use kolo_contest::fees::{DiscountCode, PaidWhen};
use kolo_contest::{
    Command, Consents, Day, Entry, EntryId, Level, Member, MemberRole, Money, Note, Player, PlayerId,
    SchoolId, Schooling, VenueId,
};
use kolo_messages::Message;
use serde::Deserialize;

use super::act::{Act, act};
use super::visit::{AtPlace, Given, Visit};
use crate::contest_room::ContestAct;
use crate::form::{Fields, coded, wrong};
use crate::pages;
use crate::pages::contest::Part;
use crate::pages::contest::affairs::entry::{EntriesPage, EntryPage, SCHOOLINGS};
use crate::problem::Problem;
use crate::routes::Routes;
use crate::tasks::of;
use crate::tournament::View;

pub(super) fn routes() -> Routes {
    Routes::new()
        .route("/desk/c/{id}/-/entries", get(list))
        .route("/desk/c/{id}/-/entries/{entry}", get(one).post(erased(change)))
}

/// Who is looked for.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Wanted {
    #[serde(default)]
    pub(super) q: String,
}

async fn list(at: AtPlace<of::RunOffice>, Query(wanted): Query<Wanted>) -> Result<Response, Problem> {
    let shell = at.office_shell(View::Desk, Part::OfficeEntries);
    pages::html(&EntriesPage::new(&at.app, at.lang, shell, at.contest(), wanted.q.trim()))
}

fn id(at: &Visit) -> Result<EntryId, Problem> {
    EntryId::new(at.part("entry")?).map_err(|_| Problem::not_found())
}

async fn one(at: AtPlace<of::RunOffice>) -> Result<Response, Problem> {
    let shell = at.office_shell(View::Desk, Part::OfficeEntries);
    let page = EntryPage::new(&at.app, at.lang, shell, at.contest(), &id(&at)?, &at.by)?;
    pages::html(&page.ok_or_else(Problem::not_found)?)
}

async fn change(given: Given<of::RunOffice>) -> Result<Response, Problem> {
    let entry = id(&given)?;
    let known = given.contest().state().entries().get(&entry).ok_or_else(Problem::not_found)?;
    let fields = &given.posted.fields;
    let back = format!("{}/-/entries/{entry}", given.base());
    let list = format!("{}/-/entries", given.base());
    let name = known.name.to_string();
    let at_once = match fields.text("do") {
        "pay" => Some(pay(&given, known)?),
        "waive" => Some(Command::Waive(entry.clone())),
        "code" => {
            let code: Result<DiscountCode, _> = fields.text("code").parse();
            let code = code.map_err(|bad| wrong(Message::new("affairs-code"), bad.message()))?;
            Some(Command::UseCode { entry: entry.clone(), code })
        }
        "photos" => Some(Command::Note(Note::PrizePhotos { entry: entry.clone() })),
        _ => None,
    };
    if let Some(command) = at_once {
        given.give(vec![ContestAct::office(command)]).await?;
        return Ok(Redirect::to(&back).into_response());
    }
    let (commands, what, back) = match fields.text("do") {
        "amend" => (amended(fields, known)?, Message::new("affairs-amend-what"), back),
        "person" => {
            let person = person(&given, known)?;
            (vec![Command::CorrectPlayer(person)], Message::new("affairs-person-what"), back)
        }
        "place" => {
            let venue = VenueId::new(fields.text("venue")).map_err(|_| Problem::unreadable("venue"))?;
            (vec![Command::Place { entry, venue }], Message::new("affairs-place-what"), back)
        }
        "decline" => {
            let level = coded(&Level::ALL, Level::code, fields.text("level"), "level")?;
            (vec![Command::Decline { entry, level }], Message::new("affairs-decline-what"), back)
        }
        "withdraw" => (vec![Command::Withdraw(entry)], Message::new("affairs-withdraw-what"), list),
        _ => return Err(Problem::unreadable("do")),
    };
    let acts = commands.into_iter().map(ContestAct::office).collect();
    act(given, Act { acts, what: what.with("name", name), back, part: Part::OfficeEntries, later: None })
        .await
}

/// A payment: of what is due, unless another amount was typed.
fn pay<T>(given: &Given<T>, entry: &Entry) -> Result<Command, Problem> {
    let fields = &given.posted.fields;
    let when = if fields.text("when") == "on-site" { PaidWhen::OnSite } else { PaidWhen::InAdvance };
    let amount = match fields.given("amount") {
        None => None,
        Some(text) => {
            let due = given.contest().state().amount_due(entry, when);
            let due = due.map_err(|problem| Problem::refused(problem.message(), Some(problem.clause())))?;
            let no_amount = || {
                wrong(Message::new("affairs-amount"), Message::new("affairs-no-amount").with("typed", text))
            };
            let hundredths = hundredths(text).ok_or_else(no_amount)?;
            Some(Money::new(due.currency, hundredths))
        }
    };
    Ok(Command::Pay { entry: entry.id.clone(), when, amount })
}

/// `165`, `2,20` or `2.20` in hundredths.
fn hundredths(text: &str) -> Option<i64> {
    let text = text.replace([' ', '\u{a0}'], "").replace(',', ".");
    let (whole, cents) = text.split_once('.').unwrap_or((&text, "00"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(cents) || cents.len() > 2 {
        return None;
    }
    let cents: i64 = format!("{cents:0<2}").parse().ok()?;
    whole.parse::<i64>().ok()?.checked_mul(100)?.checked_add(cents)
}

fn day(fields: &Fields, name: &str, label: Message) -> Result<Option<Day>, Problem> {
    let read = fields.given(name).map(str::parse).transpose();
    read.map_err(|bad: kolo_model::UnreadableDay| wrong(label, bad.message()))
}

fn schooling(fields: &Fields, name: &str) -> Option<Schooling> {
    SCHOOLINGS.iter().find(|(code, _)| *code == fields.text(name)).map(|(_, schooling)| *schooling)
}

fn school(fields: &Fields) -> Result<Option<SchoolId>, Problem> {
    let read = fields.given("school").map(SchoolId::new).transpose();
    read.map_err(|bad| wrong(Message::new("affairs-school"), bad.message()))
}

/// What is known about a person of this entry, corrected.
fn person<T>(given: &Given<T>, entry: &Entry) -> Result<Player, Problem> {
    let fields = &given.posted.fields;
    let id = PlayerId::new(fields.text("person")).map_err(|_| Problem::unreadable("person"))?;
    if !entry.members.iter().any(|member| member.player == id) {
        return Err(Problem::not_found());
    }
    Ok(Player {
        id,
        name: fields.name("name", Message::new("affairs-name"))?,
        born: day(fields, "born", Message::new("affairs-born"))?,
        schooling: schooling(fields, "schooling"),
        school: school(fields)?,
        consents: Consents {
            rules_and_data: day(fields, "rules", Message::new("affairs-consent-rules"))?,
            photos: day(fields, "photos", Message::new("affairs-consent-photos"))?,
        },
    })
}

/// The entry as the form has it, and the people who are new in it.
fn amended(fields: &Fields, before: &Entry) -> Result<Vec<Command>, Problem> {
    let mut placed: Vec<(u32, Member)> = Vec::new();
    for member in &before.members {
        let role = match fields.text(&format!("role.{}", member.player)) {
            "regular" => MemberRole::Regular,
            "substitute" => MemberRole::Substitute,
            "out" => continue,
            _ => return Err(Problem::unreadable("role")),
        };
        let order = fields.number(&format!("order.{}", member.player), Message::new("affairs-order"))?;
        placed.push((order, Member { player: member.player.clone(), role }));
    }
    placed.sort_by_key(|(order, _)| *order);
    let mut members: Vec<Member> = placed.into_iter().map(|(_, member)| member).collect();
    let mut commands = Vec::new();
    if let Some(player) = newcomer(fields, before)? {
        let role = if fields.text("new-role") == "substitute" {
            MemberRole::Substitute
        } else {
            MemberRole::Regular
        };
        members.push(Member { player: player.id.clone(), role });
        commands.push(Command::Register { players: vec![player], entries: Vec::new() });
    }
    // Regular players stand before substitutes, whatever their numbers.
    members.sort_by_key(|member| member.role);
    let captain = fields.given("captain").map(PlayerId::new).transpose();
    let part = match fields.given("part") {
        None => None,
        Some(_) => Some(fields.number("part", Message::new("affairs-part"))?),
    };
    commands.push(Command::Amend(Entry {
        name: fields.name("name", Message::new("affairs-name"))?,
        school: school(fields)?,
        part,
        members,
        captain: captain.map_err(|_| Problem::unreadable("captain"))?,
        ..before.clone()
    }));
    Ok(commands)
}

/// A person who joins an entry, under an id that follows from it.
fn newcomer(fields: &Fields, entry: &Entry) -> Result<Option<Player>, Problem> {
    let Some(name) = fields.maybe_name("new-name", Message::new("affairs-name"))? else { return Ok(None) };
    let taken = |id: &str| entry.members.iter().any(|member| member.player.as_str() == id);
    let mut ids = (1_u32..=1000).map(|number| format!("{}-{number}", entry.id));
    let id = ids.find(|id| !taken(id)).and_then(|id| PlayerId::new(&id).ok());
    Ok(Some(Player {
        id: id.ok_or_else(|| Problem::unreadable("new-name"))?,
        name,
        born: day(fields, "new-born", Message::new("affairs-born"))?,
        schooling: schooling(fields, "new-schooling"),
        school: entry.school.clone(),
        consents: Consents {
            rules_and_data: day(fields, "new-rules", Message::new("affairs-consent-rules"))?,
            photos: day(fields, "new-photos", Message::new("affairs-consent-photos"))?,
        },
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_typed_with_and_without_hundredths() {
        for (text, amount) in [("165", 16_500), ("2,20", 220), ("2.2", 220), ("1 000", 100_000)] {
            assert_eq!(hundredths(text), Some(amount), "{text}");
        }
        for text in ["", "-5", "1.234", "x", "1,", "99999999999999999999"] {
            assert_eq!(hundredths(text), None, "{text}");
        }
    }
}
