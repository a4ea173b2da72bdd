//! Who pays what, and who plays for free.

use std::collections::{BTreeMap, BTreeSet};

use kolo_contest::fees::{DiscountCode, FeeBook, FeeProblem, FeeState, PaidWhen, amount_due};
use kolo_contest::{Category, Country, Currency, Entry, EntryId, Money, SchoolId};
use kolo_messages::Lang;

use crate::support::{day, entry, entry_id};

/// Entries, their fees, and host schools.
#[derive(Default)]
struct Office {
    entries: BTreeMap<EntryId, Entry>,
    fees: BTreeMap<EntryId, FeeState>,
    hosts: BTreeSet<SchoolId>,
}

impl Office {
    fn with(entries: &[Entry]) -> Office {
        let entries = entries.iter().map(|entry| (entry.id.clone(), entry.clone())).collect();
        Office { entries, ..Office::default() }
    }

    fn book(&self) -> FeeBook<'_> {
        FeeBook { entries: &self.entries, fees: &self.fees, hosts: &self.hosts, seed: 2023 }
    }

    fn set(&mut self, id: &str, state: FeeState) {
        self.fees.insert(entry_id(id), state);
    }

    fn pays(&self, id: &str, when: PaidWhen, crowns: i64) -> Result<FeeState, &'static str> {
        let amount = Money::new(Currency::Czk, crowns * 100);
        with_clause(self.book().pay(
            &self.entries[&entry_id(id)],
            Country::Cz,
            when,
            amount,
            day("2023-10-05"),
        ))
    }

    fn waive(&self, id: &str) -> Result<FeeState, &'static str> {
        with_clause(self.book().waive(&self.entries[&entry_id(id)]))
    }

    fn discount(&self, id: &str, team: &str) -> Result<FeeState, &'static str> {
        let code = DiscountCode::of(2023, &entry_id(team));
        with_clause(self.book().discount(&self.entries[&entry_id(id)], &code))
    }
}

/// The clause of a refusal, which has a sentence in every language.
fn with_clause(result: Result<FeeState, FeeProblem>) -> Result<FeeState, &'static str> {
    result.map_err(|problem| {
        for lang in Lang::ALL {
            let text = problem.message().text(lang);
            assert!(!text.contains('{'), "{text}");
        }
        problem.clause().id()
    })
}

#[test]
fn the_tariff_is_that_of_the_rules() {
    let in_advance = |category, country| {
        amount_due(category, country, PaidWhen::InAdvance).unwrap().message().text(Lang::Cs)
    };
    let on_site = |category, country| {
        amount_due(category, country, PaidWhen::OnSite).map(|money| money.message().text(Lang::Cs))
    };
    assert_eq!(
        Category::ALL.map(|category| in_advance(category, Country::Cz)),
        ["165 Kč", "275 Kč", "55 Kč", "55 Kč"]
    );
    assert_eq!(
        Category::ALL.map(|category| in_advance(category, Country::Sk)),
        ["6 €", "11 €", "2,20 €", "2,20 €"]
    );
    assert_eq!(on_site(Category::Zs, Country::Cz), Ok("180 Kč".to_owned()));
    assert_eq!(on_site(Category::Zs, Country::Sk), Ok("7 €".to_owned()));
    assert_eq!(on_site(Category::Ss, Country::Cz), Ok("300 Kč".to_owned()));
    assert_eq!(on_site(Category::Ss, Country::Sk), Ok("12 €".to_owned()));
    for alone in [Category::Kadeti, Category::Veterani] {
        assert_eq!(on_site(alone, Country::Cz), Err(FeeProblem::NotOnSite));
    }
}

