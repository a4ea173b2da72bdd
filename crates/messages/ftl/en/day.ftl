# What the pages of a tournament day say of its data.

day-side-first = first
day-side-second = second
day-adjourned = adj.
day-no-result = “{ $typed }” is not a valid result: type 1, 0, = for a draw, + or - for a forfeit, or a score such as 7:3
day-handicap = { $stones } { $stones ->
        [one] stone
       *[other] stones
    }
day-komi = komi { $komi }
day-handicap-and-komi = { $handicap }, { $komi }

day-system-fide-1992 = FIDE Swiss by rating, 1992
day-system-dutch = FIDE (Dutch) Swiss
day-system-pisqworky-2023 = Swiss of pIšQworky 2023
day-system-swiss = Swiss of the Czech Go Association
day-system-mcmahon = McMahon
day-system-round-robin = round robin

day-idle-bye = pairing-allocated bye
day-idle-full-point = full-point bye
day-idle-half-point = half-point bye
day-idle-zero-points = zero-point bye
day-idle-announced = absence announced
day-idle-absent = absent

day-table-not-drawn = there are no standings before round 1 is paired

day-waiting-result = round { $round }, table { $table }: no result
day-waiting-confirmation = round { $round }, table { $table }: one side has reported, the other has not confirmed yet
day-waiting-mismatch = round { $round }, table { $table }: the two sides reported different results
day-waiting-protest = protest { $id } is not decided
day-waiting-check-in = { $name } is not checked in
day-waiting-rating = { $name } has no rating

day-role-arbiter = arbiter
day-role-helper = assistant
day-role-competitor = competitor

day-numbers-by-rating = by rating
day-numbers-by-lot = by lot
day-numbers-given = by the arbiter
day-numbers-late-entry = for late entries

day-scene-tournament = outside the rounds
day-scene-round = round { $round }
day-scene-table = round { $round }, table { $table }

day-log-created = tournament “{ $name }” created
day-log-configured = settings changed
day-log-entered = { $name } entered
day-log-edited = data of { $name } changed
day-log-withdrawn = { $name } withdrew
day-log-returned = { $name } returned
day-log-checked-in = { $name } checked in
day-log-checked-out = check-in of { $name } undone
day-log-absence = { $name }, round { $round }: { $what }
day-log-absence-cancelled = { $name } plays in round { $round } after all
day-log-absence-corrected = { $name }, round { $round }: corrected from “{ $was }” to “{ $what }”
day-log-numbers = { $count } starting { $count ->
        [one] number
       *[other] numbers
    } assigned { $how }
day-log-ratings-confirmed = play without a rating: { $names }
day-numbers-provisional = Starting numbers are provisional: until round 4 is published they follow late entries and corrections of ratings, titles and names.
day-log-drafted = round { $round } drafted with { $pairs } { $pairs ->
        [one] pair
       *[other] pairs
    }, { $how }
day-log-draft-edited = draft of round { $round } changed by hand
day-log-draft-discarded = draft of round { $round } discarded
day-log-published = round { $round } published with { $pairs } { $pairs ->
        [one] pair
       *[other] pairs
    }
day-log-amended = published round { $round } changed: { $ground }
day-log-revoked = round { $round } unpublished
day-log-reported = round { $round }, table { $table }, { $pair }: { $by } reports { $result }
day-log-result = round { $round }, table { $table }, { $pair }: { $result }
day-log-corrected = round { $round }, table { $table }, { $pair }: { $was } corrected to { $result }
day-log-sides-corrected = round { $round }, table { $table }: sides of { $pair } exchanged
day-log-no-show = round { $round }, table { $table }: { $name } did not come
day-log-no-show-lifted = { $name } came to round { $round } after all
day-log-described = round { $round }, table { $table }, { $pair }: { $end }
day-log-start-set = start of round { $round } set
day-log-away = { $name } is away for a longer time
day-log-spectator = spectator allowed: { $name }
day-log-incident = incident { $id } { $where }: { $what }
day-log-incident-amended = incident { $id } amended from “{ $was }” to “{ $what }”
day-log-protest = protest { $id } of { $by }, round { $round }, table { $table }
day-log-protest-decided = protest { $id } decided: { $ruling }
day-log-protest-passed-over = play continues although protest { $id } is open
day-log-finished = tournament finished
day-log-reopened = tournament reopened
day-log-stage-closed = stage { $stage } closed, { $count } players in order
day-log-plan-drafted = stage { $stage } drawn
day-log-plan-drafted-again = stage { $stage } drawn again
day-log-plan-edited = draw of stage { $stage } changed by hand: { $names }
day-log-plan-discarded = draw of stage { $stage } discarded
day-log-plan-published = draw of stage { $stage } published
day-log-plan-unpublished = draw of stage { $stage } unpublished
day-log-slots = links of stage { $stage } changed by hand: { $names }
day-log-tie = order in group { $group } decided: { $order }
day-log-match-reported = match { $match }, { $pair }: { $by } reported { $result }
day-log-line-up = round { $round }, table { $table }, { $pair }: line-up entered
day-log-match-line-up = match { $match }, { $pair }: line-up entered
day-log-match-result = match { $match }, { $pair }: { $result }
day-log-match-corrected = match { $match }, { $pair }: { $was } corrected to { $result }
day-log-sanction = sanction of { $who }: { $measure }
day-log-sanction-breach = sanction of { $who }, { $breach }: { $measure }
day-log-match-sides = match { $match }: sides of { $pair } exchanged
day-log-match-protest = protest { $id } against match { $match } by { $by }
day-scene-match = match { $match }
day-log-undone = step { $step } undone
day-log-redone = step { $step } redone

day-draft-float = scores { $first } and { $second }
day-log-by = { $by }: { $what }
day-protest-open = open, pairing waits
day-protest-passed-over = open, play continues
day-protest-upheld = upheld
day-protest-rejected = rejected
day-round-of = Round of { $count }
