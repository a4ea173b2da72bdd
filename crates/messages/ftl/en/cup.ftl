# A tournament of stages by itself: knockout, groups, and what follows them.

cup-list-line = Line { $line }: { $why }
cup-list-no-name = the name is missing
cup-list-too-many = at most { $most } can play
cup-list-what = “{ $text }” is not a rating, rank or club: write name; rating; rank; club

cup-refused-not-open = There is no such tournament.
cup-refused-open = A tournament of this name already exists: choose another name.
cup-refused-not-published = The pairings are not published yet: publish them first.
cup-refused-published = The pairings are already published. Until play starts they can be unpublished; later, exchange or withdraw players.
cup-refused-in-play = The pairings cannot be unpublished, play has started: { $steps ->
    [one] { $steps } step is recorded
   *[other] { $steps } steps are recorded
  }. Undo them in the log first, or withdraw a player.
cup-refused-not-now = This step cannot be undone or redone now: something later depends on it. Undo the later steps first; the log shows what can be undone.
cup-refused-no-lots = No lots are drawn here, so there is nothing to draw again.
cup-refused-not-yours = This is not your match. Your page shows whom you play now.
cup-refused-not-in-match = Only the players of { $match } can protest against its result.
cup-refused-protest-too-late = It is too late for a protest against { $match }: it must come before a match that depends on it starts. If the result is wrong, correct it.
cup-refused-correction = This name correction no longer counts, or the same player was corrected later. Enter the correct name.

cup-part-consolation = Consolation: { $round }
cup-part-places = For places { $from } to { $to }

cup-next-draw = Check the pairings and publish them. Until then players and format can be changed.
cup-next-ties = { $count ->
    [one] { $count } tie has to be decided.
   *[other] { $count } ties have to be decided.
  }
cup-next-play = { $count ->
    [0] No match can be played now.
    [one] { $count } match can be played now.
   *[other] { $count } matches can be played now.
  }
cup-next-reports = { $count ->
    [one] In { $count } match the players report different results. You decide.
   *[other] In { $count } matches the players report different results. You decide.
  }
cup-waits-differ = { $match } { $first } – { $second }: the players report different results. You decide.
cup-waits-other = { $match } { $first } – { $second }: { $side } has reported { $result }; the other side has not confirmed it.
cup-protest-open = open, matches that depend on it are on hold
cup-protest-moot = open, but the match is no longer played this way
cup-match-held = on hold for a decision (protest { $protests })
cup-my-held = This match is on hold for the arbiter's decision. Play it when you are called.
cup-button-protests = Protests
cup-next-over = All matches are played. Winner: { $winner }.

cup-form-knockout = Knockout
cup-form-round-robin = Round robin
cup-form-round-robin-final = Round robin, then a play-off of the best { $advance }
cup-form-groups-knockout = { $groups } groups, { $advance } from each advance to the knockout
cup-form-groups-groups = { $groups } groups, { $advance } from each advance to { $then ->
    [one] a final group
   *[other] { $then } groups
  }
cup-form-groups = { $groups } groups
cup-form-chain = { $groups } groups, further groups, knockout

cup-why-by-list = Seeding by the order of the list: { $names }
cup-why-by-rating = Seeding by rating; unrated players last: { $names }
cup-why-by-rank = Seeding by rank; players without a rank last: { $names }
cup-why-no-lots = No lots are drawn: strong players meet as late as possible, the first two seeds not before the final.
cup-why-seeded = { $seeded ->
    [0] No player is seeded: all places are drawn by lot
    [one] The best player is seeded, the others are drawn by lot
   *[other] The best { $seeded } are seeded so that they meet late, the others are drawn by lot
  } (seed number { $seed }).
cup-why-tiers = The groups are drawn by lot from pots, one player of each pot into each group (seed number { $seed }).
cup-why-groups = { $groups ->
    [one] All play all in one group
   *[other] { $groups } groups, as equal in size and strength as possible
  }; { $advance ->
    [0] the table decides the places
    [one] the best of each advances
   *[other] the best { $advance } of each advance
  }.
cup-why-byes = { $count ->
    [one] One bye, for the strongest
   *[other] { $count } byes, for the strongest
  }: { $names }
cup-why-clubs-apart = No players of the same club meet at the start.
cup-why-clubs-meet = Players of the same club who meet at the start, as few as possible: { $pairs }

