//! Statements that are the same on both databases.

pub(crate) const VERSION: &str = "SELECT version FROM kolo_stream WHERE stream = $1";

pub(crate) const PAGE: &str = "SELECT seq, command, code, schema_version, payload, author, at_ms, reason \
     FROM kolo_event WHERE stream = $1 AND seq > $2 ORDER BY seq LIMIT $3";

pub(crate) const EVENTS_OF_COMMAND: &str = "SELECT e.seq, e.command, e.code, e.schema_version, e.payload, e.author, e.at_ms, e.reason \
     FROM kolo_command c JOIN kolo_event e ON e.stream = c.stream AND e.seq BETWEEN c.first_seq AND c.last_seq \
     WHERE c.stream = $1 AND c.command = $2 ORDER BY e.seq";

pub(crate) const LAST_OF_COMMAND: &str =
    "SELECT last_seq FROM kolo_command WHERE stream = $1 AND command = $2";

/// A command whose events come in several statements is there from the first of them on.
pub(crate) const NOTE_COMMAND: &str = "INSERT INTO kolo_command (stream, command, first_seq, last_seq) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (stream, command) DO UPDATE SET last_seq = excluded.last_seq";

/// What an event says from now on (K-ERASE).
pub(crate) const REWRITE: &str =
    "UPDATE kolo_event SET payload = $3, author = $4, reason = $5 WHERE stream = $1 AND seq = $2";

pub(crate) const STREAMS: &str =
    "SELECT stream, version, first_at_ms, last_at_ms FROM kolo_stream ORDER BY stream";

pub(crate) const ADVANCE_STREAM: &str = "INSERT INTO kolo_stream (stream, version, first_at_ms, last_at_ms) VALUES ($1, $2, $3, $4) \
     ON CONFLICT (stream) DO UPDATE SET version = excluded.version, last_at_ms = excluded.last_at_ms, \
     first_at_ms = CASE WHEN kolo_stream.version = 0 THEN excluded.first_at_ms ELSE kolo_stream.first_at_ms END";

pub(crate) const TOTALS: &str =
    "SELECT (SELECT count(*) FROM kolo_stream), (SELECT count(*) FROM kolo_event)";

/// Streams whose events are not numbered 1 to the version: a gap, a loss or a surplus.
pub(crate) const MISCOUNTED_STREAMS: &str = "SELECT s.stream, s.version, count(e.seq) \
     FROM kolo_stream s LEFT JOIN kolo_event e ON e.stream = s.stream GROUP BY s.stream, s.version \
     HAVING s.version < 1 OR count(e.seq) <> s.version OR min(e.seq) <> 1 OR max(e.seq) <> s.version \
     ORDER BY s.stream";

/// Events of a stream that is not listed.
pub(crate) const UNLISTED_STREAMS: &str = "SELECT e.stream, count(*) FROM kolo_event e \
     LEFT JOIN kolo_stream s ON s.stream = e.stream WHERE s.stream IS NULL GROUP BY e.stream ORDER BY e.stream";

/// Commands whose events do not stand side by side, or not where they should.
pub(crate) const SPLIT_COMMANDS: &str = "SELECT e.stream, e.command FROM kolo_event e \
     LEFT JOIN kolo_command c ON c.stream = e.stream AND c.command = e.command \
     GROUP BY e.stream, e.command, c.first_seq, c.last_seq \
     HAVING max(e.seq) - min(e.seq) + 1 <> count(*) OR c.first_seq IS NULL \
     OR c.first_seq <> min(e.seq) OR c.last_seq <> max(e.seq) ORDER BY e.stream, e.command";

pub(crate) const SERVERS: &str = "SELECT server, alive_at_ms, ended FROM kolo_server ORDER BY server";

pub(crate) const NOTE_SERVER: &str = "INSERT INTO kolo_server (server, alive_at_ms, ended) VALUES ($1, $2, $3) \
     ON CONFLICT (server) DO UPDATE SET alive_at_ms = excluded.alive_at_ms, ended = excluded.ended";

/// Servers that have not been alive for long.
pub(crate) const FORGET_SERVERS: &str = "DELETE FROM kolo_server WHERE alive_at_ms < $1";

pub(crate) const SCHEMA_VERSION: &str = "SELECT max(version) FROM kolo_schema";

pub(crate) const SCHEMA_APPLIED: &str = "INSERT INTO kolo_schema (version, name) VALUES ($1, $2)";

/// From the form on that says which programs can go on.
pub(crate) const SCHEMA_OLDEST: &str = "UPDATE kolo_schema SET oldest = $2 WHERE version = $1";

pub(crate) const OLDEST_PROGRAM: &str = "SELECT max(coalesce(oldest, version)) FROM kolo_schema";

pub(crate) const NOTE: &str = "SELECT text FROM kolo_note WHERE name = $1";

pub(crate) const SET_NOTE: &str = "INSERT INTO kolo_note (name, text) VALUES ($1, $2) \
     ON CONFLICT (name) DO UPDATE SET text = excluded.text";

pub(crate) const REMOVE_NOTE: &str = "DELETE FROM kolo_note WHERE name = $1";

/// Gives the right to some work to the server that has it already, or to the asker if none has it any more. The clock
/// is the database's.
macro_rules! take_lease {
    ($now:literal) => {
        concat!(
            "INSERT INTO kolo_lease (name, holder, until_ms) VALUES ($1, $2, ",
            $now,
            " + $3) ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until_ms = excluded.until_ms \
             WHERE kolo_lease.holder = excluded.holder OR kolo_lease.until_ms < ",
            $now
        )
    };
}
pub(crate) use take_lease;

pub(crate) const GIVE_UP_LEASE: &str = "DELETE FROM kolo_lease WHERE name = $1 AND holder = $2";
