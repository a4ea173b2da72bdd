//! Writes the canonical form.

use kolo_messages::Message;
use kolo_model::{
    Acceleration, Adjourned, AdjournedGames, EventInfo, GameTerms, GoSettings, HalfPoints, Idle, MAX_ROUNDS,
    PlannedIdle, Round, RoundNumber, Tournament, TrfDialect,
};

use super::code::Code;
use super::event::Counts;
use super::kept::{self, Position};
use super::lost::{Loss, Losses};
use super::{acceleration, criteria, event, player_line, scoring, settings};
use crate::note::{CannotWrite, Writing};

/// Start numbers have four columns.
const MOST_COMPETITORS: usize = 9_999;

pub(crate) fn write(tournament: &Tournament) -> Result<Writing, CannotWrite> {
    let count = tournament.competitors().len();
    if count > MOST_COMPETITORS {
        return Err(CannotWrite::TooManyCompetitors { count });
    }
    let mut writer = Writer { lines: Vec::new(), losses: Losses::default() };
    writer.heading(tournament);
    writer.settings(tournament);
    writer.kept_lines(tournament.event(), Position::Heading);
    writer.players(tournament)?;
    for team in tournament.teams() {
        let name = writer.clean(&team.name);
        let fitting: String = name.chars().take(settings::TEAM_NAME_WIDTH).collect();
        writer.losses.add_if(fitting != name, Loss::TeamNames);
        writer.push(&settings::write_team(fitting.trim_end(), team));
    }
    for forbidden in tournament.forbidden() {
        writer.push(&settings::write_forbidden(forbidden));
    }
    for line in acceleration::write(tournament.accelerations(), tournament.event().layout.dialect) {
        writer.push(&line);
    }
    writer.kept_lines(tournament.event(), Position::End);
    writer.count_other_losses(tournament);
    let mut text = writer.lines.join("\n");
    text.push('\n');
    Ok(Writing { bytes: text.into_bytes(), lost: writer.losses.into_notes(&Message::new("trf-lost")) })
}

struct Writer {
    lines: Vec<String>,
    losses: Losses,
}

impl Writer {
    fn push(&mut self, line: &str) {
        let line = line.trim_end();
        let fits = Code::of(line).is_none_or(|code| line.len() <= code.most_bytes());
        self.losses.add_if(!fits, Loss::LongLines);
        if fits {
            self.lines.push(line.to_owned());
        }
    }

    /// A line of code and value, left out when the value is empty.
    fn line(&mut self, code: Code, value: &str) {
        if !value.is_empty() {
            self.push(&format!("{} {value}", code.text()));
        }
    }

    /// `text` on one line: control characters become blanks.
    fn clean(&mut self, text: &str) -> String {
        let clean: String =
            text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
        self.losses.add_if(clean != text, Loss::Texts);
        clean.trim().to_owned()
    }

    fn text_line(&mut self, code: Code, text: &str) {
        let clean = self.clean(text);
        self.line(code, &clean);
    }

    fn heading(&mut self, tournament: &Tournament) {
        let event = tournament.event();
        self.text_line(Code::Name, &event.name);
        self.text_line(Code::City, &event.city);
        self.text_line(Code::Federation, &event.federation);
        self.text_line(Code::Start, &event.start);
        self.text_line(Code::End, &event.end);
        let counts = Counts {
            players: tournament.competitors().len(),
            rated: tournament.competitors().iter().filter(|competitor| competitor.rating.is_some()).count(),
            teams: tournament.teams().len(),
        };
        for count in &event.layout.counts {
            self.line(event::count_code(*count), &counts.of(*count).to_string());
        }
        self.text_line(Code::Kind, &event.kind);
        self.text_line(Code::ChiefArbiter, &event.chief_arbiter);
        for deputy in &event.deputies {
            self.text_line(Code::Deputy, deputy);
        }
        self.text_line(Code::TimeControl, &event.time_control);
        let (dates, changed) = event::write_round_dates(&event.round_dates);
        self.losses.add_if(changed, Loss::Texts);
        self.line(Code::RoundDates, &dates);
    }

    fn settings(&mut self, tournament: &Tournament) {
        let dialect = tournament.event().layout.dialect;
        let (rounds_code, lot_code) = match dialect {
            TrfDialect::Trf16 => (Code::Rounds, Code::Config),
            TrfDialect::Trf26 => (Code::Rounds26, Code::Colour26),
        };
        if let Some(rounds) = tournament.planned_rounds() {
            self.line(rounds_code, &rounds.to_string());
        }
        if let Some(lot) = tournament.lot() {
            let value = match dialect {
                TrfDialect::Trf16 => settings::config_word(lot),
                TrfDialect::Trf26 => settings::initial_colour_letter(lot),
            };
            self.line(lot_code, value);
        }
        if let Some(line) = scoring::write(&tournament.scoring(), dialect) {
            self.push(&line);
        }
        self.kind(tournament);
        if !tournament.criteria().is_empty() {
            match criteria::write(tournament.criteria()) {
                Some((code, value)) => self.line(code, &value),
                None => self.losses.add_if(true, Loss::Criteria),
            }
        }
    }

