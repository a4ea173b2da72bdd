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
