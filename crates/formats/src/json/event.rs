//! The event as a whole.

use kolo_model::{EventInfo, TrfLayout};

use super::decode::{self, Fields};
use super::keys;
use super::value::Value;
use crate::collector::Collector;

pub(super) fn read(value: &Value<'_>, notes: &mut Collector) -> Option<EventInfo> {
    let fields = Fields::open(value, &keys::EVENT, notes)?;
    let mut text = |key: &str| {
        fields
            .read(key, notes, |value, notes| decode::text(value, notes).map(str::to_owned))
            .unwrap_or_default()
    };
    let mut event = EventInfo {
        name: text("name"),
        city: text("city"),
        federation: text("federation"),
        start: text("start"),
        end: text("end"),
        kind: text("kind"),
        chief_arbiter: text("chief_arbiter"),
        time_control: text("time_control"),
        ..EventInfo::default()
    };
    let mut texts =
        |key: &str| fields.list(key, notes, |value, notes| decode::text(value, notes).map(str::to_owned));
    event.deputies = texts("deputies");
    event.round_dates = texts("round_dates");
    event.other_lines = texts("other_lines");
    event.layout = TrfLayout {
        dialect: fields
            .read("dialect", notes, |value, notes| decode::one_of(value, &keys::DIALECTS, notes))
            .unwrap_or_default(),
        opponents: fields
            .read("opponents", notes, |value, notes| decode::one_of(value, &keys::PADDINGS, notes))
            .unwrap_or_default(),
        counts: fields.list("counts", notes, |value, notes| decode::one_of(value, &keys::COUNTS, notes)),
    };
    Some(event)
}
