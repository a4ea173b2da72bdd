# Personal data: the public view.

privacy-part = Public
privacy-public-heading = What the public may see
privacy-public-about = This choice applies to public pages, hall screens, printouts, data for programs and webhooks. Organisers and arbiters see everything.
privacy-reach = Who can find the pages
privacy-reach-listed = all visitors: they are listed on the first page
privacy-reach-address = only those who know the address
privacy-reach-closed = only organisers, arbiters and people with links
privacy-names = How names are shown
privacy-names-full = full names, as entered
privacy-names-given-first = first name and initial of the surname; entered as “Jan Novák”
privacy-names-surname-first = first name and initial of the surname; entered as “Novák Jan”
privacy-names-numbers = numbers only; teams without their players
privacy-facts = What else is shown
privacy-club = club and country
privacy-strength = rating, rank and title
privacy-never = Dates of birth, consents, school years and federation numbers are never public.
privacy-preview = Show preview
privacy-save = Save
privacy-preview-heading = Preview
privacy-preview-none = No entries yet.
privacy-preview-more = … and so on.
privacy-not-saved = This is only a preview. Save it to apply it.
privacy-as-entered = entered
privacy-as-shown = shown
privacy-number = No. { $number }

# What is known about one person.

privacy-nobody = There is no person with this number in this log.
privacy-no-reason = Give a reason: it is kept in place of the erased data.
privacy-play-changes = Without this person results, pairs or places would change. Nothing was erased.
privacy-stale = The log has changed in the meantime. Nothing was erased; check the preview again.
privacy-data-people = Personal data: hand out or erase
privacy-data-link = Personal data
privacy-data-about = This is all the data stored about this person. Hand out the file if the person asks for it.
privacy-data-file = Download as a file (JSON)
privacy-data-known = Stored data
privacy-data-log = Steps that name this person
privacy-erase-heading = Erase on request
privacy-erase-about = The name and all personal data are replaced in the log by a neutral word; results, pairs and places stay. This cannot be undone.
privacy-erase-preview = Show what would be erased
privacy-erase-would = { $name } will be shown as “{ $label }”. { $events ->
    [one] One event is rewritten.
   *[other] { $events } events are rewritten.
}
privacy-erase-nothing = There is nothing left to erase.
privacy-erase-stays = Results, pairs, places and ratings stay. Earlier copies of the database still contain the name.
privacy-erase = Erase permanently
privacy-people-heading = Personal data of one person
privacy-people-about = Find the person, then hand out or erase their data.
privacy-people-search = Name
privacy-people-show = Find
privacy-people-none = No one of this name was found.
privacy-cli-sure = Nothing was erased yet. Add --yes to erase.
privacy-cli-done = Erased: replaced by “{ $label }”. { $events ->
    [one] One event was rewritten.
   *[other] { $events } events were rewritten.
}

# Facts about one person.
privacy-fact-tournament = Tournament
privacy-fact-contest = Contest
privacy-fact-at = At “{ $tournament }”
privacy-fact-id = Number in the log
privacy-fact-title = Title
privacy-fact-adjustment = Adjustment of the starting score
privacy-fact-super-group = In the super group
privacy-fact-country = Country
privacy-fact-sex = Sex
privacy-fact-female = female
privacy-fact-male = male
privacy-fact-federation = Federation number
privacy-fact-member = Team member
privacy-fact-withdrawn = withdrew after round { $round }
privacy-fact-no-show = no-show
privacy-fact-game = table { $table }, { $side }, against { $opponent }
privacy-fact-reported = reported { $result }
privacy-fact-other-reported = the other side reported { $result }
privacy-fact-link = Has a link for a phone
privacy-fact-earlier-name = Earlier name
privacy-fact-match = Match { $match }
privacy-fact-entry = Entry
privacy-fact-entry-withdrawn = Withdrawn entry
privacy-fact-entered = entered on { $day }
privacy-fact-away = away from { $from }
privacy-fact-away-until = away from { $from } until { $until }
privacy-fact-sanction = Sanction
privacy-fact-reason = Named in a reason
