# Parts of a contest: who may take part, quotas, fees, seeding, lists of entries.

## Who may take part

pieces-entry-problem = { $entry }: { $problem }
pieces-grade = { $player } is in grade { $grade }, and the contest is for grades 6 to 9 and secondary schools; correct the grade or enter somebody else
pieces-not-at-school = { $player } is at neither a primary nor a secondary school, and this category is for pupils and students only; correct the schooling or enter somebody else
pieces-not-under-16 = { $player } is { $age } years old on { $day }, when the area tournaments begin, and everybody in a primary school team must be under 16; correct the date of birth, enter somebody else, or enter the team among the secondary schools
pieces-primary-finished = { $player } has finished primary education, and nobody in a primary school team may have; correct the schooling, enter somebody else, or enter the team among the secondary schools
pieces-not-known = the day of birth or the school year of { $player } is not known; write it down
pieces-over-26 = { $player } was { $age } years old on { $day }, when the contest was announced, and veterans must have been 26 or younger; correct the date of birth or withdraw the entry
pieces-unknown-player = nobody has the id “{ $player }”; write the player down first
pieces-member-twice = { $player } is a member twice; leave one of them out
pieces-not-one-person =
    { $count ->
        [one] the one person must be a regular player; in the individual contest there are no substitutes
       *[other] { $count } people are entered; in the individual contest everybody has an entry of his own
    }
pieces-too-few-regulars =
    { $count ->
        [one] 1 regular player
       *[other] { $count } regular players
    } registered, and a team needs at least { $fewest } to start; add somebody
pieces-too-many-regulars = { $count } regular players registered, and a team has at most { $most }; make somebody a substitute or leave him out
pieces-too-many-substitutes = { $count } substitutes registered, and a team has at most { $most }; leave somebody out
pieces-no-captain = the team has no captain; name one of its members
pieces-captain-not-member = the captain { $captain } is no member of the team; name one of its members
pieces-captain-of-one = whoever plays alone has no captain; leave the captain out
pieces-consent-missing = { $player } has not agreed to { $consent }; without this consent nobody may play, so get it and write down its date
pieces-consent-rules-and-data = the rules and the processing of personal data
pieces-consent-photos = photos and their publication
pieces-regular-elsewhere = { $player } is a regular player of { $other } already and can only be a substitute here
pieces-entered-already = { $player } is in this category already, with the entry { $other }
pieces-no-school = a team plays for a school, and none is named; name it
pieces-unknown-school = no school has the id “{ $school }”; write the school down first
pieces-part-missing = { $school } was merged from { $parts } schools; say which of them the team plays for, 1 to { $parts }
pieces-unknown-part =
    { $parts ->
        [0] { $school } was not merged from several schools and has no part { $part }; leave the part out
       *[other] { $school } has no part { $part }; expected 1 to { $parts }
    }
pieces-school-full = { $school } has { $most } teams already ({ $others }), and a school may not have more; withdraw one of them first
pieces-part-full = part { $part } of { $school } has { $most } teams already ({ $others }), and it may not have more; withdraw one of them first

## Who plays on the day

pieces-lineup-not-member = { $player } is no member of { $team } and cannot play for it
pieces-lineup-twice = { $player } is named twice in the line-up of { $team }; leave one of them out
pieces-lineup-elsewhere = { $player } plays for another team in this tournament and cannot play for { $team }, too; choose one of the teams
pieces-lineup-too-many = { $count } players of { $team } are named and { $boards } play; a substitute plays only in place of a regular player who did not come
pieces-lineup-too-few =
    { $count ->
        [0] nobody of { $team } is
        [one] only 1 player of { $team } is
       *[other] only { $count } players of { $team } are
    } here, and a team needs at least { $fewest } to start

## How many go on

pieces-method-largest-remainder = largest remainder
pieces-method-sainte-lague = Sainte-Laguë
pieces-method-d-hondt = D'Hondt
pieces-cannot-share = the places of those who go on from this level cannot be shared ({ $level }): { $problems }
pieces-share-last-level = nobody goes on from the last level
pieces-share-key-twice = { $party } is named twice; name it once
pieces-share-bounds-crossed = { $party } would send at least { $least } and at most { $most }; lower the first number or raise the second
pieces-share-no-entries = there are no entries to share the places by; wait for entries
pieces-share-above-field = { $seats } places are more than the { $most } who can go on; offer fewer places
pieces-share-below-least = { $seats } places are fewer than the { $least } who go on in any case; offer more places
pieces-share-head =
    { $seats ->
        [one] 1 place
       *[other] { $seats } places
    } in proportion to { $entries } entries, method: { $method }
pieces-share-at-least = { $party }: its entries would bring fewer, so it is held at its least, { $seats }
pieces-share-at-most = { $party }: its entries would bring more, so it is held at its most, { $seats }
pieces-share-remainder = { $party }: { $seats } × { $entries } / { $all } = { $whole }, remainder { $remainder }/{ $all }
pieces-share-remainder-extra = { $party }: { $seats } × { $entries } / { $all } = { $whole }, remainder { $remainder }/{ $all }, which brings one more
pieces-share-award = place { $number } by quotient: { $party } with { $entries } / { $divisor }
pieces-share-cut-claim = the last place goes to { $in }, with a larger claim than { $out }
pieces-share-cut-entries = the last place goes to { $in }: { $out } has as large a claim, but fewer entries
pieces-share-cut-lot = the last place goes to { $in }: { $out } has as large a claim and as many entries, so the lot decided
pieces-share =
    { $party }: { $seats ->
        [0] nobody goes on
        [one] 1 goes on
       *[other] { $seats } go on
    }

