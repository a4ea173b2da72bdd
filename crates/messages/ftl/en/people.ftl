# Who works here: signing in, accounts, invitations, roles.

# Roles.
people-role-helper = helper
people-role-arbiter = arbiter
people-role-organiser = organiser
people-role-none = without a role
people-role-at = { $role }, { $place }
people-administrator = administrator of the site
people-creator = may create tournaments

# What is done at the desk; it stands in people-not-allowed.
people-task-desk = to sit at the desk
people-task-screens = to run matches on screens, clocks and the prover
people-task-create = to create tournaments
people-task-people = to decide who works on this site
people-task-look = to see the desk of this tournament
people-task-results = to enter results
people-task-check-in = to check people in
people-task-entries = to enter and withdraw competitors
people-task-draw = to draw and publish rounds
people-task-correct = to correct, undo and redo
people-task-log = to read the log
people-task-wall = to choose what the screen on the wall shows
people-task-arbitrate = to decide as an arbiter
people-task-office = to run the office of the contest
people-task-links = to hand out links to competitors
people-task-public = to choose what everybody may see
people-task-data = to hand out or erase what is known about a person
people-task-house = to read what was done about links, screens and people
people-task-invite = to say who works at this tournament

# Refusals.
people-not-allowed = This needs the right { $task }. Here you are: { $role }. Ask an organiser of the tournament or an administrator of the site.
people-not-yours = This is not yours to give, to take or to change. Ask an administrator of the site.
people-nobody-there = Nobody has this number any more. Open the page again and look who works here.
people-oneself = Nobody shuts oneself out. Ask another administrator.
people-name-taken = Somebody signs in by this name already. Choose another one.
people-wrong-password = The name and the password do not belong together, or the account is shut. Check both; an administrator can invite you again.
people-wrong-old = The password that you have now is another one. Type it again.
people-wait = Too many wrong passwords came. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} and try again.
people-door-closed = The page to sign in had been open too long, or came from elsewhere. Open it again and sign in there.
people-bad-sign-in = “{ $typed }” is no name to sign in with. It has { $from } to { $to } characters: letters without accents, digits, dot, hyphen, underscore and @.
people-bad-password = A password has at least { $from } characters and at most { $to } bytes. Several words are easy to remember.
people-passwords-differ = The two passwords are not the same. Type the same one twice.
people-note-long = Write at most { $most } characters on one line.

# Signing in.
people-sign-in = Sign in
people-sign-in-about = No account yet? Whoever runs the tournament makes an invitation for you: a link or a picture for the camera of your telephone. If you have started Kolo yourself for the first time, the link to come in stands in the window where it runs.
people-sign-in-name = Name to sign in
people-password = Password
people-sign-out = Sign out

# The entrance.
people-invited = You are invited as:
people-come-back = I want to come back later: choose a password
people-come-back-about = Without one you can work until tonight in this browser.
people-have-account = Do you have an account?
people-accept = Take it as
people-or-new = Or come in as somebody else

# One's own account.
people-account = My account
people-yours = You are:
people-password-change = Another password
people-choose-password = Choose a password
people-choose-password-about = Now you are here for the day. With a password you can come back, also on another computer.
people-old-password = Password now
people-new-password = New password
people-again = New password once more
people-password-save = Save the password
people-sessions = Signed in
people-since = since
people-until = until
people-this-one = here
people-end-others = Sign out everywhere else

# Pages of people.
people-part = People
people-here = Who works here
people-here-about = Helpers take results and check people in. Arbiters draw, publish and correct as well. Organisers also hand out links and invite others. Administrators of the site may do everything and are not listed.
people-everybody = People
people-site-about = Everybody who works on this site. Whoever may create tournaments becomes the organiser of his or her own ones.
people-invite = Invite somebody
people-invite-button = Make a link
people-note = For whom
people-role = As
people-made = An invitation
people-made-once = The link is shown once, works once and holds for seven days. Send it, or let it be scanned from this screen; do not show it to the hall.
people-invitations = Open invitations
people-invitations-none = None is open.
people-by = Made by
people-revoke = Take back
people-roles = People and their roles
people-nobody = Nobody yet.
people-for-the-day = for the day, without a password
people-disabled = shut
people-take = Take away
people-disable = Shut the account
people-enable = Open the account
people-end = Sign out everywhere
people-give = Give somebody another role
people-give-who = Who
people-give-button = Give
