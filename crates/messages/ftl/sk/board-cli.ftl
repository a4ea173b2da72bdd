# Príkazy: prove, clock, duel, ruling.

ruling-cli-edition = { $rules } (vydanie { $edition })
ruling-cli-edition-link = { $rules } (vydanie { $edition }), { $link }
ruling-cli-facts = Skutočnosti, zadávané ako názov=hodnota:
ruling-cli-left-out = { $about }: { $kind }; vynechané znamená { $default }
ruling-cli-required = { $about }: { $kind }
ruling-cli-needs-none = Táto situácia žiadne skutočnosti nepotrebuje.
ruling-cli-clauses = Články: { $clauses }
ruling-cli-ruling = Rozhodnutie: { $verdict }
ruling-cli-choices = Rozhodca môže namiesto toho zvoliť: { $choices }
ruling-cli-enter = Zápis: { $entry }
ruling-cli-decides = Rozhoduje rozhodca; toto hovoria pravidlá.
