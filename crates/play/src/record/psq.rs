//! The file of Piskvork, the manager of the Gomocup tournament (`.psq`).
//!
//! The first line is `Piskvorky 15x15, 0:0, 0`: columns and rows, the levels of the two players (0 is a person), and
//! who began. Each move is a line `x,y,ms`, columns from the left and rows **from the top**, both counted from 1; then
//! come, if they are known, the names of the two players, and a number that says why the game ended. What follows is
//! not read by Piskvork.
//!
//! Marks alternate in such a file, and it has no place for an opening. **Reading**: the player 0 has the crosses, so
//! the last number of the first line is 0 when a cross came first and 1 when a circle did. The three or five marks of
//! an opening are put in an order in which they alternate, which is always possible: the mark that stands there more
//! often comes first. So that nothing gets lost on the way, a line `kolo swap2: …` after the last number holds the duel
//! in the notation of [`super::text`] wherever the lines above say less; when it is read, both must agree.

use std::fmt::Write as _;

use kolo_model::{Name, PerSide, Place};

use super::check::{Report, check_record};
use super::data::{Beginning, Record, Spent, TakenStep};
use super::lines::{Notes, Piece, lines};
use super::problem::{ProblemKind, RecordProblems, quoted};
use super::text;
use crate::duel::{Placed, Step};
use crate::{Cell, Mark, SIZE};

/// The word that our own line begins with.
const OWN_LINE: &str = "kolo ";

const UNKNOWN: &str = "?";

/// What the lines say, apart from our own.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Body {
    first: Mark,
    moves: Vec<(Cell, Option<Spent>)>,
    /// Crosses, circles.
    names: [Option<Name>; 2],
}

/// Reads a file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(text: &str) -> Result<Record, RecordProblems> {
    let mut notes = Notes::default();
    let mut all = lines(text);
    let first = all.next().map_or(Some(Mark::Cross), |line| header(line, &mut notes)).unwrap_or(Mark::Cross);
    let mut body = Body { first, moves: Vec::new(), names: [None, None] };
    let mut own = None;
    let (mut in_moves, mut names, mut over) = (true, 0, false);
    for line in all {
        if over {
            if line.text.starts_with(OWN_LINE) {
                own = Some(line);
            }
        } else if line.text.trim().is_empty() {
        } else if is_number(line.text) {
            over = true;
        } else if in_moves && is_move(line.text) {
            body.moves.extend(a_move(line, &mut notes));
        } else if names < 2 {
            in_moves = false;
            take_name(&mut body.names[names], line, &mut notes);
            names += 1;
        } else {
            notes.add(line.place(), ProblemKind::PsqLine { text: quoted(line.text) });
        }
    }
    let record = match own {
        None => body.plain(),
        Some(line) => with_own_line(&body, line, &mut notes),
    };
    notes.finish(record)
}

/// Whether a text looks like this format.
pub(super) fn looks_like(line: &str) -> bool {
    line.get(..10).is_some_and(|word| word.eq_ignore_ascii_case("piskvorky "))
}

/// Whether a line is meant for a move: it begins with a number and a comma, or with a digit and has no letters. A name
/// may begin with a digit.
fn is_move(line: &str) -> bool {
    let column = line.split_once(',').is_some_and(|(column, _)| is_number(column));
    let digit = line.starts_with(|letter: char| letter.is_ascii_digit() || letter == '-');
    column || digit && !line.contains(char::is_alphabetic)
}

fn is_number(line: &str) -> bool {
    line.trim_end().parse::<i64>().is_ok()
}

fn header(line: Piece<'_>, notes: &mut Notes) -> Option<Mark> {
    let numbers: Vec<u64> = line
        .text
        .split(|letter: char| !letter.is_ascii_digit())
        .filter(|digits| !digits.is_empty())
        .map(|digits| digits.parse().unwrap_or(u64::MAX))
        .collect();
    if !looks_like(line.text) || numbers.len() < 2 {
        notes.add(line.place(), ProblemKind::PsqLine { text: quoted(line.text) });
        return None;
    }
    let size = SIZE as u64;
    if numbers[..2] != [size, size] {
        notes.add(line.place(), ProblemKind::OtherSize);
    }
    Some(if numbers.get(4) == Some(&1) { Mark::Circle } else { Mark::Cross })
}

