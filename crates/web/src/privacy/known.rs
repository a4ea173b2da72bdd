//! What is known about one person, in the words of the reader; the file for programs is made beside it.

use std::fmt::Display;

use kolo_contest::{Contest, Entry, Event, MemberRole, PlayerId};
use kolo_messages::{Lang, Message};
use kolo_model::{Member, MemberRole as Seat, PartialDate, Person, Sex, SuperGroup};
use kolo_store::{Store, StoredEvent, StreamId};
use kolo_teams::Absence;
use kolo_tournament::{Entrant, EntrantId, Ledger, member_of};
use kolo_views::contest::{describe, matches, office};
use kolo_views::entries::idle_message;
use kolo_views::mine::{Mine, MyGame, MyRound};
use kolo_views::plan::mine::MyWay;

use super::{
    Log, PersonProblem, about_player, competitor_with_link, names_of, open, reasons_about, steps_about,
};
use crate::pages::contest::affairs::entry::schooling_name;
use crate::time;

/// A fact: what it is about, and what is known.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Fact {
    pub(crate) what: String,
    pub(crate) text: String,
}

/// A step of the log that names the person.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) at: i64,
    pub(crate) by: String,
    pub(crate) text: String,
}

/// Everything that is known.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) name: String,
    pub(crate) facts: Vec<Fact>,
    pub(crate) lines: Vec<Line>,
}

/// Everything that is known about a person.
///
/// # Errors
/// When there is no such person; trouble with the database.
pub(crate) async fn known(
    store: &Store,
    stream: &StreamId,
    who: &str,
    lang: Lang,
) -> Result<Known, PersonProblem> {
    let (log, events) = open(store, stream).await?;
    match &log {
        Log::Tournament(ledger) => {
            let (id, link) = competitor_with_link(store, stream, who).await?;
            of_competitor(ledger, id, link, lang).ok_or(PersonProblem::Nobody)
        }
        Log::Contest(contest) => {
            let id = PlayerId::new(who).map_err(|_| PersonProblem::Nobody)?;
            of_player(contest, &id, &events, lang).ok_or(PersonProblem::Nobody)
        }
    }
}

/// Facts as they are gathered.
struct Facts {
    lang: Lang,
    list: Vec<Fact>,
}

impl Facts {
    fn new(lang: Lang) -> Facts {
        Facts { lang, list: Vec::new() }
    }

    fn say(&self, message: &Message) -> String {
        message.text(self.lang)
    }

    fn add(&mut self, what: &Message, text: &dyn Display) {
        self.list.push(Fact { what: what.text(self.lang), text: text.to_string() });
    }

    fn maybe<T: Display>(&mut self, what: &Message, text: Option<T>) {
        if let Some(text) = text {
            self.add(what, &text);
        }
    }

    fn add_message(&mut self, what: &Message, message: &Message) {
        self.add(what, &message.text(self.lang));
    }

    fn person(&mut self, person: &Person) {
        let sex = person.sex.map(sex_name).map(|sex| self.say(&sex));
        self.maybe(&Message::new("privacy-fact-sex"), sex);
        let born = person.born.map(|born| born_text(born, self.lang));
        self.maybe(&Message::new("affairs-born"), born);
        self.maybe(&Message::new("privacy-fact-federation"), person.federation_id);
    }
}

fn sex_name(sex: Sex) -> Message {
    match sex {
        Sex::Female => Message::new("privacy-fact-female"),
        Sex::Male => Message::new("privacy-fact-male"),
    }
}

/// A day in words; less than a day as it is written.
fn born_text(born: PartialDate, lang: Lang) -> String {
    born.whole().map_or_else(|| born.to_string(), |day| day.message().text(lang))
}

fn round_name(round: u32) -> Message {
    Message::new("hall-round-heading").with("round", round)
}

