# Prečo je pokyn odmietnutý a čo by pokyn zmenil.

refused = { $why } ({ $clause })
rule-break = { $what } ({ $clause })

refused-not-allowed = vaša rola to neumožňuje: obráťte sa na rozhodcu
refused-not-your-table = pri tomto stole nehráte: výsledok hlásia len obe strany, usporiadateľ a rozhodca
refused-reason-missing = je potrebný dôvod: uveďte, prečo sa to robí
refused-not-created = turnaj ešte neexistuje: najprv ho založte
refused-already-created = turnaj už existuje: zmeňte namiesto toho jeho nastavenie
refused-finished = turnaj je ukončený: najprv ho znova otvorte
refused-not-finished = turnaj nie je ukončený, nemožno ho teda znova otvoriť
refused-unknown-competitor = taký účastník v tomto turnaji nie je
refused-unknown-pairing = táto dvojica tam už nehrá ({ $place }): načítajte stránku znova
refused-unknown-table = { $round }. kolo nemá stôl { $table }
refused-already-withdrawn = { $name }: odstúpenie už je zapísané
refused-not-withdrawn = { $name }: odstúpenie nie je zapísané, nie je sa odkiaľ vracať
refused-already-checked-in = { $name }: prezencia už je zapísaná
refused-not-checked-in = { $name }: prezencia nie je zapísaná
refused-absence-too-late = { $name }: { $round }. kolo je zverejnené, ospravedlniť sa možno len z neskorších kôl
refused-bye-announced = voľný žreb prideľuje žrebovanie a nemožno oň žiadať: ohláste namiesto toho neprítomnosť
refused-no-such-absence = { $name }: na { $round }. kolo nie je ohlásená neprítomnosť
refused-numbers-fixed = po zverejnení 1. kola sa štartové čísla nemenia
refused-numbers-final = po zverejnení 4. kola sú štartové čísla konečné a už sa nemenia
refused-points-lent = podľa týchto čísel sa v zverejnenom kole požičiavali body, vrátiť ich teda nemožno: prideľte namiesto toho správne čísla
refused-numbers-incomplete = štartové čísla musia obsahovať každého účastníka práve raz
refused-settings-fixed = po zverejnení 1. kola sa už nemení: { $what }
refused-criteria-fixed = poradie kritérií sa vyhlasuje pred 1. kolom: neskoršia zmena potrebuje dôvod
refused-criteria-missing = poriadok pre tento systém poradie hráčov neurčuje: zadajte kritériá pred 1. kolom
refused-terms-incomplete = na listine je { $terms } údajov o handicape a komi pre { $pairs } dvojíc: uveďte ich pre každú dvojicu alebo pre žiadnu
refused-rounds-too-few = počet kôl { $asked } je menší než počet už zverejnených ({ $published })
refused-late-entry-round-robin = do turnaja každý s každým nemožno po 1. kole nikoho pridať: tabuľka platí pre tých, čo začali
refused-nobody-present = nie je koho žrebovať: najprv prihláste účastníkov
refused-not-all-checked-in = chýba prezencia: { $names }. Zapíšte ju, ohláste neprítomnosť, alebo ich odhláste
refused-all-rounds-published = zverejnené sú všetky kolá ({ $rounds }): ak chcete pokračovať, zvýšte počet kôl
refused-results-missing = chýbajú výsledky: { $tables }. Zadajte ich, alebo partie s odôvodnením zapíšte ako prerušené
refused-no-draft = návrh rozlosovania neexistuje: najprv ho vytvorte
refused-no-rounds = v tomto turnaji sa nehrajú kolá: zápasy vyplývajú z plánu
refused-unknown-stage = tento turnaj nemá časť { $stage }
refused-stage-closed = časť { $stage } je uzavretá: najprv vráťte jej uzavretie
refused-stage-open = časť { $stage } nie je uzavretá: najprv ju uzavrite, aby bolo jasné, kto postupuje
refused-nothing-follows = po časti { $stage } už nič nenasleduje: nie je prečo ju uzatvárať
refused-stage-not-over = časť { $stage } sa ešte neskončila: najprv zadajte výsledky jej zápasov
refused-tied-at-border = o postup sa delia { $names } a postúpiť môžu len niektorí. Určte ich poradie a napíšte, ako sa rozhodlo
refused-breach-missing = vyberte priestupok zo zoznamu v pravidlách
refused-breach-other-rules = turnaj sa nehrá podľa pravidiel so zoznamom priestupkov: napíšte do dôvodu, čo sa stalo
refused-unknown-member = tím takého hráča nemá
refused-excluded = { $name }: vylúčenie platí, najprv trest vráťte
refused-order-wrong = poradie musí obsahovať každého hráča tejto časti práve raz a meniť smie len poradie hráčov, ktorí sú na tom rovnako
refused-sealed-undo = poradie časti { $stage } je uzavreté: najprv vráťte uzavretie tejto časti
refused-sealed-discard = časť { $later } je rozlosovaná podľa poradia časti { $stage }: najprv zahoďte žreb časti { $later }, potom vráťte uzavretie časti { $stage }
refused-sealed-unpublish = časť { $later } je rozlosovaná podľa poradia časti { $stage }: najprv zrušte zverejnenie žrebu časti { $later }, potom ho zahoďte a vráťte uzavretie časti { $stage }
refused-sealed-played = časť { $later } je rozlosovaná podľa poradia časti { $stage } a už sa hrá (zápasy s výsledkom: { $played }): zmeniť možno len to, čo toto poradie nemení
refused-no-plan-draft = časť { $stage } nie je rozlosovaná: najprv ju rozlosujte
refused-plan-published = žreb časti { $stage } je zverejnený: najprv zrušte jeho zverejnenie
refused-plan-not-published = žreb časti { $stage } nie je zverejnený: najprv ho zverejnite
refused-plan-in-play = v časti { $stage } sa už hralo alebo bol nahlásený výsledok, žreb preto zostáva zverejnený. Najprv to vráťte v zázname, alebo hráča odhláste
refused-late-entry-stage = už sa nedá prihlásiť: účastníci sú daní
refused-no-such-end = zápas vyraďovacej časti ani skupiny sa takto skončiť nemôže
refused-protest-too-late-stage = proti výsledku zápasu { $place } už nemožno protestovať: zápas, ktorý naň nadväzuje, sa už začal
refused-not-in-match = { $name } v tomto zápase nehrá
refused-no-line-up = zápas je tu jedna partia dvoch hráčov: žiadna zostava sa nezadáva
refused-roster-missing = { $name } nemá súpisku: najprv zadajte hráčov
refused-roster-fixed = { $name }: hráči, ktorí sú v zostave alebo je zapísaná ich neprítomnosť, majú na súpiske svoje miesto. Mená opravujte na mieste a nových hráčov pridajte na koniec
refused-roster-long = súpiska tímu „{ $name }“ je príliš dlhá ({ $count }); najviac smie mať { $most }: skráťte ju
refused-no-notes = neprítomnosti a diváci sa zapisujú len podľa pravidiel pIšQworiek
refused-not-on-devices = na zariadeniach sa hrajú piškvorky, každá partia má dva duely, a zápasy tohto turnaja sú iné: nastavte zápas tak ešte pred začiatkom hry, alebo zadávajte výsledky
refused-shape-of-system = vo švajčiarskom systéme pišqworiek sa hrajú dva duely v každej z 1, 3 alebo 5 partií: zvoľte taký zápas alebo iný systém
refused-shape-boards = počet partií sa líši od nastavenia zápasu: nastavte len zápas
stages-problem-none = turnaj musí mať kolá alebo aspoň jednu časť
stages-problem-rounds = kolá potrebujú systém: vyberte, podľa ktorého sa žrebujú
stages-problem-same-name = dve časti sa volajú { $stage }: jednu premenujte
stages-problem-not-before = { $stage } berie hráčov z časti { $of }, ktorá jej nepredchádza
stages-problem-entrants-later = { $stage } nie je prvá časť: určte, ktoré miesta z predchádzajúcej časti do nej postupujú
stages-problem-groups = časť { $stage } musí mať aspoň jednu skupinu a z každej musí postúpiť aspoň jeden hráč
stages-problem-cannot = časť { $stage } by sa nedala rozlosovať: { $why }
stages-problem-places = do časti { $stage } postupujú aspoň dvaja hráči, počítané od 1. miesta
stages-problem-beyond = časť { $stage }: berie miesta až po { $to }., ale predchádzajúca časť ich má len { $field }
refused-sheet-wrong = dvojice nesedia: { $breaks }
refused-sheet-unknown = medzi dvojicami je niekto bez štartového čísla
refused-breaks-need-reason = dvojice porušujú pravidlá: { $breaks }. Prijmú sa len s odôvodnením
refused-nothing-published = žiadne kolo ešte nie je zverejnené
refused-ground-untrue = zverejnené dvojice uvedené pravidlo neporušujú: zostávajú v platnosti
refused-round-has-results = { $round }. kolo už má výsledky: čo sa hralo, to platí
refused-no-correction = po zverejnení kola neprišla žiadna oprava, kolo preto platí
refused-result-settled = výsledok už platí: namiesto toho ho opravte
refused-result-not-settled = zatiaľ nie je čo opravovať: výsledok nahláste
refused-nothing-to-confirm = nie je čo potvrdiť, alebo sa hlásenia líšia: zadajte výsledok
refused-own-report = vaše vlastné hlásenie potvrdzuje druhá strana
refused-nothing-changes = tým sa nič nezmení
refused-cannot-undo-publication = zverejnené nemožno vrátiť: kolo zmeňte alebo zrušte z dôvodu, ktorý pravidlá pripúšťajú
refused-cannot-undo-creation = založenie turnaja nemožno vrátiť
refused-acceleration = zrýchlené žrebovanie Baku je pre švajčiarsky systém FIDE (holandský), kde je výhra za dve remízy a prehra za nič
refused-czech-rules-beyond = české pravidlá go sú len pre podujatia nepresahujúce význam ČR: zvoľte pravidlá EGF alebo Ingove
refused-start-only-by-arbiter = začiatok kola smie určiť a meniť len rozhodca alebo riaditeľ: obráťte sa na nich
refused-end-impossible = takto sa partia skončiť nemohla: { $end }. Opravte výsledok, alebo uveďte, ako sa skončila
refused-situation-of-other-rules = situácia patrí k iným pravidlám ({ $situation }) než turnaj ({ $tournament }): vyberte situáciu z jeho pravidiel
refused-unknown-incident = incident { $id } neexistuje
refused-unknown-protest = protest { $id } neexistuje
refused-protest-is-decided = o proteste { $id } už je rozhodnuté: najprv vráťte rozhodnutie
refused-protest-after-draw = protest proti výsledku sa podáva pred žrebovaním ďalšieho kola a to už je vyžrebované
refused-protest-after-announcement = protest proti výsledku posledného kola sa podáva pred vyhlásením výsledkov a tie už sú vyhlásené
refused-protests-open = o týchto protestoch ešte nie je rozhodnuté: { $open }. Najprv o nich rozhodnite, alebo pri každom uveďte, prečo to nepočká
refused-incident-repeated = to isté už je zapísané ako incident { $id }: ak sa to stalo znova, uveďte to
refused-sides-as-drawn = v go platí výsledok, akoby vyžrebované farby boli správne: strany zostávajú podľa rozlosovania
refused-unknown-round = { $round }. kolo neexistuje: počet plánovaných kôl je { $rounds }
refused-games-adjourned = najprv treba dohrať prerušené partie: { $tables }
refused-still-broken = nové dvojice porušujú rovnaké pravidlo znova: { $breaks }
refused-report-changed = hlásenie sa medzitým zmenilo: pozrite sa naň znova
refused-undo-instead = výsledok sa odoberá vrátením kroku, ktorým bol zadaný
refused-ratings-missing = nie je známy rating: { $names }. Odhadnite ho, alebo s odôvodnením potvrďte, že hrajú bez neho
refused-confirmation-fixed = 1. kolo bolo vyžrebované s potvrdením chýbajúcich ratingov: potvrdenie platí
refused-not-at-table = { $round }. kolo, stôl { $table }: { $name } tam nehrá

