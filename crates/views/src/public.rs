//! What the public may see (K-PUBLIC): the organiser chooses, and this is the one place where the choice is carried
//! out.
//!
//! A state that went through [`tournament`] or [`contest`] is the whole tournament with other names in its entries, so that
//! every view, page, sheet and message made from it follows without knowing. Days of birth, numbers of federations, sex, school
//! years and consents are never in it, whatever was chosen.

use kolo_contest::{Contest, EntryId, Showing, TeamPlayers};
use kolo_messages::{Lang, Message};
use kolo_model::{Name, Person};
use kolo_stages::EntrantId;
use kolo_tournament::{Entry, State, Strength};
use serde::{Deserialize, Serialize};

/// What the public may see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Policy {
    /// Who finds the pages.
    pub reach: Reach,
    /// How people are named.
    pub names: Names,
    /// Whether clubs, schools of persons and countries are shown.
    pub club: Fact,
    /// Whether ratings, ranks and titles are shown.
    pub strength: Fact,
}

/// Who finds the pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// All: they are listed on the first page.
    Listed,
    /// Those who know the address.
    ByAddress,
    /// Only the organiser, and those who have links.
    Closed,
}

/// How people are named. Teams keep their names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Names {
    /// As they were entered.
    Full,
    /// The given name and the first letter of the surname; the list has given names first.
    GivenFirst,
    /// The same; the list has surnames first.
    SurnameFirst,
    /// Numbers only; of teams no players.
    Numbers,
}

/// Whether something is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// It is.
    Shown,
    /// It is not.
    Hidden,
}

impl Reach {
    /// All of them.
    pub const ALL: [Reach; 3] = [Reach::Listed, Reach::ByAddress, Reach::Closed];

    /// The name in forms.
    pub fn code(self) -> &'static str {
        match self {
            Reach::Listed => "listed",
            Reach::ByAddress => "by-address",
            Reach::Closed => "closed",
        }
    }

    /// What it means, in words.
    pub fn message(self) -> Message {
        match self {
            Reach::Listed => Message::new("privacy-reach-listed"),
            Reach::ByAddress => Message::new("privacy-reach-address"),
            Reach::Closed => Message::new("privacy-reach-closed"),
        }
    }
}

impl Names {
    /// All of them.
    pub const ALL: [Names; 4] = [Names::Full, Names::GivenFirst, Names::SurnameFirst, Names::Numbers];

    /// The name in forms.
    pub fn code(self) -> &'static str {
        match self {
            Names::Full => "full",
            Names::GivenFirst => "given-first",
            Names::SurnameFirst => "surname-first",
            Names::Numbers => "numbers",
        }
    }

    /// What it means, in words.
    pub fn message(self) -> Message {
        match self {
            Names::Full => Message::new("privacy-names-full"),
            Names::GivenFirst => Message::new("privacy-names-given-first"),
            Names::SurnameFirst => Message::new("privacy-names-surname-first"),
            Names::Numbers => Message::new("privacy-names-numbers"),
        }
    }

    /// A person's name as it is shown; the number stands for it where names are not shown.
    #[expect(clippy::missing_panics_doc, reason = "a dash is always a name")]
    pub fn show(self, name: &Name, number: u32, lang: Lang) -> Name {
        let shown = match self {
            Names::Full => return name.clone(),
            Names::GivenFirst => short(name, Order::GivenFirst),
            Names::SurnameFirst => short(name, Order::SurnameFirst),
            Names::Numbers => None,
        };
        let number = || Message::new("privacy-number").with("number", number).text(lang);
        let shown = shown.unwrap_or_else(number);
        Name::new(&shown).unwrap_or_else(|_| Name::new("–").expect("a dash is a name"))
    }
}

impl Policy {
    /// What holds for a tournament, or for one of stages, until the organiser chooses: everything that a printout on
    /// the wall has.
    pub const OF_TOURNAMENT: Policy =
        Policy { reach: Reach::Listed, names: Names::Full, club: Fact::Shown, strength: Fact::Shown };

    /// What holds for a contest, whose players are pupils, until the organiser chooses.
    pub const OF_CONTEST: Policy =
        Policy { reach: Reach::Listed, names: Names::GivenFirst, club: Fact::Shown, strength: Fact::Shown };
}

/// Which part of a name comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Order {
    GivenFirst,
    SurnameFirst,
}

