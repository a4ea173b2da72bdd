# Samostatný turnaj na části: vyřazovací systém, skupiny a co po nich následuje.

plan-list-line = Řádek { $line }: { $why }
plan-list-no-name = chybí na něm jméno
plan-list-too-many = víc než { $most } hráčů hrát nemůže
plan-list-what = „{ $text }“ není rating, třída ani klub: pište jméno; rating; třída; klub

plan-part-consolation = Útěcha: { $round }
plan-part-places = O { $from }.–{ $to }. místo

plan-next-draw = Zkontrolujte rozlosování a zveřejněte ho. Do té doby lze měnit jména i způsob hry.
plan-next-reports = { $count ->
    [one] V { $count } zápase hlásí hráči každý něco jiného. Rozhodnete vy.
    [few] Ve { $count } zápasech hlásí hráči každý něco jiného. Rozhodnete vy.
   *[other] V { $count } zápasech hlásí hráči každý něco jiného. Rozhodnete vy.
  }
plan-next-ties = { $count ->
    [one] Na rozhodnutí čeká { $count } rovnost.
    [few] Na rozhodnutí čekají { $count } rovnosti.
   *[other] Na rozhodnutí čeká { $count } rovností.
  }
plan-next-play = { $count ->
    [0] Teď se žádný zápas hrát nedá.
    [one] Hrát se může { $count } zápas.
    [few] Hrát se mohou { $count } zápasy.
   *[other] Hrát se může { $count } zápasů.
  }
plan-waits-differ = { $match } { $first } – { $second }: hráči hlásí každý něco jiného. Rozhodnete vy.
plan-waits-other = { $match } { $first } – { $second }: { $side } hlásí { $result }; druhá strana to nepotvrdila.
plan-protest-open = nevyřízený, zápasy, které na něm závisí, čekají
plan-protest-moot = nevyřízený, ale zápas se už takto nehraje
plan-match-held = čeká na rozhodnutí (protest { $protests })
plan-my-held = Tento zápas čeká na rozhodnutí rozhodčího. Hrajte, až vás zavolají.
plan-next-over = Je dohráno. Vítěz: { $winner }.

plan-form-knockout = Vyřazovací systém
plan-form-round-robin = Každý s každým
plan-form-round-robin-final = Každý s každým, pak play-off nejlepších { $advance }
plan-form-groups-knockout = Skupiny ({ $groups }), z každé { $advance ->
    [one] postupuje { $advance }
    [few] postupují { $advance }
   *[other] postupuje { $advance }
  } do vyřazovací části
plan-form-groups-groups = Skupiny ({ $groups }), z každé { $advance ->
    [one] postupuje { $advance }
    [few] postupují { $advance }
   *[other] postupuje { $advance }
  } do { $then ->
    [one] finálové skupiny
   *[other] dalších skupin ({ $then })
  }
plan-form-groups = Skupiny ({ $groups })
plan-form-chain = Skupiny ({ $groups }), další skupiny, vyřazovací část

plan-why-by-list = Nasazení podle pořadí v seznamu: { $names }
plan-why-by-rating = Nasazení podle ratingu; kdo ho nemá, je na konci: { $names }
plan-why-by-rank = Nasazení podle třídy; kdo ji nemá, je na konci: { $names }
plan-why-no-lots = Nic se nelosuje: silní se potkají co nejpozději, první s druhým nejdřív ve finále.
plan-why-seeded = { $seeded ->
    [0] Nikdo není nasazen: všichni se losují
    [one] Nasazen je nejlepší, ostatní se losují
    [few] Nasazeni jsou { $seeded } nejlepší, aby se potkali pozdě, ostatní se losují
   *[other] Nasazeno je { $seeded } nejlepších, aby se potkali pozdě, ostatní se losují
  } (číslo losu { $seed }).
