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
web-name-reused = Jméno „{ $name }“ patří jinému požadavku, který už byl proveden. Podívejte se znovu na stránku a pošlete tento nově.
web-bad-field = { $field }: { $why }
web-home-over = dohráno
web-home-desk = Stůl rozhodčího
web-watch-title = { $title }

# Desky a souboje; slova mezi procenty doplní stránka.
web-cross = křížek
web-circle = kolečko
web-empty = volné
web-move-number = %cell%, %mark%, značka %n%
web-board = Deska %n%
web-duel = Souboj %n%
web-moves = Značky v pořadí
web-grid = Deska 15 krát 15 políček; pohyb šipkami, značka klávesou Enter
web-to-begin = Souboj ještě nezačal.
web-for-opening = %name% kreslí první tři značky.
web-for-choice = %name% volí symbol.
web-for-choice-or-two = %name% volí symbol, nebo přidá dvě značky.
web-for-move = Na tahu: %name%.
web-at-time-limit = Čas souboje vypršel.
web-won = Vyhrává %name%: %how%
web-drawn = Remíza
web-stopped-by-arbiter = Rozhodčí zastavil hodiny: %reason%
web-stopped-by-player = %name% volá rozhodčího; hodiny stojí.
web-offers-draw = %name% nabízí remízu.
web-claims-win = %name% hlásí vynucenou výhru; rozhodne rozhodčí.
web-finding-proven = Dokázáno: výhra je vynucená a důkaz byl ověřen.
web-finding-not-proven = Nedokázáno: program ve svém čase vynucenou výhru nenašel. To neznamená, že neexistuje.
web-finding-refuted = Vyvráceno: tvrzení je jistě nesprávné.
web-is-ready = %name% může začít.
web-flag-down = čas vypršel
web-duel-time = Čas souboje
web-no-game = Tady se nehraje: jedné straně chybí hráč.
web-score = Skóre
web-result = Výsledek
web-forfeit = kontumace
web-connected = připojeno
web-connecting = nepřipojeno, zkouším…
web-enlarge = Ukázat desku %n% velkou
web-all-boards = Všechny desky
web-failed = Tohle neprošlo: %why%

# Stránka hráče.
web-turn-open = Jste na řadě: nakreslete tři značky, dvě jednoho druhu a jednu druhého.
web-turn-choose = Jste na řadě: zvolte si symbol.
web-turn-choose-or-add = Jste na řadě: zvolte si symbol, nebo přidejte jeden křížek a jedno kolečko.
web-turn-add = Jste na řadě: nakreslete jeden křížek a jedno kolečko; pak volí soupeř.
web-turn-move = Jste na tahu.
web-turn-wait = Čekejte, hraje %name%.
web-which-mark = Kreslit
web-confirm = Potvrdit
web-take-back = Vzít zpět
web-choose-cross = Hrát s křížky
web-choose-circle = Hrát s kolečky
web-add-two = Přidat dvě značky
web-choose-instead = Raději zvolit symbol
web-ready = Můžu začít souboj %n%
web-ready-wait = Jste připraveni. Čeká se: %name%.
web-resign = Vzdát
web-resign-sure = Vzdát tento souboj?
web-yes = Ano
web-no = Ne
web-offer-draw = Nabídnout remízu
web-offered-draw = Nabídli jste remízu.
web-accept-draw = Přijmout remízu
web-decline-draw = Odmítnout
web-claim-flag = Upozornit na vypršený čas
web-claim-win = Mám vynucenou výhru
web-accept-limit = Je to remíza
web-accepted-limit = Souhlasíte s remízou. Čeká se na soupeře.
web-limit-about = Čas souboje vypršel. Máte-li vynucenou výhru, řekněte to hned; jinak je remíza.
web-claimed = Hlásíte vynucenou výhru. Ukažte ji rozhodčímu.
web-call-arbiter = Zavolat rozhodčího
web-call-sure = Zastavit hodiny a zavolat rozhodčího?
web-sending = Odesílám…
web-sending-again = Zatím nepotvrzeno, posílám znovu…
web-ask-first = Ptát se před každým tahem
web-play-here = Hrát %cell%
web-you-won = Vyhráli jste: %how%
web-you-lost = Prohráli jste: %how%
web-all-done = Oba souboje vaší desky jsou dohrány. Díky za hru.
web-you = vy
web-actions = Co ještě můžete

# Stůl rozhodčího.
web-desk-heading = Stůl rozhodčího
web-desk-matches = Zápasy na obrazovkách
web-desk-none = Zatím není založen žádný zápas.
web-desk-new = Nový zápas
web-new-title = Název zápasu
web-new-boards = Desek
web-new-first = První strana
web-new-second = Druhá strana
web-new-player = Hráč
web-new-opens = Začíná souboj 1
web-new-opening = Zahájení
web-new-time = Čas souboje
web-new-time-other = jiný…
web-new-time-hint = Například 8m+8m (hodiny pro každého), 16m together (bez hodin)
web-new-set-up = Založit zápas
web-desk-another-key = Odkaz pro kolegu
web-desk-another-about = Otevře stůl jednou, do dvanácti hodin.
web-desk-leave = Odejít od stolu
web-desk-watch = Jak to vidí diváci
web-desk-seats = Odkazy hráčů
web-desk-seats-about = Každý hráč otevře svůj odkaz na své obrazovce. Odkaz se ukáže jednou; nový zruší starý.
web-desk-new-link = Nový odkaz
web-desk-new-link-sure = Starý odkaz přestane platit. Vytvořit nový?
web-desk-revoke = Zrušit odkaz
web-desk-linked = má odkaz
web-desk-not-linked = nemá odkaz
web-desk-start = Zahájit souboj
web-desk-stop = Zastavit hodiny
web-desk-resume = Pustit hodiny
web-desk-set-time = Nastavit čas
web-desk-time-left = Zbývá (minuty:sekundy)
web-desk-reason = Důvod
web-desk-accept-claim = Uznat výhru
web-desk-reject-claim = Neprokázal: remíza
web-desk-end-by-limit = Nikdo nehlásí: remíza
web-desk-rule = Rozhodnout souboj
web-desk-correct = Opravit výsledek
web-desk-outcome = Výsledek
web-desk-wins = vyhrává %name%
web-desk-forfeits = kontumace: %name%
web-desk-both-forfeit = kontumace obou
web-desk-slip = Zápis
web-desk-looking = Program to zkoumá…
web-desk-show-proof = Projít krok za krokem
web-desk-bad-time = Zapište čas jako minuty:sekundy, například 4:30.
web-desk-do-it = Provést
web-desk-print = Vytisknout odkazy
web-prove-heading = Je tu vynucená výhra?
web-clock-heading = Hodiny v sále
