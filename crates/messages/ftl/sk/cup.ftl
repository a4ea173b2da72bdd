# Samostatný turnaj na časti: vyraďovací systém, skupiny a čo po nich nasleduje.

cup-list-line = Riadok { $line }: { $why }
cup-list-no-name = chýba na ňom meno
cup-list-too-many = viac než { $most } hráčov hrať nemôže
cup-list-what = „{ $text }“ nie je rating, trieda ani klub: píšte meno; rating; trieda; klub

cup-refused-not-open = Taký turnaj tu nie je.
cup-refused-open = Turnaj s týmto názvom už existuje: zvoľte iný.
cup-refused-not-published = Rozlosovanie ešte neplatí: najprv ho zverejnite.
cup-refused-published = Rozlosovanie už platí. Kým sa nehrá, možno zverejnenie zrušiť; neskôr hráčov vymeňte alebo odhláste.
cup-refused-in-play = Zverejnenie už zrušiť nemožno, hra sa začala (počet zapísaných krokov: { $steps }). Najprv ich vráťte v zázname, alebo niekoho odhláste.
cup-refused-not-now = Tento krok teraz nemožno vrátiť ani zopakovať: stojí na ňom niečo neskoršie. Najprv vráťte to, čo prišlo potom; čo možno vrátiť, ukazuje záznam.
cup-refused-no-lots = Nič sa tu nežrebuje, nie je teda čo žrebovať znova.
cup-refused-not-yours = Toto nie je váš zápas. Pozrite sa na svoju stránku: ukazuje, s kým teraz hráte.
cup-refused-not-in-match = Proti výsledku zápasu { $match } môžu protestovať len tí, ktorí ho hrajú.
cup-refused-protest-too-late = Na protest proti zápasu { $match } je už neskoro: podáva sa skôr, než sa začne zápas, ktorý od neho závisí. Ak je výsledok chybný, opravte ho.
cup-refused-correction = Táto oprava mena už neplatí, alebo bol ten istý hráč neskôr opravený znova. Opravte meno tak, ako má byť.

cup-part-consolation = Útecha: { $round }
cup-part-places = O { $from }.–{ $to }. miesto

cup-next-draw = Skontrolujte rozlosovanie a zverejnite ho. Dovtedy možno meniť mená aj spôsob hry.
cup-next-ties = { $count ->
    [one] Na rozhodnutie čaká { $count } rovnosť.
    [few] Na rozhodnutie čakajú { $count } rovnosti.
   *[other] Na rozhodnutie čaká { $count } rovností.
  }
cup-next-play = { $count ->
    [0] Teraz sa žiadny zápas hrať nedá.
    [one] Hrať sa môže { $count } zápas.
    [few] Hrať sa môžu { $count } zápasy.
   *[other] Hrať sa môže { $count } zápasov.
  }
cup-next-reports = { $count ->
    [one] V { $count } zápase hlásia hráči každý niečo iné. Rozhodnete vy.
    [few] V { $count } zápasoch hlásia hráči každý niečo iné. Rozhodnete vy.
   *[other] V { $count } zápasoch hlásia hráči každý niečo iné. Rozhodnete vy.
  }
cup-waits-differ = { $match } { $first } – { $second }: hráči hlásia každý niečo iné. Rozhodnete vy.
cup-waits-other = { $match } { $first } – { $second }: { $side } hlási { $result }; druhá strana to nepotvrdila.
cup-protest-open = nevybavený, zápasy, ktoré od neho závisia, čakajú
cup-protest-moot = nevybavený, ale zápas sa už takto nehrá
cup-match-held = čaká na rozhodnutie (protest { $protests })
cup-my-held = Tento zápas čaká na rozhodnutie rozhodcu. Hrajte, keď vás zavolajú.
cup-button-protests = K protestom
cup-next-over = Je dohrané. Víťaz: { $winner }.

cup-form-knockout = Vyraďovací systém
cup-form-round-robin = Každý s každým
cup-form-round-robin-final = Každý s každým, potom play-off najlepších { $advance }
cup-form-groups-knockout = Skupiny ({ $groups }), z každej { $advance ->
    [one] postupuje { $advance }
    [few] postupujú { $advance }
   *[other] postupuje { $advance }
  } do vyraďovacej časti
cup-form-groups-groups = Skupiny ({ $groups }), z každej { $advance ->
    [one] postupuje { $advance }
    [few] postupujú { $advance }
   *[other] postupuje { $advance }
  } do { $then ->
    [one] finálovej skupiny
   *[other] ďalších skupín ({ $then })
  }
cup-form-groups = Skupiny ({ $groups })
cup-form-chain = Skupiny ({ $groups }), ďalšie skupiny, vyraďovacia časť

