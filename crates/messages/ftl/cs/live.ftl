# Duel na dvou zařízeních.

live-wrong-boards = { $given ->
    [one] je připravena { $given } hrací plocha, ale zápas jich má { $boards }: připravte pro každou partii jednu
    [few] jsou připraveny { $given } hrací plochy, ale zápas jich má { $boards }: připravte pro každou partii jednu
   *[other] je připraveno { $given } hracích ploch, ale zápas jich má { $boards }: připravte pro každou partii jednu
}
live-nobody-plays = u žádné hrací plochy nejsou dva hráči: doplňte jejich jména
live-opened-already = zápas už byl založen
live-no-such-board = { $board }. partie se v tomto zápase nehraje
live-board-done = oba duely této partie už skončily
live-not-started = duel ještě nezačal: počkejte, až budou oba hráči připraveni nebo až ho zahájí rozhodčí
live-started-already = duel už začal
live-duel-over = duel už skončil
live-duel-not-over = tento duel ještě neskončil
live-stale = pozice se mezitím změnila: podívejte se na hrací plochu a táhněte znovu
live-other-duel = toto patřilo k jinému duelu ({ $duel }. duel), na řadě je druhý: podívejte se znovu
live-stopped = hodiny stojí: počkejte na rozhodčího
live-not-stopped = hodiny nestojí
live-time-up = čas duelu vypršel: kdo má vynucenou výhru, ať ji ohlásí hned, jinak je to remíza
live-time-not-up = čas duelu ještě nevypršel: hrajte dál
live-no-flag = soupeři čas nevypršel: hrajte dál
live-offer-stands = remíza už je nabídnuta: počkejte na odpověď
live-no-offer = soupeř remízu nenabídl
live-claim-open = je ohlášena vynucená výhra: nejprve o ní rozhodněte
live-claimed-already = vaše vynucená výhra už je ohlášena: ukažte ji rozhodčímu
live-claim-turned-down = rozhodčí vaši vynucenou výhru neuznal
live-limit-accepted = s remízou už je z vaší strany souhlas: jinak může rozhodnout jen rozhodčí
live-no-symbols = symboly ještě nejsou zvoleny, vynucenou výhru tedy nikdo mít nemůže: duel končí remízou
live-no-claim = tento hráč nehlásí vynucenou výhru
live-claim-refuted = tvrzení o vynucené výhře je prokazatelně mylné: chcete-li výhru přesto uznat, rozhodněte duel s odůvodněním
live-no-call = k tomuto stolu vás nikdo nevolá
live-seat-lost = tento odkaz už neplatí: požádejte rozhodčího o nový
live-no-clocks = tento duel se hraje bez hodin: nastavte místo toho čas duelu
live-reason-missing = je třeba uvést důvod: napište proč
live-reason-too-long = důvod je příliš dlouhý: nejvýše { $most } znaků
live-slip-damaged = záznam tohoto zápasu neodpovídá jeho zápisu, je tedy poškozen: { $why }
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
