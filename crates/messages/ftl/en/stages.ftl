# Knockout and stages: links, what is wrong with a plan, why an order is refused, and why somebody stands where.

stages-slot-entrant = entrant { $no }
stages-slot-winner = winner of { $match }
stages-slot-loser = loser of { $match }
stages-slot-place = place { $place } of group { $group }
stages-slot-bye = bye
stages-slot-unreadable = “{ $text }” is no link: write “entrant 5”, “winner SF1”, “loser SF1”, “place 2 of A” or “bye”
stages-slot-place-unreadable = “{ $text }” names no slot: write “QF1.first”, “QF1.second”, “A.3” or “places.5”
stages-place-first = first side of { $match }
stages-place-second = second side of { $match }
stages-place-member = number { $number } of group { $group }
stages-place-final = final place { $place }

stages-too-few-entrants = fewer than two entrants: nobody could play anybody
stages-too-many-entrants = { $count } entrants are more than the { $most } that this program takes
stages-entrant-twice = number { $no } is given twice: every entrant needs a number of his own
stages-bad-name = “{ $name }” cannot be a name here: use letters, digits, - and _, at most { $most } of them, and not the word “places”
stages-name-twice = the name “{ $name }” is given twice: stages, groups and matches need names of their own
stages-empty-stage = stage { $stage } has neither groups nor matches: add some, or leave the stage out
stages-group-too-small = group { $group } has fewer than two members: nobody could play anybody
stages-group-too-large = group { $group } has more than { $most } members: divide it
stages-unknown-entrant = there is no entrant { $no }
stages-unknown-match = there is no match { $match }
stages-unknown-group = there is no group { $group }
stages-no-such-place = group { $group } has no place { $place }: it has { $size } members
stages-waits-for-itself = { $name } waits for itself: link it to something that is played before
stages-circle = these wait for each other in a circle: { $names }. Link one of them to something that is played before
stages-used-twice = { $link } stands already in { $first }: the same one cannot stand in two slots
stages-leads-nowhere = { $link } leads nowhere: link a match, a group or a final place to it
stages-stage-leads-nowhere = nobody comes out of stage { $stage }: link later matches or final places to it
stages-two-byes = match { $match } has two byes: somebody must stand in it
stages-loser-of-bye = match { $match } has a bye, so nobody loses it
stages-bye-outside-match = a bye can stand in a match only
stages-bad-boards = a match of { $boards } boards cannot be: from 1 to { $most } are possible
stages-ties-without-contest = the ties of the contest need to know how many boards a match has: write “contest” with “boards” into the plan, or leave “ties” out
stages-bad-places = places { $from } to { $to } are no places: they start at 1, and the first comes first
stages-place-twice = place { $place } is given already: list the places from the first to the last, each of them once
stages-places-missing = nobody gets place { $from } to { $to }: list the places from the first to the last without gaps
stages-places-beyond = the places go to { $to }, but there are { $entrants } entrants
stages-places-count = the number of those named for places { $from } to { $to } is { $named }: it must be the number of places

stages-file-empty = the file is empty
stages-file-other-kind = this is no stages file: it has no key “kolo-stages”. Tournament files are for the other commands
stages-file-version = version { $version } of the file is not known to this program: it knows { $known }
stages-file-damaged = event { $step } does not fit those before it: the file was changed by hand or is damaged

stages-cannot-no-stages = nothing to be played: ask for groups, a knockout or both
stages-cannot-entrants = a plan cannot be made for so many entrants ({ $count }): from 2 to { $most } are possible
stages-cannot-groups-small = { $entrants } are too few for { $groups } groups: every group needs at least two
stages-cannot-groups-large = { $entrants } are too many for { $groups } groups: a group has at most { $most }
stages-cannot-advance = { $advance } cannot go on from each group: at least one, and at most the { $smallest } of the smallest group
stages-cannot-nobody-left = fewer than two are left for the knockout: let more go on
stages-cannot-seeds = { $seeded } seeds do not fit a bracket: 0, 1, 2, 4, 8 … do
stages-cannot-consolation = a consolation for { $rounds } rounds cannot be: from 1 to { $most } are possible
stages-cannot-teams-none = no team came, and the rules begin with four teams: the tournament is not held. If teams are expected elsewhere, join the area with a neighbouring one
stages-cannot-teams-one = the rules begin with four teams, and there is one: it can go on without a match, so there is nothing to plan. Or join the area with a neighbouring one
stages-cannot-teams-two = the rules begin with four teams, and there are two. Proposal: two matches, then the rules of ties; take it, or join the area with a neighbouring one
stages-cannot-teams-three = the rules begin with four teams, and there are three. Proposal: everybody meets everybody twice, and the table decides; take it, or join the area with a neighbouring one
stages-cannot-draw = the draw must put every team into exactly one group of the format, with at least as many in a group as go on from it

