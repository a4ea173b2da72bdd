-- Work that one server at a time does, and until when it holds the right to it. Not part of the log.

CREATE TABLE kolo_lease (
    name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    holder TEXT NOT NULL,
    until_ms BIGINT NOT NULL
);

-- Short texts beside the log, written over again and again: how far something has come.

CREATE TABLE kolo_note (
    name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
);
