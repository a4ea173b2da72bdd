# Jeden zápas piškvorkovej súťaže: tvar, zostava, zápis a lístok.

teams-no-such-shape = { $boards ->
    [one] žiadny zápas nemá { $boards } partiu
    [few] žiadny zápas nemá { $boards } partie
   *[other] žiadny zápas nemá { $boards } partií
}: tímy hrajú 5 alebo 3 partie, jednotlivci 1

teams-score-outside = skóre { $score } nie je možné: každá strana má 0 až { $full } bodov. Zapíšte, koľko bodov vyniesli duely
teams-score-sum = skóre { $score } nie je možné: obe strany majú dovedna { $sum } a majú mať { $due }. Skontrolujte čísla, a ak niektoré duely prehrali obe strany, uveďte ich počet
teams-score-odd = skóre { $score } nie je možné: za duel sa rozdeľujú dva body, súčet je teda párny, tu { $due }. Skontrolujte čísla
teams-score-gaps = skóre { $score } nezodpovedá zostave: za dosky, kde súper nikoho nemá, získava prvá strana aspoň { $first } a druhá aspoň { $second }. Opravte skóre alebo zostavu
teams-void-duels = { $void ->
    [one] { $void } duel prehraný oboma stranami nie je možný
    [few] { $void } duely prehrané oboma stranami nie sú možné
   *[other] { $void } duelov prehraných oboma stranami nie je možných
}: v tomto zápase ich je od { $least } do { $most }
teams-wrong-games = { $given ->
    [one] vo výsledku je { $given } partia
    [few] vo výsledku sú { $given } partie
   *[other] vo výsledku je { $given } partií
}, ale zápas ich má { $boards }: zapíšte jednu za každú dosku
teams-wrong-tables = { $given ->
    [one] v zostave je { $given } doska
    [few] v zostave sú { $given } dosky
   *[other] v zostave je { $given } dosiek
}, ale zápas ich má { $boards }: zapíšte, kto na ktorej hrá, alebo že tam nehrá nikto
teams-duel-missing = { $board }. doska: { $duel }. duel nemá výsledok. Zapíšte ho
teams-nobody-there = { $board }. doska: podľa zostavy tu chýba hráč, takže súper vyhráva oba duely kontumačne. Výsledok tejto dosky vynechajte alebo opravte zostavu
teams-player-twice = { $player } je uvedený(á) na viacerých doskách ({ $boards }): partie sa hrajú súbežne, každý má teda jednu dosku. Opravte zostavu
teams-plays-for-others = { $board }. doska: { $player } je zapísaný(á) za tím { $team }, ale patrí k súperovi. Opravte zostavu
teams-stranger = { $board }. doska: { $player } nie je členom tímu { $team }. Hrať smú len prihlásení hráči a náhradníci; opravte zostavu
teams-not-in-order = { $team }: zápas sa vysiela, hráči preto sedia v poradí z registrácie. Opravte zostavu
teams-line-up-missing = v zápise chýba, kto s kým hrá: na grandfinále sa to vypĺňa pred prvým duelom. Najprv zadajte zostavu

teams-not-in-team = hráč { $player } nie je členom tímu { $team }: uveďte len tých, ktorí sú prihlásení
teams-lot-on-broadcast = zápas sa vysiela, súperi sa preto nežrebujú: hráči sedia v poradí z registrácie
