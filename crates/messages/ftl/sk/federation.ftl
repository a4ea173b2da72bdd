egd-list-too-long = zoznam má viac než { $most } ľudí; ratingová listina European Go Database ich má menej
egd-list-no-players = nenašiel sa žiadny hráč: riadok listiny European Go Database začína medzerou a osemmiestnym číslom PIN
egd-list-lines-unreadable = { $count ->
    [one] jeden riadok nemá vo svojich stĺpcoch triedu alebo rating a vynecháva sa
    [few] { $count } riadky nemajú vo svojich stĺpcoch triedu alebo rating a vynechávajú sa
   *[other] { $count } riadkov nemá vo svojich stĺpcoch triedu alebo rating a vynecháva sa
}
egd-list-pin-unknown = { $name }: v ratingovej listine nikto nemá PIN { $pin }; nič sa nedoplnilo
egd-list-several = { $name }: toto meno má viac ľudí; nič sa nedoplnilo. Napíšte PIN toho pravého: { $people }
egd-list-nobody = { $name }: v ratingovej listine nie je; nič sa nedoplnilo
egd-list-similar = { $name }: celé meno v ratingovej listine nie je; nič sa nedoplnilo. Ak ide o niekoho z týchto, napíšte PIN: { $people }
egd-list-rating-differs = { $name }: zostáva zadaný rating { $given }; listina má { $listed }

h9-lost = súbor h9 nemá miesto pre { $what } (koľkokrát: { $count })
h9-class-missing = trieda turnaja nie je známa, a preto ju hlavička neuvádza: zadajte ju voľbou --class
h9-handicap-unreadable = „{ $found }“ nie je zníženie handicapu ako h1; vynecháva sa
h9-number-of-results = tento riadok má výsledkov { $found } a prvý riadok { $expected }: každý hráč potrebuje jeden výsledok na kolo
h9-colours-made-up = { $count ->
    [one] v jednej partii nemá nikto farbu; biele dostal ten, kto stojí vyššie
    [few] v { $count } partiách nemá nikto farbu; biele dostal ten, kto stojí vyššie
   *[other] v { $count } partiách nemá nikto farbu; biele dostal ten, kto stojí vyššie
}
h9-drawn-by-default = { $who }, súper { $opponent }: remíza v nehranej partii sa číta ako pol bodu bez súpera
h9-no-rank = nenašla sa trieda ako 3k alebo 1d, za ktorou stojí dvojpísmenná krajina: riadok je číslo, meno, trieda, krajina, klub, čísla, výsledky
h9-pin-unreadable = „{ $found }“ nie je PIN s najviac ôsmimi číslicami; vynecháva sa
h9-result-unreadable = „{ $found }“ nie je výsledok ako 23+/w0, 11-/b5 alebo 0-
h9-no-players = nie je tu ani jeden riadok hráča
go-too-many-players = { $count } hráčov sa nezmestí: programy, ktoré také súbory čítajú, ich berú { $most }. Zapíšte namiesto toho JSON
go-too-many-rounds = { $count } kôl sa nezmestí: programy, ktoré také súbory čítajú, ich berú { $most }. Zapíšte namiesto toho JSON
go-lost-scoring = body iné než 1, ½ a 0
go-lost-criteria = kritériá konečného poradia
go-lost-settings = nastavenia ako horná a dolná hranica, hranice handicapu a požiadavky na žrebovanie
go-lost-some-settings = niektoré nastavenia žrebovania, profesionálnych tried alebo komi v partiách s handicapom
go-lost-other-settings = žrebovanie, zrýchlenia a nastavenia iných hier
go-lost-komi = komi jednotlivých partií
go-lost-event-texts = rozhodcov, dátumy kôl a ďalšie texty o turnaji
go-lost-kept-lines = riadky zachované zo súboru iného druhu
go-lost-letters = písmená ako ě alebo ř; prišli o znamienka
go-lost-long-names = mená dlhšie než 30 znakov; boli skrátené
go-lost-clubs = kluby dlhšie než 4 znaky; boli skrátené
go-lost-countries = krajiny, ktorých dve písmená nie sú známe
go-lost-ranks = hráčov bez triedy; zapísala sa trieda podľa ratingu, alebo 30k
go-lost-ratings = ratingy
go-lost-titles = tituly
go-lost-people = pohlavie a dátum narodenia
go-lost-pins = čísla federácie, ktoré nie sú osemmiestny PIN
go-lost-places = umiestnenia zo skoršej tabuľky
go-lost-withdrawals = odstúpenia; neskoršie kolá sú neprítomnosti
go-lost-planned = budúce voľné žreby a neprítomnosti
go-lost-absences = údaj, ktoré neprítomnosti boli ohlásené
go-lost-byes = voľné žreby za celý bod; prečítajú sa ako voľné žreby zo žrebovania
go-lost-adjourned = prerušené partie; prečítajú sa ako partie bez výsledku
go-lost-odd-results = výsledky, v ktorých súčet bodov nie je jedna
go-lost-unrated = údaj, že sa partia nehlási na rating
go-lost-forbidden = dvojice, ktoré spolu nesmú hrať
go-lost-teams = súpisy družstiev

