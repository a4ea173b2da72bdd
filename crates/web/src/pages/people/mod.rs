//! Who works here: signing in and out, one's own account, and the pages on which others are let in.

mod account;
mod all;
pub(crate) mod here;
pub(crate) mod list;
mod log;
pub(crate) mod names;
pub(crate) mod orders;
pub(crate) mod sign_in;

use super::words::words;
use crate::routes::Routes;

pub(in crate::pages) fn routes() -> Routes {
    Routes::new()
        .merge(sign_in::routes::routes())
        .merge(account::routes::routes())
        .merge(all::routes::routes())
        .merge(here::routes::routes())
        .merge(log::routes::routes())
}

words! {
    /// The words of these pages.
    PeopleWords {
        about_here: "people-here-about",
        about_site: "people-site-about",
        account: "people-account",
        actions: "hall-actions",
        again: "people-again",
        by: "people-by",
        desk: "web-desk-heading",
        choose_password: "people-choose-password",
        choose_password_about: "people-choose-password-about",
        disable: "people-disable",
        disabled: "people-disabled",
        enable: "people-enable",
        end: "people-end",
        end_others: "people-end-others",
        all: "people-all",
        for_the_day: "people-for-the-day",
        give: "people-give",
        give_button: "people-give-button",
        give_who: "people-give-who",
        here: "people-here",
        invitations: "people-invitations",
        invitations_none: "people-invitations-none",
        invite: "people-invite",
        invite_button: "people-invite-button",
        log: "house-heading",
        made: "people-made",
        made_once: "people-made-once",
        name: "hall-name",
        new_password: "people-new-password",
        nobody: "people-nobody",
        note: "people-note",
        old_password: "people-old-password",
        password: "people-password",
        password_change: "people-password-change",
        password_save: "people-password-save",
        picture: "hall-links-picture",
        revoke: "people-revoke",
        role: "people-role",
        roles: "people-roles",
        sessions: "people-sessions",
        sign_in: "people-sign-in",
        sign_in_about: "people-sign-in-about",
        sign_in_name: "people-sign-in-name",
        sign_out: "people-sign-out",
        since: "people-since",
        take: "people-take",
        this_one: "people-this-one",
        until: "people-until",
        yours: "people-yours",
    }
}
