# Príkazy: prove, clock, duel, ruling.

ruling-cli-edition = { $rules } (vydanie { $edition })
ruling-cli-edition-link = { $rules } (vydanie { $edition }), { $link }
ruling-cli-facts = Skutočnosti, zadávané ako názov=hodnota:
ruling-cli-left-out = { $about }: { $kind }; vynechané znamená { $default }
ruling-cli-required = { $about }: { $kind }
ruling-cli-needs-none = Táto situácia žiadne skutočnosti nepotrebuje.
ruling-cli-clauses = Články: { $clauses }
ruling-cli-ruling = Rozhodnutie: { $verdict }
ruling-cli-choices = Rozhodca môže namiesto toho zvoliť: { $choices }
ruling-cli-enter = Zápis: { $entry }
ruling-cli-decides = Rozhoduje rozhodca; toto hovoria pravidlá.
board-cli-svg-alone = obrázok by bol na štandardnom výstupe spolu s niečím iným: zapíšte ho do súboru, alebo vynechajte --json, --to a --tree

duel-cli-first = otvárajúci hráč
duel-cli-second = druhý hráč
duel-cli-swap1 = Otvorenie: SWAP 1
duel-cli-swap2 = Otvorenie: SWAP 2
duel-cli-plain = Otvorenie nie je zapísané: symboly na striedačku
duel-cli-position = Pozícia
duel-cli-to-move = { $mark ->
    [cross] Na ťahu sú krížiky.
   *[circle] Na ťahu sú krúžky.
}
duel-cli-title = Duel: { $first } – { $second }
duel-cli-description = { $marks ->
    [one] Na ploche je jeden symbol.
    [few] Na ploche sú { $marks } symboly.
   *[other] Na ploche je { $marks } symbolov.
} { $result }
duel-cli-step = Krok { $step }: { $text }
duel-cli-end = Koniec: { $text }
duel-cli-lawful = Záznam zodpovedá pravidlám: { $steps ->
    [one] jeden krok.
    [few] { $steps } kroky.
   *[other] { $steps } krokov.
}
duel-cli-unlawful = Záznam nezodpovedá pravidlám: { $count ->
    [one] jedna chyba.
    [few] { $count } chyby.
   *[other] { $count } chýb.
}
duel-cli-not-followed = { $count ->
    [one] Jeden krok za ňou nebol skontrolovaný: nie je jasné, čo znamená.
    [few] { $count } kroky za ňou neboli skontrolované: nie je jasné, čo znamenajú.
   *[other] { $count } krokov za ňou nebolo skontrolovaných: nie je jasné, čo znamenajú.
}
duel-cli-goes-on = Duel sa neskončil. Na rade: { $name }.
duel-cli-open = Duel sa neskončil.
duel-cli-row = Výhra: { $name }; { $count } v rade od { $from } do { $to }.
duel-cli-full = Remíza: hracia plocha je plná.
duel-cli-resigned = Prehra vzdaním: { $name }.
duel-cli-agreed = Remíza dohodou.
duel-cli-flag = Prehra na čas, na ktorú súper upozornil: { $name }.
duel-cli-both-flags = Remíza: čas vypršal obom.
duel-cli-time-limit = Remíza: čas duelu vypršal a nikto neukázal vynútenú výhru.
duel-cli-forced-win = Výhra: { $name }; po vypršaní času bola ukázaná vynútená výhra.
duel-cli-ruled = Výhra rozhodnutím: { $name }; { $reason }
duel-cli-ruled-draw = Remíza rozhodnutím: { $reason }

