//! Dependencies in a `Cargo.toml`.

use toml::Table;

/// What a crate needs to be built.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Manifest {
    /// Packages the crate ships with, `[build-dependencies]` and those of single targets included.
    pub needs: Vec<String>,
}

impl Manifest {
    /// Reads the manifest's text.
    ///
    /// `[dev-dependencies]` are left out: a test may use whatever it likes, for example a
    /// crate further down the order to read its test data.
    ///
    /// # Errors
    /// When the text is not TOML.
    pub fn parse(text: &str) -> Result<Manifest, toml::de::Error> {
        let document: Table = text.parse()?;
        let mut needs = needs_in(&document);
        for target in tables(document.get("target").and_then(|value| value.as_table())) {
            needs.extend(needs_in(target));
        }
        needs.sort();
        needs.dedup();
        Ok(Manifest { needs })
    }
}

fn needs_in(table: &Table) -> Vec<String> {
    let sections = ["dependencies", "build-dependencies"];
    let sections = sections.iter().filter_map(|name| table.get(*name)?.as_table());
    sections
        .flatten()
        .map(|(name, given)| {
            // `package` gives the true name of a dependency that is renamed here.
            let package = given.get("package").and_then(|package| package.as_str());
            package.unwrap_or(name).to_owned()
        })
        .collect()
}

fn tables(parent: Option<&Table>) -> impl Iterator<Item = &Table> {
    parent.into_iter().flatten().filter_map(|(_, value)| value.as_table())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_need_is_seen_and_tests_are_free() {
        let text = r#"
            [dependencies]
            kolo-model.workspace = true
            clock = { package = "tokio", version = "1" }
            [build-dependencies]
            built = "0.1"
            [target.'cfg(unix)'.dependencies]
            libc = "0.2"
            [dev-dependencies]
            rand = "0.10"
        "#;
        let manifest = Manifest::parse(text).unwrap();
        assert_eq!(manifest.needs, ["built", "kolo-model", "libc", "tokio"]);
    }
}
