# Rozhodnutí rozhodčího.
