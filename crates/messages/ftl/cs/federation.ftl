egd-list-too-long = seznam má víc než { $most } lidí; ratingová listina European Go Database jich má méně
egd-list-no-players = nenašel se žádný hráč: řádek listiny European Go Database začíná mezerou a osmimístným číslem PIN
egd-list-lines-unreadable = { $count ->
    [one] jeden řádek nemá ve svých sloupcích třídu nebo rating a vynechává se
    [few] { $count } řádky nemají ve svých sloupcích třídu nebo rating a vynechávají se
   *[other] { $count } řádků nemá ve svých sloupcích třídu nebo rating a vynechává se
}
egd-list-pin-unknown = { $name }: v ratingové listině nikdo nemá PIN { $pin }; nic se nedoplnilo
egd-list-several = { $name }: toto jméno má víc lidí; nic se nedoplnilo. Napište PIN toho pravého: { $people }
egd-list-nobody = { $name }: v ratingové listině není; nic se nedoplnilo
egd-list-similar = { $name }: celé jméno v ratingové listině není; nic se nedoplnilo. Pokud jde o někoho z těchto, napište PIN: { $people }
egd-list-rating-differs = { $name }: zůstává zadaný rating { $given }; listina má { $listed }

h9-lost = soubor h9 nemá místo pro { $what } (kolikrát: { $count })
h9-class-missing = třída turnaje není známa, a tak ji hlavička neuvádí: zadejte ji volbou --class
h9-handicap-unreadable = „{ $found }“ není snížení handicapu jako h1; vynechává se
h9-number-of-results = tento řádek má výsledků { $found } a první řádek { $expected }: každý hráč potřebuje jeden výsledek na kolo
h9-colours-made-up = { $count ->
    [one] v jedné partii nemá nikdo barvu; bílé dostal ten, kdo stojí výš
    [few] ve { $count } partiích nemá nikdo barvu; bílé dostal ten, kdo stojí výš
   *[other] v { $count } partiích nemá nikdo barvu; bílé dostal ten, kdo stojí výš
}
h9-drawn-by-default = { $who }, soupeř { $opponent }: remíza v nehrané partii se čte jako půl bodu bez soupeře
h9-no-rank = nenašla se třída jako 3k nebo 1d, za kterou stojí dvoupísmenná země: řádek je číslo, jméno, třída, země, klub, čísla, výsledky
h9-pin-unreadable = „{ $found }“ není PIN o nejvýše osmi číslicích; vynechává se
h9-result-unreadable = „{ $found }“ není výsledek jako 23+/w0, 11-/b5 nebo 0-
h9-no-players = není tu ani jeden řádek hráče
go-too-many-players = { $count } hráčů se nevejde: programy, které takové soubory čtou, jich berou { $most }. Zapište místo toho JSON
go-too-many-rounds = { $count } kol se nevejde: programy, které takové soubory čtou, jich berou { $most }. Zapište místo toho JSON
go-lost-scoring = body jiné než 1, ½ a 0
go-lost-criteria = kritéria konečného pořadí
go-lost-settings = nastavení jako horní a dolní mez, meze handicapu a požadavky na losování
go-lost-some-settings = některá nastavení losování, profesionálních tříd nebo komi v partiích s handicapem
go-lost-other-settings = losování, zrychlení a nastavení jiných her
go-lost-komi = komi jednotlivých partií
go-lost-event-texts = rozhodčí, data kol a další texty o turnaji
go-lost-kept-lines = řádky zachované ze souboru jiného druhu
go-lost-letters = písmena jako ě nebo ř; přišla o znaménka
go-lost-long-names = jména delší než 30 znaků; byla zkrácena
go-lost-clubs = kluby delší než 4 znaky; byly zkráceny
go-lost-countries = země, jejichž dvě písmena nejsou známa
go-lost-ranks = hráče bez třídy; zapsala se třída podle ratingu, nebo 30k
go-lost-ratings = ratingy
go-lost-titles = tituly
go-lost-people = pohlaví a datum narození
go-lost-pins = čísla federace, která nejsou osmimístný PIN
go-lost-places = umístění z dřívější tabulky
go-lost-withdrawals = odstoupení; pozdější kola jsou nepřítomnosti
go-lost-planned = budoucí volné losy a nepřítomnosti
go-lost-absences = údaj, které nepřítomnosti byly ohlášené
go-lost-byes = volné losy za celý bod; přečtou se jako volné losy z losování
go-lost-adjourned = přerušené partie; přečtou se jako partie bez výsledku
go-lost-odd-results = výsledky, v nichž součet bodů není jedna
go-lost-unrated = údaj, že se partie nehlásí na rating
go-lost-forbidden = dvojice, které spolu nesmějí hrát
go-lost-teams = soupisy družstev

xml-ill-formed = toto není správné XML: { $why }
xml-cut = soubor končí uvnitř prvku { $element }: kus chybí
xml-doctype = typ dokumentu se nebere: turnajové soubory žádný nemají, řádek tedy odstraňte
xml-encoding = písmena nejsou { $encoding }, jak soubor tvrdí: uložte ho jako UTF-8
xml-too-many-elements = prvků je víc, než turnajový soubor mívá, nebo jsou vnořeny příliš hluboko
opengotha-lost = soubor OpenGotha nemá místo pro { $what } (kolikrát: { $count })
opengotha-no-tournament = toto je XML, ale ne turnajový soubor OpenGotha: vnější prvek není Tournament
opengotha-name-twice = dva hráči se jmenují { $name }; OpenGotha rozlišuje lidi podle jmen, jednoho tedy přejmenujte
opengotha-attribute-unused = { $attribute } se nezachovává (hráčů: { $count })
opengotha-grades-unused = stupně jiné než třída se nezachovávají (hráčů: { $count })
opengotha-element-unused = prvek { $element } se nezachovává (kolikrát: { $count })
opengotha-settings-unused = tato nastavení nemají v Kolu význam a nezachovávají se: { $settings }
opengotha-criteria-unused = tato kritéria Kolo nemá; vynechávají se: { $criteria }
opengotha-not-a-number = { $attribute } má být celé číslo, ne „{ $found }“
opengotha-player-unknown = { $attribute } uvádí „{ $name }“, a takové jméno žádný hráč nemá
opengotha-round-impossible = kolo { $round } nemůže být; OpenGotha má kola 1 až { $most }
opengotha-result-unknown = „{ $found }“ není výsledek, který OpenGotha zná
opengotha-result-for-both = { $black } – { $white }: oba dostali totéž a nikdo neprohrál; čte se jako body bez soupeře
opengotha-colours-unknown = barvy jsou označeny jako neznámé a berou se, jak stojí (partií: { $count })
go-lost-namesakes = lidi se stejným jménem; ke křestnímu jménu dostali číslo
go-lost-second-byes = druhý volný los v jednom kole
opengotha-ranks-unknown = třída je označena jako neznámá a vynechává se (hráčů: { $count })
go-lost-point-byes = volné losy za půl bodu a za bod; přečtou se jako nepřítomnosti

cli-class-for-h9 = --class je jen pro hlavičku souboru .h9
cli-list-for-csv = --list doplňuje jen seznam účastníků (.csv)
cli-nobody-found = Nikdo z { $people } lidí se tak nejmenuje.
cli-column-pin = PIN
cli-column-country = Země
cli-column-club = Klub
cli-column-rank = Třída
