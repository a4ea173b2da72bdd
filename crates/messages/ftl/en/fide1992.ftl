# The FIDE Swiss system based on rating (1992), in words.

fide1992-title = Round { $round }, FIDE Swiss system based on rating
fide1992-title-of = Round { $round } of { $rounds }, FIDE Swiss system based on rating
fide1992-no-acceleration = the file gives fictitious points for an accelerated pairing; these rules know none, only real points count
fide1992-exempt = { $count ->
    [one] last round: the one with more than half of the points is not protected by A 7a, B 2, B 5 and B 6: { $players }
   *[other] last round: those with more than half of the points are not protected by A 7a, B 2, B 5 and B 6: { $players }
}

fide1992-bracket-joined = Score groups { $scores }, joined
fide1992-joined = the lowest group could not be paired with what the groups above could leave to it, so they are paired together
fide1992-resident-alone = { $player } can meet nobody in this group and moves down: { $reasons }
fide1992-head-alone = { $player } came down, can meet nobody here either, and moves on: { $reasons }
fide1992-reason-with = with { $other }: { $reason }
fide1992-nobody-else = there is nobody else
fide1992-heterogeneous = { $heads ->
    [one] one of { $size } came down and gets an opponent first, then the others are paired
   *[other] { $heads } of { $size } came down: they get their opponents first, then the others are paired
}
fide1992-majority = { $heads } of { $size } came down, which is at least half: all are paired together as one group
fide1992-fewer-pairs = { $wanted ->
    [one] one pair cannot be made, only { $pairs }
   *[other] { $wanted } pairs cannot be made, only { $pairs }
}
fide1992-fewer-pairs-heads = { $wanted ->
    [one] one pair cannot be made, only { $pairs }, with { $heads } of the players who came down
   *[other] { $wanted } pairs cannot be made, only { $pairs }, with { $heads } of the players who came down
}
fide1992-fewer-heads = not all who came down can get opponents of their own first: { $heads ->
    [one] one does, the others are paired with the rest
   *[other] { $heads } do, the others are paired with the rest
}
fide1992-no-pairs = no pair can be made here: everybody moves down
fide1992-allowance = { $players } players, of whom { $white } should get White and { $black } Black: x = { $x } pairs cannot do justice to both
fide1992-allowance-raised = x = { $counted } is not enough for any pairing: x is raised to { $x }
fide1992-up-b6 = it cannot be done if nobody floats up as two rounds ago: B 6 is dropped for upfloaters
fide1992-up-b5 = it cannot be done if nobody floats up a second time: B 6 and B 5 are dropped for upfloaters
fide1992-down-b6 = it cannot be done if nobody floats down as two rounds ago: B 6 is dropped for downfloaters
fide1992-down-b5 = it cannot be done if nobody floats down a second time: B 6 and B 5 are dropped for downfloaters
fide1992-paired-anew = while { $before } moved down, the group below could not be completed; the first later pairing that helps leaves over: { $now }
fide1992-reopened = while { $before } moved down, the lowest group could not be paired; the first later pairing that helps leaves over: { $now }
fide1992-exchange = no order of S2 works; the first exchange that does: to S2 { $from }, to S1 { $to }
fide1992-reopened-from-nobody = while everybody was paired here, the lowest group could not be; the first later pairing that helps leaves over: { $now }
fide1992-bye-given = the number of players is odd: { $player } has no opponent and no colour and gets the points of the bye; it counts as a downfloat
fide1992-down-again = not { $player }: floated down in the last round
fide1992-down-after-two = not { $player }: floated down two rounds ago
fide1992-down-lately = not { $player }: floated in one of the last two rounds
fide1992-not-left = not { $player }: the others could not be paired then, or only by a later choice

fide1992-up-again = would float up again, as in the last round
fide1992-up-after-two = would float up as two rounds ago
fide1992-up-lately = would float up, having floated in one of the last two rounds
fide1992-clash = both should get { $side }, and x = { $x } allows no more such pairs
fide1992-needed-below = has to move down, so that the group below can be paired
fide1992-rest-impossible = the others could not be paired any more within the same limits

