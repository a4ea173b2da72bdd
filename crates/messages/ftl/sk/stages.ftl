# Vyraďovacia časť a fázy: odkazy, chyby v pláne, prečo je pokyn odmietnutý a prečo kto kde stojí.

stages-slot-entrant = účastník { $no }
stages-slot-winner = víťaz { $match }
stages-slot-loser = porazený z { $match }
stages-slot-place = { $place }. miesto skupiny { $group }
stages-slot-bye = voľný žreb
stages-slot-unreadable = „{ $text }“ nie je odkaz: píšte „entrant 5“, „winner SF1“, „loser SF1“, „place 2 of A“ alebo „bye“
stages-slot-place-unreadable = „{ $text }“ neoznačuje miesto v pláne: píšte „QF1.first“, „QF1.second“, „A.3“ alebo „places.5“
stages-place-first = prvá strana zápasu { $match }
stages-place-second = druhá strana zápasu { $match }
stages-place-member = číslo { $number } skupiny { $group }
stages-place-final = { $place }. miesto v konečnom poradí

stages-too-few-entrants = účastníkov je menej ako dvaja: nemal by kto s kým hrať
stages-too-many-entrants = { $count } účastníkov je viac ako { $most }, ktorých tento program prijme
stages-entrant-twice = číslo { $no } je uvedené dvakrát: každý účastník potrebuje vlastné číslo
stages-bad-name = „{ $name }“ tu nemôže byť názov: použite písmená, číslice, - a _, najviac { $most } znakov, a nie slovo „places“
stages-name-twice = názov „{ $name }“ je použitý dvakrát: fázy, skupiny a zápasy potrebujú vlastné názvy
stages-empty-stage = fáza { $stage } nemá skupiny ani zápasy: doplňte ich, alebo fázu vynechajte
stages-group-too-small = skupina { $group } má menej ako dvoch členov: nemal by kto s kým hrať
stages-group-too-large = skupina { $group } má viac členov ako { $most }: rozdeľte ju
stages-unknown-entrant = účastník { $no } neexistuje
stages-unknown-match = zápas { $match } neexistuje
stages-unknown-group = skupina { $group } neexistuje
stages-no-such-place = skupina { $group } nemá { $place }. miesto: počet jej členov je { $size }
stages-waits-for-itself = { $name } čaká na výsledok seba samého: odkážte na niečo, čo sa hrá skôr
stages-circle = tieto časti na seba čakajú dookola: { $names }. Pri jednej odkážte na niečo, čo sa hrá skôr
stages-used-twice = { $link } už je inde ({ $first }); ten istý účastník nemôže byť na dvoch miestach
stages-leads-nowhere = { $link }: tento účastník by nemal kam pokračovať. Odkážte naň zo zápasu, zo skupiny alebo z konečného poradia
stages-stage-leads-nowhere = z fázy { $stage } nikto nepokračuje: odkážte na ňu z ďalších zápasov alebo z konečného poradia
stages-two-byes = zápas { $match } má voľný žreb na oboch stranách: niekto v ňom musí hrať
stages-loser-of-bye = v zápase { $match } je voľný žreb, nikto ho teda neprehrá
stages-bye-outside-match = voľný žreb môže byť len v zápase
stages-bad-boards = zápas s týmto počtom partií ({ $boards }) nie je možný: možné je 1 až { $most }
stages-ties-without-contest = pravidlá súťaže pre rovnosť potrebujú vedieť, koľko partií má zápas: zapíšte do plánu „contest“ s údajom „boards“, alebo vynechajte „ties“
stages-bad-places = miesta { $from } až { $to } nedávajú zmysel: začínajú sa od 1 a prvé stojí prvé
stages-place-twice = { $place }. miesto už je obsadené: uveďte miesta od prvého po posledné, každé raz
stages-places-missing = miesta { $from } až { $to } nikto nedostane: uveďte miesta od prvého po posledné bez medzier
stages-places-beyond = miesta siahajú po { $to }, ale počet účastníkov je { $entrants }
stages-places-count = pre miesta { $from } až { $to } je uvedených mien: { $named }. Musí ich byť toľko, koľko je miest

stages-file-empty = súbor je prázdny
stages-file-other-kind = toto nie je súbor fáz: chýba kľúč „kolo-stages“. Súbory turnajov patria iným príkazom
stages-file-version = verziu súboru { $version } tento program nepozná: pozná { $known }
stages-file-damaged = udalosť { $step } nenadväzuje na predchádzajúce: súbor niekto ručne zmenil, alebo je poškodený

