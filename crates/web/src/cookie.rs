//! Cookies, read and written by hand: there are two.

use axum::http::{HeaderMap, HeaderValue, header};

/// The value of a cookie, if the browser sent it.
pub(crate) fn read<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(found, _)| *found == name).map(|(_, value)| value)
}

/// Whether browsers may send a cookie over plain HTTP.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Transport {
    /// In a hall without certificate.
    Plain,
    /// The address of the site begins with `https:`.
    Encrypted,
}

/// The line that sets a cookie for so many seconds; scripts never see it, and no other site can use it.
///
/// `value` holds letters and digits only: a key, a language.
pub(crate) fn write(name: &str, value: &str, seconds: i64, transport: Transport) -> Option<HeaderValue> {
    let secure = match transport {
        Transport::Plain => "",
        Transport::Encrypted => "; Secure",
    };
    let line = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::from_str(&line).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_found_by_their_whole_name() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("xlang=de; lang=cs"));
        headers.append(header::COOKIE, HeaderValue::from_static("desk=abc"));
        assert_eq!((read(&headers, "lang"), read(&headers, "desk")), (Some("cs"), Some("abc")));
        assert_eq!(read(&headers, "la"), None);
    }

    #[test]
    fn cookies_stay_on_this_site() {
        let line = write("desk", "abc", 60, Transport::Encrypted).expect("a header");
        let line = line.to_str().expect("letters");
        for part in ["desk=abc", "HttpOnly", "SameSite=Strict", "Secure", "Max-Age=60"] {
            assert!(line.contains(part), "{line}");
        }
        assert!(!format!("{:?}", write("desk", "abc", 60, Transport::Plain)).contains("Secure"));
    }
}
