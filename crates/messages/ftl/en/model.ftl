# What can be wrong with the facts of a tournament.

points-not-half = { $value } is not a number of points: whole and half points only, such as 1 or 0.5
rating-out-of-range = a rating of { $value } is not possible: use { $least } to { $most }
rating-unreadable = “{ $value }” is not a valid rating: use a number such as 2105, INGO 84 or BCF 190
rating-listed = { $value }
rating-unverified = { $value } (not verified)
rating-estimated = { $value } (estimated)
rating-from-ingo = { $value } (from INGO { $number })
rating-from-bcf = { $value } (from BCF { $number })
rating-by-ingo = { $value } (from the INGO scale)
rating-by-bcf = { $value } (from the BCF scale)
rating-conversion-ingo = INGO { $number }: 2840 − 8 × { $number } = { $value }
rating-conversion-bcf = BCF { $number }: 600 + 8 × { $number } = { $value }
title-unreadable = “{ $value }” is not a valid chess title: use GM, WGM, IM, WIM, FM, WFM, CM or WCM
rank-unreadable = “{ $value }” is not a valid go rank: use 30k to 1k, 1d to 9d or 1p to 9p
rank-not-amateur = { $rank } is a professional rank: use an amateur rank here, such as 8d
handicap-unreadable = “{ $value }” is not a valid handicap: use 0 to 9 stones
komi-unreadable = “{ $value }” is not a valid komi: use whole or half points up to 361, such as 6.5
points-too-many = A round cannot bring { $points } points: give at most { $most }
bar-below-floor = The McMahon bar { $bar } is below the floor { $floor }: raise the bar or lower the floor
few-for-swiss = { $players } players are not more than { $rounds } rounds: a round robin suits them better than a Swiss
few-for-mcmahon = { $players } players are fewer than three per round for { $rounds } rounds: McMahon will soon pair players of different strength
strength-unknown = Number { $no } has neither rank nor rating and starts at the bottom of the McMahon tournament
date-unreadable = “{ $value }” is not a valid date: write for example 2011-04-30, 30. 4. 2011 or 2011
day-unreadable = “{ $value }” is not a valid date: write it like 2023-10-30
moment-unreadable = “{ $value }” is not a valid time: write it like 2023-12-07T09:00+01:00
lot-unreadable = “{ $value }” is not a valid lot: use first-starts, first-waits, white or black
system-unknown = “{ $value }” is not a tournament system: use one of { $known }

name-empty = the name is empty: give every competitor a name
title-empty = the name is empty: say what it is called
name-too-long = the name has { $characters } characters: the limit is { $most }
name-control-character = the name contains the control character { $code }: remove it

no-competitors = no competitor is entered: at least one is needed
too-many-competitors = { $count } competitors are more than the limit of { $most }
too-many-rounds = { $count } rounds are more than the limit of { $most }
number-zero = a starting number of 0: starting numbers begin at 1
number-twice = starting number { $no } is given twice: every competitor needs their own number
number-twice-at = starting number { $no } is given twice, first at { $first }: every competitor needs their own number
number-missing = starting number { $no } is missing: numbers go from 1 to { $highest } without gaps

unknown-competitor = there is no competitor with number { $no }
unknown-competitor-in-round = round { $round } names number { $no }, but there is no such competitor
against-himself = round { $round }: number { $no } is paired with itself
named-twice = round { $round }: number { $no } appears twice
opponent-names-another = round { $round }: { $who } names { $opponent } as the opponent, but { $opponent } names { $other }
opponent-names-nobody = round { $round }: { $who } names { $opponent } as the opponent, but { $opponent } has no game
sides-disagree = round { $round }: { $who } and { $opponent } both claim the same side: correct the colour of one
side-missing = round { $round }: the game of { $who } and { $opponent } was played, but neither line says who had which side
terms-disagree = round { $round }: { $who } and { $opponent } have different handicaps for their game: correct one of them
results-disagree = round { $round }: the results of { $who } and { $opponent } contradict each other
points-impossible = points { $first }:{ $second } are not a possible result of a played game here
forfeit-points-impossible = points { $first }:{ $second } are not a possible result of a forfeited game here: give full points for one side or none for both
score-missing = the match was played, but its score is missing: add the points of both sides within the match
score-impossible = a score of { $first }:{ $second } is not possible: both sides together have at most { $most }
round-empty = round { $round } is empty: give its games, or leave the round out if it was not played
more-rounds-than-planned = { $played } rounds were played, but only { $planned } are planned: correct the number of rounds
no-rounds = a tournament of 0 rounds: plan at least one
boards-impossible = { $boards } games per match: use 1, 3 or 5
plays-after-withdrawal = number { $no } withdrew after round { $withdrawn } but is paired in round { $round }
planned-in-the-past = an absence is planned for round { $round }, but { $played } rounds have been played
forbidden-too-few = a forbidden pair needs at least two different competitors

points-differ = number { $no } is listed with { $listed } points, but the results add up to { $computed }
met-twice = { $first } and { $second } have met before and again in round { $round }

rules-go-2009 = Tournament rules of the Czech Go Association, 2009
rules-fide-1992 = FIDE Swiss rules based on rating, 1992
rules-fide-dutch = FIDE (Dutch) Swiss rules
rules-pisqworky-2023 = Rules of the pIšQworky contest, 2023
governing-body-egf = a tournament of the European Go Federation: its rules also apply and prevail
governing-body-igf = a tournament of the International Go Federation: its rules also apply and prevail
rules-published-at = published at { $link }
rules-of-play-egf = played by the EGF rules
rules-of-play-ing = played by the Ing rules
rules-of-play-czech = played by the Czech rules of go

log-file-shape = the file has the wrong structure here: { $text }
log-file-ends = the file ends too early, it is incomplete: use another copy
log-file-syntax = this is not JSON from here on: { $text }
