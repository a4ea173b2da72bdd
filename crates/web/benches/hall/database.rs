//! A PostgreSQL database for one run.

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, PgConnection};

use crate::Outcome;

/// A database of its own on somebody's server.
pub(crate) struct PostgresDatabase {
    pub(crate) url: String,
    name: String,
    connection: PgConnection,
}

impl PostgresDatabase {
    pub(crate) async fn create(server: &str) -> Outcome<PostgresDatabase> {
        let name = format!("kolo_hall_{}", std::process::id());
        let mut connection = PgConnection::connect(server).await?;
        connection.execute(AssertSqlSafe(format!("CREATE DATABASE {name} TEMPLATE template0"))).await?;
        let options: PgConnectOptions = server.parse()?;
        Ok(PostgresDatabase { url: options.database(&name).to_url_lossy().to_string(), name, connection })
    }

    pub(crate) async fn remove(mut self) -> Outcome<()> {
        let drop = format!("DROP DATABASE {} WITH (FORCE)", self.name);
        self.connection.execute(AssertSqlSafe(drop)).await?;
        Ok(())
    }
}
