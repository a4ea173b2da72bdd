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
web-name-reused = Meno „{ $name }“ patrí inej požiadavke, ktorá už bola vykonaná. Pozrite sa znova na stránku a pošlite túto nanovo.
web-bad-field = { $field }: { $why }
web-home-over = dohrané
web-home-desk = Stôl rozhodcu
web-watch-title = { $title }

# Dosky a súboje; slová medzi percentami doplní stránka.
web-cross = krížik
web-circle = krúžok
web-empty = voľné
web-move-number = %cell%, %mark%, značka %n%
web-board = Doska %n%
web-duel = Súboj %n%
web-moves = Značky v poradí
web-grid = Doska 15 krát 15 políčok; pohyb šípkami, značka klávesom Enter
web-to-begin = Súboj ešte nezačal.
web-for-opening = %name% kreslí prvé tri značky.
web-for-choice = %name% volí symbol.
web-for-choice-or-two = %name% volí symbol, alebo pridá dve značky.
web-for-move = Na ťahu: %name%.
web-at-time-limit = Čas súboja vypršal.
web-won = Vyhráva %name%: %how%
web-drawn = Remíza
web-stopped-by-arbiter = Rozhodca zastavil hodiny: %reason%
web-stopped-by-player = %name% volá rozhodcu; hodiny stoja.
web-offers-draw = %name% ponúka remízu.
web-claims-win = %name% hlási vynútenú výhru; rozhodne rozhodca.
web-finding-proven = Dokázané: výhra je vynútená a dôkaz bol overený.
web-finding-not-proven = Nedokázané: program vo svojom čase vynútenú výhru nenašiel. To neznamená, že neexistuje.
web-finding-refuted = Vyvrátené: tvrdenie je určite nesprávne.
web-is-ready = %name% môže začať.
web-flag-down = čas vypršal
web-duel-time = Čas súboja
web-no-game = Tu sa nehrá: jednej strane chýba hráč.
web-score = Skóre
web-result = Výsledok
web-forfeit = kontumácia
web-connected = pripojené
web-connecting = nepripojené, skúšam…
web-enlarge = Ukázať dosku %n% veľkú
web-all-boards = Všetky dosky
web-failed = Toto neprešlo: %why%

# Stránka hráča.
web-turn-open = Ste na rade: nakreslite tri značky, dve jedného druhu a jednu druhého.
web-turn-choose = Ste na rade: zvoľte si symbol.
web-turn-choose-or-add = Ste na rade: zvoľte si symbol, alebo pridajte jeden krížik a jeden krúžok.
web-turn-add = Ste na rade: nakreslite jeden krížik a jeden krúžok; potom volí súper.
web-turn-move = Ste na ťahu.
web-turn-wait = Čakajte, hrá %name%.
web-which-mark = Kresliť
web-confirm = Potvrdiť
web-take-back = Vziať späť
web-choose-cross = Hrať s krížikmi
web-choose-circle = Hrať s krúžkami
web-add-two = Pridať dve značky
web-choose-instead = Radšej zvoliť symbol
web-ready = Môžem začať súboj %n%
web-ready-wait = Ste pripravení. Čaká sa: %name%.
web-resign = Vzdať
web-resign-sure = Vzdať tento súboj?
web-yes = Áno
web-no = Nie
web-offer-draw = Ponúknuť remízu
web-offered-draw = Ponúkli ste remízu.
web-accept-draw = Prijať remízu
web-decline-draw = Odmietnuť
web-claim-flag = Upozorniť na vypršaný čas
web-claim-win = Mám vynútenú výhru
web-accept-limit = Je to remíza
web-accepted-limit = Súhlasíte s remízou. Čaká sa na súpera.
web-limit-about = Čas súboja vypršal. Ak máte vynútenú výhru, povedzte to hneď; inak je remíza.
web-claimed = Hlásite vynútenú výhru. Ukážte ju rozhodcovi.
web-call-arbiter = Zavolať rozhodcu
web-call-sure = Zastaviť hodiny a zavolať rozhodcu?
web-sending = Odosielam…
web-sending-again = Zatiaľ nepotvrdené, posielam znova…
web-ask-first = Pýtať sa pred každým ťahom
web-play-here = Hrať %cell%
web-you-won = Vyhrali ste: %how%
web-you-lost = Prehrali ste: %how%
web-all-done = Oba súboje vašej dosky sú dohrané. Ďakujeme za hru.
web-you = vy
web-actions = Čo ešte môžete

# Stôl rozhodcu.
web-desk-heading = Stôl rozhodcu
web-desk-matches = Zápasy na obrazovkách
web-desk-none = Zatiaľ nie je založený žiadny zápas.
web-desk-new = Nový zápas
web-new-title = Názov zápasu
web-new-boards = Dosiek
web-new-first = Prvá strana
web-new-second = Druhá strana
web-new-player = Hráč
web-new-opens = Začína súboj 1
web-new-opening = Zahájenie
web-new-time = Čas súboja
web-new-time-other = iný…
web-new-time-hint = Napríklad 8m+8m (hodiny pre každého), 16m together (bez hodín)
web-new-set-up = Založiť zápas
web-desk-another-key = Odkaz pre kolegu
web-desk-another-about = Otvorí stôl raz, do dvanástich hodín.
web-desk-leave = Odísť od stola
web-desk-watch = Ako to vidia diváci
web-desk-seats = Odkazy hráčov
web-desk-seats-about = Každý hráč otvorí svoj odkaz na svojej obrazovke. Odkaz sa ukáže raz; nový zruší starý.
web-desk-new-link = Nový odkaz
web-desk-new-link-sure = Starý odkaz prestane platiť. Vytvoriť nový?
web-desk-revoke = Zrušiť odkaz
web-desk-linked = má odkaz
web-desk-not-linked = nemá odkaz
web-desk-start = Začať súboj
web-desk-stop = Zastaviť hodiny
web-desk-resume = Pustiť hodiny
web-desk-set-time = Nastaviť čas
web-desk-time-left = Zostáva (minúty:sekundy)
web-desk-reason = Dôvod
web-desk-accept-claim = Uznať výhru
web-desk-reject-claim = Nepreukázal: remíza
web-desk-end-by-limit = Nikto nehlási: remíza
web-desk-rule = Rozhodnúť súboj
web-desk-correct = Opraviť výsledok
web-desk-outcome = Výsledok
web-desk-wins = vyhráva %name%
web-desk-forfeits = kontumácia: %name%
web-desk-both-forfeit = kontumácia oboch
web-desk-slip = Zápis
web-desk-looking = Program to skúma…
web-desk-show-proof = Prejsť krok za krokom
web-desk-bad-time = Zapíšte čas ako minúty:sekundy, napríklad 4:30.
web-desk-do-it = Vykonať
web-desk-print = Vytlačiť odkazy
web-prove-heading = Je tu vynútená výhra?
web-clock-heading = Hodiny v sále
