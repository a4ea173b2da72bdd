//! Ratings that are only declared or estimated are named under the table (R-A1.1, R-A1.2).

use kolo_messages::{Lang, Message};
use kolo_model::{Rating, Tournament};

/// One line for each of them; nothing if there is none.
pub(super) fn notes(tournament: &Tournament, lang: Lang) -> Option<String> {
    let doubtful = |rating: &Rating| rating.basis().is_doubtful();
    let lines: Vec<String> = tournament
        .competitors()
        .iter()
        .filter_map(|competitor| {
            let rating = competitor.rating.filter(doubtful)?;
            let who = tournament.label(competitor.no);
            Some(Message::new("cli-rating-note").with("who", who).with("rating", rating.message()))
        })
        .map(|message| message.text(lang) + "\n")
        .collect();
    (!lines.is_empty()).then(|| lines.concat())
}
