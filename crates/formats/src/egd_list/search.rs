//! Finds people by name.

use std::cmp::Reverse;

use kolo_model::{CzechKey, search_words};

use super::{ListedPlayer, Pin, RatingList};

/// Who is meant by a name and what else is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Identity<'a> {
    /// Exactly this one.
    One(&'a ListedPlayer),
    /// Several have this name.
    Several(Vec<&'a ListedPlayer>),
    /// No player has this name. These have similar ones.
    Nobody(Vec<&'a ListedPlayer>),
}

impl RatingList {
    /// Every player whose name has a word for each typed word, or whose PIN was typed; best first: whole words
    /// before beginnings, names without further words before longer ones, then by rating and alphabet.
    ///
    /// Words are typed with or without diacritics and in any order.
    pub fn find(&self, typed: &str) -> Vec<&ListedPlayer> {
        if let Some(player) = self.by_typed_pin(typed) {
            return vec![player];
        }
        let typed = search_words(typed);
        if typed.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<_> = self
            .players
            .iter()
            .filter_map(|player| Some((whole_words(&typed, &player.words)?, player)))
            .map(|(whole, player)| {
                let further = player.words.len() - typed.len();
                let key = (Reverse(whole), further, Reverse(player.rating.value()));
                (key, CzechKey::new(player.name.as_str()), player.pin, player)
            })
            .collect();
        found.sort_by(|one, two| (&one.0, &one.1, one.2).cmp(&(&two.0, &two.1, two.2)));
        found.into_iter().map(|(.., player)| player).collect()
    }

    /// The person with this number.
    pub fn by_pin(&self, pin: Pin) -> Option<&ListedPlayer> {
        self.players.iter().find(|player| player.pin == pin)
    }

    /// Who exactly is meant by a whole name. `fits` says whether what else is known agrees; it is asked only where
    /// the name alone does not decide.
    pub fn identify(&self, name: &str, fits: impl Fn(&ListedPlayer) -> bool) -> Identity<'_> {
        let mut typed = search_words(name);
        typed.sort_unstable();
        let same = |player: &&ListedPlayer| {
            let mut words: Vec<&String> = player.words.iter().collect();
            words.sort_unstable();
            words.into_iter().eq(&typed)
        };
        let mut named: Vec<&ListedPlayer> = self.players.iter().filter(same).collect();
        if named.len() > 1 && named.iter().any(|player| fits(player)) {
            named.retain(|player| fits(player));
        }
        match named[..] {
            [] => Identity::Nobody(self.find(name)),
            [one] => Identity::One(one),
            _ => Identity::Several(named),
        }
    }

    fn by_typed_pin(&self, typed: &str) -> Option<&ListedPlayer> {
        let typed = typed.trim();
        let is_pin = typed.len() == 8 && typed.bytes().all(|byte| byte.is_ascii_digit());
        typed.parse().ok().filter(|_| is_pin).and_then(Pin::new).and_then(|pin| self.by_pin(pin))
    }
}

/// How many of the typed words are whole words of the name, if each of them begins another word of it.
fn whole_words(typed: &[String], words: &[String]) -> Option<usize> {
    // Names have a handful of words; no query has more than the longest name.
    if typed.len() > words.len() || words.len() > 12 {
        return None;
    }
    assign(typed, words, 0)
}

/// Tries every way, with a bit set for each word that is taken.
fn assign(typed: &[String], words: &[String], taken: u16) -> Option<usize> {
    let Some((first, rest)) = typed.split_first() else {
        return Some(0);
    };
    let free = words.iter().enumerate().filter(|(index, _)| taken & (1 << index) == 0);
    let fitting = free.filter(|(_, word)| word.starts_with(first.as_str()));
    fitting
        .filter_map(|(index, word)| {
            Some(usize::from(word == first) + assign(rest, words, taken | (1 << index))?)
        })
        .max()
}
