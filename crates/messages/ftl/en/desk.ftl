# What the desk says about its log.

desk-stale = { $count ->
        [one] another step was
       *[other] { $count } other steps were
    } recorded meanwhile ({ $codes }): look at the new state and try again
desk-name-reused = the name { $name } belongs to another order that was carried out: send this one under a new name
