//! The file of a contest behind `kolo serve --contest`: its matches go to the screens, their results onto the slips.

use std::path::{Path, PathBuf};

use kolo_contest::{Actor, Clocks, Contest, GameKey, Moment, Refusal, VenueId};
use kolo_live::{Home, Setting};
use kolo_messages::Message;
use kolo_model::{Name, NameProblem, PerSide};
use kolo_teams::{BroadcastTables, Game};
use kolo_web::{Delivery, OpenMatch};

use crate::clock;
use crate::commands::contest::file;
use crate::exclusive::Exclusive;
use crate::failure::Failure;

/// Who stands in the log of the contest for results that come from screens.
const SCREENS: &str = "screens";

/// A contest in its file. The file is read anew for every question, so that others may work on it as well.
#[derive(Debug)]
pub(super) struct ContestFile(PathBuf);

impl ContestFile {
    /// Makes sure that there is a contest in the file.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) fn open(path: &Path) -> Result<Self, Failure> {
        file::read(path)?;
        Ok(ContestFile(path.to_owned()))
    }

    /// Changes the contest that a match belongs to, or leaves the file as it was.
    fn change<T>(
        &self,
        home: &Home,
        act: impl FnOnce(&mut Contest) -> Result<T, Refusal>,
    ) -> Result<T, Message> {
        let claim = Exclusive::open(&self.0).map_err(|failure| told(&failure))?;
        let mut contest = file::read_bytes(&self.0, claim.bytes()).map_err(|failure| told(&failure))?;
        // A match from before contests were told apart names none.
        if !home.contest.is_empty() && contest.identity() != home.contest {
            return Err(Refusal::OtherContest.message());
        }
        let done = act(&mut contest).map_err(|refusal| refusal.message())?;
        let after = file::written(&contest).map_err(|failure| told(&failure))?;
        if after.as_bytes() != claim.bytes() {
            claim.replace(after.as_bytes()).map_err(|failure| told(&failure))?;
        }
        Ok(done)
    }
}

impl kolo_web::Contest for ContestFile {
    fn open_matches(&self) -> Result<Vec<OpenMatch>, Message> {
        let contest = file::read(&self.0).map_err(|failure| told(&failure))?;
        let mut matches = Vec::new();
        for (venue, play) in contest.plays() {
            let without_clocks = contest.leaves_the_choice_of_clocks(venue);
            for fixture in play.open_games() {
                let Some(rosters) = play.rosters(&fixture.key) else { continue };
                matches.push(OpenMatch {
                    home: contest.home(venue, &fixture.key),
                    sides: PerSide::new(rosters.first.name.to_string(), rosters.second.name.to_string()),
                    without_clocks,
                });
            }
        }
        Ok(matches)
    }

    fn identity(&self) -> Result<String, Message> {
        file::read(&self.0).map(|contest| contest.identity()).map_err(|failure| told(&failure))
    }

    fn take(&self, by: &Name, home: &Home, clocks: kolo_web::Clocks) -> Result<Setting, Message> {
        let (venue, game) = named(home)?;
        let hand = hand(by.clone(), None);
        let clocks = match clocks {
            kolo_web::Clocks::Used => Clocks::Used,
            kolo_web::Clocks::None => Clocks::None,
        };
        let broadcast = BroadcastTables::default();
        self.change(home, |contest| contest.to_screens(&hand, &venue, &game, clocks, broadcast))
    }

    fn enter(&self, home: &Home, games: &[Game], reason: Option<String>) -> Result<Delivery, Message> {
        let (venue, game) = named(home)?;
        let screens = Name::new(SCREENS).map_err(NameProblem::message)?;
        let hand = hand(screens, reason);
        let delivered =
            self.change(home, |contest| contest.from_screens(&hand, &venue, &game, home.call, games))?;
        Ok(match delivered {
            kolo_contest::Delivery::Entered | kolo_contest::Delivery::ThereAlready => Delivery::OnSlip,
            kolo_contest::Delivery::ByHand(by) => Delivery::ByHand(by),
            kolo_contest::Delivery::Stale => Delivery::Stale,
        })
    }
}

fn hand(by: Name, reason: Option<String>) -> Actor {
    Actor { by, at: Moment(clock::now_milliseconds()), reason }
}

fn named(home: &Home) -> Result<(VenueId, GameKey), Message> {
    let unknown = |_| Refusal::UnknownGame(GameKey(home.game.clone())).message();
    Ok((home.venue.parse().map_err(unknown)?, GameKey(home.game.clone())))
}

/// A failure of the command line as one sentence for a page: its first complaint.
fn told(failure: &Failure) -> Message {
    let first = match failure {
        Failure::BrokenPipe => None,
        Failure::Told { complaints, .. } => complaints.first(),
    };
    first.map_or_else(|| Message::new("web-internal"), |complaint| complaint.message.clone())
}

#[cfg(test)]
mod tests {
    use kolo_contest::Season;
    use kolo_web::Contest as _;

    use super::*;

    /// A match from before contests were told apart names none, and belongs to the one in the file.
    #[test]
    fn only_a_match_of_another_contest_is_turned_away() {
        let days = |from: &str, to: &str| serde_json::json!({ "from": from, "to": to });
        let season = serde_json::json!({
            "name": "Cup", "seed": 7, "announced": "2023-09-25", "entries_close": "2023-10-27",
            "area": days("2023-10-30", "2023-11-16"), "regional": days("2023-11-20", "2023-11-30"),
            "online": days("2023-11-03", "2023-11-19"), "final_zs": days("2023-12-07", "2023-12-07"),
            "final_ss": days("2023-12-08", "2023-12-08"), "final_individuals": days("2023-12-07", "2023-12-08"),
        });
        let season: Season = serde_json::from_value(season).expect("a season");
        let eva = hand(Name::new("Eva").expect("a name"), None);
        let contest = Contest::open(&eva, season).expect("a sound season");
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("cup.json");
        std::fs::write(&path, file::written(&contest).expect("it is written")).expect("a file");
        let kept = ContestFile::open(&path).expect("a contest");
        let refused = |contest: &str| {
            let home = Home {
                contest: contest.to_owned(),
                venue: "nowhere".to_owned(),
                game: "A.1.1".to_owned(),
                call: 0,
            };
            kept.enter(&home, &[], None).expect_err("there is no such tournament")
        };
        let other = Refusal::OtherContest.message();
        assert_eq!(refused("another"), other);
        assert_ne!(refused(""), other);
        assert_eq!(refused(""), refused(&contest.identity()));
    }
}
