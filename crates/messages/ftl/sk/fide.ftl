# Hovoria oba švajčiarske systémy FIDE.

fide-field = hráčov je { $players }, podľa bodov: { $groups }
fide-field-empty = v tomto kole nie je koho žrebovať
fide-group-size = { $score } ({ $players }×)
fide-boards = šachovnice sú zoradené podľa bodov vyššie stojaceho hráča, súčtu bodov a poradia vyššie stojaceho hráča
fide-bracket = Bodová skupina { $score }
fide-came-down = zhora zostúpili: { $players }
fide-halves = { $pairs ->
    [one] jedna dvojica: S1 { $s1 } proti S2 { $s2 }
    [few] { $pairs } dvojice: S1 { $s1 } proti S2 { $s2 }
   *[other] { $pairs } dvojíc: S1 { $s1 } proti S2 { $s2 }
}
fide-left-over = bez súpera, zostupuje: { $players }
fide-bye = Voľný žreb: { $player }
fide-barred = nie { $player }: už má bod bez hry ({ $round }. kolo)
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
fide-colour-higher = biele má { $white }: nároky aj doterajšie farby sú rovnaké, vyhovie sa vyššie stojacemu
fide-colour-lot = biele má { $white }: nikto nárok nemá, rozhoduje žreb podľa štartovného čísla vyššie stojaceho, { $higher }
fide-wish-none = bez nároku
fide-wish = { $strength ->
    [absolute] povinne
    [strong] silný nárok na
   *[mild] mierny nárok na
} { $side }
fide-nobody = nikto
