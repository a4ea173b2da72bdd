# Vysvětlení obou švýcarských systémů FIDE.

fide-field = { $players ->
    [one] jeden hráč, podle bodů: { $groups }
    [few] { $players } hráči, podle bodů: { $groups }
   *[other] { $players } hráčů, podle bodů: { $groups }
}
fide-field-empty = v tomto kole není koho losovat
fide-group-size = { $score } ({ $players }×)
fide-boards = šachovnice jsou seřazeny podle bodů výše zařazeného hráče, součtu bodů a pořadí výše zařazeného hráče
fide-bracket = Bodové seskupení { $score }
fide-came-down = { $count ->
    [one] přesun shora: { $players }
   *[other] přesunutí shora: { $players }
}
fide-halves = { $pairs ->
    [one] jedna dvojice: S1 { $s1 } proti S2 { $s2 }
    [few] { $pairs } dvojice: S1 { $s1 } proti S2 { $s2 }
   *[other] { $pairs } dvojic: S1 { $s1 } proti S2 { $s2 }
}
fide-left-over = { $count ->
    [one] bez soupeře, přesouvá se dolů: { $players }
   *[other] bez soupeře, přesouvají se dolů: { $players }
}
fide-bye = Volný los: { $player }
fide-barred = { $kind ->
    [bye] ne { $player }: volný los už má za sebou ({ $round }. kolo)
    [full-point] ne { $player }: volno za celý bod ({ $round }. kolo)
   *[forfeit] ne { $player }: výhra bez hry ({ $round }. kolo)
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
fide-colour-stronger = bílé má { $white }: oba by měli dostat stejnou barvu, rozhoduje silnější přednost ({ $wish-white }; { $wish-black })
fide-colour-alternated = bílé má { $white }: přednosti jsou stejné, barvy se tedy střídají podle posledního kola, v němž se lišily, { $games ->
    [one] v poslední partii
    [few] { $games } partie zpět
   *[other] { $games } partií zpět
}
fide-colour-higher = bílé má { $white }: přednosti jsou stejné a oba měli dosud v každém kole stejnou barvu; vyhoví se výše zařazenému
fide-colour-lot = bílé má { $white }: nikdo přednost nemá, rozhoduje los podle startovního čísla výše zařazeného, { $higher }
fide-wish-none = bez přednosti v barvě
fide-wish = { $strength ->
    [absolute] povinně
    [strong] silná přednost:
   *[mild] mírná přednost:
} { $side }
fide-nobody = nikdo
