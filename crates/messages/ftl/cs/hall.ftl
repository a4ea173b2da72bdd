# Stránky turnajového dne.

hall-parts = Části turnaje
hall-part-overview = Dnes
hall-part-entries = Účastníci
hall-part-draw = Losování
hall-part-results = Výsledky
hall-part-round = Kola
hall-part-table = Pořadí
hall-part-chart = Přehled kol
hall-part-log = Záznam
hall-part-documents = Dokumenty
hall-connected = spojeno
hall-disconnected = bez spojení: co vidíte, může být staré
hall-rounds-of = { $published } z { $planned } kol

hall-tournaments = Turnaje
hall-tournaments-none = Zatím tu není žádný turnaj.
hall-new = Nový turnaj
hall-new-heading = Nový turnaj
hall-new-name = Název turnaje
hall-new-system = Jak se losuje
hall-new-about-dutch = Šachy podle dnešních pravidel FIDE: hrají spolu ti, kdo mají stejně bodů.
hall-new-about-chess = Šachy podle starších pravidel z roku 1992: hrají spolu ti, kdo mají stejně bodů, podle ratingu.
hall-new-about-swiss = Go: hrají spolu ti, kdo mají stejně výher.
hall-new-about-mcmahon = Go: silní začínají s více body a hrají od začátku mezi sebou, třeba i s handicapem.
hall-new-about-round-robin = Každý s každým; asi do dvanácti hráčů.
hall-new-about-pisqworky = Piškvorky, jako v grandfinále soutěže.
hall-new-rounds = Počet kol
hall-new-check-in = Před 1. kolem se zapisuje prezence
hall-new-create = Založit

hall-about-heading = Turnaj
hall-system = Systém
hall-rounds = Kola
hall-playing = Hraje
hall-public-page = Veřejná stránka
hall-next-heading = Co je na řadě
hall-print-papers = Vytisknout rozlosování, lístky a tabulky
hall-next-entries = { $count ->
        [one] Přihlášen je { $count } účastník.
        [few] Přihlášeni jsou { $count } účastníci.
       *[other] Přihlášeno je { $count } účastníků.
    } Zapište všechny a vylosujte první kolo.
hall-next-draw = Všechny výsledky jsou zapsány. Lze losovat { $round }. kolo.
hall-next-draw-button = Losovat { $round }. kolo
hall-next-publish = Je připraven návrh { $round }. kola. Prohlédněte ho, případně upravte a zveřejněte.
hall-next-publish-button = Prohlédnout návrh
hall-next-results = { $open ->
        [one] Chybí { $open } výsledek.
        [few] Chybějí { $open } výsledky.
       *[other] Chybí { $open } výsledků.
    }
hall-next-finish = Všechna kola jsou odehrána. Prohlédněte pořadí a turnaj ukončete.
hall-next-over = Turnaj skončil.
hall-waiting-heading = Před dalším losováním
hall-finish-heading = Konec
hall-finish = Ukončit turnaj
hall-reopen-heading = Ještě je co opravit
hall-reopen = Turnaj znovu otevřít

hall-entries-heading = Účastníci
hall-entries-counted = hraje { $playing }, přítomno { $here }
hall-entered-twice = Zapsáno víckrát. Je-li to jeden hráč, jeden zápis odhlaste; jsou-li to dva, rozliší je klub nebo datum narození.
hall-add = Přidat
hall-name = Jméno
hall-number = Č.
hall-rating = Rating
hall-rank = Třída
hall-club = Klub nebo škola
hall-standing = Stav
hall-actions = Co lze udělat
hall-import = Načíst seznam
hall-import-about = Zkopírujte tabulku i s hlavičkou: sloupec se jmény a případně rating, třídu, titul, klub a zemi.
hall-import-paste = Seznam
hall-import-file = Nebo vyberte soubor
hall-import-button = Zapsat všechny
hall-import-at = řádek { $line }: { $why }
hall-standing-entered = přihláška
hall-standing-here = je tu
hall-standing-withdrawn = odstoupení
hall-check-in = Prezence
hall-check-out = Není tu
hall-withdraw = Odstupuje
hall-return = Vrací se

