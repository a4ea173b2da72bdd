# The demonstration, and the commands about logs.

demo-title = A round robin of six, kept in { $place }
demo-arbiter = Hana Veselá
demo-cup = Winter cup
demo-chapter-entries = { $count } players entered: { $names }
demo-chapter-draw = Start numbers are drawn by lot from the recorded seed { $seed }, and round 1 follows the table:
demo-chapter-results = Round 1 is published, its results are entered. The table so far:
demo-chapter-refusals = What the rules do not allow is refused, with the clause:
demo-try-late-entry = enter one more player
demo-try-absence = announce an absence in round 1
demo-try-correction = correct a result without saying why
demo-refused = refused: { $why }
demo-chapter-preview = A result of round 1 was misread. What correcting it would change:
demo-reason = the slip was misread
demo-undo-reason = wrong table
demo-redo-reason = it was the right one
demo-chapter-undo = It is corrected, undone and redone. Nothing leaves the log:
demo-chapter-table = The other rounds are played. Final table:
demo-chapter-log = The log holds { $events } events; the last of them:
demo-end = Try next: kolo table 10, kolo --help
demo-stream-exists = the database already holds a tournament named { $stream }: choose another name with --stream
demo-unexpected = something happened that the program did not expect

log-empty = { $place } holds no tournament yet
log-no-such-stream = there is no tournament named { $stream }: kolo log list shows those there are
log-export-done = { $stream }: { $events } events written to { $file }
log-import-done = { $stream } is imported
log-backup-done = everything is copied to { $file }; open it with --database sqlite:{ $file }
log-check-sound = sound: { $streams } { $streams ->
        [one] tournament
       *[other] tournaments
    }, { $events } { $events ->
        [one] event
       *[other] events
    }
log-damaged = the log cannot be followed: { $why }
