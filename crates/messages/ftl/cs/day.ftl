# Co o datech turnajového dne říkají stránky.

day-side-first = první
day-side-second = druhý
day-adjourned = přer.
day-no-result = „{ $typed }“ není výsledek: napište 1, 0, = pro remízu, + nebo - pro nesehranou partii, nebo skóre jako 7:3
day-handicap = { $stones } { $stones ->
        [one] kámen
        [few] kameny
       *[other] kamenů
    }
day-komi = komi { $komi }
day-handicap-and-komi = { $handicap }, { $komi }

day-system-fide-1992 = švýcarský systém FIDE podle ratingu, 1992
day-system-dutch = švýcarský systém FIDE (holandský)
day-system-pisqworky-2023 = švýcarský systém pIšQworek 2023
day-system-swiss = švýcarský systém České asociace go
day-system-mcmahon = McMahon
day-system-round-robin = každý s každým

day-idle-bye = volný los
day-idle-full-point = volno za celý bod
day-idle-half-point = volno za půl bodu
day-idle-zero-points = volno bez bodu
day-idle-announced = ohlášená nepřítomnost
day-idle-absent = nepřítomnost

day-table-not-drawn = před prvním losováním není žádná tabulka

day-waiting-result = { $round }. kolo, stůl { $table }: chybí výsledek
day-waiting-confirmation = { $round }. kolo, stůl { $table }: jedna strana výsledek nahlásila, druhá ho ještě nepotvrdila
day-waiting-mismatch = { $round }. kolo, stůl { $table }: strany nahlásily různé výsledky
day-waiting-protest = protest { $id } není rozhodnut
day-waiting-check-in = { $name }: chybí prezence
day-waiting-rating = { $name }: chybí rating

day-role-arbiter = rozhodčí
day-role-helper = asistent
day-role-competitor = účastník

day-numbers-by-rating = podle ratingu
day-numbers-by-lot = losem
day-numbers-given = rozhodčím
day-numbers-late-entry = pozdním přihláškám

day-scene-tournament = mimo kola
day-scene-round = { $round }. kolo
day-scene-table = { $round }. kolo, stůl { $table }

day-log-created = založen turnaj „{ $name }“
day-log-configured = změněno nastavení
day-log-entered = přihláška: { $name }
day-log-edited = změněny údaje: { $name }
day-log-withdrawn = odstoupení: { $name }
day-log-returned = návrat: { $name }
day-log-checked-in = prezence: { $name }
day-log-checked-out = prezence zrušena: { $name }
day-log-absence = { $name }, { $round }. kolo: { $what }
day-log-absence-cancelled = { $round }. kolo: { $name } přece jen hraje
day-log-absence-corrected = { $name }, { $round }. kolo: opraveno z „{ $was }“ na „{ $what }“
day-log-numbers = přidělena startovní čísla ({ $count }) { $how }
day-log-ratings-confirmed = bez ratingu hrají: { $names }
day-numbers-provisional = Startovní čísla jsou předběžná: do zveřejnění 4. kola se řídí pozdními přihláškami a opravami ratingů, titulů a jmen.
day-log-drafted = návrh { $round }. kola, { $pairs } { $pairs ->
        [one] dvojice
        [few] dvojice
       *[other] dvojic
    }, { $how }
day-log-draft-edited = návrh { $round }. kola upraven ručně
day-log-draft-discarded = návrh { $round }. kola zahozen
day-log-published = zveřejněno { $round }. kolo, { $pairs } { $pairs ->
        [one] dvojice
        [few] dvojice
       *[other] dvojic
    }
day-log-amended = zveřejněné { $round }. kolo změněno: { $ground }
day-log-revoked = zveřejněné { $round }. kolo vzato zpět
day-log-reported = { $round }. kolo, stůl { $table }, { $pair }: { $by } hlásí { $result }
day-log-result = { $round }. kolo, stůl { $table }, { $pair }: { $result }
day-log-corrected = { $round }. kolo, stůl { $table }, { $pair }: { $was } opraveno na { $result }
day-log-sides-corrected = { $round }. kolo, stůl { $table }: { $pair }, strany zaměněny
day-log-no-show = { $round }. kolo, stůl { $table }: bez omluvy chybí { $name }
day-log-no-show-lifted = { $round }. kolo: { $name } je přece jen mezi přítomnými
day-log-described = { $round }. kolo, stůl { $table }, { $pair }: { $end }
day-log-start-set = určen začátek { $round }. kola
day-log-away = delší nepřítomnost: { $name }
day-log-spectator = povolen divák: { $name }
day-log-incident = incident { $id }, { $where }: { $what }
day-log-incident-amended = incident { $id } zapsán znovu: předtím „{ $was }“, nyní „{ $what }“
day-log-protest = protest { $id }, podává { $by }, { $round }. kolo, stůl { $table }
day-log-protest-decided = protest { $id } rozhodnut: { $ruling }
day-log-protest-passed-over = hraje se dál i s nevyřízeným protestem { $id }
day-log-finished = turnaj ukončen
day-log-reopened = turnaj znovu otevřen
day-log-stage-closed = část { $stage } uzavřena, hráčů v pořadí: { $count }
day-log-plan-drafted = část { $stage } rozlosována
day-log-plan-drafted-again = část { $stage } rozlosována znovu
day-log-plan-edited = los části { $stage } změněn ručně: { $names }
day-log-plan-discarded = los části { $stage } zahozen
day-log-plan-published = los části { $stage } zveřejněn
day-log-plan-unpublished = zveřejnění losu části { $stage } zrušeno
day-log-slots = odkazy v části { $stage } změněny ručně: { $names }
day-log-tie = pořadí ve skupině { $group } určeno: { $order }
day-log-match-reported = zápas { $match }, { $pair }: { $by } hlásí { $result }
day-log-line-up = { $round }. kolo, stůl { $table }, { $pair }: zadána sestava
day-log-match-line-up = zápas { $match }, { $pair }: zadána sestava
day-log-match-result = zápas { $match }, { $pair }: { $result }
day-log-match-corrected = zápas { $match }, { $pair }: { $was } opraveno na { $result }
day-log-sanction = trest: { $who }, { $measure }
day-log-sanction-breach = trest: { $who }, { $breach }: { $measure }
day-log-match-sides = zápas { $match }: { $pair }, strany zaměněny
day-log-match-protest = protest { $id } proti zápasu { $match } podává { $by }
day-scene-match = zápas { $match }
day-log-undone = krok { $step } vrácen
day-log-redone = krok { $step } opět platí

day-draft-float = bodové stavy { $first } a { $second }
day-log-by = { $by }: { $what }
day-protest-open = nevyřízený, losování čeká
day-protest-passed-over = nevyřízený, hraje se dál
day-protest-upheld = uznán
day-protest-rejected = zamítnut
day-round-of = Kolo { $count } účastníků
