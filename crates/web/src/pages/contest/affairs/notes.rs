//! Who is away from a tournament for a longer time, and who may watch.

use askama::Template;
use kolo_contest::{Away, Contest, Event, Note, VenueState};
use kolo_messages::Lang;
use kolo_teams::Told;
use kolo_views::contest::{notes, teams, told};

use super::AffairsWords;
use crate::app::App;
use crate::desk::Arbiter;
use crate::form::Hidden;
use crate::key::NoChance;
use crate::pages::Frame;
use crate::pages::contest::new::Choice;
use crate::time;
use crate::tournament::Shell;

/// A note, with the form that removes it.
#[derive(Debug)]
pub(crate) struct Kept {
    step: u64,
    name: String,
    from: String,
    until: String,
    about: String,
    class: &'static str,
    hidden: Hidden,
}

/// Those of a team who can be away.
#[derive(Debug)]
pub(crate) struct Side {
    name: String,
    people: Vec<Choice>,
}

/// The page.
#[derive(Debug, Template)]
#[template(path = "affairs/notes.html")]
pub(crate) struct NotesPage {
    frame: Frame,
    shell: Shell,
    a: AffairsWords,
    base: String,
    absences: Vec<Kept>,
    spectators: Vec<Kept>,
    sides: Vec<Side>,
    told: Vec<Choice>,
    now: String,
    absence: Hidden,
    spectator: Hidden,
}

/// Who can be informed, by the words of forms.
pub(crate) const TOLD: [(&str, Told); 3] =
    [("organiser", Told::Organiser), ("assistant", Told::Assistant), ("support", Told::Support)];

impl NotesPage {
    /// The page of a tournament.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn new(
        app: &App,
        lang: Lang,
        shell: Shell,
        contest: &Contest,
        venue: &VenueState,
        by: &Arbiter,
    ) -> Result<NotesPage, NoChance> {
        let now = time::now().0;
        let (mut absences, mut spectators) = (Vec::new(), Vec::new());
        for (step, record) in (1..).zip(contest.records()).filter(|(step, _)| !contest.is_undone(*step)) {
            match &record.event {
                Event::Noted(Note::Absence(away)) if away.venue == venue.plan.id => {
                    absences.push(away_line(contest, step, away, now, lang, Hidden::new(by)?));
                }
                Event::Noted(Note::Spectator { venue: at, name }) if *at == venue.plan.id => {
                    let hidden = Hidden::new(by)?;
                    spectators.push(Kept { name: name.to_string(), ..Kept::plain(step, hidden) });
                }
                _ => {}
            }
        }
        absences.reverse();
        let side = |team: teams::Team| {
            let person =
                |member: teams::Member| Choice { code: member.id, label: member.name, chosen: false };
            let comes = team.came;
            let people = team.members.into_iter().filter(|member| member.plays || !comes).map(person);
            Side { name: team.name, people: people.collect() }
        };
        let told = TOLD.map(|(code, told)| Choice {
            code: code.to_owned(),
            label: notes::told_name(told).text(lang),
            chosen: false,
        });
        Ok(NotesPage {
            frame: Frame::named(app, lang, &shell.name),
            a: AffairsWords::of(lang),
            base: shell.home.clone(),
            absences,
            spectators,
            sides: teams::expected(contest, venue, lang).into_iter().map(side).collect(),
            told: told.into(),
            now: time::written_local(now),
            absence: Hidden::new(by)?,
            spectator: Hidden::new(by)?,
            shell,
        })
    }
}

impl Kept {
    fn plain(step: u64, hidden: Hidden) -> Kept {
        let empty = String::new;
        Kept { step, name: empty(), from: empty(), until: empty(), about: empty(), class: "", hidden }
    }
}

fn away_line(contest: &Contest, step: u64, away: &Away, now: i64, lang: Lang, hidden: Hidden) -> Kept {
    Kept {
        name: told::person(contest.state(), &away.player),
        from: time::set(away.from.0, lang),
        until: away.until.map(|until| time::set(until.0, lang)).unwrap_or_default(),
        about: notes::notice(away).text(lang),
        class: if away.covers(kolo_contest::Moment(now)) { "away" } else { "" },
        ..Kept::plain(step, hidden)
    }
}
