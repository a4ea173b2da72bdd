//! Packs the text files of each language into one small piece, which the program carries and unpacks when it first
//! speaks that language.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec_zlib;

const LANGUAGES: [&str; 3] = ["en", "cs", "sk"];
const SMALLEST: u8 = 9;

fn main() {
    println!("cargo::rerun-if-changed=ftl");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    let subjects = subjects(Path::new("ftl/en"));
    for language in LANGUAGES {
        assert_eq!(
            subjects,
            self::subjects(&Path::new("ftl").join(language)),
            "ftl/{language} has other files"
        );
    }
    let mut list = String::from("[\n");
    let mut whole = LANGUAGES.map(|_| String::new());
    for subject in &subjects {
        let ends = [0, 1, 2].map(|language: usize| {
            let file = Path::new("ftl").join(LANGUAGES[language]).join(format!("{subject}.ftl"));
            let text =
                fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            whole[language].push_str(&text);
            whole[language].len()
        });
        writeln!(list, "    ({subject:?}, {ends:?}),").expect("text grows");
    }
    list.push(']');
    fs::write(out.join("subjects.rs"), list).expect("the folder can be written");
    for (language, text) in LANGUAGES.iter().zip(whole) {
        let packed = compress_to_vec_zlib(text.as_bytes(), SMALLEST);
        fs::write(out.join(format!("{language}.zlib")), packed).expect("the folder can be written");
    }
}

/// The names of the text files in a folder, without their endings.
fn subjects(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let names = entries.map(|entry| entry.expect("it can be read").path());
    let mut names: Vec<String> = names
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    names
}
