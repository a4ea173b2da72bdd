//! Pages of a tournament of stages by itself: what `kolo-day` says of it, in the frame of a tournament.

pub(crate) mod desk;
pub(crate) mod draw;
pub(crate) mod my;
pub(crate) mod setup;
pub(crate) mod shell;
pub(crate) mod wall;

use super::words::words;

pub(crate) use shell::Part;

words! {
    /// The words of the pages of tournaments of stages.
    CupWords {
        about_heading: "hall-about-heading",
        advance: "cup-advance",
        again: "cup-again",
        bye: "cup-bye",
        club: "hall-club",
        correct: "hall-correct",
        create: "cup-create",
        data: "privacy-data-link",
        data_people: "privacy-data-people",
        data_short: "cup-data",
        double: "cup-double",
        draw_heading: "cup-draw-heading",
        enter: "hall-enter",
        exchange: "cup-exchange",
        exchange_about: "cup-exchange-about",
        exchange_one: "hall-exchange-one",
        exchange_other: "hall-exchange-other",
        failed: "hall-failed",
        file_download: "school-file-download",
        first_round: "cup-first-round",
        form: "cup-form",
        game: "school-game",
        group: "school-group",
        groups: "cup-groups",
        keys_about: "hall-keys-about",
        key_score: "cup-key-score",
        list: "cup-list",
        list_about: "cup-list-about",
        list_example: "cup-list-example",
        losers: "cup-losers",
        lot: "cup-lot",
        lot_about: "cup-lot-about",
        matches: "cup-matches",
        matches_heading: "school-matches-heading",
        name: "hall-name",
        new_about: "cup-new-about",
        new_heading: "cup-new-heading",
        new_name: "hall-new-name",
        next_heading: "hall-next-heading",
        no_matches: "school-no-matches",
        only_open: "school-only-open",
        place: "hall-place",
        played: "school-played",
        players: "cup-players",
        public_page: "hall-public-page",
        publish: "cup-publish",
        publish_about: "cup-publish-about",
        rank: "hall-rank",
        rating: "hall-rating",
        reason: "hall-reason",
        recall: "cup-recall",
        rename: "cup-rename",
        rename_about: "cup-rename-about",
        rename_heading: "cup-rename-heading",
        result: "hall-result",
        results_heading: "school-results-heading",
        save: "cup-save",
        scores_off: "cup-scores-off",
        scores_on: "cup-scores-on",
        seed: "school-seed",
        seeded: "cup-seeded",
        seeding: "cup-seeding",
        side_first: "school-side-first",
        side_second: "school-side-second",
        standing: "hall-standing",
        still_possible: "cup-still-possible",
        waiting_heading: "school-waiting-heading",
        why_heading: "school-why-heading",
        withdraw: "cup-withdraw",
        withdrawn: "cup-withdrawn",
    }
}
