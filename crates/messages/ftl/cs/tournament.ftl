# Proč je pokyn odmítnut a co by pokyn změnil.

refused = { $why } ({ $clause })
rule-break = { $what } ({ $clause })

refused-not-allowed = vaše role to neumožňuje: obraťte se na rozhodčího
refused-not-your-table = u tohoto stolu nehrajete: výsledek hlásí jen obě strany, pořadatel a rozhodčí
refused-reason-missing = je potřeba důvod: uveďte, proč se to dělá
refused-not-created = turnaj ještě neexistuje: nejprve ho založte
refused-already-created = turnaj už existuje: změňte místo toho jeho nastavení
refused-finished = turnaj je ukončen: nejprve ho znovu otevřete
refused-not-finished = turnaj není ukončen, nelze ho tedy znovu otevřít
refused-unknown-competitor = takový účastník v tomto turnaji není
refused-unknown-pairing = tahle dvojice tam už nehraje ({ $place }): načtěte stránku znovu
refused-unknown-table = { $round }. kolo nemá stůl { $table }
refused-already-withdrawn = { $name }: odstoupení už je zapsáno
refused-not-withdrawn = { $name }: odstoupení není zapsáno, není se odkud vracet
refused-already-checked-in = { $name }: prezence už je zapsána
refused-not-checked-in = { $name }: prezence není zapsána
refused-absence-too-late = { $name }: { $round }. kolo je zveřejněno, omluvit se lze jen z pozdějších kol
refused-bye-announced = volný los přiděluje losování a nelze o něj žádat: ohlaste místo toho nepřítomnost
refused-no-such-absence = { $name }: na { $round }. kolo není ohlášena nepřítomnost
refused-numbers-fixed = po zveřejnění 1. kola se startovní čísla nemění
refused-numbers-final = po zveřejnění 4. kola jsou startovní čísla konečná a už se nemění
refused-points-lent = podle těchto čísel se ve zveřejněném kole půjčovaly body, vrátit je tedy nejde: přidělte místo toho správná čísla
refused-numbers-incomplete = startovní čísla musí obsahovat každého účastníka právě jednou
refused-settings-fixed = po zveřejnění 1. kola se už nemění: { $what }
refused-criteria-fixed = pořadí kritérií se vyhlašuje před 1. kolem: pozdější změna potřebuje důvod
refused-criteria-missing = řád pro tento systém pořadí hráčů neurčuje: zadejte kritéria před 1. kolem
refused-terms-incomplete = na listině je { $terms } údajů o handicapu a komi pro { $pairs } dvojic: uveďte je pro každou dvojici, nebo pro žádnou
refused-rounds-too-few = počet kol { $asked } je menší než počet už zveřejněných ({ $published })
refused-late-entry-round-robin = do turnaje každý s každým nelze po 1. kole nikoho přidat: tabulka platí pro ty, kdo začali
refused-nobody-present = není koho losovat: nejprve přihlaste účastníky
refused-not-all-checked-in = chybí prezence: { $names }. Zapište ji, ohlaste nepřítomnost, nebo je odhlaste
refused-all-rounds-published = zveřejněna jsou všechna kola ({ $rounds }): chcete-li pokračovat, zvyšte počet kol
refused-results-missing = chybí výsledky: { $tables }. Zadejte je, nebo partie s odůvodněním zapište jako přerušené
refused-no-draft = návrh rozlosování neexistuje: nejprve ho vytvořte
refused-no-rounds = v tomto turnaji se nehrají kola: zápasy vyplývají z plánu
refused-unknown-stage = tento turnaj nemá část { $stage }
refused-stage-closed = část { $stage } je uzavřená: nejprve vraťte její uzavření
refused-stage-open = část { $stage } není uzavřená: nejprve ji uzavřete, aby bylo jasné, kdo postupuje
refused-nothing-follows = po části { $stage } už nic nenásleduje: není proč ji uzavírat
refused-stage-not-over = část { $stage } ještě neskončila: nejprve zadejte výsledky jejích zápasů
refused-tied-at-border = o postup se dělí { $names } a postoupit mohou jen někteří. Určete jejich pořadí a napište, jak se rozhodlo
refused-breach-missing = vyberte přestupek ze seznamu v pravidlech
refused-breach-other-rules = turnaj se nehraje podle pravidel se seznamem přestupků: napište do důvodu, co se stalo
refused-unknown-member = tým takového hráče nemá
refused-excluded = { $name }: vyloučení platí, nejprve trest vraťte
refused-order-wrong = pořadí musí obsahovat každého hráče této části právě jednou a měnit smí jen pořadí hráčů, kteří jsou na tom stejně
refused-sealed-undo = pořadí části { $stage } je uzavřené: nejprve vraťte uzavření této části
refused-sealed-discard = část { $later } je rozlosovaná podle pořadí části { $stage }: nejprve zahoďte los části { $later }, potom vraťte uzavření části { $stage }
refused-sealed-unpublish = část { $later } je rozlosovaná podle pořadí části { $stage }: nejprve zrušte zveřejnění losu části { $later }, potom ho zahoďte a vraťte uzavření části { $stage }
refused-sealed-played = část { $later } je rozlosovaná podle pořadí části { $stage } a už se hraje (zápasy s výsledkem: { $played }): změnit lze jen to, co toto pořadí nemění
refused-no-plan-draft = část { $stage } není rozlosovaná: nejprve ji rozlosujte
refused-plan-published = los části { $stage } je zveřejněný: nejprve zrušte jeho zveřejnění
refused-plan-not-published = los části { $stage } není zveřejněný: nejprve ho zveřejněte
refused-plan-in-play = v části { $stage } už se hrálo nebo byl nahlášen výsledek, los proto zůstává zveřejněný. Nejdřív to vraťte v záznamu, nebo hráče odhlaste
refused-late-entry-stage = už se nelze přihlásit: účastníci jsou dáni
refused-no-such-end = zápas vyřazovací části ani skupiny takto skončit nemůže
refused-protest-too-late-stage = proti výsledku zápasu { $place } už nelze protestovat: zápas, který na něj navazuje, už začal
refused-not-in-match = { $name } v tomto zápase nehraje
refused-no-line-up = zápas je tu jedna partie dvou hráčů: žádná sestava se nezadává
refused-roster-missing = { $name } nemá soupisku: nejdřív zadejte hráče
refused-roster-fixed = { $name }: hráči, kteří jsou v sestavě nebo je zapsaná jejich nepřítomnost, mají na soupisce své místo. Jména opravujte na místě a nové hráče přidejte na konec
refused-roster-long = soupiska týmu „{ $name }“ je moc dlouhá ({ $count }); nejvíc smí mít { $most }: zkraťte ji
refused-no-notes = nepřítomnosti a diváci se zapisují jen podle pravidel pIšQworek
refused-not-on-devices = na zařízeních se hrají piškvorky, každá partie má dva duely, a zápasy tohoto turnaje jsou jiné: nastavte zápas tak ještě před začátkem hry, nebo zadávejte výsledky
refused-shape-of-system = ve švýcarském systému pišqworek se hrají dva duely v každé z 1, 3 nebo 5 partií: zvolte takový zápas, nebo jiný systém
refused-shape-boards = počet partií se liší od nastavení zápasu: nastavte jen zápas
stages-problem-none = turnaj musí mít kola nebo aspoň jednu část
stages-problem-rounds = kola potřebují systém: vyberte, podle kterého se losují
stages-problem-same-name = dvě části se jmenují { $stage }: jednu přejmenujte
stages-problem-not-before = { $stage } bere hráče z části { $of }, která jí nepředchází
stages-problem-entrants-later = { $stage } není první část: určete, která místa z předchozí části do ní postupují
stages-problem-groups = část { $stage } musí mít aspoň jednu skupinu a z každé musí postoupit aspoň jeden hráč
stages-problem-cannot = část { $stage } by nešla rozlosovat: { $why }
stages-problem-places = do části { $stage } postupují aspoň dva hráči, počítáno od 1. místa
stages-problem-beyond = část { $stage }: bere místa až po { $to }., ale předchozí část jich má jen { $field }
refused-sheet-wrong = dvojice nesedí: { $breaks }
refused-sheet-unknown = mezi dvojicemi je někdo bez startovního čísla
refused-breaks-need-reason = dvojice porušují pravidla: { $breaks }. Přijmou se jen s odůvodněním
refused-nothing-published = žádné kolo ještě není zveřejněno
refused-ground-untrue = zveřejněné dvojice uvedené pravidlo neporušují: zůstávají v platnosti
refused-round-has-results = { $round }. kolo už má výsledky: co se hrálo, to platí
refused-no-correction = po zveřejnění kola nepřišla žádná oprava, kolo proto platí
refused-result-settled = výsledek už platí: místo toho ho opravte
refused-result-not-settled = zatím není co opravovat: výsledek nahlaste
refused-nothing-to-confirm = není co potvrdit, nebo se hlášení liší: zadejte výsledek
refused-own-report = vaše vlastní hlášení potvrzuje druhá strana
refused-nothing-changes = tím se nic nezmění
refused-cannot-undo-publication = zveřejněné nelze vrátit: kolo změňte nebo zrušte z důvodu, který pravidla připouštějí
refused-cannot-undo-creation = založení turnaje nelze vrátit
refused-acceleration = zrychlené losování Baku je pro švýcarský systém FIDE (holandský), kde je výhra za dvě remízy a prohra za nic
refused-czech-rules-beyond = česká pravidla go jsou jen pro akce nepřesahující význam ČR: zvolte pravidla EGF nebo Ingova
refused-start-only-by-arbiter = začátek kola smí stanovit a měnit jen rozhodčí nebo ředitel: obraťte se na ně
refused-end-impossible = takto partie skončit nemohla: { $end }. Opravte výsledek, nebo uveďte, jak skončila
refused-situation-of-other-rules = situace patří k jiným pravidlům ({ $situation }) než turnaj ({ $tournament }): vyberte situaci z jeho pravidel
refused-unknown-incident = incident { $id } neexistuje
refused-unknown-protest = protest { $id } neexistuje
refused-protest-is-decided = o protestu { $id } už je rozhodnuto: nejprve vraťte rozhodnutí
refused-protest-after-draw = protest proti výsledku se podává před losováním dalšího kola a to už je vylosováno
refused-protest-after-announcement = protest proti výsledku posledního kola se podává před vyhlášením výsledků a ty už jsou vyhlášeny
refused-protests-open = o těchto protestech ještě není rozhodnuto: { $open }. Nejprve o nich rozhodněte, nebo u každého uveďte, proč to nepočká
refused-incident-repeated = totéž už je zapsáno jako incident { $id }: stalo-li se to znovu, uveďte to
refused-sides-as-drawn = v go platí výsledek, jako by vylosované barvy byly správné: strany zůstávají podle rozlosování
refused-unknown-round = { $round }. kolo neexistuje: počet plánovaných kol je { $rounds }
refused-games-adjourned = nejprve je třeba dohrát přerušené partie: { $tables }
refused-still-broken = nové dvojice porušují stejné pravidlo znovu: { $breaks }
refused-report-changed = hlášení se mezitím změnilo: podívejte se na ně znovu
refused-undo-instead = výsledek se odebírá vrácením kroku, kterým byl zadán
refused-ratings-missing = není znám rating: { $names }. Odhadněte ho, nebo s odůvodněním potvrďte, že hrají bez něj
refused-confirmation-fixed = 1. kolo bylo nalosováno s potvrzením chybějících ratingů: potvrzení platí
refused-not-at-table = { $round }. kolo, stůl { $table }: { $name } tam nehraje

