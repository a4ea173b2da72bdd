//! Documents: who may have which, and that a page and its PDF say the same.

use crate::client::Client;
use crate::site::{Folder, Site};
use crate::tournament::{created, drawn_and_published, entered, led_to, result};

/// The text of a PDF, read by a program that is not ours; one text a page.
pub(crate) async fn pages(client: &Client, path: &str) -> Vec<String> {
    let (answer, bytes) = client.file(path).await;
    assert_eq!(answer.status, 200, "{path}");
    assert_eq!(answer.header("content-type"), "application/pdf");
    let pdf = lopdf::Document::load_mem(&bytes).expect("a PDF");
    let pages: Vec<u32> = pdf.get_pages().keys().copied().collect();
    pages.iter().map(|page| pdf.extract_text(&[*page]).expect("text")).collect()
}

#[tokio::test]
async fn every_document_is_a_page_and_a_pdf_that_say_the_same() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    entered(&desk, &base).await;
    drawn_and_published(&desk, &base).await;
    led_to(&result(&desk, &base, 1, 1, "1").await);
    let list = desk.get(&format!("{base}/documents")).await;
    assert_eq!(list.status, 200);
    for kind in ["pairings/1", "names/1", "slips/1", "standings", "crosstable", "chart", "badges", "poster"] {
        let path = format!("{base}/documents/{kind}");
        assert!(list.body.contains(&format!("\"{path}\"")), "{kind} is not in the list");
        assert!(list.body.contains(&format!("\"{path}.pdf\"")), "{kind} is not in the list as PDF");
        let page = desk.get(&path).await;
        assert_eq!(page.status, 200, "{kind}");
        assert!(!page.body.contains("<script>alert"), "names are only text");
        let text = pages(&desk, &format!("{path}.pdf")).await.join("\n");
        if kind == "poster" {
            assert!(text.contains("/t/jarni-prebor") && page.body.contains("/t/jarni-prebor"));
            continue;
        }
        for name in ["Chalupa", "Cibulka", "Čech", "Dvořák", "Hynek", "<script>alert(1)</script>"] {
            assert!(text.contains(name), "{name} is missing in the PDF of {kind}: {text}");
        }
        assert!(page.body.contains("Dvořák") && page.body.contains("&#60;script&#62;"), "{kind}");
    }
    assert!(!list.body.contains("match-sheets"), "games have no match sheets");
    let (answer, _) = desk.file(&format!("{base}/documents/pairings/1.pdf")).await;
    assert_eq!(answer.header("content-disposition"), "inline; filename=\"jarni-prebor-pairings-1.pdf\"");
    let in_czech = desk.with("accept-language", "cs").get(&format!("{base}/documents/pairings/1")).await;
    assert!(in_czech.body.contains("1. kolo: Rozlosování podle stolů"), "{}", in_czech.body);
    site.stop().await;
}

#[tokio::test]
async fn visitors_may_print_what_is_published_and_nothing_else() {
    let folder = Folder::new();
    let site = Site::on(&folder.url()).await;
    let desk = site.desk().await;
    let base = created(&desk, "round-robin", "5").await;
    let public = "/t/jarni-prebor/documents";
    entered(&desk, &base).await;
    assert_eq!(site.client.get(&format!("{public}/pairings")).await.status, 404, "there is no round yet");
    assert_eq!(desk.get(&format!("{base}/documents/standings")).await.status, 422);
    assert_eq!(desk.get(&format!("{base}/documents/pairings")).await.status, 404);
    drawn_and_published(&desk, &base).await;
    for kind in ["pairings", "names/1", "standings", "crosstable", "chart"] {
        assert_eq!(site.client.get(&format!("{public}/{kind}")).await.status, 200, "{kind}");
        let text = pages(&site.client, &format!("{public}/{kind}.pdf")).await.join("\n");
        assert!(text.contains("Chalupa"), "{kind}");
    }
    for kind in
        ["slips/1", "badges", "poster", "match-sheets/1", "pairings/2", "pairings/0", "pairings/x", "keys"]
    {
        assert_eq!(site.client.get(&format!("{public}/{kind}")).await.status, 404, "{kind}");
        assert_eq!(site.client.get(&format!("{public}/{kind}.pdf")).await.status, 404, "{kind}.pdf");
    }
    for path in ["", "/pairings", "/pairings/1.pdf", "/badges.pdf"] {
        let status = site.client.get(&format!("{base}/documents{path}")).await.status;
        assert!(status == 401 || status == 303 || status == 403, "{path} needs the desk, not {status}");
    }
    // The draft of the next round is for organisers.
    for table in 1..=3 {
        led_to(&result(&desk, &base, 1, table, "1").await);
    }
    let page = desk.get(&format!("{base}/draw")).await;
    led_to(&crate::forms::Form::on(&page, "/draw").send(&desk).await);
    assert!(desk.get(&format!("{base}/documents/pairings/2")).await.body.contains("Draft, not published"));
    assert_eq!(site.client.get(&format!("{public}/pairings/2")).await.status, 404);
    site.stop().await;
}
