//! Who came was recorded wrongly, or a player came later: corrected while the tournament runs (P-1.1.2.2, P-1.1.2.4).

use std::collections::BTreeSet;

use super::{entry, require_reason};
use crate::event::Event;
use crate::state::{Phase, State};
use crate::{EntryId, PlayerId, Refusal, VenueId};
use kolo_log::Order;

/// The players of a team that plays, as they should have been ticked. They are of its roster (P-1.1.2.3), play for no other
/// team here, and are no more than there are boards: a substitute plays only where a regular player is missing (P-1.1.2.4).
pub(super) fn correct(
    state: &State,
    hand: &Order,
    at: &VenueId,
    id: &EntryId,
    players: &[PlayerId],
) -> Result<Vec<Event>, Refusal> {
    require_reason(hand)?;
    let venue = super::venue(state, at)?;
    match venue.phase {
        Phase::Announced => return Err(Refusal::NotRunning(at.clone())),
        Phase::Running => {}
        Phase::Closed(_) => return Err(Refusal::VenueClosed(at.clone())),
    }
    let entry = entry(state, id)?;
    let plays = venue.start.as_ref().is_some_and(|start| start.field.contains(id));
    if !plays {
        return Err(Refusal::NotQualified { entry: id.clone(), venue: at.clone() });
    }
    let here = venue.present.get(id).map(Vec::as_slice).unwrap_or_default();
    let barred = |player: &&PlayerId| !here.contains(player) && state.is_player_excluded(player, at);
    if let Some(barred) = players.iter().find(barred) {
        return Err(Refusal::PlayerExcluded(barred.clone()));
    }
    let others = venue.present.iter().filter(|(other, _)| *other != id);
    let elsewhere: BTreeSet<PlayerId> = others.flat_map(|(_, players)| players.iter().cloned()).collect();
    let line_up = crate::eligibility::check_lineup(entry, players, &elsewhere, state.players())
        .map_err(|problems| Refusal::LineUp { entry: id.clone(), problems })?;
    if line_up.players() == here {
        // So it is already (K-ONCE).
        return Ok(Vec::new());
    }
    let players = line_up.players().to_vec();
    Ok(vec![Event::PresenceCorrected { venue: at.clone(), entry: id.clone(), players }])
}
