//! Addresses that people are to open on another machine.

use std::net::IpAddr;

use axum::http::{HeaderMap, header};
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::public_address::Reach;
use crate::qr::{self, Picture};

/// A link to show: the address and its picture.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = LinkShown)]
pub(crate) struct Link {
    /// The address.
    pub(crate) link: String,
    /// Its picture, unless it is too long for one.
    pub(crate) picture: Option<Picture>,
}

impl Link {
    /// The link to `path` on this site. Without a base address it is the one by which the asker came, unless that is the
    /// address of this computer and others know a better one.
    pub(crate) fn to(app: &App, headers: &HeaderMap, path: &str) -> Link {
        let base = match (&app.base_url, asked_at(headers), &app.reach) {
            (Some(base), _, _) => base.clone(),
            (None, Some(asked), _) if !is_here(&asked) => asked,
            (None, _, reach @ Reach::At(_)) => reach.site(),
            (None, asked, Reach::Here(_)) => asked.unwrap_or_default(),
        };
        let link = format!("{base}{path}");
        Link { picture: qr::picture(&link), link }
    }

    /// Whether it leads nowhere on any other machine.
    pub(crate) fn is_only_here(&self) -> bool {
        is_here(&self.link)
    }
}

/// The address by which the asker came, if it looks like one.
fn asked_at(headers: &HeaderMap) -> Option<String> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
    (!host.is_empty() && host.chars().all(allowed)).then(|| format!("http://{host}"))
}

/// Whether an address is one by which only this computer knows itself.
fn is_here(address: &str) -> bool {
    let rest = address.trim_start_matches("http://");
    let host = rest.split('/').next().unwrap_or_default();
    let host = match host.strip_prefix('[') {
        Some(six) => six.split(']').next(),
        None => host.split(':').next(),
    };
    let host = host.unwrap_or_default();
    host.eq_ignore_ascii_case("localhost") || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
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

    #[test]
    fn this_computer_is_known_by_its_names() {
        let of = |address: &str| is_here(&format!("http://{address}"));
        for here in ["127.0.0.1:8400", "localhost:8400", "LOCALHOST", "[::1]:8400", "127.1.2.3/my/key"] {
            assert!(of(here), "{here}");
        }
        for elsewhere in ["10.0.0.7:8400", "kolo.local", "localhost.example.org", "[2001:db8::1]:80"] {
            assert!(!of(elsewhere), "{elsewhere}");
        }
    }
}
