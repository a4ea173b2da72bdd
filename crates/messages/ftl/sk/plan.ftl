# Samostatný turnaj na časti: vyraďovací systém, skupiny a čo po nich nasleduje.

plan-list-line = Riadok { $line }: { $why }
plan-list-no-name = chýba na ňom meno
plan-list-too-many = viac než { $most } hráčov hrať nemôže
plan-list-what = „{ $text }“ nie je rating, trieda ani klub: píšte meno; rating; trieda; klub

plan-part-consolation = Útecha: { $round }
plan-part-places = O { $from }.–{ $to }. miesto

plan-next-draw = Skontrolujte rozlosovanie a zverejnite ho. Dovtedy možno meniť mená aj spôsob hry.
plan-next-reports = { $count ->
    [one] V { $count } zápase hlásia hráči každý niečo iné. Rozhodnete vy.
    [few] V { $count } zápasoch hlásia hráči každý niečo iné. Rozhodnete vy.
   *[other] V { $count } zápasoch hlásia hráči každý niečo iné. Rozhodnete vy.
  }
plan-next-ties = { $count ->
    [one] Na rozhodnutie čaká { $count } rovnosť.
    [few] Na rozhodnutie čakajú { $count } rovnosti.
   *[other] Na rozhodnutie čaká { $count } rovností.
  }
plan-next-play = { $count ->
    [0] Teraz sa žiadny zápas hrať nedá.
    [one] Hrať sa môže { $count } zápas.
    [few] Hrať sa môžu { $count } zápasy.
   *[other] Hrať sa môže { $count } zápasov.
  }
plan-waits-differ = { $match } { $first } – { $second }: hráči hlásia každý niečo iné. Rozhodnete vy.
plan-waits-other = { $match } { $first } – { $second }: { $side } hlási { $result }; druhá strana to nepotvrdila.
plan-protest-open = nevybavený, zápasy, ktoré od neho závisia, čakajú
plan-protest-moot = nevybavený, ale zápas sa už takto nehrá
plan-match-held = čaká na rozhodnutie (protest { $protests })
plan-my-held = Tento zápas čaká na rozhodnutie rozhodcu. Hrajte, keď vás zavolajú.
plan-next-over = Je dohrané. Víťaz: { $winner }.

plan-form-knockout = Vyraďovací systém
plan-form-round-robin = Každý s každým
plan-form-round-robin-final = Každý s každým, potom play-off najlepších { $advance }
plan-form-groups-knockout = Skupiny ({ $groups }), z každej { $advance ->
    [one] postupuje { $advance }
    [few] postupujú { $advance }
   *[other] postupuje { $advance }
  } do vyraďovacej časti
plan-form-groups-groups = Skupiny ({ $groups }), z každej { $advance ->
    [one] postupuje { $advance }
    [few] postupujú { $advance }
   *[other] postupuje { $advance }
  } do { $then ->
    [one] finálovej skupiny
   *[other] ďalších skupín ({ $then })
  }
plan-form-groups = Skupiny ({ $groups })
plan-form-chain = Skupiny ({ $groups }), ďalšie skupiny, vyraďovacia časť

plan-why-by-list = Nasadenie podľa poradia v zozname: { $names }
plan-why-by-rating = Nasadenie podľa ratingu; kto ho nemá, je na konci: { $names }
plan-why-by-rank = Nasadenie podľa triedy; kto ju nemá, je na konci: { $names }
plan-why-no-lots = Nič sa nežrebuje: silní sa stretnú čo najneskôr, prvý s druhým najskôr vo finále.
plan-why-seeded = { $seeded ->
    [0] Nikto nie je nasadený: všetci sa žrebujú
    [one] Nasadený je najlepší, ostatní sa žrebujú
    [few] Nasadení sú { $seeded } najlepší, aby sa stretli neskoro, ostatní sa žrebujú
   *[other] Nasadených je { $seeded } najlepších, aby sa stretli neskoro, ostatní sa žrebujú
  } (číslo žrebu { $seed }).
