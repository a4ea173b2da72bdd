# Hodiny.
