//! The file of a contest: it reads back to the same bytes, damage is noticed, and the schema says what the reader takes.

use kolo_contest::codec::{FileTrouble, read, schema, write};
use kolo_contest::quota::Method;
use kolo_contest::simulate::{Scale, simulate};
use kolo_contest::{
    Against, Away, Category, Command, Contest, IncidentId, JournalCommand, Level, Measure, Note, PlayCommand,
    PlayedMatches, ProtestRuling, Remedy, Seats, Weight, invariants,
};
use kolo_messages::Lang;
use kolo_model::SplitMix64;
use kolo_rulings::{Assessment, Decided, Verdict};
use kolo_stages::Later;
use kolo_teams::{Informed, Papers, SlipCommand};
use serde_json::Value;

use super::journal::{decide, delay, incident, pass_over, protest, undo};
use super::support::{World, day, entry_id, entry_of, name, player_id, sanction, season, venue_id};

/// A contest in which every kind of event has happened, and every kind of tournament is played.
fn full() -> Contest {
    let mut world = World::with_teams();
    let hurried = kolo_contest::Season {
        regional: kolo_contest::Window { from: day("2023-11-21"), ..season().regional },
        ..season()
    };
    world.give_because(&Command::ChangeSeason(hurried));
    world.school("merged", "a", &["Horní", "Dolní"]);
    world.give_because(&Command::Amend(entry_of("a5", Category::Zs, Some("sa5"), &["a5-1", "a5-2", "a5-3"])));
    let amended = u64::try_from(world.contest.records().len()).expect("it is there");
    for command in [Command::Undo(amended), Command::Redo(amended), Command::Undo(amended)] {
        world.give_because(&command);
    }
    let alone = vec![
        entry_of("k1", Category::Kadeti, None, &["a1-1"]),
        entry_of("k2", Category::Kadeti, None, &["a2-1"]),
    ];
    world.give(&Command::Register { players: Vec::new(), entries: alone });
    let code = world.contest.state().code_of(&entry_id("a1")).expect("it is there");
    world.give(&Command::UseCode { entry: entry_id("k1"), code });
    world.give_because(&Command::Withdraw(entry_id("k2")));
    world.give(&Command::Place { entry: entry_id("a5"), venue: venue_id("ot-a") });
    world.publish(Level::Area, Seats::PerRegion(4));
    let (category, level, seats) = (Category::Zs, Level::Regional, Seats::InAll(3));
    world.give(&Command::PublishQuotas { category, level, seats, method: Method::DHondt });
    world.give(&Command::Note(Note::Spectator { venue: venue_id("ot-a"), name: name("Babička") }));
    let (announced, from) = (day("2023-11-02").begins(), day("2023-11-02").begins());
    let until = Some(day("2023-11-03").begins());
    let (venue, player, informed) = (venue_id("ot-a"), player_id("a1-1"), Informed::Support);
    world.give(&Command::Note(Note::Absence(Away { venue, player, announced, from, until, informed })));
    world.begin("ot-a");
    write_journal(&mut world);
    world.play_out("ot-a");
    world.on("ot-a", &kolo_contest::PlayCommand::Close).expect("it is there");
    let semifinal = world.match_of("ot-a", "a1", "a4");
    world.give_because(&Command::Reopen(venue_id("ot-a")));
    let turned = if semifinal.sides.first == entry_id("a1") { (0, 12) } else { (12, 0) };
    world.correct("ot-a", &semifinal.key, turned, Later::TakeBack).expect("it is there");
    world.play_out("ot-a");
    world
        .slip("ot-a", &semifinal.key, SlipCommand::TickPapers(Papers::HandedIn), Later::Keep)
        .expect("it is there");
    world.on("ot-a", &kolo_contest::PlayCommand::Close).expect("it is there");
    world.hold("ot-b");
    for (against, measure) in [
        (Against::Entry(entry_id("b5")), Measure::Warning),
        (Against::Player(player_id("b4-1")), Measure::Exclusion { played: PlayedMatches::Stay }),
        (
            Against::Entry(entry_id("b5")),
            Measure::ForfeitMatch { game: world.match_of("ot-b", "b5", "b1").key },
        ),
    ] {
        let hand = world.hand_because();
        world
            .contest
            .sanction(&hand, &sanction(Some("ot-b"), against, measure, Weight::Serious))
            .expect("it is there");
    }
    world.give_because(&Command::Decline { entry: entry_id("b1"), level: Level::Regional });
    world.hold("kt");
    world.hold("grf");
    let winner = world.order("grf")[0].0.clone();
    world.give(&Command::Note(Note::PrizePhotos { entry: entry_id(&winner) }));
    assert_eq!(invariants::check(&world.contest), []);
    world.contest
}

