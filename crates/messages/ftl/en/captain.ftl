# Captains with telephones.
captain-ahead = Still to come
captain-confirm = It is right: we agree on
captain-duel = Duel { $duel }
captain-not-yours = Your team does not play in this match, or not any more. Look at the page again.
captain-other = Your other matches
captain-own-result = Your points : theirs
captain-place = Your place:
captain-starts = The next round starts at { $time }.
