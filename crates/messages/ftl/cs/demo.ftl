# Ukázka a příkazy nad záznamy.

demo-title = Turnaj šesti hráčů každý s každým, uložený v { $place }
demo-arbiter = Hana Veselá
demo-cup = Zimní pohár
demo-chapter-entries = Přihlášeno hráčů: { $count } ({ $names })
demo-chapter-draw = Startovní čísla se losují ze zapsaného semínka { $seed } a 1. kolo se řídí tabulkou:
demo-chapter-results = 1. kolo je zveřejněno, výsledky jsou zadány. Průběžné pořadí:
demo-chapter-refusals = Co pravidla nedovolují, se odmítne s uvedením článku:
demo-try-late-entry = přihlásit dalšího hráče
demo-try-absence = ohlásit nepřítomnost v 1. kole
demo-try-correction = opravit výsledek bez udání důvodu
demo-refused = odmítnuto: { $why }
demo-chapter-preview = Jeden výsledek 1. kola byl špatně přečten. Co by změnila jeho oprava:
demo-reason = špatně přečtený lístek
demo-undo-reason = špatný stůl
demo-redo-reason = stůl byl správný
demo-chapter-undo = Výsledek je opraven, oprava vrácena a znovu provedena. Ze záznamu nic nezmizí:
demo-chapter-table = Další kola jsou sehrána. Konečné pořadí:
demo-chapter-log = Záznam má { $events } událostí; poslední z nich:
demo-end = Zkuste dále: kolo table 10, kolo --help
demo-stream-exists = v databázi už je turnaj jménem { $stream }: zvolte jiné jméno pomocí --stream
demo-unexpected = stalo se něco, s čím program nepočítal

log-empty = { $place } zatím neobsahuje žádný turnaj
log-no-such-stream = turnaj jménem { $stream } neexistuje: kolo log list vypíše ty, které jsou k dispozici
log-export-done = { $stream }: počet událostí zapsaných do { $file } je { $events }
log-import-done = { $stream } je načten
log-backup-done = vše je zkopírováno do { $file }; otevřete pomocí --database sqlite:{ $file }
log-check-sound = v pořádku: turnajů { $streams }, událostí { $events }
log-damaged = záznam nelze přehrát: { $why }
