# The Swiss of pIšQworky 2023 in words.

pisqworky-title = Round { $round }, Swiss of pIšQworky 2023, present: { $players }
pisqworky-nobody-present = no competitor is to be paired in this round
pisqworky-nobody = none
pisqworky-order = Absolute order
pisqworky-place = { $place }. { $who }: match points { $points }, score { $score }, median Buchholz { $median }

pisqworky-bye = Bye: { $who }
pisqworky-bye-given = the number of competitors is odd: { $who } is the lowest placed of those who have had no bye and without whom all others can be paired; it counts as a win
pisqworky-bye-had = not { $who }: had the bye in round { $round }
pisqworky-bye-rest = not { $who }: then the others could not all be paired
pisqworky-all-had-bye = the number of competitors is odd and all have had a bye: pair the round by hand and give one of them a second bye, with a reason

pisqworky-group-upper = Score group above the middle, match points { $points }
pisqworky-group-middle = Middle score group, match points { $points }
pisqworky-group-lower = Score group below the middle, match points { $points }
pisqworky-members = in the group when its turn comes: { $players }
pisqworky-nobody-to-meet-down = { $who } has no legal opponent in this score group and floats down
pisqworky-nobody-to-meet-up = { $who } has no legal opponent in this score group and floats up
pisqworky-taken-up = in exchange { $who } floats up: the best placed of the next group with a legal opponent here
pisqworky-taken-down = in exchange { $who } floats down: the lowest placed of the next group with a legal opponent here
pisqworky-nobody-taken = no one in the next group has a legal opponent here: there is no exchange
pisqworky-too-many-down = not all can be paired here: { $who } floats down
pisqworky-too-many-up = not all can be paired here: { $who } floats up
pisqworky-made = { $who } – { $opponent }
pisqworky-undone-later = { $count ->
    [one] the last pair was cancelled for the middle group
   *[other] the last { $count } pairs were cancelled for the middle group
}
pisqworky-undone-upper = the group cannot be paired; floated down { $down }, up { $up }: the last pair made above is cancelled, { $who } – { $opponent }
pisqworky-undone-lower = the group cannot be paired; floated down { $down }, up { $up }: the last pair made below is cancelled, { $who } – { $opponent }
pisqworky-undone-upper-instead = the group cannot be paired; floated down { $down }, up { $up }: no pair is left below, so the last one made above is cancelled, { $who } – { $opponent }
pisqworky-undone-lower-instead = the group cannot be paired; floated down { $down }, up { $up }: no pair is left above, so the last one made below is cancelled, { $who } – { $opponent }

pisqworky-table = Table { $table }: { $first } – { $second }
pisqworky-by-moved-down = { $who } was downfloated and chooses before the others: the best placed legal opponent is { $opponent }
pisqworky-by-moved-up = { $who } was upfloated and chooses before the others: the lowest placed legal opponent is { $opponent }
pisqworky-by-exchange = { $who } is the best placed of the rest; the first legal opponent in the order of exchanges is { $opponent }
pisqworky-by-exchange-lower = { $who } is the lowest placed of the rest; the first legal opponent in the order of exchanges is { $opponent }
pisqworky-passed = not { $other }: { $reason }
pisqworky-more-passed = nor { $count } more, for similar reasons
pisqworky-have-met = they have already played (round { $round })
pisqworky-kept-apart = they are a forbidden pair
pisqworky-rest-not-pairable = then the others of the group could not all be paired

pisqworky-starts-fewer = { $first } starts: has started fewer matches ({ $own } to { $others })
pisqworky-starts-waited = { $first } starts: has played more matches without starting ({ $own } to { $others })
pisqworky-starts-again = { $first } starts: { $back ->
    [one] of the two, started the last match
   *[other] of the two, started { $back } matches ago, the last time their roles differed
} (as the rules are printed)
pisqworky-starts-alternates = { $first } starts: { $back ->
    [one] of the two, did not start the last match
   *[other] of the two, did not start { $back } matches ago, the last time their roles differed
} (option --alternate)
pisqworky-starts-odd-round = { $first } starts: the histories are the same; the number of { $decides } decides: in an odd round the role changes from last time
pisqworky-starts-less-often = { $first } starts: the histories are the same; the number of { $decides } decides: in an even round the less frequent role is given
pisqworky-starts-level = { $first } starts: the histories are the same; the number of { $decides } decides: both roles were equally frequent, so the role changes from last time
pisqworky-starts-lot = { $first } starts: neither has played yet, the draw of lots before round 1 decides
