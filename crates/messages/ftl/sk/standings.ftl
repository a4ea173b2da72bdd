# Poradie hráčov a ako ktoré číslo vzniklo.

criterion-points = Body
criterion-mm = MM
criterion-direct = Vzájomné
criterion-sdos = SDOS
criterion-sos = SOS
criterion-wins = Výhry
criterion-direct-first = Vzáj. o 1.
criterion-average-rating = Priem. rating
criterion-lot = Žreb
criterion-ssos = SSOS
criterion-msos = MSOS
criterion-msos-one = MSOS 1
criterion-cuss = CUSS
criterion-buchholz = Buchholz
criterion-median-buchholz = Str. Buchholz
criterion-sonneborn-berger = Sonneborn-B.
criterion-rating = Rating
criterion-score = Skóre
criterion-direct-two = Vzáj. zápas
criterion-buchholz-beaten = Buchholz výh.
criterion-start-number = Štart. č.
criterion-points-meaning = body zo všetkých kôl
criterion-mm-meaning = počiatočný koeficient McMahon a body zo všetkých kôl
criterion-direct-meaning = poradie medzi doteraz rovnými podľa vzájomných partií
criterion-sdos-meaning = súčet bodov porazených súperov; súper, s ktorým bola remíza, sa počíta polovicou
criterion-sos-meaning = súčet bodov všetkých súperov
criterion-wins-meaning = počet výhier v odohraných partiách
criterion-direct-first-meaning = len pre 1. miesto: výsledok vzájomných partií tých, ktorí sa oň delia, získané body mínus stratené
criterion-average-rating-meaning = priemerný rating súperov, s ktorými sa hralo
criterion-lot-meaning = poradie vyžrebované medzi doteraz rovnými
criterion-ssos-meaning = súčet SOS všetkých súperov (známy aj ako SOSOS)
criterion-msos-meaning = SOS bez najslabšieho súpera pri zisku nad 50 %, bez najsilnejšieho pod 50 %, bez oboch pri 50 %; vo viac než 8 kolách bez dvoch
criterion-msos-one-meaning = SOS bez najslabšieho súpera pri zisku nad 50 %, bez najsilnejšieho pod 50 %, bez oboch pri 50 %; nikdy bez dvoch
criterion-cuss-meaning = súčet vlastných bodových stavov po jednotlivých kolách
criterion-buchholz-meaning = súčet bodov súperov, s ktorými sa skutočne hralo
criterion-median-buchholz-meaning = súčet bodov súperov, s ktorými sa skutočne hralo, bez najlepšieho a najhoršieho
criterion-sonneborn-berger-meaning = súčet bodov porazených súperov a polovice bodov súperov, s ktorými bola remíza
criterion-rating-meaning = vlastný rating
criterion-score-meaning = vlastné body vnútri zápasov
criterion-direct-two-meaning = vzájomný zápas dvoch tímov pri rovnosti; pre tri a viac sa nepoužije
criterion-buchholz-beaten-meaning = súčet bodov súperov porazených v odohraných partiách
criterion-start-number-meaning = vlastné štartové číslo, menšie je lepšie

criteria-none = nie je uvedené žiadne kritérium: napíšte zoznam ako points,direct z týchto: { $known }
criteria-unknown = „{ $name }“ nie je kritérium: použite niektoré z týchto: { $known }
criteria-twice = kritérium { $name } je uvedené dvakrát: uveďte každé len raz
criteria-not-in-round-robin = { $name } sa nedá použiť v turnaji každý s každým, kde majú všetci rovnakých súperov: použite sdos alebo direct
criteria-mm-only-in-mcmahon = MM sa počíta od počiatočných koeficientov turnaja systémom McMahon: použite points, alebo uveďte systém mcmahon
criteria-nobody-rated = nikto nemá rating, preto sa kritérium rating nedá použiť: zadajte ratingy, alebo ho vynechajte

