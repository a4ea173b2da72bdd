# Why a command is refused, and what a command would change.

refused = { $why } ({ $clause })
rule-break = { $what } ({ $clause })

refused-not-allowed = your role does not allow this: ask the arbiter
refused-not-your-table = you do not play at this table: only the two sides, the organiser and the arbiter report its result
refused-reason-missing = give a reason for this
refused-not-created = the tournament does not exist yet: create it first
refused-already-created = the tournament already exists: change its settings instead
refused-finished = the tournament is finished: reopen it first
refused-not-finished = the tournament is not finished, so it cannot be reopened
refused-unknown-competitor = there is no such competitor in this tournament
refused-unknown-pairing = the two do not meet there any more ({ $place }): open the page again
refused-unknown-table = round { $round } has no table { $table }
refused-already-withdrawn = { $name } has already withdrawn
refused-not-withdrawn = { $name } has not withdrawn, so cannot return
refused-already-checked-in = { $name } is already checked in
refused-not-checked-in = { $name } was not checked in
refused-absence-too-late = { $name }: round { $round } is published, absences are possible only for later rounds
refused-bye-announced = the pairing-allocated bye cannot be requested: announce an absence instead
refused-no-such-absence = { $name } has no announced absence in round { $round }
refused-numbers-fixed = starting numbers are fixed once round 1 is published
refused-numbers-final = starting numbers are final once round 4 is published
refused-points-lent = the acceleration points of a published round depend on these numbers, so this cannot be undone: assign the right numbers instead
refused-numbers-incomplete = the starting numbers must name every competitor exactly once
refused-settings-fixed = once round 1 is published, this cannot change: { $what }
refused-criteria-fixed = the tie-break order is announced before round 1: a later change needs a reason
refused-criteria-missing = the rules have no tie-break order for this system: set the criteria before round 1
refused-terms-incomplete = there are { $terms } handicaps and komi for { $pairs } pairs: give them for every pair or for none
refused-rounds-too-few = { $asked } rounds are fewer than the { $published } already published
refused-late-entry-round-robin = a round robin accepts no entries after round 1: its table is made for the players who started
refused-nobody-present = there is no player to pair: enter competitors first
refused-not-all-checked-in = not checked in yet: { $names }. Check them in, announce their absence or withdraw them
refused-all-rounds-published = all { $rounds } rounds are published: raise the number of rounds to continue
refused-results-missing = results are missing: { $tables }. Enter them, or record the games as adjourned with a reason
refused-no-draft = there is no draft: make one first
refused-no-rounds = no rounds are played in this tournament: its matches follow from the plan
refused-unknown-stage = there is no stage { $stage } in this tournament
refused-stage-closed = stage { $stage } is closed: undo its closing first
refused-stage-open = stage { $stage } is not closed: close it first, so that it is settled who goes on
refused-nothing-follows = no stage takes players from stage { $stage }: there is nothing to close it for
refused-stage-not-over = stage { $stage } is not over: enter the results of its matches first
refused-tied-at-border = these players are tied, and only some of them go on: { $names }. Put them in order and say how it was decided
refused-breach-missing = name a breach of the list in the rules
refused-breach-other-rules = this tournament is not run by rules with a list of breaches: write what happened in the reason
refused-unknown-member = the team has no such member
refused-excluded = { $name } is excluded: undo the sanction first
refused-order-wrong = the order must name every player of the stage once, and may only put tied players in order
refused-sealed-undo = the order of stage { $stage } is sealed: undo the closing of the stage first
refused-sealed-discard = stage { $later } was drawn from the order of stage { $stage }: discard the draw of stage { $later } first, then undo the closing of stage { $stage }
refused-sealed-unpublish = stage { $later } was drawn from the order of stage { $stage }: unpublish the draw of stage { $later } first, then discard it and undo the closing of stage { $stage }
refused-sealed-played = stage { $later } was drawn from the order of stage { $stage } and is in play (matches with a result: { $played }): only what leaves that order as it is can be changed
refused-no-plan-draft = stage { $stage } is not drawn: draw it first
refused-plan-published = the draw of stage { $stage } is published: unpublish it first
refused-plan-not-published = the draw of stage { $stage } is not published: publish it first
refused-plan-in-play = matches of stage { $stage } have been played or reported, so the draw stays published. Undo them in the log first, or withdraw a player
refused-late-entry-stage = nobody can enter any more: the field is fixed
refused-no-such-end = a match of a knockout or a group does not end like this
refused-protest-too-late-stage = it is too late to protest against { $place }: a match that follows from it has begun
refused-not-in-match = { $name } does not play in this match
refused-no-line-up = a match here is one game of two players: there is no line-up to enter
refused-roster-missing = { $name } has no roster: enter its players first
refused-roster-fixed = { $name }: players who are in a line-up or noted as away keep their places in the roster. Correct names in place, and add new players at the end
refused-roster-long = “{ $name }” has { $count } members in its roster, and there are numbers for { $most }: shorten the roster
refused-no-notes = absences and spectators are noted by the rules of pIšQworky only
refused-not-on-devices = devices play gomoku, two duels on each board, and the matches of this tournament are others: set the match so before play begins, or enter the results
refused-shape-of-system = in the Swiss system of the gomoku contest two duels are played on each of 1, 3 or 5 boards: choose such a match, or another system
refused-shape-boards = the number of boards and the match differ: set the match alone
stages-problem-none = a tournament needs rounds or at least one stage
stages-problem-rounds = rounds need a system: choose by which one they are paired
stages-problem-same-name = two stages are called { $stage }: give one of them another name
stages-problem-not-before = stage { $stage } takes players from stage { $of }, which does not come before it
stages-problem-entrants-later = stage { $stage } is not the first one: say which places of an earlier one go on to it
stages-problem-groups = stage { $stage } needs at least one group, and at least one player who goes on from each
stages-problem-cannot = stage { $stage } could never be drawn: { $why }
stages-problem-places = at least two players go on to stage { $stage }, counted from place 1
stages-problem-beyond = { $stage }: takes places up to { $to }, but the stage before it has only { $field }
refused-sheet-wrong = the pairs do not fit: { $breaks }
refused-sheet-unknown = the pairs contain a player without a starting number
refused-breaks-need-reason = the pairs break rules: { $breaks }. Give a reason to accept them
refused-nothing-published = no round is published yet
refused-ground-untrue = the published pairs do not break the rule named: published pairs stay
refused-round-has-results = round { $round } already has results: games played stay
refused-no-correction = there was no correction after the round was published, so it stays
refused-result-settled = the result is final: correct it instead
refused-result-not-settled = there is no result to correct yet: report one
refused-nothing-to-confirm = there is no single report to confirm: enter the result
refused-own-report = your own report must be confirmed by the other side
refused-nothing-changes = this changes nothing
refused-cannot-undo-publication = a published round cannot be undone here: change or unpublish the round for a legal reason
refused-cannot-undo-creation = the creation of the tournament cannot be undone
refused-acceleration = the Baku acceleration is for the FIDE (Dutch) Swiss in which a win is worth two draws and a loss nothing
refused-czech-rules-beyond = the Czech rules of go are only for tournaments of Czech importance: choose the EGF or Ing rules
refused-start-only-by-arbiter = only the arbiter or the director may set or change the start time of a round
refused-end-impossible = the game cannot have ended this way: { $end }. Correct the result or how the game ended
refused-situation-of-other-rules = the situation is from other rules ({ $situation }) than the tournament ({ $tournament }): choose one of its own
refused-unknown-incident = there is no incident { $id }
refused-unknown-protest = there is no protest { $id }
refused-protest-is-decided = protest { $id } is already decided: undo the decision first
refused-protest-after-draw = protests against a result must come before the next round is paired, and it is already paired
refused-protest-after-announcement = protests against a result of the last round must come before the results are announced, and they are already announced
refused-protests-open = these protests are open: { $open }. Decide them first, or continue despite each of them with a reason
refused-incident-repeated = the same is already recorded as incident { $id }: if it happened again, say so
refused-sides-as-drawn = in go the result counts as if the paired colours had been right: the sides stay as paired
refused-unknown-round = there is no round { $round }: { $rounds } are planned
refused-games-adjourned = adjourned games must be finished first: { $tables }
refused-still-broken = the new pairs break the same rule: { $breaks }
refused-report-changed = the report was changed in the meantime: look at it again
refused-undo-instead = to remove a result, undo the step that entered it
refused-ratings-missing = without a rating: { $names }. Estimate one, or confirm with a reason that they play unrated
refused-confirmation-fixed = round 1 was paired with the missing ratings confirmed: the confirmation stays
refused-not-at-table = { $name } does not play at table { $table } of round { $round }

