# The order of players and how every number came about.

criterion-points = Points
criterion-mm = MM
criterion-direct = Direct
criterion-sdos = SDOS
criterion-sos = SOS
criterion-wins = Wins
criterion-direct-first = Direct 1st
criterion-average-rating = Avg rating
criterion-lot = Lot
criterion-ssos = SSOS
criterion-msos = MSOS
criterion-msos-one = MSOS 1
criterion-cuss = CUSS
criterion-buchholz = Buchholz
criterion-median-buchholz = Med. Buchholz
criterion-sonneborn-berger = Sonneborn-B.
criterion-rating = Rating
criterion-score = Score
criterion-direct-two = Direct of 2
criterion-buchholz-beaten = Buchholz won
criterion-start-number = Starting no.
criterion-points-meaning = points of all rounds
criterion-mm-meaning = McMahon starting score and points of all rounds
criterion-direct-meaning = place among the tied players, by the games between them
criterion-sdos-meaning = sum of the scores of opponents beaten; an opponent drawn with counts half
criterion-sos-meaning = sum of the scores of all opponents played
criterion-wins-meaning = games won over the board
criterion-direct-first-meaning = for first place only: result in the games between the tied players, points won less points lost
criterion-average-rating-meaning = average rating of the opponents played
criterion-lot-meaning = order drawn by lot among the tied players
criterion-ssos-meaning = sum of the SOS of all opponents played (also known as SOSOS)
criterion-msos-meaning = SOS without the weakest opponent above 50 %, the strongest below, both at exactly 50 %; two of each in more than 8 rounds
criterion-msos-one-meaning = SOS without the weakest opponent above 50 %, the strongest below, both at exactly 50 %; never two of each
criterion-cuss-meaning = own score after each round, added up
criterion-buchholz-meaning = sum of the points of opponents played over the board
criterion-median-buchholz-meaning = sum of the points of opponents played over the board, without the weakest and the strongest
criterion-sonneborn-berger-meaning = sum of the points of opponents beaten and half the points of those drawn with
criterion-rating-meaning = own rating
criterion-score-meaning = own points within the matches
criterion-direct-two-meaning = match between two tied teams; not used for three or more
criterion-buchholz-beaten-meaning = sum of the points of opponents beaten over the board
criterion-start-number-meaning = own starting number, the lower goes first

criteria-none = no criterion is given: write a list such as points,direct of { $known }
criteria-unknown = “{ $name }” is not a criterion: use { $known }
criteria-twice = the criterion { $name } is given twice: give each one once
criteria-not-in-round-robin = { $name } cannot be used in a round robin, where all have the same opponents: use sdos or direct
criteria-mm-only-in-mcmahon = MM counts from the starting scores of a McMahon tournament: use points, or set the system to mcmahon
criteria-nobody-rated = no player has a rating, so the criterion rating cannot be used: enter ratings or leave it out

contribution-start = { $start }: { $value }
start-by-rank = start by rank { $rank } ({ $natural })
start-by-rating = start by rating { $rating } ({ $natural })
start-unknown = start without rank and rating ({ $natural })
start-bar = { $start }, no higher than the bar
start-floor = { $start }, no lower than the floor
start-super-group = { $start }, with the super group
start-below-super-group = { $start }, one below the super group
start-adjusted = { $start }, adjusted by { $steps }
contribution-round = round { $round }: { $event }: { $amount }
contribution-after = after round { $round } ({ $event }): { $score }
contribution-opponent = round { $round }: { $event }: { $counted }

event-win = win against { $opponent }
event-draw = draw with { $opponent }
event-loss = loss to { $opponent }
event-forfeit-win = win by forfeit against { $opponent }
event-forfeit-loss = loss by forfeit to { $opponent }
event-pending = game with { $opponent } without a result
event-adjourned = adjourned game with { $opponent }
event-pairing-bye = pairing-allocated bye
event-full-bye = full-point bye
event-half-bye = half-point bye
event-zero-bye = zero-point bye
event-announced-absence = announced absence
event-absent = absent

counted-whole = counts { $score }
counted-half = counts half of { $score } = { $amount }
counted-sos = counts with SOS { $sum }
left-out-weakest = left out as the weakest: { $score }
left-out-strongest = left out as the strongest: { $score }
adjusted-plain = { $points }
adjusted-missed = { $points } + { $added } for { $missed } missed rounds = { $total }
not-counted-no-opponent = no opponent, does not count
not-counted-forfeit = not played, does not count
not-counted-not-finished = unfinished, does not count
not-counted-not-beaten = not beaten, does not count
not-counted-unrated = unrated, does not count

msos-above-half = { $won } of { $rounds } won is above 50 %: { $count ->
    [one] the weakest opponent is left out
   *[other] the { $count } weakest opponents are left out
}
msos-below-half = { $won } of { $rounds } won is below 50 %: { $count ->
    [one] the strongest opponent is left out
   *[other] the { $count } strongest opponents are left out
}
msos-exactly-half = { $won } of { $rounds } won is exactly 50 %: { $count ->
    [one] the weakest and the strongest opponent are left out
   *[other] the { $count } weakest and the { $count } strongest opponents are left out
}
own-rating-none = unrated: after all rated players
own-number = number { $no }, the lower goes first

encounter-won = better than { $opponent }: { $own }:{ $other }
encounter-lost = worse than { $opponent }: { $own }:{ $other }
encounter-level = level with { $opponent }: { $own }:{ $other }
encounter-open = undecided with { $opponent }: a game was not played or is unfinished
encounter-not-met = { $count ->
    [one] one of the tied players was not met
   *[other] { $count } of the tied players were not met
}
encounter-balance = games with those tied for first place: { $own } won, { $other } lost
only-for-first-place = only for a tie for first place
only-for-two = { $count ->
    [one] only for a tie of two: here is one
   *[other] only for a tie of two: here are { $count }
}
average-of-ratings = { $sum } / { $count } = { $average }
lot-drawn = lot { $rank } of { $of } (seed { $seed })
lot-no-seed = no seed is recorded, so no lots were drawn: give one

prize-none = no prize
prize-alone = place { $places }: { $total }
prize-shared = places { $places }: { $total }, shared by { $count }: { $each } each
prize-shared-unevenly = places { $places }: { $total }, shared by { $count }: { $each } each, and { $unit } more for the first { $left ->
        [one] one
       *[other] { $left }
    } in the standings
prizes-unreadable = “{ $part }” is not a prize: write a list such as 1000,500,250 or 1000.00,500.00
prizes-too-many = { $count } prizes are too many: at most { $most } can be shared
