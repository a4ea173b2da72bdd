//! Addresses that people are to open on another machine.

use axum::http::{HeaderMap, header};
use serde::Serialize;

use crate::app::App;
use crate::qr::{self, Picture};

/// A link to show: the address and its picture.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct Link {
    /// The address.
    pub(crate) link: String,
    /// Its picture, unless it is too long for one.
    pub(crate) picture: Option<Picture>,
}

impl Link {
    /// The link to `path` on this site. Without a base address it is the one by which the asker came.
    pub(crate) fn to(app: &App, headers: &HeaderMap, path: &str) -> Link {
        let base = app.base_url.clone().or_else(|| asked_at(headers)).unwrap_or_default();
        let link = format!("{base}{path}");
        Link { picture: qr::picture(&link), link }
    }
}

/// The address by which the asker came, if it looks like one.
fn asked_at(headers: &HeaderMap) -> Option<String> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
    (!host.is_empty() && host.chars().all(allowed)).then(|| format!("http://{host}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_follow_the_host_only_if_it_is_one() {
        let at = |host: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().expect("a header"));
            asked_at(&headers)
        };
        assert_eq!(at("10.0.0.7:8400").as_deref(), Some("http://10.0.0.7:8400"));
        assert_eq!(at("[::1]:8400").as_deref(), Some("http://[::1]:8400"));
        assert_eq!(at("a/b"), None);
        assert_eq!(at("\"><script>"), None);
        assert_eq!(asked_at(&HeaderMap::new()), None);
    }
}
