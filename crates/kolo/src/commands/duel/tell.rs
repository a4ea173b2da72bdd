//! A checked duel in words and as data.

use kolo_messages::{Lang, Message};
use kolo_model::{PerSide, Side};
use kolo_play::Mark;
use kolo_play::diagram::Labels;
use kolo_play::duel::{End, Opening, Outcome};
use kolo_play::record::{Beginning, Fault, Record, Report, text};
use serde_json::{Value, json};

use crate::board_input::mark_code;

fn sign(mark: Mark) -> char {
    match mark {
        Mark::Cross => '✕',
        Mark::Circle => '◯',
    }
}

/// The name of a side, or what it did.
fn name(record: &Record, side: Side, lang: Lang) -> String {
    match (&record.names[side], side) {
        (Some(name), _) => name.to_string(),
        (None, Side::First) => Message::new("duel-cli-first").text(lang),
        (None, Side::Second) => Message::new("duel-cli-second").text(lang),
    }
}

/// One line a side, its symbol first once that is chosen.
fn sides(record: &Record, report: &Report, lang: Lang) -> Vec<String> {
    let marks = report.marks.map_or(PerSide::new(None, None), |marks| marks.map(Some));
    let line = |side: Side| match marks[side] {
        Some(mark) => format!("{} {}", sign(mark), name(record, side, lang)),
        None => name(record, side, lang),
    };
    Side::BOTH.map(line).to_vec()
}

fn beginning(record: &Record) -> Message {
    match record.beginning {
        Beginning::Swap(Opening::Swap1) => Message::new("duel-cli-swap1"),
        Beginning::Swap(Opening::Swap2) => Message::new("duel-cli-swap2"),
        Beginning::Plain { .. } => Message::new("duel-cli-plain"),
    }
}

/// Who played, and how it began.
pub(super) fn head(record: &Record, report: &Report, lang: Lang) -> String {
    let mut lines = sides(record, report, lang);
    lines.push(beginning(record).text(lang));
    lines.join("\n") + "\n"
}

/// The words of a picture.
pub(super) fn labels(record: &Record, report: &Report, lang: Lang) -> Labels {
    let title = Message::new("duel-cli-title")
        .with("first", name(record, Side::First, lang))
        .with("second", name(record, Side::Second, lang));
    let description = Message::new("duel-cli-description")
        .with("marks", report.placed.len())
        .with("result", result(record, report, lang));
    Labels {
        title: title.text(lang),
        description: description.text(lang),
        captions: sides(record, report, lang),
    }
}

/// How it ended, or what it waits for.
fn result(record: &Record, report: &Report, lang: Lang) -> Message {
    let of = |message: Message, side: Side| message.with("name", name(record, side, lang));
    let Some(end) = &report.end else {
        return match report.to_act {
            Some(side) => of(Message::new("duel-cli-goes-on"), side),
            None => Message::new("duel-cli-open"),
        };
    };
    match end {
        End::Row { winner, cells, .. } => {
            let cell = |cell: Option<&kolo_play::Cell>| cell.map(ToString::to_string).unwrap_or_default();
            of(Message::new("duel-cli-row"), *winner)
                .with("count", cells.len())
                .with("from", cell(cells.first()))
                .with("to", cell(cells.last()))
        }
        End::BoardFull => Message::new("duel-cli-full"),
        End::Resigned { by } => of(Message::new("duel-cli-resigned"), *by),
        End::Agreed => Message::new("duel-cli-agreed"),
        End::Flag { loser } => of(Message::new("duel-cli-flag"), *loser),
        End::BothFlags => Message::new("duel-cli-both-flags"),
        End::TimeLimit => Message::new("duel-cli-time-limit"),
        End::ForcedWin { winner } => of(Message::new("duel-cli-forced-win"), *winner),
        End::Ruled { outcome: Outcome::Won(winner), reason } => {
            of(Message::new("duel-cli-ruled"), *winner).with("reason", reason.clone())
        }
        End::Ruled { outcome: Outcome::Drawn, reason } => {
            Message::new("duel-cli-ruled-draw").with("reason", reason.clone())
        }
    }
}

/// A fault with the number of its step.
pub(super) fn fault(fault: &Fault) -> Message {
    match fault.step {
        Some(step) => Message::new("duel-cli-step").with("step", step).with("text", fault.message()),
        None => Message::new("duel-cli-end").with("text", fault.message()),
    }
}

/// Every fault with its clause, or that there is none; then how the duel ended.
pub(super) fn verdict(record: &Record, report: &Report, lang: Lang) -> String {
    let mut lines = Vec::new();
    if report.is_lawful() {
        let end = result(record, report, lang).text(lang);
        lines.push(match &report.end {
            Some(end_of) => format!("{end} [{}]", end_of.clause()),
            None => end,
        });
        lines.push(Message::new("duel-cli-lawful").with("steps", record.steps.len()).text(lang));
    } else {
        lines.push(Message::new("duel-cli-unlawful").with("count", report.faults.len()).text(lang));
        let line = |found: &Fault| format!("  {} [{}]", fault(found).text(lang), found.clause());
        lines.extend(report.faults.iter().map(line));
        if report.not_followed > 0 {
            lines.push(Message::new("duel-cli-not-followed").with("count", report.not_followed).text(lang));
        }
    }
    lines.join("\n") + "\n"
}

/// The same as data.
pub(super) fn data(record: &Record, report: &Report, lang: Lang) -> Value {
    let faults: Vec<Value> = report
        .faults
        .iter()
        .map(|fault| {
            json!({"step": fault.step, "clause": fault.clause().id(), "message": fault.message().text(lang)})
        })
        .collect();
    let end = report.end.as_ref().map(|end| {
        let winner = match end.outcome() {
            Outcome::Won(Side::First) => "first",
            Outcome::Won(Side::Second) => "second",
            Outcome::Drawn => "draw",
        };
        json!({"winner": winner, "clause": end.clause().id(), "message": result(record, report, lang).text(lang)})
    });
    let marks =
        report.marks.map(|marks| json!({"first": mark_code(marks.first), "second": mark_code(marks.second)}));
    let names = &record.names;
    let placed: Vec<String> =
        report.placed.iter().map(|placed| format!("{}{}", placed.mark.letter(), placed.cell)).collect();
    json!({
        "lawful": report.is_lawful(),
        "record": text::one_line(record),
        "names": {"first": names.first, "second": names.second},
        "marks": marks,
        "placed": placed,
        "row": report.row().map(|row| row.cells),
        "to_move": report.to_move.map(mark_code),
        "end": end,
        "faults": faults,
        "not_followed": report.not_followed,
    })
}
