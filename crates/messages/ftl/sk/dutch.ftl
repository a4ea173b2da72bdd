# Švajčiarsky systém FIDE (holandský) platný od roku 2026 slovami.

dutch-title = { $round }. kolo, švajčiarsky systém FIDE (holandský)
dutch-title-of = { $round }. kolo (spolu { $rounds }), švajčiarsky systém FIDE (holandský)
dutch-lent = { $count ->
    [one] požičané body, ktoré sa v tomto kole počítajú do bodových skupín, má: { $players }
    [few] požičané body, ktoré sa v tomto kole počítajú do bodových skupín, majú { $count } hráči: { $players }
   *[other] požičané body, ktoré sa v tomto kole počítajú do bodových skupín, má { $count } hráčov: { $players }
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
dutch-goes-on = { $player } zostúpil(a) zhora a zostupuje ďalej: { $reason }
dutch-meets-nobody = nemá tu s kým hrať
dutch-exchange = s týmito polovicami: { $reason }; prvá najlepšia výmena: do S2 { $from }, do S1 { $to }
dutch-bye-given = { $player } nemá súpera ani farbu a dostáva body za voľný žreb; počíta sa to ako zostup
dutch-bye-worthless = { $player } nemá súpera ani farbu; voľný žreb nemá väčšiu cenu než prehra, a preto sa nepočíta ako zostup
dutch-colour-lot = biele má { $white }: nikto nárok nemá, rozhoduje žreb podľa čísla vyššie stojaceho medzi tými, ktorí sa zúčastňujú, { $higher }
dutch-colour-wider = biele má { $white }: obaja musia dostať rovnakú farbu, rozhoduje väčší rozdiel farieb ({ $wish-white }; { $wish-black })

dutch-c6 = hráči, ktorí zostupujú
dutch-c7 = hráči, ktorí zostupujú s bodmi
dutch-c8-pairs = hráči, ktorí zostupujú z nasledujúcej skupiny
dutch-c8-scores = hráči, ktorí nasledujúcou skupinou len prejdú, s bodmi
dutch-c9 = nehrané partie toho, kto má voľný žreb
dutch-c10 = dvojice vedúcich hráčov alebo ich súperov s rozdielom farieb nad dva
dutch-c11 = dvojice vedúcich hráčov alebo ich súperov s tou istou farbou tretíkrát za sebou
dutch-c12 = hráči, ktorí nedostanú farbu, na ktorú majú nárok
dutch-c13 = hráči, ktorí nedostanú farbu, na ktorú majú silný nárok
dutch-c14 = hráči, ktorí zostupujú ako v minulom kole
dutch-c15 = hráči, ktorí stúpajú ako v minulom kole
dutch-c16 = hráči, ktorí zostupujú ako pred dvoma kolami
dutch-c17 = hráči, ktorí stúpajú ako pred dvoma kolami
dutch-c18 = hráči, ktorí zostúpili ako v minulom kole a zostupujú ďalej, s bodmi
dutch-c19 = hráči, ktorí stúpajú ako v minulom kole, k súperovi s bodmi
dutch-c20 = hráči, ktorí zostúpili ako pred dvoma kolami a zostupujú ďalej, s bodmi
dutch-c21 = hráči, ktorí stúpajú ako pred dvoma kolami, k súperovi s bodmi