hall-draw-heading = { $round }. kolo
hall-draft-heading = Návrh { $round }. kola
hall-draw-waits = Losování čeká na toto:
hall-draw-adjourn = Partie bez výsledku zapsat jako přerušené
hall-draw-button = Losovat
hall-draw-numbers = Tímto losováním { $people ->
        [one] dostane { $people } hráč jiné startovní číslo
        [few] dostanou { $people } hráči jiná startovní čísla
       *[other] dostane { $people } hráčů jiná startovní čísla
    }, protože někdo přišel později nebo byla opravena přihláška.
hall-draw-none = Všechna kola jsou vylosována.
hall-publish = Zveřejnit
hall-discard = Návrh zahodit
hall-changed-by-hand = upraveno ručně
hall-edit-heading = Ruční úprava
hall-exchange-one = Koho vyměnit
hall-exchange-other = s kým
hall-exchange-button = Vyměnit místa
hall-reason = Důvod
hall-why-heading = Proč tyto dvojice
hall-why-by-hand = Dvojice sestavil rozhodčí.

hall-results-heading = Výsledky { $round }. kola
hall-result-of = Stůl { $table }: { $first } – { $second }
hall-keys-about = Jedna klávesa na stůl:
hall-only-open = Jen nedohrané
hall-table = Stůl
hall-points = Body
hall-result = Výsledek
hall-enter = Zapsat
hall-correct = Opravit
hall-failed = Není spojení. Ještě to není uloženo a posílá se to znovu.
hall-status-open = hraje se
hall-status-unconfirmed = nepotvrzeno
hall-status-mismatch = strany se neshodují
hall-status-settled = platí

hall-correct-heading = Oprava: { $round }. kolo, stůl { $table }
hall-game-heading = { $round }. kolo, stůl { $table }
hall-of-game = Více
hall-trouble-mismatch = { $game }: { $first } a { $second } nahlásili různé výsledky.
hall-right-result = Správný výsledek
hall-revoke-published = Vzít zpět zveřejněné další kolo, pokud ho ještě nikdo nehrál
hall-preview = Co by se změnilo?

hall-round-heading = { $round }. kolo
hall-by-name = Podle jmen
hall-nothing-published = Zatím není nic zveřejněno.
hall-table-heading = Pořadí
hall-table-after = Pořadí po { $rounds }. kole
hall-table-open = { $open ->
    [one] Ještě chybí { $open } výsledek.
    [few] Ještě chybějí { $open } výsledky.
   *[other] Ještě chybí { $open } výsledků.
}
hall-place = Místo
hall-back-to-table = Zpět na pořadí
hall-chart-heading = Přehled kol
hall-log-heading = Co se stalo
hall-because = Důvod:
hall-older = Starší kroky
hall-undo = Vrátit zpět
hall-redo = Obnovit

hall-part-links = Odkazy
hall-links-heading = Odkazy do telefonů
hall-links-about = Účastník se svým odkazem vidí v telefonu, s kým a kde hraje, a hlásí výsledek; druhá strana ho potvrdí. Rozdané odkazy platí dál; nový odkaz zruší starší odkaz téhož účastníka.
hall-links-once = Tyto odkazy se ukážou jen jednou. Vytiskněte je teď, nebo ať si každý vyfotí svůj.
hall-links-only-here = Tyto odkazy na žádném telefonu neotevřete: server je dostupný jen z tohoto počítače. Spusťte jej tak, aby naslouchal i sálu (volba --listen 0.0.0.0:8400), a odkazy pak vytvořte znovu.
hall-links-picture = Odkaz jako obrázek pro fotoaparát
hall-links-all = Vytvořit odkazy všem, kdo žádný nemají
hall-links-all-have = Odkaz už mají všichni.
hall-links-replace = Všechny odkazy znovu
hall-links-replace-about = Každý rozdaný odkaz okamžitě přestane platit a všechny telefony potřebují nový.
hall-links-replace-button = Vytvořit všechny odkazy znovu
hall-links-new = Nový odkaz
hall-links-revoke = Zrušit
hall-links-holds = má odkaz
hall-links-too-many = Zároveň platí nejvýše { $most } odkazů.
hall-links-none = Není odkaz, který by šlo zrušit.

