egf-class-unknown = "{ $value }" is not a valid tournament class; write A, B, C or D
egf-skipped-forfeit = not played
egf-skipped-unfinished = no result yet
egf-skipped-not-reported = not reported for rating
egf-skipped-strength-unknown = neither rating nor rank of no. { $no } is known
egf-side-black = Black
egf-side-white = White
egf-result-won = won
egf-result-jigo = jigo
egf-result-lost = lost
egf-game = Round { $round }, { $side } against { $opponent } ({ $rating }): { $result }; { $con } × ({ $actual } − { $expected }) + { $bonus } = { $change }
egf-game-weighed = Round { $round }, { $side } against { $opponent } ({ $rating }): { $result }; ({ $con } × ({ $actual } − { $expected }) + { $bonus }) × { $weight } = { $change }
egf-game-handicap = Round { $round }, { $side } against { $opponent } ({ $rating }), handicap { $stones }: { $result }; { $con } × ({ $actual } − { $expected }) + { $bonus } = { $change }
egf-game-handicap-weighed = Round { $round }, { $side } against { $opponent } ({ $rating }), handicap { $stones }: { $result }; ({ $con } × ({ $actual } − { $expected }) + { $bonus }) × { $weight } = { $change }

rating-column-before = Before
rating-column-games = Games
rating-column-expected = Expected
rating-column-actual = Actual
rating-column-change = Change
rating-column-after = After
rating-class = Class { $class }, weight { $weight }
rating-of-player = { $who }: { $before }, after the tournament { $after } ({ $change })
rating-of-player-by-rank = { $who }: { $before } by rank { $rank }, after the tournament { $after } ({ $change })
rating-no-games = No rated games.
rating-at-the-floor = No rating falls below { $least }.
rating-by-rank = { $count ->
    [one] * One rating before the tournament is derived from the rank.
   *[other] * { $count } ratings before the tournament are derived from the rank.
}
rating-skipped = Round { $round }, { $sides }: not rated, { $why }
rating-only-go = the rating of the European Go Federation is for go, but this tournament is played by { $system }
