//! The plan of a stage: made, looked at, changed by hand, published; and what comes before it.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_stages::Draw;
use kolo_stages::generate::Lots;
use kolo_tournament::{EntrantId, Field, Refusal, State};
use kolo_views::Who;
use kolo_views::plan::Plan;
use kolo_views::plan::draft::PlanDraft;
use kolo_views::table::Table;

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::tournament::PlanWords;
use crate::tournament::Shell;
use crate::tournament::draw::page::draft_words;

/// Why there is no plan.
#[derive(Debug)]
pub(crate) struct Refused {
    text: String,
    clause: &'static str,
}

/// A stage of the same tournament.
#[derive(Debug)]
pub(crate) struct Link {
    href: String,
    label: String,
    current: bool,
}

/// The stage before, to be closed so that this one can be planned.
#[derive(Debug)]
pub(crate) struct Close {
    stage: String,
    label: String,
    /// Tied players at the border of those who go on, to be put in order.
    tied: Vec<Who>,
    hidden: Hidden,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/plan/page.html")]
pub(crate) struct DrawPage {
    frame: Frame,
    shell: Shell,
    w: PlanWords,
    /// The address of the plan.
    here: String,
    stages: Vec<Link>,
    draft: Option<PlanDraft>,
    refused: Option<Refused>,
    close: Option<Close>,
    draw: Option<Hidden>,
    publish: Option<Hidden>,
    again: Option<Hidden>,
    discard: Option<Hidden>,
    recall: Option<Hidden>,
    exchange: Option<Hidden>,
    by_hand: Option<ByHand>,
    groups: bool,
}

/// What changes the plan by hand while no game has been played.
#[derive(Debug)]
pub(crate) struct ByHand {
    hidden: Hidden,
    check: String,
    words: String,
}

impl DrawPage {
    /// The page of a stage.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        plan: Plan<'_>,
        by: &Arbiter,
    ) -> Result<DrawPage, NoChance> {
        let here = format!("{}/plan/{}", shell.home, plan.settings.id.as_str());
        let draft = PlanDraft::of(plan, lang);
        let field = plan.tournament.field_of(plan.settings);
        let refused = match (&draft, &field) {
            (None, Err(refusal)) => Some(Refused::of(refusal, lang)),
            (None, Ok(field)) => {
                let draw = Draw { entrants: field, recipe: &plan.settings.recipe };
                let cannot = draw.plan().err().map(|cannot| Refusal::Stage(cannot.into()));
                cannot.map(|refusal| Refused::of(&refusal, lang))
            }
            (Some(_), _) => None,
        };
        let form = |there: bool| there.then(|| Hidden::new(by)).transpose();
        let untouched = plan.is_untouched();
        let by_hand = if untouched && draft.is_some() {
            let check = format!("/api{here}/check");
            Some(ByHand { hidden: Hidden::new(by)?, check, words: draft_words(lang) })
        } else {
            None
        };
        let published = plan.play().is_some();
        let drafted = !published && draft.is_some();
        let lots = plan.settings.recipe.lots != Lots::None;
        let stages = Plan::all(plan.tournament).map(|one| Link {
            href: format!("{}/plan/{}", shell.home, one.settings.id.as_str()),
            label: one.form().text(lang),
            current: one.settings.id == plan.settings.id,
        });
        Ok(DrawPage {
            frame: Frame::named(app, lang, &shell.name),
            w: PlanWords::of(lang),
            stages: stages.collect(),
            close: Close::of(plan, by, lang)?,
            draw: form(!published && draft.is_none() && refused.is_none())?,
            publish: form(drafted)?,
            again: form(drafted && lots)?,
            discard: form(drafted)?,
            recall: form(untouched && published)?,
            exchange: form(draft.is_some())?,
            by_hand,
            groups: !plan.settings.recipe.groups.is_empty(),
            draft,
            refused,
            here,
            shell,
        })
    }
}

impl Close {
    fn of(plan: Plan<'_>, by: &Arbiter, lang: Lang) -> Result<Option<Close>, NoChance> {
        let Field::Places { of, from, to } = &plan.settings.field else { return Ok(None) };
        if plan.tournament.sealed(of).is_some() {
            return Ok(None);
        }
        let label = Message::new("plan-close").with("from", *from).with("to", *to).text(lang);
        let tied = tied_at(plan.tournament, &[from.saturating_sub(1), *to], lang);
        Ok(Some(Close { stage: of.as_str().to_owned(), label, tied, hidden: Hidden::new(by)? }))
    }
}

/// Players of the standings who share a place across one of these borders, those who withdrew left out.
fn tied_at(state: &State, borders: &[u32], lang: Lang) -> Vec<Who> {
    let Ok(table) = Table::of(state, lang) else { return Vec::new() };
    let stays = |id: u32| {
        let entrant = state.entrants().get(&EntrantId(id));
        entrant.is_some_and(|entrant| entrant.withdrawn_after.is_none())
    };
    let lines: Vec<_> = table.lines.into_iter().filter(|line| stays(line.who.id)).collect();
    let place = |index: usize| lines.get(index).map(|line| line.place.as_str());
    let shared = borders.iter().find_map(|border| {
        let last = usize::try_from(*border).ok()?.checked_sub(1)?;
        place(last).filter(|one| place(last + 1) == Some(*one))
    });
    let Some(shared) = shared.map(str::to_owned) else { return Vec::new() };
    lines.into_iter().filter(|line| line.place == shared).map(|line| line.who).collect()
}

impl Refused {
    fn of(refusal: &Refusal, lang: Lang) -> Refused {
        Refused { text: refusal.why().text(lang), clause: refusal.clause().id() }
    }
}
