//! What the files of go programs have no place for.

use kolo_messages::Message;
use kolo_model::{
    AdjournedGames, Competitor, CompetitorKind, GameTerms, Outcome, RatingReport, SuperGroup, Tournament,
};

use crate::egd_list::Pin;
use crate::losses::{self, Losses};

/// A kind of fact that is left out or changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Loss {
    System,
    Scoring,
    Seed,
    Criteria,
    GoSettings,
    SomeGoSettings,
    OtherSettings,
    Komi,
    StartCoefficients,
    EventTexts,
    KeptLines,
    Letters,
    LongNames,
    Clubs,
    Countries,
    RanksMadeUp,
    Ratings,
    RatingOrigins,
    Namesakes,
    Titles,
    People,
    Rosters,
    FederationNumbers,
    Places,
    Withdrawals,
    PlannedByes,
    Absences,
    Byes,
    PointByes,
    SecondByes,
    Adjourned,
    OddResults,
    Unrated,
    Scores,
    BoardOrder,
    Forbidden,
    Teams,
}

impl losses::Loss for Loss {
    fn message(self) -> Message {
        match self {
            Loss::System => Message::new("trf-lost-system"),
            Loss::Scoring => Message::new("go-lost-scoring"),
            Loss::Seed => Message::new("trf-lost-seed"),
            Loss::Criteria => Message::new("go-lost-criteria"),
            Loss::GoSettings => Message::new("go-lost-settings"),
            Loss::SomeGoSettings => Message::new("go-lost-some-settings"),
            Loss::OtherSettings => Message::new("go-lost-other-settings"),
            Loss::Komi => Message::new("go-lost-komi"),
            Loss::StartCoefficients => Message::new("trf-lost-start-coefficients"),
            Loss::EventTexts => Message::new("go-lost-event-texts"),
            Loss::KeptLines => Message::new("go-lost-kept-lines"),
            Loss::Letters => Message::new("go-lost-letters"),
            Loss::LongNames => Message::new("go-lost-long-names"),
            Loss::Clubs => Message::new("go-lost-clubs"),
            Loss::Countries => Message::new("go-lost-countries"),
            Loss::RanksMadeUp => Message::new("go-lost-ranks"),
            Loss::Ratings => Message::new("go-lost-ratings"),
            Loss::RatingOrigins => Message::new("trf-lost-rating-origins"),
            Loss::Namesakes => Message::new("go-lost-namesakes"),
            Loss::Titles => Message::new("go-lost-titles"),
            Loss::People => Message::new("go-lost-people"),
            Loss::Rosters => Message::new("trf-lost-rosters"),
            Loss::FederationNumbers => Message::new("go-lost-pins"),
            Loss::Places => Message::new("go-lost-places"),
            Loss::Withdrawals => Message::new("go-lost-withdrawals"),
            Loss::PlannedByes => Message::new("go-lost-planned"),
            Loss::Absences => Message::new("go-lost-absences"),
            Loss::Byes => Message::new("go-lost-byes"),
            Loss::PointByes => Message::new("go-lost-point-byes"),
            Loss::SecondByes => Message::new("go-lost-second-byes"),
            Loss::Adjourned => Message::new("go-lost-adjourned"),
            Loss::OddResults => Message::new("go-lost-odd-results"),
            Loss::Unrated => Message::new("go-lost-unrated"),
            Loss::Scores => Message::new("trf-lost-scores"),
            Loss::BoardOrder => Message::new("trf-lost-board-order"),
            Loss::Forbidden => Message::new("go-lost-forbidden"),
            Loss::Teams => Message::new("go-lost-teams"),
        }
    }
}

/// Counts what neither format has a place for.
pub(crate) fn count_common(tournament: &Tournament, losses: &mut Losses<Loss>) {
    losses.add_if(tournament.seed().is_some(), Loss::Seed);
    let others = tournament.lot().is_some()
        || tournament.boards().is_some()
        || tournament.bye_score().is_some()
        || tournament.adjourned_games() != AdjournedGames::default()
        || !tournament.b6().is_usual()
        || !tournament.acceleration().is_usual()
        || !tournament.accelerations().is_empty();
    losses.add_if(others, Loss::OtherSettings);
    losses.add_if(!tournament.forbidden().is_empty(), Loss::Forbidden);
    losses.add_if(!tournament.teams().is_empty(), Loss::Teams);
    let event = tournament.event();
    losses.add_if(
        !event.kind.is_empty() || !event.deputies.is_empty() || !event.round_dates.is_empty(),
        Loss::EventTexts,
    );
    for competitor in tournament.competitors() {
        losses.add_if(competitor.title.is_some(), Loss::Titles);
        losses.add_if(competitor.super_group == SuperGroup::Member, Loss::StartCoefficients);
        match &competitor.kind {
            CompetitorKind::Team(_) => losses.add_if(true, Loss::Rosters),
            CompetitorKind::Person(person) => {
                losses.add_if(person.sex.is_some() || person.born.is_some(), Loss::People);
            }
        }
    }
    for game in tournament.rounds().iter().flat_map(|round| &round.games) {
        losses.add_if(game.score.is_some(), Loss::Scores);
        losses.add_if(game.outcome == Outcome::Adjourned, Loss::Adjourned);
        losses.add_if(matches!(game.outcome, Outcome::Played(_, RatingReport::Unrated)), Loss::Unrated);
        let komi = GameTerms { handicap: game.terms.handicap, ..GameTerms::EVEN } != game.terms;
        losses.add_if(komi, Loss::Komi);
    }
}

/// The PIN of a competitor; another federation's number is counted as lost.
pub(crate) fn pin(competitor: &Competitor, losses: &mut Losses<Loss>) -> Option<Pin> {
    let CompetitorKind::Person(person) = &competitor.kind else { return None };
    let pin = Pin::new(person.federation_id?);
    losses.add_if(pin.is_none(), Loss::FederationNumbers);
    pin
}
