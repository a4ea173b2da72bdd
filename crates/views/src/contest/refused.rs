//! Why something is not done, for people who look at a page: nothing of the command line.

use kolo_contest::{BookRefusal, Refusal};
use kolo_messages::Message;
use kolo_stages::SmallField;
use kolo_stages::generate::CannotPlan;

/// The sentence for people at a page.
pub fn message(refusal: &Refusal) -> Message {
    match refusal {
        Refusal::ReasonMissing => Message::new("school-refused-reason"),
        Refusal::QuotaNotPublished(_) => Message::new("school-refused-quota"),
        Refusal::SeatsMissing(_) => Message::new("school-refused-seats"),
        Refusal::SeedingLate { hours, .. } => {
            Message::new("school-refused-seeding-late").with("hours", hours.to_string())
        }
        Refusal::SeedingNotPublished(_) => Message::new("school-refused-seeding"),
        Refusal::NobodyPresent(_) => Message::new("school-refused-nobody"),
        Refusal::NotOver(_) => Message::new("school-refused-not-over"),
        Refusal::Format(CannotPlan::TooFewTeams(SmallField::TwoMatches)) => {
            Message::new("school-refused-two")
        }
        Refusal::Format(CannotPlan::TooFewTeams(SmallField::DoubleRound)) => {
            Message::new("school-refused-three")
        }
        Refusal::FieldOfGrandFinal { came, expected, .. } => {
            Message::new("school-refused-final").with("came", *came).with("expected", *expected)
        }
        Refusal::Book(BookRefusal::ProtestsOpen(open)) => {
            Message::new("school-refused-protests").with("open", open.clone())
        }
        // What the command line says holds here, too.
        other => other.message(),
    }
}
