# Samostatný turnaj na části: vyřazovací systém, skupiny a co po nich následuje.

cup-list-line = Řádek { $line }: { $why }
cup-list-no-name = chybí na něm jméno
cup-list-too-many = víc než { $most } hráčů hrát nemůže
cup-list-what = „{ $text }“ není rating, třída ani klub: pište jméno; rating; třída; klub

cup-refused-not-open = Takový turnaj tu není.
cup-refused-open = Turnaj s tímto názvem už existuje: zvolte jiný.
cup-refused-not-published = Rozlosování ještě neplatí: nejdřív ho zveřejněte.
cup-refused-published = Rozlosování už platí. Dokud se nehraje, lze zveřejnění zrušit; později hráče vyměňte nebo odhlaste.
cup-refused-in-play = Zveřejnění už zrušit nejde, hra začala (počet zapsaných kroků: { $steps }). Nejdřív je vraťte v záznamu, nebo někoho odhlaste.
cup-refused-not-now = Tento krok teď nelze vrátit ani zopakovat: stojí na něm něco pozdějšího. Nejdřív vraťte to, co přišlo potom; co lze vrátit, ukazuje záznam.
cup-refused-no-lots = Nic se tu nelosuje, není tedy co losovat znovu.
cup-refused-not-yours = Tohle není váš zápas. Podívejte se na svou stránku: ukazuje, s kým teď hrajete.
cup-refused-not-in-match = Proti výsledku zápasu { $match } mohou protestovat jen ti, kdo ho hrají.
cup-refused-protest-too-late = Na protest proti zápasu { $match } je už pozdě: podává se dřív, než začne zápas, který na něm závisí. Je-li výsledek chybný, opravte ho.
cup-refused-correction = Tato oprava jména už neplatí, nebo byl tentýž hráč později opraven znovu. Opravte jméno tak, jak má být.

cup-part-consolation = Útěcha: { $round }
cup-part-places = O { $from }.–{ $to }. místo

cup-next-draw = Zkontrolujte rozlosování a zveřejněte ho. Do té doby lze měnit jména i způsob hry.
cup-next-ties = { $count ->
    [one] Na rozhodnutí čeká { $count } rovnost.
    [few] Na rozhodnutí čekají { $count } rovnosti.
   *[other] Na rozhodnutí čeká { $count } rovností.
  }
cup-next-play = { $count ->
    [0] Teď se žádný zápas hrát nedá.
    [one] Hrát se může { $count } zápas.
    [few] Hrát se mohou { $count } zápasy.
   *[other] Hrát se může { $count } zápasů.
  }
cup-next-reports = { $count ->
    [one] V { $count } zápase hlásí hráči každý něco jiného. Rozhodnete vy.
    [few] Ve { $count } zápasech hlásí hráči každý něco jiného. Rozhodnete vy.
   *[other] V { $count } zápasech hlásí hráči každý něco jiného. Rozhodnete vy.
  }
cup-waits-differ = { $match } { $first } – { $second }: hráči hlásí každý něco jiného. Rozhodnete vy.
cup-waits-other = { $match } { $first } – { $second }: { $side } hlásí { $result }; druhá strana to nepotvrdila.
cup-protest-open = nevyřízený, zápasy, které na něm závisí, čekají
cup-protest-moot = nevyřízený, ale zápas se už takto nehraje
cup-match-held = čeká na rozhodnutí (protest { $protests })
cup-my-held = Tento zápas čeká na rozhodnutí rozhodčího. Hrajte, až vás zavolají.
cup-button-protests = K protestům
cup-next-over = Je dohráno. Vítěz: { $winner }.

cup-form-knockout = Vyřazovací systém
cup-form-round-robin = Každý s každým
cup-form-round-robin-final = Každý s každým, pak play-off nejlepších { $advance }
cup-form-groups-knockout = Skupiny ({ $groups }), z každé { $advance ->
    [one] postupuje { $advance }
    [few] postupují { $advance }
   *[other] postupuje { $advance }
  } do vyřazovací části
cup-form-groups-groups = Skupiny ({ $groups }), z každé { $advance ->
    [one] postupuje { $advance }
    [few] postupují { $advance }
   *[other] postupuje { $advance }
  } do { $then ->
    [one] finálové skupiny
   *[other] dalších skupin ({ $then })
  }
cup-form-groups = Skupiny ({ $groups })
cup-form-chain = Skupiny ({ $groups }), další skupiny, vyřazovací část

