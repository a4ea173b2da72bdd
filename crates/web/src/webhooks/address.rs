//! Addresses of webhooks, and which of them a server goes to.
//!
//! An organiser chooses the address, and the server goes there from inside its own network. So the names are looked up
//! here, and the connection is made to the very address that was looked at (K-HOOK).

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use hyper::Uri;
use kolo_messages::Message;
use serde::{Deserialize, Serialize};

use crate::config::WebhookReach;
use crate::rate_limit::is_shared;

/// The longest address.
const LONGEST: usize = 500;

/// An address that can be gone to: `http` or `https`, a host, no name and password.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct HookUrl(String);

/// An address that is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NoHookUrl;

impl From<NoHookUrl> for Message {
    fn from(_: NoHookUrl) -> Message {
        Message::new("webhooks-bad-url")
    }
}

impl fmt::Display for NoHookUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no address of a webhook")
    }
}

/// Where a webhook goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Target {
    /// Whether the connection is encrypted.
    pub(crate) encrypted: bool,
    /// The host without brackets.
    pub(crate) host: String,
    /// The port.
    pub(crate) port: u16,
    /// The host as it stands in the request.
    pub(crate) authority: String,
    /// The rest of the address.
    pub(crate) path: String,
}

impl HookUrl {
    /// The address as it was typed.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Its parts.
    pub(crate) fn target(&self) -> Option<Target> {
        target(&self.0)
    }
}

fn target(text: &str) -> Option<Target> {
    let uri: Uri = text.parse().ok()?;
    let encrypted = match uri.scheme_str()? {
        "https" => true,
        "http" => false,
        _ => return None,
    };
    let authority = uri.authority()?;
    let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
    if host.is_empty() || authority.as_str().contains('@') {
        return None;
    }
    let after_host = authority.as_str().rsplit(']').next().and_then(|rest| rest.split_once(':'));
    let port = match after_host {
        Some((_, port)) => port.parse().ok().filter(|port| *port > 0)?,
        None if encrypted => 443,
        None => 80,
    };
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    Some(Target { encrypted, host, port, authority: authority.to_string(), path: path.to_owned() })
}

impl FromStr for HookUrl {
    type Err = NoHookUrl;

    fn from_str(text: &str) -> Result<Self, NoHookUrl> {
        let text = text.trim();
        let sound = text.len() <= LONGEST && !text.contains('#') && target(text).is_some();
        if sound { Ok(HookUrl(text.to_owned())) } else { Err(NoHookUrl) }
    }
}

impl TryFrom<String> for HookUrl {
    type Error = NoHookUrl;

    fn try_from(text: String) -> Result<Self, NoHookUrl> {
        text.parse()
    }
}

impl From<HookUrl> for String {
    fn from(url: HookUrl) -> String {
        url.0
    }
}

/// Whether a server goes to this address.
pub(crate) fn may_go(to: IpAddr, reach: WebhookReach) -> bool {
    let to = meant(to);
    if to.is_unspecified() || to.is_multicast() {
        return false;
    }
    match reach {
        WebhookReach::Local => true,
        WebhookReach::Public => match to {
            IpAddr::V4(v4) => is_public_v4(v4),
            IpAddr::V6(v6) => is_public_v6(v6),
        },
    }
}

/// The address that a packet reaches in the end: an old one may come in the guise of a new one.
fn meant(to: IpAddr) -> IpAddr {
    let IpAddr::V6(v6) = to.to_canonical() else { return to.to_canonical() };
    let old = |high: u16, low: u16| {
        let [[one, two], [three, four]] = [high.to_be_bytes(), low.to_be_bytes()];
        IpAddr::V4(Ipv4Addr::new(one, two, three, four))
    };
    match v6.segments() {
        // Translated (RFC 6052), and carried (RFC 3056).
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] | [0x2002, high, low, ..] => old(high, low),
        _ => IpAddr::V6(v6),
    }
}

fn is_public_v4(v4: Ipv4Addr) -> bool {
    let [a, b, c, _] = v4.octets();
    let special = v4.is_loopback()
        || v4.is_private()
        || v4.is_link_local()
        || v4.is_broadcast()
        || v4.is_documentation()
        // This network, shared by providers, for protocols, for measurements, reserved.
        || a == 0
        || is_shared(v4)
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (18..20).contains(&b))
        || a >= 240;
    !special
}

fn is_public_v6(v6: Ipv6Addr) -> bool {
    let [a, b, ..] = v6.segments();
    // Of all addresses only 2000::/3 is given out, and of that some is for protocols and for examples.
    let given_out = (0x2000..0x4000).contains(&a);
    given_out && !(a == 0x2001 && b < 0x200) && !(a == 0x2001 && b == 0xdb8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_that_can_be_gone_to_are_taken() {
        for good in [
            "http://example.org",
            "https://example.org:8443/a?b=c",
            "https://[2606:4700::1]/x",
            "http://10.0.0.7:80",
        ] {
            assert!(good.parse::<HookUrl>().is_ok(), "{good}");
        }
        for bad in [
            "",
            "example.org",
            "/in",
            "ftp://example.org",
            "file:///etc/passwd",
            "https://",
            "https://eva:secret@example.org",
            "https://example.org/#part",
            "https://example.org:0",
            "https://example.org:99999",
            "https://example.org/a b",
            "gopher://127.0.0.1",
        ] {
            assert_eq!(bad.parse::<HookUrl>(), Err(NoHookUrl), "{bad}");
        }
        assert!(format!("https://example.org/{}", "a".repeat(LONGEST)).parse::<HookUrl>().is_err());
        let target = "https://[::1]:8443/a?b".parse::<HookUrl>().expect("sound").target().expect("parts");
        assert_eq!((target.host.as_str(), target.port, target.path.as_str()), ("::1", 8443, "/a?b"));
        assert_eq!(target.authority, "[::1]:8443");
    }

    #[test]
    fn the_own_network_is_closed_unless_the_owner_opens_it() {
        for near in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "192.0.0.1",
            "198.18.0.1",
            "0.1.2.3",
            "240.0.0.1",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:7f00:1::1",
            "fc00::1",
            "fe80::1",
            "2001:db8::1",
            "2001::1",
            "::7f00:1",
        ] {
            let near: IpAddr = near.parse().expect("an address");
            assert!(!may_go(near, WebhookReach::Public), "{near}");
            assert!(may_go(near, WebhookReach::Local), "{near}");
        }
        for nowhere in ["0.0.0.0", "::", "224.0.0.1", "ff02::1"] {
            assert!(!may_go(nowhere.parse().expect("an address"), WebhookReach::Local), "{nowhere}");
        }
        for far in ["1.1.1.1", "8.8.8.8", "2606:4700::1111", "2a00:1450::1"] {
            assert!(may_go(far.parse().expect("an address"), WebhookReach::Public), "{far}");
        }
    }
}
