//! Packs the description of the data for programs, which the program carries and unpacks when it is asked for.

use std::io::{Error, Result};
use std::path::PathBuf;
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec_zlib;

const DESCRIPTION: &str = "../../docs/api/openapi.json";
const SMALLEST: u8 = 9;

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed={DESCRIPTION}");
    let text =
        fs::read(DESCRIPTION).map_err(|error| Error::new(error.kind(), format!("{DESCRIPTION}: {error}")))?;
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| Error::other("cargo names no OUT_DIR"))?);
    fs::write(out.join("openapi.zlib"), compress_to_vec_zlib(&text, SMALLEST))
}
