# Časti súťaže: kto smie hrať, počty postupujúcich, štartovné, nasadenie, zoznamy prihlášok.

## Kto smie hrať

pieces-entry-problem = { $entry }: { $problem }
pieces-grade = { $player } chodí do { $grade }. ročníka, ale súťaž je pre 6. až 9. ročník a stredné školy; opravte ročník alebo prihláste niekoho iného
pieces-not-at-school = { $player } nechodí na základnú ani strednú školu, ale táto kategória je len pre žiakov a študentov; opravte údaj o štúdiu alebo prihláste niekoho iného
pieces-not-under-16 = { $player } má dňa { $day }, keď sa začínajú oblastné turnaje, už { $age } rokov, ale v tíme základnej školy musia mať všetci menej ako 16 rokov; opravte dátum narodenia, prihláste niekoho iného alebo prihláste tím medzi stredné školy
pieces-primary-finished = { $player } má ukončené základné vzdelanie, čo v tíme základnej školy nesmie mať nikto; opravte údaj o štúdiu, prihláste niekoho iného alebo prihláste tím medzi stredné školy
pieces-not-known = { $player }: chýba dátum narodenia alebo trieda; doplňte ich
pieces-over-26 = { $player } má podľa dátumu narodenia v deň vyhlásenia súťaže, { $day }, { $age } rokov, ale veteráni smeli mať najviac 26; opravte dátum narodenia alebo prihlášku zrušte
pieces-unknown-player = označenie „{ $player }“ nikto nemá; najprv hráča zapíšte
pieces-member-twice = { $player } je medzi členmi dvakrát; jeden výskyt vynechajte
pieces-not-one-person =
    { $count ->
        [one] jediný člen musí byť hráč základnej zostavy; v súťaži jednotlivcov nie sú náhradníci
        [few] prihlásení sú { $count } ľudia; v súťaži jednotlivcov má každý vlastnú prihlášku
       *[other] prihlásených je { $count } ľudí; v súťaži jednotlivcov má každý vlastnú prihlášku
    }
pieces-too-few-regulars =
    v základnej zostave { $count ->
        [one] je 1 hráč
        [few] sú { $count } hráči
       *[other] je { $count } hráčov
    }, ale tím potrebuje aspoň { $fewest }, aby smel nastúpiť; niekoho doplňte
pieces-too-many-regulars =
    v základnej zostave { $count ->
        [few] sú { $count } hráči
       *[other] je { $count } hráčov
    }, ale tím ich smie mať najviac { $most }; niekoho určte ako náhradníka alebo ho vynechajte
pieces-too-many-substitutes =
    tím má { $count } náhradníkov, ale smie mať najviac { $most ->
        [one] jedného
       *[other] { $most }
    }; niekoho vynechajte
pieces-no-captain = tím nemá kapitána; určte ním niekoho z členov
pieces-captain-not-member = kapitán { $captain } nie je členom tímu; určte za kapitána niekoho z členov
pieces-captain-of-one = kto hrá sám, nemá kapitána; kapitána vynechajte
pieces-consent-missing = { $player }: chýba súhlas { $consent }; bez neho nesmie nikto hrať, preto ho získajte a zapíšte jeho dátum
pieces-consent-rules-and-data = s pravidlami a so spracovaním osobných údajov
pieces-consent-photos = s fotografovaním a zverejnením fotografií
pieces-regular-elsewhere = { $player } už je v základnej zostave tímu { $other } a tu môže byť len náhradníkom
pieces-entered-already = { $player } už v tejto kategórii je, s prihláškou { $other }
pieces-no-school = tím hrá za školu, ale žiadna nie je uvedená; uveďte ju
pieces-unknown-school = označenie „{ $school }“ nemá žiadna škola; najprv školu zapíšte
pieces-part-missing = { $school }: škola vznikla zlúčením, počet častí je { $parts }; uveďte, za ktorú z nich tím hrá, 1 až { $parts }
pieces-unknown-part =
    { $parts ->
        [0] { $school }: škola nevznikla zlúčením a časť { $part } nemá; časť vynechajte
       *[other] { $school } nemá časť { $part }; možné je 1 až { $parts }
    }
pieces-school-full = { $school } už má { $most } tímy ({ $others }) a viac ich škola mať nesmie; najprv jeden odhláste
pieces-part-full = { $school }, časť { $part }, už má { $most } tímy ({ $others }) a viac ich mať nesmie; najprv jeden odhláste

## Kto hrá na mieste

pieces-lineup-not-member = { $player } nie je členom tímu { $team } a nemôže zaň hrať
pieces-lineup-twice = { $player } je v zostave tímu { $team } dvakrát; jeden výskyt vynechajte
pieces-lineup-elsewhere = { $player } hrá na tomto turnaji za iný tím a nemôže hrať aj za tím { $team }; treba si vybrať
pieces-lineup-too-many =
    v zostave tímu { $team } { $count ->
        [few] sú uvedení { $count } hráči
       *[other] je uvedených { $count } hráčov
    }, ale nastúpiť { $boards ->
        [one] smie len 1
        [few] smú len { $boards }
       *[other] ich smie len { $boards }
    }; náhradník hrá len namiesto hráča základnej zostavy, ktorý neprišiel
