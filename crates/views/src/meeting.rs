//! One match of a tournament, in a round or in a plan: its boards with who plays there, what each side reports, what counts.

use kolo_messages::{Lang, Message};
use kolo_model::{PerSide, Side};
use kolo_teams::{Judged, MatchResult, MatchSheet, Shape, SheetView, Terms};
use kolo_tournament::{Meeting, PairingId, Place, State, TableStatus};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Who;
use crate::bracket;
use crate::result;
use crate::schema::Sides;

/// A match with everything that is known about it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = TournamentMatch)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says one thing of the match, and none excludes another"
)]
pub struct MatchView {
    /// Its id.
    pub pairing: String,
    /// Where it is played, in words.
    pub place: String,
    /// Who meets.
    #[schema(value_type = Sides<Who>)]
    pub sides: PerSide<Who>,
    /// How many boards it has.
    pub boards: u32,
    /// Whether it is one game, so that boards are not shown.
    pub one_game: bool,
    /// What counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// What counts as it is typed, board by board where that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// What each side has reported, as it is typed.
    #[schema(value_type = Sides<Option<String>>)]
    pub reports: PerSide<Option<String>>,
    /// Whether the two reports differ.
    pub differs: bool,
    /// Where they do, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<String>,
    /// Board by board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<BoardLine>,
    /// The match on devices that it is, by its name there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub live: Option<String>,
    /// Whether it has no result yet that ends it.
    pub open: bool,
    /// Whether it is written down who plays at which board.
    pub lined_up: bool,
    /// Which sides have said so themselves, or the organiser for both; the others sit by their rosters.
    #[schema(value_type = Sides<bool>)]
    pub given: PerSide<bool>,
    /// Those who can play, side by side.
    #[schema(value_type = Sides<Vec<Member>>)]
    pub rosters: PerSide<Vec<Member>>,
}

/// A member of a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MatchMember)]
pub struct Member {
    /// The number in line-ups.
    pub id: u32,
    /// The name.
    pub name: String,
}

/// One board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = MatchBoard)]
pub struct BoardLine {
    /// Its number.
    pub board: u32,
    /// Who sits there.
    #[schema(value_type = Sides<Option<String>>)]
    pub players: PerSide<Option<String>>,
    /// The same by their numbers in line-ups.
    #[schema(value_type = Sides<Option<u32>>)]
    pub seats: PerSide<Option<u32>>,
    /// What counts there, in signs.
    pub marks: String,
    /// What each side has reported for it.
    #[schema(value_type = Sides<Option<String>>)]
    pub reports: PerSide<Option<String>>,
}

impl BoardLine {
    /// Whether a member plays here for the first side.
    pub fn seats_first(&self, member: &Member) -> bool {
        self.seats.first == Some(member.id)
    }

    /// Whether a member plays here for the second side.
    pub fn seats_second(&self, member: &Member) -> bool {
        self.seats.second == Some(member.id)
    }
}

impl MatchView {
    /// The match of this id; nothing if the two do not meet there.
    pub fn of(state: &State, pairing: &PairingId, lang: Lang) -> Option<MatchView> {
        let meeting = state.meeting(pairing)?.as_played();
        let pairing = PairingId { sides: meeting.sides, ..pairing.clone() };
        let shape = state.settings().shape();
        let verdict = meeting.verdict();
        let reports = &meeting.reports;
        let said = |side: Side| reports[side].as_ref().map(|judged| judged.result.to_string());
        let members = |side: Side| {
            let roster = state.roster_of(meeting.sides[side]);
            let members = roster.map(|roster| roster.members).unwrap_or_default().into_iter();
            members.map(|one| Member { id: one.id.0, name: one.name.to_string() }).collect()
        };
        Some(MatchView {
            place: place(state, &pairing).text(lang),
            sides: meeting.sides.map(|id| Who::of(state, id)),
            boards: shape.boards(),
            one_game: shape.is_one_game(),
            result: result::text(verdict.outcome, verdict.score, lang),
            notation: notation(&meeting),
            reports: PerSide::new(said(Side::First), said(Side::Second)),
            differs: meeting.status() == TableStatus::Mismatch,
            differences: differences(shape, &meeting, lang),
            lines: if shape.is_one_game() { Vec::new() } else { lines(state, &meeting) },
            live: meeting.live.as_ref().map(|opening| opening.live.to_string()),
            open: meeting.is_open(),
            lined_up: meeting.line_up.is_some(),
            given: meeting.lined_up,
            rosters: PerSide::new(members(Side::First), members(Side::Second)),
            pairing: pairing.to_string(),
        })
    }
}

