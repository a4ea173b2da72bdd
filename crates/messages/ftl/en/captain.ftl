# Captains with telephones.
captain-ahead = Still to come
captain-confirm = It is right: we agree on
captain-duel = Duel { $duel }
captain-not-yours = Your team does not play in this match, or not any more. Look at the page again.
captain-other = Your other matches
captain-own-result = Your points : theirs
captain-place = Your place:
captain-starts = The next round starts at { $time }.
captain-absent = Your team was left out of round { $round }.
captain-bye = You have no opponent in round { $round }: the round is won without play.
captain-left = Your team has left the tournament.
captain-misses = Your team misses round { $round }.
captain-not-started = The tournament has not started yet. Day: { $day }.
captain-not-started-at = The tournament has not started yet. Day and place: { $day }, { $place }.