fixed-system = systém
fixed-seed = číslo žrebu
fixed-lot = farby v 1. kole
fixed-points = bodovanie výsledkov, voľných žrebov a prerušených partií
fixed-equal-players = poradie rovnocenných hráčov
fixed-no-shows = následky nedostavenia sa
fixed-floats = ohľad na skoršie presuny nadol a nahor
fixed-acceleration = zrýchlené žrebovanie, ktoré závisí od počtu kôl
fixed-who-starts = voľba, kto začína
fixed-start-coefficients = počiatočné koeficienty
fixed-handicap = handicap
fixed-draw = osobitné požiadavky na žrebovanie
fixed-rules = poriadok turnaja
fixed-stages = časti so zverejneným žrebom

drawn-by-program = vyžreboval program Kolo { $version }, číslo žrebu { $seed }
drawn-by-hand = zostavil rozhodca ručne

table-open = { $round }. kolo, stôl { $table }
table-unconfirmed = { $round }. kolo, stôl { $table } (nepotvrdené)
table-mismatch = { $round }. kolo, stôl { $table } (strany sa nezhodujú)

change-points = { $name }: { $before } → { $after } b.
change-place = { $name }: { $before }. → { $after }. miesto
change-start = { $name }: počiatočný koeficient { $before } → { $after }
change-numbers = od najbližšieho žrebovania { $people ->
        [one] má { $people } hráč iné štartové číslo
        [few] majú { $people } hráči iné štartové čísla
       *[other] má { $people } hráčov iné štartové čísla
    }
