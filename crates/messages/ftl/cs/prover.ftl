# Důkaz vynucené výhry.

prover-decided = { $mark ->
    [cross] Křížky mají
   *[circle] Kolečka mají
} pět nebo více v řadě od { $from } do { $to }: duel je rozhodnut a není co dokazovat. Je-li záznam chybný, opravte ho a zeptejte se znovu.
prover-taken = Na { $cell } už je { $mark ->
    [cross] křížek
   *[circle] kolečko
}. Zvolte prázdné políčko.
prover-outside = { $cell } leží mimo plochu { $field } políček. Zadejte políčko plochy, nebo zvolte větší plochu.
prover-odd-counts = Křížků je na ploše { $crosses }, koleček { $circles } a na tahu mají být { $to-move ->
    [cross] křížky
   *[circle] kolečka
}. Hráči se střídají; zkontrolujte, zda nějaký symbol nechybí nebo zda není na tahu soupeř.

prover-proven = { $claimant ->
    [cross] Křížky
   *[circle] Kolečka
} vynutí výhru, ať soupeř hraje cokoli, nejvýše { $moves ->
    [one] { $moves } tahem
   *[other] { $moves } tahy
} obou stran dohromady. Důkaz má { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
} a byl ověřen.
prover-not-proven-nodes = Než hledání muselo skončit, vynucená výhra { $claimant ->
    [cross] křížků
   *[circle] koleček
} se nenašla. To není vyvrácení: nechte hráče výhru předvést, nebo hledejte s více uzly.
prover-not-proven-bounded = Výhra { $claimant ->
    [cross] křížků
   *[circle] koleček
} samými čtyřkami a trojkami se nenašla, některé řady čtyřek se však sledovaly jen kus cesty. To není vyvrácení: ani výhra, která začíná tichým tahem, se nehledá. Nechte ji hráče předvést.
prover-not-proven-threats = { $claimant ->
    [cross] Křížky
   *[circle] Kolečka
} nevyhrají samými čtyřkami a trojkami. To není vyvrácení: výhra, která začíná tichým tahem, se nehledá. Nechte ji hráče předvést.
prover-not-proven-check = Výhra se našla, ale její důkaz neprošel ověřením, takže dokázáno není nic. Je to chyba programu; pozici prosím nahlaste. Co je špatně: { $flaw }
prover-refuted-opponent = Tvrzení neplatí: { $opponent ->
    [cross] křížky samy
   *[circle] kolečka sama
} vynutí výhru nejvýše { $moves ->
    [one] { $moves } tahem
   *[other] { $moves } tahy
} obou stran dohromady.
prover-refuted-no-room = Tvrzení neplatí: nezbývá žádná řada pěti políček, ve které by ještě { $claimant ->
    [cross] mohly vyhrát křížky
   *[circle] mohla vyhrát kolečka
}.
prover-refuted-pairs = Tvrzení neplatí: { $opponent ->
    [cross] křížky zastaví
   *[circle] kolečka zastaví
} každou řadu odpověďmi ve dvojicích políček. Kdykoli je označeno jedno z dvojice, označí druhé: { $pairs }
prover-refuted-all = Tvrzení neplatí: byly vyzkoušeny všechny tahy a { $claimant ->
    [cross] křížky
   *[circle] kolečka
} výhru nevynutí.

prover-flaw = Důkaz neplatí v kroku { $step }{ $moves ->
    [0] {""}
   *[other] {" "}po tazích { $played }
}: { $what }
prover-flaw-no-such-step = takový krok neexistuje.
prover-flaw-backwards = odkazuje na sebe nebo na dřívější krok.
prover-flaw-wrong-turn = na tahu je druhá strana.
prover-flaw-not-empty = { $cell } není prázdné políčko.
prover-flaw-named-twice = odpověď { $cell } je uvedena dvakrát.
prover-flaw-opponent-wins = soupeř udělá na { $cell } pět v řadě.
prover-flaw-no-four = { $cell } nehrozí pěti v řadě.
prover-flaw-line-too-short = varianta končí před výhrou.
prover-flaw-no-double = nejsou dvě políčka, na nichž vznikne pět v řadě.
prover-flaw-not-forced = soupeř nemusí hrát { $cell }.
prover-flaw-full-board = plocha je plná a duel končí remízou.
prover-flaw-too-much-work = důkaz je na ověření příliš dlouhý.

prover-showing-over = Předvádění skončilo. Chcete-li zkusit jiný tah, začněte nové.
prover-standing-wins = Výhra platí: odtud je dokázána.
prover-standing-not-proven = Odtud výhra dokázána není. To není vyvrácení: pokračujte a předveďte ji.
prover-standing-lost = Odtud vynucená výhra není.
prover-end-shown = Pět v řadě od { $from } do { $to }: výhra je předvedena.
prover-end-reached = Pět v řadě od { $from } do { $to } proti této obraně. Samo tvrzení dokázáno není: může existovat lepší obrana. Nechte ji soupeře hledat a rozhodněte.
prover-end-regained = Pět v řadě od { $from } do { $to } proti této obraně. Cestou ale nastala pozice, v níž se výhra vynutit nedala: soupeř se mohl ubránit. Výhra předvedena není.
prover-end-opponent-wins = Soupeř má pět v řadě od { $from } do { $to }: tvrzení se nepotvrdilo.
prover-end-full = Plocha je plná a nikdo nemá pět v řadě: tvrzení se nepotvrdilo a duel končí remízou.
