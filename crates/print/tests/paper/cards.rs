//! Slips, badges, posters and match sheets.

use kolo_model::{PerSide, Side};
use kolo_print::layout::{Ink, Layout};
use kolo_print::sheets::{Meeting, Pair, badges, match_sheets, match_slips, poster, slips};
use kolo_views::result::Form;

use crate::support::{entries, origin, plain, round, texts};

#[test]
fn four_slips_stand_on_a_page_and_each_names_both_players() {
    let pages = texts(&slips(&origin(), &round(9, plain), Form::Game));
    assert_eq!(pages.len(), 3);
    for (at, page) in pages.iter().enumerate() {
        let expected = if at == 2 { 1 } else { 4 };
        assert_eq!(page.matches("Round 3, table").count(), expected, "{page}");
        assert_eq!(page.matches("½ : ½").count(), expected, "{page}");
    }
    assert!(
        pages[0].contains("Round 3, table 1") && pages[0].contains(&plain(1)) && pages[0].contains(&plain(2))
    );
    assert!(pages[0].contains(&format!("Signature: {}", plain(2))));
}

#[test]
fn everything_on_a_card_stays_on_its_card() {
    let long = |id: u32| {
        format!("{} Nejnepravděpodobnějšíhoznejnepravděpodobnějších Bartoloměj", plain(id)).repeat(2)
    };
    let document = slips(&origin(), &round(4, long), Form::Match);
    let layout = Layout::of(&document);
    let (width, height) = (layout.sheet.0.0 / 2, layout.sheet.1.0 / 2);
    for mark in layout.pages.iter().flat_map(|page| &page.marks) {
        if let Ink::Text { line, size, .. } = &mark.ink {
            let right = mark.x.0 + line.width(*size).0;
            assert_eq!(mark.x.0 / width, (right - 1) / width, "`{}` goes beyond its card", line.text);
            let (top, foot) = (mark.y.0 - size.0, mark.y.0);
            assert_eq!(top / height, foot / height, "`{}` goes beyond its card", line.text);
        }
    }
}

#[test]
fn eight_badges_stand_on_a_page() {
    let pages = texts(&badges(&origin(), &entries(17, plain)));
    assert_eq!(pages.len(), 3);
    assert_eq!(pages[0].matches("ŠK Žižkov").count(), 8);
    assert!(pages[2].contains(&plain(17)));
}

#[test]
fn a_poster_says_the_address_and_draws_it() {
    let link = "https://kolo.example/t/jarni-turnaj";
    let document = poster(&origin(), link);
    let pages = texts(&document);
    assert_eq!(pages.len(), 1);
    assert!(pages[0].contains(link));
    let layout = Layout::of(&document);
    let pictures: Vec<_> = layout.pages[0]
        .marks
        .iter()
        .filter_map(|mark| match &mark.ink {
            Ink::Picture { picture, side } => Some((picture.side, *side)),
            _ => None,
        })
        .collect();
    assert_eq!(pictures.len(), 1);
    assert!(pictures[0].1 > layout.sheet.0 / 2, "large enough for a door");
}

fn meeting(boards: u32) -> Meeting {
    let pair = |board: u32| Pair {
        players: PerSide::new(Some(format!("Adam{board}")), Some(format!("Eva{board}"))),
        opens: Some(if board % 2 == 1 { Side::First } else { Side::Second }),
    };
    Meeting {
        place: "A.1.1".to_owned(),
        sides: PerSide::new("Křížky".to_owned(), "Šikmá řada".to_owned()),
        boards,
        pairs: (1..=boards).map(pair).collect(),
    }
}

#[test]
fn a_match_sheet_has_its_boards_and_both_captains() {
    for (boards, pages) in [(1, 2), (3, 2), (5, 3)] {
        let meetings = [meeting(boards), meeting(boards), meeting(boards)];
        let pages_made = texts(&match_sheets(&origin(), "Match sheets".to_owned(), &meetings));
        assert_eq!(pages_made.len(), pages, "{boards} boards");
        let text = &pages_made[0];
        for board in 1..=boards {
            assert!(
                text.contains(&format!("Adam{board}")) && text.contains(&format!("Eva{board}")),
                "{text}"
            );
        }
        let signature = if boards == 1 { "Signature: " } else { "Captain's signature: " };
        assert!(
            text.contains(&format!("{signature}Křížky")) && text.contains(&format!("{signature}Šikmá řada"))
        );
        assert!(text.contains("1: opens") && text.contains("2: opens") && text.contains("Crosses"));
        assert!(text.contains("Score of the match"));
    }
}

#[test]
fn a_match_of_255_boards_is_printed_over_pages() {
    let pages = texts(&match_sheets(&origin(), "Match sheets".to_owned(), &[meeting(255)]));
    let text = pages.join("\n");
    assert!(pages.len() > 5);
    for board in 1..=255 {
        assert!(text.contains(&format!("Adam{board}")), "{board}");
    }
    assert_eq!(text.matches("Captain's signature: Křížky").count(), 1);
}

#[test]
fn slips_of_matches_ask_for_the_score() {
    let pages = texts(&match_slips(&origin(), "Result slips".to_owned(), &[meeting(3), meeting(3)]));
    assert_eq!(pages.len(), 1);
    assert_eq!(pages[0].matches("Score of the match").count(), 2);
    assert_eq!(pages[0].matches("A.1.1").count(), 2);
}
