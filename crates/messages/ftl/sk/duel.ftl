# Duel piškvoriek: políčka, symboly, otvorenia, záznamy.

duel-unreadable-cell = „{ $text }“ nie je políčko: napíšte stĺpec od a do o a riadok od 1 do 15, napríklad h8
duel-unreadable-mark = „{ $text }“ nie je symbol: napíšte x alebo cross pre krížik, o alebo circle pre krúžok

duel-not-your-turn = { $due ->
    [first] na ťahu je hráč, ktorý duel otváral: počkajte na jeho ťah
   *[second] na ťahu je hráč, ktorý duel neotváral: počkajte na jeho ťah
}
duel-open-first = duel sa začína tromi symbolmi hráča, ktorý ho otvára: najprv ich umiestnite
duel-opened-already = prvé tri symboly už sú umiestnené
duel-choose-first = skôr než sa bude hrať ďalej, treba zvoliť symbol: vezmite si krížiky, alebo krúžky
duel-choose-or-add-first = skôr než sa bude hrať ďalej, treba zvoliť symbol: vezmite si krížiky, alebo krúžky, alebo pridajte jeden krížik a jeden krúžok
duel-chosen-already = symboly už sú zvolené: označte políčko
duel-no-adding-in-swap1 = v SWAP 1 sa ďalšie symboly nepridávajú: vezmite si krížiky, alebo krúžky
duel-added-already = ďalšie symboly už nikto nepridáva: vezmite si krížiky, alebo krúžky
duel-three-alike = prvé tri symboly sú dva krížiky a krúžok, alebo dva krúžky a krížik: jeden z nich zmeňte
duel-two-alike = pridávajú sa jeden krížik a jeden krúžok: jeden zo symbolov zmeňte
duel-taken = { $mark ->
    [cross] na { $cell } už je krížik: vyberte prázdne políčko
   *[circle] na { $cell } už je krúžok: vyberte prázdne políčko
}
duel-over = duel sa už skončil

record-too-large = vstup má { $bytes } bajtov a záznamy majú najviac { $most }: nejde o duel
record-empty = nič tu nie je: zadajte záznam duelu alebo pozíciu
record-unknown-format = nevyzerá to ako záznam duelu ani ako pozícia: začnite swap1: alebo swap2:, políčkami ako h8 i9, riadkom Piskvorky 15x15, riadkom START 15, diagramom alebo JSON
record-other-version = záznam má verziu { $version } a tento program pozná verziu { $known }: použite novší program
record-marked-cell = „{ $text }“ nie je symbol na políčku: napíšte x alebo o a políčko, napríklad xh8
record-part = „{ $text }“ nie je časť duelu: napíšte políčka, symbol, otvorenie ako xh8 oi8 xj10, alebo koniec ako first resigns
record-number-of-marks = symbolov je tu { $found } a má ich byť { $due }: opravte ich
record-after-end = duel sa skončil už predtým: odstráňte, čo je za jeho koncom
record-who-resigned = nie je jasné, kto sa vzdal: napíšte first resigns, alebo second resigns
record-named-twice = táto strana už meno má: jeden z riadkov odstráňte
record-time = „{ $text }“ nie je čas: napíšte počet milisekúnd najviac { $most }, a to za posledným symbolom kroku
record-other-size = hracia plocha má inú veľkosť: poznáme len duely na 15 × 15 políčkach
record-psq-line = „{ $text }“ tu v súbore .psq nemôže byť: ťah je x,y,ms, potom môžu byť dve mená a partiu končí číslo
record-off-the-board = „{ $text }“ leží mimo hracej plochy: stĺpce aj riadky idú od { $least } do { $most }
record-psq-disagrees = tento riadok opisuje iný duel než ťahy a mená nad ním: opravte jedno z toho, alebo riadok odstráňte
record-gomocup-line = „{ $text }“ sa tu nečaká: po START 15 príde BOARD s riadkami x,y,1 alebo x,y,2, alebo SWAP2BOARD s riadkami x,y, a potom DONE
record-gomocup-field = „{ $text }“ nehovorí, čí je symbol: napíšte 1 pre hráča na ťahu a 2 pre druhého
record-gomocup-no-board = chýba celá pozícia: začnite ju BOARD alebo SWAP2BOARD a ukončite DONE
record-gomocup-swap = SWAP2BOARD má symbolov { $found }: má mať žiadny, tri, alebo päť
record-diagram-line = „{ $text }“ nie je riadok diagramu: pre každé políčko napíšte bodku, x, alebo o
record-diagram-width = políčok v tomto riadku je { $found }: má ich byť 15
record-diagram-rows = riadkov v diagrame je { $found }: má ich byť 15
record-diagram-number = tento riadok má číslo { $text }, ale zdola je to riadok { $due }: opravte číslo alebo poradie riadkov

position-twice = políčko { $cell } je označené dvakrát: jeden zo symbolov odstráňte
position-counts = krížikov je { $crosses } a krúžkov { $circles }: v dueli sa počty líšia najviac o jeden
position-turn-of-more = { $mark ->
    [cross] krížikov je viac než krúžkov, takže na ťahu sú krúžky: opravte, kto je na ťahu, alebo symboly
   *[circle] krúžkov je viac než krížikov, takže na ťahu sú krížiky: opravte, kto je na ťahu, alebo symboly
}
position-turn-unknown = krížikov je toľko čo krúžkov: povedzte, kto je na ťahu
position-five-already = { $mark ->
    [cross] krížiky už vyhrali, od { $from } do { $to }: niet čo hrať
   *[circle] krúžky už vyhrali, od { $from } do { $to }: niet čo hrať
}

record-after-five = { $mark ->
    [cross] duel sa skončil pred týmto krokom: krížiky majú päť od { $from } do { $to }
   *[circle] duel sa skončil pred týmto krokom: krúžky majú päť od { $from } do { $to }
}
record-after-full = duel sa skončil pred týmto krokom: hracia plocha je plná
record-no-opening = partia bez otvorenia má len symboly na striedačku: ak otvorenie mala, napíšte pred ňu swap1: alebo swap2:
record-no-five = podľa záznamu sa duel skončil piatimi v rade, ale posledný symbol ich netvorí: opravte ťahy alebo koniec
record-not-full = podľa záznamu sa duel skončil plnou hracou plochou, ale { $empty ->
    [one] jedno políčko je prázdne
    [few] { $empty } políčka sú prázdne
   *[other] { $empty } políčok je prázdnych
  }: opravte ťahy alebo koniec
record-five-missed = { $mark ->
    [cross] krížiky vyhrali piatimi od { $from } do { $to }, ale záznam uvádza iný koniec: opravte ho
   *[circle] krúžky vyhrali piatimi od { $from } do { $to }, ale záznam uvádza iný koniec: opravte ho
}
record-full-missed = hracia plocha je plná a duel sa skončil remízou, ale záznam uvádza iný koniec: opravte ho
record-no-order = pozícia nehovorí, v akom poradí symboly pribúdali: zvoľte niektorý formát pozícií
record-not-lawful = duel nezodpovedá pravidlám, takže sa symboly nestriedajú: najprv ho opravte, alebo zvoľte formát text či json
