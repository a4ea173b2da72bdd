//! Where a match is played (K-TABLES).
//!
//! A Swiss round says so itself. In groups every group has tables of its own for the whole day, one for each match of a
//! round; the matches of a round of the play-off sit down from the first table on, so that everybody finds the place
//! without asking.

use std::collections::BTreeMap;

use kolo_contest::Play;

/// The tables of matches that are played in stages, by the names of the matches.
pub fn of_stages(play: &Play) -> BTreeMap<String, u32> {
    let mut tables = BTreeMap::new();
    let Some(ledger) = play.stages() else { return tables };
    let state = ledger.state();
    for (index, stage) in state.plan().stages().iter().enumerate() {
        let mut taken = 0_u32;
        for group in stage.groups.iter().filter_map(|group| state.group(&group.id)) {
            // How many matches of each round have a table.
            let mut rounds: BTreeMap<&str, u32> = BTreeMap::new();
            for (id, _) in &group.games {
                let round = id.as_str().split('.').nth(1).unwrap_or_default();
                let used = rounds.entry(round).or_default();
                *used += 1;
                tables.insert(id.as_str().to_owned(), taken + *used);
            }
            taken += rounds.into_values().max().unwrap_or_default();
        }
        let mut rounds: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
        let bracket = state.bracket(index);
        for game in &bracket {
            rounds.entry(game.round).or_default().push(game.id.as_str());
        }
        for mut games in rounds.into_values() {
            // The final has the first table.
            games.sort_by_key(|id| *id == THIRD_PLACE);
            tables.extend((1..).zip(games).map(|(table, id)| (id.to_owned(), table)));
        }
    }
    tables
}

/// The name of the match between those who lost the semi-finals.
const THIRD_PLACE: &str = "P3";
