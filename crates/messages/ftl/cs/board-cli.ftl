# Příkazy: prove, clock, duel, ruling.

ruling-cli-edition = { $rules } (vydání { $edition })
ruling-cli-edition-link = { $rules } (vydání { $edition }), { $link }
ruling-cli-facts = Skutečnosti, zadávané jako název=hodnota:
ruling-cli-left-out = { $about }: { $kind }; vynecháno znamená { $default }
ruling-cli-required = { $about }: { $kind }
ruling-cli-needs-none = Tato situace žádné skutečnosti nepotřebuje.
ruling-cli-clauses = Články: { $clauses }
ruling-cli-ruling = Rozhodnutí: { $verdict }
ruling-cli-choices = Rozhodčí může místo toho zvolit: { $choices }
ruling-cli-enter = Zápis: { $entry }
ruling-cli-decides = Rozhoduje rozhodčí; toto říkají pravidla.
board-cli-svg-alone = obrázek by byl na standardním výstupu spolu s něčím jiným: zapište jej do souboru, nebo vynechte --json, --to a --tree

duel-cli-first = zahajující hráč
duel-cli-second = druhý hráč
duel-cli-swap1 = Zahájení: SWAP 1
duel-cli-swap2 = Zahájení: SWAP 2
duel-cli-plain = Zahájení není zapsáno: symboly na střídačku
duel-cli-position = Pozice
duel-cli-to-move = { $mark ->
    [cross] Na tahu jsou křížky.
   *[circle] Na tahu jsou kolečka.
}
duel-cli-title = Duel: { $first } – { $second }
duel-cli-description = { $marks ->
    [one] Na ploše je jeden symbol.
    [few] Na ploše jsou { $marks } symboly.
   *[other] Na ploše je { $marks } symbolů.
} { $result }
duel-cli-step = Krok { $step }: { $text }
duel-cli-end = Konec: { $text }
duel-cli-lawful = Záznam odpovídá pravidlům: { $steps ->
    [one] jeden krok.
    [few] { $steps } kroky.
   *[other] { $steps } kroků.
}
duel-cli-unlawful = Záznam neodpovídá pravidlům: { $count ->
    [one] jedna chyba.
    [few] { $count } chyby.
   *[other] { $count } chyb.
}
duel-cli-not-followed = { $count ->
    [one] Jeden krok za ní nebyl zkontrolován: není jasné, co znamená.
    [few] { $count } kroky za ní nebyly zkontrolovány: není jasné, co znamenají.
   *[other] { $count } kroků za ní nebylo zkontrolováno: není jasné, co znamenají.
}
duel-cli-goes-on = Duel neskončil. Na řadě: { $name }.
duel-cli-open = Duel neskončil.
duel-cli-row = Výhra: { $name }; { $count } v řadě od { $from } do { $to }.
duel-cli-full = Remíza: hrací plocha je plná.
duel-cli-resigned = Prohra vzdáním: { $name }.
duel-cli-agreed = Remíza dohodou.
duel-cli-flag = Prohra na čas, na kterou soupeř upozornil: { $name }.
duel-cli-both-flags = Remíza: čas vypršel oběma.
duel-cli-time-limit = Remíza: čas duelu vypršel a nikdo neukázal vynucenou výhru.
duel-cli-forced-win = Výhra: { $name }; po vypršení času byla ukázána vynucená výhra.
duel-cli-ruled = Výhra rozhodnutím: { $name }; { $reason }
duel-cli-ruled-draw = Remíza rozhodnutím: { $reason }

prove-cli-no-position = takový soubor neexistuje a pozice to také není: zadejte soubor, nebo symboly jako 'xh8 oi8 xj10 > o'
prove-cli-show-stdin = tahy se čtou ze standardního vstupu, takže pozice odtud přijít nemůže: zadejte soubor, nebo přímo pozici
prove-cli-question = { $claimant ->
    [cross] Křížky tvrdí, že mají vynucenou výhru
   *[circle] Kolečka tvrdí, že mají vynucenou výhru
}; { $turn ->
    [cross] na tahu jsou křížky.
   *[circle] na tahu jsou kolečka.
}
prove-cli-line = Postup: { $moves }
prove-cli-effort = { $by ->
    [fours] Nalezeno pouhými čtyřkami; vyzkoušených symbolů: { $nodes }.
    [threats] Nalezeno hrozbami; vyzkoušených symbolů: { $nodes }.
    [all-moves] Nalezeno zkoušením všech tahů; vyzkoušených symbolů: { $nodes }.
   *[none] Vyzkoušených symbolů: { $nodes }.
}
prove-cli-tree-line = { $winner ->
    [cross] Křížky vyhrají čtyřkami: { $moves }
   *[circle] Kolečka vyhrají čtyřkami: { $moves }
}
prove-cli-tree-move = { $winner ->
    [cross] Křížky označí { $cell }; dál krok { $then }
   *[circle] Kolečka označí { $cell }; dál krok { $then }
}
prove-cli-tree-double = { $winner ->
    [cross] Křížky mohou udělat pět na dvou políčkách: kolečka zabrání jen jednomu
   *[circle] Kolečka mohou udělat pět na dvou políčkách: křížky zabrání jen jednomu
}
prove-cli-tree-forced = { $winner ->
    [cross] Kolečka musejí na { $cell }; dál krok { $then }
   *[circle] Křížky musejí na { $cell }; dál krok { $then }
}
prove-cli-tree-threat = { $winner ->
    [cross] Odpovídají kolečka; na vše, co tu není uvedeno, křížky vyhrají postupem { $moves }
   *[circle] Odpovídají křížky; na vše, co tu není uvedeno, kolečka vyhrají postupem { $moves }
}
prove-cli-tree-every = { $winner ->
    [cross] Odpovídají kolečka; uvedena je každá odpověď
   *[circle] Odpovídají křížky; uvedena je každá odpověď
}
prove-cli-tree-reply = { $cell }: dál krok { $then }
prove-cli-no-proof-file = toto není uložená odpověď příkazu kolo prove --json: { $why }
prove-cli-other-file = toto není uložená odpověď příkazu kolo prove --json: klíč kolo-proof má být 1
prove-cli-no-claimant = toto není uložená odpověď příkazu kolo prove --json: klíč claimant má být x nebo o
prove-cli-no-proof = uložená odpověď nemá důkaz: má jej jen výhra, která byla dokázána
prove-cli-holds = { $winner ->
    [cross] Důkaz platí: křížky vynutí výhru nejvýš v { $moves } tazích obou stran.
   *[circle] Důkaz platí: kolečka vynutí výhru nejvýš v { $moves } tazích obou stran.
} Kroků: { $steps }; symbolů umístěných při kontrole: { $marks }.
prove-cli-claim-refuted = Tvrzení { $claimant ->
    [cross] křížků
   *[circle] koleček
} je tím vyvráceno.
prove-cli-defence = Obrana: { $cell }
prove-cli-prompt = { $mark ->
    [cross] Váš křížek (políčko, nebo quit):
   *[circle] Vaše kolečko (políčko, nebo quit):
}
prove-cli-not-shown = Výhra nebyla ukázána.

clock-cli-no-time = „{ $text }“ není čas: napište ho jako 8m, 7m30s nebo 1h od začátku záznamu
clock-cli-sound = { $events ->
    [one] Jedna událost, a je v pořádku.
    [few] { $events } události, všechny v pořádku.
   *[other] { $events } událostí, všechny v pořádku.
}
clock-cli-misfits = { $count ->
    [one] Jedna událost není možná.
    [few] { $count } události nejsou možné.
   *[other] { $count } událostí není možných.
}
