# Pages of a tournament day.

hall-parts = Parts of the tournament
hall-part-overview = Today
hall-part-entries = Entries
hall-part-draw = Draw
hall-part-results = Results
hall-part-round = Pairings
hall-part-table = Standings
hall-part-chart = Chart
hall-part-log = Log
hall-part-documents = Documents
hall-connected = connected
hall-disconnected = no connection: what you see may be old
hall-rounds-of = { $published } of { $planned } rounds

hall-tournaments = Tournaments
hall-tournaments-none = There is no tournament yet.
hall-new = New tournament
hall-new-heading = New tournament
hall-new-name = Name of the tournament
hall-new-system = How pairs are made
hall-new-about-dutch = Chess, the rules of FIDE in force today: whoever has the same points meets.
hall-new-about-chess = Chess by the older rules of 1992: whoever has the same points meets, by rating.
hall-new-about-swiss = Go: whoever has won as often meets.
hall-new-about-mcmahon = Go: the strong begin with more points and meet each other from the start, with handicap if you like.
hall-new-about-round-robin = Everybody meets everybody; for up to about twelve.
hall-new-about-pisqworky = Gomoku, as in the grand finals of the contest.
hall-new-rounds = Rounds
hall-new-check-in = Everybody is checked in at the door before round 1
hall-new-create = Create

hall-about-heading = The tournament
hall-system = System
hall-rounds = Rounds
hall-playing = Playing
hall-public-page = The page for everybody
hall-next-heading = What comes next
hall-print-papers = Print pairings, slips and tables
hall-next-entries = { $count } { $count ->
        [one] competitor is
       *[other] competitors are
    } entered. Enter everybody, then draw the first round.
hall-next-draw = All results are in. Round { $round } can be drawn.
hall-next-draw-button = Draw round { $round }
hall-next-publish = Round { $round } is drafted. Look at it, change it if need be, and publish it.
hall-next-publish-button = Look at the draft
hall-next-results = { $open } { $open ->
        [one] result is
       *[other] results are
    } missing.
hall-next-finish = All rounds are played. Look at the standings and finish the tournament.
hall-next-over = The tournament is over.
hall-waiting-heading = Before the next draw
hall-finish-heading = The end
hall-finish = Finish the tournament
hall-reopen-heading = Something is still to be mended
hall-reopen = Open the tournament again

hall-entries-heading = Entries
hall-entries-counted = { $playing } playing, { $here } checked in
hall-add = Add
hall-name = Name
hall-number = No.
hall-rating = Rating
hall-rank = Rank
hall-club = Club or school
hall-standing = State
hall-actions = What can be done
hall-import = Import a list
hall-import-about = Copy a table from a spreadsheet with its header: a column with names, and if you have them rating, rank, title, club, country.
hall-import-paste = The list
hall-import-file = Or choose a file
hall-import-button = Enter them all
hall-import-at = line { $line }: { $why }
hall-standing-entered = entered
hall-standing-here = here
hall-standing-withdrawn = withdrawn
hall-check-in = Check in
hall-check-out = Not here
hall-withdraw = Withdraw
hall-return = Comes back

hall-draw-heading = Round { $round }
hall-draft-heading = Draft of round { $round }
hall-draw-waits = The draw waits for this:
hall-draw-adjourn = Games without a result are adjourned
hall-draw-button = Draw
hall-draw-numbers = With this draw { $people } { $people ->
        [one] person gets another start number
       *[other] people get other start numbers
    }, because somebody came late or an entry was corrected.
hall-draw-none = All rounds are drawn.
hall-publish = Publish
hall-discard = Throw the draft away
hall-changed-by-hand = changed by hand
hall-edit-heading = Change by hand
hall-exchange-one = This one
hall-exchange-other = and this one
hall-exchange-button = Change places
hall-reason = Reason
hall-why-heading = Why these pairs
hall-why-by-hand = The arbiter made these pairs.

