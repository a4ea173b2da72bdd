# Čo o dátach turnajového dňa hovoria stránky.

day-side-first = prvý
day-side-second = druhý
day-adjourned = preruš.
day-no-result = „{ $typed }“ nie je výsledok: napíšte 1, 0, = pre remízu, + alebo - pre nezohratú partiu, alebo skóre ako 7:3
day-handicap = { $stones } { $stones ->
        [one] kameň
        [few] kamene
       *[other] kameňov
    }
day-komi = komi { $komi }
day-handicap-and-komi = { $handicap }, { $komi }

day-system-fide-1992 = švajčiarsky systém FIDE podľa ratingu, 1992
day-system-dutch = švajčiarsky systém FIDE (holandský)
day-system-pisqworky-2023 = švajčiarsky systém pIšQworiek 2023
day-system-swiss = švajčiarsky systém Českej asociácie go
day-system-mcmahon = McMahon
day-system-round-robin = každý s každým

day-idle-bye = voľný žreb
day-idle-full-point = voľno za celý bod
day-idle-half-point = voľno za pol bodu
day-idle-zero-points = voľno bez bodu
day-idle-announced = ohlásená neprítomnosť
day-idle-absent = neprítomnosť

day-table-not-drawn = pred prvým žrebovaním nie je žiadna tabuľka

day-waiting-result = { $round }. kolo, stôl { $table }: chýba výsledok
day-waiting-confirmation = { $round }. kolo, stôl { $table }: jedna strana výsledok nahlásila, druhá ho ešte nepotvrdila
day-waiting-mismatch = { $round }. kolo, stôl { $table }: strany nahlásili rôzne výsledky
day-waiting-protest = protest { $id } nie je rozhodnutý
day-waiting-check-in = { $name }: chýba prezencia
day-waiting-rating = { $name }: chýba rating

day-role-arbiter = rozhodca
day-role-helper = asistent
day-role-competitor = účastník

day-numbers-by-rating = podľa ratingu
day-numbers-by-lot = žrebom
day-numbers-given = rozhodcom
day-numbers-late-entry = neskorým prihláškam

day-scene-tournament = mimo kôl
day-scene-round = { $round }. kolo
day-scene-table = { $round }. kolo, stôl { $table }

day-log-created = založený turnaj „{ $name }“
day-log-configured = zmenené nastavenie
day-log-entered = prihláška: { $name }
day-log-edited = zmenené údaje: { $name }
day-log-withdrawn = odstúpenie: { $name }
day-log-returned = návrat: { $name }
day-log-checked-in = prezencia: { $name }
day-log-checked-out = prezencia zrušená: { $name }
day-log-absence = { $name }, { $round }. kolo: { $what }
day-log-absence-cancelled = { $round }. kolo: { $name } predsa len hrá
day-log-absence-corrected = { $name }, { $round }. kolo: opravené z „{ $was }“ na „{ $what }“
day-log-numbers = pridelené štartové čísla ({ $count }) { $how }
day-log-ratings-confirmed = bez ratingu hrajú: { $names }
day-numbers-provisional = Štartové čísla sú predbežné: do zverejnenia 4. kola sa riadia neskorými prihláškami a opravami ratingov, titulov a mien.
day-log-drafted = návrh { $round }. kola, { $pairs } { $pairs ->
        [one] dvojica
        [few] dvojice
       *[other] dvojíc
    }, { $how }
day-log-draft-edited = návrh { $round }. kola upravený ručne
day-log-draft-discarded = návrh { $round }. kola zahodený
day-log-published = zverejnené { $round }. kolo, { $pairs } { $pairs ->
        [one] dvojica
        [few] dvojice
       *[other] dvojíc
    }
day-log-amended = zverejnené { $round }. kolo zmenené: { $ground }
day-log-revoked = zverejnené { $round }. kolo vzaté späť
day-log-reported = { $round }. kolo, stôl { $table }, { $pair }: { $by } hlási { $result }
day-log-result = { $round }. kolo, stôl { $table }, { $pair }: { $result }
day-log-corrected = { $round }. kolo, stôl { $table }, { $pair }: { $was } opravené na { $result }
day-log-sides-corrected = { $round }. kolo, stôl { $table }: { $pair }, strany zamenené
day-log-no-show = { $round }. kolo, stôl { $table }: bez ospravedlnenia chýba { $name }
day-log-no-show-lifted = { $round }. kolo: { $name } je predsa len medzi prítomnými
day-log-described = { $round }. kolo, stôl { $table }, { $pair }: { $end }
day-log-start-set = určený začiatok { $round }. kola
day-log-away = dlhšia neprítomnosť: { $name }
day-log-spectator = povolený divák: { $name }
day-log-incident = incident { $id }, { $where }: { $what }
day-log-incident-amended = incident { $id } zapísaný znova: predtým „{ $was }“, teraz „{ $what }“
day-log-protest = protest { $id }, podáva { $by }, { $round }. kolo, stôl { $table }
day-log-protest-decided = protest { $id } rozhodnutý: { $ruling }
day-log-protest-passed-over = hrá sa ďalej aj s nevybaveným protestom { $id }
day-log-finished = turnaj ukončený
day-log-reopened = turnaj znovu otvorený
day-log-stage-closed = časť { $stage } uzavretá, hráčov v poradí: { $count }
day-log-plan-drafted = časť { $stage } rozlosovaná
day-log-plan-drafted-again = časť { $stage } rozlosovaná znova
day-log-plan-edited = žreb časti { $stage } zmenený ručne: { $names }
day-log-plan-discarded = žreb časti { $stage } zahodený
day-log-plan-published = žreb časti { $stage } zverejnený
day-log-plan-unpublished = zverejnenie žrebu časti { $stage } zrušené
day-log-slots = odkazy v časti { $stage } zmenené ručne: { $names }
day-log-tie = poradie v skupine { $group } určené: { $order }
day-log-match-reported = zápas { $match }, { $pair }: { $by } hlási { $result }
day-log-line-up = { $round }. kolo, stôl { $table }, { $pair }: zadaná zostava
day-log-match-line-up = zápas { $match }, { $pair }: zadaná zostava
day-log-match-result = zápas { $match }, { $pair }: { $result }
day-log-match-corrected = zápas { $match }, { $pair }: { $was } opravené na { $result }
day-log-sanction = trest: { $who }, { $measure }
day-log-sanction-breach = trest: { $who }, { $breach }: { $measure }
day-log-match-sides = zápas { $match }: { $pair }, strany zamenené
day-log-match-protest = protest { $id } proti zápasu { $match } podáva { $by }
day-scene-match = zápas { $match }
day-log-undone = krok { $step } vrátený
day-log-redone = krok { $step } opäť platí

day-draft-float = bodové stavy { $first } a { $second }
day-log-by = { $by }: { $what }
day-protest-open = nevybavený, žrebovanie čaká
day-protest-passed-over = nevybavený, hrá sa ďalej
day-protest-upheld = uznaný
day-protest-rejected = zamietnutý
day-round-of = Kolo { $count } účastníkov
