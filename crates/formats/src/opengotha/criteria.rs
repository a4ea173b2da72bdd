//! Names of criteria in the program and in Kolo.

use kolo_model::System;

/// What McMahon scores and what wins count, with Kolo's names.
const MCMAHON: [(&str, &str); 9] = [
    ("MMS", "mm"),
    ("SOSM", "sos"),
    ("SODOSM", "sdos"),
    ("SOSOSM", "ssos"),
    ("CUSSM", "cuss"),
    ("DC", "direct"),
    ("SDC", "direct"),
    ("NBW", "wins"),
    ("Rating", "rating"),
];
const SWISS: [(&str, &str); 8] = [
    ("NBW", "points"),
    ("SOSW", "sos"),
    ("SODOSW", "sdos"),
    ("SOSOSW", "ssos"),
    ("CUSSW", "cuss"),
    ("DC", "direct"),
    ("SDC", "direct"),
    ("Rating", "rating"),
];

/// The association's lists (G-3.3.4).
const USUAL_MCMAHON: [&str; 4] = ["mm", "sos", "ssos", "direct"];
const USUAL_SWISS: [&str; 4] = ["points", "sos", "sdos", "direct"];

/// What stands where there is no criterion.
pub(super) const NONE: &str = "NULL";

/// How many a file has.
pub(super) const COUNT: usize = 6;

fn table(system: Option<System>) -> &'static [(&'static str, &'static str)] {
    if system == Some(System::McMahon) { &MCMAHON } else { &SWISS }
}

fn usual(system: Option<System>) -> [&'static str; 4] {
    if system == Some(System::McMahon) { USUAL_MCMAHON } else { USUAL_SWISS }
}

/// The system by a list of criteria: what the first score counts.
pub(super) fn system_of(names: &[&str]) -> Option<System> {
    names.iter().find_map(|name| match *name {
        "MMS" | "SOSM" | "SODOSM" | "SOSOSM" | "CUSSM" => Some(System::McMahon),
        "NBW" | "SOSW" | "SODOSW" | "SOSOSW" | "CUSSW" => Some(System::Swiss),
        _ => None,
    })
}

/// Kolo's names of a list, empty where it is the usual one of the system; and the names that Kolo does not have.
pub(super) fn read(names: &[&str], system: Option<System>) -> (Vec<String>, Vec<String>) {
    let (mut known, mut unknown) = (Vec::<String>::new(), Vec::new());
    for name in names.iter().filter(|name| **name != NONE) {
        match table(system).iter().find(|(own, _)| own.eq_ignore_ascii_case(name)) {
            Some((_, code)) if known.iter().any(|have| have == code) => {}
            Some((_, code)) => known.push((*code).to_owned()),
            None => unknown.push((*name).to_owned()),
        }
    }
    if known == usual(system) {
        known.clear();
    }
    (known, unknown)
}

/// The program's names of Kolo's list, and whether all of them exist there.
pub(super) fn write(codes: &[String], system: Option<System>) -> (Vec<&'static str>, bool) {
    let codes: Vec<&str> =
        if codes.is_empty() { usual(system).to_vec() } else { codes.iter().map(String::as_str).collect() };
    let name = |code: &&str| table(system).iter().find(|(_, own)| own == code).map(|(name, _)| *name);
    let mut names: Vec<&'static str> = codes.iter().filter_map(name).collect();
    let complete = names.len() == codes.len() && names.len() <= COUNT;
    if names.is_empty() {
        return (write(&[], system).0, complete);
    }
    names.truncate(COUNT);
    (names, complete)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_back_and_the_usual_one_is_not_named() {
        for system in [Some(System::McMahon), Some(System::Swiss)] {
            let (names, complete) = write(&[], system);
            assert!(complete);
            assert_eq!(system_of(&names), system);
            assert_eq!(read(&names, system), (Vec::new(), Vec::new()));
            let own = ["sos".to_owned(), "rating".to_owned()];
            let (names, complete) = write(&own, system);
            assert!(complete);
            assert_eq!(read(&names, system).0, own);
        }
        let (known, unknown) = read(&["MMS", "SOSM-1", "DC", "SDC", "NULL"], Some(System::McMahon));
        assert_eq!((known, unknown), (vec!["mm".to_owned(), "direct".to_owned()], vec!["SOSM-1".to_owned()]));
        assert!(!write(&["msos".to_owned()], Some(System::Swiss)).1);
    }
}
