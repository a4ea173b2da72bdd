# Rozhodnutia rozhodcu.
