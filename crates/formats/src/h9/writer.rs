//! Writes a result file.

use std::fmt::Write as _;

use kolo_messages::Message;
use kolo_model::{Competitor, Game, Idle, Outcome, Place, PlayedResult, Side, System, Tournament};
use kolo_standings::{Criterion, Standings, StandingsRow, preset, standings};

use super::{heading, result};
use crate::go_country::two_letters;
use crate::go_lost::{self, Loss};
use crate::go_strength::{rank_of, upper_rank};
use crate::latin9::{self, Letters};
use crate::losses::Losses;
use crate::note::{CannotWrite, Writing};
use crate::{FileNote, surname_first};

/// Columns of a name.
const NAME_WIDTH: usize = 30;
/// Columns of a club.
const CLUB_WIDTH: usize = 4;
/// The federation's program expects so many numbers of the table.
const LEAST_NUMBERS: usize = 4;
/// Numbers of players have four columns.
const MOST_COMPETITORS: usize = 9_999;

/// Writes a result file for an event of `class`; without one the class of the file that was read, if it had one.
///
/// # Errors
/// When there is no final table, or too many players.
pub fn write(tournament: &Tournament, class: Option<&str>) -> Result<Writing, CannotWrite> {
    let count = tournament.competitors().len();
    if count > MOST_COMPETITORS {
        return Err(CannotWrite::TooManyPlayers { count, most: MOST_COMPETITORS });
    }
    let table = final_table(tournament)?;
    let mut losses = Losses::default();
    let mut lines = heading::write(tournament, class, &mut losses);
    lines.push(";".to_owned());
    lines.push(column_heading(&table));
    let mut places = vec![0; count];
    for (index, row) in table.rows.iter().enumerate() {
        places[row.no.index()] = index + 1;
    }
    let rounds = round_texts(tournament, &places);
    for (index, row) in table.rows.iter().enumerate() {
        if let Some(competitor) = tournament.competitor(row.no) {
            let mut line = player_line(index + 1, competitor, row, &mut losses);
            for round in &rounds {
                let _ = write!(line, " {:>8}", round[row.no.index()]);
            }
            if let Some(pin) = go_lost::pin(competitor, &mut losses) {
                let _ = write!(line, " |{pin}");
            }
            lines.push(line);
        }
    }
    count_losses(tournament, &places, &mut losses);
    let text = lines.join("\n") + "\n";
    let (text, letters) = latin9::representable(&text);
    losses.add_if(letters == Letters::Changed, Loss::Letters);
    let mut lost = losses.into_notes(&Message::new("h9-lost"));
    if class.is_none() && heading::class_of(tournament.event()).is_none() {
        lost.push(FileNote { place: Place::default(), message: Message::new("h9-class-missing") });
    }
    Ok(Writing { bytes: latin9::encode(&text), lost })
}

/// The table by the criteria of the tournament, else by the usual ones of its system.
fn final_table(tournament: &Tournament) -> Result<Standings, CannotWrite> {
    let no_table = |error: kolo_standings::StandingsError| CannotWrite::NoTable(error.message());
    let criteria = if tournament.criteria().is_empty() {
        preset(tournament.system()).to_vec()
    } else {
        Criterion::from_names(tournament.criteria().iter().map(String::as_str)).map_err(no_table)?
    };
    standings(tournament, &criteria).map_err(no_table)
}

fn column_heading(table: &Standings) -> String {
    let mut line = "; Pl Name                            Rk Co Club".to_owned();
    for criterion in &table.criteria {
        let code = match criterion.code() {
            "mm" => "MMS".to_owned(),
            "sdos" => "SODOS".to_owned(),
            "ssos" => "SOSOS".to_owned(),
            other => other.to_uppercase().chars().take(5).collect(),
        };
        let _ = write!(line, " {code:>5}");
    }
    line
}

/// Number, name, home and the numbers of the table.
fn player_line(
    number: usize,
    competitor: &Competitor,
    row: &StandingsRow,
    losses: &mut Losses<Loss>,
) -> String {
    let name = surname_first::to_list(competitor.name.as_str());
    let clean: String = name.chars().map(clean_letter).collect();
    losses.add_if(clean != name, Loss::Letters);
    let name = clean;
    let cut: String = name.chars().take(NAME_WIDTH).collect();
    losses.add_if(cut != name, Loss::LongNames);
    let rank = rank_of(competitor);
    losses.add_if(competitor.rank.is_none(), Loss::RanksMadeUp);
    let country = competitor.country.as_ref().and_then(|country| two_letters(country.as_str()));
    losses.add_if(country.is_none() && competitor.country.is_some(), Loss::Countries);
    let club = club(competitor, losses);
    let mut line = format!(
        "{number:>4} {cut:<NAME_WIDTH$} {:>3} {} {club:>CLUB_WIDTH$}",
        upper_rank(rank),
        country.as_deref().unwrap_or("XX"),
    );
    for column in &row.columns {
        let value = column.value.to_string();
        let is_number = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        let value = if is_number { value.as_str() } else { "0" };
        let _ = write!(line, " {value:>5}");
    }
    for _ in row.columns.len()..LEAST_NUMBERS {
        line.push_str(" 0");
    }
    line
}

