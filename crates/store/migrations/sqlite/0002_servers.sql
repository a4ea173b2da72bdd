-- When each server that works on this log was last alive. Not part of the log: a row is written over again and again.

CREATE TABLE kolo_server (
    server TEXT NOT NULL PRIMARY KEY,
    alive_at_ms INTEGER NOT NULL,
    ended INTEGER NOT NULL CHECK (ended IN (0, 1))
) STRICT, WITHOUT ROWID;
