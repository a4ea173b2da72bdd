//! What is cut: slips and badges. And the poster, a card as large as the sheet.

use kolo_messages::Message;
use kolo_model::Side;
use kolo_views::entries::{Entries, EntryLine, Standing};
use kolo_views::result::Form;
use kolo_views::round::{Round, TableLine};

use super::pairings::capital;
use super::{Kind, Origin};
use crate::document::{Align, Body, Cards, Document, Look, Piece, Step, Text, Turned};

/// One slip a table, four to a page.
pub fn slips(origin: &Origin, round: &Round, form: Form) -> Document {
    let title = origin.say(&Kind::Slips.of_round(round.number));
    let cards = round.tables.iter().map(|table| slip(origin, round, table, form)).collect();
    let body = Body::Cards(Cards { across: 2, down: 2, cards });
    origin.document(title, String::new(), Turned::Upright, body)
}

fn slip(origin: &Origin, round: &Round, table: &TableLine, form: Form) -> Vec<Piece> {
    let place =
        Message::new("paper-slip-place").with("round", round.number).with("table", table.table.to_string());
    let mut pieces = vec![
        Text::set(Step::Small, Look::Quiet, Align::Left, &origin.event),
        Text::set(Step::Title, Look::Strong, Align::Left, origin.say(&place)),
        Piece::Rule,
    ];
    for side in Side::BOTH {
        let side_name = capital(&round.sides[side]);
        pieces.push(Text::set(Step::Small, Look::Quiet, Align::Left, side_name));
        pieces.push(Text::set(Step::Wall, Look::Strong, Align::Left, &table.seats[side].who.name));
        pieces.push(Piece::Gap(50));
    }
    if let Some(terms) = &table.terms {
        pieces.push(Text::plain(Step::Usual, terms));
    }
    pieces.push(Piece::Fill);
    pieces.push(match form {
        Form::Game => Piece::Choices(["1 : 0", "½ : ½", "0 : 1"].map(str::to_owned).to_vec()),
        Form::Match => Piece::Score,
    });
    pieces.push(Piece::Fill);
    let signature = |side: Side| {
        let name = table.seats[side].who.name.as_str();
        origin.say(&Message::new("paper-slip-signature").with("name", name))
    };
    pieces.push(Piece::Lines(Side::BOTH.map(signature).to_vec()));
    pieces.push(Piece::Gap(40));
    pieces.push(foot(origin));
    pieces
}

/// The small line at the foot of a card.
pub(super) fn foot(origin: &Origin) -> Piece {
    let version =
        origin.version.map(|version| Message::new("paper-version").with("version", version.to_string()));
    let version = version.map(|version| origin.say(&version)).unwrap_or_default();
    Text::set(Step::Tiny, Look::Quiet, Align::Left, Origin::line([origin.date.clone(), version]))
}

/// A badge for all who play, eight to a page.
pub fn badges(origin: &Origin, entries: &Entries) -> Document {
    let playing = entries.lines.iter().filter(|line| line.standing != Standing::Withdrawn);
    badge_cards(origin, playing.map(badge).collect())
}

/// The same before a plan is published, as they are afterwards: with the number of entry, rank and rating below.
pub(super) fn numbered_badges(origin: &Origin, entries: &Entries) -> Document {
    let playing = entries.lines.iter().filter(|line| line.standing != Standing::Withdrawn);
    let numbered = |line: &EntryLine| {
        let [name, home, _] = badge(line);
        let rating = line.rating.map(|rating| rating.to_string()).unwrap_or_default();
        let below = [line.who.id.to_string(), line.rank.clone().unwrap_or_default(), rating];
        [name, home, Origin::line(below)]
    };
    badge_cards(origin, playing.map(numbered).collect())
}

/// Badges with a name, where it is from, and a line below, eight to a page.
pub(super) fn badge_cards(origin: &Origin, people: Vec<[String; 3]>) -> Document {
    let card = |[name, home, below]: [String; 3]| {
        vec![
            Text::set(Step::Small, Look::Quiet, Align::Middle, &origin.event),
            Piece::Fill,
            Text::set(Step::Title, Look::Strong, Align::Middle, name),
            Text::set(Step::Larger, Look::Plain, Align::Middle, home),
            Piece::Fill,
            Text::set(Step::Usual, Look::Quiet, Align::Middle, below),
        ]
    };
    let cards = people.into_iter().map(card).collect();
    let body = Body::Cards(Cards { across: 2, down: 4, cards });
    origin.document(origin.say(&Kind::Badges.title()), String::new(), Turned::Upright, body)
}

/// Links to be handed out, each with its picture, four to a page, to be cut.
pub fn link_cards(origin: &Origin, links: &[(String, String)]) -> Document {
    let say = |message: Message| origin.say(&message);
    let card = |(name, link): &(String, String)| {
        vec![
            Text::set(Step::Small, Look::Quiet, Align::Middle, &origin.event),
            Text::set(Step::Title, Look::Strong, Align::Middle, name),
            Piece::Fill,
            Piece::Picture {
                link: link.clone(),
                meaning: say(Message::new("paper-poster-picture").with("link", link.as_str())),
                percent: 72,
            },
            Piece::Fill,
            Text::set(Step::Usual, Look::Plain, Align::Middle, say(Message::new("paper-link-about"))),
            Text::set(Step::Tiny, Look::Quiet, Align::Middle, link),
        ]
    };
    let cards = links.iter().map(card).collect();
    let body = Body::Cards(Cards { across: 2, down: 2, cards });
    origin.document(say(Message::new("paper-links-title")), String::new(), Turned::Upright, body)
}

fn badge(line: &EntryLine) -> [String; 3] {
    let number = line.who.no.map(|no| no.to_string()).unwrap_or_default();
    let title = line.title.clone().unwrap_or_default();
    let rank = line.rank.clone().unwrap_or_default();
    let home =
        Origin::line([line.club.clone().unwrap_or_default(), line.country.clone().unwrap_or_default()]);
    [line.who.name.clone(), home, Origin::line([number, title, rank])]
}

/// The address of the tournament, large enough for a door.
pub fn poster(origin: &Origin, link: &str) -> Document {
    let say = |message: Message| origin.say(&message);
    let card = vec![
        Text::set(Step::Title, Look::Quiet, Align::Middle, &origin.event),
        Piece::Gap(200),
        Text::set(Step::Poster, Look::Strong, Align::Middle, say(Message::new("paper-poster-heading"))),
        Piece::Gap(100),
        Text::set(Step::Wall, Look::Plain, Align::Middle, say(Message::new("paper-poster-about"))),
        Piece::Fill,
        Piece::Picture {
            link: link.to_owned(),
            meaning: say(Message::new("paper-poster-picture").with("link", link)),
            percent: 72,
        },
        Piece::Fill,
        Text::set(Step::Large, Look::Quiet, Align::Middle, say(Message::new("paper-poster-scan"))),
        Text::set(Step::Title, Look::Strong, Align::Middle, link),
    ];
    let body = Body::Cards(Cards { across: 1, down: 1, cards: vec![card] });
    origin.document(say(Kind::Poster.title()), String::new(), Turned::Upright, body)
}
