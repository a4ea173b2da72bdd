# What the arbiter rules.
