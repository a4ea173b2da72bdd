# Duel piškvorek: políčka, symboly, zahájení, záznamy.

duel-unreadable-cell = „{ $text }“ není políčko: napište sloupec od a do o a řádek od 1 do 15, například h8
duel-unreadable-mark = „{ $text }“ není symbol: napište x nebo cross pro křížek, o nebo circle pro kolečko
