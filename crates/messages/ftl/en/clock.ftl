# Clocks.

# Names.

clock-black = Black
clock-white = White
clock-opener = the opening player
clock-second = the second player
clock-arbiter = the arbiter
clock-organiser = the organiser
clock-director = the director
clock-bystander = somebody else

# Time controls.

clock-control-unreadable = “{ $text }” is no time control: write for example 45m+5m/15, 30m+3x30s, 8m+8m or 16m together
clock-control-no-time = there is neither a clock nor a time limit: give at least one of them
clock-control-length = { $span } cannot be set: a time has at least one second and at most { $most }
clock-control-count = { $count } stones or periods cannot be set: give a number from 1 to { $most }
clock-control-contest-overtime = the contest has no byo-yomi: leave it out, or choose the rules of go
clock-control-go-flag = in go the time is over when the flag falls, nobody needs to point it out: set the flag to fall by itself
clock-control-lag = the amounts for slow lines do not fit: at most a minute in store, for a move no more than the store, and no more back for a move than it may use

# What follows from events and time.

clock-started = the game starts
clock-runs = { $side }: the clock runs
clock-both-run = the clocks of both players run
clock-stopped = the clocks stand still
clock-set-equal = { $side }: nobody was there, so the clock is set to { $left } like the opponent's
clock-time-trouble = { $side }: time trouble begins
clock-overtime-began = { $side }: the basic time is over, byo-yomi begins
clock-new-period = { $side }: the stones are played, a new period begins
clock-period-used = { $side }: { $left ->
    [one] a period is used up, one is left
   *[other] a period is used up, { $left } are left
}
clock-count = { $side }: { $seconds }
clock-flag-fell = { $side }: the flag is down; it counts when the opponent points it out
clock-toilet-over = { $side }: the five minutes are over, the clock goes on
clock-adjusted = { $side }: the clock is set to { $left }
clock-limit-set = the time of the duel is set to { $left }
clock-not-reduced = { $side }: { $left } stay, because ten minutes or less are never taken away
clock-control-stands = { $side }: the flag fell less than a minute early, so the time control stands
clock-another-clock = { $side }: the flag fell too early and does not count; take another clock and set it to { $left }
clock-interference = { $who } may not speak of flag or clock: the organiser may give the duel to the player who was harmed
clock-interference-go = { $who } may not speak of flag or clock: the arbiter decides what follows
clock-fault-noted = a fault of the clock is noted
clock-dispute-noted = the dispute is noted; time from here on can be given back
clock-given-back = { $side }: { $span } given back
clock-full-period = { $side }: a full period after the dispute
clock-lag-given = { $side }: { $span } given back for the line
clock-may-seal = { $side }: may seal from now on
clock-must-seal = { $side }: must seal this move
clock-seal-time = { $side }: 30 seconds more for the sealed move
clock-sealed = { $side }: the move is sealed and final, the game is adjourned
clock-sealed-board = { $side }: the move on the board counts as sealed, the game is adjourned; write it on the form and let the arbiter check it
clock-form-kept = the arbiter has the form and keeps it until the event is over
clock-form-opened = the form is open
clock-sealed-pass = { $side }: the sealed move cannot be played and counts as a pass

# How it ended.

clock-lost-time = { $side } has lost on time
clock-lost-canadian = { $side } has lost: time was up before all stones were played
clock-lost-japanese = { $side } has lost: the last period is used up
clock-lost-away = { $side } has lost: away from the board for more than three minutes after the basic time
clock-lost-late = { $side } has lost: not there in time
clock-lost-not-back = { $side } has lost: not back after the adjournment before the time was over
clock-lost-pointed-out = { $side } has lost: time is over and the opponent pointed it out
clock-lost-by-both = both players have lost: the arbiter or the director declares it
clock-both-flags = both flags are down: a draw, whichever fell first
clock-faulty-clock-draw = a draw, because of the delay by a faulty clock
clock-limit-reached = the time of the duel is over: a draw, unless a player shows a forced win at once
clock-forfeited-to = { $side } wins by forfeit, because somebody else spoke of flag or clock
clock-finished = the game is over

# What happens next by itself.

clock-due-start = the game starts
clock-due-may-seal = the player to move may seal
clock-due-must-seal = the player to move must seal
clock-due-toilet = five minutes for the toilet end
clock-due-trouble = { $side }: time trouble begins
clock-due-count = { $side }: the seconds are counted
clock-due-time-up = { $side }: this time is used up
clock-due-away = { $side }: too long away from the board
clock-due-late = it is too late to come
clock-due-limit = the time of the duel is over

