# Vyřazovací část a fáze: odkazy, chyby v plánu, proč je pokyn odmítnut a proč kdo kde stojí.

stages-slot-entrant = účastník { $no }
stages-slot-winner = vítěz { $match }
stages-slot-loser = poražený z { $match }
stages-slot-place = { $place }. místo skupiny { $group }
stages-slot-bye = volný los
stages-slot-unreadable = „{ $text }“ není odkaz: pište „entrant 5“, „winner SF1“, „loser SF1“, „place 2 of A“ nebo „bye“
stages-slot-place-unreadable = „{ $text }“ neoznačuje místo v plánu: pište „QF1.first“, „QF1.second“, „A.3“ nebo „places.5“
stages-place-first = první strana zápasu { $match }
stages-place-second = druhá strana zápasu { $match }
stages-place-member = číslo { $number } skupiny { $group }
stages-place-final = { $place }. místo v konečném pořadí

stages-too-few-entrants = účastníků je méně než dva: neměl by kdo s kým hrát
stages-too-many-entrants = { $count } účastníků je víc než { $most }, které tento program přijme
stages-entrant-twice = číslo { $no } je uvedeno dvakrát: každý účastník potřebuje vlastní číslo
stages-bad-name = „{ $name }“ tu nemůže být název: použijte písmena, číslice, - a _, nejvýše { $most } znaků, a ne slovo „places“
stages-name-twice = název „{ $name }“ je použit dvakrát: fáze, skupiny a zápasy potřebují vlastní názvy
stages-empty-stage = fáze { $stage } nemá skupiny ani zápasy: doplňte je, nebo fázi vynechte
stages-group-too-small = skupina { $group } má méně než dva členy: neměl by kdo s kým hrát
stages-group-too-large = skupina { $group } má víc členů než { $most }: rozdělte ji
stages-unknown-entrant = účastník { $no } neexistuje
stages-unknown-match = zápas { $match } neexistuje
stages-unknown-group = skupina { $group } neexistuje
stages-no-such-place = skupina { $group } nemá { $place }. místo: počet jejích členů je { $size }
stages-waits-for-itself = { $name } čeká na výsledek sebe sama: odkažte na něco, co se hraje dřív
stages-circle = tyto části na sebe čekají dokola: { $names }. U jedné odkažte na něco, co se hraje dřív
stages-used-twice = { $link } už stojí jinde ({ $first }); tentýž účastník nemůže být na dvou místech
stages-leads-nowhere = { $link }: tento účastník by neměl kam pokračovat. Odkažte na něj ze zápasu, ze skupiny nebo z konečného pořadí
stages-stage-leads-nowhere = z fáze { $stage } nikdo nepokračuje: odkažte na ni z dalších zápasů nebo z konečného pořadí
stages-two-byes = zápas { $match } má volný los na obou stranách: někdo v něm musí hrát
stages-loser-of-bye = v zápase { $match } je volný los, nikdo ho tedy neprohraje
stages-bye-outside-match = volný los může být jen v zápase
stages-bad-boards = zápas s tímto počtem partií ({ $boards }) není možný: možné je 1 až { $most }
stages-ties-without-contest = pravidla soutěže pro rovnost potřebují vědět, kolik partií má zápas: zapište do plánu „contest“ s údajem „boards“, nebo vynechte „ties“
stages-bad-places = místa { $from } až { $to } nedávají smysl: začínají od 1 a první stojí první
stages-place-twice = { $place }. místo už je obsazeno: uveďte místa od prvního do posledního, každé jednou
stages-places-missing = místa { $from } až { $to } nikdo nedostane: uveďte místa od prvního do posledního bez mezer
stages-places-beyond = místa sahají do { $to }, ale počet účastníků je { $entrants }
stages-places-count = pro místa { $from } až { $to } je uvedeno jmen: { $named }. Musí jich být tolik, kolik je míst

stages-file-empty = soubor je prázdný
stages-file-other-kind = toto není soubor fází: chybí klíč „kolo-stages“. Soubory turnajů patří jiným příkazům
stages-file-version = verzi souboru { $version } tento program nezná: zná { $known }
stages-file-damaged = událost { $step } nenavazuje na předchozí: soubor někdo ručně změnil, nebo je poškozen