#[test]
fn a_fee_is_paid_exactly_and_once() {
    let mut office = Office::with(&[entry("t", Category::Zs, &["a"]), entry("k", Category::Kadeti, &["a"])]);
    assert_eq!(office.pays("t", PaidWhen::InAdvance, 180), Err("P-1.1.2.7"));
    assert_eq!(office.pays("t", PaidWhen::OnSite, 165), Err("P-1.1.2.7"));
    assert_eq!(office.pays("k", PaidWhen::InAdvance, 54), Err("P-1.2.1.8"));
    assert_eq!(office.pays("k", PaidWhen::OnSite, 55), Err("P-1.2.1.8"));
    let paid = office.pays("t", PaidWhen::OnSite, 180).unwrap();
    assert!(paid.is_settled() && !office.book().state(&entry_id("t")).is_settled());
    office.set("t", paid);
    assert_eq!(office.pays("t", PaidWhen::OnSite, 180), Err("K-ORDER"));
    let euros = Money::new(Currency::Eur, 5_500);
    let alone = &office.entries[&entry_id("k")];
    let in_euros = office.book().pay(alone, Country::Cz, PaidWhen::InAdvance, euros, day("2023-10-05"));
    assert_eq!(with_clause(in_euros), Err("P-1.2.1.8"), "55 € are not 55 Kč");
}

#[test]
fn a_host_school_has_one_free_team_in_each_category() {
    let teams = [
        entry("z1", Category::Zs, &["a"]),
        entry("z2", Category::Zs, &["b"]),
        entry("s1", Category::Ss, &["c"]),
        entry("k", Category::Kadeti, &["a"]),
    ];
    let mut office = Office::with(&teams);
    assert_eq!(office.waive("z1"), Err("P-1.1.2.8"), "no host");
    office.hosts.insert(SchoolId::new("s").unwrap());
    assert_eq!(office.waive("k"), Err("P-1.1.2.8"), "no team");
    assert_eq!(office.waive("z1"), Ok(FeeState::Waived));
    office.set("z1", FeeState::Waived);
    assert_eq!(office.waive("z1"), Err("K-ORDER"));
    assert_eq!(office.waive("z2"), Err("P-1.1.2.8"), "the second of the category");
    assert_eq!(office.waive("s1"), Ok(FeeState::Waived));
    assert_eq!(office.pays("z1", PaidWhen::InAdvance, 165), Err("K-ORDER"));
}

#[test]
fn a_team_that_paid_in_advance_has_one_code_for_one_of_its_members() {
    let mut office = Office::with(&[
        entry("t", Category::Zs, &["a", "b", "c"]),
        entry("ka", Category::Kadeti, &["a"]),
        entry("kb", Category::Kadeti, &["b"]),
        entry("kx", Category::Kadeti, &["x"]),
    ]);
    let team = office.entries[&entry_id("t")].clone();
    assert_eq!(office.discount("ka", "t"), Err("P-1.2.1.9"), "not paid");
    for free in [FeeState::Waived, office.pays("t", PaidWhen::OnSite, 180).unwrap()] {
        office.set("t", free);
        assert_eq!(office.book().code(&team), None);
        assert_eq!(office.discount("ka", "t"), Err("P-1.2.1.9"));
    }
    office.fees.clear();
    office.set("t", office.pays("t", PaidWhen::InAdvance, 165).unwrap());
    assert_eq!(office.book().code(&team), Some(DiscountCode::of(2023, &entry_id("t"))));
    assert_eq!(office.discount("kx", "t"), Err("P-1.2.1.9"), "no member");
    assert_eq!(office.discount("ka", "other"), Err("P-1.2.1.9"), "nobody's code");
    assert_eq!(office.discount("ka", "ka"), Err("P-1.2.1.9"), "individuals have no codes");
    office.entries.insert(entry_id("t2"), entry("t2", Category::Ss, &["a"]));
    assert_eq!(office.discount("t2", "t"), Err("P-1.2.1.9"), "not for teams");

    let taken_over = FeeState::Discounted { team: entry_id("t") };
    assert_eq!(office.discount("ka", "t"), Ok(taken_over.clone()));
    office.set("ka", taken_over);
    assert_eq!(office.discount("ka", "t"), Err("K-ORDER"));
    assert_eq!(office.discount("kb", "t"), Err("P-1.2.1.9"), "used");
    assert_eq!(office.book().code(&office.entries[&entry_id("ka")]), None);
}
