//! What must be done before play goes on: ties of groups, and drawn matches of the play-off.

use kolo_messages::Message;
use kolo_model::{Clause, Side};

use crate::checked::Node;
use crate::{
    DeciderStep, DuelNumber, EntrantId, ExplanationStep, GroupId, MatchId, Occupant, State, Status, Tie,
    TieStep,
};

/// One thing that must be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OpenStep {
    /// Tied members of a group wait for a decision (K-TIE, P-1.1.4.7).
    Group {
        /// Which group.
        group: GroupId,
        /// Who, and what is needed next.
        tie: Tie,
    },
    /// A drawn match waits for a decision (P-1.1.4.8.1).
    Match {
        /// Which match.
        game: MatchId,
        /// What is needed next.
        step: DeciderStep,
    },
}

impl OpenStep {
    /// The clause that asks for it.
    pub fn clause(&self) -> Clause {
        Clause::new(match self {
            OpenStep::Group { tie, .. } => match tie.step {
                TieStep::Decision => "K-TIE",
                TieStep::ChosenDuels { .. } | TieStep::Lot => "P-1.1.4.7",
            },
            OpenStep::Match { .. } => "P-1.1.4.8.1",
        })
    }
}

impl State {
    /// Everything that must be done before play goes on, in the order of play.
    pub fn open_steps(&self) -> Vec<OpenStep> {
        let mut steps = Vec::new();
        for (node, view) in self.plan.nodes().iter().zip(self.resolved.nodes()) {
            match node {
                Node::Group(group) => steps.extend(
                    view.ties.iter().map(|tie| OpenStep::Group { group: group.id.clone(), tie: tie.clone() }),
                ),
                Node::Match(game) => steps.extend(view.games.iter().filter_map(|fixture| {
                    let Status::Tied { step, .. } = fixture.status else { return None };
                    Some(OpenStep::Match { game: game.id.clone(), step })
                })),
            }
        }
        steps
    }

    /// A step in words, with the clause that asks for it.
    pub fn explain_step(&self, step: &OpenStep) -> ExplanationStep {
        let message = match step {
            OpenStep::Group { group, tie } => self.explain_tie(group, tie),
            OpenStep::Match { game, step } => {
                let message = match step {
                    DeciderStep::Duel(DuelNumber::First) => Message::new("stages-step-first-duel"),
                    DeciderStep::Duel(DuelNumber::Second) => Message::new("stages-step-second-duel"),
                    DeciderStep::Lot => Message::new("stages-step-match-lot"),
                };
                let name = |side: Side| {
                    let who = self.fixture(game).map(|fixture| fixture.sides[side]);
                    who.and_then(Occupant::id).map(|id| self.name(id)).unwrap_or_default()
                };
                let message = message.with("match", game).with("first", name(Side::First));
                message.with("second", name(Side::Second))
            }
        };
        ExplanationStep { message, clause: step.clause() }
    }

    fn explain_tie(&self, group: &GroupId, tie: &Tie) -> Message {
        let numbered = |id: EntrantId| format!("{id} {}", self.name(id));
        let members: Vec<String> = tie.members.iter().copied().map(numbered).collect();
        let message = match &tie.step {
            TieStep::Decision => Message::new("stages-show-tie"),
            TieStep::ChosenDuels { missing } => {
                let pairs: Vec<String> = missing.iter().map(|pair| pair.map(numbered).join(" – ")).collect();
                Message::new("stages-step-chosen-duels").with("pairs", pairs).with("from", tie.from)
            }
            TieStep::Lot => Message::new("stages-step-group-lot").with("from", tie.from),
        };
        message.with("group", group).with("members", members)
    }
}
