# Duel na dvou obrazovkách.

live-wrong-boards = { $given ->
    [one] je připravena { $given } hrací plocha, ale zápas jich má { $boards }: připravte pro každou partii jednu
    [few] jsou připraveny { $given } hrací plochy, ale zápas jich má { $boards }: připravte pro každou partii jednu
   *[other] je připraveno { $given } hracích ploch, ale zápas jich má { $boards }: připravte pro každou partii jednu
}
live-nobody-plays = u žádné hrací plochy nejsou dva hráči: doplňte jejich jména
live-opened-already = zápas už byl založen
live-no-such-board = u stolu { $board } se v tomto zápase nehraje
live-board-done = oba duely u tohoto stolu už skončily
live-not-started = duel ještě nezačal: počkejte, až budou oba hráči připraveni nebo až ho zahájí rozhodčí
live-started-already = duel už začal
live-duel-over = duel už skončil
live-duel-not-over = tento duel ještě neskončil
live-stale = pozice se mezitím změnila: podívejte se na hrací plochu a táhněte znovu
live-stopped = hodiny stojí: počkejte na rozhodčího
live-not-stopped = hodiny nestojí
live-time-up = čas duelu vypršel: kdo má vynucenou výhru, ať ji ohlásí hned, jinak je to remíza
live-time-not-up = čas duelu ještě nevypršel: hrajte dál
live-no-flag = soupeři čas nevypršel: hrajte dál
live-offer-stands = remíza už je nabídnuta: počkejte na odpověď
live-no-offer = soupeř remízu nenabídl
live-claimed-already = byla ohlášena vynucená výhra: rozhodne rozhodčí
live-no-claim = nikdo nehlásí vynucenou výhru
live-reason-missing = je třeba uvést důvod: napište proč
live-not-on-the-board = takto duel končí jen tahem na hrací ploše
live-end-row = pět nebo více v řadě
live-end-full = plocha je plná: remíza
live-end-resigned = soupeř se vzdal
live-end-agreed = remíza dohodou
live-end-flag = čas vypršel a soupeř na to upozornil
live-end-both-flags = čas vypršel oběma: remíza
live-end-time-limit = vypršel čas duelu: remíza
live-end-forced-win = čas vypršel a rozhodčí uznal vynucenou výhru
live-end-ruled = rozhodl rozhodčí: { $reason }
