# Stránky webovej aplikácie a čo hovorí server.

# Server.
web-serving = Kolo beží na adrese { $address }
web-serving-desk = Stôl rozhodcu, kľúč platí raz: { $link }
web-serving-stop = Ukončíte stlačením Ctrl-C.
web-serving-closed = Kolo skončilo; všetko potvrdené je v databáze.
web-cannot-listen = Kolo nemôže počúvať na { $address }: { $why }. Zvoľte inú adresu alebo port voľbou --listen, alebo ukončite program, ktorý ich používa.
web-bad-base-url = „{ $url }“ nie je adresa webu: zadajte ju ako http://… alebo https://…, bez čohokoľvek za menom počítača.
web-start-failed = Server sa nedá spustiť: { $why }

# Čo môže byť zlé s požiadavkou.
web-trouble-heading = Toto nešlo
web-not-found = Na tejto adrese nič nie je. Skontrolujte odkaz, alebo začnite na úvodnej stránke.
web-wrong-method = Túto adresu takto použiť nemožno.
web-unreadable = Odoslané údaje sa nedajú prečítať: { $detail }
web-not-json = Pošlite údaje ako application/json.
web-too-large = To je priveľa naraz: poslať možno najviac { $bytes } bajtov.
web-too-slow = Odpoveď trvala príliš dlho. Skôr než to zopakujete, pozrite sa znova na stránku.
web-crowded = V jednej chvíli toho chcelo príliš veľa ľudí. Skúste to znova.
web-internal = V programe je chyba; viac vidí správca servera v jeho zázname. Nič sa nezmenilo.
web-key-unknown = Tento odkaz neplatí, alebo už neplatí. Požiadajte rozhodcu o nový.
web-too-many-keys = Je otvorených príliš veľa odkazov k stolu. Počkajte, kým staršie vypršia.
web-too-many-tries = Odtiaľto prišlo príliš veľa neplatných odkazov. Počkajte minútu a použite odkaz od rozhodcu.
web-foreign-order = Tento pokyn neprišiel zo stránky stola. Otvorte stôl a zadajte ho tam.
web-desk-closed = Stôl je pre rozhodcu. Otvorte ho odkazom, ktorý server vypísal pri spustení, alebo odkazom od kolegu pri stole.
web-name-missing = Napíšte svoje meno, najviac 60 znakov.

# Okolo každej stránky.
web-frame-home = Čo sa hrá
web-frame-skip = Prejsť na obsah
web-frame-language = Jazyk
web-frame-needs-script = Táto stránka potrebuje JavaScript.

# Vstup k stolu.
web-enter-heading = Poďte k stolu
web-enter-about = Tento odkaz platí raz. Vaše meno bude pri všetkom, čo rozhodnete.
web-enter-name = Vaše meno
web-enter-button = Vstúpiť

# Úvodná stránka.
web-home-heading = Čo sa hrá
web-home-none = Na obrazovkách sa teraz nič nehrá.
