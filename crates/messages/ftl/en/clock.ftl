# Clocks.

# Names.

clock-black = Black
clock-white = White
clock-opener = the opening player
clock-second = the second player
clock-arbiter = the arbiter
clock-organiser = the organiser
clock-director = the tournament director
clock-bystander = another person

# Time controls.

clock-control-unreadable = “{ $text }” is not a valid time control: write for example 45m+5m/15, 30m+3x30s, 8m+8m or 16m together
clock-control-no-time = there is neither a clock time nor a time limit: give at least one of them
clock-control-length = { $span } cannot be set: a time must be between one second and { $most }
clock-control-count = { $count } stones or periods cannot be set: give a number from 1 to { $most }
clock-control-contest-overtime = the contest has no byo-yomi: leave it out, or choose the rules of go
clock-control-go-flag = in go the time is over when the flag falls and need not be pointed out: set the flag to fall by itself
clock-control-lag = the allowances for slow connections do not fit together: at most one minute in reserve, per move no more than the reserve, and no more given back per move than a move may use

# What follows from events and time.

clock-started = the game starts
clock-runs = { $side }: the clock is running
clock-both-run = both clocks are running
clock-stopped = the clocks are stopped
clock-set-equal = { $side }: both players were absent, so the clock is set to { $left } like the opponent's
clock-time-trouble = { $side }: time trouble begins
clock-overtime-began = { $side }: main time is over, byo-yomi begins
clock-new-period = { $side }: all stones of the period are played, a new period begins
clock-period-used = { $side }: { $left ->
    [one] a period is used up, one is left
   *[other] a period is used up, { $left } are left
}
clock-count = { $side }: { $seconds }
clock-flag-fell = { $side }: the flag is down; it counts when the opponent points it out
clock-toilet-over = { $side }: the five minutes are over, the clock runs again
clock-adjusted = { $side }: the clock is set to { $left }
clock-limit-set = the time of the duel is set to { $left }
clock-not-reduced = { $side }: { $left } remain, because ten minutes or less are never reduced
clock-control-stands = { $side }: the flag fell less than a minute early, so the time control stands
clock-another-clock = { $side }: the flag fell too early and does not count; take another clock and set it to { $left }
clock-interference = { $who } may not comment on the flag or the clock: the organiser may award the duel to the player who was harmed
clock-interference-go = { $who } may not comment on the flag or the clock: the arbiter decides the consequences
clock-fault-noted = the clock fault is recorded
clock-dispute-noted = the dispute is recorded; time from here on can be restored
clock-given-back = { $side }: { $span } restored
clock-full-period = { $side }: a full period after the dispute
clock-lag-given = { $side }: { $span } restored for the connection
clock-may-seal = { $side }: may seal from now on
clock-must-seal = { $side }: must seal this move
clock-seal-time = { $side }: 30 extra seconds for the sealed move
clock-sealed = { $side }: the move is sealed and final, the game is adjourned
clock-sealed-board = { $side }: the move on the board counts as sealed, the game is adjourned; write it on the form and let the arbiter check it
clock-form-kept = the arbiter has the form and keeps it until the tournament is over
clock-form-opened = the form is open
clock-sealed-pass = { $side }: the sealed move cannot be played and counts as a pass

# How it ended.

clock-lost-time = { $side } has lost on time
clock-lost-canadian = { $side } has lost: time was up before all stones were played
clock-lost-japanese = { $side } has lost: the last period is used up
clock-lost-away = { $side } has lost: away from the board for more than three minutes after main time
clock-lost-late = { $side } has lost: did not arrive in time
clock-lost-not-back = { $side } has lost: did not return from the adjournment in time
clock-lost-pointed-out = { $side } has lost: time is up and the opponent pointed it out
clock-lost-by-both = both players have lost: the arbiter or the director announces it
clock-both-flags = both flags are down: a draw, whichever fell first
clock-faulty-clock-draw = a draw, because a faulty clock delayed the game
clock-limit-reached = the time of the duel is up: a draw, unless a player shows a forced win at once
clock-forfeited-to = { $side } wins by forfeit, because another person commented on the flag or the clock
clock-finished = the game is over

# What happens next by itself.

clock-due-start = the game starts
clock-due-may-seal = the player to move may seal
clock-due-must-seal = the player to move must seal
clock-due-toilet = the five minutes for the toilet end
clock-due-trouble = { $side }: time trouble begins
clock-due-count = { $side }: the last seconds are counted
clock-due-time-up = { $side }: this time is used up
clock-due-away = { $side }: away from the board for too long
clock-due-late = too late to arrive
clock-due-limit = the time of the duel is up

