egd-list-too-long = the list has more than { $most } people; a rating list of the European Go Database has fewer
egd-list-no-players = no player was found: a line of the European Go Database's list begins with a blank and the PIN of eight digits
egd-list-lines-unreadable = { $count ->
    [one] one line has no rank or rating in its columns and is left out
   *[other] { $count } lines have no rank or rating in their columns and are left out
}
egd-list-pin-unknown = { $name }: the rating list has nobody with the PIN { $pin }; nothing was filled in
egd-list-several = { $name }: several people have this name; nothing was filled in. Write the PIN of the right one: { $people }
egd-list-nobody = { $name }: not in the rating list; nothing was filled in
egd-list-similar = { $name }: not in the rating list by the whole name; nothing was filled in. Write the PIN if one of these is meant: { $people }
egd-list-rating-differs = { $name }: the rating { $given } stays as given; the list has { $listed }