    /// A kept line `192` that names the system says enough.
    fn kind(&mut self, tournament: &Tournament) {
        let code = Code::TournamentType.text();
        let kept = tournament.event().other_lines.iter().find_map(|line| line.strip_prefix(code));
        let (system, acceleration) = (tournament.system(), tournament.acceleration());
        let written = match (kept, system) {
            (Some(kept), _) => Some(kept.trim()),
            (None, Some(system)) => settings::code_of_kind(system, acceleration),
            (None, None) => None,
        };
        if let (None, Some(written)) = (kept, written) {
            self.line(Code::TournamentType, written);
        }
        let stated = written.and_then(settings::kind_of_code);
        self.losses.add_if(system.is_some() && stated.map(|(system, _)| system) != system, Loss::System);
        let lent = stated.map_or(Acceleration::NotUsed, |(_, acceleration)| acceleration);
        self.losses.add_if(lent != acceleration, Loss::Acceleration);
    }

    fn kept_lines(&mut self, event: &EventInfo, position: Position) {
        for line in &event.other_lines {
            match kept::position(line) {
                Some(found) if found == position => self.push(line),
                Some(_) => {}
                None => self.losses.add_if(position == Position::End, Loss::KeptLines),
            }
        }
    }

    fn players(&mut self, tournament: &Tournament) -> Result<(), CannotWrite> {
        let mut scoring = tournament.scoring();
        if !scoring::can_hold_adjourned(&scoring, tournament.event().layout.dialect) {
            // A reader will count adjourned games as draws, and the points must agree with that.
            scoring.adjourned = AdjournedGames::default();
        }
        let crosstable = tournament.crosstable();
        // A reader takes byes after the last round with a pair as plans, and plans bring no points yet.
        let after_last =
            RoundNumber::from_index(tournament.rounds().iter().rposition(is_paired).map_or(0, |i| i + 1));
        let mut to_come = to_come(tournament, &mut self.losses);
        for (competitor, row) in tournament.competitors().iter().zip(crosstable.rows()) {
            let points = row.points_before(after_last, &scoring, Adjourned::AsDraw);
            if points >= HalfPoints::from_whole(100) {
                return Err(CannotWrite::TooManyPoints { no: competitor.no.get(), points });
            }
            let to_come = std::mem::take(&mut to_come[competitor.no.index()]);
            let opponents = tournament.event().layout.opponents;
            let line = player_line::write(competitor, points, opponents, row, &to_come, &mut self.losses);
            self.push(&line);
        }
        Ok(())
    }

    fn count_other_losses(&mut self, tournament: &Tournament) {
        let losses = &mut self.losses;
        losses.add_if(tournament.seed().is_some(), Loss::Seed);
        let dialect = tournament.event().layout.dialect;
        let can_say = scoring::can_hold_adjourned(&tournament.scoring(), dialect);
        losses.add_if(!can_say, Loss::AdjournedGames);
        losses.add_if(!tournament.b6().is_usual(), Loss::B6);
        losses.add_if(*tournament.go() != GoSettings::default(), Loss::GoSettings);
        losses.add_if(tournament.boards().is_some(), Loss::Boards);
        losses.add_if(tournament.bye_score().is_some(), Loss::ByeScore);
        for round in tournament.rounds() {
            let lower = |game: &kolo_model::Game| game.sides.first.min(game.sides.second);
            losses.add_if(!round.games.iter().map(lower).is_sorted(), Loss::BoardOrder);
            for game in &round.games {
                losses.add_if(game.score.is_some(), Loss::Scores);
                losses.add_if(game.terms != GameTerms::EVEN, Loss::GameTerms);
            }
            for (_, idle) in &round.idle {
                losses.add_if(*idle == Idle::ZeroPointBye, Loss::ZeroPointByes);
            }
        }
        let unpaired = tournament.rounds().iter().rev().take_while(|round| !is_paired(round));
        for _ in unpaired {
            losses.add_if(true, Loss::RoundsWithoutGames);
        }
    }
}

/// Whether a reader sees that the round was paired.
fn is_paired(round: &Round) -> bool {
    !round.games.is_empty() || round.idle.iter().any(|(_, idle)| *idle == Idle::PairingBye)
}

/// Byes to come of every player, as (index of the round, letter).
fn to_come(tournament: &Tournament, losses: &mut Losses) -> Vec<Vec<(usize, char)>> {
    let mut to_come: Vec<Vec<(usize, char)>> = vec![Vec::new(); tournament.competitors().len()];
    for PlannedIdle { round, who, idle } in tournament.planned() {
        if round.index() >= MAX_ROUNDS {
            losses.add_if(true, Loss::FarRounds);
            continue;
        }
        let letter = match idle {
            Idle::FullPointBye => 'F',
            Idle::HalfPointBye => 'H',
            Idle::ZeroPointBye | Idle::AnnouncedAbsence | Idle::Absent => 'Z',
            Idle::PairingBye => {
                losses.add_if(true, Loss::PlannedPairingByes);
                continue;
            }
        };
        losses.add_if(*idle == Idle::ZeroPointBye, Loss::ZeroPointByes);
        losses.add_if(*idle == Idle::Absent, Loss::AbsencesWithoutReason);
        to_come[who.index()].push((round.index(), letter));
    }
    let next = tournament.next_round();
    for competitor in tournament.competitors() {
        let Some(withdrawn_after) = competitor.withdrawn_after else {
            continue;
        };
        losses.add_if(true, Loss::Withdrawals);
        let own: &mut Vec<(usize, char)> = &mut to_come[competitor.no.index()];
        let planned = own.first().is_some_and(|(index, _)| *index == next.index());
        if withdrawn_after < next.get() && !planned && !tournament.is_complete() {
            own.insert(0, (next.index(), 'Z'));
        }
    }
    to_come
}
