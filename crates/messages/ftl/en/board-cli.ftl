# Commands: prove, clock, duel, ruling.

ruling-cli-edition = { $rules } (edition { $edition })
ruling-cli-edition-link = { $rules } (edition { $edition }), { $link }
ruling-cli-facts = Facts, given as name=value:
ruling-cli-left-out = { $about }: { $kind }; { $default } if it is left out
ruling-cli-required = { $about }: { $kind }
ruling-cli-needs-none = This situation needs no facts.
ruling-cli-clauses = Clauses: { $clauses }
ruling-cli-ruling = Ruling: { $verdict }
ruling-cli-choices = The arbiter may choose instead: { $choices }
ruling-cli-enter = Enter: { $entry }
ruling-cli-decides = The arbiter decides; this is what the rules say.