plan-why-tiers = Skupiny sa žrebujú po košoch, z každého koša jeden do každej skupiny (číslo žrebu { $seed }).
plan-why-groups = { $groups ->
    [one] Hrá každý s každým v jednej skupine
   *[other] Skupiny ({ $groups }) sú čo najvyrovnanejšie počtom aj silou
  }; { $advance ->
    [0] o miestach rozhoduje tabuľka
    [one] z každej postupuje najlepší
    [few] z každej postupujú { $advance } najlepší
   *[other] z každej postupuje { $advance } najlepších
  }.
plan-why-byes = { $count ->
    [one] Voľný žreb má najsilnejší
   *[other] Voľné žreby ({ $count }) majú najsilnejší
  }: { $names }
plan-why-clubs-apart = Na začiatku sa nestretne nikto z rovnakého klubu.
plan-why-clubs-meet = Z rovnakého klubu sa na začiatku stretnú, menej to nejde: { $pairs }

plan-breach-club = z jedného klubu v prvom zápase: { $names }
plan-breach-club-group = v skupine { $group } je viac ľudí z jedného klubu, než musí: { $names }
plan-breach-early = { $one } ({ $first }. nasadenie) a { $other } ({ $second }. nasadenie) sa môžu stretnúť už v zápase { $match }
plan-breach-bye = { $name } má voľný žreb, ale { $stronger } je v nasadení vyššie a nemá ho
plan-breach-tier = v skupine { $group } je niekoľko hráčov { $tier }. koša: { $names }

plan-my-you-won = vyhrali ste { $score }
plan-my-you-lost = prehrali ste { $score }
plan-my-you-drew = remíza { $score }
plan-my-you-missed = kontumačná prehra
plan-my-other-missed = kontumačná výhra: súper neprišiel
plan-my-nobody-came = prehra oboch: nikto neprišiel
plan-my-reported = Nahlásili ste: { $result }. Súper to ešte nepotvrdil.
plan-my-confirm = Súper nahlásil: { $result }. Ak je to tak, stlačte tlačidlo, inak nahláste, ako to bolo.
plan-my-differ = Nahlásili ste: { $own }. Súper nahlásil: { $other }. Choďte spolu za rozhodcom, alebo svoje hlásenie opravte.
plan-my-agree = Súhlasí: { $result }
plan-my-waits = { $match } ({ $part }): súper ešte nie je známy – { $other }.

plan-new-heading = Nový vyraďovací turnaj alebo skupiny
plan-new-about = Vložte hráčov, zvoľte, čo sa hrá, a skontrolujte rozlosovanie skôr, než začne platiť.
plan-list = Hráči
plan-list-about = Na každom riadku jeden: meno, potom rating, trieda a klub v ľubovoľnom poradí, oddelené bodkočiarkou, čiarkou alebo tabulátorom. Možno vložiť aj zoznam z tabuľky.
plan-list-example =
    Anna Malá; 2105; Praha
    Ján Novák; 3d; Brno
    Eva Biela 1890
