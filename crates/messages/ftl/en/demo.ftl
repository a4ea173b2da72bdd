# The demonstration, and the commands about logs.

walk-title = A round robin of six, stored in { $place }
walk-arbiter = Hana Veselá
walk-cup = Winter cup
walk-chapter-entries = { $count } players entered: { $names }
walk-chapter-draw = Starting numbers are drawn by lot (seed { $seed }), and round 1 follows the table:
walk-chapter-results = Round 1 is published and its results are entered. Standings:
walk-chapter-refusals = What the rules do not allow is refused, with the clause:
walk-try-late-entry = enter one more player
walk-try-absence = announce an absence in round 1
walk-try-correction = correct a result without a reason
walk-refused = refused: { $why }
walk-chapter-preview = A result of round 1 was misread. Correcting it would change:
walk-reason = the result slip was misread
walk-undo-reason = wrong table
walk-redo-reason = it was the right table
walk-chapter-undo = It is corrected, undone and redone. Nothing disappears from the log:
walk-chapter-table = The other rounds are played. Final standings:
walk-chapter-log = The log has { $events } events; the last of them:
walk-end = Try next: kolo table 10, kolo --help
walk-stream-exists = the database already holds a tournament named { $stream }: choose another name with --stream
walk-unexpected = something happened that the program did not expect

log-empty = { $place } contains no tournament yet
log-no-such-stream = there is no tournament named { $stream }: see kolo log list
log-export-done = { $stream }: { $events } events written to { $file }
log-import-done = { $stream } is imported
log-backup-done = everything was copied to { $file }; open it with --database sqlite:{ $file }
log-check-sound = consistent: { $streams } { $streams ->
        [one] tournament
       *[other] tournaments
    }, { $events } { $events ->
        [one] event
       *[other] events
    }
log-damaged = the log is damaged: { $why }

demo-serving = examples to click through: { $link }
demo-heading = Examples to click through
demo-about = Six tournaments in progress. Play on, enter results, try anything: nothing here is kept, and a button restores everything.
demo-come-in = Sign in as
demo-as-administrator = Administrator: may do everything
demo-as-arbiter = Arbiter of the chess open
demo-as-helper = Assistant: only results of the chess open
demo-as-player = A player of the club championship with a phone
demo-you = Signed in as { $name }.
demo-name-administrator = Ada, administrator
demo-name-arbiter = Ben, arbiter
demo-name-helper = Cyril, assistant
demo-try = Try this
demo-restore = Restore the examples
demo-restore-hint = Everything done here will be lost.
demo-restore-soon = The examples are being restored. This page will reload by itself.
demo-swiss-about = Chess, FIDE Swiss by rating (1992): sixty players, round 5 of 9 is being played.
demo-swiss-results = Enter the missing results by keyboard; one table waits for confirmation, at another the reports differ
demo-swiss-correct = Correct a result of round 2 and see first what it changes
demo-swiss-table = Open a number in the standings to see how it was calculated
demo-go-about = Go, McMahon with handicap: eighty players, round 4 is paired and not yet published.
demo-go-draw = Check the draft and its reasons, change a pair, publish it
demo-go-chart = Wall chart
demo-area-about = Gomoku: fourteen school teams in groups, captains report by phone.
demo-area-results = Enter a match duel by duel
demo-area-groups = The groups and their standings
demo-final-about = Gomoku: the grand final of a contest, twenty-four teams out of forty-eight, in the contest’s own Swiss system.
demo-final-day = The day of the grand final
demo-final-office = The contest office: three levels, entry fees, who advanced
demo-robin-about = Ten players, all play all, the sixth of nine evenings.
demo-robin-chart = The crosstable, which fills as results come in
demo-robin-screen = The hall screen
demo-knockout-about = Chess, a knockout of sixteen: two quarter-finals are decided, one is reported by one player.
demo-knockout-results = Enter the missing quarter-finals by keyboard; one waits for the other player
demo-knockout-bracket = The bracket, which fills as results come in
demo-knockout-public = Choose what the public sees of names, with a preview
demo-own = Your own
demo-own-tournament = Create your own tournament
demo-own-knockout = Create your own knockout or groups
demo-own-contest = Create your own school tournament
