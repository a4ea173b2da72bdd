# Stránky webové aplikace a co říká server.

# Server.
web-serving = Kolo běží na adrese { $address }
web-serving-desk = Stůl rozhodčího, klíč platí jednou: { $link }
web-serving-stop = Ukončíte stiskem Ctrl-C.
web-serving-closed = Kolo skončilo; vše potvrzené je v databázi.
web-cannot-listen = Kolo nemůže naslouchat na { $address }: { $why }. Zvolte jinou adresu nebo port volbou --listen, nebo ukončete program, který je používá.
web-bad-base-url = „{ $url }“ není adresa webu: zadejte ji jako http://… nebo https://…, bez čehokoli za jménem počítače.
web-start-failed = Server nelze spustit: { $why }

# Co může být špatně s požadavkem.
web-trouble-heading = Tohle nešlo
web-not-found = Na této adrese nic není. Zkontrolujte odkaz, nebo začněte na úvodní stránce.
web-wrong-method = Tuto adresu takto použít nelze.
web-unreadable = Odeslaná data nelze přečíst: { $detail }
web-not-json = Pošlete data jako application/json.
web-too-large = To je příliš najednou: poslat lze nejvýše { $bytes } bajtů.
web-too-slow = Odpověď trvala příliš dlouho. Než to zopakujete, podívejte se znovu na stránku.
web-crowded = V jednu chvíli toho chtělo příliš mnoho lidí. Zkuste to znovu.
web-internal = V programu je chyba; více vidí správce serveru v jeho záznamu. Nic se nezměnilo.
web-key-unknown = Tento odkaz neplatí, nebo už neplatí. Požádejte rozhodčího o nový.
web-too-many-keys = Je otevřeno příliš mnoho odkazů ke stolu. Počkejte, až starší vyprší.
web-too-many-tries = Odtud přišlo příliš mnoho neplatných odkazů. Počkejte minutu a použijte odkaz od rozhodčího.
web-foreign-order = Tento pokyn nepřišel ze stránky stolu. Otevřete stůl a zadejte ho tam.
web-desk-closed = Stůl je pro rozhodčího. Otevřete ho odkazem, který server vypsal při spuštění, nebo odkazem od kolegy u stolu.
web-name-missing = Napište své jméno, nejvýše 60 znaků.

# Kolem každé stránky.
web-frame-home = Co se hraje
web-frame-skip = Přejít k obsahu
web-frame-language = Jazyk
web-frame-needs-script = Tato stránka potřebuje JavaScript.

# Vstup ke stolu.
web-enter-heading = Pojďte ke stolu
web-enter-about = Tento odkaz platí jednou. Vaše jméno bude u všeho, co rozhodnete.
web-enter-name = Vaše jméno
web-enter-button = Vstoupit

# Úvodní stránka.
web-home-heading = Co se hraje
web-home-none = Na obrazovkách se teď nic nehraje.
