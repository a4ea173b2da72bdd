//! How much time there is: basic time, byo-yomi, flags, and the limit of a duel without clocks.

use kolo_model::Clause;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::{ControlProblem, Span};

/// Whose rules the clock follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockRules {
    /// The Czech Go Association, articles 4.4 to 7. The first side is Black.
    Go,
    /// The gomoku contest, article 3.3.2. The first side opens.
    Contest,
}

/// What comes after the basic time (G-4.5.1a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Overtime {
    /// Nothing: the time is over (G-4.5.2b).
    None {},
    /// A time for a number of stones, again and again (G-4.5.3a).
    Canadian {
        /// The time.
        span: Span,
        /// The stones.
        stones: u16,
    },
    /// A time for each move, which may be overrun once less than there are periods (G-4.5.4a, G-4.5.4c).
    Japanese {
        /// How many periods.
        periods: u16,
        /// The time for each move.
        span: Span,
    },
}

/// What happens when a flag falls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagRule {
    /// The time is exceeded at that moment (G-4.5.1b).
    ByItself,
    /// Nothing, until the opponent points it out (P-3.3.2.8).
    WhenPointedOut,
}

/// Whose clock it is, and so who switches it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockSource {
    /// The organiser's, pressed by hand.
    Organiser {},
    /// Brought by the players, who answer for it (P-3.3.2.2); pressed by hand.
    Players {},
    /// A server's, which switches by itself after the move (P-3.3.2.4).
    Server {
        /// What it gives back for slow lines.
        lag: LagRule,
    },
}

/// How much of the time that a move spends on the line is given back. The server measures it; what a player's
/// own machine says counts for nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LagRule {
    /// At most this much for a move.
    pub per_move: Span,
    /// At most this much in store.
    pub quota: Span,
    /// So much comes back into store with every move.
    pub refill: Span,
}

impl LagRule {
    /// A second a move from a store of ten, which gains a tenth of a second with every move.
    pub const USUAL: LagRule =
        LagRule { per_move: Span::seconds(1), quota: Span::seconds(10), refill: Span(100) };
}

/// A chess clock: each side has its own time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideTime {
    /// Whose rules.
    pub rules: ClockRules,
    /// Basic time of each side.
    pub basic: Span,
    /// What comes after it.
    pub overtime: Overtime,
    /// What a fallen flag means.
    pub flag: FlagRule,
    /// Whose clock it is.
    pub source: ClockSource,
}

/// A time control as it was written down. Clocks and the limit of the whole duel are two settings; a duel has one of
/// them or both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTimeControl {
    /// The clock, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<SideTime>,
    /// The limit for both together, if there is one (P-1.1.4.6, P-1.1.5.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub together: Option<Span>,
}

/// A time control that can be played with. In files it stands as an object or in its short notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct TimeControl(RawTimeControl);

/// The shortest time that can be set anywhere.
const SHORTEST: Span = Span::seconds(1);
/// The most stones and periods there can be.
const MOST: u16 = 100;

impl RawTimeControl {
    /// Makes sure that a clock can run by it.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn check(self) -> Result<TimeControl, ControlProblem> {
        if let Some(limit) = self.together {
            // A limit alone is one of the contest: go has none for both together.
            check_span(limit, self.sides.map_or(ClockRules::Contest, |sides| sides.rules))?;
        }
        match self.sides {
            None if self.together.is_none() => Err(ControlProblem::NoTime),
            None => Ok(TimeControl(self)),
            Some(sides) => {
                check_sides(&sides)?;
                Ok(TimeControl(self))
            }
        }
    }
}

fn check_span(span: Span, rules: ClockRules) -> Result<(), ControlProblem> {
    if (SHORTEST..=Span::LONGEST).contains(&span) {
        Ok(())
    } else {
        Err(ControlProblem::Length { span, rules })
    }
}

fn check_count(count: u16) -> Result<(), ControlProblem> {
    if (1..=MOST).contains(&count) { Ok(()) } else { Err(ControlProblem::Count { count, most: MOST }) }
}

