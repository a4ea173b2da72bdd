//! Figures of the running server for its administrator, in the text form that Prometheus reads.
//!
//! There are so few of them that a registry of our own is shorter than the use of one: requests by the pattern of their
//! address, streams, rooms, the store, signals, webhooks. Labels come from the program and never from a request, so
//! that no client can make them grow.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use kolo_store::{Counted, Histogram};

/// What has been counted since the server began.
#[derive(Debug, Default)]
pub(crate) struct Meter {
    routes: Mutex<HashMap<String, Route>>,
    /// Signals of the store that were heard.
    pub(crate) signals: AtomicU64,
    /// Times when signals may have been missed and everything was read again.
    pub(crate) resyncs: AtomicU64,
    /// From hearing a signal until every room had taken it in.
    pub(crate) catching_up: Histogram,
    /// Webhooks that were taken by their receiver.
    pub(crate) delivered: AtomicU64,
    /// Attempts that failed.
    pub(crate) undelivered: AtomicU64,
    /// Webhooks that will not be tried again.
    pub(crate) given_up: AtomicU64,
    /// Webhooks that wait.
    pub(crate) waiting: AtomicU64,
}

#[derive(Debug, Default)]
struct Route {
    answers: BTreeMap<(&'static str, u16), u64>,
    took: Histogram,
}

/// What stands for every address that is none of ours.
const ELSEWHERE: &str = "elsewhere";

impl Meter {
    /// A request was answered. `pattern` is the address as the program knows it.
    pub(crate) fn answered(&self, method: &str, pattern: Option<&str>, status: u16, took: Duration) {
        let method = match method {
            "GET" => "GET",
            "POST" => "POST",
            "HEAD" => "HEAD",
            _ => "other",
        };
        let pattern = pattern.unwrap_or(ELSEWHERE);
        // A panic while the lock was held cannot leave a count half changed.
        let mut routes = self.routes.lock().unwrap_or_else(PoisonError::into_inner);
        if !routes.contains_key(pattern) {
            routes.insert(pattern.to_owned(), Route::default());
        }
        if let Some(route) = routes.get_mut(pattern) {
            let count = route.answers.entry((method, status)).or_default();
            *count = count.saturating_add(1);
            route.took.note(took);
        }
    }

    /// Writes what was counted here.
    pub(crate) fn write(&self, page: &mut Exposition) {
        // As above.
        let routes = self.routes.lock().unwrap_or_else(PoisonError::into_inner);
        let mut sorted: Vec<_> = routes.iter().collect();
        sorted.sort_unstable_by_key(|(pattern, _)| pattern.as_str());
        page.about(
            "kolo_http_requests_total",
            Kind::Counter,
            "Requests answered, by pattern of the address.",
        );
        for (pattern, route) in &sorted {
            for ((method, status), count) in &route.answers {
                let labels = format!("route=\"{pattern}\",method=\"{method}\",status=\"{status}\"");
                page.value("kolo_http_requests_total", &labels, *count);
            }
        }
        let name = "kolo_http_request_seconds";
        page.about(name, Kind::Histogram, "From the head of a request to the head of its answer.");
        for (pattern, route) in &sorted {
            page.histogram(name, &format!("route=\"{pattern}\""), &route.took.counted());
        }
        let counters = [
            ("kolo_signals_total", &self.signals, "Signals of the store that were heard."),
            ("kolo_resyncs_total", &self.resyncs, "Times when signals may have been missed."),
            ("kolo_webhooks_delivered_total", &self.delivered, "Webhooks taken by their receiver."),
            ("kolo_webhooks_failed_attempts_total", &self.undelivered, "Attempts to deliver that failed."),
            ("kolo_webhooks_given_up_total", &self.given_up, "Webhooks that will not be tried again."),
        ];
        for (name, counter, help) in counters {
            page.single(name, Kind::Counter, help, counter.load(Ordering::Relaxed));
        }
        let waiting = self.waiting.load(Ordering::Relaxed);
        page.single("kolo_webhooks_waiting", Kind::Gauge, "Webhooks that wait to be delivered.", waiting);
        let name = "kolo_signal_seconds";
        page.about(name, Kind::Histogram, "From hearing a signal until every room had taken it in.");
        page.histogram(name, "", &self.catching_up.counted());
    }
}

/// What kind of figure it is.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Kind {
    /// It only grows.
    Counter,
    /// It goes up and down.
    Gauge,
    /// Times by bounds.
    Histogram,
}