fn a_move(line: Piece<'_>, notes: &mut Notes) -> Option<(Cell, Option<Spent>)> {
    let fields: Vec<Piece<'_>> = line.split(|letter| letter == ',').map(Piece::trimmed).collect();
    let numbers: Option<Vec<u64>> = fields.iter().take(4).map(|field| field.text.parse().ok()).collect();
    let (x, y, time) = match numbers.as_deref() {
        Some([x, y]) => (*x, *y, None),
        Some([x, y, time]) => (*x, *y, Some(*time)),
        Some(_) | None => {
            notes.add(line.place(), ProblemKind::PsqLine { text: quoted(line.text) });
            return None;
        }
    };
    let Some(cell) = cell_at(x, y) else {
        let kind = ProblemKind::OffTheBoard { text: quoted(line.text), least: 1, most: SIZE };
        notes.add(line.place(), kind);
        return None;
    };
    let Some(time) = time else { return Some((cell, None)) };
    let spent = Spent::new(time);
    if spent.is_none() {
        let field = fields.last().copied().unwrap_or(line);
        notes.add(field.place(), ProblemKind::Time { text: quoted(field.text) });
    }
    Some((cell, spent))
}

/// Both from 1, the rows from the top.
fn cell_at(x: u64, y: u64) -> Option<Cell> {
    let column = usize::try_from(x).ok()?.checked_sub(1)?;
    let row = SIZE.checked_sub(usize::try_from(y).ok()?)?;
    Cell::at(column, row)
}

fn take_name(name: &mut Option<Name>, line: Piece<'_>, notes: &mut Notes) {
    if line.text == UNKNOWN {
        return;
    }
    match Name::new(line.text) {
        Ok(read) => *name = Some(read),
        Err(problem) => notes.add(line.place(), ProblemKind::Name(problem)),
    }
}

/// The duel of our own line, if the lines above say the same as far as they go.
fn with_own_line(body: &Body, line: Piece<'_>, notes: &mut Notes) -> Record {
    let place = line.place();
    let mut record = match text::read(&line.text[OWN_LINE.len()..]) {
        Ok(record) => record,
        Err(problems) => {
            for problem in &problems {
                let column = problem.place.column.saturating_add(5);
                notes.add(Place::at(line.line, column), problem.kind.clone());
            }
            return body.plain();
        }
    };
    let report = check_record(&record);
    record.names = by_side(&body.names, &report);
    if Body::of(&record, &report).as_ref() != Some(body) {
        notes.add(place, ProblemKind::PsqDisagrees);
    }
    record
}

/// Names stand in the order of crosses and circles; before the choice, in that of the sides.
fn by_side(names: &[Option<Name>; 2], report: &Report) -> PerSide<Option<Name>> {
    let [one, two] = names.clone();
    match report.marks {
        Some(marks) if marks.first == Mark::Circle => PerSide::new(two, one),
        Some(_) | None => PerSide::new(one, two),
    }
}

impl Body {
    fn plain(&self) -> Record {
        let mut record = Record::new(Beginning::Plain { first: self.first });
        record.names = by_side(&self.names, &check_record(&record));
        let step =
            |(cell, spent): &(Cell, Option<Spent>)| TakenStep { spent: *spent, ..TakenStep::play(*cell) };
        record.steps = self.moves.iter().map(step).collect();
        record
    }

    /// The lines of a record; nothing when its marks do not alternate in any order of the opening.
    fn of(record: &Record, report: &Report) -> Option<Body> {
        let mut marks: Vec<(Placed, Option<Spent>)> = Vec::new();
        let mut waiting: Option<Spent> = None;
        let mut turn = match record.beginning {
            Beginning::Plain { first } => first,
            Beginning::Swap(_) if report.is_lawful() => first_mark(record),
            Beginning::Swap(_) => return None,
        };
        let first = turn;
        for taken in &record.steps {
            let own: Vec<Placed> = match &taken.step {
                Step::Open { marks } => alternating(marks, turn)?,
                Step::Add { marks } => alternating(marks, turn)?,
                Step::Choose { .. } => Vec::new(),
                Step::Play { cell } => vec![Placed { cell: *cell, mark: turn }],
            };
            let spent = sum(waiting.take(), taken.spent);
            if own.is_empty() {
                waiting = spent;
            }
            for (index, placed) in own.iter().enumerate() {
                let is_last = index + 1 == own.len();
                marks.push((*placed, if is_last { spent } else { None }));
                turn = turn.other();
            }
        }
        // Names are by mark, so those of the record go through the sides that have the marks.
        let PerSide { first: one, second: two } = record.names.clone();
        let names = match report.marks {
            Some(chosen) if chosen.first == Mark::Circle => [two, one],
            Some(_) | None => [one, two],
        };
        // Lines without a time exist only where no opening is known: Piskvork itself writes 0.
        let plain = matches!(record.beginning, Beginning::Plain { .. });
        let timed = |spent: Option<Spent>| if plain { spent } else { Some(spent.unwrap_or_default()) };
        let moves = marks.iter().map(|(placed, spent)| (placed.cell, timed(*spent))).collect();
        Some(Body { first, moves, names })
    }

