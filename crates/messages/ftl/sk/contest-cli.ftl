# kolo contest, kolo simulate contest.

contest-cli-preview = Nič sa nezapísalo. Stalo by sa toto:
contest-cli-nothing = Nič sa nezmenilo: už to tak je.
contest-cli-file-exists = taký súbor už existuje a nikdy sa neprepisuje: zvoľte iný názov
contest-cli-dates = toto nie sú termíny ročníka: { $text }
contest-cli-tables = Zapísané: kraje { $regions }, oblasti { $areas }, školy { $schools }
contest-cli-registered = Prihlásené: prihlášky { $entries }, ľudia { $people }
contest-cli-list = toto nie je zoznam prihlášok: { $text }
contest-cli-person-new = nikto nie je zapísaný ako „{ $id }“: pri novej osobe uveďte --name, --born a --schooling
contest-cli-venue-new = „{ $id }“ je nový turnaj: uveďte --name, --category, --level a --day
contest-cli-fees = Prihlášky { $all }, nezaplatené { $open }
contest-cli-fee-due = nezaplatené, vopred { $amount }
contest-cli-fee-paid = zaplatené { $amount }
contest-cli-fee-waived = odpustené, usporiadateľská škola
contest-cli-fee-code = zaplatené kódom (tím { $team })
contest-cli-region = Kraj { $name }
contest-cli-seed = { $number }. { $entry }
contest-cli-goes-on = postupuje { $entry } ({ $place }. miesto)
contest-cli-result = „{ $text }“: { $problem }
contest-cli-lined-up =
    { $game } má zostavy:
    { $sheet }
contest-cli-sanction-whom = uveďte, komu: --team alebo --player
contest-cli-copied = Skopírované do { $copy }. Pracujte tam len s jedným turnajom a potom ho prevezmite späť.
contest-cli-taken-in = Prevzaté: { $venue }, nové udalosti: { $events }
contest-cli-broadcast = prenos
contest-cli-tied = remíza, čaká na rozhodnutie
contest-cli-round = { $round }. kolo
contest-cli-pair = { $game }  { $first } – { $second }
contest-cli-bye = Prebývajúci: { $name }
contest-cli-points = body
contest-cli-score = skóre
contest-cli-slip-open = { $game } { $first } – { $second }: nikto zatiaľ nehlásil výsledok
contest-cli-slip-reported = { $game } { $first } – { $second }: výsledok hlási { $side }, druhá strana zatiaľ nie
contest-cli-slip-mismatch = { $game } { $first } – { $second }: hlásenia sa líšia, rozhodne usporiadateľ: { $differences }
contest-cli-slip-settled = { $game } { $first } – { $second }: { $score } (body { $points })
contest-cli-sound = Súťaž je v poriadku: udalosti { $events }, turnaje { $tournaments }, zápasy { $matches }
contest-cli-spectator = divák

contest-show-head = { $name }: kraje { $regions }, oblasti { $areas }, školy { $schools }
contest-show-entries = { $category }: prihlášky { $entries }, nezaplatené { $open }
contest-show-terms-together = Duely: { $opening }, { $time } pre oboch spolu
contest-show-terms-each = Duely: { $opening }, { $time } pre každého
contest-show-terms-clocks = Duely: { $opening }, { $time } pre každého; bez hodín { $without } pre oboch spolu
contest-show-minutes = { $minutes ->
        [one] { $minutes } minúta
        [few] { $minutes } minúty
       *[other] { $minutes } minút
    }
contest-show-minutes-decimal = { $minutes } minúty
contest-show-quota = Odtiaľto postupuje: { $quota }

