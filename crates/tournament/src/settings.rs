//! What is fixed before round 1.

use kolo_messages::Message;
use kolo_model::{
    Acceleration, AdjournedGames, FloatsTwoRoundsAgo, GoSettings, GoverningBody, Importance, Lot, Name,
    PartialDate, RuleSet, RulesOfPlay, Scoring, System,
};
use kolo_pairing::{Options, PisqworkyOptions};
use kolo_standings::{Criterion, StandingsError, preset};
use kolo_teams::Shape;
use serde::{Deserialize, Serialize};

use crate::EntrantId;
use crate::stage::StageSettings;

/// The settings of a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Name of the tournament.
    pub name: Name,
    /// How pairs are made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub system: Option<System>,
    /// How many rounds are planned.
    pub rounds: u32,
    /// Seed of every lot (K-SEED). Chosen by the caller and recorded.
    pub seed: u64,
    /// The lot of round 1, if drawn by hand; otherwise it comes from the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<Lot>,
    /// Whether players meet, or teams with rosters.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub sides: Sides,
    /// What a match consists of (K-SHAPE); see [`Settings::shape`] for what holds where it is not set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shape: Option<Shape>,
    /// Games per match (gomoku), the short way to set the shape in the Swiss of the gomoku contest. Elsewhere it is known to
    /// files and forms only, and a match is one result with a free score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<u32>,
    /// Score of a bye (gomoku).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye_score: Option<u32>,
    /// Points for results, if not the usual ones of the system.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scoring: Option<Scoring>,
    /// Order of players, if not the usual one of the system.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub criteria: Vec<String>,
    /// What is played by plans after the rounds, or instead of them (K-STAGE).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stages: Vec<StageSettings>,
    /// Groups of forbidden pairs: members of a group do not meet (K-APART).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keep_apart: Vec<Vec<EntrantId>>,
    /// Whether all must be checked in before round 1.
    #[serde(default)]
    pub check_in: CheckIn,
    /// Who gets the better start number of those with the same rating and title (R-A2d).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub equals_by: EqualsBy,
    /// What becomes of players absent without informing the arbiter (R-F8).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub no_shows: NoShows,
    /// What adjourned games are worth while the next round is paired (R-F9).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub adjourned_games: AdjournedGames,
    /// Which floats the system of 1992 looks back at (R-B6).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub b6: FloatsTwoRoundsAgo,
    /// Whether the first rounds are accelerated (C.04.7).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub acceleration: Acceleration,
    /// How two doubtful sentences about who starts are taken in gomoku (P-6.7).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub pisqworky: PisqworkyOptions,
    /// What only go tournaments set: start coefficients, handicap, komi, wishes of the pairing.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub go: GoSettings,
    /// By which rules the tournament is run, if not by those the system comes from (G-1.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<RuleSet>,
    /// The body whose rules hold above them (G-1.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub governing_body: Option<GoverningBody>,
    /// By which rules the games themselves are played (G-4.1.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules_of_play: Option<RulesOfPlay>,
    /// How far the importance of the event reaches (G-4.1.2).
    #[serde(default, skip_serializing_if = "is_usual")]
    pub importance: Importance,
    /// Who approved an order of players that is not the association's (G-3.3.5.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub criteria_approved: Option<Approval>,
}

/// Who meets in a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sides {
    /// One person on each side.
    #[default]
    Players,
    /// Teams; who plays for them stands in their rosters and line-ups.
    Teams,
}

/// That the technical commission (STK) approved something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Approval {
    /// Who approved it.
    pub by: Name,
    /// When.
    pub on: PartialDate,
}

/// Settings that were not changed are not written, so that logs stay as older versions wrote them.
pub(crate) fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The fourth key of the order of players: the alphabet, or another criterion announced beforehand (R-A2d). Who
/// is equal in that, too, follows the alphabet, and namesakes the order of entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EqualsBy {
    /// By name.
    #[default]
    Alphabet,
    /// By lot, from the seed of the tournament.
    Lot,
    /// Who entered first.
    Entry,
    /// The older one first; who gave no date of birth comes last.
    OlderFirst,
    /// The younger one first; who gave no date of birth comes last.
    YoungerFirst,
}

/// What becomes of players absent without informing the arbiter (R-F8): a rule of F 8 to F 10, which the rules of a
/// tournament may replace (R-F.dispo).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoShows {
    /// They count as withdrawn.
    #[default]
    Withdraw,
    /// They are paired again.
    Stay,
}

/// Whether people are checked in at the door.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheckIn {
    /// Who is entered plays.
    #[default]
    NotUsed,
    /// Round 1 is not paired before all who entered are checked in, absent or withdrawn.
    Required,
}

impl Settings {
    /// Whether a tournament can be played by them.
    ///
    /// # Errors
    /// What a new tournament with them is refused for.
    pub fn check(&self) -> Result<(), crate::Refusal> {
        crate::decide::check_settings(self)
    }

    /// Whether the rules of the system name the only reasons for which published pairs change (R-F6).
    pub fn fixes_published_pairs(&self) -> bool {
        match self.system {
            Some(System::Fide1992 | System::Dutch) => true,
            Some(System::Swiss | System::McMahon | System::RoundRobin | System::Pisqworky2023) | None => {
                false
            }
        }
    }