xml-ill-formed = toto nie je správne XML: { $why }
xml-cut = súbor sa končí vnútri prvku { $element }: kus chýba
xml-doctype = typ dokumentu sa neberie: turnajové súbory žiadny nemajú, riadok teda odstráňte
xml-encoding = písmená nie sú { $encoding }, ako súbor tvrdí: uložte ho ako UTF-8
xml-too-many-elements = prvkov je viac, než turnajový súbor máva, alebo sú vnorené príliš hlboko
opengotha-lost = súbor OpenGotha nemá miesto pre { $what } (koľkokrát: { $count })
opengotha-no-tournament = toto je XML, ale nie turnajový súbor OpenGotha: vonkajší prvok nie je Tournament
opengotha-name-twice = dvaja hráči sa volajú { $name }; OpenGotha rozlišuje ľudí podľa mien, jedného teda premenujte
opengotha-attribute-unused = { $attribute } sa nezachováva (hráčov: { $count })
opengotha-grades-unused = stupne iné než trieda sa nezachovávajú (hráčov: { $count })
opengotha-element-unused = prvok { $element } sa nezachováva (koľkokrát: { $count })
opengotha-settings-unused = tieto nastavenia nemajú v Kole význam a nezachovávajú sa: { $settings }
opengotha-criteria-unused = tieto kritériá Kolo nemá; vynechávajú sa: { $criteria }
opengotha-not-a-number = { $attribute } má byť celé číslo, nie „{ $found }“
opengotha-player-unknown = { $attribute } uvádza „{ $name }“, a také meno žiadny hráč nemá
opengotha-round-impossible = kolo { $round } nemôže byť; OpenGotha má kolá 1 až { $most }
opengotha-result-unknown = „{ $found }“ nie je výsledok, ktorý OpenGotha pozná
opengotha-result-for-both = { $black } – { $white }: obaja dostali to isté a nikto neprehral; číta sa ako body bez súpera
opengotha-colours-unknown = farby sú označené ako neznáme a berú sa, ako stoja (partií: { $count })
go-lost-namesakes = ľudí s rovnakým menom; ku krstnému menu dostali číslo
go-lost-second-byes = druhý voľný žreb v jednom kole
opengotha-ranks-unknown = trieda je označená ako neznáma a vynecháva sa (hráčov: { $count })
go-lost-point-byes = voľné žreby za pol bodu a za bod; prečítajú sa ako neprítomnosti

cli-class-for-h9 = --class je len pre hlavičku súboru .h9
cli-list-for-csv = --list dopĺňa len zoznam účastníkov (.csv)
cli-nobody-found = Nikto z { $people } ľudí sa tak nevolá.
cli-column-pin = PIN
cli-column-country = Krajina
cli-column-club = Klub
cli-column-rank = Trieda