stages-cannot-no-stages = nie je čo hrať: požiadajte o skupiny, vyraďovaciu časť, alebo oboje
stages-cannot-entrants = pre toľko účastníkov ({ $count }) sa plán nedá zostaviť: možných je 2 až { $most }
stages-cannot-groups-small = { $entrants } účastníkov na { $groups } skupín nestačí: každá skupina potrebuje aspoň dvoch
stages-cannot-groups-large = { $entrants } účastníkov je na { $groups } skupín priveľa: skupina má najviac { $most } členov
stages-cannot-advance = z každej skupiny nemôže postúpiť { $advance }: aspoň jeden a najviac toľko, koľko má najmenšia skupina ({ $smallest })
stages-cannot-nobody-left = pre vyraďovaciu časť zostávajú menej ako dvaja: nechajte postúpiť viac účastníkov
stages-cannot-seeds = { $seeded } nasadených vo vyraďovacej časti byť nemôže: možné je 0, 1, 2, 4, 8 …
stages-cannot-consolation = útecha s týmto počtom kôl ({ $rounds }) nie je možná: možné je 1 až { $most }
stages-cannot-teams-none = neprišiel žiadny tím a podľa pravidiel sú potrebné aspoň štyri: turnaj sa nekoná. Ak majú tímy prísť inam, spojte oblasť so susednou
stages-cannot-teams-one = podľa pravidiel sú potrebné aspoň štyri tímy a je tu jeden: môže postúpiť bez zápasu, takže nie je čo plánovať. Alebo spojte oblasť so susednou
stages-cannot-teams-two = podľa pravidiel sú potrebné aspoň štyri tímy a sú tu dva. Návrh: dva zápasy, potom pravidlá pre rovnosť; prijmite ho, alebo spojte oblasť so susednou
stages-cannot-teams-three = podľa pravidiel sú potrebné aspoň štyri tímy a sú tu tri. Návrh: každý s každým dvakrát a rozhodne tabuľka; prijmite ho, alebo spojte oblasť so susednou
stages-cannot-draw = žrebovanie musí každý tím zaradiť práve do jednej skupiny systému a v každej skupine musí byť aspoň toľko tímov, koľko z nej postupuje

stages-drawn-free = { $number }. { $name } do skupiny { $group }; do úvahy prichádzali všetky skupiny
stages-drawn = { $number }. { $name } do skupiny { $group }; neprichádzali do úvahy: { $closed }
stages-drawn-against = { $number }. { $name } do skupiny { $group }, hoci nevyhovovala: { $closed }. Lepšie rozdelenie škôl a počtov sa už dosiahnuť nedá
stages-closed-full = { $group } ({ $teams ->
    [one] plná, { $teams } tím
    [few] plná, { $teams } tímy
   *[other] plná, { $teams } tímov
  })
stages-closed-school = { $group } ({ $there ->
    [0] tím tejto školy musia dostať ostatné skupiny
    [one] už má { $there } tím školy
    [few] už má { $there } tímy školy
   *[other] už má { $there } tímov školy
  })
stages-closed-later = { $group } (niektorý neskorší tím by sa nedal oddeliť od svojej školy)
stages-school-crowded = { $school }: tímov je { $teams } a { $groups ->
    [one] skupina iba { $groups }
    [few] skupiny iba { $groups }
   *[other] skupín iba { $groups }
  }, všetky teda oddeliť nemožno. V skupinách sa { $pairs ->
    [one] stretne { $pairs } dvojica
    [few] stretnú { $pairs } dvojice
   *[other] stretne { $pairs } dvojíc
  } jej tímov, menej to byť nemôže

stages-outcome-first = { $first } – { $second }: vyhráva { $first }
stages-outcome-second = { $first } – { $second }: vyhráva { $second }
stages-outcome-first-score = { $first } – { $second } { $score }, vyhráva { $first }
stages-outcome-second-score = { $first } – { $second } { $score }, vyhráva { $second }
stages-outcome-draw = { $first } – { $second }: remíza
stages-outcome-draw-score = { $first } – { $second }: remíza { $score }
stages-outcome-first-missing = { $first } – { $second }: kontumačne postupuje { $second }
stages-outcome-second-missing = { $first } – { $second }: kontumačne postupuje { $first }
stages-outcome-both-missing = { $first } – { $second }: nehrala ani jedna strana

stages-duel-first = { $player } ({ $first }) – { $other } ({ $second }): vyhráva { $player }
stages-duel-second = { $player } ({ $first }) – { $other } ({ $second }): vyhráva { $other }
stages-duel-draw = { $player } ({ $first }) – { $other } ({ $second }): remíza
stages-terms-swap1 = SWAP 1, { $minutes } minút, bez hodín
stages-terms-swap1-clock = SWAP 1, { $minutes } minút, šachové hodiny
stages-terms-swap2 = SWAP 2, { $minutes } minút, bez hodín
stages-terms-swap2-clock = SWAP 2, { $minutes } minút, šachové hodiny

