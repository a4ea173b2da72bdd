# The tie-breaks of the FIDE Handbook C.07 and how their values came about.

tie-break-code = { $code }
tie-break-de = place among the tied players, by the games between them
tie-break-win = rounds worth as many points as a win, played or not
tie-break-won = games won over the board
tie-break-bpg = games played with Black
tie-break-bwg = games won with Black
tie-break-ps = own points after each round, added up
tie-break-rep = rounds without half-point byes, zero-point byes and losses by forfeit
tie-break-std = rounds with more points than the opponent, and half of those with as many
tie-break-tpn = own starting number, the lower goes first
tie-break-bh = sum of the opponents’ points; a round without a game counts as against a dummy
tie-break-aob = average Buchholz of opponents played over the board
tie-break-aob-fore = average Fore Buchholz of opponents played over the board
tie-break-fb = Buchholz with draws in all games of the last round
tie-break-sb = sum of the opponents’ points, each times the points scored against them
tie-break-ks = points scored against opponents with at least half of the possible points
tie-break-aro = average rating of opponents played over the board, rounded
tie-break-tpr = performance: average rating of the opponents plus the difference for the percentage scored
tie-break-ptp = lowest rating expected to score as many points
tie-break-apro = average performance of the opponents, rounded
tie-break-appo = average perfect performance of the opponents, rounded
tie-break-rtng = own rating, the higher goes first
tie-break-cut = { $meaning }; without the { $count ->
    [one] lowest value
   *[other] { $count } lowest values
}
tie-break-median = { $meaning }; without the { $count ->
    [one] lowest and the highest value
   *[other] { $count } lowest and the { $count } highest values
}
tie-break-forfeits = { $meaning }; forfeits count as games
tie-break-reversed = { $meaning }; in reverse order
tie-break-limit = { $meaning }; the limit shifted by { $steps } half points

criteria-unknown-modifier = there is no “{ $name }”: use { $known }
criteria-tie-break-not-in-round-robin = { $name } cannot be used in a round robin, where all have the same opponents: use SB or DE

contribution-after-left-out = after round { $round } ({ $event }): { $score }, left out
versus-adjusted = { $score } (instead of { $own })
versus-dummy = { $score } of a dummy
versus-dummy-limited = { $score } of a dummy (limited, own { $own })
versus-product = { $score } × { $points } = { $amount }
versus-left-out-lowest = left out as the lowest: { $score }
versus-left-out-missed = left out first, because the round was missed voluntarily: { $score }
versus-left-out-highest = left out as the highest: { $score }
koya-counts = counts { $amount } against { $opponent } points, at least { $limit }
koya-below = does not count against { $opponent } points, less than { $limit }
average-rounded = { $sum } / { $count } = { $average }, rounded { $rounded }
performance = { $points } of { $games } is { $percent } %: { $average } { $difference } = { $total }
perfect = { $rating } is the lowest rating expected to score { $points }: { $expected }
perfect-without-a-point = without a point: { $rating }, 800 below the lowest rated opponent
among-equal-all-met = among { $among } tied players: { $made }
among-equal = among { $among } tied players: { $made }; with the games not played ({ $missing }) at most { $most }
unrated-present = { $count ->
    [one] one player is unrated, so this tie-break is dropped
   *[other] { $count } players are unrated, so this tie-break is dropped
}
