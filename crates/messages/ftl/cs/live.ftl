# Duel na dvou obrazovkách.