fn check_sides(sides: &SideTime) -> Result<(), ControlProblem> {
    check_span(sides.basic, sides.rules)?;
    match sides.overtime {
        Overtime::None {} => {}
        Overtime::Canadian { span, stones: count } | Overtime::Japanese { periods: count, span } => {
            if sides.rules == ClockRules::Contest {
                return Err(ControlProblem::OvertimeInContest);
            }
            check_span(span, sides.rules)?;
            check_count(count)?;
        }
    }
    if sides.rules == ClockRules::Go && sides.flag == FlagRule::WhenPointedOut {
        return Err(ControlProblem::GoFlagWaits);
    }
    match sides.source {
        ClockSource::Organiser {} | ClockSource::Players {} => Ok(()),
        ClockSource::Server { lag } => {
            let bounded =
                lag.per_move <= lag.quota && lag.quota <= Span::minutes(1) && lag.refill <= lag.per_move;
            if bounded { Ok(()) } else { Err(ControlProblem::Lag) }
        }
    }
}

impl TimeControl {
    /// Grand finals: 8 minutes on each side (P-1.1.6.7, P-1.2.3.5).
    pub fn grand_final() -> TimeControl {
        TimeControl::contest(Span::minutes(8), ClockSource::Organiser {})
    }

    /// Regional tournaments, if both players want clocks and bring one: 8 minutes on each side (P-3.3.2.2).
    pub fn regional_clocks() -> TimeControl {
        TimeControl::contest(Span::minutes(8), ClockSource::Players {})
    }

    /// Online: seven and a half minutes on each side (P-1.2.2.6).
    pub fn online() -> TimeControl {
        TimeControl::contest(Span::seconds(450), ClockSource::Server { lag: LagRule::USUAL })
    }

    /// A duel without clocks in the tournaments of an area: 15 minutes (P-1.1.4.6).
    pub fn area() -> TimeControl {
        TimeControl::limit_of(15)
    }

    /// A deciding duel after a drawn match: 10 minutes (P-1.1.4.8.2).
    pub fn decider() -> TimeControl {
        TimeControl::limit_of(10)
    }

    /// A duel without clocks in a regional tournament: 20 minutes (P-1.1.5.6).
    pub fn regional() -> TimeControl {
        TimeControl::limit_of(20)
    }

    /// A grand final where clocks are not to be had: 16 minutes (P-1.1.6.7, P-1.2.3.5).
    pub fn grand_final_without_clocks() -> TimeControl {
        TimeControl::limit_of(16)
    }

    /// Every control that the rules of the contest name, each with its clause.
    pub fn presets() -> [(Clause, TimeControl); 7] {
        [
            (Clause::new("P-1.1.4.6"), TimeControl::area()),
            (Clause::new("P-1.1.4.8.2"), TimeControl::decider()),
            (Clause::new("P-1.1.5.6"), TimeControl::regional()),
            (Clause::new("P-3.3.2.2"), TimeControl::regional_clocks()),
            (Clause::new("P-1.2.2.6"), TimeControl::online()),
            (Clause::new("P-1.1.6.7"), TimeControl::grand_final()),
            (Clause::new("P-1.2.3.5"), TimeControl::grand_final_without_clocks()),
        ]
    }

    fn contest(basic: Span, source: ClockSource) -> TimeControl {
        let (rules, flag) = (ClockRules::Contest, FlagRule::WhenPointedOut);
        let sides = SideTime { rules, basic, overtime: Overtime::None {}, flag, source };
        TimeControl(RawTimeControl { sides: Some(sides), together: None })
    }

    fn limit_of(minutes: u64) -> TimeControl {
        TimeControl(RawTimeControl { sides: None, together: Some(Span::minutes(minutes)) })
    }

    /// The clock, if there is one.
    pub fn sides(&self) -> Option<&SideTime> {
        self.0.sides.as_ref()
    }

    /// The limit of both together, if there is one.
    pub fn together(&self) -> Option<Span> {
        self.0.together
    }

    /// Whose rules hold. A duel that has a limit and no clock is one of the contest.
    pub fn rules(&self) -> ClockRules {
        self.0.sides.map_or(ClockRules::Contest, |sides| sides.rules)
    }

    /// As it may be written down.
    pub fn raw(self) -> RawTimeControl {
        self.0
    }
}

impl<'de> Deserialize<'de> for TimeControl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TimeControl, D::Error> {
        deserializer.deserialize_any(EitherForm)
    }
}

/// Reads the object or the short notation.
struct EitherForm;

