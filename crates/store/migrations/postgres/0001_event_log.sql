-- COLLATE "C": the same order of names as SQLite has, whatever the language of the server.
CREATE TABLE kolo_stream (
    stream TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL CHECK (version >= 0),
    first_at_ms BIGINT NOT NULL,
    last_at_ms BIGINT NOT NULL
);

CREATE TABLE kolo_event (
    stream TEXT COLLATE "C" NOT NULL REFERENCES kolo_stream (stream),
    seq BIGINT NOT NULL CHECK (seq >= 1),
    command TEXT COLLATE "C" NOT NULL,
    code TEXT NOT NULL,
    schema_version BIGINT NOT NULL,
    payload TEXT NOT NULL,
    author TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    reason TEXT,
    PRIMARY KEY (stream, seq)
);

-- Which events a command has brought: the answer to a command that is sent again.
CREATE TABLE kolo_command (
    stream TEXT COLLATE "C" NOT NULL REFERENCES kolo_stream (stream),
    command TEXT COLLATE "C" NOT NULL,
    first_seq BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    PRIMARY KEY (stream, command)
);

CREATE FUNCTION kolo_event_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'an event of the log never changes and never goes';
END
$$;

CREATE TRIGGER kolo_event_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON kolo_event
    FOR EACH STATEMENT EXECUTE FUNCTION kolo_event_stays();