plan-why-tiers = Skupiny se losují po koších, z každého koše jeden do každé skupiny (číslo losu { $seed }).
plan-why-groups = { $groups ->
    [one] Hraje každý s každým v jedné skupině
   *[other] Skupiny ({ $groups }) jsou co nejvyrovnanější počtem i silou
  }; { $advance ->
    [0] o místech rozhoduje tabulka
    [one] z každé postupuje nejlepší
    [few] z každé postupují { $advance } nejlepší
   *[other] z každé postupuje { $advance } nejlepších
  }.
plan-why-byes = { $count ->
    [one] Volný los má nejsilnější
   *[other] Volné losy ({ $count }) mají nejsilnější
  }: { $names }
plan-why-clubs-apart = Na začátku se nepotká nikdo ze stejného klubu.
plan-why-clubs-meet = Ze stejného klubu se na začátku potkají, méně to nejde: { $pairs }

plan-breach-club = z jednoho klubu v prvním zápase: { $names }
plan-breach-club-group = ve skupině { $group } je víc lidí z jednoho klubu, než musí: { $names }
plan-breach-early = { $one } ({ $first }. nasazení) a { $other } ({ $second }. nasazení) se mohou potkat už v zápase { $match }
plan-breach-bye = { $name } má volný los, ale { $stronger } stojí v nasazení výš a nemá ho
plan-breach-tier = ve skupině { $group } je několik hráčů { $tier }. koše: { $names }

plan-my-you-won = výhra { $score }
plan-my-you-lost = prohra { $score }
plan-my-you-drew = remíza { $score }
plan-my-you-missed = kontumační prohra
plan-my-other-missed = kontumační výhra: soupeř nepřišel
plan-my-nobody-came = prohra obou: nikdo nepřišel
plan-my-reported = Vaše hlášení: { $result }. Soupeř ho ještě nepotvrdil.
plan-my-confirm = Soupeř nahlásil: { $result }. Je-li to tak, stiskněte tlačítko, jinak nahlaste, jak to bylo.
plan-my-differ = Vaše hlášení: { $own }. Soupeřovo hlášení: { $other }. Jděte spolu za rozhodčím, nebo své hlášení opravte.
plan-my-agree = Souhlasí: { $result }
plan-my-waits = { $match } ({ $part }): soupeř ještě není znám – { $other }.

plan-new-heading = Nový vyřazovací turnaj nebo skupiny
plan-new-about = Vložte hráče, zvolte, co se hraje, a zkontrolujte rozlosování, než začne platit.
plan-list = Hráči
plan-list-about = Na každém řádku jeden: jméno, pak rating, třída a klub v libovolném pořadí, oddělené středníkem, čárkou nebo tabulátorem. Lze vložit i seznam z tabulky.
plan-list-example =
    Anna Malá; 2105; Praha
    Jan Novák; 3d; Brno
    Eva Bílá 1890
