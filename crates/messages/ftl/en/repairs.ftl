# Mistakes and how they are repaired: deadlines of corrections, reasons for which published pairs change.

ground-breaks-b1 = the pairs break B 1: a rematch, or a second point without playing
ground-breaks-b2 = the pairs break B 2: a colour too often or for the third time in a row
ground-rematch = two players would meet again
ground-competition-rules = the rules of the competition provide for it
ground-without-opponent = two players without an opponent agree to play each other
ground-late-entry = a late entrant plays a player without an opponent
ground-top-of-last-round = problems at the top of the last round

refused-ground-of-other-rules = { $count ->
        [0] the rules of this tournament allow no such reason for a change
       *[other] the rules of this tournament allow these reasons for a change: { $grounds }
    }
refused-no-rematch = no published pair is a rematch: the pairs stay
refused-meet-again = a new pair would be a rematch: { $breaks }
refused-beyond-rematch = only tables connected with the rematch may change: leave the others as they are
refused-beyond-pair = only one new pair may be added, and nothing else may change: leave the other tables as they are
refused-has-opponent = { $name } has an opponent in this round: only players with a bye, or whose opponent did not come, can be paired again
refused-nobody-new = the new pairs contain no late entry: enter the player first
refused-not-late = { $name } has been paired before, so this is not a late entry
refused-not-last = round { $round } is not the last of { $rounds }: this reason is for the last round only
refused-no-topscorer = no topscorer (more than half of the points) plays at the table of { $name }: that table stays
refused-only-by-own-rules = published round { $round } stays after a correction or a mistake. If the rules of the competition allow it to be unpublished, say so and name the rule
refused-too-late-to-count = round { $next } has ended, so nothing in round { $round } can change. A mistake in a game can be noted for the rating report (*Correct* at the game); it counts only if the rules of the competition allow it: tick that with the correction and give a reason
refused-would-open-again = without this step round { $round } would not be over, and the round before it would be open to corrections again: correct the result instead
refused-still-counts = a correction of round { $round } still counts: correct the result instead of only noting it for the rating report
refused-not-for-rating-here = only the FIDE (Dutch) Swiss has corrections for the rating report alone: correct the result instead

change-for-rating = round { $round }, table { $table }: noted for the rating report; points, places and pairs stay
change-not-for-rating = round { $round }, table { $table }: the note for the rating report no longer counts

day-log-revoked-by-rules = round { $round } unpublished by the rules of the competition
day-log-late-correction = by the rules of the competition a late correction of round { $round } counts
day-log-rating-noted = for the rating report only: { $what }
day-for-rating-result = round { $round }, table { $table }, { $pair }: { $was } counts, { $should } is reported
day-for-rating-sides = round { $round }, table { $table }, { $pair }: played with sides reversed

repair-amend-link = Change the published pairs
repair-amend-heading = Round { $round }: change the published pairs
repair-amend-about = Published pairs change only for one of the reasons below. You will see what changes before saving; games with a result stay.
repair-amend-ground = Reason for the change
repair-amend-what = Published pairs of round { $round }
repair-amend-preview = Show what changes
repair-amend-again = Edit these pairs further
repair-amend-changed = The pairs of round { $round } have changed since you opened the page. Look at them, then decide again.
repair-amend-exchange = Two players swap places
repair-amend-together = One new pair: two players without an opponent, or a late entry
repair-amend-together-about = Both have no opponent in this round: a bye, an opponent who did not come (record that first), or a late entry. The player who did not come then counts as absent.
repair-own-rules = The rules of the competition allow it; name the rule in the reason
repair-too-late = Round { $next } has ended: a mistake of this round counts for the rating report only, unless the rules of the competition say otherwise.
repair-rating-heading = For the rating report only
repair-rating-about = It is noted and shown; points, places and pairs stay as they are.
repair-rating-result = Note the result
repair-rating-sides = Note that the sides were reversed
repair-rating-what = Round { $round }, table { $table }: for the rating report only
repair-take-back-about = Only if the rules of the competition allow it: name the rule in the reason.
