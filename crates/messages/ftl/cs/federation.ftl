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
