//! What results are worth.

use serde::{Deserialize, Serialize};

use crate::{ForfeitResult, HalfPoints, Idle, Outcome, PerSide, PlayedResult, Share, Side};

/// What adjourned games are worth while the next round is paired: a rule of F 8 to F 10, which the rules of a
/// tournament may replace (R-F9, R-F.dispo).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdjournedGames {
    /// A draw.
    #[default]
    AsDraws,
    /// Nothing, until they are over.
    WithoutPoints,
}

impl AdjournedGames {
    /// Whether this is what holds where nothing is said.
    pub fn is_usual(self) -> bool {
        self == AdjournedGames::default()
    }
}

/// How an adjourned game counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Adjourned {
    /// For pairing the next round: as a draw (R-F9), unless the tournament says otherwise ([`AdjournedGames`]).
    AsDraw,
    /// Not yet, for standings shown to people.
    NotYet,
}

/// The points for every way a round can go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Scoring {
    /// A game won at the board.
    pub win: HalfPoints,
    /// A drawn game.
    pub draw: HalfPoints,
    /// A game lost at the board.
    pub loss: HalfPoints,
    /// A win because the opponent did not play.
    pub forfeit_win: HalfPoints,
    /// A loss because one did not play.
    pub forfeit_loss: HalfPoints,
    /// The bye given by the pairing.
    pub pairing_bye: HalfPoints,
    /// A full-point bye given by the organiser.
    pub full_bye: HalfPoints,
    /// A half-point bye.
    pub half_bye: HalfPoints,
    /// A zero-point bye or an absence.
    pub absence: HalfPoints,
    /// What an adjourned game is worth for pairing. A setting of the tournament, put in here by
    /// [`Tournament::scoring`](crate::Tournament::scoring); no part of the points as files and logs give them.
    #[serde(skip)]
    pub adjourned: AdjournedGames,
}

impl Scoring {
    /// One point for a win, half for a draw: chess and go.
    pub const ONE_HALF_ZERO: Scoring = Scoring::of(HalfPoints::ONE, HalfPoints::HALF);

    /// Two points for a win, one for a draw: matches of the gomoku contest.
    pub const TWO_ONE_ZERO: Scoring = Scoring::of(HalfPoints::TWO, HalfPoints::ONE);

    /// The most that a single round may bring: more than any event gives, and little enough that a thousand rounds of it
    /// leave room to compare draws of the largest fields.
    pub const MOST: HalfPoints = HalfPoints::from_whole(100);

    /// All values, in the order of the fields.
    pub fn values(&self) -> [HalfPoints; 9] {
        let Scoring {
            win,
            draw,
            loss,
            forfeit_win,
            forfeit_loss,
            pairing_bye,
            full_bye,
            half_bye,
            absence,
            adjourned: _,
        } = *self;
        [win, draw, loss, forfeit_win, forfeit_loss, pairing_bye, full_bye, half_bye, absence]
    }

    /// The first value above [`Scoring::MOST`], if there is one.
    pub fn beyond_most(&self) -> Option<HalfPoints> {
        self.values().into_iter().find(|points| *points > Scoring::MOST)
    }

    const fn of(win: HalfPoints, draw: HalfPoints) -> Scoring {
        Scoring {
            win,
            draw,
            loss: HalfPoints::ZERO,
            forfeit_win: win,
            forfeit_loss: HalfPoints::ZERO,
            pairing_bye: win,
            full_bye: win,
            half_bye: draw,
            absence: HalfPoints::ZERO,
            adjourned: AdjournedGames::AsDraws,
        }
    }

    /// Points for a share of a played game.
    pub fn played(&self, share: Share) -> HalfPoints {
        match share {
            Share::Win => self.win,
            Share::Draw => self.draw,
            Share::Loss => self.loss,
        }
    }

    /// Points for a share of a game that was not played.
    pub fn forfeit(&self, share: Share) -> HalfPoints {
        match share {
            Share::Win => self.forfeit_win,
            Share::Draw => self.draw,
            Share::Loss => self.forfeit_loss,
        }
    }

