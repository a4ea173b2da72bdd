# A duel of gomoku: squares, marks, openings, records.

duel-unreadable-cell = “{ $text }” is no square: write a column from a to o and a row from 1 to 15, for example h8
duel-unreadable-mark = “{ $text }” is no mark: write x or cross, o or circle
