# Otevření
store-invalid-url = „{ $given }“ není adresa úložiště ({ $detail }); napište sqlite:CESTA (sqlite:PATH) nebo postgres://uživatel@server:port/databáze
store-folder-missing = složka { $folder } neexistuje; vytvořte ji nebo zvolte jinou cestu
store-cannot-open = { $place } nelze otevřít; zkontrolujte, že soubor i jeho složku lze číst a zapisovat ({ $detail })
store-not-kolo = { $place } není databáze programu Kolo; zvolte jiný soubor, tento zůstal beze změny
store-newer-schema = { $place } zapsala novější verze programu Kolo (schéma { $found }, tento program zná { $known }); nainstalujte novější verzi
store-server-too-old = server databáze { $place } je PostgreSQL { $found }; Kolo potřebuje verzi 15 nebo novější
store-wrong-encoding = { $place } uchovává text v kódování { $found }; vytvořte databázi s kódováním UTF8
store-unreachable = k { $place } se nelze připojit; zkontrolujte adresu, síť a zda server běží ({ $detail })
store-refused = { $place } odmítá přístup; zkontrolujte uživatele, heslo, název databáze a práva k ní ({ $detail })
store-not-owner = { $place } dovoluje měnit zapsané jen vlastníkovi tabulek: nic nebylo vymazáno. Uveďte adresu s uživatelem, který tabulky vytvořil ({ $detail })

# Práce
store-connection-lost = spojení s { $place } se přerušilo a není známo, zda byl příkaz zapsán; odešlete jej znovu, započítá se jednou ({ $detail })
store-busy = { $place } příliš dlouho drží jiný program; nic nebylo zapsáno, zkuste to znovu
store-disk-full = na disku s { $place } není místo; nic nebylo zapsáno, uvolněte místo a zkuste to znovu
store-disk-failed = disk s { $place } hlásí chybu; zálohujte jinam a disk zkontrolujte ({ $detail })
store-read-only = { $place } lze jen číst, ne zapisovat; zkontrolujte práva k souboru a jeho složce, případně zda server není záložní
store-corrupt = { $place } je poškozená; přestaňte do ní zapisovat a vraťte se k poslední záloze ({ $detail })
store-not-found = turnaj { $stream } v { $place } není
store-stream-exists = turnaj { $stream } už v { $place } je; zvolte pro něj nový název
store-file-exists = soubor { $path } už existuje; zvolte jiný název, soubor nebyl přepsán
store-file = soubor { $path } nelze použít ({ $detail })
store-export-write = export se nepodařilo zapsat až do konce ({ $detail })
store-unexpected = neočekávaná chyba v { $place }; oznamte ji prosím vývojářům programu Kolo ({ $detail })

# Příkazy
store-invalid-stream = „{ $given }“ nemůže být název turnaje: 1 až 64 znaků, jen a až z, 0 až 9 a -
store-invalid-command = „{ $given }“ nemůže být název příkazu: 1 až 64 znaků, jen písmena bez diakritiky, číslice a - _ . :
store-conflict = { $stream } mezitím změnil někdo jiný (pracovali jste s verzí { $expected }, nyní je { $actual }); podívejte se, co přibylo, a rozhodněte znovu
store-command-reused = příkaz { $command } už byl v { $stream } zapsán s jiným obsahem jako verze { $version }; nový příkaz potřebuje nový název
store-no-events = příkaz { $command } nemá žádné události
store-event-nul = událost { $event } příkazu { $command } obsahuje znak NUL, který nelze uložit; odstraňte jej
store-event-too-large = událost { $event } příkazu { $command } je větší než 4 MiB

# Import
store-file-problem = { $file }:{ $line }: { $problem }; nic nebylo importováno
store-file-not-an-export = toto není turnaj exportovaný programem Kolo
store-file-newer-format = soubor zapsala novější verze programu Kolo (formát { $found }, tento program čte { $known })
store-file-unreadable = řádek nelze přečíst ({ $detail })
store-file-too-long = řádek je delší, než může být událost
store-file-misnumbered = má tu být událost číslo { $expected }
store-file-split-command = události jednoho příkazu nestojí vedle sebe
store-file-nul = událost obsahuje znak NUL, který nelze uložit
store-file-empty = soubor neobsahuje žádné události
store-file-truncated = soubor končí příliš brzy; nebyl zkopírován celý
store-file-changed = kontrolní součet nesouhlasí; soubor byl změněn
store-file-surplus = má tu být konec souboru

# Kontrola
store-defect-damaged = soubor databáze je poškozen ({ $detail })
store-defect-miscounted = turnaj { $stream } má mít události 1 až { $version }, je jich však { $events } nebo v číslování něco chybí
store-defect-unlisted = v databázi jsou události turnaje { $stream }, který není v seznamu (počet: { $events })
store-defect-split-command = události příkazu { $command } v { $stream } nestojí vedle sebe nebo nejsou na svém místě
