# One match of the gomoku contest: its shape, line-up, sheet and slip.

teams-no-such-shape = { $boards ->
    [one] no match has { $boards } board: teams play 5 or 3 games, individuals 1
   *[other] no match has { $boards } boards: teams play 5 or 3 games, individuals 1
}

teams-score-outside = a score of { $score } cannot be: each side has 0 to { $full } points. Write down what the duels gave
teams-score-sum = a score of { $score } cannot be: both sides together have { $sum } and must have { $due }. Check the numbers, and say how many duels were lost by both sides if there were any
teams-score-odd = a score of { $score } cannot be: a duel gives two points in all, so the sum is even, here { $due }. Check the numbers
teams-score-gaps = a score of { $score } does not fit the line-up: for boards where the opponent has nobody, the first side has at least { $first } and the second at least { $second }. Correct the score or the line-up
teams-void-duels = { $void ->
    [one] { $void } duel lost by both sides cannot be
   *[other] { $void } duels lost by both sides cannot be
}: in this match there are from { $least } to { $most }
teams-wrong-games = { $given ->
    [one] the result has { $given } game
   *[other] the result has { $given } games
}, but the match has { $boards }: write down one for each board
teams-wrong-tables = { $given ->
    [one] the line-up has { $given } board
   *[other] the line-up has { $given } boards
}, but the match has { $boards }: write down who plays on each, or that nobody does
teams-duel-missing = board { $board }: duel { $duel } has no result. Write it down
teams-nobody-there = board { $board }: by the line-up a player is missing, so the opponent wins both duels by forfeit. Leave the result of this board out, or correct the line-up
teams-player-twice = { $player } stands on boards { $boards }: games are played at the same time, so everybody has one board. Correct the line-up
teams-plays-for-others = board { $board }: { $player } stands there for { $team } but belongs to the opponents. Correct the line-up
teams-stranger = board { $board }: { $player } is no member of { $team }. Only registered players and substitutes may play; correct the line-up
teams-not-in-order = { $team }: this match is shown to the public, so the players sit in the order of registration. Correct the line-up
teams-line-up-missing = the slip does not say who plays whom: in the grand final that is filled in before the first duel. Enter the line-up first

teams-not-in-team = player { $player } is no member of { $team }: name only those who are registered
teams-lot-on-broadcast = this match is shown to the public, so opponents are not drawn by lot: the players sit in the order of registration

teams-notation-at = column { $column }: { $problem }
teams-notation-mark = “{ $mark }” is no mark: write 1, 0 or = for a duel, + or - for a forfeit won by the first or second side, x for one lost by both, . for none yet
teams-notation-one-mark = board { $board } has one mark: a game has two duels, write . for one without result; alone stand only +, - and x for a game forfeited as a whole
teams-notation-third-mark = board { $board }: the third mark says who wins a game that was forfeited after it had begun. Write +, - or x there, or leave it out
teams-notation-many-marks = { $marks ->
    [one] board { $board } has { $marks } mark
   *[other] board { $board } has { $marks } marks
}: a game has two duels. Put a space between the boards
teams-notation-boards = { $given ->
    [one] { $given } board is written
   *[other] { $given } boards are written
}, but the match has { $boards }. Write two marks for each, with a space between them
teams-notation-score = no score can be read from here on: write it like 7:5, or 6:4 x1 if one duel was lost by both sides

teams-need-line-up = the line-up
teams-need-report-first = the report of the first side
teams-need-report-second = the report of the second side
teams-need-decision = the organiser’s decision between two different reports
teams-need-papers = game sheets and match slip on paper

teams-differs-duel = board { $board }, duel { $duel }: { $first } and { $second }
teams-differs-forfeit = board { $board }, game forfeited as a whole: { $first } and { $second }
teams-differs-result = { $first } ({ $first-how }) and { $second } ({ $second-how })
teams-was-played = played
teams-was-forfeited = by forfeit

teams-refused-unsound = this cannot be written down: { $problems }
teams-refused-settled = the match is settled: only the organiser can change the result, by a correction with a reason
teams-refused-not-settled = there is nothing to correct yet: enter the result
teams-refused-line-up = a side has reported already, so the line-up stays. The organiser can enter the result together with another line-up
teams-refused-reason = a reason is needed: say why the result is other than reported or settled

teams-absence-ends-early = the absence ends before it begins: check both times

teams-late-clock-first = the clock of the first side is started at the start of the duel, and runs until its player comes and moves
teams-late-clock-second = the clock of the second side is started at the start of the duel, and runs until its player comes and moves
teams-late-clock-both = both clocks are started at the start of the duel, and each runs until its player comes
teams-late-organiser = no clocks are used: the organiser decides whether to wait or to forfeit the duel

teams-side-first = first side
teams-side-second = second side
teams-table-duels = duels
teams-table-points = points
teams-table-total = score { $score }, match points { $points }
teams-table-forfeited = not played: score { $score }, match points { $points }
teams-table-so-far = score so far { $score }
teams-table-unsound = “{ $text }” is no result of this match
teams-table-open = still open: { $duels }
teams-open-duel = board { $board } duel { $duel }
