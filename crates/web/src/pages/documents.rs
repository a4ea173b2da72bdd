//! Documents to print: the list of them, and each as a page that prints as its PDF.

use askama::Template;
use kolo_messages::{Lang, Message};
use kolo_print::document::{Body, Piece};
use kolo_print::sheets::Source;
use kolo_print::{Document, Kind};

use super::Frame;
use super::words::words;
use crate::app::App;
use crate::tournament::{Shell, View};

words! {
    /// The words around documents.
    DocumentsWords {
        back: "paper-page-back",
        all_matches: "paper-page-all-matches",
        before: "paper-page-before",
        heading: "paper-page-heading",
        matches: "paper-page-matches",
        none: "paper-page-none",
        pdf: "paper-page-pdf",
        places: "paper-page-places",
        print: "paper-page-print",
        rounds: "paper-page-rounds",
        view: "paper-page-view",
    }
}

/// A document in the list.
#[derive(Debug)]
pub(crate) struct Offer {
    /// What it is called.
    title: String,
    /// What it is for.
    about: String,
    /// Its page.
    href: String,
}

/// Documents that belong together.
#[derive(Debug)]
pub(crate) struct Group {
    heading: String,
    offers: Vec<Offer>,
    /// The other rounds of these documents: number, and whether they are what the offers are about.
    rounds: Vec<u32>,
}

/// The list.
#[derive(Debug, Template)]
#[template(path = "documents/list.html")]
pub(crate) struct DocumentsPage {
    frame: Frame,
    shell: Shell,
    w: DocumentsWords,
    groups: Vec<Group>,
    /// Every kind that belongs to a round, for the rounds before: its name in addresses and its title.
    of_rounds: Vec<(&'static str, String)>,
}

impl DocumentsPage {
    /// The documents of a tournament, by what they are made from: the latest stage first.
    pub(crate) fn new(app: &App, lang: Lang, shell: Shell, sources: &[Source<'_>]) -> DocumentsPage {
        let w = DocumentsWords::of(lang);
        let base = format!("{}/documents", shell.home);
        let mut groups = Vec::new();
        for (index, source) in sources.iter().enumerate() {
            groups.extend(groups_of(*source, &base, &w, index > 0, lang));
        }
        if let Some(source) = sources.first() {
            let before = source.kinds().filter(|kind| matches!(kind, Kind::Badges | Kind::Poster));
            let offer = |kind: Kind| Offer::of(*source, kind, format!("{base}/{}", kind.code()), lang);
            let offers = before.map(offer).collect();
            groups.push(Group { heading: w.before.clone(), offers, rounds: Vec::new() });
        }
        let kinds = sources.iter().filter(|source| !source.is_of_stages()).flat_map(|source| source.kinds());
        let of_rounds = kinds.filter(|kind| kind.is_of_round());
        DocumentsPage {
            frame: Frame::named(app, lang, &shell.name),
            of_rounds: of_rounds.map(|kind| (kind.code(), kind.title().text(lang))).collect(),
            w,
            groups,
            shell,
        }
    }
}

impl Offer {
    fn of(source: Source<'_>, kind: Kind, href: String, lang: Lang) -> Offer {
        let of_matches = source.is_of_stages();
        Offer {
            title: if of_matches { kind.title_of_matches() } else { kind.title() }.text(lang),
            about: if of_matches { kind.about_of_matches() } else { kind.about() }.text(lang),
            href,
        }
    }
}

/// What is printed of one stage; of an earlier one only its rounds, whose documents say so in their address.
fn groups_of(source: Source<'_>, base: &str, w: &DocumentsWords, earlier: bool, lang: Lang) -> Vec<Group> {
    let kinds: Vec<Kind> = source.kinds().collect();
    let some = |wanted: fn(Kind) -> bool, rest: &str| -> Vec<Offer> {
        let offer = |kind: &Kind| Offer::of(source, *kind, format!("{base}/{}{rest}", kind.code()), lang);
        kinds.iter().filter(|kind| wanted(**kind)).map(offer).collect()
    };
    let mut groups = Vec::new();
    let published = u32::try_from(source.rounds()).unwrap_or(0);
    if source.is_of_stages() && !earlier {
        // Groups and play-offs have no rounds that all play together.
        let offers = if source.waits_for_nothing() { Vec::new() } else { some(Kind::is_of_round, "") };
        let of_all: fn(Kind) -> bool = match source {
            // Its lists are of what can be played now, as its slips are.
            Source::Alone(_) => Kind::is_of_round,
            Source::Log(_) | Source::File(_) | Source::Venue(_) => {
                |kind| matches!(kind, Kind::Slips | Kind::MatchSheets)
            }
        };
        let of_all = some(of_all, "/all").into_iter();
        let of_all =
            of_all.map(|offer| Offer { title: format!("{} – {}", offer.title, w.all_matches), ..offer });
        let offers: Vec<Offer> = offers.into_iter().chain(of_all).collect();
        if !offers.is_empty() {
            groups.push(Group { heading: w.matches.clone(), offers, rounds: Vec::new() });
        }
    }
    if let Some(latest) = source.latest() {
        groups.push(Group {
            heading: Message::new("hall-round-heading").with("round", latest).text(lang),
            offers: some(Kind::is_of_round, &format!("/{latest}")),
            rounds: (1..published).rev().collect(),
        });
    }
    let places: fn(Kind) -> bool = |kind| {
        let of_places = [Kind::Standings, Kind::Crosstable, Kind::Chart, Kind::Groups, Kind::Bracket];
        of_places.contains(&kind)
    };
    let drawn = match source {
        Source::Log(_) | Source::File(_) => published > 0,
        Source::Venue(_) => true,
        Source::Alone(_) => !earlier,
    };
    let places = if drawn { some(places, if earlier { "/rounds" } else { "" }) } else { Vec::new() };
    if !places.is_empty() {
        groups.push(Group { heading: w.places.clone(), offers: places, rounds: Vec::new() });
    }
    groups
}

/// A document.
#[derive(Debug, Template)]
#[template(path = "documents/one.html")]
pub(crate) struct DocumentPage {
    frame: Frame,
    shell: Shell,
    w: DocumentsWords,
    document: Document,
    /// The same as a PDF.
    pdf: String,
    /// All documents, for organisers; the public came from the pages of the tournament.
    back: String,
}

impl DocumentPage {
    /// A document of a tournament; `what` is the round or the match that it is of.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        view: View,
        shell: Shell,
        document: Document,
        kind: Kind,
        what: Option<&str>,
    ) -> DocumentPage {
        let what = what.map(|what| format!("/{what}")).unwrap_or_default();
        let back = match view {
            View::Desk => format!("{}/documents", shell.home),
            View::Public => shell.home.clone(),
        };
        DocumentPage {
            frame: Frame::named(app, lang, &format!("{} – {}", shell.name, document.title)),
            w: DocumentsWords::of(lang),
            pdf: format!("{}/documents/{}{what}.pdf", shell.home, kind.code()),
            back,
            document,
            shell,
        }
    }
}