# Events.

clock-event-schedule = { $who } sets the start to { $start }
clock-event-start = { $who } starts the clock
clock-event-absent = { $who } is not at the board
clock-event-arrive = { $who } arrives at the board
clock-event-place = { $who } places a stone
clock-event-press = { $who } has moved and presses the clock
clock-event-pass = { $who } says “pass” and presses the clock
clock-event-silent-pass = { $who } passes by only pressing the clock
clock-event-played = { $who } has moved, { $lag } of connection delay
clock-event-played-pass = { $who } passes, { $lag } of connection delay
clock-event-stop = { $who } stops the clocks: { $reason }
clock-event-resume = { $who } restarts the clock
clock-event-adjust-to = { $who } sets the clock ({ $side }) to { $span }: { $reason }
clock-event-adjust-plus = { $who } adds { $span } ({ $side }): { $reason }
clock-event-adjust-minus = { $who } deducts { $span } ({ $side }): { $reason }
clock-event-set-limit = { $who } sets the time of the duel to { $span }: { $reason }
clock-event-early-flag = { $who } finds that the flag ({ $side }) fell { $early } too early
clock-event-claim-flag = { $who } points out a fallen flag
clock-event-remind-press = { $who } points out that the clock was not pressed
clock-event-report-fault = { $who } reports a clock fault
clock-event-dispute = { $who } calls the arbiter because of a dispute
clock-event-resume-dispute = { $who } continues the game after the dispute; restored: { $first } and { $second }
clock-event-plan-adjournment = { $who } sets the adjournment times: sealing allowed from { $may }, required from { $must }
clock-event-announce-seal = { $who } is going to seal this move
clock-event-seal = { $who } seals the move on the form
clock-event-seal-board = { $who } plays the sealed move on the board
clock-event-take-form = { $who } takes the form
clock-event-reopen = { $who } resumes play
clock-event-open-form = { $who } opens the form: { $written }
clock-event-end = { $who }: the game is over
clock-event-end-draw = { $who } rules a draw because of the faulty clock
clock-event-end-forfeit = { $who } awards the duel by forfeit, winner: { $side }
clock-stop-ruling = a ruling by the arbiter
clock-stop-break = a break that no player caused
clock-stop-on-order = by order of the arbiter
clock-stop-fetch-arbiter = fetching the arbiter
clock-stop-toilet = toilet
clock-stop-prisoners = removing prisoners, { $count } of them
clock-stop-organiser-called = the organiser was sent for

# Refusals.