impl<'de> Visitor<'de> for EitherForm {
    type Value = TimeControl;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a time control: an object, or a text such as \"8m+8m\"")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<TimeControl, E> {
        text.parse().map_err(E::custom)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<TimeControl, A::Error> {
        let raw = RawTimeControl::deserialize(MapAccessDeserializer::new(map))?;
        raw.check().map_err(A::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(overtime: Overtime) -> SideTime {
        let (rules, flag) = (ClockRules::Go, FlagRule::ByItself);
        SideTime { rules, basic: Span::minutes(45), overtime, flag, source: ClockSource::Organiser {} }
    }

    fn checked(sides: SideTime) -> Result<TimeControl, ControlProblem> {
        RawTimeControl { sides: Some(sides), together: None }.check()
    }

    #[test]
    fn what_no_clock_can_run_by_is_refused() {
        let canadian = Overtime::Canadian { span: Span::minutes(5), stones: 15 };
        assert!(checked(go(canadian)).is_ok());
        assert_eq!(RawTimeControl::default().check(), Err(ControlProblem::NoTime));
        let long = Span(Span::LONGEST.0 + 1);
        let rules = ClockRules::Go;
        assert_eq!(
            checked(SideTime { basic: long, ..go(canadian) }),
            Err(ControlProblem::Length { span: long, rules })
        );
        assert_eq!(
            checked(go(Overtime::Canadian { span: Span(999), stones: 15 })),
            Err(ControlProblem::Length { span: Span(999), rules })
        );
        for count in [0, 101] {
            let japanese = go(Overtime::Japanese { periods: count, span: Span::seconds(30) });
            assert_eq!(checked(japanese), Err(ControlProblem::Count { count, most: 100 }));
        }
        let waits = SideTime { flag: FlagRule::WhenPointedOut, ..go(canadian) };
        assert_eq!(checked(waits), Err(ControlProblem::GoFlagWaits));
        let contest = SideTime { rules: ClockRules::Contest, ..go(canadian) };
        assert_eq!(checked(contest), Err(ControlProblem::OvertimeInContest));
        let endless = LagRule { quota: Span(u64::MAX), ..LagRule::USUAL };
        let online = SideTime { source: ClockSource::Server { lag: endless }, ..go(canadian) };
        assert_eq!(checked(online), Err(ControlProblem::Lag));
        let limit = RawTimeControl { sides: None, together: Some(Span::ZERO) };
        let rules = ClockRules::Contest;
        assert_eq!(limit.check(), Err(ControlProblem::Length { span: Span::ZERO, rules }));
    }

    #[test]
    fn a_length_is_refused_by_the_rules_it_was_meant_for() {
        let clause = |raw: RawTimeControl| raw.check().expect_err("no clock runs by it").clause().id();
        let short = SideTime { basic: Span::ZERO, ..go(Overtime::None {}) };
        let of = |sides| RawTimeControl { sides: Some(sides), together: None };
        assert_eq!(clause(of(short)), "G-4.5.1a");
        let contest = SideTime { rules: ClockRules::Contest, ..short };
        assert_eq!(clause(of(contest)), "P-1.1.6.7");
        assert_eq!(clause(RawTimeControl { sides: None, together: Some(Span::ZERO) }), "P-1.1.6.7");
        // Whatever its lengths are, there is no byo-yomi in the contest.
        let overtime = Overtime::Japanese { periods: 0, span: Span::ZERO };
        assert_eq!(clause(of(SideTime { rules: ClockRules::Contest, ..go(overtime) })), "P-3.3.2.8");
    }

    #[test]
    fn presets_are_sound_and_have_the_times_of_the_rules() {
        let times: Vec<String> =
            TimeControl::presets().iter().map(|(_, control)| control.to_string()).collect();
        assert_eq!(
            times,
            [
                "15m together",
                "10m together",
                "20m together",
                "8m+8m own",
                "7m30s+7m30s online",
                "8m+8m",
                "16m together"
            ]
        );
        for (clause, control) in TimeControl::presets() {
            assert_eq!(control.raw().check(), Ok(control), "{clause}");
        }
    }

    #[test]
    fn json_has_two_forms_and_no_unknown_fields() {
        for (_, control) in TimeControl::presets() {
            let json = serde_json::to_string(&control).expect("a control is plain data");
            assert_eq!(serde_json::from_str::<TimeControl>(&json).ok(), Some(control));
            let short = serde_json::to_string(&control.to_string()).expect("a text");
            assert_eq!(serde_json::from_str::<TimeControl>(&short).ok(), Some(control));
        }
        for bad in [
            r#"{"together":900000,"more":1}"#,
            r#"{"together":1}"#,
            "{}",
            "15",
            r#""8m+9m""#,
            r#"{"sides":{"rules":"go","basic":1000,"overtime":{"kind":"none","x":1},"flag":"by-itself","source":{"kind":"players"}}}"#,
        ] {
            assert!(serde_json::from_str::<TimeControl>(bad).is_err(), "{bad}");
        }
    }
}
