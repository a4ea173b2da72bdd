//! Connecting to a PostgreSQL database and bringing it to the newest form.

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Executor, query, query_scalar, raw_sql};

use super::connection::in_time;
use super::faults;
use crate::engine::{LogConnection, sql};
use crate::{StoreError, migrations};

/// The oldest server that is used, as PostgreSQL writes it.
const OLDEST_SERVER: i32 = 150_000;

/// The lock that programs starting at the same time take one after another: "Kolo" in ASCII.
const MIGRATION_LOCK: i64 = 0x4B6F_6C6F;

/// How connections are made.
pub(super) fn options(given: PgConnectOptions) -> PgConnectOptions {
    let given = match given.get_application_name() {
        Some(_) => given,
        None => given.application_name("kolo"),
    };
    given.disable_statement_logging()
}

/// Prepares a fresh connection: an acknowledged commit must be on the server's disk, whatever
/// the server's default. A stricter default is left alone.
pub(super) async fn insist_on_durability(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    let insist = "SELECT set_config('synchronous_commit', 'on', false) \
         WHERE current_setting('synchronous_commit') = 'off'";
    in_time(connection.execute(insist)).await.map(drop)
}

/// Looks at the server, then makes or updates the tables.
pub(super) async fn prepare(options: &PgConnectOptions, place: &str) -> Result<(), StoreError> {
    let connected = in_time(options.connect()).await;
    let mut connection = connected.map_err(|error| faults::name_of_connecting(&error, place))?;
    let named = |error: sqlx::Error| faults::name(&error, place);

    check_server(&mut connection, place).await?;
    connection.begin().await.map_err(named)?;
    // Waits as long as another program's migration takes.
    query("SELECT pg_advisory_xact_lock($1)")
        .bind(MIGRATION_LOCK)
        .execute(&mut connection)
        .await
        .map_err(named)?;
    let present: bool = query_scalar("SELECT to_regclass('kolo_schema') IS NOT NULL")
        .fetch_one(&mut connection)
        .await
        .map_err(named)?;
    let found: Option<i64> = if present {
        query_scalar(sql::SCHEMA_VERSION).fetch_one(&mut connection).await.map_err(named)?
    } else {
        None
    };
    let found = migrations::form(found);
    let oldest: Option<i64> = if found >= migrations::SAYS_OLDEST {
        query_scalar(sql::OLDEST_PROGRAM).fetch_one(&mut connection).await.map_err(named)?
    } else {
        None
    };
    migrations::check(found, oldest, place)?;
    migrate(&mut connection, found).await.map_err(named)?;
    connection.commit().await.map_err(named)?;
    sqlx::Connection::close(connection).await.map_err(named)
}

async fn check_server(connection: &mut PgConnection, place: &str) -> Result<(), StoreError> {
    let asked = "SELECT current_setting('server_version_num')::int, current_setting('server_version'), \
         current_setting('server_encoding')";
    let answer = in_time(sqlx::query_as(asked).fetch_one(connection)).await;
    let (number, version, encoding): (i32, String, String) =
        answer.map_err(|error| faults::name(&error, place))?;
    let place = place.to_owned();
    if number < OLDEST_SERVER {
        return Err(StoreError::ServerTooOld { place, found: version });
    }
    if encoding != "UTF8" {
        return Err(StoreError::WrongEncoding { place, found: encoding });
    }
    Ok(())
}

async fn migrate(connection: &mut PgConnection, found: u32) -> Result<(), sqlx::Error> {
    if found == 0 {
        connection
            .execute("CREATE TABLE kolo_schema (version BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)")
            .await?;
    }
    for migration in migrations::after(found) {
        raw_sql(migration.postgres).execute(&mut *connection).await?;
        let version = i64::from(migration.version);
        query(sql::SCHEMA_APPLIED).bind(version).bind(migration.name).execute(&mut *connection).await?;
        if let Some(oldest) = migration.oldest() {
            query(sql::SCHEMA_OLDEST).bind(version).bind(oldest).execute(&mut *connection).await?;
        }
    }
    Ok(())
}
