//! Who is at the other end when a proxy stands between: the address that a proxy of the owner's names
//! (`X-Forwarded-For`). From any other client the header is ignored, since its sender may write anything into it.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

/// The header in which a proxy adds the address that it was asked from.
const HEADER: &str = "x-forwarded-for";

/// The proxies that the owner of the machine has named.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TrustedProxies(Vec<IpAddr>);

impl TrustedProxies {
    /// These, by their addresses.
    pub fn new(addresses: impl IntoIterator<Item = IpAddr>) -> TrustedProxies {
        TrustedProxies(addresses.into_iter().map(|address| address.to_canonical()).collect())
    }

    /// Whether an address is one of them.
    pub(crate) fn includes(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }

    /// From where a request comes that one of them passes on: the last address in the header that is none of theirs. Nothing
    /// if it does not come from one of them, or if they do not say.
    pub(crate) fn origin(&self, from: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
        if !self.includes(from) {
            return None;
        }
        let lines: Vec<&str> =
            headers.get_all(HEADER).iter().map(|line| line.to_str().unwrap_or_default()).collect();
        // What stands further left was there before the proxy added to it.
        for part in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
            match address(part.trim()) {
                Some(address) if self.includes(address) => {}
                other => return other,
            }
        }
        None
    }
}

/// An address, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = || text.parse::<IpAddr>().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<IpAddr>().ok();
    bare().or_else(with_port).or_else(in_brackets)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn says(lines: &[&str]) -> HeaderMap {
        let line =
            |line: &&str| (HEADER.parse().expect("a name"), HeaderValue::from_str(line).expect("text"));
        lines.iter().map(line).collect()
    }

    #[test]
    fn only_a_proxy_that_was_named_is_believed() {
        let proxies = TrustedProxies::new([ip("10.0.0.1"), ip("::1")]);
        let claim = says(&["203.0.113.9"]);
        assert_eq!(proxies.origin(ip("10.0.0.1"), &claim), Some(ip("203.0.113.9")));
        assert_eq!(proxies.origin(ip("::ffff:10.0.0.1"), &claim), Some(ip("203.0.113.9")));
        assert_eq!(proxies.origin(ip("10.0.0.2"), &claim), None, "anybody can write this header");
        assert_eq!(TrustedProxies::default().origin(ip("10.0.0.1"), &claim), None);
    }

    #[test]
    fn what_a_client_wrote_before_the_proxy_added_to_it_counts_for_nothing() {
        let proxies = TrustedProxies::new([ip("10.0.0.1"), ip("10.0.0.2")]);
        let origin = |lines: &[&str]| proxies.origin(ip("10.0.0.1"), &says(lines));
        assert_eq!(origin(&["1.2.3.4, 203.0.113.9"]), Some(ip("203.0.113.9")));
        assert_eq!(
            origin(&["1.2.3.4", "203.0.113.9, 10.0.0.2"]),
            Some(ip("203.0.113.9")),
            "two proxies in a row"
        );
        assert_eq!(origin(&["203.0.113.9:4711"]), Some(ip("203.0.113.9")));
        assert_eq!(origin(&["[2001:db8::7]:443"]), Some(ip("2001:db8::7")));
        assert_eq!(origin(&["[2001:db8::7]"]), Some(ip("2001:db8::7")));
        for nothing in [&["unknown"][..], &[""], &["203.0.113.9, nonsense"], &["10.0.0.2"], &[]] {
            assert_eq!(origin(nothing), None, "{nothing:?}");
        }
    }
}