# Events.

clock-event-schedule = { $who } sets the start to { $start }
clock-event-start = { $who } starts the clock
clock-event-absent = { $who } is not at the board
clock-event-arrive = { $who } comes to the board
clock-event-place = { $who } places a stone
clock-event-press = { $who } has moved and presses the clock
clock-event-pass = { $who } says “pass” and presses the clock
clock-event-silent-pass = { $who } passes by pressing the clock only
clock-event-played = { $who } has moved, { $lag } on the line
clock-event-played-pass = { $who } passes, { $lag } on the line
clock-event-stop = { $who } stops the clocks: { $reason }
clock-event-resume = { $who } lets the clock go on
clock-event-adjust-to = { $who } sets the clock ({ $side }) to { $span }: { $reason }
clock-event-adjust-plus = { $who } gives { $span } more ({ $side }): { $reason }
clock-event-adjust-minus = { $who } takes { $span } away ({ $side }): { $reason }
clock-event-set-limit = { $who } sets the time of the duel to { $span }: { $reason }
clock-event-early-flag = { $who } finds that the flag ({ $side }) fell { $early } too early
clock-event-claim-flag = { $who } points out a fallen flag
clock-event-remind-press = { $who } points out that the clock was not pressed
clock-event-report-fault = { $who } reports a fault of the clock
clock-event-dispute = { $who } calls the arbiter to a dispute
clock-event-resume-dispute = { $who } lets the game go on after the dispute; given back: { $first } and { $second }
clock-event-plan-adjournment = { $who } sets the times of the adjournment: sealing allowed from { $may }, required from { $must }
clock-event-announce-seal = { $who } is going to seal this move
clock-event-seal = { $who } seals the move on the form
clock-event-seal-board = { $who } plays the sealed move on the board
clock-event-take-form = { $who } takes the form
clock-event-reopen = { $who } resumes play
clock-event-open-form = { $who } opens the form: { $written }
clock-event-end = { $who }: the game is over
clock-event-end-draw = { $who } rules a draw because of the faulty clock
clock-event-end-forfeit = { $who } gives the duel by forfeit, winner: { $side }
clock-stop-ruling = a decision of the arbiter
clock-stop-break = a break that no player caused
clock-stop-on-order = the arbiter told him to
clock-stop-fetch-arbiter = fetching the arbiter
clock-stop-toilet = toilet
clock-stop-prisoners = removing prisoners, { $count } of them
clock-stop-organiser-called = the organiser was sent for

# Refusals.