fixed-system = the system
fixed-seed = the seed for drawing lots
fixed-lot = the initial colour
fixed-points = what results, byes and adjourned games are worth
fixed-equal-players = the order of tied players
fixed-no-shows = the consequences of a no-show
fixed-floats = the history of floats
fixed-acceleration = the acceleration, which depends on the number of rounds
fixed-who-starts = the choice of who starts
fixed-start-coefficients = the starting scores
fixed-handicap = the handicap
fixed-draw = the pairing options
fixed-rules = the rules of the tournament
fixed-stages = stages whose draw is published

drawn-by-program = paired by Kolo { $version } with seed { $seed }
drawn-by-hand = paired by hand by the arbiter

table-open = round { $round } table { $table }
table-unconfirmed = round { $round } table { $table } (not confirmed)
table-mismatch = round { $round } table { $table } (reports differ)

change-points = { $name }: points { $before } → { $after }
change-place = { $name }: place { $before } → { $after }
change-start = { $name }: starting score { $before } → { $after }
change-numbers = { $people } { $people ->
        [one] player has another starting number
       *[other] players have other starting numbers
    } from the next pairing on
change-terms = round { $round }: handicap or komi changes at { $tables } { $tables ->
        [one] table
       *[other] tables
    }
change-withdrawn = { $name }: counts as withdrawn, is no longer paired
change-plays-on = { $name }: plays on, is paired again
change-absent = { $name }: does not play in round { $round }
change-present = { $name }: is paired in round { $round } after all
change-draft-discarded = the draft of round { $round } will be made again
change-plan-discarded = the draw of stage { $stage } will be made again
change-plan-published = the draw of stage { $stage } will be public, and its matches can be played
change-plan-unpublished = the draw of stage { $stage } will no longer be public
change-go-on = these go on to stage { $stage }: { $names }
change-round-kept = published round { $round } stays unchanged
change-round-revoked = round { $round } is unpublished
change-round-amended = published round { $round } changes at { $tables } { $tables ->
        [one] table
       *[other] tables
    }
change-other-tables = round { $round }: { $pairs } { $pairs ->
        [one] pair plays at another table
       *[other] pairs play at other tables
    }
change-sanctioned = { $name }: { $measure }
change-stages = other stages will be played, or in another way
change-roster = { $name }: another roster
change-sides-of-match = match { $game }: sides swapped
change-sides-exchanged = round { $round }: sides swapped at { $tables } { $tables ->
        [one] table
       *[other] tables
    }
change-paired-again = draft of round { $round }: { $pairs } { $pairs ->
        [one] pair differs
       *[other] pairs differ
    }
