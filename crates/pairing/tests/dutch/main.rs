//! The FIDE (Dutch) Swiss against case files.

#[cfg(test)]
mod cases;
#[cfg(test)]
mod random;
#[cfg(test)]
mod reference;
