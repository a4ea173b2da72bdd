# Who works here: signing in, accounts, invitations, roles.

# Roles.
people-role-helper = assistant
people-role-arbiter = arbiter
people-role-organiser = organiser
people-role-none = without a role
people-role-at = { $role }, { $place }
people-administrator = administrator of the site
people-creator = may create tournaments

# Tasks on the organiser's pages; they stand in people-not-allowed.
people-task-desk = to use the organiser's pages
people-task-screens = to run matches on devices, clocks and the prover
people-task-create = to create tournaments
people-task-people = to decide who works on this site
people-task-look = to see the organiser's pages of this tournament
people-task-results = to enter results
people-task-check-in = to check players in
people-task-entries = to enter and withdraw competitors
people-task-draw = to pair and publish rounds
people-task-correct = to correct, undo and redo
people-task-log = to read the log
people-task-wall = to choose what the hall screen shows
people-task-arbitrate = to decide as an arbiter
people-task-office = to run the contest office
people-task-links = to hand out links to players
people-task-public = to choose what the public may see
people-task-data = to hand out or erase personal data
people-task-house = to read what happened to links, hall screens and people
people-task-invite = to choose who works at this tournament

# Refusals.
people-not-allowed = You do not have the right { $task }. Your role here: { $role }. Ask an organiser of the tournament or an administrator of the site.
people-not-yours = You may not give, take or change this role. Ask an administrator of the site.
people-nobody-there = This person is no longer here. Reload the page to see who works here.
people-oneself = You cannot close your own account. Ask another administrator.
people-name-taken = This name is already used to sign in. Choose another one.
people-wrong-password = Wrong name or password, or the account is closed. Check both; an administrator can invite you again.
people-wrong-old = The current password is wrong. Type it again.
people-wait = Too many wrong passwords. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} and try again.
people-door-closed = The sign-in page was open too long, or came from elsewhere. Open it again and sign in there.
people-bad-sign-in = “{ $typed }” is not a valid name for signing in. It has { $from } to { $to } characters: letters without accents, digits, dot, hyphen, underscore and @.
people-bad-password = A password has at least { $from } characters and at most { $to } bytes. Several words are easy to remember.
people-passwords-differ = The two passwords are not the same. Type the same one twice.
people-note-long = Write at most { $most } characters on one line.

# Signing in.
people-sign-in = Sign in
people-sign-in-about = No account yet? The organiser of the tournament can invite you with a link or a QR code for your phone. If you have just started Kolo yourself for the first time, the link for signing in is in the window where it runs.
people-sign-in-name = Sign-in name
people-password = Password
people-sign-out = Sign out

# The entrance.
people-invited = You are invited as:
people-come-back = I want to come back later: choose a password
people-come-back-about = Without one you can work in this browser until tonight.
people-have-account = Do you have an account?
people-accept = Accept as
people-or-new = Or sign in as a new person

# One's own account.
people-account = My account
people-yours = Signed in as:
people-password-change = Change the password
people-choose-password = Choose a password
people-choose-password-about = You are signed in for today. With a password you can come back, also on another computer.
people-old-password = Current password
people-new-password = New password
people-again = New password again
people-password-save = Save the password
people-sessions = Signed in
people-since = since
people-until = until
people-this-one = here
people-end-others = Sign out everywhere else

# Pages of people.
people-part = People
people-here = Who works here
people-here-about = Assistants enter results and check players in. Arbiters also pair, publish and correct. Organisers also hand out links and invite others. Administrators of the site may do everything and are not listed.
people-all = People
people-site-about = Everyone who works on this site. Those who may create tournaments become organisers of their own.
people-invite = Invite
people-invite-button = Make an invitation link
people-note = For whom
people-role = As
people-made = Invitation
people-made-once = The link is shown once, works once and is valid for seven days. Send it, or let it be scanned from this screen; do not show it to the hall.
people-invitations = Open invitations
people-invitations-none = There are no open invitations.
people-by = Created by
people-revoke = Revoke
people-roles = People and their roles
people-nobody = No one yet.
people-for-the-day = for today, without a password
people-disabled = closed
people-take = Remove
people-disable = Close the account
people-enable = Reopen the account
people-end = Sign out everywhere
people-give = Assign another role
people-give-who = Who
people-give-button = Assign
