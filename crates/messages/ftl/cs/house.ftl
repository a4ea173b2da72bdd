# Co se dělo mimo hru: odkazy, plátna, veřejné stránky, webhooky, lidé.
house-heading = Odkazy, plátna a lidé
house-about = Co se dělo vedle hry a kdo to udělal: odkazy pro telefony, plátna, co smějí vidět všichni, webhooky, kdo zde pracuje. Klíče ani hesla se sem nikdy nezapisují.
house-about-site = Co se dělo se všemi, kdo na tomto webu pracují: pozvánky, role, účty, přihlášení, výmazy. Klíče ani hesla se sem nikdy nezapisují.
house-none = Zatím se nic nestalo.
house-about-links = odkazy
house-about-screens = plátna
house-about-public = co vidí všichni
house-about-webhooks = webhooky
house-about-people = lidé
house-about-data = osobní údaje
house-links-made = { $count ->
    [one] Vznikl odkaz pro: { $names }.
    [few] Vznikly { $count } odkazy: { $names }.
   *[other] Vzniklo { $count } odkazů: { $names }.
}
house-link-back = Odkaz byl odebrán: { $who }.
house-screen-first = první plátno
house-screen-shows = Plátno ({ $screen }): { $parts }; po { $seconds } s.
house-screen-message = Zpráva: „{ $message }“
house-screen-starts = Příští začátek: { $at }
house-screen-down = Plátno ({ $screen }) bylo zrušeno.
house-fact-shown = zobrazeny
house-fact-hidden = nezobrazeny
house-public = Bylo zvoleno, co smějí vidět všichni. Stránky: { $reach }; jména: { $names }; klub a země: { $club }; rating a třída: { $strength }.
house-hook-added = Přibyl webhook { $number }; posílá se na { $host }.
house-hook-removed = Webhook { $number }, který se posílal na { $host }, byl odebrán.
house-key = Vznikl jednorázový odkaz pro správce.
house-entered = { $name } – vstup na jeden den odkazem serveru.
house-left = Odhlášení.
house-invited = Vznikla pozvánka ({ $grant }). Poznámka: { $name }
house-uninvited = Pozvánka byla odebrána ({ $grant }). Poznámka: { $name }
house-joined = { $name } – vstup odkazem ({ $grant }).
house-accepted = { $name } – přijetí pozvánky ({ $grant }).
house-signed-in = { $name } – přihlášení.
house-password = { $name } – volba hesla; ostatní přihlášení skončila.
house-granted = { $name } – přidělení role ({ $grant }).
house-withdrawn = { $name } – odebrání role ({ $grant }).
house-disabled = Účet byl uzavřen a všechna přihlášení skončila: { $name }.
house-enabled = Účet byl znovu otevřen: { $name }.
house-sessions = Přihlášení skončila: { $name }.
house-erased = Byla vymazána jedna osoba. { $events ->
    [one] Přepsána { $events } událost v { $logs }.
    [few] Přepsány { $events } události v { $logs }.
   *[other] Přepsáno { $events } událostí v { $logs }.
}