cup-why-by-list = Nasadenie podľa poradia v zozname: { $names }
cup-why-by-rating = Nasadenie podľa ratingu; kto ho nemá, je na konci: { $names }
cup-why-by-rank = Nasadenie podľa triedy; kto ju nemá, je na konci: { $names }
cup-why-no-lots = Nič sa nežrebuje: silní sa stretnú čo najneskôr, prvý s druhým najskôr vo finále.
cup-why-seeded = { $seeded ->
    [0] Nikto nie je nasadený: všetci sa žrebujú
    [one] Nasadený je najlepší, ostatní sa žrebujú
    [few] Nasadení sú { $seeded } najlepší, aby sa stretli neskoro, ostatní sa žrebujú
   *[other] Nasadených je { $seeded } najlepších, aby sa stretli neskoro, ostatní sa žrebujú
  } (číslo žrebu { $seed }).
cup-why-tiers = Skupiny sa žrebujú po košoch, z každého koša jeden do každej skupiny (číslo žrebu { $seed }).
cup-why-groups = { $groups ->
    [one] Hrá každý s každým v jednej skupine
   *[other] Skupiny ({ $groups }) sú čo najvyrovnanejšie počtom aj silou
  }; { $advance ->
    [0] o miestach rozhoduje tabuľka
    [one] z každej postupuje najlepší
    [few] z každej postupujú { $advance } najlepší
   *[other] z každej postupuje { $advance } najlepších
  }.
cup-why-byes = { $count ->
    [one] Voľný žreb má najsilnejší
   *[other] Voľné žreby ({ $count }) majú najsilnejší
  }: { $names }
cup-why-clubs-apart = Na začiatku sa nestretne nikto z rovnakého klubu.
cup-why-clubs-meet = Z rovnakého klubu sa na začiatku stretnú, menej to nejde: { $pairs }

cup-change-joins = { $name } pribudne na zoznam
cup-change-leaves = { $name } na zozname nezostane
cup-change-comes = { $name } je tu a hrá
cup-change-stays-away = { $name } tu nie je a nežrebuje sa
cup-change-form = zmení sa, čo sa hrá alebo ako sa žrebuje
cup-change-lots = zmení sa číslo žrebu: { $before } → { $after }
cup-change-drawn-anew = vyžrebuje sa znova pre { $players ->
    [one] { $players } hráča
    [few] { $players } hráčov
   *[other] { $players } hráčov
  }
cup-change-by-hand-lost = ručné výmeny sa stratia
cup-change-counts = rozlosovanie platí a všetci ho vidia
cup-change-counts-no-more = rozlosovanie prestane platiť; kým sa znova nezverejní, možno meniť hráčov aj spôsob hry

cup-breach-club = z jedného klubu v prvom zápase: { $names }
cup-breach-club-group = v skupine { $group } je viac ľudí z jedného klubu, než musí: { $names }
cup-breach-early = { $one } ({ $first }. nasadenie) a { $other } ({ $second }. nasadenie) sa môžu stretnúť už v zápase { $match }
cup-breach-bye = { $name } má voľný žreb, ale { $stronger } je v nasadení vyššie a nemá ho
cup-breach-tier = v skupine { $group } je niekoľko hráčov { $tier }. koša: { $names }

cup-told-opened = Turnaj bol založený, hráčov: { $entrants }
cup-told-changed = Zmenili sa hráči alebo spôsob hry, hráčov: { $entrants }
cup-told-lots = Žrebovalo sa znova: číslo žrebu { $seed } namiesto { $was }
cup-told-checked-in = { $missing ->
    [0] Prezencia: sú tu všetci
    [one] Prezencia: { $missing } hráč chýba a nežrebuje sa: { $names }
    [few] Prezencia: { $missing } hráči chýbajú a nežrebujú sa: { $names }
   *[other] Prezencia: { $missing } hráčov chýba a nežrebuje sa: { $names }
  }
cup-told-edited = Rozlosovanie bolo pred zverejnením ručne zmenené: { $changes }
cup-told-taken-back = Vrátené: { $what }
cup-told-done-again = Znova platí: { $what }
cup-told-earlier = skorší krok
cup-told-published = Rozlosovanie bolo zverejnené
cup-told-recalled = Zverejnenie rozlosovania bolo zrušené
cup-told-renamed = Opravené v zozname: { $was } → { $name }
cup-told-name-back = Oprava bola vrátená; platí znova: { $was }
cup-told-reported = { $name } hlási { $match }: { $result }
cup-told-protest-upheld = Protest { $id } je uznaný
cup-told-protest-corrected = Protest { $id } je uznaný a výsledok sa opravuje
cup-told-step = { $step }. { $what }

cup-my-you-won = vyhrali ste { $score }
cup-my-you-lost = prehrali ste { $score }
cup-my-you-drew = remíza { $score }
cup-my-you-missed = kontumačná prehra
cup-my-other-missed = kontumačná výhra: súper neprišiel
cup-my-nobody-came = prehra oboch: nikto neprišiel
cup-my-reported = Nahlásili ste: { $result }. Súper to ešte nepotvrdil.
cup-my-confirm = Súper nahlásil: { $result }. Ak je to tak, stlačte tlačidlo, inak nahláste, ako to bolo.
cup-my-differ = Nahlásili ste: { $own }. Súper nahlásil: { $other }. Choďte spolu za rozhodcom, alebo svoje hlásenie opravte.
cup-my-agree = Súhlasí: { $result }
cup-my-waits = { $match } ({ $part }): súper ešte nie je známy – { $other }.

