# Hodiny.

# Jména.

clock-black = Černý
clock-white = Bílý
clock-opener = začínající hráč
clock-second = druhý hráč
clock-arbiter = rozhodčí
clock-organiser = pořadatel
clock-director = ředitel turnaje
clock-bystander = někdo jiný

# Časové kontroly.

clock-control-unreadable = „{ $text }“ není časová kontrola: pište například 45m+5m/15, 30m+3x30s, 8m+8m nebo 16m together
clock-control-no-time = chybí čas na hodinách i časový limit duelu: zadejte aspoň jedno z toho
clock-control-length = { $span } nelze nastavit: čas má aspoň jednu sekundu a nejvýše { $most }
clock-control-count = { $count } kamenů nebo period nelze nastavit: zadejte číslo od 1 do { $most }
clock-control-contest-overtime = soutěž nemá bjojomi: vynechte ho, nebo zvolte pravidla go
clock-control-go-flag = v go čas končí pádem praporku a nikdo na něj nemusí upozornit: nastavte praporek, který padá sám
clock-control-lag = hodnoty pro pomalé spojení k sobě nesedí: v zásobě nejvýše minuta, na tah nejvýše tolik, co je v zásobě, a za tah se nevrací víc, než smí spotřebovat

# Co plyne z událostí a času.

clock-started = partie začíná
clock-runs = { $side }: běží hodiny
clock-both-run = běží hodiny obou hráčů
clock-stopped = hodiny stojí
clock-set-equal = { $side }: nikdo tu nebyl, hodiny se proto nastavují na { $left } stejně jako soupeřovy
clock-time-trouble = { $side }: začíná časová tíseň
clock-overtime-began = { $side }: základní čas vypršel, začíná bjojomi
clock-new-period = { $side }: kameny jsou odehrány, začíná nová perioda
clock-period-used = { $side }: { $left ->
    [one] perioda vyčerpána, zbývá jedna
    [few] perioda vyčerpána, zbývají { $left }
   *[other] perioda vyčerpána, zbývá { $left }
}
clock-count = { $side }: { $seconds }
clock-flag-fell = { $side }: praporek spadl; platí to, až na to soupeř upozorní
clock-toilet-over = { $side }: pět minut uplynulo, hodiny jdou dál
clock-adjusted = { $side }: hodiny se nastavují na { $left }
clock-limit-set = čas duelu se nastavuje na { $left }
clock-not-reduced = { $side }: zůstává { $left }, protože deset minut a méně se nesnižuje
clock-control-stands = { $side }: praporek spadl dříve o méně než minutu, časová kontrola proto platí
clock-another-clock = { $side }: praporek spadl předčasně a neplatí; vezměte jiné hodiny a nastavte na nich { $left }
clock-interference = { $who } nesmí upozorňovat na praporek ani na hodiny: pořadatel může duel přiznat poškozenému hráči
clock-interference-go = { $who } nesmí upozorňovat na praporek ani na hodiny: co z toho plyne, rozhodne rozhodčí
clock-fault-noted = závada hodin je zaznamenána
clock-dispute-noted = spor je zaznamenán; čas od této chvíle lze nahradit
clock-given-back = { $side }: vráceno { $span }
clock-full-period = { $side }: po sporu celá perioda
clock-lag-given = { $side }: za spojení vráceno { $span }
clock-may-seal = { $side }: od této chvíle smí pečetit
clock-must-seal = { $side }: tento tah musí zapečetit
clock-seal-time = { $side }: 30 sekund navíc na pečetěný tah
clock-sealed = { $side }: tah je zapečetěn a nevratný, partie je přerušena
clock-sealed-board = { $side }: tah na desce platí jako zapečetěný, partie je přerušena; zapište ho na formulář a rozhodčí ho zkontroluje
clock-form-kept = formulář má rozhodčí a uschová ho do konce soutěže
clock-form-opened = formulář je otevřen
clock-sealed-pass = { $side }: zapečetěný tah nelze zahrát a platí jako pas

# Jak to skončilo.

