# Části soutěže: kdo smí hrát, počty postupujících, startovné, nasazení, seznamy přihlášek.

## Kdo smí hrát

pieces-entry-problem = { $entry }: { $problem }
pieces-grade = { $player } chodí do { $grade }. třídy, ale soutěž je pro 6. až 9. třídu a střední školy; opravte třídu, nebo přihlaste někoho jiného
pieces-not-at-school = { $player } nechodí na základní ani střední školu, ale tato kategorie je jen pro žáky a studenty; opravte údaj o studiu, nebo přihlaste někoho jiného
pieces-not-under-16 = { $player } má dne { $day }, kdy začínají oblastní turnaje, už { $age } let, ale v týmu základní školy musí být všichni mladší 16 let; opravte datum narození, přihlaste někoho jiného, nebo přihlaste tým mezi střední školy
pieces-primary-finished = { $player } má ukončené základní vzdělání, což v týmu základní školy nesmí mít nikdo; opravte údaj o studiu, přihlaste někoho jiného, nebo přihlaste tým mezi střední školy
pieces-not-known = { $player }: chybí datum narození nebo třída; doplňte je
pieces-over-26 = { $player } má podle data narození v den vyhlášení soutěže, { $day }, { $age } let, ale veteránům smělo být nejvýše 26; opravte datum narození, nebo přihlášku zrušte
pieces-unknown-player = označení „{ $player }“ nikdo nemá; nejdříve hráče zapište
pieces-member-twice = { $player } je mezi členy dvakrát; jeden výskyt vynechte
pieces-not-one-person =
    { $count ->
        [one] jediný člen musí být hráč základní sestavy; v soutěži jednotlivců nejsou náhradníci
        [few] přihlášeni jsou { $count } lidé; v soutěži jednotlivců má každý vlastní přihlášku
       *[other] přihlášeno je { $count } lidí; v soutěži jednotlivců má každý vlastní přihlášku
    }
pieces-too-few-regulars =
    v základní sestavě { $count ->
        [one] je 1 hráč
        [few] jsou { $count } hráči
       *[other] je { $count } hráčů
    }, ale tým potřebuje aspoň { $fewest }, aby směl nastoupit; někoho doplňte
pieces-too-many-regulars =
    v základní sestavě { $count ->
        [few] jsou { $count } hráči
       *[other] je { $count } hráčů
    }, ale tým jich smí mít nejvýše { $most }; někoho určete jako náhradníka, nebo ho vynechte
pieces-too-many-substitutes =
    tým má { $count ->
        [few] { $count } náhradníky
       *[other] { $count } náhradníků
    }, ale smí mít nejvýše { $most ->
        [one] jednoho
       *[other] { $most }
    }; někoho vynechte
pieces-no-captain = tým nemá kapitána; určete jím někoho z členů
pieces-captain-not-member = kapitán { $captain } není členem týmu; určete kapitánem někoho z členů
pieces-captain-of-one = kdo hraje sám, nemá kapitána; kapitána vynechte
pieces-consent-missing = { $player }: chybí souhlas { $consent }; bez něj nesmí nikdo hrát, proto ho získejte a zapište jeho datum
pieces-consent-rules-and-data = s pravidly a se zpracováním osobních údajů
pieces-consent-photos = s fotografováním a zveřejněním fotografií
pieces-regular-elsewhere = { $player } už je v základní sestavě týmu { $other } a tady může být jen náhradníkem
pieces-entered-already = { $player } už v této kategorii je, s přihláškou { $other }
pieces-no-school = tým hraje za školu, ale žádná není uvedena; uveďte ji
pieces-unknown-school = označení „{ $school }“ nemá žádná škola; nejdříve školu zapište
pieces-part-missing = { $school }: škola vznikla sloučením, počet částí je { $parts }; uveďte, za kterou z nich tým hraje, 1 až { $parts }
pieces-unknown-part =
    { $parts ->
        [0] { $school }: škola nevznikla sloučením a část { $part } nemá; část vynechte
       *[other] { $school } nemá část { $part }; možné je 1 až { $parts }
    }
pieces-school-full = { $school } už má { $most } týmy ({ $others }) a víc jich škola mít nesmí; nejdříve jeden odhlaste
pieces-part-full = { $school }, část { $part }, už má { $most } týmy ({ $others }) a víc jich mít nesmí; nejdříve jeden odhlaste

## Kdo hraje na místě

pieces-lineup-not-member = { $player } není členem týmu { $team } a nemůže za něj hrát
pieces-lineup-twice = { $player } je v sestavě týmu { $team } dvakrát; jeden výskyt vynechte
pieces-lineup-elsewhere = { $player } hraje na tomto turnaji za jiný tým a nemůže hrát i za tým { $team }; je třeba si vybrat
pieces-lineup-too-many =
    v sestavě týmu { $team } { $count ->
        [few] jsou uvedeni { $count } hráči
       *[other] je uvedeno { $count } hráčů
    }, ale nastoupit { $boards ->
        [one] smí jen 1
        [few] smějí jen { $boards }
       *[other] jich smí jen { $boards }
    }; náhradník hraje jen místo hráče základní sestavy, který nepřišel
