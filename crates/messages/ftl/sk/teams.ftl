# Jeden zápas piškvorkovej súťaže: tvar, zostava, zápis a hlásenia oboch strán.

teams-no-such-shape = { $boards ->
    [one] žiadny zápas nemá { $boards } partiu
    [few] žiadny zápas nemá { $boards } partie
   *[other] žiadny zápas nemá { $boards } partií
}: tímy hrajú 5 alebo 3 partie, jednotlivci 1
teams-shape-boards = { $boards } partií nie je možných: zápas ich má od 1 do { $most }
teams-shape-several-games = zápas s { $games } partiami nemôže rozhodnúť jediná z nich: nech rozhodne skóre

teams-score-outside = skóre { $score } nie je možné: každá strana má 0 až { $full } bodov. Zapíšte, koľko bodov vyniesli duely
teams-score-sum = skóre { $score } nie je možné: obe strany majú dovedna { $sum } a majú mať { $due }. Skontrolujte čísla, a ak niektoré duely prehrali obe strany, uveďte ich počet
teams-score-odd = skóre { $score } nie je možné: za duel sa rozdeľujú dva body, súčet je teda párny, tu { $due }. Skontrolujte čísla
teams-score-gaps = skóre { $score } nezodpovedá zostave: za partie, kde súper nikoho nemá, získava prvá strana aspoň { $first } a druhá aspoň { $second }. Opravte skóre alebo zostavu
teams-void-duels = { $void ->
    [one] { $void } duel prehraný oboma stranami nie je možný
    [few] { $void } duely prehrané oboma stranami nie sú možné
   *[other] { $void } duelov prehraných oboma stranami nie je možných
}: v tomto zápase ich je od { $least } do { $most }
teams-wrong-games = { $given ->
    [one] vo výsledku je { $given } partia
    [few] vo výsledku sú { $given } partie
   *[other] vo výsledku je { $given } partií
}, ale zápas ich má { $boards }: zapíšte všetky
teams-wrong-tables = { $given ->
    [one] v zostave je { $given } partia
    [few] v zostave sú { $given } partie
   *[other] v zostave je { $given } partií
}, ale zápas ich má { $boards }: zapíšte, kto ktorú hrá, alebo že v nej niekto chýba
teams-duel-missing = { $board }. partia: { $duel }. duel nemá výsledok. Zapíšte ho
teams-game-missing = { $board }. partia nemá výsledok. Zadajte ho
teams-single-games = { $board }. partia: hrá sa jedna hra, ale zadané sú duely. Zadajte jeden výsledok
teams-two-duels = { $board }. partia: hrajú sa dva duely, ale zadaný je jeden výsledok. Zadajte oba duely
teams-score-alone = zápas s jednou partiou nerozhoduje skóre: zadajte, kto vyhral
teams-score-missing = zápas s viacerými partiami potrebuje skóre: zadajte body oboch strán
teams-end-against-score = výsledok nezodpovedá skóre { $score }: vyhráva strana s viacerými bodmi, rovnaký počet bodov je remíza. Opravte výsledok alebo skóre
teams-no-end-of-match = zápas s viacerými partiami sa končí výhrou, remízou, prehrou alebo kontumáciou: zadajte niektorú z nich
teams-nobody-there = { $board }. partia: podľa zostavy tu chýba hráč, takže súper vyhráva oba duely kontumačne. Výsledok tejto partie vynechajte alebo opravte zostavu
teams-player-twice = { $player } je vo viacerých partiách ({ $boards }): partie sa hrajú súbežne, každý má teda jednu. Opravte zostavu
teams-plays-for-others = { $board }. partia: { $player } je v zostave tímu { $team }, ale patrí k súperovi. Opravte zostavu
teams-stranger = { $board }. partia: { $player } nie je členom tímu { $team }. Hrať smú len prihlásení hráči a náhradníci; opravte zostavu
teams-not-in-order = { $team }: zápas sa vysiela, hráči preto sedia v poradí z registrácie. Opravte zostavu
teams-line-up-missing = v zápise o stretnutí chýba, kto s kým hrá: na grandfinále sa vypĺňa pred prvým duelom. Najprv zadajte zostavu

