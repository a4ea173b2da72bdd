# Švýcarský systém FIDE založený na ratingu (1992) slovy.

fide1992-title = { $round }. kolo, švýcarský systém FIDE založený na ratingu
fide1992-title-of = { $round }. kolo (celkem { $rounds }), švýcarský systém FIDE založený na ratingu
fide1992-no-acceleration = soubor udává fiktivní body pro zrychlené losování; tato pravidla je neznají, počítají se jen skutečné body
fide1992-exempt = { $count ->
    [one] poslední kolo: pravidla A 7a, B 2, B 5 a B 6 nechrání toho, kdo má více než polovinu bodů: { $players }
   *[other] poslední kolo: pravidla A 7a, B 2, B 5 a B 6 nechrání ty, kdo mají více než polovinu bodů: { $players }
}

fide1992-bracket-joined = Spojená bodová seskupení { $scores }
fide1992-joined = nejnižší seskupení nešlo nalosovat s nikým, koho by mu seskupení nad ním mohla přenechat, proto se losují společně
fide1992-resident-alone = { $player } nemá v tomto seskupení přípustného soupeře a přesouvá se dolů: { $reasons }
fide1992-head-alone = { $player } je po přesunu dolů, ani tady nemá přípustného soupeře a přesouvá se dál: { $reasons }
fide1992-reason-with = { $other }: { $reason }
fide1992-nobody-else = nikdo další tu není
fide1992-heterogeneous = hráčů je { $size }, z toho shora { $heads }: { $heads ->
    [one] nejdřív se přidělí soupeř přesunutému hráči, potom se losují ostatní
   *[other] nejdřív se přidělí soupeři přesunutým hráčům, potom se losují ostatní
}
fide1992-majority = hráčů je { $size }, z toho shora { $heads }, tedy aspoň polovina: všichni se losují společně jako jedno seskupení
fide1992-fewer-pairs = dvojic nelze vytvořit { $wanted }, jen { $pairs }
fide1992-fewer-pairs-heads = dvojic nelze vytvořit { $wanted }, jen { $pairs }; z hráčů, kteří přišli shora, jich soupeře dostává { $heads }
fide1992-fewer-heads = všichni, kdo přišli shora, soupeře přednostně dostat nemohou: dostává ho { $heads }, ostatní se losují se zbytkem
fide1992-no-pairs = nelze sestavit žádnou dvojici: dolů se přesouvají všichni
fide1992-allowance = hráčů je { $players }, bílé by mělo dostat { $white } a černé { $black }: dvojic, kde nelze vyhovět oběma, je nejméně x = { $x }
fide1992-allowance-raised = x = { $counted } na žádné nalosování nestačí: x se zvyšuje na { $x }
fide1992-up-b6 = nejde to, aniž by byl někdo přesunut nahoru stejně jako před dvěma koly: B 6 se pro přesun nahoru neuplatní
fide1992-up-b5 = nejde to, aniž by byl někdo přesunut nahoru podruhé za sebou: B 6 ani B 5 se pro přesun nahoru neuplatní
fide1992-down-b6 = nejde to, aniž by byl někdo přesunut dolů stejně jako před dvěma koly: B 6 se pro přesun dolů neuplatní
fide1992-down-b5 = nejde to, aniž by byl někdo přesunut dolů podruhé za sebou: B 6 ani B 5 se pro přesun dolů neuplatní
fide1992-paired-again = původně bez soupeře: { $before }; seskupení pod tímto by pak nešlo celé nalosovat. První pozdější možnost, která pomůže, nechává bez soupeře: { $now }
fide1992-reopened = původně bez soupeře: { $before }; nejnižší seskupení by pak nešlo nalosovat. První pozdější možnost, která pomůže, nechává bez soupeře: { $now }
fide1992-reopened-from-nobody = původně tu měli soupeře všichni; nejnižší seskupení by pak nešlo nalosovat. První pozdější možnost, která pomůže, nechává bez soupeře: { $now }
fide1992-exchange = žádné pořadí S2 nevyhovuje; první výměna, která vyhovuje: do S2 { $from }, do S1 { $to }
fide1992-bye-given = počet hráčů je lichý: přebývající hráč je { $player }; nemá soupeře ani barvu a dostává body za volný los; počítá se to jako přesun dolů
fide1992-down-again = ne { $player }: přesun dolů už v minulém kole
fide1992-down-after-two = ne { $player }: přesun dolů už před dvěma koly
fide1992-down-lately = ne { $player }: přesun v některém z posledních dvou kol
fide1992-not-left = ne { $player }: ostatní by pak nešlo nalosovat, nebo až pozdější volbou

fide1992-up-again = byl by to přesun nahoru znovu jako v minulém kole
fide1992-up-after-two = byl by to přesun nahoru stejně jako před dvěma koly
fide1992-up-lately = byl by to přesun nahoru, přestože přesun byl i v některém z posledních dvou kol
fide1992-clash = oba by měli dostat { $side } a x = { $x } už další takovou dvojici nedovolí
fide1992-needed-below = musí se přesunout dolů, aby šlo nalosovat seskupení pod tímto
fide1992-rest-impossible = ostatní by pak už ve stejných mezích nalosovat nešlo

