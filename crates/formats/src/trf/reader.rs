//! Reads a whole file, line by line.

use std::collections::BTreeSet;

use kolo_messages::Message;
use kolo_model::{
    Acceleration, AdjournedGames, OpponentPadding, Place, ProblemKind, RawTournament, Scoring, Spot,
    TrfDialect,
};

use super::acceleration::Accelerations;
use super::code::Code;
use super::kept::{self, KeptKinds};
use super::rounds::Sayings;
use super::scoring::GivenPoints;
use super::{criteria, event, player, settings};
use crate::collector::Collector;
use crate::columns::Line;
use crate::limits::{MOST_LINES, MOST_TEXT_BYTES, MOST_TRF_BYTES};
use crate::text::{self, Encoding};
use crate::{FileProblems, Reading};

pub(crate) fn read(bytes: &[u8]) -> Result<Reading, FileProblems> {
    let decoded = text::decode(bytes, MOST_TRF_BYTES)?;
    let mut notes = Collector::default();
    if decoded.encoding != Encoding::Utf8 {
        let message = Message::new("file-encoding-guessed").with("encoding", decoded.encoding);
        notes.warn(Place::default(), message);
    }
    // Old programs end a text file with the mark of CP/M.
    let content = decoded.text.trim_end_matches('\u{1a}');
    if content.trim().is_empty() {
        return Err(FileProblems::one(Place::default(), Message::new("file-empty")));
    }
    let mut reader = Reader::default();
    let lines = text::lines(content).filter(|(_, line)| !line.trim().is_empty());
    for (count, (number, line)) in lines.enumerate() {
        if count == MOST_LINES {
            let message = Message::new("trf-too-many-lines").with("most", MOST_LINES);
            return Err(FileProblems::too_large(Place::at(number, 1), message));
        }
        reader.line(number, line, &mut notes);
        if notes.is_full() {
            break;
        }
    }
    reader.finish(notes)
}

/// What has been read so far.
#[derive(Debug, Default)]
struct Reader<'a> {
    raw: RawTournament,
    sayings: Sayings,
    accelerations: Accelerations,
    points: Option<(Place, GivenPoints)>,
    counts: Vec<(Code, Line<'a>)>,
    seen: BTreeSet<Code>,
    kept_kinds: KeptKinds,
    zeros: Option<bool>,
}

impl<'a> Reader<'a> {
    fn line(&mut self, number: u32, text: &'a str, notes: &mut Collector) {
        let most = Code::of(text).map_or(MOST_TEXT_BYTES, Code::most_bytes);
        if text.len() > most {
            notes.missing(Place::at(number, 1), Message::new("trf-line-too-long").with("most", most));
            return;
        }
        let line = Line::new(number, text);
        if let Some(index) = text.chars().position(char::is_control) {
            let control = text.chars().nth(index).unwrap_or_default();
            let message = match control {
                '\t' => Message::new("trf-tab"),
                other => {
                    Message::new("file-control-character").with("code", format!("U+{:04X}", u32::from(other)))
                }
            };
            notes.missing(line.place(index + 1), message);
            return;
        }
        match Code::of(text) {
            Some(code) => self.known(code, line, notes),
            None => self.keep(&line, notes),
        }
    }

