# Co může být v údajích o turnaji špatně.

points-not-half = { $value } není počet bodů: jen celé body a půlbody, například 1 nebo 0,5
rating-out-of-range = rating { $value } není možný: možné je { $least } až { $most }
rating-unreadable = „{ $value }“ není rating: napište číslo jako 2105, INGO 84 nebo BCF 190
rating-listed = { $value }
rating-unverified = { $value } (neověřeno)
rating-estimated = { $value } (odhad)
rating-from-ingo = { $value } (z INGO { $number })
rating-from-bcf = { $value } (z BCF { $number })
rating-by-ingo = { $value } (ze stupnice INGO)
rating-by-bcf = { $value } (ze stupnice BCF)
rating-conversion-ingo = INGO { $number }: 2840 − 8 × { $number } = { $value }
rating-conversion-bcf = BCF { $number }: 600 + 8 × { $number } = { $value }
title-unreadable = „{ $value }“ není šachový titul: napište GM, WGM, IM, WIM, FM, WFM, CM nebo WCM
rank-unreadable = „{ $value }“ není třída v go: napište 30k až 1k, 1d až 9d nebo 1p až 9p
rank-not-amateur = { $rank } je profesionální třída: uveďte amatérskou, například 8d
handicap-unreadable = „{ $value }“ není handicap: napište 0 až 9 kamenů
komi-unreadable = „{ $value }“ není komi: napište celé nebo půlbody do 361, například 6,5
points-too-many = Jedno kolo nemůže přinést { $points } bodů: zadejte nejvýše { $most }
bar-below-floor = Horní hranice McMahonu { $bar } leží pod dolní hranicí { $floor }: posuňte jednu z nich
few-for-swiss = Hráčů ({ $players }) není více než kol ({ $rounds }): místo švýcaru by se lépe hodil systém každý s každým
few-for-mcmahon = Hráčů ({ $players }) je méně než tři na každé kolo ({ $rounds }): McMahon bude brzy losovat různě silné hráče
strength-unknown = Číslo { $no } nemá třídu ani rating a začíná v turnaji McMahon úplně dole
date-unreadable = „{ $value }“ není datum: napište například 2011-04-30, 30. 4. 2011 nebo 2011
day-unreadable = „{ $value }“ není den: napište datum jako 2023-10-30
moment-unreadable = „{ $value }“ není čas: napište ho jako 2023-12-07T09:00+01:00
lot-unreadable = „{ $value }“ není los: napište first-starts, first-waits, white nebo black
system-unknown = „{ $value }“ není turnajový systém: použijte některý z těchto: { $known }

name-empty = jméno je prázdné: uveďte jméno každého účastníka
title-empty = název je prázdný: napište, jak se to jmenuje
name-too-long = jméno má { $characters } znaků: povoleno je nejvýše { $most }
name-control-character = jméno obsahuje řídicí znak { $code }: odstraňte ho

no-competitors = nikdo není přihlášen: je potřeba aspoň jeden účastník
too-many-competitors = { $count } účastníků je víc než { $most }, které tento program přijme
too-many-rounds = { $count } kol je víc než { $most }, která tento program přijme
number-zero = startovní číslo 0: čísla začínají od 1
number-twice = startovní číslo { $no } je uvedeno dvakrát: každý účastník potřebuje vlastní číslo
number-twice-at = startovní číslo { $no } je uvedeno dvakrát, poprvé na místě { $first }: každý účastník potřebuje vlastní číslo
number-missing = chybí startovní číslo { $no }: čísla jdou od 1 do { $highest } bez mezer

unknown-competitor = účastník s číslem { $no } neexistuje
unknown-competitor-in-round = { $round }. kolo uvádí číslo { $no }, ale takový účastník neexistuje
against-himself = { $round }. kolo: číslo { $no } hraje samo se sebou
named-twice = { $round }. kolo: číslo { $no } je uvedeno dvakrát
opponent-names-another = { $round }. kolo: { $who } uvádí jako soupeře číslo { $opponent }, ale { $opponent } uvádí číslo { $other }
opponent-names-nobody = { $round }. kolo: { $who } uvádí jako soupeře číslo { $opponent }, ale { $opponent } žádnou partii nemá
sides-disagree = { $round }. kolo: { $who } a { $opponent } uvádějí stejnou barvu: u jednoho ji opravte
side-missing = { $round }. kolo: partie čísel { $who } a { $opponent } se hrála, ale ani jeden řádek neuvádí barvu
terms-disagree = { $round }. kolo: { $who } a { $opponent } uvádějí u své partie různý handicap: u jednoho ho opravte
results-disagree = { $round }. kolo: výsledky čísel { $who } a { $opponent } nemohou platit zároveň
points-impossible = body { $first }:{ $second } zde nejsou výsledkem žádné sehrané partie
forfeit-points-impossible = body { $first }:{ $second } zde nejsou výsledkem žádné kontumace: uveďte plný počet pro jednu stranu, nebo nic pro obě
score-missing = zápas se hrál, ale chybí jeho skóre: doplňte body obou stran v zápase
score-impossible = skóre { $first }:{ $second } není možné: obě strany dohromady mají nejvýše { $most }
round-empty = { $round }. kolo je prázdné: uveďte jeho partie, nebo kolo vynechte, pokud se nehrálo
more-rounds-than-planned = sehraných kol je { $played }, ale plánováno je jen { $planned }: opravte počet kol
no-rounds = turnaj o 0 kolech: naplánujte aspoň jedno
boards-impossible = počet partií v zápase: { $boards }; má být 1, 3 nebo 5
plays-after-withdrawal = číslo { $no } odstoupilo ({ $withdrawn }. kolo), ale v pozdějším kole hraje ({ $round }. kolo)
planned-in-the-past = nepřítomnost je plánována na { $round }. kolo, ale sehraných kol je už { $played }
forbidden-too-few = zakázaná dvojice potřebuje aspoň dva různé účastníky

points-differ = číslo { $no } má uvedeno { $listed } b., ale výsledky dávají { $computed }
met-twice = { $first } a { $second } hrají spolu podruhé ({ $round }. kolo)

rules-go-2009 = Turnajový řád České asociace go, 2009
rules-fide-1992 = Pravidla FIDE pro švýcarský systém podle ratingu, 1992
rules-fide-dutch = Pravidla FIDE pro švýcarský (holandský) systém
rules-pisqworky-2023 = Pravidla soutěže pIšQworky, 2023
governing-body-egf = akce Evropské federace go (EGF): platí i její pravidla a mají přednost
governing-body-igf = akce Mezinárodní federace go (IGF): platí i její pravidla a mají přednost
rules-published-at = zveřejněno na { $link }
rules-of-play-egf = hraje se podle pravidel EGF
rules-of-play-ing = hraje se podle Ingových pravidel
rules-of-play-czech = hraje se podle českých pravidel go

log-file-shape = soubor zde nemá správný tvar: { $text }
log-file-ends = soubor končí příliš brzy, není úplný: použijte jinou kopii
log-file-syntax = odtud to není JSON: { $text }
