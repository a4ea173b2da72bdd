# The FIDE (Dutch) Swiss in force since 2026, in words.

dutch-title = Round { $round }, FIDE (Dutch) Swiss
dutch-title-of = Round { $round } of { $rounds }, FIDE (Dutch) Swiss
dutch-lent = { $count ->
    [one] one player has points on loan in this round, which count for the score groups: { $players }
   *[other] { $count } players have points on loan in this round, which count for the score groups: { $players }
}
dutch-topscorers = { $count ->
    [one] last round: one topscorer has more than half of the points, { $players }; this player and the opponent may get a colour too often
   *[other] last round: { $count } topscorers have more than half of the points, { $players }; they and their opponents may get a colour too often
}
dutch-bye-score = the number of players is odd: somebody with a score of { $score } gets the bye, the lowest with which everybody can be paired

dutch-least = { $what }: { $count }, fewer are not possible
dutch-least-score = { $what } { $score }: { $count }, fewer are not possible
dutch-worse = then it is worse: { $what }: { $then } instead of { $best }
dutch-worse-score = then it is worse: { $what } { $score }: { $then } instead of { $best }
dutch-unpaired = then not everybody could be paired
dutch-later = equally good, but it comes later in the order
dutch-not-asked = it was not worked out what it would cost
dutch-goes-on = { $player } came down and moves on: { $reason }
dutch-meets-nobody = there is nobody here to meet
dutch-exchange = with these halves: { $reason }; the first exchange that is best: to S2 { $from }, to S1 { $to }
dutch-bye-given = { $player } has no opponent and no colour and gets the points of the bye; it counts as a downfloat
dutch-bye-worthless = { $player } has no opponent and no colour; the bye is worth no more than a loss, so it does not count as a downfloat
dutch-colour-lot = White for { $white }: no preferences, so the lot decides by the number of the higher ranked among those who take part, { $higher }
dutch-colour-wider = White for { $white }: both must get the same colour, the wider difference of colours decides ({ $wish-white }; { $wish-black })

dutch-c6 = players who float down
dutch-c7 = players who float down with a score of
dutch-c8-pairs = players who float down from the following bracket
dutch-c8-scores = players who float on through the following bracket with a score of
dutch-c9 = unplayed games of whoever gets the bye
dutch-c10 = pairs of topscorers or their opponents with a colour difference above two
dutch-c11 = pairs of topscorers or their opponents with the same colour for the third time in a row
dutch-c12 = players who do not get the colour they should
dutch-c13 = players who do not get the colour they strongly should
dutch-c14 = players who float down as in the last round
dutch-c15 = players who float up as in the last round
dutch-c16 = players who float down as two rounds ago
dutch-c17 = players who float up as two rounds ago
dutch-c18 = players who came down, as in the last round, and move on with a score of
dutch-c19 = players who float up, as in the last round, to a score of
dutch-c20 = players who came down, as two rounds ago, and move on with a score of
dutch-c21 = players who float up, as two rounds ago, to a score of
