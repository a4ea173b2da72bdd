# A duel on two screens.
