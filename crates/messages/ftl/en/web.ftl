# Pages of the web application, and what the server says.

# The server.
web-serving = Kolo is running at { $address }
web-serving-desk = The desk, with a key that works once: { $link }
web-serving-stop = Press Ctrl-C to stop.
web-serving-closed = Kolo has stopped; everything that was acknowledged is in the database.
web-cannot-listen = Kolo cannot listen at { $address }: { $why }. Choose another address or port with --listen, or stop the program that uses it.
web-bad-base-url = “{ $url }” is no address of a site: give it as http://… or https://…, without anything behind the host.
web-start-failed = The server cannot start: { $why }

# What can be wrong with a request.
web-trouble-heading = This did not work
web-not-found = There is nothing under this address. Check the link, or begin on the first page.
web-wrong-method = This address cannot be used in this way.
web-unreadable = What was sent cannot be read: { $detail }
web-not-json = Send the data as application/json.
web-too-large = This is too much at once: at most { $bytes } bytes can be sent.
web-too-slow = The answer took too long. Look at the page again before you repeat it.
web-crowded = Too many people did something at the same moment. Try it again.
web-internal = There is a mistake in the program; the owner of the server can see more in its log. Nothing was changed.
web-key-unknown = This link does not hold, or no longer. Ask the arbiter for a new one.
web-too-many-keys = Too many links to the desk are open. Wait until older ones have run out.
web-too-many-tries = Too many wrong links came from here. Wait a minute and use the link that the arbiter gave you.
web-foreign-order = This order did not come from a page of the desk. Open the desk and give it there.
web-desk-closed = The desk is for the arbiter. Open it with the link that the server printed when it started, or with one that a colleague at the desk made for you.

# Around every page.
web-frame-home = What is being played
web-frame-skip = Skip to the content
web-frame-language = Language
web-frame-needs-script = This page needs JavaScript.

# The entrance of the desk.
web-enter-heading = Come to the desk
web-enter-about = This link works once. Your name will stand beside everything that you decide.
web-enter-name = Your name
web-enter-button = Enter

# The first page.
web-home-heading = What is being played
web-home-none = Nothing is being played on screens now.
web-name-reused = The name “{ $name }” belongs to another request that was carried out. Look at the page again and send this one anew.
web-bad-field = { $field }: { $why }
web-home-over = finished
web-home-desk = The arbiter’s desk
web-watch-title = { $title }

# Boards and duels; words between percent signs are filled in by the page.
web-cross = cross
web-circle = circle
web-empty = empty
web-move-number = %cell%, %mark%, mark %n%
web-board = Board %n%
web-duel = Duel %n%
web-moves = Marks in order
web-grid = Board of 15 by 15 squares; move with the arrow keys, mark with Enter
web-to-begin = The duel has not begun.
web-for-opening = %name% sets the first three marks.
web-for-choice = %name% chooses a symbol.
web-for-choice-or-two = %name% chooses a symbol or adds two marks.
web-for-move = %name% is to move.
web-at-time-limit = The time of the duel is over.
web-won = %name% has won: %how%
web-drawn = Draw
web-stopped-by-arbiter = The arbiter has stopped the clocks: %reason%
web-stopped-by-player = %name% has called the arbiter; the clocks are stopped.
web-offers-draw = %name% offers a draw.
web-claims-win = %name% claims a forced win; the arbiter decides.
web-finding-proven = Proven: the win is forced, and the proof was checked.
web-finding-not-proven = Not proven: the program found no forced win in its time. That does not say that there is none.
web-finding-refuted = Refuted: the claim is certainly wrong.
web-is-ready = %name% is ready.
web-flag-down = time over
web-duel-time = Time of the duel
web-no-game = Nobody plays here: one side is short of a player.
web-score = Score
web-result = Result
web-forfeit = forfeited
web-connected = connected
web-connecting = not connected, trying…
web-enlarge = Show board %n% large
web-all-boards = All boards
web-failed = This did not get through: %why%

# The page of a player.
web-turn-open = Your turn: set three marks, two of one kind and one of the other.
web-turn-choose = Your turn: choose your symbol.
web-turn-choose-or-add = Your turn: choose your symbol, or add one cross and one circle.
web-turn-add = Your turn: set one cross and one circle; then your opponent chooses.
web-turn-move = Your move.
web-turn-wait = Wait for %name%.
web-which-mark = Mark to set
web-confirm = Confirm
web-take-back = Take back
web-choose-cross = Play with crosses
web-choose-circle = Play with circles
web-add-two = Add two marks
web-choose-instead = Choose a symbol instead
web-ready = I am ready for duel %n%
web-ready-wait = You are ready. Wait for %name%.
web-resign = Give up
web-resign-sure = Give up this duel?
web-yes = Yes
web-no = No
web-offer-draw = Offer a draw
web-offered-draw = You have offered a draw.
web-accept-draw = Take the draw
web-decline-draw = Decline
web-claim-flag = Point out that the time is over
web-claim-win = I have a forced win
web-accept-limit = It is a draw
web-accepted-limit = You agree to a draw. Wait for your opponent.
web-limit-about = The time of the duel is over. If you have a forced win, say so now; otherwise it is a draw.
web-claimed = You claim a forced win. Show it to the arbiter.
web-call-arbiter = Call the arbiter
web-call-sure = Stop the clocks and call the arbiter?
web-sending = Sending…
web-sending-again = Not acknowledged yet, sending again…
web-ask-first = Ask before every move
web-play-here = Play %cell%
web-you-won = You have won: %how%
web-you-lost = You have lost: %how%
web-all-done = Both duels of your board are over. Thank you for playing.
web-you = you
web-actions = What else you can do

# The desk.
web-desk-heading = The desk
web-desk-matches = Matches on screens
web-desk-none = No match is set up yet.
web-desk-new = A new match
web-new-title = What the match is called
web-new-boards = Boards
web-new-first = First side
web-new-second = Second side
web-new-player = Player
web-new-opens = Opens duel 1
web-new-opening = Opening
web-new-time = Time of a duel
web-new-time-other = other…
web-new-time-hint = For example 8m+8m (a clock for each), 16m together (without clocks)
web-new-set-up = Set up the match
web-desk-another-key = A link for a colleague
web-desk-another-about = It opens the desk once, within twelve hours.
web-desk-leave = Leave the desk
web-desk-watch = As spectators see it
web-desk-seats = Links of the players
web-desk-seats-about = Each player opens his own link on his own screen. A link is shown once; a new one puts the old one out of use.
web-desk-new-link = New link
web-desk-new-link-sure = The old link stops working. Make a new one?
web-desk-revoke = Take the link back
web-desk-linked = has a link
web-desk-not-linked = has no link
web-desk-start = Start the duel
web-desk-stop = Stop the clocks
web-desk-resume = Let them go on
web-desk-set-time = Set the time
web-desk-time-left = Time left (minutes:seconds)
web-desk-reason = Reason
web-desk-accept-claim = Give the win
web-desk-reject-claim = Not shown: a draw
web-desk-end-by-limit = Nobody claims: a draw
web-desk-rule = Decide the duel
web-desk-correct = Correct a result
web-desk-outcome = Result
web-desk-wins = %name% wins
web-desk-forfeits = %name% forfeits
web-desk-both-forfeit = both forfeit
web-desk-slip = Slip
web-desk-looking = The program is looking at it…
web-desk-show-proof = Step through it
web-desk-bad-time = Write the time as minutes:seconds, for example 4:30.
web-desk-do-it = Do it
web-desk-print = Print the links
web-prove-heading = Is there a forced win?
web-clock-heading = Hall clocks
