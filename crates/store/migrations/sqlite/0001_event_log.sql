CREATE TABLE kolo_stream (
    stream TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL CHECK (version >= 0),
    first_at_ms INTEGER NOT NULL,
    last_at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Clustered by stream: replaying one stream reads neighbouring pages.
CREATE TABLE kolo_event (
    stream TEXT NOT NULL REFERENCES kolo_stream (stream),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    command TEXT NOT NULL,
    code TEXT NOT NULL,
    schema_version INTEGER NOT NULL,
    payload TEXT NOT NULL,
    author TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    reason TEXT,
    PRIMARY KEY (stream, seq)
) STRICT, WITHOUT ROWID;

-- Which events a command has brought: the answer to a command that is sent again.
CREATE TABLE kolo_command (
    stream TEXT NOT NULL REFERENCES kolo_stream (stream),
    command TEXT NOT NULL,
    first_seq INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    PRIMARY KEY (stream, command)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER kolo_event_never_changes BEFORE UPDATE ON kolo_event
BEGIN
    SELECT RAISE(ABORT, 'an event of the log never changes');
END;

CREATE TRIGGER kolo_event_never_goes BEFORE DELETE ON kolo_event
BEGIN
    SELECT RAISE(ABORT, 'an event of the log never goes');
END;
