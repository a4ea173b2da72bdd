//! Who may take part, and which entries are taken.

use kolo_contest::eligibility::{check_entry, check_person};
use kolo_contest::{Category, Consents, Entry, MemberRole, SchoolId, Schooling};
use kolo_messages::Lang;

use crate::support::{Books, day, entry, name, player, player_id, season};

/// The clauses of everything that is wrong, in the order reported.
fn clauses(books: &Books, entry: &Entry) -> Vec<&'static str> {
    let problems = check_entry(entry, books.register(), &season());
    for problem in &problems {
        for lang in Lang::ALL {
            let text = problem.message().text(lang);
            assert!(text.starts_with(entry.name.as_str()) && !text.contains('{'), "{text}");
        }
    }
    problems.iter().map(|problem| problem.clause().id()).collect()
}

fn bars(born: &str, schooling: Schooling, category: Category) -> Vec<&'static str> {
    let person = player("a", born, schooling);
    check_person(&person, category, &season()).iter().map(|found| found.clause().id()).collect()
}

#[test]
fn a_primary_school_team_is_under_16_when_areas_begin() {
    let zs = |born, schooling| bars(born, schooling, Category::Zs);
    assert_eq!(zs("2007-10-31", Schooling::Grade(9)), [""; 0], "16 on the second day");
    assert_eq!(zs("2007-10-30", Schooling::Grade(9)), ["P-1.1.1.10"], "16 on the first day");
    assert_eq!(zs("2010-01-01", Schooling::Secondary), ["P-1.1.1.10"]);
    assert_eq!(zs("2005-01-01", Schooling::Secondary), ["P-1.1.1.10", "P-1.1.1.10"]);
    assert_eq!(zs("2012-01-01", Schooling::Grade(5)), ["P-1.1.1.8"]);
    assert_eq!(zs("2012-01-01", Schooling::Grade(6)), [""; 0]);
}

#[test]
fn secondary_school_teams_and_cadets_are_pupils_and_students() {
    for (category, clause) in [(Category::Ss, "P-1.1.1.8"), (Category::Kadeti, "P-1.2.1.2")] {
        assert_eq!(bars("2004-01-01", Schooling::Secondary, category), [""; 0]);
        assert_eq!(bars("2010-01-01", Schooling::Grade(9), category), [""; 0], "younger ones may help");
        assert_eq!(bars("2012-01-01", Schooling::Grade(5), category), [clause]);
        assert_eq!(bars("2012-01-01", Schooling::Grade(10), category), [clause]);
        assert_eq!(bars("2004-01-01", Schooling::Left, category), [clause]);
    }
}

#[test]
fn veterans_were_26_or_younger_on_the_day_of_the_announcement() {
    let veteran = |born| bars(born, Schooling::Left, Category::Veterani);
    assert_eq!(veteran("1996-09-26"), [""; 0], "27 on the day after");
    assert_eq!(veteran("1996-09-25"), ["P-1.2.1.2"], "27 on the day");
    assert_eq!(bars("2012-01-01", Schooling::Grade(3), Category::Veterani), [""; 0]);
}

#[test]
fn a_sound_entry_is_taken_and_may_be_looked_at_again() {
    let mut books = Books::with_pupils(&["a", "b", "c", "d"]);
    let team = entry("t", Category::Zs, &["a", "b", "c", "d"]);
    assert_eq!(clauses(&books, &team), [""; 0]);
    books.add_entry(team.clone());
    assert_eq!(clauses(&books, &team), [""; 0], "an entry does not stand in its own way");
    assert_eq!(clauses(&books, &entry("k", Category::Kadeti, &["a"])), [""; 0]);
    let mut alone = entry("v", Category::Veterani, &["a"]);
    alone.school = None;
    assert_eq!(clauses(&books, &alone), [""; 0]);
}

#[test]
fn one_member_who_may_not_play_bars_the_team() {
    let mut books = Books::with_pupils(&["a", "b", "c"]);
    books.add_player(player("old", "2007-01-01", Schooling::Grade(9)));
    let team = entry("t", Category::Zs, &["a", "b", "c", "old"]);
    assert_eq!(clauses(&books, &team), ["P-1.1.1.10"], "a substitute, too");
    let text = check_entry(&team, books.register(), &season())[0].message().text(Lang::En);
    assert!(text.contains("Hráč old is 16 years old on 30 October 2023"), "{text}");
}

#[test]
fn rosters_have_their_sizes() {
    let ids = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let books = Books::with_pupils(&ids);
    for (category, fewest, regulars, substitutes) in [(Category::Zs, 2, 3, 1), (Category::Ss, 3, 5, 2)] {
        for count in 1..=regulars + substitutes {
            let expected = if count < fewest { &["P-1.1.2.5"][..] } else { &[] };
            assert_eq!(clauses(&books, &entry("t", category, &ids[..count])), expected, "{category} {count}");
        }
        let too_many = entry("t", category, &ids[..=regulars + substitutes]);
        assert_eq!(clauses(&books, &too_many), ["P-1.1.2.1"]);
        let mut all_regular = entry("t", category, &ids[..=regulars]);
        all_regular.members[regulars].role = MemberRole::Regular;
        assert_eq!(clauses(&books, &all_regular), ["P-1.1.2.1"]);
    }
    let mut nobody = entry("t", Category::Zs, &[]);
    nobody.captain = Some(player_id("a"));
    assert_eq!(clauses(&books, &nobody), ["P-1.1.2.5", "P-1.1.2.6"]);
}

