//! What the guide says about standings (`docs/guide/standings.md`) is what comes out.

use kolo_standings::{Criterion, preset};

use crate::support::Folder;

const GUIDE: &str = include_str!("../../../../docs/guide/standings.md");
const OPEN: &str = include_str!("../../../../docs/guide/examples/open.json");
const CONTEST: &str = include_str!("../../../../docs/guide/examples/contest.json");

pub(crate) fn folder() -> Folder {
    let folder = Folder::new();
    folder.write("open.json", OPEN);
    folder.write("contest.json", CONTEST);
    folder
}

/// The value of a criterion for everybody, by number.
pub(crate) fn values(folder: &Folder, args: &[&str]) -> Vec<String> {
    let answer = folder.kolo(&[&["standings", "open.json", "--json"], args].concat()).answer();
    let data: serde_json::Value = serde_json::from_str(&answer).expect("the answer is JSON");
    let mut rows: Vec<(u64, String)> = data["rows"]
        .as_array()
        .expect("a list of rows")
        .iter()
        .map(|row| {
            let text = row["values"][0]["value"].as_str().expect("a value");
            (row["no"].as_u64().expect("a number"), text.to_owned())
        })
        .collect();
    rows.sort();
    rows.into_iter().map(|(_, value)| value).collect()
}

/// The cells of a line of a Markdown table.
pub(crate) fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

/// Runs every command of a guide and compares its answer; how many there were.
pub(crate) fn check_blocks(guide: &str) -> usize {
    let folder = folder();
    let blocks: Vec<&str> =
        guide.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    for block in &blocks {
        let (command, answer) = block.split_once('\n').expect("a command and its answer");
        let args: Vec<&str> = command.strip_prefix("$ kolo ").expect("a command").split(' ').collect();
        assert_eq!(folder.kolo(&args).answer(), answer, "{command}");
    }
    blocks.len()
}

#[test]
fn every_block_of_the_guide_is_what_the_command_answers() {
    assert_eq!(check_blocks(GUIDE), 7);
}

#[test]
fn the_values_of_the_example_are_those_of_the_guide() {
    use Criterion::{DirectEncounter, DirectFirst, DirectTwo, Lot, Score};
    let folder = folder();
    let mut seen = Vec::new();
    for line in GUIDE.lines() {
        let cells = cells(line).unwrap_or_default();
        let named = |criterion: &Criterion| cells.first() == Some(&format!("`{criterion}`").as_str());
        let Some(criterion) = Criterion::NAMED.into_iter().find(named) else { continue };
        let system = if criterion == Criterion::Mm { "mcmahon" } else { "swiss" };
        let found = values(&folder, &["--by", criterion.code(), "--system", system]);
        assert_eq!(found, cells[1..], "{criterion}");
        seen.push(criterion);
    }
    // The others put the equal in order, or need points inside the matches, and are shown by blocks.
    let in_blocks = [Score, DirectEncounter, DirectFirst, DirectTwo, Lot];
    let expected: Vec<Criterion> = Criterion::NAMED.into_iter().filter(|c| !in_blocks.contains(c)).collect();
    assert_eq!(seen, expected);
    assert_eq!(values(&folder, &["--by", "sos", "--forfeit-counts"])[2], "8.5");
    assert_eq!(values(&folder, &["--by", "sosos"]), values(&folder, &["--by", "ssos"]));
}

#[test]
fn the_usual_lists_are_those_of_the_guide() {
    for system in kolo_model::System::ALL {
        let codes: Vec<&str> = preset(Some(system)).iter().map(|criterion| criterion.code()).collect();
        let listed = GUIDE.lines().filter_map(cells).any(|cells| {
            cells.len() == 3
                && cells[0].split(", ").any(|name| name == format!("`{system}`"))
                && cells[1] == format!("`{}`", codes.join(","))
        });
        assert!(listed, "{system}");
    }
}

#[test]
fn every_criterion_is_defined_in_the_guide() {
    for criterion in Criterion::NAMED {
        assert!(GUIDE.contains(&format!("**`{criterion}`**")), "{criterion}");
    }
}
