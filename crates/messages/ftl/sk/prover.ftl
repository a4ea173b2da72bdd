# Dôkaz vynútenej výhry.
