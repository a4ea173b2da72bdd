//! `kolo walk`: a small tournament from the first entry to the final table, on a real log.
//!
//! Nothing is faked: every step is an order to a tournament in a database, and everything shown is read back from it.

mod script;

use kolo_desk::{Desk, DeskError, Done};
use kolo_messages::Message;
use kolo_model::{Name, Tournament};
use kolo_pairing::{Explanation, Options, pair};
use kolo_standings::standings;
use kolo_store::{CommandId, EventLog, Store, StreamId};
use kolo_tournament::{Author, Change, Command, Order, Role, Settings, State, Timestamp};

use crate::clock;
use crate::commands::log::lines as log_lines;
use crate::commands::standings::as_text;
use crate::console::Console;
use crate::database::{self, failure_of_desk, failure_of_store};
use crate::exit::Exit;
use crate::failure::{Complaint, Failure};

const EXAMPLES: &str = "\
Examples:
  kolo walk                                   walk through a tournament of six
  kolo walk --lang cs                         in Czech
  kolo walk --database sqlite:walk.sqlite     and keep its log
  kolo log show walk --database sqlite:walk.sqlite";

/// What was typed.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Keep the log in this database (sqlite:PATH or postgres://…) [default: a file that is removed at the end]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Name of the tournament in the database
    #[arg(long, value_name = "NAME", default_value = "walk")]
    stream: String,
}

/// Walks through the tournament.
///
/// # Errors
/// When the database fails or already holds a tournament of that name.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<Exit, Failure> {
    let stream = database::stream(&args.stream)?;
    database::run(async {
        // Held until the end: the folder goes when it is dropped.
        let (url, _folder) = if let Some(url) = &args.database {
            (url.clone(), None)
        } else {
            let folder = tempfile::tempdir().map_err(|error| Failure::of_writing("kolo-walk", &error))?;
            let file = folder.path().join("walk.sqlite");
            (format!("sqlite:{}", file.display()), Some(folder))
        };
        let store = database::open(&url).await?;
        let mut stage = Stage::open(&store, stream, console).await?;
        script::play(&mut stage).await?;
        drop(stage);
        store.close().await.map_err(|error| failure_of_store(&error))?;
        Ok(Exit::Done)
    })
}

/// The tournament, and the console that shows what happens.
struct Stage<'a, 'c> {
    desk: Desk<Store>,
    place: String,
    console: &'a mut Console<'c>,
    orders: u32,
    heading: u32,
}

impl<'a, 'c> Stage<'a, 'c> {
    async fn open(store: &'a Store, stream: StreamId, console: &'a mut Console<'c>) -> Result<Self, Failure> {
        let desk =
            Desk::open(store.clone(), stream.clone()).await.map_err(|error| failure_of_desk(&error))?;
        if desk.version().0 > 0 {
            let message = Message::new("walk-stream-exists").with("stream", stream.as_str());
            return Err(Failure::one(Exit::BadInput, Complaint::usage(message)));
        }
        Ok(Stage { desk, place: store.place().to_owned(), console, orders: 0, heading: 0 })
    }

    fn say(&mut self, message: &Message) -> Result<(), Failure> {
        let text = message.text(self.console.lang());
        self.console.print(&format!("{text}\n"))
    }

    /// A numbered heading with an empty line before it.
    fn chapter(&mut self, message: &Message) -> Result<(), Failure> {
        self.heading += 1;
        let text = message.text(self.console.lang());
        self.console.print(&format!("\n{}. {text}\n", self.heading))
    }

    fn indented(&mut self, text: &str) -> Result<(), Failure> {
        text.lines().try_for_each(|line| self.console.print(&format!("   {line}\n")))
    }

    /// Names what is about to be tried.
    fn attempt(&mut self, message: &Message) -> Result<(), Failure> {
        let text = message.text(self.console.lang());
        self.indented(&format!("> {text}"))
    }

    fn order(&mut self, reason: Option<&Message>, command: Command) -> Result<Order, Failure> {
        let lang = self.console.lang();
        let name = Name::new(&Message::new("walk-arbiter").text(lang))
            .map_err(|problem| Failure::one(Exit::Internal, Complaint::usage(problem.message())))?;
        let by = Author { name, role: Role::Arbiter };
        let reason = reason.map(|reason| reason.text(lang));
        Ok(Order { by, at: Timestamp(clock::now_milliseconds()), reason, command })
    }

    /// Gives an order that must succeed.
    async fn give(&mut self, reason: Option<&Message>, command: Command) -> Result<Done, Failure> {
        let order = self.order(reason, command)?;
        self.orders += 1;
        let id: CommandId = database::command_id(&format!("walk-{}", self.orders))?;
        self.desk.give(id, &order).await.map_err(|error| failure_of_desk(&error))
    }

    /// Gives an order that the rules forbid, and shows the refusal.
    fn try_in_vain(&mut self, command: Command) -> Result<(), Failure> {
        let order = self.order(None, command)?;
        match self.desk.preview(&order) {
            Err(refused @ DeskError::Refused(_)) => {
                let why = refused.message().unwrap_or(Message::new("walk-unexpected"));
                let text = Message::new("walk-refused").with("why", why).text(self.console.lang());
                self.indented(&format!("  {text}"))
            }
            Err(error) => Err(failure_of_desk(&error)),
            Ok(_) => Err(unexpected()),
        }
    }

    /// Shows what an order would change.
    fn preview(&mut self, reason: &Message, command: Command) -> Result<(), Failure> {
        let order = self.order(Some(reason), command)?;
        let preview = self.desk.preview(&order).map_err(|error| failure_of_desk(&error))?;
        let lang = self.console.lang();
        let lines: Vec<String> =
            preview.changes.iter().map(Change::message).map(|message| message.text(lang)).collect();
        self.indented(&lines.join("\n"))
    }

    fn state(&self) -> Result<&State, Failure> {
        self.desk.ledger().state().ok_or_else(unexpected)
    }

    fn facts(&self) -> Result<Tournament, Failure> {
        self.state()?.facts().map_err(|_| unexpected())
    }

    /// Shows why the next round is paired as it is.
    fn explain_next_round(&mut self) -> Result<(), Failure> {
        let (facts, settings) = (self.facts()?, self.state()?.settings().clone());
        let Settings { seed, b6, pisqworky, .. } = settings;
        let options = Options { seed, b6, pisqworky, ..Options::default() };
        let mut explanation = Explanation::default();
        pair(settings.system.ok_or_else(unexpected)?, &facts, &options, &mut explanation)
            .map_err(|cannot| Failure::of_pairing("walk", &cannot))?;
        let text = explanation.text(self.console.lang());
        self.indented(&text)
    }

    fn show_standings(&mut self) -> Result<(), Failure> {
        let (facts, settings) = (self.facts()?, self.state()?.settings().clone());
        let list = settings.criteria().map_err(|error| Failure::of_standings(&error))?;
        let table = standings(&facts, &list).map_err(|error| Failure::of_standings(&error))?;
        let text = as_text(&table, &facts, self.console.lang());
        self.indented(&text)
    }

    fn show_log(&mut self, most: usize) -> Result<(), Failure> {
        let lines = log_lines(self.desk.ledger());
        let from = lines.len().saturating_sub(most);
        self.indented(&lines[from..].join("\n"))
    }
}

fn unexpected() -> Failure {
    Failure::one(Exit::Internal, Complaint::usage(Message::new("walk-unexpected")))
}
