# Duel piškvoriek: políčka, symboly, otvorenia, záznamy.

duel-unreadable-cell = „{ $text }“ nie je políčko: napíšte stĺpec od a do o a riadok od 1 do 15, napríklad h8
duel-unreadable-mark = „{ $text }“ nie je symbol: napíšte x alebo cross pre krížik, o alebo circle pre krúžok
