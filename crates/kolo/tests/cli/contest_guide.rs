//! What the guide says about contests (`docs/guide/contest.md`) is what comes out.

use clap::Parser;
use kolo_cli::cli::Cli;

use crate::support::Folder;

const GUIDE: &str = include_str!("../../../../docs/guide/contest.md");
const LISTS: [(&str, &str); 4] = [
    ("regions.csv", include_str!("../../../../docs/guide/examples/contest/regions.csv")),
    ("areas.csv", include_str!("../../../../docs/guide/examples/contest/areas.csv")),
    ("schools.csv", include_str!("../../../../docs/guide/examples/contest/schools.csv")),
    ("entries.csv", include_str!("../../../../docs/guide/examples/contest/entries.csv")),
];

/// The words of a command as a shell parts them: single quotes keep words together.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in command.split('\'').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

#[test]
fn every_block_of_the_guide_is_what_the_commands_answer() {
    let folder = Folder::new();
    for (name, list) in LISTS {
        folder.write(name, list);
    }
    let mut commands = 0;
    for block in GUIDE.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next()) {
        for part in block.split("$ kolo ").skip(1) {
            let (command, answer) = part.split_once('\n').expect("a command and its answer");
            let words = words(command);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            assert_eq!(folder.kolo(&words).answer(), answer, "{command}");
            commands += 1;
        }
    }
    assert_eq!(commands, 22);
}

#[test]
fn every_command_of_the_guide_can_be_typed() {
    let mut typed = 0;
    for command in GUIDE.split('`').filter(|text| text.starts_with("kolo ") && !text.contains('\n')) {
        if command.split(' ').count() > 2 {
            let parsed = Cli::try_parse_from(words(command));
            assert!(
                parsed.is_ok(),
                "{command}: {}",
                parsed.err().map(|error| error.to_string()).unwrap_or_default()
            );
            typed += 1;
        }
    }
    assert!(typed > 30, "{typed}");
}

#[test]
fn every_command_of_a_contest_is_in_the_guide() {
    let cli = <Cli as clap::CommandFactory>::command();
    let contest = cli.find_subcommand("contest").expect("it is there");
    for command in contest.get_subcommands().map(clap::Command::get_name) {
        let named =
            GUIDE.contains(&format!("kolo contest {command} ")) || GUIDE.contains(&format!("`{command}`"));
        assert!(named, "{command}");
    }
}

#[test]
fn dates_come_from_a_file() {
    const SEASON: &str = include_str!("../../../../docs/guide/examples/contest/season.json");
    let folder = Folder::new();
    folder.write("season.json", SEASON);
    folder.write("wrong.json", SEASON.replace("2024-10-28", "2024-11-28"));
    folder.write("broken.json", SEASON.replace("\"online\"", "\"offline\""));
    let open = |file: &'static str, dates: &'static str| {
        folder.kolo(&["contest", "open", file, "--name", "Cup", "--seed", "7", "--dates", dates])
    };
    assert_eq!(open("cup.json", "season.json").answer(), "Opened: Cup\n");
    let output = open("other.json", "wrong.json").complaint(3);
    assert!(output.contains("28 November 2024") && output.ends_with("[K-SEASON]\n"), "{output}");
    let output = open("other.json", "broken.json").complaint(3);
    assert!(output.contains("offline"), "{output}");
    assert!(!folder.path("other.json").exists());
}
