# Jeden zápas piškvorkové soutěže: tvar, sestava, zápis a hlášení obou stran.

teams-no-such-shape = { $boards ->
    [one] žádný zápas nemá { $boards } partii
    [few] žádný zápas nemá { $boards } partie
   *[other] žádný zápas nemá { $boards } partií
}: týmy hrají 5 nebo 3 partie, jednotlivci 1
teams-shape-boards = { $boards } partií není možných: zápas jich má od 1 do { $most }
teams-shape-several-games = zápas o { $games } partiích nemůže rozhodnout jediná z nich: ať rozhodne skóre

teams-score-outside = skóre { $score } není možné: každá strana má 0 až { $full } bodů. Zapište, kolik bodů vynesly duely
teams-score-sum = skóre { $score } není možné: obě strany mají dohromady { $sum } a mají mít { $due }. Zkontrolujte čísla, a pokud některé duely prohrály obě strany, uveďte jejich počet
teams-score-odd = skóre { $score } není možné: za duel se rozdělují dva body, součet je tedy sudý, zde { $due }. Zkontrolujte čísla
teams-score-gaps = skóre { $score } neodpovídá sestavě: za partie, kde soupeř nikoho nemá, získává první strana aspoň { $first } a druhá aspoň { $second }. Opravte skóre, nebo sestavu
teams-void-duels = { $void ->
    [one] { $void } duel prohraný oběma stranami není možný
    [few] { $void } duely prohrané oběma stranami nejsou možné
   *[other] { $void } duelů prohraných oběma stranami není možných
}: v tomto zápase jich je od { $least } do { $most }
teams-wrong-games = { $given ->
    [one] ve výsledku je { $given } partie
    [few] ve výsledku jsou { $given } partie
   *[other] ve výsledku je { $given } partií
}, ale zápas jich má { $boards }: zapište všechny
teams-wrong-tables = { $given ->
    [one] v sestavě je { $given } partie
    [few] v sestavě jsou { $given } partie
   *[other] v sestavě je { $given } partií
}, ale zápas jich má { $boards }: zapište, kdo kterou hraje, nebo že v ní někdo chybí
teams-duel-missing = { $board }. partie: { $duel }. duel nemá výsledek. Zapište ho
teams-game-missing = { $board }. partie nemá výsledek. Zadejte ho
teams-single-games = { $board }. partie: hraje se jedna hra, ale zadány jsou duely. Zadejte jeden výsledek
teams-two-duels = { $board }. partie: hrají se dva duely, ale zadán je jeden výsledek. Zadejte oba duely
teams-score-alone = zápas o jedné partii nerozhoduje skóre: zadejte, kdo vyhrál
teams-score-missing = zápas o více partiích potřebuje skóre: zadejte body obou stran
teams-end-against-score = výsledek neodpovídá skóre { $score }: vyhrává strana s více body, stejný počet bodů je remíza. Opravte výsledek nebo skóre
teams-no-end-of-match = zápas o více partiích končí výhrou, remízou, prohrou nebo kontumací: zadejte některou z nich
teams-nobody-there = { $board }. partie: podle sestavy tu chybí hráč, takže soupeř vyhrává oba duely kontumačně. Výsledek této partie vynechte, nebo opravte sestavu
teams-player-twice = { $player } je ve více partiích ({ $boards }): partie se hrají souběžně, každý má tedy jednu. Opravte sestavu
teams-plays-for-others = { $board }. partie: { $player } je v sestavě týmu { $team }, ale patří k soupeři. Opravte sestavu
teams-stranger = { $board }. partie: { $player } není členem týmu { $team }. Hrát smějí jen přihlášení hráči a náhradníci; opravte sestavu
teams-not-in-order = { $team }: zápas se vysílá, hráči proto sedí v pořadí z registrace. Opravte sestavu
teams-line-up-missing = v zápisu o utkání chybí, kdo s kým hraje: na grandfinále se vyplňuje před prvním duelem. Nejdřív zadejte sestavu

