-- When each server that works on this log was last alive. Not part of the log: a row is written over again and again.

CREATE TABLE kolo_server (
    server TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    alive_at_ms BIGINT NOT NULL,
    ended BIGINT NOT NULL CHECK (ended IN (0, 1))
);
