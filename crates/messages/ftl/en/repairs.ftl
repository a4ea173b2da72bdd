# Mistakes and how they are repaired: deadlines of corrections, grounds on which published pairs change.

ground-breaks-b1 = the pairs break B 1: a rematch, or a second point without playing
ground-breaks-b2 = the pairs break B 2: one colour too often or a third time in a row
ground-rematch = two would meet again
ground-competition-rules = the rules of the competition provide for it
ground-without-opponent = two who have no opponent agree to play each other
ground-late-entry = somebody who enters late meets somebody who has no opponent
ground-top-of-last-round = trouble at the top of the last round

refused-ground-of-other-rules = { $count ->
        [0] the rules of this tournament know no such ground
       *[other] the rules of this tournament know these grounds: { $grounds }
    }
refused-no-rematch = no two of the published pairs have met before: the pairs stay
refused-meet-again = two of a new pair have met before: { $breaks }
refused-beyond-rematch = only tables that hang together with those who would meet again may change: leave the others as they are
refused-beyond-pair = only one new pair may come in, and nothing else may change: leave the other tables as they are
refused-has-opponent = { $name } has an opponent in this round: only those who have the bye, or whose opponent did not come, may be paired anew
refused-nobody-new = the new pairs name nobody who enters late: enter the player first
refused-not-late = { $name } was in a pairing before, so this is no late entry
refused-not-last = round { $round } is not the last of { $rounds }: this ground is for the last round only
refused-no-topscorer = at the table of { $name } sits no topscorer (more than half of the points): that table stays
refused-only-by-own-rules = published round { $round } stays after a correction or a mistake. If the rules of the competition provide for taking it back, say so and which rule it is
refused-too-late-to-count = round { $next } has ended, so nothing of round { $round } changes any more. A mistake in a game can be noted for the rating report (*Correct* at the game); it counts only if the rules of the competition provide for it, which is said with the correction and a reason
refused-would-open-again = without this step round { $round } would not have ended, and the round before it would be open to corrections again: correct the result instead
refused-still-counts = a correction of round { $round } still counts: correct it instead of noting it for the rating report only
refused-not-for-rating-here = only the FIDE (Dutch) Swiss knows mistakes that count for the rating report alone: correct the result instead

change-for-rating = round { $round }, table { $table }: noted for the rating report; points, places and pairs stay
change-not-for-rating = round { $round }, table { $table }: what was noted for the rating report holds no more

day-log-revoked-by-rules = published round { $round } taken back by the rules of the competition
day-log-late-correction = by the rules of the competition a late correction of round { $round } counts
day-log-rating-noted = for the rating report only: { $what }
day-for-rating-result = round { $round }, table { $table }, { $pair }: { $was } counts, { $should } is reported
day-for-rating-sides = round { $round }, table { $table }, { $pair }: played with the sides the other way round

repair-amend-link = Change the published pairs
repair-amend-heading = Round { $round }: change the published pairs
repair-amend-about = What hangs on the wall changes only on one of the grounds below. What it changes is shown before it is saved; games with a result stay.
repair-amend-ground = Ground
repair-amend-what = Published pairs of round { $round }
repair-amend-preview = Show what changes
repair-amend-again = Change these pairs further
repair-amend-changed = The pairs of round { $round } are others now than those that were on the page. Look at them, then decide again.
repair-amend-exchange = Two change places
repair-amend-together = One new pair: two without an opponent, or a late entry
repair-amend-together-about = Both have no opponent in this round: the bye, an opponent who did not come (enter that first), or a late entry. Whoever did not come then counts as absent.
repair-own-rules = The rules of the competition provide for it; the reason says which rule
repair-too-late = Round { $next } has ended: a mistake of this round counts for the rating report only, unless the rules of the competition say otherwise.
repair-rating-heading = For the rating report only
repair-rating-about = It is noted and shown; points, places and pairs stay as they are.
repair-rating-result = Note the result
repair-rating-sides = Note that the sides were exchanged
repair-rating-what = Round { $round }, table { $table }: for the rating report only
repair-take-back-about = Only if the rules of the competition provide for it: say which rule in the reason.
