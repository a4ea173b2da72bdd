//! The formats of whole tournaments.

/// A format that holds a whole tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Format {
    /// The tournament report file of the chess federation.
    Trf,
    /// The plain tournament file.
    Json,
    /// The result file of the European Go Federation.
    H9,
    /// The tournament file of OpenGotha.
    OpenGotha,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 4] = [Format::Trf, Format::Json, Format::H9, Format::OpenGotha];

    /// The name on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Format::Trf => "trf",
            Format::Json => "json",
            Format::H9 => "h9",
            Format::OpenGotha => "xml",
        }
    }

    /// The format by the extension of a file name: `.trf`, `.trfx` and `.txt`, `.json`, `.h9` or `.xml`.
    pub fn of_file_name(name: &str) -> Option<Format> {
        let (_, ending) = name.rsplit_once('.')?;
        match ending.to_ascii_lowercase().as_str() {
            "trf" | "trfx" | "txt" => Some(Format::Trf),
            "json" => Some(Format::Json),
            "h9" => Some(Format::H9),
            "xml" => Some(Format::OpenGotha),
            _ => None,
        }
    }

    /// The format that the content looks like: JSON begins with a brace, a result file of the European Go
    /// Federation with the semicolon of its heading, XML with an angle bracket, and no line of a TRF does.
    pub fn sniff(bytes: &[u8]) -> Format {
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
        match bytes.iter().find(|byte| !byte.is_ascii_whitespace()) {
            Some(b'{' | b'[') => Format::Json,
            Some(b';') => Format::H9,
            Some(b'<') => Format::OpenGotha,
            Some(_) | None => Format::Trf,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_tells_the_format() {
        assert_eq!(Format::of_file_name("open.2026.TRF"), Some(Format::Trf));
        assert_eq!(Format::of_file_name("dir.json/a.trfx"), Some(Format::Trf));
        assert_eq!(Format::of_file_name("a.json"), Some(Format::Json));
        assert_eq!(Format::of_file_name("a.csv"), None);
        assert_eq!(Format::of_file_name("json"), None);
        for format in Format::ALL {
            assert_eq!(Format::of_file_name(&format!("x.{}", format.code())), Some(format));
        }
    }

    #[test]
    fn the_content_tells_the_format() {
        assert_eq!(Format::sniff(b"\xef\xbb\xbf \r\n{"), Format::Json);
        assert_eq!(Format::sniff(b"012 {"), Format::Trf);
        assert_eq!(Format::sniff(b"; CL[A]\n"), Format::H9);
        assert_eq!(Format::sniff(b"<?xml"), Format::OpenGotha);
        assert_eq!(Format::sniff(b""), Format::Trf);
    }
}
