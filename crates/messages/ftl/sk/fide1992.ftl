# Švajčiarsky systém FIDE založený na ratingu (1992) slovami.

fide1992-title = { $round }. kolo, švajčiarsky systém FIDE založený na ratingu
fide1992-title-of = { $round }. kolo (spolu { $rounds }), švajčiarsky systém FIDE založený na ratingu
fide1992-no-acceleration = súbor udáva fiktívne body pre zrýchlené žrebovanie; tieto pravidlá ich nepoznajú, počítajú sa len skutočné body
fide1992-exempt = { $count ->
    [one] posledné kolo: pravidlá A 7a, B 2, B 5 a B 6 nechránia toho, kto má viac než polovicu bodov: { $players }
   *[other] posledné kolo: pravidlá A 7a, B 2, B 5 a B 6 nechránia tých, ktorí majú viac než polovicu bodov: { $players }
}

fide1992-bracket-joined = Spojené bodové skupiny { $scores }
fide1992-joined = najnižšiu bodovú skupinu sa nedalo nažrebovať s nikým, koho by jej skupiny nad ňou mohli prenechať, preto sa žrebujú spoločne
fide1992-resident-alone = { $player } nemá v tejto bodovej skupine prípustného súpera a presúva sa nadol: { $reasons }
fide1992-head-alone = { $player } je po presune nadol, ani tu nemá prípustného súpera a presúva sa ďalej: { $reasons }
fide1992-reason-with = { $other }: { $reason }
fide1992-nobody-else = nikto ďalší tu nie je
fide1992-heterogeneous = hráčov je { $size }, z toho zhora { $heads }: { $heads ->
    [one] najprv sa pridelí súper presunutému hráčovi, potom sa žrebujú ostatní
   *[other] najprv sa pridelia súperi presunutým hráčom, potom sa žrebujú ostatní
}
fide1992-majority = hráčov je { $size }, z toho zhora { $heads }, teda aspoň polovica: všetci sa žrebujú spoločne ako jedna bodová skupina
fide1992-fewer-pairs = dvojíc nemožno vytvoriť { $wanted }, len { $pairs }
fide1992-fewer-pairs-heads = dvojíc nemožno vytvoriť { $wanted }, len { $pairs }; z hráčov, ktorí prišli zhora, ich súpera dostáva { $heads }
fide1992-fewer-heads = všetci, ktorí prišli zhora, súpera prednostne dostať nemôžu: dostáva ho { $heads }, ostatní sa žrebujú so zvyškom
fide1992-no-pairs = nemožno zostaviť žiadnu dvojicu: nadol sa presúvajú všetci
fide1992-allowance = hráčov je { $players }, biele by malo dostať { $white } a čierne { $black }: dvojíc, kde nemožno vyhovieť obom, je najmenej x = { $x }
fide1992-allowance-raised = x = { $counted } na žiadne žrebovanie nestačí: x sa zvyšuje na { $x }
fide1992-up-b6 = nedá sa to bez toho, aby bol niekto presunutý nahor rovnako ako pred dvoma kolami: B 6 sa pre presun nahor neuplatní
fide1992-up-b5 = nedá sa to bez toho, aby bol niekto presunutý nahor druhý raz po sebe: B 6 ani B 5 sa pre presun nahor neuplatní
fide1992-down-b6 = nedá sa to bez toho, aby bol niekto presunutý nadol rovnako ako pred dvoma kolami: B 6 sa pre presun nadol neuplatní
fide1992-down-b5 = nedá sa to bez toho, aby bol niekto presunutý nadol druhý raz po sebe: B 6 ani B 5 sa pre presun nadol neuplatní
fide1992-paired-again = pôvodne bez súpera: { $before }; bodovú skupinu pod touto by sa potom nedalo celú nažrebovať. Prvá neskoršia možnosť, ktorá pomôže, necháva bez súpera: { $now }
fide1992-reopened = pôvodne bez súpera: { $before }; najnižšiu bodovú skupinu by sa potom nedalo nažrebovať. Prvá neskoršia možnosť, ktorá pomôže, necháva bez súpera: { $now }
fide1992-reopened-from-nobody = pôvodne tu mali súpera všetci; najnižšiu bodovú skupinu by sa potom nedalo nažrebovať. Prvá neskoršia možnosť, ktorá pomôže, necháva bez súpera: { $now }
fide1992-exchange = žiadne poradie S2 nevyhovuje; prvá výmena, ktorá vyhovuje: do S2 { $from }, do S1 { $to }
fide1992-bye-given = počet hráčov je nepárny: prebývajúci hráč je { $player }; nemá súpera ani farbu a dostáva body za voľný žreb; počíta sa to ako presun nadol
fide1992-down-again = nie { $player }: presun nadol už v minulom kole
fide1992-down-after-two = nie { $player }: presun nadol už pred dvoma kolami
fide1992-down-lately = nie { $player }: presun v niektorom z posledných dvoch kôl
fide1992-not-left = nie { $player }: ostatných by sa potom nedalo nažrebovať, alebo až neskoršou voľbou

fide1992-up-again = bol by to presun nahor znova ako v minulom kole
fide1992-up-after-two = bol by to presun nahor rovnako ako pred dvoma kolami
fide1992-up-lately = bol by to presun nahor, hoci presun bol aj v niektorom z posledných dvoch kôl
fide1992-clash = obaja by mali dostať { $side } a x = { $x } už ďalšiu takú dvojicu nedovolí
fide1992-needed-below = musí sa presunúť nadol, aby sa dala nažrebovať bodová skupina pod touto
fide1992-rest-impossible = ostatných by sa potom už v rovnakých medziach nažrebovať nedalo