    fn known(&mut self, code: Code, line: Line<'a>, notes: &mut Collector) {
        if let Some(text) = event::single_text(&mut self.raw.event, code) {
            let value = line.rest(4);
            if text.is_empty() {
                value.clone_into(text);
            } else if !value.is_empty() {
                notes.warn(line.place(1), Message::new("trf-line-twice").with("code", code.text()));
            }
            return;
        }
        match code {
            Code::PlayerCount | Code::RatedCount | Code::TeamCount => self.counts.push((code, line)),
            Code::Deputy => {
                let deputy = line.rest(4);
                self.raw.event.deputies.extend((!deputy.is_empty()).then(|| deputy.to_owned()));
            }
            Code::RoundDates => self.raw.event.round_dates = event::round_dates(&line),
            Code::Player => self.player(&line, notes),
            Code::Team => self.raw.teams.push(settings::team(&line, notes)),
            Code::Rounds | Code::Rounds26 => {
                let rounds = settings::rounds(&line, notes);
                self.set_once(code, &line, notes, |raw| &mut raw.rounds, rounds, |a, b| a.value == b.value);
            }
            Code::Config => {
                let (lot, kept) = settings::config(&line, notes);
                self.set_once(code, &line, notes, |raw| &mut raw.lot, lot, |a, b| a == b);
                if let Some(kept) = kept {
                    self.raw.event.other_lines.push(kept.to_owned());
                    self.kept_kinds.add(kept, line.place(1));
                }
            }
            Code::Colour26 => {
                let lot = settings::initial_colour(&line, notes);
                self.set_once(code, &line, notes, |raw| &mut raw.lot, lot, |a, b| a == b);
            }
            Code::TournamentType => self.system(&line, notes),
            Code::TieBreaks | Code::RankOrder => self.criteria(code, &line, notes),
            Code::Absent => settings::absent(&line, &mut self.sayings, notes),
            Code::Byes26 => settings::byes(&line, &mut self.sayings, notes),
            Code::Forbidden => self.raw.forbidden.push(settings::forbidden(&line, notes)),
            Code::Forbidden26 => {
                self.raw.forbidden.extend(settings::forbidden_in_rounds(&line, notes));
            }
            Code::Acceleration => self.accelerations.add_xxa(&line, notes),
            Code::Acceleration26 => self.accelerations.add_250(&line, notes),
            Code::Scoring => self.points(&line).add_xxs(&line, notes),
            Code::Scoring26 => self.points(&line).add_162(&line, notes),
            Code::BbWin
            | Code::BbDraw
            | Code::BbLoss
            | Code::BbZeroBye
            | Code::BbForfeitLoss
            | Code::BbPairingBye => self.points(&line).add_bb(code, &line, notes),
            Code::Name
            | Code::City
            | Code::Federation
            | Code::Start
            | Code::End
            | Code::Kind
            | Code::ChiefArbiter
            | Code::TimeControl => {}
        }
        self.seen.insert(code);
    }

    /// Sets a value that two kinds of lines may give: the same one twice is fine, another one is not.
    fn set_once<T>(
        &mut self,
        code: Code,
        line: &Line<'_>,
        notes: &mut Collector,
        slot: impl FnOnce(&mut RawTournament) -> &mut Option<T>,
        value: Option<T>,
        same: impl FnOnce(&T, &T) -> bool,
    ) {
        let Some(value) = value else {
            return;
        };
        match slot(&mut self.raw) {
            Some(earlier) if !same(earlier, &value) => {
                let message = Message::new("trf-setting-differs").with("code", code.text());
                notes.problem(line.place(5), message);
            }
            Some(_) => {}
            empty @ None => *empty = Some(value),
        }
    }

    fn points(&mut self, line: &Line<'_>) -> &mut GivenPoints {
        &mut self.points.get_or_insert_with(|| (line.place(5), GivenPoints::default())).1
    }

    fn player(&mut self, line: &Line<'_>, notes: &mut Collector) {
        if let Some(player) = player::read(line, notes) {
            let no = player.competitor.no;
            self.sayings.add_player(no, &player.competitor.place, &player.entries);
            self.zeros = self.zeros.or(player.zeros);
            self.raw.competitors.push(player.competitor);
        }
    }

    fn system(&mut self, line: &Line<'_>, notes: &mut Collector) {
        let code = line.rest(4);
        let kind = settings::kind_of_code(code);
        let system = kind.map(|(system, _)| system);
        self.set_once(Code::TournamentType, line, notes, |raw| &mut raw.system, system, |a, b| a == b);
        if let Some((_, Acceleration::Baku)) = kind {
            self.raw.acceleration = Acceleration::Baku;
        }
        let canonical = kind.and_then(|(system, by)| settings::code_of_kind(system, by)) == Some(code);
        if !canonical && !code.is_empty() {
            let text = format!("{} {code}", Code::TournamentType.text());
            if kind.is_none() {
                self.kept_kinds.add(&text, line.place(1));
            }
            self.raw.event.other_lines.push(text);
        }
    }

