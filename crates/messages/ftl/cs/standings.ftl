# Pořadí hráčů a jak které číslo vzniklo.

criterion-points = Body
criterion-direct = Vzájemné
criterion-sdos = SDOS
criterion-sos = SOS
criterion-wins = Výhry
criterion-direct-first = Vzáj. o 1.
criterion-average-rating = Prům. rating
criterion-lot = Los
criterion-points-meaning = body ze všech kol
criterion-direct-meaning = pořadí mezi dosud rovnými podle vzájemných partií
criterion-sdos-meaning = součet bodů poražených soupeřů; soupeř, s nímž byla remíza, se počítá polovinou
criterion-sos-meaning = součet bodů všech soupeřů
criterion-wins-meaning = počet výher za deskou
criterion-direct-first-meaning = jen pro 1. místo: výsledek vzájemných partií těch, kdo se o ně dělí, získané body minus ztracené
criterion-average-rating-meaning = průměrný rating soupeřů, s nimiž se hrálo
criterion-lot-meaning = pořadí vylosované mezi dosud rovnými

criteria-none = není uvedeno žádné kritérium: očekává se seznam jako points,direct z těchto: { $known }
criteria-unknown = „{ $name }“ není kritérium: očekává se některé z těchto: { $known }
criteria-twice = kritérium { $name } je uvedeno dvakrát: uveďte každé jen jednou
criteria-sos-in-round-robin = SOS nelze použít v turnaji každý s každým, kde mají všichni stejné soupeře: použijte sdos nebo direct

contribution-round = { $round }. kolo: { $event }: { $amount }
contribution-opponent = { $round }. kolo: { $event }: { $counted }

event-win = výhra nad číslem { $opponent }
event-draw = remíza s číslem { $opponent }
event-loss = prohra s číslem { $opponent }
event-forfeit-win = kontumační výhra nad číslem { $opponent }
event-forfeit-loss = kontumační prohra s číslem { $opponent }
event-pending = partie s číslem { $opponent } bez výsledku
event-adjourned = přerušená partie s číslem { $opponent }
event-pairing-bye = volné kolo
event-full-bye = volno za celý bod
event-half-bye = volno za půl bodu
event-zero-bye = volno bez bodu
event-announced-absence = omluvená nepřítomnost
event-absent = nepřítomnost

counted-whole = počítá se { $score }
counted-half = počítá se polovina z { $score } = { $amount }
adjusted-plain = { $points }
adjusted-missed = { $points } + { $added } za vynechaná kola ({ $missed }) = { $total }
not-counted-no-opponent = bez soupeře, nepočítá se
not-counted-forfeit = nehráno, nepočítá se
not-counted-not-finished = nedohráno, nepočítá se
not-counted-not-beaten = neporažen, nepočítá se
not-counted-unrated = bez ratingu, nepočítá se

encounter-won = lepší než { $opponent }: { $own }:{ $other }
encounter-lost = horší než { $opponent }: { $own }:{ $other }
encounter-level = nerozhodně s číslem { $opponent }: { $own }:{ $other }
encounter-open = s číslem { $opponent } nerozhodnuto: partie se nehrála nebo není dohrána
encounter-not-met = { $count ->
    [one] s jedním z dosud rovných se neutkal
   *[other] počet dosud rovných, s nimiž se neutkal: { $count }
}
encounter-balance = partie s těmi, kdo se dělí o 1. místo: získáno { $own }, ztraceno { $other }
only-for-first-place = jen pro ty, kdo se dělí o 1. místo
average-of-ratings = { $sum } / { $count } = { $average }
lot-drawn = los { $rank } z { $of }, losováno ze semínka { $seed }
lot-no-seed = semínko losu není zaznamenáno, proto se nelosovalo: zadejte je

prize-none = bez ceny
prize-alone = { $places }. místo: { $total }
prize-shared = { $places }. místo: { $total }, děleno mezi { $count }: každý { $each }
prize-shared-unevenly = { $places }. místo: { $total }, děleno mezi { $count }: každý { $each } a navíc po { $unit } { $left ->
        [one] první
        [few] první { $left }
       *[other] prvních { $left }
    } v tabulce
prizes-unreadable = „{ $part }“ není cena: očekává se seznam jako 1000,500,250 nebo 1000.00,500.00
prizes-too-many = cen je příliš mnoho ({ $count }): rozdělit jich lze nejvýš { $most }
