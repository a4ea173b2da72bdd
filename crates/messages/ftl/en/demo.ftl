# The demonstration, and the commands about logs.

walk-title = A round robin of six, kept in { $place }
walk-arbiter = Hana Veselá
walk-cup = Winter cup
walk-chapter-entries = { $count } players entered: { $names }
walk-chapter-draw = Start numbers are drawn by lot from the recorded seed { $seed }, and round 1 follows the table:
walk-chapter-results = Round 1 is published, its results are entered. The table so far:
walk-chapter-refusals = What the rules do not allow is refused, with the clause:
walk-try-late-entry = enter one more player
walk-try-absence = announce an absence in round 1
walk-try-correction = correct a result without saying why
walk-refused = refused: { $why }
walk-chapter-preview = A result of round 1 was misread. What correcting it would change:
walk-reason = the slip was misread
walk-undo-reason = wrong table
walk-redo-reason = it was the right one
walk-chapter-undo = It is corrected, undone and redone. Nothing leaves the log:
walk-chapter-table = The other rounds are played. Final table:
walk-chapter-log = The log holds { $events } events; the last of them:
walk-end = Try next: kolo table 10, kolo --help
walk-stream-exists = the database already holds a tournament named { $stream }: choose another name with --stream
walk-unexpected = something happened that the program did not expect

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

demo-serving = examples to click through: { $link }
demo-heading = Examples to click through
demo-about = Six tournaments in mid-course. Play on, enter results, break something: nothing here is kept, and a button brings everything back.
demo-come-in = Come in as
demo-as-administrator = Administrator: may do everything
demo-as-arbiter = Arbiter of the chess open
demo-as-helper = Helper: results of the chess open only
demo-as-player = A player of the club championship with a phone
demo-you = You are in as { $name }.
demo-name-administrator = Ada, administrator
demo-name-arbiter = Ben, arbiter
demo-name-helper = Cyril, helper
demo-try = Try this
demo-anew = Bring the examples back
demo-anew-hint = Everything that was done here is forgotten.
demo-anew-soon = The examples are being laid out again. This page goes on by itself.
demo-swiss-about = Chess, Swiss by rating (FIDE 1992): sixty players, the fifth of nine rounds is being played.
demo-swiss-results = Enter the missing results by keys; one table waits for the other side, one is told differently by the two
demo-swiss-correct = Correct a result of round 2 and see first what it changes
demo-swiss-table = Open a number of the standings into how it came about
demo-go-about = Go, McMahon with handicap: eighty players, round 4 is drawn and not yet published.
demo-go-draw = Look at the draft with its reasons, change a pair, publish it
demo-go-chart = The wall chart
demo-area-about = Gomoku: fourteen school teams in groups, captains report by phone.
demo-area-results = Enter a match duel by duel
demo-area-groups = The groups and who stands where
demo-final-about = Gomoku: the grand final of a contest, twenty-four teams out of forty-eight, in the contest’s own Swiss.
demo-final-day = The day of the final
demo-final-office = The office of the whole contest: three levels, fees, who went on
demo-robin-about = Ten players, everybody against everybody, the sixth of nine evenings.
demo-robin-chart = The crosstable, which fills as results come
demo-robin-screen = The screen on the wall
demo-knockout-about = Chess, a knockout of sixteen: two of the quarter-finals are decided, one is reported by one player.
demo-knockout-results = Enter the missing quarter-finals by keys; one waits for the other player
demo-knockout-bracket = The bracket, which fills as results come
demo-knockout-public = Choose what everybody sees of names, and look at it first
demo-own = Your own
demo-own-tournament = Begin a tournament of your own
demo-own-knockout = Begin a knockout or groups of your own
demo-own-contest = Begin a school tournament of your own
