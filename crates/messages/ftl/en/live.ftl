# A duel on two screens.

live-wrong-boards = { $given ->
    [one] { $given } board is set up, but the match has { $boards }: set up one for each game
   *[other] { $given } boards are set up, but the match has { $boards }: set up one for each game
}
live-nobody-plays = no board has two players: name them
live-opened-already = the match was set up before
live-no-such-board = nobody plays on board { $board } of this match
live-board-done = both duels of this board are over
live-not-started = the duel has not begun: wait until both players are ready, or until the arbiter starts it
live-started-already = the duel has begun already
live-duel-over = the duel is over
live-duel-not-over = this duel is not over yet
live-stale = the position has changed since: look at the board and move again
live-other-duel = this was meant for duel { $duel }, but the board is at the other one: look at it again
live-stopped = the clocks are stopped: wait for the arbiter
live-not-stopped = the clocks are not stopped
live-time-up = the time of the duel is over: whoever has a forced win claims it now, otherwise it is a draw
live-time-not-up = the time of the duel is not over yet: play on
live-no-flag = the opponent still has time: play on
live-offer-stands = a draw is offered already: wait for the answer
live-no-offer = the opponent has not offered a draw
live-claim-open = a claim of a forced win is open: decide it first
live-claimed-already = you have claimed a forced win already: show it to the arbiter
live-claim-turned-down = the arbiter has turned your claim down
live-limit-accepted = you have agreed that you claim no win: only the arbiter can decide otherwise
live-no-symbols = symbols are not chosen yet, so nobody can have a forced win: the duel is drawn
live-no-claim = this player claims no forced win
live-claim-refuted = this claim is certainly wrong: to give the win all the same, decide the duel with a reason
live-no-call = nobody has called you to this board
live-seat-lost = this link no longer holds: ask the arbiter for a new one
live-no-clocks = this duel has no clocks: set the time of the duel instead
live-reason-missing = a reason is needed: write down why
live-reason-too-long = the reason is too long: write it in at most { $most } letters
live-slip-damaged = the log of this match does not fit its slip, so it was damaged: { $why }
live-not-on-the-board = a duel ends so only by a move on the board
live-end-row = five or more in a row
live-end-full = the board is full: a draw
live-end-resigned = the opponent gave up
live-end-agreed = a draw by agreement
live-end-flag = the time was over, and the opponent pointed it out
live-end-both-flags = the time of both was over: a draw
live-end-time-limit = the time of the duel was over: a draw
live-end-forced-win = the time was over, and the arbiter saw a forced win
live-end-ruled = decided by the arbiter: { $reason }
