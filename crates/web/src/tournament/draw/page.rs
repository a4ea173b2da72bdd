//! The next round: what its pairing waits for, then its draft with the reasons beside it, to be changed by hand.

use std::collections::BTreeMap;

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_model::Clause;
use kolo_tournament::{PairingSheet, Phase, RevokeGround, State, TableStatus};
use kolo_views::Who;
use kolo_views::draft::{self, Checked};
use kolo_views::explained::{self, Reason};
use kolo_views::round::{FreeLine, Round, TableLine};
use kolo_views::waiting;

use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::words::words;
use crate::tournament::draw::blocks::Block;
use crate::tournament::{DayWords, FloorWords, Shell};

words! {
    /// What the module of the draft says.
    DraftWords {
        picked: "floor-draft-picked",
        exchanged: "floor-draft-exchanged",
        swapped: "floor-draft-swapped",
        put_back: "floor-draft-put-back",
        changed: "floor-draft-changed",
        warnings: "floor-draft-warnings",
        no_warnings: "floor-draft-no-warnings",
        impossible: "floor-draft-impossible",
        unasked: "floor-draft-unasked",
    }
}

/// A reason in a list, indented by its depth.
#[derive(Debug)]
pub(crate) struct ReasonLine {
    depth: usize,
    text: String,
    clause: Option<&'static str>,
}

/// Something said about a pair.
#[derive(Debug)]
pub(crate) struct Remark {
    pub(in crate::tournament) class: &'static str,
    pub(in crate::tournament) text: String,
    pub(in crate::tournament) clause: &'static str,
}

/// A pair of the draft.
#[derive(Debug)]
pub(crate) struct DraftLine {
    pub(in crate::tournament) table: TableLine,
    pub(in crate::tournament) swap: String,
    pub(in crate::tournament) remarks: Vec<Remark>,
}

/// A player whom the pairing has left without an opponent.
#[derive(Debug)]
pub(crate) struct ByeLine {
    pub(in crate::tournament) who: Who,
    pub(in crate::tournament) remarks: Vec<Remark>,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "tournament/draw/page.html")]
pub(crate) struct DrawPage {
    frame: Frame,
    shell: Shell,
    w: DayWords,
    f: FloorWords,
    base: String,
    heading: String,
    waiting: Vec<Block>,
    round: Option<Round>,
    draw: Option<Hidden>,
    /// That players get other start numbers with the pairing, if they do, and by which clause.
    numbers: Option<(String, &'static str)>,
    /// Whether there is a round to pair, now or once nothing is in the way.
    can_draw: bool,
    /// Whether it is paired only if games without a result are adjourned.
    must_adjourn: bool,
    /// The form that unpublishes the latest round, where that can be done.
    revoke: Option<TakeBack>,
    publish: Hidden,
    proposal: Hidden,
    sheet: Hidden,
    exchange: Hidden,
    drafted: Drafted,
    check: String,
    draft_words: String,
    reasons: Vec<ReasonLine>,
}

/// What the pairing waits for, and who is asked about a change of the draft.
#[derive(Debug)]
pub(crate) struct Waits {
    /// What stands in the way.
    pub(crate) waiting: Vec<Block>,
    /// Whether games without a result can be adjourned.
    pub(crate) adjournable: bool,
    /// The address that says what a changed draft breaks.
    pub(crate) check: String,
}

/// What the module of a draft says, for its page.
pub(crate) fn draft_words(lang: Lang) -> String {
    serde_json::to_string(&DraftWords::of(lang)).unwrap_or_default()
}

/// Deeper than people read.
const DEEPEST: usize = 4;

impl DrawPage {
    /// The page of a tournament.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        id: &str,
        state: &State,
        by: &Arbiter,
    ) -> Result<DrawPage, NoChance> {
        let waiting = waiting::before_next_draw(state, lang).into_iter();
        let waiting =
            waiting.map(|one| Block::of(one, &shell.home, state, lang, by)).collect::<Result<_, _>>()?;
        let adjournable = state.unsettled().any(|(_, _, status)| status != TableStatus::Settled);
        let waits = Waits { waiting, adjournable, check: format!("/api/desk/t/{id}/draft/check") };
        DrawPage::waiting_for(app, lang, shell, waits, state, by)
    }

