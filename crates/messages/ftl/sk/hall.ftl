# Stránky turnajového dňa.

hall-parts = Časti turnaja
hall-part-overview = Dnes
hall-part-entries = Účastníci
hall-part-draw = Žrebovanie
hall-part-results = Výsledky
hall-part-round = Kolá
hall-part-table = Poradie
hall-part-chart = Prehľad kôl
hall-part-log = Záznam
hall-part-documents = Dokumenty
hall-connected = spojené
hall-disconnected = bez spojenia: čo vidíte, môže byť staré
hall-rounds-of = { $published } z { $planned } kôl

hall-tournaments = Turnaje
hall-tournaments-none = Zatiaľ tu nie je žiadny turnaj.
hall-new = Nový turnaj
hall-new-heading = Nový turnaj
hall-new-name = Názov turnaja
hall-new-system = Ako sa žrebuje
hall-new-about-dutch = Šach podľa dnešných pravidiel FIDE: hrajú spolu tí, ktorí majú rovnako bodov.
hall-new-about-chess = Šach podľa starších pravidiel z roku 1992: hrajú spolu tí, ktorí majú rovnako bodov, podľa ratingu.
hall-new-about-swiss = Go: hrajú spolu tí, ktorí majú rovnako výhier.
hall-new-about-mcmahon = Go: silní začínajú s väčším počtom bodov a hrajú od začiatku medzi sebou, hoci aj s handicapom.
hall-new-about-round-robin = Každý s každým; asi do dvanástich hráčov.
hall-new-about-pisqworky = Piškvorky, ako v grandfinále súťaže.
hall-new-rounds = Počet kôl
hall-new-check-in = Pred 1. kolom sa zapisuje prezencia
hall-new-create = Založiť

hall-about-heading = Turnaj
hall-system = Systém
hall-rounds = Kolá
hall-playing = Hrá
hall-public-page = Verejná stránka
hall-next-heading = Čo je na rade
hall-print-papers = Vytlačiť rozlosovanie, lístky a tabuľky
hall-next-entries = { $count ->
        [one] Prihlásený je { $count } účastník.
        [few] Prihlásení sú { $count } účastníci.
       *[other] Prihlásených je { $count } účastníkov.
    } Zapíšte všetkých a vyžrebujte prvé kolo.
hall-next-draw = Všetky výsledky sú zapísané. Možno žrebovať { $round }. kolo.
hall-next-draw-button = Žrebovať { $round }. kolo
hall-next-publish = Je pripravený návrh { $round }. kola. Prezrite ho, prípadne upravte a zverejnite.
hall-next-publish-button = Prezrieť návrh
hall-next-results = { $open ->
        [one] Chýba { $open } výsledok.
        [few] Chýbajú { $open } výsledky.
       *[other] Chýba { $open } výsledkov.
    }
hall-next-finish = Všetky kolá sú odohrané. Prezrite poradie a turnaj ukončite.
hall-next-over = Turnaj sa skončil.
hall-waiting-heading = Pred ďalším žrebovaním
hall-finish-heading = Koniec
hall-finish = Ukončiť turnaj
hall-reopen-heading = Ešte je čo opraviť
hall-reopen = Turnaj znovu otvoriť

hall-entries-heading = Účastníci
hall-entries-counted = hrá { $playing }, prítomných { $here }
hall-entered-twice = Zapísané viackrát. Ak je to jeden hráč, jeden zápis odhláste; ak sú dvaja, rozlíši ich klub alebo dátum narodenia.
hall-add = Pridať
hall-name = Meno
hall-number = Č.
hall-rating = Rating
hall-rank = Trieda
hall-club = Klub alebo škola
hall-standing = Stav
hall-actions = Čo možno urobiť
hall-import = Načítať zoznam
hall-import-about = Skopírujte tabuľku aj s hlavičkou: stĺpec s menami a prípadne rating, triedu, titul, klub a krajinu.
hall-import-paste = Zoznam
hall-import-file = Alebo vyberte súbor
hall-import-button = Zapísať všetkých
hall-import-at = riadok { $line }: { $why }
hall-standing-entered = prihláška
hall-standing-here = je tu
hall-standing-withdrawn = odstúpenie
hall-check-in = Prezencia
hall-check-out = Nie je tu
hall-withdraw = Odstupuje
hall-return = Vracia sa

