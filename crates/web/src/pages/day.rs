//! Pages of a tournament day: what `kolo-views` says, in a frame with the parts of the tournament around it.

pub(crate) mod act;
pub(crate) mod amend;
pub(crate) mod blocks;
pub(crate) mod check_in;
pub(crate) mod draw;
pub(crate) mod entries;
pub(crate) mod find;
mod floor;
pub(crate) mod import;
pub(crate) mod incidents;
pub(crate) mod links;
pub(crate) mod log;
pub(crate) mod my;
pub(crate) mod new;
pub(crate) mod overview;
mod parts;
pub(crate) mod person;
pub(crate) mod results;
pub(crate) mod round;
pub(crate) mod screen;
pub(crate) mod settings;
pub(crate) mod shape;
mod shell;
pub(crate) mod table;

use super::words::words;

pub(crate) use floor::FloorWords;
pub(crate) use parts::Part;
pub(crate) use shell::{Shell, ShellWords, Tab, Trouble, View, called};

words! {
    /// The words of the pages of a tournament.
    DayWords {
        about_heading: "hall-about-heading",
        actions: "hall-actions",
        add: "hall-add",
        back_to_table: "hall-back-to-table",
        because: "hall-because",
        boards: "plan-match-boards",
        by_name: "hall-by-name",
        by_name_paper: "paper-kind-names",
        by_table_paper: "paper-kind-pairings",
        changed_by_hand: "hall-changed-by-hand",
        changes_heading: "hall-changes-heading",
        chart_heading: "hall-chart-heading",
        club: "hall-club",
        correct: "hall-correct",
        discard: "hall-discard",
        draw_adjourn: "hall-draw-adjourn",
        draw_button: "hall-draw-button",
        draw_none: "hall-draw-none",
        draw_waits: "hall-draw-waits",
        edit_heading: "hall-edit-heading",
        enter: "hall-enter",
        entries_heading: "hall-entries-heading",
        exchange_button: "hall-exchange-button",
        exchange_one: "hall-exchange-one",
        exchange_other: "hall-exchange-other",
        failed: "hall-failed",
        goes_on: "school-goes-on",
        house: "house-heading",
        import: "hall-import",
        import_about: "hall-import-about",
        import_button: "hall-import-button",
        import_file: "hall-import-file",
        import_paste: "hall-import-paste",
        keys_about: "hall-keys-about",
        links_about: "hall-links-about",
        links_all: "hall-links-all",
        links_all_have: "hall-links-all-have",
        links_anew: "hall-links-anew",
        links_anew_about: "hall-links-anew-about",
        links_anew_button: "hall-links-anew-button",
        links_heading: "hall-links-heading",
        links_holds: "hall-links-holds",
        links_new: "hall-links-new",
        links_once: "hall-links-once",
        links_only_here: "hall-links-only-here",
        links_picture: "hall-links-picture",
        links_revoke: "hall-links-revoke",
        log_heading: "hall-log-heading",
        name: "hall-name",
        new_check_in: "hall-new-check-in",
        new_create: "hall-new-create",
        new_heading: "hall-new-heading",
        new_file: "hall-file-heading",
        file_download: "hall-file-download",
        file_personal: "hall-file-personal",
        new_name: "hall-new-name",
        new_plan: "plan-new-heading",
        new_rounds: "hall-new-rounds",
        new_system: "hall-new-system",
        next_heading: "hall-next-heading",
        not_drawn: "day-table-not-drawn",
        nothing_published: "hall-nothing-published",
        number: "hall-number",
        of_game: "hall-of-game",
        older: "hall-older",
        only_open: "hall-only-open",
        place: "hall-place",
        playing: "hall-playing",
        points: "hall-points",
        preview: "hall-preview",
        print: "paper-page-print",
        print_papers: "hall-print-papers",
        public_page: "hall-public-page",
        publish: "hall-publish",
        rank: "hall-rank",
        rating: "hall-rating",
        rating_report: "repair-rating-heading",
        reason: "hall-reason",
        result: "hall-result",
        revoke_published: "hall-revoke-published",
        right_result: "hall-right-result",
        roster: "entry-roster",
        rounds: "hall-rounds",
        save_correction: "hall-save-correction",
        standing: "hall-standing",
        system: "hall-system",
        table: "hall-table",
        table_heading: "hall-table-heading",
        view_and_print: "paper-page-view",
        waiting_heading: "hall-waiting-heading",
        why_by_hand: "hall-why-by-hand",
        why_heading: "hall-why-heading",
    }
}
