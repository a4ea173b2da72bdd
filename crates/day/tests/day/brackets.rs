//! Groups and brackets.

use kolo_day::stages::{Stages, Standing};
use kolo_messages::Lang;
use kolo_model::{Name, PerSide, Side};
use kolo_stages::generate::{ContestRecipe, TakeProposal, contest_format};
use kolo_stages::{Boards, Command, Entrant, Ledger, MatchId, Order, Outcome};

/// Eight teams in the format of the contest: groups, then a play-off.
fn teams() -> Ledger {
    let entrants: Vec<Entrant> = (1..=8)
        .map(|number| Entrant::named(number, Name::new(&format!("Tým {number}")).expect("a name")))
        .collect();
    let boards = Boards::new(5).expect("five boards");
    let plan = contest_format(&entrants, &ContestRecipe { boards, seed: 3, small: TakeProposal::No });
    Ledger::new(plan.expect("a format").check(&entrants).expect("a sound plan"), 3)
}

fn record(ledger: &mut Ledger, game: &str, by: Side, score: PerSide<u32>) {
    let outcome = Outcome::Won { by, score: Some(score) };
    let by = Name::new("Eva").expect("a name");
    let command = Command::Record { game: MatchId::from(game), outcome };
    ledger.give(&Order { by, at: 0, reason: None, command }).expect("a result");
}

#[test]
fn a_bracket_fills_as_groups_end() {
    let mut ledger = teams();
    let before = Stages::of(ledger.state(), Lang::En);
    let (groups, bracket) = (&before.stages[0].groups, &before.stages[1].rounds);
    assert_eq!(groups.iter().map(|group| group.lines.len()).sum::<usize>(), 8);
    let waiting = bracket.iter().flatten().all(|meeting| meeting.standing == Standing::Waiting);
    assert!(waiting, "nobody is known yet");
    assert!(bracket[0][0].sides.first.id.is_none() && !bracket[0][0].sides.first.name.is_empty());
    assert!(bracket.len() >= 2 && bracket[0].len() >= bracket[bracket.len() - 1].len());
    let games: Vec<String> =
        groups.iter().flat_map(|group| &group.games).map(|game| game.id.clone()).collect();
    for (at, game) in games.iter().enumerate() {
        // The smaller number wins, and higher the smaller it is.
        let fixture = ledger.state().fixture(&MatchId::from(game.as_str())).expect("a game");
        let people = fixture.people().expect("both are known");
        let by = if people.first < people.second { Side::First } else { Side::Second };
        let high = PerSide::new(10 - people[by].0.min(4), people[by].0.min(4));
        record(&mut ledger, game, by, if by == Side::First { high } else { high.swapped() });
        let view = Stages::of(ledger.state(), Lang::En);
        let over = view.stages[0].groups.iter().flat_map(|group| &group.games);
        assert_eq!(over.filter(|game| game.standing == Standing::Over).count(), at + 1);
    }
    let after = Stages::of(ledger.state(), Lang::En);
    for group in &after.stages[0].groups {
        let names: Vec<&str> = group.lines.iter().map(|line| line.name.as_str()).collect();
        let mut sorted = names.clone();
        sorted.sort_unstable();
        assert_eq!(names, sorted, "the smaller number is the better one");
        for (row, line) in group.lines.iter().enumerate() {
            for (column, cell) in line.against.iter().enumerate() {
                assert_eq!(cell.is_some(), row != column);
                let Some(cell) = cell else { continue };
                let back = group.lines[column].against[row].as_deref().expect("both ends of a game");
                let turned: Vec<&str> = back.split(" : ").collect();
                assert_eq!(*cell, format!("{} : {}", turned[1], turned[0]));
            }
        }
    }
    assert!(after.stages[1].rounds[0].iter().any(|meeting| meeting.standing == Standing::Open));
    assert!(after.open_steps.is_empty());
    assert!(after.places.iter().all(|line| !line.name.is_empty()));
}
