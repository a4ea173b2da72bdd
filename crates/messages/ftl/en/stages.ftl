# Knockout and stages: links, what is wrong with a plan, why an order is refused, and why an entrant stands where they do.

stages-slot-entrant = entrant { $no }
stages-slot-winner = winner of { $match }
stages-slot-loser = loser of { $match }
stages-slot-place = place { $place } of group { $group }
stages-slot-bye = bye
stages-slot-unreadable = “{ $text }” is not a valid link: write “entrant 5”, “winner SF1”, “loser SF1”, “place 2 of A” or “bye”
stages-slot-place-unreadable = “{ $text }” is not a slot: write “QF1.first”, “QF1.second”, “A.3” or “places.5”
stages-place-first = first side of { $match }
stages-place-second = second side of { $match }
stages-place-member = number { $number } of group { $group }
stages-place-final = final place { $place }

stages-too-few-entrants = fewer than two entrants: there is nothing to play
stages-too-many-entrants = { $count } entrants are more than the limit of { $most }
stages-entrant-twice = number { $no } is given twice: every entrant needs their own number
stages-bad-name = “{ $name }” is not a valid name here: use letters, digits, - and _, at most { $most } characters, and not the word “places”
stages-name-twice = the name “{ $name }” is given twice: stages, groups and matches need names of their own
stages-empty-stage = stage { $stage } has neither groups nor matches: add some, or leave the stage out
stages-group-too-small = group { $group } has fewer than two members: there is nothing to play
stages-group-too-large = group { $group } has more than { $most } members: divide it
stages-unknown-entrant = there is no entrant { $no }
stages-unknown-match = there is no match { $match }
stages-unknown-group = there is no group { $group }
stages-no-such-place = group { $group } has no place { $place }: it has { $size } members
stages-waits-for-itself = { $name } waits for itself: link it to something played earlier
stages-circle = these wait for each other in a circle: { $names }. Link one of them to something played earlier
stages-used-twice = { $link } is already in { $first }: the same entrant cannot be in two slots
stages-leads-nowhere = { $link } leads nowhere: link a match, a group or a final place to it
stages-stage-leads-nowhere = no one comes out of stage { $stage }: link later matches or final places to it
stages-two-byes = match { $match } has two byes: it needs at least one entrant
stages-loser-of-bye = match { $match } has a bye, so it has no loser
stages-bye-outside-match = a bye is possible only in a match
stages-bad-boards = a match of { $boards } games is not possible: use 1 to { $most }
stages-ties-without-contest = the contest's tie-break rules need the number of games in a match: write “contest” with “boards” into the plan, or leave out “ties”
stages-bad-places = places { $from } to { $to } are not valid: they start at 1, and the first comes first
stages-place-twice = place { $place } is already given: list the places from first to last, each once
stages-places-missing = places { $from } to { $to } are not assigned: list the places from first to last without gaps
stages-places-beyond = the places go to { $to }, but there are { $entrants } entrants
stages-places-count = entrants named for places { $from } to { $to }: { $named }; there must be as many as places

stages-file-empty = the file is empty
stages-file-other-kind = this is not a stages file: it has no key “kolo-stages”. Tournament files are for the other commands
stages-file-version = version { $version } of the file is not known to this program: it knows { $known }
stages-file-damaged = event { $step } does not follow from those before it: the file was changed by hand or is damaged

stages-cannot-no-stages = there is nothing to play: ask for groups, a knockout or both
stages-cannot-entrants = no plan is possible for so many entrants ({ $count }): use 2 to { $most }
stages-cannot-groups-small = { $entrants } are too few for { $groups } groups: every group needs at least two
stages-cannot-groups-large = { $entrants } are too many for { $groups } groups: a group has at most { $most }
stages-cannot-advance = { $advance } cannot advance from each group: at least one, and at most the { $smallest } of the smallest group
stages-cannot-nobody-left = fewer than two are left for the knockout: let more advance
stages-cannot-seeds = { $seeded } seeds do not fit a bracket: use 0, 1, 2, 4, 8 …
stages-cannot-consolation = a consolation of { $rounds } rounds is not possible: use 1 to { $most }
stages-cannot-teams-none = no team came, and the rules require at least four: the tournament is not held. If teams are expected elsewhere, merge the area with a neighbouring one
stages-cannot-teams-one = the rules require at least four teams, and there is one: it can advance without a match, so there is nothing to plan. Or merge the area with a neighbouring one
stages-cannot-teams-two = the rules require at least four teams, and there are two. Proposal: two matches, then the tie-break rules; accept it, or merge the area with a neighbouring one
stages-cannot-teams-three = the rules require at least four teams, and there are three. Proposal: a double round robin decided by the table; accept it, or merge the area with a neighbouring one
stages-cannot-draw = every team must be in exactly one group of the format, with at least as many in a group as advance from it

