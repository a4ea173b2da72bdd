# Čo ukazuje projektor z turnaja tímov.
wall-bracket = Play-off
wall-free = teraz nehrá
wall-groups = Tabuľky skupín
wall-names = Zápasy podľa tímov
wall-nothing = Ešte nie je vyžrebované.
wall-places = Poradie
wall-tables = Zápasy podľa stolov