cup-why-by-list = Nasazení podle pořadí v seznamu: { $names }
cup-why-by-rating = Nasazení podle ratingu; kdo ho nemá, je na konci: { $names }
cup-why-by-rank = Nasazení podle třídy; kdo ji nemá, je na konci: { $names }
cup-why-no-lots = Nic se nelosuje: silní se potkají co nejpozději, první s druhým nejdřív ve finále.
cup-why-seeded = { $seeded ->
    [0] Nikdo není nasazen: všichni se losují
    [one] Nasazen je nejlepší, ostatní se losují
    [few] Nasazeni jsou { $seeded } nejlepší, aby se potkali pozdě, ostatní se losují
   *[other] Nasazeno je { $seeded } nejlepších, aby se potkali pozdě, ostatní se losují
  } (číslo losu { $seed }).
cup-why-tiers = Skupiny se losují po koších, z každého koše jeden do každé skupiny (číslo losu { $seed }).
cup-why-groups = { $groups ->
    [one] Hraje každý s každým v jedné skupině
   *[other] Skupiny ({ $groups }) jsou co nejvyrovnanější počtem i silou
  }; { $advance ->
    [0] o místech rozhoduje tabulka
    [one] z každé postupuje nejlepší
    [few] z každé postupují { $advance } nejlepší
   *[other] z každé postupuje { $advance } nejlepších
  }.
cup-why-byes = { $count ->
    [one] Volný los má nejsilnější
   *[other] Volné losy ({ $count }) mají nejsilnější
  }: { $names }
cup-why-clubs-apart = Na začátku se nepotká nikdo ze stejného klubu.
cup-why-clubs-meet = Ze stejného klubu se na začátku potkají, méně to nejde: { $pairs }

cup-change-joins = { $name } přibude na seznam
cup-change-leaves = { $name } na seznamu nezůstane
cup-change-comes = { $name } je tu a hraje
cup-change-stays-away = { $name } tu není a nelosuje se
cup-change-form = změní se, co se hraje nebo jak se losuje
cup-change-lots = změní se číslo losu: { $before } → { $after }
cup-change-drawn-anew = rozlosuje se znovu pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
   *[other] { $players } hráčů
  }
cup-change-by-hand-lost = ruční výměny se ztratí
cup-change-counts = rozlosování platí a všichni ho vidí
cup-change-counts-no-more = rozlosování přestane platit; než se znovu zveřejní, lze měnit hráče i způsob hry

cup-breach-club = z jednoho klubu v prvním zápase: { $names }
cup-breach-club-group = ve skupině { $group } je víc lidí z jednoho klubu, než musí: { $names }
cup-breach-early = { $one } ({ $first }. nasazení) a { $other } ({ $second }. nasazení) se mohou potkat už v zápase { $match }
cup-breach-bye = { $name } má volný los, ale { $stronger } stojí v nasazení výš a nemá ho
cup-breach-tier = ve skupině { $group } je několik hráčů { $tier }. koše: { $names }

cup-told-opened = Turnaj byl založen, hráčů: { $entrants }
cup-told-changed = Změnili se hráči nebo způsob hry, hráčů: { $entrants }
cup-told-lots = Losovalo se znovu: číslo losu { $seed } místo { $was }
cup-told-checked-in = { $missing ->
    [0] Prezence: jsou tu všichni
    [one] Prezence: { $missing } hráč chybí a nelosuje se: { $names }
    [few] Prezence: { $missing } hráči chybějí a nelosují se: { $names }
   *[other] Prezence: { $missing } hráčů chybí a nelosuje se: { $names }
  }
cup-told-edited = Rozlosování bylo před zveřejněním ručně změněno: { $changes }
cup-told-taken-back = Vráceno: { $what }
cup-told-done-again = Znovu platí: { $what }
cup-told-earlier = dřívější krok
cup-told-published = Rozlosování bylo zveřejněno
cup-told-recalled = Zveřejnění rozlosování bylo zrušeno
cup-told-renamed = Opraveno v seznamu: { $was } → { $name }
cup-told-name-back = Oprava byla vrácena; platí znovu: { $was }
cup-told-reported = { $name } hlásí { $match }: { $result }
cup-told-protest-upheld = Protest { $id } je uznán
cup-told-protest-corrected = Protest { $id } je uznán a výsledek se opravuje
cup-told-step = { $step }. { $what }

cup-my-you-won = výhra { $score }
cup-my-you-lost = prohra { $score }
cup-my-you-drew = remíza { $score }
cup-my-you-missed = kontumační prohra
cup-my-other-missed = kontumační výhra: soupeř nepřišel
cup-my-nobody-came = prohra obou: nikdo nepřišel
cup-my-reported = Vaše hlášení: { $result }. Soupeř ho ještě nepotvrdil.
cup-my-confirm = Soupeř nahlásil: { $result }. Je-li to tak, stiskněte tlačítko, jinak nahlaste, jak to bylo.
cup-my-differ = Vaše hlášení: { $own }. Soupeřovo hlášení: { $other }. Jděte spolu za rozhodčím, nebo své hlášení opravte.
cup-my-agree = Souhlasí: { $result }
cup-my-waits = { $match } ({ $part }): soupeř ještě není znám – { $other }.

