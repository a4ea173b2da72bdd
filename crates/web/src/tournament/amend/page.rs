//! Published pairings that are changed for a reason the rules list (R-F6, D-C.04.2-4.4).

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_tournament::{AmendGround, PublishedRound, State};
use kolo_views::Who;
use kolo_views::draft::Checked;
use kolo_views::round::Round;

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::tournament::draw::page::{Drafted, draft_words};
use crate::tournament::{DayWords, FloorWords, Shell};

/// A reason to choose from the rules.
#[derive(Debug)]
pub(crate) struct Ground {
    code: &'static str,
    label: String,
    chosen: bool,
}

/// A change that was begun, opened again.
#[derive(Debug, Default)]
pub(crate) struct Begun {
    /// The pairs, as the form sends them; empty if nothing was begun.
    pub(crate) sheet: String,
    /// The reason that was chosen from the rules.
    pub(crate) ground: Option<AmendGround>,
    /// The reason that was typed.
    pub(crate) reason: String,
    /// The two who were to change places, where they were chosen from lists.
    pub(crate) two: Option<(u32, u32)>,
    /// Why the pairings are not as they were, in words.
    pub(crate) trouble: Option<String>,
}

impl Begun {
    fn is_one(&self, who: &Who) -> bool {
        self.two.is_some_and(|(one, _)| one == who.id)
    }

    fn is_other(&self, who: &Who) -> bool {
        self.two.is_some_and(|(_, other)| other == who.id)
    }
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/amend/page.html")]
pub(crate) struct AmendPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    f: FloorWords,
    base: String,
    heading: String,
    round: Round,
    /// All reasons, in words.
    all_grounds: Vec<String>,
    /// Those to choose from.
    grounds: Vec<Ground>,
    sheet: Hidden,
    exchange: Hidden,
    together: Hidden,
    /// Those who have no opponent, where the rules let them find one.
    unopposed: Vec<Who>,
    drafted: Drafted,
    check: String,
    draft_words: String,
    begun: Begun,
}

impl AmendPage {
    /// The page of the latest round.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        (id, state): (&str, &State),
        (round, latest): (Round, &PublishedRound),
        by: &Arbiter,
    ) -> Result<AmendPage, NoChance> {
        let sheet = latest.sheet();
        let checked = Checked::instead_of_latest(state, &sheet, lang).ok();
        let drafted = Drafted::with(&round, &sheet, checked, lang);
        let known = state.settings().system.map(AmendGround::of).unwrap_or_default();
        let grounds = known.iter().filter(|ground| !ground.is_of_a_pair());
        let unopposed = if known.contains(&AmendGround::WithoutOpponent) {
            let late = state.late_entries();
            latest.unopposed().chain(late).map(|id| Who::of(state, id)).collect()
        } else {
            Vec::new()
        };
        Ok(AmendPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            heading: Message::new("repair-amend-heading").with("round", round.number).text(lang),
            all_grounds: known.iter().map(|ground| ground.message().text(lang)).collect(),
            grounds: grounds
                .map(|ground| Ground {
                    code: ground.code(),
                    label: ground.message().text(lang),
                    chosen: false,
                })
                .collect(),
            sheet: Hidden::new(by)?,
            exchange: Hidden::new(by)?,
            together: Hidden::new(by)?,
            unopposed,
            drafted,
            check: format!("/api/desk/t/{id}/amend/check"),
            draft_words: draft_words(lang),
            begun: Begun::default(),
            round,
            shell,
        })
    }

    /// The same with what was begun.
    pub(crate) fn with(mut self, begun: Begun) -> AmendPage {
        for ground in &mut self.grounds {
            ground.chosen = begun.ground.is_some_and(|chosen| chosen.code() == ground.code);
        }
        AmendPage { begun, ..self }
    }
}
