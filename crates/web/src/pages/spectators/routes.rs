//! Live matches, public: pages for spectators and the same as data.

use crate::handler::get;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kolo_contest::{GameKey, VenueId};
use kolo_desk::StreamKind;
use kolo_live::view::MatchView;
use kolo_live::{Home, LiveMatch};
use kolo_messages::Lang;
use kolo_model::Name;
use kolo_store::Version;
use kolo_tournament::PairingId;
use kolo_views::public::{Names, Policy, Reach};
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::contest_room::ContestRoom;
use crate::live::Live;
use crate::pages;
use crate::pages::spectators::page::Spectators;
use crate::problem::Problem;
use crate::public;
use crate::room::{Newest, Rooms};
use crate::routes::Routes;
use crate::routes::openapi::described::{self, For, form};
use crate::routes::rooms::{self, Shown};
use crate::time;
use crate::tournament::Tournament;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new()
        .routes(described::get(
            "/api/live/{name}",
            For::All,
            form::<Seen>,
            "A match on screens as it looks now.",
            rooms::view::<Live>,
        ))
        .routes(described::stream(
            "/events/live/{name}",
            For::All,
            "Signals of a match on screens.",
            rooms::follow::<Live>,
        ))
        .route("/live/{name}", get(all_boards))
        .route("/live/{name}/{board}", get(one_board))
}

/// A match as it looks now.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MatchSeen)]
pub(in crate::pages) struct Seen {
    /// The version of the stream that it is made of.
    version: u64,
    /// What a device shows.
    view: MatchView,
}

impl Seen {
    /// The newest state as it looks now.
    ///
    /// # Errors
    /// When the match was never set up.
    pub(in crate::pages) fn now(newest: &Newest<Live>, lang: Lang) -> Result<Seen, Problem> {
        let game = newest.state.game()?;
        let at = game.moment(time::now().unsigned());
        let Version(version) = newest.version;
        Ok(Seen { version, view: game.view(at, lang) })
    }
}

impl Shown for Live {
    const KIND: StreamKind = StreamKind::Live;

    fn rooms(app: &App) -> &Rooms<Live> {
        &app.live
    }

    /// A match of a tournament is found by those who find the tournament.
    async fn reach(app: &App, name: &str) -> Result<Reach, Problem> {
        // One that cannot be read is reported by the page that lists it.
        let Ok(room) = rooms::room::<Live>(app, name).await else { return Ok(Reach::Listed) };
        let newest = room.newest();
        let home = newest.state.game().ok().and_then(|game| game.setting().home.as_ref());
        match home {
            // Pairings that were unpublished are not public, and neither are those who stand in them.
            Some(home) if !is_played_there(app, home, name).await => Ok(Reach::Closed),
            Some(Home::Contest(home)) => Ok(public::of_contest(app, &home.contest).await?.policy.reach),
            Some(Home::Tournament(home)) => {
                Ok(public::of_tournament(app, &home.tournament).await?.policy.reach)
            }
            None => Ok(Reach::Listed),
        }
    }

    async fn seen(app: &App, newest: &Newest<Live>, lang: Lang) -> Result<Response, Problem> {
        let mut seen = Seen::now(newest, lang)?;
        call(&mut seen.view, names(app, newest.state.game()?).await?, lang);
        Ok(Json(seen).into_response())
    }
}

/// Whether the match that was opened on these devices is still one of its tournament: published, and not taken off them.
async fn is_played_there(app: &App, home: &Home, live: &str) -> bool {
    match home {
        Home::Contest(home) => {
            let Ok(room) = rooms::room::<ContestRoom>(app, &home.contest).await else { return false };
            let newest = room.newest();
            let (Ok(contest), Ok(venue)) = (newest.state.contest(), VenueId::new(&home.venue)) else {
                return false;
            };
            let game = GameKey(home.game.clone());
            let opening = contest.play(&venue).and_then(|play| play.live(&game));
            opening.is_some_and(|opening| opening.live.as_str() == live)
        }
        Home::Tournament(home) => {
            let Ok(room) = rooms::room::<Tournament>(app, &home.tournament).await else { return false };
            let newest = room.newest();
            let (Ok(state), Ok(pairing)) = (newest.state.state(), home.pairing.parse::<PairingId>()) else {
                return false;
            };
            let opening = state.meeting(&pairing).and_then(|meeting| meeting.live);
            opening.is_some_and(|opening| opening.live.as_str() == live)
        }
    }
}

/// How those who play are called in public (K-PUBLIC). In a contest they are pupils: as much is seen of their names as in
/// any other contest.
pub(in crate::pages) async fn names(app: &App, game: &LiveMatch) -> Result<Names, Problem> {
    match &game.setting().home {
        Some(Home::Contest(_)) => Ok(Policy::OF_CONTEST.names),
        Some(Home::Tournament(home)) => Ok(public::of_tournament(app, &home.tournament).await?.policy.names),
        None => Ok(Names::Full),
    }
}

fn call(view: &mut MatchView, names: Names, lang: Lang) {
    let alone = view.boards.len() == 1;
    let shown = |name: &str, number: u32| {
        Name::new(name).map_or_else(|_| String::new(), |name| names.show(&name, number, lang).to_string())
    };
    for board in &mut view.boards {
        for player in [&mut board.players.first, &mut board.players.second].into_iter().flatten() {
            *player = shown(player, board.number);
        }
    }
    if alone {
        for side in [&mut view.sides.first, &mut view.sides.second] {
            *side = shown(side, 1);
        }
    }
}

async fn all_boards(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path(name): Path<String>,
) -> Result<Response, Problem> {
    let newest = rooms::room::<Live>(&app, &name).await?.newest();
    pages::html(&Spectators::new(&app, lang, &name, newest.state.game()?, None))
}

async fn one_board(
    State(app): State<App>,
    Extension(lang): Extension<Lang>,
    Path((name, board)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let newest = rooms::room::<Live>(&app, &name).await?.newest();
    let game = newest.state.game()?;
    let known = 1..=game.setting().shape.boards();
    let board = board.parse().ok().filter(|board| known.contains(board)).ok_or_else(Problem::not_found)?;
    pages::html(&Spectators::new(&app, lang, &name, game, Some(board)))
}
