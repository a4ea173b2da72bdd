# Clocks.
