//! The form of a new match, as typed and as checked.

use kolo_live::{BoardSetting, Setting};
use kolo_messages::Message;
use kolo_model::{Clause, Name, PerSide, Side};
use kolo_play::clock::{ControlProblem, FlagRule, TimeControl};
use kolo_play::duel::Opening;
use kolo_teams::Shape;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::problem::Problem;

/// What was typed.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewMatch {
    title: String,
    first: String,
    second: String,
    boards: Vec<NewBoard>,
    opening: Opening,
    time: String,
}

/// A board as typed; a side without a name has no player there.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewBoard {
    first: String,
    second: String,
    opens: Side,
}

impl NewMatch {
    /// The setting of the match.
    ///
    /// # Errors
    /// The first field that cannot be.
    pub(super) fn setting(&self) -> Result<Setting, Problem> {
        let boards = i64::try_from(self.boards.len()).unwrap_or(i64::MAX);
        let shape = Shape::of_boards(boards).map_err(|problem| Problem::bad_field(problem.message()))?;
        let time = duel_time(&self.time)?;
        let setting = Setting {
            title: named(&self.title, Message::new("web-new-title"))?,
            shape,
            sides: PerSide::new(
                named(&self.first, Message::new("web-new-first"))?,
                named(&self.second, Message::new("web-new-second"))?,
            ),
            boards: self.boards.iter().map(NewBoard::setting).collect::<Result<_, _>>()?,
            opening: self.opening,
            time,
            home: None,
        };
        setting.check().map_err(|refusal| Problem {
            clause: Some(refusal.clause()),
            ..Problem::bad_field(refusal.message())
        })?;
        Ok(setting)
    }
}

impl NewBoard {
    fn setting(&self) -> Result<BoardSetting, Problem> {
        let player = |text: &str| match text.trim() {
            "" => Ok(None),
            text => named(text, Message::new("web-new-player")).map(Some),
        };
        let players = PerSide::new(player(&self.first)?, player(&self.second)?);
        Ok(BoardSetting { players, opens: self.opens })
    }
}

/// The time of a duel, as it is typed.
///
/// # Errors
/// When no clock of a duel runs by it.
pub(crate) fn duel_time(text: &str) -> Result<TimeControl, Problem> {
    let time: TimeControl =
        text.trim().parse().map_err(|problem: ControlProblem| Problem::bad_field(problem.message()))?;
    // On a clock of go the time is over by itself; in a duel the opponent says so (P-3.3.2.8).
    if time.sides().is_some_and(|sides| sides.flag == FlagRule::ByItself) {
        let clause = Some(Clause::new("P-3.3.2.8"));
        return Err(Problem { clause, ..Problem::bad_field(Message::new("web-new-time-falls")) });
    }
    Ok(time)
}

fn named(text: &str, field: Message) -> Result<Name, Problem> {
    Name::new(text).map_err(|problem| {
        Problem::bad_field(Message::new("web-bad-field").with("field", field).with("why", problem.message()))
    })
}

#[cfg(test)]
mod tests {
    use kolo_messages::Lang;

    use super::*;

    fn form(json: &str) -> Result<Setting, Problem> {
        serde_json::from_str::<NewMatch>(json).expect("the form of the page").setting()
    }

    #[test]
    fn a_form_becomes_a_setting_or_names_its_first_mistake() {
        let board = r#"{"first":"Ana","second":"Bo","opens":"second"}"#;
        let with = |title: &str, boards: &str, time: &str| {
            form(&format!(
                r#"{{"title":"{title}","first":"A","second":"B","boards":[{boards}],"opening":"swap2","time":"{time}"}}"#
            ))
        };
        let setting = with("Round 1", board, "8m+8m").expect("sound");
        assert_eq!((setting.shape, setting.boards[0].opens), (Shape::ONE, Side::Second));
        for (title, boards, time, word) in [
            (" ", board, "8m+8m", "match"),
            ("R", "", "8m+8m", "0"),
            ("R", &format!("{board},{board}"), "8m+8m", "2"),
            ("R", board, "soon", "soon"),
            ("R", board, "45m+5m/15", "points it out"),
            ("R", r#"{"first":"","second":"Bo","opens":"first"}"#, "8m+8m", "two players"),
        ] {
            let problem = with(title, boards, time).expect_err("a mistake");
            let text = problem.message.text(Lang::En);
            assert!(text.contains(word), "{text}");
        }
    }
}
