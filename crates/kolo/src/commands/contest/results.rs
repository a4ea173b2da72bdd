//! Rounds, line-ups and results.

use std::path::{Path, PathBuf};

use kolo_contest::{Contest, GameKey, Order, PlayCommand, Refusal, VenueId};
use kolo_messages::Message;
use kolo_model::Side;
use kolo_stages::Later;
use kolo_teams::{AskedBy, BroadcastTables, MatchResult, Papers, SlipCommand, parse_entry};

use super::file::{Common, Effects, change, of_refusal};
use super::values::sides;
use super::views;
use crate::cli::choice;
use crate::console::Console;
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};

/// Which match
#[derive(Debug, clap::Args)]
struct Match {
    /// A contest file
    file: PathBuf,
    /// Of which tournament
    venue: VenueId,
    /// Which match, as `games` shows it: A.1.1, SF1, r3-t2
    #[arg(value_name = "MATCH")]
    game: String,
}

impl Match {
    fn key(&self) -> GameKey {
        GameKey(self.game.clone())
    }

    /// A result as it was typed, read with the number of boards that the match has.
    fn entry(&self, contest: &Contest, text: &str) -> Result<MatchResult, Failure> {
        let play = contest.play(&self.venue).ok_or_else(|| {
            let known = contest.state().venue(&self.venue).is_some();
            let venue = self.venue.clone();
            let refusal = if known { Refusal::NotRunning(venue) } else { Refusal::UnknownVenue(venue) };
            of_refusal(&self.file, &refusal)
        })?;
        parse_entry(text, play.shape()).map_err(|problems| {
            let complaint = |problem: &kolo_teams::NotationProblem| {
                let message = Message::new("contest-cli-result").with("text", text);
                let message = message.with("problem", problem.message());
                Complaint { clause: Some(problem.clause()), ..Complaint::usage(message) }
            };
            Failure::Complaints { exit: Exit::BadInput, complaints: problems.iter().map(complaint).collect() }
        })
    }
}

/// How many tables are broadcast
#[derive(Debug, clap::Args)]
struct Broadcast {
    /// Number of broadcast tables, from table 1 on, in a grand final
    #[arg(long, value_name = "N", default_value_t = 0)]
    broadcast: u32,
}

impl Broadcast {
    fn tables(&self) -> BroadcastTables {
        BroadcastTables(self.broadcast)
    }
}

/// Pair the next round of a Swiss
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct RoundArgs {
    /// A contest file
    file: PathBuf,
    /// Of which tournament
    venue: VenueId,
    #[command(flatten)]
    common: Common,
}

pub(super) fn round(args: &RoundArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    change(&args.file, &args.common, Effects::Plain, console, |contest, hand| {
        play_on(&args.file, contest, hand, &args.venue, &PlayCommand::NextRound)?;
        Ok(views::latest_round(contest, &args.venue))
    })
}

/// Set the line-ups of a match, in the order of registration or by lot
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct LineupArgs {
    #[command(flatten)]
    game: Match,
    /// By lot, at the request of this side
    #[arg(long, value_name = "WHO", value_parser = choice(&ASKED, asked))]
    lot: Option<AskedBy>,
    #[command(flatten)]
    broadcast: Broadcast,
    #[command(flatten)]
    common: Common,
}

const ASKED: [AskedBy; 3] = [AskedBy::First, AskedBy::Second, AskedBy::Both];

fn asked(by: AskedBy) -> &'static str {
    match by {
        AskedBy::First => "first",
        AskedBy::Second => "second",
        AskedBy::Both => "both",
    }
}

pub(super) fn lineup(args: &LineupArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command =
        PlayCommand::Arrange { game: args.game.key(), lot: args.lot, broadcast: args.broadcast.tables() };
    let lang = console.lang();
    change(&args.game.file, &args.common, Effects::Plain, console, |contest, hand| {
        play_on(&args.game.file, contest, hand, &args.game.venue, &command)?;
        let message = Message::new("contest-cli-lined-up").with("game", &args.game.key());
        let sheet = views::sheet(contest, &args.game.venue, &args.game.key(), lang);
        Ok(vec![message.with("sheet", sheet.unwrap_or_default().trim_end())])
    })
}

