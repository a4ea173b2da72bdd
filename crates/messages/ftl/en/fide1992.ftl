# The FIDE Swiss system based on rating (1992), in words.

fide1992-title = Round { $round }, FIDE Swiss system based on rating
fide1992-title-of = Round { $round } of { $rounds }, FIDE Swiss system based on rating
fide1992-no-acceleration = the file gives acceleration points; these rules have none, so only real points count
fide1992-exempt = { $count ->
    [one] last round: the player with more than half of the points is not protected by A 7a, B 2, B 5 and B 6: { $players }
   *[other] last round: players with more than half of the points are not protected by A 7a, B 2, B 5 and B 6: { $players }
}

fide1992-bracket-joined = Joined score groups { $scores }
fide1992-joined = the lowest score group could not be paired with any downfloaters from the groups above, so they are paired together
fide1992-resident-alone = { $player } has no legal opponent in this score group and downfloats: { $reasons }
fide1992-head-alone = { $player } was downfloated, has no legal opponent here either, and floats on: { $reasons }
fide1992-reason-with = with { $other }: { $reason }
fide1992-nobody-else = there is no other player
fide1992-heterogeneous = { $heads ->
    [one] one of { $size } players was downfloated and gets an opponent first, then the others are paired
   *[other] { $heads } of { $size } players were downfloated: they get their opponents first, then the others are paired
}
fide1992-majority = { $heads } of { $size } players were downfloated, at least half: all are paired together as one group
fide1992-fewer-pairs = { $wanted ->
    [one] one pair cannot be made, only { $pairs }
   *[other] { $wanted } pairs cannot be made, only { $pairs }
}
fide1992-fewer-pairs-heads = { $wanted ->
    [one] one pair cannot be made, only { $pairs }, with { $heads } of the downfloaters
   *[other] { $wanted } pairs cannot be made, only { $pairs }, with { $heads } of the downfloaters
}
fide1992-fewer-heads = not all downfloaters can get opponents first: { $heads ->
    [one] one does, the others are paired with the rest
   *[other] { $heads } do, the others are paired with the rest
}
fide1992-no-pairs = no pair can be made here: all players downfloat
fide1992-allowance = { $players } players, of whom { $white } prefer White and { $black } Black: in at least x = { $x } pairs the preference of one player is not met
fide1992-allowance-raised = x = { $counted } is not enough for any pairing: x is raised to { $x }
fide1992-up-b6 = no pairing is possible unless a player upfloats as two rounds before: B 6 is dropped for upfloaters
fide1992-up-b5 = no pairing is possible unless a player upfloats twice in a row: B 6 and B 5 are dropped for upfloaters
fide1992-down-b6 = no pairing is possible unless a player downfloats as two rounds before: B 6 is dropped for downfloaters
fide1992-down-b5 = no pairing is possible unless a player downfloats twice in a row: B 6 and B 5 are dropped for downfloaters
fide1992-paired-again = with { $before } downfloating, the group below could not be paired completely; the first later pairing that helps leaves unpaired: { $now }
fide1992-reopened = with { $before } downfloating, the lowest group could not be paired; the first later pairing that helps leaves unpaired: { $now }
fide1992-exchange = no order of S2 works; the first exchange that does: to S2 { $from }, to S1 { $to }
fide1992-reopened-from-nobody = with all players paired here, the lowest group could not be paired; the first later pairing that helps leaves unpaired: { $now }
fide1992-bye-given = the number of players is odd: { $player } has no opponent and no colour and gets the points of the bye; it counts as a downfloat
fide1992-down-again = not { $player }: downfloated in the previous round
fide1992-down-after-two = not { $player }: downfloated two rounds before
fide1992-down-lately = not { $player }: floated in one of the last two rounds
fide1992-not-left = not { $player }: then the others could not be paired, or only by a later choice

fide1992-up-again = would upfloat again, as in the previous round
fide1992-up-after-two = would upfloat as two rounds before
fide1992-up-lately = would upfloat, having floated in one of the last two rounds
fide1992-clash = both prefer { $side }, and x = { $x } allows no more such pairs
fide1992-needed-below = has to downfloat so that the group below can be paired
fide1992-rest-impossible = then the others could no longer be paired within the same limits