cup-new-heading = Nový vyraďovací turnaj alebo skupiny
cup-new-about = Vložte hráčov, zvoľte, čo sa hrá, a skontrolujte rozlosovanie skôr, než začne platiť.
cup-list = Hráči
cup-list-about = Na každom riadku jeden: meno, potom rating, trieda a klub v ľubovoľnom poradí, oddelené bodkočiarkou, čiarkou alebo tabulátorom. Možno vložiť aj zoznam z tabuľky.
cup-list-example =
    Anna Malá; 2105; Praha
    Ján Novák; 3d; Brno
    Eva Biela 1890
cup-form = Čo sa hrá
cup-form-missing = vyberte jednu z možností
cup-choice-groups = Skupiny, potom vyraďovacia časť
cup-choice-final = Každý s každým, potom play-off
cup-choice-group = Skupiny, potom finálová skupina
cup-about-knockout = Kto prehrá, končí, alebo hrá ďalej o miesto.
cup-about-groups = Najlepší z každej skupiny hrajú o miesta vyraďovacím spôsobom.
cup-about-final = Hrá každý s každým a najlepší sa stretnú v play-off.
cup-about-group = Najlepší z každej skupiny sa stretnú v ďalšej skupine.
cup-about-all = Hrá každý s každým a rozhoduje tabuľka.
cup-groups = Počet skupín
cup-advance = Koľkí z každej postupujú
cup-losers = Kto vo vyraďovacej časti prehrá
cup-losers-out = končí
cup-losers-third = končí; porazení semifinalisti hrajú o 3. miesto
cup-losers-all = hrá ďalej, kým nie je rozhodnuté o každom mieste
cup-losers-consolation = v prvom kole, hrá útechu
cup-double = V skupinách hrá každý s každým dvakrát
cup-seeding = Nasadenie podľa
cup-seed-rating = ratingu
cup-seed-rank = triedy
cup-seed-list = poradia v zozname
cup-seeded = Počet nasadených (ostatní sa žrebujú)
cup-lot = Žrebovať
cup-lot-about = Najlepší sú nasadení, ostatní sa žrebujú. Inak o všetkom rozhoduje sila.
cup-create = Rozlosovať
cup-save = Uložiť a žrebovať znova
cup-players = Hráči
cup-matches = Zápasov:
cup-draw-heading = Žrebovanie
cup-why-heading = Prečo toto rozlosovanie
cup-file-download = Rozlosovanie s výsledkami pre kolo stages
cup-publish = Zverejniť rozlosovanie
cup-publish-about = Potom platí a všetci ho vidia.
cup-again = Žrebovať znova
cup-recall = Zrušiť zverejnenie
cup-first-round = Prvé kolo
cup-bye = voľný žreb
cup-exchange = Vymeniť dvoch
cup-exchange-about = Dvaja si v rozlosovaní vymenia miesta, kým ani jeden z nich nehral.
cup-exchange-what = { $one } a { $other } si v rozlosovaní vymenia miesta
cup-key-score = skóre
cup-scores-on = Písať skóre
cup-scores-off = Písať jeden kláves na zápas
cup-still-possible = Ešte možné
cup-data = Osobné údaje
cup-rename = Opraviť
cup-rename-heading = Oprava mena a klubu
cup-rename-about = Zmení sa len to, ako sa hráč volá: rozlosovanie, výsledky aj miesta zostanú. V zázname zostane oboje a opravu tam možno vrátiť.
cup-withdraw = Odhlásiť
cup-withdrawn = odhlásenie
cup-withdraw-what = { $name } už nehrá
cup-undo-what = Krok { $step } už neplatí
cup-redo-what = Krok { $step } znova platí
cup-button-draw = Skontrolovať rozlosovanie
cup-button-reports = Pozrieť sa na hlásenia
cup-button-results = Zapísať výsledky
cup-button-ties = Rozhodnúť
cup-button-table = Konečné poradie
cup-my-others = Ešte na odohranie
cup-my-score = Aj so skóre
cup-screen-matches = Zápasy na odohranie
cup-take-report = Prevziať hlásenie: { $name }, { $result }
cup-said = { $name }: { $result }
cup-by-hand = Zmenené ručne
cup-check-in = Kto je tu
cup-check-in-about = Zaškrtnite všetkých, ktorí prišli. Kto chýba, nežrebuje sa; najprv sa ukáže, čo sa tým zmení.
cup-check-in-save = Ukázať, čo sa zmení
cup-check-in-what = Prezencia
cup-missing = nie je tu
cup-undo-draw-what = Táto zmena rozlosovania prestane platiť
cup-redo-draw-what = Táto zmena bude znova platiť
cup-hand-keys = Dvaja si vymenia miesta: presuňte jedného na druhého, alebo na jednom stlačte Enter, šípkami prejdite k druhému a stlačte Enter znova. Escape výber zruší.
cup-hand-save = Uložiť rozlosovanie
cup-edit-what = Rozlosovanie sa ručne zmení
