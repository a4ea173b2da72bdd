//! Packs the text files of each language into one small piece, which the program carries and unpacks when it first
//! speaks that language.

use std::fmt::Write as _;
use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec_zlib;

const LANGUAGES: [&str; 3] = ["en", "cs", "sk"];
const SMALLEST: u8 = 9;

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed=ftl");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| Error::other("cargo names no OUT_DIR"))?);
    let subjects = subjects(Path::new("ftl/en"))?;
    for language in LANGUAGES {
        if subjects != self::subjects(&Path::new("ftl").join(language))? {
            return Err(Error::other(format!("ftl/{language} has other files than ftl/en")));
        }
    }
    let mut list = String::from("[\n");
    let mut whole = LANGUAGES.map(|_| String::new());
    for subject in &subjects {
        let mut ends = [0; LANGUAGES.len()];
        for (language, (text, end)) in LANGUAGES.iter().zip(whole.iter_mut().zip(&mut ends)) {
            let file = Path::new("ftl").join(language).join(format!("{subject}.ftl"));
            text.push_str(&fs::read_to_string(&file).map_err(|error| at(&file, &error))?);
            *end = text.len();
        }
        writeln!(list, "    ({subject:?}, {ends:?}),").map_err(Error::other)?;
    }
    list.push(']');
    fs::write(out.join("subjects.rs"), list)?;
    for (language, text) in LANGUAGES.iter().zip(whole) {
        fs::write(out.join(format!("{language}.zlib")), compress_to_vec_zlib(text.as_bytes(), SMALLEST))?;
    }
    Ok(())
}

/// The names of the text files in a folder, without their endings.
fn subjects(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| at(folder, &error))? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            names.extend(path.file_stem().and_then(|name| name.to_str()).map(str::to_owned));
        }
    }
    names.sort();
    Ok(names)
}

/// The error with its place.
fn at(path: &Path, error: &Error) -> Error {
    Error::new(error.kind(), format!("{}: {error}", path.display()))
}
