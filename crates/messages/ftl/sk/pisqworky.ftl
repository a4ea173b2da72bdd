# Švajčiarsky systém pIšQworiek 2023 slovami.

pisqworky-title = { $round }. kolo, švajčiarsky systém pIšQworiek 2023, prítomných: { $players }
pisqworky-nobody-present = v tomto kole nie je koho žrebovať
pisqworky-nobody = nikto
pisqworky-order = Absolútne poradie
pisqworky-place = { $place }. { $who }: zápasové body { $points }, skóre { $score }, stredný Buchholz { $median }

pisqworky-bye = Prebývajúci: { $who }
pisqworky-bye-given = počet účastníkov je nepárny: { $who } je na najnižšom mieste z tých, ktorí ešte neboli prebývajúci a bez ktorých možno vyžrebovať všetkých ostatných; dostáva kontumačné víťazstvo
pisqworky-bye-had = nie { $who }: bez súpera už v skoršom kole ({ $round }. kolo)
pisqworky-bye-rest = nie { $who }: všetkých ostatných by sa potom vyžrebovať nedalo
pisqworky-all-had-bye = počet účastníkov je nepárny a bez súpera už boli všetci: vyžrebujte kolo ručne a niekoho nechajte druhý raz bez súpera s uvedením dôvodu

pisqworky-group-upper = Bodová skupina nad strednou, zápasové body { $points }
pisqworky-group-middle = Stredná bodová skupina, zápasové body { $points }
pisqworky-group-lower = Bodová skupina pod strednou, zápasové body { $points }
pisqworky-members = keď na ňu príde rad, sú tu: { $players }
pisqworky-nobody-to-meet-down = { $who } nemá v tejto bodovej skupine prípustného súpera a presúva sa nadol
pisqworky-nobody-to-meet-up = { $who } nemá v tejto bodovej skupine prípustného súpera a presúva sa nahor
pisqworky-taken-up = výmenou sa nahor berie { $who }: najlepšie umiestnený z ďalšej skupiny, kto tu má prípustného súpera
pisqworky-taken-down = výmenou sa nadol berie { $who }: najhoršie umiestnený z ďalšej skupiny, kto tu má prípustného súpera
pisqworky-nobody-taken = z ďalšej skupiny tu nikto nemá prípustného súpera: výmenou sa neberie nikto
pisqworky-too-many-down = všetkých tu vyžrebovať nemožno: nadol sa presúva { $who }
pisqworky-too-many-up = všetkých tu vyžrebovať nemožno: nahor sa presúva { $who }
pisqworky-made = { $who } – { $opponent }
pisqworky-undone-later = { $count ->
    [one] posledná dvojica bola kvôli strednej skupine zrušená
    [few] posledné { $count } dvojice boli kvôli strednej skupine zrušené
   *[other] posledných { $count } dvojíc bolo kvôli strednej skupine zrušených
}
pisqworky-undone-upper = skupinu nemožno vyžrebovať; presunutých nadol { $down }, nahor { $up }: ruší sa dvojica vytvorená hore ako posledná, { $who } – { $opponent }
pisqworky-undone-lower = skupinu nemožno vyžrebovať; presunutých nadol { $down }, nahor { $up }: ruší sa dvojica vytvorená dole ako posledná, { $who } – { $opponent }
pisqworky-undone-upper-instead = skupinu nemožno vyžrebovať; presunutých nadol { $down }, nahor { $up }: dole už žiadna dvojica nezostáva, ruší sa teda dvojica vytvorená hore ako posledná, { $who } – { $opponent }
pisqworky-undone-lower-instead = skupinu nemožno vyžrebovať; presunutých nadol { $down }, nahor { $up }: hore už žiadna dvojica nezostáva, ruší sa teda dvojica vytvorená dole ako posledná, { $who } – { $opponent }

pisqworky-table = Stôl { $table }: { $first } – { $second }
pisqworky-by-moved-down = { $who } je po presune nadol a vyberá pred ostatnými: najlepšie umiestnený prípustný súper je { $opponent }
pisqworky-by-moved-up = { $who } je po presune nahor a vyberá pred ostatnými: najhoršie umiestnený prípustný súper je { $opponent }
pisqworky-by-exchange = { $who } je zo zvyšných najvyššie; prvý prípustný súper v poradí výmen je { $opponent }
pisqworky-by-exchange-lower = { $who } je zo zvyšných najnižšie; prvý prípustný súper v poradí výmen je { $opponent }
pisqworky-passed = nie { $other }: { $reason }
pisqworky-more-passed = ani ďalší ({ $count }) z podobných dôvodov
pisqworky-have-met = už spolu hrali ({ $round }. kolo)
pisqworky-kept-apart = spolu hrať nemajú
pisqworky-rest-not-pairable = ostatných zo skupiny by sa potom všetkých vyžrebovať nedalo

pisqworky-starts-fewer = začína { $first }: menej začatých zápasov ({ $own } proti { $others })
pisqworky-starts-waited = začína { $first }: viac zápasov, ktoré začal súper ({ $own } proti { $others })
pisqworky-starts-again = začína { $first }: { $back ->
    [one] posledný zápas začal z oboch práve tento účastník
   *[other] roly oboch sa naposledy líšili v zápase, ktorý bol { $back }. od konca, a začal ho práve tento účastník
} (podľa doslovného znenia pravidiel)
pisqworky-starts-alternates = začína { $first }: { $back ->
    [one] posledný zápas z oboch nezačal práve tento účastník
   *[other] roly oboch sa naposledy líšili v zápase, ktorý bol { $back }. od konca, a nezačal ho práve tento účastník
} (voľba --alternate: striedanie)
pisqworky-starts-odd-round = začína { $first }: doterajšie roly sú rovnaké; rozhoduje číslo, ktoré má { $decides }: v nepárnom kole dostáva inú rolu než naposledy
pisqworky-starts-less-often = začína { $first }: doterajšie roly sú rovnaké; rozhoduje číslo, ktoré má { $decides }: v párnom kole dostáva rolu, ktorá bola menej často
pisqworky-starts-level = začína { $first }: doterajšie roly sú rovnaké; rozhoduje číslo, ktoré má { $decides }: obe roly boli rovnako často, dostáva teda inú než naposledy
pisqworky-starts-lot = začína { $first }: nikto z oboch ešte nehral, rozhoduje žreb pred 1. kolom
