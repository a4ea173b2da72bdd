//! Light or dark: what the browser wishes, unless the visitor has chosen otherwise.
//!
//! The choice is a cookie, so that the server writes it into the page and nothing flashes. It belongs to the frame of
//! every page, the words of a problem included, so it goes with the request and not through every handler.

use axum::http::HeaderMap;

use crate::cookie;

/// The cookie of the choice.
pub(crate) const COOKIE: &str = "theme";

/// How pages look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) enum Theme {
    /// As the browser wishes.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

tokio::task_local! {
    static CHOSEN: Theme;
}

impl Theme {
    /// The word in the cookie and in addresses.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// What the browser gets.
    pub(crate) fn scheme(self) -> &'static str {
        match self {
            Theme::Auto => "light dark",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The one that the switch leads to.
    pub(crate) fn next(self) -> Theme {
        match self {
            Theme::Auto => Theme::Dark,
            Theme::Dark => Theme::Light,
            Theme::Light => Theme::Auto,
        }
    }

    fn read(text: &str) -> Option<Theme> {
        [Theme::Auto, Theme::Light, Theme::Dark].into_iter().find(|theme| theme.code() == text)
    }

    /// The choice that the request at hand has come with.
    pub(crate) fn current() -> Theme {
        CHOSEN.try_with(|theme| *theme).unwrap_or_default()
    }

    /// Does something for a request with this choice.
    pub(crate) async fn during<T>(self, work: impl Future<Output = T>) -> T {
        CHOSEN.scope(self, work).await
    }
}

/// A choice that the address itself asks for: `?theme=dark`.
pub(crate) fn asked_in(query: Option<&str>) -> Option<Theme> {
    let pairs = query?.split('&').filter_map(|pair| pair.split_once('='));
    pairs.filter(|(name, _)| *name == "theme").find_map(|(_, value)| Theme::read(value))
}

/// The choice of a request.
pub(crate) fn of_request(query: Option<&str>, headers: &HeaderMap) -> Theme {
    let of_cookie = || cookie::read(headers, COOKIE).and_then(Theme::read);
    asked_in(query).or_else(of_cookie).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderValue, header};

    use super::*;

    #[test]
    fn address_before_cookie_before_the_browser() {
        let mut headers = HeaderMap::new();
        assert_eq!(of_request(None, &headers), Theme::Auto);
        headers.insert(header::COOKIE, HeaderValue::from_static("lang=cs; theme=dark"));
        assert_eq!(of_request(Some("theme=neon"), &headers), Theme::Dark);
        assert_eq!(of_request(Some("q=x&theme=light"), &headers), Theme::Light);
    }

    #[tokio::test]
    async fn the_choice_belongs_to_one_request() {
        assert_eq!(Theme::current(), Theme::Auto);
        let seen = Theme::Dark.during(async { Theme::current() }).await;
        assert_eq!((seen, Theme::current()), (Theme::Dark, Theme::Auto));
    }
}