## Fees

pieces-money-czk = { $whole } Kč
pieces-money-czk-cents = { $whole }.{ $cents } Kč
pieces-money-eur = { $whole } €
pieces-money-eur-cents = { $whole }.{ $cents } €
pieces-bad-code = “{ $text }” is no discount code: expected nine letters and digits such as ACD-EFG-HJK; compare it with the message it came in
pieces-fee-not-on-site = whoever plays alone pays in advance; there is no fee on site
pieces-fee-wrong-amount = { $entry }: { $paid } came and { $due } is due; ask for the right amount
pieces-fee-settled = { $entry }: the fee is settled already
pieces-fee-waiver-for-one = { $entry }: only a team of a school that hosts a tournament can play for free
pieces-fee-not-host = { $entry }: the school hosts no tournament, so its teams pay; write down the tournament first if it does
pieces-fee-waiver-used = { $entry }: a host school has one team of each category for free, and this is { $other }
pieces-fee-discount-for-team = { $entry } is a team; discount codes are for those who play alone
pieces-fee-unknown-code = no team has the code { $code }; compare it with the message it came in
pieces-fee-code-not-earned = { $team } did not pay in advance, so its code does not count
pieces-fee-code-used = the code of { $team } is used up, by { $by }
pieces-fee-not-of-team = { $entry } is no member of { $team }, and the code of a team is for its members

## Order of a grand final

pieces-seed-placing = place { $place } ({ $level })
pieces-seed-by-higher = { $number }. { $name }: { $placings }; ahead of { $next } by the placing in the level before the final
pieces-seed-by-lower = { $number }. { $name }: { $placings }; ahead of { $next } by the placing in the first level
pieces-seed-by-lot = { $number }. { $name }: { $placings }; ahead of { $next } by lot
pieces-seed-last = { $number }. { $name }: { $placings }
pieces-seed-twice = { $entry } is named twice; name it once
pieces-seed-place-zero = { $entry } has a placing of 0; places are counted from 1

## Lists of entries

pieces-column-category = category
pieces-column-school-id = school id
pieces-column-school = school
pieces-column-part = part
pieces-column-entry-id = entry id
pieces-column-team = team
pieces-column-player-id = player id
pieces-column-player = player
pieces-column-born = born
pieces-column-schooling = schooling
pieces-column-role = role
pieces-column-captain = captain
pieces-column-rules-consent = consent to rules
pieces-column-photos-consent = consent to photos
pieces-column-entered = entered
pieces-list-too-large = the list is larger than { $most } MiB, so it is something else
pieces-list-not-utf8 = this line is not in UTF-8; save the list as “CSV UTF-8”
pieces-list-nobody = nobody is listed; a heading and at least one row are needed
pieces-list-open-quote = a quote is opened here and never closed; close it or leave it out
pieces-list-unknown-column = no column is called “{ $column }”; known are: { $known }
pieces-list-column-twice = the column “{ $column }” is there twice; leave one of them out
pieces-list-column-missing = the column “{ $column }” is missing; add it
pieces-list-cell-without-column = this cell stands under no heading; remove it or give it a heading
pieces-list-missing = “{ $column }” is blank; fill it in
pieces-list-bad-category = “{ $text }” is no category: expected zs, ss, kadeti or veterani
pieces-list-bad-schooling = “{ $text }” is no school year: expected a grade such as 8, ss for a secondary school, or left
pieces-list-bad-role = “{ $text }” is no role: expected regular or substitute
pieces-list-bad-captain = “{ $text }” is neither yes nor no: write yes for the captain and nothing for the others
pieces-list-bad-part = “{ $text }” is no part of a school: expected a number from 1
pieces-list-team-of-one = whoever plays alone is in no team ({ $category }); leave the team blank
pieces-list-captain-twice = { $entry } has a captain in line { $line } already; choose one
pieces-list-person-differs = { $player } is described in another way in line { $line }: “{ $column }” differs; make both the same, or tell two people apart by player ids
pieces-list-entry-differs = the entry { $entry } is described in another way in line { $line }: “{ $column }” differs; make both the same
pieces-list-school-differs = this school is called “{ $name }” in line { $line }; make both the same
pieces-list-id-taken = the entry would get the id { $entry }, which the one in line { $line } has; add a column of entry ids
pieces-teams-none = there is no team in the list; write one a line: the name of the team, then its players
pieces-teams-too-many = there are more than { $most } teams in the list; enter them in parts
pieces-teams-name = line { $line }: { $why }
pieces-teams-twice = line { $line }: the team { $team } stands in the list twice; give one of them another name
pieces-teams-few = line { $line }: { $team } has { $count } players and needs at least { $fewest }; add who is missing
pieces-teams-many = line { $line }: { $team } has { $count } players and may have at most { $most }, substitutes among them; leave somebody out
pieces-teams-player-twice = line { $line }: { $player } stands in the team { $team } twice; add something that tells them apart

## Lists of regions, areas and schools

pieces-list-column = there is no column “{ $column }”: known are { $known }
pieces-list-cell-empty = this line has nothing in the column “{ $column }”
pieces-list-choice = “{ $text }” is not one of { $known }
