//! Documents of a knockout and of groups: who may have which, what each holds, and that a page and its PDF say the same.

use crate::cup::{made, published, result};
use crate::documents::pages;
use crate::forms::Form;
use crate::site::{Folder, Site};
use crate::tournament::led_to;

const PUBLIC: &str = "/t/zimni-pohar/documents";

/// The text of a page without its marks, as a reader has it.
fn plain(body: &str) -> String {
    body.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect()
}

#[tokio::test]
async fn every_document_of_a_knockout_is_a_page_and_a_pdf_that_say_the_same() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 8).await;
    let docs = format!("{base}/documents");

    // Before the plan counts there are badges and a poster, and nothing of the draft.
    let list = desk.get(&docs).await;
    assert!(list.status == 200 && list.body.contains("/documents/badges.pdf"), "{}", list.body);
    assert!(!list.body.contains("/documents/pairings") && !list.body.contains("/documents/bracket"));
    let badges = pages(&desk, &format!("{docs}/badges.pdf")).await.join("\n");
    assert!(badges.contains("Hráč 08") && badges.contains("Klub 4") && badges.contains("2320"), "{badges}");
    for kind in ["pairings", "slips", "bracket", "standings"] {
        assert_eq!(desk.get(&format!("{docs}/{kind}")).await.status, 422, "{kind}");
    }

    published(&desk, &base).await;
    led_to(&result(&desk, &base, "QF1", "2:1").await);
    let list = desk.get(&docs).await.body;
    for (kind, holds, lacks) in [
        // Three quarter-finals can be played; the strongest has played, and waits for an opponent.
        ("pairings", ["QF2", "Hráč 02", "Can be played now"], Some("Hráč 01")),
        ("names", ["Hráč 07", "QF2", "Opponent"], Some("Hráč 01")),
        ("slips", ["QF3 · Quarter-finals", "Signature: Hráč 03", "Score of the match"], Some("Hráč 01")),
        ("pairings/all", ["QF1", "Hráč 01", "2 : 1"], None),
        ("slips/all", ["QF1", "Hráč 01", "Hráč 08"], None),
        ("slips/QF1", ["QF1", "Hráč 01", "Hráč 08"], Some("Hráč 02")),
        ("bracket", ["Quarter-finals", "winner of QF2", "Match for third place"], None),
        ("standings", ["Places still possible", "Hráč 05", "Klub 3"], None),
        ("badges", ["Hráč 01", "Klub 1", "2390"], None),
    ] {
        let path = format!("{docs}/{kind}");
        if kind != "slips/QF1" {
            assert!(list.contains(&format!("\"{path}.pdf\"")), "{kind} is not in the list");
        }
        let page = desk.get(&path).await;
        assert_eq!(page.status, 200, "{kind}: {}", page.body);
        let text = pages(&desk, &format!("{path}.pdf")).await.join("\n");
        let read = plain(page.body.split("paper-desk").nth(1).expect("a document"));
        for expected in holds {
            let squeezed = |text: &str| text.split_whitespace().collect::<String>().to_lowercase();
            assert!(
                squeezed(&text).contains(&squeezed(expected)),
                "{expected} is missing in the PDF of {kind}: {text}"
            );
            assert!(
                squeezed(&read).contains(&squeezed(expected)),
                "{expected} is missing on the page of {kind}: {read}"
            );
        }
        if let Some(lacks) = lacks {
            assert!(!text.contains(lacks) && !read.contains(lacks), "{lacks} in {kind}: {text}");
        }
    }
    assert_eq!(pages(&desk, &format!("{docs}/slips/all.pdf")).await.len(), 1, "four to a page");
    let poster = pages(&desk, &format!("{docs}/poster.pdf")).await.join("");
    assert!(poster.contains("/t/zimni-pohar"), "{poster}");
    let (answer, _) = desk.file(&format!("{docs}/slips/all.pdf")).await;
    assert_eq!(answer.header("content-disposition"), "inline; filename=\"zimni-pohar-slips-all.pdf\"");
    for (path, status) in
        [("slips/nowhere", 404), ("pairings/3", 404), ("groups", 404), ("chart", 404), ("match-sheets", 404)]
    {
        assert_eq!(desk.get(&format!("{docs}/{path}")).await.status, status, "{path}");
    }

    // At the end nothing waits, and the places are final.
    for game in ["QF2", "QF3", "QF4", "SF1", "SF2", "P3", "final"] {
        led_to(&result(&desk, &base, game, "1").await);
    }
    let list = desk.get(&docs).await.body;
    assert!(!list.contains("/documents/slips\"") && list.contains("/documents/pairings/all\""), "{list}");
    assert_eq!(desk.get(&format!("{docs}/slips")).await.status, 422);
    let table = pages(&desk, &format!("{docs}/standings.pdf")).await.join("\n");
    assert!(!table.contains("still possible") && table.contains("5-8"), "{table}");
    site.stop().await;
}

