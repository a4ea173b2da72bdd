# Personal data: what everybody may see.

privacy-part = Public
privacy-public-heading = What everybody may see
privacy-public-about = Pages, screens, papers for everybody, data for programs and webhooks follow this choice. The desk sees everything.
privacy-reach = Who finds the pages
privacy-reach-listed = everybody: they are listed on the first page
privacy-reach-address = whoever knows the address
privacy-reach-closed = nobody but the desk and those who have links
privacy-names = How people are named
privacy-names-full = full names, as entered
privacy-names-given-first = given name and initial; entered as “Jan Novák”
privacy-names-surname-first = given name and initial; entered as “Novák Jan”
privacy-names-numbers = numbers only; teams without their players
privacy-facts = What else is shown
privacy-club = club and country
privacy-strength = rating, rank and title
privacy-never = Days of birth, consents, school years and numbers of federations are never public.
privacy-preview = Show preview
privacy-save = Save
privacy-preview-heading = Preview
privacy-preview-none = Nobody has entered yet.
privacy-preview-more = … and so on.
privacy-not-saved = This is only a preview. Save it to make it hold.
privacy-as-entered = entered
privacy-as-shown = everybody sees
privacy-number = No. { $number }

# What is known about one person.

privacy-nobody = There is nobody of this number in this log.
privacy-no-reason = Say why: the reason is kept in place of what is erased.
privacy-play-changes = Without this person results, pairs or places would not be the same. Nothing was erased.
privacy-stale = Others have written meanwhile. Nothing was erased; look at the preview again.
privacy-data-people = What is known about one person: hand it out or erase it
privacy-data-link = What is known about this person
privacy-data-about = This is everything that the house holds about this person. Hand out the file when the person asks for it.
privacy-data-file = Download as a file (JSON)
privacy-data-known = What is known
privacy-data-log = Steps that name this person
privacy-erase-heading = Erase on request
privacy-erase-about = The name and all personal facts are replaced in the log by a neutral word; results, pairs and places stay. This cannot be undone.
privacy-erase-preview = Show what would be erased
privacy-erase-would = { $name } will be called “{ $label }”. { $events ->
    [one] One event is rewritten.
   *[other] { $events } events are rewritten.
}
privacy-erase-nothing = Nothing is left to be erased.
privacy-erase-stays = Results, pairs, places and ratings stay. Copies of the database that were made before still hold the name.
privacy-erase = Erase for good
privacy-people-heading = What is known about one person
privacy-people-about = Find the person, then hand out what is known, or erase it.
privacy-people-search = Name
privacy-people-show = Find
privacy-people-none = Nobody of this name was found.
privacy-cli-sure = Nothing was erased yet. Say --yes to erase.
privacy-cli-done = Erased: “{ $label }” stands there now. { $events ->
    [one] One event was rewritten.
   *[other] { $events } events were rewritten.
}

# Facts about one person.
privacy-fact-tournament = Tournament
privacy-fact-contest = Contest
privacy-fact-at = At “{ $tournament }”
privacy-fact-id = Number in the log
privacy-fact-title = Title
privacy-fact-adjustment = Added to the start coefficient
privacy-fact-super-group = Named for the super group
privacy-fact-country = Country
privacy-fact-sex = Sex
privacy-fact-female = female
privacy-fact-male = male
privacy-fact-federation = Number in the list of the federation
privacy-fact-member = Member of the team
privacy-fact-withdrawn = withdrew after round { $round }
privacy-fact-no-show = did not come
privacy-fact-game = table { $table }, { $side }, against { $opponent }
privacy-fact-reported = reported { $result }
privacy-fact-other-reported = the other side reported { $result }
privacy-fact-link = Has a link for a telephone
privacy-fact-earlier-name = Earlier name
privacy-fact-match = Match { $match }
privacy-fact-entry = Entry
privacy-fact-entry-withdrawn = Entry that was taken back
privacy-fact-entered = entered on { $day }
privacy-fact-away = away from { $from }
privacy-fact-away-until = away from { $from } until { $until }
privacy-fact-sanction = Sanction
privacy-fact-reason = Named in the reason of a step
