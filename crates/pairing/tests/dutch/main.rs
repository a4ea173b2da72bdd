//! The FIDE (Dutch) Swiss against case files.

#[cfg(test)]
mod cases;
