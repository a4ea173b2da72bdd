# Příkazy: prove, clock, duel, ruling.

ruling-cli-edition = { $rules } (vydání { $edition })
ruling-cli-edition-link = { $rules } (vydání { $edition }), { $link }
ruling-cli-facts = Skutečnosti, zadávané jako název=hodnota:
ruling-cli-left-out = { $about }: { $kind }; vynecháno znamená { $default }
ruling-cli-required = { $about }: { $kind }
ruling-cli-needs-none = Tato situace žádné skutečnosti nepotřebuje.
ruling-cli-clauses = Články: { $clauses }
ruling-cli-ruling = Rozhodnutí: { $verdict }
ruling-cli-choices = Rozhodčí může místo toho zvolit: { $choices }
ruling-cli-enter = Zápis: { $entry }
ruling-cli-decides = Rozhoduje rozhodčí; toto říkají pravidla.
