# Stránky webové aplikace.
