# Commands: prove, clock, duel, ruling.

ruling-cli-edition = { $rules } (edition { $edition })
ruling-cli-edition-link = { $rules } (edition { $edition }), { $link }
ruling-cli-facts = Facts, given as name=value:
ruling-cli-left-out = { $about }: { $kind }; { $default } if omitted
ruling-cli-required = { $about }: { $kind }
ruling-cli-needs-none = This situation needs no facts.
ruling-cli-clauses = Clauses: { $clauses }
ruling-cli-ruling = Ruling: { $verdict }
ruling-cli-choices = The arbiter may choose instead: { $choices }
ruling-cli-enter = Enter: { $entry }
ruling-cli-decides = The arbiter decides; this is what the rules say.
board-cli-svg-alone = the picture would be mixed with other text on standard output: write it to a file, or leave out --json, --to and --tree

duel-cli-first = the player who opened
duel-cli-second = the other player
duel-cli-swap1 = Opening: SWAP 1
duel-cli-swap2 = Opening: SWAP 2
duel-cli-plain = No opening is recorded: marks alternate
duel-cli-position = Position
duel-cli-to-move = { $mark ->
    [cross] Crosses to move.
   *[circle] Circles to move.
}
duel-cli-title = Duel: { $first } – { $second }
duel-cli-description = { $marks ->
    [one] There is one mark on the board.
   *[other] There are { $marks } marks on the board.
} { $result }
duel-cli-step = Step { $step }: { $text }
duel-cli-end = End: { $text }
duel-cli-lawful = The record is legal: { $steps ->
    [one] one step.
   *[other] { $steps } steps.
}
duel-cli-unlawful = The record is not legal: { $count ->
    [one] one error.
   *[other] { $count } errors.
}
duel-cli-not-followed = { $count ->
    [one] One step after it was not checked, because its meaning is unclear.
   *[other] { $count } steps after it were not checked, because their meaning is unclear.
}
duel-cli-goes-on = The duel is not over. To act: { $name }.
duel-cli-open = The duel is not over.
duel-cli-row = Won by { $name }: { $count } in a row from { $from } to { $to }.
duel-cli-full = Draw: the board is full.
duel-cli-resigned = { $name } resigned.
duel-cli-agreed = Draw by agreement.
duel-cli-flag = { $name } lost on time; the opponent pointed it out.
duel-cli-both-flags = Draw: both flags are down.
duel-cli-time-limit = Draw: the time of the duel is up and no forced win was shown.
duel-cli-forced-win = Won by { $name }: a forced win was shown after time was up.
duel-cli-ruled = Won by { $name } by a ruling: { $reason }
duel-cli-ruled-draw = Draw by a ruling: { $reason }

prove-cli-no-position = there is no such file, and it is not a position either: give a file, or marks such as 'xh8 oi8 xj10 > o'
prove-cli-show-stdin = the moves are read from standard input, so the position cannot come from there: give a file, or the position itself
prove-cli-question = { $claimant ->
    [cross] Crosses claim a forced win
   *[circle] Circles claim a forced win
}; { $turn ->
    [cross] crosses to move.
   *[circle] circles to move.
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
    [cross] Crosses mark { $cell }; continue with { $then }
   *[circle] Circles mark { $cell }; continue with { $then }
}
prove-cli-tree-double = { $winner ->
    [cross] Crosses can make five in two squares: circles can stop only one
   *[circle] Circles can make five in two squares: crosses can stop only one
}
prove-cli-tree-forced = { $winner ->
    [cross] Circles must take { $cell }; continue with { $then }
   *[circle] Crosses must take { $cell }; continue with { $then }
}
prove-cli-tree-threat = { $winner ->
    [cross] Circles reply; to any reply not listed here, crosses win by { $moves }
   *[circle] Crosses reply; to any reply not listed here, circles win by { $moves }
}
prove-cli-tree-every = { $winner ->
    [cross] Circles reply; every reply is listed here
   *[circle] Crosses reply; every reply is listed here
}
prove-cli-tree-reply = { $cell }: continue with { $then }
prove-cli-no-proof-file = this is not a saved answer of kolo prove --json: { $why }
prove-cli-other-file = this is not a saved answer of kolo prove --json: its key kolo-proof should be 1
prove-cli-no-claimant = this is not a saved answer of kolo prove --json: its key claimant should be x or o
prove-cli-no-proof = the saved answer has no proof: only a win that was proven has one
prove-cli-holds = { $winner ->
    [cross] The proof holds: crosses force a win in at most { $moves } moves of both sides.
   *[circle] The proof holds: circles force a win in at most { $moves } moves of both sides.
} Steps: { $steps }; marks placed to check it: { $marks }.
prove-cli-claim-refuted = This refutes the claim of { $claimant ->
    [cross] crosses
   *[circle] circles
}.
prove-cli-defence = Defence: { $cell }
prove-cli-prompt = { $mark ->
    [cross] Your cross (a square, or quit):
   *[circle] Your circle (a square, or quit):
}
prove-cli-not-shown = The win was not shown.

clock-cli-no-time = “{ $text }” is not a valid time: write it as 8m, 7m30s or 1h, counted from the start of the log
clock-cli-sound = { $events ->
    [one] One event, and it is valid.
   *[other] { $events } events, all valid.
}
clock-cli-misfits = { $count ->
    [one] One event is not valid.
   *[other] { $count } events are not valid.
}
