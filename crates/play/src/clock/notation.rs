//! Time controls in a few letters.
//!
//! | text | meaning |
//! | --- | --- |
//! | `45m` | go, 45 minutes and no byo-yomi |
//! | `45m+5m/15` | Canadian byo-yomi: 5 minutes for 15 stones |
//! | `30m+3x30s` | Japanese byo-yomi: 3 periods of 30 seconds |
//! | `8m+8m` | the chess clock of the contest, 8 minutes on each side |
//! | `16m together` | no clocks, 16 minutes for the duel |
//! | `8m+8m, 20m together` | both |
//!
//! Words after the clock: `online` (a server's clock, with the usual store for slow lines), `own` (brought by the
//! players), `falls` (in the contest: the flag need not be pointed out).

use std::fmt;
use std::str::FromStr;

use super::{
    ClockRules, ClockSource, ControlProblem, FlagRule, LagRule, Overtime, RawTimeControl, SideTime, Span,
    TimeControl,
};

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(sides) = self.sides() {
            write_sides(f, sides)?;
            if self.together().is_some() {
                f.write_str(", ")?;
            }
        }
        match self.together() {
            Some(limit) => write!(f, "{limit} together"),
            None => Ok(()),
        }
    }
}

fn write_sides(f: &mut fmt::Formatter<'_>, sides: &SideTime) -> fmt::Result {
    write!(f, "{}", sides.basic)?;
    match (sides.rules, sides.overtime) {
        (ClockRules::Contest, _) => write!(f, "+{}", sides.basic)?,
        (ClockRules::Go, Overtime::None {}) => {}
        (ClockRules::Go, Overtime::Canadian { span, stones }) => write!(f, "+{span}/{stones}")?,
        (ClockRules::Go, Overtime::Japanese { periods, span }) => write!(f, "+{periods}x{span}")?,
    }
    match sides.source {
        ClockSource::Organiser {} => {}
        ClockSource::Players {} => f.write_str(" own")?,
        ClockSource::Server { lag } if lag == LagRule::USUAL => f.write_str(" online")?,
        ClockSource::Server { lag } => write!(f, " online={}/{}/{}", lag.per_move, lag.quota, lag.refill)?,
    }
    match (sides.rules, sides.flag) {
        (ClockRules::Contest, FlagRule::ByItself) => f.write_str(" falls"),
        (ClockRules::Contest, FlagRule::WhenPointedOut) | (ClockRules::Go, _) => Ok(()),
    }
}

impl FromStr for TimeControl {
    type Err = ControlProblem;

    fn from_str(text: &str) -> Result<TimeControl, ControlProblem> {
        let unreadable = || ControlProblem::Unreadable(text.chars().take(80).collect());
        let mut raw = RawTimeControl::default();
        for part in text.split(',') {
            let words: Vec<&str> = part.split_ascii_whitespace().collect();
            match words.as_slice() {
                [limit, "together"] if raw.together.is_none() => {
                    raw.together = Some(limit.parse().map_err(|_| unreadable())?);
                }
                [times, words @ ..] if raw.sides.is_none() && raw.together.is_none() => {
                    let mut sides = read_times(times).ok_or_else(unreadable)?;
                    read_words(&mut sides, words).ok_or_else(unreadable)?;
                    raw.sides = Some(sides);
                }
                _ => return Err(unreadable()),
            }
        }
        raw.check()
    }
}

/// `45m`, `45m+5m/15`, `30m+3x30s` or `8m+8m`.
fn read_times(text: &str) -> Option<SideTime> {
    let (basic, rest) = text.split_once('+').map_or((text, None), |(basic, rest)| (basic, Some(rest)));
    let basic: Span = basic.parse().ok()?;
    let (mut rules, mut flag) = (ClockRules::Go, FlagRule::ByItself);
    let overtime = match rest {
        None => Overtime::None {},
        Some(rest) => {
            if let Some((span, stones)) = rest.split_once('/') {
                Overtime::Canadian { span: span.parse().ok()?, stones: stones.parse().ok()? }
            } else if let Some((periods, span)) = rest.split_once('x') {
                Overtime::Japanese { periods: periods.parse().ok()?, span: span.parse().ok()? }
            } else {
                // Both sides of a chess clock have the same time; another second number is a slip of the pen.
                (rules, flag) = (ClockRules::Contest, FlagRule::WhenPointedOut);
                rest.parse().ok().filter(|other: &Span| *other == basic)?;
                Overtime::None {}
            }
        }
    };
    Some(SideTime { rules, basic, overtime, flag, source: ClockSource::Organiser {} })
}

fn read_words(sides: &mut SideTime, words: &[&str]) -> Option<()> {
    for word in words {
        let by_hand = sides.source == ClockSource::Organiser {};
        match *word {
            "own" if by_hand => sides.source = ClockSource::Players {},
            "online" if by_hand => sides.source = ClockSource::Server { lag: LagRule::USUAL },
            "falls" if sides.flag == FlagRule::WhenPointedOut => sides.flag = FlagRule::ByItself,
            word => {
                let mut lag = word.strip_prefix("online=").filter(|_| by_hand)?.split('/').map(str::parse);
                let mut next = || lag.next()?.ok();
                let rule = LagRule { per_move: next()?, quota: next()?, refill: next()? };
                if lag.next().is_some() {
                    return None;
                }
                sides.source = ClockSource::Server { lag: rule };
            }
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_is_printed_is_read_again() {
        for text in [
            "45m",
            "45m+5m/15",
            "30m+3x30s online",
            "8m+8m",
            "8m+8m own",
            "7m30s+7m30s online",
            "3m+3m online=500ms/5s/50ms falls",
            "16m together",
            "8m+8m own, 20m together",
        ] {
            let control: TimeControl = text.parse().expect(text);
            assert_eq!(control.to_string(), text);
        }
        let spaces: TimeControl = " 450s+7m30s   online ".parse().expect("spaces and units are free");
        assert_eq!(spaces, TimeControl::online());
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "8",
            "8m+7m",
            "8m + 8m",
            "45m+5m/0",
            "45m+0x30s",
            "45m+5m/70000",
            "45m own online",
            "45m falls",
            "8m+8m falls falls",
            "16m",
            "16m together, 15m together",
            "16m together, 8m+8m",
            "8m+8m, 8m+8m",
            "25h",
            "8m+8m online=2s/1s/0s",
            "8m+8m online=1s/1s/0s/0s",
        ] {
            let read = text.parse::<TimeControl>();
            // A bare `16m` is a game of go without byo-yomi, not a limit.
            assert_eq!(read.is_ok(), text == "16m", "{text}");
        }
    }

    proptest! {
        #[test]
        fn no_text_breaks_the_reader(text in "[0-9hms+/x, a-z=]{0,40}") {
            if let Ok(control) = text.parse::<TimeControl>() {
                prop_assert_eq!(control.to_string().parse(), Ok(control));
            }
        }

        #[test]
        fn go_controls_come_back(basic in 1u64..80_000, span in 1u64..4000, count in 1u16..=100, canadian: bool) {
            let (basic, span) = (Span::seconds(basic), Span::seconds(span));
            let text =
                if canadian { format!("{basic}+{span}/{count}") } else { format!("{basic}+{count}x{span}") };
            let control: TimeControl = text.parse().expect("a sound control");
            prop_assert_eq!(control.to_string(), text);
        }
    }
}
