# Duel na dvoch zariadeniach.

live-wrong-boards = { $given ->
    [one] je pripravená { $given } plocha, ale zápas ich má { $boards }: pripravte pre každú partiu jednu
    [few] sú pripravené { $given } plochy, ale zápas ich má { $boards }: pripravte pre každú partiu jednu
   *[other] je pripravených { $given } plôch, ale zápas ich má { $boards }: pripravte pre každú partiu jednu
}
live-nobody-plays = pri žiadnej ploche nie sú dvaja hráči: doplňte ich mená
live-opened-already = zápas už bol založený
live-no-such-board = { $board }. partia sa v tomto zápase nehrá
live-board-done = oba duely tejto partie sa už skončili
live-not-started = duel sa ešte nezačal: počkajte, kým budú obaja hráči pripravení alebo kým ho začne rozhodca
live-started-already = duel sa už začal
live-duel-over = duel sa už skončil
live-duel-not-over = tento duel sa ešte neskončil
live-stale = pozícia sa medzitým zmenila: pozrite sa na hraciu plochu a ťahajte znova
live-other-duel = toto patrilo k inému duelu ({ $duel }. duel), na rade je druhý: pozrite sa znova
live-stopped = hodiny stoja: počkajte na rozhodcu
live-not-stopped = hodiny nestoja
live-time-up = čas duelu vypršal: kto má vynútenú výhru, nech ju ohlási hneď, inak je to remíza
live-time-not-up = čas duelu ešte nevypršal: hrajte ďalej
live-no-flag = súperovi čas nevypršal: hrajte ďalej
live-offer-stands = remíza je už ponúknutá: počkajte na odpoveď
live-no-offer = súper remízu neponúkol
live-claim-open = je ohlásená vynútená výhra: najprv o nej rozhodnite
live-claimed-already = vynútenú výhru ste už ohlásili: ukážte ju rozhodcovi
live-claim-turned-down = rozhodca vašu vynútenú výhru neuznal
live-limit-accepted = súhlasili ste, že žiadnu výhru nehlásite: inak môže rozhodnúť len rozhodca
live-no-symbols = symboly ešte nie sú zvolené, vynútenú výhru teda nikto mať nemôže: duel sa končí remízou
live-no-claim = tento hráč nehlási vynútenú výhru
live-claim-refuted = tvrdenie o vynútenej výhre je preukázateľne mylné: ak chcete výhru napriek tomu uznať, rozhodnite duel s odôvodnením
live-no-call = k tomuto stolu vás nikto nevolá
live-seat-lost = tento odkaz už neplatí: požiadajte rozhodcu o nový
live-no-clocks = tento duel sa hrá bez hodín: nastavte namiesto toho čas duelu
live-reason-missing = treba uviesť dôvod: napíšte prečo
live-reason-too-long = dôvod je príliš dlhý: najviac { $most } znakov
live-slip-damaged = záznam tohto zápasu nezodpovedá jeho zápisu, je teda poškodený: { $why }
live-not-on-the-board = takto sa duel končí len ťahom na hracej ploche
live-end-row = päť alebo viac v rade
live-end-full = plocha je plná: remíza
live-end-resigned = súper sa vzdal
live-end-agreed = remíza dohodou
live-end-flag = čas vypršal a súper na to upozornil
live-end-both-flags = čas vypršal obom: remíza
live-end-time-limit = vypršal čas duelu: remíza
live-end-forced-win = čas vypršal a rozhodca uznal vynútenú výhru
live-end-ruled = rozhodol rozhodca: { $reason }