prove-cli-no-position = taký súbor neexistuje a pozícia to tiež nie je: zadajte súbor, alebo symboly ako 'xh8 oi8 xj10 > o'
prove-cli-show-stdin = ťahy sa čítajú zo štandardného vstupu, takže pozícia odtiaľ prísť nemôže: zadajte súbor, alebo priamo pozíciu
prove-cli-question = { $claimant ->
    [cross] Krížiky tvrdia, že majú vynútenú výhru
   *[circle] Krúžky tvrdia, že majú vynútenú výhru
}; { $turn ->
    [cross] na ťahu sú krížiky.
   *[circle] na ťahu sú krúžky.
}
prove-cli-line = Postup: { $moves }
prove-cli-effort = { $by ->
    [fours] Nájdené samotnými štvorkami; vyskúšaných symbolov: { $nodes }.
    [threats] Nájdené hrozbami; vyskúšaných symbolov: { $nodes }.
    [all-moves] Nájdené skúšaním všetkých ťahov; vyskúšaných symbolov: { $nodes }.
   *[none] Vyskúšaných symbolov: { $nodes }.
}
prove-cli-tree-line = { $winner ->
    [cross] Krížiky vyhrajú štvorkami: { $moves }
   *[circle] Krúžky vyhrajú štvorkami: { $moves }
}
prove-cli-tree-move = { $winner ->
    [cross] Krížiky označia { $cell }; ďalej krok { $then }
   *[circle] Krúžky označia { $cell }; ďalej krok { $then }
}
prove-cli-tree-double = { $winner ->
    [cross] Krížiky môžu urobiť päť na dvoch políčkach: krúžky zabránia len jednému
   *[circle] Krúžky môžu urobiť päť na dvoch políčkach: krížiky zabránia len jednému
}
prove-cli-tree-forced = { $winner ->
    [cross] Krúžky musia na { $cell }; ďalej krok { $then }
   *[circle] Krížiky musia na { $cell }; ďalej krok { $then }
}
prove-cli-tree-threat = { $winner ->
    [cross] Odpovedajú krúžky; na všetko, čo tu nie je uvedené, krížiky vyhrajú postupom { $moves }
   *[circle] Odpovedajú krížiky; na všetko, čo tu nie je uvedené, krúžky vyhrajú postupom { $moves }
}
prove-cli-tree-every = { $winner ->
    [cross] Odpovedajú krúžky; uvedená je každá odpoveď
   *[circle] Odpovedajú krížiky; uvedená je každá odpoveď
}
prove-cli-tree-reply = { $cell }: ďalej krok { $then }
prove-cli-no-proof-file = toto nie je uložená odpoveď príkazu kolo prove --json: { $why }
prove-cli-other-file = toto nie je uložená odpoveď príkazu kolo prove --json: kľúč kolo-proof má byť 1
prove-cli-no-claimant = toto nie je uložená odpoveď príkazu kolo prove --json: kľúč claimant má byť x alebo o
prove-cli-no-proof = uložená odpoveď nemá dôkaz: má ho len výhra, ktorá bola dokázaná
prove-cli-holds = { $winner ->
    [cross] Dôkaz platí: krížiky vynútia výhru najviac v { $moves } ťahoch oboch strán.
   *[circle] Dôkaz platí: krúžky vynútia výhru najviac v { $moves } ťahoch oboch strán.
} Krokov: { $steps }; symbolov umiestnených pri kontrole: { $marks }.
prove-cli-claim-refuted = Tvrdenie { $claimant ->
    [cross] krížikov
   *[circle] krúžkov
} je tým vyvrátené.
prove-cli-defence = Obrana: { $cell }
prove-cli-prompt = { $mark ->
    [cross] Váš krížik (políčko, alebo quit):
   *[circle] Váš krúžok (políčko, alebo quit):
}
prove-cli-not-shown = Výhra nebola ukázaná.

clock-cli-no-time = „{ $text }“ nie je čas: napíšte ho ako 8m, 7m30s alebo 1h od začiatku záznamu
clock-cli-sound = { $events ->
    [one] Jedna udalosť, a je v poriadku.
    [few] { $events } udalosti, všetky v poriadku.
   *[other] { $events } udalostí, všetky v poriadku.
}
clock-cli-misfits = { $count ->
    [one] Jedna udalosť nie je možná.
    [few] { $count } udalosti nie sú možné.
   *[other] { $count } udalostí nie je možných.
}
