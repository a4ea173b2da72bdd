//! The forms by which a phone reports one match: by its shape, with one press, and who plays in it.

use kolo_messages::{Lang, Message};
use kolo_views::own_boards::{OwnBoards, OwnLineUp};
use kolo_views::own_report::OwnForm;

use crate::key::{NoChance, Secret};
use crate::pages::devices::SeatButton;
use crate::pages::duel_rows::BoardRow;

/// Whether a match can be reported now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reporting {
    Open,
    Closed,
}

/// The forms of one match.
#[derive(Debug)]
pub(crate) struct ReportForms {
    pub(super) pairing: String,
    pub(super) form: OwnForm,
    pub(super) can_report: bool,
    pub(super) may_be_drawn: bool,
    /// The name of the report, and of the one by points where there are two forms.
    pub(super) command: String,
    pub(super) by_points: String,
    /// What says the same as the other side, in one press.
    pub(super) confirm: Option<Confirm>,
    pub(super) rows: Vec<BoardRow>,
    pub(super) differences: Vec<String>,
    pub(super) line_up: Option<LineUpForm>,
    /// The boards on devices at which this side sits.
    pub(super) seats: Vec<SeatButton>,
}

/// A report that confirms the other side's.
#[derive(Debug)]
pub(crate) struct Confirm {
    pub(super) label: String,
    pub(super) fields: Vec<(String, String)>,
    pub(super) command: String,
}

/// The form of the own line-up.
#[derive(Debug)]
pub(crate) struct LineUpForm {
    pub(super) command: String,
    pub(super) recorded: bool,
    pub(super) boards: Vec<BoardChoice>,
}

/// Who can play at a board.
#[derive(Debug)]
pub(crate) struct BoardChoice {
    pub(super) label: String,
    pub(super) members: Vec<(u32, String, bool)>,
    pub(super) is_empty: bool,
}

impl ReportForms {
    /// Of a match; `agree` is what stands on the button that confirms the other side's report.
    ///
    /// # Errors
    /// No random bytes.
    pub(super) fn of(
        pairing: &str,
        own: &OwnBoards,
        (reporting, may_be_drawn): (Reporting, bool),
        agree: Option<Message>,
        lang: Lang,
    ) -> Result<ReportForms, NoChance> {
        let name = || Ok::<_, NoChance>(Secret::random()?.reveal().to_owned());
        let can_report = reporting == Reporting::Open;
        let agree = agree.filter(|_| can_report && !own.confirm.is_empty());
        let confirm = |label: Message| {
            let fields = own.confirm.clone().into_iter().collect();
            Ok::<_, NoChance>(Confirm { label: label.text(lang), fields, command: name()? })
        };
        let line_up = own.line_up.as_ref().filter(|_| can_report);
        Ok(ReportForms {
            pairing: pairing.to_owned(),
            form: own.form,
            can_report,
            may_be_drawn,
            command: name()?,
            by_points: name()?,
            confirm: agree.map(confirm).transpose()?,
            rows: BoardRow::all(&own.boards, own.duels, &own.gaps, lang),
            differences: own.differences.clone(),
            line_up: line_up
                .map(|line_up| Ok::<_, NoChance>(LineUpForm::of(line_up, name()?, lang)))
                .transpose()?,
            seats: SeatButton::all(&own.seats, lang)?,
        })
    }

    pub(super) fn by_boards(&self) -> bool {
        self.form == OwnForm::Boards
    }

    pub(super) fn by_points_alone(&self) -> bool {
        self.form == OwnForm::Points
    }

    pub(super) fn with_points(&self) -> bool {
        self.form == OwnForm::GameWithPoints
    }
}

impl LineUpForm {
    fn of(line_up: &OwnLineUp, command: String, lang: Lang) -> LineUpForm {
        let choice = |(board, seat): (u32, &Option<u32>)| BoardChoice {
            label: Message::new("school-my-board").with("board", board).text(lang),
            members: {
                let member =
                    |one: &kolo_views::meeting::Member| (one.id, one.name.clone(), *seat == Some(one.id));
                line_up.members.iter().map(member).collect()
            },
            is_empty: seat.is_none(),
        };
        let boards = (1..).zip(&line_up.seats).map(choice).collect();
        LineUpForm { command, recorded: line_up.recorded, boards }
    }
}