plan-form = Čo sa hrá
plan-form-missing = vyberte jednu z možností
plan-choice-groups = Skupiny, potom vyraďovacia časť
plan-choice-final = Každý s každým, potom play-off
plan-choice-group = Skupiny, potom finálová skupina
plan-about-knockout = Kto prehrá, končí, alebo hrá ďalej o miesto.
plan-about-groups = Najlepší z každej skupiny hrajú o miesta vyraďovacím spôsobom.
plan-about-final = Hrá každý s každým a najlepší sa stretnú v play-off.
plan-about-group = Najlepší z každej skupiny sa stretnú v ďalšej skupine.
plan-about-all = Hrá každý s každým a rozhoduje tabuľka.
plan-groups = Počet skupín
plan-advance = Koľkí z každej postupujú
plan-losers = Kto vo vyraďovacej časti prehrá
plan-losers-out = končí
plan-losers-third = končí; porazení semifinalisti hrajú o 3. miesto
plan-losers-all = hrá ďalej, kým nie je rozhodnuté o každom mieste
plan-losers-consolation = v prvom kole, hrá útechu
plan-double = V skupinách hrá každý s každým dvakrát
plan-seeding = Nasadenie podľa
plan-seed-rating = ratingu
plan-seed-rank = triedy
plan-seed-list = poradia v zozname
plan-seeded = Počet nasadených (ostatní sa žrebujú)
plan-lot = Žrebovať
plan-lot-about = Najlepší sú nasadení, ostatní sa žrebujú. Inak o všetkom rozhoduje sila.
plan-create = Rozlosovať
plan-players = Hráči
plan-matches = Zápasov:
plan-draw-heading = Žrebovanie
plan-why-heading = Prečo toto rozlosovanie
plan-publish = Zverejniť rozlosovanie
plan-publish-about = Potom platí a všetci ho vidia.
plan-again = Žrebovať znova
plan-recall = Zrušiť zverejnenie
plan-first-round = Prvé kolo
plan-bye = voľný žreb
plan-exchange = Vymeniť dvoch
plan-exchange-about = Dvaja si v rozlosovaní vymenia miesta, kým ani jeden z nich nehral.
plan-exchange-what = { $one } a { $other } si v rozlosovaní vymenia miesta
plan-key-score = skóre
plan-scores-on = Písať skóre
plan-scores-off = Písať jeden kláves na zápas
plan-still-possible = Ešte možné
plan-button-draw = Skontrolovať rozlosovanie
plan-button-results = Zapísať výsledky
plan-button-reports = Pozrieť sa na hlásenia
plan-button-protests = K protestom
plan-button-ties = Rozhodnúť
plan-button-table = Konečné poradie
plan-my-others = Ešte na odohranie
plan-my-score = Aj so skóre
plan-screen-matches = Zápasy na odohranie
plan-take-report = Prevziať hlásenie: { $name }, { $result }
plan-said = { $name }: { $result }
plan-by-hand = Zmenené ručne
plan-hand-keys = Dvaja si vymenia miesta: presuňte jedného na druhého, alebo na jednom stlačte Enter, šípkami prejdite k druhému a stlačte Enter znova. Escape výber zruší.
plan-hand-save = Uložiť rozlosovanie
plan-edit-what = Rozlosovanie sa ručne zmení
plan-sides-what = { $game }: strany
plan-correct-what = Opraviť: { $game }

# Stages one after another.
plan-make = Rozlosovať pavúka alebo skupiny
plan-new-rounds = Nový turnaj na kolá
plan-next-undrawn = Hráči sú prihlásení. Rozlosujte pavúka alebo skupiny.
plan-next-close = Táto časť je dohraná. Uzavrite ju a najlepší hrajú ďalej.
plan-button-close = Prejsť na ďalšiu časť
plan-close = Uzavrieť časť: ďalej hrajú { $from }. až { $to }. miesto
plan-close-order = Hráči s rovnakým výsledkom na hranici postupu, určte ich poradie:
plan-close-what = Uzavrieť časť turnaja
plan-stages-heading = Časti turnaja
plan-stages-link = Časti turnaja: čo sa hrá po čom
plan-stages-about = Časti sa hrajú jedna po druhej. V prvej hrajú všetci prihlásení; v každej ďalšej hrajú miesta z časti pred ňou, podľa jej konečného poradia.
plan-stages-what = Zmeniť časti turnaja
plan-stage-add = Pridať časť
plan-stage-change = Zmeniť, ako sa hrá prvá časť
plan-stage-remove = Odobrať
plan-published = zverejnené
plan-place-from = Od miesta
plan-place-to = do miesta
plan-field-entrants = všetci prihlásení
plan-field-places = { $from }. až { $to }. miesto z predchádzajúcej časti
refused-decides-between = Strany hlásia rôzny výsledok: ktorý platí, rozhodne rozhodca.

# What a match consists of, and teams.
plan-match-reported = Hlási
plan-match-boards = Partie zápasu
plan-match-board = Partia
plan-match-how = Partiu po partii: 11 10 =0, ak má partia dva duely, alebo 1 = 0, ak má jednu hru; alebo skóre zápasu: vyhrané partie, napríklad 2:1 alebo 1½:1½, ak má partia jednu hru, inak body za duely, napríklad 7:5. Vyhraná hra dáva 2 body, remíza 1.
plan-match-line-up = Zostava: kto hrá ktorú partiu
plan-match-line-up-save = Uložiť zostavu
shape-heading = Zápas sa skladá z
shape-game = jednej partie
shape-boards = viacerých partií po jednej hre
shape-duels = viacerých partií po dvoch dueloch
shape-count = Partií v zápase
shape-teams = Hrajú tímy so súpiskami, nie jednotlivci
entry-roster = Členovia tímu, na každom riadku jeden
