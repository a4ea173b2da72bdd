//! Games, byes and absences.

use std::collections::{BTreeMap, BTreeSet};

use kolo_messages::Message;
use kolo_model::{
    ForfeitResult, GameTerms, Handicap, Idle, Outcome, PerSide, Place, PlayedResult, RawEntry, RawGameResult,
    RawPlanned, RawRound, RawTournament, Spot,
};

use super::MOST_ROUNDS;
use super::players::{Players, number};
use super::xml::Element;
use crate::collector::Collector;
use crate::text::count;

/// The result of a game in the file.
enum GameResult {
    Outcome(Outcome),
    /// Not played, and both got the same for it.
    ForBoth(Idle),
}

/// What was read of games and byes.
#[derive(Debug, Default)]
pub(super) struct Games {
    /// By index of the round and table.
    paired: BTreeMap<(usize, i64, usize), RawEntry>,
    /// By index of the round: who was free, and those who got points without a game.
    idle: Vec<(usize, u32, Idle, Place)>,
    unknown_colours: Option<(Place, usize)>,
}

impl Games {
    /// Adds a `Game` element.
    pub(super) fn add(&mut self, element: &Element, players: &Players, notes: &mut Collector) {
        let place = element.place.clone();
        let (Some(round), Some(black), Some(white)) = (
            round(element, notes),
            player(element, "blackPlayer", players, notes),
            player(element, "whitePlayer", players, notes),
        ) else {
            return;
        };
        if element.get("knownColor") == Some("false") {
            self.unknown_colours.get_or_insert((place.clone(), 0)).1 += 1;
        }
        let Some(result) = result(element, notes) else { return };
        let outcome = match result {
            GameResult::Outcome(outcome) => outcome,
            GameResult::ForBoth(idle) => {
                let message =
                    Message::new("opengotha-result-for-both").with("black", black).with("white", white);
                notes.warn(place.clone(), message);
                self.idle.extend([black, white].map(|who| (round, who, idle, place.clone())));
                return;
            }
        };
        let table = number(element, "tableNumber", notes).unwrap_or(0);
        let entry = RawEntry::Game {
            place,
            sides: PerSide::new(black, white),
            result: RawGameResult::Outcome(outcome),
            score: None,
            terms: GameTerms { handicap: handicap(element, notes), komi: None },
        };
        self.paired.insert((round, table, self.paired.len()), entry);
    }

    pub(super) fn add_bye(&mut self, element: &Element, players: &Players, notes: &mut Collector) {
        // One version writes the list itself under the same name.
        if element.get("player").is_none() && element.get("roundNumber").is_none() {
            return;
        }
        if let (Some(round), Some(who)) = (round(element, notes), player(element, "player", players, notes)) {
            self.idle.push((round, who, Idle::PairingBye, element.place.clone()));
        }
    }

    /// Puts rounds, absences and withdrawals together.
    pub(super) fn fill(self, players: Players, raw: &mut RawTournament, notes: &mut Collector) {
        if let Some((place, games)) = self.unknown_colours {
            notes.warn(place, Message::new("opengotha-colours-unknown").with("count", games));
        }
        let rounds = self.paired.keys().map(|(round, ..)| *round).chain(self.idle.iter().map(|idle| idle.0));
        let played = rounds.max().map_or(0, |last| last + 1);
        raw.played = vec![RawRound::default(); played];
        let mut busy: BTreeSet<(usize, u32)> = BTreeSet::new();
        for ((round, ..), entry) in self.paired {
            if let RawEntry::Game { sides, .. } = &entry {
                busy.extend([(round, sides.first), (round, sides.second)]);
            }
            raw.played[round].entries.push(entry);
        }
        for (round, who, idle, place) in self.idle {
            busy.insert((round, who));
            raw.played[round].entries.push(RawEntry::Idle { place, who, idle });
        }
        for player in players.list {
            let mut competitor = player.competitor;
            let (who, place) = (competitor.no, competitor.place.clone());
            let last_busy =
                (0..played).rev().find(|round| busy.contains(&(*round, who))).map_or(0, |last| last + 1);
            let withdrawn = withdrawn_after(&player.participating, player.is_final, last_busy);
            competitor.withdrawn_after = withdrawn.map(|rounds| Spot::new(count(rounds), place.clone()));
            let end = withdrawn.unwrap_or(MOST_ROUNDS);
            let absent = player.participating.iter().enumerate().filter(|(_, there)| !**there);
            for (round, _) in absent.filter(|(round, _)| *round < end && !busy.contains(&(*round, who))) {
                let (place, idle) = (place.clone(), Idle::AnnouncedAbsence);
                match raw.played.get_mut(round) {
                    Some(played) => played.entries.push(RawEntry::Idle { place, who, idle }),
                    None => raw.planned.push(RawPlanned { place, round: Some(count(round + 1)), who, idle }),
                }
            }
            raw.competitors.push(competitor);
        }
    }
}

