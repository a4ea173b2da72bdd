//! What a tournament of stages waits for: reports that differ, protests, equals that nobody has put in order, reports that only one
//! side has made. What can simply be played is not waited for.

use kolo_messages::{Lang, Message};
use kolo_stages::cup::Cup;

use super::{matches, ties};
use crate::contest::matches::{MatchLine, MatchState};
use crate::contest::venue::Waiting;

/// Everything that somebody at the desk has to look at, the most urgent first.
pub fn waiting(cup: &Cup, lang: Lang) -> Vec<Waiting> {
    let lines = matches::all(cup, lang);
    let of = |state: MatchState| lines.iter().filter(move |line| line.state == state);
    let mut list: Vec<Waiting> = of(MatchState::Differing)
        .map(|line| reports(&about(Message::new("cup-waits-differ"), line), line, lang))
        .collect();
    for id in cup.open_protests() {
        let game = cup.journal().protests().get(&id).map(|one| one.game.to_string()).unwrap_or_default();
        let text = Message::new("school-waits-protest").with("id", id).with("game", game).text(lang);
        list.push(Waiting { text, clause: "K-PROTEST", path: format!("/incidents#q{id}") });
    }
    let ties = ties::open(cup, lang).into_iter();
    list.extend(ties.map(|tie| Waiting { text: tie.text, clause: tie.clause, path: "/ties".to_owned() }));
    list.extend(of(MatchState::Reported).map(|line| {
        let by = if line.reports.first.is_some() { &line.sides.first } else { &line.sides.second };
        let message = about(Message::new("cup-waits-other"), line).with("side", by.name.as_str());
        let said = line.reports.first.as_ref().or(line.reports.second.as_ref());
        let message = message.with("result", said.map(String::as_str).unwrap_or_default());
        reports(&message, line, lang)
    }));
    list
}

/// How many matches wait for somebody to decide between two reports.
pub(super) fn differing(cup: &Cup) -> usize {
    let lines = matches::all(cup, Lang::default());
    lines.iter().filter(|line| line.state == MatchState::Differing).count()
}

fn about(message: Message, line: &MatchLine) -> Message {
    let message = message.with("match", line.key.as_str());
    message.with("first", line.sides.first.name.as_str()).with("second", line.sides.second.name.as_str())
}

fn reports(message: &Message, line: &MatchLine, lang: Lang) -> Waiting {
    Waiting { text: message.text(lang), clause: "K-CUP", path: format!("/results#m-{}", line.key) }
}
