# Kapitáni s telefónmi.
captain-ahead = Čo vás ešte čaká
captain-confirm = Súhlasí, potvrdzujeme
captain-duel = { $duel }. duel
captain-not-yours = V tomto zápase váš tím nehrá, alebo už nehrá. Pozrite sa na stránku znova.
captain-other = Vaše ďalšie zápasy
captain-own-result = Vaše body : súperove
captain-place = Vaše miesto:
captain-starts = Ďalšie kolo sa začína o { $time }.
