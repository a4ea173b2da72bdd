//! Addresses of stores: `sqlite:PATH` or `postgres://…`.

use std::path::PathBuf;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

use crate::StoreError;

/// A checked address.
#[derive(Debug, Clone)]
pub(crate) enum StoreUrl {
    Sqlite(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

impl FromStr for StoreUrl {
    type Err = StoreError;

    fn from_str(url: &str) -> Result<Self, Self::Err> {
        let refuse =
            |detail: &str| StoreError::InvalidUrl { given: harmless(url), detail: detail.to_owned() };
        let Some((scheme, rest)) = url.split_once(':') else {
            return Err(refuse("no `sqlite:` or `postgres:` at the beginning"));
        };
        match scheme {
            "sqlite" => {
                // `sqlite://PATH` is what other programs write.
                let path = rest.strip_prefix("//").unwrap_or(rest);
                match path {
                    "" => Err(refuse("the path is missing")),
                    ":memory:" => Err(refuse("a log in memory would be lost")),
                    path => Ok(StoreUrl::Sqlite(PathBuf::from(path))),
                }
            }
            "postgres" | "postgresql" => {
                if !rest.starts_with("//") {
                    return Err(refuse("`//` is missing after `postgres:`"));
                }
                let options = url.parse::<PgConnectOptions>().map_err(|error| refuse(&error.to_string()))?;
                Ok(StoreUrl::Postgres(Box::new(with_user(options, rest))))
            }
            _ => Err(refuse("the scheme is unknown")),
        }
    }
}

/// Without a user in the address, PostgreSQL's own programs log in as the user of the machine, and so do we.
fn with_user(options: PgConnectOptions, rest: &str) -> PgConnectOptions {
    let authority = rest.trim_start_matches('/').split(['/', '?']).next().unwrap_or_default();
    let named = authority.contains('@') || rest.contains("user=") || std::env::var_os("PGUSER").is_some();
    match machine_user() {
        Some(user) if !named => options.username(&user),
        Some(_) | None => options,
    }
}

/// The name of the user who runs this process.
fn machine_user() -> Option<String> {
    let mut named = ["USER", "LOGNAME"].into_iter().filter_map(|variable| std::env::var(variable).ok());
    named.find(|name| !name.is_empty()).or_else(user_of_process)
}

/// The name that the list of users has for the owner of this process.
#[cfg(unix)]
fn user_of_process() -> Option<String> {
    use std::os::unix::fs::MetadataExt;
    let owner = std::fs::metadata("/proc/self").ok()?.uid().to_string();
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    let user = users.lines().find(|line| line.split(':').nth(2) == Some(owner.as_str()))?;
    user.split(':').next().map(str::to_owned)
}

#[cfg(not(unix))]
fn user_of_process() -> Option<String> {
    None
}

/// The database's name for people: where it is, and never a password.
pub(crate) fn postgres_place(options: &PgConnectOptions) -> String {
    let host = match options.get_socket() {
        Some(socket) => socket.display().to_string(),
        None => options.get_host().to_owned(),
    };
    let user = options.get_username();
    let database = options.get_database().unwrap_or(user);
    format!("postgres://{user}@{host}:{}/{database}", options.get_port())
}

/// A refused address without what may be a password: between the scheme and `@`, and after `?`.
fn harmless(url: &str) -> String {
    let url = url.split_once('?').map_or(url, |(before, _)| before);
    match (url.split_once(':'), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}:…@{host}"),
        (_, Some((_, host))) => format!("…@{host}"),
        (_, None) => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sqlite_addresses_are_paths() {
        for (url, expected) in [
            ("sqlite:liga.sqlite", "liga.sqlite"),
            ("sqlite:/var/lib/kolo/liga.sqlite", "/var/lib/kolo/liga.sqlite"),
            ("sqlite:///var/lib/kolo/liga.sqlite", "/var/lib/kolo/liga.sqlite"),
            ("sqlite://data/liga.sqlite", "data/liga.sqlite"),
            ("sqlite:Přebor 100%?.db", "Přebor 100%?.db"),
        ] {
            let StoreUrl::Sqlite(path) = url.parse().unwrap() else { panic!("{url} is SQLite") };
            assert_eq!(path, PathBuf::from(expected));
        }
    }

    #[test]
    fn postgres_addresses_are_shown_without_the_password() {
        let url = "postgres://anna:tajne@db.example:5433/liga?application_name=x";
        let StoreUrl::Postgres(options) = url.parse().unwrap() else { panic!("PostgreSQL") };
        assert_eq!(postgres_place(&options), "postgres://anna@db.example:5433/liga");
    }

    #[test]
    fn other_addresses_are_refused_with_the_accepted_forms_and_without_the_password() {
        for url in [
            "",
            "liga.sqlite",
            "sqlite:",
            "sqlite::memory:",
            "mysql://anna:tajne@db/liga",
            "postgres:anna:tajne@db/liga",
            "postgres://anna:tajne@db:port/liga",
            "postgres://db/liga?sslmode=perhaps",
        ] {
            let refused = url.parse::<StoreUrl>().unwrap_err();
            let text = refused.to_string();
            assert!(matches!(refused, StoreError::InvalidUrl { .. }), "{url}: {text}");
            assert!(text.contains("sqlite:PATH") && text.contains("postgres://"), "{text}");
            assert!(!text.contains("tajne"), "{text}");
        }
    }

    #[test]
    fn without_a_user_the_user_of_the_machine_logs_in() {
        let user_of = |url: &str| {
            let StoreUrl::Postgres(options) = url.parse().unwrap() else { panic!("PostgreSQL") };
            options.get_username().to_owned()
        };
        assert_eq!(user_of("postgres://anna@localhost/kolo"), "anna");
        assert_ne!(user_of("postgres://localhost/kolo"), "anonymous");
        assert_eq!(user_of("postgres://localhost/kolo?user=jan"), "jan");
    }
}
