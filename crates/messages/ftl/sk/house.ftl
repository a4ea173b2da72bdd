# Čo sa dialo mimo hry: odkazy, plátna, verejné stránky, webhooky, ľudia.
house-heading = Odkazy, plátna a ľudia
house-about = Čo sa dialo vedľa hry a kto to urobil: odkazy pre telefóny, plátna, čo smú vidieť všetci, webhooky, kto tu pracuje. Kľúče ani heslá sa sem nikdy nezapisujú.
house-about-site = Čo sa dialo so všetkými, ktorí na tomto webe pracujú: pozvánky, roly, účty, prihlásenia, výmazy. Kľúče ani heslá sa sem nikdy nezapisujú.
house-none = Zatiaľ sa nič nestalo.
house-about-links = odkazy
house-about-screens = plátna
house-about-public = čo vidia všetci
house-about-webhooks = webhooky
house-about-people = ľudia
house-about-data = osobné údaje
house-links-made = { $count ->
    [one] Vznikol odkaz pre: { $names }.
    [few] Vznikli { $count } odkazy: { $names }.
   *[other] Vzniklo { $count } odkazov: { $names }.
}
house-link-back = Odkaz bol odobratý: { $who }.
house-screen-first = prvé plátno
house-screen-shows = Plátno ({ $screen }): { $parts }; po { $seconds } s.
house-screen-message = Správa: „{ $message }“
house-screen-starts = Ďalší začiatok: { $at }
house-screen-down = Plátno ({ $screen }) bolo zrušené.
house-fact-shown = zobrazené
house-fact-hidden = nezobrazené
house-public = Bolo zvolené, čo smú vidieť všetci. Stránky: { $reach }; mená: { $names }; klub a krajina: { $club }; rating a trieda: { $strength }.
house-hook-added = Pribudol webhook { $number }; posiela sa na { $host }.
house-hook-removed = Webhook { $number }, ktorý sa posielal na { $host }, bol odobratý.
house-key = Vznikol jednorazový odkaz pre správcu.
house-entered = { $name } – vstup na jeden deň odkazom servera.
house-left = Odhlásenie.
house-invited = Vznikla pozvánka ({ $grant }). Poznámka: { $name }
house-uninvited = Pozvánka bola odobratá ({ $grant }). Poznámka: { $name }
house-joined = { $name } – vstup odkazom ({ $grant }).
house-accepted = { $name } – prijatie pozvánky ({ $grant }).
house-signed-in = { $name } – prihlásenie.
house-password = { $name } – voľba hesla; ostatné prihlásenia sa skončili.
house-granted = { $name } – pridelenie roly ({ $grant }).
house-withdrawn = { $name } – odobratie roly ({ $grant }).
house-disabled = Účet bol zatvorený a všetky prihlásenia sa skončili: { $name }.
house-enabled = Účet bol znova otvorený: { $name }.
house-sessions = Prihlásenia sa skončili: { $name }.
house-erased = Bola vymazaná jedna osoba. { $events ->
    [one] Prepísaná { $events } udalosť v { $logs }.
    [few] Prepísané { $events } udalosti v { $logs }.
   *[other] Prepísaných { $events } udalostí v { $logs }.
}
