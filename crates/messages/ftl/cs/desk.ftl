# Proč příkaz nejde zapsat do záznamu.

desk-stale = mezitím { $count ->
        [one] byl zapsán { $count } krok
        [few] byly zapsány { $count } kroky
       *[other] bylo zapsáno { $count } kroků
    } ({ $codes }): podívejte se na nový stav a zkuste to znovu
desk-name-reused = jméno { $name } patří jinému pokynu, který už byl proveden: pošlete tento pod novým jménem