clock-lost-time = { $side } prohrává na čas
clock-lost-canadian = { $side } prohrává: čas vypršel dřív, než odehrál všechny kameny
clock-lost-japanese = { $side } prohrává: překročil poslední periodu
clock-lost-away = { $side } prohrává: po vypršení základního času byl pryč od desky déle než tři minuty
clock-lost-late = { $side } prohrává: nedostavil se včas
clock-lost-not-back = { $side } prohrává: po přerušení se nedostavil do konce svého času
clock-lost-pointed-out = { $side } prohrává: čas vypršel a soupeř na to upozornil
clock-lost-by-both = oba hráči prohrávají: vyhlásí to rozhodčí nebo ředitel turnaje
clock-both-flags = spadly oba praporky: remíza, ať spadl dřív kterýkoli
clock-faulty-clock-draw = remíza kvůli zdržení vadnými hodinami
clock-limit-reached = čas duelu vypršel: remíza, pokud hráč neprodleně neprokáže vynucenou výhru
clock-forfeited-to = { $side } vyhrává kontumačně, protože na praporek nebo hodiny upozornil někdo jiný
clock-finished = partie skončila

# Co nastane samo.

clock-due-start = partie začne
clock-due-may-seal = hráč na tahu bude smět pečetit
clock-due-must-seal = hráč na tahu bude muset pečetit
clock-due-toilet = skončí pět minut na toaletu
clock-due-trouble = { $side }: začne časová tíseň
clock-due-count = { $side }: odpočítávají se sekundy
clock-due-time-up = { $side }: vyprší tento čas
clock-due-away = { $side }: bude pryč od desky příliš dlouho
clock-due-late = bude pozdě přijít
clock-due-limit = vyprší čas duelu

# Události.

clock-event-schedule = { $who } určuje začátek na { $start }
clock-event-start = { $who } spouští hodiny
clock-event-absent = { $who } není u desky
clock-event-arrive = { $who } přichází k desce
clock-event-place = { $who } pokládá kámen
clock-event-press = { $who } táhl a mačká hodiny
clock-event-pass = { $who } říká „pas“ a mačká hodiny
clock-event-silent-pass = { $who } pasuje pouhým zmáčknutím hodin
clock-event-played = { $who } táhl, na cestě { $lag }
clock-event-played-pass = { $who } pasuje, na cestě { $lag }
clock-event-stop = { $who } zastavuje hodiny: { $reason }
clock-event-resume = { $who } pouští hodiny dál
clock-event-adjust-to = { $who } nastavuje hodiny ({ $side }) na { $span }: { $reason }
clock-event-adjust-plus = { $who } přidává { $span } ({ $side }): { $reason }
clock-event-adjust-minus = { $who } ubírá { $span } ({ $side }): { $reason }
clock-event-set-limit = { $who } nastavuje čas duelu na { $span }: { $reason }
clock-event-early-flag = { $who } zjišťuje, že praporek ({ $side }) spadl o { $early } dříve
clock-event-claim-flag = { $who } upozorňuje na spadlý praporek
clock-event-remind-press = { $who } upozorňuje na nezmáčknuté hodiny
clock-event-report-fault = { $who } hlásí závadu hodin
clock-event-dispute = { $who } volá rozhodčího ke sporu
clock-event-resume-dispute = { $who } nechává po sporu pokračovat; vráceno { $first } a { $second }
clock-event-plan-adjournment = { $who } určuje časy přerušení: pečetit se smí od { $may }, musí od { $must }
clock-event-announce-seal = { $who } bude tento tah pečetit
clock-event-seal = { $who } pečetí tah na formulář
clock-event-seal-board = { $who } hraje pečetěný tah na desku
clock-event-take-form = { $who } přebírá formulář
clock-event-reopen = { $who } zahajuje dohrávku
clock-event-open-form = { $who } otevírá formulář: { $written }
clock-event-end = { $who }: partie skončila
clock-event-end-draw = { $who } rozhoduje o remíze kvůli vadným hodinám
clock-event-end-forfeit = { $who } kontumuje duel, vítěz: { $side }
clock-stop-ruling = rozhodnutí rozhodčího
clock-stop-break = přerušení, které nezavinil žádný hráč
clock-stop-on-order = na pokyn rozhodčího
clock-stop-fetch-arbiter = odchod pro rozhodčího
clock-stop-toilet = toaleta
clock-stop-prisoners = vybírání zajatců, celkem { $count }
clock-stop-organiser-called = poslal pro pořadatele

