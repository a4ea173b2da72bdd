use crate::{
    Adjourned, Cell, ForfeitResult, GameTerms, HalfPoints, Handicap, Idle, Outcome, PerSide, Place,
    PlayedResult, ProblemKind, RatingReport, RawCompetitor, RawEntry, RawForbidden, RawGameResult,
    RawHalfResult, RawPlanned, RawRound, RawTournament, RoundNumber, Scoring, Share, Side, Spot, StartNumber,
    System, WarningKind,
};

fn field(n: u32) -> RawTournament {
    let competitors = (1..=n)
        .map(|no| RawCompetitor { place: Place::at(no, 1), ..RawCompetitor::named(no, &format!("P{no}")) })
        .collect();
    RawTournament { competitors, ..RawTournament::default() }
}

fn no(n: u32) -> StartNumber {
    StartNumber::new(n).unwrap()
}

fn game(first: u32, second: u32, points: [u32; 2]) -> RawEntry {
    let points = PerSide::new(HalfPoints::from_halves(points[0]), HalfPoints::from_halves(points[1]));
    let result = RawGameResult::Points(points);
    RawEntry::game(first, second, result)
}

fn half(line: u32, who: u32, opponent: u32, side: Option<Side>, result: RawHalfResult) -> RawEntry {
    RawEntry::Half { place: Place::at(line, 1), who, opponent, side, result, terms: GameTerms::EVEN }
}

fn round(entries: Vec<RawEntry>) -> RawRound {
    RawRound { entries }
}

fn problems(raw: &RawTournament) -> Vec<ProblemKind> {
    raw.check().unwrap_err().iter().map(|problem| problem.kind.clone()).collect()
}

const WIN: RawHalfResult = RawHalfResult::Played(Share::Win, RatingReport::Rated);
const LOSS: RawHalfResult = RawHalfResult::Played(Share::Loss, RatingReport::Rated);

#[test]
fn all_problems_are_reported_at_once_in_the_order_of_the_input() {
    let mut raw = field(3);
    raw.competitors[1].no = 1;
    raw.competitors[2].name = "\t".into();
    raw.competitors[2].rating = Some(Spot::new(12_000, Place::at(3, 9)));
    raw.rounds = Some(Spot::new(0, Place::at(9, 2)));
    let problems = raw.check().unwrap_err();
    let lines: Vec<(u32, u32)> = problems.iter().map(|p| (p.place.line, p.place.column)).collect();
    // Number 1 twice, an empty name, number 2 missing, the rating, the rounds.
    assert_eq!(lines, [(2, 1), (3, 1), (3, 1), (3, 9), (9, 2)]);
    assert!(problems.to_string().lines().all(|line| line.contains(": ")));
}

#[test]
fn start_numbers_have_no_gaps() {
    let mut raw = field(4);
    raw.competitors[1].no = 9;
    assert_eq!(problems(&raw), [ProblemKind::NumberMissing { no: 2, highest: 9 }]);
    assert_eq!(problems(&field(0)), [ProblemKind::NoCompetitors]);
}

#[test]
fn whole_games_are_taken_in_board_order() {
    let mut raw = field(5);
    raw.played = vec![round(vec![
        game(4, 3, [1, 1]),
        game(1, 2, [2, 0]),
        RawEntry::Idle { place: Place::default(), who: 5, idle: Idle::PairingBye },
    ])];
    let tournament = raw.check().unwrap().tournament;
    let boards: Vec<_> =
        tournament.rounds()[0].games.iter().map(|g| (g.sides.first.get(), g.sides.second.get())).collect();
    assert_eq!(boards, [(4, 3), (1, 2)]);
    let table = tournament.crosstable();
    let points: Vec<u32> = table
        .rows()
        .iter()
        .map(|row| row.points(&tournament.scoring(), Adjourned::AsDraw).halves())
        .collect();
    assert_eq!(points, [2, 0, 1, 1, 2]);
    assert_eq!(table.row(no(5)).cells, [Cell::Idle(Idle::PairingBye)]);
    let Cell::Game(cell) = table.row(no(2)).cells[0] else { panic!("2 has a game") };
    assert_eq!((cell.opponent, cell.side, cell.share()), (no(1), Side::Second, Some(Share::Loss)));
}

