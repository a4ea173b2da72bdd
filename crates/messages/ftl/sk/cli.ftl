# Čo hovorí príkazový riadok.

cli-warning = upozornenie: { $text }
cli-and-more = … a ďalšie: { $count }
cli-cannot-read = nedá sa prečítať: { $why }
cli-cannot-write = nedá sa zapísať: { $why }
cli-changed-meanwhile = súbor medzitým zmenil niekto iný, preto sa nič nezapísalo: zadajte príkaz znova
cli-being-written = do súboru práve zapisuje niekto iný. Skúste to znova; ak nezapisuje nikto, program bol prerušený uprostred práce: odstráňte { $lock }
cli-cannot-print = výstup sa nedá zapísať: { $why }
cli-too-large = súbor je príliš veľký: najviac { $most } MiB
cli-not-a-regular-file = toto nie je obyčajný súbor a nebude prepísaný: zvoľte iné meno
cli-why-not-found = taký súbor alebo priečinok neexistuje
cli-why-permission = chýba oprávnenie
cli-why-directory = je to priečinok
cli-why-not-a-directory = časť cesty nie je priečinok
cli-why-full = disk je plný
cli-why-read-only = disk je len na čítanie
cli-why-other = { $text }
cli-internal-error = vnútorná chyba ({ $line }: { $what }): je to chyba programu; vstup sa uložil do { $file }, nahláste ju, prosím, spolu s týmto súborom
cli-internal-error-unsaved = vnútorná chyba ({ $line }: { $what }): je to chyba programu, nahláste ju, prosím

cli-system-unknown = súbor neuvádza, ako sa žrebuje: pridajte --system a jeden z týchto: { $known }
cli-drawn-by = Nažreboval program kolo { $version }, systém { $system }, semienko { $seed }
cli-pairs-and-byes = Dvojíc: { $pairs }, bez súpera: { $byes }
cli-difference = { $round }. kolo: v súbore je { $found }, podľa pravidiel { $expected } [{ $clause }]
cli-check-breaks = kolo v súbore porušuje pravidlo: { $what } ({ $clause })
cli-check-sides = hrajú spolu tí istí, líšia sa len strany
cli-check-only-lot = vo všetkých kritériách rovnako dobré: len iný žreb, než dáva semienko { $seed }
cli-check-worse = { $criterion }: { $found } namiesto { $expected } ({ $clause })
cli-check-handicap = { $round }. kolo: { $first } – { $second }: v súbore je handicap { $found }, podľa pravidiel { $expected } [G-3.2.2]
cli-option-of-system = { $option } je len pre { $systems }, nie pre { $system }: vynechajte ho alebo zvoľte iný --system
cli-baku-rounds = --baku: súbor neudáva počet kôl, od ktorého zrýchlené žrebovanie závisí
cli-checked-as-last = { $round }. kolo: súbor neudáva počet kôl; ako posledné kolo je v poriadku
cli-checked = Skontrolovaných kôl: { $rounds }, z toho odlišných: { $different }

cli-column-place = Poradie
cli-column-number = Č.
cli-column-name = Meno
cli-standing-of = { $who }, poradie { $place }
cli-standing-column = { $heading } { $value }: { $meaning }
cli-standing-unneeded = { $heading } netreba, nikto iný nebol rovný: { $meaning }
cli-standing-without-value = { $heading }: { $meaning }
cli-column-prize = Cena
cli-column-how = Ako vznikla
cli-prize = Cena { $prize }: { $how }
cli-column-rating = Rating
cli-rating-missing = bez ratingu
cli-rating-note = { $who }: rating { $rating }

cli-table-nobody = tabuľka pre nikoho: zadajte počet účastníkov
cli-table-too-large = tabuľka pre { $count } je príliš veľká: najviac { $most }
cli-no-such-command = príkaz „{ $name }“ neexistuje: pozrite kolo --help
cli-format-unknown = prípona nehovorí, v akom formáte zapisovať: použite .trf, .json, .h9 alebo .xml, alebo pridajte --to
cli-format-needed = štandardný výstup nemá príponu, ktorá by určila formát: pridajte --to trf, --to json, --to h9 alebo --to xml
cli-generate-nothing = turnaj potrebuje aspoň jedného účastníka a jedno kolo
cli-generate-format = { $file }: prípona neurčuje formát: použite .trf alebo .json, alebo uveďte --format
