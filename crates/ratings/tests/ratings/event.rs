use kolo_model::{
    ForfeitResult, GameTerms, HalfPoints, Handicap, Idle, Outcome, Place, PlayedResult, RatingReport,
    RawCompetitor, RawEntry, RawGameResult, RawRound, RawTournament, RoundNumber, Spot, StartNumber,
    Tournament,
};
use kolo_ratings::RatingPoints;
use kolo_ratings::egf::{EventClass, NotRated, RatingSource, rate_event};
use proptest::prelude::*;

/// Somebody with this rating or rank.
enum Strength {
    Rating(i64),
    Rank(&'static str),
    Unknown,
}

fn competitor(no: u32, strength: &Strength) -> RawCompetitor {
    let (rating, rank) = match strength {
        Strength::Rating(points) => (Some(Spot::new(*points, Place::default())), None),
        Strength::Rank(rank) => (None, Some(Spot::new((*rank).to_owned(), Place::default()))),
        Strength::Unknown => (None, None),
    };
    RawCompetitor { rating, rank, ..RawCompetitor::named(no, "Eva") }
}

fn game(first: u32, second: u32, outcome: Outcome) -> RawEntry {
    RawEntry::game(first, second, RawGameResult::Outcome(outcome))
}

fn handicap_game(first: u32, second: u32, stones: u8, outcome: Outcome) -> RawEntry {
    let RawEntry::Game { place, sides, result, score, .. } = game(first, second, outcome) else {
        unreachable!("a game is a game")
    };
    let handicap = Handicap::new(stones).expect("at most nine");
    RawEntry::Game { place, sides, result, score, terms: GameTerms { handicap, komi: None } }
}

fn tournament(strengths: &[Strength], rounds: Vec<Vec<RawEntry>>) -> Tournament {
    let competitors = strengths.iter().zip(1..).map(|(strength, no)| competitor(no, strength));
    let raw = RawTournament {
        competitors: competitors.collect(),
        played: rounds.into_iter().map(|entries| RawRound { entries }).collect(),
        ..RawTournament::default()
    };
    raw.check().expect("a sound tournament").tournament
}

fn thousandths(number: i64) -> RatingPoints {
    RatingPoints::from_thousandths(number)
}

const BLACK_WINS: Outcome = Outcome::Played(PlayedResult::FirstWins, RatingReport::Rated);
const WHITE_WINS: Outcome = Outcome::Played(PlayedResult::SecondWins, RatingReport::Rated);

#[test]
fn every_game_counts_with_the_ratings_from_before_the_event() {
    use Strength::Rating;
    let rounds = vec![vec![game(1, 2, BLACK_WINS)], vec![game(2, 1, WHITE_WINS)]];
    let event = rate_event(&tournament(&[Rating(2100), Rating(2100)], rounds), EventClass::A);
    let [winner, loser] = &event.players[..] else { panic!("two players: {:?}", event.players) };
    // Twice 9.306246102…, rounded once.
    assert_eq!((winner.change(), winner.after()), (thousandths(18_612), thousandths(2_118_612)));
    assert_eq!((loser.change(), loser.after()), (thousandths(-16_549), thousandths(2_083_451)));
    assert_eq!(winner.actual(), HalfPoints::from_whole(2));
    assert_eq!(winner.expected().rounded(), thousandths(1000));
    assert_eq!(winner.games[1].round, RoundNumber::from_index(1));
    assert_eq!(winner.games[1].opponent, StartNumber::from_index(1));
}

#[test]
fn the_class_weighs_the_bonus_too() {
    use Strength::Rating;
    let changes = EventClass::ALL.map(|class| {
        let drawn = Outcome::played(PlayedResult::Draw);
        let played = tournament(&[Rating(100), Rating(100)], vec![vec![game(1, 2, drawn)]]);
        rate_event(&played, class).players[0].change().thousandths()
    });
    assert_eq!(changes, [5500, 4125, 2750, 1375]);
}

#[test]
fn nobody_falls_below_the_least_rating() {
    use Strength::{Rank, Rating};
    let rounds = vec![vec![game(1, 2, WHITE_WINS)]];
    let event = rate_event(&tournament(&[Rating(-890), Rank("30k")], rounds), EventClass::A);
    assert_eq!(event.players[0].after(), thousandths(-900_000));
    assert!(event.players[0].change() < thousandths(-50_000));
    assert_eq!(event.players[1].source, RatingSource::Rank("30k".parse().unwrap()));
    assert!(event.players[1].after() > thousandths(-900_000));
}

/// With four stones 1500 plays like 1850.
#[test]
fn handicap_helps_black() {
    use Strength::Rating;
    let rounds = vec![vec![handicap_game(1, 2, 4, BLACK_WINS)]];
    let event = rate_event(&tournament(&[Rating(1500), Rating(2000)], rounds), EventClass::A);
    let changes: Vec<i64> = event.players.iter().map(|player| player.change().thousandths()).collect();
    assert_eq!(changes, [24_949, -12_880]);
    assert!(event.players.iter().all(|player| player.games[0].stones == 4));
}

#[test]
fn what_is_not_rated_is_reported() {
    use Strength::{Rating, Unknown};
    let people = [Rating(2000), Rating(1900), Unknown, Rating(1800)];
    let not_reported = Outcome::Played(PlayedResult::Draw, RatingReport::Unrated);
    let bye = RawEntry::Idle { place: Place::default(), who: 4, idle: Idle::PairingBye };
    let rounds = vec![
        vec![game(1, 2, Outcome::Forfeit(ForfeitResult::FirstWins)), game(3, 4, BLACK_WINS)],
        vec![game(1, 2, not_reported), game(3, 4, Outcome::Pending)],
        vec![game(2, 1, Outcome::Adjourned), bye],
    ];
    let event = rate_event(&tournament(&people, rounds), EventClass::A);
    let reasons: Vec<NotRated> = event.skipped.iter().map(|skipped| skipped.why).collect();
    let third = StartNumber::from_index(2);
    assert_eq!(
        reasons,
        [
            NotRated::Forfeit,
            NotRated::StrengthUnknown(third),
            NotRated::NotReported,
            NotRated::Unfinished,
            NotRated::Unfinished,
        ]
    );
    assert_eq!(event.players.iter().map(|player| player.no.get()).collect::<Vec<_>>(), [1, 2, 4]);
    assert!(event.players.iter().all(|player| player.after() == player.before));
}

proptest! {
    /// The order of rounds decides nothing, and what two get beyond their bonus is of opposite signs.
    #[test]
    fn the_order_of_rounds_decides_nothing(
        ratings in proptest::collection::vec(-900i64..3300, 4),
        results in proptest::collection::vec(0usize..3, 6),
    ) {
        let people: Vec<Strength> = ratings.into_iter().map(Strength::Rating).collect();
        let pairs = [[(1, 2), (3, 4)], [(4, 1), (2, 3)], [(1, 3), (4, 2)]];
        let outcomes = [BLACK_WINS, WHITE_WINS, Outcome::played(PlayedResult::Draw)];
        let rounds: Vec<Vec<RawEntry>> = pairs
            .iter()
            .zip(results.chunks(2))
            .map(|(pairs, results)| {
                pairs.iter().zip(results).map(|((a, b), result)| game(*a, *b, outcomes[*result])).collect()
            })
            .collect();
        let reversed: Vec<Vec<RawEntry>> = rounds.iter().rev().cloned().collect();
        let one = rate_event(&tournament(&people, rounds), EventClass::B);
        let two = rate_event(&tournament(&people, reversed), EventClass::B);
        for (one, two) in one.players.iter().zip(&two.players) {
            prop_assert_eq!(one.after(), two.after());
            let beyond = |game: &kolo_ratings::egf::RatedGame| game.formula.change.get() - game.formula.bonus.get();
            for game in &one.games {
                prop_assert!(beyond(game) == 0 || game.share != kolo_model::Share::Win || beyond(game) > 0);
            }
        }
    }
}
