# Prečo je kolo nažrebované tak, ako je, a prečo sa nažrebovať nedá.

pair-all-rounds-played = { $rounds ->
    [one] jediné kolo je už nažrebované: ďalšie kolo nie je
   *[other] všetky kolá ({ $rounds }) sú už nažrebované: ďalšie kolo nie je
}
pair-game-without-result = { $round }. kolo: partia čísel { $first } a { $second } nemá výsledok: najprv ho zadajte
pair-too-many-rounds = plánovaných kôl je { $planned }, ale dvojkolový turnaj každý s každým má pri { $competitors } účastníkoch len { $most }: naplánujte menej kôl
pair-too-many-scores = { $round }. kolo sa nedá nažrebovať: v jednej bodovej skupine by sa zišli hráči s { $scores } rôznymi počtami bodov a toľko ich naraz porovnať nemožno; skontrolujte body navyše a zakázané dvojice
pair-not-a-match = { $round }. kolo: zápas čísel { $first } a { $second } v tomto systéme nemožno započítať: { $why }
pair-no-pairing = { $round }. kolo sa nedá nažrebovať: { $obstacle }

round-wrong-number = na rade je { $expected }. kolo, nie { $found }. kolo
round-named-twice = číslo { $no } je v kole uvedené viackrát
round-not-entered = účastník s číslom { $no } neexistuje
round-not-present = číslo { $no } v tomto kole chýba a nesmie byť vyžrebované
round-forgotten = číslo { $no } je prítomné, ale nemá súpera ani voľný žreb
round-against-himself = číslo { $no } je vyžrebované samo proti sebe
round-met-before = { $first } a { $second } už spolu hrali ({ $round }. kolo)
round-forbidden = { $first } a { $second } sa spolu stretnúť nemajú
round-several-byes = voľných žrebov v jednom kole: { $count }; povolený je najviac jeden
round-second-bye = číslo { $no } už získalo bod bez boja a voľný žreb nedostane

round-robin-title = { $round }. kolo z { $rounds }, každý s každým
round-robin-field = účastníkov je { $competitors }: každý s každým sa stretne za toľko kôl: { $needed }
round-robin-too-short = pri { $competitors } účastníkoch by bolo treba kôl: { $needed }; plánovaných je len { $rounds }, každý s každým sa teda nestretne
round-robin-row = kolo je { $row }. riadok tabuľky pre { $size }
round-robin-row-reversed = druhý cyklus: kolo je { $row }. riadok tabuľky pre { $size } s vymenenými stranami
round-robin-pair = Stôl { $board }: { $first } – { $second }
round-robin-free = Voľný žreb: { $who }
round-robin-odd-field = počet účastníkov je nepárny a tabuľka dáva číslu { $no } za súpera číslo, ktoré nikto nemá
round-robin-opponent-absent = tabuľka dáva číslu { $no } súpera { $absent }, ktorý chýba
round-robin-absent = { $who } chýba a nežrebuje sa
round-robin-meets-last = riadok { $row }: hrá posledné číslo { $last } s číslom { $no }
round-robin-meet-by-sum = riadok { $row }: hrajú spolu čísla so súčtom { $low } alebo { $high }: { $first } + { $second } = { $sum }
round-robin-side-high = { $first } a { $second } sú obe nepárne alebo obe párne: prvú stranu má vyššie číslo { $first }
round-robin-side-low = z čísel { $first } a { $second } je jedno nepárne a jedno párne: prvú stranu má nižšie číslo { $first }
round-robin-side-not-last = čísla 1 až { $half } majú proti poslednému číslu { $second } prvú stranu: má ju { $first }
round-robin-side-last = čísla nad { $half } majú proti poslednému číslu { $first } druhú stranu: má ju { $second }
round-robin-side-reversed = { $reason }; v druhom cykle sa strany vymieňajú
round-robin-nigiri = strany sa vyžrebovali (číslo žrebu { $seed }): prvú stranu má { $first }
round-third-time = číslo { $no } by malo { $side } tretíkrát za sebou
round-side-too-often = číslo { $no } by malo { $side } o tri partie častejšie než druhú farbu
side-white = biele
side-black = čierne

pairing-and-more = a ďalší ({ $count })
blocked-alone = { $players } nemôže hrať s nikým ani dostať voľný žreb: pravidlá a zakázané dvojice nenechávajú žiadneho súpera. Doplňte hráča, alebo tohto z kola vynechajte
blocked-apart = { $players } môžu hrať len medzi sebou a je ich nepárny počet
blocked-singles = hráči { $players } nemôžu hrať s nikým iným než: { $set }. Na { $parts } hráčov pripadá súperov len { $count }
blocked-groups = medzi týmito skupinami nie je dovolená žiadna dvojica a každá je nepárna: { $groups }. Skupín je { $parts }, ale mimo nich ostáva len { $count }: { $set }
blocked-group = ({ $players })
blocked-the-bye = voľný žreb