    /// The page of a tournament that is part of something larger, which knows what its pairing waits for.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn waiting_for(
        app: &App,
        lang: Lang,
        shell: Shell,
        waits: Waits,
        state: &State,
        by: &Arbiter,
    ) -> Result<DrawPage, NoChance> {
        let next = state.next_round();
        let round = Round::of(state, next, lang);
        let can_draw =
            state.phase() == Phase::Open && u64::from(next.get()) <= u64::from(state.settings().rounds);
        let heading = match round {
            Some(_) => Message::new("hall-draft-heading"),
            None => Message::new("hall-draw-heading"),
        };
        let mut reasons = Vec::new();
        flatten(&explained::draft(state, lang), 0, &mut reasons);
        let drafted = Drafted::of(state, round.as_ref(), lang);
        // A button that is refused whatever is typed is not offered: games without a result can be adjourned all at once, and
        // nothing else can be passed over like that.
        let in_the_way = waits.waiting.iter().any(|one| !waits.adjournable || !one.is_a_game());
        let must_adjourn = !waits.waiting.is_empty();
        Ok(DrawPage {
            frame: Frame::named(app, lang, &shell.name),
            w: DayWords::of(lang),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            can_draw,
            must_adjourn,
            numbers: if can_draw { numbers(state, lang) } else { None },
            heading: heading.with("round", next).text(lang),
            waiting: waits.waiting,
            revoke: revoke(state, lang, by)?,
            draw: if can_draw && !in_the_way { Some(Hidden::new(by)?) } else { None },
            publish: Hidden::new(by)?,
            proposal: Hidden::new(by)?,
            sheet: Hidden::new(by)?,
            exchange: Hidden::new(by)?,
            drafted,
            check: waits.check,
            draft_words: draft_words(lang),
            reasons,
            round,
            shell,
        })
    }
}

fn numbers(state: &State, lang: Lang) -> Option<(String, &'static str)> {
    let people = Some(state.numbers_to_change()).filter(|people| *people > 0)?;
    let text = Message::new("hall-draw-numbers").with("people", people).text(lang);
    Some((text, Clause::new("D-C.04.2-2.3").id()))
}

/// The form that unpublishes the latest round.
#[derive(Debug)]
pub(crate) struct TakeBack {
    hidden: Hidden,
    /// What stands on it.
    label: String,
    /// What the reason must say, where the rules of the competition are asked (D-C.04.2-4.4).
    about: Option<String>,
}

fn revoke(state: &State, lang: Lang, by: &Arbiter) -> Result<Option<TakeBack>, NoChance> {
    let Some((round, ground)) = state.round_to_take_back() else { return Ok(None) };
    let about = matches!(ground, RevokeGround::CompetitionRules)
        .then(|| Message::new("repair-take-back-about").text(lang));
    let label = Message::new("floor-take-round-back").with("round", round).text(lang);
    Ok(Some(TakeBack { hidden: Hidden::new(by)?, label, about }))
}

/// A draft with what is said about its pairs.
#[derive(Debug, Default)]
pub(in crate::tournament) struct Drafted {
    pub(in crate::tournament) people: Vec<Who>,
    pub(in crate::tournament) lines: Vec<DraftLine>,
    pub(in crate::tournament) byes: Vec<ByeLine>,
    pub(in crate::tournament) absent: Vec<FreeLine>,
    pub(in crate::tournament) whole: Vec<Remark>,
}

impl Drafted {
    fn of(state: &State, round: Option<&Round>, lang: Lang) -> Drafted {
        let (Some(round), Some(sheet)) = (round, state.draft().map(|draft| &draft.sheet)) else {
            return Drafted::default();
        };
        Drafted::with(round, sheet, Checked::of(state, sheet, lang).ok(), lang)
    }

    /// The pairs of a round with what is said about this sheet of them.
    pub(in crate::tournament) fn with(
        round: &Round,
        sheet: &PairingSheet,
        checked: Option<Checked>,
        lang: Lang,
    ) -> Drafted {
        let (tables, mut free, whole) = match checked {
            Some(checked) => (checked.tables, checked.free, checked.whole),
            None => (Vec::new(), BTreeMap::new(), Vec::new()),
        };
        let mut tables = tables.into_iter();
        let lines: Vec<DraftLine> = round
            .tables
            .iter()
            .map(|table| DraftLine {
                table: table.clone(),
                swap: Message::new("floor-draft-swap").with("table", table.table).text(lang),
                remarks: tables.next().unwrap_or_default().into_iter().map(Remark::of).collect(),
            })
            .collect();
        let is_bye = |line: &FreeLine| sheet.byes.iter().any(|id| id.0 == line.who.id);
        let (byes, absent): (Vec<FreeLine>, Vec<FreeLine>) = round.free.iter().cloned().partition(is_bye);
        let byes: Vec<ByeLine> = byes
            .into_iter()
            .map(|line| ByeLine {
                remarks: free.remove(&line.who.id).unwrap_or_default().into_iter().map(Remark::of).collect(),
                who: line.who,
            })
            .collect();
        let seated = round.tables.iter().flat_map(|table| [&table.seats.first.who, &table.seats.second.who]);
        let people = seated.chain(byes.iter().map(|line| &line.who)).cloned().collect();
        Drafted { people, lines, byes, absent, whole: whole.into_iter().map(Remark::of).collect() }
    }
}

impl Remark {
    fn of(remark: draft::Remark) -> Remark {
        let class = match remark.weight {
            draft::Weight::Impossible => "impossible",
            draft::Weight::Broken => "broken",
            draft::Weight::Note => "note",
        };
        Remark { class, text: remark.text, clause: remark.clause }
    }
}

fn flatten(reasons: &[Reason], depth: usize, lines: &mut Vec<ReasonLine>) {
    for reason in reasons {
        let line = ReasonLine { depth: depth.min(DEEPEST), text: reason.text.clone(), clause: reason.clause };
        lines.push(line);
        flatten(&reason.parts, depth + 1, lines);
    }
}
