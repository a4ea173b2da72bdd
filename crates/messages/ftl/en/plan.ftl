# Stages that are played by plans: knockout, groups, and what follows them.

plan-list-line = Line { $line }: { $why }
plan-list-no-name = the name is missing
plan-list-too-many = at most { $most } can play
plan-list-what = “{ $text }” is not a rating, rank or club: write name; rating; rank; club

plan-part-consolation = Consolation: { $round }
plan-part-places = For places { $from } to { $to }

plan-next-draw = Check the pairings and publish them. Until then players and format can be changed.
plan-next-reports = { $count ->
    [one] In { $count } match the players report different results. You decide.
   *[other] In { $count } matches the players report different results. You decide.
  }
plan-next-ties = { $count ->
    [one] { $count } tie has to be decided.
   *[other] { $count } ties have to be decided.
  }
plan-next-play = { $count ->
    [0] No match can be played now.
    [one] { $count } match can be played now.
   *[other] { $count } matches can be played now.
  }
plan-waits-differ = { $match } { $first } – { $second }: the players report different results. You decide.
plan-waits-other = { $match } { $first } – { $second }: { $side } has reported { $result }; the other side has not confirmed it.
plan-protest-open = open, matches that depend on it are on hold
plan-protest-moot = open, but the match is no longer played this way
plan-match-held = on hold for a decision (protest { $protests })
plan-my-held = This match is on hold for the arbiter's decision. Play it when you are called.
plan-next-over = All matches are played. Winner: { $winner }.

plan-form-knockout = Knockout
plan-form-round-robin = Round robin
plan-form-round-robin-final = Round robin, then a play-off of the best { $advance }
plan-form-groups-knockout = { $groups } groups, { $advance } from each advance to the knockout
plan-form-groups-groups = { $groups } groups, { $advance } from each advance to { $then ->
    [one] a final group
   *[other] { $then } groups
  }
plan-form-groups = { $groups } groups
plan-form-chain = { $groups } groups, further groups, knockout

plan-why-by-list = Seeding by the order of the list: { $names }
plan-why-by-rating = Seeding by rating; unrated players last: { $names }
plan-why-by-rank = Seeding by rank; players without a rank last: { $names }
plan-why-no-lots = No lots are drawn: strong players meet as late as possible, the first two seeds not before the final.
plan-why-seeded = { $seeded ->
    [0] No player is seeded: all places are drawn by lot
    [one] The best player is seeded, the others are drawn by lot
   *[other] The best { $seeded } are seeded so that they meet late, the others are drawn by lot
  } (seed number { $seed }).
plan-why-tiers = The groups are drawn by lot from pots, one player of each pot into each group (seed number { $seed }).
plan-why-groups = { $groups ->
    [one] All play all in one group
   *[other] { $groups } groups, as equal in size and strength as possible
  }; { $advance ->
    [0] the table decides the places
    [one] the best of each advances
   *[other] the best { $advance } of each advance
  }.
plan-why-byes = { $count ->
    [one] One bye, for the strongest
   *[other] { $count } byes, for the strongest
  }: { $names }
plan-why-clubs-apart = No players of the same club meet at the start.
plan-why-clubs-meet = Players of the same club who meet at the start, as few as possible: { $pairs }

plan-breach-club = of the same club in the first match: { $names }
plan-breach-club-group = group { $group } has more players of one club than necessary: { $names }
plan-breach-early = { $one } (seed { $first }) and { $other } (seed { $second }) can meet as early as { $match }
plan-breach-bye = { $name } has a bye, but { $stronger } is seeded higher and has none
plan-breach-tier = group { $group } has several players of pot { $tier }: { $names }

plan-my-you-won = you won { $score }
plan-my-you-lost = you lost { $score }
plan-my-you-drew = a draw, { $score }
plan-my-you-missed = you lost by forfeit
plan-my-other-missed = you won by forfeit: your opponent did not come
plan-my-nobody-came = lost for both: neither player came
plan-my-reported = You reported: { $result }. Your opponent has not confirmed it yet.
plan-my-confirm = Your opponent reported: { $result }. If that is correct, press the button; otherwise report the correct result.
plan-my-differ = You reported: { $own }. Your opponent reported: { $other }. Go to the arbiter together, or correct your report.
plan-my-agree = Correct: { $result }
plan-my-waits = { $match } ({ $part }): your opponent is not known yet – { $other }.