contest-next-feeding = čaká na predchádzajúce turnaje: { $open }
contest-next-quota = zverejnite, koľko ich postúpi (kolo contest quotas)
contest-next-seeding = zverejnite nasadenie (kolo contest seeding)
contest-next-check-in = prezencia { $came } z { $expected }
contest-next-open = zápasy na odohratie: { $open }
contest-next-round = vyžrebujte ďalšie kolo (kolo contest round)
contest-next-tie = skupina { $group }: rovnosť, treba určiť poradie: { $members }
contest-next-duels = skupina { $group }: rovnosť, na odohratie sú duely vybraných hráčov: { $pairs } (z tímov { $members })
contest-next-group-lot = skupina { $group }: rovnosť aj po dueloch, rozhodne žreb (kolo contest lot): { $members }
contest-next-match-duel = { $game }: remíza { $first } – { $second }, rozhodne duel vybraných hráčov (kolo contest duel)
contest-next-match-lot = { $game } { $first } – { $second }: stále nerozhodnuté, rozhodne žreb (kolo contest lot)
contest-next-close = všetko je dohrané: uzavrite turnaj (kolo contest close)
contest-next-closed = skončil, víťaz: { $winner }
contest-next-elsewhere = hrá sa na kópii

contest-event-opened = Založené: { $name }
contest-event-season = Termíny ročníka { $name } sa zmenili
contest-event-region = Kraj { $name } ({ $id })
contest-event-area = Oblasť { $name } ({ $id })
contest-event-school = Škola { $name } ({ $id })
contest-event-person = Osoba { $name } ({ $id })
contest-event-entered = Prihlásené: { $name } ({ $id }), { $category }
contest-event-amended = Opravené: { $name } ({ $id })
contest-event-renamed = Opravené meno: { $name } ({ $id })
contest-event-withdrawn = Odhlásené: { $entry }
contest-event-paid = Zaplatené: { $entry }, { $amount }
contest-event-paid-code = Zaplatené: { $entry }, { $amount }; kód pre súťaž jednotlivcov je { $code }
contest-event-waived = Štartovné odpustené: { $entry }
contest-event-code-used = Zaplatené kódom (tím { $team }): { $entry }
contest-event-due = Nezaplatené: { $entry }
contest-event-venue = Vypísané: { $id }, { $plan }
contest-event-placed = { $entry } hrá v turnaji { $venue }
contest-event-quotas = Zverejnené, koľko ich postúpi ({ $level }, { $category }, { $method }): { $list }
contest-event-checked-in = Prezencia v turnaji { $venue }: { $entry }, hrajú { $players }
contest-event-presence-corrected = Opravená prezencia v turnaji { $venue }: { $entry }, hrajú { $players }
contest-event-declined = { $entry } nepríde: { $level }
contest-event-seeding = Nasadenie turnaja { $venue } je zverejnené, účastníci { $count }
contest-event-started = Turnaj { $venue } sa začal, účastníci { $count }
contest-event-closed = Turnaj { $venue } je uzavretý, víťaz: { $first }
contest-event-reopened = Turnaj { $venue } je znovu otvorený
contest-event-spectator = Smie sa prizerať v turnaji { $venue }: { $name }
contest-event-absence = Dlhšia neprítomnosť v turnaji { $venue }: { $name }
contest-event-photos = Fotografie s hlavnou cenou poslal tím: { $entry }
contest-event-undone = Krok { $step } už neplatí
contest-event-redone = Krok { $step } znova platí
contest-event-sanction = Postih: { $who }, { $breach } – { $measure } ({ $scope })
contest-measure-warning = napomenutie
contest-measure-duel = kontumácia { $duel }. duelu { $board }. partie v zápase { $game }
contest-measure-game = kontumácia { $board }. partie v zápase { $game }
contest-measure-match = kontumácia zápasu { $game }
contest-measure-exclusion = vylúčenie
contest-scope-venue = v turnaji { $venue }
contest-scope-contest = v celej súťaži

