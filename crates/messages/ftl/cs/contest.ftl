# Soutěž o více úrovních.

contest-category-zs = týmy základních škol
contest-category-ss = týmy středních škol
contest-category-kadeti = jednotlivci, kadeti
contest-category-veterani = jednotlivci, veteráni
contest-level-area = oblastní turnaj
contest-level-regional = krajský turnaj
contest-level-first-online = první online úroveň
contest-level-second-online = druhá online úroveň
contest-level-grand-final = grandfinále
contest-bad-id = „{ $text }“ nemůže být označení: čeká se nejvýše { $most } písmen, číslic, „-“, „_“ nebo „.“ bez mezer
contest-bad-day = „{ $text }“ není den: čeká se datum jako 2023-10-30
contest-bad-moment = „{ $text }“ není okamžik: čeká se datum jako 2023-12-07T09:00+01:00