stages-step-chosen-duels = Skupina { $group }, od { $from }. miesta rovnosť: { $members }. Kapitáni vyberú hráčov do týchto duelov: { $pairs }
stages-step-group-lot = Skupina { $group }, od { $from }. miesta: rovnosť aj po dueloch, { $members }. Žrebujte
stages-step-first-duel = { $match }: remíza { $first } – { $second }. Kapitáni nominujú hráčov do rozhodujúceho duelu
stages-step-second-duel = { $match }: { $first } – { $second }, remízou sa skončil aj rozhodujúci duel. Kapitáni nominujú hráčov do druhého
stages-step-match-lot = { $match }: { $first } – { $second }, remízou sa skončili oba rozhodujúce duely. Žrebujte

stages-refused-reason = je potrebný dôvod: uveďte, prečo sa to robí
stages-refused-slot = miesto { $slot } v pláne nie je
stages-refused-not-ready = zápas { $match } musí počkať: ešte sa nevie, kto v ňom hrá
stages-refused-bye = { $match }: nehrá sa, na druhej strane je voľný žreb
stages-refused-given-up = zápas { $match }: nie je čo zapísať, jedna strana už nehrá
stages-refused-not-withdrawn = { $name } neodstúpil(a)
stages-refused-has-result = zápas { $match } už má výsledok: namiesto toho ho opravte
stages-refused-no-result = zápas { $match } nemá výsledok, ktorý by sa dal opraviť: zapíšte ho
stages-refused-draw = zápas { $match } patrí do vyraďovacej časti a musí mať víťaza
stages-refused-score = skóre nezodpovedá výsledku: víťaz má aspoň toľko bodov ako porazený, pri remíze majú obe strany rovnako
stages-refused-score-impossible = skóre s viac ako { $most } bodmi spolu nie je možné
stages-refused-nothing-changes = tým sa nič nezmení
stages-refused-later = v už odohraných zápasoch by stáli iní účastníci: { $matches }. Uveďte, že sa ich výsledky rušia, alebo nechajte všetko, ako je
stages-refused-slot-fixed = { $slot }: už sa nedá zmeniť, odohralo sa
stages-refused-plan = plán by neplatil: { $problems }
stages-refused-withdrawn = { $name }: odstúpenie už je zapísané
stages-refused-no-tie = v skupine { $group } nikto na rozhodnutie nečaká
stages-refused-members = poradie pre skupinu { $group } musí obsahovať práve tých, medzi ktorými je rovnosť: { $equal }
stages-refused-no-score = chýba skóre: zápas má spolu { $full } bodov, uveďte body oboch strán
stages-refused-score-beyond = skóre presahuje { $full } bodov, ktoré má zápas spolu
stages-refused-equal-score = skóre nezodpovedá výsledku: rovnaký počet bodov je remíza, inak víťazí, kto ich má viac
stages-refused-duels-first = žreb príde v skupine { $group } až nakoniec: najprv zapíšte duely vybraných hráčov, alebo rozhodnite ručne s dôvodom
stages-refused-no-duel = v skupine { $group } sa na žiadny duel vybraných hráčov nečaká
stages-refused-other-duel = na duel týchto dvoch sa v skupine { $group } nečaká. Čaká sa na: { $wanted }
stages-refused-not-tied = zápas { $match } nečaká na duel ani na žreb: neskončil sa remízou, alebo je už rozhodnuté, kto postupuje
stages-refused-duel-due = žreb príde v zápase { $match } až nakoniec: najprv zapíšte rozhodujúci duel
stages-refused-lot-due = oba rozhodujúce duely zápasu { $match } sa skončili remízou: teraz rozhoduje žreb

stages-why-drawn = { $name }: toto miesto určil plán
stages-why-winner = stojí tu víťaz { $match }: { $how }
stages-why-loser = stojí tu porazený z { $match }: { $how }
stages-why-place = stojí tu { $place }. miesto skupiny { $group }
stages-why-bye = voľný žreb: druhá strana postupuje bez hry
stages-why-not-played = ešte nie je rozhodnuté
stages-why-free = na druhej strane bol voľný žreb
stages-why-group-open = skupina { $group } o tomto mieste ešte nerozhodla
stages-why-value = { $heading } { $value }
stages-why-values = { $name }: { $values }
stages-why-hand = rovnosť vo všetkých kritériách; rozhodca určil poradie: { $order }
stages-why-lot = rovnosť vo všetkých kritériách; poradie určil žreb (číslo žrebu { $seed }): { $order }
stages-why-duels = rovnosť vo všetkých kritériách; duely vybraných hráčov: { $duels }
stages-why-tied = { $how }; o postupujúcom ešte nie je rozhodnuté
stages-why-tie-broken = { $how }; { $by }
stages-why-first-duel = rozhodujúci duel vyhráva { $name }
stages-why-second-duel = druhý rozhodujúci duel vyhráva { $name }
stages-why-match-lot = žreb (číslo žrebu { $seed }): postupuje { $name }
stages-why-left = druhá strana odstúpila, postupuje { $name }
stages-why-edited = odkaz bol zmenený ručne ({ $by }): { $reason }
stages-why-by-hand = odkaz bol zmenený ručne
stages-why-withdrawn = { $name }: po odstúpení prehráva všetko, čo sa ešte malo hrať
stages-why-fallen = { $name }: vyradenie, nehrala ani jedna strana