# Odmítnutí.

clock-back-in-time = toto se stalo dřív, než co už je zapsáno, hodiny jsou na { $now }: zapisujte události v pořadí
clock-too-far = tento okamžik je víc než rok po začátku záznamu: zkontrolujte čas
clock-too-long = { $span } je víc, než hodiny ukážou: nastavte nejvýše { $most }
clock-no-clocks = u tohoto stolu nejsou hodiny, jen časový limit duelu: tuto událost vynechte
clock-no-limit = tento duel nemá společný čas obou hráčů: nastavte hodiny jedné strany
clock-over = už je konec ({ $verdict }): nic dalšího nelze zapsat
clock-too-late = tah přišel až po vypršení času a neplatí: { $verdict }
clock-not-started = partie ještě nezačala: nejdřív zapište začátek
clock-already-started = partie už začala: opravte místo toho čas na hodinách
clock-start-passed = začátek by byl v minulosti: zadejte pozdější čas, nebo spusťte hodiny hned
clock-officials-only = { $who } tohle nesmí: přenechte to rozhodčímu nebo řediteli turnaje
clock-not-running = hodiny stojí: nejdřív je pusťte dál
clock-not-his-clock = { $side }: tyto hodiny neběží, nelze je tedy zmáčknout; zkontrolujte, kdo je na tahu
clock-not-there = { $side } není u desky: nejdřív zapište příchod
clock-already-there = { $side } už u desky je: příchod vynechte
clock-switches-by-itself = hodiny na serveru se přepínají samy: zapište tah, ne zmáčknutí
clock-pressed-by-hand = tyto hodiny se mačkají rukou: zapište zmáčknutí, ne tah online
clock-moved-too-early = { $side } táhl dřív, než soupeř zmáčkl hodiny: v časové tísni se čeká na zmáčknutí, kámen se vrací
clock-silent-pass = { $side } pasoval beze slova: v časové tísni je třeba zřetelně říci „pas“
clock-no-pass = v piškvorkách se nepasuje: je třeba zakreslit symbol
clock-may-not-stop-go = { $who } nesmí z tohoto důvodu zastavit hodiny ({ $reason }): zastavuje je rozhodčí, hráči jen na pokyn nebo v časové tísni
clock-may-not-stop-contest = { $who } nesmí z tohoto důvodu zastavit hodiny ({ $reason }): hráč, který je zastaví, musí hned poslat pro pořadatele
clock-not-in-time-trouble = { $side } není v časové tísni a nesmí zastavit hodiny ({ $reason }): obraťte se na rozhodčího
clock-opponent-not-informed = { $side } neoznámil soupeři důvod: nejdřív řekněte, že jdete pro rozhodčího
clock-few-prisoners = zajatců je příliš málo ({ $count }): hodiny se smějí zastavit při třech a více
clock-no-toilet-left = { $side } už kvůli toaletě zastavil hodiny dvakrát: tentokrát hodiny běží dál
clock-already-stopped = hodiny už stojí: není co dělat
clock-not-stopped = hodiny nejsou zastavené: nejdřív je zastavte
clock-may-not-resume = { $who } nesmí hodiny pustit dál: to smí rozhodčí, po vlastním zastavení v časové tísni tentýž hráč
clock-no-text = není tu nic napsáno: uveďte důvod, případně co stojí na formuláři
clock-long-text = text je příliš dlouhý: nejvýše 200 znaků
clock-no-fault = nikdo nenahlásil závadu a jinak rozhoduje čas na hodinách: nejdřív zapište hlášení
clock-not-a-player = { $who } do této partie nemluví: je to věc hráčů a rozhodčího
clock-no-control = { $side }: od posledního tahu žádný praporek nespadl, není tedy co posuzovat
clock-early-by = praporek nemůže spadnout o { $span } dříve: zadejte čas, který měl hráč ještě mít
clock-flag-up = { $side }: praporek nespadl, není tedy na co upozornit
clock-no-dispute = žádný spor není zapsán: nejdřív zapište, kdy začal
clock-gives-too-much = { $side } ztratil sporem { $most }: víc nelze vrátit
clock-no-adjournment = duely soutěže se nepřerušují pečetěním: zastavte místo toho hodiny
clock-seal-times = časy k sobě nesedí: oba musí být v budoucnu a druhý po prvním
clock-seal-too-early = na pečetění je brzy: počkejte na první čas přerušení, nebo ať ho rozhodčí určí
clock-not-to-move = { $side } není na tahu: pečetí jen hráč na tahu
clock-not-adjourned = sem to nepatří: nejdřív se pečetí, pak se zahájí dohrávka a pak se otevře formulář
clock-no-form = není žádný formulář k převzetí: rozhodčí ho už má
clock-form-not-kept = rozhodčí nemá formulář: nejdřív zapište, že ho převzal
clock-sealer-missing = { $side } pečetil a není tu: formulář se otevře až po jeho příchodu
clock-too-many-forms = tato partie byla přerušena příliš mnohokrát: další přerušení nelze zapsat
clock-not-players-clock = remíza kvůli vadným hodinám přichází v úvahu, jen když hodiny přinesli hráči: opravte místo toho čas
clock-no-interference = na praporek ani hodiny nikdo jiný neupozornil: nejdřív to zapište