stages-drawn-free = { $number }. { $name } into group { $group }; all groups were possible
stages-drawn = { $number }. { $name } into group { $group }; not possible: { $closed }
stages-drawn-against = { $number }. { $name } into group { $group }, although not suitable: { $closed }. A better distribution of schools and sizes is no longer possible
stages-closed-full = { $group } ({ $teams ->
    [one] full with { $teams } team
   *[other] full with { $teams } teams
  })
stages-closed-school = { $group } ({ $there ->
    [0] the other groups need a team of this school
    [one] already has { $there } team of the school
   *[other] already has { $there } teams of the school
  })
stages-closed-later = { $group } (a later team could not be separated from its school)
stages-school-crowded = { $school } has { $teams } teams for { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
  }: they cannot all be separated. { $pairs ->
    [one] { $pairs } pair of its teams meets
   *[other] { $pairs } pairs of its teams meet
  } in the groups, the fewest possible

stages-outcome-first = { $first } beat { $second }
stages-outcome-second = { $second } beat { $first }
stages-outcome-first-score = { $first } beat { $second }, { $score }
stages-outcome-second-score = { $second } beat { $first }, { $score }
stages-outcome-draw = { $first } and { $second } drew
stages-outcome-draw-score = { $first } and { $second } drew, { $score }
stages-outcome-first-missing = { $second } wins by forfeit: { $first } did not play
stages-outcome-second-missing = { $first } wins by forfeit: { $second } did not play
stages-outcome-both-missing = neither { $first } nor { $second } played

stages-duel-first = { $player } ({ $first }) beat { $other } ({ $second })
stages-duel-second = { $other } ({ $second }) beat { $player } ({ $first })
stages-duel-draw = { $player } ({ $first }) and { $other } ({ $second }) drew
stages-terms-swap1 = SWAP 1, { $minutes } minutes, no clock
stages-terms-swap1-clock = SWAP 1, { $minutes } minutes, chess clock
stages-terms-swap2 = SWAP 2, { $minutes } minutes, no clock
stages-terms-swap2-clock = SWAP 2, { $minutes } minutes, chess clock

stages-step-chosen-duels = Group { $group }, tied from place { $from }: { $members }. The captains choose players for these duels: { $pairs }
stages-step-group-lot = Group { $group }, from place { $from }: { $members } are still tied after the duels. Draw lots
stages-step-first-duel = { $match }: { $first } and { $second } drew. The captains nominate players for a deciding duel
stages-step-second-duel = { $match }: { $first } and { $second } drew the deciding duel as well. The captains nominate players for a second one
stages-step-match-lot = { $match }: { $first } and { $second } drew both deciding duels. Draw lots

stages-refused-reason = give a reason for this
stages-refused-slot = there is no slot { $slot }
stages-refused-not-ready = match { $match } has to wait: it is not known yet who plays in it
stages-refused-bye = there is nothing to play in { $match }: the other side is a bye
stages-refused-given-up = there is nothing to record for { $match }: one side no longer plays
stages-refused-not-withdrawn = { $name } has not withdrawn
stages-refused-has-result = match { $match } has a result: correct it instead
stages-refused-no-result = match { $match } has no result to correct: record it
stages-refused-draw = match { $match } belongs to a knockout and needs a winner
stages-refused-score = the score does not fit the result: the winner has at least as many points, in a draw both have the same
stages-refused-score-impossible = a score of more than { $most } points in total is not possible
stages-refused-nothing-changes = this changes nothing
stages-refused-later = this would change the entrants of matches already played: { $matches }. Confirm that their results are removed, or leave it as it is
stages-refused-slot-fixed = { $slot } can no longer change: it has been played
stages-refused-plan = the plan would not be valid: { $problems }
stages-refused-withdrawn = { $name } has already withdrawn
stages-refused-no-tie = there is no tie to decide in group { $group }
stages-refused-members = the order for group { $group } must name exactly the tied players: { $equal }
stages-refused-no-score = the score is missing: a match has { $full } points in total, give those of both sides
stages-refused-score-beyond = the score exceeds the { $full } points of a match
stages-refused-equal-score = the score does not fit the result: equal points are a draw, otherwise the side with more points wins
stages-refused-duels-first = in group { $group } lots are drawn last: record the duels of chosen players first, or decide by hand with a reason
stages-refused-no-duel = no duel of chosen players is due in group { $group }
stages-refused-other-duel = no duel between these two is due in group { $group }. Due: { $wanted }
stages-refused-not-tied = match { $match } needs no duel and no lot: it is not a draw, or it is already decided who advances
stages-refused-duel-due = in match { $match } lots are drawn last: record the deciding duel first
stages-refused-lot-due = both deciding duels of match { $match } were drawn: now lots decide

