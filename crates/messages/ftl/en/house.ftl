# What was done beside the play: links, screens, what everybody sees, webhooks, people.
house-heading = Links, screens and people
house-about = What was done beside the play, and by whom: links for telephones, screens, what everybody may see, webhooks, who works here. Keys and passwords are never written down here.
house-about-site = What was done about everybody who works on this site: invitations, roles, accounts, sessions, erasures. Keys and passwords are never written down here.
house-none = Nothing has been done yet.
house-about-links = links
house-about-screens = screens
house-about-public = what everybody sees
house-about-webhooks = webhooks
house-about-people = people
house-about-data = personal data
house-links-made = { $count ->
    [one] A link was made for { $names }.
   *[other] { $count } links were made: { $names }.
}
house-link-back = The link of { $who } was taken back.
house-screen-first = the first screen
house-screen-shows = Screen ({ $screen }): { $parts }; { $seconds } seconds each.
house-screen-message = Message: “{ $message }”
house-screen-starts = Next start: { $at }
house-screen-down = Screen ({ $screen }) was taken down.
house-fact-shown = shown
house-fact-hidden = not shown
house-public = It was chosen what everybody may see. Pages: { $reach }; names: { $names }; club and country: { $club }; rating and rank: { $strength }.
house-hook-added = Webhook { $number } was added; it goes to { $host }.
house-hook-removed = Webhook { $number }, which went to { $host }, was removed.
house-key = A one-time link for an administrator was made.
house-entered = { $name } came in for the day by a link of the server.
house-left = Signed out.
house-invited = An invitation was made ({ $grant }). Note: { $name }
house-uninvited = An invitation was taken back ({ $grant }). Note: { $name }
house-joined = { $name } came in by a link ({ $grant }).
house-accepted = { $name } took an invitation ({ $grant }).
house-signed-in = { $name } signed in.
house-password = { $name } chose a password; the other sessions ended.
house-granted = { $name } was given a role ({ $grant }).
house-withdrawn = A role was taken from { $name } ({ $grant }).
house-disabled = The account of { $name } was shut; all sessions ended.
house-enabled = The account of { $name } was opened again.
house-sessions = Sessions of { $name } ended.
house-erased = A person was erased. { $events ->
    [one] One event was rewritten in { $logs }.
   *[other] { $events } events were rewritten in { $logs }.
}
