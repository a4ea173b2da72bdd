# Otvorenie
store-invalid-url = „{ $given }“ nie je adresa úložiska ({ $detail }); napíšte sqlite:CESTA (sqlite:PATH) alebo postgres://používateľ@server:port/databáza
store-folder-missing = priečinok { $folder } neexistuje; vytvorte ho alebo zvoľte inú cestu
store-cannot-open = { $place } sa nedá otvoriť; skontrolujte, či sa súbor aj jeho priečinok dajú čítať a zapisovať ({ $detail })
store-not-kolo = { $place } nie je databáza programu Kolo; zvoľte iný súbor, tento ostal bez zmeny
store-newer-schema = { $place } zapísala novšia verzia programu Kolo (schéma { $found }, tento program pozná { $known }); nainštalujte novšiu verziu
store-server-too-old = server databázy { $place } je PostgreSQL { $found }; Kolo potrebuje verziu 15 alebo novšiu
store-wrong-encoding = { $place } uchováva text v kódovaní { $found }; vytvorte databázu s kódovaním UTF8
store-unreachable = k { $place } sa nedá pripojiť; skontrolujte adresu, sieť a či server beží ({ $detail })
store-refused = { $place } odmieta prístup; skontrolujte používateľa, heslo, názov databázy a práva k nej ({ $detail })
store-not-owner = { $place } dovoľuje meniť zapísané len vlastníkovi tabuliek: nič nebolo vymazané. Uveďte adresu s používateľom, ktorý tabuľky vytvoril ({ $detail })

# Práca
store-connection-lost = spojenie s { $place } sa prerušilo a nie je známe, či bol príkaz zapísaný; odošlite ho znova, započíta sa raz ({ $detail })
store-busy = { $place } príliš dlho drží iný program; nič nebolo zapísané, skúste to znova
store-disk-full = na disku s { $place } nie je miesto; nič nebolo zapísané, uvoľnite miesto a skúste to znova
store-disk-failed = disk s { $place } hlási chybu; zálohujte inam a disk skontrolujte ({ $detail })
store-read-only = { $place } sa dá len čítať, nie zapisovať; skontrolujte práva k súboru a jeho priečinku, prípadne či server nie je záložný
store-corrupt = { $place } je poškodená; prestaňte do nej zapisovať a vráťte sa k poslednej zálohe ({ $detail })
store-not-found = turnaj { $stream } v { $place } nie je
store-stream-exists = turnaj { $stream } už v { $place } je; zvoľte preň nový názov
store-file-exists = súbor { $path } už existuje; zvoľte iný názov, súbor nebol prepísaný
store-file = súbor { $path } sa nedá použiť ({ $detail })
store-export-write = export sa nepodarilo zapísať až do konca ({ $detail })
store-unexpected = neočakávaná chyba v { $place }; oznámte ju, prosím, vývojárom programu Kolo ({ $detail })

# Príkazy
store-invalid-stream = „{ $given }“ nemôže byť názov turnaja: 1 až 64 znakov, len a až z, 0 až 9 a -
store-invalid-command = „{ $given }“ nemôže byť názov príkazu: 1 až 64 znakov, len písmená bez diakritiky, číslice a - _ . :
store-conflict = { $stream } medzitým zmenil niekto iný (pracovali ste s verziou { $expected }, teraz je { $actual }); pozrite sa, čo pribudlo, a rozhodnite znova
store-command-reused = príkaz { $command } už bol v { $stream } zapísaný s iným obsahom ako verzia { $version }; nový príkaz potrebuje nový názov
store-no-events = príkaz { $command } nemá žiadne udalosti
store-event-nul = udalosť { $event } príkazu { $command } obsahuje znak NUL, ktorý sa nedá uložiť; odstráňte ho
store-event-too-large = udalosť { $event } príkazu { $command } je väčšia ako 4 MiB

# Import
store-file-problem = { $file }:{ $line }: { $problem }; nič nebolo importované
store-file-not-an-export = toto nie je turnaj exportovaný programom Kolo
store-file-newer-format = súbor zapísala novšia verzia programu Kolo (formát { $found }, tento program číta { $known })
store-file-unreadable = riadok sa nedá prečítať ({ $detail })
store-file-too-long = riadok je dlhší, než môže byť udalosť
store-file-misnumbered = má tu byť udalosť číslo { $expected }
store-file-split-command = udalosti jedného príkazu nestoja vedľa seba
store-file-nul = udalosť obsahuje znak NUL, ktorý sa nedá uložiť
store-file-empty = súbor neobsahuje žiadne udalosti
store-file-truncated = súbor sa končí priskoro; nebol skopírovaný celý
store-file-changed = kontrolný súčet nesedí; súbor bol zmenený
store-file-surplus = má tu byť koniec súboru

# Kontrola
store-defect-damaged = súbor databázy je poškodený ({ $detail })
store-defect-miscounted = turnaj { $stream } má mať udalosti 1 až { $version }, je ich však { $events } alebo v číslovaní niečo chýba
store-defect-unlisted = v databáze sú udalosti turnaja { $stream }, ktorý nie je v zozname (počet: { $events })
store-defect-split-command = udalosti príkazu { $command } v { $stream } nestoja vedľa seba alebo nie sú na svojom mieste
