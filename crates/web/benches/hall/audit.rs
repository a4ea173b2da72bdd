//! Reads the log: what was acknowledged must stand in it, once.

use std::collections::HashMap;

use kolo_store::{EventLog, Store};

use crate::Outcome;
use crate::desk::Entered;

pub(crate) async fn check(database: &str, entered: &Entered) -> Outcome<()> {
    let store = Store::open(database).await?;
    let events = store.read_all(&entered.stream.parse()?).await?;
    let mut written: HashMap<&str, usize> = HashMap::new();
    for event in &events {
        *written.entry(event.command.as_str()).or_default() += 1;
    }
    let lost: Vec<&String> =
        entered.commands.iter().filter(|command| written.get(command.as_str()) != Some(&1)).collect();
    store.close().await?;
    if lost.is_empty() && !entered.commands.is_empty() {
        println!("all {} acknowledged results stand in the log once", entered.commands.len());
        return Ok(());
    }
    Err(format!("acknowledged, but not once in the log: {lost:?} of {}", entered.commands.len()).into())
}
