# A contest of several levels.

contest-category-zs = primary school teams
contest-category-ss = secondary school teams
contest-category-kadeti = individuals, cadets
contest-category-veterani = individuals, veterans
contest-level-area = area tournament
contest-level-regional = regional tournament
contest-level-first-online = first online level
contest-level-second-online = second online level
contest-level-grand-final = grand final
contest-bad-id = “{ $text }” cannot be an id: expected up to { $most } letters, digits, “-”, “_” or “.”, without spaces
contest-bad-day = “{ $text }” is no day: expected a date such as 2023-10-30
contest-bad-moment = “{ $text }” is no moment: expected a date such as 2023-12-07T09:00+01:00
