egd-list-too-long = the list has more than { $most } people; a rating list of the European Go Database has fewer
egd-list-no-players = no player was found: a line of the European Go Database's list begins with a blank and the PIN of eight digits
egd-list-lines-unreadable = { $count ->
    [one] one line has no rank or rating in its columns and is left out
   *[other] { $count } lines have no rank or rating in their columns and are left out
}
egd-list-pin-unknown = { $name }: the rating list has nobody with the PIN { $pin }; nothing was filled in
egd-list-several = { $name }: several people have this name; nothing was filled in. Write the PIN of the right one: { $people }
egd-list-nobody = { $name }: not in the rating list; nothing was filled in
egd-list-similar = { $name }: not in the rating list by the whole name; nothing was filled in. Write the PIN if one of these is meant: { $people }
egd-list-rating-differs = { $name }: the rating { $given } stays as given; the list has { $listed }

h9-lost = an h9 file has no place for { $what } (times: { $count })
h9-class-missing = the class of the event is not known, so the heading does not name it: give it with --class
h9-handicap-unreadable = "{ $found }" is no reduction of the handicap such as h1; it is left out
h9-number-of-results = this line has { $found } results and the first one has { $expected }: every player needs one result a round
h9-colours-made-up = { $count ->
    [one] in one game nobody has a colour; White was given to the one who stands higher
   *[other] in { $count } games nobody has a colour; White was given to the one who stands higher
}
h9-drawn-by-default = { $who } against { $opponent }: a draw in a game that was not played is read as half a point without opponent
h9-no-rank = no rank such as 3k or 1d with a country of two letters behind it was found: a line is number, name, rank, country, club, numbers, results
h9-pin-unreadable = "{ $found }" is no PIN of at most eight digits; it is left out
h9-result-unreadable = "{ $found }" is no result such as 23+/w0, 11-/b5 or 0-
h9-no-players = there is no line of a player
go-too-many-players = { $count } players do not fit: the programs that read such files take { $most }. Write JSON instead
go-too-many-rounds = { $count } rounds do not fit: the programs that read such files take { $most }. Write JSON instead
go-lost-scoring = points that differ from 1, ½ and 0
go-lost-criteria = criteria of the final order
go-lost-settings = settings such as bar, floor, limits of the handicap and wishes of the draw
go-lost-some-settings = some settings of the draw, of professional grades or of the komi in handicap games
go-lost-other-settings = the lot, accelerations and settings of other games
go-lost-komi = komi of single games
go-lost-event-texts = arbiters, dates of rounds and further texts about the event
go-lost-kept-lines = lines kept from a file of another kind
go-lost-letters = letters such as ě or ř; they lost their marks
go-lost-long-names = names over 30 characters; they were cut
go-lost-clubs = clubs over 4 characters; they were cut
go-lost-countries = countries whose two letters are not known
go-lost-ranks = players without a rank; the rank of the rating was written, or 30k
go-lost-ratings = ratings
go-lost-titles = titles
go-lost-people = sex and date of birth
go-lost-pins = federation numbers that are no PIN of eight digits
go-lost-places = places of an earlier table
go-lost-withdrawals = withdrawals; later rounds are absences
go-lost-planned = byes and absences to come
go-lost-absences = which absences were announced
go-lost-byes = full-point byes; they will be read as pairing byes
go-lost-adjourned = adjourned games; they will be read as games without a result
go-lost-odd-results = results in which the points do not add up to one
go-lost-unrated = that a game is not reported for rating
go-lost-forbidden = pairs that must not be made
go-lost-teams = team lists

xml-ill-formed = this is not sound XML: { $why }
xml-cut = the file ends inside of the element { $element }: a part of it is missing
xml-doctype = a document type is not taken: tournament files have none, so remove the line
xml-encoding = the letters are not { $encoding }, as the file says: save it as UTF-8
xml-too-many-elements = there are more elements than a tournament file has, or they are nested too deeply
opengotha-lost = an OpenGotha file has no place for { $what } (times: { $count })
opengotha-no-tournament = this is XML, but no tournament file of OpenGotha: the outermost element is not Tournament
opengotha-name-twice = two players are called { $name }; OpenGotha tells people apart by their names, so change one of them
opengotha-attribute-unused = { $attribute } is not kept (players: { $count })
opengotha-grades-unused = grades that differ from the rank are not kept (players: { $count })
opengotha-element-unused = the element { $element } is not kept (times: { $count })
opengotha-settings-unused = these settings have no meaning in Kolo and are not kept: { $settings }
opengotha-criteria-unused = Kolo does not have these criteria; they are left out: { $criteria }
opengotha-not-a-number = { $attribute } should be a whole number, not "{ $found }"
opengotha-player-unknown = { $attribute } names "{ $name }", and no player has this name
opengotha-round-impossible = round { $round } cannot be; OpenGotha has rounds 1 to { $most }
opengotha-result-unknown = "{ $found }" is no result that OpenGotha knows
opengotha-result-for-both = { $black } against { $white }: both got the same without a loser; it is read as points without opponent
opengotha-colours-unknown = colours are marked as not known and are taken as they stand (games: { $count })
go-lost-namesakes = people with the same name; their first name was given their number
go-lost-second-byes = a second bye in the same round
opengotha-ranks-unknown = the rank is marked as not known and is left out (players: { $count })
go-lost-point-byes = half-point and full-point byes; they will be read as absences

cli-class-for-h9 = --class is for the heading of an .h9 file only
cli-list-for-csv = --list fills in a list of competitors (.csv) only
cli-nobody-found = Nobody of { $people } has such a name.
cli-column-pin = PIN
cli-column-country = Country
cli-column-club = Club
cli-column-rank = Rank