stages-cannot-no-stages = není co hrát: požádejte o skupiny, vyřazovací část, nebo obojí
stages-cannot-entrants = pro tolik účastníků ({ $count }) nelze plán sestavit: možné jsou 2 až { $most }
stages-cannot-groups-small = { $entrants } účastníků na { $groups } skupin nestačí: každá skupina potřebuje aspoň dva
stages-cannot-groups-large = { $entrants } účastníků je na { $groups } skupin příliš mnoho: skupina má nejvýše { $most } členů
stages-cannot-advance = z každé skupiny nemůže postoupit { $advance }: aspoň jeden a nejvýše tolik, kolik má nejmenší skupina ({ $smallest })
stages-cannot-nobody-left = pro vyřazovací část zbývají méně než dva: nechte postoupit víc účastníků
stages-cannot-seeds = { $seeded } nasazených ve vyřazovací části být nemůže: možné je 0, 1, 2, 4, 8 …
stages-cannot-consolation = útěcha s tímto počtem kol ({ $rounds }) není možná: možné je 1 až { $most }
stages-cannot-teams-none = nepřišel žádný tým a podle pravidel jsou potřeba aspoň čtyři: turnaj se nekoná. Pokud mají týmy přijet jinam, spojte oblast se sousední
stages-cannot-teams-one = podle pravidel jsou potřeba aspoň čtyři týmy a je tu jeden: může postoupit bez zápasu, takže není co plánovat. Nebo spojte oblast se sousední
stages-cannot-teams-two = podle pravidel jsou potřeba aspoň čtyři týmy a jsou tu dva. Návrh: dva zápasy, potom pravidla pro rovnost; přijměte ho, nebo spojte oblast se sousední
stages-cannot-teams-three = podle pravidel jsou potřeba aspoň čtyři týmy a jsou tu tři. Návrh: každý s každým dvakrát a rozhodne tabulka; přijměte ho, nebo spojte oblast se sousední
stages-cannot-draw = rozlosování musí každý tým zařadit právě do jedné skupiny systému a v každé skupině musí být aspoň tolik týmů, kolik z ní postupuje

stages-drawn-free = { $number }. { $name } do skupiny { $group }; v úvahu připadaly všechny skupiny
stages-drawn = { $number }. { $name } do skupiny { $group }; nepřipadaly v úvahu: { $closed }
stages-drawn-against = { $number }. { $name } do skupiny { $group }, ačkoli nevyhovovala: { $closed }. Lepšího rozdělení škol a počtů už dosáhnout nelze
stages-closed-full = { $group } ({ $teams ->
    [one] plná, { $teams } tým
    [few] plná, { $teams } týmy
   *[other] plná, { $teams } týmů
  })
stages-closed-school = { $group } ({ $there ->
    [0] tým této školy musí dostat ostatní skupiny
    [one] už má { $there } tým školy
    [few] už má { $there } týmy školy
   *[other] už má { $there } týmů školy
  })
stages-closed-later = { $group } (některý pozdější tým by se nedal oddělit od své školy)
stages-school-crowded = { $school }: týmů je { $teams } a { $groups ->
    [one] skupina jen { $groups }
    [few] skupiny jen { $groups }
   *[other] skupin jen { $groups }
  }, všechny tedy oddělit nelze. Ve skupinách se { $pairs ->
    [one] utká { $pairs } dvojice
    [few] utkají { $pairs } dvojice
   *[other] utká { $pairs } dvojic
  } jejích týmů, méně to být nemůže

stages-outcome-first = { $first } – { $second }: vyhrává { $first }
stages-outcome-second = { $first } – { $second }: vyhrává { $second }
stages-outcome-first-score = { $first } – { $second } { $score }, vyhrává { $first }
stages-outcome-second-score = { $first } – { $second } { $score }, vyhrává { $second }
stages-outcome-draw = { $first } – { $second }: remíza
stages-outcome-draw-score = { $first } – { $second }: remíza { $score }
stages-outcome-first-missing = { $first } – { $second }: kontumačně postupuje { $second }
stages-outcome-second-missing = { $first } – { $second }: kontumačně postupuje { $first }
stages-outcome-both-missing = { $first } – { $second }: nehrála ani jedna strana

stages-duel-first = { $player } ({ $first }) – { $other } ({ $second }): vyhrává { $player }
stages-duel-second = { $player } ({ $first }) – { $other } ({ $second }): vyhrává { $other }
stages-duel-draw = { $player } ({ $first }) – { $other } ({ $second }): remíza
stages-terms-swap1 = SWAP 1, { $minutes } minut, bez hodin
stages-terms-swap1-clock = SWAP 1, { $minutes } minut, šachové hodiny
stages-terms-swap2 = SWAP 2, { $minutes } minut, bez hodin
stages-terms-swap2-clock = SWAP 2, { $minutes } minut, šachové hodiny

