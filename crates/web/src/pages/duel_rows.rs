//! Boards as a phone reports them: a row each, with a choice for every duel or game.

use kolo_messages::{Lang, Message};
use kolo_views::contest::captain::OwnBoard;
use kolo_views::own_report;

/// A duel to report, or the game of a board.
#[derive(Debug)]
pub(crate) struct DuelField {
    pub(crate) label: String,
    pub(crate) name: String,
    pub(crate) short: String,
    pub(crate) mark: String,
}

/// A board to report.
#[derive(Debug)]
pub(crate) struct BoardRow {
    pub(crate) label: String,
    pub(crate) players: String,
    pub(crate) differs: bool,
    /// What the other side has reported, in words.
    pub(crate) theirs: Option<String>,
    pub(crate) duels: Vec<DuelField>,
}

impl BoardRow {
    /// The rows of a match with so many duels or games on each board. Nothing is asked of a board in `gaps`.
    pub(crate) fn all(boards: &[OwnBoard], duels: u32, gaps: &[u32], lang: Lang) -> Vec<BoardRow> {
        let mut number = 0_u32;
        let row = |board: &OwnBoard| {
            let mut fields = Vec::new();
            for duel in 1..=duels {
                number += 1;
                let mark = board.reported.chars().nth(duel as usize - 1);
                let name = own_report::name(number);
                fields.push(DuelField {
                    label: label(board.board, duel, duels).text(lang),
                    short: if duels == 1 { String::new() } else { short(duel).text(lang) },
                    name,
                    mark: mark.map(String::from).unwrap_or_default(),
                });
            }
            if gaps.contains(&board.board) {
                fields.clear();
            }
            let name = |name: &Option<String>| name.clone().unwrap_or_else(|| "–".to_owned());
            BoardRow {
                label: Message::new("school-my-board").with("board", board.board).text(lang),
                players: format!("{} – {}", name(&board.own), name(&board.other)),
                differs: board.differs,
                theirs: theirs(&board.opponent_reported, lang),
                duels: fields,
            }
        };
        boards.iter().map(row).collect()
    }
}

fn label(board: u32, duel: u32, duels: u32) -> Message {
    match duels {
        1 => Message::new("school-my-board").with("board", board),
        _ => Message::new("school-my-duel").with("board", board).with("duel", duel),
    }
}

fn short(duel: u32) -> Message {
    Message::new("captain-duel").with("duel", duel)
}

/// What the other side says of a board, as this side would say it; nothing where that is not won, drawn or lost.
fn theirs(marks: &str, lang: Lang) -> Option<String> {
    let word = |mark: char| match mark {
        '1' => Some(Message::new("school-we-won")),
        '=' => Some(Message::new("school-key-draw")),
        '0' => Some(Message::new("school-they-won")),
        _ => None,
    };
    let words: Vec<String> = marks.chars().map(|mark| Some(word(mark)?.text(lang))).collect::<Option<_>>()?;
    let said = || Message::new("hall-my-board-other").with("result", words.join(", ")).text(lang);
    (!words.is_empty()).then(said)
}
