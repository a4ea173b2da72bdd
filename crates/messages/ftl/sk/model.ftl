points-not-half = { $value } nie je počet bodov: len celé a pol body, napríklad 1 alebo 0.5
