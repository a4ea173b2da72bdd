//! A list of those who play, one a line, as people write or paste it: the name, and what else is known in any order.
//!
//! `Anna Malá; 2105; 3d; Praha` and `Anna Malá 2105` say what they mean: a number is a rating, `3d` a rank, and other words
//! behind a mark are the club. Numbers before the names and a line of headings are left out.

use kolo_messages::Message;
use kolo_model::{Clause, GoRank, Name, NameProblem, Rating, RatingBasis, RatingOutOfRange};

use kolo_stages::MAX_ENTRANTS;

use crate::Entry;

/// A line that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListProblem {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: Message,
}

impl ListProblem {
    /// The sentence for people.
    pub fn message(&self) -> Message {
        Message::new("plan-list-line").with("line", self.line).with("why", self.why.clone())
    }

    /// The clause behind it.
    pub fn clause(&self) -> Clause {
        Clause::new("K-FILE")
    }
}

/// Words that stand over a column of names.
const HEADINGS: [&str; 9] =
    ["name", "names", "player", "jméno", "jmeno", "jména", "hráč", "meno", "priezvisko"];

/// All players of a list, in its order; or everything that is wrong with it.
///
/// # Errors
/// Lines that cannot be read.
pub fn read_list(text: &str) -> Result<Vec<Entry>, Vec<ListProblem>> {
    let (mut entrants, mut problems) = (Vec::new(), Vec::new());
    let filled = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    for (index, (line, content)) in filled.enumerate() {
        let cells: Vec<&str> = content.split(['\t', ';', ',']).map(str::trim).collect();
        let heading = cells.iter().any(|cell| HEADINGS.contains(&cell.to_lowercase().as_str()));
        if index == 0 && heading {
            continue;
        }
        if entrants.len() >= MAX_ENTRANTS {
            let why = Message::new("plan-list-too-many").with("most", MAX_ENTRANTS);
            problems.push(ListProblem { line, why });
            break;
        }
        match entry(&cells) {
            Ok(entry) => entrants.push(entry),
            Err(why) => problems.push(ListProblem { line, why }),
        }
    }
    if problems.is_empty() { Ok(entrants) } else { Err(problems) }
}

fn entry(cells: &[&str]) -> Result<Entry, Message> {
    let filled: Vec<&str> = cells.iter().copied().filter(|cell| !cell.is_empty()).collect();
    let numbered = filled.len() > 1 && filled[0].trim_end_matches('.').chars().all(|c| c.is_ascii_digit());
    let (name, rest) = match if numbered { &filled[1..] } else { &filled[..] } {
        [name, rest @ ..] => (*name, rest),
        [] => return Err(Message::new("plan-list-no-name")),
    };
    let mut known = Known::default();
    let mut words: Vec<&str> = name.split_whitespace().collect();
    if words.first().is_some_and(|first| is_number_of_line(first)) && words.len() > 1 {
        words.remove(0);
    }
    // What stands behind a name without any mark is a rank, or a rating of at least three digits.
    while words.len() > 1 && words.last().is_some_and(|last| known.behind_name(last)) {
        words.pop();
    }
    // A number or a rank alone stands beside a name that is missing.
    let is_strength =
        |word: &&str| word.chars().all(|c| c.is_ascii_digit()) || word.parse::<GoRank>().is_ok();
    if words.iter().all(is_strength) {
        return Err(Message::new("plan-list-no-name"));
    }
    for cell in rest {
        known.cell(cell)?;
    }
    let name = Name::new(&words.join(" ")).map_err(NameProblem::message)?;
    let club = known.club.map(Name::new).transpose().map_err(NameProblem::message)?;
    let rating = known.rating.map(|rating| Rating::new(rating, RatingBasis::Listed)).transpose();
    let rating = rating.map_err(RatingOutOfRange::message)?;
    Ok(Entry { rating, rank: known.rank, club, ..Entry::named(name) })
}

/// `3.` or `3)`.
fn is_number_of_line(word: &str) -> bool {
    let digits = word.trim_end_matches(['.', ')']);
    digits.len() < word.len() && !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
}

/// What is known of a player besides the name.
#[derive(Debug, Default)]
struct Known<'a> {
    rating: Option<i64>,
    rank: Option<GoRank>,
    club: Option<&'a str>,
}

impl<'a> Known<'a> {
    fn behind_name(&mut self, word: &str) -> bool {
        let word = word.trim_matches(['(', ')']);
        if self.rank.is_none()
            && let Ok(rank) = word.parse::<GoRank>()
        {
            self.rank = Some(rank);
            return true;
        }
        if self.rating.is_none()
            && word.len() >= 3
            && let Ok(rating) = word.parse::<i64>()
        {
            self.rating = Some(rating);
            return true;
        }
        false
    }

    fn cell(&mut self, cell: &'a str) -> Result<(), Message> {
        if self.rating.is_none()
            && let Ok(rating) = cell.parse::<i64>()
        {
            self.rating = Some(rating);
        } else if self.rank.is_none()
            && let Ok(rank) = cell.parse::<GoRank>()
        {
            self.rank = Some(rank);
        } else if self.club.is_none() {
            self.club = Some(cell);
        } else {
            return Err(Message::new("plan-list-what").with("text", cell));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Name, rating, rank, club.
    type Row = (String, Option<i32>, Option<String>, Option<String>);

    fn rows(text: &str) -> Vec<Row> {
        let read = read_list(text).expect("a list");
        let one = |entry: &Entry| {
            let rank = entry.rank.map(|rank| rank.to_string());
            let club = entry.club.as_ref().map(ToString::to_string);
            (entry.name.to_string(), entry.rating.map(Rating::value), rank, club)
        };
        read.iter().map(one).collect()
    }

    #[test]
    fn people_write_lists_in_many_ways() {
        let anna = |rating, rank: Option<&str>, club: Option<&str>| {
            vec![("Anna Malá".to_owned(), rating, rank.map(str::to_owned), club.map(str::to_owned))]
        };
        assert_eq!(rows("Anna Malá"), anna(None, None, None));
        assert_eq!(rows("Anna Malá 2105"), anna(Some(2105), None, None));
        assert_eq!(rows("3. Anna Malá 3d (2105)"), anna(Some(2105), Some("3d"), None));
        assert_eq!(rows("Anna Malá; 2105; 3d; Praha"), anna(Some(2105), Some("3d"), Some("Praha")));
        assert_eq!(rows("1\tAnna Malá\tPraha\t2105"), anna(Some(2105), None, Some("Praha")));
        assert_eq!(rows("jméno;rating\nAnna Malá;2105\n\n"), anna(Some(2105), None, None));
        assert_eq!(rows("Jan II")[0].0, "Jan II", "a name may end like this");
    }

    #[test]
    fn everything_that_is_wrong_is_reported_with_its_line() {
        let wrong = read_list("Anna\n;;\nJan; Praha; Brno\n\nEva; 999999999999").expect_err("three lines");
        assert_eq!(wrong.iter().map(|problem| problem.line).collect::<Vec<_>>(), [2, 3, 5]);
        for nameless in [";1500", "1500", "1;;1500", "\t1500\t3d"] {
            assert!(read_list(nameless).is_err(), "{nameless:?}");
        }
        let many = "x\n".repeat(MAX_ENTRANTS + 1);
        assert!(read_list(&many).is_err_and(|wrong| wrong.len() == 1));
        assert_eq!(read_list(""), Ok(Vec::new()));
    }
}
