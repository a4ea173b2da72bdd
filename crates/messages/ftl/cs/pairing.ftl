# Proč je kolo nalosováno tak, jak je, a proč nalosovat nejde.

pair-all-rounds-played = { $rounds ->
    [one] jediné kolo už je nalosováno: další kolo není
   *[other] všechna kola ({ $rounds }) už jsou nalosována: další kolo není
}
pair-game-without-result = { $round }. kolo: partie čísel { $first } a { $second } nemá výsledek: nejdřív ho zadejte
pair-too-many-rounds = plánovaných kol je { $planned }, ale dvoukolový turnaj každý s každým má při { $competitors } účastnících jen { $most }: naplánujte méně kol
pair-too-many-scores = { $round }. kolo nelze nalosovat: v jednom bodovém seskupení by se sešli hráči s { $scores } různými počty bodů a tolik jich najednou porovnat nelze; zkontrolujte body navíc a zakázané dvojice
pair-not-a-match = { $round }. kolo: zápas čísel { $first } a { $second } v tomto systému nelze započítat: { $why }
pair-no-pairing = { $round }. kolo nelze nalosovat: { $obstacle }

round-wrong-number = na řadě je { $expected }. kolo, ne { $found }. kolo
round-named-twice = číslo { $no } je v kole uvedeno víckrát
round-not-entered = účastník s číslem { $no } neexistuje
round-not-present = číslo { $no } v tomto kole chybí a nesmí být nalosováno
round-forgotten = číslo { $no } je přítomno, ale nemá soupeře ani volný los
round-against-himself = číslo { $no } je nalosováno samo proti sobě
round-met-before = { $first } a { $second } už spolu hráli ({ $round }. kolo)
round-forbidden = { $first } a { $second } se spolu utkat nemají
round-several-byes = volných losů v jednom kole: { $count }; povolen je nejvýše jeden
round-second-bye = číslo { $no } už získalo bod bez boje a volný los nedostane

round-robin-title = { $round }. kolo z { $rounds }, každý s každým
round-robin-field = účastníků je { $competitors }: každý s každým se utká za tolik kol: { $needed }
round-robin-too-short = při { $competitors } účastnících by bylo potřeba kol: { $needed }; plánováno je jen { $rounds }, každý s každým se tedy neutká
round-robin-row = kolo je { $row }. řádek tabulky pro { $size }
round-robin-row-reversed = druhý cyklus: kolo je { $row }. řádek tabulky pro { $size } s prohozenými stranami
round-robin-pair = Stůl { $board }: { $first } – { $second }
round-robin-free = Volný los: { $who }
round-robin-odd-field = počet účastníků je lichý a tabulka dává číslu { $no } za soupeře číslo, které nikdo nemá
round-robin-opponent-absent = tabulka dává číslu { $no } soupeře { $absent }, který chybí
round-robin-absent = { $who } chybí a nelosuje se
round-robin-meets-last = řádek { $row }: hraje poslední číslo { $last } s číslem { $no }
round-robin-meet-by-sum = řádek { $row }: hrají spolu čísla se součtem { $low } nebo { $high }: { $first } + { $second } = { $sum }
round-robin-side-high = { $first } a { $second } jsou obě lichá nebo obě sudá: první stranu má vyšší číslo { $first }
round-robin-side-low = z čísel { $first } a { $second } je jedno liché a jedno sudé: první stranu má nižší číslo { $first }
round-robin-side-not-last = čísla 1 až { $half } mají proti poslednímu číslu { $second } první stranu: má ji { $first }
round-robin-side-last = čísla nad { $half } mají proti poslednímu číslu { $first } druhou stranu: má ji { $second }
round-robin-side-reversed = { $reason }; ve druhém cyklu se strany prohazují
round-robin-nigiri = strany byly vylosovány (číslo losu { $seed }): první stranu má { $first }
round-third-time = číslo { $no } by mělo { $side } potřetí za sebou
round-side-too-often = číslo { $no } by mělo { $side } o tři partie častěji než druhou barvu
side-white = bílé
side-black = černé

pairing-and-more = a další ({ $count })
blocked-alone = { $players } nemůže hrát s nikým ani dostat volný los: pravidla a zakázané dvojice nenechávají žádného soupeře. Doplňte hráče, nebo tohoto z kola vynechte
blocked-apart = { $players } mohou hrát jen mezi sebou a je jich lichý počet
blocked-singles = hráči { $players } nemohou hrát s nikým jiným než: { $set }. Na { $parts } hráčů připadá soupeřů jen { $count }
blocked-groups = mezi těmito skupinami není dovolena žádná dvojice a každá je lichá: { $groups }. Skupin je { $parts }, ale mimo ně zbývá jen { $count }: { $set }
blocked-group = ({ $players })
blocked-the-bye = volný los
