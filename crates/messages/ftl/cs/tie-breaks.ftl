# Pomocná hodnocení podle FIDE Handbook C.07 a jak jejich hodnoty vznikly.

tie-break-code = { $code }
tie-break-de = pořadí mezi dosud rovnými podle vzájemných partií
tie-break-win = kola, která přinesla tolik bodů jako výhra, hraná i nehraná
tie-break-won = vyhrané sehrané partie (bez kontumací)
tie-break-bpg = partie hrané černými
tie-break-bwg = partie vyhrané černými
tie-break-ps = součet vlastních bodových stavů po jednotlivých kolech
tie-break-rep = kola bez volna za půl bodu, volna bez bodu a kontumačních proher
tie-break-std = kola s více body než soupeř a polovina kol se stejně body
tie-break-tpn = vlastní startovní číslo, menší je lepší
tie-break-bh = součet bodů soupeřů, nehraná kola proti náhradnímu soupeři
tie-break-aob = průměrný Buchholz soupeřů, s nimiž se skutečně hrálo
tie-break-aob-fore = průměrný předběžný Buchholz soupeřů, se kterými se skutečně hrálo
tie-break-fb = Buchholz, v němž všechny partie posledního kola skončily remízou
tie-break-sb = součet bodů soupeřů, každý krát body získané proti němu
tie-break-ks = body získané proti těm, kdo mají aspoň polovinu možných bodů
tie-break-aro = průměrný rating soupeřů, s nimiž se skutečně hrálo, zaokrouhlený
tie-break-tpr = výkon: průměrný rating soupeřů a rozdíl, který odpovídá podílu bodů
tie-break-ptp = nejnižší rating, od něhož se čeká stejně bodů
tie-break-apro = průměrný výkon soupeřů, zaokrouhlený
tie-break-appo = průměrný dokonalý výkon soupeřů, zaokrouhlený
tie-break-rtng = vlastní rating, vyšší je lepší
tie-break-cut = { $meaning }; { $count ->
    [one] bez nejnižší hodnoty
    [few] bez { $count } nejnižších hodnot
   *[other] bez { $count } nejnižších hodnot
}
tie-break-median = { $meaning }; { $count ->
    [one] bez nejnižší a nejvyšší hodnoty
    [few] bez { $count } nejnižších a { $count } nejvyšších hodnot
   *[other] bez { $count } nejnižších a { $count } nejvyšších hodnot
}
tie-break-forfeits = { $meaning }; kontumace se počítají jako partie
tie-break-reversed = { $meaning }; v opačném pořadí
tie-break-limit = { $meaning }; hranice posunuta o { $steps } půlbodů

criteria-unknown-modifier = „{ $name }“ není: použijte některé z těchto: { $known }
criteria-tie-break-not-in-round-robin = { $name } nelze použít v turnaji každý s každým, kde mají všichni stejné soupeře: použijte SB nebo DE

contribution-after-left-out = po { $round }. kole ({ $event }): { $score }, vynechává se
versus-adjusted = { $score } (místo { $own })
versus-dummy = { $score } náhradního soupeře
versus-dummy-limited = { $score } náhradního soupeře (víc ne, z vlastních { $own })
versus-product = { $score } × { $points } = { $amount }
versus-left-out-lowest = vynechává se jako nejnižší: { $score }
versus-left-out-missed = vynechává se přednostně, kolo bylo vynecháno z vlastní vůle: { $score }
versus-left-out-highest = vynechává se jako nejvyšší: { $score }
koya-counts = počítá se { $amount } proti { $opponent } bodům, aspoň { $limit }
koya-below = nepočítá se proti { $opponent } bodům, méně než { $limit }
average-rounded = { $sum } / { $count } = { $average }, zaokrouhleno { $rounded }
performance = { $points } z { $games } je { $percent } %: { $average } { $difference } = { $total }
perfect = { $rating } je nejnižší rating, od něhož se čeká { $points }: { $expected }
perfect-without-a-point = bez bodu: { $rating }, 800 pod soupeřem s nejnižším ratingem
among-equal-all-met = mezi rovnými ({ $among }): { $made }
among-equal = mezi rovnými ({ $among }): { $made }; s nehranými partiemi ({ $missing }) nejvýš { $most }
unrated-present = { $count ->
    [one] jeden hráč nemá rating, proto se toto hodnocení vynechává
    [few] { $count } hráči nemají rating, proto se toto hodnocení vynechává
   *[other] { $count } hráčů nemá rating, proto se toto hodnocení vynechává
}
