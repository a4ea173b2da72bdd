# Důkaz vynucené výhry.
