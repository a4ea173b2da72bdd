//! The kinds of lines Kolo understands.

use crate::limits::{MOST_LINE_BYTES, MOST_TEXT_BYTES};

/// The kind of a line, by its first three characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Code {
    Name,
    City,
    Federation,
    Start,
    End,
    PlayerCount,
    RatedCount,
    TeamCount,
    Kind,
    ChiefArbiter,
    Deputy,
    TimeControl,
    RoundDates,
    Rounds26,
    Colour26,
    Scoring26,
    TournamentType,
    TieBreaks,
    RankOrder,
    Player,
    Team,
    Byes26,
    Acceleration26,
    Forbidden26,
    Rounds,
    Config,
    Absent,
    Forbidden,
    Acceleration,
    Scoring,
    BbWin,
    BbDraw,
    BbLoss,
    BbZeroBye,
    BbForfeitLoss,
    BbPairingBye,
}

impl Code {
    const ALL: [(&'static str, Code); 36] = [
        ("012", Code::Name),
        ("022", Code::City),
        ("032", Code::Federation),
        ("042", Code::Start),
        ("052", Code::End),
        ("062", Code::PlayerCount),
        ("072", Code::RatedCount),
        ("082", Code::TeamCount),
        ("092", Code::Kind),
        ("102", Code::ChiefArbiter),
        ("112", Code::Deputy),
        ("122", Code::TimeControl),
        ("132", Code::RoundDates),
        ("142", Code::Rounds26),
        ("152", Code::Colour26),
        ("162", Code::Scoring26),
        ("192", Code::TournamentType),
        ("202", Code::TieBreaks),
        ("212", Code::RankOrder),
        ("001", Code::Player),
        ("013", Code::Team),
        ("240", Code::Byes26),
        ("250", Code::Acceleration26),
        ("260", Code::Forbidden26),
        ("XXR", Code::Rounds),
        ("XXC", Code::Config),
        ("XXZ", Code::Absent),
        ("XXP", Code::Forbidden),
        ("XXA", Code::Acceleration),
        ("XXS", Code::Scoring),
        ("BBW", Code::BbWin),
        ("BBD", Code::BbDraw),
        ("BBL", Code::BbLoss),
        ("BBZ", Code::BbZeroBye),
        ("BBF", Code::BbForfeitLoss),
        ("BBU", Code::BbPairingBye),
    ];

    /// The kind of `line`, if Kolo knows it.
    pub(super) fn of(line: &str) -> Option<Code> {
        let code = line.get(..3)?;
        Code::ALL.into_iter().find(|(text, _)| *text == code).map(|(_, code)| code)
    }

    /// How long such a line may be: lists of numbers are longer than texts.
    pub(super) fn most_bytes(self) -> usize {
        match self {
            Code::Player
            | Code::Team
            | Code::RoundDates
            | Code::Absent
            | Code::Byes26
            | Code::Forbidden
            | Code::Forbidden26
            | Code::Acceleration => MOST_LINE_BYTES,
            Code::Name
            | Code::City
            | Code::Federation
            | Code::Start
            | Code::End
            | Code::PlayerCount
            | Code::RatedCount
            | Code::TeamCount
            | Code::Kind
            | Code::ChiefArbiter
            | Code::Deputy
            | Code::TimeControl
            | Code::Rounds26
            | Code::Colour26
            | Code::Scoring26
            | Code::TournamentType
            | Code::TieBreaks
            | Code::RankOrder
            | Code::Acceleration26
            | Code::Rounds
            | Code::Config
            | Code::Scoring
            | Code::BbWin
            | Code::BbDraw
            | Code::BbLoss
            | Code::BbZeroBye
            | Code::BbForfeitLoss
            | Code::BbPairingBye => MOST_TEXT_BYTES + "012 ".len(),
        }
    }

    /// The three characters.
    pub(super) fn text(self) -> &'static str {
        Code::ALL.into_iter().find(|(_, code)| *code == self).map_or("", |(text, _)| text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back() {
        for (text, code) in Code::ALL {
            assert_eq!(Code::of(&format!("{text} x")), Some(code));
            assert_eq!(code.text(), text);
        }
        assert_eq!(Code::of("00"), None);
        assert_eq!(Code::of("éé"), None);
        assert_eq!(Code::of("310 x"), None);
    }
}