stages-event-result = { $match }: { $how }
stages-event-corrected = oprava { $match }: { $how }
stages-event-corrected-void = oprava { $match }: { $how }; zrušené výsledky: { $void }
stages-event-sides = zápas { $match }: { $first } – { $second }, strany zamenené
stages-event-slots = odkazy zmenené ručne: { $changes }
stages-event-withdrawn = { $name } odstupuje
stages-event-returned = { $name } hrá ďalej
stages-event-hand = rozhodca určil poradie v skupine { $group }: { $order }
stages-event-lot = poradie v skupine { $group } určil žreb (číslo žrebu { $seed }): { $order }
stages-event-chosen-duel = duel vybraných hráčov v skupine { $group }: { $how }
stages-event-first-duel = rozhodujúci duel zápasu { $match }: { $how } ({ $terms })
stages-event-second-duel = druhý rozhodujúci duel zápasu { $match }: { $how } ({ $terms })
stages-event-match-lot = zápas { $match } rozhodol žreb (číslo žrebu { $seed }): postupuje { $name }
stages-event-undone = krok { $step } už neplatí
stages-event-redone = krok { $step } opäť platí

stages-change-name = { $name }
stages-change-open = zatiaľ nikto
stages-change-slot = { $slot }: { $before } → { $after }
stages-change-taken-back = výsledok zápasu { $match } sa ruší
stages-change-sides = zápas { $match }: strany sa menia
stages-change-place = { $name }: miesto { $before } → { $after }
stages-change-ended = { $match }: { $before } → { $after }
stages-change-to-play = ešte sa hrá
stages-change-points = skupina { $group }: { $name } { $points } → { $new-points } b., miesto { $place } zostáva
stages-change-points-place = skupina { $group }: { $name } { $points } → { $new-points } b., miesto { $place } → { $new-place }
stages-change-group-place = skupina { $group }: { $name } miesto { $place } → { $new-place }
stages-change-tie = bude treba rozhodnúť o rovnosti v skupine { $group }
stages-change-tied = zápas { $match } sa skončil remízou: kým sa nerozhodne, nikto nepostupuje

stages-ordered-place = podľa konečného miesta
stages-ordered-group-place = podľa miesta v skupine
stages-ordered-points = podľa bodov na zápas v skupine
stages-ordered-score = podľa skóre na zápas v skupine
stages-ordered-lot = žrebom (číslo žrebu je zapísané)

stages-show-sound = Plán je v poriadku: účastníkov { $entrants }, zápasov { $matches }, udalostí { $events }
stages-show-stage = Fáza { $stage }
stages-show-group = Skupina { $group }
stages-show-ready = Môže sa hrať:
stages-show-tie = Rovnosť v skupine { $group }, treba určiť poradie: { $members }
stages-show-places = Poradie:
stages-show-open = ešte možné
stages-cli-advance = --advance sa uvádza raz pre každé --groups, po ktorom niečo nasleduje: tu { $needed }×
stages-cli-score = „{ $text }“ nie je skóre: píšte napríklad 3:1
stages-cli-preview = Nič sa nezapísalo. { $what }. Zmenilo by sa:
stages-cli-recorded = Zapísané ako krok { $step }: { $what }
stages-cli-no-link = „{ $text }“ nehovorí, čo kam patrí: píšte napríklad „QF1.first=entrant 3“
stages-cli-in-play = súbor obsahuje plán, podľa ktorého sa už hrá (udalostí: { $events }): zvoľte pre nový plán iný názov, alebo súbor sami odstráňte
stages-cli-other-file = súbor tohto názvu už existuje a je iného druhu: zvoľte pre plán iný názov
stages-cli-by-clause = { $text } [{ $clause }]
stages-cli-two-players = uveďte dvoch hráčov: --players PRVÝ DRUHÝ
stages-cli-no-draw = v tomto pláne nie je zapísané žiadne žrebovanie skupín
stages-cli-not-over = poradie všetkých je známe, až keď je rozhodnuté o každom mieste: najprv dohrajte
