//! One file that holds everything: who plays, the plan, the seed and what happened.
//!
//! It is JSON with one entrant, group, match, place and event a line. Unknown keys are errors.

use std::fmt::Write as _;

use kolo_messages::Message;
use kolo_model::{Clause, Name, Place, ShapeTrouble, log_text, read_shape};
use serde::{Deserialize, Serialize};

use crate::{Contest, DamagedLog, Entrant, Ledger, PlanProblems, RawPlan, Record};

/// The version of the file.
pub const VERSION: u32 = 1;

/// The JSON Schema of the file, draft 2020-12.
pub fn schema() -> &'static str {
    include_str!("../schema/kolo-stages-1.schema.json")
}

/// The file as it is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(rename = "kolo-stages")]
    version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<Name>,
    seed: u64,
    entrants: Vec<Entrant>,
    plan: RawPlan,
    #[serde(default)]
    events: Vec<Record>,
}

/// A file that was read: its plan is sound and its events fit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StagesFile {
    /// Name of the event, if it has one.
    pub name: Option<Name>,
    /// The plan and what happened.
    pub ledger: Ledger,
}

/// Why a file cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileTrouble {
    /// Not JSON, or not of the right shape.
    Shape {
        /// Line and column.
        place: Place,
        /// What is wrong there.
        message: Message,
    },
    /// Written by a later version of the program, or by another one.
    OtherVersion(u32),
    /// The plan is not sound.
    Plan(PlanProblems),
    /// The events do not fit the plan.
    Damaged(DamagedLog),
}

impl FileTrouble {
    /// Whether the file is larger than the program takes, rather than wrong.
    pub fn is_too_large(&self) -> bool {
        match self {
            FileTrouble::Plan(problems) => problems.iter().any(|problem| problem.kind.is_too_large()),
            FileTrouble::Shape { .. } | FileTrouble::OtherVersion(_) | FileTrouble::Damaged(_) => false,
        }
    }

    /// Everything that is wrong: where, what, and by which clause.
    pub fn list(&self) -> Vec<(Place, Message, Option<Clause>)> {
        match self {
            FileTrouble::Shape { place, message } => vec![(place.clone(), message.clone(), None)],
            FileTrouble::OtherVersion(version) => {
                let message =
                    Message::new("stages-file-version").with("version", *version).with("known", VERSION);
                vec![(Place::field("kolo-stages"), message, None)]
            }
            FileTrouble::Plan(problems) => {
                let found = problems.iter();
                found
                    .map(|problem| {
                        let mut place = problem.place.clone();
                        if !place.field.starts_with("entrants") {
                            place.field = format!("plan.{}", place.field);
                        }
                        (place, problem.kind.message(), Some(problem.clause()))
                    })
                    .collect()
            }
            FileTrouble::Damaged(damaged) => {
                let index = damaged.step.saturating_sub(1);
                let message = Message::new("stages-file-damaged").with("step", damaged.step.to_string());
                vec![(Place::field(format!("events[{index}]")), message, Some(Clause::new("K-LOG")))]
            }
        }
    }
}

/// Reads a file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(bytes: &[u8]) -> Result<StagesFile, FileTrouble> {
    #[derive(Deserialize)]
    struct VersionOnly {
        #[serde(rename = "kolo-stages", default)]
        version: Option<u32>,
    }
    let text = text_of(bytes)?;
    let version = read_shape::<VersionOnly>(text)?.version;
    match version {
        None => {
            let (place, message) = (Place::at(1, 1), Message::new("stages-file-other-kind"));
            return Err(FileTrouble::Shape { place, message });
        }
        Some(VERSION) => {}
        Some(version) => return Err(FileTrouble::OtherVersion(version)),
    }
    let file: Written = read_shape(text)?;
    let plan = file.plan.check_raw(&file.entrants).map_err(FileTrouble::Plan)?;
    let ledger = Ledger::replay(plan, file.seed, file.events).map_err(FileTrouble::Damaged)?;
    Ok(StagesFile { name: file.name, ledger })
}

fn text_of(bytes: &[u8]) -> Result<&str, FileTrouble> {
    let empty = || FileTrouble::Shape { place: Place::at(1, 1), message: Message::new("stages-file-empty") };
    log_text(bytes)?.ok_or_else(empty)
}

impl From<ShapeTrouble> for FileTrouble {
    fn from(trouble: ShapeTrouble) -> Self {
        FileTrouble::Shape { place: trouble.place, message: trouble.message }
    }
}

/// Writes a file in its one form.
///
/// # Errors
/// Only if something cannot be written as JSON, which would be a bug.
pub fn write(file: &StagesFile) -> Result<String, serde_json::Error> {
    let ledger = &file.ledger;
    let plan = ledger.first_plan().to_raw();
    let mut text = format!("{{\n\"kolo-stages\": {VERSION},\n");
    if let Some(name) = &file.name {
        let _ = writeln!(text, "\"name\": {},", serde_json::to_string(name)?);
    }
    let _ = writeln!(text, "\"seed\": {},", ledger.state().seed());
    let _ = writeln!(text, "\"entrants\": {},", lines(ledger.state().plan().entrants())?);
    let stages: Result<Vec<String>, serde_json::Error> = plan
        .stages
        .iter()
        .map(|stage| {
            let mut parts = vec![format!("{{\"id\": {}", serde_json::to_string(&stage.id)?)];
            if !stage.groups.is_empty() {
                parts.push(format!("\"groups\": {}", lines(&stage.groups)?));
            }
            if !stage.matches.is_empty() {
                parts.push(format!("\"matches\": {}", lines(&stage.matches)?));
            }
            Ok(parts.join(", ") + "}")
        })
        .collect();
    let contest = plan.contest.as_ref().map(contest_lines).transpose()?.unwrap_or_default();
    let _ = writeln!(text, "\"plan\": {{{contest}\"stages\": [\n{}\n],", stages?.join(",\n"));
    let _ = writeln!(text, "\"places\": {}}},", lines(&plan.places)?);
    let _ = writeln!(text, "\"events\": {}\n}}", lines(ledger.records())?);
    Ok(text)
}

/// What a contest adds, with one team of the draw a line.
fn contest_lines(contest: &Contest) -> Result<String, serde_json::Error> {
    let Contest { rules, boards, small, draw } = contest;
    let mut text =
        format!("\"contest\": {{\"rules\": {}, \"boards\": {}", serde_json::to_string(rules)?, boards.get());
    if let Some(small) = small {
        let _ = write!(text, ", \"small\": {}", serde_json::to_string(small)?);
    }
    if !draw.is_empty() {
        let _ = write!(text, ", \"draw\": {}", lines(draw)?);
    }
    Ok(text + "},\n")
}

/// A list with one item a line.
fn lines<T: Serialize>(items: &[T]) -> Result<String, serde_json::Error> {
    let items: Result<Vec<String>, _> = items.iter().map(serde_json::to_string).collect();
    let items = items?;
    Ok(if items.is_empty() { "[]".to_owned() } else { format!("[\n{}\n]", items.join(",\n")) })
}
