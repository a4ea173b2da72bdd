# Dny, jak je lidé píší.
date-day = { $day }. { $month ->
        [1] ledna
        [2] února
        [3] března
        [4] dubna
        [5] května
        [6] června
        [7] července
        [8] srpna
        [9] září
        [10] října
        [11] listopadu
       *[12] prosince
    } { $year }
date-weekday = { $weekday ->
        [1] pondělí
        [2] úterý
        [3] středa
        [4] čtvrtek
        [5] pátek
        [6] sobota
       *[7] neděle
    } { $date }
