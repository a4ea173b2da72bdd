# Proof of a forced win.

prover-decided = { $mark ->
    [cross] Crosses have
   *[circle] Circles have
} five or more in a row from { $from } to { $to }: the duel is decided and there is nothing to prove. If the record is wrong, correct it and ask again.
prover-taken = { $cell } already has { $mark ->
    [cross] a cross
   *[circle] a circle
}. Choose an empty square.
prover-outside = { $cell } is outside the field of { $field } squares. Give a square of the field, or choose a larger field.
prover-odd-counts = There are { $crosses } crosses and { $circles } circles, with { $to-move ->
    [cross] crosses
   *[circle] circles
} to move. Players alternate: check whether a mark is missing or it is the other side's turn.

prover-proven = { $claimant ->
    [cross] Crosses win
   *[circle] Circles win
} by force, whatever the opponent does, in at most { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} of both sides together. The proof has { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} and was checked.
prover-not-proven-nodes = No forced win of { $claimant ->
    [cross] crosses
   *[circle] circles
} was found within the search limit. That is not a refutation: let the player show the win, or search longer.
prover-not-proven-bounded = No win of { $claimant ->
    [cross] crosses
   *[circle] circles
} by fours and threes was found, but some lines were not followed to the end. That is not a refutation: wins that begin with a quiet move are not searched either. Let the player show it.
prover-not-proven-threats = { $claimant ->
    [cross] Crosses have
   *[circle] Circles have
} no win by fours and threes. That is not a refutation: wins that begin with a quiet move are not searched. Let the player show it.
prover-not-proven-check = A win was found, but its proof did not pass the check, so nothing is proven. This is a bug; please report the position. What is wrong: { $flaw }
prover-refuted-opponent = The claim is wrong: { $opponent ->
    [cross] crosses
   *[circle] circles
} themselves force a win in at most { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} of both sides together.
prover-refuted-no-room = The claim is wrong: no row of five squares is left in which { $claimant ->
    [cross] crosses
   *[circle] circles
} could still win.
prover-refuted-pairs = The claim is wrong: { $opponent ->
    [cross] crosses stop
   *[circle] circles stop
} every row by answering in pairs of squares. Whenever one of a pair is marked, they mark the other: { $pairs }
prover-refuted-all = The claim is wrong: all moves were tried, and { $claimant ->
    [cross] crosses
   *[circle] circles
} cannot force a win.

prover-flaw = The proof does not hold at step { $step }{ $moves ->
    [0] {""}
   *[other] , after { $played }
}: { $what }
prover-flaw-no-such-step = there is no such step.
prover-flaw-backwards = it refers to itself or to an earlier step.
prover-flaw-wrong-turn = it is the other side's turn.
prover-flaw-not-empty = { $cell } is not an empty square.
prover-flaw-named-twice = the reply { $cell } is named twice.
prover-flaw-opponent-wins = the opponent makes five in a row at { $cell }.
prover-flaw-no-four = { $cell } does not threaten five in a row.
prover-flaw-line-too-short = the line ends before the win.
prover-flaw-no-double = there are not two squares that make five in a row.
prover-flaw-not-forced = the opponent does not have to mark { $cell }.
prover-flaw-full-board = the board is full, and the duel is a draw.
prover-flaw-too-much-work = the proof is too long to be checked.

prover-showing-over = The showing is over. Begin a new one to try another move.
prover-standing-wins = The win stands: it is proven from here.
prover-standing-not-proven = From here the win is not proven. That is not a refutation: continue and show it.
prover-standing-lost = From here there is no forced win.
prover-end-shown = Five in a row from { $from } to { $to }: the win is shown.
prover-end-reached = Five in a row from { $from } to { $to } against this defence. The claim itself is not proven: there may be a better defence. Let the opponent look for one, and decide.
prover-end-regained = Five in a row from { $from } to { $to } against this defence. But on the way there was a position in which the win could not be forced: the opponent could have held. The win is not shown.
prover-end-opponent-wins = The opponent has five in a row from { $from } to { $to }: the claim has failed.
prover-end-full = The board is full without five in a row: the claim has failed, and the duel is a draw.
