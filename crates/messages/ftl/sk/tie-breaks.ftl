# Pomocné hodnotenia podľa FIDE Handbook C.07 a ako ich hodnoty vznikli.

tie-break-code = { $code }
tie-break-de = poradie medzi doteraz rovnými podľa vzájomných partií
tie-break-win = kolá, ktoré priniesli toľko bodov ako výhra, hrané aj nehrané
tie-break-won = vyhrané odohrané partie (bez kontumácií)
tie-break-bpg = partie hrané čiernymi
tie-break-bwg = partie vyhrané čiernymi
tie-break-ps = súčet vlastných bodových stavov po jednotlivých kolách
tie-break-rep = kolá bez voľna za pol bodu, voľna bez bodu a kontumačných prehier
tie-break-std = kolá s viac bodmi než súper a polovica kôl s rovnako bodmi
tie-break-tpn = vlastné štartové číslo, menšie je lepšie
tie-break-bh = súčet bodov súperov, nehrané kolá proti náhradnému súperovi
tie-break-aob = priemerný Buchholz súperov, s ktorými sa skutočne hralo
tie-break-aob-fore = priemerný predbežný Buchholz súperov, s ktorými sa skutočne hralo
tie-break-fb = Buchholz, v ktorom všetky partie posledného kola skončili remízou
tie-break-sb = súčet bodov súperov, každý krát body získané proti nemu
tie-break-ks = body získané proti tým, ktorí majú aspoň polovicu možných bodov
tie-break-aro = priemerný rating súperov, s ktorými sa skutočne hralo, zaokrúhlený
tie-break-tpr = výkon: priemerný rating súperov a rozdiel, ktorý zodpovedá podielu bodov
tie-break-ptp = najnižší rating, od ktorého sa čaká rovnako bodov
tie-break-apro = priemerný výkon súperov, zaokrúhlený
tie-break-appo = priemerný dokonalý výkon súperov, zaokrúhlený
tie-break-rtng = vlastný rating, vyšší je lepší
tie-break-cut = { $meaning }; { $count ->
    [one] bez najnižšej hodnoty
    [few] bez { $count } najnižších hodnôt
   *[other] bez { $count } najnižších hodnôt
}
tie-break-median = { $meaning }; { $count ->
    [one] bez najnižšej a najvyššej hodnoty
    [few] bez { $count } najnižších a { $count } najvyšších hodnôt
   *[other] bez { $count } najnižších a { $count } najvyšších hodnôt
}
tie-break-forfeits = { $meaning }; kontumácie sa počítajú ako partie
tie-break-reversed = { $meaning }; v opačnom poradí
tie-break-limit = { $meaning }; hranica posunutá o { $steps } polbodov

criteria-unknown-modifier = „{ $name }“ nie je: použite niektoré z týchto: { $known }
criteria-tie-break-not-in-round-robin = { $name } sa nedá použiť v turnaji každý s každým, kde majú všetci rovnakých súperov: použite SB alebo DE

contribution-after-left-out = po { $round }. kole ({ $event }): { $score }, vynecháva sa
versus-adjusted = { $score } (namiesto { $own })
versus-dummy = { $score } náhradného súpera
versus-dummy-limited = { $score } náhradného súpera (viac nie, z vlastných { $own })
versus-product = { $score } × { $points } = { $amount }
versus-left-out-lowest = vynecháva sa ako najnižšie: { $score }
versus-left-out-missed = vynecháva sa prednostne, kolo bolo vynechané z vlastnej vôle: { $score }
versus-left-out-highest = vynecháva sa ako najvyššie: { $score }
koya-counts = počíta sa { $amount } proti { $opponent } bodom, aspoň { $limit }
koya-below = nepočíta sa proti { $opponent } bodom, menej než { $limit }
average-rounded = { $sum } / { $count } = { $average }, zaokrúhlené { $rounded }
performance = { $points } z { $games } je { $percent } %: { $average } { $difference } = { $total }
perfect = { $rating } je najnižší rating, od ktorého sa čaká { $points }: { $expected }
perfect-without-a-point = bez bodu: { $rating }, 800 pod súperom s najnižším ratingom
among-equal-all-met = medzi rovnými ({ $among }): { $made }
among-equal = medzi rovnými ({ $among }): { $made }; s nehranými partiami ({ $missing }) najviac { $most }
unrated-present = { $count ->
    [one] jeden hráč nemá rating, preto sa toto hodnotenie vynecháva
    [few] { $count } hráči nemajú rating, preto sa toto hodnotenie vynecháva
   *[other] { $count } hráčov nemá rating, preto sa toto hodnotenie vynecháva
}
