# A duel of gomoku: squares, marks, openings, records.

duel-unreadable-cell = “{ $text }” is not a valid square: write a column from a to o and a row from 1 to 15, for example h8
duel-unreadable-mark = “{ $text }” is not a valid mark: write x or cross, o or circle

duel-not-your-turn = { $due ->
    [first] it is the turn of the player who opened the duel: wait for the move
   *[second] it is the turn of the player who did not open the duel: wait for the move
}
duel-open-first = the duel begins with three marks of the opening player: set them first
duel-opened-already = the first three marks are already set
duel-choose-first = first a mark must be chosen: take crosses or circles
duel-choose-or-add-first = first a mark must be chosen: take crosses or circles, or add one cross and one circle
duel-chosen-already = the marks are already chosen: mark a square
duel-no-adding-in-swap1 = SWAP 1 has no further marks: take crosses or circles
duel-added-already = no more marks can be added: take crosses or circles
duel-three-alike = the first three marks must be two crosses and one circle, or two circles and one cross: change one of them
duel-two-alike = the two added marks must be one cross and one circle: change one of them
duel-taken = { $mark ->
    [cross] there is already a cross on { $cell }: choose an empty square
   *[circle] there is already a circle on { $cell }: choose an empty square
}
duel-over = the duel is over

record-too-large = the input has { $bytes } bytes, but records have at most { $most }: this is not a duel
record-empty = the input is empty: give a record of a duel or a position
record-unknown-format = this is neither a record of a duel nor a position: begin with swap1: or swap2:, with squares such as h8 i9, with Piskvorky 15x15, with START 15, with a diagram or with JSON
record-other-version = the record has version { $version }, but this program knows version { $known }: use a newer program
record-marked-cell = “{ $text }” is not a marked square: write x or o and the square, for example xh8
record-part = “{ $text }” is not part of a duel: write squares, a mark, an opening such as xh8 oi8 xj10, or an end such as first resigns
record-number-of-marks = there are { $found } marks here instead of { $due }: correct the marks
record-after-end = the duel has already ended: remove what follows its end
record-who-resigned = it is not clear who resigned: write first resigns or second resigns
record-named-twice = this side already has a name: remove one of the lines
record-time = “{ $text }” is not a valid time: write a number of milliseconds up to { $most }, after the last mark of the step
record-other-size = the board has another size: only duels on 15 × 15 squares are supported
record-psq-line = “{ $text }” is not a valid line of a .psq file: a move is x,y,ms, two names may follow, and a number ends the game
record-off-the-board = “{ $text }” is off the board: columns and rows go from { $least } to { $most }
record-psq-disagrees = this line contradicts the moves and names above it: correct one of them, or remove this line
record-gomocup-line = “{ $text }” is not expected here: after START 15 comes BOARD with lines x,y,1 or x,y,2, or SWAP2BOARD with lines x,y, and then DONE
record-gomocup-field = “{ $text }” is not the owner of a mark: write 1 for the side to move and 2 for the other
record-gomocup-no-board = the board is incomplete: begin it with BOARD or SWAP2BOARD and end it with DONE
record-gomocup-swap = SWAP2BOARD has { $found } marks: it must have none, three or five
record-diagram-line = “{ $text }” is not a row of a diagram: write a point, x or o for each square
record-diagram-width = this row has { $found } squares: it should have 15
record-diagram-rows = the diagram has { $found } rows: it should have 15
record-diagram-number = this row is numbered { $text }, but it is row { $due } from the bottom: correct the number or the order of the rows

position-twice = { $cell } is marked twice: remove one of the marks
position-counts = there are { $crosses } crosses and { $circles } circles: in a duel the numbers differ by at most one
position-turn-of-more = { $mark ->
    [cross] there are more crosses than circles, so circles are to move: correct the turn or the marks
   *[circle] there are more circles than crosses, so crosses are to move: correct the turn or the marks
}
position-turn-unknown = there are as many crosses as circles: say who is to move
position-five-already = { $mark ->
    [cross] crosses have already won, from { $from } to { $to }: nothing is left to play
   *[circle] circles have already won, from { $from } to { $to }: nothing is left to play
}

record-after-five = { $mark ->
    [cross] the duel was over before this step: crosses have five from { $from } to { $to }
   *[circle] the duel was over before this step: circles have five from { $from } to { $to }
}
record-after-full = the duel was over before this step: the board is full
record-no-opening = a game without an opening has only alternating marks: write swap1: or swap2: before it if it had one
record-no-five = the record ends with five in a row, but the last mark does not make five: correct the moves or the end
record-not-full = the record ends with a full board, but { $empty ->
    [one] one square is empty
   *[other] { $empty } squares are empty
  }: correct the moves or the end
record-five-missed = { $mark ->
    [cross] crosses have won with five from { $from } to { $to }, but the record has another end: correct it
   *[circle] circles have won with five from { $from } to { $to }, but the record has another end: correct it
}
record-full-missed = the board is full and the duel is a draw, but the record has another end: correct it
record-no-order = a position does not give the order of its marks: use a position format
record-not-lawful = the duel is not legal, so its marks do not alternate: correct it first, or use the format text or json
