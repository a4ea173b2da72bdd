//! Is everything that was acknowledged in the log, once, and nothing else?

use std::collections::BTreeMap;

use kolo_live::{Event, LiveMatch, Record};
use kolo_store::{EventLog, Store, StreamId};

use crate::Outcome;
use crate::duel::Played;

/// Reads the log of every duel.
///
/// # Errors
/// The first log that does not replay or does not hold exactly what was acknowledged.
pub(crate) async fn check(database: &str, played: &[Played]) -> Outcome<()> {
    let store = Store::open(database).await?;
    let mut moves = 0;
    for duel in played {
        moves += check_duel(&store, duel).await.map_err(|error| format!("{}: {error}", duel.name))?;
    }
    let defects = store.check().await?.defects;
    if !defects.is_empty() {
        return Err(format!("{defects:?}").into());
    }
    store.close().await?;
    if moves < played.len() {
        return Err(format!("{moves} moves in {} duels are no play", played.len()).into());
    }
    println!("{} logs replay; {moves} moves acknowledged, each in its log once", played.len());
    Ok(())
}

async fn check_duel(store: &Store, duel: &Played) -> Outcome<usize> {
    let stream: StreamId = format!("live-{}", duel.name).parse()?;
    let mut records: Vec<Record> = Vec::new();
    let mut steps: BTreeMap<String, usize> = BTreeMap::new();
    for stored in store.read_all(&stream).await? {
        let record: Record = serde_json::from_str(&stored.payload)?;
        if matches!(record.event, Event::Stepped { .. }) {
            *steps.entry(stored.command.to_string()).or_default() += 1;
        }
        records.push(record);
    }
    LiveMatch::replay(&records)?;
    for name in &duel.moves {
        match steps.remove(name) {
            Some(1) => {}
            found => return Err(format!("{name} is there {} times", found.unwrap_or_default()).into()),
        }
    }
    if steps.is_empty() { Ok(duel.moves.len()) } else { Err(format!("never acknowledged: {steps:?}").into()) }
}
