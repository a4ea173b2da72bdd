# Proof of a forced win.
