# Commands: prove, clock, duel, ruling.