stages-step-chosen-duels = Skupina { $group }, od { $from }. místa rovnost: { $members }. Kapitáni vyberou hráče do těchto duelů: { $pairs }
stages-step-group-lot = Skupina { $group }, od { $from }. místa: rovnost i po duelech, { $members }. Losujte
stages-step-first-duel = { $match }: remíza { $first } – { $second }. Kapitáni nominují hráče do rozhodujícího duelu
stages-step-second-duel = { $match }: { $first } – { $second }, remízou skončil i rozhodující duel. Kapitáni nominují hráče do druhého
stages-step-match-lot = { $match }: { $first } – { $second }, remízou skončily oba rozhodující duely. Losujte

stages-refused-reason = je potřeba důvod: uveďte, proč se to dělá
stages-refused-slot = místo { $slot } v plánu není
stages-refused-not-ready = zápas { $match } musí počkat: ještě se neví, kdo v něm hraje
stages-refused-bye = { $match }: nehraje se, na druhé straně je volný los
stages-refused-given-up = zápas { $match }: není co zapsat, jedna strana už nehraje
stages-refused-not-withdrawn = { $name } neodstoupil(a)
stages-refused-has-result = zápas { $match } už má výsledek: místo toho ho opravte
stages-refused-no-result = zápas { $match } nemá výsledek, který by šlo opravit: zapište ho
stages-refused-draw = zápas { $match } patří do vyřazovací části a musí mít vítěze
stages-refused-score = skóre neodpovídá výsledku: vítěz má aspoň tolik bodů jako poražený, při remíze mají obě strany stejně
stages-refused-score-impossible = skóre s více než { $most } body celkem není možné
stages-refused-nothing-changes = tím se nic nezmění
stages-refused-later = v již odehraných zápasech by stáli jiní účastníci: { $matches }. Uveďte, že se jejich výsledky ruší, nebo nechte vše, jak je
stages-refused-slot-fixed = { $slot }: už nelze změnit, odehrálo se
stages-refused-plan = plán by neplatil: { $problems }
stages-refused-withdrawn = { $name }: odstoupení už je zapsáno
stages-refused-no-tie = ve skupině { $group } nikdo na rozhodnutí nečeká
stages-refused-members = pořadí pro skupinu { $group } musí obsahovat právě ty, mezi kterými je rovnost: { $equal }
stages-refused-no-score = chybí skóre: zápas má celkem { $full } bodů, uveďte body obou stran
stages-refused-score-beyond = skóre přesahuje { $full } bodů, které má zápas celkem
stages-refused-equal-score = skóre neodpovídá výsledku: stejný počet bodů je remíza, jinak vítězí, kdo jich má víc
stages-refused-duels-first = los přijde ve skupině { $group } až nakonec: nejprve zapište duely vybraných hráčů, nebo rozhodněte ručně s důvodem
stages-refused-no-duel = ve skupině { $group } se na žádný duel vybraných hráčů nečeká
stages-refused-other-duel = na duel těchto dvou se ve skupině { $group } nečeká. Čeká se na: { $wanted }
stages-refused-not-tied = zápas { $match } nečeká na duel ani na los: neskončil remízou, nebo už je rozhodnuto, kdo postupuje
stages-refused-duel-due = los přijde v zápase { $match } až nakonec: nejprve zapište rozhodující duel
stages-refused-lot-due = oba rozhodující duely zápasu { $match } skončily remízou: teď rozhoduje los

stages-why-drawn = { $name }: toto místo určil plán
stages-why-winner = stojí tu vítěz { $match }: { $how }
stages-why-loser = stojí tu poražený z { $match }: { $how }
stages-why-place = stojí tu { $place }. místo skupiny { $group }
stages-why-bye = volný los: druhá strana postupuje bez hry
stages-why-not-played = ještě není rozhodnuto
stages-why-free = na druhé straně byl volný los
stages-why-group-open = skupina { $group } o tomto místě ještě nerozhodla
stages-why-value = { $heading } { $value }
stages-why-values = { $name }: { $values }
stages-why-hand = rovnost ve všech kritériích; rozhodčí určil pořadí: { $order }
stages-why-lot = rovnost ve všech kritériích; pořadí určil los (číslo losu { $seed }): { $order }
stages-why-duels = rovnost ve všech kritériích; duely vybraných hráčů: { $duels }
stages-why-tied = { $how }; o postupujícím ještě není rozhodnuto
stages-why-tie-broken = { $how }; { $by }
stages-why-first-duel = rozhodující duel vyhrává { $name }
stages-why-second-duel = druhý rozhodující duel vyhrává { $name }
stages-why-match-lot = los (číslo losu { $seed }): postupuje { $name }
stages-why-left = druhá strana odstoupila, postupuje { $name }
stages-why-edited = odkaz byl změněn ručně ({ $by }): { $reason }
stages-why-by-hand = odkaz byl změněn ručně
stages-why-withdrawn = { $name }: po odstoupení prohrává vše, co se ještě mělo hrát
stages-why-fallen = { $name }: vyřazení, nehrála ani jedna strana

