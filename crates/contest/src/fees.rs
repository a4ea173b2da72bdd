//! stub
use kolo_messages::Message;
use kolo_model::Clause;
use serde::{Deserialize, Serialize};
use crate::{Category, Country, EntryId};
/// x
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Money { /// x
 pub hundredths: i64 }
impl Money { /// x
 pub fn message(self) -> Message { Message::new("contest-nothing") } }
/// x
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaidWhen { /// x
 InAdvance, /// x
 OnSite }
/// x
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct DiscountCode(String);
impl DiscountCode { /// x
 pub fn of(seed: u64, id: &EntryId) -> Self { DiscountCode(format!("{seed}{id}")) } }
impl From<&DiscountCode> for kolo_messages::Arg { fn from(c: &DiscountCode) -> Self { c.0.as_str().into() } }
/// x
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CannotPay;
impl CannotPay { /// x
 pub fn clause(&self) -> Clause { Clause::new("P-1.2.1.8") } /// x
 pub fn message(&self) -> Message { Message::new("contest-nothing") } }
/// x
pub fn amount_due(_c: Category, _k: Country, _w: PaidWhen) -> Result<Money, CannotPay> { Ok(Money{hundredths: 100}) }
