//! Groups and brackets.

use kolo_messages::Lang;
use kolo_model::{Name, PerSide, Side};
use kolo_stages::generate::{
    ContestRecipe, Losers, Lots, Recipe, SeedBy, TakeProposal, contest_format, generate,
};
use kolo_stages::{Boards, Command, Entrant, Ledger, MatchId, Order, Status, verdict};
use kolo_tournament::{Author, Timestamp};
use kolo_views::bracket::{Bracket, Branch, Way};
use kolo_views::stages::{Stages, Standing};

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
    let verdict = verdict::won(by, Some(score));
    let by = Author::arbiter(Name::new("Eva").expect("a name"));
    let command = Command::Record { game: MatchId::from(game), verdict };
    ledger.give(&Order { by, at: Timestamp(0), reason: None, command }).expect("a result");
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

/// The bracket after every match was won by the smaller number.
fn drawn(ledger: &Ledger, stage: usize) -> Bracket {
    Bracket::of(&Stages::of(ledger.state(), Lang::En).stages[stage], Lang::En).expect("a bracket")
}

fn play_out(ledger: &mut Ledger) {
    loop {
        let ids: Vec<MatchId> = ledger.state().plan().game_ids().cloned().collect();
        let ready = |id: &MatchId| ledger.state().fixture(id).is_some_and(|one| one.status == Status::Ready);
        let Some(id) = ids.into_iter().find(ready) else { return };
        let people =
            ledger.state().fixture(&id).and_then(kolo_stages::Fixture::people).expect("both are known");
        let by = if people.first < people.second { Side::First } else { Side::Second };
        let high = PerSide::new(10 - people[by].0.min(4), people[by].0.min(4));
        record(ledger, id.as_str(), by, if by == Side::First { high } else { high.swapped() });
    }
}

#[test]
fn a_bracket_is_a_tree_with_the_way_of_its_winner() {
    let mut ledger = teams();
    let before = drawn(&ledger, 1);
    assert_eq!(before.rounds, ["Quarter-finals", "Semi-finals", "Final"]);
    assert_eq!((before.root.way, before.root.from.len()), (Way::Open, 2));
    play_out(&mut ledger);
    let after = drawn(&ledger, 1);
    assert_eq!((after.root.meeting.id.as_str(), after.root.way), ("final", Way::Winner));
    let ways: Vec<Way> = after.root.from.iter().map(|branch| branch.way).collect();
    assert!(ways == [Way::Winner, Way::Decided] || ways == [Way::Decided, Way::Winner], "{ways:?}");
    let sides = [&after.root.meeting.sides.first, &after.root.meeting.sides.second];
    for (corner, branch) in sides.into_iter().zip(&after.root.from) {
        let winner = [&branch.meeting.sides.first, &branch.meeting.sides.second];
        let winner = winner.into_iter().find(|corner| corner.goes_on).expect("somebody has won");
        assert_eq!(winner.name, corner.name, "lines lead to the side on which they end");
    }
    assert_eq!(after.root.scores.first.as_deref().map(str::len).unwrap_or_default(), 1);
    let apart: Vec<&str> = after.apart.iter().map(|branch| branch.round.as_str()).collect();
    assert_eq!(apart, ["Match for third place"]);
    assert!(after.apart[0].from.is_empty(), "those who have lost come from no line");
}

#[test]
fn every_match_of_every_knockout_is_drawn_once() {
    for count in 2..=40_u32 {
        for losers in [
            Losers::Out,
            Losers::ThirdPlace,
            Losers::AllPlaces,
            Losers::Consolation { rounds: 1, third_place: true },
        ] {
            let entrants: Vec<Entrant> = (1..=count)
                .map(|number| Entrant::named(number, Name::new(&format!("{number}")).expect("a name")))
                .collect();
            let recipe = Recipe {
                seed_by: SeedBy::List,
                lots: Lots::None,
                seed: 1,
                groups: Vec::new(),
                knockout: Some(losers),
            };
            let Ok(plan) = generate(&entrants, &recipe) else { continue };
            let ledger = Ledger::new(plan.check(&entrants).expect("a sound plan"), 1);
            let stages = Stages::of(ledger.state(), Lang::En).stages;
            let mut known: Vec<String> =
                stages.iter().flat_map(|stage| &stage.rounds).flatten().map(|game| game.id.clone()).collect();
            let mut shown = Vec::new();
            for bracket in Bracket::all(&stages, Lang::En) {
                let deepest = all(&bracket.root, 1, &mut shown);
                assert_eq!(deepest, bracket.rounds.len(), "a column for every round");
                for branch in &bracket.apart {
                    all(branch, 1, &mut shown);
                }
            }
            known.sort_unstable();
            shown.sort_unstable();
            assert_eq!(shown, known, "{count} {losers:?}");
        }
    }
}

/// The matches of a branch; how deep it is.
fn all(branch: &Branch, depth: usize, into: &mut Vec<String>) -> usize {
    into.push(branch.meeting.id.clone());
    branch.from.iter().map(|one| all(one, depth + 1, into)).max().unwrap_or(depth)
}

/// Two thousand players who play for every place: each match is looked at once, not once for every player. When it was
/// quadratic, this took ten seconds and more.
#[test]
fn a_large_knockout_is_shown_in_time() {
    let entrants: Vec<Entrant> = (1..=2000)
        .map(|number| Entrant::named(number, Name::new(&format!("P{number}")).expect("a name")))
        .collect();
    let recipe = Recipe {
        seed_by: SeedBy::List,
        lots: Lots::None,
        seed: 1,
        groups: Vec::new(),
        knockout: Some(Losers::AllPlaces),
    };
    let plan = generate(&entrants, &recipe).expect("a plan").check(&entrants).expect("a sound plan");
    let mut ledger = Ledger::new(plan, 1);
    let ready: Vec<MatchId> = ledger.state().ready().take(200).cloned().collect();
    for game in ready {
        record(&mut ledger, game.as_str(), Side::First, PerSide::new(2, 1));
    }
    let begun = std::time::Instant::now();
    let shown = Stages::of(ledger.state(), Lang::Cs);
    let took = begun.elapsed();
    assert_eq!(shown.places.len(), 2000);
    assert!(shown.places.iter().any(|line| line.ground.game.is_some()));
    assert!(took < std::time::Duration::from_secs(3), "{took:?}");
}
