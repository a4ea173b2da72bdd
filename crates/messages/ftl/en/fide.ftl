# Told by both Swiss systems of FIDE.

fide-field = { $players ->
    [one] one player, by points: { $groups }
   *[other] { $players } players, by points: { $groups }
}
fide-field-empty = nobody is to be paired in this round
fide-group-size = { $score } ({ $players }×)
fide-boards = the boards are ordered by the points of the higher player, the sum of points and the rank of the higher player
fide-bracket = Score group { $score }
fide-came-down = { $count ->
    [one] came down from above: { $players }
   *[other] { $count } came down from above: { $players }
}
fide-halves = { $pairs ->
    [one] one pair: S1 { $s1 } against S2 { $s2 }
   *[other] { $pairs } pairs: S1 { $s1 } against S2 { $s2 }
}
fide-left-over = { $count ->
    [one] without an opponent, moves down: { $players }
   *[other] without opponents, move down: { $players }
}
fide-bye = Bye: { $player }
fide-barred = { $kind ->
    [bye] not { $player }: had the bye in round { $round }
    [full-point] not { $player }: had a full-point bye in round { $round }
   *[forfeit] not { $player }: won without playing in round { $round }
}
fide-pair = Board { $board }: { $white } – { $black }
fide-passed-over = not { $other }: { $reason }
fide-more-passed-over = nor { $count } more, for reasons of this kind
fide-first-free = { $player } is no. { $place } of S1 and meets the first of S2 who is still free, { $opponent }
fide-next-free = { $player } is no. { $place } of S1 and meets the next of S2 who is free, { $opponent }
fide-have-met = they met in round { $round }
fide-kept-apart = they are to be kept apart
fide-colours-impossible = no colours can be given to both ({ $one }; { $other })
fide-colour-granted = White for { $white }: both can get what they should ({ $wish-white }; { $wish-black })
fide-colour-stronger = White for { $white }: both should get the same colour, the stronger preference decides ({ $wish-white }; { $wish-black })
fide-colour-alternated = White for { $white }: equal preferences, so they change colours against their most recent difference, { $games ->
    [one] in the last game
   *[other] { $games } games ago
}
fide-colour-higher = White for { $white }: equal preferences, and as far back as both have played they had the same colours, so the higher ranked gets what he should
fide-colour-lot = White for { $white }: no preferences, so the lot decides by the start number of the higher ranked, { $higher }
fide-wish-none = no preference
fide-wish = { $side }, { $strength ->
    [absolute] absolutely
    [strong] strongly
   *[mild] mildly
}
fide-nobody = nobody
