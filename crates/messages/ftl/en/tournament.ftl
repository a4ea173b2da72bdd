# Why a command is refused, and what a command would change.

refused = { $why } ({ $clause })
rule-break = { $what } ({ $clause })

refused-not-allowed = your role does not allow this: ask the arbiter
refused-not-your-table = you do not play at this table: only the two sides and the desk report its result
refused-reason-missing = a reason is needed: say why this is done
refused-not-created = the tournament does not exist yet: create it first
refused-already-created = the tournament exists already: change its settings instead
refused-finished = the tournament is finished: reopen it first
refused-not-finished = the tournament is not finished, so it cannot be reopened
refused-unknown-competitor = there is no such competitor in this tournament
refused-unknown-table = round { $round } has no table { $table }
refused-already-withdrawn = { $name } has withdrawn already
refused-not-withdrawn = { $name } has not withdrawn, so cannot come back
refused-already-checked-in = { $name } is checked in already
refused-not-checked-in = { $name } was not checked in
refused-absence-too-late = { $name }: round { $round } is published, absences concern later rounds only
refused-bye-announced = the bye is given by the pairing and cannot be asked for: announce an absence instead
refused-no-such-absence = { $name } has no announced absence in round { $round }
refused-numbers-fixed = start numbers stay as they are once round 1 is published
refused-numbers-final = start numbers are final once round 4 is published: nothing moves them any more
refused-points-lent = points of a published round were lent by these numbers, so they cannot be undone: give the right numbers instead
refused-numbers-incomplete = the start numbers must name every competitor exactly once
refused-settings-fixed = once round 1 is published, this stays as it is: { $what }
refused-criteria-fixed = the order of players is announced before round 1: a later change needs a reason
refused-criteria-missing = the rules have no order of players for this system: set the criteria before round 1
refused-terms-incomplete = the sheet has { $terms } handicaps and komi for { $pairs } pairs: give them for every pair or for none
refused-rounds-too-few = { $asked } rounds are fewer than the { $published } already published
refused-late-entry-round-robin = a round robin takes nobody after round 1: its table is made for the field that started
refused-nobody-present = nobody is there to be paired: enter competitors first
refused-not-everybody-checked-in = not checked in yet: { $names }. Check them in, announce their absence or withdraw them
refused-all-rounds-published = all { $rounds } rounds are published: raise the number of rounds to go on
refused-results-missing = results are missing: { $tables }. Enter them, or record the games as adjourned with a reason
refused-no-draft = there is no draft: make one first
refused-sheet-wrong = the pairs do not fit: { $breaks }
refused-sheet-unknown = the pairs name somebody who has no start number
refused-breaks-need-reason = the pairs break rules: { $breaks }. They are taken only with a reason
refused-nothing-published = no round is published yet
refused-ground-untrue = the published pairs do not break the rule named: published pairs stay
refused-round-has-results = round { $round } has results already: what was played stays
refused-no-correction = no correction came after the round was published, so it stays
refused-result-settled = the result counts already: correct it instead
refused-result-not-settled = there is no result to correct yet: report one
refused-nothing-to-confirm = there is no single report to confirm: enter the result
refused-own-report = your own report is confirmed by the other side
refused-nothing-changes = this changes nothing
refused-cannot-undo-publication = what is published cannot be undone: amend or revoke the round for a lawful reason
refused-cannot-undo-creation = the creation of the tournament cannot be undone
refused-acceleration = the Baku acceleration is for the FIDE (Dutch) Swiss in which a win is worth two draws and a loss nothing
refused-czech-rules-beyond = the Czech rules of go are for events of Czech importance only: choose the EGF rules or those of Ing
refused-start-only-by-arbiter = only the arbiter or the director may set or change the start of a round: ask one of them
refused-end-impossible = the game cannot have ended so: { $end }. Correct the result or say how it ended
refused-situation-of-other-rules = the situation is of other rules ({ $situation }) than the tournament ({ $tournament }): choose one of its own
refused-unknown-incident = there is no incident { $id }
refused-unknown-protest = there is no protest { $id }
refused-protest-is-decided = protest { $id } is decided already: undo the decision first
refused-protest-after-draw = protests against a result come before the next round is drawn, and it is drawn
refused-protest-after-announcement = protests against a result of the last round come before the results are announced, and they are
refused-protests-open = these protests are open: { $open }. Decide them first, or pass over each of them with a reason
refused-incident-repeated = the same stands there as incident { $id }: if it happened once more, say so
refused-sides-as-drawn = in go the result counts as if the drawn colours had been right: the sides stay as they were drawn
refused-unknown-round = there is no round { $round }: { $rounds } are planned
refused-games-adjourned = adjourned games come to an end first: { $tables }
refused-still-broken = the new pairs break the same rule again: { $breaks }
refused-report-changed = the report was changed meanwhile: look at it again
refused-undo-instead = to take a result away, undo the step that brought it
refused-ratings-missing = no rating is known of: { $names }. Estimate one, or confirm with a reason that they play without
refused-confirmation-fixed = round 1 was drawn with the missing ratings confirmed: the confirmation stays
refused-not-at-table = { $name } does not sit at table { $table } of round { $round }

fixed-system = the system
fixed-seed = the seed
fixed-lot = the lot of round 1
fixed-points = what results, byes and adjourned games are worth
fixed-equal-players = the order of equal players
fixed-no-shows = what follows when somebody does not come
fixed-floats = the look back at floats
fixed-acceleration = the acceleration, which depends on the number of rounds
fixed-who-starts = the choice who starts
fixed-start-coefficients = the start coefficients
fixed-handicap = the handicap
fixed-draw = the wishes of the draw
fixed-rules = the rules of the tournament

drawn-by-program = drawn by Kolo { $version } with seed { $seed }
drawn-by-hand = made by hand by the arbiter

table-open = round { $round } table { $table }
table-unconfirmed = round { $round } table { $table } (not confirmed)
table-mismatch = round { $round } table { $table } (the sides disagree)

change-points = { $name }: points { $before } → { $after }
change-place = { $name }: place { $before } → { $after }
change-start = { $name }: start coefficient { $before } → { $after }
change-numbers = { $people } { $people ->
        [one] person has another start number
       *[other] people have other start numbers
    } from the next draw on
change-terms = round { $round }: handicap or komi changes at { $tables } { $tables ->
        [one] table
       *[other] tables
    }
change-withdrawn = { $name }: counts as withdrawn, is not paired any more
change-plays-on = { $name }: plays on, is paired again
change-absent = { $name }: has no opponent in round { $round }
change-present = { $name }: is paired in round { $round } after all
change-draft-discarded = the draft of round { $round } will be made anew
change-round-kept = published round { $round } stays as it is
change-round-revoked = published round { $round } is taken back
change-round-amended = published round { $round } changes at { $tables } { $tables ->
        [one] table
       *[other] tables
    }
change-other-tables = round { $round }: { $pairs } { $pairs ->
        [one] pair plays at another table
       *[other] pairs play at other tables
    }
change-sides-exchanged = round { $round }: sides exchanged at { $tables } { $tables ->
        [one] table
       *[other] tables
    }
change-paired-again = draft of round { $round }: { $pairs } { $pairs ->
        [one] pair differs
       *[other] pairs differ
    }