pieces-lineup-too-few =
    { $count ->
        [0] z tímu { $team } nikto neprišiel
        [one] z tímu { $team } prišiel len 1 hráč
        [few] z tímu { $team } prišli len { $count } hráči
       *[other] z tímu { $team } prišlo len { $count } hráčov
    }, ale tím potrebuje aspoň { $fewest }, aby smel nastúpiť

## Koľko ich postupuje

pieces-method-largest-remainder = najväčší zvyšok
pieces-method-sainte-lague = Sainte-Laguë
pieces-method-d-hondt = D'Hondt
pieces-cannot-share = postupové miesta z tejto úrovne nemožno rozdeliť ({ $level }): { $problems }
pieces-share-last-level = z poslednej úrovne nikto nepostupuje
pieces-share-key-twice = { $party } je uvedené dvakrát; uveďte to len raz
pieces-share-bounds-crossed = { $party } by malo mať aspoň { $least } a najviac { $most } postupových miest; znížte prvé číslo alebo zvýšte druhé
pieces-share-no-entries = nie sú žiadne prihlášky, podľa ktorých by sa miesta delili; počkajte na ne
pieces-share-above-field = postupových miest ({ $seats }) je viac ako tých, ktorí môžu postúpiť ({ $most }); ponúknite menej miest
pieces-share-below-least = postupových miest ({ $seats }) je menej ako tých, ktorí postupujú v každom prípade ({ $least }); ponúknite viac miest
pieces-share-head =
    { $seats ->
        [one] 1 postupové miesto
        [few] { $seats } postupové miesta
       *[other] { $seats } postupových miest
    } v pomere k počtu prihlášok ({ $entries }), metóda: { $method }
pieces-share-at-least = { $party }: podľa prihlášok by vyšlo menej, preto platí najmenší počet { $seats }
pieces-share-at-most = { $party }: podľa prihlášok by vyšlo viac, preto platí najväčší počet { $seats }
pieces-share-remainder = { $party }: { $seats } × { $entries } / { $all } = { $whole }, zvyšok { $remainder }/{ $all }
pieces-share-remainder-extra = { $party }: { $seats } × { $entries } / { $all } = { $whole }, zvyšok { $remainder }/{ $all }, a zaň jedno miesto navyše
pieces-share-award = { $number }. miesto podľa podielu: { $party } s podielom { $entries } / { $divisor }
pieces-share-cut-claim = posledné miesto má { $in }, lebo má väčší nárok ako { $out }
pieces-share-cut-entries = posledné miesto má { $in }: { $out } má rovnaký nárok, ale menej prihlášok
pieces-share-cut-lot = posledné miesto má { $in }: { $out } má rovnaký nárok aj rovnaký počet prihlášok, a preto rozhodol žreb
pieces-share =
    { $party }: { $seats ->
        [0] nepostupuje nikto
        [one] postupuje 1
        [few] postupujú { $seats }
       *[other] postupuje { $seats }
    }

## Štartovné

pieces-money-czk = { $whole } Kč
pieces-money-czk-cents = { $whole },{ $cents } Kč
pieces-money-eur = { $whole } €
pieces-money-eur-cents = { $whole },{ $cents } €
pieces-bad-code = „{ $text }“ nie je zľavový kód: napíšte deväť písmen a číslic ako ACD-EFG-HJK; porovnajte ho so správou, v ktorej prišiel
pieces-fee-not-on-site = jednotlivci platia vopred; na mieste sa štartovné nevyberá
pieces-fee-wrong-amount = { $entry }: prišlo { $paid }, ale štartovné je { $due }; požiadajte o správnu sumu
pieces-fee-settled = { $entry }: štartovné je už vybavené
pieces-fee-waiver-for-one = { $entry }: štartovné sa odpúšťa len tímu usporiadateľskej školy
pieces-fee-not-host = { $entry }: škola neusporadúva žiadny turnaj, preto jej tímy platia; ak nejaký usporadúva, najprv ho vypíšte
pieces-fee-waiver-used = { $entry }: usporiadateľská škola má v každej kategórii zadarmo jeden tím, a tým je { $other }
pieces-fee-discount-for-team = { $entry } je tím; zľavové kódy sú pre jednotlivcov
pieces-fee-unknown-code = kód { $code } nemá žiadny tím; porovnajte ho so správou, v ktorej prišiel
pieces-fee-code-not-earned = { $team }: štartovné nebolo zaplatené vopred, a preto kód tímu neplatí
pieces-fee-code-used = { $team }: kód tímu je už vyčerpaný, hrá naň { $by }
pieces-fee-not-of-team = { $entry } nie je členom tímu { $team }, ale kód tímu je len pre jeho členov

