# Explanations of both Swiss systems of FIDE.

fide-field = { $players ->
    [one] one player, by points: { $groups }
   *[other] { $players } players, by points: { $groups }
}
fide-field-empty = no player is to be paired in this round
fide-group-size = { $score } ({ $players }×)
fide-boards = the boards are ordered by the score of the higher ranked player, the sum of scores and the rank of the higher ranked player
fide-bracket = Score group { $score }
fide-came-down = { $count ->
    [one] downfloated from above: { $players }
   *[other] { $count } downfloated from above: { $players }
}
fide-halves = { $pairs ->
    [one] one pair: S1 { $s1 } against S2 { $s2 }
   *[other] { $pairs } pairs: S1 { $s1 } against S2 { $s2 }
}
fide-left-over = { $count ->
    [one] without an opponent, downfloats: { $players }
   *[other] without opponents, downfloat: { $players }
}
fide-bye = Bye: { $player }
fide-barred = { $kind ->
    [bye] not { $player }: had the bye in round { $round }
    [full-point] not { $player }: had a full-point bye in round { $round }
   *[forfeit] not { $player }: won by forfeit in round { $round }
}
fide-pair = Board { $board }: { $white } – { $black }
fide-passed-over = not { $other }: { $reason }
fide-more-passed-over = nor { $count } more, for similar reasons
fide-first-free = { $player } is no. { $place } of S1 and plays the first of S2 who is still free, { $opponent }
fide-next-free = { $player } is no. { $place } of S1 and plays the next of S2 who is free, { $opponent }
fide-have-met = they have already played (round { $round })
fide-kept-apart = they are a forbidden pair
fide-colours-impossible = their colour preferences exclude each other ({ $one }; { $other })
fide-colour-granted = White for { $white }: both get their colour preference ({ $wish-white }; { $wish-black })
fide-colour-stronger = White for { $white }: both prefer the same colour, the stronger preference decides ({ $wish-white }; { $wish-black })
fide-colour-alternated = White for { $white }: equal preferences, so colours alternate from the most recent difference, { $games ->
    [one] in the last game
   *[other] { $games } games ago
}
fide-colour-higher = White for { $white }: equal preferences, and as far back as both have played they had the same colours, so the higher ranked player gets their preference
fide-colour-lot = White for { $white }: no colour preferences, so the lot decides by the starting number of the higher ranked player, { $higher }
fide-wish-none = no preference
fide-wish = { $side }, { $strength ->
    [absolute] absolute
    [strong] strong
   *[mild] mild
}
fide-nobody = none