pieces-lineup-too-few =
    { $count ->
        [0] z týmu { $team } nikdo nepřišel
        [one] z týmu { $team } přišel jen 1 hráč
        [few] z týmu { $team } přišli jen { $count } hráči
       *[other] z týmu { $team } přišlo jen { $count } hráčů
    }, ale tým potřebuje aspoň { $fewest }, aby směl nastoupit

## Kolik jich postupuje

pieces-method-largest-remainder = největší zbytek
pieces-method-sainte-lague = Sainte-Laguë
pieces-method-d-hondt = D'Hondt
pieces-cannot-share = postupová místa z této úrovně nelze rozdělit ({ $level }): { $problems }
pieces-share-last-level = z poslední úrovně nikdo nepostupuje
pieces-share-key-twice = { $party } je uvedeno dvakrát; uveďte to jen jednou
pieces-share-bounds-crossed = { $party } by mělo mít aspoň { $least } a nejvýše { $most } postupových míst; snižte první číslo, nebo zvyšte druhé
pieces-share-no-entries = nejsou žádné přihlášky, podle kterých by se místa dělila; počkejte na ně
pieces-share-above-field = postupových míst ({ $seats }) je víc než těch, kdo mohou postoupit ({ $most }); nabídněte méně míst
pieces-share-below-least = postupových míst ({ $seats }) je méně než těch, kdo postupují v každém případě ({ $least }); nabídněte více míst
pieces-share-head =
    { $seats ->
        [one] 1 postupové místo
        [few] { $seats } postupová místa
       *[other] { $seats } postupových míst
    } v poměru k počtu přihlášek ({ $entries }), metoda: { $method }
pieces-share-at-least = { $party }: podle přihlášek by vyšlo méně, proto platí nejmenší počet { $seats }
pieces-share-at-most = { $party }: podle přihlášek by vyšlo více, proto platí největší počet { $seats }
pieces-share-remainder = { $party }: { $seats } × { $entries } / { $all } = { $whole }, zbytek { $remainder }/{ $all }
pieces-share-remainder-extra = { $party }: { $seats } × { $entries } / { $all } = { $whole }, zbytek { $remainder }/{ $all }, a za něj jedno místo navíc
pieces-share-award = { $number }. místo podle podílu: { $party } s podílem { $entries } / { $divisor }
pieces-share-cut-claim = poslední místo má { $in }, protože má větší nárok než { $out }
pieces-share-cut-entries = poslední místo má { $in }: { $out } má stejný nárok, ale méně přihlášek
pieces-share-cut-lot = poslední místo má { $in }: { $out } má stejný nárok i stejný počet přihlášek, a proto rozhodl los
pieces-share =
    { $party }: { $seats ->
        [0] nepostupuje nikdo
        [one] postupuje 1
        [few] postupují { $seats }
       *[other] postupuje { $seats }
    }

## Startovné

pieces-money-czk = { $whole } Kč
pieces-money-czk-cents = { $whole },{ $cents } Kč
pieces-money-eur = { $whole } €
pieces-money-eur-cents = { $whole },{ $cents } €
pieces-bad-code = „{ $text }“ není slevový kód: napište devět písmen a číslic jako ACD-EFG-HJK; porovnejte ho se zprávou, ve které přišel
pieces-fee-not-on-site = jednotlivci platí předem; na místě se startovné nevybírá
pieces-fee-wrong-amount = { $entry }: přišlo { $paid }, ale startovné je { $due }; požádejte o správnou částku
pieces-fee-settled = { $entry }: startovné už je vyřízeno
pieces-fee-waiver-for-one = { $entry }: zdarma může hrát jen tým školy, která pořádá turnaj
pieces-fee-not-host = { $entry }: škola nepořádá žádný turnaj, proto její týmy platí; pokud nějaký pořádá, nejdříve ho vypište
pieces-fee-waiver-used = { $entry }: pořadatelská škola má v každé kategorii zdarma jeden tým, a tím je { $other }
pieces-fee-discount-for-team = { $entry } je tým; slevové kódy jsou pro jednotlivce
pieces-fee-unknown-code = kód { $code } nemá žádný tým; porovnejte ho se zprávou, ve které přišel
pieces-fee-code-not-earned = { $team }: startovné nebylo zaplaceno předem, a proto kód týmu neplatí
pieces-fee-code-used = { $team }: kód týmu je už vyčerpán, hraje na něj { $by }
pieces-fee-not-of-team = { $entry } není členem týmu { $team }, ale kód týmu je jen pro jeho členy

