# Záznam: prečo krok nemožno vrátiť alebo obnoviť.

undo-no-such-step = krok { $step } neexistuje: čísla sú v zázname
undo-redo-instead = krok { $step } je vrátenie: obnovte namiesto toho krok { $of }
undo-undo-instead = krok { $step } je vrátenie alebo obnovenie a krok { $of } teraz platí: vráťte namiesto toho krok { $of }
undo-already-undone = krok { $step } už je vrátený
undo-not-undone = krok { $step } nie je vrátený
undo-replaced = vrátenie kroku { $step } by nič nezmenilo: nahradil ho krok { $by }
undo-nothing-changes = od kroku { $step } teraz nič nezávisí, vrátením by sa nič nezmenilo
undo-stands-in = závisí od toho krok { $later }: najprv vráťte ten
