# Súťaž s viacerými úrovňami.

contest-category-zs = tímy základných škôl
contest-category-ss = tímy stredných škôl
contest-category-kadeti = jednotlivci, kadeti
contest-category-veterani = jednotlivci, veteráni
contest-level-area = oblastný turnaj
contest-level-regional = krajský turnaj
contest-level-first-online = prvá online úroveň
contest-level-second-online = druhá online úroveň
contest-level-grand-final = grandfinále
contest-bad-id = „{ $text }“ nemôže byť označenie: čaká sa najviac { $most } písmen, číslic, „-“, „_“ alebo „.“ bez medzier
contest-bad-day = „{ $text }“ nie je deň: čaká sa dátum ako 2023-10-30
contest-bad-moment = „{ $text }“ nie je okamih: čaká sa dátum ako 2023-12-07T09:00+01:00
