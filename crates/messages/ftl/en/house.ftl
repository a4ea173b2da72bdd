# What was done outside of play: links, screens, the public view, webhooks, people.
house-heading = Links, hall screens and people
house-about = What happened beside the play, and who did it: links for phones, hall screens, what the public may see, webhooks, who works here. Keys and passwords are never recorded here.
house-about-site = What happened to the accounts on this site: invitations, roles, accounts, sessions, erasures. Keys and passwords are never recorded here.
house-none = Nothing has happened yet.
house-about-links = links
house-about-screens = hall screens
house-about-public = what the public sees
house-about-webhooks = webhooks
house-about-people = people
house-about-data = personal data
house-links-made = { $count ->
    [one] A link was made for { $names }.
   *[other] { $count } links were made: { $names }.
}
house-link-back = Link revoked: { $who }.
house-screen-first = first hall screen
house-screen-shows = Hall screen ({ $screen }): { $parts }; { $seconds } seconds each.
house-screen-message = Message: “{ $message }”
house-screen-starts = Next start: { $at }
house-screen-down = Hall screen ({ $screen }) was removed.
house-fact-shown = shown
house-fact-hidden = not shown
house-public = Public visibility was changed. Pages: { $reach }; names: { $names }; club and country: { $club }; rating and rank: { $strength }.
house-hook-added = Webhook { $number } was added; it is sent to { $host }.
house-hook-removed = Webhook { $number }, which was sent to { $host }, was removed.
house-key = A one-time link for an administrator was made.
house-entered = { $name } signed in for the day with a link of the server.
house-left = Signed out.
house-invited = An invitation was made ({ $grant }). Note: { $name }
house-uninvited = An invitation was revoked ({ $grant }). Note: { $name }
house-joined = { $name } signed in with a link ({ $grant }).
house-accepted = { $name } accepted an invitation ({ $grant }).
house-signed-in = { $name } signed in.
house-password = { $name } chose a password; the other sessions ended.
house-granted = { $name } was given a role ({ $grant }).
house-withdrawn = { $name } lost a role ({ $grant }).
house-disabled = The account of { $name } was closed; all sessions ended.
house-enabled = The account of { $name } was reopened.
house-sessions = Sessions of { $name } ended.
house-erased = A person was erased. { $events ->
    [one] One event was rewritten in { $logs }.
   *[other] { $events } events were rewritten in { $logs }.
}