#[test]
fn two_lines_that_agree_make_a_game() {
    let mut raw = field(4);
    raw.played = vec![round(vec![
        half(1, 1, 2, Some(Side::Second), WIN),
        half(2, 2, 1, Some(Side::First), LOSS),
        half(3, 3, 4, None, RawHalfResult::Forfeit(Share::Loss)),
        half(4, 4, 3, None, RawHalfResult::Forfeit(Share::Win)),
    ])];
    let tournament = raw.check().unwrap().tournament;
    let games = &tournament.rounds()[0].games;
    assert_eq!(games[0].sides, PerSide::new(no(2), no(1)));
    assert_eq!(games[0].outcome, Outcome::played(PlayedResult::SecondWins));
    assert_eq!(games[1].outcome, Outcome::Forfeit(ForfeitResult::SecondWins));
}

#[test]
fn points_beyond_all_measure_are_refused() {
    let scoring = |win| Scoring { win, ..Scoring::ONE_HALF_ZERO };
    let most = RawTournament { scoring: Some(scoring(Scoring::MOST)), ..field(2) };
    assert!(most.check().is_ok());
    let points = HalfPoints::from_halves(Scoring::MOST.halves() + 1);
    let more = RawTournament { scoring: Some(scoring(points)), ..field(2) };
    assert_eq!(problems(&more), [ProblemKind::PointsTooMany { points }]);
}

#[test]
fn lines_that_disagree_are_reported_once_each() {
    use ProblemKind::{OpponentDisagrees, ResultsDisagree, SideMissing, SidesDisagree};
    let cases: Vec<(Vec<RawEntry>, Vec<ProblemKind>)> = vec![
        (
            vec![half(1, 1, 2, Some(Side::First), WIN), half(2, 2, 1, Some(Side::First), LOSS)],
            vec![SidesDisagree { round: 1, who: 2, opponent: 1 }],
        ),
        (
            vec![half(1, 1, 2, Some(Side::First), WIN), half(2, 2, 1, Some(Side::Second), WIN)],
            vec![ResultsDisagree { round: 1, who: 2, opponent: 1 }],
        ),
        (
            vec![half(1, 1, 2, None, WIN), half(2, 2, 1, None, LOSS)],
            vec![SideMissing { round: 1, who: 1, opponent: 2 }],
        ),
        (
            vec![half(1, 1, 2, Some(Side::First), WIN)],
            vec![OpponentDisagrees { round: 1, who: 1, opponent: 2, opponent_has: None }],
        ),
        (
            vec![
                half(1, 1, 2, Some(Side::First), WIN),
                half(2, 2, 3, Some(Side::Second), LOSS),
                half(3, 3, 2, Some(Side::First), WIN),
            ],
            vec![OpponentDisagrees { round: 1, who: 1, opponent: 2, opponent_has: Some(3) }],
        ),
        (vec![half(1, 1, 9, None, WIN)], vec![ProblemKind::UnknownCompetitor { no: 9, round: Some(1) }]),
        (vec![half(1, 1, 1, None, WIN)], vec![ProblemKind::AgainstHimself { no: 1, round: 1 }]),
    ];
    for (entries, expected) in cases {
        let mut raw = field(3);
        raw.played = vec![round(entries)];
        assert_eq!(problems(&raw), expected);
    }
}

#[test]
fn nobody_plays_twice_in_a_round_or_against_himself() {
    let mut raw = field(3);
    raw.played = vec![round(vec![game(1, 2, [2, 0]), game(1, 3, [2, 0]), game(2, 2, [2, 0])])];
    assert_eq!(
        problems(&raw),
        [ProblemKind::NamedTwice { no: 1, round: 1 }, ProblemKind::AgainstHimself { no: 2, round: 1 }]
    );
}

#[test]
fn both_lines_state_the_same_handicap() {
    let stones = |stones| GameTerms { handicap: Handicap::new(stones).unwrap(), komi: None };
    let with = |entry: RawEntry, given: GameTerms| match entry {
        RawEntry::Half { place, who, opponent, side, result, .. } => {
            RawEntry::Half { place, who, opponent, side, result, terms: given }
        }
        other => other,
    };
    let mut raw = field(2);
    let lines = [half(1, 1, 2, Some(Side::Second), WIN), half(2, 2, 1, Some(Side::First), LOSS)];
    raw.played = vec![round(lines.clone().map(|line| with(line, stones(3))).to_vec())];
    assert_eq!(raw.check().unwrap().tournament.rounds()[0].games[0].terms, stones(3));
    let [one, two] = lines;
    raw.played = vec![round(vec![with(one, stones(3)), two])];
    assert_eq!(problems(&raw), [ProblemKind::TermsDisagree { round: 1, who: 2, opponent: 1 }]);
}

