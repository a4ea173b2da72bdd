//! The draw: looked at, drawn again, published, taken back, changed by hand.

use askama::Template;
use kolo_messages::Lang;
use kolo_stages::cup::{Cup, CupRefusal};
use kolo_stages::generate::Lots;
use kolo_views::cup::draft::CupDraft;

use super::CupWords;
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::day::Shell;
use crate::pages::day::draw::draft_words;

/// Why there is no draw.
#[derive(Debug)]
pub(crate) struct Refused {
    text: String,
    clause: &'static str,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "cup/draw.html")]
pub(crate) struct DrawPage {
    frame: Frame,
    shell: Shell,
    w: CupWords,
    base: String,
    draft: Option<CupDraft>,
    refused: Option<Refused>,
    publish: Option<Hidden>,
    again: Option<Hidden>,
    recall: Option<Hidden>,
    exchange: Option<Hidden>,
    by_hand: Option<ByHand>,
    groups: bool,
}

/// What changes the draw by hand while nobody has played.
#[derive(Debug)]
pub(crate) struct ByHand {
    hidden: Hidden,
    check: String,
    words: String,
}

impl DrawPage {
    /// The page.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        cup: &Cup,
        by: &Arbiter,
    ) -> Result<DrawPage, NoChance> {
        let (draft, refused) = match CupDraft::of(cup, lang) {
            Ok(draft) => (Some(draft), None),
            Err(refusal) => (None, Some(Refused::of(&refusal, lang))),
        };
        let form = |there: bool| there.then(|| Hidden::new(by)).transpose();
        let untouched = cup.steps_played() == 0;
        let by_hand = if untouched && draft.is_some() {
            let check = format!("/api{}/draft/check", shell.home);
            Some(ByHand { hidden: Hidden::new(by)?, check, words: draft_words(lang) })
        } else {
            None
        };
        let drafted = cup.play().is_none() && draft.is_some();
        let lots = cup.setup().recipe.lots != Lots::None;
        Ok(DrawPage {
            frame: Frame::named(app, lang, &shell.name),
            w: CupWords::of(lang),
            base: shell.home.clone(),
            publish: form(drafted)?,
            again: form(drafted && lots)?,
            recall: form(untouched && cup.play().is_some())?,
            exchange: form(draft.is_some())?,
            by_hand,
            groups: !cup.setup().recipe.groups.is_empty(),
            draft,
            refused,
            shell,
        })
    }
}

impl Refused {
    fn of(refusal: &CupRefusal, lang: Lang) -> Refused {
        Refused { text: refusal.message().text(lang), clause: refusal.clause().id() }
    }
}
