//! A duel from its first mark to its end (P-3.3).