/// Every kind of line of a journal.
fn write_journal(world: &mut World) {
    let first = world.contest.play(&venue_id("ot-a")).expect("it is there").open_games()[0].clone();
    world.play_match("ot-a", &first);
    let mut otherwise = delay(40);
    otherwise.decided =
        Decided::Otherwise { verdict: Verdict::PlayOn, reason: Some("přísně vzato".to_owned()) };
    let amended = JournalCommand::AmendIncident {
        id: IncidentId(1),
        assessment: Assessment { note: Some("x".into()), ..otherwise },
    };
    for command in [
        incident(Some(&first.key), Some(1), delay(40)),
        PlayCommand::Journal(amended),
        incident(None, None, delay(26)),
        protest(&first.key, first.sides.first.as_str()),
        pass_over(1),
        decide(1, ProtestRuling::Upheld(Remedy::OnSheet("7:5".to_owned()))),
        undo(6),
        PlayCommand::Journal(JournalCommand::Redo(6)),
        undo(6),
        decide(1, ProtestRuling::Rejected),
    ] {
        world.on("ot-a", &command).expect("it is there");
    }
}

#[test]
fn what_is_written_reads_back_to_the_same_bytes() {
    let contest = full();
    let text = write(&contest).unwrap();
    let again = read(text.as_bytes()).unwrap();
    assert_eq!(again.state(), contest.state());
    assert_eq!(write(&again).unwrap(), text);
    assert_eq!(write(&read(format!("\u{feff}{text}").as_bytes()).unwrap()).unwrap(), text);
}

/// Whichever byte is damaged: the file is refused with a place and a sentence, or it is a sound file of something else.
#[test]
fn damage_is_refused_or_leaves_a_file_that_reads_back() {
    let text = write(&full()).unwrap().into_bytes();
    let mut random = SplitMix64::stream(2023, 4);
    let (mut refused, mut taken) = (0, 0);
    for _ in 0..500 {
        let mut damaged = text.clone();
        let place = usize::try_from(random.below(text.len() as u64)).unwrap();
        match random.below(4) {
            0 => {
                damaged.remove(place);
            }
            1 => damaged.insert(place, b'7'),
            2 => damaged.truncate(place),
            _ => damaged[place] = u8::try_from(random.below(256)).unwrap(),
        }
        match read(&damaged) {
            Err(trouble) => {
                refused += 1;
                assert_explained(&trouble);
            }
            Ok(contest) => {
                taken += 1;
                let written = write(&contest).unwrap();
                assert_eq!(write(&read(written.as_bytes()).unwrap()).unwrap(), written);
                // A name or a day may be another one now; the checker reports what no longer holds and never fails.
                for broken in invariants::check(&contest) {
                    assert!(!broken.message().text(Lang::Cs).is_empty());
                }
            }
        }
    }
    assert!(refused > 200 && taken > 3, "{refused} refused, {taken} taken");
}

fn assert_explained(trouble: &FileTrouble) {
    let (_, message, _) = trouble.describe();
    for lang in Lang::ALL {
        assert!(!message.text(lang).is_empty());
    }
}

#[test]
fn other_files_are_refused_with_their_reason() {
    let text = write(&full()).unwrap();
    let place = |bytes: &[u8]| read(bytes).unwrap_err().describe();
    for bytes in [&b""[..], b"   ", b"{}", b"[]", b"\xff", b"{\"kolo-contest\": 1}", b"{\"kolo-stages\": 1}"]
    {
        assert_explained(&read(bytes).unwrap_err());
    }
    let newer = text.replacen("\"kolo-contest\": 1", "\"kolo-contest\": 2", 1);
    assert_eq!(read(newer.as_bytes()).unwrap_err(), FileTrouble::OtherVersion(2));
    // The tournament that started without its log, and one that stands there twice.
    let mut value: Value = serde_json::from_str(&text).unwrap();
    let tournaments = value["tournaments"].as_array_mut().unwrap();
    let first = tournaments.remove(0);
    let (_, _, clause) = place(&serde_json::to_vec(&value).unwrap());
    assert_eq!(clause.map(kolo_model::Clause::id), Some("K-LOG"));
    let tournaments = value["tournaments"].as_array_mut().unwrap();
    tournaments.extend([first.clone(), first]);
    let trouble = read(&serde_json::to_vec(&value).unwrap()).unwrap_err();
    assert!(matches!(trouble, FileTrouble::Tournament { .. }), "{trouble:?}");
    // An event that does not fit is named by its place.
    let mut value: Value = serde_json::from_str(&text).unwrap();
    value["events"].as_array_mut().unwrap().swap(1, 2);
    let trouble = read(&serde_json::to_vec(&value).unwrap()).unwrap_err();
    assert!(matches!(trouble, FileTrouble::Damaged(damaged) if damaged.step == 2), "{trouble:?}");
}