stages-drawn-free = { $number }. { $name } into group { $group }; every group was open
stages-drawn = { $number }. { $name } into group { $group }; closed: { $closed }
stages-drawn-against = { $number }. { $name } into group { $group }, although closed: { $closed }. From here on the best spread of schools and sizes is out of reach
stages-closed-full = { $group } ({ $teams ->
    [one] full with { $teams } team
   *[other] full with { $teams } teams
  })
stages-closed-school = { $group } ({ $there ->
    [0] the others have to get this school
    [one] has { $there } of the school
   *[other] has { $there } of the school
  })
stages-closed-later = { $group } (a later team of a school could not be kept apart)
stages-school-crowded = { $school } has { $teams } teams for { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
  }: they cannot all be kept apart. { $pairs ->
    [one] { $pairs } pair of its teams meets
   *[other] { $pairs } pairs of its teams meet
  } in the groups, and fewer is not possible

stages-outcome-first = { $first } beat { $second }
stages-outcome-second = { $second } beat { $first }
stages-outcome-first-score = { $first } beat { $second }, { $score }
stages-outcome-second-score = { $second } beat { $first }, { $score }
stages-outcome-draw = { $first } and { $second } drew
stages-outcome-draw-score = { $first } and { $second } drew, { $score }
stages-outcome-first-missing = walkover for { $second }: { $first } did not play
stages-outcome-second-missing = walkover for { $first }: { $second } did not play
stages-outcome-both-missing = neither { $first } nor { $second } played

stages-duel-first = { $player } ({ $first }) beat { $other } ({ $second })
stages-duel-second = { $other } ({ $second }) beat { $player } ({ $first })
stages-duel-draw = { $player } ({ $first }) and { $other } ({ $second }) drew
stages-terms-swap1 = SWAP 1, { $minutes } minutes, no clock
stages-terms-swap1-clock = SWAP 1, { $minutes } minutes, chess clock
stages-terms-swap2 = SWAP 2, { $minutes } minutes, no clock
stages-terms-swap2-clock = SWAP 2, { $minutes } minutes, chess clock

stages-step-chosen-duels = Group { $group }, from place { $from } on: { $members } are equal. The captains choose players for these duels: { $pairs }
stages-step-group-lot = Group { $group }, from place { $from } on: { $members } are equal after the duels, too. Draw the lot
stages-step-first-duel = { $match }: { $first } and { $second } drew. The captains nominate players for a deciding duel
stages-step-second-duel = { $match }: { $first } and { $second } drew the deciding duel as well. The captains nominate players for a second one
stages-step-match-lot = { $match }: { $first } and { $second } drew both deciding duels. Draw the lot

stages-refused-reason = a reason is needed: say why this is done
stages-refused-slot = there is no slot { $slot }
stages-refused-not-ready = match { $match } has to wait: it is not known yet who plays in it
stages-refused-bye = there is nothing to play in { $match }: the other side is a bye
stages-refused-given-up = there is nothing to record for { $match }: a side does not play any more
stages-refused-has-result = match { $match } has a result: correct it instead
stages-refused-no-result = match { $match } has no result to correct: record it
stages-refused-draw = match { $match } belongs to a knockout and needs a winner
stages-refused-score = the score does not fit the result: the winner has at least as many points, in a draw both have the same
stages-refused-score-impossible = a score of more than { $most } points in all is none
stages-refused-nothing-changes = this changes nothing
stages-refused-later = other people would stand in matches that are played already: { $matches }. Say that their results are taken back, or leave it as it is
stages-refused-slot-fixed = { $slot } cannot be changed any more: it has been played for
stages-refused-plan = the plan would not hold: { $problems }
stages-refused-withdrawn = { $name } has withdrawn already
stages-refused-no-tie = nobody in group { $group } waits for a decision
stages-refused-members = the order for group { $group } must name exactly those who are equal: { $equal }
stages-refused-no-score = the score is missing: a match has { $full } points in all, give those of both sides
stages-refused-score-beyond = the score goes beyond the { $full } points that a match has in all
stages-refused-equal-score = the score does not fit the result: equal points are a draw, and otherwise whoever has more wins
stages-refused-duels-first = the lot comes last in group { $group }: record the duels of chosen players first, or decide by hand with a reason
stages-refused-no-duel = no duel of chosen players is asked for in group { $group }
stages-refused-other-duel = no duel is asked for between these two in group { $group }. Asked for are: { $wanted }
stages-refused-not-tied = match { $match } waits for no duel and no lot: it is not drawn, or it is decided who goes on
stages-refused-duel-due = the lot comes last in match { $match }: record the deciding duel first
stages-refused-lot-due = both deciding duels of match { $match } were drawn: now the lot decides