    /// Points of `side` for an outcome.
    pub fn outcome(&self, outcome: Outcome, side: Side, adjourned: Adjourned) -> HalfPoints {
        match outcome {
            Outcome::Pending => HalfPoints::ZERO,
            Outcome::Adjourned => match (adjourned, self.adjourned) {
                (Adjourned::AsDraw, AdjournedGames::AsDraws) => self.draw,
                (Adjourned::AsDraw, AdjournedGames::WithoutPoints) | (Adjourned::NotYet, _) => {
                    HalfPoints::ZERO
                }
            },
            Outcome::Played(result, _) => self.played(result.shares()[side]),
            Outcome::Forfeit(result) => self.forfeit(result.shares()[side]),
        }
    }

    /// Points for a round without an opponent.
    pub fn idle(&self, idle: Idle) -> HalfPoints {
        match idle {
            Idle::PairingBye => self.pairing_bye,
            Idle::FullPointBye => self.full_bye,
            Idle::HalfPointBye => self.half_bye,
            Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent => self.absence,
        }
    }

    /// The shares of a played game in which the sides got these points, if there are any.
    ///
    /// Where several results bring the same points, the most usual one is meant.
    pub fn shares_of_points(&self, points: PerSide<HalfPoints>) -> Option<PerSide<Share>> {
        let mut all = PlayedResult::ALL.into_iter().map(PlayedResult::shares);
        all.find(|shares| shares.map(|share| self.played(share)) == points)
    }

    /// The shares of a forfeited game in which the sides got these points, if there are any.
    pub fn forfeit_shares_of_points(&self, points: PerSide<HalfPoints>) -> Option<PerSide<Share>> {
        let mut all = ForfeitResult::ALL.into_iter().map(ForfeitResult::shares);
        all.find(|shares| shares.map(|share| self.forfeit(share)) == points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_adjourned_game_is_a_draw_for_pairing_only() {
        let scoring = Scoring::ONE_HALF_ZERO;
        assert_eq!(scoring.outcome(Outcome::Adjourned, Side::First, Adjourned::AsDraw), HalfPoints::HALF);
        assert_eq!(scoring.outcome(Outcome::Adjourned, Side::First, Adjourned::NotYet), HalfPoints::ZERO);
    }

    #[test]
    fn a_tournament_may_let_adjourned_games_count_for_nothing() {
        let scoring = Scoring { adjourned: AdjournedGames::WithoutPoints, ..Scoring::ONE_HALF_ZERO };
        assert_eq!(scoring.outcome(Outcome::Adjourned, Side::First, Adjourned::AsDraw), HalfPoints::ZERO);
        assert_eq!(scoring.outcome(Outcome::Adjourned, Side::First, Adjourned::NotYet), HalfPoints::ZERO);
        let json = serde_json::to_string(&scoring).unwrap();
        assert_eq!(json, serde_json::to_string(&Scoring::ONE_HALF_ZERO).unwrap(), "not a part of the points");
    }

    #[test]
    fn points_lead_back_to_shares() {
        let scoring = Scoring::TWO_ONE_ZERO;
        for result in PlayedResult::ALL {
            let points = result.shares().map(|share| scoring.played(share));
            assert_eq!(scoring.shares_of_points(points), Some(result.shares()));
        }
        let forfeit = ForfeitResult::SecondWins.shares();
        let points = forfeit.map(|share| scoring.forfeit(share));
        assert_eq!(scoring.forfeit_shares_of_points(points), Some(forfeit));
        assert_eq!(scoring.shares_of_points(PerSide::new(HalfPoints::HALF, HalfPoints::HALF)), None);
    }

    #[test]
    fn points_that_two_results_share_still_lead_to_a_result() {
        let half = HalfPoints::HALF;
        let scoring = Scoring { loss: half, ..Scoring::ONE_HALF_ZERO };
        let shares = |first, second| scoring.shares_of_points(PerSide::new(first, second));
        assert_eq!(shares(HalfPoints::ONE, half), Some(PlayedResult::FirstWins.shares()));
        assert_eq!(shares(half, HalfPoints::ONE), Some(PlayedResult::SecondWins.shares()));
        assert_eq!(shares(half, half), Some(PlayedResult::Draw.shares()));
    }

    #[test]
    fn every_way_to_be_idle_has_its_points() {
        let points = Idle::ALL.map(|idle| Scoring::ONE_HALF_ZERO.idle(idle).halves());
        assert_eq!(points, [2, 2, 1, 0, 0, 0]);
    }
}