contest-slip-void = { $game } { $first } – { $second }: zápis o stretnutí už neplatí, zápas sa hrá znova
contest-slip-turned = { $game } { $first } – { $second }: opravené, kto začínal
contest-slip-live-opened = { $game } { $first } – { $second }: hrá sa na tabletoch
contest-slip-live-closed = { $game } { $first } – { $second }: zápas bol stiahnutý z tabletov
contest-slip-came-live = { $game } { $first } – { $second }: z tabletov prišlo { $result }
contest-slip-lined-up = { $game } { $first } – { $second }: zostavy zapísané
contest-slip-reported = { $game } { $first } – { $second }: { $side } hlási { $result }
contest-slip-confirmed = { $game } { $first } – { $second }: { $side } potvrdzuje { $result }
contest-slip-entered = { $game } { $first } – { $second }: usporiadateľ zapísal { $result }
contest-slip-corrected = { $game } { $first } – { $second }: opravené z { $was } na { $result }
contest-slip-papers = { $game } { $first } – { $second }: herné hárky a zápis odovzdané

contest-tie-taken-back = vrátené: { $step }
contest-cli-duel-teams = uveďte, ktoré dva tímy skupiny { $group } hrali: --teams PRVÝ DRUHÝ

simulate-scale-zero = ročník potrebuje aspoň jeden kraj, jednu oblasť a najmenej toľko oblastí ako krajov
simulate-scale-large = taký ročník je príliš veľký: najviac { $teams } tímov, { $individuals } jednotlivcov, { $areas } oblastí
simulate-season = Ročník (číslo žrebu { $seed }): tímy { $teams }, jednotlivci { $individuals }, oblasti { $areas }, kraje { $regions }
simulate-tournaments = { $level }, { $category }: turnaje { $count }
simulate-matches = Zápasy { $matches }, z toho kontumované { $forfeits }; kolá švajčiarskych turnajov { $rounds }
simulate-slips = Zápisy o stretnutí, na ktorých sa strany líšili: { $mismatches }; zostavy žrebom: { $lots }
simulate-group-direct = Rovnosť v skupine, rozhodol vzájomný zápas: { $count }
simulate-group-score = Rovnosť v skupine, rozhodlo skóre: { $count }
simulate-group-duels = Rovnosť v skupine, rozhodli duely vybraných hráčov: { $count }
simulate-group-lot = Rovnosť v skupine, rozhodol žreb: { $count }
simulate-play-off-first = Nerozhodný zápas play-off, rozhodol prvý duel: { $count }
simulate-play-off-second = Nerozhodný zápas play-off, rozhodol druhý duel: { $count }
simulate-play-off-lot = Nerozhodný zápas play-off, rozhodol žreb: { $count }
simulate-office = Zverejnené postupové počty { $quotas }, miesta prenechané ďalším { $declined }, postihy { $sanctions }, turnaje pod počtom podľa pravidiel { $small }
simulate-winner = { $category }: { $name }
simulate-broken = Porušené podmienky: { $count }

contest-event-incident = Incident { $id }, { $where }: { $what }
contest-event-incident-amended = Incident { $id } je zapísaný znova: { $what }
contest-event-protest = Protest { $id }: { $entry }, zápas { $game }
contest-event-protest-upheld = Protest { $id } je uznaný, na opravu: { $correction }
contest-event-protest-rejected = Protest { $id } je zamietnutý
contest-event-protest-passed-over = Hrá sa ďalej aj s nevybaveným protestom { $id }
contest-protest-to-correct = uznaný, zápis ešte nie je opravený
contest-journal-lines = (riadky { $lines })
contest-event-journal-undone = Riadok { $step } už neplatí
contest-event-journal-redone = Riadok { $step } znova platí
contest-where-tournament = na turnaji
contest-where-match = zápas { $game }
contest-where-board = zápas { $game }, { $board }. partia
contest-incidents-none = Žiadne incidenty ani protesty.
contest-protest-open = nevybavený
contest-protest-note = Poznámka: { $note }
contest-next-protests = protesty na rozhodnutie: { $open } (kolo contest incidents)
contest-show-rules = { $rules }, { $link }
