# Švýcarský systém pIšQworek 2023 slovy.

pisqworky-title = { $round }. kolo, švýcarský systém pIšQworek 2023, přítomných: { $players }
pisqworky-nobody-present = v tomto kole není koho losovat
pisqworky-nobody = nikdo
pisqworky-order = Absolutní pořadí
pisqworky-place = { $place }. { $who }: zápasové body { $points }, skóre { $score }, střední Buchholz { $median }

pisqworky-bye = Volný los: { $who }
pisqworky-bye-given = počet účastníků je lichý: { $who } stojí nejníže z těch, kdo volný los ještě neměli a bez nichž lze nalosovat všechny ostatní; počítá se jako výhra
pisqworky-bye-had = ne { $who }: volný los už měl(a) ({ $round }. kolo)
pisqworky-bye-rest = ne { $who }: všechny ostatní by pak nalosovat nešlo
pisqworky-everybody-had-bye = počet účastníků je lichý a volný los už měli všichni: nalosujte kolo ručně a dejte někomu druhý volný los s uvedením důvodu

pisqworky-group-upper = Skupina nad prostřední, zápasové body { $points }
pisqworky-group-middle = Prostřední skupina, zápasové body { $points }
pisqworky-group-lower = Skupina pod prostřední, zápasové body { $points }
pisqworky-members = když na ni přijde řada, jsou zde: { $players }
pisqworky-nobody-to-meet-down = { $who } v této skupině nemůže hrát s nikým a přesouvá se dolů
pisqworky-nobody-to-meet-up = { $who } v této skupině nemůže hrát s nikým a přesouvá se nahoru
pisqworky-taken-up = výměnou se nahoru bere { $who }: nejlépe stojící z další skupiny, kdo tu má s kým hrát
pisqworky-taken-down = výměnou se dolů bere { $who }: nejhůře stojící z další skupiny, kdo tu má s kým hrát
pisqworky-nobody-taken = z další skupiny tu nemá nikdo s kým hrát: výměnou se nebere nikdo
pisqworky-too-many-down = všechny tu nalosovat nelze: dolů se přesouvá { $who }
pisqworky-too-many-up = všechny tu nalosovat nelze: nahoru se přesouvá { $who }
pisqworky-made = { $who } hraje s: { $opponent }
pisqworky-undone-later = { $count ->
    [one] poslední dvojice byla kvůli prostřední skupině zrušena
    [few] poslední { $count } dvojice byly kvůli prostřední skupině zrušeny
   *[other] posledních { $count } dvojic bylo kvůli prostřední skupině zrušeno
}
pisqworky-undone-upper = skupinu nelze nalosovat; přesunutých dolů { $down }, nahoru { $up }: ruší se dvojice vytvořená nahoře jako poslední, { $who } – { $opponent }
pisqworky-undone-lower = skupinu nelze nalosovat; přesunutých dolů { $down }, nahoru { $up }: ruší se dvojice vytvořená dole jako poslední, { $who } – { $opponent }
pisqworky-undone-upper-instead = skupinu nelze nalosovat; přesunutých dolů { $down }, nahoru { $up }: dole už žádná dvojice nezbývá, ruší se tedy dvojice vytvořená nahoře jako poslední, { $who } – { $opponent }
pisqworky-undone-lower-instead = skupinu nelze nalosovat; přesunutých dolů { $down }, nahoru { $up }: nahoře už žádná dvojice nezbývá, ruší se tedy dvojice vytvořená dole jako poslední, { $who } – { $opponent }

pisqworky-table = { $table }. stůl: { $first } – { $second }
pisqworky-by-moved-down = { $who } je po přesunu dolů a vybírá před ostatními: nejlépe stojící možný soupeř je { $opponent }
pisqworky-by-moved-up = { $who } je po přesunu nahoru a vybírá před ostatními: nejhůře stojící možný soupeř je { $opponent }
pisqworky-by-exchange = { $who } stojí nejvýše ze zbylých; první možný soupeř v pořadí výměn je { $opponent }
pisqworky-by-exchange-lower = { $who } stojí nejníže ze zbylých; první možný soupeř v pořadí výměn je { $opponent }
pisqworky-passed = ne { $other }: { $reason }
pisqworky-more-passed = ani další ({ $count }) z podobných důvodů
pisqworky-have-met = už spolu hráli ({ $round }. kolo)
pisqworky-kept-apart = spolu hrát nemají
pisqworky-rest-not-pairable = ostatní ze skupiny by pak všechny nalosovat nešlo

pisqworky-starts-fewer = začíná { $first }: méně začatých zápasů ({ $own } proti { $others })
pisqworky-starts-waited = začíná { $first }: více zápasů, které začal soupeř ({ $own } proti { $others })
pisqworky-starts-again = začíná { $first }: { $back ->
    [one] poslední zápas začal z obou právě tento účastník
   *[other] role obou se naposledy lišily v zápase, který byl { $back }. od konce, a začal ho právě tento účastník
} (tak jsou pravidla vytištěna; volba alternate to obrací)
pisqworky-starts-alternates = začíná { $first }: { $back ->
    [one] poslední zápas z obou nezačal právě tento účastník
   *[other] role obou se naposledy lišily v zápase, který byl { $back }. od konce, a nezačal ho právě tento účastník
} (volba alternate)
pisqworky-starts-odd-round = začíná { $first }: dosavadní role jsou stejné; rozhoduje číslo, které má { $decides }: v lichém kole dostává jinou roli než naposledy
pisqworky-starts-less-often = začíná { $first }: dosavadní role jsou stejné; rozhoduje číslo, které má { $decides }: v sudém kole dostává roli, která byla méně často
pisqworky-starts-level = začíná { $first }: dosavadní role jsou stejné; rozhoduje číslo, které má { $decides }: obě role byly stejně často, dostává tedy jinou než naposledy
pisqworky-starts-lot = začíná { $first }: nikdo z obou ještě nehrál, rozhoduje los před 1. kolem
