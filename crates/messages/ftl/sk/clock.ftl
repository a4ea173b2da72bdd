# Hodiny.

# Mená.

clock-black = Čierny
clock-white = Biely
clock-opener = začínajúci hráč
clock-second = druhý hráč
clock-arbiter = rozhodca
clock-organiser = usporiadateľ
clock-director = riaditeľ turnaja
clock-bystander = niekto iný

# Časové kontroly.

clock-control-unreadable = „{ $text }“ nie je časová kontrola: píšte napríklad 45m+5m/15, 30m+3x30s, 8m+8m alebo 16m together
clock-control-no-time = chýba čas na hodinách aj časový limit duelu: zadajte aspoň jedno z toho
clock-control-length = { $span } sa nedá nastaviť: čas má aspoň jednu sekundu a najviac { $most }
clock-control-count = { $count } kameňov alebo periód sa nedá nastaviť: zadajte číslo od 1 do { $most }
clock-control-contest-overtime = súťaž nemá bjojomi: vynechajte ho, alebo zvoľte pravidlá go
clock-control-go-flag = v go sa čas končí pádom praporčeka a nikto naň nemusí upozorniť: nastavte praporček, ktorý padá sám
clock-control-lag = hodnoty pre pomalé spojenie k sebe nesedia: v zásobe najviac minúta, na ťah najviac toľko, čo je v zásobe, a za ťah sa nevracia viac, než smie spotrebovať

# Čo plynie z udalostí a času.

clock-started = partia sa začína
clock-runs = { $side }: bežia hodiny
clock-both-run = bežia hodiny oboch hráčov
clock-stopped = hodiny stoja
clock-set-equal = { $side }: nikto tu nebol, hodiny sa preto nastavujú na { $left } rovnako ako súperove
clock-time-trouble = { $side }: začína sa časová tieseň
clock-overtime-began = { $side }: základný čas uplynul, začína sa bjojomi
clock-new-period = { $side }: kamene sú odohrané, začína sa nová perióda
clock-period-used = { $side }: { $left ->
    [one] perióda vyčerpaná, zostáva jedna
    [few] perióda vyčerpaná, zostávajú { $left }
   *[other] perióda vyčerpaná, zostáva { $left }
}
clock-count = { $side }: { $seconds }
clock-flag-fell = { $side }: praporček spadol; platí to, až na to súper upozorní
clock-toilet-over = { $side }: päť minút uplynulo, hodiny idú ďalej
clock-adjusted = { $side }: hodiny sa nastavujú na { $left }
clock-limit-set = čas duelu sa nastavuje na { $left }
clock-not-reduced = { $side }: zostáva { $left }, pretože desať minút a menej sa neznižuje
clock-control-stands = { $side }: praporček spadol skôr o menej než minútu, časová kontrola preto platí
clock-another-clock = { $side }: praporček spadol predčasne a neplatí; vezmite iné hodiny a nastavte na nich { $left }
clock-interference = { $who } nesmie upozorňovať na praporček ani na hodiny: usporiadateľ môže duel priznať poškodenému hráčovi
clock-interference-go = { $who } nesmie upozorňovať na praporček ani na hodiny: čo z toho plynie, rozhodne rozhodca
clock-fault-noted = porucha hodín je zaznamenaná
clock-dispute-noted = spor je zaznamenaný; čas od tejto chvíle možno nahradiť
clock-given-back = { $side }: vrátené { $span }
clock-full-period = { $side }: po spore celá perióda
clock-lag-given = { $side }: za spojenie vrátené { $span }
clock-may-seal = { $side }: od tejto chvíle smie pečatiť
clock-must-seal = { $side }: tento ťah musí zapečatiť
clock-seal-time = { $side }: 30 sekúnd navyše na pečatený ťah
clock-sealed = { $side }: ťah je zapečatený a nevratný, partia je prerušená
clock-sealed-board = { $side }: ťah na doske platí ako zapečatený, partia je prerušená; zapíšte ho na formulár a rozhodca ho skontroluje
clock-form-kept = formulár má rozhodca a uschová ho do konca súťaže
clock-form-opened = formulár je otvorený
clock-sealed-pass = { $side }: zapečatený ťah sa nedá zahrať a platí ako pas

# Ako sa to skončilo.