change-terms = { $round }. kolo: handicap alebo komi sa mení pri { $tables } { $tables ->
        [one] stole
       *[other] stoloch
    }
change-withdrawn = { $name }: platí ako odstúpenie, ďalej sa nežrebuje
change-plays-on = { $name }: hrá ďalej, opäť sa žrebuje
change-absent = { $name }: { $round }. kolo nehrá
change-present = { $name }: { $round }. kolo predsa len hrá
change-draft-discarded = návrh { $round }. kola sa vytvorí znova
change-plan-discarded = časť { $stage } sa vyžrebuje znova
change-plan-published = žreb časti { $stage } sa zverejní a jej zápasy sa môžu hrať
change-plan-unpublished = žreb časti { $stage } prestane byť verejný
change-go-on = do časti { $stage } postupujú: { $names }
change-round-kept = zverejnené { $round }. kolo zostáva bez zmeny
change-round-revoked = zverejnenie { $round }. kola sa ruší
change-round-amended = zverejnené { $round }. kolo sa mení pri { $tables } { $tables ->
        [one] stole
       *[other] stoloch
    }
change-other-tables = { $round }. kolo: { $pairs ->
        [one] { $pairs } dvojica hrá
        [few] { $pairs } dvojice hrajú
       *[other] { $pairs } dvojíc hrá
    } pri inom stole
change-sanctioned = { $name }: { $measure }
change-stages = zmenia sa časti turnaja
change-roster = { $name }: zmení sa súpiska
change-sides-of-match = zápas { $game }: strany sa menia
change-sides-exchanged = { $round }. kolo: strany sa menia pri { $tables } { $tables ->
        [one] stole
       *[other] stoloch
    }
change-paired-again = návrh { $round }. kola: { $pairs ->
        [one] líši sa { $pairs } dvojica
        [few] líšia sa { $pairs } dvojice
       *[other] líši sa { $pairs } dvojíc
    }