fixed-system = systém
fixed-seed = číslo losu
fixed-lot = barvy v 1. kole
fixed-points = bodování výsledků, volných losů a přerušených partií
fixed-equal-players = pořadí rovných hráčů
fixed-no-shows = následky nedostavení se
fixed-floats = ohled na dřívější přesuny dolů a nahoru
fixed-acceleration = zrychlené losování, které závisí na počtu kol
fixed-who-starts = volba, kdo začíná
fixed-start-coefficients = počáteční koeficienty
fixed-handicap = handicap
fixed-draw = zvláštní požadavky na losování
fixed-rules = řád turnaje
fixed-stages = části se zveřejněným losem

drawn-by-program = vylosoval program Kolo { $version }, číslo losu { $seed }
drawn-by-hand = sestavil rozhodčí ručně

table-open = { $round }. kolo, stůl { $table }
table-unconfirmed = { $round }. kolo, stůl { $table } (nepotvrzeno)
table-mismatch = { $round }. kolo, stůl { $table } (strany se neshodují)

change-points = { $name }: { $before } → { $after } b.
change-place = { $name }: { $before }. → { $after }. místo
change-start = { $name }: počáteční koeficient { $before } → { $after }
change-numbers = od příštího losování { $people ->
        [one] má { $people } hráč jiné startovní číslo
        [few] mají { $people } hráči jiná startovní čísla
       *[other] má { $people } hráčů jiná startovní čísla
    }