    fn write(&self) -> String {
        let began = match self.first {
            Mark::Cross => 0,
            Mark::Circle => 1,
        };
        let mut text = format!("Piskvorky {SIZE}x{SIZE}, 0:0, {began}\n");
        for (cell, spent) in &self.moves {
            let _ = write!(text, "{},{}", cell.column() + 1, SIZE - cell.row());
            if let Some(spent) = spent {
                let _ = write!(text, ",{}", spent.milliseconds());
            }
            text.push('\n');
        }
        if self.names.iter().any(Option::is_some) {
            for name in &self.names {
                text.push_str(&name_line(name.as_ref()));
                text.push('\n');
            }
        }
        text.push_str("-1\n");
        text
    }
}

/// A name on its line. One that looks like a move or a number gets a space, which is not part of it.
fn name_line(name: Option<&Name>) -> String {
    let Some(name) = name else { return UNKNOWN.to_owned() };
    let looks_like_number =
        name.as_str().starts_with(|letter: char| letter.is_ascii_digit() || "+-".contains(letter));
    if looks_like_number || name.as_str() == UNKNOWN { format!(" {name}") } else { name.to_string() }
}

fn sum(one: Option<Spent>, other: Option<Spent>) -> Option<Spent> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.plus(other)),
        (one, other) => one.or(other),
    }
}

/// The mark that the opening has more often.
fn first_mark(record: &Record) -> Mark {
    let open = record.steps.iter().find_map(|taken| match taken.step {
        Step::Open { marks } => Some(marks),
        Step::Add { .. } | Step::Choose { .. } | Step::Play { .. } => None,
    });
    let circles = open.iter().flatten().filter(|placed| placed.mark == Mark::Circle).count();
    if circles > 1 { Mark::Circle } else { Mark::Cross }
}

/// The marks in an order in which they alternate, from `turn` on; the order among equal ones stays.
fn alternating(marks: &[Placed], turn: Mark) -> Option<Vec<Placed>> {
    let of = |mark: Mark| marks.iter().filter(move |placed| placed.mark == mark);
    let (mut own, mut other) = (of(turn), of(turn.other()));
    let next = |index: usize| if index.is_multiple_of(2) { own.next() } else { other.next() };
    (0..marks.len()).map(next).map(Option::<&Placed>::copied).collect()
}

