# A duel on two devices.

live-wrong-boards = { $given ->
    [one] { $given } game is set up, but the match has { $boards }: set up all of them
   *[other] { $given } games are set up, but the match has { $boards }: set up all of them
}
live-nobody-plays = no game has two players: name them
live-opened-already = the match has already been set up
live-no-such-board = no one plays game { $board } of this match
live-board-done = both duels of this game are over
live-not-started = the duel has not started: wait until both players are ready, or until the arbiter starts it
live-started-already = the duel has already started
live-duel-over = the duel is over
live-duel-not-over = this duel is not over yet
live-stale = the position has changed: look at the board and move again
live-other-duel = this was meant for duel { $duel }, but the other duel is being played: look again
live-stopped = the clocks are stopped: wait for the arbiter
live-not-stopped = the clocks are not stopped
live-time-up = the time of the duel is up: a player with a forced win must claim it now, otherwise it is a draw
live-time-not-up = the time of the duel is not up yet: play on
live-no-flag = the opponent still has time: play on
live-offer-stands = a draw has already been offered: wait for the answer
live-no-offer = the opponent has not offered a draw
live-claim-open = a claim of a forced win is open: decide it first
live-claimed-already = you have already claimed a forced win: show it to the arbiter
live-claim-turned-down = the arbiter has rejected your claim
live-limit-accepted = you have agreed to a draw: only the arbiter can decide otherwise
live-no-symbols = marks are not chosen yet, so there can be no forced win: the duel is a draw
live-no-claim = this player has not claimed a forced win
live-claim-refuted = this claim is provably wrong: to award the win anyway, decide the duel with a reason
live-no-call = you have not been called to this game
live-seat-lost = this link is no longer valid: ask the arbiter for a new one
live-no-clocks = this duel has no clocks: set the time of the duel instead
live-reason-missing = give a reason
live-reason-too-long = the reason is too long: at most { $most } characters
live-slip-damaged = the log of this match contradicts its match sheet, so it is damaged: { $why }
live-not-on-the-board = a duel can end this way only by a move on the board
live-end-row = five or more in a row
live-end-full = the board is full: a draw
live-end-resigned = the opponent resigned
live-end-agreed = a draw by agreement
live-end-flag = time was up, and the opponent pointed it out
live-end-both-flags = time was up for both: a draw
live-end-time-limit = the time of the duel was up: a draw
live-end-forced-win = time was up, and the arbiter accepted a forced win
live-end-ruled = decided by the arbiter: { $reason }
