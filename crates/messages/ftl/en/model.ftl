points-not-half = { $value } is not a number of points: whole and half points only, such as 1 or 0.5
