//! A site of examples: they lie there when it starts, as logs that could have been written order by order.

use std::sync::Arc;
use std::time::Instant;

use kolo_store::{EventLog, Store};
use kolo_web::{AdminLink, Demo, Server, ServerConfig, Settings, StreamLimits};

use crate::client::Client;
use crate::site::Folder;

#[tokio::test(flavor = "multi_thread")]
async fn the_examples_lie_there_when_it_starts() {
    let folder = Folder::new();
    let store = Store::open(&folder.url()).await.expect("a database");
    let settings = Settings {
        listen: "127.0.0.1:0".to_owned(),
        base_url: None,
        demo: Some(Demo::new()),
        admin_link: AdminLink::WhenNeeded,
        streams: StreamLimits::default(),
        config: ServerConfig::default(),
        reporter: Arc::new(|text| panic!("{text}")),
    };
    let begun = Instant::now();
    let server = Server::start(store.clone(), settings).await.expect("a free port");
    println!("the examples were planted in {:?}", begun.elapsed());
    let client = Client::new(server.address());
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    assert_eq!(client.get("/demo").await.status, 200);
    let mut examples = 0;
    for list in ["/api/t", "/api/c"] {
        examples += client.get(list).await.ok().as_array().map_or(0, Vec::len);
    }
    assert_eq!(examples, 6);
    // Every order is a step of its own, as if it had been given by itself.
    let logs = store.list().await.expect("logs");
    let longest = logs.iter().max_by_key(|info| info.version).expect("a log");
    let events = store.read_all(&longest.stream).await.expect("its events");
    let mut commands: Vec<_> = events.iter().map(|event| event.command.clone()).collect();
    commands.dedup();
    assert!(commands.len() > 50, "{}: {} commands", longest.stream, commands.len());
    assert!(store.check().await.expect("it can be checked").defects.is_empty());
    let _ = stop.send(());
    running.await.expect("the server ends");
    store.close().await.expect("the database closes");
}
