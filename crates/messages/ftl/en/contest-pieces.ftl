# Parts of a contest: who may take part, quotas, fees, seeding, lists of entries.

## Who may take part

pieces-entry-problem = { $entry }: { $problem }
pieces-grade = { $player } is in grade { $grade }, but the contest is for grades 6 to 9 and secondary schools; correct the grade or enter another player
pieces-not-at-school = { $player } is at neither a primary nor a secondary school, but this category is for pupils and students only; correct the schooling or enter another player
pieces-not-under-16 = { $player } is { $age } years old on { $day }, when the area tournaments begin, but all players of a primary school team must be under 16; correct the date of birth, enter another player, or enter the team among the secondary schools
pieces-primary-finished = { $player } has finished primary education, which no player of a primary school team may have; correct the schooling, enter another player, or enter the team among the secondary schools
pieces-not-known = { $player }: the date of birth or school year is missing; fill it in
pieces-over-26 = { $player } was { $age } years old on { $day }, when the contest was announced, but veterans must have been 26 or younger; correct the date of birth or withdraw the entry
pieces-unknown-player = no player has the id “{ $player }”; record the player first
pieces-member-twice = { $player } is listed twice; remove one
pieces-not-one-person =
    { $count ->
        [one] the only member must be a regular player; there are no substitutes in the individual contest
       *[other] { $count } people are entered; in the individual contest each player has their own entry
    }
pieces-too-few-regulars =
    { $count ->
        [one] 1 regular player
       *[other] { $count } regular players
    } registered, but a team needs at least { $fewest } to start; add players
pieces-too-many-regulars = { $count } regular players registered, but a team may have at most { $most }; make some substitutes or remove them
pieces-too-many-substitutes = { $count } substitutes registered, but a team may have at most { $most }; remove some
pieces-no-captain = the team has no captain; choose one of its members
pieces-captain-not-member = the captain { $captain } is not a member of the team; choose one of its members
pieces-captain-of-one = individual players have no captain; leave the captain out
pieces-consent-missing = { $player } has not consented to { $consent }; without this consent no player may play, so get it and record its date
pieces-consent-rules-and-data = the rules and the processing of personal data
pieces-consent-photos = photos and their publication
pieces-regular-elsewhere = { $player } is already a regular player of { $other } and can only be a substitute here
pieces-entered-already = { $player } is already in this category, with entry { $other }
pieces-no-school = a team plays for a school, but none is given; name it
pieces-unknown-school = no school has the id “{ $school }”; record the school first
pieces-part-missing = { $school } was merged from { $parts } schools; give the one the team plays for, 1 to { $parts }
pieces-unknown-part =
    { $parts ->
        [0] { $school } was not merged from several schools and has no part { $part }; leave the part out
       *[other] { $school } has no part { $part }; use 1 to { $parts }
    }
pieces-school-full = { $school } already has { $most } teams ({ $others }), the most a school may have; withdraw one of them first
pieces-part-full = part { $part } of { $school } already has { $most } teams ({ $others }), the most it may have; withdraw one of them first

## Who plays on the day

pieces-lineup-not-member = { $player } is not a member of { $team } and cannot play for it
pieces-lineup-twice = { $player } is twice in the line-up of { $team }; remove one
pieces-lineup-elsewhere = { $player } plays for another team in this tournament and cannot also play for { $team }; choose one of the teams
pieces-lineup-too-many = { $count } players of { $team } are named, but only { $boards } play; a substitute plays only in place of an absent regular player
pieces-lineup-too-few =
    { $count ->
        [0] no player of { $team } is
        [one] only 1 player of { $team } is
       *[other] only { $count } players of { $team } are
    } here, but a team needs at least { $fewest } to start

## How many advance

pieces-method-largest-remainder = largest remainder
pieces-method-sainte-lague = Sainte-Laguë
pieces-method-d-hondt = D'Hondt
pieces-cannot-share = the places for advancing from this level cannot be allocated ({ $level }): { $problems }
pieces-share-last-level = no one advances from the last level
pieces-share-key-twice = { $party } is named twice; name it once
pieces-share-bounds-crossed = { $party } would send at least { $least } and at most { $most }; lower the first number or raise the second
pieces-share-no-entries = there are no entries to allocate the places by; wait for entries
pieces-share-above-field = { $seats } places are more than the { $most } who can advance; offer fewer places
pieces-share-below-least = { $seats } places are fewer than the { $least } who advance in any case; offer more places
pieces-share-head =
    { $seats ->
        [one] 1 place
       *[other] { $seats } places
    } in proportion to { $entries } entries, method: { $method }
pieces-share-at-least = { $party }: its entries would earn fewer, so it gets its minimum, { $seats }
pieces-share-at-most = { $party }: its entries would earn more, so it gets its maximum, { $seats }
pieces-share-remainder = { $party }: { $seats } × { $entries } / { $all } = { $whole }, remainder { $remainder }/{ $all }
pieces-share-remainder-extra = { $party }: { $seats } × { $entries } / { $all } = { $whole }, remainder { $remainder }/{ $all }, which earns one more
pieces-share-award = place { $number } by quotient: { $party } with { $entries } / { $divisor }
pieces-share-cut-claim = the last place goes to { $in }, with a larger claim than { $out }
pieces-share-cut-entries = the last place goes to { $in }: { $out } has an equal claim, but fewer entries
pieces-share-cut-lot = the last place goes to { $in }: { $out } has an equal claim and as many entries, so lots were drawn
pieces-share =
    { $party }: { $seats ->
        [0] no one advances
        [one] 1 advances
       *[other] { $seats } advance
    }

