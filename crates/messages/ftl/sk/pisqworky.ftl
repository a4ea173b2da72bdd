# Švajčiarsky systém pIšQworiek 2023 slovami.

pisqworky-title = { $round }. kolo, švajčiarsky systém pIšQworiek 2023, prítomných: { $players }
pisqworky-nobody-present = v tomto kole nie je koho žrebovať
pisqworky-nobody = nikto
pisqworky-order = Absolútne poradie
pisqworky-place = { $place }. { $who }: zápasové body { $points }, skóre { $score }, stredný Buchholz { $median }

pisqworky-bye = Voľný žreb: { $who }
pisqworky-bye-given = počet účastníkov je nepárny: { $who } stojí najnižšie z tých, ktorí voľný žreb ešte nemali a bez ktorých možno vyžrebovať všetkých ostatných; počíta sa ako výhra
pisqworky-bye-had = nie { $who }: voľný žreb už mal(a) ({ $round }. kolo)
pisqworky-bye-rest = nie { $who }: všetkých ostatných by sa potom vyžrebovať nedalo
pisqworky-everybody-had-bye = počet účastníkov je nepárny a voľný žreb už mali všetci: vyžrebujte kolo ručne a dajte niekomu druhý voľný žreb s uvedením dôvodu

pisqworky-group-upper = Skupina nad prostrednou, zápasové body { $points }
pisqworky-group-middle = Prostredná skupina, zápasové body { $points }
pisqworky-group-lower = Skupina pod prostrednou, zápasové body { $points }
pisqworky-members = keď na ňu príde rad, sú tu: { $players }
pisqworky-nobody-to-meet-down = { $who } v tejto skupine nemôže hrať s nikým a presúva sa dole
pisqworky-nobody-to-meet-up = { $who } v tejto skupine nemôže hrať s nikým a presúva sa hore
pisqworky-taken-up = výmenou sa hore berie { $who }: najlepšie stojaci z ďalšej skupiny, kto tu má s kým hrať
pisqworky-taken-down = výmenou sa dole berie { $who }: najhoršie stojaci z ďalšej skupiny, kto tu má s kým hrať
pisqworky-nobody-taken = z ďalšej skupiny tu nemá nikto s kým hrať: výmenou sa neberie nikto
pisqworky-too-many-down = všetkých tu vyžrebovať nemožno: dole sa presúva { $who }
pisqworky-too-many-up = všetkých tu vyžrebovať nemožno: hore sa presúva { $who }
pisqworky-made = { $who } hrá s: { $opponent }
pisqworky-undone-later = { $count ->
    [one] posledná dvojica bola kvôli prostrednej skupine zrušená
    [few] posledné { $count } dvojice boli kvôli prostrednej skupine zrušené
   *[other] posledných { $count } dvojíc bolo kvôli prostrednej skupine zrušených
}
pisqworky-undone-upper = skupinu nemožno vyžrebovať; presunutých dole { $down }, hore { $up }: ruší sa dvojica vytvorená hore ako posledná, { $who } – { $opponent }
pisqworky-undone-lower = skupinu nemožno vyžrebovať; presunutých dole { $down }, hore { $up }: ruší sa dvojica vytvorená dole ako posledná, { $who } – { $opponent }
pisqworky-undone-upper-instead = skupinu nemožno vyžrebovať; presunutých dole { $down }, hore { $up }: dole už žiadna dvojica nezostáva, ruší sa teda dvojica vytvorená hore ako posledná, { $who } – { $opponent }
pisqworky-undone-lower-instead = skupinu nemožno vyžrebovať; presunutých dole { $down }, hore { $up }: hore už žiadna dvojica nezostáva, ruší sa teda dvojica vytvorená dole ako posledná, { $who } – { $opponent }

pisqworky-table = { $table }. stôl: { $first } – { $second }
pisqworky-by-moved-down = { $who } je po presune dole a vyberá pred ostatnými: najlepšie stojaci možný súper je { $opponent }
pisqworky-by-moved-up = { $who } je po presune hore a vyberá pred ostatnými: najhoršie stojaci možný súper je { $opponent }
pisqworky-by-exchange = { $who } stojí najvyššie zo zvyšných; prvý možný súper v poradí výmen je { $opponent }
pisqworky-by-exchange-lower = { $who } stojí najnižšie zo zvyšných; prvý možný súper v poradí výmen je { $opponent }
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
} (tak sú pravidlá vytlačené; voľba alternate to obracia)
pisqworky-starts-alternates = začína { $first }: { $back ->
    [one] posledný zápas z oboch nezačal práve tento účastník
   *[other] roly oboch sa naposledy líšili v zápase, ktorý bol { $back }. od konca, a nezačal ho práve tento účastník
} (voľba alternate)
pisqworky-starts-odd-round = začína { $first }: doterajšie roly sú rovnaké; rozhoduje číslo, ktoré má { $decides }: v nepárnom kole dostáva inú rolu než naposledy
pisqworky-starts-less-often = začína { $first }: doterajšie roly sú rovnaké; rozhoduje číslo, ktoré má { $decides }: v párnom kole dostáva rolu, ktorá bola menej často
pisqworky-starts-level = začína { $first }: doterajšie roly sú rovnaké; rozhoduje číslo, ktoré má { $decides }: obe roly boli rovnako často, dostáva teda inú než naposledy
pisqworky-starts-lot = začína { $first }: nikto z oboch ešte nehral, rozhoduje žreb pred 1. kolom
