# Webhooky: programy, ktoré sa dozvedajú, čo sa v turnaji deje.
webhooks-part = Napojenia
webhooks-heading = Webhooky
webhooks-about = Keď sa niečo stane, server to pošle na tieto adresy, jedno po druhom a znova, kým to neprevezmú, najdlhšie jeden deň.
webhooks-none = Zatiaľ sa nikam nič neposiela.
webhooks-add-heading = Pridať ďalší
webhooks-add = Pridať
webhooks-url = Adresa
webhooks-topics = Posielať
webhooks-topic-rounds = zverejnené kolá
webhooks-topic-results = výsledky a opravy
webhooks-topic-end = koniec turnaja
webhooks-local = Správca servera dovolil posielať aj do miestnej siete.
webhooks-secret = Tajný kľúč
webhooks-secret-once = Odovzdajte tento kľúč programu, ktorý počúva: overí si ním, že správa prišla odtiaľto. Zobrazuje sa len raz.
webhooks-test = Hneď vyskúšať
webhooks-remove = Odobrať
webhooks-attempts = Posledné pokusy
webhooks-all-sent = Všetko je odovzdané.
webhooks-waiting = { $waiting ->
    [one] Čaká jedna správa.
    [few] Čakajú { $waiting } správy.
    [many] Čaká { $waiting } správy.
   *[other] Čaká { $waiting } správ.
}
webhooks-tries-again = { $waiting ->
    [one] Príjemca neodpovedá, ako má; čaká jedna správa a skúša sa znova.
    [few] Príjemca neodpovedá, ako má; čakajú { $waiting } správy a skúšajú sa znova.
    [many] Príjemca neodpovedá, ako má; čaká { $waiting } správy a skúša sa to znova.
   *[other] Príjemca neodpovedá, ako má; čaká { $waiting } správ a skúša sa to znova.
}
webhooks-delivered = { $delivery }: prevzaté na { $attempt }. pokus, odpoveď { $status }
webhooks-failed = { $delivery }: { $attempt }. pokus zlyhal: { $why }
webhooks-given-up = { $delivery }: po { $attempt }. pokuse vzdané: { $why }
webhooks-test-taken = Skúšobná správa bola prevzatá, odpoveď { $status }.
webhooks-test-failed = Skúšobnú správu sa nepodarilo odovzdať: { $why }.
webhooks-why-slow = do desiatich sekúnd neprišla odpoveď
webhooks-why-unreachable = na tejto adrese nikto nepočúva
webhooks-why-closed = adresa leží v miestnej sieti, kam tento server webhooky neposiela
webhooks-why-unsafe = spojeniu sa nedá dôverovať; pozrite sa na certifikát
webhooks-why-broken = spojenie sa prerušilo
webhooks-why-status = odpoveď bola { $status }
webhooks-too-many = Turnaj môže mať najviac { $most } webhookov. Odoberte niektorý, ktorý už nikto nepotrebuje.
webhooks-no-topic = Vyberte aspoň jednu vec, ktorá sa má posielať.
webhooks-bad-url = adresa sa začína http:// alebo https:// a neobsahuje meno a heslo
webhooks-url-local = do miestnej siete tento server nič neposiela; správca to môže povoliť prepínačom --webhooks-local
