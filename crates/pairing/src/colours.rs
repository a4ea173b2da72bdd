//! The colours a player has had, and the colour they should get: what the systems of chess share.

use kolo_model::Side;

/// How much a preference matters; the later, the more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Strength {
    /// As many games with White as with Black; the colours should alternate.
    Mild,
    /// One colour was given once more often.
    Strong,
    /// The other colour is out of the question.
    Absolute,
}

/// The colour a player should get.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Preference {
    pub(crate) side: Side,
    /// How much it matters.
    pub(crate) strength: Strength,
}

/// The colours a player has had, oldest first: played games only, so that holes stand in front of them by themselves.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Colours {
    history: Vec<Side>,
    /// Games with White minus games with Black.
    difference: i32,
}

impl Colours {
    /// From the colours of the played games, oldest first.
    pub(crate) fn new(history: Vec<Side>) -> Self {
        let difference = history.iter().map(|side| toward_white(*side)).sum();
        Colours { history, difference }
    }

    /// The colours, oldest first.
    pub(crate) fn history(&self) -> &[Side] {
        &self.history
    }

    /// Games with White minus games with Black.
    pub(crate) fn difference(&self) -> i32 {
        self.difference
    }

    /// The colour that brings the difference nearer to nothing; none if it is nothing.
    pub(crate) fn toward_balance(&self) -> Option<Side> {
        match self.difference.cmp(&0) {
            std::cmp::Ordering::Less => Some(Side::First),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Side::Second),
        }
    }

    /// The colour of the last two games, if it was the same.
    pub(crate) fn twice_in_a_row(&self) -> Option<Side> {
        match self.history.as_slice() {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        }
    }

    /// The colour this player had when their colours and those of `other` last differed, counted back over played
    /// games, and how many games ago that was, 1 for the last one.
    pub(crate) fn last_difference(&self, other: &Colours) -> Option<(Side, usize)> {
        let both = self.history.iter().rev().zip(other.history.iter().rev());
        both.enumerate().find(|(_, (a, b))| a != b).map(|(back, (had, _))| (*had, back + 1))
    }
}

/// What one more game with `side` adds to the difference.
pub(crate) fn toward_white(side: Side) -> i32 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Colours as letters, `W` and `B`; `-` for a round without a game.
    pub(crate) fn colours(text: &str) -> Colours {
        let side = |letter| if letter == 'W' { Side::First } else { Side::Second };
        Colours::new(text.chars().filter(|letter| *letter != '-').map(side).collect())
    }

    #[test]
    fn holes_stand_in_front_of_the_games() {
        for (played, counts_as) in [("BWW-B", "-BWWB"), ("WB-WB", "-WBWB"), ("BWW-B-W", "--BWWBW")] {
            assert_eq!(colours(played), colours(counts_as));
            let aligned = colours(played);
            let back: Vec<Side> = aligned.history().iter().rev().copied().collect();
            let written: Vec<Side> = colours(counts_as).history().iter().rev().copied().collect();
            assert_eq!(back, written);
        }
        // Counted from the end, BWW-B and WWB differ nowhere; BWWB and WBWB differ three games ago.
        assert_eq!(colours("BWW-B").last_difference(&colours("WWB")), None);
        assert_eq!(colours("BWW-B").last_difference(&colours("WB-WB")), Some((Side::First, 3)));
    }
}
