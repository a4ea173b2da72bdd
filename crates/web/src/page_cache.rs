//! Answers that are the same for every visitor, kept until their tournament grows.
//!
//! When a result comes in, a whole hall asks for the same page in the same second. It is made once for each language;
//! requests that come meanwhile wait for that one. Only what does not depend on the visitor may be kept here.

use std::any::Any;
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Bytes;
use kolo_messages::Lang;
use tokio::sync::OnceCell;

use crate::problem::Problem;
use crate::theme::Theme;
use crate::tournament::View;

/// More answers than the tournaments of one day have pages.
const MOST: usize = 2048;

/// Bytes of all of them; beyond, all are made again.
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
    /// How often it was chosen what is public: a page made before holds too much.
    pub(crate) choices: u32,
}

/// The state that an answer is made of. A version would not do: an erasure rewrites a log without making it longer.
type Source = Weak<dyn Any + Send + Sync>;

/// The answers that are kept.
#[derive(Debug, Default)]
pub(crate) struct Kept(Mutex<Sheets>);

#[derive(Debug, Default)]
struct Sheets {
    all: HashMap<Sheet, (Source, Arc<OnceCell<Bytes>>)>,
    bytes: usize,
}

impl Kept {
    /// The text of an answer about a state: kept, or made now.
    ///
    /// # Errors
    /// When it cannot be made; nothing is kept then.
    pub(crate) async fn text<S: Send + Sync + 'static>(
        &self,
        sheet: Sheet,
        of: &Arc<S>,
        make: impl FnOnce() -> Result<String, Problem>,
    ) -> Result<Bytes, Problem> {
        self.bytes(sheet, of, async { make().map(Bytes::from) }).await
    }

    /// The same for what takes a while to make, and is no text.
    ///
    /// # Errors
    /// When it cannot be made; nothing is kept then.
    pub(crate) async fn bytes<S: Send + Sync + 'static>(
        &self,
        sheet: Sheet,
        of: &Arc<S>,
        make: impl Future<Output = Result<Bytes, Problem>>,
    ) -> Result<Bytes, Problem> {
        // Held no longer than it is: the room has the newest, and this only knows it again.
        let of: Weak<S> = Arc::downgrade(of);
        let cell = self.cell(&sheet, of);
        let held = cell
            .get_or_try_init(|| async {
                let text = make.await?;
                self.grow(&sheet, &cell, text.len());
                Ok::<Bytes, Problem>(text)
            })
            .await;
        match held {
            Ok(text) => Ok(text.clone()),
            Err(problem) => {
                self.drop_empty(&sheet, &cell);
                Err(problem)
            }
        }
    }

    /// A page: the public one is made once for a state and a language, the organiser's for each request.
    ///
    /// # Errors
    /// When it cannot be made.
    pub(crate) async fn page<S: Send + Sync + 'static>(
        &self,
        view: View,
        sheet: Sheet,
        of: &Arc<S>,
        make: impl FnOnce() -> Result<String, Problem>,
    ) -> Result<Response, Problem> {
        match view {
            View::Desk => make().map(|text| page(text.into())),
            View::Public => self.text(sheet, of, make).await.map(page),
        }
    }

    /// Forgets everything: what was kept may hold what was erased.
    pub(crate) fn forget(&self) {
        *self.lock() = Sheets::default();
    }

    fn lock(&self) -> MutexGuard<'_, Sheets> {
        // A panic while the lock was held cannot leave the map half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn cell(&self, sheet: &Sheet, source: Source) -> Arc<OnceCell<Bytes>> {
        let mut sheets = self.lock();
        if let Some((of, cell)) = sheets.all.get(sheet)
            && of.ptr_eq(&source)
        {
            return Arc::clone(cell);
        }
        if sheets.all.len() >= MOST || sheets.bytes >= MOST_BYTES {
            *sheets = Sheets::default();
        }
        let cell = Arc::<OnceCell<Bytes>>::default();
        let old = sheets.all.insert(sheet.clone(), (source, Arc::clone(&cell)));
        let gone = old.and_then(|(_, cell)| cell.get().map(Bytes::len)).unwrap_or_default();
        sheets.bytes = sheets.bytes.saturating_sub(gone);
        cell
    }

    /// Counts the bytes of a cell that is about to be filled, if it is still the one that is kept.
    fn grow(&self, sheet: &Sheet, cell: &Arc<OnceCell<Bytes>>, bytes: usize) {
        let mut sheets = self.lock();
        if sheets.holds(sheet, cell) {
            sheets.bytes = sheets.bytes.saturating_add(bytes);
        }
    }

    /// Takes out a cell that could not be filled: addresses of nothing cost nothing to make up, and must not push out
    /// what is there.
    fn drop_empty(&self, sheet: &Sheet, cell: &Arc<OnceCell<Bytes>>) {
        let mut sheets = self.lock();
        if sheets.holds(sheet, cell) && cell.get().is_none() {
            sheets.all.remove(sheet);
        }
    }
}

impl Sheets {
    fn holds(&self, sheet: &Sheet, cell: &Arc<OnceCell<Bytes>>) -> bool {
        self.all.get(sheet).is_some_and(|(_, held)| Arc::ptr_eq(held, cell))
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
    async fn a_sheet_is_made_once_for_each_state_and_language() {
        let (kept, count) = (Kept::default(), AtomicUsize::new(0));
        let make = || Ok(count.fetch_add(1, Ordering::Relaxed).to_string());
        let states = [1, 2].map(Arc::new);
        for (part, lang, state, text) in [
            ("table", Lang::En, 1, "0"),
            ("table", Lang::En, 1, "0"),
            ("table", Lang::Cs, 1, "1"),
            ("chart", Lang::En, 1, "2"),
            ("table", Lang::En, 2, "3"),
            ("table", Lang::En, 2, "3"),
        ] {
            let got = kept.text(sheet(part, lang), &states[state - 1], make).await.expect("made");
            assert_eq!(got, text.as_bytes(), "{part} {state}");
        }
        let refused = kept.text(sheet("x", Lang::En), &states[0], || Err(Problem::not_found())).await;
        assert!(refused.is_err());
        let again = kept.text(sheet("x", Lang::En), &states[0], || Ok("now".to_owned())).await;
        assert_eq!(again.expect("made"), "now".as_bytes(), "trouble is not kept");
    }

    #[tokio::test]
    async fn addresses_of_nothing_push_nothing_out() {
        let (kept, state) = (Kept::default(), Arc::new(()));
        kept.text(sheet("table", Lang::En), &state, || Ok("first".to_owned())).await.expect("made");
        for number in 0..MOST * 2 {
            let sheet = Sheet { id: number.to_string(), ..sheet("x", Lang::En) };
            let refused = kept.text(sheet, &state, || Err(Problem::not_found())).await;
            assert!(refused.is_err());
        }
        let again = kept.text(sheet("table", Lang::En), &state, || Ok("again".to_owned())).await;
        assert_eq!(again.expect("kept"), "first".as_bytes());
        assert_eq!(kept.lock().all.len(), 1, "what could not be made is not kept");
    }

    #[tokio::test]
    async fn the_memory_is_bounded() {
        let (kept, state) = (Kept::default(), Arc::new(()));
        for number in 0..MOST * 2 {
            let sheet = Sheet { id: number.to_string(), ..sheet("table", Lang::En) };
            kept.text(sheet, &state, || Ok("x".repeat(10))).await.expect("made");
        }
        let sheets = kept.0.lock().expect("sound");
        assert!(sheets.all.len() <= MOST && sheets.bytes <= MOST * 10, "{}", sheets.bytes);
    }
}
