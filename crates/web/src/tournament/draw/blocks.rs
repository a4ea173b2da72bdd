//! What the next pairing waits for, each with what can be done about it: deal with it, or go on over it with a reason.

use kolo_messages::{Lang, Message};
use kolo_tournament::{State, TableStatus};
use kolo_views::waiting::{Kind, Waiting};

use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;

/// A link to where it is dealt with.
#[derive(Debug)]
pub(crate) struct Way {
    /// Where it leads.
    pub(crate) href: String,
    /// What stands on it.
    pub(crate) label: String,
}

/// A button that settles it here.
#[derive(Debug)]
pub(crate) struct Settle {
    /// Where the form is sent to.
    pub(crate) action: String,
    /// What it carries.
    pub(crate) fields: Vec<(&'static str, String)>,
    /// Whether a reason is asked for.
    pub(crate) reason: bool,
    /// What stands on the button.
    pub(crate) label: String,
    /// Its hidden fields.
    pub(crate) hidden: Hidden,
}

/// Something that the pairing waits for.
#[derive(Debug)]
pub(crate) struct Block {
    /// What it is.
    pub(crate) waiting: Waiting,
    /// Where it is dealt with.
    pub(crate) links: Vec<Way>,
    /// What can be done here.
    pub(crate) acts: Vec<Settle>,
}

/// Where something that a tournament waits for is dealt with.
pub(crate) fn way(waiting: &Waiting, base: &str) -> Option<String> {
    match waiting.kind {
        Kind::Result | Kind::Confirmation | Kind::Mismatch => {
            let game = waiting.pairing.as_deref().and_then(|id| id.split('/').nth(1));
            Some(match (waiting.table, game) {
                (Some((round, table)), _) => format!("{base}/results/{round}#t{table}"),
                (None, Some(game)) => format!("{base}/results#m-{game}"),
                (None, None) => format!("{base}/results"),
            })
        }
        Kind::Tie => Some(format!("{base}/ties")),
        Kind::Protest => Some(match waiting.protest {
            Some(id) => format!("{base}/incidents#q{id}"),
            None => format!("{base}/incidents#protests"),
        }),
        Kind::CheckIn => Some(format!("{base}/check-in")),
        Kind::Rating => waiting.who.map(|who| format!("{base}/entries/{who}")),
    }
}

impl Block {
    /// What can be done about one of them.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn of(
        waiting: Waiting,
        base: &str,
        state: &State,
        lang: Lang,
        by: &Arbiter,
    ) -> Result<Block, NoChance> {
        let settle = |action: String, fields: Vec<(&'static str, String)>, reason, label: Message| {
            let (label, hidden) = (label.text(lang), Hidden::new(by)?);
            Ok::<Settle, NoChance>(Settle { action, fields, reason, label, hidden })
        };
        let (mut links, mut acts) = (Vec::new(), Vec::new());
        let label = match waiting.kind {
            Kind::Result | Kind::Confirmation | Kind::Mismatch => Message::new("floor-block-enter"),
            Kind::Protest => Message::new("floor-block-protest"),
            Kind::CheckIn => Message::new("floor-part-check-in"),
            Kind::Rating => Message::new("floor-block-rating"),
            Kind::Tie => Message::new("school-part-ties"),
        };
        links.extend(way(&waiting, base).map(|href| Way { href, label: label.text(lang) }));
        match (waiting.kind, waiting.table) {
            (Kind::Result | Kind::Confirmation | Kind::Mismatch, Some((round, table))) => {
                if let Some(said) = reported(state, round, table) {
                    let fields = vec![("result", said)];
                    let label = Message::new("floor-block-confirm");
                    acts.push(settle(format!("{base}/block/{round}/{table}"), fields, false, label)?);
                }
                let fields = vec![("result", "a".to_owned())];
                let label = Message::new("floor-block-adjourn");
                acts.push(settle(format!("{base}/block/{round}/{table}"), fields, true, label)?);
            }
            (Kind::Protest, _) => {
                let id = waiting.protest.unwrap_or_default();
                let label = Message::new("floor-block-pass-over");
                acts.push(settle(
                    format!("{base}/protests/{id}"),
                    vec![("do", "pass-over".to_owned())],
                    true,
                    label,
                )?);
            }
            (Kind::Rating, _) => {
                let label = Message::new("floor-block-no-rating");
                acts.push(settle(format!("{base}/ratings"), Vec::new(), true, label)?);
            }
            (Kind::CheckIn | Kind::Tie, _) | (Kind::Result | Kind::Confirmation | Kind::Mismatch, None) => {}
        }
        Ok(Block { waiting, links, acts })
    }
}

impl Block {
    /// Whether it is a game whose result is not known.
    pub(crate) fn is_a_game(&self) -> bool {
        matches!(self.waiting.kind, Kind::Result | Kind::Confirmation | Kind::Mismatch)
    }

    /// What can be done about something that the next round of a contest waits for: results stand on slips, where one
    /// captain may have said it, and protests are decided or passed over.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn of_contest(
        waiting: Waiting,
        said: Option<String>,
        base: &str,
        lang: Lang,
        by: &Arbiter,
    ) -> Result<Block, NoChance> {
        let (mut links, mut acts) = (Vec::new(), Vec::new());
        if let Some((round, table)) = waiting.table {
            let key = kolo_contest::GameKey::at_table(round, table);
            let href = format!("{base}/slip/{key}");
            links.push(Way { href, label: Message::new("floor-block-enter").text(lang) });
            if let Some(said) = said {
                acts.push(Settle {
                    action: format!("{base}/results/{key}"),
                    fields: vec![("result", said), ("back", "draw".to_owned())],
                    reason: false,
                    label: Message::new("floor-block-confirm").text(lang),
                    hidden: Hidden::new(by)?,
                });
            }
        }
        if let Some(id) = waiting.protest {
            acts.push(Settle {
                action: format!("{base}/protests/{id}"),
                fields: vec![("do", "pass-over".to_owned())],
                reason: true,
                label: Message::new("school-play-on").with("id", id).text(lang),
                hidden: Hidden::new(by)?,
            });
            let href = format!("{base}/incidents#protests");
            links.push(Way { href, label: Message::new("floor-block-protest").text(lang) });
        }
        Ok(Block { waiting, links, acts })
    }
}

/// What one side has reported, as it is typed, if the other one has not spoken yet.
fn reported(state: &State, round: u32, table: u32) -> Option<String> {
    let at = state.table(kolo_model::RoundNumber::new(round)?, kolo_tournament::TableNumber::new(table)?)?;
    if at.status() != TableStatus::Unconfirmed {
        return None;
    }
    let reports = at.reported();
    let report = reports.first.or(reports.second)?;
    kolo_views::result::as_typed(report.outcome, report.score)
}
