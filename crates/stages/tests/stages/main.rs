//! Plans that are made, broken, played and recorded.

mod broken_plans;
mod chains;
mod contest;
mod contest_groups;
mod contest_play_off;
mod contest_random;
mod drawings;
mod files;
mod formats;
mod hats;
mod knockouts;
mod mutations;
mod play;
mod repairs;
mod support;
mod ties;
