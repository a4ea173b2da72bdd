//! The display on the wall, and the organiser's page that chooses what it shows.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_store::Version;
use kolo_tournament::State;
use kolo_views::contest::now::Now;
use kolo_views::plan::{self, Plan};
use kolo_views::round::{NameLine, Round, next_start};
use kolo_views::table::Table;

use crate::app::App;
use crate::attendee_access::{Front, LONGEST_MESSAGE, Screen, ScreenName, ScreenPart};
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::bracket::Picture;
use crate::pages::wall::{Placed, Places, Shown, Shows};
use crate::pages::words::words;
use crate::time;
use crate::tournament::{DayWords, FloorWords, Shell};

words! {
    /// The words of the display and of its organiser's page.
    ScreenWords {
        heading: "hall-screen-heading",
        about: "hall-screen-about",
        open: "hall-screen-open",
        names: "hall-screen-names",
        tables: "hall-screen-tables",
        standings: "hall-screen-standings",
        message: "hall-screen-message",
        message_text: "hall-screen-message-text",
        seconds: "hall-screen-seconds",
        minutes: "hall-screen-minutes",
        choose: "hall-screen-choose",
        starts_in: "hall-screen-starts-in",
        disconnected: "hall-disconnected",
        connected: "hall-connected",
    }
}

/// The organiser's page: every display with what it shows.
#[derive(Debug, Template)]
#[template(path = "tournament/screen/control.html")]
pub(crate) struct Control {
    frame: Frame,
    shell: Shell,
    s: ScreenWords,
    f: FloorWords,
    base: String,
    screens: Vec<Hung>,
    longest: usize,
    new: Hung,
}

/// A display and its form.
#[derive(Debug)]
pub(crate) struct Hung {
    name: String,
    address: String,
    parts: Vec<Choice>,
    seconds: u32,
    message: String,
    starts: Option<String>,
    hidden: Hidden,
}

/// A part to choose.
#[derive(Debug)]
pub(crate) struct Choice {
    code: &'static str,
    label: String,
    chosen: bool,
}

/// What can be shown of something on its displays.
#[derive(Debug)]
pub(crate) struct Offer {
    /// Where the first display is.
    pub(crate) address: String,
    /// The parts to choose from.
    pub(crate) parts: &'static [ScreenPart],
    /// What each of them is called.
    pub(crate) label: fn(ScreenPart) -> Message,
    /// What is shown until something is chosen.
    pub(crate) usual: Screen,
}

impl Hung {
    fn of(
        offer: &Offer,
        name: &ScreenName,
        screen: &Screen,
        lang: Lang,
        by: &Arbiter,
    ) -> Result<Hung, NoChance> {
        let choice = |part: ScreenPart| Choice {
            code: part.code(),
            label: (offer.label)(part).text(lang),
            chosen: screen.parts.contains(&part),
        };
        let address = match name.as_str() {
            "" => offer.address.clone(),
            name => format!("{}/{name}", offer.address),
        };
        Ok(Hung {
            name: name.as_str().to_owned(),
            address,
            parts: offer.parts.iter().copied().map(choice).collect(),
            seconds: screen.seconds,
            message: screen.message.clone(),
            starts: screen.starts.map(|at| time::describe(at, lang)),
            hidden: Hidden::new(by)?,
        })
    }
}

impl Control {
    /// For the displays of a tournament.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        offer: &Offer,
        front: &Front,
        by: &Arbiter,
    ) -> Result<Self, NoChance> {
        let hung = front.screens(&offer.usual).map(|(name, screen)| Hung::of(offer, &name, screen, lang, by));
        Ok(Control {
            frame: Frame::named(app, lang, &shell.name),
            s: ScreenWords::of(lang),
            f: FloorWords::of(lang),
            base: shell.home.clone(),
            screens: hung.collect::<Result<_, _>>()?,
            longest: LONGEST_MESSAGE,
            new: Hung::of(offer, &ScreenName::default(), &offer.usual, lang, by)?,
            shell,
        })
    }
}

