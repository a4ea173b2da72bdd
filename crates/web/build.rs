//! Packs the description of the data for programs, which the program carries and unpacks when it is asked for.

use std::path::PathBuf;
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec_zlib;

const DESCRIPTION: &str = "../../docs/api/openapi.json";
const SMALLEST: u8 = 9;

fn main() {
    println!("cargo::rerun-if-changed={DESCRIPTION}");
    let text = fs::read(DESCRIPTION).unwrap_or_else(|error| panic!("{DESCRIPTION}: {error}"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder"));
    fs::write(out.join("openapi.zlib"), compress_to_vec_zlib(&text, SMALLEST))
        .expect("the folder can be written");
}
