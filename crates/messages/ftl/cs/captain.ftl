# Kapitáni s telefony.
captain-ahead = Co vás ještě čeká
captain-confirm = Souhlasí, potvrzujeme
captain-duel = { $duel }. duel
captain-not-yours = V tomto zápase váš tým nehraje, nebo už nehraje. Podívejte se na stránku znovu.
captain-other = Vaše další zápasy
captain-own-result = Vaše body : soupeřovy
captain-place = Vaše místo:
captain-starts = Další kolo začíná v { $time }.
captain-absent = V kole { $round } váš tým nebyl nalosován.
captain-bye = V kole { $round } nemáte soupeře: kolo máte vyhrané bez boje.
captain-left = Váš tým z turnaje odstoupil.
captain-misses = Váš tým vynechá kolo { $round }.
captain-not-started = Turnaj ještě nezačal. Den: { $day }.
captain-not-started-at = Turnaj ještě nezačal. Den a místo: { $day }, { $place }.
