//! The contest through its public interface.

mod seasons;
