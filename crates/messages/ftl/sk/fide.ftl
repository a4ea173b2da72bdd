# Hovoria oba švajčiarske systémy FIDE.

fide-field = { $players ->
    [one] jeden hráč, podľa bodov: { $groups }
    [few] { $players } hráči, podľa bodov: { $groups }
   *[other] { $players } hráčov, podľa bodov: { $groups }
}
fide-field-empty = v tomto kole nie je koho žrebovať
fide-group-size = { $score } ({ $players }×)
fide-boards = šachovnice sú zoradené podľa bodov vyššie stojaceho hráča, súčtu bodov a poradia vyššie stojaceho hráča
fide-bracket = Bodová skupina { $score }
fide-came-down = { $count ->
    [one] zhora zostupuje: { $players }
   *[other] zhora zostupujú: { $players }
}
fide-halves = { $pairs ->
    [one] jedna dvojica: S1 { $s1 } proti S2 { $s2 }
    [few] { $pairs } dvojice: S1 { $s1 } proti S2 { $s2 }
   *[other] { $pairs } dvojíc: S1 { $s1 } proti S2 { $s2 }
}
fide-left-over = { $count ->
    [one] bez súpera, zostupuje: { $players }
   *[other] bez súpera, zostupujú: { $players }
}
fide-bye = Voľný žreb: { $player }
fide-barred = { $kind ->
    [bye] nie { $player }: voľný žreb už má za sebou ({ $round }. kolo)
    [full-point] nie { $player }: dostal(a) voľno za celý bod ({ $round }. kolo)
   *[forfeit] nie { $player }: vyhral(a) bez hry ({ $round }. kolo)
}
fide-pair = { $board }. šachovnica: { $white } – { $black }
fide-passed-over = nie { $other }: { $reason }
fide-more-passed-over = ani ďalší ({ $count }) z podobných dôvodov
fide-first-free = { $player } je { $place }. v S1 a hrá s prvým, kto je v S2 ešte voľný: { $opponent }
fide-next-free = { $player } je { $place }. v S1 a hrá s ďalším, kto je v S2 voľný: { $opponent }
fide-have-met = už spolu hrali ({ $round }. kolo)
fide-kept-apart = spolu hrať nemajú
fide-colours-impossible = farby nemožno prideliť tak, aby vyhovovali obom ({ $one }; { $other })
fide-colour-granted = biele má { $white }: vyhovieť možno obom ({ $wish-white }; { $wish-black })
fide-colour-stronger = biele má { $white }: obaja by mali dostať rovnakú farbu, rozhoduje silnejší nárok ({ $wish-white }; { $wish-black })
fide-colour-alternated = biele má { $white }: nároky sú rovnaké, farby sa teda striedajú proti poslednému rozdielu, { $games ->
    [one] v poslednej partii
    [few] { $games } partie dozadu
   *[other] { $games } partií dozadu
}
fide-colour-higher = biele má { $white }: nároky sú rovnaké a pri pohľade dozadu mali obaja partiu po partii rovnakú farbu; vyhovie sa vyššie stojacemu
fide-colour-lot = biele má { $white }: nikto nárok nemá, rozhoduje žreb podľa štartového čísla vyššie stojaceho, { $higher }
fide-wish-none = bez nároku
fide-wish = { $strength ->
    [absolute] povinne
    [strong] silný nárok na
   *[mild] mierny nárok na
} { $side }
fide-nobody = nikto
