# Švýcarský systém FIDE (holandský) platný od roku 2026 slovy.

dutch-title = { $round }. kolo, švýcarský systém FIDE (holandský)
dutch-title-of = { $round }. kolo (celkem { $rounds }), švýcarský systém FIDE (holandský)
dutch-lent = { $count ->
    [one] body navíc ze zrychleného losování, které se v tomto kole počítají do bodových skupin, má: { $players }
    [few] body navíc ze zrychleného losování, které se v tomto kole počítají do bodových skupin, mají { $count } hráči: { $players }
   *[other] body navíc ze zrychleného losování, které se v tomto kole počítají do bodových skupin, má { $count } hráčů: { $players }
}
dutch-topscorers = { $count ->
    [one] poslední kolo: více než polovinu bodů má { $players }; tento hráč i jeho soupeř mohou dostat barvu, kterou měli příliš často
   *[other] poslední kolo: více než polovinu bodů mají { $players }; oni i jejich soupeři mohou dostat barvu, kterou měli příliš často
}
dutch-bye-score = počet hráčů je lichý: volný los dostane někdo, kdo má bodů { $score }; s méně body by všechny nalosovat nešlo

dutch-least = { $what }: { $count }, méně jich být nemůže
dutch-least-score = { $what } { $score }: { $count }, méně jich být nemůže
dutch-worse = pak by to bylo horší: { $what }: { $then } místo { $best }
dutch-worse-score = pak by to bylo horší: { $what } { $score }: { $then } místo { $best }
dutch-unpaired = pak by nešlo nalosovat všechny
dutch-later = stejně dobré, ale v pořadí až později
dutch-not-asked = kolik by to stálo, se už nepočítalo
dutch-goes-on = { $player } je po přesunu dolů a přesouvá se dál: { $reason }
dutch-meets-nobody = nemá tu přípustného soupeře
dutch-exchange = s těmito polovinami: { $reason }; první nejlepší výměna: do S2 { $from }, do S1 { $to }
dutch-bye-given = { $player } nemá soupeře ani barvu a dostává body za volný los; počítá se to jako přesun dolů
dutch-bye-worthless = { $player } nemá soupeře ani barvu; volný los není za víc než prohra, a proto se nepočítá jako přesun dolů
dutch-colour-lot = bílé má { $white }: nikdo přednost v barvě nemá, rozhoduje los podle čísla výše zařazeného mezi přítomnými, { $higher }
dutch-colour-wider = bílé má { $white }: oba musí dostat stejnou barvu, rozhoduje větší rozdíl barev ({ $wish-white }; { $wish-black })

dutch-c6 = hráči přesunutí dolů
dutch-c7 = hráči přesunutí dolů, body
dutch-c8-pairs = hráči, kteří se přesunou dolů z následující bodové skupiny
dutch-c8-scores = hráči, kteří následující bodovou skupinou jen projdou, s body
dutch-c9 = nehrané partie toho, kdo má volný los
dutch-c10 = dvojice vedoucích hráčů nebo jejich soupeřů s rozdílem barev přes dva
dutch-c11 = dvojice vedoucích hráčů nebo jejich soupeřů s touž barvou potřetí za sebou
dutch-c12 = hráči, jejichž přednosti v barvě se nevyhoví
dutch-c13 = hráči, jejichž silné přednosti v barvě se nevyhoví
dutch-c14 = hráči přesunutí dolů stejně jako v minulém kole
dutch-c15 = hráči přesunutí nahoru stejně jako v minulém kole
dutch-c16 = hráči přesunutí dolů stejně jako před dvěma koly
dutch-c17 = hráči přesunutí nahoru stejně jako před dvěma koly
dutch-c18 = hráči po přesunu dolů jako v minulém kole, kteří se přesouvají dál, s body
dutch-c19 = hráči přesunutí nahoru stejně jako v minulém kole, k soupeři s body
dutch-c20 = hráči po přesunu dolů jako před dvěma koly, kteří se přesouvají dál, s body
dutch-c21 = hráči přesunutí nahoru stejně jako před dvěma koly, k soupeři s body
