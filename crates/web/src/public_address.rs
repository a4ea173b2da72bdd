//! The address at which the site can be reached: a printed link for phones must not hold the address of this computer
//! alone.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use crate::rate_limit::is_shared;

/// From where the site can be reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Reach {
    /// From everywhere that knows its address.
    At(SocketAddr),
    /// From this computer alone.
    Here(SocketAddr),
}

impl Reach {
    /// Of a server that listens there. A server that listens at every address is reached by the one that this computer
    /// has in the network of the hall, if it is in any.
    pub(crate) fn of(listens: SocketAddr) -> Reach {
        if listens.ip().is_loopback() {
            return Reach::Here(listens);
        }
        if !listens.ip().is_unspecified() {
            return Reach::At(listens);
        }
        match best(&own_addresses(), listens.ip()) {
            Some(own) => Reach::At(SocketAddr::new(own, listens.port())),
            None => Reach::Here(SocketAddr::new(here(listens.ip()), listens.port())),
        }
    }

    /// The address of the site.
    pub(crate) fn site(&self) -> String {
        match self {
            Reach::At(address) | Reach::Here(address) => format!("http://{address}"),
        }
    }
}

/// The addresses of this computer, each with the name of its interface. None of them is known where the system does not
/// say: then links are those of this computer, and pages say so.
fn own_addresses() -> Vec<(String, IpAddr)> {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    all.into_iter().map(|own| (own.name.clone(), own.ip())).collect()
}

/// The address that phones in the same hall most probably reach: of a private network, as a hall or a hotspot has it,
/// before one that providers share, and that before a public one; of a real interface before one between this computer
/// and its own containers and tunnels.
fn best(own: &[(String, IpAddr)], listens: IpAddr) -> Option<IpAddr> {
    const INNER: [&str; 10] =
        ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "utun", "wg", "tailscale"];
    let usable = own.iter().filter(|(_, ip)| match ip {
        IpAddr::V4(v4) => !v4.is_loopback() && !v4.is_link_local() && !v4.is_unspecified(),
        // Every address of the new kind hears both kinds, but a link with a zone cannot be typed into a phone.
        IpAddr::V6(v6) => listens.is_ipv6() && !v6.is_loopback() && !v6.is_unicast_link_local(),
    });
    let rank = |(name, ip): &&(String, IpAddr)| {
        // Some systems write them as people do.
        let name = name.to_lowercase();
        let inner = INNER.iter().any(|inner| name.starts_with(inner));
        let kind = match ip {
            IpAddr::V4(v4) if v4.is_private() => 0,
            IpAddr::V4(v4) if is_shared(*v4) => 1,
            IpAddr::V4(_) => 2,
            IpAddr::V6(_) => 3,
        };
        (inner, kind)
    };
    usable.min_by_key(rank).map(|(_, ip)| *ip)
}

/// This computer, of the kind of address that is listened at.
fn here(listens: IpAddr) -> IpAddr {
    match listens {
        IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

    fn own(list: &[(&str, &str)]) -> Vec<(String, IpAddr)> {
        let one = |(name, ip): &(&str, &str)| ((*name).to_owned(), ip.parse().expect("an address"));
        list.iter().map(one).collect()
    }

    #[test]
    fn the_network_of_the_hall_comes_first() {
        let several = own(&[
            ("lo", "127.0.0.1"),
            ("docker0", "172.17.0.1"),
            ("eth0", "193.84.1.7"),
            ("wlan0", "192.168.43.1"),
        ]);
        assert_eq!(best(&several, ALL), Some(Ipv4Addr::new(192, 168, 43, 1).into()));
        let public = own(&[("docker0", "172.17.0.1"), ("eth0", "193.84.1.7")]);
        assert_eq!(best(&public, ALL), Some(Ipv4Addr::new(193, 84, 1, 7).into()));
        let shared = own(&[("eth0", "193.84.1.7"), ("wlan0", "100.72.3.4"), ("tailscale0", "100.99.1.1")]);
        assert_eq!(best(&shared, ALL), Some(Ipv4Addr::new(100, 72, 3, 4).into()));
        let nothing = own(&[("lo", "127.0.0.1"), ("eth0", "169.254.3.4"), ("eth1", "fe80::1")]);
        assert_eq!(best(&nothing, ALL), None);
    }

    #[test]
    fn an_address_of_the_new_kind_only_where_it_is_listened_at() {
        let six = own(&[("eth0", "2001:db8::7")]);
        assert_eq!(best(&six, ALL), None);
        assert_eq!(best(&six, Ipv6Addr::UNSPECIFIED.into()), "2001:db8::7".parse().ok());
    }

    #[test]
    fn who_listens_at_one_address_is_reached_there() {
        let at = |text: &str| Reach::of(text.parse().expect("an address"));
        assert_eq!(at("127.0.0.1:8400").site(), "http://127.0.0.1:8400");
        assert!(matches!(at("[::1]:8400"), Reach::Here(_)));
        assert_eq!(at("10.0.0.7:8400"), Reach::At("10.0.0.7:8400".parse().expect("an address")));
    }
}
