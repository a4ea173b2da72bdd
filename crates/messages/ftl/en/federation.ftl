egd-list-too-long = the list has more than { $most } people; a rating list of the European Go Database has fewer
egd-list-no-players = no player was found: a line of the European Go Database list begins with a blank and an eight-digit PIN
egd-list-lines-unreadable = { $count ->
    [one] one line has no rank or rating in its columns and is left out
   *[other] { $count } lines have no rank or rating in their columns and are left out
}
egd-list-pin-unknown = { $name }: the rating list has no player with PIN { $pin }; nothing was filled in
egd-list-several = { $name }: several players have this name; nothing was filled in. Write the PIN of the right one: { $people }
egd-list-nobody = { $name }: not in the rating list; nothing was filled in
egd-list-similar = { $name }: the full name is not in the rating list; nothing was filled in. Write the PIN if one of these is meant: { $people }
egd-list-rating-differs = { $name }: the rating { $given } is kept; the list has { $listed }

h9-lost = an h9 file cannot hold { $what } (times: { $count })
h9-class-missing = the tournament class is not known, so the heading does not give it: use --class
h9-handicap-unreadable = "{ $found }" is not a handicap reduction such as h1; it is ignored
h9-number-of-results = this line has { $found } results but the first has { $expected }: every player needs one result per round
h9-colours-made-up = { $count ->
    [one] one game has no colours; White was given to the higher placed player
   *[other] { $count } games have no colours; White was given to the higher placed player
}
h9-drawn-by-default = { $who } against { $opponent }: a draw in an unplayed game is read as half a point without an opponent
h9-no-rank = no rank such as 3k or 1d followed by a two-letter country was found: a line is number, name, rank, country, club, numbers, results
h9-pin-unreadable = "{ $found }" is not a PIN of at most eight digits; it is ignored
h9-result-unreadable = "{ $found }" is not a valid result such as 23+/w0, 11-/b5 or 0-
h9-no-players = there is no player line
go-too-many-players = { $count } players are too many: programs that read such files accept { $most }. Write JSON instead
go-too-many-rounds = { $count } rounds are too many: programs that read such files accept { $most }. Write JSON instead
go-lost-scoring = points that differ from 1, ½ and 0
go-lost-criteria = tie-break criteria
go-lost-settings = settings such as bar, floor, handicap limits and pairing options
go-lost-some-settings = some settings of pairing, of professional ranks or of the komi in handicap games
go-lost-other-settings = initial colours, accelerations and settings of other games
go-lost-komi = komi of individual games
go-lost-event-texts = arbiters, dates of rounds and other texts about the tournament
go-lost-kept-lines = lines kept from another file format
go-lost-letters = letters such as ě or ř; they lost their diacritics
go-lost-long-names = names over 30 characters; they were truncated
go-lost-clubs = clubs over 4 characters; they were truncated
go-lost-countries = countries without a known two-letter code
go-lost-ranks = players without a rank; the rank of the rating was written, or 30k
go-lost-ratings = ratings
go-lost-titles = titles
go-lost-people = sex and date of birth
go-lost-pins = federation numbers that are not eight-digit PINs
go-lost-places = places of earlier standings
go-lost-withdrawals = withdrawals; later rounds become absences
go-lost-planned = future byes and absences
go-lost-absences = which absences were announced
go-lost-byes = full-point byes; they will be read as pairing-allocated byes
go-lost-adjourned = adjourned games; they will be read as games without a result
go-lost-odd-results = results whose points do not add up to one
go-lost-unrated = that a game is not rated
go-lost-forbidden = forbidden pairs
go-lost-teams = team lists

xml-ill-formed = this is not well-formed XML: { $why }
xml-cut = the file ends inside the element { $element }: part of it is missing
xml-doctype = a document type is not accepted: tournament files have none, so remove the line
xml-encoding = the text is not encoded in { $encoding }, as the file says: save it as UTF-8
xml-too-many-elements = there are more elements than a tournament file has, or they are nested too deeply
opengotha-lost = an OpenGotha file cannot hold { $what } (times: { $count })
opengotha-no-tournament = this is XML, but not an OpenGotha tournament file: the outermost element is not Tournament
opengotha-name-twice = two players are called { $name }; OpenGotha distinguishes players by name, so change one of them
opengotha-attribute-unused = { $attribute } is not kept (players: { $count })
opengotha-grades-unused = grades that differ from the rank are not kept (players: { $count })
opengotha-element-unused = the element { $element } is not kept (times: { $count })
opengotha-settings-unused = these settings have no meaning in Kolo and are not kept: { $settings }
opengotha-criteria-unused = Kolo does not have these criteria; they are ignored: { $criteria }
opengotha-not-a-number = { $attribute } should be a whole number, not "{ $found }"
opengotha-player-unknown = { $attribute } names "{ $name }", but no player has this name
opengotha-round-impossible = round { $round } is not possible; OpenGotha has rounds 1 to { $most }
opengotha-result-unknown = "{ $found }" is not a result known to OpenGotha
opengotha-result-for-both = { $black } against { $white }: both got the same without a loser; it is read as points without an opponent
opengotha-colours-unknown = colours are marked as unknown and are kept as given (games: { $count })
go-lost-namesakes = players with the same name; their number was added to the first name
go-lost-second-byes = a second bye in the same round
opengotha-ranks-unknown = the rank is marked as unknown and is ignored (players: { $count })
go-lost-point-byes = half-point and full-point byes; they will be read as absences

cli-class-for-h9 = --class is only for the heading of an .h9 file
cli-list-for-csv = --list only fills in a list of competitors (.csv)
cli-nobody-found = None of the { $people } players has such a name.
cli-column-pin = PIN
cli-column-country = Country
cli-column-club = Club
cli-column-rank = Rank