teams-not-in-team = hráč { $player } nie je členom tímu { $team }: uveďte len tých, ktorí sú prihlásení
teams-lot-on-broadcast = zápas sa vysiela, súperi sa preto nežrebujú: hráči sedia v poradí z registrácie

teams-notation-at = stĺpec { $column }: { $problem }
teams-notation-mark = „{ $mark }“ nie je znak výsledku: píšte 1, 0 alebo = za duel, + alebo - za kontumačnú výhru prvej alebo druhej strany, x za duel prehraný oboma, . za duel bez výsledku
teams-notation-one-mark = { $board }. partia má jeden znak: partia má dva duely, za duel bez výsledku píšte bodku; samostatne stoja len +, - a x za partiu kontumovanú celú
teams-notation-third-mark = { $board }. partia: tretí znak hovorí, kto vyhráva partiu kontumovanú po začatí. Píšte tam +, - alebo x, alebo ho vynechajte
teams-notation-many-marks = { $marks ->
    [one] { $board }. partia má { $marks } znak
    [few] { $board }. partia má { $marks } znaky
   *[other] { $board }. partia má { $marks } znakov
}: partia má dva duely. Oddeľte partie medzerou
teams-notation-boards = { $given ->
    [one] je zapísaná { $given } partia
    [few] sú zapísané { $given } partie
   *[other] je zapísaných { $given } partií
}, ale zápas ich má { $boards }. Za každú píšte dva znaky a partie oddeľte medzerou
teams-notation-score = odtiaľto sa nedá prečítať skóre: píšte ho ako 7:5 alebo 6:4 x1, ak jeden duel prehrali obe strany

teams-need-line-up = zostava
teams-need-report-first = hlásenie prvej strany
teams-need-report-second = hlásenie druhej strany
teams-need-decision = rozhodnutie usporiadateľa medzi dvoma rôznymi hláseniami
teams-need-papers = herné hárky a zápis o stretnutí na papieri

teams-differs-duel = { $board }. partia, { $duel }. duel: { $first } a { $second }
teams-differs-game = { $board }. partia: { $first } a { $second }
teams-differs-forfeit = { $board }. partia, kontumácia celej partie: { $first } a { $second }
teams-differs-result = { $first } ({ $first-how }) a { $second } ({ $second-how })
teams-was-played = odohrané
teams-was-forfeited = kontumačne

teams-refused-unsound = toto sa nedá zapísať: { $problems }
teams-refused-settled = výsledok zápasu je potvrdený: zmeniť ho môže len usporiadateľ, opravou s dôvodom
teams-refused-not-settled = zatiaľ nie je čo opravovať: zapíšte výsledok
teams-refused-line-up = jedna strana už nahlásila výsledok, zostava preto ostáva. Usporiadateľ môže zapísať výsledok spolu s inou zostavou
teams-refused-reason = je potrebný dôvod: uveďte, prečo je výsledok iný, než bol nahlásený alebo potvrdený

teams-absence-ends-early = neprítomnosť sa končí skôr, ako sa začína: skontrolujte oba časy

teams-late-clock-first = na začiatku duelu sa spustia hodiny prvej strany a bežia, kým jej hráč nepríde a nepotiahne
teams-late-clock-second = na začiatku duelu sa spustia hodiny druhej strany a bežia, kým jej hráč nepríde a nepotiahne
teams-late-clock-both = na začiatku duelu sa spustia hodiny oboch strán a každé bežia, kým ich hráč nepríde
teams-late-organiser = hodiny sa nepoužívajú: usporiadateľ rozhodne, či počká, alebo duel kontumuje

teams-side-first = prvá strana
teams-side-second = druhá strana
teams-table-duels = duely
teams-table-points = body
teams-table-total = skóre { $score }, zápasové body { $points }
teams-table-forfeited = nehrané: skóre { $score }, zápasové body { $points }
teams-table-so-far = priebežné skóre { $score }
teams-table-unsound = „{ $text }“ nie je výsledok tohto zápasu
teams-table-open = ostáva: { $duels }
teams-open-duel = { $board }. partia, { $duel }. duel
