# Pořadí hráčů a jak které číslo vzniklo.

criterion-points = Body
criterion-mm = MM
criterion-direct = Vzájemné
criterion-sdos = SDOS
criterion-sos = SOS
criterion-wins = Výhry
criterion-direct-first = Vzáj. o 1.
criterion-average-rating = Prům. rating
criterion-lot = Los
criterion-ssos = SSOS
criterion-msos = MSOS
criterion-msos-one = MSOS 1
criterion-cuss = CUSS
criterion-buchholz = Buchholz
criterion-median-buchholz = Stř. Buchholz
criterion-sonneborn-berger = Sonneborn-B.
criterion-rating = Rating
criterion-score = Skóre
criterion-direct-two = Vzáj. zápas
criterion-buchholz-beaten = Buchholz výh.
criterion-start-number = Start. č.
criterion-points-meaning = body ze všech kol
criterion-mm-meaning = počáteční koeficient McMahon a body ze všech kol
criterion-direct-meaning = pořadí mezi dosud rovnými podle vzájemných partií
criterion-sdos-meaning = součet bodů poražených soupeřů; soupeř, s nímž byla remíza, se počítá polovinou
criterion-sos-meaning = součet bodů všech soupeřů
criterion-wins-meaning = počet výher v sehraných partiích
criterion-direct-first-meaning = jen pro 1. místo: výsledek vzájemných partií těch, kdo se o ně dělí, získané body minus ztracené
criterion-average-rating-meaning = průměrný rating soupeřů, s nimiž se hrálo
criterion-lot-meaning = pořadí vylosované mezi dosud rovnými
criterion-ssos-meaning = součet SOS všech soupeřů (známý též jako SOSOS)
criterion-msos-meaning = SOS bez nejslabšího soupeře při zisku nad 50 %, bez nejsilnějšího pod 50 %, bez obou při 50 %; ve více než 8 kolech bez dvou
criterion-msos-one-meaning = SOS bez nejslabšího soupeře při zisku nad 50 %, bez nejsilnějšího pod 50 %, bez obou při 50 %; nikdy bez dvou
criterion-cuss-meaning = součet vlastních bodových stavů po jednotlivých kolech
criterion-buchholz-meaning = součet bodů soupeřů, s nimiž se skutečně hrálo
criterion-median-buchholz-meaning = součet bodů soupeřů, s nimiž se skutečně hrálo, bez nejlepšího a nejhoršího
criterion-sonneborn-berger-meaning = součet bodů poražených soupeřů a poloviny bodů soupeřů, s nimiž byla remíza
criterion-rating-meaning = vlastní rating
criterion-score-meaning = vlastní body uvnitř zápasů
criterion-direct-two-meaning = vzájemný zápas dvou týmů při rovnosti; pro tři a více se nepoužije
criterion-buchholz-beaten-meaning = součet bodů soupeřů poražených v sehraných partiích
criterion-start-number-meaning = vlastní startovní číslo, menší je lepší

criteria-none = není uvedeno žádné kritérium: napište seznam jako points,direct z těchto: { $known }
criteria-unknown = „{ $name }“ není kritérium: použijte některé z těchto: { $known }
criteria-twice = kritérium { $name } je uvedeno dvakrát: uveďte každé jen jednou
criteria-not-in-round-robin = { $name } nelze použít v turnaji každý s každým, kde mají všichni stejné soupeře: použijte sdos nebo direct
criteria-mm-only-in-mcmahon = MM se počítá od počátečních koeficientů turnaje systémem McMahon: použijte points, nebo uveďte systém mcmahon
criteria-nobody-rated = nikdo nemá rating, proto kritérium rating nelze použít: zadejte ratingy, nebo je vynechte

