//! A bracket as it is drawn: a tree whose root is the last match and whose branches are the matches that lead to it.
//!
//! It knows nothing of what is played: anything that has a stage with matches can be drawn from it.

use std::collections::BTreeMap;

use kolo_messages::{Lang, Message};
use kolo_model::{PerSide, Side};
use serde::Serialize;
use utoipa::ToSchema;

use crate::schema::Sides;
use crate::stages::{Corner, Meeting, Stage};

/// The bracket of a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Bracket {
    /// What stands above the columns, the first round first.
    pub rounds: Vec<String>,
    /// The last match with everything that leads to it.
    #[schema(no_recursion)]
    pub root: Branch,
    /// Matches whose winner plays no further match in the tree, such as that for third place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    pub apart: Vec<Branch>,
}

/// A match and the matches whose winners meet in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = BracketBranch)]
pub struct Branch {
    /// The match.
    pub meeting: Meeting,
    /// What each side got, once there is a result.
    #[schema(value_type = Sides<Option<String>>)]
    pub scores: PerSide<Option<String>>,
    /// The round in words.
    pub round: String,
    /// How far the winner has come.
    pub way: Way,
    /// The matches whose winners meet here, that of the first side first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(no_recursion)]
    pub from: Vec<Branch>,
}

/// What is known of the way out of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = BracketWay)]
pub enum Way {
    /// It has no winner yet.
    Open,
    /// It has a winner.
    Decided,
    /// Its winner has won the whole tree.
    Winner,
}

impl Bracket {
    /// The brackets of all stages that have one.
    pub fn all(stages: &[Stage], lang: Lang) -> Vec<Bracket> {
        stages.iter().filter_map(|stage| Bracket::of(stage, lang)).collect()
    }

    /// The bracket of a stage; nothing if it has no matches.
    pub fn of(stage: &Stage, lang: Lang) -> Option<Bracket> {
        let games: BTreeMap<&str, &Meeting> =
            stage.rounds.iter().flatten().map(|meeting| (meeting.id.as_str(), meeting)).collect();
        let sides = || games.values().flat_map(|meeting| [&meeting.sides.first, &meeting.sides.second]);
        let leads_on = |id: &str| sides().any(|corner| corner.winner_of.as_deref() == Some(id));
        // The last round comes last, and the match that others lead to before those for other places.
        let mut roots: Vec<&Meeting> = stage.rounds.iter().rev().flatten().collect();
        roots.retain(|meeting| !leads_on(&meeting.id));
        roots.sort_by_key(|meeting| std::cmp::Reverse(depth(&games, meeting)));
        let (last, others) = roots.split_first()?;
        let twice = within(&games, last).iter().any(|meeting| {
            [&meeting.sides.first, &meeting.sides.second].iter().any(|corner| corner.loser_of.is_some())
        });
        let columns = depth(&games, last);
        let name = |index: usize| {
            let left = columns - 1 - index;
            if twice && left > 0 {
                // A side that has lost once plays on, so that rounds have numbers and no names.
                Message::new("school-part-round").with("round", index + 1).text(lang)
            } else {
                round_name(left).text(lang)
            }
        };
        let names: Vec<String> = (0..columns).map(name).collect();
        let semi: Vec<&str> = corners(last).iter().filter_map(|corner| corner.winner_of.as_deref()).collect();
        let apart = others.iter().map(|meeting| {
            let beaten = |corner: &&Corner| corner.loser_of.as_deref().is_some_and(|id| semi.contains(&id));
            let third = !semi.is_empty() && corners(meeting).iter().all(beaten);
            let title = if third { Message::new("school-part-third").text(lang) } else { meeting.id.clone() };
            Branch::of(&games, meeting, &[title], None)
        });
        let champion = corners(last).iter().find(|corner| corner.goes_on).and_then(|corner| corner.id);
        Some(Bracket {
            root: Branch::of(&games, last, &names, champion),
            apart: apart.collect(),
            rounds: names,
        })
    }
}

fn corners(meeting: &Meeting) -> [&Corner; 2] {
    [&meeting.sides.first, &meeting.sides.second]
}

/// The matches whose winners meet in this one.
fn before<'a>(games: &BTreeMap<&str, &'a Meeting>, meeting: &Meeting) -> Vec<&'a Meeting> {
    let ids = corners(meeting).into_iter().filter_map(|corner| corner.winner_of.as_deref());
    ids.filter_map(|id| games.get(id).copied()).collect()
}

/// The match and all that lead to it.
fn within<'a>(games: &BTreeMap<&str, &'a Meeting>, meeting: &'a Meeting) -> Vec<&'a Meeting> {
    let earlier = before(games, meeting).into_iter().flat_map(|one| within(games, one));
    std::iter::once(meeting).chain(earlier).collect()
}

/// How many rounds lead to a match, its own among them.
fn depth(games: &BTreeMap<&str, &Meeting>, meeting: &Meeting) -> usize {
    1 + before(games, meeting).into_iter().map(|one| depth(games, one)).max().unwrap_or(0)
}

impl Branch {
    /// The branch of a match; the last of `names` is that of its round.
    fn of(
        games: &BTreeMap<&str, &Meeting>,
        meeting: &Meeting,
        names: &[String],
        champion: Option<u32>,
    ) -> Branch {
        let (round, earlier) = match names.split_last() {
            Some((round, earlier)) => (round.clone(), earlier),
            None => (String::new(), names),
        };
        let winner = corners(meeting).into_iter().find(|corner| corner.goes_on);
        let way = match winner {
            None => Way::Open,
            Some(corner) if corner.id.is_some() && corner.id == champion => Way::Winner,
            Some(_) => Way::Decided,
        };
        let from = before(games, meeting);
        let parts = meeting.result.as_deref().and_then(|result| result.split_once(" : "));
        let score = |side: Side| {
            parts.map(|(first, second)| if side == Side::First { first } else { second }.to_owned())
        };
        Branch {
            scores: PerSide::new(score(Side::First), score(Side::Second)),
            round,
            way,
            from: from.into_iter().map(|one| Branch::of(games, one, earlier, champion)).collect(),
            meeting: meeting.clone(),
        }
    }
}

/// A round by how many rounds are left after it.
pub fn round_name(left: usize) -> Message {
    match left {
        0 => Message::new("school-part-final"),
        1 => Message::new("school-part-semi"),
        2 => Message::new("school-part-quarter"),
        3 => Message::new("school-part-eighth"),
        more => {
            let bits = u32::try_from(more).unwrap_or(u32::MAX).saturating_add(1);
            Message::new("day-round-of")
                .with("count", 1_u64.checked_shl(bits).unwrap_or(u64::MAX).to_string())
        }
    }
}
