//! What decides between tied teams: duels of chosen players, the lot, an order by hand.

use askama::Template;
use kolo_messages::Lang;
use kolo_model::PerSide;
use kolo_views::contest::ties::{Decider, Tie, TieTeam};

use super::SchoolWords;
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::tournament::Shell;

/// A pair whose duel is to be played.
#[derive(Debug)]
pub(crate) struct PairForm {
    teams: PerSide<TieTeam>,
    hidden: Hidden,
}

/// A tie with its forms.
#[derive(Debug)]
pub(crate) struct TieForm {
    tie: Tie,
    pairs: Vec<PairForm>,
    lot: bool,
    by_hand: bool,
    hidden: Hidden,
    hidden_order: Hidden,
}

/// What decides between tied teams.
#[derive(Debug, Template)]
#[template(path = "contest/ties.html")]
pub(crate) struct TiesPage {
    frame: Frame,
    shell: Shell,
    w: SchoolWords,
    base: String,
    ties: Vec<TieForm>,
}

impl TiesPage {
    /// The page of what must be decided now.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        ties: Vec<Tie>,
        by: &Arbiter,
    ) -> Result<TiesPage, NoChance> {
        let mut forms = Vec::new();
        for tie in ties {
            let mut pairs = Vec::new();
            for teams in tie.pairs.clone() {
                pairs.push(PairForm { teams, hidden: Hidden::new(by)? });
            }
            let (lot, by_hand) = match tie.by {
                Decider::Duel => (false, !tie.members.is_empty()),
                Decider::Lot => (true, !tie.members.is_empty()),
                Decider::Hand => (true, true),
            };
            let (hidden, hidden_order) = (Hidden::new(by)?, Hidden::new(by)?);
            forms.push(TieForm { tie, pairs, lot, by_hand, hidden, hidden_order });
        }
        Ok(TiesPage {
            frame: Frame::named(app, lang, &shell.name),
            w: SchoolWords::of(lang),
            base: shell.home.clone(),
            ties: forms,
            shell,
        })
    }
}
