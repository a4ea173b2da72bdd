//! What the description of the data calls two types of the model.

pub use kolo_model::{PerSide as Sides, Side as SideName};