/// The page that Prometheus reads.
#[derive(Debug, Default)]
pub(crate) struct Exposition(String);

impl Exposition {
    /// The text.
    pub(crate) fn into_text(self) -> String {
        self.0
    }

    /// What a figure means.
    pub(crate) fn about(&mut self, name: &str, kind: Kind, help: &str) {
        let kind = match kind {
            Kind::Counter => "counter",
            Kind::Gauge => "gauge",
            Kind::Histogram => "histogram",
        };
        self.line(format_args!("# HELP {name} {help}\n# TYPE {name} {kind}"));
    }

    /// A figure without labels, and what it means.
    pub(crate) fn single(&mut self, name: &str, kind: Kind, help: &str, value: u64) {
        self.about(name, kind, help);
        self.value(name, "", value);
    }

    /// A figure with labels.
    pub(crate) fn value(&mut self, name: &str, labels: &str, value: u64) {
        if labels.is_empty() {
            self.line(format_args!("{name} {value}"));
        } else {
            self.line(format_args!("{name}{{{labels}}} {value}"));
        }
    }

    /// Times by bounds.
    pub(crate) fn histogram(&mut self, name: &str, labels: &str, counted: &Counted) {
        let (comma, inside) = if labels.is_empty() { ("", "") } else { (",", labels) };
        for (bound, count) in Histogram::BOUNDS.iter().zip(&counted.within) {
            let bound = Seconds(*bound);
            self.line(format_args!("{name}_bucket{{{inside}{comma}le=\"{bound}\"}} {count}"));
        }
        let count = counted.count;
        self.line(format_args!("{name}_bucket{{{inside}{comma}le=\"+Inf\"}} {count}"));
        let braced = if labels.is_empty() { String::new() } else { format!("{{{labels}}}") };
        self.line(format_args!("{name}_sum{braced} {}", Seconds(counted.micros)));
        self.line(format_args!("{name}_count{braced} {count}"));
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // A text takes whatever is written.
        let _ = writeln!(self.0, "{line}");
    }
}

/// Microseconds, written as seconds.
struct Seconds(u64);

impl std::fmt::Display for Seconds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (whole, rest) = (self.0 / 1_000_000, self.0 % 1_000_000);
        if rest == 0 {
            return write!(f, "{whole}");
        }
        let digits = format!("{rest:06}");
        write!(f, "{whole}.{}", digits.trim_end_matches('0'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_as_they_are_read() {
        let meter = Meter::default();
        meter.answered("GET", Some("/t/{id}"), 200, Duration::from_micros(2_500));
        meter.answered("BREW", None, 404, Duration::from_secs(20));
        let mut page = Exposition::default();
        meter.write(&mut page);
        let text = page.into_text();
        for line in [
            "kolo_http_requests_total{route=\"/t/{id}\",method=\"GET\",status=\"200\"} 1",
            "kolo_http_requests_total{route=\"elsewhere\",method=\"other\",status=\"404\"} 1",
            "kolo_http_request_seconds_bucket{route=\"/t/{id}\",le=\"0.001\"} 0",
            "kolo_http_request_seconds_bucket{route=\"/t/{id}\",le=\"0.0025\"} 1",
            "kolo_http_request_seconds_bucket{route=\"elsewhere\",le=\"10\"} 0",
            "kolo_http_request_seconds_bucket{route=\"elsewhere\",le=\"+Inf\"} 1",
            "kolo_http_request_seconds_sum{route=\"/t/{id}\"} 0.0025",
            "kolo_http_request_seconds_count{route=\"/t/{id}\"} 1",
            "kolo_signal_seconds_count 0",
        ] {
            assert!(text.lines().any(|one| one == line), "{line} in\n{text}");
        }
    }

    #[test]
    fn addresses_of_others_are_one_figure() {
        let meter = Meter::default();
        for _ in 0..1000 {
            meter.answered("GET", None, 404, Duration::ZERO);
        }
        assert_eq!(meter.routes.lock().expect("sound").len(), 1);
    }
}
