# Osobné údaje: čo je na verejných stránkach.

privacy-part = Zverejnenie
privacy-public-heading = Čo smie vidieť každý
privacy-public-about = Touto voľbou sa riadia verejné stránky, plátno, vytlačené dokumenty, dáta pre programy aj webhooky. Usporiadateľ a rozhodca vidia všetko.
privacy-reach = Kto stránky nájde
privacy-reach-listed = každý: sú uvedené na úvodnej stránke
privacy-reach-address = kto pozná adresu
privacy-reach-closed = len usporiadateľ, rozhodca a držitelia odkazov
privacy-names = Ako sa ľudia volajú
privacy-names-full = celé mená, ako boli zapísané
privacy-names-given-first = krstné meno a iniciála priezviska; v zozname ako „Ján Novák“
privacy-names-surname-first = krstné meno a iniciála priezviska; v zozname ako „Novák Ján“
privacy-names-numbers = len čísla; tímy bez hráčov
privacy-facts = Čo sa ukazuje okrem mien
privacy-club = klub a krajina
privacy-strength = rating, trieda a titul
privacy-never = Dátumy narodenia, súhlasy, ročníky a čísla federácií nie sú verejné nikdy.
privacy-preview = Ukázať náhľad
privacy-save = Uložiť
privacy-preview-heading = Náhľad
privacy-preview-none = Zatiaľ nie je nikto prihlásený.
privacy-preview-more = … a tak ďalej.
privacy-not-saved = Toto je len náhľad. Platiť začne po uložení.
privacy-as-entered = zapísané
privacy-as-shown = každý vidí
privacy-number = č. { $number }

# Čo vieme o jednom človeku.

privacy-nobody = V tomto zázname nikto takého čísla nie je.
privacy-no-reason = Uveďte dôvod: zostane zapísaný namiesto toho, čo sa zmaže.
privacy-play-changes = Bez tejto osoby by výsledky, dvojice alebo poradie nezostali rovnaké. Nič nebolo zmazané.
privacy-stale = Medzitým zapísal niekto iný. Nič nebolo zmazané; pozrite si náhľad znova.
privacy-data-people = Čo vieme o jednom človeku: vydať, alebo zmazať
privacy-data-link = Čo o tomto človeku vieme
privacy-data-about = Toto je všetko, čo o tomto človeku máme. Ak o to požiada, vydajte mu súbor.
privacy-data-file = Stiahnuť ako súbor (JSON)
privacy-data-known = Čo vieme
privacy-data-log = Kroky, ktoré tohto človeka menujú
privacy-erase-heading = Zmazať na žiadosť
privacy-erase-about = Meno a všetky osobné údaje nahradí v zázname neutrálne slovo; výsledky, dvojice a poradie zostanú. Vrátiť sa to nedá.
privacy-erase-preview = Ukázať, čo by sa zmazalo
privacy-erase-would = { $name } sa bude volať „{ $label }“. { $events ->
    [one] Prepíše sa jedna udalosť.
    [few] Prepíšu sa { $events } udalosti.
   *[other] Prepíše sa { $events } udalostí.
}
privacy-erase-nothing = Už nie je čo mazať.
privacy-erase-stays = Výsledky, dvojice, poradie a ratingy zostanú. Skôr vytvorené kópie databázy meno stále obsahujú.
privacy-erase = Zmazať natrvalo
privacy-people-heading = Čo vieme o jednom človeku
privacy-people-about = Nájdite človeka a potom vydajte, čo o ňom vieme, alebo to zmažte.
privacy-people-search = Meno
privacy-people-show = Nájsť
privacy-people-none = Nikto s týmto menom sa nenašiel.
privacy-cli-sure = Zatiaľ nebolo nič zmazané. Zmaže sa s prepínačom --yes.
privacy-cli-done = Zmazané: teraz tam stojí „{ $label }“. { $events ->
    [one] Prepísaná bola jedna udalosť.
    [few] Prepísané boli { $events } udalosti.
   *[other] Prepísaných bolo { $events } udalostí.
}

# Skutočnosti o jednej osobe.
privacy-fact-tournament = Turnaj
privacy-fact-contest = Súťaž
privacy-fact-at = Turnaj „{ $tournament }“
privacy-fact-id = Číslo v zázname
privacy-fact-title = Titul
privacy-fact-adjustment = Úprava štartového koeficientu
privacy-fact-super-group = Zaradený do superskupiny
privacy-fact-country = Krajina
privacy-fact-sex = Pohlavie
privacy-fact-female = žena
privacy-fact-male = muž
privacy-fact-federation = Číslo v zozname federácie
privacy-fact-member = Člen tímu
privacy-fact-withdrawn = odstúpil po { $round }. kole
privacy-fact-no-show = nedostavil sa
privacy-fact-game = stôl { $table }, { $side }, súper { $opponent }
privacy-fact-reported = nahlásil { $result }
privacy-fact-other-reported = druhá strana nahlásila { $result }
privacy-fact-link = Má odkaz pre telefón
privacy-fact-earlier-name = Skoršie meno
privacy-fact-match = Zápas { $match }
privacy-fact-entry = Prihláška
privacy-fact-entry-withdrawn = Stiahnutá prihláška
privacy-fact-entered = prihlásené { $day }
privacy-fact-away = neprítomný od { $from }
privacy-fact-away-until = neprítomný od { $from } do { $until }
privacy-fact-sanction = Postih
privacy-fact-reason = Uvedené v dôvode kroku
