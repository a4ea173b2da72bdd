# Opening
store-invalid-url = `{ $given }` is not a database address ({ $detail }); write sqlite:PATH or postgres://user@host:port/database
store-folder-missing = the folder { $folder } does not exist; create it or choose another path
store-cannot-open = { $place } cannot be opened; check that the file and its folder may be read and written ({ $detail })
store-not-kolo = { $place } is not a Kolo database; choose another file, this one was not changed
store-newer-schema = { $place } was written by a newer Kolo (schema { $found }, this program knows { $known }); install the newer version
store-server-too-old = the server of { $place } is PostgreSQL { $found }; Kolo needs version 15 or newer
store-wrong-encoding = { $place } stores text in { $found }; create the database with the encoding UTF8
store-unreachable = { $place } cannot be reached; check the address, the network and that the server is running ({ $detail })
store-refused = { $place } refused the connection; check the user, the password, the name of the database and its rights ({ $detail })
store-not-owner = { $place } lets only the owner of its tables change what was written: nothing was erased. Connect as the user who created the tables ({ $detail })

# Working
store-connection-lost = the connection to { $place } was lost, and it is not known whether the command was written; send it again, it will count only once ({ $detail })
store-busy = { $place } has been locked by another program for too long; nothing was written, try again
store-disk-full = the disk of { $place } is full; nothing was written, free some space and try again
store-disk-failed = the disk of { $place } reports an error; make a backup elsewhere and check the disk ({ $detail })
store-read-only = { $place } can be read but not written; check the rights of the file and its folder, or that the server is not a standby
store-corrupt = { $place } is damaged; stop writing to it and restore the latest backup ({ $detail })
store-not-found = there is no tournament { $stream } in { $place }
store-stream-exists = the tournament { $stream } is already in { $place }; choose a new name for it
store-file-exists = the file { $path } already exists and was not overwritten; choose another name
store-file = the file { $path } cannot be used ({ $detail })
store-export-write = the export could not be completed ({ $detail })
store-unexpected = an unexpected error in { $place }; please report it to the developers of Kolo ({ $detail })

# Commands
store-invalid-stream = `{ $given }` is not a valid tournament name: 1 to 64 characters, only a to z, 0 to 9 and -
store-invalid-command = `{ $given }` is not a valid command name: 1 to 64 characters, only letters without accents, digits and - _ . :
store-conflict = { $stream } has been changed in the meantime (you worked with version { $expected }, now it is { $actual }); look at what changed and decide again
store-command-reused = the command { $command } was already written in { $stream } with other content, as version { $version }; a new command needs a new name
store-no-events = the command { $command } has no events
store-event-nul = event { $event } of the command { $command } contains the character NUL, which cannot be stored; remove it
store-event-too-large = event { $event } of the command { $command } is larger than 4 MiB

# Importing
store-file-problem = { $file }:{ $line }: { $problem }; nothing was imported
store-file-not-an-export = this is not a tournament exported by Kolo
store-file-newer-format = the file was written by a newer Kolo (format { $found }, this program reads { $known })
store-file-unreadable = the line cannot be read ({ $detail })
store-file-too-long = the line is longer than an event can be
store-file-misnumbered = expected the event number { $expected }
store-file-split-command = the events of one command are not next to each other
store-file-nul = the event contains the character NUL, which cannot be stored
store-file-empty = the file has no events
store-file-truncated = the file ends too early; it was not copied completely
store-file-changed = the checksum does not match; the file was changed
store-file-surplus = expected the end of the file

# Checking
store-defect-damaged = the database file is damaged ({ $detail })
store-defect-miscounted = the tournament { $stream } should have events 1 to { $version }, but there are { $events } or their numbers have a gap
store-defect-unlisted = there are { $events } events of the tournament { $stream }, which is not listed
store-defect-split-command = the events of the command { $command } in { $stream } are not next to each other, or not where they should be