clock-lost-time = { $side } prehráva na čas
clock-lost-canadian = { $side } prehráva: čas uplynul skôr, než odohral všetky kamene
clock-lost-japanese = { $side } prehráva: prekročil poslednú periódu
clock-lost-away = { $side } prehráva: po uplynutí základného času bol preč od dosky dlhšie než tri minúty
clock-lost-late = { $side } prehráva: nedostavil sa včas
clock-lost-not-back = { $side } prehráva: po prerušení sa nedostavil do konca svojho času
clock-lost-pointed-out = { $side } prehráva: čas uplynul a súper na to upozornil
clock-lost-by-both = obaja hráči prehrávajú: vyhlási to rozhodca alebo riaditeľ turnaja
clock-both-flags = spadli oba praporčeky: remíza, nech spadol skôr ktorýkoľvek
clock-faulty-clock-draw = remíza kvôli zdržaniu chybnými hodinami
clock-limit-reached = čas duelu uplynul: remíza, ak hráč bezodkladne nepreukáže vynútenú výhru
clock-forfeited-to = { $side } vyhráva kontumačne, pretože na praporček alebo hodiny upozornil niekto iný
clock-finished = partia sa skončila

# Čo nastane samo.

clock-due-start = partia sa začne
clock-due-may-seal = hráč na ťahu bude smieť pečatiť
clock-due-must-seal = hráč na ťahu bude musieť pečatiť
clock-due-toilet = skončí sa päť minút na toaletu
clock-due-trouble = { $side }: začne sa časová tieseň
clock-due-count = { $side }: odpočítavajú sa sekundy
clock-due-time-up = { $side }: uplynie tento čas
clock-due-away = { $side }: bude preč od dosky príliš dlho
clock-due-late = bude neskoro prísť
clock-due-limit = uplynie čas duelu

# Udalosti.

clock-event-schedule = { $who } určuje začiatok na { $start }
clock-event-start = { $who } spúšťa hodiny
clock-event-absent = { $who } nie je pri doske
clock-event-arrive = { $who } prichádza k doske
clock-event-place = { $who } kladie kameň
clock-event-press = { $who } ťahal a stláča hodiny
clock-event-pass = { $who } hovorí „pas“ a stláča hodiny
clock-event-silent-pass = { $who } pasuje len stlačením hodín
clock-event-played = { $who } ťahal, na ceste { $lag }
clock-event-played-pass = { $who } pasuje, na ceste { $lag }
clock-event-stop = { $who } zastavuje hodiny: { $reason }
clock-event-resume = { $who } púšťa hodiny ďalej
clock-event-adjust-to = { $who } nastavuje hodiny ({ $side }) na { $span }: { $reason }
clock-event-adjust-plus = { $who } pridáva { $span } ({ $side }): { $reason }
clock-event-adjust-minus = { $who } uberá { $span } ({ $side }): { $reason }
clock-event-set-limit = { $who } nastavuje čas duelu na { $span }: { $reason }
clock-event-early-flag = { $who } zisťuje, že praporček ({ $side }) spadol o { $early } skôr
clock-event-claim-flag = { $who } upozorňuje na spadnutý praporček
clock-event-remind-press = { $who } upozorňuje na nestlačené hodiny
clock-event-report-fault = { $who } hlási poruchu hodín
clock-event-dispute = { $who } volá rozhodcu k sporu
clock-event-resume-dispute = { $who } necháva po spore pokračovať; vrátené { $first } a { $second }
clock-event-plan-adjournment = { $who } určuje časy prerušenia: pečatiť sa smie od { $may }, musí od { $must }
clock-event-announce-seal = { $who } bude tento ťah pečatiť
clock-event-seal = { $who } pečatí ťah na formulár
clock-event-seal-board = { $who } hrá pečatený ťah na dosku
clock-event-take-form = { $who } preberá formulár
clock-event-reopen = { $who } otvára dohrávku
clock-event-open-form = { $who } otvára formulár: { $written }
clock-event-end = { $who }: partia sa skončila
clock-event-end-draw = { $who } rozhoduje o remíze kvôli chybným hodinám
clock-event-end-forfeit = { $who } kontumuje duel, víťaz: { $side }
clock-stop-ruling = rozhodnutie rozhodcu
clock-stop-break = prerušenie, ktoré nezavinil žiadny hráč
clock-stop-on-order = na pokyn rozhodcu
clock-stop-fetch-arbiter = odchod po rozhodcu
clock-stop-toilet = toaleta
clock-stop-prisoners = vyberanie zajatcov, spolu { $count }
clock-stop-organiser-called = poslal po usporiadateľa

