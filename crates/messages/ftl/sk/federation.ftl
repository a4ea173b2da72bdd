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
