//! The file of a contest behind `kolo serve --contest`: its matches go to the screens, their results onto the slips.

use std::path::{Path, PathBuf};

use kolo_contest::{Clocks, Contest, GameKey, Hand, Moment, Refusal, VenueId};
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
        if contest.identity() != home.contest {
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

fn hand(by: Name, reason: Option<String>) -> Hand {
    Hand { by, at: Moment(clock::now_milliseconds()), reason }
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