hall-my-waiting = Ještě není vylosováno. Jakmile bude, uvidíte tady, s kým a kde hrajete.
hall-my-open = Hraje se. Až dohrajete, nahlaste výsledek.
hall-my-reported = Vaše hlášení: { $result }. Druhá strana ho ještě nepotvrdila.
hall-my-confirm = Druhá strana nahlásila: { $result }. Je-li to správně, potvrďte to.
hall-my-differ = Vaše hlášení: { $own }; hlášení druhé strany: { $other }. Jděte společně k rozhodčímu, nebo své hlášení opravte.
hall-my-board-other = Druhá strana nahlásila: { $result }
hall-my-counts = Výsledek platí: { $result }
hall-my-yes = Souhlasí: { $result }
hall-my-got-won = výhra
hall-my-got-drawn = remíza
hall-my-got-lost = prohra
hall-my-got-won-free = výhra bez hry
hall-my-got-lost-free = prohra bez hry
hall-my-report = Nahlásit výsledek
hall-my-how = Jak to pro vás dopadlo?
hall-my-won = Výhra
hall-my-drawn = Remíza
hall-my-lost = Prohra
hall-my-own = Naše body
hall-my-other = Jejich body
hall-my-send = Odeslat
hall-my-sending = Ještě neuloženo: odesílá se, i opakovaně po výpadku spojení.
hall-my-refused = Hlášení nebylo přijato. Podívejte se na stránku znovu.
hall-my-earlier = Předchozí kola
hall-my-against = Soupeř:
hall-my-everything = Celý turnaj

hall-part-screen = Plátno
hall-screen-heading = Plátno v sále
hall-screen-about = Otevřete tuto stránku na projektoru; co ukazuje, se volí zde, třeba i z telefonu.
hall-screen-open = Otevřít plátno
hall-screen-names = Rozlosování podle jmen
hall-screen-tables = Rozlosování podle stolů
hall-screen-standings = Pořadí
hall-screen-message = Zpráva a hodiny
hall-screen-message-text = Zpráva všem
hall-screen-seconds = Sekund na každou část
hall-screen-minutes = Do začátku dalšího kola zbývá minut
hall-screen-choose = Ukázat toto
hall-screen-starts-in = Další kolo začíná za
hall-screen-nothing = Plátno by neukazovalo nic: vyberte aspoň jednu část.
hall-screen-message-long = Zpráva je příliš dlouhá na čtení zdálky: nejvýše { $most } znaků.
hall-screen-seconds-wrong = Každá část se ukazuje { $from } až { $to } sekund.

hall-file-heading = Turnaj ze souboru
hall-file-about = Turnaj na kola, vyřazovací turnaj nebo skupiny s play-off tu pokračují tak, jak jsou v souboru, s celým záznamem. V adresách dostanou volné jméno. Odkazy hráčů, plátna, role a webhooky se nepřenášejí.
hall-file-personal = Takový soubor obsahuje osobní údaje: jména, kluby a vše, co bylo zapsáno.
hall-file-paste = Obsah souboru
hall-file-read = Převzít
hall-file-copy = Převzít jako druhý turnaj vedle prvního
hall-file-download = Celý turnaj jako soubor
hall-file-word = soubor
hall-file-known = { $name } tu už je, proto se nic nepřevzalo. Otevřete ho níže, nebo zaškrtněte políčko, chcete-li druhý.
hall-file-other-kind = Soubor je úplný, ale není v něm turnaj na kola, vyřazovací turnaj ani skupiny, proto se nic nepřevzalo. Soutěž se přebírá na stránce nové soutěže.
hall-file-damaged = Události v souboru nedávají turnaj, který tato verze programu Kolo umí číst ({ $detail }), proto se nic nepřevzalo. Uložte soubor znovu, nebo program aktualizujte, je-li soubor z novější verze.
hall-file-refused = { $problem }. Stáhněte soubor znovu ze stránky turnaje a převezměte ho beze změny.
