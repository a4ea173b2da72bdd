# Říkají oba švýcarské systémy FIDE.

fide-field = { $players ->
    [one] jeden hráč, podle bodů: { $groups }
    [few] { $players } hráči, podle bodů: { $groups }
   *[other] { $players } hráčů, podle bodů: { $groups }
}
fide-field-empty = v tomto kole není koho losovat
fide-group-size = { $score } ({ $players }×)
fide-boards = šachovnice jsou seřazeny podle bodů výše stojícího hráče, součtu bodů a pořadí výše stojícího hráče
fide-bracket = Bodová skupina { $score }
fide-came-down = { $count ->
    [one] shora sestupuje: { $players }
   *[other] shora sestupují: { $players }
}
fide-halves = { $pairs ->
    [one] jedna dvojice: S1 { $s1 } proti S2 { $s2 }
    [few] { $pairs } dvojice: S1 { $s1 } proti S2 { $s2 }
   *[other] { $pairs } dvojic: S1 { $s1 } proti S2 { $s2 }
}
fide-left-over = { $count ->
    [one] bez soupeře, sestupuje: { $players }
   *[other] bez soupeře, sestupují: { $players }
}
fide-bye = Volný los: { $player }
fide-barred = { $kind ->
    [bye] ne { $player }: volný los už má za sebou ({ $round }. kolo)
    [full-point] ne { $player }: dostal(a) volno za celý bod ({ $round }. kolo)
   *[forfeit] ne { $player }: vyhrál(a) bez hry ({ $round }. kolo)
}
fide-pair = { $board }. šachovnice: { $white } – { $black }
fide-passed-over = ne { $other }: { $reason }
fide-more-passed-over = ani další ({ $count }) z podobných důvodů
fide-first-free = { $player } je { $place }. v S1 a hraje s prvním, kdo je v S2 ještě volný: { $opponent }
fide-next-free = { $player } je { $place }. v S1 a hraje s dalším, kdo je v S2 volný: { $opponent }
fide-have-met = už spolu hráli ({ $round }. kolo)
fide-kept-apart = spolu hrát nemají
fide-colours-impossible = barvy nelze přidělit tak, aby vyhovovaly oběma ({ $one }; { $other })
fide-colour-granted = bílé má { $white }: vyhovět lze oběma ({ $wish-white }; { $wish-black })
fide-colour-stronger = bílé má { $white }: oba by měli dostat stejnou barvu, rozhoduje silnější nárok ({ $wish-white }; { $wish-black })
fide-colour-alternated = bílé má { $white }: nároky jsou stejné, barvy se tedy střídají proti poslednímu rozdílu, { $games ->
    [one] v poslední partii
    [few] { $games } partie zpět
   *[other] { $games } partií zpět
}
fide-colour-higher = bílé má { $white }: nároky jsou stejné a při pohledu zpět měli oba partii po partii stejnou barvu; vyhoví se výše stojícímu
fide-colour-lot = bílé má { $white }: nikdo nárok nemá, rozhoduje los podle startovního čísla výše stojícího, { $higher }
fide-wish-none = bez nároku
fide-wish = { $strength ->
    [absolute] povinně
    [strong] silný nárok na
   *[mild] mírný nárok na
} { $side }
fide-nobody = nikdo