# Odmietnutia.

clock-back-in-time = toto sa stalo skôr, než čo už je zapísané, hodiny sú na { $now }: zapisujte udalosti v poradí
clock-too-far = tento okamih je viac než rok po začiatku záznamu: skontrolujte čas
clock-too-long = { $span } je viac, než hodiny ukážu: nastavte najviac { $most }
clock-no-clocks = pri tomto stole nie sú hodiny, len časový limit duelu: túto udalosť vynechajte
clock-no-limit = tento duel nemá spoločný čas oboch hráčov: nastavte hodiny jednej strany
clock-over = už je koniec ({ $verdict }): nič ďalšie sa nedá zapísať
clock-too-late = ťah prišiel až po uplynutí času a neplatí: { $verdict }
clock-not-started = partia sa ešte nezačala: najprv zapíšte začiatok
clock-already-started = partia sa už začala: opravte namiesto toho čas na hodinách
clock-start-passed = začiatok by bol v minulosti: zadajte neskorší čas, alebo spustite hodiny hneď
clock-officials-only = { $who } toto nesmie: prenechajte to rozhodcovi alebo riaditeľovi turnaja
clock-not-running = hodiny stoja: najprv ich pustite ďalej
clock-not-his-clock = { $side }: tieto hodiny nebežia, nedajú sa teda stlačiť; skontrolujte, kto je na ťahu
clock-not-there = { $side } nie je pri doske: najprv zapíšte príchod
clock-already-there = { $side } už pri doske je: príchod vynechajte
clock-switches-by-itself = hodiny na serveri sa prepínajú samy: zapíšte ťah, nie stlačenie
clock-pressed-by-hand = tieto hodiny sa stláčajú rukou: zapíšte stlačenie, nie ťah online
clock-moved-too-early = { $side } ťahal skôr, než súper stlačil hodiny: v časovej tiesni sa čaká na stlačenie, kameň sa vracia
clock-silent-pass = { $side } pasoval bez slova: v časovej tiesni treba zreteľne povedať „pas“
clock-no-pass = v piškvorkách sa nepasuje: treba zakresliť symbol
clock-may-not-stop-go = { $who } nesmie z tohto dôvodu zastaviť hodiny ({ $reason }): zastavuje ich rozhodca, hráči len na pokyn alebo v časovej tiesni
clock-may-not-stop-contest = { $who } nesmie z tohto dôvodu zastaviť hodiny ({ $reason }): hráč, ktorý ich zastaví, musí hneď poslať po usporiadateľa
clock-not-in-time-trouble = { $side } nie je v časovej tiesni a nesmie zastaviť hodiny ({ $reason }): obráťte sa na rozhodcu
clock-opponent-not-informed = { $side } neoznámil súperovi dôvod: najprv povedzte, že idete po rozhodcu
clock-few-prisoners = zajatcov je príliš málo ({ $count }): hodiny sa smú zastaviť pri troch a viac
clock-no-toilet-left = { $side } už kvôli toalete zastavil hodiny dvakrát: tentoraz hodiny bežia ďalej
clock-already-stopped = hodiny už stoja: niet čo robiť
clock-not-stopped = hodiny nie sú zastavené: najprv ich zastavte
clock-may-not-resume = { $who } nesmie hodiny pustiť ďalej: to smie rozhodca, po vlastnom zastavení v časovej tiesni ten istý hráč
clock-no-text = nie je tu nič napísané: uveďte dôvod, prípadne čo stojí na formulári
clock-long-text = text je príliš dlhý: najviac 200 znakov
clock-no-fault = nikto nenahlásil poruchu a inak rozhoduje čas na hodinách: najprv zapíšte hlásenie
clock-not-a-player = { $who } do tejto partie nehovorí: je to vec hráčov a rozhodcu
clock-no-control = { $side }: od posledného ťahu žiadny praporček nespadol, niet teda čo posudzovať
clock-early-by = praporček nemôže spadnúť o { $span } skôr: zadajte čas, ktorý mal hráč ešte mať
clock-flag-up = { $side }: praporček nespadol, niet teda na čo upozorniť
clock-no-dispute = žiadny spor nie je zapísaný: najprv zapíšte, kedy sa začal
clock-gives-too-much = { $side } stratil sporom { $most }: viac sa nedá vrátiť
clock-no-adjournment = duely súťaže sa neprerušujú pečatením: zastavte namiesto toho hodiny
clock-seal-times = časy k sebe nesedia: oba musia byť v budúcnosti a druhý po prvom
clock-seal-too-early = na pečatenie je skoro: počkajte na prvý čas prerušenia, alebo nech ho rozhodca určí
clock-not-to-move = { $side } nie je na ťahu: pečatí len hráč na ťahu
clock-not-adjourned = sem to nepatrí: najprv sa pečatí, potom sa otvorí dohrávka a potom formulár
clock-no-form = niet formulára na prevzatie: rozhodca ho už má
clock-form-not-kept = rozhodca nemá formulár: najprv zapíšte, že ho prevzal
clock-sealer-missing = { $side } pečatil a nie je tu: formulár sa otvorí až po jeho príchode
clock-too-many-forms = táto partia bola prerušená príliš veľakrát: ďalšie prerušenie sa nedá zapísať
clock-not-players-clock = remíza kvôli chybným hodinám prichádza do úvahy, len keď hodiny priniesli hráči: opravte namiesto toho čas
clock-no-interference = na praporček ani hodiny nikto iný neupozornil: najprv to zapíšte

