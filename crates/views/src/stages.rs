//! Groups and brackets, drawn from the graph of a stage.

use std::collections::BTreeMap;

use kolo_messages::{Figure, Lang};
use kolo_model::{Outcome, PerSide, Share, Side, StartNumber, Verdict};
use kolo_stages::verdict::is_drawn;
use kolo_stages::{EntrantId, Fixture, GroupView, MatchId, Occupant, Slot, SlotPlace, State, Status};
use serde::Serialize;
use utoipa::ToSchema;

use crate::schema::Sides;
use crate::table::figures;

/// Everything that is played in stages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Stages {
    /// In the order they are shown.
    pub stages: Vec<Stage>,
    /// Who ends where, those who can still be best first.
    pub places: Vec<PlaceLine>,
    /// What must be done before play goes on.
    pub open_steps: Vec<OpenLine>,
}

/// One stage: groups, or a bracket, or both.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PlayStage)]
pub struct Stage {
    /// Its name.
    pub id: String,
    /// Its groups.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Group>,
    /// The rounds of its bracket, the first one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<Vec<Meeting>>,
}

/// A group with its table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Group {
    /// Its name.
    pub id: String,
    /// What stands above the numbers of the table.
    pub columns: Vec<String>,
    /// The best first.
    pub lines: Vec<GroupLine>,
    /// The games, round by round.
    pub games: Vec<Meeting>,
}

/// A line of the table of a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct GroupLine {
    /// The place, or those that are shared.
    pub place: String,
    /// The number in the plan, once the place is taken.
    pub id: Option<u32>,
    /// The name, or the link in words.
    pub name: String,
    /// Against number 1, 2 and so on of the group, in the order of the lines: what was got.
    pub against: Vec<Option<String>>,
    /// One value a criterion.
    #[schema(value_type = Vec<String>)]
    pub values: Vec<Figure>,
}

/// A match or game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Meeting {
    /// Its name.
    pub id: String,
    /// Who stands there.
    #[schema(value_type = Sides<Corner>)]
    pub sides: PerSide<Corner>,
    /// How far it has come.
    pub standing: Standing,
    /// The result in signs, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
}

/// One side of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Corner {
    /// The number in the plan, once the place is taken.
    pub id: Option<u32>,
    /// The name, or the link in words.
    pub name: String,
    /// Whether this side goes on.
    pub goes_on: bool,
    /// The match whose winner stands here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner_of: Option<String>,
    /// The match whose loser stands here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loser_of: Option<String>,
}

/// How far a match has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = MeetingStanding)]
pub enum Standing {
    /// A side is not known yet.
    Waiting,
    /// It can be played.
    Open,
    /// It was drawn, and something else must decide.
    Tied,
    /// It is decided, or need not be played.
    Over,
}

/// Where a player ends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = StagePlace)]
pub struct PlaceLine {
    /// The place, those that are shared, or those that are still possible.
    pub places: String,
    /// The number in the plan.
    pub id: u32,
    /// The name.
    pub name: String,
    /// Whether this is the end.
    pub settled: bool,
    /// The last stage in which they play, where a tournament has stages.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<String>,
    /// What it follows from.
    #[serde(flatten)]
    pub ground: Ground,
}

/// What the place of a player follows from, so far.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PlaceGround)]
pub struct Ground {
    /// The latest group with a table: it opens into how its numbers came about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// The latest match of a bracket that came after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

impl Ground {
    /// What the places of all follow from.
    pub(crate) fn all(state: &State) -> BTreeMap<EntrantId, Ground> {
        let mut grounds: BTreeMap<EntrantId, Ground> = BTreeMap::new();
        for (index, stage) in state.plan().stages().iter().enumerate() {
            let tables = stage.groups.iter().filter_map(|group| state.group(&group.id));
            for view in tables.filter(|view| view.table.is_some()) {
                let group = Some(view.id.as_str().to_owned());
                let members = view.members.iter().filter_map(|member| member.id());
                grounds.extend(members.map(|id| (id, Ground { group: group.clone(), game: None })));
            }
            let played = state.bracket(index).into_iter().filter(|game| game.fixture.verdict().is_some());
            for game in played {
                for id in game.fixture.people().into_iter().flat_map(|people| [people.first, people.second]) {
                    grounds.entry(id).or_default().game = Some(game.id.as_str().to_owned());
                }
            }
        }
        grounds
    }
}

/// What must be done before play goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OpenLine {
    /// In words.
    pub text: String,
    /// The clause that asks for it.
    pub clause: &'static str,
}

impl Stages {
    /// Everything that is played in stages.
    pub fn of(state: &State, lang: Lang) -> Stages {
        let grounds = Ground::all(state);
        let places = state.standings().into_iter().map(|standing| PlaceLine {
            places: standing.places.to_string(),
            id: standing.entrant.0,
            name: state.name(standing.entrant),
            settled: standing.settled == kolo_stages::Settled::Yes,
            stage: None,
            ground: grounds.get(&standing.entrant).cloned().unwrap_or_default(),
        });
        let open_steps = state.open_steps();
        let open_steps = open_steps.iter().map(|step| OpenLine {
            text: state.explain_step(step).message.text(lang),
            clause: step.clause().id(),
        });
        Stages { stages: Stage::all(state, lang), places: places.collect(), open_steps: open_steps.collect() }
    }
}