    /// The usual settings for `rounds` rounds of `system`.
    pub fn new(name: Name, system: System, rounds: u32, seed: u64) -> Self {
        Settings {
            name,
            system: Some(system),
            rounds,
            seed,
            lot: None,
            sides: Sides::default(),
            shape: None,
            boards: None,
            bye_score: None,
            scoring: None,
            criteria: Vec::new(),
            stages: Vec::new(),
            keep_apart: Vec::new(),
            check_in: CheckIn::default(),
            equals_by: EqualsBy::default(),
            no_shows: NoShows::default(),
            adjourned_games: AdjournedGames::default(),
            b6: FloatsTwoRoundsAgo::default(),
            acceleration: Acceleration::default(),
            pisqworky: PisqworkyOptions::default(),
            go: GoSettings::default(),
            rules: None,
            governing_body: None,
            rules_of_play: None,
            importance: Importance::default(),
            criteria_approved: None,
        }
    }

    /// A tournament that is played by plans alone.
    pub fn of_stages(name: Name, stages: Vec<StageSettings>, seed: u64) -> Self {
        Settings { system: None, stages, ..Settings::new(name, System::RoundRobin, 0, seed) }
    }

    /// What a match consists of: what is set; else two duels on each of `boards` in the Swiss of the gomoku contest
    /// (P-3.1.1), and one game everywhere else.
    pub fn shape(&self) -> Shape {
        let of_contest = |boards: u32| Shape::of_boards(boards.into()).unwrap_or(Shape::ONE);
        match (self.shape, self.system) {
            (Some(shape), _) => shape,
            (None, Some(System::Pisqworky2023)) => of_contest(self.boards.unwrap_or(1)),
            (
                None,
                Some(System::Fide1992 | System::Dutch | System::Swiss | System::McMahon | System::RoundRobin)
                | None,
            ) => Shape::GAME,
        }
    }

    /// Games per match as files and standings know them: those of the gomoku contest.
    pub(crate) fn boards_of_contest(&self) -> Option<u32> {
        let set = self.shape.filter(|shape| Shape::CONTEST.contains(shape));
        self.boards.or(set.map(Shape::boards))
    }

    /// Whether it is recorded who plays for a side, and at which board.
    pub fn has_line_ups(&self) -> bool {
        self.sides == Sides::Teams || self.shape().is_of_teams()
    }

    /// Points for results.
    pub fn scoring(&self) -> Scoring {
        let scoring =
            self.scoring.unwrap_or_else(|| self.system.map_or(Scoring::ONE_HALF_ZERO, System::scoring));
        Scoring { adjourned: self.adjourned_games, ..scoring }
    }

    /// The rules the tournament is run by, if any are named or the system comes from some (G-1.1).
    pub fn rules(&self) -> Option<RuleSet> {
        self.rules.or_else(|| self.system.and_then(RuleSet::of_system))
    }

    /// By whose rules the tournament is run and where they are published, in sentences that are shown with it (G-1.1,
    /// G-1.3, G-4.1.1, P-5.1.1.2).
    pub fn governed_by(&self) -> Vec<Message> {
        let rules = self.rules().map(RuleSet::message);
        let link = self.rules().and_then(RuleSet::link_message);
        let body = self.governing_body.map(GoverningBody::message);
        let play = self.rules_of_play.map(RulesOfPlay::message);
        rules.into_iter().chain(link).chain(body).chain(play).collect()
    }

    /// How far the importance of the event reaches: an event of a higher body is an international one (G-1.3).
    pub fn importance(&self) -> Importance {
        match self.governing_body {
            Some(GoverningBody::Egf | GoverningBody::Igf) => Importance::International,
            None => self.importance,
        }
    }

    /// Whether an order of players must still be set, because the rules have none for this system (G-3.3.5.2).
    pub fn needs_criteria(&self) -> bool {
        let orders = |system| self.rules().is_none_or(|rules| rules.orders_players_of(system));
        self.criteria.is_empty() && self.system.is_some_and(|system| !orders(system))
    }

    /// The order of players: the settings' own, else the usual one of the system (G-3.3.4).
    ///
    /// # Errors
    /// When a criterion is unknown, named twice, or not for this system.
    pub fn criteria(&self) -> Result<Vec<Criterion>, StandingsError> {
        if self.criteria.is_empty() {
            return Ok(preset(self.system).to_vec());
        }
        let list = Criterion::from_names(self.criteria.iter().map(String::as_str))?;
        Criterion::check_list(&list, self.system)?;
        Ok(list)
    }

    /// How a round is paired with this seed: what of the settings the pairing looks at.
    pub fn drawing(&self, seed: u64) -> Options {
        Options { seed, b6: self.b6, pisqworky: self.pisqworky, ..Options::default() }
    }

    /// The lot of round 1: drawn by hand, or the lowest bit of the seed.
    pub fn lot(&self) -> Lot {
        self.lot.unwrap_or(if self.seed.is_multiple_of(2) { Lot::FirstStarts } else { Lot::FirstWaits })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lot_comes_from_the_seed_unless_drawn_by_hand() {
        let name = || Name::new("Pohár").unwrap();
        let with_seed = |seed| Settings::new(name(), System::Fide1992, 5, seed);
        assert_eq!(with_seed(8).lot(), Lot::FirstStarts);
        assert_eq!(with_seed(9).lot(), Lot::FirstWaits);
        let by_hand = Settings { lot: Some(Lot::FirstStarts), ..with_seed(9) };
        assert_eq!(by_hand.lot(), Lot::FirstStarts);
    }
}
