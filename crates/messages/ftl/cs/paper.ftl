# Co stojí na tištěných dokumentech.

paper-kind-pairings = Rozlosování podle stolů
paper-kind-names = Rozlosování podle jmen
paper-kind-slips = Výsledkové lístky
paper-kind-standings = Pořadí
paper-kind-crosstable = Křížová tabulka
paper-kind-chart = Přehled kol
paper-kind-badges = Jmenovky
paper-kind-poster = Plakát s adresou
paper-kind-match-sheets = Zápisy o utkání

paper-about-pairings = Kdo hraje s kým, v pořadí stolů. K vyvěšení.
paper-about-names = Všichni podle abecedy, se stolem a soupeřem. K vyvěšení.
paper-about-slips = Lístek pro každý stůl, čtyři na stránce, k rozstříhání.
paper-about-standings = Pořadí se všemi kritérii.
paper-about-crosstable = Každý s každým, na každého řádek a sloupec.
paper-about-chart = Soupeři a výsledky každého účastníka ve všech kolech.
paper-about-badges = Jmenovka pro každého, osm na stránce, k rozstříhání.
paper-about-poster = Velký obrázek, který dovede telefony na stránku turnaje.
paper-about-match-sheets = Zápis o utkání pro každý zápas: partie, duely, skóre, podpisy obou kapitánů.

paper-of-round = { $round }. kolo: { $what }
paper-after = Po { $rounds }. kole
paper-open = { $open ->
        [one] chybí { $open } výsledek
        [few] chybějí { $open } výsledky
       *[other] chybí { $open } výsledků
    }
paper-draft = Návrh, není zveřejněno
paper-version = stav č. { $version }

paper-column-table = Stůl
paper-column-number = Č.
paper-column-name = Jméno
paper-column-points = Body
paper-column-result = Výsledek
paper-column-opponent = Soupeř
paper-column-side = Strana
paper-column-place = Místo
paper-free-heading = Bez soupeře

paper-slip-place = { $round }. kolo, stůl { $table }
paper-slip-signature = Podpis: { $name }

paper-match-board = Partie
paper-match-opens = { $duel }. zahajuje
paper-match-crosses = Křížky
paper-match-points = Body
paper-match-sum = Součet
paper-match-score = Skóre zápasu
paper-match-captain = Podpis kapitána: { $team }
paper-match-player = Podpis: { $name }
paper-match-about = Výhra v duelu je za 2 body, remíza za 1 bod pro každého. Po zahájení SWAP napište, kdo hraje za křížky: A, nebo B.

paper-poster-heading = Sledujte turnaj v telefonu
paper-poster-about = Rozlosování, výsledky a pořadí, jakmile jsou zveřejněny.
paper-poster-scan = Namiřte sem fotoaparát, nebo napište adresu:
paper-poster-picture = Obrázek, který vede na { $link }

paper-crosstable-too-wide = křížová tabulka { $players } hráčů se na papír nevejde; vytiskněte místo ní tabulku kol
paper-no-round = { $round }. kolo není; zveřejněno je jich { $rounds }
paper-no-matches = v tomto turnaji nemají zápasy více partií; vytiskněte místo toho výsledkové lístky

paper-page-heading = Dokumenty
paper-page-view = Zobrazit a vytisknout
paper-page-print = Vytisknout
paper-page-pdf = PDF
paper-page-back = Všechny dokumenty
paper-page-before = Před prvním kolem
paper-page-places = Pořadí
paper-page-rounds = Dřívější kola
paper-page-none = Zatím není co tisknout.

paper-cli-written = Zapsáno: { $file }, { $pages } { $pages ->
        [one] stránka
        [few] stránky
       *[other] stránek
    }
paper-cli-no-link = plakát potřebuje adresu turnaje: uveďte ji jako --link https://…
paper-cli-no-open-matches = žádný zápas nečeká na výsledek; všechny vytiskne --all
paper-cli-all-of-matches = --all je pro zápasy soutěže, skupin a vyřazovacích turnajů
paper-cli-no-venue = toto je soutěž: za soubor napište jeden z jejích turnajů

paper-kind-groups = Skupiny
paper-kind-bracket = Play-off
paper-about-groups = Tabulka každé skupiny, každý s každým, a její zápasy.
paper-about-bracket = Zápasy vyřazovací části po kolech.
paper-column-match = Zápas
paper-column-team = Tým
paper-column-first = První tým
paper-column-second = Druhý tým
paper-column-match-points = Body
paper-column-score = Skóre
paper-group = Skupina { $group }
paper-goes-on = postupuje
paper-places-open = O pořadí ještě není rozhodnuto.
paper-badge-captain = kapitán
paper-badge-spectator = divák
paper-links-title = Odkazy pro telefony
paper-link-about = Namiřte sem fotoaparát: uvidíte svá utkání a nahlásíte výsledky.
paper-no-open-matches = žádný zápas nečeká na výsledek; vytiskněte místo toho všechny zápasy
paper-no-such-match = zápas { $game } se známými soupeři tu není
paper-not-here = tento turnaj se hraje jinak a takový dokument nemá
paper-page-matches = Zápasy
paper-page-all-matches = Pro všechny zápasy
paper-column-first-player = První hráč
paper-column-second-player = Druhý hráč
paper-slip-table = stůl { $table }
paper-to-play-now = Co se dá hrát teď
paper-kind-by-match = Rozlosování podle zápasů
paper-about-by-match = Kdo hraje s kým, zápas po zápase. Na zeď.
paper-about-names-of-matches = Všichni podle jmen, se zápasem a soupeřem. Na zeď.
paper-about-slips-of-matches = Lístek pro každý zápas, čtyři na stránce, k rozstříhání.
paper-about-places = Pořadí, pokud je o něm rozhodnuto.
