//! The words about boards and duels that every page with a board needs.

use super::words::words;

words! {
    /// Words about boards and duels. Words between percent signs are filled in by the modules.
    TableWords {
        cross: "web-cross",
        circle: "web-circle",
        empty: "web-empty",
        move_number: "web-move-number",
        board: "web-board",
        duel: "web-duel",
        moves: "web-moves",
        grid: "web-grid",
        to_begin: "web-to-begin",
        for_opening: "web-for-opening",
        for_choice: "web-for-choice",
        for_choice_or_two: "web-for-choice-or-two",
        for_move: "web-for-move",
        at_time_limit: "web-at-time-limit",
        won: "web-won",
        drawn: "web-drawn",
        stopped_by_arbiter: "web-stopped-by-arbiter",
        stopped_by_player: "web-stopped-by-player",
        stopped_away: "web-stopped-away",
        called: "web-called",
        offers_draw: "web-offers-draw",
        claims_win: "web-claims-win",
        turned_down: "web-turned-down",
        finding_proven: "web-finding-proven",
        finding_not_proven: "web-finding-not-proven",
        finding_refuted: "web-finding-refuted",
        is_ready: "web-is-ready",
        flag_down: "web-flag-down",
        duel_time: "web-duel-time",
        no_game: "web-no-game",
        score: "web-score",
        result: "web-result",
        forfeit: "web-forfeit",
        connected: "web-connected",
        connecting: "web-connecting",
        enlarge: "web-enlarge",
        all_boards: "web-all-boards",
        failed: "web-failed",
    }
}

/// Words as JSON for a module.
pub(super) fn json(words: &impl serde::Serialize) -> String {
    serde_json::to_string(words).unwrap_or_default()
}
