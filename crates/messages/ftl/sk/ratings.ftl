egf-class-unknown = „{ $value }“ nie je trieda turnaja; napíšte A, B, C alebo D
egf-skipped-forfeit = partia sa nehrala
egf-skipped-unfinished = zatiaľ bez výsledku
egf-skipped-not-reported = nehlási sa na rating
egf-skipped-strength-unknown = pri čísle { $no } nie je známy rating ani trieda
egf-side-black = čierny
egf-side-white = biely
egf-result-won = výhra
egf-result-jigo = jigo
egf-result-lost = prehra
egf-game = { $round }. kolo, { $side }, súper { $opponent } ({ $rating }): { $result }; { $con } × ({ $actual } − { $expected }) + { $bonus } = { $change }
egf-game-weighed = { $round }. kolo, { $side }, súper { $opponent } ({ $rating }): { $result }; ({ $con } × ({ $actual } − { $expected }) + { $bonus }) × { $weight } = { $change }
egf-game-handicap = { $round }. kolo, { $side }, súper { $opponent } ({ $rating }), handicap { $stones }: { $result }; { $con } × ({ $actual } − { $expected }) + { $bonus } = { $change }
egf-game-handicap-weighed = { $round }. kolo, { $side }, súper { $opponent } ({ $rating }), handicap { $stones }: { $result }; ({ $con } × ({ $actual } − { $expected }) + { $bonus }) × { $weight } = { $change }

rating-column-before = Pred
rating-column-games = Partií
rating-column-expected = Očakávané
rating-column-actual = Získané
rating-column-change = Zmena
rating-column-after = Po
rating-class = Trieda { $class }, váha { $weight }
rating-of-player = { $who }: { $before }, po turnaji { $after } ({ $change })
rating-of-player-by-rank = { $who }: { $before } podľa triedy { $rank }, po turnaji { $after } ({ $change })
rating-no-games = Žiadna hodnotená partia.
rating-at-the-floor = Žiadny rating neklesne pod { $least }.
rating-by-rank = { $count ->
    [one] * Jeden rating pred turnajom je podľa triedy.
    [few] * { $count } ratingy pred turnajom sú podľa triedy.
   *[other] * { $count } ratingov pred turnajom je podľa triedy.
}
rating-skipped = Kolo { $round }, { $sides }: nehodnotí sa, { $why }
rating-only-go = rating Európskej federácie go je pre go, a tento turnaj sa hrá podľa { $system }
