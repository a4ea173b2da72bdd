# Chyby a jejich nápravy: lhůty oprav, důvody ke změně zveřejněného rozlosování.

ground-breaks-b1 = dvojice porušují B 1: opakovaný zápas, nebo druhý bod bez hry
ground-breaks-b2 = dvojice porušují B 2: jedna barva příliš často nebo potřetí za sebou
ground-rematch = dva by spolu hráli znovu
ground-competition-rules = umožňují to propozice soutěže
ground-without-opponent = dva, kteří nemají soupeře, se dohodli, že spolu budou hrát
ground-late-entry = kdo se přihlásil pozdě, hraje s někým, kdo nemá soupeře
ground-top-of-last-round = potíže na čele posledního kola

refused-ground-of-other-rules = { $count ->
        [0] pravidla tohoto turnaje takový důvod neznají
       *[other] pravidla tohoto turnaje znají tyto důvody: { $grounds }
    }
refused-no-rematch = žádná ze zveřejněných dvojic spolu ještě nehrála: rozlosování zůstává
refused-meet-again = v nových dvojicích by se sešli hráči, kteří už spolu hráli: { $breaks }
refused-beyond-rematch = změnit se smějí jen stoly, které souvisejí s těmi, kdo by spolu hráli znovu: ostatní nechte, jak jsou
refused-beyond-pair = přibýt smí jen jedna nová dvojice a nic jiného se změnit nesmí: ostatní stoly nechte, jak jsou
refused-has-opponent = { $name } má v tomto kole soupeře: nově přiřadit lze jen ty, kdo mají volný los nebo jejichž soupeř nepřišel
refused-nobody-new = v nových dvojicích není nikdo, kdo se přihlásil pozdě: nejprve hráče přihlaste
refused-not-late = { $name } už v rozlosování některého kola figuruje, není to tedy pozdní přihláška
refused-not-last = { $round }. kolo není poslední z { $rounds }: tento důvod platí jen pro poslední kolo
refused-no-topscorer = u stolu, kde hraje { $name }, nesedí nikdo s více než polovinou bodů: ten stůl zůstává
refused-only-by-own-rules = zveřejněné { $round }. kolo po opravě nebo omylu zůstává. Pokud propozice soutěže dovolují vzít ho zpět, uveďte to i s příslušným ustanovením
refused-too-late-to-count = { $next }. kolo skončilo, na { $round }. kole se proto už nic nemění. Chyba v partii se poznamená pro zápočet na rating (Opravit u partie); počítat se bude jen tehdy, pokud to připouštějí propozice soutěže, což se s důvodem uvede u opravy
refused-would-open-again = bez tohoto kroku by { $round }. kolo nebylo skončené a předchozí kolo by bylo znovu otevřené opravám: výsledek místo toho opravte
refused-still-counts = oprava { $round }. kola se ještě počítá: výsledek opravte, místo abyste ho poznamenali jen pro rating
refused-not-for-rating-here = chyby, které se počítají jen pro rating, zná pouze švýcarský systém FIDE (holandský): výsledek opravte

change-for-rating = { $round }. kolo, stůl { $table }: poznamenáno pro zápočet na rating; body, pořadí i dvojice zůstávají
change-not-for-rating = { $round }. kolo, stůl { $table }: co bylo poznamenáno pro rating, už neplatí

day-log-revoked-by-rules = zveřejněné { $round }. kolo vzato zpět podle propozic soutěže
day-log-late-correction = podle propozic soutěže se pozdní oprava { $round }. kola počítá
day-log-rating-noted = jen pro zápočet na rating: { $what }
day-for-rating-result = { $round }. kolo, stůl { $table }, { $pair }: počítá se { $was }, na rating { $should }
day-for-rating-sides = { $round }. kolo, stůl { $table }, { $pair }: hráno s opačnými stranami

repair-amend-link = Změnit zveřejněné dvojice
repair-amend-heading = { $round }. kolo: změna zveřejněných dvojic
repair-amend-about = Co visí na zdi, se mění jen z některého z důvodů níže. Co se změní, uvidíte před uložením; partie s výsledkem zůstávají.
repair-amend-ground = Důvod
repair-amend-what = Zveřejněné dvojice { $round }. kola
repair-amend-preview = Ukázat, co se změní
repair-amend-again = Dál upravovat tyto dvojice
repair-amend-changed = Dvojice { $round }. kola jsou teď jiné než ty, které byly na stránce. Podívejte se na ně a rozhodněte znovu.
repair-amend-exchange = Dva si vymění místa
repair-amend-together = Jedna nová dvojice: dva bez soupeře, nebo pozdní přihláška
repair-amend-together-about = Oba nemají v tomto kole soupeře: mají volný los, soupeř nepřišel (to zapište nejdřív), nebo se přihlásili pozdě. Kdo nepřišel, je pak veden jako nepřítomný.
repair-own-rules = Umožňují to propozice soutěže; v důvodu uveďte, o které ustanovení jde
repair-too-late = { $next }. kolo skončilo: chyba z tohoto kola se proto projeví jen v zápočtu na rating, pokud propozice soutěže neříkají jinak.
repair-rating-heading = Jen pro zápočet na rating
repair-rating-about = Poznamená se to a ukáže; body, pořadí a dvojice zůstanou, jak jsou.
repair-rating-result = Poznamenat výsledek
repair-rating-sides = Poznamenat prohozené strany
repair-rating-what = { $round }. kolo, stůl { $table }: jen pro zápočet na rating
repair-take-back-about = Jen pokud to umožňují propozice soutěže: v důvodu uveďte ustanovení.
