# The Swiss of pIšQworky 2023 in words.

pisqworky-title = Round { $round }, Swiss of pIšQworky 2023, present: { $players }
pisqworky-nobody-present = nobody is to be paired in this round
pisqworky-nobody = nobody
pisqworky-order = Absolute order
pisqworky-place = { $place }. { $who }: match points { $points }, score { $score }, median Buchholz { $median }

pisqworky-bye = Bye: { $who }
pisqworky-bye-given = the number of competitors is odd: { $who } is the worst placed of those who have had no bye and without whom all others can be paired; it counts as a win
pisqworky-bye-had = not { $who }: had the bye in round { $round }
pisqworky-bye-rest = not { $who }: without this one the others could not all be paired
pisqworky-everybody-had-bye = the number of competitors is odd and each of them has had a bye: pair the round by hand and give one of them a second bye, with the reason

pisqworky-group-upper = Group above the middle, match points { $points }
pisqworky-group-middle = Middle group, match points { $points }
pisqworky-group-lower = Group below the middle, match points { $points }
pisqworky-members = here when its turn comes: { $players }
pisqworky-nobody-to-meet-down = { $who } can meet nobody in this group and moves down
pisqworky-nobody-to-meet-up = { $who } can meet nobody in this group and moves up
pisqworky-taken-up = in return { $who } is taken up: the best placed of the next group who can meet somebody here
pisqworky-taken-down = in return { $who } is taken down: the worst placed of the next group who can meet somebody here
pisqworky-nobody-taken = nobody of the next group can meet anybody here: nobody is taken in return
pisqworky-too-many-down = not all can be paired here: { $who } moves down
pisqworky-too-many-up = not all can be paired here: { $who } moves up
pisqworky-made = { $who } meets { $opponent }
pisqworky-undone-later = { $count ->
    [one] the last pair was undone for the middle group
   *[other] the last { $count } pairs were undone for the middle group
}
pisqworky-undone-upper = the group cannot be paired; moved down { $down }, moved up { $up }: the last pair made above is undone, { $who } – { $opponent }
pisqworky-undone-lower = the group cannot be paired; moved down { $down }, moved up { $up }: the last pair made below is undone, { $who } – { $opponent }
pisqworky-undone-upper-instead = the group cannot be paired; moved down { $down }, moved up { $up }: below there is no pair left, so the last one made above is undone, { $who } – { $opponent }
pisqworky-undone-lower-instead = the group cannot be paired; moved down { $down }, moved up { $up }: above there is no pair left, so the last one made below is undone, { $who } – { $opponent }

pisqworky-table = Table { $table }: { $first } – { $second }
pisqworky-by-moved-down = { $who } was moved down and chooses before the others: the best placed opponent possible is { $opponent }
pisqworky-by-moved-up = { $who } was moved up and chooses before the others: the worst placed opponent possible is { $opponent }
pisqworky-by-exchange = { $who } is the best placed of the rest; the first possible opponent in the order of exchange is { $opponent }
pisqworky-by-exchange-lower = { $who } is the worst placed of the rest; the first possible opponent in the order of exchange is { $opponent }
pisqworky-passed = not { $other }: { $reason }
pisqworky-more-passed = nor { $count } more for the same kinds of reasons
pisqworky-have-met = they met in round { $round }
pisqworky-kept-apart = they are kept apart
pisqworky-rest-not-pairable = the others of the group could then not all be paired

pisqworky-starts-fewer = { $first } starts: has started fewer matches ({ $own } to { $others })
pisqworky-starts-waited = { $first } starts: has played more matches without starting ({ $own } to { $others })
pisqworky-starts-again = { $first } starts: { $back ->
    [one] of the two, started the last match
   *[other] of the two, started { $back } matches ago, the last time their roles differed
} (so the rules are printed; the option alternate turns it round)
pisqworky-starts-alternates = { $first } starts: { $back ->
    [one] of the two, did not start the last match
   *[other] of the two, did not start { $back } matches ago, the last time their roles differed
} (option alternate)
pisqworky-starts-odd-round = { $first } starts: the histories are the same; the number of { $decides } decides, who in an odd round gets another role than last time
pisqworky-starts-less-often = { $first } starts: the histories are the same; the number of { $decides } decides, who in an even round gets the role had less often
pisqworky-starts-level = { $first } starts: the histories are the same; the number of { $decides } decides, who has had both roles equally often and gets another one than last time
pisqworky-starts-lot = { $first } starts: neither has played yet, the lot of round 1 decides
