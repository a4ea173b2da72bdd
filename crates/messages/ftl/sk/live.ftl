# Duel na dvoch obrazovkách.
