//! A round: who meets whom at which table, and how it stands.

use kolo_messages::{Figure, Lang, Message};
use kolo_model::{Adjourned, CzechKey, GameTerms, Idle, PerSide, RoundNumber, Side, Tournament};
use kolo_tournament::{ByHand, Draft, EntrantId, Meeting, PairingSheet, PublishedRound, State, TableStatus};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Who;
use crate::entries::idle_message;
use crate::game::Game;
use crate::result;
use crate::schema::Sides;

/// A round as it hangs on the wall, or as it is being prepared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Round {
    /// Which round.
    pub number: u32,
    /// Whether people may see it.
    pub stage: Stage,
    /// When it starts, in milliseconds since 1970, if that is set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<i64>,
    /// How the sides are called.
    #[schema(value_type = Sides<String>)]
    pub sides: PerSide<String>,
    /// The games in the order of the tables.
    pub tables: Vec<TableLine>,
    /// Those who have no opponent.
    pub free: Vec<FreeLine>,
    /// Who made the pairs, in words.
    pub drawn_by: String,
    /// Whether the arbiter changed them.
    pub changed_by_hand: bool,
    /// How many tables have no result that counts.
    pub open: usize,
}

/// How far a round has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Only the organiser sees it.
    Draft,
    /// It hangs on the wall.
    Published,
}

/// One game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct TableLine {
    /// The number of the table.
    pub table: u32,
    /// Who sits there.
    #[schema(value_type = Sides<Seat>)]
    pub seats: PerSide<Seat>,
    /// Handicap and komi in words, if they are not those of every game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terms: Option<String>,
    /// How it stands.
    pub status: Status,
    /// The result that counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// What each side has reported, as long as that does not count.
    #[serde(skip_serializing_if = "nobody_reported")]
    #[schema(value_type = Sides<Option<String>>)]
    pub reports: PerSide<Option<String>>,
    /// The match on devices that it is, by its name there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub live: Option<String>,
}

/// A player at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Seat {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// Points before the round.
    #[schema(value_type = String)]
    pub points: Figure,
}

/// A player without an opponent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct FreeLine {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// Why, in words.
    pub why: String,
}

/// How a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Nothing is known.
    Open,
    /// One side has reported.
    Unconfirmed,
    /// The sides have reported different results.
    Mismatch,
    /// The result counts.
    Settled,
}

impl From<TableStatus> for Status {
    fn from(status: TableStatus) -> Status {
        match status {
            TableStatus::Open => Status::Open,
            TableStatus::Unconfirmed => Status::Unconfirmed,
            TableStatus::Mismatch => Status::Mismatch,
            TableStatus::Settled => Status::Settled,
        }
    }
}

/// A line of the list by names: where one sits, and against whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NameLine {
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// At which table, on which side, against whom; nothing for a player without an opponent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meets: Option<Meets>,
    /// Why there is no opponent, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free: Option<String>,
}

/// Where a player sits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Meets {
    /// The table.
    pub table: u32,
    /// How the side is called.
    pub side: String,
    /// Against whom.
    pub opponent: Who,
}

// The signature is what `skip_serializing_if` asks for.
fn nobody_reported(reports: &PerSide<Option<String>>) -> bool {
    reports.first.is_none() && reports.second.is_none()
}

/// When the round starts whose games are about to begin, in milliseconds since 1970, if that is set (G-4.4.1): the published
/// one while nothing is known of its games, else the next one.
pub fn next_start(state: &State) -> Option<i64> {
    let untouched = |round: &PublishedRound| !round.tables.iter().any(Meeting::is_touched);
    let latest = state.latest_round().filter(|_| state.rounds().last().is_some_and(|round| untouched(round)));
    state.start_of(latest.unwrap_or_else(|| state.next_round())).map(|at| at.0)
}

impl Round {
    /// A round of a tournament: a published one, or the draft of the next; nothing if there is neither.
    pub fn of(state: &State, number: RoundNumber, lang: Lang) -> Option<Round> {
        match state.rounds().get(number.index()) {
            Some(round) => Some(Round::published(state, number, round, lang)),
            None => state
                .draft()
                .filter(|draft| draft.round == number)
                .map(|draft| Round::draft(state, draft, lang)),
        }
    }

    fn published(state: &State, number: RoundNumber, round: &PublishedRound, lang: Lang) -> Round {
        let maker = Maker::of(state, number, lang);
        let tables: Vec<TableLine> =
            (1..).zip(&round.tables).map(|(at, table)| maker.published(at, table)).collect();
        let byes = round.byes.iter().map(|id| (*id, Idle::PairingBye));
        Round {
            number: number.get(),
            stage: Stage::Published,
            starts: state.start_of(number).map(|at| at.0),
            sides: maker.sides(),
            open: tables.iter().filter(|table| table.status != Status::Settled).count(),
            tables,
            free: maker.free(byes.chain(round.idle.iter().copied())),
            drawn_by: round.origin.message().text(lang),
            changed_by_hand: round.changed == ByHand::Changed,
        }
    }

