# Duel piškvorek: políčka, symboly, zahájení, záznamy.

duel-unreadable-cell = „{ $text }“ není políčko: napište sloupec od a do o a řádek od 1 do 15, například h8
duel-unreadable-mark = „{ $text }“ není symbol: napište x nebo cross pro křížek, o nebo circle pro kolečko

duel-not-your-turn = { $due ->
    [first] na tahu je hráč, který duel zahajoval: počkejte na jeho tah
   *[second] na tahu je hráč, který duel nezahajoval: počkejte na jeho tah
}
duel-open-first = duel začíná třemi symboly zahajujícího hráče: nejdřív je umístěte
duel-opened-already = první tři symboly už jsou umístěny
duel-choose-first = než se bude hrát dál, je třeba zvolit symbol: vezměte si křížky, nebo kolečka
duel-choose-or-add-first = než se bude hrát dál, je třeba zvolit symbol: vezměte si křížky, nebo kolečka, anebo přidejte jeden křížek a jedno kolečko
duel-chosen-already = symboly už jsou zvoleny: označte políčko
duel-no-adding-in-swap1 = ve SWAP 1 se další symboly nepřidávají: vezměte si křížky, nebo kolečka
duel-added-already = další symboly už nikdo nepřidává: vezměte si křížky, nebo kolečka
duel-three-alike = první tři symboly jsou dva křížky a kolečko, nebo dvě kolečka a křížek: jeden z nich změňte
duel-two-alike = přidávají se jeden křížek a jedno kolečko: jeden ze symbolů změňte
duel-taken = { $mark ->
    [cross] na { $cell } už je křížek: vyberte prázdné políčko
   *[circle] na { $cell } už je kolečko: vyberte prázdné políčko
}
duel-over = duel už skončil
