# Commands: prove, clock, duel, ruling.

ruling-cli-edition = { $rules } (edition { $edition })
ruling-cli-edition-link = { $rules } (edition { $edition }), { $link }
ruling-cli-facts = Facts, given as name=value:
ruling-cli-left-out = { $about }: { $kind }; { $default } if it is left out
ruling-cli-required = { $about }: { $kind }
ruling-cli-needs-none = This situation needs no facts.
ruling-cli-clauses = Clauses: { $clauses }
ruling-cli-ruling = Ruling: { $verdict }
ruling-cli-choices = The arbiter may choose instead: { $choices }
ruling-cli-enter = Enter: { $entry }
ruling-cli-decides = The arbiter decides; this is what the rules say.
board-cli-svg-alone = the picture would stand on standard output together with something else: write it to a file, or leave --json, --to and --tree out

duel-cli-first = the player who opened
duel-cli-second = the other player
duel-cli-swap1 = Opening: SWAP 1
duel-cli-swap2 = Opening: SWAP 2
duel-cli-plain = No opening is written down: marks in turn
duel-cli-position = Position
duel-cli-to-move = { $mark ->
    [cross] It is the turn of crosses.
   *[circle] It is the turn of circles.
}
duel-cli-title = Duel: { $first } – { $second }
duel-cli-description = { $marks ->
    [one] One mark is on the board.
   *[other] { $marks } marks are on the board.
} { $result }
duel-cli-step = Step { $step }: { $text }
duel-cli-end = The end: { $text }
duel-cli-lawful = The record is lawful: { $steps ->
    [one] one step.
   *[other] { $steps } steps.
}
duel-cli-unlawful = The record is not lawful: { $count ->
    [one] one fault.
   *[other] { $count } faults.
}
duel-cli-not-followed = { $count ->
    [one] One step after it was not checked: what it means is open.
   *[other] { $count } steps after it were not checked: what they mean is open.
}
duel-cli-goes-on = The duel is not over: { $name } is to act.
duel-cli-open = The duel is not over.
duel-cli-row = Won by { $name }: { $count } in a row from { $from } to { $to }.
duel-cli-full = Drawn: the board is full.
duel-cli-resigned = Lost by resignation of { $name }.
duel-cli-agreed = Drawn by agreement.
duel-cli-flag = Lost on time by { $name }, and it was pointed out.
duel-cli-both-flags = Drawn: both flags are down.
duel-cli-time-limit = Drawn: the time of the duel is over, and nobody showed a forced win.
duel-cli-forced-win = Won by { $name }: a forced win was shown after the time.
duel-cli-ruled = Won by { $name } by a ruling: { $reason }
duel-cli-ruled-draw = Drawn by a ruling: { $reason }

prove-cli-no-position = there is no such file, and it is no position either: give a file, or marks such as 'xh8 oi8 xj10 > o'
prove-cli-show-stdin = the moves are read from standard input, so the position cannot come from there: give a file, or the position itself
prove-cli-question = { $claimant ->
    [cross] Crosses claim a forced win
   *[circle] Circles claim a forced win
}; { $turn ->
    [cross] it is the turn of crosses.
   *[circle] it is the turn of circles.
}
prove-cli-line = Line of play: { $moves }
prove-cli-effort = { $by ->
    [fours] Found by fours alone; marks tried: { $nodes }.
    [threats] Found by threats; marks tried: { $nodes }.
    [all-moves] Found by trying all moves; marks tried: { $nodes }.
   *[none] Marks tried: { $nodes }.
}
prove-cli-tree-line = { $winner ->
    [cross] Crosses win by fours: { $moves }
   *[circle] Circles win by fours: { $moves }
}
prove-cli-tree-move = { $winner ->
    [cross] Crosses mark { $cell }; on to { $then }
   *[circle] Circles mark { $cell }; on to { $then }
}
prove-cli-tree-double = { $winner ->
    [cross] Crosses can make five in two squares: circles stop only one
   *[circle] Circles can make five in two squares: crosses stop only one
}
prove-cli-tree-forced = { $winner ->
    [cross] Circles must take { $cell }; on to { $then }
   *[circle] Crosses must take { $cell }; on to { $then }
}
prove-cli-tree-threat = { $winner ->
    [cross] Circles reply; unless named here, crosses win by { $moves }
   *[circle] Crosses reply; unless named here, circles win by { $moves }
}
prove-cli-tree-every = { $winner ->
    [cross] Circles reply; every reply is named here
   *[circle] Crosses reply; every reply is named here
}
prove-cli-tree-reply = { $cell }: on to { $then }
prove-cli-no-proof-file = this is no saved answer of kolo prove --json: { $why }
prove-cli-other-file = this is no saved answer of kolo prove --json: its key kolo-proof should be 1
prove-cli-no-claimant = this is no saved answer of kolo prove --json: its key claimant should be x or o
prove-cli-no-proof = the saved answer has no proof: only a win that was proven has one
prove-cli-holds = { $winner ->
    [cross] The proof holds: crosses win by force in at most { $moves } moves of both sides.
   *[circle] The proof holds: circles win by force in at most { $moves } moves of both sides.
} Steps: { $steps }; marks placed to check it: { $marks }.
prove-cli-claim-refuted = So the claim of { $claimant ->
    [cross] crosses
   *[circle] circles
} is refuted.
prove-cli-defence = The defence: { $cell }
prove-cli-prompt = { $mark ->
    [cross] Your cross (a square, or quit):
   *[circle] Your circle (a square, or quit):
}
prove-cli-not-shown = The win was not shown.

clock-cli-no-time = “{ $text }” is no moment: write it as 8m, 7m30s or 1h, counted from the beginning of the log
clock-cli-sound = { $events ->
    [one] One event, and it fits.
   *[other] { $events } events, and all of them fit.
}
clock-cli-misfits = { $count ->
    [one] One event does not fit.
   *[other] { $count } events do not fit.
}