plan-new-heading = New knockout or groups
plan-new-about = Paste the players, choose the format, and check the pairings before you publish them.
plan-list = Players
plan-list-about = One per line: the name, then rating, rank and club in any order, separated by semicolons, commas or tabs. Lists from spreadsheets can be pasted.
plan-list-example =
    Anna Malá; 2105; Praha
    Jan Novák; 3d; Brno
    Eva Bílá 1890
plan-form = Format
plan-form-missing = choose a format
plan-choice-groups = Groups, then a knockout
plan-choice-final = Round robin, then a play-off
plan-choice-group = Groups, then a final group
plan-about-knockout = The loser is out, or plays on for a place.
plan-about-groups = The best of each group play for the places in a knockout.
plan-about-final = All play all; then the best meet in a play-off.
plan-about-group = The best of each group meet in a final group.
plan-about-all = All play all, and the table decides.
plan-groups = Number of groups
plan-advance = How many advance from each
plan-losers = The loser in the knockout
plan-losers-out = is out
plan-losers-third = is out; losing semi-finalists play for third place
plan-losers-all = plays on until every place is decided
plan-losers-consolation = of the first round plays in a consolation
plan-double = In groups, all play all twice
plan-seeding = Seeding
plan-seed-rating = by rating
plan-seed-rank = by rank
plan-seed-list = by list order
plan-seeded = Number of seeded players (the others by lot)
plan-lot = Draw lots
plan-lot-about = The best are seeded, the others drawn by lot. Otherwise seeding decides everything.
plan-create = Make the pairings
plan-players = Players
plan-matches = Matches:
plan-draw-heading = Pairings
plan-why-heading = Why these pairings
plan-publish = Publish the pairings
plan-publish-about = Then they count, and all can see them.
plan-again = Draw lots again
plan-recall = Unpublish the pairings
plan-first-round = First round
plan-bye = bye
plan-exchange = Exchange two
plan-exchange-about = Two players swap places in the pairings, as long as neither has played.
plan-exchange-what = { $one } and { $other } swap places in the pairings
plan-key-score = score
plan-scores-on = Enter scores
plan-scores-off = Enter one key per match
plan-still-possible = Still possible
plan-button-draw = Check the pairings
plan-button-results = Enter results
plan-button-reports = Check the reports
plan-button-protests = Protests
plan-button-ties = Decide
plan-button-table = Final places
plan-my-others = Still to play
plan-my-score = With a score
plan-screen-matches = Matches to play
plan-take-report = Accept the report of { $name }: { $result }
plan-said = { $name }: { $result }
plan-by-hand = Changed by hand
plan-hand-keys = To swap two players, drag one onto the other, or press Enter on one, move to the other with the arrow keys and press Enter again. Escape cancels.
plan-hand-save = Save the pairings
plan-edit-what = The pairings are changed by hand
plan-sides-what = { $game }: sides
plan-correct-what = Correct: { $game }

# Stages one after another.
plan-make = Draw the bracket or the groups
plan-new-rounds = New tournament in rounds
plan-next-undrawn = The players are in. Draw the bracket or the groups.
plan-next-close = This stage is played. Close it, and the best play on.
plan-button-close = Go on to the next stage
plan-close = Close the stage: places { $from } to { $to } play on
plan-close-order = Tied players at the border, put them in order:
plan-close-what = Close the stage
plan-stages-heading = Stages
plan-stages-link = Stages: what is played after what
plan-stages-about = Stages are played one after another. The first one takes all players who entered; each of the others takes places of the stage before it, in its final order.
plan-stages-what = Change the stages
plan-stage-add = Add a stage
plan-stage-change = Change how the first stage is played
plan-stage-remove = Remove
plan-published = published
plan-place-from = From place
plan-place-to = to place
plan-field-entrants = all players who entered
plan-field-places = places { $from } to { $to } of the stage before
refused-decides-between = The two sides report different results: an arbiter decides which one counts.

# What a match consists of, and teams.
plan-match-reported = Reported by
plan-match-boards = Boards
plan-match-board = Board
plan-match-how = Board by board, as 11 10 =0 where each board has two duels or 1 = 0 where it has one game; or the score of the match: games won, as 2:1 or 1½:1½, where each board has one game, else points of duels, as 7:5. A game won gives 2 points, a draw 1.
plan-match-line-up = Line-up: who plays at which board
plan-match-line-up-save = Save the line-up
shape-heading = A match consists of
shape-game = one game
shape-boards = boards with one game each
shape-duels = boards with two duels each
shape-count = Boards in a match
shape-teams = Teams with rosters meet, not single players
entry-roster = Members of the team, one per line
