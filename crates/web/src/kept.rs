//! Answers that are the same for everybody, kept until their tournament grows.
//!
//! When a result comes in, a whole hall asks for the same page in the same second. It is made once for each language;
//! whoever asks meanwhile waits for that one. Only what holds nothing of whoever looks may be kept here.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Bytes;
use kolo_messages::Lang;
use kolo_store::Version;
use tokio::sync::OnceCell;

use crate::problem::Problem;
use crate::theme::Theme;

/// More answers than the tournaments of one day have pages.
const MOST: usize = 2048;

/// Bytes of all of them; beyond, all are made anew.
const MOST_BYTES: usize = 64 * 1024 * 1024;

/// What an answer is about.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Sheet {
    /// The tournament.
    pub(crate) id: String,
    /// Which of its answers.
    pub(crate) part: Cow<'static, str>,
    /// In which language.
    pub(crate) lang: Lang,
    /// Light or dark.
    pub(crate) theme: Theme,
    /// How often it was chosen what everybody may see: a page of before holds too much.
    pub(crate) choices: u32,
}

/// The answers that are kept.
#[derive(Debug, Default)]
pub(crate) struct Kept(Mutex<Sheets>);

#[derive(Debug, Default)]
struct Sheets {
    all: HashMap<Sheet, (Version, Arc<OnceCell<Bytes>>)>,
    bytes: usize,
}

impl Kept {
    /// The text of an answer at a version: kept, or made now.
    ///
    /// # Errors
    /// When it cannot be made; nothing is kept then.
    pub(crate) async fn text(
        &self,
        sheet: Sheet,
        version: Version,
        make: impl FnOnce() -> Result<String, Problem>,
    ) -> Result<Bytes, Problem> {
        let cell = self.cell(sheet, version);
        let text = cell
            .get_or_try_init(|| async {
                let text = Bytes::from(make()?);
                self.grow(text.len());
                Ok::<Bytes, Problem>(text)
            })
            .await?;
        Ok(text.clone())
    }

    /// Forgets everything: what was kept may hold what was erased.
    pub(crate) fn forget(&self) {
        // As below.
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Sheets::default();
    }

    fn cell(&self, sheet: Sheet, version: Version) -> Arc<OnceCell<Bytes>> {
        // A panic while the lock was held cannot leave the map half changed.
        let mut sheets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((of, cell)) = sheets.all.get(&sheet)
            && *of == version
        {
            return Arc::clone(cell);
        }
        if sheets.all.len() >= MOST || sheets.bytes >= MOST_BYTES {
            *sheets = Sheets::default();
        }
        let cell = Arc::<OnceCell<Bytes>>::default();
        let old = sheets.all.insert(sheet, (version, Arc::clone(&cell)));
        let gone = old.and_then(|(_, cell)| cell.get().map(Bytes::len)).unwrap_or_default();
        sheets.bytes = sheets.bytes.saturating_sub(gone);
        cell
    }

    fn grow(&self, bytes: usize) {
        // As above.
        let mut sheets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sheets.bytes = sheets.bytes.saturating_add(bytes);
    }
}

/// A page that is kept, as an answer.
pub(crate) fn page(text: Bytes) -> Response {
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn sheet(part: &'static str, lang: Lang) -> Sheet {
        Sheet { id: "a".to_owned(), part: part.into(), lang, theme: Theme::Auto, choices: 0 }
    }

    #[tokio::test]
    async fn a_sheet_is_made_once_for_each_version_and_language() {
        let (kept, count) = (Kept::default(), AtomicUsize::new(0));
        let make = || Ok(count.fetch_add(1, Ordering::Relaxed).to_string());
        for (part, lang, version, text) in [
            ("table", Lang::En, 1, "0"),
            ("table", Lang::En, 1, "0"),
            ("table", Lang::Cs, 1, "1"),
            ("chart", Lang::En, 1, "2"),
            ("table", Lang::En, 2, "3"),
            ("table", Lang::En, 2, "3"),
        ] {
            let got = kept.text(sheet(part, lang), Version(version), make).await.expect("made");
            assert_eq!(got, text.as_bytes(), "{part} {version}");
        }
        let refused = kept.text(sheet("x", Lang::En), Version(1), || Err(Problem::not_found())).await;
        assert!(refused.is_err());
        let again = kept.text(sheet("x", Lang::En), Version(1), || Ok("now".to_owned())).await;
        assert_eq!(again.expect("made"), "now".as_bytes(), "trouble is not kept");
    }

    #[tokio::test]
    async fn the_memory_is_bounded() {
        let kept = Kept::default();
        for number in 0..MOST * 2 {
            let sheet = Sheet { id: number.to_string(), ..sheet("table", Lang::En) };
            kept.text(sheet, Version(1), || Ok("x".repeat(10))).await.expect("made");
        }
        let sheets = kept.0.lock().expect("sound");
        assert!(sheets.all.len() <= MOST && sheets.bytes <= MOST * 10, "{}", sheets.bytes);
    }
}
