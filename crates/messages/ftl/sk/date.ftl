# Dni, ako ich ľudia píšu.
date-day = { $day }. { $month ->
        [1] januára
        [2] februára
        [3] marca
        [4] apríla
        [5] mája
        [6] júna
        [7] júla
        [8] augusta
        [9] septembra
        [10] októbra
        [11] novembra
       *[12] decembra
    } { $year }
date-weekday = { $weekday ->
        [1] pondelok
        [2] utorok
        [3] streda
        [4] štvrtok
        [5] piatok
        [6] sobota
       *[7] nedeľa
    } { $date }
