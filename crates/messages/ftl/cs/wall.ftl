# Co ukazuje projektor z turnaje týmů.
wall-bracket = Pavouk
wall-free = teď nehraje
wall-groups = Tabulky skupin
wall-names = Zápasy podle týmů
wall-nothing = Ještě není nalosováno.
wall-places = Pořadí
wall-tables = Zápasy podle stolů
