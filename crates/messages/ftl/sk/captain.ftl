# Kapitáni s telefónmi.
captain-ahead = Čo vás ešte čaká
captain-confirm = Súhlasí, potvrdzujeme
captain-duel = { $duel }. duel
captain-not-yours = V tomto zápase váš tím nehrá, alebo už nehrá. Pozrite sa na stránku znova.
captain-other = Vaše ďalšie zápasy
captain-own-result = Vaše body : súperove
captain-place = Vaše miesto:
captain-starts = Ďalšie kolo sa začína o { $time }.
captain-absent = V kole { $round } váš tím nebol vyžrebovaný.
captain-bye = V kole { $round } nemáte súpera: kolo máte vyhrané bez boja.
captain-left = Váš tím z turnaja odstúpil.
captain-misses = Váš tím vynechá kolo { $round }.
captain-not-started = Turnaj sa ešte nezačal. Deň: { $day }.
captain-not-started-at = Turnaj sa ešte nezačal. Deň a miesto: { $day }, { $place }.
