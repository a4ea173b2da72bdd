//! Random tournaments: forfeits, byes, absences, withdrawals, late entries, and rounds that no rule made.

use kolo_model::{
    ForfeitResult, GameTerms, Idle, Lot, Outcome, PerSide, Place, PlayedResult, RawCompetitor, RawEntry,
    RawGameResult, RawPlanned, RawRound, RawTournament, Spot, System,
};
use kolo_pairing::{NextRound, Options, Silent, SplitMix64, pair};

/// A tournament of `2..=most` players before a round that is not the first one always.
pub(crate) fn tournament(seed: u64, most: u64, rounds: u64) -> RawTournament {
    let mut chance = SplitMix64::new(seed);
    let size = u32::try_from(2 + chance.below(most - 1)).unwrap();
    let boards = [1, 3, 5][usize::try_from(chance.below(3)).unwrap()];
    let mut raw = RawTournament {
        system: Some(System::Pisqworky2023),
        lot: chance.happens(500).then_some(Lot::FirstWaits),
        boards: Some(Spot::new(boards, Place::default())),
        competitors: (1..=size).map(|no| RawCompetitor::named(no, &format!("Tým {no}"))).collect(),
        ..RawTournament::default()
    };
    let by_rules = chance.happens(600);
    for _ in 0..chance.below(rounds + 1) {
        play(&mut raw, boards, by_rules, &mut chance);
    }
    plan_absences(&mut raw, &mut chance);
    raw
}

fn plan_absences(raw: &mut RawTournament, chance: &mut SplitMix64) {
    let absence =
        |who: u32| RawPlanned { place: Place::default(), round: None, who, idle: Idle::AnnouncedAbsence };
    let staying = raw.competitors.iter().filter(|competitor| competitor.withdrawn_after.is_none());
    raw.planned = staying.filter(|_| chance.happens(60)).map(|c| absence(c.no)).collect();
}

fn play(raw: &mut RawTournament, boards: u32, by_rules: bool, chance: &mut SplitMix64) {
    plan_absences(raw, chance);
    let tournament = raw.check().unwrap().tournament;
    let drawn = pair(System::Pisqworky2023, &tournament, &Options::default(), &mut Silent);
    let next = match drawn {
        Ok(next) if by_rules => next,
        Ok(_) | Err(_) => at_random(&tournament, chance),
    };
    raw.planned.clear();
    let mut entries: Vec<RawEntry> = next
        .pairs
        .iter()
        .map(|pair| result(pair.map(kolo_model::StartNumber::get), boards, chance))
        .collect();
    entries.extend(next.byes.iter().map(|no| RawEntry::Idle {
        place: Place::default(),
        who: no.get(),
        idle: Idle::PairingBye,
    }));
    if entries.is_empty() {
        return;
    }
    raw.played.push(RawRound { entries });
    let done = u32::try_from(raw.played.len()).unwrap();
    for competitor in raw.competitors.iter_mut().filter(|c| c.withdrawn_after.is_none()) {
        if chance.happens(15) {
            competitor.withdrawn_after = Some(Spot::new(done, Place::default()));
        }
    }
}

/// Whoever is present in random order, two by two.
fn at_random(tournament: &kolo_model::Tournament, chance: &mut SplitMix64) -> NextRound {
    let mut left = tournament.present_next();
    let mut drawn = Vec::new();
    while !left.is_empty() {
        drawn.push(left.swap_remove(usize::try_from(chance.below(left.len() as u64)).unwrap()));
    }
    let pairs = drawn.chunks_exact(2).map(|two| PerSide::new(two[0], two[1])).collect();
    NextRound { round: tournament.next_round(), pairs, byes: drawn.chunks_exact(2).remainder().to_vec() }
}

fn result(sides: PerSide<u32>, boards: u32, chance: &mut SplitMix64) -> RawEntry {
    let game = |outcome, score| RawEntry::Game {
        place: Place::default(),
        sides,
        result: RawGameResult::Outcome(outcome),
        score,
        terms: GameTerms::EVEN,
    };
    if chance.happens(80) {
        let kind = ForfeitResult::ALL[usize::try_from(chance.below(3)).unwrap()];
        return game(Outcome::Forfeit(kind), None);
    }
    let full = 4 * boards;
    let first = u32::try_from(chance.below(u64::from(full) + 1)).unwrap();
    let result = match first.cmp(&(full - first)) {
        std::cmp::Ordering::Greater => PlayedResult::FirstWins,
        std::cmp::Ordering::Equal => PlayedResult::Draw,
        std::cmp::Ordering::Less => PlayedResult::SecondWins,
    };
    game(Outcome::played(result), Some(PerSide::new(i64::from(first), i64::from(full - first))))
}
