//! The grand final of a contest: twenty-four teams out of forty-eight after two levels, the fourth round being played.

use kolo_contest::fees::PaidWhen;
use kolo_contest::quota::Method;
use kolo_contest::{
    Author, Catchment, Category, Command, Contest, Day, Level, Order, Seats, Timestamp, VenueId,
    VenueLanguage, VenuePlan, simulate,
};

use crate::calendar::{Reached, days_from, season};
use crate::example::Example;
use crate::mistake::Mistake;
use crate::schools::{self, Map, area_id, region_id};
use crate::script::name;

const SEED: u64 = 24;
const REGIONS: usize = 6;
const CATEGORY: Category = Category::Ss;

/// The contest on the day of its grand final.
pub(crate) fn contest(at: Timestamp) -> Result<Contest, Mistake> {
    let by = name("Kancelář soutěže")?;
    let hand = |days: i64| Order {
        by: Author::arbiter(by.clone()),
        at: days_from(at, -days).begins(),
        reason: None,
        command: (),
    };
    let season = season(at, name(Example::GrandFinal.name())?, SEED, Reached::Final);
    let (area, regional) = (season.area.from, season.regional.from);
    let mut contest = Contest::open(&hand(60), season).map_err(Mistake::of)?;
    let map = Map { regions: REGIONS, schools: 4, teams: 2, category: CATEGORY };
    for entry in schools::enter(&mut contest, &hand(60), map, SEED)? {
        let pay = Command::Pay { entry, when: PaidWhen::InAdvance, amount: None };
        contest.give(&hand(50), &pay).map_err(Mistake::of)?;
    }
    let mut levels = [Vec::new(), Vec::new()];
    for number in 1..=REGIONS {
        let (slug, town) = schools::town(number);
        let from = Catchment::Area(area_id(number)?);
        let title = (format!("ot-{slug}"), format!("Oblastní turnaj {town}"));
        levels[0].push(announce(&mut contest, &hand(45), Level::Area, title, (from, area))?);
        let from = Catchment::Region(region_id(number)?);
        let title = (format!("kt-{slug}"), format!("Krajský turnaj {town}"));
        levels[1].push(announce(&mut contest, &hand(45), Level::Regional, title, (from, regional))?);
    }
    let title = ("finale".to_owned(), "Grand finále".to_owned());
    let last = announce(&mut contest, &hand(45), Level::GrandFinal, title, (Catchment::All, at.day()))?;
    for ((level, seats), venues) in
        [(Level::Area, Seats::PerRegion(6)), (Level::Regional, Seats::ByRules)].into_iter().zip(levels)
    {
        let quotas =
            Command::PublishQuotas { category: CATEGORY, level, seats, method: Method::LargestRemainder };
        contest.give(&hand(40), &quotas).map_err(Mistake::of)?;
        for venue in venues {
            contest =
                simulate::hold_watched(contest, &venue, SEED, &hand(40), &mut |_| {}).map_err(Mistake::of)?;
        }
    }
    in_round_four(contest, &last, &hand(2))
}

fn announce(
    contest: &mut Contest,
    hand: &Order,
    level: Level,
    (id, title): (String, String),
    (catchment, day): (Catchment, Day),
) -> Result<VenueId, Mistake> {
    let id = VenueId::new(&id).map_err(Mistake::of)?;
    let plan = VenuePlan {
        id: id.clone(),
        name: name(&title)?,
        category: CATEGORY,
        level,
        catchment,
        day,
        starts: (level == Level::GrandFinal).then(|| day.begins()),
        place: None,
        host: None,
        language: VenueLanguage::Cs,
        rounds: None,
    };
    contest.give(hand, &Command::Announce(plan)).map_err(Mistake::of)?;
    Ok(id)
}

/// Played until half of the fourth round is in.
fn in_round_four(contest: Contest, venue: &VenueId, hand: &Order) -> Result<Contest, Mistake> {
    let mut caught = None;
    let mut watch = |now: &Contest| {
        if caught.is_some() {
            return;
        }
        let Some(play) = now.play(venue) else { return };
        let rounds = play.swiss().and_then(|swiss| swiss.state()).map_or(0, |state| state.rounds().len());
        if rounds == 4 && play.open_games().len() <= play.field().len() / 4 {
            caught = Some(now.clone());
        }
    };
    simulate::hold_watched(contest, venue, SEED, hand, &mut watch).map_err(Mistake::of)?;
    caught.ok_or_else(|| Mistake::of("it has no fourth round"))
}
