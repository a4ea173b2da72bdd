# Kapitáni s telefónmi.
captain-ahead = Čo vás ešte čaká
captain-confirm = Súhlasí, potvrdzujeme
captain-sit = Doska { $board }: na tomto zariadení hrá { $name }
captain-duel = { $duel }. duel
captain-not-yours = V tomto zápase váš tím nehrá, alebo už nehrá. Pozrite sa na stránku znova.
captain-other = Vaše ďalšie zápasy
captain-own-result = Vaše body : súperove
captain-place = Vaše miesto:
captain-starts = Začiatok ďalšieho kola: { $time }.
captain-absent = { $round }. kolo nehráte.
captain-bye = { $round }. kolo: nemáte súpera, dostávate kontumačné víťazstvo.
captain-left = Váš tím z turnaja odstúpil.
captain-misses = { $round }. kolo vynechávate.
captain-not-started = Turnaj sa ešte nezačal. Deň: { $day }.
captain-not-started-at = Turnaj sa ešte nezačal. Deň a miesto: { $day }, { $place }.
