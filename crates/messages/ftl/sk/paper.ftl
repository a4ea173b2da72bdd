# Čo stojí na tlačených dokumentoch.

paper-kind-pairings = Rozlosovanie podľa stolov
paper-kind-names = Rozlosovanie podľa mien
paper-kind-slips = Výsledkové lístky
paper-kind-standings = Poradie
paper-kind-crosstable = Krížová tabuľka
paper-kind-chart = Prehľad kôl
paper-kind-badges = Menovky
paper-kind-poster = Plagát s adresou
paper-kind-match-sheets = Zápisy o stretnutí

paper-about-pairings = Kto hrá s kým, v poradí stolov. Na vyvesenie.
paper-about-names = Všetci podľa abecedy, so stolom a súperom. Na vyvesenie.
paper-about-slips = Lístok pre každý stôl, štyri na strane, na rozstrihanie.
paper-about-standings = Poradie so všetkými kritériami.
paper-about-crosstable = Každý s každým, na každého riadok a stĺpec.
paper-about-chart = Súperi a výsledky každého účastníka vo všetkých kolách.
paper-about-badges = Menovka pre každého, osem na strane, na rozstrihanie.
paper-about-poster = Veľký obrázok, ktorý dovedie telefóny na stránku turnaja.
paper-about-match-sheets = Zápis o stretnutí pre každý zápas: partie, duely, skóre, podpisy oboch kapitánov.

paper-of-round = { $round }. kolo: { $what }
paper-after = Po { $rounds }. kole
paper-open = { $open ->
        [one] chýba { $open } výsledok
        [few] chýbajú { $open } výsledky
       *[other] chýba { $open } výsledkov
    }
paper-draft = Návrh, nie je zverejnené
paper-version = stav č. { $version }

paper-column-table = Stôl
paper-column-number = Č.
paper-column-name = Meno
paper-column-points = Body
paper-column-result = Výsledok
paper-column-opponent = Súper
paper-column-side = Strana
paper-column-place = Miesto
paper-free-heading = Bez súpera

paper-slip-place = { $round }. kolo, stôl { $table }
paper-slip-signature = Podpis: { $name }

paper-match-board = Partia
paper-match-opens = { $duel }. otvára
paper-match-crosses = Krížiky
paper-match-points = Body
paper-match-sum = Súčet
paper-match-score = Skóre zápasu
paper-match-captain = Podpis kapitána: { $team }
paper-match-player = Podpis: { $name }
paper-match-about = Výhra v dueli je za 2 body, remíza za 1 bod pre každého. Po otvorení SWAP napíšte, kto hrá za krížiky: A, alebo B.

paper-poster-heading = Sledujte turnaj v telefóne
paper-poster-about = Rozlosovanie, výsledky a poradie, hneď ako sú zverejnené.
paper-poster-scan = Namierte sem fotoaparát, alebo napíšte adresu:
paper-poster-picture = Obrázok, ktorý vedie na { $link }

paper-crosstable-too-wide = krížová tabuľka { $players } hráčov sa na papier nezmestí; vytlačte namiesto nej tabuľku kôl
paper-no-round = { $round }. kolo nie je; zverejnených je { $rounds }
paper-no-matches = v tomto turnaji nemajú zápasy viac partií; vytlačte namiesto toho výsledkové lístky

paper-page-heading = Dokumenty
paper-page-view = Zobraziť a vytlačiť
paper-page-print = Vytlačiť
paper-page-pdf = PDF
paper-page-back = Všetky dokumenty
paper-page-before = Pred prvým kolom
paper-page-places = Poradie
paper-page-rounds = Skoršie kolá
paper-page-none = Zatiaľ nie je čo tlačiť.

paper-cli-written = Zapísané: { $file }, { $pages } { $pages ->
        [one] strana
        [few] strany
       *[other] strán
    }
paper-cli-no-link = plagát potrebuje adresu turnaja: uveďte ju ako --link https://…
paper-cli-no-open-matches = žiadny zápas nečaká na výsledok; všetky vytlačí --all
paper-cli-all-of-matches = --all je pre zápasy súťaže, skupín a vyraďovacích turnajov
paper-cli-no-venue = toto je súťaž: za súbor napíšte jeden z jej turnajov

paper-kind-groups = Skupiny
paper-kind-bracket = Play-off
paper-about-groups = Tabuľka každej skupiny, každý s každým, a jej zápasy.
paper-about-bracket = Zápasy vyraďovacej časti po kolách.
paper-column-match = Zápas
paper-column-team = Tím
paper-column-first = Prvý tím
paper-column-second = Druhý tím
paper-column-match-points = Body
paper-column-score = Skóre
paper-group = Skupina { $group }
paper-goes-on = postupuje
paper-places-open = O poradí ešte nie je rozhodnuté.
paper-badge-captain = kapitán
paper-badge-spectator = divák
paper-links-title = Odkazy pre telefóny
paper-link-about = Namierte sem fotoaparát: uvidíte svoje zápasy a nahlásite výsledky.
paper-no-open-matches = žiadny zápas nečaká na výsledok; vytlačte namiesto toho všetky zápasy
paper-no-such-match = zápas { $game } so známymi súpermi tu nie je
paper-not-here = tento turnaj sa hrá inak a taký dokument nemá
paper-page-matches = Zápasy
paper-page-all-matches = Pre všetky zápasy
paper-column-first-player = Prvý hráč
paper-column-second-player = Druhý hráč
paper-slip-table = stôl { $table }
paper-to-play-now = Čo sa dá hrať teraz
paper-kind-by-match = Rozlosovanie podľa zápasov
paper-about-by-match = Kto hrá s kým, zápas po zápase. Na stenu.
paper-about-names-of-matches = Všetci podľa mien, so zápasom a súperom. Na stenu.
paper-about-slips-of-matches = Lístok pre každý zápas, štyri na strane, na rozstrihanie.
paper-about-places = Poradie, ak je o ňom rozhodnuté.
