//! Random tournaments that use everything the model has.

use kolo_model::{
    Acceleration, AdjournedGames, CountLine, DrawPreset, DrawWishes, EventInfo, FloatsTwoRoundsAgo,
    ForfeitOpponents, ForfeitResult, GameTerms, GoRank, GoSettings, HalfPoints, Handicap, HandicapBy,
    HandicapRules, Idle, Komi, Lot, McMahon, MemberRole, OpponentPadding, Outcome, PerSide, Place,
    PlayedResult, RatingBasis, RatingReport, RawCompetitor, RawEntry, RawForbidden, RawGameResult,
    RawPlanned, RawRound, RawTournament, Scoring, Seeding, SeedingPlan, Sex, Spot, StrengthBy, SuperGroup,
    System, Tournament, TrfDialect, TrfLayout, Wish,
};

use super::random::Random;

const TEXTS: [&str; 12] = [
    "",
    "Plzeň",
    "Otevřený \"turnaj\" \\ města",
    "two  blanks",
    " around ",
    "line\nbreak",
    "tab\there",
    "\u{1}\u{7f}\u{85}",
    "žluťoučký kůň úpěl ďábelské ódy a ještě něco",
    "001    1      Fake",
    "日本",
    "-",
];

const LINES: [&str; 11] = [
    "182 Program",
    "XXQ 7",
    "### comment",
    "001    1      Fake",
    "192 CUSTOM_SWISS",
    "192 FIDE_DUTCH_2026",
    "192 FIDE_DUTCH_BAKU",
    "XXC rank",
    "310 x\ny",
    "zz",
    "CZE    1 m    Name",
];

/// A tournament of `players` and `rounds`, different for each `seed`.
pub(crate) fn tournament(seed: u64, players: u32, rounds: u32) -> Tournament {
    let mut random = Random(seed);
    let raw = raw(&mut random, players, rounds);
    match raw.check() {
        Ok(checked) => checked.tournament,
        Err(problems) => panic!("seed {seed}: {problems}"),
    }
}

fn raw(random: &mut Random, players: u32, rounds: u32) -> RawTournament {
    let some = |random: &mut Random| !random.one_in(3);
    let played: Vec<RawRound> = (0..rounds).map(|_| round(random, players)).collect();
    let next = rounds + 1;
    let mut planned = Vec::new();
    for who in some_of(random, players) {
        let idle = *random.pick(&Idle::ALL);
        let round = next + u32::try_from(random.below(3)).unwrap();
        planned.push(RawPlanned { place: Place::default(), round: Some(round), who, idle });
    }
    RawTournament {
        event: event(random),
        // A gomoku contest would need a score for every match.
        system: some(random)
            .then(|| *random.pick(&System::ALL))
            .filter(|system| *system != System::Pisqworky2023),
        rounds: some(random).then(|| spot(next + 2)),
        lot: some(random).then(|| *random.pick(&[Lot::FirstStarts, Lot::FirstWaits])),
        boards: random.one_in(3).then(|| spot(*random.pick(&[1, 3, 5]))),
        bye_score: random.one_in(3).then(|| spot(4)),
        scoring: random.one_in(2).then(|| scoring(random)),
        adjourned_games: *random.pick(&[AdjournedGames::AsDraws, AdjournedGames::WithoutPoints]),
        b6: *random.pick(&[FloatsTwoRoundsAgo::Same, FloatsTwoRoundsAgo::Any]),
        acceleration: *random.pick(&[Acceleration::NotUsed, Acceleration::Baku]),
        go: go_settings(random),
        seed: random.one_in(2).then(|| random.next()),
        criteria: if random.one_in(3) {
            vec![spot("points".into()), spot("sös\n".into())]
        } else {
            Vec::new()
        },
        competitors: (1..=players).map(|no| competitor(random, no, rounds)).collect(),
        played,
        planned,
        forbidden: forbidden(random, players),
        accelerations: accelerations(random, players),
        teams: if random.one_in(3) { vec![(text(random), vec![spot(1), spot(players)])] } else { Vec::new() },
    }
}

fn rank(random: &mut Random, ranks: &[&str]) -> GoRank {
    random.pick(ranks).parse().unwrap()
}