    fn criteria(&mut self, code: Code, line: &Line<'_>, notes: &mut Collector) {
        let value = line.rest(4);
        if value.is_empty() {
            return;
        }
        match criteria::read(code, value) {
            Ok(names) => {
                let known: Vec<&str> = self.raw.criteria.iter().map(|name| name.value.as_str()).collect();
                if known.is_empty() {
                    let spot = |name| Spot::new(name, line.place(5));
                    self.raw.criteria = names.into_iter().map(spot).collect();
                } else if known != names {
                    let message = Message::new("trf-setting-differs").with("code", code.text());
                    notes.problem(line.place(5), message);
                }
            }
            Err(why) => {
                let message = Message::new("trf-criteria-unused").with("code", code.text());
                notes.warn(line.place(5), message.with("why", why.message()));
                self.raw.event.other_lines.push(format!("{} {value}", code.text()));
            }
        }
    }

    fn keep(&mut self, line: &Line<'_>, notes: &mut Collector) {
        let text = line.text().trim_end();
        match kept::position(text) {
            Some(_) => {
                self.kept_kinds.add(text, line.place(1));
                self.raw.event.other_lines.push(text.to_owned());
            }
            None => notes.problem(line.place(1), Message::new("trf-line-unreadable")),
        }
    }

    fn finish(mut self, mut notes: Collector) -> Result<Reading, FileProblems> {
        if !self.seen.contains(&Code::Player) {
            notes.missing(Place::default(), Message::new("trf-no-players"));
        }
        self.layout(&mut notes);
        self.kept_kinds.warn(&mut notes);
        if let Some((place, points)) = self.points {
            match points.scoring() {
                Ok(scoring) => {
                    self.raw.adjourned_games = scoring.adjourned;
                    self.raw.scoring = Some(Scoring { adjourned: AdjournedGames::default(), ..scoring });
                }
                Err(message) => notes.problem(place, message),
            }
        }
        let highest = self.raw.competitors.iter().map(|competitor| competitor.no).max().unwrap_or(0);
        self.raw.accelerations = self.accelerations.into_raw(highest, &mut notes);
        self.sayings.fill(&mut self.raw, &mut notes);
        let raw = self.raw;
        notes.check(&raw, |problem| match problem.kind {
            ProblemKind::RoundEmpty { round } => raw.competitors.first().map(|first| {
                let column = player::FIRST_ROUND + (round as usize - 1) * player::ROUND_WIDTH;
                Place::at(first.place.line, text::count(column))
            }),
            // The place of a player is that of their number.
            ProblemKind::Name(_) if problem.place.column == player::NUMBER => {
                Some(Place::at(problem.place.line, player::NAME))
            }
            _ => None,
        })
    }

    fn layout(&mut self, notes: &mut Collector) {
        let of_trf26 = [Code::Rounds26, Code::Colour26, Code::Scoring26, Code::Acceleration26];
        let layout = &mut self.raw.event.layout;
        if of_trf26.iter().any(|code| self.seen.contains(code)) {
            layout.dialect = TrfDialect::Trf26;
        }
        if self.zeros == Some(true) {
            layout.opponents = OpponentPadding::Zeros;
        }
        let competitors = &self.raw.competitors;
        let counts = event::Counts {
            players: competitors.len(),
            rated: competitors.iter().filter(|competitor| competitor.rating.is_some()).count(),
            teams: self.raw.teams.len(),
        };
        for (code, line) in &self.counts {
            if let Some(count) = event::count_line(*code).filter(|_| !line.rest(4).is_empty()) {
                event::compare_count(line, counts.of(count), notes);
                layout.counts.push(count);
            }
        }
        layout.counts.sort();
        layout.counts.dedup();
    }
}
