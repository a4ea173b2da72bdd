# Kapitáni s telefony.
captain-ahead = Co vás ještě čeká
captain-confirm = Souhlasí, potvrzujeme
captain-sit = Deska { $board }: na tomto zařízení hraje { $name }
captain-duel = { $duel }. duel
captain-not-yours = V tomto zápase váš tým nehraje, nebo už nehraje. Podívejte se na stránku znovu.
captain-other = Vaše další zápasy
captain-own-result = Vaše body : soupeřovy
captain-place = Vaše místo:
captain-starts = Začátek dalšího kola: { $time }.
captain-absent = { $round }. kolo nehrajete.
captain-bye = { $round }. kolo: nemáte soupeře, dostáváte kontumační vítězství.
captain-left = Váš tým z turnaje odstoupil.
captain-misses = { $round }. kolo vynecháváte.
captain-not-started = Turnaj ještě nezačal. Den: { $day }.
captain-not-started-at = Turnaj ještě nezačal. Den a místo: { $day }, { $place }.
