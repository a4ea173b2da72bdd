# Osobní údaje: co je na veřejných stránkách.

privacy-part = Zveřejnění
privacy-public-heading = Co smí vidět každý
privacy-public-about = Touto volbou se řídí veřejné stránky, plátno, vytištěné dokumenty, data pro programy i webhooky. Pořadatel a rozhodčí vidí vše.
privacy-reach = Kdo stránky najde
privacy-reach-listed = každý: jsou uvedeny na úvodní stránce
privacy-reach-address = kdo zná adresu
privacy-reach-closed = jen pořadatel, rozhodčí a držitelé odkazů
privacy-names = Jak se lidé jmenují
privacy-names-full = celá jména, jak byla zapsána
privacy-names-given-first = křestní jméno a iniciála příjmení; v seznamu jako „Jan Novák“
privacy-names-surname-first = křestní jméno a iniciála příjmení; v seznamu jako „Novák Jan“
privacy-names-numbers = pouze čísla; týmy bez hráčů
privacy-facts = Co se ukazuje kromě jmen
privacy-club = klub a země
privacy-strength = rating, třída a titul
privacy-never = Data narození, souhlasy, ročníky a čísla federací nejsou veřejné nikdy.
privacy-preview = Ukázat náhled
privacy-save = Uložit
privacy-preview-heading = Náhled
privacy-preview-none = Zatím není nikdo přihlášen.
privacy-preview-more = … a tak dále.
privacy-not-saved = Toto je jen náhled. Platit začne po uložení.
privacy-as-entered = zapsáno
privacy-as-shown = každý vidí
privacy-number = č. { $number }

# Co víme o jednom člověku.

privacy-nobody = V tomto záznamu nikdo takového čísla není.
privacy-no-reason = Uveďte důvod: zůstane zapsán místo toho, co se smaže.
privacy-play-changes = Bez této osoby by výsledky, dvojice nebo pořadí nezůstaly stejné. Nic nebylo smazáno.
privacy-stale = Mezitím zapsal někdo jiný. Nic nebylo smazáno; podívejte se na náhled znovu.
privacy-data-people = Co víme o jednom člověku: vydat, nebo smazat
privacy-data-link = Co o tomto člověku víme
privacy-data-about = Toto je vše, co o tomto člověku máme. Požádá-li o to, vydejte mu soubor.
privacy-data-file = Stáhnout jako soubor (JSON)
privacy-data-known = Co víme
privacy-data-log = Kroky, které tohoto člověka jmenují
privacy-erase-heading = Smazat na žádost
privacy-erase-about = Jméno a všechny osobní údaje nahradí v záznamu neutrální slovo; výsledky, dvojice a pořadí zůstanou. Vrátit to nelze.
privacy-erase-preview = Ukázat, co by se smazalo
privacy-erase-would = { $name } se bude jmenovat „{ $label }“. { $events ->
    [one] Přepíše se jedna událost.
    [few] Přepíší se { $events } události.
   *[other] Přepíše se { $events } událostí.
}
privacy-erase-nothing = Už není co mazat.
privacy-erase-stays = Výsledky, dvojice, pořadí a ratingy zůstanou. Dříve pořízené kopie databáze jméno stále obsahují.
privacy-erase = Smazat natrvalo
privacy-people-heading = Co víme o jednom člověku
privacy-people-about = Najděte člověka a pak vydejte, co o něm víme, nebo to smažte.
privacy-people-search = Jméno
privacy-people-show = Najít
privacy-people-none = Nikdo toho jména nebyl nalezen.
privacy-cli-sure = Zatím nebylo nic smazáno. Smaže se s přepínačem --yes.
privacy-cli-done = Smazáno: nyní tam stojí „{ $label }“. { $events ->
    [one] Přepsána byla jedna událost.
    [few] Přepsány byly { $events } události.
   *[other] Přepsáno bylo { $events } událostí.
}

# Skutečnosti o jedné osobě.
privacy-fact-tournament = Turnaj
privacy-fact-contest = Soutěž
privacy-fact-at = Turnaj „{ $tournament }“
privacy-fact-id = Číslo v záznamu
privacy-fact-title = Titul
privacy-fact-adjustment = Úprava startovního koeficientu
privacy-fact-super-group = Zařazen do superskupiny
privacy-fact-country = Země
privacy-fact-sex = Pohlaví
privacy-fact-female = žena
privacy-fact-male = muž
privacy-fact-federation = Číslo v seznamu federace
privacy-fact-member = Člen týmu
privacy-fact-withdrawn = odstoupil po { $round }. kole
privacy-fact-no-show = nedostavil se
privacy-fact-game = stůl { $table }, { $side }, soupeř { $opponent }
privacy-fact-reported = nahlásil { $result }
privacy-fact-other-reported = druhá strana nahlásila { $result }
privacy-fact-link = Má odkaz pro telefon
privacy-fact-earlier-name = Dřívější jméno
privacy-fact-match = Zápas { $match }
privacy-fact-entry = Přihláška
privacy-fact-entry-withdrawn = Stažená přihláška
privacy-fact-entered = přihlášeno { $day }
privacy-fact-away = nepřítomen od { $from }
privacy-fact-away-until = nepřítomen od { $from } do { $until }
privacy-fact-sanction = Postih
privacy-fact-reason = Uvedeno v důvodu kroku
