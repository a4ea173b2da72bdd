# Prečo sa príkaz nedá zapísať do záznamu.

desk-stale = medzitým { $count ->
        [one] bol zapísaný { $count } krok
        [few] boli zapísané { $count } kroky
       *[other] bolo zapísaných { $count } krokov
    } ({ $codes }): pozrite sa na nový stav a skúste to znova
desk-name-reused = meno { $name } patrí inému pokynu, ktorý už bol vykonaný: pošlite tento pod novým menom