/// Writes a file.
///
/// # Errors
/// When marks do not alternate in it: only what is legal can be written.
pub fn write(record: &Record) -> Result<String, super::CannotWrite> {
    let body = Body::of(record, &check_record(record)).ok_or(super::CannotWrite::NotLawful)?;
    let mut text = body.write();
    if read(&text).as_ref() != Ok(record) {
        let _ = writeln!(text, "{OWN_LINE}{}", text::one_line(record));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(text: &str) -> Record {
        text::read(text).expect("a sound record")
    }

    #[test]
    fn rows_are_counted_from_the_top() {
        let read = read("Piskvorky 15x15, 11:11, 0\n1,1,0\n15,2,35\n3,15,7\n-1\n").expect("sound");
        assert_eq!(text::one_line(&read), "plain: a15/0 o14/35 c1/7");
        assert_eq!(
            write(&read).expect("alternating"),
            "Piskvorky 15x15, 0:0, 0\n1,1,0\n15,2,35\n3,15,7\n-1\n"
        );
    }

    #[test]
    fn a_name_may_begin_with_a_digit() {
        let found = read("Piskvorky 15x15, 0:0, 0\n8,8,0\n3rd engine\n7up\n-1\n").expect("sound");
        assert_eq!(
            found.names.clone().map(|name| name.map(String::from)),
            PerSide::new(Some("3rd engine".into()), Some("7up".into()))
        );
        assert_eq!(read(&write(&found).expect("alternating")), Ok(found));
        assert!(read("Piskvorky 15x15, 0:0, 0\n8,8,0\n9,x,0\n-1\n").is_err(), "a damaged move is no name");
    }

    #[test]
    fn a_file_of_a_tournament_keeps_names_and_times() {
        let file = "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,8,0\r\n8,9,123\r\nalpha.zip\r\nbeta.zip\r\n-1\r\n0,Freestyle\r\n";
        let found = read(file).expect("sound");
        assert_eq!(
            found.names.clone().map(|name| name.map(String::from)),
            PerSide::new(Some("alpha.zip".into()), Some("beta.zip".into()))
        );
        assert_eq!(text::one_line(&found), "plain: h8/0 i8/0 h7/123");
        assert_eq!(read(&write(&found).expect("alternating")), Ok(found));
    }

    #[test]
    fn an_opening_is_put_in_turn_and_kept_on_a_line_of_its_own() {
        let duel = record("first: Ada\nsecond: Jan\nswap2: oi8 xh8 xj10/70 | +oa2 xa1/5 | x/3 | f6/20 g7");
        let written = write(&duel).expect("lawful");
        assert_eq!(
            written,
            "Piskvorky 15x15, 0:0, 0\n8,8,0\n9,8,0\n10,6,70\n1,14,0\n1,15,5\n6,10,23\n7,9,0\nAda\nJan\n-1\n\
             kolo swap2: oi8 xh8 xj10/70 | +oa2 xa1/5 | x/3 | f6/20 g7\n"
        );
        assert_eq!(read(&written), Ok(duel));
        let circles = record("first: Ada\nswap1: oi8 xh8 oj10 | x | f6");
        let written = write(&circles).expect("lawful");
        assert!(
            written.starts_with("Piskvorky 15x15, 0:0, 1\n9,8,0\n8,8,0\n10,6,0\n6,10,0\n?\nAda\n-1\n"),
            "{written}"
        );
        assert_eq!(read(&written), Ok(circles));
    }

    #[test]
    fn our_line_must_agree_with_the_others() {
        let written = write(&record("swap1: xh8 oi8 xj10 | x | f6")).expect("lawful");
        let changed = written.replace("6,10,0", "6,11,0");
        let problems = read(&changed).expect_err("two duels in one file");
        let kinds: Vec<_> =
            problems.iter().map(|problem| (problem.place.line, problem.kind.clone())).collect();
        assert_eq!(kinds, [(7, ProblemKind::PsqDisagrees)]);
    }

    #[test]
    fn names_that_look_like_numbers_stay_names() {
        for name in ["5", "-1", "8,8,0", "?", "0 Jan"] {
            let mut duel = record("plain: h8/1");
            duel.names.second = Some(Name::new(name).expect("a name"));
            assert_eq!(read(&write(&duel).expect("alternating")), Ok(duel), "{name}");
        }
    }

    #[test]
    fn problems_have_their_places() {
        let file = "Piskvorky 20x20, 11:11, 0\n16,1,0\n0,3,0\n8;8\n8,8,99999999999\nA\nB\nC\n-1\n";
        let problems = read(file).expect_err("much is wrong");
        let found: Vec<(Place, &str)> =
            problems.iter().map(|problem| (problem.place.clone(), problem.kind.message().key())).collect();
        assert_eq!(
            found,
            [
                (Place::at(1, 1), "record-other-size"),
                (Place::at(2, 1), "record-off-the-board"),
                (Place::at(3, 1), "record-off-the-board"),
                (Place::at(4, 1), "record-psq-line"),
                (Place::at(5, 5), "record-time"),
                (Place::at(8, 1), "record-psq-line"),
            ]
        );
    }

    #[test]
    fn what_does_not_alternate_cannot_be_written() {
        assert_eq!(write(&record("swap1: xh8 xi8 xj10")), Err(crate::record::CannotWrite::NotLawful));
        assert_eq!(write(&record("plain: +xh8 xi8")), Err(crate::record::CannotWrite::NotLawful));
    }
}
