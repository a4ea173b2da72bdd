//! The form of a new tournament that is played by plans.

use askama::Template;
use kolo_messages::{Lang, Message};

use crate::app::App;
use crate::form::Hidden;
use crate::pages::Frame;
use crate::tournament::PlanWords;
use crate::tournament::shape::ShapeForm;
use crate::tournament::stages::page::{StageForm, Typed};

/// The form of a new tournament.
#[derive(Debug, Template)]
#[template(path = "tournament/new_plan/page.html")]
pub(crate) struct NewPage {
    frame: Frame,
    w: PlanWords,
    hidden: Hidden,
    stage: StageForm,
    shape: ShapeForm,
    troubles: Vec<String>,
}

impl NewPage {
    /// The form, with what was typed before and what was wrong with it.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        hidden: Hidden,
        (typed, shape): (Typed, ShapeForm),
        troubles: Vec<String>,
    ) -> NewPage {
        NewPage {
            frame: Frame::new(app, lang, &Message::new("plan-new-heading")),
            w: PlanWords::of(lang),
            hidden,
            stage: StageForm::new(typed, lang),
            shape,
            troubles,
        }
    }
}