#[tokio::test]
async fn groups_have_their_tables_and_visitors_may_print_what_is_public() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "groups-knockout", 16).await;
    for kind in ["pairings", "groups", "standings"] {
        assert_eq!(
            site.client.get(&format!("{PUBLIC}/{kind}")).await.status,
            422,
            "nothing is drawn: {kind}"
        );
    }
    published(&desk, &base).await;
    led_to(&result(&desk, &base, "A.1.1", "=").await);
    let groups = pages(&desk, &format!("{base}/documents/groups.pdf")).await.join("\n");
    for expected in ["Group A", "Group D", "A.1.1", "½ : ½", "Hráč 16"] {
        assert!(groups.contains(expected), "{expected}: {groups}");
    }
    let tables = pages(&desk, &format!("{base}/documents/crosstable.pdf")).await;
    assert_eq!(tables.len(), 4, "a page a group");
    assert!(tables[0].contains("Group A") && tables[3].contains("Group D"), "{tables:?}");
    for kind in ["pairings", "names", "pairings/all", "groups", "crosstable", "bracket", "standings"] {
        let page = site.client.get(&format!("{PUBLIC}/{kind}")).await;
        assert!(page.status == 200 && page.body.contains("Print"), "{kind}: {}", page.status);
        let (answer, file) = site.client.file(&format!("{PUBLIC}/{kind}.pdf")).await;
        assert!(answer.status == 200 && file.starts_with(b"%PDF-"), "{kind}");
    }
    for kind in ["slips", "slips/all", "badges", "poster", "chart", "match-sheets", "secrets"] {
        assert_eq!(site.client.get(&format!("{PUBLIC}/{kind}")).await.status, 404, "{kind}");
        assert_eq!(site.client.get(&format!("{PUBLIC}/{kind}.pdf")).await.status, 404, "{kind}");
    }
    for path in ["", "/pairings", "/badges.pdf"] {
        assert_eq!(site.client.get(&format!("{base}/documents{path}")).await.status, 401, "{path}");
    }
    let in_czech = desk.with("accept-language", "cs").get(&format!("{base}/documents/pairings")).await;
    assert!(in_czech.body.contains("Co se dá hrát teď"), "{}", in_czech.body);
    site.stop().await;
}

#[tokio::test]
async fn links_of_telephones_are_cards_with_the_same_links_as_the_page() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = made(&desk, "knockout", 4).await;
    published(&desk, &base).await;
    let page = desk.get(&format!("{base}/links")).await;
    let made = Form::on(&page, "/links").without("who").with("do", "make").send(&desk).await;
    let link = made.body.split("<p class=\"link\">").nth(1).and_then(|rest| rest.split('<').next());
    let link = link.expect("a link").to_owned();
    let again = Form::within(&made.body, "/links", "name=\"paper\"").with("do", "make");
    let (answer, bytes) = again.file(&desk).await;
    assert_eq!(answer.header("content-type"), "application/pdf");
    let pdf = lopdf::Document::load_mem(&bytes).expect("a PDF");
    let text = pdf.extract_text(&[1]).expect("text").replace(['\n', ' '], "");
    assert!(text.contains("Hráč04") && text.contains(&link), "{link}: {text}");
    site.stop().await;
}
