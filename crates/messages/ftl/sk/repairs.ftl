# Chyby a ich nápravy: lehoty opráv, dôvody na zmenu zverejneného žrebu.

ground-breaks-b1 = dvojice porušujú B 1: opakovaný zápas alebo druhý bod bez hry
ground-breaks-b2 = dvojice porušujú B 2: jedna farba príliš často alebo tretíkrát za sebou
ground-rematch = dvaja by spolu hrali znova
ground-competition-rules = umožňujú to propozície súťaže
ground-without-opponent = dvaja, ktorí nemajú súpera, sa dohodli, že spolu budú hrať
ground-late-entry = kto sa prihlásil neskoro, hrá s niekým, kto nemá súpera
ground-top-of-last-round = ťažkosti na čele posledného kola

refused-ground-of-other-rules = { $count ->
        [0] pravidlá tohto turnaja taký dôvod nepoznajú
       *[other] pravidlá tohto turnaja poznajú tieto dôvody: { $grounds }
    }
refused-no-rematch = žiadna zo zverejnených dvojíc spolu ešte nehrala: žreb zostáva
refused-meet-again = v nových dvojiciach by sa stretli hráči, ktorí už spolu hrali: { $breaks }
refused-beyond-rematch = zmeniť sa smú len stoly, ktoré súvisia s tými, čo by spolu hrali znova: ostatné nechajte, ako sú
refused-beyond-pair = pribudnúť smie len jedna nová dvojica a nič iné sa zmeniť nesmie: ostatné stoly nechajte, ako sú
refused-has-opponent = { $name } má v tomto kole súpera: nanovo priradiť možno len tých, čo majú voľný žreb alebo ktorých súper neprišiel
refused-nobody-new = v nových dvojiciach nie je nikto, kto sa prihlásil neskoro: najprv hráča prihláste
refused-not-late = { $name } už v žrebe niektorého kola figuruje, nie je to teda neskorá prihláška
refused-not-last = { $round }. kolo nie je posledné z { $rounds }: tento dôvod platí len pre posledné kolo
refused-no-topscorer = pri stole, kde hrá { $name }, nesedí nikto s viac než polovicou bodov: ten stôl zostáva
refused-only-by-own-rules = zverejnené { $round }. kolo po oprave alebo omyle zostáva. Ak propozície súťaže dovoľujú vziať ho späť, uveďte to aj s príslušným ustanovením
refused-too-late-to-count = { $next }. kolo sa skončilo, na { $round }. kole sa preto už nič nemení. Chyba v partii sa poznačí na zápočet do ratingu (Opraviť pri partii); počítať sa bude len vtedy, ak to pripúšťajú propozície súťaže, čo sa s dôvodom uvedie pri oprave
refused-would-open-again = bez tohto kroku by { $round }. kolo nebolo skončené a predchádzajúce kolo by bolo znova otvorené opravám: výsledok namiesto toho opravte
refused-still-counts = oprava { $round }. kola sa ešte počíta: výsledok opravte, namiesto toho, aby ste ho poznačili len pre rating
refused-not-for-rating-here = chyby, ktoré sa počítajú len pre rating, pozná iba švajčiarsky systém FIDE (holandský): výsledok opravte

change-for-rating = { $round }. kolo, stôl { $table }: poznačené na zápočet do ratingu; body, poradie aj dvojice zostávajú
change-not-for-rating = { $round }. kolo, stôl { $table }: čo bolo poznačené pre rating, už neplatí

day-log-revoked-by-rules = zverejnené { $round }. kolo vzaté späť podľa propozícií súťaže
day-log-late-correction = podľa propozícií súťaže sa neskorá oprava { $round }. kola počíta
day-log-rating-noted = len na zápočet do ratingu: { $what }
day-for-rating-result = { $round }. kolo, stôl { $table }, { $pair }: počíta sa { $was }, do ratingu { $should }
day-for-rating-sides = { $round }. kolo, stôl { $table }, { $pair }: hrané s opačnými stranami

repair-amend-link = Zmeniť zverejnené dvojice
repair-amend-heading = { $round }. kolo: zmena zverejnených dvojíc
repair-amend-about = Čo visí na stene, sa mení len z niektorého z dôvodov nižšie. Čo sa zmení, uvidíte pred uložením; partie s výsledkom zostávajú.
repair-amend-ground = Dôvod
repair-amend-what = Zverejnené dvojice { $round }. kola
repair-amend-preview = Ukázať, čo sa zmení
repair-amend-again = Ďalej upravovať tieto dvojice
repair-amend-changed = Dvojice { $round }. kola sú teraz iné ako tie, ktoré boli na stránke. Pozrite si ich a rozhodnite znova.
repair-amend-exchange = Dvaja si vymenia miesta
repair-amend-together = Jedna nová dvojica: dvaja bez súpera alebo neskorá prihláška
repair-amend-together-about = Obaja nemajú v tomto kole súpera: majú voľný žreb, súper neprišiel (to zapíšte najprv) alebo sa prihlásili neskoro. Kto neprišiel, je potom vedený ako neprítomný.
repair-own-rules = Umožňujú to propozície súťaže; v dôvode uveďte, o ktoré ustanovenie ide
repair-too-late = { $next }. kolo sa skončilo: chyba z tohto kola sa preto prejaví len v zápočte do ratingu, ak propozície súťaže nehovoria inak.
repair-rating-heading = Len na zápočet do ratingu
repair-rating-about = Poznačí sa to a ukáže; body, poradie a dvojice zostanú, ako sú.
repair-rating-result = Poznačiť výsledok
repair-rating-sides = Poznačiť prehodené strany
repair-rating-what = { $round }. kolo, stôl { $table }: len na zápočet do ratingu
repair-take-back-about = Len ak to umožňujú propozície súťaže: v dôvode uveďte ustanovenie.
