# A tournament of stages by itself: knockout, groups, and what follows them.

cup-list-line = Line { $line }: { $why }
cup-list-no-name = there is no name on it
cup-list-too-many = more than { $most } cannot play
cup-list-what = “{ $text }” is neither a rating, nor a rank, nor the club: write name; rating; rank; club

cup-refused-not-open = There is no such tournament.
cup-refused-open = There is a tournament of this name already: choose another one.
cup-refused-not-published = The draw does not count yet: publish it first.
cup-refused-published = The draw counts already. As long as nothing is played it can be taken back; later, exchange or withdraw somebody.
cup-refused-in-play = The draw cannot be taken back now: { $steps ->
    [one] { $steps } step of play counts
   *[other] { $steps } steps of play count
  }. Undo them in the log first, or withdraw somebody.
cup-refused-not-now = This step cannot be undone or done again now: something later stands on it. Undo what came later first; the log shows what can be undone.
cup-refused-no-lots = Nothing is drawn by lot here, so there are no lots to draw again.
cup-refused-not-yours = This is not your match. Look at your page: it shows whom you play now.
cup-refused-not-in-match = Only those who play { $match } can protest against its result.
cup-refused-protest-too-late = It is too late for a protest against { $match }: it comes before a match that depends on it has begun. Correct the result if it is wrong.
cup-refused-correction = This correction of a name does not count any more, or the same player was corrected later. Correct the name as it should be.

cup-part-consolation = Consolation: { $round }
cup-part-places = For places { $from } to { $to }

cup-next-draw = Look at the draw and publish it. Until then names and form can be changed.
cup-next-ties = { $count ->
    [one] Equals wait for a decision.
   *[other] Equals wait for a decision at { $count } places.
  }
cup-next-play = { $count ->
    [0] No match can be played now.
    [one] { $count } match can be played now.
   *[other] { $count } matches can be played now.
  }
cup-next-reports = { $count ->
    [one] Two players report differently. You decide.
   *[other] At { $count } matches the players report differently. You decide.
  }
cup-waits-differ = { $match } { $first } – { $second }: the players report differently. You decide.
cup-waits-other = { $match } { $first } – { $second }: { $side } has reported { $result }; the other side has not confirmed it.
cup-protest-open = open, matches that depend on it wait
cup-protest-moot = open, but the match is not played like this any more
cup-match-held = waits for a decision (protest { $protests })
cup-my-held = This match waits for a decision of the arbiter. Play it when you are called.
cup-button-protests = To the protests
cup-next-over = Everything is played. The winner is { $winner }.

cup-form-knockout = Knockout
cup-form-round-robin = Round robin
cup-form-round-robin-final = Round robin, then a play-off of the best { $advance }
cup-form-groups-knockout = { $groups } groups, { $advance } of each go on to the knockout
cup-form-groups-groups = { $groups } groups, { $advance } of each go on to { $then ->
    [one] a final group
   *[other] { $then } groups
  }
cup-form-groups = { $groups } groups
cup-form-chain = { $groups } groups, further groups, knockout

cup-why-by-list = The order of the list says who is strong: { $names }
cup-why-by-rating = The rating says who is strong; without one last: { $names }
cup-why-by-rank = The rank says who is strong; without one last: { $names }
cup-why-no-lots = Nothing is drawn by lot: the strong meet as late as possible, the first and the second in the final at the earliest.
cup-why-seeded = { $seeded ->
    [0] Nobody is seeded: everybody has an equal lot
    [one] The best one is seeded, and everybody else has an equal lot
   *[other] The best { $seeded } are seeded so that they meet late, and everybody else has an equal lot
  }, from seed { $seed }.
cup-why-tiers = The groups are drawn by lot tier by tier, one of every tier into each group, from seed { $seed }.
cup-why-groups = { $groups ->
    [one] Everybody meets everybody in one group
   *[other] { $groups } groups, as equal in size and strength as possible
  }; { $advance ->
    [0] the table decides the places
    [one] the best of each goes on
   *[other] the best { $advance } of each go on
  }.
cup-why-byes = { $count ->
    [one] One bye, for the strongest
   *[other] { $count } byes, for the strongest
  }: { $names }
cup-why-clubs-apart = Nobody meets somebody of the same club at the beginning.
cup-why-clubs-meet = Of the same club and meeting at the beginning, as fewer is not possible: { $pairs }

