# Pages of the web application, and what the server says.

# The server.
web-serving = Kolo is running at { $address }
web-serving-desk = The desk, with a key that works once: { $link }
web-serving-stop = Press Ctrl-C to stop.
web-serving-closed = Kolo has stopped; everything that was acknowledged is in the database.
web-cannot-listen = Kolo cannot listen at { $address }: { $why }. Choose another address or port with --listen, or stop the program that uses it.
web-bad-base-url = “{ $url }” is no address of a site: give it as http://… or https://…, without anything behind the host.
web-start-failed = The server cannot start: { $why }

# What can be wrong with a request.
web-trouble-heading = This did not work
web-not-found = There is nothing under this address. Check the link, or begin on the first page.
web-wrong-method = This address cannot be used in this way.
web-unreadable = What was sent cannot be read: { $detail }
web-not-json = Send the data as application/json.
web-too-large = This is too much at once: at most { $bytes } bytes can be sent.
web-too-slow = The answer took too long. Look at the page again before you repeat it.
web-crowded = Too many people did something at the same moment. Try it again.
web-internal = There is a mistake in the program; the owner of the server can see more in its log. Nothing was changed.
web-key-unknown = This link does not hold, or no longer. Ask the arbiter for a new one.
web-too-many-keys = Too many links to the desk are open. Wait until older ones have run out.
web-too-many-tries = Too many wrong links came from here. Wait a minute and use the link that the arbiter gave you.
web-foreign-order = This order did not come from a page of the desk. Open the desk and give it there.
web-desk-closed = The desk is for the arbiter. Open it with the link that the server printed when it started, or with one that a colleague at the desk made for you.
web-name-missing = Write your name, at most 60 letters.

# Around every page.
web-frame-home = What is being played
web-frame-skip = Skip to the content
web-frame-language = Language
web-frame-needs-script = This page needs JavaScript.

# The entrance of the desk.
web-enter-heading = Come to the desk
web-enter-about = This link works once. Your name will stand beside everything that you decide.
web-enter-name = Your name
web-enter-button = Enter

# The first page.
web-home-heading = What is being played
web-home-none = Nothing is being played on screens now.
