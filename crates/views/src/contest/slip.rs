//! The slip of a match: who sits at which board, what was played, what each side reports.

use kolo_contest::{Contest, GameKey, Play, VenueId};
use kolo_messages::Lang;
use kolo_model::{PerSide, Side};
use kolo_teams::{CheckedSheet, GameView, MatchResult, MatchSheet, Papers, SheetView};
use serde::Serialize;
use utoipa::ToSchema;

use super::matches::{self, MatchLine};
use crate::schema::{SideName, Sides};

/// The slip of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Slip {
    /// The match.
    #[serde(flatten)]
    pub line: MatchLine,
    /// How many boards it has.
    pub boards: u32,
    /// Board by board: what counts, else what is known so far.
    pub games: Vec<Board>,
    /// Whether it is fixed who plays whom.
    pub lined_up: bool,
    /// Whether the sheets are handed in.
    pub papers_in: bool,
    /// What counted before it was corrected, the oldest first.
    pub past: Vec<Past>,
    /// Those who can play, side by side.
    #[schema(value_type = Sides<Vec<String>>)]
    pub people: PerSide<Vec<String>>,
}

/// One board of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Board {
    /// Its number.
    pub board: u32,
    /// Who sits there.
    #[schema(value_type = Sides<Option<String>>)]
    pub players: PerSide<Option<String>>,
    /// Who opens the first duel, once it is fixed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<SideName>)]
    pub opens: Option<Side>,
    /// What counts, in signs.
    pub marks: String,
    /// The points of the board.
    #[schema(value_type = Sides<u32>)]
    pub points: PerSide<u32>,
    /// What each side has reported for it.
    #[schema(value_type = Sides<Option<String>>)]
    pub reports: PerSide<Option<String>>,
    /// Whether the reports differ here.
    pub differs: bool,
}

/// What counted before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Past {
    /// The result in signs.
    pub result: String,
    /// Why it was corrected.
    pub reason: String,
}

impl Slip {
    /// The slip of a match; nothing if its sides are not known.
    pub fn of(contest: &Contest, venue: &VenueId, key: &GameKey, lang: Lang) -> Option<Slip> {
        let play = contest.play(venue)?;
        let line = matches::one(contest, venue, key, lang)?;
        let rosters = play.rosters(key)?;
        let slip = play.slip(key);
        let counted = counted(play, key)?;
        let reported = |side: Side| {
            let sheet = slip.and_then(|slip| slip.report(side));
            sheet.map(|sheet: &CheckedSheet| sheet.view(Some(rosters)))
        };
        let reports = PerSide::new(reported(Side::First), reported(Side::Second));
        let people = rosters.map(|roster| {
            roster.members.iter().map(|member| member.name.to_string()).collect::<Vec<String>>()
        });
        let boards = play.shape().boards();
        let games = (0..boards as usize).map(|index| Board::of(index, &counted, &reports, &people));
        let past = slip.map(kolo_teams::Slip::past).unwrap_or_default().iter().map(|past| Past {
            result: past.settlement.sheet.sheet().entry.to_string(),
            reason: past.reason.clone(),
        });
        Some(Slip {
            line,
            boards,
            games: games.collect(),
            lined_up: slip.is_some_and(|slip| slip.line_up().is_some()),
            papers_in: slip.is_some_and(|slip| slip.papers() == Papers::HandedIn),
            past: past.collect(),
            people,
        })
    }
}

/// What counts on the slip of a match, else who sits where as far as that is known.
fn counted(play: &Play, key: &GameKey) -> Option<SheetView> {
    let rosters = play.rosters(key)?;
    let slip = play.slip(key);
    let settled = slip.and_then(|slip| slip.settled()).map(|settled| settled.sheet.sheet().clone());
    let line_up = slip.and_then(|slip| slip.line_up()).cloned();
    let open = || MatchSheet::new(play.shape(), MatchResult::open(play.shape())).with_line_up(line_up);
    Some(settled.unwrap_or_else(open).view(Some(rosters)))
}

/// The sheet of a match with who sits at its boards, before anything is written on it.
pub fn sheet(contest: &Contest, venue: &VenueId, key: &GameKey) -> Option<SheetView> {
    let play = contest.play(venue)?;
    let slip = play.slip(key);
    let settled = slip.and_then(|slip| slip.settled());
    let settled = settled.and_then(|settled| settled.sheet.sheet().line_up.clone());
    let line_up = settled.or_else(|| slip.and_then(|slip| slip.line_up()).cloned());
    let open = MatchSheet::new(play.shape(), MatchResult::open(play.shape())).with_line_up(line_up);
    Some(open.view(Some(play.rosters(key)?)))
}

impl Board {
    fn of(
        index: usize,
        counted: &SheetView,
        reports: &PerSide<Option<SheetView>>,
        people: &PerSide<Vec<String>>,
    ) -> Board {
        let game: Option<&GameView> = counted.games.get(index);
        let seated = game.is_some_and(|game| game.opens.is_some());
        // Until it is fixed, people sit down in the order of registration.
        let player = |side: Side| match game.filter(|_| seated) {
            Some(game) => game.players[side].clone(),
            None => people[side].get(index).cloned(),
        };
        let marks = |view: &SheetView| view.games.get(index).map(|game| game.notation.clone());
        let said = |side: Side| reports[side].as_ref().and_then(marks);
        let said = PerSide::new(said(Side::First), said(Side::Second));
        Board {
            board: u32::try_from(index).unwrap_or(u32::MAX).saturating_add(1),
            players: PerSide::new(player(Side::First), player(Side::Second)),
            opens: game.and_then(|game| game.opens),
            marks: game.map(|game| game.notation.clone()).unwrap_or_default(),
            points: game.map_or(PerSide::new(0, 0), |game| game.points),
            differs: matches!((&said.first, &said.second), (Some(one), Some(other)) if one != other),
            reports: said,
        }
    }
}
