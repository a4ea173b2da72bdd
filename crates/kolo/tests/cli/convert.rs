use crate::support::Folder;

/// Canonical: the writer gives exactly these bytes.
fn canonical_trf(folder: &Folder) -> String {
    let recipe = ["generate", "--system", "round-robin", "--players", "8", "--rounds", "7", "--seed", "4"];
    folder.kolo(&recipe).answer()
}

#[test]
fn there_and_back_gives_the_same_bytes() {
    let folder = Folder::new();
    let trf = canonical_trf(&folder);
    folder.write("a.trf", &trf);
    folder.kolo(&["convert", "a.trf", "b.json"]).answer();
    folder.kolo(&["convert", "b.json", "c.trf"]).answer();
    assert_eq!(folder.read("c.trf"), trf);
    folder.kolo(&["convert", "c.trf", "d.json"]).answer();
    assert_eq!(folder.read("d.json"), folder.read("b.json"));
}

#[test]
fn streams_need_only_the_format_to_write() {
    let folder = Folder::new();
    let trf = canonical_trf(&folder);
    let json = folder.kolo_with_input(&["convert", "-", "-", "--to", "json"], &trf).answer();
    assert_eq!(folder.kolo_with_input(&["convert", "--to", "trf", "-", "-"], &json).answer(), trf);
    let output = folder.kolo(&["convert", "-", "-"]).complaint(3);
    assert!(output.contains("--to trf"), "{output}");
    let output = folder.kolo(&["convert", "a.trf", "b.doc"]).complaint(3);
    assert!(output.starts_with("b.doc: cannot infer the format from the file extension"), "{output}");
}

#[test]
fn endings_can_be_overridden() {
    let folder = Folder::new();
    let trf = canonical_trf(&folder);
    folder.write("a.dat", &trf);
    folder.kolo(&["convert", "--from", "trf", "--to", "trf", "a.dat", "b.dat"]).answer();
    assert_eq!(folder.read("b.dat"), trf);
    let wrong = folder.kolo(&["convert", "--from", "json", "a.dat", "c.json"]).complaint(3);
    assert!(wrong.starts_with("a.dat:1:"), "{wrong}");
    assert!(!folder.path("c.json").exists());
}

#[test]
fn what_the_other_format_cannot_express_is_reported() {
    let folder = Folder::new();
    folder.write("a.json", "{\"kolo\": 1, \"seed\": 7, \"competitors\": [{\"no\": 1, \"name\": \"A\"}]}");
    let run = folder.kolo(&["convert", "a.json", "a.trf"]);
    assert_eq!((run.code, run.out.as_str()), (Some(0), ""));
    assert!(run.err.starts_with("a.trf: warning: ") && run.err.contains("seed"), "{}", run.err);
}

#[test]
fn a_failed_conversion_leaves_the_old_file_alone() {
    let folder = Folder::new();
    folder.write("bad.json", "{\"kolo\": 1").write("old.trf", "012 Old\n");
    folder.kolo(&["convert", "bad.json", "old.trf"]).complaint(3);
    assert_eq!(folder.read("old.trf"), "012 Old\n");
}

#[test]
fn a_list_of_competitors_becomes_a_tournament() {
    let folder = Folder::new();
    folder.write("players.csv", "jméno;klub;rating\nČerná Eva;Praha;1800\nDušek Jan;;\n");
    folder.kolo(&["convert", "players.csv", "club.json"]).answer();
    let pairs = folder.kolo(&["pair", "--system", "round-robin", "club.json"]).answer();
    assert_eq!(pairs, "1\n1 2\n");
    let json: serde_json::Value = serde_json::from_str(&folder.read("club.json")).unwrap();
    assert_eq!(json["competitors"][0]["name"], "Černá Eva");
    assert_eq!(json["competitors"][0]["club"], "Praha");

    folder.write("bad.csv", "no;name\n1;Eva\n1;Jan\n");
    let output = folder.kolo(&["convert", "bad.csv", "bad.json"]).complaint(3);
    assert!(output.starts_with("bad.csv:3:"), "{output}");
    let output = folder.kolo(&["convert", "--to", "csv", "club.json", "-"]).complaint(3);
    assert!(output.contains("possible values: trf, json, h9, xml"), "{output}");
}