stages-why-drawn = { $name } was put here when the plan was made
stages-why-winner = winner of { $match }: { $how }
stages-why-loser = loser of { $match }: { $how }
stages-why-place = place { $place } of group { $group }
stages-why-bye = bye: the other side advances without play
stages-why-not-played = not decided yet
stages-why-free = the other side was a bye
stages-why-group-open = group { $group } has not decided this place yet
stages-why-value = { $heading } { $value }
stages-why-values = { $name }: { $values }
stages-why-hand = tied in all criteria; the arbiter decided: { $order }
stages-why-lot = tied in all criteria; lots decided (seed { $seed }): { $order }
stages-why-duels = tied in all criteria; duels of chosen players: { $duels }
stages-why-tied = { $how }; it is not decided yet who advances
stages-why-tie-broken = { $how }; { $by }
stages-why-first-duel = { $name } won the deciding duel
stages-why-second-duel = { $name } won the second deciding duel
stages-why-match-lot = lots decided (seed { $seed }): { $name } advances
stages-why-left = the other side withdrew, so { $name } advances
stages-why-edited = the link was changed by hand ({ $by }): { $reason }
stages-why-by-hand = the link was changed by hand
stages-why-withdrawn = { $name } has withdrawn and loses all remaining matches
stages-why-fallen = { $name } is out: neither side played

stages-event-result = { $match }: { $how }
stages-event-corrected = correction of { $match }: { $how }
stages-event-corrected-void = correction of { $match }: { $how }; results removed: { $void }
stages-event-sides = match { $match }: sides of { $first } – { $second } exchanged
stages-event-slots = links changed by hand: { $changes }
stages-event-withdrawn = { $name } withdraws
stages-event-returned = { $name } plays on
stages-event-hand = the arbiter decided the order in group { $group }: { $order }
stages-event-lot = lots decided the order in group { $group } (seed { $seed }): { $order }
stages-event-chosen-duel = duel of chosen players in group { $group }: { $how }
stages-event-first-duel = deciding duel of { $match }: { $how } ({ $terms })
stages-event-second-duel = second deciding duel of { $match }: { $how } ({ $terms })
stages-event-match-lot = lots decided { $match } (seed { $seed }): { $name } advances
stages-event-undone = step { $step } no longer counts
stages-event-redone = step { $step } counts again

stages-change-name = { $name }
stages-change-open = not known yet
stages-change-slot = { $slot }: { $before } → { $after }
stages-change-taken-back = the result of { $match } is removed
stages-change-sides = match { $match }: sides swapped
stages-change-place = { $name }: place { $before } → { $after }
stages-change-ended = { $match }: { $before } → { $after }
stages-change-to-play = still to be played
stages-change-points = group { $group }: { $name } { $points } → { $new-points } points, still place { $place }
stages-change-points-place = group { $group }: { $name } { $points } → { $new-points } points, place { $place } → { $new-place }
stages-change-group-place = group { $group }: { $name } place { $place } → { $new-place }
stages-change-tie = a tie in group { $group } will have to be decided
stages-change-tied = match { $match } is a draw: no one advances before it is decided

stages-ordered-place = by the final place
stages-ordered-group-place = by the place in the group
stages-ordered-points = by points per match in the group
stages-ordered-score = by score per match in the group
stages-ordered-lot = by lot (the seed is recorded)

stages-show-sound = The plan is valid: entrants { $entrants }, matches { $matches }, events { $events }
stages-show-stage = Stage { $stage }
stages-show-group = Group { $group }
stages-show-ready = Ready to play:
stages-show-tie = Tied in group { $group }, the order has to be decided: { $members }
stages-show-places = Places:
stages-show-open = still possible
stages-cli-advance = --advance must be given once for each --groups that something follows: { $needed } times here
stages-cli-score = “{ $text }” is not a valid score: write for example 3:1
stages-cli-preview = Nothing was written. { $what }. This would change:
stages-cli-recorded = Recorded as step { $step }: { $what }
stages-cli-no-link = “{ $text }” does not say what to put where: write for example “QF1.first=entrant 3”
stages-cli-in-play = this file contains a plan already in play (events: { $events }): give the new plan another name, or delete the file yourself
stages-cli-other-file = a file of another kind already has this name: give the plan another name
stages-cli-by-clause = { $text } [{ $clause }]
stages-cli-two-players = name two players: --players FIRST SECOND
stages-cli-no-draw = no draw of groups is recorded in this plan
stages-cli-not-over = the full order is known only when every place is decided: finish the play first