hall-results-heading = Results of round { $round }
hall-result-of = Table { $table }: { $first } – { $second }
hall-keys-about = One key a table:
hall-only-open = Only games in play
hall-table = Table
hall-points = Points
hall-result = Result
hall-enter = Enter
hall-correct = Correct
hall-failed = No connection. It is not saved yet and is being sent again.
hall-status-open = in play
hall-status-unconfirmed = not confirmed
hall-status-mismatch = the sides disagree
hall-status-settled = counts

hall-correct-heading = Correction: round { $round }, table { $table }
hall-game-heading = Round { $round }, table { $table }
hall-of-game = More
hall-trouble-mismatch = { $game }: { $first } and { $second } have reported different results.
hall-right-result = The right result
hall-revoke-published = Take the published next round back, if nobody has played it
hall-preview = What would this change?
hall-changes-heading = This changes
hall-save-correction = Save the correction

hall-round-heading = Round { $round }
hall-by-name = By name
hall-nothing-published = Nothing is published yet.
hall-table-heading = Standings
hall-table-after = Standings after { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
hall-table-open = { $open } { $open ->
        [one] game has
       *[other] games have
    } no result yet.
hall-place = Place
hall-back-to-table = Back to the standings
hall-chart-heading = Everybody’s rounds
hall-log-heading = What happened
hall-because = Reason:
hall-older = Older steps
hall-undo = Undo
hall-redo = Let it count again

hall-part-links = Links
hall-links-heading = Links for telephones
hall-links-about = With its link a competitor sees the next game on a telephone and reports its result; the other side confirms it. Links that were handed out go on working; a new link of somebody puts the older one out of use.
hall-links-once = These links are shown once. Print them now, or let everybody take a picture of their own.
hall-links-only-here = No telephone can open these links: only this computer reaches the server. Let it listen to the hall (setting --listen 0.0.0.0:8400 at its start), then make the links anew.
hall-links-picture = Link as a picture for the camera
hall-links-all = Make links for everybody who has none
hall-links-all-have = Everybody has a link already.
hall-links-anew = All links anew
hall-links-anew-about = Every link that was handed out stops working at once, and all telephones need their new one.
hall-links-anew-button = Make all links anew
hall-links-new = New link
hall-links-revoke = Take back
hall-links-holds = has a link
hall-links-too-many = At most { $most } links hold at a time.
hall-links-none = There is no link to take back.

hall-my-waiting = Nothing is drawn yet. This page shows your game as soon as it is.
hall-my-open = The game is on. Report its result when it is over.
hall-my-reported = You have reported: { $result }. The other side has yet to confirm it.
hall-my-confirm = The other side has reported: { $result }. Confirm it if it is right.
hall-my-differ = You have reported: { $own }; the other side: { $other }. Go to the arbiter together, or correct your report.
hall-my-counts = The result counts: { $result }
hall-my-yes = It is right: { $result }
hall-my-got-won = you won
hall-my-got-drawn = a draw
hall-my-got-lost = you lost
hall-my-got-won-free = you won without a game
hall-my-got-lost-free = you lost without a game
hall-my-report = Report the result
hall-my-how = How did it end for you?
hall-my-won = I won
hall-my-drawn = Draw
hall-my-lost = I lost
hall-my-own = Our points
hall-my-other = Their points
hall-my-send = Send
hall-my-sending = Not saved yet: it is being sent, also again after a lost connection.
hall-my-refused = The report was not taken. Look at the page again.
hall-my-earlier = Earlier rounds
hall-my-against = Against
hall-my-everything = The whole tournament

hall-part-screen = Screen
hall-screen-heading = The screen on the wall
hall-screen-about = Open this page on the projector; what it shows is chosen here, also from a telephone.
hall-screen-open = Open the screen
hall-screen-names = Pairings by name
hall-screen-tables = Pairings by table
hall-screen-standings = Standings
hall-screen-message = Message and clock
hall-screen-message-text = Message to everybody
hall-screen-seconds = Seconds for each part
hall-screen-minutes = The next round starts in so many minutes
hall-screen-choose = Show this
hall-screen-starts-in = The next round starts in
hall-screen-nothing = The screen would show nothing: choose at least one part.
hall-screen-message-long = The message is too long to be read from afar: at most { $most } letters.
hall-screen-seconds-wrong = Each part is shown for { $from } to { $to } seconds.
