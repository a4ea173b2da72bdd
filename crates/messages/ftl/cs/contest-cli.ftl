# kolo contest, kolo simulate contest.

contest-cli-preview = Nic se nezapsalo. Stalo by se toto:
contest-cli-nothing = Nic se nezměnilo: už to tak je.
contest-cli-file-exists = takový soubor už existuje a nikdy se nepřepisuje: zvolte jiný název
contest-cli-dates = toto nejsou termíny ročníku: { $text }
contest-cli-tables = Zapsáno: kraje { $regions }, oblasti { $areas }, školy { $schools }
contest-cli-registered = Přihlášeno: přihlášky { $entries }, lidé { $people }
contest-cli-list = toto není seznam přihlášek: { $text }
contest-cli-person-new = nikdo není zapsán jako „{ $id }“: u nové osoby uveďte --name, --born a --schooling
contest-cli-venue-new = „{ $id }“ je nový turnaj: uveďte --name, --category, --level a --day
contest-cli-fees = Přihlášky { $all }, nezaplacené { $open }
contest-cli-fee-due = nezaplaceno, předem { $amount }
contest-cli-fee-paid = zaplaceno { $amount }
contest-cli-fee-waived = prominuto, pořadatelská škola
contest-cli-fee-code = zaplaceno kódem (tým { $team })
contest-cli-region = Kraj { $name }
contest-cli-seed = { $number }. { $entry }
contest-cli-goes-on = postupuje { $entry } ({ $place }. místo)
contest-cli-result = „{ $text }“: { $problem }
contest-cli-lined-up =
    { $game } má sestavy:
    { $sheet }
contest-cli-sanction-whom = uveďte, komu: --team nebo --player
contest-cli-copied = Zkopírováno do { $copy }. Pracujte tam jen s jedním turnajem a potom ho převezměte zpět.
contest-cli-taken-in = Převzato: { $venue }, nové události: { $events }
contest-cli-broadcast = přenos
contest-cli-tied = remíza, čeká na rozhodnutí
contest-cli-round = { $round }. kolo
contest-cli-pair = { $game }  { $first } – { $second }
contest-cli-bye = Přebývající: { $name }
contest-cli-points = body
contest-cli-score = skóre
contest-cli-slip-open = { $game } { $first } – { $second }: nikdo zatím nehlásil výsledek
contest-cli-slip-reported = { $game } { $first } – { $second }: výsledek hlásí { $side }, druhá strana zatím ne
contest-cli-slip-mismatch = { $game } { $first } – { $second }: hlášení se liší, rozhodne pořadatel: { $differences }
contest-cli-slip-settled = { $game } { $first } – { $second }: { $score } (body { $points })
contest-cli-sound = Soutěž je v pořádku: události { $events }, turnaje { $tournaments }, zápasy { $matches }
contest-cli-spectator = divák

contest-show-head = { $name }: kraje { $regions }, oblasti { $areas }, školy { $schools }
contest-show-entries = { $category }: přihlášky { $entries }, nezaplacené { $open }
contest-show-terms-together = Duely: { $opening }, { $time } pro oba dohromady
contest-show-terms-each = Duely: { $opening }, { $time } pro každého
contest-show-terms-clocks = Duely: { $opening }, { $time } pro každého; bez hodin { $without } pro oba dohromady
contest-show-minutes = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
contest-show-minutes-decimal = { $minutes } minuty
contest-show-quota = Odtud postupuje: { $quota }

contest-next-feeding = čeká na předchozí turnaje: { $open }
contest-next-quota = zveřejněte, kolik jich postoupí (kolo contest quotas)
contest-next-seeding = zveřejněte nasazení (kolo contest seeding)
contest-next-check-in = prezence { $came } z { $expected }
contest-next-open = zápasy k sehrání: { $open }
contest-next-round = nalosujte další kolo (kolo contest round)
contest-next-tie = skupina { $group }: rovnost, je třeba určit pořadí: { $members }
contest-next-duels = skupina { $group }: rovnost, k sehrání jsou duely vybraných hráčů: { $pairs } (z týmů { $members })
contest-next-group-lot = skupina { $group }: rovnost i po duelech, rozhodne los (kolo contest lot): { $members }
contest-next-match-duel = { $game }: remíza { $first } – { $second }, rozhodne duel vybraných hráčů (kolo contest duel)
contest-next-match-lot = { $game } { $first } – { $second }: stále nerozhodnuto, rozhodne los (kolo contest lot)
contest-next-close = vše je dohráno: uzavřete turnaj (kolo contest close)
contest-next-closed = skončil, vítěz: { $winner }
contest-next-elsewhere = hraje se na kopii