cup-change-joins = { $name } comes on the list
cup-change-leaves = { $name } is on the list no more
cup-change-comes = { $name } is here and plays
cup-change-stays-away = { $name } is not here and is left out of the draw
cup-change-form = what is played, or how it is drawn, becomes another
cup-change-lots = lots come from seed { $after } instead of { $before }
cup-change-drawn-anew = the draw is made anew for { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
cup-change-by-hand-lost = what was exchanged by hand is lost
cup-change-counts = the draw counts and everybody sees it
cup-change-counts-no-more = the draw does not count any more; until it is published again, players and form can be changed

cup-breach-club = of the same club in the first match: { $names }
cup-breach-club-group = group { $group } has more of one club than it must: { $names }
cup-breach-early = { $one } (seed { $first }) and { $other } (seed { $second }) can meet in { $match } already
cup-breach-bye = { $name } has a bye, but { $stronger } is stronger and has none
cup-breach-tier = group { $group } has several of tier { $tier }: { $names }

cup-told-opened = The tournament was opened with { $entrants } players
cup-told-changed = Players or form were changed: { $entrants } players
cup-told-lots = Lots were drawn again: seed { $seed } instead of { $was }
cup-told-checked-in = { $missing ->
    [0] Checked in: everybody is here
    [one] Checked in: { $missing } is not here and is left out: { $names }
   *[other] Checked in: { $missing } are not here and are left out: { $names }
  }
cup-told-edited = The draw was changed by hand before it counts: { $changes }
cup-told-taken-back = Undone: { $what }
cup-told-done-again = Counts again: { $what }
cup-told-earlier = an earlier step
cup-told-published = The draw was published
cup-told-recalled = The draw was taken back
cup-told-renamed = Corrected on the list: { $was } → { $name }
cup-told-name-back = The correction was taken back; it is again: { $was }
cup-told-reported = { $name } reported { $match }: { $result }
cup-told-protest-upheld = Protest { $id } is upheld
cup-told-protest-corrected = Protest { $id } is upheld, and the result is corrected
cup-told-step = { $step }. { $what }

cup-my-you-won = you won { $score }
cup-my-you-lost = you lost { $score }
cup-my-you-drew = a draw, { $score }
cup-my-you-missed = you lost by not coming
cup-my-other-missed = you won: your opponent did not come
cup-my-nobody-came = lost for both: nobody came
cup-my-reported = You have reported: { $result }. Your opponent has yet to confirm it.
cup-my-confirm = Your opponent has reported: { $result }. Press the button if that is right, or report what is.
cup-my-differ = You have reported: { $own }. Your opponent has reported: { $other }. Go to the arbiter together, or correct your report.
cup-my-agree = It is right: { $result }
cup-my-waits = { $match } ({ $part }): your opponent is not known yet – { $other }.

cup-new-heading = New knockout or groups
cup-new-about = Paste the players, choose what is played, and look at the draw before it counts.
cup-list = Players
cup-list-about = One a line: the name, then rating, rank and club in any order, divided by semicolons, commas or tabs. Lists from spreadsheets can be pasted.
cup-list-example =
    Anna Malá; 2105; Praha
    Jan Novák; 3d; Brno
    Eva Bílá 1890
cup-form = What is played
cup-form-missing = choose one of them
cup-choice-groups = Groups, then a knockout
cup-choice-final = Round robin, then a play-off
cup-choice-group = Groups, then a final group
cup-about-knockout = Who loses is out, or plays on for a place.
cup-about-groups = The best of every group play for the places in a knockout.
cup-about-final = Everybody meets everybody; the best play it out.
cup-about-group = The best of every group meet in one more group.
cup-about-all = Everybody meets everybody, and the table decides.
cup-groups = Number of groups
cup-advance = How many of each go on
cup-losers = Who loses in the knockout
cup-losers-out = is out
cup-losers-third = is out; the losers of the semi-finals play for place 3
cup-losers-all = plays on until every place is decided
cup-losers-consolation = in the first round plays a consolation
cup-double = In groups everybody meets everybody twice
cup-seeding = Strength
cup-seed-rating = by rating
cup-seed-rank = by rank
cup-seed-list = by the order of the list
cup-seeded = How many are seeded (if drawn by lot)
cup-lot = Draw by lot
cup-lot-about = The best are seeded, the others are drawn. Otherwise the strength decides everything.
cup-create = Make the draw
cup-save = Save and draw anew
cup-players = Players
cup-matches = Matches:
cup-draw-heading = Draw
cup-why-heading = Why this draw
cup-file-download = The tournament as a file
cup-publish = Publish the draw
cup-publish-about = Then it counts, and everybody sees it.
cup-again = Draw the lots again
cup-recall = Take the draw back
cup-first-round = First round
cup-bye = bye
cup-exchange = Exchange two
cup-exchange-about = Two change their places in the draw, as long as neither has played.
cup-exchange-what = { $one } and { $other } change their places in the draw
cup-key-score = score
cup-scores-on = Type scores
cup-scores-off = Type one key a match
cup-still-possible = Still possible
cup-data = Personal data
cup-rename = Correct
cup-rename-heading = Correct name and club
cup-rename-about = Only how the player is called changes: the draw, results and places stay as they are. The log keeps both, and it can be undone there.
cup-withdraw = Withdraw
cup-withdrawn = withdrawn
cup-withdraw-what = { $name } plays no more
cup-undo-what = Step { $step } does not count any more
cup-redo-what = Step { $step } counts again
cup-button-draw = Look at the draw
cup-button-reports = Look at the reports
cup-button-results = Enter results
cup-button-ties = Decide
cup-button-table = Final places
cup-my-others = Also to play
cup-my-score = With a score
cup-screen-matches = Matches to play
cup-take-report = Take the report of { $name }: { $result }
cup-said = { $name }: { $result }
cup-by-hand = Changed by hand
cup-check-in = Who is here
cup-check-in-about = Tick everybody who has come. Whoever is missing is left out of the draw; what that changes is shown first.
cup-check-in-save = Show what changes
cup-check-in-what = Check-in
cup-missing = not here
cup-undo-draw-what = This step around the draw does not count any more
cup-redo-draw-what = This step counts again
cup-hand-keys = Two change places: drag one onto the other, or press Enter on one, go to the other with the arrows, and press Enter again. Escape lets go.
cup-hand-save = Save the draw
cup-edit-what = The draw is changed by hand