/// After how many rounds a player left for good: absent in all rounds the program knows of, or never entered.
fn withdrawn_after(participating: &[bool], is_final: bool, last_busy: usize) -> Option<usize> {
    if !is_final && last_busy == 0 {
        return Some(0);
    }
    let complete = participating.len() == MOST_ROUNDS && participating.last() == Some(&false);
    let stayed = participating.iter().rposition(|there| *there).map_or(0, |last| last + 1);
    complete.then(|| stayed.max(last_busy))
}

/// The index of the round.
fn round(element: &Element, notes: &mut Collector) -> Option<usize> {
    let number = number(element, "roundNumber", notes).unwrap_or(1);
    let index = usize::try_from(number - 1).ok().filter(|index| *index < MOST_ROUNDS);
    if index.is_none() {
        let message =
            Message::new("opengotha-round-impossible").with("round", number).with("most", MOST_ROUNDS);
        notes.missing(element.place.clone(), message);
    }
    index
}

fn player(
    element: &Element,
    attribute: &'static str,
    players: &Players,
    notes: &mut Collector,
) -> Option<u32> {
    let name = element.get(attribute).unwrap_or_default();
    let found = players.find(name);
    if found.is_none() {
        let message =
            Message::new("opengotha-player-unknown").with("attribute", attribute).with("name", name);
        notes.missing(element.place.clone(), message);
    }
    found
}

fn handicap(element: &Element, notes: &mut Collector) -> Handicap {
    let stones = number(element, "handicap", notes).unwrap_or(0);
    let handicap = u8::try_from(stones).ok().and_then(Handicap::new);
    if handicap.is_none() {
        let unreadable = kolo_model::UnreadableHandicap(stones.to_string());
        notes.problem(element.place.clone(), unreadable.message());
    }
    handicap.unwrap_or_default()
}

fn result(element: &Element, notes: &mut Collector) -> Option<GameResult> {
    use GameResult::{ForBoth, Outcome as Plain};
    let name = element.get("result").unwrap_or("RESULT_UNKNOWN");
    let played = |result| Plain(Outcome::played(result));
    let forfeit = |result| Plain(Outcome::Forfeit(result));
    Some(match name.trim_start_matches("RESULT_") {
        "UNKNOWN" => Plain(Outcome::Pending),
        "BLACKWINS" => played(PlayedResult::FirstWins),
        "WHITEWINS" => played(PlayedResult::SecondWins),
        "EQUAL" => played(PlayedResult::Draw),
        "BOTHLOSE" | "BOTHLOOSE" => played(PlayedResult::BothLose),
        "BLACKWINS_BYDEF" => forfeit(ForfeitResult::FirstWins),
        "WHITEWINS_BYDEF" => forfeit(ForfeitResult::SecondWins),
        "BOTHLOSE_BYDEF" | "BOTHLOOSE_BYDEF" => forfeit(ForfeitResult::BothLose),
        "EQUAL_BYDEF" => ForBoth(Idle::HalfPointBye),
        "BOTHWIN" | "BOTHWIN_BYDEF" => ForBoth(Idle::FullPointBye),
        _ => {
            notes
                .missing(element.place.clone(), Message::new("opengotha-result-unknown").with("found", name));
            return None;
        }
    })
}

/// The program's name of an outcome, if it has one.
pub(super) fn result_name(outcome: Outcome) -> Option<&'static str> {
    Some(match outcome {
        Outcome::Pending => "RESULT_UNKNOWN",
        Outcome::Played(PlayedResult::FirstWins, _) => "RESULT_BLACKWINS",
        Outcome::Played(PlayedResult::SecondWins, _) => "RESULT_WHITEWINS",
        Outcome::Played(PlayedResult::Draw, _) => "RESULT_EQUAL",
        Outcome::Played(PlayedResult::BothLose, _) => "RESULT_BOTHLOSE",
        Outcome::Forfeit(ForfeitResult::FirstWins) => "RESULT_BLACKWINS_BYDEF",
        Outcome::Forfeit(ForfeitResult::SecondWins) => "RESULT_WHITEWINS_BYDEF",
        Outcome::Forfeit(ForfeitResult::BothLose) => "RESULT_BOTHLOSE_BYDEF",
        Outcome::Adjourned
        | Outcome::Played(PlayedResult::FirstDrawsSecondLoses | PlayedResult::SecondDrawsFirstLoses, _) => {
            return None;
        }
    })
}
