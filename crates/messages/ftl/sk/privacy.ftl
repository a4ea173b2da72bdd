# Osobné údaje: čo smie vidieť každý.

privacy-part = Verejnosť
privacy-public-heading = Čo smie vidieť každý
privacy-public-about = Touto voľbou sa riadia verejné stránky, obrazovky, listiny pre všetkých, dáta pre programy aj webhooky. Stôl rozhodcov vidí všetko.
privacy-reach = Kto stránky nájde
privacy-reach-listed = každý: sú uvedené na úvodnej stránke
privacy-reach-address = kto pozná adresu
privacy-reach-closed = nikto okrem stola rozhodcov a držiteľov odkazov
privacy-names = Ako sa ľudia volajú
privacy-names-full = celé mená, ako boli zapísané
privacy-names-given-first = krstné meno a iniciála; zapísané „Ján Novák“
privacy-names-surname-first = krstné meno a iniciála; zapísané „Novák Ján“
privacy-names-numbers = len čísla; tímy bez hráčov
privacy-facts = Čo sa ukazuje okrem mien
privacy-club = klub a krajina
privacy-strength = rating, trieda a titul
privacy-never = Dátumy narodenia, súhlasy, ročníky a čísla federácií nie sú verejné nikdy.
privacy-preview = Ukázať náhľad
privacy-save = Uložiť
privacy-preview-heading = Náhľad
privacy-preview-none = Zatiaľ nie je nikto prihlásený.
privacy-preview-more = … a tak ďalej.
privacy-not-saved = Toto je len náhľad. Platiť začne po uložení.
privacy-as-entered = zapísané
privacy-as-shown = každý vidí
privacy-number = č. { $number }
