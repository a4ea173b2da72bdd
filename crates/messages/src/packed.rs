//! Texts that the program carries packed.

use miniz_oxide::inflate::decompress_to_vec_zlib;

/// The text that the build of this program has packed (zlib).
///
/// # Panics
/// If it is not that; nothing that comes from outside is packed so.
pub fn unpacked(packed: &[u8]) -> String {
    let bytes = decompress_to_vec_zlib(packed).expect("packed by the build of this program");
    String::from_utf8(bytes).expect("only texts are packed")
}