cup-new-heading = Nový vyřazovací turnaj nebo skupiny
cup-new-about = Vložte hráče, zvolte, co se hraje, a zkontrolujte rozlosování, než začne platit.
cup-list = Hráči
cup-list-about = Na každém řádku jeden: jméno, pak rating, třída a klub v libovolném pořadí, oddělené středníkem, čárkou nebo tabulátorem. Lze vložit i seznam z tabulky.
cup-list-example =
    Anna Malá; 2105; Praha
    Jan Novák; 3d; Brno
    Eva Bílá 1890
cup-form = Co se hraje
cup-form-missing = vyberte jednu z možností
cup-choice-groups = Skupiny, pak vyřazovací část
cup-choice-final = Každý s každým, pak play-off
cup-choice-group = Skupiny, pak finálová skupina
cup-about-knockout = Kdo prohraje, končí, nebo hraje dál o místo.
cup-about-groups = Nejlepší z každé skupiny hrají o místa vyřazovacím způsobem.
cup-about-final = Hraje každý s každým a nejlepší se utkají v play-off.
cup-about-group = Nejlepší z každé skupiny se utkají v další skupině.
cup-about-all = Hraje každý s každým a rozhoduje tabulka.
cup-groups = Počet skupin
cup-advance = Kolik jich z každé postupuje
cup-losers = Kdo ve vyřazovací části prohraje
cup-losers-out = končí
cup-losers-third = končí; poražení semifinalisté hrají o 3. místo
cup-losers-all = hraje dál, dokud není rozhodnuto o každém místě
cup-losers-consolation = v prvním kole, hraje útěchu
cup-double = Ve skupinách hraje každý s každým dvakrát
cup-seeding = Nasazení podle
cup-seed-rating = ratingu
cup-seed-rank = třídy
cup-seed-list = pořadí v seznamu
cup-seeded = Počet nasazených (ostatní se losují)
cup-lot = Losovat
cup-lot-about = Nejlepší jsou nasazeni, ostatní se losují. Jinak o všem rozhoduje síla.
cup-create = Rozlosovat
cup-save = Uložit a losovat znovu
cup-players = Hráči
cup-matches = Zápasů:
cup-draw-heading = Losování
cup-why-heading = Proč toto rozlosování
cup-file-download = Rozlosování s výsledky pro kolo stages
cup-publish = Zveřejnit rozlosování
cup-publish-about = Pak platí a všichni ho vidí.
cup-again = Losovat znovu
cup-recall = Zrušit zveřejnění
cup-first-round = První kolo
cup-bye = volný los
cup-exchange = Vyměnit dva
cup-exchange-about = Dva si v rozlosování vymění místa, dokud žádný z nich nehrál.
cup-exchange-what = { $one } a { $other } si v rozlosování vymění místa
cup-key-score = skóre
cup-scores-on = Psát skóre
cup-scores-off = Psát jednu klávesu na zápas
cup-still-possible = Ještě možné
cup-data = Osobní údaje
cup-rename = Opravit
cup-rename-heading = Oprava jména a klubu
cup-rename-about = Změní se jen to, jak se hráč jmenuje: rozlosování, výsledky i místa zůstanou. V záznamu zůstane obojí a opravu tam lze vrátit.
cup-withdraw = Odhlásit
cup-withdrawn = odhlášení
cup-withdraw-what = { $name } už nehraje
cup-undo-what = Krok { $step } už neplatí
cup-redo-what = Krok { $step } zase platí
cup-button-draw = Zkontrolovat rozlosování
cup-button-reports = Podívat se na hlášení
cup-button-results = Zapsat výsledky
cup-button-ties = Rozhodnout
cup-button-table = Konečné pořadí
cup-my-others = Ještě k odehrání
cup-my-score = I se skóre
cup-screen-matches = Zápasy k odehrání
cup-take-report = Převzít hlášení: { $name }, { $result }
cup-said = { $name }: { $result }
cup-by-hand = Změněno ručně
cup-check-in = Kdo je tu
cup-check-in-about = Zaškrtněte všechny, kdo přišli. Kdo chybí, nelosuje se; nejdřív se ukáže, co se tím změní.
cup-check-in-save = Ukázat, co se změní
cup-check-in-what = Prezence
cup-missing = není tu
cup-undo-draw-what = Tato změna rozlosování přestane platit
cup-redo-draw-what = Tato změna bude znovu platit
cup-hand-keys = Dva si vymění místa: přetáhněte jednoho na druhého, nebo na jednom stiskněte Enter, šipkami dojděte ke druhému a stiskněte Enter znovu. Escape výběr zruší.
cup-hand-save = Uložit rozlosování
cup-edit-what = Rozlosování se ručně změní
