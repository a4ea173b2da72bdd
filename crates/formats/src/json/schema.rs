//! The JSON Schema of the file.

/// The schema, draft 2020-12, as text.
pub fn schema() -> &'static str {
    include_str!("../../schema/kolo-1.schema.json")
}