/// The given name and the first letter of the surname. A comma shows which is which; of a single word only the letter
/// is shown, since it may be a surname. Nothing if there is no letter to show.
fn short(name: &Name, order: Order) -> Option<String> {
    let letter = |word: &str| word.chars().find(|letter| letter.is_alphanumeric());
    // Titles before and after a name end with a full stop.
    let words = |text: &str| -> Vec<String> {
        let words = text.split_whitespace().map(|word| word.trim_matches(','));
        words.filter(|word| !word.ends_with('.') && letter(word).is_some()).map(str::to_owned).collect()
    };
    let (given, surname) = match name.as_str().split_once(',') {
        Some((surname, rest)) if !words(surname).is_empty() && !words(rest).is_empty() => {
            (words(rest).into_iter().next(), words(surname).into_iter().next())
        }
        Some(_) | None => {
            let mut words = words(name.as_str());
            match (words.len(), order) {
                (0, _) => return None,
                (1, _) => (None, words.pop()),
                (_, Order::GivenFirst) => (words.first().cloned(), words.pop()),
                (_, Order::SurnameFirst) => {
                    let mut words = words.into_iter();
                    let surname = words.next();
                    (words.next(), surname)
                }
            }
        }
    };
    let letter = surname.as_deref().and_then(letter)?;
    let initial: String = letter.to_uppercase().collect();
    Some(match given {
        Some(given) => format!("{given} {initial}."),
        None => format!("{initial}."),
    })
}

/// A tournament as the public may see it.
#[must_use]
pub fn tournament(state: &State, policy: Policy, lang: Lang) -> State {
    let strength = match policy.strength {
        Fact::Shown => state.strength(),
        Fact::Hidden => Strength::Hidden,
    };
    state.shown_as(strength, |id, entry| {
        let number = state.number_of(id).map_or(id.0, kolo_model::StartNumber::get);
        shown(entry, policy, number, lang)
    })
}

/// The same for a player: about themselves they see everything.
#[must_use]
pub fn for_competitor(shown: &State, whole: &State, own: EntrantId) -> State {
    shown.with_own(whole, own)
}

fn shown(entry: &Entry, policy: Policy, number: u32, lang: Lang) -> Entry {
    let is_team = entry.roster.is_some();
    let roster = entry.roster.as_ref().map(|members| {
        let members = if policy.names == Names::Numbers { &[] } else { members.as_slice() };
        let shown = (1..).zip(members).map(|(place, member)| kolo_model::Member {
            name: policy.names.show(&member.name, place, lang),
            role: member.role,
            person: Person::default(),
        });
        shown.collect()
    });
    let place = |name: &Option<Name>| match policy.club {
        Fact::Shown => name.clone(),
        Fact::Hidden => None,
    };
    Entry {
        name: if is_team { entry.name.clone() } else { policy.names.show(&entry.name, number, lang) },
        club: place(&entry.club),
        country: place(&entry.country),
        person: Person::default(),
        roster,
        ..entry.clone()
    }
}

/// A contest as the public may see it; `own` is the entry that looks, if one does: it sees its own people as they are.
#[must_use]
pub fn contest(contest: &Contest, policy: Policy, own: Option<&EntryId>, lang: Lang) -> Contest {
    let players = match policy.names {
        Names::Full | Names::GivenFirst | Names::SurnameFirst => TeamPlayers::Named,
        Names::Numbers => TeamPlayers::LeftOut,
    };
    let person = |name: &Name, number: u32| policy.names.show(name, number, lang);
    contest.shown(&Showing { person: &person, players, own })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(name: &str, names: Names) -> String {
        names.show(&Name::new(name).expect("a name"), 12, Lang::En).to_string()
    }

    #[test]
    fn names_are_cut_to_the_given_name_and_a_letter() {
        let cases = [
            ("Jan Novák", Names::GivenFirst, "Jan N."),
            ("Jan Petr Novák", Names::GivenFirst, "Jan N."),
            ("Ing. Jan Novák Ph.D.", Names::GivenFirst, "Jan N."),
            ("Novák Jan", Names::SurnameFirst, "Jan N."),
            ("Novák Jan Petr", Names::SurnameFirst, "Jan N."),
            ("Novák, Jan", Names::GivenFirst, "Jan N."),
            ("Novák, Jan", Names::SurnameFirst, "Jan N."),
            ("Novák", Names::GivenFirst, "N."),
            ("novák", Names::SurnameFirst, "N."),
            ("Anna-Marie Čermáková-Dvořáková", Names::GivenFirst, "Anna-Marie Č."),
            ("Jan Novák", Names::Full, "Jan Novák"),
            ("Jan Novák", Names::Numbers, "No. 12"),
            ("– –", Names::GivenFirst, "No. 12"),
            ("Novák,", Names::GivenFirst, "N."),
        ];
        for (name, names, wanted) in cases {
            assert_eq!(shown(name, names), wanted, "{name} {names:?}");
        }
    }

    #[test]
    fn the_number_is_shown_in_the_language_of_the_visitor() {
        let name = Name::new("Jan Novák").expect("a name");
        assert_eq!(Names::Numbers.show(&name, 3, Lang::Cs).as_str(), "č. 3");
    }

    #[test]
    fn a_policy_is_kept_as_it_was_chosen() {
        let written = serde_json::to_string(&Policy::OF_CONTEST).expect("it can be written");
        assert_eq!(written, r#"{"reach":"listed","names":"given-first","club":"shown","strength":"shown"}"#);
        assert_eq!(serde_json::from_str::<Policy>(&written).expect("it reads back"), Policy::OF_CONTEST);
    }
}
