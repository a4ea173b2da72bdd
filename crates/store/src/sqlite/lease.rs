//! Connections to the file, lent for one piece of work.

use sqlx::sqlite::SqliteConnection;

use super::writer::Turn;
use crate::engine::{Lease, Pooled};

pub(crate) enum SqliteLease {
    Reader(Pooled<sqlx::Sqlite>),
    Writer(Turn),
}

impl Lease for SqliteLease {
    type Connection = SqliteConnection;

    fn connection(&mut self) -> &mut SqliteConnection {
        match self {
            SqliteLease::Reader(pooled) => pooled.connection(),
            SqliteLease::Writer(turn) => &mut turn.connection,
        }
    }

    fn give_back(self) {
        match self {
            SqliteLease::Reader(pooled) => pooled.give_back(),
            SqliteLease::Writer(turn) => turn.give_back(),
        }
    }
}