fn go_settings(random: &mut Random) -> GoSettings {
    if random.one_in(2) {
        return GoSettings::default();
    }
    let seedings = Seeding::ALL.map(|(_, seeding)| seeding);
    GoSettings {
        mcmahon: McMahon {
            by: *random.pick(&[StrengthBy::Rank, StrengthBy::Rating]),
            bar: random.one_in(2).then(|| rank(random, &["1p", "4d"])),
            floor: random.one_in(2).then(|| rank(random, &["30k", "5k"])),
            first_professional: rank(random, &["8d", "6d"]),
        },
        handicap: random.one_in(2).then(|| HandicapRules {
            by: *random.pick(&[HandicapBy::Coefficients, HandicapBy::Ranks]),
            reduction: *random.pick(&[0, 1, 255]),
            none_from: rank(random, &["1d", "9p", "30k"]),
            most: *random.pick(&[Handicap::NONE, Handicap::MOST]),
            komi: Komi::from_halves(*random.pick(&[-722, 0, 1, 15])),
        }),
        komi: random.one_in(2).then(|| Komi::from_halves(*random.pick(&[-7, 0, 13, 15]))),
        draw: DrawWishes {
            preset: random.pick(&DrawPreset::ALL).1,
            wishes: random.one_in(2).then(|| {
                let mut wishes = Wish::ALL.map(|(_, wish)| wish).to_vec();
                random.shuffle(&mut wishes);
                wishes.truncate(random.below(8));
                wishes
            }),
            seeding: random.one_in(2).then(|| SeedingPlan {
                first: *random.pick(&seedings),
                first_rounds: *random.pick(&[0, 2]),
                later: *random.pick(&seedings),
            }),
        },
        forfeits: *random.pick(&[ForfeitOpponents::NotPlayed, ForfeitOpponents::Count]),
    }
}

fn terms(random: &mut Random) -> GameTerms {
    GameTerms {
        handicap: *random.pick(&[Handicap::NONE, Handicap::NONE, Handicap::MOST]),
        komi: random.one_in(3).then(|| Komi::from_halves(13)),
    }
}

fn spot<T>(value: T) -> Spot<T> {
    Spot::new(value, Place::default())
}

fn text(random: &mut Random) -> String {
    (*random.pick(&TEXTS)).to_owned()
}

fn event(random: &mut Random) -> EventInfo {
    let texts = |random: &mut Random| -> Vec<String> { (0..random.below(4)).map(|_| text(random)).collect() };
    EventInfo {
        name: text(random),
        city: text(random),
        federation: text(random),
        start: text(random),
        end: text(random),
        kind: text(random),
        chief_arbiter: text(random),
        deputies: texts(random),
        time_control: text(random),
        round_dates: {
            let dates = ["26/05/01", "", "2026-05-01", "1. 5. 2026", "-"];
            (0..random.below(5)).map(|_| (*random.pick(&dates)).to_owned()).collect()
        },
        other_lines: (0..random.below(5)).map(|_| (*random.pick(&LINES)).to_owned()).collect(),
        layout: TrfLayout {
            dialect: *random.pick(&[TrfDialect::Trf16, TrfDialect::Trf26]),
            opponents: *random.pick(&[OpponentPadding::Spaces, OpponentPadding::Zeros]),
            counts: [CountLine::Players, CountLine::RatedPlayers, CountLine::Teams]
                .into_iter()
                .filter(|_| random.one_in(2))
                .collect(),
        },
    }
}

fn scoring(random: &mut Random) -> Scoring {
    let mut points = || HalfPoints::from_halves(u32::try_from(random.below(7)).unwrap());
    Scoring {
        win: points(),
        draw: points(),
        loss: points(),
        forfeit_win: points(),
        forfeit_loss: points(),
        pairing_bye: points(),
        full_bye: points(),
        half_bye: points(),
        absence: points(),
        adjourned: AdjournedGames::default(),
    }
}