clock-back-in-time = this happened before what is written down already, the clock stands at { $now }: give events in their order
clock-too-far = this moment lies more than a year after the beginning of the log: check the time
clock-too-long = { $span } is more than a clock can show: set at most { $most }
clock-no-clocks = there is no clock at this table, only a time limit for the duel: leave this event out
clock-no-limit = this duel has no time that both players share: set the clock of a side instead
clock-over = it is over already ({ $verdict }): nothing more can be written down
clock-too-late = the move came after the time was up and does not count: { $verdict }
clock-not-started = the game has not started: write down the start first
clock-already-started = the game has started already: correct the clock instead
clock-start-passed = the start would lie in the past: give a later time, or start the clock now
clock-officials-only = { $who } may not do this: leave it to the arbiter or the director of the tournament
clock-not-running = the clocks stand still: let them go on first
clock-not-his-clock = { $side }: it is not this clock that runs, so it cannot be pressed; check who is to move
clock-not-there = { $side } is not at the board: write down the arrival first
clock-already-there = { $side } is at the board already: leave the arrival out
clock-switches-by-itself = a server's clock switches by itself: write down the move, not the press
clock-pressed-by-hand = this clock is pressed by hand: write down the press, not a move online
clock-moved-too-early = { $side } moved before the opponent had pressed: in time trouble wait for the press, take the stone back
clock-silent-pass = { $side } passed without a word: in time trouble “pass” must be said clearly
clock-no-pass = there are no passes in gomoku: a mark must be made
clock-may-not-stop-go = { $who } may not stop the clock for this reason ({ $reason }): the arbiter stops it, players only on order or in time trouble
clock-may-not-stop-contest = { $who } may not stop the clock for this reason ({ $reason }): a player who stops it sends for the organiser at once
clock-not-in-time-trouble = { $side } is not in time trouble and may not stop the clock ({ $reason }): ask the arbiter
clock-opponent-not-told = { $side } did not tell the opponent why: say first that you are going for the arbiter
clock-few-prisoners = { $count } prisoners are too few to stop the clock: it may be stopped for three or more
clock-no-toilet-left = { $side } has stopped the clock for the toilet twice already: the clock runs on this time
clock-already-stopped = the clocks are stopped already: nothing is to be done
clock-not-stopped = the clocks are not stopped: stop them first
clock-may-not-resume = { $who } may not start the clock again: that is for the arbiter, or after a stop of one's own in time trouble for that player
clock-no-text = nothing is written there: write the reason, or what stands on the form
clock-long-text = the text is too long: at most 200 letters
clock-no-fault = nobody has reported a fault, and otherwise the time on the clock decides: write the report down first
clock-not-a-player = { $who } has no say in this game: it is for the players and the arbiter
clock-no-control = { $side }: no flag has fallen since the last move, so there is nothing to judge
clock-early-by = a flag cannot fall { $span } too early: give the time that the player should still have had
clock-flag-up = { $side }: the flag is not down, so there is nothing to point out
clock-no-dispute = no dispute is written down: write down first when it began
clock-gives-too-much = { $side } lost { $most } in the dispute: no more than that can be given back
clock-no-adjournment = duels of the contest are not adjourned: stop the clocks instead
clock-seal-times = the times do not fit: both must lie ahead, the second after the first
clock-seal-too-early = it is too early to seal: wait for the first time of the adjournment, or let the arbiter set one
clock-not-to-move = { $side } is not to move: only the player to move seals
clock-not-adjourned = this does not fit here: seal a move first, then resume play, then open the form
clock-no-form = there is no form to be taken: the arbiter has it already
clock-form-not-kept = the arbiter does not have the form: write down first that he took it
clock-sealer-missing = { $side } sealed and is not there: the form is opened only when he has come
clock-too-many-forms = this game has been adjourned too often: no further adjournment can be written down
clock-not-players-clock = a draw for a faulty clock is ruled only where the players brought the clock: correct the time instead
clock-no-interference = nobody else has spoken of flag or clock: write that down first

# What the rules ask of people.

clock-advice-no-clock = This duel is played without clocks; the limit is for both players together.
clock-advice-where-clocks = Clocks are used only where the rules of the contest provide for them.
clock-advice-who-stops = The arbiter stops the clocks; players do so on his order, and in time trouble to fetch him, for the toilet, or to remove three or more prisoners.
clock-advice-white-chooses = White chooses on which side of the board the clock stands.
clock-advice-same-hand = Press the clock with the hand that made the move.
clock-advice-stones = When byo-yomi begins, count the stones for the period and lay them out where both can see them.
clock-advice-opponent-sets = The opponent moves, stops the clock and sets the new period. Remind him if he forgets; if he still does not, set it yourself. A digital clock does it by itself.
clock-advice-both-check = Both players check the time and the stones; then the opponent starts the clock.
clock-advice-pass-stone = Who passes in byo-yomi puts one of the stones back and presses the clock.
clock-advice-wait-for-press = As soon as one player is in time trouble, both wait with their move until the opponent has pressed.
clock-advice-say-pass = Then a pass also needs the clearly spoken word “pass”.
clock-advice-by-itself = Online the clock switches by itself after the move.
clock-advice-own-clock = Both players agreed to the clock and brought it, and both answer for it. If a fault causes delay, the organiser may rule a draw.
clock-advice-place-agreed = Agree on where the clock stands; otherwise the organiser decides.
clock-advice-place-fixed = The organiser has fixed where the clock stands; ask before you move it.
clock-advice-fault-at-once = The time on the clock decides unless the clock is plainly faulty. Report a fault as soon as you see it.
clock-advice-organiser-at-once = Who stops the clock sends for the organiser at once.
clock-advice-only-players = Only the two players may point out a fallen flag or a clock that was not pressed. If anybody else does, the duel may be forfeited.
clock-advice-point-out = A fallen flag loses only when the opponent points it out; if both are down, the duel is drawn.

# Logs.

clock-log-empty = the file is empty: a log of a clock has a control and events
clock-log-other-kind = this is no log of a clock: it has no “kolo-clock” with the version
clock-log-version = this log has version { $version }, this program reads version { $known }: use a newer program
clock-log-long = the log has { $count } events, more than the { $most } that are read: check where it comes from
clock-log-misfit = event { $number } at { $at } does not fit ({ $clause }): { $why }
clock-log-side = { $side }: { $left } left, { $used } used
clock-log-next = next at { $at }: { $what }
