//! What the guide says about a tournament of the contest (`docs/guide/stages.md`) is what comes out, from the draw
//! to the winner.

use crate::support::Folder;

const GUIDE: &str = include_str!("../../../../docs/guide/stages.md");
const EXAMPLES: [(&str, &str); 3] = [
    ("teams.csv", include_str!("../../../../docs/guide/examples/teams.csv")),
    ("groups.txt", include_str!("../../../../docs/guide/examples/groups.txt")),
    ("play-off.txt", include_str!("../../../../docs/guide/examples/play-off.txt")),
];

/// The arguments of a command as a shell takes them; single quotes keep words together.
fn arguments(command: &str) -> Vec<String> {
    let mut args = Vec::new();
    for (number, part) in command.split('\'').enumerate() {
        if number % 2 == 1 {
            args.push(part.to_owned());
        } else {
            args.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    args
}

fn run(folder: &Folder, command: &str) -> String {
    let args = arguments(command.strip_prefix("kolo ").expect("a command"));
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let run = folder.kolo(&args);
    assert_eq!(run.code, Some(0), "{command}: {}", run.err);
    run.err + &run.out
}

/// Long answers are shown in parts, with an ellipsis between them.
fn assert_shown(command: &str, answer: &str, shown: &str) {
    let mut rest = answer;
    for part in shown.split("…\n") {
        let found = rest.find(part);
        assert!(found.is_some(), "{command}: {part}\nis not in\n{rest}");
        rest = &rest[found.unwrap_or(0) + part.len()..];
    }
}

#[test]
fn the_area_tournament_of_the_guide_is_played_as_shown() {
    let folder = Folder::new();
    for (name, text) in EXAMPLES {
        folder.write(name, text);
    }
    let section = GUIDE.split("## An area tournament").nth(1).expect("the section");
    let section = section.split("\n## ").next().expect("its end");
    let mut commands = 0;
    for block in section.split("```").skip(1).step_by(2) {
        if let Some(shell) = block.strip_prefix("sh\n") {
            // Results read line by line from a file.
            let file = shell.trim().rsplit_once("< ").map(|(_, file)| file).expect("a file of results");
            for line in folder.read(file).lines() {
                let [game, winner, score] = line.split(' ').collect::<Vec<_>>()[..] else {
                    panic!("{line}");
                };
                run(&folder, &format!("kolo stages result area.json {game} {winner} --score {score}"));
            }
        } else {
            let text = block.strip_prefix("text\n").expect("text");
            let (command, shown) = text.split_once('\n').expect("a command and its answer");
            let command = command.strip_prefix("$ ").expect("a command");
            assert_shown(command, &run(&folder, command), shown);
        }
        commands += 1;
    }
    assert_eq!(commands, 12);
}