/// In what two reports of several boards differ; of one game each says all.
fn differences(shape: Shape, meeting: &Meeting, lang: Lang) -> Vec<String> {
    if meeting.status() != TableStatus::Mismatch || shape.is_one_game() {
        return Vec::new();
    }
    let sheet = |side: Side| {
        let sheet = MatchSheet::new(shape, meeting.reports[side].as_ref()?.result.clone());
        sheet.with_line_up(meeting.line_up.clone()).check(Terms::default()).ok()
    };
    let both = sheet(Side::First).zip(sheet(Side::Second));
    let found = both.map(|(first, second)| kolo_teams::differences(&first, &second)).unwrap_or_default();
    found.into_iter().map(|one| one.message().text(lang)).collect()
}

/// What counts as it is typed.
fn notation(meeting: &Meeting) -> Option<String> {
    match meeting.result()? {
        MatchResult::Game(verdict) => result::as_typed(verdict.outcome, verdict.score),
        result => Some(result.to_string()),
    }
}

/// Where a match is played.
fn place(state: &State, pairing: &PairingId) -> Message {
    match (&pairing.place, state.find(pairing)) {
        (Place::Round(round), Some((_, table, _))) => {
            Message::new("hall-game-heading").with("round", *round).with("table", table)
        }
        (Place::Round(round), None) => Message::new("day-scene-round").with("round", *round),
        // The one match whose id is a word, and an English one.
        (Place::Node(game), _) if game.as_str() == "final" => bracket::round_name(0),
        (Place::Node(game), _) => Message::new("contest-where-match").with("game", game),
    }
}

fn lines(state: &State, meeting: &Meeting) -> Vec<BoardLine> {
    let shape = state.settings().shape();
    let rosters = meeting.sides.map(|id| state.roster_of(id));
    let both = rosters.first.as_ref().zip(rosters.second.as_ref());
    let both = both.map(|(first, second)| PerSide::new(first, second));
    let view = |result: MatchResult| -> SheetView {
        MatchSheet::new(shape, result).with_line_up(meeting.line_up.clone()).view(both)
    };
    let counted = view(meeting.result().unwrap_or_else(|| MatchResult::open(shape)));
    let reported = |side: Side| meeting.reports[side].as_ref().map(|one: &Judged| view(one.result.clone()));
    let reports = PerSide::new(reported(Side::First), reported(Side::Second));
    let seat = |index: usize, side: Side| {
        let table = meeting.line_up.as_ref()?.tables.get(index)?;
        table.seats[side].player().map(|player| player.0)
    };
    let marks = |view: &SheetView, index: usize| view.games.get(index).map(|game| game.notation.clone());
    let line = |index: usize| {
        let player = |side: Side| counted.games.get(index).and_then(|game| game.players[side].clone());
        let said = |side: Side| reports[side].as_ref().and_then(|view| marks(view, index));
        BoardLine {
            board: u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1),
            players: PerSide::new(player(Side::First), player(Side::Second)),
            seats: PerSide::new(seat(index, Side::First), seat(index, Side::Second)),
            marks: marks(&counted, index).unwrap_or_default(),
            reports: PerSide::new(said(Side::First), said(Side::Second)),
        }
    };
    (0..shape.boards() as usize).map(line).collect()
}