contribution-start = { $start }: { $value }
start-by-rank = štart podľa triedy { $rank } ({ $natural })
start-by-rating = štart podľa ratingu { $rating } ({ $natural })
start-unknown = štart bez triedy a ratingu ({ $natural })
start-bar = { $start }, najviac na hornej hranici
start-floor = { $start }, najmenej na dolnej hranici
start-super-group = { $start }, v superskupine
start-below-super-group = { $start }, o jeden pod superskupinou
start-adjusted = { $start }, upravené o { $steps }
contribution-round = { $round }. kolo: { $event }: { $amount }
contribution-after = po { $round }. kole ({ $event }): { $score }
contribution-opponent = { $round }. kolo: { $event }: { $counted }

event-win = výhra nad číslom { $opponent }
event-draw = remíza s číslom { $opponent }
event-loss = prehra s číslom { $opponent }
event-forfeit-win = kontumačná výhra nad číslom { $opponent }
event-forfeit-loss = kontumačná prehra s číslom { $opponent }
event-pending = partia s číslom { $opponent } bez výsledku
event-adjourned = prerušená partia s číslom { $opponent }
event-pairing-bye = voľný žreb
event-full-bye = voľno za celý bod
event-half-bye = voľno za pol bodu
event-zero-bye = voľno bez bodu
event-announced-absence = ospravedlnená neprítomnosť
event-absent = neprítomnosť

counted-whole = počíta sa { $score }
counted-half = počíta sa polovica z { $score } = { $amount }
counted-sos = počíta sa jeho SOS { $sum }
left-out-weakest = vynechaný ako najslabší: { $score }
left-out-strongest = vynechaný ako najsilnejší: { $score }
adjusted-plain = { $points }
adjusted-missed = { $points } + { $added } za vynechané kolá ({ $missed }) = { $total }
not-counted-no-opponent = bez súpera, nepočíta sa
not-counted-forfeit = nehrané, nepočíta sa
not-counted-not-finished = nedohrané, nepočíta sa
not-counted-not-beaten = neporazený, nepočíta sa
not-counted-unrated = bez ratingu, nepočíta sa

msos-above-half = zisk { $won } z { $rounds } je nad 50 %: { $count ->
    [one] vynecháva sa najslabší súper
    [few] vynechávajú sa { $count } najslabší súperi
   *[other] vynecháva sa { $count } najslabších súperov
}
msos-below-half = zisk { $won } z { $rounds } je pod 50 %: { $count ->
    [one] vynecháva sa najsilnejší súper
    [few] vynechávajú sa { $count } najsilnejší súperi
   *[other] vynecháva sa { $count } najsilnejších súperov
}
msos-exactly-half = zisk { $won } z { $rounds } je presne 50 %: { $count ->
    [one] vynecháva sa najslabší a najsilnejší súper
    [few] vynechávajú sa { $count } najslabší a { $count } najsilnejší súperi
   *[other] vynecháva sa { $count } najslabších a { $count } najsilnejších súperov
}
own-rating-none = bez ratingu: až za všetkými, ktorí ho majú
own-number = číslo { $no }, menšie je lepšie

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
only-for-two = { $count ->
    [one] len pre dvoch rovných: tu je jeden
    [few] len pre dvoch rovných: tu sú { $count }
   *[other] len pre dvoch rovných: tu je ich { $count }
}
average-of-ratings = { $sum } / { $count } = { $average }
lot-drawn = žreb { $rank } z { $of } (číslo žrebu { $seed })
lot-no-seed = číslo žrebu nie je zaznamenané, preto sa nežrebovalo: zadajte ho

prize-none = bez ceny
prize-alone = { $places }. miesto: { $total }
prize-shared = { $places }. miesto: { $total }, delené medzi { $count }: každý { $each }
prize-shared-unevenly = { $places }. miesto: { $total }, delené medzi { $count }: každý { $each } a navyše po { $unit } { $left ->
        [one] prvý
        [few] prví { $left }
       *[other] prvých { $left }
    } v tabuľke
prizes-unreadable = „{ $part }“ nie je cena: napíšte zoznam ako 1000,500,250 alebo 1000.00,500.00
prizes-too-many = cien je príliš veľa ({ $count }): rozdeliť ich možno najviac { $most }