/// What a part of something that is played in rounds is called.
pub(crate) fn label(part: ScreenPart) -> Message {
    match part {
        ScreenPart::Groups => Message::new("wall-groups"),
        ScreenPart::Bracket => Message::new("wall-bracket"),
        ScreenPart::Names => Message::new("hall-screen-names"),
        ScreenPart::Tables => Message::new("hall-screen-tables"),
        ScreenPart::Standings => Message::new("hall-screen-standings"),
        ScreenPart::Message => Message::new("hall-screen-message"),
        ScreenPart::Clock => Message::new("floor-screen-clock"),
    }
}

/// Whether displays show plans: once one is played, or where nothing else is.
pub(crate) fn is_of_plans(state: &State) -> bool {
    Plan::played(state).next().is_some() || state.settings().system.is_none()
}

/// What displays can show of plans.
pub(crate) fn offer_of_plans(address: String) -> Offer {
    let usual = [
        ScreenPart::Names,
        ScreenPart::Tables,
        ScreenPart::Groups,
        ScreenPart::Bracket,
        ScreenPart::Standings,
    ];
    let usual = Screen { parts: usual.to_vec(), ..Screen::of_stages() };
    Offer { address, parts: &ScreenPart::OF_STAGES, label: label_in_plans, usual }
}

fn label_in_plans(part: ScreenPart) -> Message {
    match part {
        ScreenPart::Tables => Message::new("plan-screen-matches"),
        ScreenPart::Standings => Message::new("wall-places"),
        _ => label(part),
    }
}

/// What a display shows of plans now.
pub(crate) fn shows_of_plans(state: &State, lang: Lang) -> Shows {
    let (stages, places) = (plan::stages(state, lang), plan::places(state));
    let lines = places.into_iter().map(|line| Placed {
        place: line.places,
        name: line.name,
        // A place that may still change.
        values: vec![if line.settled { String::new() } else { "…".to_owned() }],
    });
    let played = Plan::played(state).next().is_some();
    Shows {
        now: played.then(|| Now::of_plans(state, lang)),
        picture: Picture::new(&stages, lang),
        groups: stages.into_iter().flat_map(|stage| stage.groups).collect(),
        places: Places { columns: vec![String::new()], lines: lines.collect() },
        swiss: None,
        who: Message::new("hall-name"),
        instead: Message::new("wall-nothing").text(lang),
    }
}

/// The display on the wall.
#[derive(Debug, Template)]
#[template(path = "tournament/screen/wall.html")]
pub(crate) struct RoundsWall {
    frame: Frame,
    w: DayWords,
    s: ScreenWords,
    wall: Shown,
    heading: String,
    names: Vec<NameLine>,
    round: Option<Round>,
    table: Option<Table>,
    /// What is said while there is nothing else to show.
    instead: String,
}

impl RoundsWall {
    /// What it shows now.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        state: &State,
        screen: &Screen,
        follow: String,
        version: Version,
    ) -> RoundsWall {
        let name = state.settings().name.to_string();
        let round = state.latest_round().and_then(|number| Round::of(state, number, lang));
        let heading = round
            .as_ref()
            .map(|round| Message::new("hall-round-heading").with("round", round.number).text(lang));
        RoundsWall {
            frame: Frame::named(app, lang, &name),
            w: DayWords::of(lang),
            s: ScreenWords::of(lang),
            heading: heading.unwrap_or_default(),
            wall: Shown::new(screen, name, starts(state, screen), follow, version),
            names: round.as_ref().map(Round::by_name).unwrap_or_default(),
            table: Table::of(state, lang).ok(),
            round,
            instead: Message::new("wall-nothing").text(lang),
        }
    }

    fn is_blank(&self) -> bool {
        self.wall.is_blank(|part| match part {
            ScreenPart::Names | ScreenPart::Tables => self.round.is_some(),
            ScreenPart::Standings => self.table.is_some(),
            ScreenPart::Message | ScreenPart::Clock => true,
            ScreenPart::Groups | ScreenPart::Bracket => false,
        })
    }
}

/// When the next round starts: what the organiser has set on the display, else what is set for the round whose games
/// are about to begin (G-4.4.1).
fn starts(state: &State, screen: &Screen) -> Option<i64> {
    screen.starts.or_else(|| next_start(state))
}
