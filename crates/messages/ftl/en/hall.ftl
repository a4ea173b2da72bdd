# Pages of a tournament day.

hall-parts = Parts of the tournament
hall-part-overview = Today
hall-part-entries = Entries
hall-part-draw = Pairing
hall-part-results = Results
hall-part-round = Pairings
hall-part-table = Standings
hall-part-chart = Wall chart
hall-part-log = Log
hall-part-documents = Documents
hall-connected = connected
hall-disconnected = no connection: what you see may be out of date
hall-rounds-of = { $published } of { $planned } rounds

hall-tournaments = Tournaments
hall-tournaments-none = There is no tournament yet.
hall-new = New tournament
hall-new-heading = New tournament
hall-new-name = Name of the tournament
hall-new-system = Pairing system
hall-new-about-dutch = Chess, the FIDE rules in force today: players with equal points meet.
hall-new-about-chess = Chess by the older rules of 1992: players with equal points meet, by rating.
hall-new-about-swiss = Go: players with equal numbers of wins meet.
hall-new-about-mcmahon = Go: strong players start with more points and meet each other from the start, with handicap if you like.
hall-new-about-round-robin = All play all; for up to about twelve players.
hall-new-about-pisqworky = Gomoku, as in the grand finals of the contest.
hall-new-rounds = Rounds
hall-new-check-in = Players are checked in before round 1
hall-new-create = Create

hall-about-heading = The tournament
hall-system = System
hall-rounds = Rounds
hall-playing = Playing
hall-public-page = Public page
hall-next-heading = Next
hall-print-papers = Print pairings, result slips and standings
hall-next-entries = { $count } { $count ->
        [one] player is
       *[other] players are
    } entered. Enter all players, then pair round 1.
hall-next-draw = All results are in. Round { $round } can be paired.
hall-next-draw-button = Pair round { $round }
hall-next-publish = Round { $round } is drafted. Check it, change it if necessary, and publish it.
hall-next-publish-button = Check the draft
hall-next-results = { $open } { $open ->
        [one] result is
       *[other] results are
    } missing.
hall-next-finish = All rounds are played. Check the standings and finish the tournament.
hall-next-over = The tournament is over.
hall-waiting-heading = Before the next pairing
hall-finish-heading = End of the tournament
hall-finish = Finish the tournament
hall-reopen-heading = Something still has to be fixed
hall-reopen = Reopen the tournament

hall-entries-heading = Entries
hall-entries-counted = { $playing } playing, { $here } checked in
hall-entered-twice = Entered more than once. If it is one person, withdraw one of the entries; if they are two, a club or a date of birth keeps them apart.
hall-add = Add
hall-name = Name
hall-number = No.
hall-rating = Rating
hall-rank = Rank
hall-club = Club or school
hall-standing = Status
hall-actions = Actions
hall-import = Import a list
hall-import-about = Copy a table with its header from a spreadsheet: a column of names, and if available rating, rank, title, club, country.
hall-import-paste = The list
hall-import-file = Or choose a file
hall-import-button = Import
hall-import-at = line { $line }: { $why }
hall-standing-entered = entered
hall-standing-here = present
hall-standing-withdrawn = withdrawn
hall-check-in = Check in
hall-check-out = Not here
hall-withdraw = Withdraw
hall-return = Return

hall-draw-heading = Round { $round }
hall-draft-heading = Draft of round { $round }
hall-draw-waits = Before pairing, settle this:
hall-draw-adjourn = Treat games without a result as adjourned
hall-draw-button = Pair
hall-draw-numbers = With this pairing { $people } { $people ->
        [one] player gets another starting number
       *[other] players get other starting numbers
    }, because of a late or corrected entry.
hall-draw-none = All rounds are paired.
hall-publish = Publish
hall-discard = Discard the draft
hall-changed-by-hand = changed by hand
hall-edit-heading = Change by hand
hall-exchange-one = Swap
hall-exchange-other = with
hall-exchange-button = Swap
hall-reason = Reason
hall-why-heading = Why these pairs
hall-why-by-hand = The arbiter made these pairs.

hall-results-heading = Results of round { $round }
hall-result-of = Table { $table }: { $first } – { $second }
hall-keys-about = One key per table:
hall-only-open = Only unfinished games
hall-table = Table
hall-points = Points
hall-result = Result
hall-enter = Enter
hall-correct = Correct
hall-failed = No connection. Not saved yet; it will be sent again.
hall-status-open = in play
hall-status-unconfirmed = not confirmed
hall-status-mismatch = reports differ
hall-status-settled = final

