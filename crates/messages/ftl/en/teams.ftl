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
