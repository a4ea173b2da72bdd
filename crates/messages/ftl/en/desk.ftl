# Refusals of orders to a log.

desk-stale = { $count ->
        [one] another step was
       *[other] { $count } other steps were
    } recorded in the meantime ({ $codes }): look at the new state and try again
desk-name-reused = the name { $name } belongs to an earlier request that was carried out: send this one under a new name
