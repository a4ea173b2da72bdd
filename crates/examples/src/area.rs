//! An area tournament of fourteen school teams: groups being played, captains reporting by phone.

use kolo_contest::fees::PaidWhen;
use kolo_contest::quota::Method;
use kolo_contest::{
    Author, Catchment, Category, Command, Contest, Fixture, Level, Order, Play, PlayCommand, Seats,
    Timestamp, VenueId, VenueLanguage, VenuePlan, simulate,
};
use kolo_model::Side;
use kolo_stages::Later;
use kolo_teams::{BroadcastTables, DuelResult, Game, MatchResult, SlipCommand};

use crate::calendar::{Reached, days_from, season};
use crate::example::Example;
use crate::mistake::Mistake;
use crate::schools::{self, Map, area_id};
use crate::script::name;

/// With these lots all come.
const SEED: u64 = 1;

/// The name of the tournament in the contest.
const VENUE: &str = "oblast-kolin";

/// The contest with its one tournament so far.
pub(crate) fn contest(at: Timestamp) -> Result<Contest, Mistake> {
    let by = name("Jana Kopecká")?;
    let hand = |days: i64| Order {
        by: Author::arbiter(by.clone()),
        at: days_from(at, -days).begins(),
        reason: None,
        command: (),
    };
    let season = season(at, name(Example::SchoolArea.name())?, SEED, Reached::Areas);
    let mut contest = Contest::open(&hand(20), season).map_err(Mistake::of)?;
    let map = Map { regions: 1, schools: 7, teams: 2, category: Category::Zs };
    let entries = schools::enter(&mut contest, &hand(20), map, SEED)?;
    // Two schools pay at the door.
    for entry in &entries[..entries.len() - 2] {
        let pay = Command::Pay { entry: entry.clone(), when: PaidWhen::InAdvance, amount: None };
        contest.give(&hand(12), &pay).map_err(Mistake::of)?;
    }
    let venue = VenueId::new(VENUE).map_err(Mistake::of)?;
    let plan = VenuePlan {
        id: venue.clone(),
        name: name("Oblastní turnaj Kolín")?,
        category: Category::Zs,
        level: Level::Area,
        catchment: Catchment::Area(area_id(1)?),
        day: at.day(),
        starts: None,
        place: Some(name("Tělocvična, ZŠ Kolín")?),
        host: None,
        language: VenueLanguage::Cs,
        rounds: None,
    };
    contest.give(&hand(10), &Command::Announce(plan)).map_err(Mistake::of)?;
    let (category, level) = (Category::Zs, Level::Area);
    let quotas = Command::PublishQuotas {
        category,
        level,
        seats: Seats::PerRegion(4),
        method: Method::LargestRemainder,
    };
    contest.give(&hand(2), &quotas).map_err(Mistake::of)?;
    let mut contest = half_played(contest, &venue, &hand(0))?;
    report_differently(&mut contest, &venue, &hand(0))?;
    Ok(contest)
}

/// Played until half of the matches of the groups are done.
fn half_played(contest: Contest, venue: &VenueId, hand: &Order) -> Result<Contest, Mistake> {
    let mut caught = None;
    let mut watch = |now: &Contest| {
        if caught.is_none()
            && let Some(play) = now.play(venue)
            && play.open_games().len() * 2 <= play.games().len()
        {
            caught = Some(now.clone());
        }
    };
    simulate::hold_watched(contest, venue, SEED, hand, &mut watch).map_err(Mistake::of)?;
    caught.ok_or_else(|| Mistake::of("it was never half played"))
}

/// One captain has reported, and at another table both have, not the same.
fn report_differently(contest: &mut Contest, venue: &VenueId, hand: &Order) -> Result<(), Mistake> {
    let open = contest.play(venue).map(Play::open_games).unwrap_or_default();
    let [.., differing, waiting] = open.as_slice() else { return Err(Mistake::of("nothing is open")) };
    report(contest, venue, hand, (waiting, Side::First), DuelResult::FirstWins)?;
    report(contest, venue, hand, (differing, Side::First), DuelResult::FirstWins)?;
    report(contest, venue, hand, (differing, Side::Second), DuelResult::Draw)
}

/// A captain reports: the first game as given, the others shared.
fn report(
    contest: &mut Contest,
    venue: &VenueId,
    hand: &Order,
    (fixture, side): (&Fixture, Side),
    reported: DuelResult,
) -> Result<(), Mistake> {
    let boards = contest.play(venue).map_or(0, |play| play.shape().boards());
    let shared = Game::of(DuelResult::FirstWins, DuelResult::SecondWins);
    let first = Game::of(DuelResult::FirstWins, reported);
    let games = std::iter::once(first).chain(std::iter::repeat(shared)).take(boards as usize);
    let (game, broadcast) = (fixture.key.clone(), BroadcastTables(0));
    let command = SlipCommand::Report { by: side, entry: MatchResult::of_games(games) };
    let slip = PlayCommand::Slip { game, command, later: Later::Keep, broadcast };
    contest.play_on(hand, venue, &slip).map_err(Mistake::of)
}