#[test]
fn impossible_points_scores_and_settings_are_refused() {
    let mut raw = field(2);
    raw.system = Some(System::Pisqworky2023);
    raw.boards = Some(Spot::new(2, Place::default()));
    raw.bye_score = Some(Spot::new(9, Place::default()));
    raw.played = vec![round(vec![game(1, 2, [4, 2])]), round(vec![game(1, 2, [4, 0])])];
    raw.rounds = Some(Spot::new(1, Place::default()));
    let found = problems(&raw);
    assert_eq!(found.len(), 5, "{found:?}");
    assert!(matches!(found[0], ProblemKind::PointsImpossible { forfeit: false, .. }));
    assert_eq!(found[1], ProblemKind::ScoreMissing);
    assert_eq!(found[2], ProblemKind::MoreRoundsThanPlanned { played: 2, planned: 1 });
    assert_eq!(found[3], ProblemKind::BoardsImpossible { boards: 2 });
    assert!(matches!(found[4], ProblemKind::ScoreImpossible { most: 8, .. }));
}

#[test]
fn a_score_must_fit_the_boards() {
    let mut raw = field(2);
    raw.system = Some(System::Pisqworky2023);
    raw.boards = Some(Spot::new(5, Place::default()));
    for (score, sound) in [((14, 6), true), ((21, -1), false), ((20, 1), false), ((0, 0), true)] {
        let score = Some(PerSide::new(score.0, score.1));
        let result = RawGameResult::Points(PerSide::new(HalfPoints::TWO, HalfPoints::ZERO));
        let sides = PerSide::new(1, 2);
        raw.played = vec![round(vec![RawEntry::Game {
            place: Place::default(),
            sides,
            result,
            score,
            terms: GameTerms::EVEN,
        }])];
        assert_eq!(raw.check().is_ok(), sound, "{score:?}");
    }
}

#[test]
fn withdrawals_and_absences_keep_people_out_of_the_next_round() {
    let mut raw = field(4);
    raw.played = vec![round(vec![game(1, 2, [2, 0]), game(3, 4, [2, 0])])];
    raw.competitors[2].withdrawn_after = Some(Spot::new(1, Place::default()));
    raw.planned =
        vec![RawPlanned { place: Place::default(), round: None, who: 1, idle: Idle::AnnouncedAbsence }];
    let tournament = raw.check().unwrap().tournament;
    assert_eq!(tournament.present_next(), [no(2), no(4)]);
    assert_eq!(tournament.idle_next(no(1)), Some(Idle::AnnouncedAbsence));
    assert_eq!(tournament.idle_next(no(3)), Some(Idle::Absent));

    raw.competitors[2].withdrawn_after = Some(Spot::new(0, Place::default()));
    assert_eq!(problems(&raw), [ProblemKind::PlaysAfterWithdrawal { no: 3, withdrawn_after: 0, round: 1 }]);
    raw.competitors[2].withdrawn_after = None;
    raw.planned[0].round = Some(1);
    assert_eq!(problems(&raw), [ProblemKind::PlannedInThePast { round: 1, played: 1 }]);
}

#[test]
fn a_round_can_be_taken_back_with_its_plan() {
    let mut raw = field(4);
    raw.played = vec![
        round(vec![game(1, 2, [2, 0]), game(3, 4, [2, 0])]),
        round(vec![
            game(1, 3, [2, 0]),
            RawEntry::Idle { place: Place::default(), who: 2, idle: Idle::HalfPointBye },
            RawEntry::Idle { place: Place::default(), who: 4, idle: Idle::PairingBye },
        ]),
    ];
    let whole = raw.check().unwrap().tournament;
    let earlier = whole.before_round(RoundNumber::from_index(1));
    assert_eq!(earlier.rounds().len(), 1);
    assert_eq!(earlier.present_next(), [no(1), no(3), no(4)]);
    assert_eq!(earlier.idle_next(no(2)), Some(Idle::HalfPointBye));
}

#[test]
fn oddities_are_warnings() {
    let mut raw = field(2);
    raw.played = vec![round(vec![game(1, 2, [2, 0])]), round(vec![game(2, 1, [0, 2])])];
    raw.competitors[0].listed_points = Some(Spot::new(HalfPoints::ONE, Place::at(1, 81)));
    let warnings: Vec<WarningKind> = raw.check().unwrap().warnings.into_iter().map(|w| w.kind).collect();
    let (listed, computed) = (HalfPoints::ONE, HalfPoints::TWO);
    assert_eq!(
        warnings,
        [
            WarningKind::PointsDiffer { no: 1, listed, computed },
            WarningKind::MetTwice { first: 1, second: 2, round: 2 }
        ]
    );
    raw.system = Some(System::RoundRobin);
    raw.competitors[0].listed_points = None;
    assert_eq!(raw.check().unwrap().warnings, [], "the second cycle of a double round robin");
}