/// A semicolon begins a comment, and a bar the PIN.
fn clean_letter(letter: char) -> char {
    match letter {
        ';' => ',',
        '|' => '/',
        letter => letter,
    }
}

/// Four letters without blanks; `xxxx` where there is no club.
fn club(competitor: &Competitor, losses: &mut Losses<Loss>) -> String {
    let Some(club) = &competitor.club else {
        return "x".repeat(CLUB_WIDTH);
    };
    let word: String =
        club.as_str().chars().filter(|letter| !letter.is_whitespace()).take(CLUB_WIDTH).collect();
    // What would be read as something else is not written.
    let is_none = word.chars().all(|letter| letter == 'x' || letter == '-');
    let sound = !is_none && !word.contains([';', '|']) && !result::is_result(&word);
    let word = if sound { word } else { "x".repeat(CLUB_WIDTH) };
    losses.add_if(word != club.as_str(), Loss::Clubs);
    word
}

/// What each player did in every round, by start number; rounds to come without a point.
fn round_texts(tournament: &Tournament, places: &[usize]) -> Vec<Vec<String>> {
    let planned = tournament.planned_rounds().map_or(0, |planned| planned as usize);
    let nobody = vec!["0-".to_owned(); places.len()];
    let mut rounds = vec![nobody; planned.max(tournament.rounds().len())];
    for (texts, round) in rounds.iter_mut().zip(tournament.rounds()) {
        for (who, idle) in &round.idle {
            idle_text(*idle).clone_into(&mut texts[who.index()]);
        }
        for game in &round.games {
            for side in Side::BOTH {
                texts[game.sides[side].index()] = game_text(game, side, places);
            }
        }
    }
    rounds
}

fn idle_text(idle: Idle) -> &'static str {
    match idle {
        Idle::PairingBye | Idle::FullPointBye => "0+",
        Idle::HalfPointBye => "0=",
        Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent => "0-",
    }
}

fn game_text(game: &Game, side: Side, places: &[usize]) -> String {
    let kind = if game.outcome.is_game() { '/' } else { '!' };
    let colour = match side {
        Side::First => 'b',
        Side::Second => 'w',
    };
    let place = places[game.sides[side.other()].index()];
    format!("{place}{}{kind}{colour}{}", result::sign(game.outcome.share(side)), game.terms.handicap)
}

fn count_losses(tournament: &Tournament, places: &[usize], losses: &mut Losses<Loss>) {
    go_lost::count_common(tournament, losses);
    losses.add_if(tournament.own_scoring().is_some(), Loss::Scoring);
    losses.add_if(!matches!(tournament.system(), Some(System::McMahon) | None), Loss::System);
    losses.add_if(!tournament.criteria().is_empty(), Loss::Criteria);
    for competitor in tournament.competitors() {
        losses.add_if(competitor.rating.is_some(), Loss::Ratings);
        let place = places[competitor.no.index()];
        losses.add_if(competitor.listed_place.is_some_and(|listed| listed as usize != place), Loss::Places);
        losses.add_if(competitor.adjustment != 0, Loss::StartCoefficients);
        losses.add_if(competitor.withdrawn_after.is_some(), Loss::Withdrawals);
    }
    losses.add_if(!tournament.planned().is_empty(), Loss::PlannedByes);
    for round in tournament.rounds() {
        let higher = |game: &Game| places[game.sides.first.index()].min(places[game.sides.second.index()]);
        losses.add_if(!round.games.iter().map(higher).is_sorted(), Loss::BoardOrder);
        for (_, idle) in &round.idle {
            losses.add_if(*idle == Idle::FullPointBye, Loss::Byes);
            losses.add_if(matches!(idle, Idle::AnnouncedAbsence | Idle::ZeroPointBye), Loss::Absences);
        }
        for game in &round.games {
            use PlayedResult::{FirstDrawsSecondLoses, SecondDrawsFirstLoses};
            let odd =
                matches!(game.outcome, Outcome::Played(FirstDrawsSecondLoses | SecondDrawsFirstLoses, _));
            losses.add_if(odd, Loss::OddResults);
        }
    }
}
