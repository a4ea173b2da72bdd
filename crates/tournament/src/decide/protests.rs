//! Protests against results (G-4.4.8): lodged before the next round is paired, in the last round before the results are
//! announced; decided before that round is paired, unless the arbiter passes over them by name (K-PROTEST).

use kolo_model::{Outcome, RoundNumber};

use super::late::{Footing, Reported};
use super::matches::{Match, uphold};
use super::results::{pairing, table};
use super::{Decision, entrant, name_of, require_reason};
use crate::book::{ProtestRuling, Remedy, require_none};
use crate::command::{MatchCommand, OwnRules, PublishedPairs};
use crate::event::{ProtestDecided, ProtestLodged};
use crate::meeting::ProtestWindow;
use crate::state::{Phase, State};
use crate::{Command, EntrantId, Ledger, Order, Place, ProtestId, Refusal, TableNumber};

pub(super) fn lodge(
    ledger: &Ledger,
    state: &State,
    order: &Order,
    (round, number): (RoundNumber, TableNumber),
    by: EntrantId,
) -> Result<Decision, Refusal> {
    let at = table(state, round, number)?;
    let name = name_of(entrant(state, by)?);
    if at.side_of(by).is_none() {
        return Err(Refusal::NotAtTable { name, round, table: number });
    }
    // A protest that does not say what is wrong cannot be answered.
    require_reason(order)?;
    match at.outcome {
        Outcome::Pending | Outcome::Adjourned => return Err(Refusal::ResultNotSettled),
        Outcome::Played(..) | Outcome::Forfeit(_) => {}
    }
    let pairing = pairing(state, round, at);
    // A result that came late, of an adjourned game or by a correction, can be protested against until the pairing
    // after it.
    if ledger.announced_since(&pairing) {
        return Err(Refusal::ProtestAfterAnnouncement { rules: state.settings.rules() });
    }
    if at.window != ProtestWindow::Open || state.draft.is_some() {
        return Err(Refusal::ProtestAfterDraw { rules: state.settings.rules() });
    }
    state.book.check_new(&pairing, by)?;
    let id = ledger.given().next_protest();
    Ok(ProtestLodged { id, pairing, by, against: at.outcome }.into())
}

/// K-PROTEST: a protest that was undone counts again while it is in time in a plan, and not lodged a second time meanwhile.
pub(super) fn check_again(state: &State, lodged: &ProtestLodged) -> Result<(), Refusal> {
    let ProtestLodged { pairing, by, .. } = lodged;
    if let Place::Node(game) = &pairing.place
        && state.past_protest(&pairing.stage).contains(game)
    {
        return Err(Refusal::ProtestTooLateInStage(pairing.clone()));
    }
    Ok(state.book.check_new(pairing, *by)?)
}

/// The end of a tournament is the announcement of its results.
pub(super) fn too_late_after_the_end(state: &State, command: &Command) -> Option<Refusal> {
    match command {
        Command::LodgeProtest { .. } | Command::Match { command: MatchCommand::Protest { .. }, .. } => {
            Some(Refusal::ProtestAfterAnnouncement { rules: state.settings.rules() })
        }
        _ => None,
    }
}

pub(super) fn decide(
    state: &State,
    order: &Order,
    id: ProtestId,
    ruling: &ProtestRuling,
    published: PublishedPairs,
) -> Result<Decision, Refusal> {
    let protest = state.book.to_decide(order, id)?;
    let decided = ProtestDecided { id, ruling: ruling.clone() };
    match ruling {
        ProtestRuling::Upheld(Remedy::Correction(right)) => {
            let footing = Footing { published, own_rules: OwnRules::Silent, reported: Reported::InTime };
            let decided = decided.into();
            if protest.pairing.round().is_none() {
                // What rests on it is played again; after the end nothing is, until the tournament is opened again.
                let published = match state.phase {
                    Phase::Open => PublishedPairs::Revoke,
                    Phase::Finished => PublishedPairs::Keep,
                };
                let footing = Footing { published, ..footing };
                return uphold(&Match::of(state, &protest.pairing)?, order, right, footing, decided);
            }
            let unknown = || Refusal::UnknownPairing(protest.pairing.clone());
            let (round, table, _) = state.find(&protest.pairing).ok_or_else(unknown)?;
            let at = Match::at_table(state, round, table)?;
            if state.phase == Phase::Finished {
                check_after_the_end((round, table), at.judged(right)?.verdict.outcome, published)?;
            }
            uphold(&at, order, right, footing, decided)
        }
        ProtestRuling::Upheld(Remedy::Other | Remedy::OnSheet(_)) | ProtestRuling::Rejected => {
            Ok(decided.into())
        }
    }
}

/// In a finished tournament every game keeps a result, and no round is unpublished.
fn check_after_the_end(
    game: (RoundNumber, TableNumber),
    outcome: Outcome,
    published: PublishedPairs,
) -> Result<(), Refusal> {
    match (outcome, published) {
        (Outcome::Adjourned, _) => Err(Refusal::GamesAdjourned(vec![game])),
        (_, PublishedPairs::Revoke) => Err(Refusal::Finished),
        (Outcome::Pending | Outcome::Played(..) | Outcome::Forfeit(_), PublishedPairs::Keep) => Ok(()),
    }
}

/// The arbiter lets play go on over an open protest, by its number and with a reason of its own.
pub(super) fn pass_over(state: &State, order: &Order, id: ProtestId) -> Result<Decision, Refusal> {
    let open: Vec<ProtestId> = state.open_protests().collect();
    Ok(state.book.pass_over(order, id, &open, state.rounds.len())?.into())
}

/// K-PROTEST: the next round is not paired, and the results are not announced, over an open protest that was not passed
/// over. A reason given for something else is none for this.
pub(super) fn check_open(state: &State) -> Result<(), Refusal> {
    Ok(require_none(state.holding_protests().collect())?)
}