#[test]
fn empty_rounds_and_lonely_prohibitions_are_refused() {
    let mut raw = field(2);
    raw.played = vec![round(vec![]), round(vec![game(1, 2, [2, 0])])];
    raw.forbidden = vec![RawForbidden { place: Place::default(), members: vec![1, 1], from: None, to: None }];
    assert_eq!(problems(&raw), [ProblemKind::RoundEmpty { round: 1 }, ProblemKind::ForbiddenTooFew]);
}

#[test]
fn absurd_sizes_are_distinguished_from_errors() {
    let mut raw = field(1);
    raw.rounds = Some(Spot::new(1_000_000, Place::default()));
    assert!(raw.check().unwrap_err().is_too_large());
    raw.rounds = Some(Spot::new(0, Place::default()));
    assert!(!raw.check().unwrap_err().is_too_large());
}

#[test]
fn an_absence_without_reason_is_kept_by_leaving_it_out() {
    let absent = |who| RawEntry::Idle { place: Place::default(), who, idle: Idle::Absent };
    let mut raw = field(3);
    raw.played = vec![round(vec![game(1, 2, [2, 0]), absent(3)])];
    let tournament = raw.check().unwrap().tournament;
    assert_eq!(tournament.rounds()[0].idle, []);
    assert_eq!(tournament.crosstable().row(no(3)).cells, [Cell::Idle(Idle::Absent)]);

    raw.played.push(round(vec![absent(1)]));
    assert_eq!(problems(&raw), [ProblemKind::RoundEmpty { round: 2 }]);
}

#[test]
fn a_result_in_the_models_words_must_fit_the_system_too() {
    let outcome = Outcome::Played(PlayedResult::BothLose, RatingReport::Unrated);
    let sides = PerSide::new(1, 2);
    let result = RawGameResult::Outcome(outcome);
    let score = Some(PerSide::new(2, 2));
    let mut raw = field(2);
    raw.played = vec![round(vec![RawEntry::Game {
        place: Place::default(),
        sides,
        result,
        score,
        terms: GameTerms::EVEN,
    }])];
    assert_eq!(raw.check().unwrap().tournament.rounds()[0].games[0].outcome, outcome);
    raw.system = Some(System::Pisqworky2023);
    let points = PerSide::new(HalfPoints::ZERO, HalfPoints::ZERO);
    assert_eq!(problems(&raw), [ProblemKind::PointsImpossible { points, forfeit: false }]);
}

#[test]
fn a_bar_below_the_floor_is_refused() {
    let rank = |text: &str| text.parse().ok();
    let mut raw = field(2);
    raw.go.mcmahon.bar = rank("5k");
    raw.go.mcmahon.floor = rank("1d");
    let problems = raw.check().unwrap_err();
    assert!(problems.to_string().contains("5k is below the floor 1d"), "{problems}");
    raw.go.mcmahon.floor = rank("5k");
    assert!(raw.check().is_ok());
}

#[test]
fn few_players_for_many_rounds_are_reported() {
    let warnings = |system, players, rounds| {
        let mut raw = field(players);
        raw.system = Some(system);
        raw.rounds = Some(Spot::new(rounds, Place::default()));
        for competitor in &mut raw.competitors {
            competitor.rank = Some(Spot::new("3k".into(), Place::default()));
        }
        raw.check().unwrap().warnings.into_iter().map(|warning| warning.kind).collect::<Vec<_>>()
    };
    assert_eq!(warnings(System::Swiss, 5, 5), [WarningKind::FewForSwiss { players: 5, rounds: 5 }]);
    assert_eq!(warnings(System::Swiss, 6, 5), []);
    assert_eq!(warnings(System::McMahon, 14, 5), [WarningKind::FewForMcMahon { players: 14, rounds: 5 }]);
    assert_eq!(warnings(System::McMahon, 15, 5), []);
    assert_eq!(warnings(System::RoundRobin, 5, 5), []);
}

#[test]
fn a_mcmahon_player_of_unknown_strength_is_reported() {
    let mut raw = field(3);
    raw.system = Some(System::McMahon);
    raw.competitors[0].rank = Some(Spot::new("3k".into(), Place::default()));
    raw.competitors[1].rating = Some(Spot::new(1700, Place::default()));
    let warnings = raw.check().unwrap().warnings;
    assert_eq!(warnings.len(), 1);
    assert_eq!(warnings[0].kind, WarningKind::StrengthUnknown { no: 3 });
}
