//! How many streams of events are open, in all and by address, so that no client can use up the connections of all.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::{Beyond, Buckets, Refill, Rule};
use crate::time::Now;

/// How many streams of events may be open at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StreamLimits {
    /// From one address of the internet, behind which a whole school may sit. Behind a proxy on this machine, which
    /// stands for all clients, this does not count.
    pub per_address: usize,
    /// From one address of the local network or of this machine: the hall sits behind it.
    pub per_near_address: usize,
    /// In all.
    pub in_total: usize,
}

impl Default for StreamLimits {
    /// A large hall behind one address; some connections are always left for requests.
    fn default() -> Self {
        StreamLimits { per_address: 500, per_near_address: 2500, in_total: 3000 }
    }
}

impl StreamLimits {
    /// So many from one address, wherever it is.
    pub fn for_each_address(most: usize) -> StreamLimits {
        StreamLimits { per_address: most, per_near_address: most, ..StreamLimits::default() }
    }

    fn at(&self, from: IpAddr) -> usize {
        if is_near(from) { self.per_near_address } else { self.per_address }
    }
}

/// Whether the address is of this machine or of a local network.
pub(crate) fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => v4.is_loopback() || v4.is_private() || v4.is_link_local() || is_shared(v4),
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local(),
    }
}

/// Whether the address is of the space that providers and overlay networks give out behind one public address,
/// 100.64.0.0/10 (RFC 6598): no host on the internet has it, and many people are behind it.
pub(crate) fn is_shared(address: Ipv4Addr) -> bool {
    let [first, second, ..] = address.octets();
    first == 100 && second & 0b1100_0000 == 64
}

/// Why no more streams are opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoStream {
    /// Too many from this address.
    Address,
    /// Too many in all.
    Total,
}

/// The open streams; clones are the same.
#[derive(Debug, Clone)]
pub(crate) struct Streams {
    limits: StreamLimits,
    proxy: bool,
    open: Arc<Open>,
}

#[derive(Debug)]
struct Open {
    total: Buckets<()>,
    by_address: Buckets<IpAddr>,
    too_many_of_address: AtomicU64,
    too_many_in_total: AtomicU64,
}

/// Streams are put back when they close, so that no clock matters to them.
const ANY_TIME: Now = Now(0);

/// So many places. There are no more addresses than open streams.
fn places(most: usize) -> Rule {
    let refill = Refill::GivenBack;
    Rule { burst: count(most), refill, remembered: usize::MAX, beyond: Beyond::Refused }
}

fn count(most: usize) -> u32 {
    u32::try_from(most).unwrap_or(u32::MAX)
}

/// How many were turned away since the server began.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Turned {
    /// Too many from one address.
    pub(crate) of_address: u64,
    /// Too many in all.
    pub(crate) in_total: u64,
}

/// One open stream; it counts until this is dropped.
#[derive(Debug)]
pub(crate) struct StreamPlace {
    streams: Streams,
    from: IpAddr,
}

impl Streams {
    /// None yet. `proxy` says that people come through another server, perhaps on this machine.
    pub(crate) fn new(limits: StreamLimits, proxy: bool) -> Streams {
        let open = Open {
            total: Buckets::new(places(limits.in_total)),
            by_address: Buckets::new(places(limits.per_address)),
            too_many_of_address: AtomicU64::default(),
            too_many_in_total: AtomicU64::default(),
        };
        Streams { limits, proxy, open: Arc::new(open) }
    }

    /// A place for one more stream.
    ///
    /// # Errors
    /// When there are too many.
    pub(crate) fn open(&self, from: IpAddr) -> Result<StreamPlace, NoStream> {
        let for_all = self.proxy && from.is_loopback();
        let most = if for_all { u32::MAX } else { count(self.limits.at(from)) };
        if self.open.by_address.take_of(most, from, ANY_TIME).is_err() {
            self.open.too_many_of_address.fetch_add(1, Ordering::Relaxed);
            return Err(NoStream::Address);
        }
        if self.open.total.take((), ANY_TIME).is_err() {
            self.open.by_address.give_back(&from);
            self.open.too_many_in_total.fetch_add(1, Ordering::Relaxed);
            return Err(NoStream::Total);
        }
        Ok(StreamPlace { streams: self.clone(), from })
    }

    /// How many are open.
    pub(crate) fn total(&self) -> usize {
        usize::try_from(self.open.total.taken(&(), ANY_TIME).0).unwrap_or(usize::MAX)
    }

    /// How many were turned away.
    pub(crate) fn turned_away(&self) -> Turned {
        let so_far = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Turned {
            of_address: so_far(&self.open.too_many_of_address),
            in_total: so_far(&self.open.too_many_in_total),
        }
    }
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        self.streams.open.total.give_back(&());
        self.streams.open.by_address.give_back(&self.from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_by_address_and_in_all_and_come_back() {
        let streams = Streams::new(StreamLimits { in_total: 3, ..StreamLimits::for_each_address(2) }, false);
        let (here, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let one = streams.open(here).expect("room");
        let _two = streams.open(here).expect("room");
        assert_eq!(streams.open(here).err(), Some(NoStream::Address));
        let _three = streams.open(there).expect("room");
        assert_eq!(streams.open(there).err(), Some(NoStream::Total));
        drop(one);
        let four = streams.open(here).expect("one has left");
        assert_eq!(streams.open(there).err(), Some(NoStream::Total));
        drop(four);
        assert_eq!(streams.open.by_address.remembered(), 2);
        assert_eq!(streams.turned_away(), Turned { of_address: 1, in_total: 2 });
    }

    #[test]
    fn a_hall_behind_one_near_address_has_more_than_a_school_far_away() {
        let limits = StreamLimits { per_address: 1, per_near_address: 2, in_total: 100 };
        for (address, places) in [
            ("127.0.0.1", 2),
            ("192.168.1.7", 2),
            ("10.0.0.1", 2),
            ("169.254.1.1", 2),
            ("100.64.0.1", 2),
            ("100.127.255.254", 2),
            ("100.63.255.255", 1),
            ("100.128.0.0", 1),
            ("::1", 2),
            ("fd00::1", 2),
            ("fe80::1", 2),
            ("8.8.8.8", 1),
            ("2001:db8::1", 1),
        ] {
            let streams = Streams::new(limits, false);
            let from: IpAddr = address.parse().expect("an address");
            let opened: Vec<_> = (0..5).map_while(|_| streams.open(from).ok()).collect();
            assert_eq!((opened.len(), streams.total()), (places, places), "{address}");
        }
    }

    #[test]
    fn a_proxy_on_this_machine_stands_for_all_visitors() {
        let streams = Streams::new(StreamLimits { in_total: 3, ..StreamLimits::for_each_address(1) }, true);
        let (proxy, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let _places = [(); 2].map(|()| streams.open(proxy).expect("room"));
        let _one = streams.open(there).expect("room");
        assert_eq!(streams.open(there).err(), Some(NoStream::Address));
    }
}
