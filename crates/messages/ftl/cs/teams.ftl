# Jeden zápas piškvorkové soutěže: tvar, sestava, zápis a lístek.

teams-no-such-shape = { $boards ->
    [one] žádný zápas nemá { $boards } partii
    [few] žádný zápas nemá { $boards } partie
   *[other] žádný zápas nemá { $boards } partií
}: týmy hrají 5 nebo 3 partie, jednotlivci 1

teams-score-outside = skóre { $score } není možné: každá strana má 0 až { $full } bodů. Zapište, kolik bodů vynesly duely
teams-score-sum = skóre { $score } není možné: obě strany mají dohromady { $sum } a mají mít { $due }. Zkontrolujte čísla, a pokud některé duely prohrály obě strany, uveďte jejich počet
teams-score-odd = skóre { $score } není možné: za duel se rozdělují dva body, součet je tedy sudý, zde { $due }. Zkontrolujte čísla
teams-score-gaps = skóre { $score } neodpovídá sestavě: za desky, kde soupeř nikoho nemá, získává první strana aspoň { $first } a druhá aspoň { $second }. Opravte skóre, nebo sestavu
teams-void-duels = { $void ->
    [one] { $void } duel prohraný oběma stranami není možný
    [few] { $void } duely prohrané oběma stranami nejsou možné
   *[other] { $void } duelů prohraných oběma stranami není možných
}: v tomto zápase jich je od { $least } do { $most }
teams-wrong-games = { $given ->
    [one] ve výsledku je { $given } partie
    [few] ve výsledku jsou { $given } partie
   *[other] ve výsledku je { $given } partií
}, ale zápas jich má { $boards }: zapište jednu za každou desku
teams-wrong-tables = { $given ->
    [one] v sestavě je { $given } deska
    [few] v sestavě jsou { $given } desky
   *[other] v sestavě je { $given } desek
}, ale zápas jich má { $boards }: zapište, kdo na které hraje, nebo že tam nehraje nikdo
teams-duel-missing = { $board }. deska: { $duel }. duel nemá výsledek. Zapište ho
teams-nobody-there = { $board }. deska: podle sestavy tu chybí hráč, takže soupeř vyhrává oba duely kontumačně. Výsledek této desky vynechte, nebo opravte sestavu
teams-player-twice = { $player } je uveden(a) na více deskách ({ $boards }): partie se hrají souběžně, každý má tedy jednu desku. Opravte sestavu
teams-plays-for-others = { $board }. deska: { $player } je zapsán(a) za tým { $team }, ale patří k soupeři. Opravte sestavu
teams-stranger = { $board }. deska: { $player } není členem týmu { $team }. Hrát smějí jen přihlášení hráči a náhradníci; opravte sestavu
teams-not-in-order = { $team }: zápas se vysílá, hráči proto sedí v pořadí z registrace. Opravte sestavu
teams-line-up-missing = v zápise chybí, kdo s kým hraje: na grandfinále se to vyplňuje před prvním duelem. Nejdřív zadejte sestavu

teams-not-in-team = hráč { $player } není členem týmu { $team }: uveďte jen ty, kdo jsou přihlášeni
teams-lot-on-broadcast = zápas se vysílá, soupeři se proto nelosují: hráči sedí v pořadí z registrace
