# Vysvetlenia oboch švajčiarskych systémov FIDE.

fide-field = { $players ->
    [one] jeden hráč, podľa bodov: { $groups }
    [few] { $players } hráči, podľa bodov: { $groups }
   *[other] { $players } hráčov, podľa bodov: { $groups }
}
fide-field-empty = v tomto kole nie je koho žrebovať
fide-group-size = { $score } ({ $players }×)
fide-boards = šachovnice sú zoradené podľa bodov vyššie zaradeného hráča, súčtu bodov a poradia vyššie zaradeného hráča
fide-bracket = Bodová skupina { $score }
fide-came-down = { $count ->
    [one] presun zhora: { $players }
   *[other] presunutí zhora: { $players }
}
fide-halves = { $pairs ->
    [one] jedna dvojica: S1 { $s1 } proti S2 { $s2 }
    [few] { $pairs } dvojice: S1 { $s1 } proti S2 { $s2 }
   *[other] { $pairs } dvojíc: S1 { $s1 } proti S2 { $s2 }
}
fide-left-over = { $count ->
    [one] bez súpera, presúva sa nadol: { $players }
   *[other] bez súpera, presúvajú sa nadol: { $players }
}
fide-bye = Voľný žreb: { $player }
fide-barred = { $kind ->
    [bye] nie { $player }: voľný žreb už má za sebou ({ $round }. kolo)
    [full-point] nie { $player }: voľno za celý bod ({ $round }. kolo)
   *[forfeit] nie { $player }: výhra bez hry ({ $round }. kolo)
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
fide-colour-stronger = biele má { $white }: obaja by mali dostať rovnakú farbu, rozhoduje silnejšia prednosť ({ $wish-white }; { $wish-black })
fide-colour-alternated = biele má { $white }: prednosti sú rovnaké, farby sa teda striedajú podľa posledného kola, v ktorom sa líšili, { $games ->
    [one] v poslednej partii
    [few] { $games } partie dozadu
   *[other] { $games } partií dozadu
}
fide-colour-higher = biele má { $white }: prednosti sú rovnaké a obaja mali doteraz v každom kole rovnakú farbu; vyhovie sa vyššie zaradenému
fide-colour-lot = biele má { $white }: nikto prednosť nemá, rozhoduje žreb podľa štartového čísla vyššie zaradeného, { $higher }
fide-wish-none = bez prednosti vo farbe
fide-wish = { $strength ->
    [absolute] povinne
    [strong] silná prednosť:
   *[mild] mierna prednosť:
} { $side }
fide-nobody = nikto