## Fees

pieces-money-czk = { $whole } Kč
pieces-money-czk-cents = { $whole }.{ $cents } Kč
pieces-money-eur = { $whole } €
pieces-money-eur-cents = { $whole }.{ $cents } €
pieces-bad-code = “{ $text }” is not a valid discount code: it has nine letters and digits such as ACD-EFG-HJK; compare it with the message it came in
pieces-fee-not-on-site = individual players pay in advance; there is no fee on site
pieces-fee-wrong-amount = { $entry }: { $paid } was paid but { $due } is due; ask for the right amount
pieces-fee-settled = { $entry }: the entry fee is already settled
pieces-fee-waiver-for-one = { $entry }: the entry fee is waived only for a team of a host school
pieces-fee-not-host = { $entry }: the school hosts no tournament, so its teams pay; if it does host one, record the tournament first
pieces-fee-waiver-used = { $entry }: a host school has one free team in each category, and that is { $other }
pieces-fee-discount-for-team = { $entry } is a team; discount codes are for individual players
pieces-fee-unknown-code = no team has the code { $code }; compare it with the message it came in
pieces-fee-code-not-earned = { $team } did not pay in advance, so its code does not count
pieces-fee-code-used = the code of { $team } has already been used by { $by }
pieces-fee-not-of-team = { $entry } is not a member of { $team }, and a team's code is for its members

## Order of a grand final

pieces-seed-placing = place { $place } ({ $level })
pieces-seed-by-higher = { $number }. { $name }: { $placings }; ahead of { $next } by the place in the level before the final
pieces-seed-by-lower = { $number }. { $name }: { $placings }; ahead of { $next } by the place in the first level
pieces-seed-by-lot = { $number }. { $name }: { $placings }; ahead of { $next } by lot
pieces-seed-last = { $number }. { $name }: { $placings }
pieces-seed-twice = { $entry } is named twice; name it once
pieces-seed-place-zero = { $entry } has a place of 0; places are counted from 1

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
pieces-list-too-large = the list is larger than { $most } MiB, so it cannot be a list of entries
pieces-list-not-utf8 = this line is not in UTF-8; save the list as “CSV UTF-8”
pieces-list-nobody = the list is empty; a header and at least one row are needed
pieces-list-open-quote = a quotation mark is opened here and never closed; close it or remove it
pieces-list-unknown-column = there is no column “{ $column }”; known columns: { $known }
pieces-list-column-twice = the column “{ $column }” appears twice; remove one
pieces-list-column-missing = the column “{ $column }” is missing; add it
pieces-list-cell-without-column = this cell has no column header; remove it or add a header
pieces-list-missing = “{ $column }” is blank; fill it in
pieces-list-bad-category = “{ $text }” is not a valid category: use zs, ss, kadeti or veterani
pieces-list-bad-schooling = “{ $text }” is not a valid school year: use a grade such as 8, ss for a secondary school, or left
pieces-list-bad-role = “{ $text }” is not a valid role: use regular or substitute
pieces-list-bad-captain = “{ $text }” is neither yes nor no: write yes for the captain and nothing for the others
pieces-list-bad-part = “{ $text }” is not a part of a school: use a number from 1
pieces-list-team-of-one = individual players have no team ({ $category }); leave the team blank
pieces-list-captain-twice = { $entry } already has a captain in line { $line }; choose one
pieces-list-person-differs = { $player } is different in line { $line }: “{ $column }” differs; make both the same, or distinguish two people by player ids
pieces-list-entry-differs = entry { $entry } is different in line { $line }: “{ $column }” differs; make both the same
pieces-list-school-differs = this school is called “{ $name }” in line { $line }; make both the same
pieces-list-id-taken = the entry would get the id { $entry }, already used by line { $line }; add a column of entry ids
pieces-teams-none = there is no team in the list; write one per line: the name of the team, then its players
pieces-teams-too-many = there are more than { $most } teams in the list; enter them in several parts
pieces-teams-name = line { $line }: { $why }
pieces-teams-twice = line { $line }: team { $team } is in the list twice; rename one of them
pieces-teams-few = line { $line }: { $team } has { $count } players but needs at least { $fewest }; add the missing ones
pieces-teams-many = line { $line }: { $team } has { $count } players but may have at most { $most } including substitutes; remove some
pieces-teams-player-twice = line { $line }: { $player } is in team { $team } twice; add something to distinguish them

## Lists of regions, areas and schools

pieces-list-column = there is no column “{ $column }”; known columns: { $known }
pieces-list-cell-empty = the column “{ $column }” is empty in this line
pieces-list-choice = “{ $text }” is not one of { $known }
