# Švýcarský systém pIšQworek 2023 slovy.

pisqworky-title = { $round }. kolo, švýcarský systém pIšQworek 2023, přítomných: { $players }
pisqworky-nobody-present = v tomto kole není koho losovat
pisqworky-nobody = nikdo
pisqworky-order = Absolutní pořadí
pisqworky-place = { $place }. { $who }: zápasové body { $points }, skóre { $score }, střední Buchholz { $median }

pisqworky-bye = Přebývající: { $who }
pisqworky-bye-given = počet účastníků je lichý: { $who } je na nejnižším místě z těch, kdo ještě nebyli přebývající a bez nichž lze nalosovat všechny ostatní; dostává kontumační vítězství
pisqworky-bye-had = ne { $who }: bez soupeře už v dřívějším kole ({ $round }. kolo)
pisqworky-bye-rest = ne { $who }: všechny ostatní by pak nalosovat nešlo
pisqworky-all-had-bye = počet účastníků je lichý a bez soupeře už byli všichni: nalosujte kolo ručně a někoho nechte podruhé bez soupeře s uvedením důvodu

pisqworky-group-upper = Bodové seskupení nad středním, zápasové body { $points }
pisqworky-group-middle = Střední bodové seskupení, zápasové body { $points }
pisqworky-group-lower = Bodové seskupení pod středním, zápasové body { $points }
pisqworky-members = když na něj přijde řada, jsou zde: { $players }
pisqworky-nobody-to-meet-down = { $who } nemá v tomto seskupení přípustného soupeře a přesouvá se dolů
pisqworky-nobody-to-meet-up = { $who } nemá v tomto seskupení přípustného soupeře a přesouvá se nahoru
pisqworky-taken-up = výměnou se nahoru bere { $who }: nejlépe umístěný z dalšího seskupení, kdo tu má přípustného soupeře
pisqworky-taken-down = výměnou se dolů bere { $who }: nejhůře umístěný z dalšího seskupení, kdo tu má přípustného soupeře
pisqworky-nobody-taken = z dalšího seskupení tu nikdo nemá přípustného soupeře: výměnou se nebere nikdo
pisqworky-too-many-down = všechny tu nalosovat nelze: dolů se přesouvá { $who }
pisqworky-too-many-up = všechny tu nalosovat nelze: nahoru se přesouvá { $who }
pisqworky-made = { $who } – { $opponent }
pisqworky-undone-later = { $count ->
    [one] poslední dvojice byla kvůli střednímu seskupení zrušena
    [few] poslední { $count } dvojice byly kvůli střednímu seskupení zrušeny
   *[other] posledních { $count } dvojic bylo kvůli střednímu seskupení zrušeno
}
pisqworky-undone-upper = seskupení nelze nalosovat; přesunutých dolů { $down }, nahoru { $up }: ruší se dvojice vytvořená nahoře jako poslední, { $who } – { $opponent }
pisqworky-undone-lower = seskupení nelze nalosovat; přesunutých dolů { $down }, nahoru { $up }: ruší se dvojice vytvořená dole jako poslední, { $who } – { $opponent }
pisqworky-undone-upper-instead = seskupení nelze nalosovat; přesunutých dolů { $down }, nahoru { $up }: dole už žádná dvojice nezbývá, ruší se tedy dvojice vytvořená nahoře jako poslední, { $who } – { $opponent }
pisqworky-undone-lower-instead = seskupení nelze nalosovat; přesunutých dolů { $down }, nahoru { $up }: nahoře už žádná dvojice nezbývá, ruší se tedy dvojice vytvořená dole jako poslední, { $who } – { $opponent }

pisqworky-table = Stůl { $table }: { $first } – { $second }
pisqworky-by-moved-down = { $who } je po přesunu dolů a vybírá před ostatními: nejlépe umístěný přípustný soupeř je { $opponent }
pisqworky-by-moved-up = { $who } je po přesunu nahoru a vybírá před ostatními: nejhůře umístěný přípustný soupeř je { $opponent }
pisqworky-by-exchange = { $who } je ze zbylých nejvýše; první přípustný soupeř v pořadí výměn je { $opponent }
pisqworky-by-exchange-lower = { $who } je ze zbylých nejníže; první přípustný soupeř v pořadí výměn je { $opponent }
pisqworky-passed = ne { $other }: { $reason }
pisqworky-more-passed = ani další ({ $count }) z podobných důvodů
pisqworky-have-met = už spolu hráli ({ $round }. kolo)
pisqworky-kept-apart = spolu hrát nemají
pisqworky-rest-not-pairable = ostatní ze seskupení by pak všechny nalosovat nešlo

pisqworky-starts-fewer = začíná { $first }: méně začatých zápasů ({ $own } proti { $others })
pisqworky-starts-waited = začíná { $first }: více zápasů, které začal soupeř ({ $own } proti { $others })
pisqworky-starts-again = začíná { $first }: { $back ->
    [one] poslední zápas začal z obou právě tento účastník
   *[other] role obou se naposledy lišily v zápase, který byl { $back }. od konce, a začal ho právě tento účastník
} (podle doslovného znění pravidel)
pisqworky-starts-alternates = začíná { $first }: { $back ->
    [one] poslední zápas z obou nezačal právě tento účastník
   *[other] role obou se naposledy lišily v zápase, který byl { $back }. od konce, a nezačal ho právě tento účastník
} (volba --alternate: střídání)
pisqworky-starts-odd-round = začíná { $first }: dosavadní role jsou stejné; rozhoduje číslo, které má { $decides }: v lichém kole dostává jinou roli než naposledy
pisqworky-starts-less-often = začíná { $first }: dosavadní role jsou stejné; rozhoduje číslo, které má { $decides }: v sudém kole dostává roli, která byla méně často
pisqworky-starts-level = začíná { $first }: dosavadní role jsou stejné; rozhoduje číslo, které má { $decides }: obě role byly stejně často, dostává tedy jinou než naposledy
pisqworky-starts-lot = začíná { $first }: nikdo z obou ještě nehrál, rozhoduje los před 1. kolem
