# Záznam: proč krok nelze vrátit nebo obnovit.

undo-no-such-step = krok { $step } neexistuje: čísla jsou v záznamu
undo-redo-instead = krok { $step } je vrácení: obnovte místo toho krok { $of }
undo-undo-instead = krok { $step } je vrácení nebo obnovení a krok { $of } teď platí: vraťte místo toho krok { $of }
undo-already-undone = krok { $step } už je vrácen
undo-not-undone = krok { $step } není vrácen
undo-replaced = vrácení kroku { $step } by nic nezměnilo: nahradil ho krok { $by }
undo-nothing-changes = na kroku { $step } teď nic nezávisí, vrácením by se nic nezměnilo
undo-stands-in = závisí na tom krok { $later }: nejprve vraťte ten