change-terms = { $round }. kolo: handicap nebo komi se mění u { $tables } { $tables ->
        [one] stolu
       *[other] stolů
    }
change-withdrawn = { $name }: platí jako odstoupení, dál se nelosuje
change-plays-on = { $name }: hraje dál, opět se losuje
change-absent = { $name }: { $round }. kolo nehraje
change-present = { $name }: { $round }. kolo přece jen hraje
change-draft-discarded = návrh { $round }. kola se vytvoří znovu
change-plan-discarded = část { $stage } se vylosuje znovu
change-plan-published = los části { $stage } se zveřejní a její zápasy se mohou hrát
change-plan-unpublished = los části { $stage } přestane být veřejný
change-go-on = do části { $stage } postupují: { $names }
change-round-kept = zveřejněné { $round }. kolo zůstává beze změny
change-round-revoked = zveřejnění { $round }. kola se ruší
change-round-amended = zveřejněné { $round }. kolo se mění u { $tables } { $tables ->
        [one] stolu
       *[other] stolů
    }
change-other-tables = { $round }. kolo: { $pairs ->
        [one] { $pairs } dvojice hraje
        [few] { $pairs } dvojice hrají
       *[other] { $pairs } dvojic hraje
    } u jiného stolu
change-sanctioned = { $name }: { $measure }
change-stages = změní se části turnaje
change-roster = { $name }: změní se soupiska
change-sides-of-match = zápas { $game }: strany se mění
change-sides-exchanged = { $round }. kolo: strany se mění u { $tables } { $tables ->
        [one] stolu
       *[other] stolů
    }
change-paired-again = návrh { $round }. kola: { $pairs ->
        [one] liší se { $pairs } dvojice
        [few] liší se { $pairs } dvojice
       *[other] liší se { $pairs } dvojic
    }
