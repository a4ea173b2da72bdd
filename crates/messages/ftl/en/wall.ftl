# What a projector shows of a tournament of teams.
wall-bracket = Play-off
wall-free = no match now
wall-groups = Group tables
wall-names = Matches by team
wall-nothing = Nothing is paired yet.
wall-places = Places
wall-tables = Matches by table
