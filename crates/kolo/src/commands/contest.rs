//! `kolo contest`: a contest of several levels in one file, from its opening to its grand finals.
//!
//! | commands | module |
//! | --- | --- |
//! | what every command has, reading and writing the file | `file` |
//! | what is typed: categories, levels, ids | `values` |
//! | open, region, area, school, tables | `open`, `tables` |
//! | register, person, amend, withdraw | `entries` |
//! | pay, waive, code, fees | `money` |
//! | venue, place, quotas | `venues`, `quotas` |
//! | check-in, decline, seeding, start, close, reopen | `field` |
//! | round, lineup, report, result, correct, papers | `results` |
//! | duel, lot, decide, undecide | `ties` |
//! | sanction | `sanction` |
//! | incident, protest, answer, unrule, incidents | `journal` |
//! | spectator, absence, photos | `notes` |
//! | show, games, table, slip, log, check, badges | `show`, `views`, `log` |
//! | export, copy, take-in | `export`, `copies` |
//! | events in words | `tell` |

mod copies;
mod entries;
mod export;
mod field;
pub(super) mod file;
mod journal;
mod log;
mod money;
mod notes;
mod open;
mod quotas;
mod results;
mod sanction;
mod season;
mod show;
mod tables;
mod tell;
mod ties;
mod values;
mod venues;
mod views;

pub(super) use file::{is_contest, read};
pub(super) use views::known;

use crate::console::Console;
use crate::exit::Exit;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  kolo contest open cup.json --name 'pIšQworky 2023' --season 2023 --seed 7
  kolo contest tables cup.json --regions r.csv --areas a.csv --schools s.csv
  kolo contest register cup.json entries.csv
  kolo contest pay cup.json zs-brno-1 zs-brno-2
  kolo contest venue cup.json ot-brno --name 'OT Brno' --category zs --level area --area brno --day 2023-11-08
  kolo contest quotas cup.json --category zs --level area --per-region 4 --explain
  kolo contest check-in cup.json ot-brno --all
  kolo contest start cup.json ot-brno
  kolo contest games cup.json ot-brno --open
  kolo contest result cup.json ot-brno A.1.1 '11 10 =0'
  kolo contest correct cup.json ot-brno A.1.1 7:5 --reason 'slip misread' --preview
  kolo contest table cup.json ot-brno
  kolo contest close cup.json ot-brno
  kolo contest show cup.json                  what is open, and what comes next

Results, board by board: 1 won, 0 lost, = drawn; both duels of a board together (11 10 =0); or the score
alone (7:5); +:- and -:+ for a match that the second or the first side forfeits.";

/// What was typed.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    action: Action,
}

/// What can be done with a contest.
#[derive(Debug, clap::Subcommand)]
enum Action {
    /// Open a contest: a new file with the dates of its season
    Open(open::Args),
    /// Change the dates of the season before play
    Dates(open::DatesArgs),
    /// Record a region, or change it
    Region(tables::RegionArgs),
    /// Record an area, or change it
    Area(tables::AreaArgs),
    /// Record a school, or change it
    School(tables::SchoolArgs),
    /// Load regions, areas and schools from lists, all or none
    Tables(tables::Args),
    /// Enter teams and individuals from a list, all or none
    Register(entries::RegisterArgs),
    /// Record a person, or correct their data
    Person(entries::PersonArgs),
    /// Change an entry before entries close
    Amend(entries::AmendArgs),
    /// Withdraw entries
    Withdraw(entries::WithdrawArgs),
    /// Record that fees were paid
    Pay(money::PayArgs),
    /// Waive the fee of a host school's team
    Waive(money::WaiveArgs),
    /// Let the code of a team pay for one of its members as an individual
    Code(money::CodeArgs),
    /// List what is due and what is paid, with the codes
    Fees(money::FeesArgs),
    /// Announce a tournament, or change its announcement
    Venue(venues::VenueArgs),
    /// Place an entry in a tournament, or record which one they chose
    Place(venues::PlaceArgs),
    /// Share out and publish how many advance from each tournament of a level
    Quotas(quotas::Args),
    /// Check in an entry, with the players who came
    CheckIn(field::CheckInArgs),
    /// Record that an entry declines a level
    Decline(field::DeclineArgs),
    /// Publish the seeding of a grand final
    Seeding(field::SeedingArgs),
    /// Start a tournament: who plays is fixed
    Start(field::VenueArgs),
    /// Pair the next round of a Swiss
    Round(results::RoundArgs),
    /// List the matches of a tournament
    Games(views::GamesArgs),
    /// Set the line-ups of a match, in the order of registration or by lot
    Lineup(results::LineupArgs),
    /// Report a result for one side; when both reports agree, the result is final
    Report(results::ReportArgs),
    /// Enter a result as the organiser, or decide between two reports
    Result(results::ResultArgs),
    /// Correct a result
    Correct(results::CorrectArgs),
    /// Record that the sheets of a match are handed in
    Papers(results::PapersArgs),
    /// Record a duel of chosen players that decides between tied teams
    Duel(ties::DuelArgs),
    /// Let the lot decide a group or a drawn match, where the rules ask for it
    Lot(ties::LotArgs),
    /// Put tied teams of a group in order by hand
    Decide(ties::DecideArgs),
    /// Undo the last duel, lot or order by hand of a group or match
    Undecide(ties::UndecideArgs),
    /// Show the table of a tournament
    Table(views::TableArgs),
    /// Show the sheet of a match
    Slip(views::SlipArgs),
    /// Close a tournament with its final order
    Close(field::VenueArgs),
    /// Reopen a closed tournament
    Reopen(field::VenueArgs),
    /// Record a sanction and let it take effect
    Sanction(sanction::Args),
    /// Record an incident, with what the rules advise and what was decided
    Incident(journal::IncidentArgs),
    /// Protest against the result of a match
    Protest(journal::ProtestArgs),
    /// Decide a protest
    Answer(journal::AnswerArgs),
    /// Undo a line about an incident or a protest
    Unrule(journal::UnruleArgs),
    /// List incidents and protests
    Incidents(journal::ListArgs),
    /// Record who may watch a tournament
    Spectator(notes::SpectatorArgs),
    /// Record that a player is away for a longer time
    Absence(notes::AbsenceArgs),
    /// Record that a winner has sent photos of the main prize
    Photos(notes::PhotosArgs),
    /// Show the state of the contest, or of one of its tournaments
    Show(show::Args),
    /// List everything that happened, with the step numbers that undo needs
    Log(log::Args),
    /// Undo an earlier step of the office
    Undo(log::UndoArgs),
    /// Redo a step of the office that was undone
    Redo(log::UndoArgs),
    /// Check that everything in the contest is consistent
    Check(views::CheckArgs),
    /// List the badges of a tournament
    Badges(views::BadgesArgs),
    /// Write what the website of the contest shows, without personal data
    Export(export::Args),
    /// Copy the contest for a tournament that is run on another computer
    Copy(copies::CopyArgs),
    /// Take over a tournament from such a copy
    TakeIn(copies::TakeInArgs),
}