#[test]
fn a_single_entry_is_one_regular_player_without_captain() {
    let books = Books::with_pupils(&["a", "b"]);
    assert_eq!(clauses(&books, &entry("k", Category::Kadeti, &["a", "b"])), ["P-1.2.1.2"]);
    assert_eq!(clauses(&books, &entry("k", Category::Kadeti, &[])), ["P-1.2.1.2"]);
    let mut odd = entry("k", Category::Kadeti, &["a"]);
    odd.members[0].role = MemberRole::Substitute;
    odd.captain = Some(player_id("a"));
    assert_eq!(clauses(&books, &odd), ["P-1.2.1.2", "P-1.1.2.6"]);
}

#[test]
fn nobody_is_a_member_twice_or_unknown() {
    let books = Books::with_pupils(&["a", "b"]);
    let team = entry("t", Category::Zs, &["a", "b", "a", "x"]);
    assert_eq!(clauses(&books, &team), ["K-KNOWN", "P-1.1.2.1"]);
}

#[test]
fn a_captain_is_a_member_and_may_be_a_substitute() {
    let books = Books::with_pupils(&["a", "b", "c", "d", "x"]);
    let mut team = entry("t", Category::Zs, &["a", "b", "c", "d"]);
    for (captain, expected) in [
        (None, &["P-1.1.2.6"][..]),
        (Some("x"), &["P-1.1.2.6"]),
        (Some("y"), &["P-1.1.2.6"]),
        (Some("d"), &[]),
    ] {
        team.captain = captain.map(player_id);
        assert_eq!(clauses(&books, &team), expected, "{captain:?}");
    }
}

#[test]
fn every_player_has_agreed_to_rules_and_photos() {
    let mut books = Books::with_pupils(&["a", "b", "c", "d"]);
    let mut set = |id: &str, consents| {
        let mut person = player(id, "2010-03-01", Schooling::Grade(8));
        person.consents = consents;
        books.add_player(person);
    };
    let agreed = Some(day("2023-10-01"));
    set("b", Consents { rules_and_data: None, photos: agreed });
    set("c", Consents { rules_and_data: agreed, photos: None });
    set("d", Consents::default());
    let team = entry("t", Category::Zs, &["a", "b", "c", "d"]);
    assert_eq!(clauses(&books, &team), ["P-1.1.1.3", "P-1.1.1.4", "P-1.1.1.3", "P-1.1.1.4"]);
    assert_eq!(clauses(&books, &entry("k", Category::Kadeti, &["d"])), ["P-1.2.1.4", "P-1.2.1.5"]);
}

#[test]
fn a_regular_player_of_one_team_is_at_most_substitute_of_others() {
    let mut books = Books::with_pupils(&["a", "b", "c", "d", "e", "f"]);
    books.add_entry(entry("one", Category::Zs, &["a", "b", "c"]));
    let second = entry("two", Category::Ss, &["d", "e", "a"]);
    assert_eq!(clauses(&books, &second), ["P-1.1.2.2"], "in another category, too");
    let third = entry("two", Category::Zs, &["d", "e", "f", "a"]);
    assert_eq!(clauses(&books, &third), [""; 0]);
    books.add_entry(third);
    let mut fourth = entry("three", Category::Zs, &["b", "c", "d"]);
    fourth.members[2].role = MemberRole::Substitute;
    assert_eq!(clauses(&books, &fourth), ["P-1.1.2.2", "P-1.1.2.2"]);
    books.add_entry(entry("k", Category::Kadeti, &["a"]));
    assert_eq!(clauses(&books, &entry("k2", Category::Kadeti, &["a"])), ["P-1.2.1.2"]);
    assert_eq!(clauses(&books, &entry("v", Category::Veterani, &["a"])), [""; 0]);
}

#[test]
fn a_school_has_four_teams_and_so_has_each_merged_part() {
    let mut books = Books::with_pupils(&["a", "b", "c"]);
    let empty = |id: &str, category, part| {
        let mut team = entry(id, category, &[]);
        team.part = part;
        team
    };
    let candidate = |part| {
        let mut team = entry("new", Category::Zs, &["a", "b", "c"]);
        team.part = part;
        team
    };
    for (id, category) in
        [("1", Category::Zs), ("2", Category::Ss), ("3", Category::Ss), ("k", Category::Kadeti)]
    {
        books.add_entry(empty(id, category, None));
    }
    assert_eq!(clauses(&books, &candidate(None)), [""; 0], "the fourth team");
    assert_eq!(clauses(&books, &candidate(Some(1))), ["P-1.1.3.2"], "not merged");
    books.add_entry(empty("4", Category::Zs, None));
    assert_eq!(clauses(&books, &candidate(None)), ["P-1.1.3.1"], "both categories count together");

    let school = books.schools.get_mut(&SchoolId::new("s").unwrap()).unwrap();
    school.parts = vec![name("ZŠ"), name("Gymnázium")];
    books.entries.values_mut().for_each(|team| team.part = Some(2));
    assert_eq!(clauses(&books, &candidate(Some(1))), [""; 0]);
    assert_eq!(clauses(&books, &candidate(Some(2))), ["P-1.1.3.2"]);
    for missing in [None, Some(0), Some(3)] {
        assert_eq!(clauses(&books, &candidate(missing)), ["P-1.1.3.2"], "{missing:?}");
    }
}

#[test]
fn a_team_has_a_school_that_is_known() {
    let books = Books::with_pupils(&["a", "b", "c"]);
    let mut team = entry("t", Category::Zs, &["a", "b", "c"]);
    team.school = None;
    assert_eq!(clauses(&books, &team), ["P-1.1.3.1"]);
    team.school = Some(SchoolId::new("elsewhere").unwrap());
    assert_eq!(clauses(&books, &team), ["K-KNOWN"]);
}