plan-form = Co se hraje
plan-form-missing = vyberte jednu z možností
plan-choice-groups = Skupiny, pak vyřazovací část
plan-choice-final = Každý s každým, pak play-off
plan-choice-group = Skupiny, pak finálová skupina
plan-about-knockout = Kdo prohraje, končí, nebo hraje dál o místo.
plan-about-groups = Nejlepší z každé skupiny hrají o místa vyřazovacím způsobem.
plan-about-final = Hraje každý s každým a nejlepší se utkají v play-off.
plan-about-group = Nejlepší z každé skupiny se utkají v další skupině.
plan-about-all = Hraje každý s každým a rozhoduje tabulka.
plan-groups = Počet skupin
plan-advance = Kolik jich z každé postupuje
plan-losers = Kdo ve vyřazovací části prohraje
plan-losers-out = končí
plan-losers-third = končí; poražení semifinalisté hrají o 3. místo
plan-losers-all = hraje dál, dokud není rozhodnuto o každém místě
plan-losers-consolation = v prvním kole, hraje útěchu
plan-double = Ve skupinách hraje každý s každým dvakrát
plan-seeding = Nasazení podle
plan-seed-rating = ratingu
plan-seed-rank = třídy
plan-seed-list = pořadí v seznamu
plan-seeded = Počet nasazených (ostatní se losují)
plan-lot = Losovat
plan-lot-about = Nejlepší jsou nasazeni, ostatní se losují. Jinak o všem rozhoduje síla.
plan-create = Rozlosovat
plan-players = Hráči
plan-matches = Zápasů:
plan-draw-heading = Losování
plan-why-heading = Proč toto rozlosování
plan-publish = Zveřejnit rozlosování
plan-publish-about = Pak platí a všichni ho vidí.
plan-again = Losovat znovu
plan-recall = Zrušit zveřejnění
plan-first-round = První kolo
plan-bye = volný los
plan-exchange = Vyměnit dva
plan-exchange-about = Dva si v rozlosování vymění místa, dokud žádný z nich nehrál.
plan-exchange-what = { $one } a { $other } si v rozlosování vymění místa
plan-key-score = skóre
plan-scores-on = Psát skóre
plan-scores-off = Psát jednu klávesu na zápas
plan-still-possible = Ještě možné
plan-button-draw = Zkontrolovat rozlosování
plan-button-results = Zapsat výsledky
plan-button-reports = Podívat se na hlášení
plan-button-protests = K protestům
plan-button-ties = Rozhodnout
plan-button-table = Konečné pořadí
plan-my-others = Ještě k odehrání
plan-my-score = I se skóre
plan-screen-matches = Zápasy k odehrání
plan-take-report = Převzít hlášení: { $name }, { $result }
plan-said = { $name }: { $result }
plan-by-hand = Změněno ručně
plan-hand-keys = Dva si vymění místa: přetáhněte jednoho na druhého, nebo na jednom stiskněte Enter, šipkami dojděte ke druhému a stiskněte Enter znovu. Escape výběr zruší.
plan-hand-save = Uložit rozlosování
plan-edit-what = Rozlosování se ručně změní
plan-sides-what = { $game }: strany
plan-correct-what = Opravit: { $game }

# Stages one after another.
plan-make = Rozlosovat pavouka nebo skupiny
plan-new-rounds = Nový turnaj na kola
plan-next-undrawn = Hráči jsou přihlášeni. Rozlosujte pavouka nebo skupiny.
plan-next-close = Tato část je dohraná. Uzavřete ji a nejlepší hrají dál.
plan-button-close = Přejít na další část
plan-close = Uzavřít část: dál hrají { $from }. až { $to }. místo
plan-close-order = Hráči se stejným výsledkem na hranici postupu, určete jejich pořadí:
plan-close-what = Uzavřít část turnaje
plan-stages-heading = Části turnaje
plan-stages-link = Části turnaje: co se hraje po čem
plan-stages-about = Části se hrají jedna po druhé. V první hrají všichni přihlášení; v každé další hrají místa z části před ní, podle jejího konečného pořadí.
plan-stages-what = Změnit části turnaje
plan-stage-add = Přidat část
plan-stage-change = Změnit, jak se hraje první část
plan-stage-remove = Odebrat
plan-published = zveřejněno
plan-place-from = Od místa
plan-place-to = do místa
plan-field-entrants = všichni přihlášení
plan-field-places = { $from }. až { $to }. místo z předchozí části
refused-decides-between = Obě strany hlásí jiný výsledek: který platí, rozhodne rozhodčí.

# What a match consists of, and teams.
plan-match-reported = Hlásí
plan-match-boards = Partie utkání
plan-match-board = Partie
plan-match-how = Partii po partii: 11 10 =0, má-li partie dva duely, nebo 1 = 0, má-li jednu hru; nebo skóre utkání: vyhrané partie, třeba 2:1 nebo 1½:1½, má-li partie jednu hru, jinak body za duely, třeba 7:5. Vyhraná hra dává 2 body, remíza 1.
plan-match-line-up = Sestava: kdo hraje kterou partii
plan-match-line-up-save = Uložit sestavu
shape-heading = Utkání se skládá z
shape-game = jedné partie
shape-boards = více partií po jedné hře
shape-duels = více partií po dvou duelech
shape-count = Partií v utkání
shape-teams = Hrají týmy se soupiskami, ne jednotlivci
entry-roster = Členové týmu, na každém řádku jeden
