# What stands on printed documents.

paper-kind-pairings = Pairings by table
paper-kind-names = Pairings by name
paper-kind-slips = Result slips
paper-kind-standings = Standings
paper-kind-crosstable = Crosstable
paper-kind-chart = Wall chart
paper-kind-badges = Name badges
paper-kind-poster = Poster with the address
paper-kind-match-sheets = Match sheets

paper-about-pairings = Who plays whom, by table. To post on the wall.
paper-about-names = All players by name, with table and opponent. To post on the wall.
paper-about-slips = One slip per table, four to a page, to cut out.
paper-about-standings = Places with all tie-breaks.
paper-about-crosstable = All against all, one row and one column each.
paper-about-chart = Opponents and results of every player in all rounds.
paper-about-badges = A badge for every participant, eight to a page, to cut out.
paper-about-poster = A large QR code that leads phones to the tournament page.
paper-about-match-sheets = A sheet per match: games, duels, score, both captains’ signatures.

paper-of-round = Round { $round }: { $what }
paper-after = After { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }
paper-open = { $open } { $open ->
        [one] result
       *[other] results
    } missing
paper-draft = Draft, not published
paper-version = state no. { $version }

paper-column-table = Table
paper-column-number = No.
paper-column-name = Name
paper-column-points = Pts
paper-column-result = Result
paper-column-opponent = Opponent
paper-column-side = Side
paper-column-place = Place
paper-free-heading = Without an opponent

paper-slip-place = Round { $round }, table { $table }
paper-slip-signature = Signature: { $name }

paper-match-board = Game
paper-match-opens = { $duel }: opens
paper-match-crosses = Crosses
paper-match-points = Points
paper-match-sum = Sum
paper-match-score = Score of the match
paper-match-captain = Captain's signature: { $team }
paper-match-player = Signature: { $name }
paper-match-about = A won duel is worth 2 points, a draw 1 point to each side. After SWAP write who plays crosses: A or B.

paper-poster-heading = Follow the tournament on your phone
paper-poster-about = Pairings, results and standings as soon as they are published.
paper-poster-scan = Point the camera here, or type the address:
paper-poster-picture = QR code for { $link }

paper-crosstable-too-wide = a crosstable of { $players } players does not fit on a page; print the wall chart instead
paper-no-round = there is no round { $round }; published: { $rounds }
paper-no-matches = this tournament has no matches of several games; print result slips instead

paper-page-heading = Documents
paper-page-view = View and print
paper-page-print = Print
paper-page-pdf = PDF
paper-page-back = All documents
paper-page-before = Before the first round
paper-page-places = Standings
paper-page-rounds = Earlier rounds
paper-page-none = There is nothing to print yet.

paper-cli-written = Written: { $file }, { $pages } { $pages ->
        [one] page
       *[other] pages
    }
paper-cli-no-link = a poster needs the address of the tournament: give it with --link https://…
paper-cli-no-open-matches = no match is waiting for a result; --all prints all of them
paper-cli-all-of-matches = --all is for the matches of a contest, of groups and of knockouts
paper-cli-no-venue = this is a contest: name one of its tournaments after the file

paper-kind-groups = Groups
paper-kind-bracket = Play-off
paper-about-groups = The table of each group, all against all, and its matches.
paper-about-bracket = The matches of the play-off, round by round.
paper-column-match = Match
paper-column-team = Team
paper-column-first = First team
paper-column-second = Second team
paper-column-match-points = Points
paper-column-score = Score
paper-group = Group { $group }
paper-goes-on = advances
paper-places-open = Places are not decided yet.
paper-badge-captain = captain
paper-badge-spectator = spectator
paper-links-title = Links for phones
paper-link-about = Point the camera here to see your games and report their results.
paper-no-open-matches = no match is waiting for a result; print all matches instead
paper-no-such-match = there is no match { $game } with known sides
paper-not-here = this tournament has another format and no such document
paper-page-matches = Matches
paper-page-all-matches = Of all matches
paper-column-first-player = First player
paper-column-second-player = Second player
paper-slip-table = table { $table }
paper-to-play-now = Can be played now
paper-kind-by-match = Pairings by match
paper-about-by-match = Who plays whom, by match. To post on the wall.
paper-about-names-of-matches = All by name, with match and opponent. To post on the wall.
paper-about-slips-of-matches = One slip per match, four to a page, to cut out.
paper-about-places = Places, as far as they are decided.