impl Stage {
    /// Groups and brackets of all stages, in their order.
    pub fn all(state: &State, lang: Lang) -> Vec<Stage> {
        let stages = state.plan().stages().iter().enumerate().map(|(index, stage)| {
            let groups = stage.groups.iter().filter_map(|group| state.group(&group.id));
            let mut rounds: Vec<Vec<Meeting>> = Vec::new();
            for game in state.bracket(index) {
                rounds.resize_with(rounds.len().max(game.round), Vec::new);
                rounds[game.round - 1].push(Meeting::of(state, &game.id, &game.fixture, lang));
            }
            Stage {
                id: stage.id.as_str().to_owned(),
                groups: groups.map(|view| Group::of(state, &view, lang)).collect(),
                rounds,
            }
        });
        stages.collect()
    }
}

impl Group {
    fn of(state: &State, view: &GroupView, lang: Lang) -> Group {
        let games: Vec<Meeting> =
            view.games.iter().map(|(id, fixture)| Meeting::of(state, id, fixture, lang)).collect();
        // By the table once anything is known, by number before.
        let order: Vec<(String, StartNumber, Vec<Figure>)> = match &view.table {
            Some(table) => table
                .standings
                .rows
                .iter()
                .map(|row| (row.place.to_string(), row.no, figures(row, lang)))
                .collect(),
            None => (0..view.members.len())
                .map(|index| (String::new(), StartNumber::from_index(index), Vec::new()))
                .collect(),
        };
        let numbers: Vec<Option<EntrantId>> =
            order.iter().map(|(_, no, _)| view.members.get(no.index()).and_then(|one| one.id())).collect();
        let lines = order.iter().map(|(place, no, values)| {
            let member = view.members.get(no.index()).copied().unwrap_or(Occupant::Open);
            GroupLine {
                place: place.clone(),
                id: member.id().map(|id| id.0),
                name: state.label(&SlotPlace::Member(view.id.clone(), no.get()), lang),
                against: numbers.iter().map(|other| got(view, member.id(), *other)).collect(),
                values: values.clone(),
            }
        });
        Group {
            id: view.id.as_str().to_owned(),
            columns: view
                .table
                .iter()
                .flat_map(kolo_stages::GroupTable::criteria)
                .map(|one| one.heading().text(lang))
                .collect(),
            lines: lines.collect(),
            games,
        }
    }
}

/// What `own` got against `other` in this group, as a score or in one sign.
fn got(view: &GroupView, own: Option<EntrantId>, other: Option<EntrantId>) -> Option<String> {
    let (own, other) = (own?, other?);
    let results = view.games.iter().filter_map(|(_, fixture)| {
        let people = fixture.people()?;
        let side =
            Side::BOTH.into_iter().find(|side| people[*side] == own && people[side.other()] == other)?;
        Some(seen_from(fixture.verdict()?, side))
    });
    let all: Vec<String> = results.collect();
    (!all.is_empty()).then(|| all.join(" "))
}

fn seen_from(verdict: Verdict, side: Side) -> String {
    if let Some(score) = verdict.score {
        return format!("{} : {}", score[side], score[side.other()]);
    }
    let won = verdict.outcome.share(side) == Some(Share::Win);
    let sign = match (verdict.outcome, won) {
        (Outcome::Forfeit(_), true) => "+",
        (Outcome::Forfeit(_), false) => "−",
        (_, true) => "1",
        (_, false) if is_drawn(verdict) => "½",
        (_, false) => "0",
    };
    sign.to_owned()
}

impl Meeting {
    fn of(state: &State, id: &MatchId, fixture: &Fixture, lang: Lang) -> Meeting {
        let winner = fixture.winner();
        let corner = |side: Side| {
            let occupant = fixture.sides[side];
            let name = match occupant.id() {
                Some(id) => state.name(id),
                None => state.label(&SlotPlace::Side(id.clone(), side), lang),
            };
            let (winner_of, loser_of) = match state.plan().link(&SlotPlace::Side(id.clone(), side)) {
                Some(Slot::Winner(game)) => (Some(game.as_str().to_owned()), None),
                Some(Slot::Loser(game)) => (None, Some(game.as_str().to_owned())),
                Some(Slot::Entrant(_) | Slot::Place { .. } | Slot::Bye) | None => (None, None),
            };
            let goes_on = winner == Some(side);
            Corner { id: occupant.id().map(|id| id.0), name, goes_on, winner_of, loser_of }
        };
        let standing = match fixture.status {
            Status::Waiting => Standing::Waiting,
            Status::Ready => Standing::Open,
            Status::Tied { .. } => Standing::Tied,
            Status::Bye | Status::Over(_) | Status::TieBroken { .. } | Status::GivenUp(_) => Standing::Over,
        };
        let result = fixture.verdict().map(|verdict| match verdict.score {
            Some(_) => seen_from(verdict, Side::First),
            None => format!("{} : {}", seen_from(verdict, Side::First), seen_from(verdict, Side::Second)),
        });
        Meeting {
            id: id.as_str().to_owned(),
            sides: PerSide::new(corner(Side::First), corner(Side::Second)),
            standing,
            result,
        }
    }
}