    fn draft(state: &State, draft: &Draft, lang: Lang) -> Round {
        let maker = Maker::of(state, draft.round, lang);
        let PairingSheet { byes, .. } = &draft.sheet;
        let games = (1..).zip(draft.sheet.games());
        let tables = games.map(|(at, (sides, terms))| maker.drafted(at, sides, terms)).collect();
        let byes = byes.iter().map(|id| (*id, Idle::PairingBye));
        let order = state.order().iter();
        let idle = order.filter_map(|id| Some((*id, state.idle_next(*id)?)));
        Round {
            number: draft.round.get(),
            stage: Stage::Draft,
            starts: state.start_of(draft.round).map(|at| at.0),
            sides: maker.sides(),
            open: 0,
            tables,
            free: maker.free(byes.chain(idle)),
            drawn_by: draft.origin.message().text(lang),
            changed_by_hand: draft.changed == ByHand::Changed,
        }
    }

    /// The same for the public: what a side reports before it counts is for the organiser alone.
    #[must_use]
    pub fn for_public(self) -> Round {
        let tables = self.tables.into_iter().map(|line| {
            let status = if line.status == Status::Settled { Status::Settled } else { Status::Open };
            TableLine { status, reports: PerSide::default(), ..line }
        });
        Round { tables: tables.collect(), ..self }
    }

    /// All players of the round by name, as people look for themselves on the wall.
    pub fn by_name(&self) -> Vec<NameLine> {
        let mut lines: Vec<NameLine> = Vec::with_capacity(self.tables.len() * 2 + self.free.len());
        for table in &self.tables {
            for side in Side::BOTH {
                let meets = Meets {
                    table: table.table,
                    side: self.sides[side].clone(),
                    opponent: table.seats[side.other()].who.clone(),
                };
                lines.push(NameLine { who: table.seats[side].who.clone(), meets: Some(meets), free: None });
            }
        }
        let free = self.free.iter();
        lines.extend(free.map(|line| NameLine {
            who: line.who.clone(),
            meets: None,
            free: Some(line.why.clone()),
        }));
        lines.sort_by_cached_key(|line| (CzechKey::new(&line.who.name), line.who.id));
        lines
    }
}

/// What the lines of a round are made with.
struct Maker<'a> {
    state: &'a State,
    game: Game,
    points: Option<Points>,
    lang: Lang,
}

/// Points of all players before a round.
struct Points {
    facts: Tournament,
    rows: kolo_model::Crosstable,
    round: RoundNumber,
}

impl<'a> Maker<'a> {
    fn of(state: &'a State, round: RoundNumber, lang: Lang) -> Maker<'a> {
        let points = state.facts().ok().map(|facts| Points { rows: facts.crosstable(), facts, round });
        Maker { state, game: Game::of(state.settings()), points, lang }
    }

    fn sides(&self) -> PerSide<String> {
        PerSide::new(Side::First, Side::Second).map(|side| self.game.side(side).text(self.lang))
    }

    fn seat(&self, id: EntrantId) -> Seat {
        let points = self.points.as_ref().zip(self.state.number_of(id)).map(|(points, no)| {
            let row = points.rows.row(no);
            let points = row.points_before(points.round, &points.facts.scoring(), Adjourned::NotYet);
            Figure::new(points, self.lang)
        });
        Seat { who: Who::of(self.state, id), points: points.unwrap_or_default() }
    }

    fn drafted(&self, table: u32, sides: PerSide<EntrantId>, terms: GameTerms) -> TableLine {
        TableLine {
            table,
            seats: sides.map(|id| self.seat(id)),
            terms: terms_text(terms).map(|message| message.text(self.lang)),
            status: Status::Open,
            result: None,
            reports: PerSide::default(),
            live: None,
        }
    }

    fn published(&self, number: u32, table: &Meeting) -> TableLine {
        let status = table.status();
        let reported = |report: kolo_model::Verdict| result::text(report.outcome, report.score, self.lang);
        let reports = match status {
            TableStatus::Settled => PerSide::default(),
            TableStatus::Open | TableStatus::Unconfirmed | TableStatus::Mismatch => {
                table.reported().map(|report| report.and_then(reported))
            }
        };
        TableLine {
            status: status.into(),
            result: result::text(table.outcome, table.score, self.lang),
            reports,
            live: table.live.as_ref().map(|opening| opening.live.to_string()),
            ..self.drafted(number, table.sides, table.terms)
        }
    }

    fn free(&self, idle: impl Iterator<Item = (EntrantId, Idle)>) -> Vec<FreeLine> {
        let line =
            |(id, idle)| FreeLine { who: Who::of(self.state, id), why: idle_message(idle).text(self.lang) };
        idle.map(line).collect()
    }
}

/// Handicap and komi, if there is anything to say about them.
pub(crate) fn terms_text(terms: GameTerms) -> Option<Message> {
    let komi = terms.komi.map(|komi| Message::new("day-komi").with("komi", komi));
    if terms.handicap.is_none() {
        return komi;
    }
    let handicap = Message::new("day-handicap").with("stones", terms.handicap.stones());
    Some(match komi {
        Some(komi) => Message::new("day-handicap-and-komi").with("handicap", handicap).with("komi", komi),
        None => handicap,
    })
}
