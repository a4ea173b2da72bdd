//! What a tournament waits for.

use kolo_contest::{Contest, GameKey, Level, Phase, Play, VenueId, VenueState};
use kolo_messages::Message;
use kolo_stages::{DeciderStep, EntrantId, OpenStep, TieStep};

use super::tell;

/// What is to be done next, the most urgent first.
pub(in crate::commands::contest) fn next_step(contest: &Contest, id: &VenueId) -> Vec<Message> {
    let Some(venue) = contest.state().venue(id) else { return Vec::new() };
    match (&venue.phase, contest.play(id)) {
        (Phase::Announced, _) => before(contest, venue),
        (Phase::Running, Some(play)) => during(contest, play),
        (Phase::Running, None) => vec![Message::new("contest-next-elsewhere")],
        (Phase::Closed(_), _) => {
            let order = contest.state().order(venue);
            let winner = order.first().map(|first| tell::entry_name(contest.state(), &first.entry));
            vec![Message::new("contest-next-closed").with("winner", winner.unwrap_or_default())]
        }
    }
}

fn before(contest: &Contest, venue: &VenueState) -> Vec<Message> {
    let state = contest.state();
    let plan = &venue.plan;
    let open = state.waits_for(venue).count();
    let mut steps = Vec::new();
    if open > 0 {
        steps.push(Message::new("contest-next-feeding").with("open", open));
    }
    if plan.level.after().is_some() && venue.quota.is_none() {
        steps.push(Message::new("contest-next-quota"));
    }
    if plan.level == Level::GrandFinal && venue.seeding.is_none() {
        steps.push(Message::new("contest-next-seeding"));
    }
    let expected = state.expected(venue).len();
    if expected > 0 {
        let came = venue.present.len();
        steps.push(Message::new("contest-next-check-in").with("came", came).with("expected", expected));
    }
    steps
}

fn during(contest: &Contest, play: &Play) -> Vec<Message> {
    let mut steps = Vec::new();
    let open = play.open_games().len();
    if open > 0 {
        steps.push(Message::new("contest-next-open").with("open", open));
    }
    if play.round_is_due() {
        steps.push(Message::new("contest-next-round"));
    }
    if let Some(ledger) = play.stages() {
        let open = ledger.state().open_steps();
        steps.extend(open.iter().map(|step| tie(contest, play, step)));
    }
    let protests = play.unsettled_protests();
    if !protests.is_empty() {
        steps.push(Message::new("contest-next-protests").with("open", protests));
    }
    if play.is_over() {
        steps.push(Message::new("contest-next-close"));
    }
    steps
}

/// What decides between equal teams, by their ids.
fn tie(contest: &Contest, play: &Play, step: &OpenStep) -> Message {
    let name = |id: EntrantId| {
        let index = usize::try_from(id.0).ok().and_then(|number| number.checked_sub(1));
        let entry = index.and_then(|index| play.field().get(index));
        entry.map(|entry| tell::entry(contest.state(), entry)).unwrap_or_default()
    };
    match step {
        OpenStep::Group { group, tie } => {
            let members: Vec<String> = tie.members.iter().copied().map(name).collect();
            let message = match &tie.step {
                TieStep::Decision => Message::new("contest-next-tie"),
                TieStep::ChosenDuels { missing } => {
                    let pairs: Vec<String> = missing.iter().map(|pair| pair.map(name).join(" – ")).collect();
                    Message::new("contest-next-duels").with("pairs", pairs)
                }
                TieStep::Lot => Message::new("contest-next-group-lot"),
            };
            message.with("group", group).with("members", members)
        }
        OpenStep::Match { game, step } => {
            let names = super::sides_of(contest.state(), play, &GameKey(game.to_string()));
            let message = match step {
                DeciderStep::Duel(_) => Message::new("contest-next-match-duel"),
                DeciderStep::Lot => Message::new("contest-next-match-lot"),
            };
            message.with("game", game).with("first", names.first).with("second", names.second)
        }
    }
}