## Nasadenie do grandfinále

pieces-seed-placing = { $place }. miesto ({ $level })
pieces-seed-by-higher = { $number }. { $name }: { $placings }; vyššie než { $next } podľa umiestnenia v predchádzajúcej úrovni
pieces-seed-by-lower = { $number }. { $name }: { $placings }; vyššie než { $next } podľa umiestnenia v prvej úrovni
pieces-seed-by-lot = { $number }. { $name }: { $placings }; vyššie než { $next } podľa žrebu
pieces-seed-last = { $number }. { $name }: { $placings }
pieces-seed-twice = { $entry } je v zozname dvakrát; uveďte to len raz
pieces-seed-place-zero = { $entry } má umiestnenie 0; miesta sa počítajú od 1

## Zoznamy prihlášok

pieces-column-category = kategória
pieces-column-school-id = ID školy
pieces-column-school = škola
pieces-column-part = časť školy
pieces-column-entry-id = ID prihlášky
pieces-column-team = tím
pieces-column-player-id = ID hráča
pieces-column-player = hráč
pieces-column-born = dátum narodenia
pieces-column-schooling = ročník
pieces-column-role = rola
pieces-column-captain = kapitán
pieces-column-rules-consent = súhlas s pravidlami
pieces-column-photos-consent = súhlas s fotografiami
pieces-column-entered = prihlásené
pieces-list-too-large = zoznam je väčší ako { $most } MiB, takže je to niečo iné
pieces-list-not-utf8 = tento riadok nie je v UTF-8; uložte zoznam ako „CSV UTF-8“
pieces-list-nobody = v zozname nikto nie je; treba záhlavie a aspoň jeden riadok
pieces-list-open-quote = tu sa začínajú úvodzovky, ktoré sa nikde nekončia; ukončite ich alebo vynechajte
pieces-list-unknown-column = stĺpec „{ $column }“ neexistuje; známe sú: { $known }
pieces-list-column-twice = stĺpec „{ $column }“ je tu dvakrát; jeden vynechajte
pieces-list-column-missing = chýba stĺpec „{ $column }“; doplňte ho
pieces-list-cell-without-column = nad touto bunkou nie je záhlavie; odstráňte ju alebo záhlavie doplňte
pieces-list-missing = údaj „{ $column }“ je prázdny; vyplňte ho
pieces-list-bad-category = „{ $text }“ nie je kategória: napíšte ZŠ, SŠ, kadeti alebo veteráni
pieces-list-bad-schooling = „{ $text }“ nie je trieda: napíšte číslo ako 8, „sš“ pre strednú školu, alebo „mimo školy“ pri tom, kto už neštuduje
pieces-list-bad-role = „{ $text }“ nie je rola: napíšte „základná zostava“, alebo „náhradník“
pieces-list-bad-captain = „{ $text }“ nie je áno ani nie: pri kapitánovi napíšte áno, pri ostatných nič
pieces-list-bad-part = „{ $text }“ nie je časť školy: napíšte číslo od 1
pieces-list-team-of-one = kto hrá sám, nie je v tíme ({ $category }); tím nechajte prázdny
pieces-list-captain-twice = { $entry } už má kapitána v riadku { $line }; vyberte jedného
pieces-list-person-differs = { $player } je v riadku { $line } inak: líši sa „{ $column }“; zjednoťte to alebo dvoch ľudí odlíšte pomocou ID hráča
pieces-list-entry-differs = prihláška { $entry } je v riadku { $line } inak: líši sa „{ $column }“; zjednoťte to
pieces-list-school-differs = táto škola sa v riadku { $line } volá „{ $name }“; zjednoťte to
pieces-list-id-taken = prihláška by dostala ID { $entry }, ktoré má prihláška v riadku { $line }; pridajte stĺpec s ID prihlášok
pieces-teams-none = v zozname nie je žiadny tím; napíšte na každý riadok jeden: názov tímu a za ním hráčov
pieces-teams-too-many = v zozname je viac ako { $most } tímov; zapíšte ich po častiach
pieces-teams-name = riadok { $line }: { $why }
pieces-teams-twice = riadok { $line }: tím { $team } je v zozname dvakrát; jeden z nich premenujte
pieces-teams-few = riadok { $line }: počet hráčov tímu { $team } je { $count }, treba aspoň { $fewest }; doplňte, kto chýba
pieces-teams-many = riadok { $line }: počet hráčov tímu { $team } je { $count }, dovolených je aj s náhradníkmi najviac { $most }; niekoho vynechajte
pieces-teams-player-twice = riadok { $line }: { $player } je v tíme { $team } dvakrát; odlíšte ich

## Zoznamy krajov, oblastí a škôl

pieces-list-column = stĺpec „{ $column }“ nepoznám: známe sú { $known }
pieces-list-cell-empty = v tomto riadku nie je nič v stĺpci „{ $column }“
pieces-list-choice = „{ $text }“ nie je nič z tohto: { $known }
