//! Passwords: what is kept of one, and whether one fits. Never on the threads that answer, and few at a time, since each
//! takes memory and time on purpose.

use std::fmt;
use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash as Phc;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::http::StatusCode;
use kolo_messages::Message;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::key;
use crate::problem::Problem;
use crate::site::PasswordHash;

/// How many are worked on at once: 19 MiB each.
const AT_ONCE: usize = 2;

/// How many wait; later requests are asked to come again.
const WAITING: usize = 64;

/// Characters of the shortest password.
pub(crate) const SHORTEST: usize = 10;

/// Bytes of the longest one; more would only be work.
const LONGEST: usize = 200;

/// A password as typed. `Debug` hides it.
#[derive(Clone)]
pub(crate) struct Password(String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

impl Password {
    /// What was typed to sign in; a text that cannot be a password fits no user.
    pub(crate) fn typed(text: &str) -> Password {
        Password(text.chars().take(LONGEST).collect())
    }

    /// A chosen password, typed twice the same.
    ///
    /// # Errors
    /// When it is too short, too long, or not the same.
    pub(crate) fn chosen(text: &str, again: &str) -> Result<Password, Message> {
        if text.chars().count() < SHORTEST || text.len() > LONGEST {
            let message = Message::new("people-bad-password");
            return Err(message.with("from", SHORTEST).with("to", LONGEST));
        }
        if text != again {
            return Err(Message::new("people-passwords-differ"));
        }
        Ok(Password(text.to_owned()))
    }
}

/// Works on passwords.
#[derive(Debug)]
pub(crate) struct Passwords {
    places: Arc<Semaphore>,
    queue: Arc<Semaphore>,
    /// What the password of an unknown user is compared with, so that it takes as long.
    nobody: PasswordHash,
}

/// A place in the queue of those whose password is worked on.
#[derive(Debug)]
pub(crate) struct Turn(#[expect(dead_code, reason = "it is held, and dropped")] OwnedSemaphorePermit);

impl Passwords {
    /// Ready to work.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new() -> Result<Passwords, Problem> {
        let password = Password(key::Secret::random()?.reveal().to_owned());
        let (places, queue) = (Arc::new(Semaphore::new(AT_ONCE)), Arc::new(Semaphore::new(WAITING)));
        Ok(Passwords { places, queue, nobody: hashed(&password, &key::salt()?)? })
    }

    /// What is kept of a password.
    ///
    /// # Errors
    /// When too many wait, or no random bytes.
    pub(crate) async fn hash(&self, password: Password) -> Result<PasswordHash, Problem> {
        let (turn, salt) = (self.turn()?, key::salt()?);
        self.work(turn, move || hashed(&password, &salt)).await?
    }

    /// A place in the queue.
    ///
    /// # Errors
    /// When too many wait.
    pub(crate) fn turn(&self) -> Result<Turn, Problem> {
        Arc::clone(&self.queue).try_acquire_owned().map(Turn).map_err(|_| crowded())
    }

    /// Whether a password is the right one. Without anything to compare it with, it is not, after the same time.
    ///
    /// # Errors
    /// What should never happen.
    pub(crate) async fn fits(
        &self,
        turn: Turn,
        password: Password,
        kept: Option<PasswordHash>,
    ) -> Result<bool, Problem> {
        let known = kept.is_some();
        let kept = kept.unwrap_or_else(|| self.nobody.clone());
        let fits = self.work(turn, move || {
            let kept = Phc::new(&kept.0).ok();
            kept.is_some_and(|kept| Argon2::default().verify_password(password.0.as_bytes(), &kept).is_ok())
        });
        Ok(fits.await? && known)
    }

    async fn work<T: Send + 'static>(
        &self,
        turn: Turn,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        // A client that goes away while it waits leaves the queue with this.
        let _waits = turn;
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(|_| crowded())?;
        let work = move || {
            // Held until the work is done, also if no request waits for it any more.
            let _place = place;
            work()
        };
        tokio::task::spawn_blocking(work).await.map_err(Problem::internal)
    }
}

fn crowded() -> Problem {
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("web-crowded"))
}

fn hashed(password: &Password, salt: &[u8]) -> Result<PasswordHash, Problem> {
    let hash: Phc =
        Argon2::default().hash_password_with_salt(password.0.as_bytes(), salt).map_err(Problem::internal)?;
    Ok(PasswordHash(hash.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_right_password_fits_and_nothing_else_does() {
        let passwords = Passwords::new().expect("random bytes");
        let chosen = Password::chosen("correct horse", "correct horse").expect("long enough");
        let (one, two) = (passwords.hash(chosen.clone()).await, passwords.hash(chosen).await);
        let (one, two) = (one.expect("a hash"), two.expect("a hash"));
        assert!(one.0.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{}", one.0);
        assert_ne!(one, two, "each has its own salt");
        for (typed, kept, fits) in [
            ("correct horse", Some(&one), true),
            ("correct horse", Some(&two), true),
            ("correct horsE", Some(&one), false),
            ("", Some(&one), false),
            ("correct horse", None, false),
            ("correct horse", Some(&PasswordHash("nonsense".to_owned())), false),
        ] {
            let turn = passwords.turn().expect("nobody waits");
            let found =
                passwords.fits(turn, Password::typed(typed), kept.cloned()).await.expect("it is tried");
            assert_eq!(found, fits, "{typed}");
        }
    }

    #[test]
    fn a_visitor_who_finds_the_queue_full_is_turned_away_before_anything_is_counted() {
        let passwords = Passwords::new().expect("random bytes");
        let mut turns: Vec<Turn> = (0..WAITING).map(|_| passwords.turn().expect("a place")).collect();
        let refused = passwords.turn().expect_err("no place is left");
        assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
        turns.pop();
        assert!(passwords.turn().is_ok(), "one has left");
    }

    #[test]
    fn a_password_is_long_enough_and_typed_twice() {
        assert!(Password::chosen("123456789", "123456789").is_err());
        assert!(Password::chosen("1234567890", "1234567891").is_err());
        assert!(Password::chosen(&"x".repeat(201), &"x".repeat(201)).is_err());
        let chosen = Password::chosen("žluťoučký kůň", "žluťoučký kůň").expect("sound");
        assert!(!format!("{chosen:?}").contains("kůň"));
    }
}
