# Osobní údaje: co smí vidět každý.

privacy-part = Veřejnost
privacy-public-heading = Co smí vidět každý
privacy-public-about = Touto volbou se řídí veřejné stránky, obrazovky, listiny pro všechny, data pro programy i webhooky. Stůl rozhodčích vidí vše.
privacy-reach = Kdo stránky najde
privacy-reach-listed = každý: jsou uvedeny na úvodní stránce
privacy-reach-address = kdo zná adresu
privacy-reach-closed = nikdo kromě stolu rozhodčích a držitelů odkazů
privacy-names = Jak se lidé jmenují
privacy-names-full = celá jména, jak byla zapsána
privacy-names-given-first = křestní jméno a iniciála; zapsáno „Jan Novák“
privacy-names-surname-first = křestní jméno a iniciála; zapsáno „Novák Jan“
privacy-names-numbers = pouze čísla; týmy bez hráčů
privacy-facts = Co se ukazuje kromě jmen
privacy-club = klub a země
privacy-strength = rating, třída a titul
privacy-never = Data narození, souhlasy, ročníky a čísla federací nejsou veřejné nikdy.
privacy-preview = Ukázat náhled
privacy-save = Uložit
privacy-preview-heading = Náhled
privacy-preview-none = Zatím není nikdo přihlášen.
privacy-preview-more = … a tak dále.
privacy-not-saved = Toto je jen náhled. Platit začne po uložení.
privacy-as-entered = zapsáno
privacy-as-shown = každý vidí
privacy-number = č. { $number }
