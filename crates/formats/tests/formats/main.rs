//! Reading and writing of files, on real data, on bad data and on random data.
//!
//! The modules are marked as tests, so that helpers may unwrap like tests do.

#[cfg(test)]
mod bad_input;
#[cfg(test)]
mod csv;
#[cfg(test)]
mod egd_list;
#[cfg(test)]
mod files;
#[cfg(test)]
mod generator;
#[cfg(test)]
mod h9;
#[cfg(test)]
mod json;
#[cfg(test)]
mod mutations;
#[cfg(test)]
mod opengotha;
#[cfg(test)]
mod properties;
#[cfg(test)]
mod random;
#[cfg(test)]
mod schema;
#[cfg(test)]
mod trf;
