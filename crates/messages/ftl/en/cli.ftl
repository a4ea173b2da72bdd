# What the command line says.

cli-warning = warning: { $text }
cli-and-more = … and { $count } more
cli-cannot-read = cannot be read: { $why }
cli-cannot-write = cannot be written: { $why }
cli-changed-meanwhile = was changed by somebody else in the meantime, so nothing was written: give the order again
cli-being-written = somebody else is writing it now. Try again; if nobody is, a program was stopped on the way: remove { $lock }
cli-cannot-print = the output cannot be written: { $why }
cli-too-large = the file is too large: at most { $most } MiB are taken
cli-not-a-regular-file = this is not a regular file and is not replaced: choose another name
cli-why-not-found = there is no such file or folder
cli-why-permission = permission is missing
cli-why-directory = it is a folder
cli-why-not-a-directory = a part of the path is no folder
cli-why-full = the disk is full
cli-why-read-only = the disk is read-only
cli-why-other = { $text }
cli-internal-error = internal error ({ $line }: { $what }): this is a bug; the input was saved to { $file }, please report it together with that file
cli-internal-error-unsaved = internal error ({ $line }: { $what }): this is a bug, please report it

cli-system-unknown = the file does not say how it is paired: add --system with one of { $known }
cli-drawn-by = Drawn by kolo { $version }, system { $system }, seed { $seed }
cli-pairs-and-byes = Pairs: { $pairs }, without opponent: { $byes }
cli-difference = round { $round }: the file has { $found }, the rules give { $expected } [{ $clause }]
cli-check-breaks = the file's round breaks a rule: { $what } ({ $clause })
cli-check-sides = the same people meet; only the sides differ
cli-check-only-lot = as good in every criterion: only another lot than that of seed { $seed }
cli-check-worse = { $criterion }: { $found } instead of { $expected } ({ $clause })
cli-check-handicap = round { $round }: { $first } – { $second }: the file has handicap { $found }, the rules give { $expected } [G-3.2.2]
cli-option-of-system = { $option } is for { $systems } only, not for { $system }: leave it out, or choose another --system
cli-baku-rounds = --baku: the file does not say how many rounds there are, and the acceleration depends on it
cli-checked-as-last = round { $round }: the file does not say how many rounds there are; it is right as the last one
cli-checked = Rounds checked: { $rounds }, different: { $different }

cli-column-place = Place
cli-column-number = No.
cli-column-name = Name
cli-standing-of = { $who }, place { $place }
cli-standing-column = { $heading } { $value }: { $meaning }
cli-standing-unneeded = { $heading } not needed, nobody else was equal: { $meaning }
cli-standing-without-value = { $heading }: { $meaning }
cli-column-prize = Prize
cli-column-how = How it came about
cli-prize = Prize { $prize }: { $how }
cli-column-rating = Rating
cli-rating-missing = no rating
cli-rating-note = { $who }: rating { $rating }

cli-table-nobody = a table for nobody: give the number of competitors
cli-table-too-large = a table for { $count } is too large: at most { $most } are taken
cli-no-such-command = there is no command “{ $name }”: see kolo --help
cli-format-unknown = the ending does not tell the format to write: use .trf, .json, .h9 or .xml, or add --to
cli-format-needed = standard output has no ending that tells the format: add --to trf, --to json, --to h9 or --to xml
cli-generate-nothing = a tournament needs at least one competitor and one round
cli-generate-format = { $file }: the ending says no format: use .trf or .json, or give --format
