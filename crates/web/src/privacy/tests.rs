//! A pupil who is taken out of a contest is gone from its live matches as well.

use std::sync::Arc;

use kolo_contest::simulate::{Scale, simulate};
use kolo_desk::StreamKind;
use kolo_live::{BoardSetting, Setting};
use kolo_model::{Name, PerSide, Side};
use kolo_tournament::{Author, Role};

use super::*;
use crate::contest_room::{ContestAct, ContestOrder};
use crate::live::{LiveAct, LiveOrder};
use crate::presence::tests::setting;

/// A player who has played alone, and where.
fn alone(contest: &Contest) -> (PlayerId, Name, Home) {
    let state = contest.state();
    let found = contest.plays().find_map(|(venue, play)| {
        let entry = state.entries().get(play.field().first()?)?;
        let game = play.games().into_iter().next()?;
        let [member] = entry.members.as_slice() else { return None };
        Some((member.player.clone(), entry.name.clone(), crate::courier::home_in_contest("a", venue, &game)))
    });
    found.expect("individuals have played")
}

#[tokio::test]
async fn a_match_on_screens_loses_the_name_with_its_contest() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("kolo.db").display());
    let store = Store::open(&url).await.expect("a database");
    let scale = Scale { teams: 0, individuals: 16, areas: 1, regions: 1 };
    let contest = simulate(scale, 3).expect("a season").contest;
    let (player, name, home) = alone(&contest);
    let command = |text: &str| text.parse().expect("a sound name");

    let stream = StreamKind::Contest.stream("a").expect("a name");
    let room: Room<ContestRoom> = Room::open(store.clone(), stream.clone()).await.expect("a room");
    let order = ContestOrder {
        by: Author { name: Name::new("Eva").expect("a name"), role: Role::Arbiter },
        at: Now(1),
        reason: None,
        acts: vec![ContestAct::TakeOver(Arc::new(contest))],
        seen: None,
        digest: "a".to_owned(),
        link: None,
        within: None,
    };
    room.give(command("take-over"), &order).await.expect("it is taken over");

    let other = Name::new("Another Player").expect("a name");
    for (at, home) in [("a", Some(home)), ("b", None)] {
        let boards = vec![BoardSetting {
            players: PerSide::new(Some(name.clone()), Some(other.clone())),
            opens: Side::First,
        }];
        let sides = PerSide::new(name.clone(), other.clone());
        let setting = Setting { sides, boards, home, ..setting() };
        let stream = StreamKind::Live.stream(at).expect("a name");
        let room: Room<Live> = Room::open(store.clone(), stream).await.expect("a room");
        let act = LiveAct::Open { by: Name::new("Eva").expect("a name"), setting };
        room.give(command("open"), &LiveOrder { at: Now(1), act }).await.expect("it is opened");
    }

    let planned = plan(&store, &stream, player.as_str()).await.expect("the player is there");
    let done = erase(&store, &stream, player.as_str(), "Eva", "asked for", 2).await.expect("it is done");
    assert_eq!(done, planned);
    assert!(done.rewrites.iter().any(|rewrite| rewrite.stream.as_str() == "live-a"), "{done:?}");
    let text = async |stream: &str| {
        let events = store.read_all(&stream.parse().expect("a name")).await.expect("events");
        events.into_iter().map(|event| [event.author, event.payload].join(" ")).collect::<Vec<_>>().join("\n")
    };
    assert!(!text("live-a").await.contains(name.as_str()) && text("live-a").await.contains(&done.label));
    assert!(text("live-b").await.contains(name.as_str()), "a match of its own is nobody else's");
    let noted = text("site").await;
    assert!(
        noted.contains("live-a") && noted.contains("asked for") && !noted.contains(name.as_str()),
        "{noted}"
    );
    let again =
        erase(&store, &stream, player.as_str(), "Eva", "asked for", 3).await.expect("it is done again");
    assert_eq!((again.events(), again.label), (0, done.label));
    assert!(matches!(
        erase(&store, &stream, "nobody", "Eva", "asked for", 3).await,
        Err(PersonProblem::Nobody)
    ));
}