hall-draw-heading = { $round }. kolo
hall-draft-heading = Návrh { $round }. kola
hall-draw-waits = Žrebovanie čaká na toto:
hall-draw-adjourn = Partie bez výsledku zapísať ako prerušené
hall-draw-button = Žrebovať
hall-draw-numbers = Týmto žrebovaním { $people ->
        [one] dostane { $people } hráč iné štartové číslo
        [few] dostanú { $people } hráči iné štartové čísla
       *[other] dostane { $people } hráčov iné štartové čísla
    }, pretože niekto prišiel neskôr alebo bola opravená prihláška.
hall-draw-none = Všetky kolá sú vyžrebované.
hall-publish = Zverejniť
hall-discard = Návrh zahodiť
hall-changed-by-hand = upravené ručne
hall-edit-heading = Ručná úprava
hall-exchange-one = Koho vymeniť
hall-exchange-other = s kým
hall-exchange-button = Vymeniť miesta
hall-reason = Dôvod
hall-why-heading = Prečo tieto dvojice
hall-why-by-hand = Dvojice zostavil rozhodca.

hall-results-heading = Výsledky { $round }. kola
hall-result-of = Stôl { $table }: { $first } – { $second }
hall-keys-about = Jeden kláves na stôl:
hall-only-open = Len nedohrané
hall-table = Stôl
hall-points = Body
hall-result = Výsledok
hall-enter = Zapísať
hall-correct = Opraviť
hall-failed = Nie je spojenie. Ešte to nie je uložené a posiela sa to znovu.
hall-status-open = hrá sa
hall-status-unconfirmed = nepotvrdené
hall-status-mismatch = strany sa nezhodujú
hall-status-settled = platí

hall-correct-heading = Oprava: { $round }. kolo, stôl { $table }
hall-game-heading = { $round }. kolo, stôl { $table }
hall-of-game = Viac
hall-trouble-mismatch = { $game }: { $first } a { $second } nahlásili rôzne výsledky.
hall-right-result = Správny výsledok
hall-revoke-published = Vziať späť zverejnené ďalšie kolo, ak ho ešte nikto nehral
hall-preview = Čo by sa zmenilo?

hall-round-heading = { $round }. kolo
hall-by-name = Podľa mien
hall-nothing-published = Zatiaľ nie je nič zverejnené.
hall-table-heading = Poradie
hall-table-after = Poradie po { $rounds }. kole
hall-table-open = { $open ->
        [one] Ešte chýba { $open } výsledok.
        [few] Ešte chýbajú { $open } výsledky.
       *[other] Ešte chýba { $open } výsledkov.
    }
hall-place = Miesto
hall-back-to-table = Späť na poradie
hall-chart-heading = Prehľad kôl
hall-log-heading = Čo sa stalo
hall-because = Dôvod:
hall-older = Staršie kroky
hall-undo = Vrátiť späť
hall-redo = Obnoviť

hall-part-links = Odkazy
hall-links-heading = Odkazy do telefónov
hall-links-about = Účastník so svojím odkazom vidí v telefóne, s kým a kde hrá, a hlási výsledok; druhá strana ho potvrdí. Rozdané odkazy platia ďalej; nový odkaz zruší starší odkaz toho istého účastníka.
hall-links-once = Tieto odkazy sa ukážu len raz. Vytlačte ich teraz, alebo nech si každý odfotí svoj.
hall-links-only-here = Tieto odkazy na žiadnom telefóne neotvoríte: server je dostupný len z tohto počítača. Spustite ho tak, aby načúval aj sále (voľba --listen 0.0.0.0:8400), a odkazy potom vytvorte znova.
hall-links-picture = Odkaz ako obrázok pre fotoaparát
hall-links-all = Vytvoriť odkazy všetkým, ktorí žiadny nemajú
hall-links-all-have = Odkaz už majú všetci.
hall-links-replace = Všetky odkazy znovu
hall-links-replace-about = Každý rozdaný odkaz okamžite prestane platiť a všetky telefóny potrebujú nový.
hall-links-replace-button = Vytvoriť všetky odkazy znovu
hall-links-new = Nový odkaz
hall-links-revoke = Zrušiť
hall-links-holds = má odkaz
hall-links-too-many = Súčasne platí najviac { $most } odkazov.
hall-links-none = Nie je odkaz, ktorý by sa dal zrušiť.

