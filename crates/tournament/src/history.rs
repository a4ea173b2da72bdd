//! The facts of a tournament for pairing and standings, from its state.

use std::sync::Arc;

use kolo_model::{
    EventInfo, Idle, MemberRole, Person, Place, Problems, RawCompetitor, RawEntry, RawForbidden,
    RawGameResult, RawPlanned, RawRound, RawTournament, RoundNumber, Spot, Tournament,
};

use crate::state::{Entrant, PublishedRound, State};
use crate::{EntrantId, Entry};

impl State {
    /// The checked facts, by start number. All need a number: empty before the first draft.
    ///
    /// # Errors
    /// When no player has a number yet, or if the state breaks a rule of the model, which would be a bug.
    pub fn facts(&self) -> Result<Tournament, Problems> {
        self.raw_facts().check().map(|checked| checked.tournament)
    }

    fn raw_facts(&self) -> RawTournament {
        let settings = &self.settings;
        let spot = |value: u32| Spot::new(value, Place::default());
        RawTournament {
            event: EventInfo { name: settings.name.as_str().to_owned(), ..EventInfo::default() },
            system: settings.system,
            rounds: Some(spot(settings.rounds)),
            lot: Some(settings.lot()),
            boards: settings.boards_of_contest().map(spot),
            bye_score: settings.bye_score.map(spot),
            scoring: settings.scoring,
            adjourned_games: settings.adjourned_games,
            b6: settings.b6,
            go: settings.go.clone(),
            seed: Some(settings.seed),
            criteria: settings.criteria.iter().map(|c| Spot::new(c.clone(), Place::default())).collect(),
            competitors: self.order.iter().filter_map(|id| self.raw_competitor(*id)).collect(),
            played: self.rounds.iter().map(|round| self.raw_round(round)).collect(),
            planned: self.planned(),
            acceleration: settings.acceleration,
            accelerations: self.lent(),
            forbidden: settings.keep_apart.iter().filter_map(|group| self.raw_forbidden(group)).collect(),
            ..RawTournament::default()
        }
    }

    fn number(&self, id: EntrantId) -> u32 {
        self.number_of(id).map_or(0, kolo_model::StartNumber::get)
    }

    fn raw_competitor(&self, id: EntrantId) -> Option<RawCompetitor> {
        let Entrant { entry, withdrawn_after, .. } = self.entrants.get(&id)?.as_ref();
        let Entry { name, rating, title, rank, adjustment, super_group, club, country, person, roster } =
            entry;
        let Person { sex, born, federation_id } = *person;
        let place = || Place::field(name.as_str());
        Some(RawCompetitor {
            place: place(),
            no: self.number(id),
            name: name.as_str().to_owned(),
            rating: rating.map(|rating| Spot::new(i64::from(rating.value()), place())),
            rating_basis: rating.map(kolo_model::Rating::basis).unwrap_or_default(),
            title: title.map(|title| Spot::new(title.to_string(), place())),
            rank: rank.map(|rank| Spot::new(rank.to_string(), place())),
            adjustment: i32::from(*adjustment),
            super_group: *super_group,
            club: club.as_ref().map(|club| Spot::new(club.to_string(), place())),
            country: country.as_ref().map(|country| Spot::new(country.to_string(), place())),
            sex,
            born: born.map(|born| Spot::new(born.to_string(), place())),
            federation_id,
            withdrawn_after: withdrawn_after.map(|after| Spot::new(after, place())),
            roster: roster.as_ref().map(|roster| {
                let member = |m: &kolo_model::Member| -> (Spot<String>, MemberRole) {
                    (Spot::new(m.name.to_string(), place()), m.role)
                };
                roster.iter().map(member).collect()
            }),
            ..RawCompetitor::default()
        })
    }

    fn raw_round(&self, round: &PublishedRound) -> RawRound {
        let games = round.tables.iter().enumerate().map(|(index, table)| RawEntry::Game {
            place: Place::field(format!("table {}", index + 1)),
            sides: table.sides.map(|id| self.number(id)),
            result: RawGameResult::Outcome(table.outcome),
            score: table.score.map(|score| score.map(i64::from)),
            terms: table.terms,
        });
        let byes = round.byes.iter().map(|id| (*id, Idle::PairingBye));
        let idle = byes.chain(round.idle.iter().copied());
        let idle =
            idle.map(|(id, idle)| RawEntry::Idle { place: Place::default(), who: self.number(id), idle });
        RawRound { entries: games.chain(idle).collect() }
    }

    /// Those of a group who have a number; there is nothing to forbid while fewer than two do.
    fn raw_forbidden(&self, group: &[EntrantId]) -> Option<RawForbidden> {
        let numbers = group.iter().filter_map(|id| self.number_of(*id));
        let members: Vec<u32> = numbers.map(kolo_model::StartNumber::get).collect();
        let place = Place::field("keep_apart");
        (members.len() > 1).then_some(RawForbidden { place, members, from: None, to: None })
    }

    fn planned(&self) -> Vec<RawPlanned> {
        let next = self.next_round();
        let of_entrant = |(id, entrant): (&EntrantId, &Arc<Entrant>)| -> Vec<RawPlanned> {
            let who = self.number(*id);
            let to_come = entrant.absences.range(next..);
            to_come
                .map(|(round, idle): (&RoundNumber, &Idle)| RawPlanned {
                    place: Place::default(),
                    round: Some(round.get()),
                    who,
                    idle: *idle,
                })
                .collect()
        };
        self.entrants.iter().filter(|(id, _)| self.number_of(**id).is_some()).flat_map(of_entrant).collect()
    }
}