contest-event-opened = Založeno: { $name }
contest-event-season = Termíny ročníku { $name } se změnily
contest-event-region = Kraj { $name } ({ $id })
contest-event-area = Oblast { $name } ({ $id })
contest-event-school = Škola { $name } ({ $id })
contest-event-person = Osoba { $name } ({ $id })
contest-event-entered = Přihlášeno: { $name } ({ $id }), { $category }
contest-event-amended = Opraveno: { $name } ({ $id })
contest-event-renamed = Opraveno jméno: { $name } ({ $id })
contest-event-withdrawn = Odhlášeno: { $entry }
contest-event-paid = Zaplaceno: { $entry }, { $amount }
contest-event-paid-code = Zaplaceno: { $entry }, { $amount }; kód pro soutěž jednotlivců je { $code }
contest-event-waived = Startovné prominuto: { $entry }
contest-event-code-used = Zaplaceno kódem (tým { $team }): { $entry }
contest-event-due = Nezaplaceno: { $entry }
contest-event-venue = Vypsáno: { $id }, { $plan }
contest-event-placed = { $entry } hraje v turnaji { $venue }
contest-event-quotas = Zveřejněno, kolik jich postoupí ({ $level }, { $category }, { $method }): { $list }
contest-event-checked-in = Prezence v turnaji { $venue }: { $entry }, hrají { $players }
contest-event-presence-corrected = Opravena prezence v turnaji { $venue }: { $entry }, hrají { $players }
contest-event-declined = { $entry } nepřijede: { $level }
contest-event-seeding = Nasazení turnaje { $venue } je zveřejněno, účastníci { $count }
contest-event-started = Turnaj { $venue } začal, účastníci { $count }
contest-event-closed = Turnaj { $venue } je uzavřen, vítěz: { $first }
contest-event-reopened = Turnaj { $venue } je znovu otevřen
contest-event-spectator = Smí přihlížet v turnaji { $venue }: { $name }
contest-event-absence = Delší nepřítomnost v turnaji { $venue }: { $name }
contest-event-photos = Fotografie s hlavní cenou poslal tým: { $entry }
contest-event-undone = Krok { $step } už neplatí
contest-event-redone = Krok { $step } znovu platí
contest-event-sanction = Postih: { $who }, { $breach } – { $measure } ({ $scope })
contest-measure-warning = napomenutí
contest-measure-duel = kontumace { $duel }. duelu { $board }. partie v zápase { $game }
contest-measure-game = kontumace { $board }. partie v zápase { $game }
contest-measure-match = kontumace zápasu { $game }
contest-measure-exclusion = vyloučení
contest-scope-venue = v turnaji { $venue }
contest-scope-contest = v celé soutěži

contest-slip-void = { $game } { $first } – { $second }: zápis o utkání už neplatí, zápas se hraje znovu
contest-slip-turned = { $game } { $first } – { $second }: opraveno, kdo začínal
contest-slip-live-opened = { $game } { $first } – { $second }: hraje se na tabletech
contest-slip-live-closed = { $game } { $first } – { $second }: zápas byl stažen z tabletů
contest-slip-came-live = { $game } { $first } – { $second }: z tabletů přišlo { $result }
contest-slip-lined-up = { $game } { $first } – { $second }: sestavy zapsány
contest-slip-reported = { $game } { $first } – { $second }: { $side } hlásí { $result }
contest-slip-confirmed = { $game } { $first } – { $second }: { $side } potvrzuje { $result }
contest-slip-entered = { $game } { $first } – { $second }: pořadatel zapsal { $result }
contest-slip-corrected = { $game } { $first } – { $second }: opraveno z { $was } na { $result }
contest-slip-papers = { $game } { $first } – { $second }: herní archy a zápis odevzdány

contest-tie-taken-back = vráceno: { $step }
contest-cli-duel-teams = uveďte, které dva týmy skupiny { $group } hrály: --teams PRVNÍ DRUHÝ

simulate-scale-zero = ročník potřebuje aspoň jeden kraj, jednu oblast a nejméně tolik oblastí jako krajů
simulate-scale-large = takový ročník je příliš velký: nejvýše { $teams } týmů, { $individuals } jednotlivců, { $areas } oblastí
simulate-season = Ročník (číslo losu { $seed }): týmy { $teams }, jednotlivci { $individuals }, oblasti { $areas }, kraje { $regions }
simulate-tournaments = { $level }, { $category }: turnaje { $count }
simulate-matches = Zápasy { $matches }, z toho kontumované { $forfeits }; kola švýcarských turnajů { $rounds }
simulate-slips = Zápisy o utkání, na kterých se strany lišily: { $mismatches }; sestavy losem: { $lots }
simulate-group-direct = Rovnost ve skupině, rozhodl vzájemný zápas: { $count }
simulate-group-score = Rovnost ve skupině, rozhodlo skóre: { $count }
simulate-group-duels = Rovnost ve skupině, rozhodly duely vybraných hráčů: { $count }
simulate-group-lot = Rovnost ve skupině, rozhodl los: { $count }
simulate-play-off-first = Nerozhodný zápas play-off, rozhodl první duel: { $count }
simulate-play-off-second = Nerozhodný zápas play-off, rozhodl druhý duel: { $count }
simulate-play-off-lot = Nerozhodný zápas play-off, rozhodl los: { $count }
simulate-office = Zveřejněné postupové počty { $quotas }, místa přenechaná dalším { $declined }, postihy { $sanctions }, turnaje pod počtem podle pravidel { $small }
simulate-winner = { $category }: { $name }
simulate-broken = Porušené podmínky: { $count }

contest-event-incident = Incident { $id }, { $where }: { $what }
contest-event-incident-amended = Incident { $id } je zapsán znovu: { $what }
contest-event-protest = Protest { $id }: { $entry }, zápas { $game }
contest-event-protest-upheld = Protest { $id } je uznán, k opravě: { $correction }
contest-event-protest-rejected = Protest { $id } je zamítnut
contest-event-protest-passed-over = Hraje se dál i s nevyřízeným protestem { $id }
contest-protest-to-correct = uznán, zápis ještě není opraven
contest-journal-lines = (řádky { $lines })
contest-event-journal-undone = Řádek { $step } už neplatí
contest-event-journal-redone = Řádek { $step } znovu platí
contest-where-tournament = na turnaji
contest-where-match = zápas { $game }
contest-where-board = zápas { $game }, { $board }. partie
contest-incidents-none = Žádné incidenty ani protesty.
contest-protest-open = nevyřízený
contest-protest-note = Poznámka: { $note }
contest-next-protests = protesty k rozhodnutí: { $open } (kolo contest incidents)
contest-show-rules = { $rules }, { $link }