fn of_competitor(ledger: &Ledger, id: EntrantId, link: bool, lang: Lang) -> Option<Known> {
    let state = ledger.state()?;
    let entrant = state.entrants().get(&id)?;
    let mut facts = Facts::new(lang);
    facts.add(&Message::new("privacy-fact-tournament"), &state.settings().name);
    facts.add(&Message::new("privacy-fact-id"), &id.0);
    facts.maybe(&Message::new("floor-number-heading"), state.number_of(id).map(kolo_model::StartNumber::get));
    entered(&mut facts, entrant);
    for name in names_of(ledger, id).into_iter().filter(|name| *name != entrant.entry.name.as_str()) {
        facts.add(&Message::new("privacy-fact-earlier-name"), &name);
    }
    for round in Mine::of(state, id, lang).into_iter().flat_map(|mine| mine.rounds) {
        let text = played(&round, lang);
        facts.add(&round_name(round.round), &text);
    }
    for absence in state.away().filter(|away| member_of(away.record().player).is_some_and(|(of, _)| of == id))
    {
        facts.add(&Message::new("affairs-absences"), &away_text(absence, lang));
    }
    let way = MyWay::of(state, id, lang);
    for game in way.earlier.iter().rev().chain(&way.open) {
        let text = [Some(game.opponent.clone()), game.result.clone()];
        let text = text.into_iter().flatten().collect::<Vec<_>>().join(" · ");
        facts.add(&Message::new("privacy-fact-match").with("match", game.part.as_str()), &text);
    }
    facts.maybe(&Message::new("hall-place"), way.place.as_ref());
    let has_link = if link { Message::new("facts-yes") } else { Message::new("facts-no") };
    facts.add_message(&Message::new("privacy-fact-link"), &has_link);
    let of_step = |step: kolo_views::log::LogStep| {
        let text = step.events.into_iter().chain(step.reason).collect::<Vec<_>>().join(" · ");
        Line { at: step.at, by: step.by, text }
    };
    let lines = steps_about(ledger, id, lang)?.into_iter().map(of_step).collect();
    Some(Known { name: entrant.entry.name.to_string(), facts: facts.list, lines })
}

/// What was entered, and whether they play.
fn entered(facts: &mut Facts, entrant: &Entrant) {
    let entry = &entrant.entry;
    facts.add(&Message::new("hall-name"), &entry.name);
    facts.maybe(&Message::new("hall-rating"), entry.rating.map(kolo_model::Rating::value));
    facts.maybe(&Message::new("privacy-fact-title"), entry.title);
    facts.maybe(&Message::new("hall-rank"), entry.rank);
    let adjustment = Some(entry.adjustment).filter(|steps| *steps != 0);
    facts.maybe(&Message::new("privacy-fact-adjustment"), adjustment);
    match entry.super_group {
        SuperGroup::Member => {
            facts.add_message(&Message::new("privacy-fact-super-group"), &Message::new("facts-yes"));
        }
        SuperGroup::Outside => {}
    }
    facts.maybe(&Message::new("hall-club"), entry.club.as_ref());
    facts.maybe(&Message::new("privacy-fact-country"), entry.country.as_ref());
    facts.person(&entry.person);
    for member in entry.roster.iter().flatten() {
        let text = member_text(member, facts.lang);
        facts.add(&Message::new("privacy-fact-member"), &text);
    }
    let standing = match (entrant.withdrawn_after, entrant.checked_in) {
        (Some(round), _) => Message::new("privacy-fact-withdrawn").with("round", round),
        (None, true) => Message::new("hall-standing-here"),
        (None, false) => Message::new("hall-standing-entered"),
    };
    facts.add_message(&Message::new("hall-standing"), &standing);
    for (round, idle) in &entrant.absences {
        facts.add_message(&round_name(round.get()), &idle_message(*idle));
    }
    for round in entrant.no_shows.keys() {
        facts.add_message(&round_name(round.get()), &Message::new("privacy-fact-no-show"));
    }
}

/// A member of a team, in one line.
fn member_text(member: &Member, lang: Lang) -> String {
    let seat = match member.role {
        Seat::Captain => Message::new("affairs-captain"),
        Seat::Player => Message::new("affairs-member-regular"),
        Seat::Substitute => Message::new("affairs-member-substitute"),
    };
    let mut of_person = Facts::new(lang);
    of_person.person(&member.person);
    let more = of_person.list.into_iter().map(|fact| format!("{}: {}", fact.what, fact.text));
    [member.name.to_string(), seat.text(lang)].into_iter().chain(more).collect::<Vec<_>>().join(", ")
}

