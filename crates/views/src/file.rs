//! The same views of a tournament that was read from a file: facts without a log.

use kolo_messages::{Figure, Lang};
use kolo_model::{
    Adjourned, Competitor, Crosstable, Game as Played, PerSide, RoundNumber, RuleSet, Side, StartNumber,
    Tournament,
};
use kolo_standings::{Criterion, preset, standings};

use crate::Who;
use crate::entries::{Entries, EntryLine, Standing, idle_message};
use crate::game::Game;
use crate::result;
use crate::round::{FreeLine, Round, Seat, Stage, Status, TableLine, terms_text};
use crate::table::{ColumnHead, Line, NoTable, Table, figures};
use crate::wall_chart::{SquareTable, WallChart};

fn game_of(facts: &Tournament) -> Game {
    Game::of_rules(facts.system().and_then(RuleSet::of_system))
}

fn who(facts: &Tournament, no: StartNumber) -> Option<Who> {
    let competitor = facts.competitor(no)?;
    Some(Who { id: no.get(), no: Some(no.get()), name: competitor.name.to_string() })
}

fn named(facts: &Tournament, no: StartNumber) -> Who {
    who(facts, no).unwrap_or(Who { id: no.get(), no: Some(no.get()), name: String::new() })
}

impl Round {
    /// A round of a file; nothing if it is not there.
    pub fn of_facts(facts: &Tournament, number: RoundNumber, lang: Lang) -> Option<Round> {
        let round = facts.rounds().get(number.index())?;
        let rows = facts.crosstable();
        let tables: Vec<TableLine> = (1..)
            .zip(&round.games)
            .map(|(table, game)| table_line(facts, &rows, number, table, game, lang))
            .collect();
        let game = game_of(facts);
        let free = |(no, idle): &(StartNumber, kolo_model::Idle)| FreeLine {
            who: named(facts, *no),
            why: idle_message(*idle).text(lang),
        };
        Some(Round {
            number: number.get(),
            stage: Stage::Published,
            starts: None,
            sides: PerSide::new(Side::First, Side::Second).map(|side| game.side(side).text(lang)),
            open: tables.iter().filter(|table| table.status != Status::Settled).count(),
            tables,
            free: round.idle.iter().map(free).collect(),
            drawn_by: String::new(),
            changed_by_hand: false,
        })
    }
}

fn table_line(
    facts: &Tournament,
    rows: &Crosstable,
    round: RoundNumber,
    table: u32,
    game: &Played,
    lang: Lang,
) -> TableLine {
    let seat = |no: StartNumber| Seat {
        who: named(facts, no),
        points: Figure::new(rows.row(no).points_before(round, &facts.scoring(), Adjourned::NotYet), lang),
    };
    let result = result::text(game.outcome, game.score, lang);
    TableLine {
        table,
        seats: game.sides.map(seat),
        terms: terms_text(game.terms).map(|message| message.text(lang)),
        status: if result.is_some() { Status::Settled } else { Status::Open },
        result,
        reports: PerSide::default(),
        live: None,
    }
}

impl Table {
    /// The table of a file, by its own criteria, else by the usual ones of its system.
    ///
    /// # Errors
    /// When the criteria cannot be applied.
    pub fn of_facts(facts: &Tournament, lang: Lang) -> Result<Table, NoTable> {
        let criteria = if facts.criteria().is_empty() {
            preset(facts.system()).to_vec()
        } else {
            Criterion::from_names(facts.criteria().iter().map(String::as_str))?
        };
        let table = standings(facts, &criteria)?;
        let head = |criterion: &Criterion| ColumnHead::of(facts.system(), *criterion, lang);
        let line = |row: &kolo_standings::StandingsRow| Line {
            place: row.place.to_string(),
            who: named(facts, row.no),
            values: figures(row, lang),
        };
        Ok(Table {
            after: facts.rounds().len(),
            open: facts.pending_games().count(),
            columns: table.criteria.iter().map(head).collect(),
            lines: table.rows.iter().map(line).collect(),
            for_rating: Vec::new(),
        })
    }
}

impl WallChart {
    /// The chart of a file.
    pub fn of_facts(facts: &Tournament, lang: Lang) -> WallChart {
        WallChart::with(facts, game_of(facts), |no| who(facts, no), lang)
    }
}

impl SquareTable {
    /// The square table of a file; nothing for a field too wide for it.
    pub fn of_facts(facts: &Tournament, lang: Lang) -> Option<SquareTable> {
        SquareTable::with(facts, |no| who(facts, no), lang)
    }
}

impl Entries {
    /// All players of a file, by start number.
    pub fn of_facts(facts: &Tournament) -> Entries {
        let line = |competitor: &Competitor| EntryLine {
            who: named(facts, competitor.no),
            rating: competitor.rating.map(kolo_model::Rating::value),
            title: competitor.title.map(|title| title.to_string()),
            rank: competitor.rank.map(|rank| rank.to_string()),
            club: competitor.club.as_ref().map(ToString::to_string),
            country: competitor.country.as_ref().map(ToString::to_string),
            roster: Vec::new(),
            standing: match competitor.withdrawn_after {
                Some(_) => Standing::Withdrawn,
                None => Standing::Entered,
            },
            absences: Vec::new(),
        };
        let lines: Vec<EntryLine> = facts.competitors().iter().map(line).collect();
        let playing = lines.iter().filter(|line| line.standing == Standing::Entered).count();
        Entries { lines, playing, here: None, provisional: None }
    }
}
