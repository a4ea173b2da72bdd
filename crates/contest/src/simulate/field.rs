//! One tournament from the door to the final order.

use super::Simulation;
use crate::command::{Command, SanctionOrder};
use crate::desk::PlayCommand;
use crate::fees::PaidWhen;
use crate::play::{Play, Progress};
use crate::{
    Against, Breach, Entry, EntryId, Level, Measure, MemberRole, PlayedMatches, PlayerId, Refusal, Sanction,
    Timestamp, VenueId, Weight,
};

impl Simulation<'_> {
    /// Holds a tournament, if participants come.
    pub(super) fn hold(&mut self, venue: &VenueId) -> Result<(), Refusal> {
        self.go_to(venue);
        let expected = self.expected(venue);
        let level = self.contest.state().venue(venue).map(|state| state.plan.level);
        if level != Some(Level::Area) && level != Some(Level::FirstOnline) {
            self.some_decline(&expected, venue)?;
        }
        let expected = self.expected(venue);
        if level == Some(Level::GrandFinal) && !expected.is_empty() {
            self.give(&Command::PublishSeeding(venue.clone()))?;
        }
        let mut came = 0_usize;
        for entry in expected {
            // A participant always misses the train; never in the grand final, where places are few.
            if level != Some(Level::GrandFinal) && self.random.happens(25) {
                continue;
            }
            came += usize::from(self.check_in(venue, &entry)?);
        }
        if came == 0 {
            return Ok(());
        }
        let hand = self.hand_because("odehrát s těmi, kdo přišli");
        self.contest.give(&hand, &Command::Start(venue.clone()))?;
        let key = self.contest.state().venue(venue).map(|state| (state.plan.level, state.plan.category));
        if let Some(key) = key {
            *self.counts.tournaments.entry(key).or_default() += 1;
        }
        self.counts.small += u64::from(came < 4);
        self.play_through(venue)?;
        let over = self.contest.play(venue).is_some_and(Play::is_over);
        let hand = if over { self.hand() } else { self.hand_because("další kolo už nelze nalosovat") };
        self.contest.play_on(&hand, venue, &PlayCommand::Close)
    }

    /// The clock goes on to the day before the tournament.
    fn go_to(&mut self, venue: &VenueId) {
        let day = self.contest.state().venue(venue).map(|state| state.plan.day.begins().hours_before(48));
        self.now = Timestamp(self.now.0.max(day.map_or(0, |moment| moment.0)));
    }

    fn expected(&self, venue: &VenueId) -> Vec<EntryId> {
        let state = self.contest.state();
        state.venue(venue).map(|venue| state.expected(venue)).unwrap_or_default()
    }

    /// A few cannot come to the level they have reached; the next in order steps in.
    fn some_decline(&mut self, expected: &[EntryId], venue: &VenueId) -> Result<(), Refusal> {
        let Some(level) = self.contest.state().venue(venue).map(|state| state.plan.level) else {
            return Ok(());
        };
        for entry in expected {
            if self.random.happens(30) {
                let hand = self.hand_because("nemoc");
                self.contest.give(&hand, &Command::Decline { entry: entry.clone(), level })?;
                self.counts.declined += 1;
                self.place_substitute(level, venue)?;
            }
        }
        Ok(())
    }

    /// Those who step in on the second online level choose a tournament, too.
    fn place_substitute(&mut self, level: Level, venue: &VenueId) -> Result<(), Refusal> {
        if level != Level::SecondOnline {
            return Ok(());
        }
        let state = self.contest.state();
        let Some(category) = state.venue(venue).map(|state| state.plan.category) else { return Ok(()) };
        let qualified = state
            .venues_of(category, Level::FirstOnline)
            .flat_map(|from| state.qualified(&from.plan.id))
            .map(|one| one.entry);
        let new: Vec<EntryId> =
            qualified.filter(|entry| !state.placements.contains_key(&(entry.clone(), level))).collect();
        for entry in new {
            self.give(&Command::Place { entry, venue: venue.clone() })?;
        }
        Ok(())
    }

    /// Comes with the regular players, or with substitutes for those who are ill; pays on the spot if need be.
    fn check_in(&mut self, venue: &VenueId, id: &EntryId) -> Result<bool, Refusal> {
        let Some(state) = self.contest.state().entry(id) else { return Ok(false) };
        let (entry, settled) = (state.entry.clone(), state.fee.is_settled());
        if !settled {
            self.give(&Command::Pay { entry: id.clone(), when: PaidWhen::OnSite, amount: None })?;
        }
        let players = self.line_up(venue, &entry);
        if players.len() < entry.category.fewest_to_start() {
            return Ok(false);
        }
        let (venue, entry) = (venue.clone(), id.clone());
        self.give(&Command::CheckIn { venue, entry, players })?;
        Ok(true)
    }

    fn line_up(&mut self, venue: &VenueId, entry: &Entry) -> Vec<PlayerId> {
        let state = self.contest.state();
        let taken: Vec<PlayerId> = state
            .venue(venue)
            .map(|state| state.present.values().flatten().cloned().collect())
            .unwrap_or_default();
        let free = |player: &PlayerId| !taken.contains(player);
        let is = |role| entry.members.iter().filter(move |member| member.role == role);
        let mut players: Vec<PlayerId> =
            is(MemberRole::Regular).map(|member| member.player.clone()).filter(free).collect();
        if players.len() > entry.category.fewest_to_start() && self.random.happens(50) {
            players.pop();
        }
        let substitutes = is(MemberRole::Substitute).map(|member| member.player.clone()).filter(free);
        let room = entry.category.regulars().saturating_sub(players.len());
        players.extend(substitutes.take(room));
        players
    }

    /// Now and then a participant is warned, and sometimes more.
    pub(super) fn maybe_sanction(&mut self, venue: &VenueId) -> Result<(), Refusal> {
        if !self.random.happens(60) {
            return Ok(());
        }
        let Some(play) = self.contest.play(venue) else { return Ok(()) };
        let field = play.field().to_vec();
        let settled = play.games().into_iter().filter(|key| {
            let detailed = play.slip(key).and_then(|slip| slip.settled()).and_then(|one| one.sheet.games());
            detailed.is_some()
        });
        let settled: Vec<_> = settled.collect();
        let entry = field[self.below(field.len())].clone();
        let warned =
            self.contest.state().sanctions().iter().any(|one| one.against == Against::Entry(entry.clone()));
        let game = settled.into_iter().find(|key| {
            let fixture = self.contest.play(venue).and_then(|play| play.fixture(key));
            fixture.is_some_and(|fixture| {
                matches!(fixture.progress, Progress::Over(_))
                    && (fixture.sides.first == entry || fixture.sides.second == entry)
            })
        });
        let measure = match game {
            Some(game) if warned => Measure::ForfeitGame { game, board: 1 },
            Some(_) | None => Measure::Warning,
        };
        self.sanction(venue, entry, measure, Weight::Usual)
    }

    fn sanction(
        &mut self,
        venue: &VenueId,
        entry: EntryId,
        measure: Measure,
        weight: Weight,
    ) -> Result<(), Refusal> {
        let sanction = Sanction {
            venue: Some(venue.clone()),
            against: Against::Entry(entry),
            breach: Breach::Unsporting,
            weight,
            measure,
            decided_by: self.by.clone(),
        };
        let hand = self.hand_because("nesportovní chování");
        let order = SanctionOrder { sanction, later: kolo_stages::Later::Keep };
        match self.contest.sanction(&hand, &order) {
            Ok(()) => self.counts.sanctions += 1,
            // A forfeit that would overturn matches played since is not undone here.
            Err(Refusal::Stages(_)) => {}
            Err(refusal) => return Err(refusal),
        }
        Ok(())
    }

    /// When all is over a team of a regional tournament turns out to have cheated (P-4.1.1.10).
    pub(super) fn late_sanction(&mut self) -> Result<(), Refusal> {
        let state = self.contest.state();
        let closed = state.venues().find(|venue| {
            venue.plan.level == Level::Regional
                && state.order(venue).len() > venue.quota.unwrap_or(0) as usize + 1
        });
        let Some((venue, last)) =
            closed.and_then(|venue| Some((venue.plan.id.clone(), state.order(venue).pop()?.entry)))
        else {
            return Ok(());
        };
        let measure = Measure::Exclusion { played: PlayedMatches::Stay };
        self.sanction(&venue, last, measure, Weight::Serious)
    }
}
