# A duel of gomoku: squares, marks, openings, records.

duel-unreadable-cell = “{ $text }” is no square: write a column from a to o and a row from 1 to 15, for example h8
duel-unreadable-mark = “{ $text }” is no mark: write x or cross, o or circle

duel-not-your-turn = { $due ->
    [first] it is the turn of the player who opened the duel: wait for the move
   *[second] it is the turn of the player who did not open the duel: wait for the move
}
duel-open-first = the duel begins with three marks of the player who opens it: set them first
duel-opened-already = the first three marks are set already
duel-choose-first = before the play goes on, the symbol must be chosen: take crosses or circles
duel-choose-or-add-first = before the play goes on, the symbol must be chosen: take crosses or circles, or add one cross and one circle
duel-chosen-already = the symbols are chosen already: mark a square
duel-no-adding-in-swap1 = SWAP 1 has no further marks: take crosses or circles
duel-added-already = nobody adds marks any more: take crosses or circles
duel-three-alike = the first three marks are two crosses and one circle, or two circles and one cross: change one of them
duel-two-alike = the two marks added are one cross and one circle: change one of them
duel-taken = { $mark ->
    [cross] there is a cross on { $cell } already: take an empty square
   *[circle] there is a circle on { $cell } already: take an empty square
}
duel-over = the duel is over

record-too-large = the input has { $bytes } bytes, and records have at most { $most }: it is something else than a duel
record-empty = there is nothing here: give a record of a duel or a position
record-unknown-format = this looks like no record of a duel and no position: begin with swap1: or swap2:, with squares such as h8 i9, with Piskvorky 15x15, with START 15, with a diagram or with JSON
record-other-version = the record is of version { $version }, and this program knows version { $known }: use a newer program
record-marked-cell = “{ $text }” is no mark in a square: write x or o and the square, for example xh8
record-part = “{ $text }” is no part of a duel: write squares, a symbol, an opening such as xh8 oi8 xj10, or an end such as first resigns
record-number-of-marks = here are { $found } marks, and { $due } are due: correct the marks
record-after-end = the duel has ended before: remove what follows its end
record-who-resigned = it is not clear who resigned: write first resigns or second resigns
record-named-twice = this side has a name already: remove one of the lines
record-time = “{ $text }” is no time: write a number of milliseconds up to { $most }, after the last mark of the step
record-other-size = the board has another size: only duels on 15 × 15 squares are known
record-psq-line = “{ $text }” is no line of a .psq file here: a move is x,y,ms, two names may follow, and a number ends the game
record-off-the-board = “{ $text }” lies outside the board: columns and rows go from { $least } to { $most }
record-psq-disagrees = this line tells another duel than the moves and names above it: repair one of them, or remove this line
record-gomocup-line = “{ $text }” is not expected here: after START 15 comes BOARD with lines x,y,1 or x,y,2, or SWAP2BOARD with lines x,y, and then DONE
record-gomocup-field = “{ $text }” is no owner of a mark: write 1 for the one who is to move and 2 for the other
record-gomocup-no-board = there is no whole board: begin it with BOARD or SWAP2BOARD and end it with DONE
record-gomocup-swap = SWAP2BOARD has { $found } marks: it has none, three or five
record-diagram-line = “{ $text }” is no row of a diagram: write a point, x or o for each square
record-diagram-width = this row has { $found } squares: it should have 15
record-diagram-rows = the diagram has { $found } rows: it should have 15
record-diagram-number = this row is numbered { $text }, and it is row { $due } from the bottom: correct the number or the order of the rows

position-twice = { $cell } is marked twice: remove one of the marks
position-counts = there are { $crosses } crosses and { $circles } circles: in a duel the numbers differ by one at most
position-turn-of-more = { $mark ->
    [cross] there are more crosses than circles, so it is the turn of circles: correct the turn or the marks
   *[circle] there are more circles than crosses, so it is the turn of crosses: correct the turn or the marks
}
position-turn-unknown = there are as many crosses as circles: say whose turn it is
position-five-already = { $mark ->
    [cross] crosses have won already, from { $from } to { $to }: nothing is left to play
   *[circle] circles have won already, from { $from } to { $to }: nothing is left to play
}

record-after-five = { $mark ->
    [cross] the duel was over before this step: crosses have five from { $from } to { $to }
   *[circle] the duel was over before this step: circles have five from { $from } to { $to }
}
record-after-full = the duel was over before this step: the board is full
record-no-opening = a game without an opening has marks in turn only: write swap1: or swap2: before it if it had one
record-no-five = the record ends with five in a row, and the last mark makes none: correct the moves or the end
record-not-full = the record ends with a full board, and { $empty ->
    [one] one square is empty
   *[other] { $empty } squares are empty
  }: correct the moves or the end
record-five-missed = { $mark ->
    [cross] crosses have won with five from { $from } to { $to }, and the record tells another end: correct it
   *[circle] circles have won with five from { $from } to { $to }, and the record tells another end: correct it
}
record-full-missed = the board is full and the duel is drawn, and the record tells another end: correct it
record-no-order = a position does not say in which order its marks were set: take a format of positions
record-not-lawful = the duel is not lawful, so its marks do not come in turn: correct it first, or take the format text or json
