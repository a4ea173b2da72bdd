# Švajčiarsky systém FIDE (holandský) platný od roku 2026 slovami.

dutch-title = { $round }. kolo, švajčiarsky systém FIDE (holandský)
dutch-title-of = { $round }. kolo (spolu { $rounds }), švajčiarsky systém FIDE (holandský)
dutch-lent = { $count ->
    [one] body navyše zo zrýchleného žrebovania, ktoré sa v tomto kole počítajú do bodových skupín, má: { $players }
    [few] body navyše zo zrýchleného žrebovania, ktoré sa v tomto kole počítajú do bodových skupín, majú { $count } hráči: { $players }
   *[other] body navyše zo zrýchleného žrebovania, ktoré sa v tomto kole počítajú do bodových skupín, má { $count } hráčov: { $players }
}
dutch-topscorers = { $count ->
    [one] posledné kolo: viac než polovicu bodov má { $players }; tento hráč aj jeho súper môžu dostať farbu, ktorú mali príliš často
   *[other] posledné kolo: viac než polovicu bodov majú { $players }; oni aj ich súperi môžu dostať farbu, ktorú mali príliš často
}
dutch-bye-score = počet hráčov je nepárny: voľný žreb dostane niekto, kto má bodov { $score }; s menej bodmi by sa všetci nažrebovať nedali

dutch-least = { $what }: { $count }, menej ich byť nemôže
dutch-least-score = { $what } { $score }: { $count }, menej ich byť nemôže
dutch-worse = potom by to bolo horšie: { $what }: { $then } namiesto { $best }
dutch-worse-score = potom by to bolo horšie: { $what } { $score }: { $then } namiesto { $best }
dutch-unpaired = potom by sa nedali nažrebovať všetci
dutch-later = rovnako dobré, ale v poradí až neskôr
dutch-not-asked = koľko by to stálo, sa už nerátalo
dutch-goes-on = { $player } je po presune nadol a presúva sa ďalej: { $reason }
dutch-meets-nobody = nemá tu prípustného súpera
dutch-exchange = s týmito polovicami: { $reason }; prvá najlepšia výmena: do S2 { $from }, do S1 { $to }
dutch-bye-given = { $player } nemá súpera ani farbu a dostáva body za voľný žreb; počíta sa to ako presun nadol
dutch-bye-worthless = { $player } nemá súpera ani farbu; voľný žreb nie je za viac než prehra, a preto sa nepočíta ako presun nadol
dutch-colour-lot = biele má { $white }: nikto prednosť vo farbe nemá, rozhoduje žreb podľa čísla vyššie zaradeného medzi prítomnými, { $higher }
dutch-colour-wider = biele má { $white }: obaja musia dostať rovnakú farbu, rozhoduje väčší rozdiel farieb ({ $wish-white }; { $wish-black })

dutch-c6 = hráči presunutí nadol
dutch-c7 = hráči presunutí nadol, body
dutch-c8-pairs = hráči, ktorí sa presunú nadol z nasledujúcej bodovej skupiny
dutch-c8-scores = hráči, ktorí nasledujúcou bodovou skupinou len prejdú, s bodmi
dutch-c9 = nehrané partie toho, kto má voľný žreb
dutch-c10 = dvojice vedúcich hráčov alebo ich súperov s rozdielom farieb nad dva
dutch-c11 = dvojice vedúcich hráčov alebo ich súperov s tou istou farbou tretíkrát za sebou
dutch-c12 = hráči, ktorých prednosti vo farbe sa nevyhovie
dutch-c13 = hráči, ktorých silnej prednosti vo farbe sa nevyhovie
dutch-c14 = hráči presunutí nadol rovnako ako v minulom kole
dutch-c15 = hráči presunutí nahor rovnako ako v minulom kole
dutch-c16 = hráči presunutí nadol rovnako ako pred dvoma kolami
dutch-c17 = hráči presunutí nahor rovnako ako pred dvoma kolami
dutch-c18 = hráči po presune nadol ako v minulom kole, ktorí sa presúvajú ďalej, s bodmi
dutch-c19 = hráči presunutí nahor rovnako ako v minulom kole, k súperovi s bodmi
dutch-c20 = hráči po presune nadol ako pred dvoma kolami, ktorí sa presúvajú ďalej, s bodmi
dutch-c21 = hráči presunutí nahor rovnako ako pred dvoma kolami, k súperovi s bodmi
