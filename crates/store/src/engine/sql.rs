//! Statements that are the same on both databases.

pub(crate) const VERSION: &str = "SELECT version FROM kolo_stream WHERE stream = $1";

pub(crate) const PAGE: &str = "SELECT seq, command, code, schema_version, payload, author, at_ms, reason \
     FROM kolo_event WHERE stream = $1 AND seq > $2 ORDER BY seq LIMIT $3";

pub(crate) const EVENTS_OF_COMMAND: &str = "SELECT seq, command, code, schema_version, payload, author, at_ms, reason \
     FROM kolo_event WHERE stream = $1 AND command = $2 ORDER BY seq";

pub(crate) const LAST_OF_COMMAND: &str = "SELECT max(seq) FROM kolo_event WHERE stream = $1 AND command = $2";

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

/// Commands whose events do not stand next to each other.
pub(crate) const SPLIT_COMMANDS: &str = "SELECT stream, command FROM kolo_event GROUP BY stream, command \
     HAVING max(seq) - min(seq) + 1 <> count(*) ORDER BY stream, command";

pub(crate) const SCHEMA_VERSION: &str = "SELECT max(version) FROM kolo_schema";

pub(crate) const SCHEMA_APPLIED: &str = "INSERT INTO kolo_schema (version, name) VALUES ($1, $2)";
