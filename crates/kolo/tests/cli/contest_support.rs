//! A small contest in a folder of its own: one region, two areas, four schools with two primary school teams each.

use std::fmt::Write as _;

use serde_json::Value;

use crate::support::{Folder, Run};

/// The day on which entries are taken.
pub(crate) const AUTUMN: &str = "2023-10-10T10:00+02:00";
/// The file of the contest.
pub(crate) const FILE: &str = "cup.json";
const SCHOOLS: [&str; 4] = ["b1", "b2", "z1", "z2"];

/// The office of a contest.
pub(crate) struct Office {
    pub(crate) folder: Folder,
}

impl Office {
    /// An open contest with regions, areas and schools.
    pub(crate) fn open() -> Self {
        let office = Office { folder: Folder::new() };
        office.order(AUTUMN, &["open", FILE, "--name", "Cup", "--season", "2023", "--seed", "7"]);
        office.folder.write("r.csv", "id;name;country\njmk;Jihomoravský kraj;cz\n");
        office.folder.write("a.csv", "id;name;region\nbrno;Brno;jmk\nznojmo;Znojmo;jmk\n");
        let mut schools = "id;název;oblast;obec\n".to_owned();
        for school in SCHOOLS {
            let area = if school.starts_with('b') { "brno" } else { "znojmo" };
            let _ = writeln!(schools, "{school};ZŠ {school};{area};{area}");
        }
        office.folder.write("s.csv", schools);
        let tables = ["tables", FILE, "--regions", "r.csv", "--areas", "a.csv", "--schools", "s.csv"];
        assert_eq!(office.order(AUTUMN, &tables), "Recorded: regions 1, areas 2, schools 4\n");
        office
    }

    /// The same with entries, all paid, and every tournament announced.
    pub(crate) fn entered() -> Self {
        let office = Office::open();
        let teams: Vec<(&str, u32)> =
            SCHOOLS.into_iter().flat_map(|school| [(school, 1), (school, 2)]).collect();
        office.folder.write("e.csv", entries(&teams));
        let output = office.order(AUTUMN, &["register", FILE, "e.csv"]);
        assert_eq!(output, "Entered: entries 8, people 24\n");
        let ids: Vec<String> = teams.iter().map(|(school, team)| format!("{school}-{team}")).collect();
        let mut pay = vec!["pay", FILE];
        pay.extend(ids.iter().map(String::as_str));
        office.order(AUTUMN, &pay);
        office.venue("ot-brno", &["--level", "area", "--area", "brno", "--day", "2023-11-08"]);
        office.venue("ot-znojmo", &["--level", "area", "--area", "znojmo", "--day", "2023-11-09"]);
        office.venue("kt-jmk", &["--level", "regional", "--region", "jmk", "--day", "2023-11-22"]);
        office.venue("grf", &["--level", "grand-final", "--day", "2023-12-07"]);
        office
    }

    /// The same with the numbers of those who go on, and the first tournament started.
    pub(crate) fn started() -> Self {
        let office = Office::entered();
        office.quotas("area", &["--per-region", "4"]);
        office.order("2023-11-08", &["check-in", FILE, "ot-brno", "--all"]);
        office.order("2023-11-08", &["start", FILE, "ot-brno"]);
        office
    }

    fn venue(&self, id: &str, args: &[&str]) {
        let announced = [&["venue", FILE, id, "--name", id, "--category", "zs"], args].concat();
        self.order(AUTUMN, &announced);
    }

    pub(crate) fn quotas(&self, level: &str, args: &[&str]) -> String {
        self.order(AUTUMN, &[&["quotas", FILE, "--category", "zs", "--level", level], args].concat())
    }

    /// What came of `kolo contest` with these arguments.
    pub(crate) fn try_order(&self, at: &str, args: &[&str]) -> Run {
        self.folder.kolo(&[&["contest"], args, &["--at", at]].concat())
    }

    /// An order that must be carried out.
    pub(crate) fn order(&self, at: &str, args: &[&str]) -> String {
        self.try_order(at, args).answer()
    }

    /// The answer to a question.
    pub(crate) fn look(&self, args: &[&str]) -> String {
        self.folder.kolo(&[&["contest"], args].concat()).answer()
    }

    /// The answer to a question as data.
    pub(crate) fn data(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.look(&[args, &["--json"]].concat())).expect("the answer is JSON")
    }

    /// An order that must be refused with `code` and name `clause`, and that changes nothing.
    pub(crate) fn refused(&self, at: &str, args: &[&str], code: i32, clause: &str) -> String {
        let before = self.folder.read(FILE);
        let output = self.try_order(at, args).complaint(code);
        assert!(output.contains(&format!("[{clause}]")), "{output}");
        assert_eq!(self.folder.read(FILE), before, "the file is as it was");
        output
    }

    /// Plays all matches that can be played, and those that come of them; whoever is first in the alphabet wins.
    pub(crate) fn play(&self, at: &str, venue: &str) {
        loop {
            let games = self.data(&["games", FILE, venue, "--open"]);
            let games = games["games"].as_array().expect("a list").clone();
            if games.is_empty() {
                return;
            }
            for game in games {
                let key = game["match"].as_str().expect("a name");
                let [first, second] = ["first", "second"].map(|side| game[side]["entry"].to_string());
                if venue == "grf" {
                    self.order(at, &["lineup", FILE, venue, key]);
                }
                let result = if first < second { "11 11 10" } else { "00 00 01" };
                self.order(at, &["result", FILE, venue, key, result]);
            }
        }
    }

    /// Checks everybody in, plays a tournament of groups and a play-off, and closes it.
    pub(crate) fn hold(&self, at: &str, venue: &str) -> String {
        self.order(at, &["check-in", FILE, venue, "--all"]);
        self.order(at, &["start", FILE, venue]);
        self.play(at, venue);
        self.order(at, &["close", FILE, venue])
    }
}

/// A list of primary school teams.
pub(crate) fn entries(teams: &[(&str, u32)]) -> String {
    let mut list = HEADINGS.to_owned();
    for (school, team) in teams {
        for player in 1..=3 {
            let captain = if player == 1 { "yes" } else { "" };
            let who = format!("Hráč {school}-{team}-{player}");
            let _ = writeln!(
                list,
                "zs;{school};Tým {school} {team};{who};2009-04-12;8;regular;{captain};2023-10-02;2023-10-02"
            );
        }
    }
    list
}

pub(crate) const HEADINGS: &str =
    "category;school id;team;player;born;schooling;role;captain;consent to rules;consent to photos\n";
