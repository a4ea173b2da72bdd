# Co říká příkazová řádka.

cli-warning = upozornění: { $text }
cli-and-more = … a další: { $count }
cli-cannot-read = nelze přečíst: { $why }
cli-cannot-write = nelze zapsat: { $why }
cli-changed-meanwhile = soubor mezitím změnil někdo jiný, proto se nic nezapsalo: zadejte příkaz znovu
cli-being-written = do souboru právě zapisuje někdo jiný. Zkuste to znovu; pokud nezapisuje nikdo, program byl přerušen uprostřed práce: odstraňte { $lock }
cli-cannot-print = výstup nelze zapsat: { $why }
cli-too-large = soubor je příliš velký: nejvýše { $most } MiB
cli-not-a-regular-file = toto není obyčejný soubor a nebude přepsán: zvolte jiné jméno
cli-why-not-found = takový soubor nebo složka neexistuje
cli-why-permission = chybí oprávnění
cli-why-directory = je to složka
cli-why-not-a-directory = část cesty není složka
cli-why-full = disk je plný
cli-why-read-only = disk je jen pro čtení
cli-why-other = { $text }
cli-internal-error = vnitřní chyba ({ $line }: { $what }): je to chyba programu; vstup byl uložen do { $file }, nahlaste ji prosím spolu s tímto souborem
cli-internal-error-unsaved = vnitřní chyba ({ $line }: { $what }): je to chyba programu, nahlaste ji prosím

cli-system-unknown = soubor neuvádí, jak se losuje: přidejte --system a jeden z těchto: { $known }
cli-drawn-by = Nalosoval program kolo { $version }, systém { $system }, semínko { $seed }
cli-pairs-and-byes = Dvojic: { $pairs }, bez soupeře: { $byes }
cli-difference = { $round }. kolo: v souboru je { $found }, podle pravidel { $expected } [{ $clause }]
cli-check-breaks = kolo v souboru porušuje pravidlo: { $what } ({ $clause })
cli-check-sides = hrají spolu titíž, liší se jen strany
cli-check-only-lot = ve všech kritériích stejně dobré: jen jiný los, než dává semínko { $seed }
cli-check-worse = { $criterion }: { $found } místo { $expected } ({ $clause })
cli-check-handicap = { $round }. kolo: { $first } – { $second }: v souboru je handicap { $found }, podle pravidel { $expected } [G-3.2.2]
cli-option-of-system = { $option } je jen pro { $systems }, ne pro { $system }: vynechte ho, nebo zvolte jiný --system
cli-baku-rounds = --baku: soubor neudává počet kol, na kterém zrychlené losování závisí
cli-checked-as-last = { $round }. kolo: soubor neudává počet kol; jako poslední kolo je v pořádku
cli-checked = Zkontrolovaných kol: { $rounds }, z toho odlišných: { $different }

cli-column-place = Pořadí
cli-column-number = Č.
cli-column-name = Jméno
cli-standing-of = { $who }, pořadí { $place }
cli-standing-column = { $heading } { $value }: { $meaning }
cli-standing-unneeded = { $heading } netřeba, nikdo jiný nebyl roven: { $meaning }
cli-standing-without-value = { $heading }: { $meaning }
cli-column-prize = Cena
cli-column-how = Jak vznikla
cli-prize = Cena { $prize }: { $how }
cli-column-rating = Rating
cli-rating-missing = bez ratingu
cli-rating-note = { $who }: rating { $rating }

cli-table-nobody = tabulka pro nikoho: zadejte počet účastníků
cli-table-too-large = tabulka pro { $count } je příliš velká: nejvýše { $most }
cli-no-such-command = příkaz „{ $name }“ neexistuje: viz kolo --help
cli-format-unknown = přípona neříká, v jakém formátu zapisovat: použijte .trf, .json, .h9 nebo .xml, nebo přidejte --to
cli-format-needed = standardní výstup nemá příponu, která by určila formát: přidejte --to trf, --to json, --to h9 nebo --to xml
cli-generate-nothing = turnaj potřebuje aspoň jednoho účastníka a jedno kolo
cli-generate-format = { $file }: přípona neurčuje formát: použijte .trf nebo .json, nebo uveďte --format
