//! Views of a simulated season: every tournament has them in every language, and nothing of people but names.

use kolo_contest::simulate::{Scale, simulate};
use kolo_contest::{Contest, GameKey, Phase, Timestamp, VenueId, VenueState};
use kolo_messages::Lang;
use kolo_views::contest::captain::TeamDay;
use kolo_views::contest::matches::{self, MatchState};
use kolo_views::contest::now::Now;
use kolo_views::contest::office::Office;
use kolo_views::contest::slip::Slip;
use kolo_views::contest::venue::{self, Card, Stage, VenueStep};
use kolo_views::contest::{log, places, teams, ties};

fn season() -> Contest {
    simulate(Scale { teams: 60, individuals: 20, areas: 4, regions: 2 }, 7).expect("a season").contest
}

fn json(view: impl serde::Serialize) -> String {
    serde_json::to_string(&view).expect("a view is plain data")
}

#[test]
fn a_season_that_is_over_has_all_its_views() {
    let contest = season();
    for lang in Lang::ALL {
        let office = Office::of(&contest, lang);
        assert_eq!(office.venues.len(), contest.state().venues().count());
        assert!(
            office.venues.iter().all(|venue| venue.stage == Stage::Over && venue.step == VenueStep::Over)
        );
        for venue in contest.state().venues() {
            one_tournament(&contest, venue, lang);
        }
        let lines = log::office(&contest, lang);
        assert_eq!(lines.len(), contest.records().len());
        assert!(lines.windows(2).all(|pair| pair[0].at >= pair[1].at), "the newest first");
    }
}

fn one_tournament(contest: &Contest, venue: &VenueState, lang: Lang) {
    let id = &venue.plan.id;
    assert_eq!(
        (venue::waiting(contest, venue, Timestamp(0), lang), ties::open(contest, id, lang)),
        (Vec::new(), Vec::new())
    );
    let lines = matches::all(contest, id, lang);
    for line in &lines {
        assert!(matches!(line.state, MatchState::Done | MatchState::Forfeited), "{line:?}");
        assert!(!line.part.is_empty() && !line.part.contains("school-"), "{}: {}", line.key, line.part);
        let slip = Slip::of(contest, id, &GameKey(line.key.clone()), lang).expect("a slip");
        assert_eq!(slip.games.len(), slip.boards as usize);
        let counted: u32 = slip.games.iter().map(|board| board.points.first).sum();
        // A match that was entered as a score, or was not played, has no boards to add up.
        if line.notation.as_deref().is_some_and(|text| !text.contains(':')) {
            assert_eq!(
                line.score.as_deref().map(|score| score.starts_with(&format!("{counted} :"))),
                Some(true)
            );
        }
    }
    let table = places::table(contest, id).expect("it was played");
    let go_on = table.iter().filter(|line| line.goes_on).count();
    assert_eq!(go_on, contest.state().qualified(id).len());
    let field = teams::expected(contest, venue, lang);
    assert_eq!(field.len(), table.len());
    let shown = json(&lines) + &json(&field) + &json(&table) + &json(Card::of(contest, venue, lang));
    for player in contest.state().players().values() {
        let born = player.born.expect("the contest knows it").to_string();
        // A day of a tournament may be a player's birthday, but not in another year.
        assert!(!shown.contains(&born), "{born}");
    }
}

#[test]
fn every_number_of_a_group_opens_into_its_parts() {
    let contest = season();
    let mut opened = 0;
    for (_, play) in contest.plays() {
        let Some(ledger) = play.stages() else { continue };
        for stage in ledger.state().plan().stages() {
            for group in &stage.groups {
                for number in 1..=play.field().len() {
                    let number = u32::try_from(number).expect("a small field");
                    let one = places::PlanDerivation::of(play, group.id.as_str(), number, Lang::Cs);
                    let Some(places::PlanDerivation { derived, why }) = one else { continue };
                    assert!(!why.is_empty() && why.iter().all(|step| !step.clause.is_empty()));
                    assert!(derived.columns.iter().all(|column| !column.head.clause.is_empty()));
                    assert!(derived.columns.first().is_some_and(|column| !column.parts.is_empty()));
                    opened += 1;
                }
            }
        }
    }
    assert!(opened > 40, "{opened}");
}

#[test]
fn what_comes_next_follows_the_day() {
    let mut steps = std::collections::BTreeSet::new();
    let mut watch = |contest: &Contest| {
        for venue in contest.state().venues() {
            let (step, _) = venue::step(contest, venue);
            let fits = match (&venue.phase, step) {
                (Phase::Closed(_), step) => step == VenueStep::Over,
                (Phase::Announced | Phase::Running, step) => step != VenueStep::Over,
            };
            assert!(fits, "{step:?}");
            steps.insert(format!("{step:?}"));
        }
    };
    let scale = Scale { teams: 36, individuals: 12, areas: 3, regions: 1 };
    kolo_contest::simulate::simulate_watched(scale, 3, &mut watch).expect("a season");
    for step in ["CheckIn", "Start", "Results", "Close", "Over", "Office"] {
        assert!(steps.contains(step), "{step} of {steps:?}");
    }
}

/// Each team that sits down now has a table of its own, each team sees the same table as the wall, and a captain and
/// the captain of the other team see the same match from both sides.
#[test]
fn nobody_has_to_ask_where_to_sit() {
    let (mut seen, mut captains) = (0, 0);
    let mut watch = |contest: &Contest| {
        for venue in contest.state().venues().filter(|venue| venue.phase == Phase::Running) {
            let Some(now) = Now::of(contest, &venue.plan.id, Lang::En) else { continue };
            let mut tables: Vec<u32> = now.tables.iter().map(|line| line.table.expect("a table")).collect();
            assert!(tables.is_sorted(), "{tables:?}");
            tables.dedup();
            assert_eq!(tables.len(), now.tables.len(), "two matches at one table: {:?}", now.tables);
            for line in &now.tables {
                let seats = now.teams.iter().filter_map(|team| team.next.as_ref());
                let own: Vec<_> = seats.filter(|seat| seat.key == line.key).collect();
                assert!(own.len() == 2 && own.iter().all(|seat| seat.on && seat.table == line.table));
            }
            seen += now.tables.len();
            captains += both_captains(contest, &venue.plan.id, &now);
        }
    };
    let scale = Scale { teams: 36, individuals: 12, areas: 3, regions: 1 };
    kolo_contest::simulate::simulate_watched(scale, 5, &mut watch).expect("a season");
    assert!(seen > 100 && captains > 20, "{seen} {captains}");
}

/// The first match that is on, on the phones of both captains; how many were looked at.
fn both_captains(contest: &Contest, venue: &VenueId, now: &Now) -> usize {
    let Some(line) = now.tables.first() else { return 0 };
    let play = contest.play(venue).expect("it is played");
    let fixture = play.fixture(&GameKey(line.key.clone())).expect("a match");
    let days = fixture.sides.map(|entry| TeamDay::of(contest, venue, &entry, Lang::En).expect("a day"));
    let own = |day: &TeamDay| day.open.iter().find(|one| one.key == line.key).expect("it is open").clone();
    let (first, second) = (own(&days.first), own(&days.second));
    assert_eq!((&first.opponent, &second.opponent), (&days.second.name, &days.first.name));
    assert_eq!((first.table, second.table), (line.table, line.table));
    assert_ne!(first.opens, second.opens);
    for (ours, theirs) in first.boards.iter().zip(&second.boards) {
        assert_eq!((&ours.own, &ours.other), (&theirs.other, &theirs.own));
    }
    1
}