stages-event-result = { $match }: { $how }
stages-event-corrected = oprava { $match }: { $how }
stages-event-corrected-void = oprava { $match }: { $how }; zrušené výsledky: { $void }
stages-event-sides = zápas { $match }: { $first } – { $second }, strany zaměněny
stages-event-slots = odkazy změněné ručně: { $changes }
stages-event-withdrawn = { $name } odstupuje
stages-event-returned = { $name } hraje dál
stages-event-hand = rozhodčí určil pořadí ve skupině { $group }: { $order }
stages-event-lot = pořadí ve skupině { $group } určil los (číslo losu { $seed }): { $order }
stages-event-chosen-duel = duel vybraných hráčů ve skupině { $group }: { $how }
stages-event-first-duel = rozhodující duel zápasu { $match }: { $how } ({ $terms })
stages-event-second-duel = druhý rozhodující duel zápasu { $match }: { $how } ({ $terms })
stages-event-match-lot = zápas { $match } rozhodl los (číslo losu { $seed }): postupuje { $name }
stages-event-undone = krok { $step } už neplatí
stages-event-redone = krok { $step } opět platí

stages-change-name = { $name }
stages-change-open = zatím nikdo
stages-change-slot = { $slot }: { $before } → { $after }
stages-change-taken-back = výsledek zápasu { $match } se ruší
stages-change-sides = zápas { $match }: strany se mění
stages-change-place = { $name }: místo { $before } → { $after }
stages-change-ended = { $match }: { $before } → { $after }
stages-change-to-play = ještě se hraje
stages-change-points = skupina { $group }: { $name } { $points } → { $new-points } b., místo { $place } zůstává
stages-change-points-place = skupina { $group }: { $name } { $points } → { $new-points } b., místo { $place } → { $new-place }
stages-change-group-place = skupina { $group }: { $name } místo { $place } → { $new-place }
stages-change-tie = bude třeba rozhodnout o rovnosti ve skupině { $group }
stages-change-tied = zápas { $match } skončil remízou: než se rozhodne, nikdo nepostupuje

stages-ordered-place = podle konečného místa
stages-ordered-group-place = podle místa ve skupině
stages-ordered-points = podle bodů na zápas ve skupině
stages-ordered-score = podle skóre na zápas ve skupině
stages-ordered-lot = losem (číslo losu je zapsáno)

stages-show-sound = Plán je v pořádku: účastníků { $entrants }, zápasů { $matches }, událostí { $events }
stages-show-stage = Fáze { $stage }
stages-show-group = Skupina { $group }
stages-show-ready = Může se hrát:
stages-show-tie = Rovnost ve skupině { $group }, je třeba určit pořadí: { $members }
stages-show-places = Pořadí:
stages-show-open = ještě možné
stages-cli-advance = --advance se uvádí jednou pro každé --groups, po kterém něco následuje: zde { $needed }×
stages-cli-score = „{ $text }“ není skóre: pište například 3:1
stages-cli-preview = Nic se nezapsalo. { $what }. Změnilo by se:
stages-cli-recorded = Zapsáno jako krok { $step }: { $what }
stages-cli-no-link = „{ $text }“ neříká, co kam patří: pište například „QF1.first=entrant 3“
stages-cli-in-play = soubor obsahuje plán, podle kterého se už hraje (událostí: { $events }): zvolte pro nový plán jiný název, nebo soubor sami odstraňte
stages-cli-other-file = soubor tohoto názvu už existuje a je jiného druhu: zvolte pro plán jiný název
stages-cli-by-clause = { $text } [{ $clause }]
stages-cli-two-players = uveďte dva hráče: --players PRVNÍ DRUHÝ
stages-cli-no-draw = v tomto plánu není zapsáno žádné rozlosování skupin
stages-cli-not-over = pořadí všech je známo, až je rozhodnuto o každém místě: nejprve dohrajte
