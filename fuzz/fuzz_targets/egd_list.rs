//! No rating list makes the program fail, whoever is looked for.
#![no_main]

use kolo_formats::egd_list;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(list) = egd_list::read(bytes) {
        let player = &list.players[0];
        assert_eq!(list.find(&player.pin.to_string()).len(), 1);
        let _ = list.find(player.name.as_str());
    }
});
