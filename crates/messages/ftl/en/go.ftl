# Why a round of a go tournament is drawn as it is.

go-title-swiss = Round { $round }, Swiss, { $players } players
go-title-mcmahon = Round { $round }, McMahon, { $players } players
go-program = drawn by Kolo { $version } with seed { $seed }
go-absent = not drawn ({ $count }): { $who }
go-criteria = The smallest sums in this order, over all possible draws
go-criterion = { $place }. { $criterion }: { $total }
go-criterion-free-round = place in the order for the free round
go-criterion-score = squared differences of scores, in half points
go-criterion-repeated-floats = players drawn up or down again as in the round before
go-criterion-float-balance = players drawn up or down too often
go-criterion-floaters = distance of those drawn up or down from the middle of their group
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
go-free = Free: { $who }
go-free-why = the number of players is odd; free is one with the fewest free rounds (so far { $rounds }), of these one with the lowest score ({ $score }), of these one of least strength
go-pair = Board { $board }: { $first } – { $second }
go-without-no-draw = without this pair no lawful draw is left
go-without-equal = another draw would be exactly as good
go-without-lot = the lot decided: other draws are as good in everything else
go-without-worse = the best draw without this pair is worse ({ $criterion }: { $then } instead of { $now })
go-same-score = both have score { $score }
go-other-score = { $down } (score { $higher }) is drawn down, { $up } (score { $lower }) is drawn up
go-up-again = { $who } was drawn up in the round before, too
go-down-again = { $who } was drawn down in the round before, too
go-up-often = { $who } was drawn up more often than down before
go-down-often = { $who } was drawn down more often than up before
go-positions = numbers { $better } and { $worse } of { $size } in the score group; off the seeding by { $count }
go-same-club = both are of the same club
go-same-country = both are of the same country
go-handicap = handicap { $stones }, komi { $komi }
go-komi = even game, komi { $komi }
go-sides-weaker = { $first } is the weaker one and takes Black
go-sides-balance = { $first } takes Black: had it less often
go-sides-lot = { $first } takes Black: both had it equally often, the lot decides