## Nasazení do grandfinále

pieces-seed-placing = { $place }. místo ({ $level })
pieces-seed-by-higher = { $number }. { $name }: { $placings }; výš než { $next } podle umístění v předchozí úrovni
pieces-seed-by-lower = { $number }. { $name }: { $placings }; výš než { $next } podle umístění v první úrovni
pieces-seed-by-lot = { $number }. { $name }: { $placings }; výš než { $next } podle losu
pieces-seed-last = { $number }. { $name }: { $placings }
pieces-seed-twice = { $entry } je v seznamu dvakrát; uveďte to jen jednou
pieces-seed-place-zero = { $entry } má umístění 0; místa se počítají od 1

## Seznamy přihlášek

pieces-column-category = kategorie
pieces-column-school-id = ID školy
pieces-column-school = škola
pieces-column-part = část školy
pieces-column-entry-id = ID přihlášky
pieces-column-team = tým
pieces-column-player-id = ID hráče
pieces-column-player = hráč
pieces-column-born = datum narození
pieces-column-schooling = třída
pieces-column-role = role
pieces-column-captain = kapitán
pieces-column-rules-consent = souhlas s pravidly
pieces-column-photos-consent = souhlas s fotografiemi
pieces-column-entered = přihlášeno
pieces-list-too-large = seznam je větší než { $most } MiB, takže je to něco jiného
pieces-list-not-utf8 = tento řádek není v UTF-8; uložte seznam jako „CSV UTF-8“
pieces-list-nobody = v seznamu nikdo není; je potřeba záhlaví a aspoň jeden řádek
pieces-list-open-quote = tady začínají uvozovky, které nikde nekončí; ukončete je, nebo vynechte
pieces-list-unknown-column = sloupec „{ $column }“ neexistuje; známé jsou: { $known }
pieces-list-column-twice = sloupec „{ $column }“ je tu dvakrát; jeden vynechte
pieces-list-column-missing = chybí sloupec „{ $column }“; doplňte ho
pieces-list-cell-without-column = nad touto buňkou není záhlaví; odstraňte ji, nebo záhlaví doplňte
pieces-list-missing = údaj „{ $column }“ je prázdný; vyplňte ho
pieces-list-bad-category = „{ $text }“ není kategorie: napište ZŠ, SŠ, kadeti nebo veteráni
pieces-list-bad-schooling = „{ $text }“ není třída: napište číslo jako 8, „sš“ pro střední školu, nebo „mimo školu“ u toho, kdo už nestuduje
pieces-list-bad-role = „{ $text }“ není role: napište „základní sestava“, nebo „náhradník“
pieces-list-bad-captain = „{ $text }“ není ano ani ne: u kapitána napište ano, u ostatních nic
pieces-list-bad-part = „{ $text }“ není část školy: napište číslo od 1
pieces-list-team-of-one = kdo hraje sám, není v týmu ({ $category }); tým nechte prázdný
pieces-list-captain-twice = { $entry } už má kapitána na řádku { $line }; vyberte jednoho
pieces-list-person-differs = { $player } je na řádku { $line } jinak: liší se „{ $column }“; sjednoťte to, nebo dva lidi odlište pomocí ID hráče
pieces-list-entry-differs = přihláška { $entry } je na řádku { $line } jinak: liší se „{ $column }“; sjednoťte to
pieces-list-school-differs = tato škola se na řádku { $line } jmenuje „{ $name }“; sjednoťte to
pieces-list-id-taken = přihláška by dostala ID { $entry }, které má přihláška na řádku { $line }; přidejte sloupec s ID přihlášek
pieces-teams-none = v seznamu není žádný tým; napište na každý řádek jeden: název týmu a za něj hráče
pieces-teams-too-many = v seznamu je víc než { $most } týmů; zapište je po částech
pieces-teams-name = řádek { $line }: { $why }
pieces-teams-twice = řádek { $line }: tým { $team } je v seznamu dvakrát; jeden z nich přejmenujte
pieces-teams-few = řádek { $line }: počet hráčů týmu { $team } je { $count }, potřeba je aspoň { $fewest }; doplňte, kdo chybí
pieces-teams-many = řádek { $line }: počet hráčů týmu { $team } je { $count }, dovoleno je i s náhradníky nejvýš { $most }; někoho vynechte
pieces-teams-player-twice = řádek { $line }: { $player } je v týmu { $team } dvakrát; odlište je

## Seznamy krajů, oblastí a škol

pieces-list-column = sloupec „{ $column }“ neznám: známé jsou { $known }
pieces-list-cell-empty = na tomto řádku není nic ve sloupci „{ $column }“
pieces-list-choice = „{ $text }“ není nic z tohoto: { $known }
