//! What a tie-break is, in words.

use kolo_messages::Message;

use super::{Cut, Direction, Forfeits, Kind, LastRound, TieBreak};

impl TieBreak {
    /// The short heading of its column: the code, the same in every language.
    pub(crate) fn heading(self) -> Message {
        Message::new("tie-break-code").with("code", self.code())
    }

    /// What it is, in one sentence.
    pub(crate) fn meaning(self) -> Message {
        match self.kind() {
            Kind::DirectEncounter(forfeits) => with_forfeits(Message::new("tie-break-de"), forfeits),
            Kind::Wins => Message::new("tie-break-win"),
            Kind::GamesWon => Message::new("tie-break-won"),
            Kind::BlackGames => Message::new("tie-break-bpg"),
            Kind::BlackWins => Message::new("tie-break-bwg"),
            Kind::Progressive { cut } => with_cut(Message::new("tie-break-ps"), Cut { low: cut, high: 0 }),
            Kind::RoundsElected => Message::new("tie-break-rep"),
            Kind::StandardPoints => Message::new("tie-break-std"),
            Kind::PairingNumber(direction) => directed(Message::new("tie-break-tpn"), direction),
            Kind::Buchholz(last, cut, forfeits) => {
                let meaning = match last {
                    LastRound::AsPlayed => Message::new("tie-break-bh"),
                    LastRound::Drawn => Message::new("tie-break-fb"),
                };
                with_forfeits(with_cut(meaning, cut), forfeits)
            }
            Kind::AverageBuchholz(LastRound::AsPlayed) => Message::new("tie-break-aob"),
            Kind::AverageBuchholz(LastRound::Drawn) => Message::new("tie-break-aob-fore"),
            Kind::SonnebornBerger(cut, forfeits) => {
                with_forfeits(with_cut(Message::new("tie-break-sb"), cut), forfeits)
            }
            Kind::Koya { limit: 0 } => Message::new("tie-break-ks"),
            Kind::Koya { limit } => Message::new("tie-break-limit")
                .with("meaning", Message::new("tie-break-ks"))
                .with("steps", format!("{limit:+}")),
            Kind::OpponentsRating(cut) => with_cut(Message::new("tie-break-aro"), cut),
            Kind::Performance => Message::new("tie-break-tpr"),
            Kind::PerfectPerformance => Message::new("tie-break-ptp"),
            Kind::OpponentsPerformance => Message::new("tie-break-apro"),
            Kind::OpponentsPerfect => Message::new("tie-break-appo"),
            Kind::Rating(direction) => directed(Message::new("tie-break-rtng"), direction),
        }
    }
}

fn with_cut(meaning: Message, cut: Cut) -> Message {
    match cut {
        Cut { low: 0, high: 0 } => meaning,
        Cut { low, high: 0 } => Message::new("tie-break-cut").with("meaning", meaning).with("count", low),
        Cut { low, high: _ } => Message::new("tie-break-median").with("meaning", meaning).with("count", low),
    }
}

fn with_forfeits(meaning: Message, forfeits: Forfeits) -> Message {
    match forfeits {
        Forfeits::Unplayed => meaning,
        Forfeits::Played => Message::new("tie-break-forfeits").with("meaning", meaning),
    }
}

fn directed(meaning: Message, direction: Direction) -> Message {
    match direction {
        Direction::Usual => meaning,
        Direction::Reversed => Message::new("tie-break-reversed").with("meaning", meaning),
    }
}