/// One round, in one line.
fn played(round: &MyRound, lang: Lang) -> String {
    let starts = round.starts.map(|at| time::set(at, lang));
    let game = round.game.as_ref().map(|game| game_text(game, lang));
    [starts, game, round.free.clone()].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn game_text(game: &MyGame, lang: Lang) -> String {
    let table = Message::new("privacy-fact-game")
        .with("table", game.table)
        .with("side", game.side_name.as_str())
        .with("opponent", game.opponent.name.as_str());
    let mut parts = vec![table.text(lang)];
    parts.extend(game.terms.clone());
    parts.extend(game.result.clone());
    let reported = |message: Message, result: &str| message.with("result", result).text(lang);
    let own = game.reported.as_deref();
    parts.extend(own.map(|result| reported(Message::new("privacy-fact-reported"), result)));
    let other = game.opponent_reported.as_deref();
    parts.extend(other.map(|result| reported(Message::new("privacy-fact-other-reported"), result)));
    parts.join(" · ")
}

fn of_player(contest: &Contest, id: &PlayerId, events: &[StoredEvent], lang: Lang) -> Option<Known> {
    let state = contest.state();
    let player = state.players().get(id)?;
    let day = |day: kolo_contest::Day| day.message().text(lang);
    let mut facts = Facts::new(lang);
    facts.add(&Message::new("privacy-fact-contest"), &state.season().name);
    facts.add(&Message::new("privacy-fact-id"), id);
    facts.add(&Message::new("hall-name"), &player.name);
    facts.maybe(&Message::new("affairs-born"), player.born.map(day));
    let schooling = player.schooling.map(|schooling| schooling_name(schooling).text(lang));
    facts.maybe(&Message::new("affairs-schooling"), schooling);
    let school = player.school.as_ref().and_then(|school| state.school(school));
    facts.maybe(&Message::new("affairs-school"), school.map(|school| &school.name));
    facts.maybe(&Message::new("affairs-consent-rules"), player.consents.rules_and_data.map(day));
    facts.maybe(&Message::new("affairs-consent-photos"), player.consents.photos.map(day));
    let own = |entry: &&Entry| entry.members.iter().any(|member| member.player == *id);
    for entry in state.entries().values().filter(own) {
        let text = entry_text(entry, id, lang);
        facts.add(&Message::new("privacy-fact-entry"), &text);
    }
    for entry in state.withdrawn().values().filter(own) {
        let text = entry_text(entry, id, lang);
        facts.add(&Message::new("privacy-fact-entry-withdrawn"), &text);
    }
    tournaments(&mut facts, contest, id);
    let against = kolo_contest::Against::Player(id.clone());
    for sanction in state.sanctions().iter().filter(|sanction| sanction.against == against) {
        let text = describe::event(state, &Event::Sanctioned(sanction.clone()));
        facts.add_message(&Message::new("privacy-fact-sanction"), &text);
    }
    for (at, reason) in reasons_about(player.name.as_str(), events) {
        let text = format!("{} · {reason}", time::describe(at, lang));
        facts.add(&Message::new("privacy-fact-reason"), &text);
    }
    let line = |record: &kolo_contest::Record| {
        let text = describe::event(state, &record.event).text(lang);
        let text = std::iter::once(text).chain(record.reason.clone()).collect::<Vec<_>>().join(" · ");
        Line { at: record.at.0, by: record.by.name.to_string(), text }
    };
    let lines = about_player(contest, player).map(|(record, _)| line(record)).collect();
    Some(Known { name: player.name.to_string(), facts: facts.list, lines })
}

/// An entry, and what the person is in it, in one line.
fn entry_text(entry: &Entry, id: &PlayerId, lang: Lang) -> String {
    let mut parts = vec![entry.name.to_string(), office::category_name(entry.category).text(lang)];
    let seat = entry.members.iter().find(|member| member.player == *id).map(|member| match member.role {
        MemberRole::Regular => Message::new("affairs-member-regular"),
        MemberRole::Substitute => Message::new("affairs-member-substitute"),
    });
    let captain = (entry.captain.as_ref() == Some(id)).then(|| Message::new("affairs-captain"));
    let entered = Message::new("privacy-fact-entered").with("day", entry.entered_on.message());
    parts.extend(seat.into_iter().chain(captain).chain([entered]).map(|part| part.text(lang)));
    parts.join(", ")
}

/// Where a person has played: the matches of their entries, and longer absences.
fn tournaments(facts: &mut Facts, contest: &Contest, id: &PlayerId) {
    let (state, lang) = (contest.state(), facts.lang);
    for venue in state.venues().filter(|venue| venue.present.values().any(|players| players.contains(id))) {
        let own = |line: &matches::MatchLine| {
            let mut present = venue.present.iter().filter(|(_, players)| players.contains(id));
            present.any(|(entry, _)| {
                [&line.sides.first.entry, &line.sides.second.entry].contains(&&entry.to_string())
            })
        };
        let name = Message::new("privacy-fact-at").with("tournament", venue.plan.name.as_str());
        facts.add_message(&name, &venue.plan.day.message());
        for line in matches::all(contest, &venue.plan.id, lang).into_iter().filter(own) {
            let pair = format!("{}: {} – {}", line.part, line.sides.first.name, line.sides.second.name);
            let text = std::iter::once(pair).chain(line.score).collect::<Vec<_>>().join(" · ");
            facts.add(&name, &text);
        }
        for away in venue.absences.iter().filter(|away| away.player == *id) {
            facts.maybe(&name, away.record().ok().map(|absence| away_text(&absence, lang)));
        }
    }
}

/// A longer absence, in one line.
fn away_text(absence: &Absence, lang: Lang) -> String {
    let record = absence.record();
    let from = time::set(record.from, lang);
    let span = match record.until {
        None => Message::new("privacy-fact-away"),
        Some(until) => Message::new("privacy-fact-away-until").with("until", time::set(until, lang)),
    };
    let span = span.with("from", from);
    format!("{}, {}", span.text(lang), kolo_views::notes::notice(absence).text(lang))
}
