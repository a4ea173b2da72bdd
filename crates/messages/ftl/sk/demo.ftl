# Ukážka a príkazy nad záznamami.

demo-title = Turnaj šiestich hráčov každý s každým, uložený v { $place }
demo-arbiter = Hana Veselá
demo-cup = Zimný pohár
demo-chapter-entries = Prihlásených hráčov: { $count } ({ $names })
demo-chapter-draw = Štartové čísla sa žrebujú zo zapísaného semienka { $seed } a 1. kolo sa riadi tabuľkou:
demo-chapter-results = 1. kolo je zverejnené, výsledky sú zadané. Priebežné poradie:
demo-chapter-refusals = Čo pravidlá nedovoľujú, sa odmietne s uvedením článku:
demo-try-late-entry = prihlásiť ďalšieho hráča
demo-try-absence = ohlásiť neprítomnosť v 1. kole
demo-try-correction = opraviť výsledok bez udania dôvodu
demo-refused = odmietnuté: { $why }
demo-chapter-preview = Jeden výsledok 1. kola bol zle prečítaný. Čo by zmenila jeho oprava:
demo-reason = zle prečítaný lístok
demo-undo-reason = zlý stôl
demo-redo-reason = stôl bol správny
demo-chapter-undo = Výsledok je opravený, oprava vrátená a znova vykonaná. Zo záznamu nič nezmizne:
demo-chapter-table = Ďalšie kolá sú odohrané. Konečné poradie:
demo-chapter-log = Záznam má { $events } udalostí; posledné z nich:
demo-end = Skúste ďalej: kolo table 10, kolo --help
demo-stream-exists = v databáze už je turnaj s menom { $stream }: zvoľte iné meno pomocou --stream
demo-unexpected = stalo sa niečo, s čím program nepočítal

log-empty = { $place } zatiaľ neobsahuje žiadny turnaj
log-no-such-stream = turnaj s menom { $stream } neexistuje: kolo log list vypíše tie, ktoré sú k dispozícii
log-export-done = { $stream }: počet udalostí zapísaných do { $file } je { $events }
log-import-done = { $stream } je načítaný
log-backup-done = všetko je skopírované do { $file }; otvorte pomocou --database sqlite:{ $file }
log-check-sound = v poriadku: turnajov { $streams }, udalostí { $events }
log-damaged = záznam nemožno prehrať: { $why }
