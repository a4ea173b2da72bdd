# Čo môže byť v údajoch o turnaji zle.

points-not-half = { $value } nie je počet bodov: len celé body a polbody, napríklad 1 alebo 0,5
rating-out-of-range = rating { $value } nie je možný: možné je { $least } až { $most }
rating-unreadable = „{ $value }“ nie je rating: napíšte číslo ako 2105, INGO 84 alebo BCF 190
rating-listed = { $value }
rating-unverified = { $value } (neoverené)
rating-estimated = { $value } (odhad)
rating-from-ingo = { $value } (z INGO { $number })
rating-from-bcf = { $value } (z BCF { $number })
rating-by-ingo = { $value } (zo stupnice INGO)
rating-by-bcf = { $value } (zo stupnice BCF)
rating-conversion-ingo = INGO { $number }: 2840 − 8 × { $number } = { $value }
rating-conversion-bcf = BCF { $number }: 600 + 8 × { $number } = { $value }
title-unreadable = „{ $value }“ nie je šachový titul: napíšte GM, WGM, IM, WIM, FM, WFM, CM alebo WCM
rank-unreadable = „{ $value }“ nie je trieda v go: napíšte 30k až 1k, 1d až 9d alebo 1p až 9p
rank-not-amateur = { $rank } je profesionálna trieda: uveďte amatérsku, napríklad 8d
handicap-unreadable = „{ $value }“ nie je handicap: napíšte 0 až 9 kameňov
komi-unreadable = „{ $value }“ nie je komi: napíšte celé alebo polbody do 361, napríklad 6,5
points-too-many = Jedno kolo nemôže priniesť { $points } bodov: zadajte najviac { $most }
bar-below-floor = Horná hranica McMahonu { $bar } leží pod dolnou hranicou { $floor }: posuňte jednu z nich
few-for-swiss = Hráčov ({ $players }) nie je viac ako kôl ({ $rounds }): namiesto švajčiara by sa lepšie hodil systém každý s každým
few-for-mcmahon = Hráčov ({ $players }) je menej ako traja na každé kolo ({ $rounds }): McMahon bude čoskoro žrebovať rôzne silných hráčov
strength-unknown = Číslo { $no } nemá triedu ani rating a začína v turnaji McMahon úplne dole
date-unreadable = „{ $value }“ nie je dátum: napíšte napríklad 2011-04-30, 30. 4. 2011 alebo 2011
day-unreadable = „{ $value }“ nie je deň: napíšte dátum ako 2023-10-30
moment-unreadable = „{ $value }“ nie je čas: napíšte ho ako 2023-12-07T09:00+01:00
lot-unreadable = „{ $value }“ nie je žreb: napíšte first-starts, first-waits, white alebo black
system-unknown = „{ $value }“ nie je turnajový systém: použite niektorý z týchto: { $known }

name-empty = meno je prázdne: uveďte meno každého účastníka
title-empty = názov je prázdny: napíšte, ako sa to volá
name-too-long = meno má { $characters } znakov: povolených je najviac { $most }
name-control-character = meno obsahuje riadiaci znak { $code }: odstráňte ho

no-competitors = nikto nie je prihlásený: je potrebný aspoň jeden účastník
too-many-competitors = { $count } účastníkov je viac než { $most }, ktorých tento program prijme
too-many-rounds = { $count } kôl je viac než { $most }, ktoré tento program prijme
number-zero = štartové číslo 0: čísla sa začínajú od 1
number-twice = štartové číslo { $no } je uvedené dvakrát: každý účastník potrebuje vlastné číslo
number-twice-at = štartové číslo { $no } je uvedené dvakrát, prvýkrát na mieste { $first }: každý účastník potrebuje vlastné číslo
number-missing = chýba štartové číslo { $no }: čísla idú od 1 do { $highest } bez medzier

unknown-competitor = účastník s číslom { $no } neexistuje
unknown-competitor-in-round = { $round }. kolo uvádza číslo { $no }, ale taký účastník neexistuje
against-himself = { $round }. kolo: číslo { $no } hrá samo so sebou
named-twice = { $round }. kolo: číslo { $no } je uvedené dvakrát
opponent-names-another = { $round }. kolo: { $who } uvádza ako súpera číslo { $opponent }, ale { $opponent } uvádza číslo { $other }
opponent-names-nobody = { $round }. kolo: { $who } uvádza ako súpera číslo { $opponent }, ale { $opponent } nemá žiadnu partiu
sides-disagree = { $round }. kolo: { $who } a { $opponent } uvádzajú rovnakú farbu: u jedného ju opravte
side-missing = { $round }. kolo: partia čísel { $who } a { $opponent } sa hrala, ale ani jeden riadok neuvádza farbu
terms-disagree = { $round }. kolo: { $who } a { $opponent } uvádzajú pri svojej partii rôzny handicap: u jedného ho opravte
results-disagree = { $round }. kolo: výsledky čísel { $who } a { $opponent } nemôžu platiť súčasne
points-impossible = body { $first }:{ $second } tu nie sú výsledkom žiadnej odohranej partie
forfeit-points-impossible = body { $first }:{ $second } tu nie sú výsledkom žiadnej kontumácie: uveďte plný počet pre jednu stranu, alebo nič pre obe
score-missing = zápas sa hral, ale chýba jeho skóre: doplňte body oboch strán v zápase
score-impossible = skóre { $first }:{ $second } nie je možné: obe strany spolu majú najviac { $most }
round-empty = { $round }. kolo je prázdne: uveďte jeho partie, alebo kolo vynechajte, ak sa nehralo
more-rounds-than-planned = odohraných kôl je { $played }, ale plánovaných je len { $planned }: opravte počet kôl
no-rounds = turnaj s 0 kolami: naplánujte aspoň jedno
boards-impossible = počet partií v zápase: { $boards }; má byť 1, 3 alebo 5
plays-after-withdrawal = číslo { $no } odstúpilo ({ $withdrawn }. kolo), ale v neskoršom kole hrá ({ $round }. kolo)
planned-in-the-past = neprítomnosť je plánovaná na { $round }. kolo, ale odohraných kôl je už { $played }
forbidden-too-few = zakázaná dvojica potrebuje aspoň dvoch rôznych účastníkov

points-differ = číslo { $no } má uvedené { $listed } b., ale výsledky dávajú { $computed }
met-twice = { $first } a { $second } hrajú spolu druhý raz ({ $round }. kolo)

rules-go-2009 = Turnajový poriadok Českej asociácie go, 2009
rules-fide-1992 = Pravidlá FIDE pre švajčiarsky systém podľa ratingu, 1992
rules-fide-dutch = Pravidlá FIDE pre švajčiarsky (holandský) systém
rules-pisqworky-2023 = Pravidlá súťaže pIšQworky, 2023
governing-body-egf = podujatie Európskej federácie go (EGF): platia aj jej pravidlá a majú prednosť
governing-body-igf = podujatie Medzinárodnej federácie go (IGF): platia aj jej pravidlá a majú prednosť
rules-published-at = zverejnené na { $link }
rules-of-play-egf = hrá sa podľa pravidiel EGF
rules-of-play-ing = hrá sa podľa Ingových pravidiel
rules-of-play-czech = hrá sa podľa českých pravidiel go

log-file-shape = súbor tu nemá správny tvar: { $text }
log-file-ends = súbor sa končí príliš skoro, nie je úplný: použite inú kópiu
log-file-syntax = odtiaľto to nie je JSON: { $text }