hall-correct-heading = Correction: round { $round }, table { $table }
hall-game-heading = Round { $round }, table { $table }
hall-of-game = More
hall-trouble-mismatch = { $game }: { $first } and { $second } reported different results.
hall-right-result = Correct result
hall-revoke-published = Unpublish the next round if no game of it has been played
hall-preview = What would this change?

hall-round-heading = Round { $round }
hall-by-name = By name
hall-nothing-published = Nothing is published yet.
hall-table-heading = Standings
hall-table-after = Standings after { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
hall-table-open = { $open } { $open ->
        [one] result is
       *[other] results are
    } still missing.
hall-place = Place
hall-back-to-table = Back to the standings
hall-chart-heading = Wall chart
hall-log-heading = Log
hall-because = Reason:
hall-older = Older steps
hall-undo = Undo
hall-redo = Redo

hall-part-links = Links
hall-links-heading = Links for phones
hall-links-about = With their link, players see on a phone whom and where they play and report the result; the other side confirms it. Links already handed out keep working; a new link replaces the older link of the same player.
hall-links-once = These links are shown once. Print them now, or let each player photograph their own.
hall-links-only-here = No phone can open these links: only this computer reaches the server. Start it with --listen 0.0.0.0:8400, then make the links again.
hall-links-picture = QR code of the link
hall-links-all = Make links for all players without one
hall-links-all-have = All players have a link.
hall-links-replace = Replace all links
hall-links-replace-about = Every link already handed out stops working at once, and all phones need their new one.
hall-links-replace-button = Replace all links
hall-links-new = New link
hall-links-revoke = Revoke
hall-links-holds = has a link
hall-links-too-many = At most { $most } links can be valid at a time.
hall-links-none = There is no link to revoke.

hall-my-waiting = The round is not paired yet. As soon as it is, you will see here whom and where you play.
hall-my-open = The game is in progress. Report the result when it is over.
hall-my-reported = You reported: { $result }. The other side has not confirmed it yet.
hall-my-confirm = The other side reported: { $result }. If it is correct, confirm it.
hall-my-differ = You reported: { $own }; the other side: { $other }. Go to the arbiter together, or correct your report.
hall-my-board-other = The other side reported: { $result }
hall-my-counts = Final result: { $result }
hall-my-yes = Correct: { $result }
hall-my-got-won = you won
hall-my-got-drawn = draw
hall-my-got-lost = you lost
hall-my-got-won-free = you won by forfeit
hall-my-got-lost-free = you lost by forfeit
hall-my-report = Report the result
hall-my-how = How did it end for you?
hall-my-won = I won
hall-my-drawn = Draw
hall-my-lost = I lost
hall-my-own = Our points
hall-my-other = Their points
hall-my-send = Send
hall-my-sending = Not saved yet: it is being sent, and sent again if the connection fails.
hall-my-refused = The report was not accepted. Please reload the page.
hall-my-earlier = Earlier rounds
hall-my-against = Against
hall-my-everything = The whole tournament

hall-part-screen = Hall screen
hall-screen-heading = Hall screen
hall-screen-about = Open this page on the projector; choose here what it shows, even from a phone.
hall-screen-open = Open the screen
hall-screen-names = Pairings by name
hall-screen-tables = Pairings by table
hall-screen-standings = Standings
hall-screen-message = Message and clock
hall-screen-message-text = Message to all
hall-screen-seconds = Seconds for each part
hall-screen-minutes = Minutes until the next round
hall-screen-choose = Show
hall-screen-starts-in = The next round starts in
hall-screen-nothing = The screen would be empty: choose at least one part.
hall-screen-message-long = The message is too long to be read from a distance: at most { $most } characters.
hall-screen-seconds-wrong = Each part is shown for { $from } to { $to } seconds.

hall-file-heading = Tournament from a file
hall-file-about = A tournament of rounds, a knockout or groups with a play-off goes on here as it stood in the file, with its whole log. It gets a name in addresses that is free. Links of players, displays, roles and webhooks do not come along.
hall-file-personal = Such a file holds personal data: names, clubs and all that was written down.
hall-file-paste = The content of the file
hall-file-read = Import
hall-file-copy = Import it as a second tournament beside the first
hall-file-download = The whole tournament as a file
hall-file-word = file
hall-file-known = { $name } is here already, so nothing was imported. Open it below, or tick the box if you want a second one.
hall-file-other-kind = The file is whole, but it does not hold a tournament of rounds, a knockout or groups, so nothing was imported. A contest is imported on the page for a new contest.
hall-file-damaged = The events in the file do not make a tournament that this version of Kolo can read ({ $detail }), so nothing was imported. Export the file again, or update Kolo if the file is from a newer version.
hall-file-refused = { $problem }. Download the file again from the page of the tournament and import it unchanged.
