# The FIDE (Dutch) Swiss in force since 2026, in words.

dutch-title = Round { $round }, FIDE (Dutch) Swiss
dutch-title-of = Round { $round } of { $rounds }, FIDE (Dutch) Swiss
dutch-lent = { $count ->
    [one] one player has acceleration points in this round, which count for the score groups: { $players }
   *[other] { $count } players have acceleration points in this round, which count for the score groups: { $players }
}
dutch-topscorers = { $count ->
    [one] last round: one topscorer has more than half of the points, { $players }; this player and the opponent may get a colour they have had too often
   *[other] last round: { $count } topscorers have more than half of the points, { $players }; they and their opponents may get a colour they have had too often
}
dutch-bye-score = the number of players is odd: a player with a score of { $score } gets the bye, the lowest score with which all others can be paired

dutch-least = { $what }: { $count }, fewer are not possible
dutch-least-score = { $what } { $score }: { $count }, fewer are not possible
dutch-worse = this would be worse: { $what }: { $then } instead of { $best }
dutch-worse-score = this would be worse: { $what } { $score }: { $then } instead of { $best }
dutch-unpaired = then not all players could be paired
dutch-later = equally good, but later in the order
dutch-not-asked = its cost was not computed
dutch-goes-on = { $player } was downfloated and floats on: { $reason }
dutch-meets-nobody = has no legal opponent here
dutch-exchange = with these halves: { $reason }; the first best exchange: to S2 { $from }, to S1 { $to }
dutch-bye-given = { $player } has no opponent and no colour and gets the points of the bye; it counts as a downfloat
dutch-bye-worthless = { $player } has no opponent and no colour; the bye is worth no more than a loss, so it does not count as a downfloat
dutch-colour-lot = White for { $white }: no colour preferences, so the initial-colour decides by the pairing number of the higher ranked player among those present, { $higher }
dutch-colour-wider = White for { $white }: both have an absolute preference for the same colour, the wider colour difference decides ({ $wish-white }; { $wish-black })

dutch-c6 = downfloaters
dutch-c7 = downfloaters with a score of
dutch-c8-pairs = downfloaters from the following bracket
dutch-c8-scores = players who float through the following bracket with a score of
dutch-c9 = unplayed games of the player with the bye
dutch-c10 = pairs of topscorers or their opponents with a colour difference above two
dutch-c11 = pairs of topscorers or their opponents with the same colour for the third time in a row
dutch-c12 = players who do not get their colour preference
dutch-c13 = players who do not get their strong colour preference
dutch-c14 = downfloaters who also downfloated in the previous round
dutch-c15 = upfloaters who also upfloated in the previous round
dutch-c16 = downfloaters who also downfloated two rounds before
dutch-c17 = upfloaters who also upfloated two rounds before
dutch-c18 = moved-down players who downfloated in the previous round and float on, with a score of
dutch-c19 = upfloaters who also upfloated in the previous round, to a score of
dutch-c20 = moved-down players who downfloated two rounds before and float on, with a score of
dutch-c21 = upfloaters who also upfloated two rounds before, to a score of