/// Report a result for one side; when both reports agree, the result is final
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct ReportArgs {
    #[command(flatten)]
    game: Match,
    /// The result, seen from the first side: '11 10 =0', 7:5, +:-
    #[arg(allow_hyphen_values = true)]
    result: String,
    /// Who reports
    #[arg(long, value_name = "SIDE", value_parser = sides())]
    side: Side,
    #[command(flatten)]
    broadcast: Broadcast,
    #[command(flatten)]
    common: Common,
}

pub(super) fn report(args: &ReportArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command = |entry| SlipCommand::Report { by: args.side, entry };
    let order = SlipOrder { game: &args.game, broadcast: &args.broadcast, later: Later::Keep };
    order.write(&args.common, Some(&args.result), Effects::Plain, command, console)
}

/// Enter a result as the organiser, or decide between two reports
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct ResultArgs {
    #[command(flatten)]
    game: Match,
    /// The result, seen from the first side: '11 10 =0', 7:5, +:-
    #[arg(allow_hyphen_values = true)]
    result: String,
    #[command(flatten)]
    broadcast: Broadcast,
    #[command(flatten)]
    common: Common,
}

pub(super) fn result(args: &ResultArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command = |entry| SlipCommand::Enter { line_up: None, entry, reason: args.common.reason() };
    let order = SlipOrder { game: &args.game, broadcast: &args.broadcast, later: Later::Keep };
    order.write(&args.common, Some(&args.result), Effects::Plain, command, console)
}

/// Correct a result
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct CorrectArgs {
    #[command(flatten)]
    game: Match,
    /// The right result, seen from the first side
    #[arg(allow_hyphen_values = true)]
    result: String,
    /// Undo the results of later matches whose teams change
    #[arg(long)]
    take_back: bool,
    #[command(flatten)]
    broadcast: Broadcast,
    #[command(flatten)]
    common: Common,
}

pub(super) fn correct(args: &CorrectArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let command = |entry| SlipCommand::Correct { line_up: None, entry, reason: args.common.reason() };
    let later = if args.take_back { Later::TakeBack } else { Later::Keep };
    let order = SlipOrder { game: &args.game, broadcast: &args.broadcast, later };
    order.write(&args.common, Some(&args.result), Effects::Shown, command, console)
}

/// Record that the sheets of a match are handed in
#[derive(Debug, clap::Args)]
#[command(after_help = super::EXAMPLES)]
pub(super) struct PapersArgs {
    #[command(flatten)]
    game: Match,
    /// They are not handed in after all
    #[arg(long)]
    missing: bool,
    #[command(flatten)]
    common: Common,
}

pub(super) fn papers(args: &PapersArgs, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let papers = if args.missing { Papers::Due } else { Papers::HandedIn };
    let broadcast = Broadcast { broadcast: 0 };
    let order = SlipOrder { game: &args.game, broadcast: &broadcast, later: Later::Keep };
    order.write(&args.common, None, Effects::Plain, |_| SlipCommand::TickPapers(papers), console)
}

/// Something to be written on a slip.
struct SlipOrder<'a> {
    game: &'a Match,
    broadcast: &'a Broadcast,
    later: Later,
}

impl SlipOrder<'_> {
    /// Writes on the slip and reports its state.
    fn write(
        &self,
        common: &Common,
        result: Option<&str>,
        effects: Effects,
        command: impl FnOnce(MatchResult) -> SlipCommand,
        console: &mut Console<'_>,
    ) -> Result<Exit, Failure> {
        let (file, venue, game) = (&self.game.file, &self.game.venue, self.game.key());
        change(file, common, effects, console, |contest, hand| {
            let entry = match result {
                Some(text) => self.game.entry(contest, text)?,
                None => MatchResult::of_games(Vec::new()),
            };
            let broadcast = self.broadcast.tables();
            let command = command(entry);
            let slip = PlayCommand::Slip { game: game.clone(), command, later: self.later, broadcast };
            let before = contest.records().len();
            play_on(file, contest, hand, venue, &slip)?;
            let mut messages = vec![views::slip_state(contest, venue, &game)];
            messages.extend(super::tell::since(contest, before));
            Ok(messages)
        })
    }
}

fn play_on(
    file: &Path,
    contest: &mut Contest,
    hand: &Order,
    venue: &VenueId,
    command: &PlayCommand,
) -> Result<(), Failure> {
    contest.play_on(hand, venue, command).map_err(|refusal| of_refusal(file, &refusal))
}