fn competitor(random: &mut Random, no: u32, rounds: u32) -> RawCompetitor {
    let names = [
        "Nová, Eva",
        "  Ota  ",
        "A",
        "Velmi dlouhé jméno, které se do třiatřiceti znaků nevejde",
        "日本 太郎",
    ];
    let roster = random.one_in(5).then(|| {
        let roles = [MemberRole::Captain, MemberRole::Player, MemberRole::Substitute];
        (0..random.below(3)).map(|index| (spot(format!("Člen {index}")), roles[index])).collect()
    });
    let some = |random: &mut Random, values: &[&str]| {
        random.one_in(2).then(|| spot((*random.pick(values)).to_owned()))
    };
    RawCompetitor {
        rating: random.one_in(2).then(|| spot(*random.pick(&[-900, -1, 1, 2105, 9999]))),
        rating_basis: *random.pick(&[RatingBasis::Listed, RatingBasis::Ingo, RatingBasis::Unverified]),
        title: some(random, &["GM", "wim", "c"]),
        rank: some(random, &["30k", "1 dan", "9p"]),
        adjustment: *random.pick(&[0, 0, -128, 2]),
        super_group: *random.pick(&[SuperGroup::Outside, SuperGroup::Outside, SuperGroup::Member]),
        club: some(random, &["ŠK \"Věž\"", "K"]),
        country: some(random, &["CZE", "CZ", "Česko", "A B C"]),
        sex: random.one_in(2).then(|| *random.pick(&[Sex::Female, Sex::Male])),
        born: some(random, &["2001", "2001-04", "2001-04-30"]),
        federation_id: random.one_in(2).then(|| *random.pick(&[0, 7, 99_999_999_999, u64::MAX])),
        listed_place: random.one_in(2).then(|| *random.pick(&[0, 1, 9999, 10_000])),
        // Later than every round, so that nobody plays after having withdrawn.
        withdrawn_after: random.one_in(4).then(|| spot(rounds + u32::try_from(random.below(2)).unwrap())),
        roster,
        ..RawCompetitor::named(no, random.pick::<&str>(&names))
    }
}

fn round(random: &mut Random, players: u32) -> RawRound {
    let mut order: Vec<u32> = (1..=players).collect();
    random.shuffle(&mut order);
    let mut entries = Vec::new();
    let mut rest = order.as_slice();
    while let [first, others @ ..] = rest {
        let place = Place::default();
        match others {
            [second, others @ ..] if !random.one_in(5) => {
                let result = RawGameResult::Outcome(outcome(random));
                let score = random.one_in(5).then(|| PerSide::new(3, 1));
                entries.push(RawEntry::Game {
                    place,
                    sides: PerSide::new(*first, *second),
                    result,
                    score,
                    terms: terms(random),
                });
                rest = others;
            }
            others => {
                entries.push(RawEntry::Idle { place, who: *first, idle: *random.pick(&Idle::ALL) });
                rest = others;
            }
        }
    }
    // A round in which all are absent without a reason is none.
    if let Some(RawEntry::Idle { idle, .. }) = entries.first_mut() {
        *idle = *random.pick(&[Idle::PairingBye, Idle::HalfPointBye, Idle::AnnouncedAbsence]);
    }
    RawRound { entries }
}

fn outcome(random: &mut Random) -> Outcome {
    let report = *random.pick(&[RatingReport::Rated, RatingReport::Unrated]);
    match random.below(6) {
        0 => Outcome::Pending,
        1 => Outcome::Adjourned,
        2 => Outcome::Forfeit(*random.pick(&ForfeitResult::ALL)),
        _ => Outcome::Played(*random.pick(&PlayedResult::ALL), report),
    }
}

fn forbidden(random: &mut Random, players: u32) -> Vec<RawForbidden> {
    if players < 2 {
        return Vec::new();
    }
    let round = |random: &mut Random| random.one_in(2).then(|| *random.pick(&[1, 3, 998, 999, 1000]));
    let one = |random: &mut Random| RawForbidden {
        place: Place::default(),
        members: vec![1, players],
        from: round(random),
        to: round(random),
    };
    (0..random.below(3)).map(|_| one(random)).collect()
}

fn accelerations(random: &mut Random, players: u32) -> Vec<(Spot<u32>, Vec<HalfPoints>)> {
    let values = [0, 0, 1, 2, 2, 2, 200].map(HalfPoints::from_halves);
    some_of(random, players)
        .into_iter()
        .map(|no| (spot(no), (0..random.below(5)).map(|_| *random.pick(&values)).collect()))
        .collect()
}

/// About half of the numbers.
fn some_of(random: &mut Random, players: u32) -> Vec<u32> {
    (1..=players).filter(|_| random.one_in(2)).collect()
}