/// What the schema refuses, the reader refuses; what the program writes, the schema accepts.
#[test]
fn the_schema_agrees_with_the_reader() {
    let schema: Value = serde_json::from_str(schema()).unwrap();
    assert!(jsonschema::meta::is_valid(&schema));
    let stages: Value = serde_json::from_str(kolo_stages::codec::schema()).unwrap();
    let registry =
        jsonschema::Registry::new().add("kolo-stages-1.schema.json", stages).unwrap().prepare().unwrap();
    let validator = jsonschema::options().with_registry(&registry).build(&schema).unwrap();
    let full: Value = serde_json::from_str(&write(&full()).unwrap()).unwrap();
    let season = simulate(Scale { teams: 40, areas: 2, regions: 1, individuals: 12 }, 3).unwrap().contest;
    let season: Value = serde_json::from_str(&write(&season).unwrap()).unwrap();
    for file in [&full, &season] {
        let errors: Vec<String> = validator
            .iter_errors(file)
            .map(|error| format!("{} {error}", error.instance_path()))
            .take(5)
            .collect();
        assert!(errors.is_empty(), "{errors:?}");
    }
    let kinds = |at: &str| schema.pointer(at).and_then(Value::as_object).expect("it is there").keys();
    let tournaments = full["tournaments"].as_array().expect("it is there");
    let journal = tournaments.iter().find_map(|tournament| tournament["journal"].as_array());
    let written = |at: &str, kind: &str| {
        let is_there = |line: &Value| line.pointer(at).is_some_and(|event| event.get(kind).is_some());
        journal.is_some_and(|lines| lines.iter().any(is_there))
    };
    for kind in kinds("/$defs/journal-record/properties/event/properties") {
        assert!(written("/event", kind), "{kind} is not in the journal");
    }
    for kind in kinds("/$defs/book-event/properties") {
        assert!(written("/event/wrote/event", kind), "{kind} is not in the journal");
    }
    let missing: Vec<String> =
        event_names(&schema).into_iter().filter(|name| !happened(&full, name)).collect();
    assert!(missing.is_empty(), "{missing:?} did not happen");
    let (mut refused, pointers) = (0, pointers(&full, String::new()));
    let mut random = SplitMix64::stream(2023, 5);
    for pointer in pointers.iter().filter(|_| random.happens(20)) {
        for replacement in [Value::Null, Value::from("x y z"), Value::from(-7), Value::from(true)] {
            let mut changed = full.clone();
            *changed.pointer_mut(pointer).unwrap() = replacement;
            if !validator.is_valid(&changed) {
                refused += 1;
                assert!(read(&serde_json::to_vec(&changed).unwrap()).is_err(), "{pointer}");
            }
        }
        let strict = !pointer.contains("/stages") && !pointer.contains("/swiss");
        if let (Some(Value::Object(members)), true) = (full.pointer(pointer), strict) {
            // Pairs of sides are of the model, which takes no notice of other keys.
            if members.contains_key("first") {
                continue;
            }
            let mut changed = full.clone();
            let mut members = members.clone();
            members.insert("unknown".to_owned(), Value::from(1));
            *changed.pointer_mut(pointer).unwrap() = Value::Object(members);
            assert!(!validator.is_valid(&changed), "{pointer}");
            assert!(read(&serde_json::to_vec(&changed).unwrap()).is_err(), "{pointer}");
        }
    }
    assert!(refused > 40, "{refused} of {}", pointers.len());
}

fn event_names(schema: &Value) -> Vec<String> {
    let names = schema.pointer("/$defs/event/properties").and_then(Value::as_object).expect("it is there");
    names.keys().cloned().collect()
}

fn happened(file: &Value, event: &str) -> bool {
    let records = file["events"].as_array().expect("it is there");
    records.iter().any(|record| record["event"].get(event).is_some())
}

/// The places of a value, the whole of it first.
fn pointers(value: &Value, at: String) -> Vec<String> {
    let parts: Vec<(String, &Value)> = match value {
        Value::Object(members) => members.iter().map(|(key, value)| (key.clone(), value)).collect(),
        Value::Array(items) => {
            items.iter().enumerate().map(|(index, value)| (index.to_string(), value)).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    };
    let below = parts.into_iter().flat_map(|(key, value)| pointers(value, format!("{at}/{key}")));
    let below: Vec<String> = below.collect();
    [at].into_iter().chain(below).collect()
}
