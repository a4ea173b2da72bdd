//! A bracket drawn as one: rounds are columns, lines lead from each match to the next, the winner's way stands out.
//!
//! It is a picture for whatever is played in stages. A page that shows it links `bracket.css` and writes `{{ picture|safe }}`.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_model::Side;
use kolo_views::bracket::{Bracket, Branch, Way};
use kolo_views::stages::{Corner, Stage, Standing};

use super::words::words;

words! {
    /// The words of a bracket.
    BracketWords {
        heading: "school-bracket-heading",
        won: "school-won",
    }
}

/// All brackets of a tournament.
#[derive(Debug, Template)]
#[template(path = "bracket/picture.html")]
pub(crate) struct Picture {
    w: BracketWords,
    trees: Vec<Tree>,
}

#[derive(Debug)]
struct Tree {
    rounds: Vec<String>,
    root: Knot,
    apart: Vec<(String, Knot)>,
}

/// A match and, to the left of it, those that lead to it. Its template writes itself again for each of them.
#[derive(Debug, Template)]
#[template(path = "bracket/knot.html")]
struct Knot {
    label: String,
    round: String,
    /// How far the match has come, for the style sheet.
    class: &'static str,
    /// What is known of the way out of it.
    way: &'static str,
    /// Whether the winner of all came here from another match of the tree.
    comes: bool,
    text: String,
    won: String,
    sides: [End; 2],
    from: Vec<Knot>,
}

/// One side of a match.
#[derive(Debug)]
struct End {
    name: String,
    score: String,
    /// No competitor stands there yet, and the name says who will.
    open: bool,
    wins: bool,
}

impl Picture {
    /// The brackets of these stages.
    pub(crate) fn new(stages: &[Stage], lang: Lang) -> Picture {
        let w = BracketWords::of(lang);
        let knot = |branch: &Branch| Knot::of(branch, &w.won, lang);
        let trees = Bracket::all(stages, lang).into_iter().map(|bracket| Tree {
            root: knot(&bracket.root),
            apart: bracket.apart.iter().map(|branch| (branch.round.clone(), knot(branch))).collect(),
            rounds: bracket.rounds,
        });
        let trees = trees.collect();
        Picture { w, trees }
    }

    /// Whether there is nothing to draw.
    pub(crate) fn is_empty(&self) -> bool {
        self.trees.is_empty()
    }
}

impl Knot {
    fn of(branch: &Branch, won: &str, lang: Lang) -> Knot {
        let meeting = &branch.meeting;
        let (class, text) = match meeting.standing {
            Standing::Waiting => ("waiting", None),
            Standing::Open => ("open", Some(Message::new("school-match-open"))),
            Standing::Tied => ("tied", Some(Message::new("school-match-tied"))),
            Standing::Over => ("over", None),
        };
        let end = |side: Side| {
            let corner: &Corner = &meeting.sides[side];
            End {
                name: corner.name.clone(),
                score: branch.scores[side].clone().unwrap_or_default(),
                open: corner.id.is_none(),
                wins: corner.goes_on,
            }
        };
        let from: Vec<Knot> = branch.from.iter().map(|one| Knot::of(one, won, lang)).collect();
        Knot {
            label: meeting.id.clone(),
            round: branch.round.clone(),
            class,
            way: match branch.way {
                Way::Open => "",
                Way::Decided => "decided",
                Way::Winner => "champion",
            },
            comes: branch.way == Way::Winner && branch.from.iter().any(|one| one.way == Way::Winner),
            text: text.map(|text| text.text(lang)).unwrap_or_default(),
            won: won.to_owned(),
            sides: Side::BOTH.map(end),
            from,
        }
    }
}
