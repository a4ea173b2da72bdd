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

record-too-large = vstup má { $bytes } bajtů a záznamy mají nejvýš { $most }: nejde o duel
record-empty = nic tu není: zadejte záznam duelu nebo pozici
record-unknown-format = nevypadá to jako záznam duelu ani jako pozice: začněte swap1: nebo swap2:, políčky jako h8 i9, řádkem Piskvorky 15x15, řádkem START 15, diagramem nebo JSON
record-other-version = záznam má verzi { $version } a tento program zná verzi { $known }: použijte novější program
record-marked-cell = „{ $text }“ není symbol na políčku: napište x nebo o a políčko, například xh8
record-part = „{ $text }“ není část duelu: napište políčka, symbol, zahájení jako xh8 oi8 xj10, nebo konec jako first resigns
record-number-of-marks = symbolů je tu { $found } a má jich být { $due }: opravte je
record-after-end = duel skončil už předtím: odstraňte, co je za jeho koncem
record-who-resigned = není jasné, kdo se vzdal: napište first resigns, nebo second resigns
record-named-twice = tato strana už jméno má: jeden z řádků odstraňte
record-time = „{ $text }“ není čas: napište počet milisekund nejvýš { $most }, a to za posledním symbolem kroku
record-other-size = hrací plocha má jinou velikost: známe jen duely na 15 × 15 políčkách
record-psq-line = „{ $text }“ tu v souboru .psq nemůže být: tah je x,y,ms, pak mohou být dvě jména a partii končí číslo
record-off-the-board = „{ $text }“ leží mimo hrací plochu: sloupce i řádky jdou od { $least } do { $most }
record-psq-disagrees = tento řádek popisuje jiný duel než tahy a jména nad ním: opravte jedno z toho, nebo řádek odstraňte
record-gomocup-line = „{ $text }“ se tu nečeká: po START 15 přijde BOARD s řádky x,y,1 nebo x,y,2, anebo SWAP2BOARD s řádky x,y, a pak DONE
record-gomocup-field = „{ $text }“ neříká, čí je symbol: napište 1 pro hráče na tahu a 2 pro druhého
record-gomocup-no-board = chybí celá pozice: začněte ji BOARD nebo SWAP2BOARD a ukončete DONE
record-gomocup-swap = SWAP2BOARD má symbolů { $found }: má mít žádný, tři, nebo pět
record-diagram-line = „{ $text }“ není řádek diagramu: pro každé políčko napište tečku, x, nebo o
record-diagram-width = políček v tomto řádku je { $found }: má jich být 15
record-diagram-rows = řádků v diagramu je { $found }: má jich být 15
record-diagram-number = tento řádek má číslo { $text }, ale zdola je to řádek { $due }: opravte číslo nebo pořadí řádků

position-twice = políčko { $cell } je označeno dvakrát: jeden ze symbolů odstraňte
position-counts = křížků je { $crosses } a koleček { $circles }: v duelu se počty liší nejvýš o jeden
position-turn-of-more = { $mark ->
    [cross] křížků je víc než koleček, takže na tahu jsou kolečka: opravte, kdo je na tahu, nebo symboly
   *[circle] koleček je víc než křížků, takže na tahu jsou křížky: opravte, kdo je na tahu, nebo symboly
}
position-turn-unknown = křížků je tolik co koleček: řekněte, kdo je na tahu
position-five-already = { $mark ->
    [cross] křížky už vyhrály, od { $from } do { $to }: není co hrát
   *[circle] kolečka už vyhrála, od { $from } do { $to }: není co hrát
}

record-after-five = { $mark ->
    [cross] duel skončil před tímto krokem: křížky mají pět od { $from } do { $to }
   *[circle] duel skončil před tímto krokem: kolečka mají pět od { $from } do { $to }
}
record-after-full = duel skončil před tímto krokem: hrací plocha je plná
record-no-opening = partie bez zahájení má jen symboly na střídačku: pokud zahájení měla, napište před ni swap1: nebo swap2:
record-no-five = podle záznamu duel skončil pěti v řadě, ale poslední symbol je netvoří: opravte tahy nebo konec
record-not-full = podle záznamu duel skončil plnou hrací plochou, ale { $empty ->
    [one] jedno políčko je prázdné
    [few] { $empty } políčka jsou prázdná
   *[other] { $empty } políček je prázdných
  }: opravte tahy nebo konec
record-five-missed = { $mark ->
    [cross] křížky vyhrály pěti od { $from } do { $to }, ale záznam uvádí jiný konec: opravte jej
   *[circle] kolečka vyhrála pěti od { $from } do { $to }, ale záznam uvádí jiný konec: opravte jej
}
record-full-missed = hrací plocha je plná a duel skončil remízou, ale záznam uvádí jiný konec: opravte jej
record-no-order = pozice neříká, v jakém pořadí symboly přibývaly: zvolte některý formát pozic
record-not-lawful = duel neodpovídá pravidlům, takže se symboly nestřídají: nejdřív jej opravte, nebo zvolte formát text či json