# Čo pravidlá žiadajú od ľudí.

clock-advice-no-clock = Tento duel sa hrá bez hodín; limit platí pre oboch hráčov spolu.
clock-advice-where-clocks = Hodiny sa používajú len tam, kde to pravidlá súťaže určujú.
clock-advice-who-stops = Hodiny zastavuje rozhodca; hráči na jeho pokyn a v časovej tiesni kvôli ceste po neho, toalete alebo trom a viac zajatcom.
clock-advice-white-chooses = Na ktorej strane dosky stoja hodiny, volí biely.
clock-advice-same-hand = Hodiny stláčajte rukou, ktorou ste ťahali.
clock-advice-stones = Na začiatku bjojomi odpočítajte kamene na periódu a položte ich viditeľne pred seba.
clock-advice-opponent-sets = Novú periódu nastavuje súper: zahrá, zastaví hodiny a nastaví čas. Keď to neurobí, upozornite ho, a ak to nepomôže, nastavte si čas sami. Digitálne hodiny to urobia samy.
clock-advice-both-check = Obaja hráči skontrolujú čas aj kamene, potom súper pustí hodiny.
clock-advice-pass-stone = Kto v bjojomi pasuje, vráti jeden z pripravených kameňov a stlačí hodiny.
clock-advice-wait-for-press = Len čo je jeden z hráčov v časovej tiesni, čakajú obaja s ťahom, až súper stlačí hodiny.
clock-advice-say-pass = Pas je potom nutné aj zreteľne vysloviť.
clock-advice-by-itself = Online sa hodiny po ťahu prepnú samy.
clock-advice-own-clock = Na hodinách sa obaja hráči zhodli, priniesli si ich a zodpovedajú za ne. Ak chybné hodiny zdržia hru, môže usporiadateľ rozhodnúť o remíze.
clock-advice-place-agreed = Na mieste pre hodiny sa dohodnite; inak rozhodne usporiadateľ.
clock-advice-place-fixed = Miesto pre hodiny určil usporiadateľ; skôr než s nimi pohnete, opýtajte sa.
clock-advice-fault-at-once = Rozhoduje čas na hodinách, ibaže by mali zjavnú poruchu. Poruchu hláste, len čo ju uvidíte.
clock-advice-organiser-at-once = Kto zastaví hodiny, hneď pošle po usporiadateľa.
clock-advice-only-players = Na spadnutý praporček alebo nestlačené hodiny smú upozorniť len obaja hráči. Ak to urobí ktokoľvek iný, môže byť duel kontumovaný.
clock-advice-point-out = Spadnutý praporček znamená prehru, až keď naň súper upozorní; ak spadnú oba, je remíza.

# Záznamy.

clock-log-empty = súbor je prázdny: záznam hodín má časovú kontrolu a udalosti
clock-log-other-kind = toto nie je záznam hodín: chýba „kolo-clock“ s verziou
clock-log-version = tento záznam má verziu { $version }, tento program číta verziu { $known }: použite novší program
clock-log-long = záznam má { $count } udalostí, číta sa ich najviac { $most }: skontrolujte, odkiaľ je
clock-log-misfit = udalosť { $number } v čase { $at } nesedí ({ $clause }): { $why }
clock-log-side = { $side }: zostáva { $left }, spotrebované { $used }
clock-log-next = ďalšie v { $at }: { $what }
