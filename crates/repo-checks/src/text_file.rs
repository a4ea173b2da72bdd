//! Keys of the Fluent files.

use fluent_syntax::ast::Entry;

/// The keys of one text file, in the order they stand in.
///
/// Only messages count. A piece shared by several messages is written as a term
/// (`-name`), so every message is one that the code asks for.
///
/// # Errors
/// The parser's complaints, when the file is not Fluent.
pub fn keys(content: &str) -> Result<Vec<String>, Vec<String>> {
    let resource = fluent_syntax::parser::parse(content)
        .map_err(|(_, errors)| errors.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    let keys = resource.body.iter().filter_map(|entry| {
        if let Entry::Message(message) = entry { Some(message.id.name.to_owned()) } else { None }
    });
    Ok(keys.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_keys_and_terms_are_not() {
        let content = "# a comment\nfirst = One\n-brand = Kolo\nsecond =\n    { -brand } { $count ->\n        [one] x\n       *[other] y\n    }\n";
        assert_eq!(keys(content).unwrap(), ["first", "second"]);
    }

    #[test]
    fn broken_files_are_refused() {
        assert!(keys("first = { $open\n").is_err());
    }
}