/// # Errors
/// When a file or an argument is wrong, or an order is refused.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    match &args.action {
        Action::Open(args) => open::run(args, console),
        Action::Dates(args) => open::dates(args, console),
        Action::Region(args) => tables::region(args, console),
        Action::Area(args) => tables::area(args, console),
        Action::School(args) => tables::school(args, console),
        Action::Tables(args) => tables::run(args, console),
        Action::Register(args) => entries::register(args, console),
        Action::Person(args) => entries::person(args, console),
        Action::Amend(args) => entries::amend(args, console),
        Action::Withdraw(args) => entries::withdraw(args, console),
        Action::Pay(args) => money::pay(args, console),
        Action::Waive(args) => money::waive(args, console),
        Action::Code(args) => money::code(args, console),
        Action::Fees(args) => money::fees(args, console),
        Action::Venue(args) => venues::venue(args, console),
        Action::Place(args) => venues::place(args, console),
        Action::Quotas(args) => quotas::run(args, console),
        Action::CheckIn(args) => field::check_in(args, console),
        Action::Decline(args) => field::decline(args, console),
        Action::Seeding(args) => field::seeding(args, console),
        Action::Start(args) => field::start(args, console),
        Action::Round(args) => results::round(args, console),
        Action::Games(args) => views::games(args, console),
        Action::Lineup(args) => results::lineup(args, console),
        Action::Report(args) => results::report(args, console),
        Action::Result(args) => results::result(args, console),
        Action::Correct(args) => results::correct(args, console),
        Action::Papers(args) => results::papers(args, console),
        Action::Duel(args) => ties::duel(args, console),
        Action::Lot(args) => ties::lot(args, console),
        Action::Decide(args) => ties::decide(args, console),
        Action::Undecide(args) => ties::undecide(args, console),
        Action::Table(args) => views::table(args, console),
        Action::Slip(args) => views::slip(args, console),
        Action::Close(args) => field::close(args, console),
        Action::Reopen(args) => field::reopen(args, console),
        Action::Sanction(args) => sanction::run(args, console),
        Action::Incident(args) => journal::incident(args, console),
        Action::Protest(args) => journal::protest(args, console),
        Action::Answer(args) => journal::answer(args, console),
        Action::Unrule(args) => journal::unrule(args, console),
        Action::Incidents(args) => journal::list(args, console),
        Action::Spectator(args) => notes::spectator(args, console),
        Action::Absence(args) => notes::absence(args, console),
        Action::Photos(args) => notes::photos(args, console),
        Action::Show(args) => show::run(args, console),
        Action::Log(args) => log::run(args, console),
        Action::Undo(args) => log::undo(args, console),
        Action::Redo(args) => log::redo(args, console),
        Action::Check(args) => views::check(args, console),
        Action::Badges(args) => views::badges(args, console),
        Action::Export(args) => export::run(args, console),
        Action::Copy(args) => copies::copy(args, console),
        Action::TakeIn(args) => copies::take_in(args, console),
    }
}
