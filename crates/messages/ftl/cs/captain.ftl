# Kapitáni s telefony.
captain-ahead = Co vás ještě čeká
captain-confirm = Souhlasí, potvrzujeme
captain-duel = { $duel }. duel
captain-not-yours = V tomto zápase váš tým nehraje, nebo už nehraje. Podívejte se na stránku znovu.
captain-other = Vaše další zápasy
captain-own-result = Vaše body : soupeřovy
captain-place = Vaše místo:
captain-starts = Další kolo začíná v { $time }.
