//! Text inside XML.

/// `text` with everything replaced that would be markup. Characters that XML cannot hold become U+FFFD.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\n' | '\t' => escaped.push(' '),
            '\0'..'\u{20}' | '\u{7f}'..'\u{a0}' | '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            other => escaped.push(other),
        }
    }
    escaped
}

/// At most `most` characters.
pub(super) fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_is_only_text() {
        assert_eq!(escape("<script>'&\"\u{1}\n"), "&lt;script&gt;&#39;&amp;&quot;\u{fffd} ");
        assert_eq!(escape("Žofie ✕"), "Žofie ✕");
        assert_eq!((cut("žluť", 4), cut("žluťoučký", 4)), ("žluť".into(), "žluť…".into()));
    }
}
