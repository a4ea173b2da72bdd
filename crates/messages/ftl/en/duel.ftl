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