# Co pravidla žádají po lidech.

clock-advice-no-clock = Tento duel se hraje bez hodin; limit platí pro oba hráče dohromady.
clock-advice-where-clocks = Hodiny se používají jen tam, kde to pravidla soutěže určují.
clock-advice-who-stops = Hodiny zastavuje rozhodčí; hráči na jeho pokyn a v časové tísni kvůli cestě pro něj, toaletě nebo třem a více zajatcům.
clock-advice-white-chooses = Na které straně desky stojí hodiny, volí bílý.
clock-advice-same-hand = Hodiny mačkejte rukou, kterou jste táhli.
clock-advice-stones = Na začátku bjojomi odpočítejte kameny na periodu a položte je viditelně před sebe.
clock-advice-opponent-sets = Novou periodu nastavuje soupeř: zahraje, zastaví hodiny a nastaví čas. Když to neudělá, upozorněte ho, a nepomůže-li to, nastavte si čas sami. Digitální hodiny to udělají samy.
clock-advice-both-check = Oba hráči zkontrolují čas i kameny, pak soupeř pustí hodiny.
clock-advice-pass-stone = Kdo v bjojomi pasuje, vrátí jeden z připravených kamenů a zmáčkne hodiny.
clock-advice-wait-for-press = Jakmile je jeden z hráčů v časové tísni, čekají oba s tahem, až soupeř zmáčkne hodiny.
clock-advice-say-pass = Pas je pak nutné také zřetelně vyslovit.
clock-advice-by-itself = Online se hodiny po tahu přepnou samy.
clock-advice-own-clock = Na hodinách se oba hráči shodli, přinesli si je a odpovídají za ně. Zdrží-li vadné hodiny hru, může pořadatel rozhodnout o remíze.
clock-advice-place-agreed = Na místě pro hodiny se dohodněte; jinak rozhodne pořadatel.
clock-advice-place-fixed = Místo pro hodiny určil pořadatel; než s nimi pohnete, zeptejte se.
clock-advice-fault-at-once = Rozhoduje čas na hodinách, ledaže by měly zjevnou závadu. Závadu hlaste, jakmile ji uvidíte.
clock-advice-organiser-at-once = Kdo zastaví hodiny, hned pošle pro pořadatele.
clock-advice-only-players = Na spadlý praporek nebo nezmáčknuté hodiny smějí upozornit jen oba hráči. Udělá-li to kdokoli jiný, může být duel kontumován.
clock-advice-point-out = Spadlý praporek znamená prohru, až když na něj soupeř upozorní; spadnou-li oba, je remíza.

# Záznamy.

clock-log-empty = soubor je prázdný: záznam hodin má časovou kontrolu a události
clock-log-other-kind = toto není záznam hodin: chybí „kolo-clock“ s verzí
clock-log-version = tento záznam má verzi { $version }, tento program čte verzi { $known }: použijte novější program
clock-log-long = záznam má { $count } událostí, čte se jich nejvýše { $most }: zkontrolujte, odkud je
clock-log-misfit = událost { $number } v čase { $at } nesedí ({ $clause }): { $why }
clock-log-side = { $side }: zbývá { $left }, spotřebováno { $used }
clock-log-next = další v { $at }: { $what }
