//! What the rules ask of people and no clock can check: shown with the time control.

use kolo_messages::Message;
use kolo_model::Clause;

use super::{ClockRules, ClockSource, FlagRule, Overtime, TimeControl};

/// A piece of advice with its clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    /// The clause.
    pub clause: Clause,
    /// What it asks, in words.
    pub message: Message,
}

fn advice(clause: &'static str, message: Message) -> Advice {
    Advice { clause: Clause::new(clause), message }
}

impl TimeControl {
    /// What the players should know before they start, in the order of the rules.
    pub fn advice(&self) -> Vec<Advice> {
        let Some(sides) = self.sides() else {
            return vec![advice("P-3.3.2.1", Message::new("clock-advice-no-clock"))];
        };
        let by_hand = match sides.source {
            ClockSource::Organiser {} | ClockSource::Players {} => true,
            ClockSource::Server { .. } => false,
        };
        match sides.rules {
            ClockRules::Go => go(sides.overtime, by_hand),
            ClockRules::Contest => contest(sides.source, sides.flag),
        }
    }
}

fn go(overtime: Overtime, by_hand: bool) -> Vec<Advice> {
    let mut list = Vec::new();
    if by_hand {
        list.push(advice("G-4.5.1d", Message::new("clock-advice-who-stops")));
        list.push(advice("G-4.5.1e", Message::new("clock-advice-white-chooses")));
        list.push(advice("G-4.5.1f", Message::new("clock-advice-same-hand")));
    }
    match overtime {
        Overtime::Canadian { .. } if by_hand => {
            list.push(advice("G-4.5.3a", Message::new("clock-advice-stones")));
            list.push(advice("G-4.5.3b", Message::new("clock-advice-opponent-sets")));
            list.push(advice("G-4.5.3c", Message::new("clock-advice-both-check")));
            list.push(advice("G-4.5.3f", Message::new("clock-advice-pass-stone")));
        }
        Overtime::None {} | Overtime::Canadian { .. } | Overtime::Japanese { .. } => {}
    }
    if by_hand {
        list.push(advice("G-4.5.5b.1", Message::new("clock-advice-wait-for-press")));
        list.push(advice("G-4.5.5b.2", Message::new("clock-advice-say-pass")));
    }
    list
}

fn contest(source: ClockSource, flag: FlagRule) -> Vec<Advice> {
    let mut list = vec![advice("P-3.3.2.1", Message::new("clock-advice-where-clocks"))];
    let place = match source {
        ClockSource::Server { .. } => {
            list.push(advice("P-3.3.2.4", Message::new("clock-advice-by-itself")));
            None
        }
        ClockSource::Players {} => {
            list.push(advice("P-3.3.2.2", Message::new("clock-advice-own-clock")));
            list.push(advice("P-3.3.2.3", Message::new("clock-advice-same-hand")));
            Some(advice("P-3.3.2.10", Message::new("clock-advice-place-agreed")))
        }
        ClockSource::Organiser {} => {
            list.push(advice("P-3.3.2.3", Message::new("clock-advice-same-hand")));
            Some(advice("P-3.3.2.11", Message::new("clock-advice-place-fixed")))
        }
    };
    list.push(advice("P-3.3.2.5", Message::new("clock-advice-fault-at-once")));
    list.push(advice("P-3.3.2.6", Message::new("clock-advice-organiser-at-once")));
    list.push(advice("P-3.3.2.7", Message::new("clock-advice-only-players")));
    match flag {
        FlagRule::WhenPointedOut => list.push(advice("P-3.3.2.8", Message::new("clock-advice-point-out"))),
        FlagRule::ByItself => {}
    }
    list.extend(place);
    list
}

#[cfg(test)]
mod tests {
    use kolo_messages::Lang;

    use super::*;

    fn clauses(control: &str) -> Vec<&'static str> {
        let control: TimeControl = control.parse().expect(control);
        control.advice().iter().map(|advice| advice.clause.id()).collect()
    }

    #[test]
    fn every_control_has_the_advice_of_its_rules() {
        let (who_stops, place, hand) = ("G-4.5.1d", "G-4.5.1e", "G-4.5.1f");
        let trouble = ["G-4.5.5b.1", "G-4.5.5b.2"];
        assert_eq!(clauses("45m+3x30s"), [who_stops, place, hand, trouble[0], trouble[1]]);
        let canadian = clauses("45m+5m/15");
        assert_eq!(canadian[3..7], ["G-4.5.3a", "G-4.5.3b", "G-4.5.3c", "G-4.5.3f"]);
        assert_eq!(clauses("45m+5m/15 online"), [] as [&str; 0]);
        let end = ["P-3.3.2.5", "P-3.3.2.6", "P-3.3.2.7", "P-3.3.2.8"];
        let own = clauses("8m+8m own");
        assert_eq!(own[..3], ["P-3.3.2.1", "P-3.3.2.2", "P-3.3.2.3"]);
        assert_eq!(own[3..7], end);
        assert_eq!(own.last(), Some(&"P-3.3.2.10"));
        assert_eq!(clauses("8m+8m").last(), Some(&"P-3.3.2.11"));
        assert_eq!(clauses("8m+8m online")[..2], ["P-3.3.2.1", "P-3.3.2.4"]);
        assert_eq!(clauses("16m together"), ["P-3.3.2.1"]);
    }

    #[test]
    fn advice_is_written_in_every_language() {
        for control in ["45m+5m/15", "8m+8m own", "8m+8m", "8m+8m online", "16m together"] {
            for advice in control.parse::<TimeControl>().expect(control).advice() {
                for lang in Lang::ALL {
                    let text = advice.message.text(lang);
                    assert!(text.len() > 20 && !text.contains('{'), "{text}");
                }
            }
        }
    }
}