stages-why-drawn = { $name } was put here when the plan was made
stages-why-winner = here stands the winner of { $match }: { $how }
stages-why-loser = here stands the loser of { $match }: { $how }
stages-why-place = here stands place { $place } of group { $group }
stages-why-bye = a bye: whoever stands opposite goes on without a game
stages-why-not-played = it is not decided yet
stages-why-free = the other side was a bye
stages-why-group-open = group { $group } has not decided this place yet
stages-why-value = { $heading } { $value }
stages-why-values = { $name }: { $values }
stages-why-hand = equal in all criteria; the arbiter decided: { $order }
stages-why-lot = equal in all criteria; the lot from seed { $seed } decided: { $order }
stages-why-duels = equal in all criteria; duels of chosen players: { $duels }
stages-why-tied = { $how }; it is not decided yet who goes on
stages-why-tie-broken = { $how }; { $by }
stages-why-first-duel = the deciding duel was won for { $name }
stages-why-second-duel = the second deciding duel was won for { $name }
stages-why-match-lot = the lot from seed { $seed } decided for { $name }
stages-why-left = the other side left, so { $name } goes on
stages-why-edited = the link was changed by hand ({ $by }): { $reason }
stages-why-by-hand = the link was changed by hand
stages-why-withdrawn = { $name } has withdrawn and loses what is still to be played
stages-why-fallen = { $name } is out: neither side played

stages-told-result = { $match }: { $how }
stages-told-corrected = correction of { $match }: { $how }
stages-told-corrected-void = correction of { $match }: { $how }; results taken back: { $void }
stages-told-slots = links changed by hand: { $changes }
stages-told-withdrawn = { $name } withdraws
stages-told-hand = the arbiter puts group { $group } in order: { $order }
stages-told-lot = the lot from seed { $seed } puts group { $group } in order: { $order }
stages-told-chosen-duel = duel of chosen players in group { $group }: { $how }
stages-told-first-duel = deciding duel of { $match }: { $how } ({ $terms })
stages-told-second-duel = second deciding duel of { $match }: { $how } ({ $terms })
stages-told-match-lot = the lot from seed { $seed } decides { $match }: { $name } goes on
stages-told-undone = step { $step } does not count any more
stages-told-redone = step { $step } counts again

stages-change-name = { $name }
stages-change-open = nobody yet
stages-change-slot = { $slot }: { $before } → { $after }
stages-change-taken-back = the result of { $match } is taken back
stages-change-place = { $name }: place { $before } → { $after }
stages-change-ended = { $match }: { $before } → { $after }
stages-change-to-play = still to be played
stages-change-points = group { $group }: { $name } { $points } → { $new-points } points, still place { $place }
stages-change-points-place = group { $group }: { $name } { $points } → { $new-points } points, place { $place } → { $new-place }
stages-change-group-place = group { $group }: { $name } place { $place } → { $new-place }
stages-change-tie = equal members of group { $group } will have to be put in order
stages-change-tied = match { $match } is drawn: nobody goes on before it is decided

stages-ordered-place = by the final place
stages-ordered-group-place = by the place in the group
stages-ordered-points = by the points for each match of the group
stages-ordered-score = by the score for each match of the group
stages-ordered-lot = by lot from the recorded seed

stages-show-sound = The plan is sound: entrants { $entrants }, matches { $matches }, events { $events }
stages-show-stage = Stage { $stage }
stages-show-group = Group { $group }
stages-show-ready = Ready to play:
stages-show-tie = Equal in group { $group } and to be put in order: { $members }
stages-show-places = Places:
stages-show-open = still possible
stages-cli-advance = --advance must be given once for each --groups that something follows: { $needed } times here
stages-cli-score = “{ $text }” is no score: write for example 3:1
stages-cli-preview = Nothing is written. { $what }. This would change:
stages-cli-recorded = Recorded as step { $step }: { $what }
stages-cli-no-link = “{ $text }” does not say what to put where: write for example “QF1.first=entrant 3”
stages-cli-in-play = this file holds a plan in play with events ({ $events }): give the new plan another name, or remove the file yourself
stages-cli-other-file = there is a file of another kind with this name: give the plan another name
stages-cli-by-clause = { $text } [{ $clause }]
stages-cli-two-players = name two players: --players FIRST SECOND
stages-cli-no-draw = no draw of groups is written down in this plan
stages-cli-not-over = the order of everybody is known when every place is decided: play on first
