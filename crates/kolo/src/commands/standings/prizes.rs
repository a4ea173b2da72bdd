//! Prize money beside the table.

use kolo_messages::{Figure, Lang, Message};
use kolo_model::{StartNumber, Tournament};
use kolo_standings::{Money, Prizes, SharedPrize};
use serde_json::{Value, json};

use super::name;
use crate::text_table::{self, Align};

/// Who gets how much, with the sum behind it.
pub(super) fn as_text(prizes: &Prizes, tournament: &Tournament, lang: Lang) -> String {
    let head = [
        Message::new("cli-column-prize"),
        Message::new("cli-column-number"),
        Message::new("cli-column-name"),
        Message::new("cli-column-how"),
    ];
    let mut rows = vec![head.map(|message| message.text(lang)).to_vec()];
    for shared in &prizes.shared {
        let how = shared.message().text(lang);
        rows.extend(shared.shares.iter().map(|(no, money)| {
            vec![Figure::new(money, lang).to_string(), no.to_string(), name(tournament, *no), how.clone()]
        }));
    }
    text_table::lines(&[Align::Right, Align::Right, Align::Left, Align::Left], &rows)
}

/// What one competitor gets, on one line.
pub(super) fn line(prizes: &Prizes, no: StartNumber, lang: Lang) -> String {
    let message = match prizes.of(no) {
        None => Message::new("prize-none"),
        Some((money, shared)) => Message::new("cli-prize").with("prize", money).with("how", shared.message()),
    };
    format!("{} [R-F10.1]\n", message.text(lang))
}

/// Amounts are in the smallest unit, as whole numbers, and as text.
pub(super) fn as_data(prizes: &Prizes, tournament: &Tournament, lang: Lang) -> Value {
    let shared = |shared: &SharedPrize| {
        let share = |(no, money): &(StartNumber, Money)| {
            let name = name(tournament, *no);
            json!({ "no": no, "name": name, "units": money.units, "text": money.to_string() })
        };
        let message = shared.message();
        json!({
            "places": [shared.places.from, shared.places.to],
            "prizes": shared.prizes.iter().map(|money| money.units).collect::<Vec<_>>(),
            "shares": shared.shares.iter().map(share).collect::<Vec<_>>(),
            "text": message.text(lang),
            "message": message,
        })
    };
    json!({
        "awarded": prizes.awarded(),
        "paid": prizes.paid(),
        "shared": prizes.shared.iter().map(shared).collect::<Vec<_>>(),
    })
}
