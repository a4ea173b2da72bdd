# Příkazy: prove, clock, duel, ruling.