contribution-start = { $start }: { $value }
start-by-rank = start podle třídy { $rank } ({ $natural })
start-by-rating = start podle ratingu { $rating } ({ $natural })
start-unknown = start bez třídy a ratingu ({ $natural })
start-bar = { $start }, nejvýš na horní hranici
start-floor = { $start }, nejméně na dolní hranici
start-super-group = { $start }, v superskupině
start-below-super-group = { $start }, o jedna pod superskupinou
start-adjusted = { $start }, upraveno o { $steps }
contribution-round = { $round }. kolo: { $event }: { $amount }
contribution-after = po { $round }. kole ({ $event }): { $score }
contribution-opponent = { $round }. kolo: { $event }: { $counted }

event-win = výhra nad číslem { $opponent }
event-draw = remíza s číslem { $opponent }
event-loss = prohra s číslem { $opponent }
event-forfeit-win = kontumační výhra nad číslem { $opponent }
event-forfeit-loss = kontumační prohra s číslem { $opponent }
event-pending = partie s číslem { $opponent } bez výsledku
event-adjourned = přerušená partie s číslem { $opponent }
event-pairing-bye = volný los
event-full-bye = volno za celý bod
event-half-bye = volno za půl bodu
event-zero-bye = volno bez bodu
event-announced-absence = omluvená nepřítomnost
event-absent = nepřítomnost

counted-whole = počítá se { $score }
counted-half = počítá se polovina z { $score } = { $amount }
counted-sos = počítá se jeho SOS { $sum }
left-out-weakest = vynechán jako nejslabší: { $score }
left-out-strongest = vynechán jako nejsilnější: { $score }
adjusted-plain = { $points }
adjusted-missed = { $points } + { $added } za vynechaná kola ({ $missed }) = { $total }
not-counted-no-opponent = bez soupeře, nepočítá se
not-counted-forfeit = nehráno, nepočítá se
not-counted-not-finished = nedohráno, nepočítá se
not-counted-not-beaten = neporažen, nepočítá se
not-counted-unrated = bez ratingu, nepočítá se

msos-above-half = zisk { $won } z { $rounds } je nad 50 %: { $count ->
    [one] vynechává se nejslabší soupeř
    [few] vynechávají se { $count } nejslabší soupeři
   *[other] vynechává se { $count } nejslabších soupeřů
}
msos-below-half = zisk { $won } z { $rounds } je pod 50 %: { $count ->
    [one] vynechává se nejsilnější soupeř
    [few] vynechávají se { $count } nejsilnější soupeři
   *[other] vynechává se { $count } nejsilnějších soupeřů
}
msos-exactly-half = zisk { $won } z { $rounds } je přesně 50 %: { $count ->
    [one] vynechává se nejslabší a nejsilnější soupeř
    [few] vynechávají se { $count } nejslabší a { $count } nejsilnější soupeři
   *[other] vynechává se { $count } nejslabších a { $count } nejsilnějších soupeřů
}
own-rating-none = bez ratingu: až za všemi, kdo jej mají
own-number = číslo { $no }, menší je lepší

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
only-for-two = { $count ->
    [one] jen pro dva rovné: zde je jeden
    [few] jen pro dva rovné: zde jsou { $count }
   *[other] jen pro dva rovné: zde je jich { $count }
}
average-of-ratings = { $sum } / { $count } = { $average }
lot-drawn = los { $rank } z { $of } (číslo losu { $seed })
lot-no-seed = číslo losu není zaznamenáno, proto se nelosovalo: zadejte je

prize-none = bez ceny
prize-alone = { $places }. místo: { $total }
prize-shared = { $places }. místo: { $total }, děleno mezi { $count }: každý { $each }
prize-shared-unevenly = { $places }. místo: { $total }, děleno mezi { $count }: každý { $each } a navíc po { $unit } { $left ->
        [one] první
        [few] první { $left }
       *[other] prvních { $left }
    } v tabulce
prizes-unreadable = „{ $part }“ není cena: napište seznam jako 1000,500,250 nebo 1000.00,500.00
prizes-too-many = cen je příliš mnoho ({ $count }): rozdělit jich lze nejvýš { $most }
