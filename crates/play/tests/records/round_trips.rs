//! What is written reads back, in every format.

use kolo_model::SplitMix64;
use kolo_play::Mark;
use kolo_play::record::{
    Beginning, CannotWrite, Counting, Format, Reading, Record, TakenStep, check_record, gomocup,
    position_json, position_text, read, write,
};

use super::random;

const DUELS: u64 = 1_500;

#[test]
fn every_lawful_duel_survives_text_json_and_psq() {
    let mut won = 0;
    for seed in 0..DUELS {
        let record = random::record(&mut SplitMix64::new(seed));
        let report = check_record(&record);
        assert!(report.is_lawful(), "{seed}: {:?}", report.faults);
        won += usize::from(report.row().is_some());
        for format in [Format::Text, Format::Json, Format::Psq] {
            let written = write(format, &Reading::Record(record.clone())).expect("lawful");
            assert_eq!(Format::sniff(&written), Some(format), "{written}");
            let again = read(written.as_bytes()).unwrap_or_else(|problems| panic!("{problems}\n{written}"));
            assert_eq!(again, Reading::Record(record.clone()), "{written}");
            assert_eq!(write(format, &again).as_deref(), Ok(written.as_str()));
        }
    }
    assert!(won > 300, "the duels are played to their ends: {won}");
}

#[test]
fn the_report_of_a_lawful_duel_is_the_duel() {
    for seed in 0..DUELS {
        let duel = random::duel(&mut SplitMix64::new(seed));
        let report = check_record(&Record::of_duel(&duel));
        assert_eq!((&report.board, report.placed.as_slice()), (duel.board(), duel.placed()), "{seed}");
        assert_eq!(
            (report.end.as_ref(), report.to_act, report.marks),
            (duel.end(), duel.to_act(), duel.marks())
        );
    }
}

#[test]
fn games_without_an_opening_survive_as_well() {
    for seed in 0..DUELS {
        let random = &mut SplitMix64::new(seed);
        let swap = random::record(random);
        let first = *random::pick(random, &Mark::BOTH);
        let cells = check_record(&swap).placed;
        let steps = cells.iter().zip(swap.steps.iter().cycle());
        let steps =
            steps.map(|(placed, taken)| TakenStep { spent: taken.spent, ..TakenStep::play(placed.cell) });
        let record = Record { beginning: Beginning::Plain { first }, steps: steps.collect(), ..swap };
        for format in [Format::Text, Format::Json, Format::Psq] {
            let written = write(format, &Reading::Record(record.clone())).expect("marks in turn");
            assert_eq!(read(written.as_bytes()), Ok(Reading::Record(record.clone())), "{written}");
        }
    }
}

#[test]
fn every_position_of_a_duel_survives_every_format_of_positions() {
    let mut seen = 0;
    for seed in 0..DUELS {
        let duel = random::duel(&mut SplitMix64::new(seed));
        let reading = Reading::Record(Record::of_duel(&duel));
        let Ok(position) = reading.position(None, Counting::AsInDuel) else {
            assert!(check_record(&Record::of_duel(&duel)).row().is_some(), "{seed}: only a win leaves none");
            continue;
        };
        seen += 1;
        let forms = [
            (Format::Gomocup, gomocup::write(&position)),
            (Format::Marks, position_text::write_marks(&position)),
            (Format::Diagram, position_text::write_diagram(&position)),
            (Format::Position, position_json::write(&position)),
        ];
        for (format, written) in forms {
            // A list without marks is nothing but a sign, like the last line of a diagram.
            if format != Format::Marks || position.placed().next().is_some() {
                assert_eq!(Format::sniff(&written), Some(format), "{written}");
            }
            let again = kolo_play::record::read_as(format, written.as_bytes());
            let again = again.unwrap_or_else(|problems| panic!("{problems}\n{written}"));
            let checked = again.position(None, Counting::AsInDuel);
            assert_eq!(checked.as_ref(), Ok(&position), "{written}");
            let free = checked.expect("sound");
            assert_eq!(write(format, &again), Ok(written), "{:?}", free.to_move());
        }
    }
    assert!(seen > 500, "{seen}");
}

#[test]
fn swap2board_holds_openings_whose_marks_alternate() {
    let (mut held, mut other) = (0, 0);
    for seed in 0..DUELS {
        let mut record = Record::of_duel(&random::duel(&mut SplitMix64::new(seed)));
        record.steps.truncate(2);
        record.claim = None;
        match gomocup::write_swap(&record) {
            None => other += 1,
            Some(written) => {
                held += 1;
                assert_eq!(read(written.as_bytes()), Ok(Reading::Record(record)), "{written}");
            }
        }
    }
    assert!(held > 20 && other > 20, "{held} {other}");
}

/// Our collection of positions (`tests/data/gomoku/README.md`), line by line.
#[test]
fn the_collection_of_positions_is_read_and_converted() {
    let lines = include_str!("../data/gomoku/forced-wins.jsonl").lines();
    let mut read_ones = 0;
    for line in lines {
        let position = read(line.as_bytes()).expect(line).position(None, Counting::AsInDuel).expect(line);
        let written = position_json::write(&position);
        let again = read(written.as_bytes()).expect("what was written reads back");
        assert_eq!(again.position(None, Counting::AsInDuel), Ok(position));
        read_ones += 1;
    }
    assert_eq!(read_ones, 511);
}

/// The same three marks in every format that counts rows from the top, and in those that count from the bottom.
#[test]
fn all_formats_mean_the_same_squares() {
    let written = [
        "plain: b15 o14 c1",
        "Piskvorky 15x15, 11:11, 0\n2,1,0\n15,2,0\n3,15,0\n-1\n",
        "START 15\nBOARD\n1,0,2\n14,1,1\n2,14,2\nDONE\n",
        "xb15 oo14 xc1",
        r#"{"to_move": "w", "black": ["b15", "c1"], "white": ["o14"]}"#,
        r#"{"kolo-duel": 1, "opening": "plain-x", "steps": [{"step": "play", "cell": "b15"},
            {"step": "play", "cell": "o14"}, {"step": "play", "cell": "c1"}]}"#,
        "swap1: xb15 oo14 xc1",
        ".x.............\n..............o\n...............\n...............\n...............\n...............\n\
         ...............\n...............\n...............\n...............\n...............\n...............\n\
         ...............\n...............\n..x............\n",
    ];
    for text in written {
        let position = read(text.as_bytes()).expect(text).position(None, Counting::AsInDuel).expect(text);
        assert_eq!(position_text::write_marks(&position), "xc1 xb15 oo14 > o\n", "{text}");
    }
}

#[test]
fn formats_of_duels_refuse_positions() {
    let position = read(b"xh8 oi8 xj9").expect("sound");
    for format in [Format::Text, Format::Json, Format::Psq] {
        assert_eq!(write(format, &position), Err(CannotWrite::NoOrder));
    }
}
