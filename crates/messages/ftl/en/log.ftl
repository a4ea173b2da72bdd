# The log: why an undo or a redo is refused.

undo-no-such-step = there is no step { $step }: see the log for the numbers
undo-redo-instead = step { $step } is an undo: redo step { $of } instead
undo-undo-instead = step { $step } is an undo or a redo, and step { $of } counts now: undo step { $of } instead
undo-already-undone = step { $step } is undone already
undo-not-undone = step { $step } is not undone
undo-replaced = undoing step { $step } would change nothing: step { $by } replaced it
undo-nothing-changes = step { $step } makes no difference to anything that counts now
undo-stands-in = step { $later } depends on it: undo that one first
