# One match of the gomoku contest: its shape, line-up, sheet and slip.

teams-no-such-shape = { $boards ->
    [one] no match has { $boards } game: teams play 5 or 3 games, individuals 1
   *[other] no match has { $boards } games: teams play 5 or 3 games, individuals 1
}
teams-shape-boards = { $boards } boards are not possible: a match has from 1 to { $most }
teams-shape-several-games = one game cannot decide a match of { $games } games: let the score decide

teams-score-outside = a score of { $score } is not possible: each side has 0 to { $full } points. Enter the points of the duels
teams-score-sum = a score of { $score } is not possible: both sides together have { $sum } instead of { $due }. Check the numbers, and give the number of duels lost by both sides if there were any
teams-score-odd = a score of { $score } is not possible: a duel is worth two points in total, so the sum is even, here { $due }. Check the numbers
teams-score-gaps = a score of { $score } does not fit the line-up: for games in which the opponent has no player, the first side has at least { $first } and the second at least { $second }. Correct the score or the line-up
teams-void-duels = { $void ->
    [one] { $void } duel lost by both sides is not possible
   *[other] { $void } duels lost by both sides are not possible
}: in this match there are from { $least } to { $most }
teams-wrong-games = { $given ->
    [one] the result has { $given } game
   *[other] the result has { $given } games
}, but the match has { $boards }: enter all of them
teams-wrong-tables = { $given ->
    [one] the line-up has { $given } game
   *[other] the line-up has { $given } games
}, but the match has { $boards }: enter who plays each, or that a player is missing
teams-duel-missing = game { $board }: duel { $duel } has no result. Enter it
teams-game-missing = game { $board } has no result. Enter it
teams-single-games = game { $board }: one game is played on each board, but duels are entered. Enter one result
teams-two-duels = game { $board }: two duels are played on each board, but one result is entered. Enter both duels
teams-score-alone = a match of one game is not decided by a score: enter who won
teams-score-missing = a match of several games needs its score: enter the points of both sides
teams-end-against-score = the result does not fit the score { $score }: the side with more points wins, equal points are a draw. Correct the result or the score
teams-no-end-of-match = a match of several games is won, drawn, lost or forfeited: enter one of these
teams-nobody-there = game { $board }: by the line-up a player is missing, so the opponent wins both duels by forfeit. Leave out the result of this game, or correct the line-up
teams-player-twice = { $player } is in several games ({ $boards }): games are played at the same time, so each player has one. Correct the line-up
teams-plays-for-others = game { $board }: { $player } is in the line-up of { $team } but belongs to the opponents. Correct the line-up
teams-stranger = game { $board }: { $player } is not a member of { $team }. Only registered players and substitutes may play; correct the line-up
teams-not-in-order = { $team }: this match is broadcast, so the players sit in the order of registration. Correct the line-up
teams-line-up-missing = the match sheet does not say who plays whom: in the grand final that is filled in before the first duel. Enter the line-up first

teams-not-in-team = player { $player } is not a member of { $team }: name only registered players
teams-lot-on-broadcast = this match is broadcast, so opponents are not drawn by lot: the players sit in the order of registration

teams-notation-at = column { $column }: { $problem }
teams-notation-mark = “{ $mark }” is not a valid result mark: write 1, 0 or = for a duel, + or - for a forfeit won by the first or second side, x for one lost by both, . for no result yet
teams-notation-one-mark = game { $board } has one mark: a game has two duels, write . for one without a result; only +, - and x for a game forfeited as a whole stand alone
teams-notation-third-mark = game { $board }: the third mark says who wins a game forfeited after it had started. Write +, - or x there, or leave it out
teams-notation-many-marks = { $marks ->
    [one] game { $board } has { $marks } mark
   *[other] game { $board } has { $marks } marks
}: a game has two duels. Put a space between the games
teams-notation-boards = { $given ->
    [one] { $given } game is written
   *[other] { $given } games are written
}, but the match has { $boards }. Write two marks for each, with a space between them
teams-notation-score = no score can be read from here on: write it like 7:5, or 6:4 x1 if one duel was lost by both sides

teams-need-line-up = the line-up
teams-need-report-first = the report of the first side
teams-need-report-second = the report of the second side
teams-need-decision = the organiser’s decision between two different reports
teams-need-papers = game sheets and match sheet on paper

teams-differs-duel = game { $board }, duel { $duel }: { $first } and { $second }
teams-differs-game = game { $board }: { $first } and { $second }
teams-differs-forfeit = game { $board }, forfeited as a whole: { $first } and { $second }
teams-differs-result = { $first } ({ $first-how }) and { $second } ({ $second-how })
teams-was-played = played
teams-was-forfeited = by forfeit

teams-refused-unsound = this cannot be recorded: { $problems }
teams-refused-settled = the match is decided: only the organiser can change the result, by a correction with a reason
teams-refused-not-settled = there is nothing to correct yet: enter the result
teams-refused-line-up = one side has already reported, so the line-up stays. The organiser can enter the result together with another line-up
teams-refused-reason = give a reason why the result differs from the reports or the settled result

teams-absence-ends-early = the absence ends before it begins: check both times

teams-late-clock-first = the clock of the first side is started at the start of the duel and runs until its player arrives and moves
teams-late-clock-second = the clock of the second side is started at the start of the duel and runs until its player arrives and moves
teams-late-clock-both = both clocks are started at the start of the duel, and each runs until its player arrives
teams-late-organiser = no clocks are used: the organiser decides whether to wait or to forfeit the duel

teams-side-first = first side
teams-side-second = second side
teams-table-duels = duels
teams-table-points = points
teams-table-total = score { $score }, match points { $points }
teams-table-forfeited = forfeited: score { $score }, match points { $points }
teams-table-so-far = score so far { $score }
teams-table-unsound = “{ $text }” is not a valid result of this match
teams-table-open = still missing: { $duels }
teams-open-duel = game { $board } duel { $duel }
