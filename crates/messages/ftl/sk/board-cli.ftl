# Príkazy: prove, clock, duel, ruling.
