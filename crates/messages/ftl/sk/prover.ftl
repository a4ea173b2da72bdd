# Dôkaz vynútenej výhry.

prover-decided = { $mark ->
    [cross] Krížiky majú
   *[circle] Krúžky majú
} päť alebo viac v rade od { $from } do { $to }: duel je rozhodnutý a nie je čo dokazovať. Ak je záznam chybný, opravte ho a opýtajte sa znova.
prover-taken = Na { $cell } už je { $mark ->
    [cross] krížik
   *[circle] krúžok
}. Zvoľte prázdne políčko.
prover-outside = { $cell } leží mimo plochy { $field } políčok. Zadajte políčko plochy, alebo zvoľte väčšiu plochu.
prover-odd-counts = Krížikov je na ploche { $crosses }, krúžkov { $circles } a na ťahu majú byť { $to-move ->
    [cross] krížiky
   *[circle] krúžky
}. Hráči sa striedajú; skontrolujte, či nejaký symbol nechýba alebo či nie je na ťahu súper.

prover-proven = { $claimant ->
    [cross] Krížiky
   *[circle] Krúžky
} vynútia výhru, nech súper hrá čokoľvek, najviac { $moves ->
    [one] { $moves } ťahom
   *[other] { $moves } ťahmi
} oboch strán spolu. Dôkaz má { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
} a bol overený.
prover-not-proven-nodes = Kým hľadanie muselo skončiť, vynútená výhra { $claimant ->
    [cross] krížikov
   *[circle] krúžkov
} sa nenašla. To nie je vyvrátenie: nechajte hráča výhru predviesť, alebo hľadajte s viacerými uzlami.
prover-not-proven-bounded = Výhra { $claimant ->
    [cross] krížikov
   *[circle] krúžkov
} samými štvorkami a trojkami sa nenašla, niektoré rady štvoriek sa však sledovali len kus cesty. To nie je vyvrátenie: ani výhra, ktorá sa začína tichým ťahom, sa nehľadá. Nechajte ju hráča predviesť.
prover-not-proven-threats = { $claimant ->
    [cross] Krížiky
   *[circle] Krúžky
} nevyhrajú samými štvorkami a trojkami. To nie je vyvrátenie: výhra, ktorá sa začína tichým ťahom, sa nehľadá. Nechajte ju hráča predviesť.
prover-not-proven-check = Výhra sa našla, ale jej dôkaz neprešiel overením, takže dokázané nie je nič. Je to chyba programu; pozíciu prosím nahláste. Čo je zle: { $flaw }
prover-refuted-opponent = Tvrdenie neplatí: { $opponent ->
    [cross] krížiky
   *[circle] krúžky
} samy vynútia výhru najviac { $moves ->
    [one] { $moves } ťahom
   *[other] { $moves } ťahmi
} oboch strán spolu.
prover-refuted-no-room = Tvrdenie neplatí: nezostáva žiadny rad piatich políčok, v ktorom by { $claimant ->
    [cross] krížiky
   *[circle] krúžky
} ešte mohli vyhrať.
prover-refuted-pairs = Tvrdenie neplatí: { $opponent ->
    [cross] krížiky zastavia
   *[circle] krúžky zastavia
} každý rad odpoveďami vo dvojiciach políčok. Kedykoľvek je označené jedno z dvojice, označia druhé: { $pairs }
prover-refuted-all = Tvrdenie neplatí: vyskúšali sa všetky ťahy a { $claimant ->
    [cross] krížiky
   *[circle] krúžky
} výhru nevynútia.

prover-flaw = Dôkaz neplatí v kroku { $step }{ $moves ->
    [0] {""}
   *[other] {" "}po ťahoch { $played }
}: { $what }
prover-flaw-no-such-step = taký krok neexistuje.
prover-flaw-backwards = odkazuje na seba alebo na skorší krok.
prover-flaw-wrong-turn = na ťahu je druhá strana.
prover-flaw-not-empty = { $cell } nie je prázdne políčko.
prover-flaw-named-twice = odpoveď { $cell } je uvedená dvakrát.
prover-flaw-opponent-wins = súper urobí na { $cell } päť v rade.
prover-flaw-no-four = { $cell } nehrozí piatimi v rade.
prover-flaw-line-too-short = variant sa končí pred výhrou.
prover-flaw-no-double = nie sú dve políčka, na ktorých vznikne päť v rade.
prover-flaw-not-forced = súper nemusí hrať { $cell }.
prover-flaw-full-board = plocha je plná a duel sa končí remízou.
prover-flaw-too-much-work = dôkaz je na overenie príliš dlhý.

prover-showing-over = Predvádzanie sa skončilo. Ak chcete skúsiť iný ťah, začnite nové.
prover-standing-wins = Výhra platí: odtiaľto je dokázaná.
prover-standing-not-proven = Odtiaľto výhra dokázaná nie je. To nie je vyvrátenie: pokračujte a predveďte ju.
prover-standing-lost = Odtiaľto vynútená výhra nie je.
prover-end-shown = Päť v rade od { $from } do { $to }: výhra je predvedená.
prover-end-reached = Päť v rade od { $from } do { $to } proti tejto obrane. Samo tvrdenie dokázané nie je: môže existovať lepšia obrana. Nechajte ju súpera hľadať a rozhodnite.
prover-end-regained = Päť v rade od { $from } do { $to } proti tejto obrane. Cestou však nastala pozícia, v ktorej sa výhra vynútiť nedala: súper sa mohol ubrániť. Výhra predvedená nie je.
prover-end-opponent-wins = Súper má päť v rade od { $from } do { $to }: tvrdenie sa nepotvrdilo.
prover-end-full = Plocha je plná a nikto nemá päť v rade: tvrdenie sa nepotvrdilo a duel sa končí remízou.
