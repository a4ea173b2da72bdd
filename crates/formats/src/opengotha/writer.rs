//! Writes a tournament file.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use kolo_messages::Message;
use kolo_model::{Competitor, Idle, Outcome, Round, Side, Tournament};
use quick_xml::escape::escape;

use super::games::result_name;
use super::write_players::{Names, participation, player};
use super::{MOST_PLAYERS, MOST_ROUNDS, write_settings};
use crate::go_lost::{self, Loss};
use crate::losses::Losses;
use crate::note::{CannotWrite, Writing};

/// One element on a line of its own. Empty values are written, too: the program asks for most of them.
pub(super) fn line(name: &str, attributes: &[(&str, String)], text: &mut String) {
    let _ = write!(text, "<{name}");
    for (attribute, value) in attributes {
        let _ = write!(text, " {attribute}=\"{}\"", escape(value.as_str()));
    }
    text.push_str("/>\n");
}

/// Writes a tournament file.
pub(crate) fn write(tournament: &Tournament) -> Result<Writing, CannotWrite> {
    let count = tournament.competitors().len();
    if count > MOST_PLAYERS {
        return Err(CannotWrite::TooManyPlayers { count, most: MOST_PLAYERS });
    }
    let planned = tournament.planned_rounds().map_or(0, |rounds| rounds as usize);
    let rounds = tournament.rounds().len().max(planned);
    if rounds > MOST_ROUNDS {
        return Err(CannotWrite::TooManyRounds { count: rounds, most: MOST_ROUNDS });
    }
    let mut losses = Losses::default();
    let names = Names::of(tournament, &mut losses);
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n".to_owned();
    text.push_str(
        "<Tournament dataVersion=\"201\" fullVersionNumber=\"3.51.02\" runningMode=\"SAL\">\n<Players>\n",
    );
    let there = participation(tournament, &mut losses);
    for (competitor, there) in tournament.competitors().iter().zip(&there) {
        line("Player", &player(competitor, &names, there, &mut losses), &mut text);
    }
    text.push_str("</Players>\n<Games>\n");
    for (round, number) in tournament.rounds().iter().zip(1..) {
        games(round, number, &names, &mut losses, &mut text);
    }
    text.push_str("</Games>\n");
    byes(tournament, &names, &mut losses, &mut text);
    write_settings::write(tournament, rounds, &mut losses, &mut text);
    text.push_str("</Tournament>\n");
    count_losses(tournament, &mut losses);
    Ok(Writing { bytes: text.into_bytes(), lost: losses.into_notes(&Message::new("opengotha-lost")) })
}

fn games(round: &Round, number: u32, names: &Names, losses: &mut Losses<Loss>, text: &mut String) {
    for (game, table) in round.games.iter().zip(1..) {
        let result = result_name(game.outcome);
        // Adjourned games are counted with everything else that has no place.
        losses.add_if(result.is_none() && game.outcome != Outcome::Adjourned, Loss::OddResults);
        let attributes = [
            ("roundNumber", number.to_string()),
            ("tableNumber", table.to_string()),
            ("whitePlayer", names.key(game.sides[Side::Second])),
            ("blackPlayer", names.key(game.sides[Side::First])),
            ("knownColor", "true".to_owned()),
            ("handicap", game.terms.handicap.to_string()),
            ("result", result.unwrap_or("RESULT_UNKNOWN").to_owned()),
        ];
        line("Game", &attributes, text);
    }
}

/// One bye a round: the program knows no more.
fn byes(tournament: &Tournament, names: &Names, losses: &mut Losses<Loss>, text: &mut String) {
    let mut byes = BTreeMap::new();
    for (round, number) in tournament.rounds().iter().zip(1u32..) {
        for (who, _) in round.idle.iter().filter(|(_, idle)| *idle == Idle::PairingBye) {
            losses.add_if(byes.insert(number, *who).is_some(), Loss::SecondByes);
        }
    }
    if byes.is_empty() {
        return;
    }
    text.push_str("<ByePlayers>\n");
    for (number, who) in byes {
        line("ByePlayer", &[("roundNumber", number.to_string()), ("player", names.key(who))], text);
    }
    text.push_str("</ByePlayers>\n");
}

fn count_losses(tournament: &Tournament, losses: &mut Losses<Loss>) {
    go_lost::count_common(tournament, losses);
    losses.add_if(!tournament.event().other_lines.is_empty(), Loss::KeptLines);
    let listed = |competitor: &Competitor| competitor.listed_place.is_some();
    losses.add_if(tournament.competitors().iter().any(listed), Loss::Places);
}