cup-change-joins = { $name } is added to the list
cup-change-leaves = { $name } is removed from the list
cup-change-comes = { $name } is present and plays
cup-change-stays-away = { $name } is absent and is not paired
cup-change-form = the format or the way of pairing changes
cup-change-lots = the seed for drawing lots changes from { $before } to { $after }
cup-change-drawn-anew = pairings are made again for { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
cup-change-by-hand-lost = exchanges made by hand are lost
cup-change-counts = the pairings are published for all to see
cup-change-counts-no-more = the pairings no longer count; until they are published again, players and format can be changed

cup-breach-club = of the same club in the first match: { $names }
cup-breach-club-group = group { $group } has more players of one club than necessary: { $names }
cup-breach-early = { $one } (seed { $first }) and { $other } (seed { $second }) can meet as early as { $match }
cup-breach-bye = { $name } has a bye, but { $stronger } is seeded higher and has none
cup-breach-tier = group { $group } has several players of pot { $tier }: { $names }

cup-told-opened = The tournament was opened with { $entrants } players
cup-told-changed = Players or format changed: { $entrants } players
cup-told-lots = Lots were drawn again: seed { $seed } instead of { $was }
cup-told-checked-in = { $missing ->
    [0] Check-in: all players are here
    [one] Check-in: { $missing } player is absent and not paired: { $names }
   *[other] Check-in: { $missing } players are absent and not paired: { $names }
  }
cup-told-edited = The pairings were changed by hand before publication: { $changes }
cup-told-taken-back = Undone: { $what }
cup-told-done-again = Redone: { $what }
cup-told-earlier = an earlier step
cup-told-published = The pairings were published
cup-told-recalled = The pairings were unpublished
cup-told-renamed = Corrected on the list: { $was } → { $name }
cup-told-name-back = The correction was undone; the name is again: { $was }
cup-told-reported = { $name } reported { $match }: { $result }
cup-told-protest-upheld = Protest { $id } is upheld
cup-told-protest-corrected = Protest { $id } is upheld, and the result is corrected
cup-told-step = { $step }. { $what }

cup-my-you-won = you won { $score }
cup-my-you-lost = you lost { $score }
cup-my-you-drew = a draw, { $score }
cup-my-you-missed = you lost by forfeit
cup-my-other-missed = you won by forfeit: your opponent did not come
cup-my-nobody-came = lost for both: neither player came
cup-my-reported = You reported: { $result }. Your opponent has not confirmed it yet.
cup-my-confirm = Your opponent reported: { $result }. If that is correct, press the button; otherwise report the correct result.
cup-my-differ = You reported: { $own }. Your opponent reported: { $other }. Go to the arbiter together, or correct your report.
cup-my-agree = Correct: { $result }
cup-my-waits = { $match } ({ $part }): your opponent is not known yet – { $other }.

cup-new-heading = New knockout or groups
cup-new-about = Paste the players, choose the format, and check the pairings before you publish them.
cup-list = Players
cup-list-about = One per line: the name, then rating, rank and club in any order, separated by semicolons, commas or tabs. Lists from spreadsheets can be pasted.
cup-list-example =
    Anna Malá; 2105; Praha
    Jan Novák; 3d; Brno
    Eva Bílá 1890
cup-form = Format
cup-form-missing = choose a format
cup-choice-groups = Groups, then a knockout
cup-choice-final = Round robin, then a play-off
cup-choice-group = Groups, then a final group
cup-about-knockout = The loser is out, or plays on for a place.
cup-about-groups = The best of each group play for the places in a knockout.
cup-about-final = All play all; then the best meet in a play-off.
cup-about-group = The best of each group meet in a final group.
cup-about-all = All play all, and the table decides.
cup-groups = Number of groups
cup-advance = How many advance from each
cup-losers = The loser in the knockout
cup-losers-out = is out
cup-losers-third = is out; losing semi-finalists play for third place
cup-losers-all = plays on until every place is decided
cup-losers-consolation = of the first round plays in a consolation
cup-double = In groups, all play all twice
cup-seeding = Seeding
cup-seed-rating = by rating
cup-seed-rank = by rank
cup-seed-list = by list order
cup-seeded = Number of seeded players (the others by lot)
cup-lot = Draw lots
cup-lot-about = The best are seeded, the others drawn by lot. Otherwise seeding decides everything.
cup-create = Make the pairings
cup-save = Save and pair again
cup-players = Players
cup-matches = Matches:
cup-draw-heading = Pairings
cup-why-heading = Why these pairings
cup-file-download = The draw and its results for kolo stages
cup-publish = Publish the pairings
cup-publish-about = Then they count, and all can see them.
cup-again = Draw lots again
cup-recall = Unpublish the pairings
cup-first-round = First round
cup-bye = bye
cup-exchange = Exchange two
cup-exchange-about = Two players swap places in the pairings, as long as neither has played.
cup-exchange-what = { $one } and { $other } swap places in the pairings
cup-key-score = score
cup-scores-on = Enter scores
cup-scores-off = Enter one key per match
cup-still-possible = Still possible
cup-data = Personal data
cup-rename = Correct
cup-rename-heading = Correct name and club
cup-rename-about = Only the name and club change: pairings, results and places stay. The log keeps both, and the change can be undone there.
cup-withdraw = Withdraw
cup-withdrawn = withdrawn
cup-withdraw-what = { $name } no longer plays
cup-undo-what = Step { $step } will no longer count
cup-redo-what = Step { $step } will count again
cup-button-draw = Check the pairings
cup-button-reports = Check the reports
cup-button-results = Enter results
cup-button-ties = Decide
cup-button-table = Final places
cup-my-others = Still to play
cup-my-score = With a score
cup-screen-matches = Matches to play
cup-take-report = Accept the report of { $name }: { $result }
cup-said = { $name }: { $result }
cup-by-hand = Changed by hand
cup-check-in = Who is here
cup-check-in-about = Tick all players who are present. Absent players are not paired; you will first see what that changes.
cup-check-in-save = Show what changes
cup-check-in-what = Check-in
cup-missing = not here
cup-undo-draw-what = This change of the pairings will no longer count
cup-redo-draw-what = This change will count again
cup-hand-keys = To swap two players, drag one onto the other, or press Enter on one, move to the other with the arrow keys and press Enter again. Escape cancels.
cup-hand-save = Save the pairings
cup-edit-what = The pairings are changed by hand
