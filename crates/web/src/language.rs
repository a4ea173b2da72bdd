//! In which language to answer: `?lang=`, else the cookie, else what the browser asks for.

use axum::http::{HeaderMap, header};
use kolo_messages::Lang;

use crate::cookie;

/// The cookie of the language.
pub(crate) const COOKIE: &str = "lang";

/// A language that the address itself asks for: `?lang=cs`.
pub(crate) fn asked_in(query: Option<&str>) -> Option<Lang> {
    let pairs = query?.split('&').filter_map(|pair| pair.split_once('='));
    pairs.filter(|(name, _)| *name == "lang").find_map(|(_, value)| value.parse().ok())
}

/// The language of a request.
pub(crate) fn of_request(query: Option<&str>, headers: &HeaderMap) -> Lang {
    let of_cookie = || cookie::read(headers, COOKIE).and_then(|value| value.parse().ok());
    asked_in(query).or_else(of_cookie).or_else(|| accepted(headers)).unwrap_or_default()
}

/// The best of ours that the browser accepts; of equal ones the first named.
fn accepted(headers: &HeaderMap) -> Option<Lang> {
    let text = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut best: Option<(u32, Lang)> = None;
    for item in text.split(',') {
        let mut parts = item.split(';').map(str::trim);
        let lang = parts.next().and_then(Lang::from_locale);
        let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1000), thousandths);
        if let (Some(lang), Some(weight)) = (lang, weight)
            && weight > best.map_or(0, |(known, _)| known)
        {
            best = Some((weight, lang));
        }
    }
    best.map(|(_, lang)| lang)
}

/// `0.8` as 800; nothing for what is no such number.
fn thousandths(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    if part.len() > 3 || !part.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let part: u32 = format!("{part:0<3}").parse().ok()?;
    match whole {
        "0" => Some(part),
        "1" if part == 0 => Some(1000),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), value.parse().expect("a header"))).collect()
    }

    #[test]
    fn address_cookie_and_browser_in_this_order() {
        let all = headers(&[(header::COOKIE, "a=b; lang=sk"), (header::ACCEPT_LANGUAGE, "cs")]);
        assert_eq!(of_request(Some("x=1&lang=en"), &all), Lang::En);
        assert_eq!(of_request(Some("lang=de"), &all), Lang::Sk, "not ours");
        assert_eq!(of_request(None, &all), Lang::Sk);
        assert_eq!(of_request(None, &headers(&[(header::ACCEPT_LANGUAGE, "cs")])), Lang::Cs);
        assert_eq!(of_request(None, &HeaderMap::new()), Lang::En);
    }

    #[test]
    fn browsers_weigh_their_languages() {
        for (text, lang) in [
            ("de-DE,de;q=0.9,sk;q=0.8,cs;q=0.7", Some(Lang::Sk)),
            ("en;q=0.2, cs-CZ;q=0.25", Some(Lang::Cs)),
            ("cs;q=0, fr", None),
            ("cs;q=2, en;q=x", None),
            ("*", None),
        ] {
            assert_eq!(accepted(&headers(&[(header::ACCEPT_LANGUAGE, text)])), lang, "{text}");
        }
    }
}
