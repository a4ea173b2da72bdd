# Why a round of a go tournament is paired as it is.

go-title-swiss = Round { $round }, Swiss, { $players } players
go-title-mcmahon = Round { $round }, McMahon, { $players } players
go-program = paired by Kolo { $version } with seed { $seed }
go-absent = not paired ({ $count }): { $who }
go-criteria = The smallest sums in this order, over all possible pairings
go-criterion = { $place }. { $criterion }: { $total }
go-criterion-free-round = place in the order for the bye
go-criterion-score = squared differences of scores, in half points
go-criterion-repeated-floats = players who float up or down as in the previous round
go-criterion-float-balance = players who float up or down too often
go-criterion-floaters = distance of floaters from the middle of their score group
go-criterion-slip = distance from “first of the upper half against first of the lower half”
go-criterion-fold = distance from “first against last”
go-criterion-halves = pairs that are not between upper and lower half
go-criterion-random = no order inside score groups
go-criterion-club = games within a club
go-criterion-country = games within a country
go-criterion-colours = squared colour balances after the round
go-criterion-lot = sum of the lots
go-groups = Score groups, in the current order
go-group = score { $score }, { $count } { $count ->
        [one] player
       *[other] players
    }: { $who }
go-free = Bye: { $who }
go-free-why = the number of players is odd; the bye goes to a player with the fewest byes (so far { $rounds }), of these with the lowest score ({ $score }), of these the weakest
go-pair = Board { $board }: { $first } – { $second }
go-without-no-draw = without this pair no legal pairing is left
go-without-equal = another pairing would be exactly as good
go-without-lot = lots decided: other pairings are equally good in everything else
go-without-worse = the best pairing without this pair is worse ({ $criterion }: { $then } instead of { $now })
go-same-score = both have score { $score }
go-other-score = { $down } (score { $higher }) floats down, { $up } (score { $lower }) floats up
go-up-again = { $who } also floated up in the previous round
go-down-again = { $who } also floated down in the previous round
go-up-often = { $who } has floated up more often than down
go-down-often = { $who } has floated down more often than up
go-positions = numbers { $better } and { $worse } of { $size } in the score group; off the seeding by { $count }
go-same-club = both are from the same club
go-same-country = both are from the same country
go-handicap = handicap { $stones }, komi { $komi }
go-komi = even game, komi { $komi }
go-sides-weaker = { $first } is weaker and takes Black
go-sides-balance = { $first } takes Black: has had it less often
go-sides-lot = { $first } takes Black: both have had it equally often, lots decide