clock-back-in-time = this happened before an event already recorded, the clock stands at { $now }: give the events in order
clock-too-far = this time is more than a year after the start of the log: check it
clock-too-long = { $span } is more than a clock can show: set at most { $most }
clock-no-clocks = there is no clock at this table, only a time limit for the duel: leave this event out
clock-no-limit = this duel has no shared time limit: set one side's clock instead
clock-over = the game is already over ({ $verdict }): nothing more can be recorded
clock-too-late = the move came after time was up and does not count: { $verdict }
clock-not-started = the game has not started: record the start first
clock-already-started = the game has already started: correct the clock instead
clock-start-passed = the start would be in the past: give a later time, or start the clock now
clock-officials-only = { $who } may not do this: only the arbiter or the tournament director may
clock-not-running = the clocks are stopped: restart them first
clock-not-his-clock = { $side }: this clock is not running, so it cannot be pressed; check who is to move
clock-not-there = { $side } is not at the board: record the arrival first
clock-already-there = { $side } is already at the board: leave the arrival out
clock-switches-by-itself = a server's clock switches by itself: record the move, not the press
clock-pressed-by-hand = this clock is pressed by hand: record the press, not an online move
clock-moved-too-early = { $side } moved before the opponent pressed the clock: in time trouble wait for the press; take the stone back
clock-silent-pass = { $side } passed without saying so: in time trouble “pass” must be said clearly
clock-no-pass = there is no passing in gomoku: a mark must be made
clock-may-not-stop-go = { $who } may not stop the clock for this reason ({ $reason }): the arbiter stops it, players only by order or in time trouble
clock-may-not-stop-contest = { $who } may not stop the clock for this reason ({ $reason }): a player who stops it must send for the organiser at once
clock-not-in-time-trouble = { $side } is not in time trouble and may not stop the clock ({ $reason }): ask the arbiter
clock-opponent-not-informed = { $side } did not tell the opponent why: say first that you are going for the arbiter
clock-few-prisoners = { $count } prisoners are not enough to stop the clock: it may be stopped for three or more
clock-no-toilet-left = { $side } has already stopped the clock twice for the toilet: this time the clock keeps running
clock-already-stopped = the clocks are already stopped
clock-not-stopped = the clocks are not stopped: stop them first
clock-may-not-resume = { $who } may not restart the clock: the arbiter does, or the player who stopped it in time trouble
clock-no-text = the text is empty: write the reason, or what is on the form
clock-long-text = the text is too long: at most 200 characters
clock-no-fault = no fault was reported, so the time on the clock decides: record the report first
clock-not-a-player = { $who } is not part of this game: only the players and the arbiter may do this
clock-no-control = { $side }: no flag has fallen since the last move, so there is nothing to judge
clock-early-by = a flag cannot fall { $span } early: give the time the player should still have had
clock-flag-up = { $side }: the flag has not fallen, so there is nothing to point out
clock-no-dispute = no dispute is recorded: record first when it began
clock-gives-too-much = { $side } lost { $most } in the dispute: no more than that can be restored
clock-no-adjournment = duels of this contest are not adjourned: stop the clocks instead
clock-seal-times = the times do not fit: both must be in the future, the second after the first
clock-seal-too-early = it is too early to seal: wait for the first adjournment time, or have the arbiter set one
clock-not-to-move = { $side } is not to move: only the player to move seals
clock-not-adjourned = this is out of order: first seal a move, then resume play, then open the form
clock-no-form = there is no form to take: the arbiter already has it
clock-form-not-kept = the arbiter does not have the form: record first that they took it
clock-sealer-missing = { $side } sealed the move and is not here: the form is opened only when they have arrived
clock-too-many-forms = this game has been adjourned too often: no further adjournment can be recorded
clock-not-players-clock = a draw for a faulty clock is possible only if the players brought the clock: correct the time instead
clock-no-interference = no comment by another person is recorded: record it first

# What the rules ask of people.

clock-advice-no-clock = This duel is played without clocks; the time limit is for both players together.
clock-advice-where-clocks = Clocks are used only where the rules of the contest provide for them.
clock-advice-who-stops = The arbiter stops the clocks; players do so by order of the arbiter, and in time trouble to fetch the arbiter, for the toilet, or to remove three or more prisoners.
clock-advice-white-chooses = White chooses on which side of the board the clock stands.
clock-advice-same-hand = Press the clock with the hand that made the move.
clock-advice-stones = When byo-yomi begins, count the stones for the period and lay them out where both can see them.
clock-advice-opponent-sets = The opponent moves, stops the clock and sets the new period. Remind them if they forget; if they still do not, set it yourself. A digital clock does it by itself.
clock-advice-both-check = Both players check the time and the stones; then the opponent starts the clock.
clock-advice-pass-stone = A player who passes in byo-yomi puts one of the stones back and presses the clock.
clock-advice-wait-for-press = As soon as one player is in time trouble, both wait for the opponent to press before moving.
clock-advice-say-pass = A pass then also needs the clearly spoken word “pass”.
clock-advice-by-itself = Online the clock switches by itself after the move.
clock-advice-own-clock = Both players agreed on the clock and brought it, and both are responsible for it. If a fault causes a delay, the organiser may rule a draw.
clock-advice-place-agreed = Agree on where the clock stands; otherwise the organiser decides.
clock-advice-place-fixed = The organiser has fixed where the clock stands; ask before you move it.
clock-advice-fault-at-once = The time on the clock decides unless the clock is clearly faulty. Report a fault as soon as you see it.
clock-advice-organiser-at-once = A player who stops the clock sends for the organiser at once.
clock-advice-only-players = Only the two players may point out a fallen flag or a clock that was not pressed. If anyone else does, the duel may be forfeited.
clock-advice-point-out = A fallen flag loses only when the opponent points it out; if both are down, the duel is drawn.

# Logs.

clock-log-empty = the file is empty: a clock log has a time control and events
clock-log-other-kind = this is not a clock log: “kolo-clock” with the version is missing
clock-log-version = this log has version { $version }, this program reads version { $known }: use a newer program
clock-log-long = the log has { $count } events, more than the { $most } that are read: check where it comes from
clock-log-misfit = event { $number } at { $at } is not valid ({ $clause }): { $why }
clock-log-side = { $side }: { $left } left, { $used } used
clock-log-next = next at { $at }: { $what }
