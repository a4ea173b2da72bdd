//! The files that pages load: one style sheet and small modules, compiled into the program.
//!
//! Their address holds a digest of all of them, so browsers may keep them for ever and never mix two versions.

use axum::extract::Path;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::key::hex;
use crate::problem::Problem;

struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

macro_rules! assets {
    ($($name:literal: $kind:expr),* $(,)?) => {
        &[$(Asset { name: $name, kind: $kind, text: include_str!(concat!("../assets/", $name)) }),*]
    };
}

const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";
const STYLE: &str = "text/css; charset=utf-8";

static ASSETS: &[Asset] = assets![
    "kolo.css": STYLE,
    "floor.css": STYLE,
    "contest.css": STYLE,
    "paper.css": STYLE,
    "bracket.css": STYLE,
    "restore.js": SCRIPT,
    "board.js": SCRIPT,
    "captain.js": SCRIPT,
    "check-in.js": SCRIPT,
    "clock-list.js": SCRIPT,
    "clocks.js": SCRIPT,
    "desk-match.js": SCRIPT,
    "desk.js": SCRIPT,
    "documents.js": SCRIPT,
    "dom.js": SCRIPT,
    "draw.js": SCRIPT,
    "follow.js": SCRIPT,
    "hall-clock.js": SCRIPT,
    "icon.svg": PICTURE,
    "duel.js": SCRIPT,
    "list-file.js": SCRIPT,
    "net.js": SCRIPT,
    "new-match.js": SCRIPT,
    "people.css": STYLE,
    "phone.js": SCRIPT,
    "player.js": SCRIPT,
    "prove.js": SCRIPT,
    "results.js": SCRIPT,
    "screen.js": SCRIPT,
    "slips.js": SCRIPT,
    "spectators.js": SCRIPT,
    "typed.js": SCRIPT,
    "wall.css": STYLE,
];

/// The digest in the address of all assets.
pub(crate) fn digest() -> String {
    let mut digest = Sha256::new();
    for asset in ASSETS {
        for part in [asset.name, asset.text] {
            digest.update(part.len().to_be_bytes());
            digest.update(part);
        }
    }
    hex(&digest.finalize()[..8])
}

/// `GET /assets/{digest}/{name}`. A page of an older program gets the newer file rather than none.
pub(crate) async fn get(Path((_, name)): Path<(String, String)>) -> Result<Response, Problem> {
    let asset = ASSETS.iter().find(|asset| asset.name == name).ok_or_else(Problem::not_found)?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.kind)),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
    ];
    Ok((headers, asset.text).into_response())
}
