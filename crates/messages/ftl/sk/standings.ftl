# Poradie hráčov a ako ktoré číslo vzniklo.

criterion-points = Body
criterion-direct = Vzájomné
criterion-sdos = SDOS
criterion-sos = SOS
criterion-wins = Výhry
criterion-direct-first = Vzáj. o 1.
criterion-average-rating = Priem. rating
criterion-lot = Žreb
criterion-points-meaning = body zo všetkých kôl
criterion-direct-meaning = poradie medzi doteraz rovnými podľa vzájomných partií
criterion-sdos-meaning = súčet bodov porazených súperov; súper, s ktorým bola remíza, sa počíta polovicou
criterion-sos-meaning = súčet bodov všetkých súperov
criterion-wins-meaning = počet výhier za doskou
criterion-direct-first-meaning = len pre 1. miesto: výsledok vzájomných partií tých, ktorí sa oň delia, získané body mínus stratené
criterion-average-rating-meaning = priemerný rating súperov, s ktorými sa hralo
criterion-lot-meaning = poradie vyžrebované medzi doteraz rovnými

criteria-none = nie je uvedené žiadne kritérium: očakáva sa zoznam ako points,direct z týchto: { $known }
criteria-unknown = „{ $name }“ nie je kritérium: očakáva sa niektoré z týchto: { $known }
criteria-twice = kritérium { $name } je uvedené dvakrát: uveďte každé len raz
criteria-sos-in-round-robin = SOS sa nedá použiť v turnaji každý s každým, kde majú všetci rovnakých súperov: použite sdos alebo direct

contribution-round = { $round }. kolo: { $event }: { $amount }
contribution-opponent = { $round }. kolo: { $event }: { $counted }

event-win = výhra nad číslom { $opponent }
event-draw = remíza s číslom { $opponent }
event-loss = prehra s číslom { $opponent }
event-forfeit-win = kontumačná výhra nad číslom { $opponent }
event-forfeit-loss = kontumačná prehra s číslom { $opponent }
event-pending = partia s číslom { $opponent } bez výsledku
event-adjourned = prerušená partia s číslom { $opponent }
event-pairing-bye = voľné kolo
event-full-bye = voľno za celý bod
event-half-bye = voľno za pol bodu
event-zero-bye = voľno bez bodu
event-announced-absence = ospravedlnená neprítomnosť
event-absent = neprítomnosť

counted-whole = počíta sa { $score }
counted-half = počíta sa polovica z { $score } = { $amount }
adjusted-plain = { $points }
adjusted-missed = { $points } + { $added } za vynechané kolá ({ $missed }) = { $total }
not-counted-no-opponent = bez súpera, nepočíta sa
not-counted-forfeit = nehrané, nepočíta sa
not-counted-not-finished = nedohrané, nepočíta sa
not-counted-not-beaten = neporazený, nepočíta sa
not-counted-unrated = bez ratingu, nepočíta sa

encounter-won = lepší než { $opponent }: { $own }:{ $other }
encounter-lost = horší než { $opponent }: { $own }:{ $other }
encounter-level = nerozhodne s číslom { $opponent }: { $own }:{ $other }
encounter-open = s číslom { $opponent } nerozhodnuté: partia sa nehrala alebo nie je dohraná
encounter-not-met = { $count ->
    [one] s jedným z doteraz rovných sa nestretol
   *[other] počet doteraz rovných, s ktorými sa nestretol: { $count }
}
encounter-balance = partie s tými, ktorí sa delia o 1. miesto: získané { $own }, stratené { $other }
only-for-first-place = len pre tých, ktorí sa delia o 1. miesto
average-of-ratings = { $sum } / { $count } = { $average }
lot-drawn = žreb { $rank } z { $of }, žrebované zo semienka { $seed }
lot-no-seed = semienko žrebu nie je zaznamenané, preto sa nežrebovalo: zadajte ho

prize-none = bez ceny
prize-alone = { $places }. miesto: { $total }
prize-shared = { $places }. miesto: { $total }, delené medzi { $count }: každý { $each }
prize-shared-unevenly = { $places }. miesto: { $total }, delené medzi { $count }: každý { $each } a navyše po { $unit } { $left ->
        [one] prvý
        [few] prví { $left }
       *[other] prvých { $left }
    } v tabuľke
prizes-unreadable = „{ $part }“ nie je cena: očakáva sa zoznam ako 1000,500,250 alebo 1000.00,500.00
prizes-too-many = cien je príliš veľa ({ $count }): rozdeliť ich možno najviac { $most }
