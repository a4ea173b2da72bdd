//! A bracket drawn with letters, for a terminal.

use kolo_messages::Lang;
use kolo_model::Side;

use crate::verdict::is_forfeit;
use crate::{Match, MatchId, Occupant, Slot, SlotPlace, State};

/// Some lines, and the one from which the winner goes on.
struct Block {
    lines: Vec<String>,
    exit: usize,
}

impl State {
    /// The brackets of a stage, one after the other; empty for a stage without matches.
    pub fn draw(&self, stage: usize, lang: Lang) -> String {
        let Some(stage) = self.plan.stages().get(stage) else { return String::new() };
        let mut goes_on: Vec<&MatchId> = Vec::new();
        for link in stage.matches.iter().flat_map(|game| [&game.first, &game.second]) {
            if let Slot::Winner(id) = link {
                goes_on.push(id);
            }
        }
        let pen = Pen { state: self, matches: &stage.matches, lang };
        let last = stage.matches.iter().filter(|game| !goes_on.contains(&&game.id));
        let drawings = last.map(|game| {
            let lines = pen.game(game).lines;
            let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
            lines.join("\n") + "\n"
        });
        drawings.collect::<Vec<String>>().join("\n")
    }
}

struct Pen<'a> {
    state: &'a State,
    matches: &'a [Match],
    lang: Lang,
}

impl Pen<'_> {
    fn game(&self, game: &Match) -> Block {
        let [upper, lower] = [(Side::First, &game.first), (Side::Second, &game.second)]
            .map(|(side, link)| self.side(&SlotPlace::Side(game.id.clone(), side), link));
        // A bye is not a match to look at: the entrant who has it stands there alone.
        if game.second == Slot::Bye {
            return upper;
        }
        if game.first == Slot::Bye {
            return lower;
        }
        join(upper, lower, &self.heading(game))
    }

    fn side(&self, place: &SlotPlace, link: &Slot) -> Block {
        let inner = match link {
            Slot::Winner(id) => self.matches.iter().find(|game| game.id == *id),
            Slot::Entrant(_) | Slot::Loser(_) | Slot::Place { .. } | Slot::Bye => None,
        };
        match inner {
            Some(game) => self.game(game),
            None => Block { lines: vec![self.state.label(place, self.lang)], exit: 0 },
        }
    }

    /// The name of the match, its score, and who goes on.
    fn heading(&self, game: &Match) -> String {
        let mut words = vec![game.id.to_string()];
        if let Some(fixture) = self.state.fixture(&game.id) {
            let score = fixture.verdict().and_then(|verdict| verdict.score);
            words.extend(score.map(|score| format!("{}:{}", score.first, score.second)));
            if fixture.verdict().is_some_and(is_forfeit) {
                words.push("w/o".to_owned());
            }
            let winner = fixture.winner().map(|side| fixture.sides[side]);
            words.extend(winner.and_then(Occupant::id).map(|id| self.state.name(id)));
        }
        words.join(" ")
    }
}

/// Two blocks joined by a bracket, with `heading` on the line that goes on.
fn join(upper: Block, lower: Block, heading: &str) -> Block {
    let width =
        upper.lines.iter().chain(&lower.lines).map(|line| line.chars().count()).max().unwrap_or(0) + 1;
    let (top, bottom) = (upper.exit, upper.lines.len() + 1 + lower.exit);
    let exit = usize::midpoint(top, bottom);
    let mut lines = upper.lines;
    lines.push(String::new());
    lines.extend(lower.lines);
    for (row, line) in lines.iter_mut().enumerate() {
        let fill = if row == top || row == bottom { '─' } else { ' ' };
        if fill == '─' && !line.is_empty() {
            line.push(' ');
        }
        let missing = width.saturating_sub(line.chars().count());
        line.extend(std::iter::repeat_n(fill, missing));
        line.push_str(match row {
            _ if row == top => "┐",
            _ if row == bottom => "┘",
            _ if row == exit => "├─ ",
            _ if row > top && row < bottom => "│",
            _ => "",
        });
        if row == exit {
            line.push_str(heading);
        }
    }
    Block { lines, exit }
}