teams-not-in-team = hráč { $player } není členem týmu { $team }: uveďte jen ty, kdo jsou přihlášeni
teams-lot-on-broadcast = zápas se vysílá, soupeři se proto nelosují: hráči sedí v pořadí z registrace

teams-notation-at = sloupec { $column }: { $problem }
teams-notation-mark = „{ $mark }“ není znak výsledku: pište 1, 0 nebo = za duel, + nebo - za kontumační výhru první nebo druhé strany, x za duel prohraný oběma, . za duel bez výsledku
teams-notation-one-mark = { $board }. partie má jeden znak: partie má dva duely, za duel bez výsledku pište tečku; samostatně stojí jen +, - a x za partii kontumovanou celou
teams-notation-third-mark = { $board }. partie: třetí znak říká, kdo vyhrává partii kontumovanou po zahájení. Pište tam +, - nebo x, nebo ho vynechte
teams-notation-many-marks = { $marks ->
    [one] { $board }. partie má { $marks } znak
    [few] { $board }. partie má { $marks } znaky
   *[other] { $board }. partie má { $marks } znaků
}: partie má dva duely. Oddělte partie mezerou
teams-notation-boards = { $given ->
    [one] je zapsána { $given } partie
    [few] jsou zapsány { $given } partie
   *[other] je zapsáno { $given } partií
}, ale zápas jich má { $boards }. Za každou pište dva znaky a partie oddělte mezerou
teams-notation-score = odtud nelze přečíst skóre: pište ho jako 7:5, nebo 6:4 x1, pokud jeden duel prohrály obě strany

teams-need-line-up = sestava
teams-need-report-first = hlášení první strany
teams-need-report-second = hlášení druhé strany
teams-need-decision = rozhodnutí pořadatele mezi dvěma různými hlášeními
teams-need-papers = herní archy a zápis o utkání na papíře

teams-differs-duel = { $board }. partie, { $duel }. duel: { $first } a { $second }
teams-differs-game = { $board }. partie: { $first } a { $second }
teams-differs-forfeit = { $board }. partie, kontumace celé partie: { $first } a { $second }
teams-differs-result = { $first } ({ $first-how }) a { $second } ({ $second-how })
teams-was-played = odehráno
teams-was-forfeited = kontumačně

teams-refused-unsound = toto nelze zapsat: { $problems }
teams-refused-settled = výsledek zápasu je potvrzen: změnit ho může jen pořadatel, opravou s důvodem
teams-refused-not-settled = zatím není co opravovat: zapište výsledek
teams-refused-line-up = jedna strana už nahlásila výsledek, sestava proto zůstává. Pořadatel může zapsat výsledek spolu s jinou sestavou
teams-refused-reason = je potřeba důvod: uveďte, proč je výsledek jiný, než byl nahlášen nebo potvrzen

teams-absence-ends-early = nepřítomnost končí dřív, než začíná: zkontrolujte oba časy

teams-late-clock-first = na začátku duelu se spustí hodiny první strany a běží, dokud její hráč nepřijde a netáhne
teams-late-clock-second = na začátku duelu se spustí hodiny druhé strany a běží, dokud její hráč nepřijde a netáhne
teams-late-clock-both = na začátku duelu se spustí hodiny obou stran a každé běží, dokud jejich hráč nepřijde
teams-late-organiser = hodiny se nepoužívají: pořadatel rozhodne, zda počká, nebo duel kontumuje

teams-side-first = první strana
teams-side-second = druhá strana
teams-table-duels = duely
teams-table-points = body
teams-table-total = skóre { $score }, zápasové body { $points }
teams-table-forfeited = nehráno: skóre { $score }, zápasové body { $points }
teams-table-so-far = průběžné skóre { $score }
teams-table-unsound = „{ $text }“ není výsledek tohoto zápasu
teams-table-open = zbývá: { $duels }
teams-open-duel = { $board }. partie, { $duel }. duel
