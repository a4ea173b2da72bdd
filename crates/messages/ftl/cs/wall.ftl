# Co ukazuje projektor z turnaje týmů.
wall-bracket = Play-off
wall-free = teď nehraje
wall-groups = Tabulky skupin
wall-names = Zápasy podle týmů
wall-nothing = Ještě není vylosováno.
wall-places = Pořadí
wall-tables = Zápasy podle stolů
