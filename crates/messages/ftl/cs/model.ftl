points-not-half = { $value } není počet bodů: jen celé a půl body, například 1 nebo 0.5
