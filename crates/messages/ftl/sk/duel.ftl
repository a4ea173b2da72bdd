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
