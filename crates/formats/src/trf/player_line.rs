//! Writes the line of a player, `001`.

use std::fmt::Write as _;

use kolo_model::{
    Cell, Competitor, CompetitorKind, GameCell, HalfPoints, Idle, OpponentPadding, Outcome, PartialDate,
    Person, Rating, RatingBasis, RatingReport, Row, Sex, Share, Side, SuperGroup,
};

use super::code::Code;
use super::lost::{Loss, Losses};

/// Widths of the columns.
const NAME_WIDTH: usize = 33;
const COUNTRY_WIDTH: usize = 3;
const MOST_FEDERATION_ID: u64 = 99_999_999_999;
const MOST_PLACE: u32 = 9_999;

/// The line of `competitor`. `to_come` holds the byes after the rounds of `row`, by index of the round.
pub(super) fn write(
    competitor: &Competitor,
    points: HalfPoints,
    opponents: OpponentPadding,
    row: &Row,
    to_come: &[(usize, char)],
    losses: &mut Losses,
) -> String {
    let person = person(competitor, losses);
    let name = fitting(competitor.name.as_str(), NAME_WIDTH, Loss::LongNames, losses);
    let country = competitor.country.as_ref().map_or("", |country| country.as_str());
    let country = fitting(country, COUNTRY_WIDTH, Loss::LongCountries, losses);
    losses.add_if(competitor.club.is_some(), Loss::Clubs);
    losses.add_if(competitor.rank.is_some(), Loss::GoRanks);
    let starts_elsewhere = competitor.adjustment != 0 || competitor.super_group == SuperGroup::Member;
    losses.add_if(starts_elsewhere, Loss::StartCoefficients);
    losses.add_if(
        competitor.rating.is_some_and(|rating| rating.basis() != RatingBasis::Listed),
        Loss::RatingOrigins,
    );
    losses.add_if(competitor.rating.is_some_and(|rating| rating.value() == 0), Loss::ZeroRatings);
    let mut line = format!(
        "{code} {no:>4} {sex}{title:>3} {name:<NAME_WIDTH$} {rating:>4} {country:<COUNTRY_WIDTH$} {id:>11} \
         {born:>10} {points:>4} {place:>4}",
        code = Code::Player.text(),
        no = competitor.no.get(),
        sex = sex_letter(person.sex),
        title = competitor.title.map_or("", |title| title.code()),
        rating = or_blank(competitor.rating.map(Rating::value)),
        id = or_blank(federation_id(person, losses)),
        born = person.born.map_or_else(String::new, date),
        points = points.with_decimal(),
        place = or_blank(listed_place(competitor, losses)),
    );
    let mut index = 0;
    for cell in &row.cells {
        line.push_str(&entry(cell, opponents));
        index += 1;
    }
    for (round, letter) in to_come {
        while index < *round {
            line.push_str(&blank_entry());
            index += 1;
        }
        let _ = write!(line, "  0000 - {letter}");
        index += 1;
    }
    line
}

fn person(competitor: &Competitor, losses: &mut Losses) -> Person {
    match &competitor.kind {
        CompetitorKind::Person(person) => *person,
        CompetitorKind::Team(_) => {
            losses.add_if(true, Loss::Rosters);
            Person::default()
        }
    }
}

fn fitting(text: &str, width: usize, loss: Loss, losses: &mut Losses) -> String {
    let cut: String = text.chars().take(width).collect();
    losses.add_if(cut.len() < text.len(), loss);
    cut.trim_end().to_owned()
}

fn sex_letter(sex: Option<Sex>) -> char {
    match sex {
        Some(Sex::Male) => 'm',
        Some(Sex::Female) => 'w',
        None => ' ',
    }
}

fn or_blank<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

fn federation_id(person: Person, losses: &mut Losses) -> Option<u64> {
    let id = person.federation_id?;
    let fits = (1..=MOST_FEDERATION_ID).contains(&id);
    losses.add_if(!fits, Loss::FederationNumbers);
    fits.then_some(id)
}

fn listed_place(competitor: &Competitor, losses: &mut Losses) -> Option<u32> {
    let place = competitor.listed_place?;
    losses.add_if(place > MOST_PLACE, Loss::Places);
    (place <= MOST_PLACE).then_some(place)
}

/// `1990/05/00` for a date without a day.
fn date(date: PartialDate) -> String {
    format!("{:04}/{:02}/{:02}", date.year(), date.month().unwrap_or(0), date.day().unwrap_or(0))
}

fn entry(cell: &Cell, opponents: OpponentPadding) -> String {
    match cell {
        Cell::Idle(idle) => bye_letter(*idle).map_or_else(blank_entry, |letter| format!("  0000 - {letter}")),
        Cell::Game(game) => {
            let opponent = game.opponent.get();
            let opponent = match opponents {
                OpponentPadding::Spaces => format!("{opponent:>4}"),
                OpponentPadding::Zeros => format!("{opponent:04}"),
            };
            let colour = match game.side {
                Side::First => 'w',
                Side::Second => 'b',
            };
            format!("  {opponent} {colour} {}", result_letter(game))
        }
    }
}

fn blank_entry() -> String {
    " ".repeat(super::player::ROUND_WIDTH)
}

fn bye_letter(idle: Idle) -> Option<char> {
    match idle {
        Idle::PairingBye => Some('U'),
        Idle::FullPointBye => Some('F'),
        Idle::HalfPointBye => Some('H'),
        Idle::ZeroPointBye | Idle::AnnouncedAbsence => Some('Z'),
        Idle::Absent => None,
    }
}

fn result_letter(game: &GameCell) -> char {
    let letters = match game.outcome {
        Outcome::Pending => return ' ',
        Outcome::Adjourned => return '*',
        Outcome::Played(_, RatingReport::Rated) => ['0', '=', '1'],
        Outcome::Played(_, RatingReport::Unrated) => ['L', 'D', 'W'],
        Outcome::Forfeit(_) => ['-', '=', '+'],
    };
    match game.share() {
        Some(Share::Win) => letters[2],
        Some(Share::Draw) => letters[1],
        Some(Share::Loss) | None => letters[0],
    }
}
