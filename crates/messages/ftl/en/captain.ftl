# Captains with phones.
captain-ahead = Still to come
captain-confirm = Correct, we confirm
captain-sit = Board { $board }: { $name } plays on this device
captain-duel = Duel { $duel }
captain-not-yours = Your team is not playing in this match, or no longer is. Please reload the page.
captain-other = Your other matches
captain-own-result = Your points : opponent's
captain-place = Your place:
captain-starts = The next round starts at { $time }.
captain-absent = You do not play in round { $round }.
captain-bye = Round { $round }: you have no opponent and win by forfeit.
captain-left = Your team has withdrawn from the tournament.
captain-misses = You miss round { $round }.
captain-not-started = The tournament has not started yet. Day: { $day }.
captain-not-started-at = The tournament has not started yet. Day and place: { $day }, { $place }.
