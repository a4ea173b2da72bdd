egf-class-unknown = „{ $value }“ není třída turnaje; napište A, B, C nebo D
egf-skipped-forfeit = partie se nehrála
egf-skipped-unfinished = zatím bez výsledku
egf-skipped-not-reported = nehlásí se na rating
egf-skipped-strength-unknown = u čísla { $no } není znám rating ani třída
egf-side-black = černý
egf-side-white = bílý
egf-result-won = výhra
egf-result-jigo = jigo
egf-result-lost = prohra
egf-game = { $round }. kolo, { $side }, soupeř { $opponent } ({ $rating }): { $result }; { $con } × ({ $actual } − { $expected }) + { $bonus } = { $change }
egf-game-weighed = { $round }. kolo, { $side }, soupeř { $opponent } ({ $rating }): { $result }; ({ $con } × ({ $actual } − { $expected }) + { $bonus }) × { $weight } = { $change }
egf-game-handicap = { $round }. kolo, { $side }, soupeř { $opponent } ({ $rating }), handicap { $stones }: { $result }; { $con } × ({ $actual } − { $expected }) + { $bonus } = { $change }
egf-game-handicap-weighed = { $round }. kolo, { $side }, soupeř { $opponent } ({ $rating }), handicap { $stones }: { $result }; ({ $con } × ({ $actual } − { $expected }) + { $bonus }) × { $weight } = { $change }

rating-column-before = Před
rating-column-games = Partií
rating-column-expected = Očekáváno
rating-column-actual = Získáno
rating-column-change = Změna
rating-column-after = Po
rating-class = Třída { $class }, váha { $weight }
rating-of-player = { $who }: { $before }, po turnaji { $after } ({ $change })
rating-of-player-by-rank = { $who }: { $before } podle třídy { $rank }, po turnaji { $after } ({ $change })
rating-no-games = Žádná hodnocená partie.
rating-at-the-floor = Žádný rating neklesne pod { $least }.
rating-by-rank = { $count ->
    [one] * Jeden rating před turnajem je podle třídy.
    [few] * { $count } ratingy před turnajem jsou podle třídy.
   *[other] * { $count } ratingů před turnajem je podle třídy.
}
rating-skipped = Kolo { $round }, { $sides }: nehodnotí se, { $why }
rating-only-go = rating Evropské federace go je pro go, a tento turnaj se hraje podle { $system }