hall-my-waiting = Ešte nie je vyžrebované. Len čo bude, uvidíte tu, s kým a kde hráte.
hall-my-open = Hrá sa. Keď dohráte, nahláste výsledok.
hall-my-reported = Nahlásili ste: { $result }. Druhá strana to ešte nepotvrdila.
hall-my-confirm = Druhá strana nahlásila: { $result }. Ak je to správne, potvrďte to.
hall-my-differ = Nahlásili ste: { $own }; druhá strana: { $other }. Choďte spoločne k rozhodcovi, alebo svoje hlásenie opravte.
hall-my-board-other = Druhá strana nahlásila: { $result }
hall-my-counts = Výsledok platí: { $result }
hall-my-yes = Súhlasí: { $result }
hall-my-got-won = vyhrali ste
hall-my-got-drawn = remíza
hall-my-got-lost = prehrali ste
hall-my-got-won-free = vyhrali ste bez hry
hall-my-got-lost-free = prehrali ste bez hry
hall-my-report = Nahlásiť výsledok
hall-my-how = Ako to pre vás dopadlo?
hall-my-won = Výhra
hall-my-drawn = Remíza
hall-my-lost = Prehra
hall-my-own = Naše body
hall-my-other = Ich body
hall-my-send = Odoslať
hall-my-sending = Ešte neuložené: odosiela sa, aj opakovane po výpadku spojenia.
hall-my-refused = Hlásenie nebolo prijaté. Pozrite sa na stránku znovu.
hall-my-earlier = Predchádzajúce kolá
hall-my-against = Súper:
hall-my-everything = Celý turnaj

hall-part-screen = Plátno
hall-screen-heading = Plátno v sále
hall-screen-about = Otvorte túto stránku na projektore; čo ukazuje, sa volí tu, pokojne aj z telefónu.
hall-screen-open = Otvoriť plátno
hall-screen-names = Rozlosovanie podľa mien
hall-screen-tables = Rozlosovanie podľa stolov
hall-screen-standings = Poradie
hall-screen-message = Správa a hodiny
hall-screen-message-text = Správa všetkým
hall-screen-seconds = Sekúnd na každú časť
hall-screen-minutes = Do začiatku ďalšieho kola zostáva minút
hall-screen-choose = Ukázať toto
hall-screen-starts-in = Ďalšie kolo sa začína o
hall-screen-nothing = Plátno by neukazovalo nič: vyberte aspoň jednu časť.
hall-screen-message-long = Správa je príliš dlhá na čítanie zďaleka: najviac { $most } znakov.
hall-screen-seconds-wrong = Každá časť sa ukazuje { $from } až { $to } sekúnd.

hall-file-heading = Turnaj zo súboru
hall-file-about = Turnaj na kolá, vyraďovací turnaj alebo skupiny s play-off tu pokračujú tak, ako sú v súbore, s celým záznamom. V adresách dostanú voľné meno. Odkazy hráčov, plátna, roly a webhooky sa neprenášajú.
hall-file-personal = Taký súbor obsahuje osobné údaje: mená, kluby a všetko, čo bolo zapísané.
hall-file-paste = Obsah súboru
hall-file-read = Prevziať
hall-file-copy = Prevziať ako druhý turnaj vedľa prvého
hall-file-download = Celý turnaj ako súbor
hall-file-word = súbor
hall-file-known = { $name } tu už je, preto sa nič neprevzalo. Otvorte ho nižšie, alebo zaškrtnite políčko, ak chcete druhý.
hall-file-other-kind = Súbor je úplný, ale nie je v ňom turnaj na kolá, vyraďovací turnaj ani skupiny, preto sa nič neprevzalo. Súťaž sa preberá na stránke novej súťaže.
hall-file-damaged = Udalosti v súbore nedávajú turnaj, ktorý táto verzia programu Kolo vie čítať ({ $detail }), preto sa nič neprevzalo. Uložte súbor znova, alebo program aktualizujte, ak je súbor z novšej verzie.
hall-file-refused = { $problem }. Stiahnite súbor znova zo stránky turnaja a prevezmite ho bez zmeny.
